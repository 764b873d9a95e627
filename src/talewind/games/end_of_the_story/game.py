"""The End of the Story. Rules ES-1 to ES-55 and rulings ES-R1 to ES-R34."""

from collections.abc import Iterable

from msgspec import structs

from talewind.kit import Absence, Offer, RuleId, Seat, Table, fresh, refuse
from talewind.kit.ready import TaleGame, by_wish, notes

from .book import COLOUR_SHAPES, pages
from .events import Events, Jotted
from .forbidden import OBJECTS
from .honours import honours, quote
from .judging import Claiming, Judging, Showing
from .moves import Jot
from .options import CAP, COLOURS, LENIENCE, OPTION_RULES, EndOptions
from .placing import Placing, Revealing
from .state import EndState
from .telling import Telling
from .turns import Ending, Setup, Tie, Turns, end
from .view import EndView, determinize, view

NARRATING = Absence(lenience=LENIENCE)
RACING = Absence(lenience=CAP, grace=0, present=0)  # a race is not paused: it is finished first
GOING_ON = Absence(present=0)
TIMES = {3: 2, 4: 2, 5: 1, 6: 1}  # ES-9, ES-10


class EndOfTheStory(TaleGame[EndState, EndView, EndOptions]):
    id = "end_of_the_story"
    phases = (Setup, Turns, Telling, Placing, Revealing, Claiming, Judging, Showing, Tie, Ending)
    shelf = 3
    version = 3
    seats = range(3, 7)
    seats_rule = "ES-1"
    option_rules = OPTION_RULES
    chairs_option = "players"
    pieces = COLOUR_SHAPES
    minutes = (20, 30)
    event_types = Events
    decks = ("objects",)
    pictures = {"objects": OBJECTS}

    view = staticmethod(view)
    determinize = staticmethod(determinize)
    pages = staticmethod(pages)
    honours = staticmethod(honours)
    quote = staticmethod(quote)

    def start(self, seats: int, options: EndOptions) -> EndState:
        return EndState(
            **fresh(seats),
            stack=[Setup()],
            options=options,
            colours=by_wish(seats, options.tokens, COLOURS, refuse("end_of_the_story-colour-taken", "ES-2")),
            times=TIMES[seats],
        )

    def asides(self, state: EndState, seat: Seat) -> Iterable[Offer]:
        """Offer to write down, for the book, a story told aloud."""
        yield from notes(Jot, story=[told.id for told in state.stories if told.narrator == seat and told.story.aloud])

    def did_aside(self, t: Table[EndState], seat: Seat, move: Jot) -> None:
        story = t.state.stories[move.story - 1]
        t.state.stories[move.story - 1] = structs.replace(story, story=move.line.as_note())
        t.tell(Jotted(seat, move.story, move.line))

    def shapes(self, state: EndState) -> tuple[str, ...]:
        return tuple(COLOUR_SHAPES[colour] for colour in state.colours)

    def figures(self, state: EndState) -> dict[str, tuple[int, int]]:
        found = [len(story.finders) for story in state.stories]
        return {"found": (sum(n > 0 for n in found), len(found)), "easy": (sum(n > 2 for n in found), len(found))}

    def hushed(self, state: EndState, seat: Seat | None) -> RuleId | None:
        """Silence the narrator from the draw to the reveal; onlookers talk among themselves (ES-R22)."""
        now = state.round
        return "ES-R22" if now and not now.revealed and seat in (None, now.narrator) else None

    def absence(self, state: EndState) -> Absence:
        top = state.stack[-1] if state.stack else None
        return RACING if isinstance(top, Placing) else NARRATING if isinstance(top, Telling) else GOING_ON

    def left(self, t: Table[EndState], seat: Seat) -> None:
        super().left(t, seat)
        if t.state.winners is None and isinstance(tie := t.state.stack[0], Tie):
            tie.drop(t)

    def end(self, t: Table[EndState]) -> None:
        end(t, t.state.best())  # ES-R32
