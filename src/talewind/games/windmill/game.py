"""Windmill: Cozy Stories. Rules WM-1 to WM-76 and rulings WM-R1 to WM-R27."""

from collections.abc import Iterable

from msgspec import structs

from talewind.kit import Offer, RuleId, Seat, Table, fresh, has_words, offer, one_of, refuse, words
from talewind.kit.ready import TaleGame, by_wish, notes

from .book import PAWN_SHAPES, pages
from .events import Entitled, Events, Noted
from .guessing import Guessing, Showing
from .honours import honours, quote
from .moves import Entitle, Note
from .options import OPTION_RULES, PAWNS, MillOptions
from .state import PICTURES, Mill
from .telling import Aloud, Telling
from .turns import Ending, Setup, Turns, end
from .view import MillView, determinize, view

ROUNDS = {3: 3, 4: 3, 5: 2}  # WM-13 to WM-15


class Windmill(TaleGame[Mill, MillView, MillOptions]):
    id = "windmill"
    phases = (Setup, Turns, Telling, Aloud, Guessing, Showing, Ending)
    shelf = 1
    version = 3
    seats = range(3, 6)
    seats_rule = "WM-1"
    option_rules = OPTION_RULES
    chairs_option = "players"
    pieces = PAWN_SHAPES
    minutes = (20, 30)
    moods = ("cozy", "gentle")
    event_types = Events
    decks = ("windmill",)
    pictures = {"windmill": PICTURES}

    view = staticmethod(view)
    determinize = staticmethod(determinize)
    pages = staticmethod(pages)
    honours = staticmethod(honours)
    quote = staticmethod(quote)
    end = staticmethod(end)  # WM-R25

    def start(self, seats: int, options: MillOptions) -> Mill:
        return Mill(
            **fresh(seats),
            stack=[Setup()],
            options=options,
            pawns=by_wish(seats, options.pawns, PAWNS, refuse("windmill-pawn-taken", "WM-6")),
            rounds=ROUNDS[seats],
        )

    def asides(self, state: Mill, seat: Seat) -> Iterable[Offer]:
        """Offer a line about a tale told aloud, and a title for the bigger tale of a finished round."""
        yield from notes(Note, tale=[tale.id for tale in state.tales if tale.teller == seat and tale.tale.aloud])
        if not state.options.never_ending:
            return
        over = range(1, state.round + isinstance(state.stack[-1], Ending))
        first = {tale.round: tale.teller for tale in reversed(state.tales) if tale.round in over}
        mine = sorted(number for number, teller in first.items() if teller == seat)
        if mine:
            yield offer(Entitle, round=one_of(mine, of="round"), title=words(80))

    def did_aside(self, t: Table[Mill], seat: Seat, move: Note | Entitle) -> None:
        match move:
            case Note(number, line):
                t.state.tales[number - 1] = structs.replace(t.state.tales[number - 1], tale=line.as_note())
                t.tell(Noted(seat, number, line))
            case Entitle(number, title) if has_words(title.text):
                t.state.titles[number] = title.text
                t.tell(Entitled(seat, number, title.text))
            case Entitle(number):
                t.state.titles.pop(number, None)  # an empty title removes it without an event

    def figures(self, state: Mill) -> dict[str, tuple[int, int]]:
        tales = state.tales
        return {
            "unfound": (sum(tale.finder is None for tale in tales), len(tales)),
            "untold": (state.turn - len(tales), state.turn),
        }

    def shapes(self, state: Mill) -> tuple[str, ...]:
        return tuple(PAWN_SHAPES[pawn] for pawn in state.pawns)

    def hushed(self, state: Mill, seat: Seat | None) -> RuleId | None:
        """Silence the Storyteller from the draw to the end of guessing; onlookers talk among themselves (WM-R14)."""
        top = state.stack[-1] if state.stack else None
        if not isinstance(top, Telling | Aloud | Guessing):
            return None
        if seat == top.teller:
            return "WM-26" if isinstance(top, Guessing) else "WM-R14"
        return "WM-R14" if seat is None or not state.options.guesser_chat else None
