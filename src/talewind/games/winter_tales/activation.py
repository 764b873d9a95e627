"""Activations: flip, draw, move, discard (WT-61 to WT-64, WT-66, WT-138, WT-139; WT-R9, WT-R40, WT-R46, WT-R100)."""

from collections.abc import Iterable
from typing import Any, ClassVar

from talewind.kit import Ask, Offer, Phase, Say, Seat, Steps, offer, say, some

from . import objectives, powers, skills
from .cast import HAND_LIMIT, Char
from .events import Activated, Kept
from .movement import Movement
from .moves import Keep, Save
from .saving import Saving, offer_save, save
from .state import T, Winter
from .town import Space


class Activation(Steps, kw_only=True):
    """A joining activation: every step but the action (WT-138). `goal`: the space of the ongoing quest."""

    order: ClassVar[tuple[str, ...]] = ("flip", "draw", "move", "end", "after")
    seat: Seat
    char: Char
    goal: Space = ""
    carried: bool = False  # a joiner was put where it is by somebody else

    def now(self, state: Winter) -> Say:
        return say("winter_tales-now-activation", seat=self.seat, char=self.char)

    def flip(self, t: T) -> None:
        t.state.change(self.char, ready=False, activated=True)
        t.state.note(t, Activated(self.seat, self.char, bool(self.goal)))

    def draw(self, t: T) -> None:
        t.state.draw(t, self.seat, skills.draw_of(t.state, self.char))

    def move(self, t: T) -> None:
        side = t.state.figures[self.char].side
        objectives.start(t, self.seat, self.char)
        t.push(Movement(self.seat, most=None, kind="move", scene="move", char=self.char, side=side, goal=self.goal))

    def ask_end(self, state: Winter) -> Iterable[Ask]:
        """Asked whatever the hand is: the question would tell its size (WT-R97)."""
        if not state.holds(self.seat):
            return
        hand = state.hands[self.seat]
        over = max(0, len(hand) - HAND_LIMIT)
        keep = offer(Keep, discard=some(hand, over, over, of="card", rule="WT-66"))
        offers = [keep, *self.also(state)]
        prompt = say("winter_tales-keep", over=over)
        yield Ask(self.seat, prompt, tuple(offers), otherwise=Keep(newest(hand, over)), lasts=state.options.decision)

    def also(self, state: Winter) -> list[Offer]:
        found = objectives.offers(state, self.seat, self.char)
        if not self.goal and isinstance(saving := offer_save(state, self.seat), Offer):
            found.append(saving)
        return found

    def end(self, t: T) -> None:
        """Nobody holds the seat: the newest cards go."""
        hand = t.state.hands[self.seat]
        self.keep(t, Keep(newest(hand, max(0, len(hand) - HAND_LIMIT))))

    def keep(self, t: T, move: Keep) -> None:
        state = t.state
        for card in move.discard:
            state.hands[self.seat].remove(card)
        state.unseen = sorted([*state.unseen, *move.discard])
        t.tell(Kept(self.seat, move.discard), to=self.seat, others=Kept(self.seat))

    def answered(self, t: T, seat: Seat, move: Any) -> None:
        match move:
            case Keep():
                self.advance()
                self.keep(t, move)
            case Save():
                save(t, seat, move)
            case _:
                objectives.acted(t, seat, self.char, move)

    def resumed(self, t: T, done: Phase) -> None:
        match done:
            case Saving():
                objectives.check(t)
            case Movement(goal=goal) if goal:
                self.carried = not done.has_reached(t.state)

    def after(self, t: T) -> None:
        """Glimmer of Hope may flip the card back (WT-207)."""
        if self.char in t.state.figures and powers.may_flip_back(t.state, self.char):
            t.push(powers.FlippingBack(self.seat, self.char))


def newest(hand: list[str], number: int) -> tuple[str, ...]:
    """The cards drawn last."""
    return tuple(hand[len(hand) - number :])
