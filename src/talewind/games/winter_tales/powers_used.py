"""Powers used in a turn: Winter Propaganda, the rebel returns, Freezing Horror, passing the artifact (WT-220, WT-222 to WT-231, WT-237
to WT-241; WT-R73, WT-R75 to WT-R77, WT-R79)."""

from collections.abc import Iterable
from typing import Any

from talewind.kit import Ask, Offer, Passage, Phase, Say, Seat, Steps, offer, one_of, say, some

from .arbiter import Judging
from .battles import Battle
from .cast import ARTIFACT, DRAW, HORROR, PROPAGANDA, PROPAGANDA_COST, RETURN_COST, SAFE_HOUSE, SIDE_OF, Char
from .deciding import Deciding
from .figures import listed
from .moves import EndTurn
from .passages import record
from .power_events import ArtifactPassed, BroughtBack, Horrified, Propagated
from .power_moves import BringBack, Horrify, PayThree, Propagate
from .saving import Paid
from .state import T, Winter
from .telling import Pad
from .town import LOCATIONS, Space

REFUGE: Space = "oaks-park"  # where a rebel comes back if no place is accepted


def offers(state: Winter, seat: Seat) -> list[Offer]:
    """Instead of an activation; Freezing Horror needs a turn without a ready character (WT-222, WT-228, WT-237)."""
    if not state.options.powers:
        return []
    if not state.ready(seat):
        rebels = frightened(state, seat)
        horror = offer(Horrify, rebel=one_of(rebels, of="character", rule="WT-R75")) if rebels else None
        return [horror, offer(EndTurn)] if horror else []
    found: list[Offer] = []
    soldiers, rebels = spreaders(state, seat), listeners(state)
    if PROPAGANDA in state.powers and soldiers and rebels:
        soldier, rebel = one_of(soldiers, of="character"), one_of(rebels, of="character", rule="WT-231")
        found.append(offer(Propagate, soldier=soldier, rebel=rebel))
    hand = state.hands[seat]
    if state.out and len(hand) >= RETURN_COST:
        cards = some(hand, RETURN_COST, RETURN_COST, of="card", rule="WT-238")
        found.append(offer(BringBack, space=one_of(LOCATIONS, of="space", rule="WT-240"), cards=cards))
    return found


def spreaders(state: Winter, seat: Seat) -> list[Char]:
    return [char for char in state.ready(seat) if not state.figures[char].rebel]


def listeners(state: Winter) -> list[Char]:
    """Ready rebels that were not activated in this chapter, anybody's (WT-229b, WT-231, WT-R77)."""
    return [char for char in state.rebels() if (it := state.figures[char]).ready and not it.activated]


def frightened(state: Winter, seat: Seat) -> list[Char]:
    """Rebels of others in a location whose power slot is empty, for the owner of the horror (WT-223, WT-224, WT-R75)."""
    holders = state.powers.get(HORROR, ())
    if not holders or state.figures[holders[0]].seat != seat:
        return []
    taken = state.powers.get(SAFE_HOUSE, ())
    figures = ((char, state.figures[char]) for char in state.rebels())
    return [c for c, it in figures if it.seat != seat and it.space in LOCATIONS and it.space not in taken]


def use(t: T, seat: Seat, move: Any) -> None:
    state = t.state
    match move:
        case Propagate(soldier, rebel):
            state.change(soldier, ready=False)  # WT-229
            state.change(rebel, ready=False, barred=True)  # WT-229b, WT-230
            state.note(t, Propagated(seat, soldier, rebel))
            state.draw(t, seat, DRAW)  # WT-229a
            t.push(Spreading(seat, soldier))
        case BringBack(space, cards):
            char = next(iter(state.out))
            for card in cards:
                state.play(t, seat, card, "spring", "price")
            t.push(Returning(seat=seat, char=char, space=space, cards=list(cards)))
        case Horrify(rebel):
            soldier, space = state.powers[HORROR][0], state.figures[rebel].space
            state.powers[HORROR] = (soldier, space)  # WT-223, WT-226
            state.note(t, Horrified(seat, rebel, space))
            t.push(Battle(soldier=soldier, rebel=rebel, horror=True))


class Spreading(Deciding):
    """Three cards together, then how the soldier kept the rebel from acting (WT-229c, WT-R77)."""

    soldier: Char

    def prompt(self, state: Winter) -> Say:
        return say("winter_tales-pay-three")

    def offers(self, state: Winter) -> list[Offer]:
        cost = len(self.usual(state).cards)
        return [offer(PayThree, cards=some(state.hands[self.seat], cost, cost, of="card", rule="WT-229c"))]

    def usual(self, state: Winter) -> PayThree:
        """The newest; whoever drew short pays what he has."""
        return PayThree(tuple(state.hands[self.seat][-PROPAGANDA_COST:]))

    def answered(self, t: T, seat: Seat, move: PayThree) -> None:
        for card in move.cards:
            t.state.play(t, seat, card, "winter", "price")
        t.become(Paid(seat, woven=list(move.cards), kind="power", scene="price", char=self.soldier, side="winter"))


class Returning(Steps, kw_only=True):
    """Three cards are paid; how the rebel escapes is told, and where it comes back must be carried by the story (WT-237 to WT-241).
    A place that is rejected may be changed once."""

    order = ("story", "judge", "again", "place")
    seat: Seat
    char: Char
    space: Space
    cards: list[str]
    tale: int = 0
    changed: bool = False

    def now(self, state: Winter) -> Say:
        return say("winter_tales-now-returning", seat=self.seat, char=self.char)

    def story(self, t: T) -> None:
        t.push(Pad(self.seat, woven=list(self.cards), kind="return", scene="price", char=self.char))

    def judge(self, t: T) -> None:
        t.push(Judging(tale=self.tale, matter="return", chars=(self.char,)))

    def resumed(self, t: T, done: Phase) -> None:
        match done:
            case Pad(number=number):
                self.tale = number
            case Judging(verdict="accept"):
                self.step = "place"
            case Judging() if self.changed:
                self.space, self.step = REFUGE, "place"

    def ask_again(self, state: Winter) -> Iterable[Ask]:
        if state.holds(self.seat):
            place = offer(BringBack, space=one_of(LOCATIONS, of="space", rule="WT-240"))
            usual, lasts = BringBack(REFUGE), state.options.decision
            yield Ask(self.seat, say("winter_tales-return-elsewhere"), (place,), otherwise=usual, lasts=lasts)

    def answered(self, t: T, seat: Seat, move: BringBack) -> None:
        self.space, self.changed, self.step = move.space, True, "judge"

    def again(self, t: T) -> None:
        """Nobody holds the seat."""
        self.space = REFUGE

    def place(self, t: T) -> None:
        """Upright, activated, back with its player (WT-239 to WT-241, WT-R79)."""
        state = t.state
        state.clear("price")
        state.figures[self.char] = state.out.pop(self.char)
        state.change(self.char, space=self.space, upright=True, ready=False, activated=True, pinned=False)
        state.figures = listed(state.figures)
        state.note(t, BroughtBack(self.seat, self.char, self.space))


# The Great Artifact.


def receivers(state: Winter) -> list[Char]:
    """Upright characters of other players where the holder is (WT-220, WT-R73)."""
    if state.passed or ARTIFACT not in state.powers:
        return []
    (holder,) = state.powers[ARTIFACT]
    it = state.figures[holder]
    return [char for char in state.there(it.space, upright=True) if state.figures[char].seat != it.seat]


class Passing(Phase):
    """The artifact goes to another character, if the story justifies it."""

    to: Char
    tale: int

    def run(self, t: T) -> None:
        t.push(Judging(tale=self.tale, matter="artifact", chars=(self.to,)))

    def resumed(self, t: T, done: Judging) -> None:
        if done.verdict != "reject":
            (holder,) = t.state.powers[ARTIFACT]
            t.state.powers[ARTIFACT] = (self.to,)
            t.tell(ArtifactPassed(holder, self.to))
        t.pop()


def pass_on(t: T, seat: Seat, char: Char, tale: Passage) -> None:
    state = t.state
    (holder,) = state.powers[ARTIFACT]
    state.passed = True
    number = record(t, seat, "power", tale, holder, SIDE_OF[holder])
    t.push(Passing(char, number))
