"""Cup: seat 0 rolls a die under a cup. Told to everybody it is a leak, however it was rolled."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from talewind.kit import (
    Ask,
    Chance,
    Event,
    Frozen,
    Game,
    Options,
    Outcome,
    Pass,
    Phase,
    Seat,
    State,
    Table,
    fresh,
    offer,
    say,
)  # fmt: skip


class Rolled(Event):
    pips: int


class Shaking(Phase):
    aloud: ClassVar[bool] = False
    hidden: ClassVar[bool] = True
    left_to_roll: int = 5

    def asks(self, state: CupState) -> Iterable[Ask]:
        if self.left_to_roll:
            yield Ask(0, say("cup-shake"), (offer(Pass),), otherwise=Pass(), lasts=10_000)

    def answered(self, t: Table[CupState], seat: Seat, move: Pass) -> None:
        self.left_to_roll -= 1
        t.state.pips = t.chance.roll(6, "die", self.hidden) + 1
        t.tell(Rolled(t.state.pips), to=None if self.aloud else 0, shows=True)

    def run(self, t: Table[CupState]) -> None:
        t.pop()


class CupState(State[Pass]):
    pips: int = 0


class CupView(Frozen):
    pips: int


class Cup(Game[CupState, CupView, Options]):
    id = "cup"
    phases = (Shaking,)
    seats = range(2, 3)
    event_types = Rolled

    def start(self, seats: int, options: Options) -> CupState:
        return CupState(**fresh(seats), stack=[Shaking()])

    def view(self, state: CupState, seat: Seat | None) -> CupView:
        return CupView(state.pips if seat == 0 else 0)

    def determinize(self, state: CupState, seat: Seat | None, chance: Chance) -> None:
        if seat != 0 and state.pips:
            state.pips = chance.roll(6, "world") + 1

    def outcome(self, state: CupState) -> Outcome:
        return Outcome((0,))
