"""Windmill: Cozy Stories. Rules WM-1 to WM-76 and rulings WM-R1 to WM-R26."""

from collections.abc import Iterable

from msgspec import structs

from talewind.kit import (
    Absence,
    Chance,
    Game,
    Offer,
    Outcome,
    Passage,
    RuleId,
    Seat,
    Table,
    fresh,
    offer,
    one_of,
    words,
)  # fmt: skip

from .guessing import Guessing
from .options import DAY, MillOptions, pawns
from .state import Mill
from .telling import Aloud, Telling
from .turns import Ending, Setup, end
from .view import MillView, determinize, view
from .words import Entitle, Entitled, Events, Note, Noted

LIVE, RELAXED = Absence(), Absence(grace=0, patience=14 * DAY)
ROUNDS = {3: 3, 4: 3, 5: 2}  # WM-13 to WM-15


class Windmill(Game[Mill, MillView, MillOptions]):
    id = "windmill"
    seats = range(3, 6)
    seats_rule = "WM-1"
    told = Events
    decks = ("windmill",)

    def start(self, seats: int, options: MillOptions) -> Mill:
        return Mill(
            **fresh(seats),
            stack=[Setup()],
            options=options,
            pawns=pawns(seats, options.pawns),
            rounds=ROUNDS[seats],
        )

    def view(self, state: Mill, seat: Seat | None) -> MillView:
        return view(state, seat)

    def determinize(self, state: Mill, seat: Seat | None, chance: Chance) -> None:
        determinize(state, seat, chance)

    def outcome(self, state: Mill) -> Outcome:
        return state.outcome()

    def aside(self, state: Mill, seat: Seat) -> Iterable[Offer]:
        """A line about a tale told aloud; a title for the bigger tale of a round that is over."""
        aloud = [tale.id for tale in state.tales if tale.teller == seat and tale.tale.aloud]
        if aloud:
            yield offer(Note, tale=one_of(aloud, of="tale"), line=words(300))
        over = range(1, state.round + isinstance(state.stack[-1], Ending))
        first = {tale.round: tale.teller for tale in reversed(state.tales) if tale.round in over}
        mine = sorted(number for number, teller in first.items() if teller == seat)
        if mine and state.options.never_ending:
            yield offer(Entitle, round=one_of(mine, of="round"), title=words(80))

    def beside(self, t: Table[Mill], seat: Seat, move: Note | Entitle) -> None:
        match move:
            case Note(number, line):
                tale = t.state.tales[number - 1]
                noted = Passage(line.parts, aloud=True, lang=line.lang)
                t.state.tales[number - 1] = structs.replace(tale, tale=noted)
                t.tell(Noted(seat, number, line))
            case Entitle(number, title):
                t.state.titles[number] = title.text
                t.tell(Entitled(seat, number, title.text))

    def figures(self, state: Mill) -> dict[str, tuple[int, int]]:
        tales = state.tales
        return {
            "unfound": (sum(tale.finder is None for tale in tales), len(tales)),
            "untold": (state.turn - len(tales), state.turn),
        }

    def hushed(self, state: Mill, seat: Seat | None) -> RuleId | None:
        """The Storyteller is silent from the draw to the end of guessing; onlookers talk among themselves (WM-R14)."""
        top = state.stack[-1] if state.stack else None
        if not isinstance(top, Telling | Aloud | Guessing):
            return None
        if seat == top.teller:
            return "WM-26" if isinstance(top, Guessing) else "WM-R14"
        return "WM-R14" if seat is None or not state.options.guesser_chat else None

    def absence(self, state: Mill) -> Absence:
        return RELAXED if state.options.relaxed else LIVE

    def present(self, state: Mill, seat: Seat) -> bool:
        return state.present(seat)

    def left(self, t: Table[Mill], seat: Seat) -> None:
        """The seat is kept for a while; with one person left the game ends at once (WM-R25)."""
        if t.state.winners is None and sum(t.state.holds(other) for other in range(t.state.seats)) <= 1:
            self.abandoned(t)

    def abandoned(self, t: Table[Mill]) -> None:
        if t.state.winners is not None:
            return t.unwind()
        t.state.cut_short = True
        return end(t, at_once=True)
