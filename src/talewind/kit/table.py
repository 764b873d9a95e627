"""The table: everything that rules may do to a game in one step."""

from collections.abc import Iterable
from typing import Any, Literal

from msgspec import structs

from .asks import Ask
from .base import Event, Frozen, Move, RuleId, Seat
from .chance import Chance, Key
from .events import Attended, Scored
from .mistakes import Mistake
from .phases import Phase, Timed
from .state import PLAIN, Presence, Sealed, State

# Why a step cannot be taken back; "": it can. Each has a text, kit-floor-...
type Floor = Literal["", "asked", "over", "rolled", "shown", "stands", "went-on"]


class Addressed(Frozen, omit_defaults=True):
    """One event for the seats `to` (None: every viewer); the others receive `others`, or nothing."""

    event: Event
    to: tuple[Seat, ...] | None = None
    others: Event | None = None

    def heard(self, seat: Seat | None) -> Event | None:
        """The event that this seat (None: an onlooker) receives; None: nothing."""
        return self.event if self.to is None or seat in self.to else self.others


_NOT_SEALED: dict[Seat, int] = {}


def _require_phase(phase: Any, call: str) -> None:
    if not isinstance(phase, Phase):
        name = phase.__name__ if isinstance(phase, type) else repr(phase)
        raise Mistake("stack", f"t.{call}({name}) puts no phase on the stack; make one, t.{call}(Taking(seat))")


class Table[S: State[Any]]:
    """One step of one game: what a hook changes the game with. `state` is the state to change; `at` is table time: the
    server's, standing still while the table is paused."""

    felt = _NOT_SEALED  # by seat: when the unsealed answer was given, minus lag
    floor: Floor = ""  # why this step cannot be taken back
    ran = 0  # runs of rules in this step
    turned = False  # whether another phase, or another round of one, has come to the top
    obeyed = 0  # standing orders applied in this step
    _chance: Chance | None = None

    def __init__(self, state: S, key: Key, at: int, mover: Seat | None = None, lag: int = 0, waited: int = 0) -> None:
        self.state = state
        self.at = at
        self.mover = mover
        self.lag = lag  # transit time of the mover's answer, measured by the server
        self.waited = waited  # time since its arrival
        self.events: list[Addressed] = []
        self.silenced: list[Seat] = []  # seats for which silence was played in this step
        self.foreseen: list[Ask] = []  # sealed questions answered in advance in this step
        self.excused: list[Seat] = []  # seats whose silence in this step is no sign of absence
        self._key = key

    @property
    def chance(self) -> Chance:
        """Rolls and deals. A step that uses it cannot be taken back."""
        if self._chance is None:
            draws = self.state.draws = dict(self.state.draws)
            self._chance = Chance(self._key, draws)
        return self._chance

    @property
    def gambled(self) -> bool:
        """Whether this step has used chance."""
        return self._chance is not None and self._chance.used

    def push(self, phase: Phase) -> None:
        """Run another phase on top of this one; `resumed` is called at its end."""
        _require_phase(phase, "push")
        stack = self.state.stack
        if stack and isinstance(stack[-1], Timed):
            stack[-1].covered_at = self.at
        stack.append(phase)
        self._turn_page()
        phase.began(self)

    def become(self, phase: Phase) -> None:
        """Replace this phase by another."""
        _require_phase(phase, "become")
        if not self.state.stack:
            raise Mistake("stack", f"become({type(phase).__name__}) comes after the last pop: call one of them, last")
        self.state.stack[-1] = phase
        self._forget_drafts(len(self.state.stack) - 1)
        self._turn_page()
        phase.began(self)

    def pop(self) -> None:
        """End this phase; the one below resumes and reads the result from its fields."""
        stack = self.state.stack
        if not stack:
            raise Mistake(
                "stack", "t.pop() is called when no phase is left: call push, become or pop once, last in a hook"
            )
        done = stack.pop()
        self._forget_drafts(len(stack))
        self._turn_page()
        if stack:
            below = stack[-1]
            if isinstance(below, Timed):
                below.until += self.at - below.covered_at
            below.resumed(self, done)

    def conclude(self, winners: Iterable[Seat]) -> None:
        """Fix the result. An encore, or people who leave, do not change it."""
        self.state.winners = tuple(winners)

    def unwind(self, *phases: Phase) -> None:
        """Replace the whole stack, for an epilogue or an early end. An empty stack ends the game."""
        self.state.stack.clear()
        self._forget_drafts(0)
        self._turn_page()
        for phase in phases:
            self.push(phase)

    def _forget_drafts(self, depth: int) -> None:
        """Drop the drafting marks of phases from this depth of the stack on."""
        if self.state.drafting:
            self.state.drafting = {seat: where for seat, where in self.state.drafting.items() if where[0] < depth}

    def _turn_page(self) -> None:
        """Another phase is on top: its questions are new, and sealed answers to the old one are void."""
        self.turned = True
        self.state.since = self.at
        for seat, chair in enumerate(self.state.chairs):
            if chair.sealed is not None:
                self.amend(seat, sealed=None)

    def tell(
        self,
        event: Event,
        to: Seat | Iterable[Seat] | None = None,
        others: Event | None = None,
        shows: bool = False,
    ) -> None:
        """Tell an event. `shows`: it reveals what some seat could not know before; a private event always counts so."""
        if to is None:
            self.events.append(Addressed(event))
            if shows:
                self.floor = "shown"
        else:
            seats = (to,) if isinstance(to, int) else tuple(to)
            self.events.append(Addressed(event, seats, others))
            self.floor = "shown"

    def commit(self) -> None:
        """Make this step final: it cannot be taken back."""
        self.floor = self.floor or "stands"

    def score(self, seat: Seat, points: int, rule: RuleId, least: int | None = None) -> None:
        """Give points by a rule. `least`: the score does not fall below it."""
        scores = self.state.scores
        total = scores[seat] + points
        if least is not None:
            total = max(total, min(least, scores[seat]))
        given = total - scores[seat]
        scores[seat] = total
        self.tell(Scored(seat, given, rule, total))

    def lapse(self, scope: str) -> None:
        """Drop the standing orders of this scope."""
        for seat, chair in enumerate(self.state.chairs):
            if any(o.scope == scope for o in chair.orders):
                self.amend(seat, orders=tuple(o for o in chair.orders if o.scope != scope))

    def unplan(self, seat: Seat) -> None:
        """Drop a seat's moves declared in advance."""
        if self.state.chairs[seat].plan:
            self.amend(seat, plan=())

    def remove(self, seat: Seat) -> None:
        """Take a seat out of the game; it is silent from now on."""
        self.attend(seat, "gone")

    def eliminate(self, seat: Seat) -> None:
        """Take a seat out of play by the rules. Its person stays and looks on; a question that the table would wait for goes
        to `Phase.left`, so the phase that asks in turn passes it over. `State.playing` and `State.after` leave it out."""
        self.amend(seat, out=True, plan=(), orders=(), sealed=None)

    def attend(self, seat: Seat, presence: Presence) -> None:
        """Change a seat's presence and tell it."""
        chair = self.state.chairs[seat]
        if chair.presence != presence:
            missed = 0 if chair.presence == "away" else chair.missed
            self.amend(seat, presence=presence, since=self.at, missed=missed, bot=False)
            self.tell(Attended(seat, presence))
            if chair.presence in ("away", "left") and presence == "here" and self.state.stack and not chair.bot:
                self.state.stack[-1].returned(self, seat)

    def amend(self, seat: Seat, **changes: Any) -> None:
        """Change fields of a seat's chair."""
        chairs = list(self.state.chairs)
        chairs[seat] = structs.replace(chairs[seat], **changes)
        if chairs[seat] == PLAIN:
            chairs[seat] = PLAIN
        self.state.chairs = tuple(chairs)

    def excuse(self, seat: Seat) -> None:
        """The seat's silence was expected, as at a reminder: no sign of absence, and a lost seat has used its grace."""
        self.excused.append(seat)
        chair = self.state.chairs[seat]
        self.amend(seat, held=0, graced=chair.graced or chair.presence == "lost")

    def seal(self, ask: Ask, move: Move, own: bool = False, missed: bool = False) -> None:
        """Store a sealed answer. Only the mover's own answer has a lag."""
        self.amend(ask.seat, sealed=Sealed(move, self.at - self.waited - self.lag if own else self.at, own, missed))
