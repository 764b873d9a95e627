"""The table: the only hands a rule has."""

from collections.abc import Iterable
from typing import Any, Literal

from msgspec import structs

from .asks import Ask
from .base import Event, Frozen, Move, RuleId, Seat
from .chance import Chance, Key
from .events import Attended, Scored
from .phases import Phase, Timed
from .state import PLAIN, Presence, Sealed, State

# Why a step cannot be taken back alone; "": it can. Each has a text, kit-floor-...
type Floor = Literal["", "asked", "over", "rolled", "shown", "stands", "went-on"]


class Told(Frozen, omit_defaults=True):
    """One event: for `to` (None: everyone, onlookers too); the others hear `others`, or nothing."""

    event: Event
    to: tuple[Seat, ...] | None = None
    others: Event | None = None

    def heard(self, seat: Seat | None) -> Event | None:
        return self.event if self.to is None or seat in self.to else self.others


_NOT_SEALED: dict[Seat, int] = {}


class Table[S: State[Any]]:
    """One step of one game. `at` is the table's time: the server's, standing still while the table is paused."""

    felt = _NOT_SEALED  # when each answer now unsealed was given, lag taken off
    floor: Floor = ""  # why what was done in this step stays done
    ran = 0  # how often rules have run in this step
    turned = False  # whether another phase, or another round of it, has come to the top
    obeyed = 0  # standing orders carried out in this step
    _chance: Chance | None = None

    def __init__(self, state: S, key: Key, at: int, mover: Seat | None = None, lag: int = 0, waited: int = 0) -> None:
        self.state = state
        self.at = at
        self.mover = mover
        self.lag = lag  # how long the mover's answer was on its way, as the server measured it
        self.waited = waited  # and how long it has lain here
        self.told: list[Told] = []
        self.silenced: list[Seat] = []  # seats for which silence was played in this step
        self.foreseen: list[Ask] = []  # sealed questions answered beforehand in this step
        self.excused: list[Seat] = []  # seats whose silence in this step is no sign of absence
        self._key = key

    @property
    def chance(self) -> Chance:
        if self._chance is None:
            draws = self.state.draws = dict(self.state.draws)
            self._chance = Chance(self._key, draws)
        return self._chance

    @property
    def gambled(self) -> bool:
        """Has this step used chance?"""
        return self._chance is not None and self._chance.used

    def push(self, phase: Phase) -> None:
        """Run another phase first; `resumed` hears of its end."""
        stack = self.state.stack
        if stack and isinstance(stack[-1], Timed):
            stack[-1].covered_at = self.at
        stack.append(phase)
        self._turn_page()
        phase.began(self)

    def become(self, phase: Phase) -> None:
        """Go on as another phase."""
        self.state.stack[-1] = phase
        self._forget_drafts(len(self.state.stack) - 1)
        self._turn_page()
        phase.began(self)

    def pop(self) -> None:
        """This phase is over; the one below goes on and finds the result in its fields."""
        stack = self.state.stack
        done = stack.pop()
        self._forget_drafts(len(stack))
        self._turn_page()
        if stack:
            below = stack[-1]
            if isinstance(below, Timed):
                below.until += self.at - below.covered_at
            below.resumed(self, done)

    def conclude(self, winners: Iterable[Seat]) -> None:
        """The game is decided. What comes after it, an encore or leaving, changes nothing."""
        self.state.winners = tuple(winners)

    def unwind(self, *phases: Phase) -> None:
        """Give up everything that runs (an epilogue, an early end). An empty stack: the game is over."""
        self.state.stack.clear()
        self._forget_drafts(0)
        self._turn_page()
        for phase in phases:
            self.push(phase)

    def _forget_drafts(self, depth: int) -> None:
        """The phases from this depth of the stack on are over, and so are their questions."""
        if self.state.drafting:
            self.state.drafting = {seat: where for seat, where in self.state.drafting.items() if where[0] < depth}

    def _turn_page(self) -> None:
        """Another phase is on top: its questions are new, and what was sealed for the old one is void."""
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
        """`shows`: it tells what some seat could not know before. Private words count as such by themselves."""
        if to is None:
            self.told.append(Told(event))
            if shows:
                self.floor = "shown"
        else:
            seats = (to,) if isinstance(to, int) else tuple(to)
            self.told.append(Told(event, seats, others))
            self.floor = "shown"

    def commit(self) -> None:
        """What was done in this step stays done: nobody takes it back alone."""
        self.floor = self.floor or "stands"

    def score(self, seat: Seat, points: int, rule: RuleId, least: int | None = None) -> None:
        """Points, and the rule that gives them. `least`: a score does not fall below it."""
        scores = self.state.scores
        total = scores[seat] + points
        if least is not None:
            total = max(total, min(least, scores[seat]))
        given = total - scores[seat]
        scores[seat] = total
        self.tell(Scored(seat, given, rule, total))

    def lapse(self, scope: str) -> None:
        """Standing orders given for this scope are over."""
        for seat, chair in enumerate(self.state.chairs):
            if any(o.scope == scope for o in chair.orders):
                self.amend(seat, orders=tuple(o for o in chair.orders if o.scope != scope))

    def unplan(self, seat: Seat) -> None:
        """Forget the moves declared beforehand."""
        if self.state.chairs[seat].plan:
            self.amend(seat, plan=())

    def remove(self, seat: Seat) -> None:
        """Take a seat out of the game: it is silence for ever."""
        self.attend(seat, "gone")

    def attend(self, seat: Seat, presence: Presence) -> None:
        """Note who is here, and tell it."""
        chair = self.state.chairs[seat]
        if chair.presence != presence:
            missed = 0 if chair.presence == "away" else chair.missed
            self.amend(seat, presence=presence, since=self.at, missed=missed, bot=False)
            self.tell(Attended(seat, presence))
            if chair.presence in ("away", "left") and presence == "here" and self.state.stack and not chair.bot:
                self.state.stack[-1].returned(self, seat)

    def amend(self, seat: Seat, **changes: Any) -> None:
        """Change what the kit keeps for a seat."""
        chairs = list(self.state.chairs)
        chairs[seat] = structs.replace(chairs[seat], **changes)
        if chairs[seat] == PLAIN:
            chairs[seat] = PLAIN
        self.state.chairs = tuple(chairs)

    def excuse(self, seat: Seat) -> None:
        """Silence was expected of this seat, as at a reminder: it is no sign of absence, and a lost seat has had its grace."""
        self.excused.append(seat)
        chair = self.state.chairs[seat]
        self.amend(seat, held=0, graced=chair.graced or chair.presence == "lost")

    def seal(self, ask: Ask, move: Move, own: bool = False, missed: bool = False) -> None:
        """Hold an answer back. Only the mover's own was on its way for a while."""
        self.amend(ask.seat, sealed=Sealed(move, self.at - self.waited - self.lag if own else self.at, own, missed))
