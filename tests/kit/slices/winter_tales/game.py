"""Winter Tales (slice): the game, and what a seat sees of it."""

from collections.abc import Iterable
from itertools import chain

from talewind.kit import Chance, Frozen, Game, Options, Outcome, Seat, Table, fresh

from .activation import Activation, Movement
from .chapter import Chapter, Setup, Turn
from .interrupts import Battle, Entry, Interruption, Trap
from .quest import Joining, JoiningIn, Quest, Sending
from .state import Figure, Winter
from .telling import Story, Strike
from .words import CARDS, Events, Narrated, Side


class WinterView(Frozen):
    chapter: int
    acting: Seat
    sides: tuple[Side, ...]
    figures: dict[str, Figure]
    quests: dict[str, Side]
    memories: tuple[str, ...]
    hand: tuple[str, ...]
    lying: tuple[str, ...]
    claims: dict[Seat, str]
    latest: Narrated | None
    pile: tuple[tuple[str, ...], tuple[str, ...]] | None


class WinterTales(Game[Winter, WinterView, Options]):
    id = "winter-tales-slice"
    phases = (
        Setup, Chapter, Turn, Activation, Movement, Entry, Interruption, Battle, Trap, Story, Strike, Quest, Sending, Joining,
        JoiningIn,
    )  # fmt: skip
    seats = range(4, 7, 2)
    event_types = Events
    windows = ("interrupt", "join")

    def start(self, seats: int, options: Options) -> Winter:
        sides = [Winter.both[seat % 2] for seat in range(seats)]
        return Winter(**fresh(seats), stack=[Setup()], sides=sides, hands=[[] for _ in sides], deck=list(CARDS))

    def view(self, state: Winter, seat: Seat | None) -> WinterView:
        pile = state.pile
        return WinterView(
            chapter=state.chapter,
            acting=state.acting,
            sides=tuple(state.sides),
            figures=dict(state.figures),
            quests=dict(state.quests),
            memories=tuple(state.memories),
            hand=() if seat is None else tuple(state.hands[seat]),
            lying=tuple(lying(state)),
            claims=next((dict(phase.claims) for phase in state.stack if isinstance(phase, Interruption)), {}),
            latest=state.latest,
            pile=(tuple(pile.spring), tuple(pile.winter)) if pile and (pile.shown or pile.seat == seat) else None,
        )

    def determinize(self, state: Winter, seat: Seat | None, chance: Chance) -> None:
        """Faces and sides are dealt anew. Sizes too, though they can be worked out: they may not be shown (WT-R97)."""
        others = [s for s in range(state.seats) if s != seat]
        hidden = state.pile if state.pile and not state.pile.shown and state.pile.seat != seat else None
        sizes = {s: len(state.hands[s]) for s in others}
        unseen = [state.deck, *(state.hands[s] for s in others), *([hidden.spring, hidden.winter] if hidden else [])]
        state.deck = sorted(chain(*unseen))
        for s in others:
            size = 0 if hidden and hidden.seat == s else max(0, sizes[s] + chance.roll(3, "world") - 1)
            state.hands[s] = deal(state.deck, size, chance)
        if hidden:
            hidden.spring = deal(state.deck, chance.roll(4, "world"), chance)
            hidden.winter = deal(state.deck, chance.roll(4, "world"), chance)

    def outcome(self, state: Winter) -> Outcome:
        best = max(state.scores)
        return Outcome(tuple(s for s in range(state.seats) if state.scores[s] == best), state.cut_short)

    def abandoned(self, t: Table[Winter]) -> None:
        t.state.discards += lying(t.state)  # cards that lie in phases would go with them
        t.unwind()

    def cards(self, state: Winter) -> Iterable[str]:
        pile = (*state.pile.spring, *state.pile.winter) if state.pile else ()
        return chain(state.deck, state.discards, lying(state), pile, *state.hands)


def deal(deck: list[str], number: int, chance: Chance) -> list[str]:
    return [chance.deal(deck, "world") for _ in range(min(number, len(deck)))]


def lying(state: Winter) -> list[str]:
    """The cards that lie open, played and not yet discarded."""
    found: list[str] = []
    for phase in state.stack:
        match phase:
            case Story(woven=cards) | Battle(cards=cards) | Trap(cards=cards):
                found += cards
            case Quest(cards=by_seat) | JoiningIn(cards=by_seat):
                found += chain(*by_seat.values())
    return found
