"""Story. Rules ST-1 to ST-59 and rulings ST-R1 to ST-R36."""

from collections.abc import Iterable

from msgspec import structs

from talewind.kit import Offer, RuleId, Seat, Table, fresh, offer, one_of, refuse
from talewind.kit.ready import TaleGame, by_wish, notes

from .book import COLOUR_SHAPES, pages
from .choosing import Giving, HandingOn
from .composing import Composing, Reading
from .events import Events, Flagged, Noted, Wiped
from .honours import honours, quote
from .moves import FlagWord, Note, PlayCard
from .opening import Opening
from .options import COLOURS, OPTION_RULES, StoryOptions
from .rounds import Ending, Round, Rounds, Setup, Showing, end
from .silence import performers, quiet
from .state import FIRST_FORTY, PICTURES, Board
from .telling import Aloud, Miming, Telling, Tellings
from .view import BoardView, determinize, view
from .voting import Throwing, Voting


class Story(TaleGame[Board, BoardView, StoryOptions]):
    id = "story"
    phases = (
        Setup, Rounds, Round, Opening, HandingOn, Composing, Tellings, Telling, Aloud, Miming, Reading, Voting, Giving, Throwing,
        Showing, Ending,
    )  # fmt: skip
    shelf = 2
    version = 4
    seats = range(3, 9)
    seats_rule = "ST-1"
    option_rules = OPTION_RULES
    chairs_option = "players"
    pieces = COLOUR_SHAPES
    minutes = (25, 75)
    event_types = Events
    windows = ("action",)
    decks = ("story",)
    pictures = {"story": PICTURES}

    view = staticmethod(view)
    determinize = staticmethod(determinize)
    pages = staticmethod(pages)
    honours = staticmethod(honours)
    quote = staticmethod(quote)
    end = staticmethod(end)  # ST-R32

    def start(self, seats: int, options: StoryOptions) -> Board:
        return Board(
            **fresh(seats),
            stack=[Setup()],
            options=options,
            colours=by_wish(seats, options.colours, COLOURS, refuse("story-colour-taken", "ST-2")),
            pile=list(self.pictures["story"]),
        )

    def start_by(self, rules: int, seats: int, options: StoryOptions) -> Board:
        board = self.start(seats, options)
        if rules < 4:
            board.pile = list(FIRST_FORTY)
        return board

    def cards(self, state: Board) -> Iterable[str]:
        for lying in (*state.hands, state.pile, state.discards, state.unseen, state.table, state.received.values()):
            yield from lying
        yield state.start

    def asides(self, state: Board, seat: Seat) -> Iterable[Offer]:
        """Offer the action card in its window, a flag at a written word, and a line about a story told aloud."""
        top = state.stack[-1]
        if isinstance(top, Opening) and state.cards[seat]:
            yield offer(PlayCard)
        flaggable = [s for s in performers(state) if s != seat and seat not in state.flags.get(s, [])]
        if flaggable:
            yield offer(FlagWord, teller=one_of(flaggable, of="seat"))
        if quiet(state):
            return  # a note is words (ST-R30)
        over = state.round + isinstance(top, Throwing | Showing | Ending)
        aloud = [tale.id for tale in state.tales if tale.seat == seat and tale.tale.aloud and tale.round < over]
        yield from notes(Note, tale=aloud)

    def shut_asides(self, state: Board, seat: Seat) -> dict[str, RuleId]:
        """Close an action card that comes after another (ST-16, ST-R7) or after the window (ST-15), and notes in a
        Silent round."""
        cards = state.shut() if state.cards[seat] else {}
        return cards | ({"note": "ST-R30"} if quiet(state) else {})

    def did_aside(self, t: Table[Board], seat: Seat, move: PlayCard | FlagWord | Note) -> None:
        state, top = t.state, t.state.stack[-1]
        match move:
            case PlayCard() if isinstance(top, Opening):
                top.play(t, seat)
            case FlagWord(teller):
                state.flags.setdefault(teller, []).append(seat)
                t.tell(Flagged(teller, len(state.flags[teller])))
                self.attended(t)
            case Note(number, line):
                state.tales[number - 1] = structs.replace(state.tales[number - 1], tale=line.as_note())
                t.tell(Noted(seat, number, line))

    def attended(self, t: Table[Board]) -> None:
        """Count the flags again among those who are present (ST-R23)."""
        for teller in performers(t.state):
            if t.state.outvoted(teller):
                t.state.wipe(teller)
                t.tell(Wiped(teller), shows=True)

    def figures(self, state: Board) -> dict[str, tuple[int, int]]:
        told = [tale.picture for tale in state.tales]
        return {"again": (len(told) - len(set(told)), len(told))}

    def shapes(self, state: Board) -> tuple[str, ...]:
        return tuple(COLOUR_SHAPES[colour] for colour in state.colours)

    def hushed(self, state: Board, seat: Seat | None) -> RuleId | None:
        return "ST-R30" if seat is not None and quiet(state) else None
