"""Supply cards: three open stacks, taking, playing (WW-10, WW-11, WW-90, WW-102 to WW-112; WW-R6, WW-R39 to WW-R47)."""

from collections.abc import Iterable

from talewind.kit import Ask, Offer, Phase, RuleId, Say, Seat, offer, one_of, say

from .choices import Action, kept
from .cresters import place_crester
from .events import CardTaken, Played, Restocked, WindTurned
from .moves import Draw, PlayAerogenerator, PlayBait, PlayFuel, Stop
from .pieces import Card
from .planet import DIRECTIONS, Direction
from .state import Sky, T

CARDS = 3  # by one Take Supplies
FUEL = offer(PlayFuel)


class Supplying(Phase):
    """Cards one at a time, each from the top of any stack (WW-90)."""

    seat: Seat
    taken: int = 0

    def now(self, state: Sky) -> Say:
        return say("windward-now-supplying", seat=self.seat)

    def asks(self, state: Sky) -> Iterable[Ask]:
        ship = state.ships[self.seat]
        stacks = [number for number, size in enumerate(state.stacks, 1) if size]
        if self.taken == CARDS or len(ship.hand) >= ship.hand_limit or not stacks:
            return
        notes = {str(number): say("windward-top", card=state.tops[number - 1]) for number in stacks}
        draw = offer(Draw, stack=one_of(stacks, of="stack", notes=notes, rule="WW-90"))
        stop = (offer(Stop),) if self.taken else ()  # WW-R39
        usual = Stop() if self.taken else Draw(stacks[0])
        prompt = say("windward-supplies", left=min(CARDS - self.taken, ship.hand_limit - len(ship.hand)))
        closed: dict[str, RuleId] = {} if self.taken else {"stop": "WW-R39"}
        yield Ask(self.seat, prompt, (draw, *stop), closed, otherwise=usual, lasts=state.reaction)

    def answered(self, t: T, seat: Seat, move: Draw | Stop) -> None:
        if isinstance(move, Draw):
            self.taken += 1
            take_card(t, seat, move.stack - 1)
        else:
            self.taken = CARDS

    def run(self, t: T) -> None:
        t.pop()


def take_card(t: T, seat: Seat, stack: int) -> None:
    """Take a top card. The card below it is seen before the next is chosen: what was planned is dropped (WW-90)."""
    state, card = t.state, t.state.tops[stack]
    assert card is not None
    t.unplan(seat)
    state.ships[seat].hand.append(card)
    state.ships[seat].known.append(card)
    state.stacks[stack] -= 1
    state.tops[stack] = _next_top(t, state.stacks[stack])
    t.tell(CardTaken(seat, stack + 1, card, state.tops[stack]), shows=True)
    if not state.stacks[stack]:
        restock(t)


def restock(t: T) -> None:
    """All cards of stacks and discard pile are split into three stacks again (WW-105, WW-R40)."""
    state = t.state
    state.bag += [*state.discards, *state.buried, *(top for top in state.tops if top is not None)]
    state.bag.sort()  # no order: cards are dealt from it
    state.discards, state.buried = [], []
    lay_stacks(t)
    t.tell(Restocked(tuple(state.stacks), tuple(state.tops)), shows=True)


def lay_stacks(t: T) -> None:
    """Near-equal stacks with their top cards face up (WW-11, WW-R6)."""
    state = t.state
    size, more = divmod(len(state.bag), 3)
    state.stacks = [size + (number < more) for number in range(3)]
    state.tops = [_next_top(t, size) for size in state.stacks]


def _next_top(t: T, size: int) -> Card | None:
    if not size:
        return None
    card: Card = t.chance.deal(t.state.bag, "supply")
    return card


def refill(t: T) -> None:
    """Cards in the discard pile fill a stack that stayed empty (WW-R40)."""
    if (t.state.discards or t.state.buried) and 0 in t.state.stacks:
        restock(t)


def offer_fuel(state: Sky, seat: Seat) -> Offer | RuleId:
    return FUEL if "fuel" in state.ships[seat].hand else "WW-106"


def offer_aerogenerator(state: Sky, seat: Seat) -> Offer | RuleId:
    if "aerogenerator" not in state.ships[seat].hand:
        return "WW-111"
    return _offer_winds(state.wind)


@kept
def _offer_winds(now: Direction) -> Offer:
    winds = [direction for direction in DIRECTIONS if direction != now]
    return offer(PlayAerogenerator, wind=one_of(winds, of="wind", closed={str(now): "WW-R44"}))


def offer_bait(state: Sky, seat: Seat) -> Offer | RuleId:
    """Not without a Grey Crester in stock and a free Feeding Ground (WW-R37, WW-R45)."""
    if "bait" not in state.ships[seat].hand:
        return "WW-112"
    free = state.free_below(state.planet.feeding) if state.greys else []
    return offer(PlayBait, to=one_of(free, of="space", rule="WW-R45")) if free else "WW-R37"


def play_card(t: T, card: Card) -> None:
    """From a hand that others do not see, this cannot be taken back. Onlookers see no hand: what a plan plays, or whether
    an offer to trade lapses, tells them more than the move did."""
    state = t.state
    state.spend(state.active, card)
    t.tell(Played(state.active, card))
    if not state.open_hands or t.ran > 1 or state.trades:
        t.commit()


def play_fuel(t: T, move: PlayFuel) -> None:
    play_card(t, "fuel")
    t.state.course.speed += 1


def play_aerogenerator(t: T, move: PlayAerogenerator) -> None:
    play_card(t, "aerogenerator")
    t.tell(WindTurned(t.state.wind, move.wind, t.state.active))
    t.state.wind = move.wind


def play_bait(t: T, move: PlayBait) -> None:
    play_card(t, "bait")
    place_crester(t, "grey", move.to)


ACTIONS = (
    Action(PlayFuel, offer_fuel, play_fuel), Action(PlayAerogenerator, offer_aerogenerator, play_aerogenerator),
    Action(PlayBait, offer_bait, play_bait),
)  # fmt: skip
