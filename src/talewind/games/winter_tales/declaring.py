"""Declaring objectives: card, space, story, bookmark (WT-243 to WT-249; WT-R66, WT-R81, WT-R106)."""

from collections.abc import Iterable

from talewind.kit import Ask, Phase, Say, Seat, offer, one_of, say

from .cards import Memory, Secret
from .cast import ICONS, OBJECTIVES, Goal
from .epilogue import begin_epilogue
from .power_events import ObjectiveDeclared
from .power_moves import PlaceObjective
from .quest_events import BookmarkMoved, MemoryPlaced
from .state import T, Winter
from .telling import Pad


def icons(state: Winter) -> list[int]:
    """The empty track spaces with an objective icon (WT-245, WT-246, WT-R81)."""
    return [space for space in state.empty() if space in ICONS]


def allowed(state: Winter, secret: Secret) -> bool:
    """Whether its order lets a fulfilled objective be declared now (WT-R80)."""
    if secret.order == "hold" or not icons(state):
        return False
    return secret.order == "declare" or len(state.empty()) > 1


class Declaring(Phase):
    """Objectives are declared one after another: card, space, story, bookmark (WT-243 to WT-245, WT-R81). A full track begins the
    epilogue (WT-R66)."""

    goals: list[Goal]
    goal: Goal = ""
    seat: Seat = 0
    space: int = 0

    def now(self, state: Winter) -> Say:
        return say("winter_tales-now-declaring", seat=self.seat)

    def asks(self, state: Winter) -> Iterable[Ask]:
        spaces = icons(state)
        if self.goal and not self.space and len(spaces) > 1 and state.holds(self.seat):
            place = offer(PlaceObjective, space=one_of(spaces, of="track", rule="WT-245"))
            prompt, usual = say("winter_tales-place-objective", goal=self.goal), PlaceObjective(spaces[0])
            yield Ask(self.seat, prompt, (place,), otherwise=usual, lasts=state.options.decision)

    def answered(self, t: T, seat: Seat, move: PlaceObjective) -> None:
        self.space = move.space

    def run(self, t: T) -> None:
        state = t.state
        if self.goal and not self.space:
            self.space = icons(state)[0]
        if self.goal:
            side = OBJECTIVES[self.goal].side
            t.push(Pad(self.seat, kind="objective", side=side))
        elif self.goals and icons(state):
            goal = self.goals.pop(0)
            secret = next(secret for secret in state.secrets if secret.goal == goal)
            if OBJECTIVES[goal].kind == "attack" or allowed(state, secret):  # the last one may have taken a space
                self.declare(t, secret)
        elif not state.empty():
            begin_epilogue(t, "WT-172")
        else:
            t.pop()

    def declare(self, t: T, secret: Secret) -> None:
        state = t.state
        self.goal, self.seat, self.space = secret.goal, secret.seat, 0
        state.secrets.remove(secret)
        state.declared = self.goal
        state.note(t, ObjectiveDeclared(self.seat, self.goal), shows=True)

    def resumed(self, t: T, done: Pad) -> None:
        """The card is a memory in favour of its faction, and grants no power (WT-248, WT-249)."""
        state, side = t.state, OBJECTIVES[self.goal].side
        state.put_memory(self.space, Memory(self.goal, side, self.seat, done.number))
        state.note(t, MemoryPlaced(self.seat, self.goal, side, self.space))
        t.tell(BookmarkMoved(self.seat, self.space))
        self.goal = state.declared = ""
