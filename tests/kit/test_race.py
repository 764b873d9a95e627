"""Races: a question that opens at a moment, answers corrected by what was measured."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from talewind.kit import (
    Ask,
    Chance,
    Event,
    Frozen,
    Game,
    Move,
    Options,
    Outcome,
    Phase,
    Refused,
    Seat,
    State,
    Table,
    amount,
    fresh,
    offer,
    say,
)
from talewind.kit.testing import Rig, conform

A, B = range(2)
OPENS = 5_000


class Snap(Move):
    card: int


class Snapped(Event):
    seat: Seat
    card: int
    felt: int


class Snapping(Phase):
    def asks(self, state: SnapState) -> Iterable[Ask]:
        for seat in (A, B):
            if len(state.taken[seat]) < 3:
                offers = (offer(Snap, card=amount(1, 9)),)
                yield Ask(seat, say("snap"), offers, until=OPENS + 60_000, opens=OPENS)

    def answered(self, t: Table[SnapState], seat: Seat, move: Snap) -> None:
        t.state.taken[seat] = [*t.state.taken[seat], move.card]
        t.tell(Snapped(seat, move.card, t.at - t.waited - t.lag))
        t.commit()

    def expired(self, t: Table[SnapState], ask: Ask, draft: Move | None) -> None:
        t.state.taken[ask.seat] = [0, 0, 0]

    def run(self, t: Table[SnapState]) -> None:
        t.pop()


class SnapState(State[Snap]):
    taken: list[list[int]]


class SnapView(Frozen):
    taken: tuple[tuple[int, ...], ...]


class SnapGame(Game[SnapState, SnapView, Options]):
    id = "snap"
    phases = (Snapping,)
    seats = range(2, 3)
    event_types = Snapped

    def start(self, seats: int, options: Options) -> SnapState:
        return SnapState(**fresh(seats), stack=[Snapping()], taken=[[], []])

    def view(self, state: SnapState, seat: Seat | None) -> SnapView:
        return SnapView(tuple(map(tuple, state.taken)))

    def determinize(self, state: SnapState, seat: Seat | None, chance: Chance) -> None: ...

    def outcome(self, state: SnapState) -> Outcome:
        return Outcome((A,))


def race() -> Rig[SnapState]:
    return Rig(SnapGame(), 2)


def test_nothing_counts_that_came_before_it_opens() -> None:
    rig = race()
    rig.at = OPENS - 2
    assert rig.refused(A, Snap(1)) == "kit-closed"
    assert rig.refused(A, Snap(1)) == "kit-closed"
    rig.at = OPENS - 1
    assert rig.refused(A, Snap(1)) is None


def test_an_answer_that_came_too_early_is_not_saved_by_waiting_at_the_server() -> None:
    rig = race()
    with pytest.raises(Refused):
        rig.do(A, Snap(1), after=OPENS + 10, waited=11)
    assert rig.do(A, Snap(1), after=OPENS + 10, waited=10, lag=4) == (Snapped(A, 1, OPENS - 4),)


def test_a_second_answer_need_not_wait_for_the_frame_of_the_first() -> None:
    """The question keeps its number, or the far away would lose a round trip with every token."""
    rig = race()
    rig.at = OPENS
    number = rig.state.asked[A]
    rig.do(A, Snap(1)), rig.do(B, Snap(1)), rig.do(A, Snap(2))
    assert rig.state.asked[A] == number


def test_nothing_can_be_declared_beforehand() -> None:
    rig = race()
    rig.at = OPENS
    rig.do(A, Snap(1), Snap(2), Snap(3))
    assert rig.state.taken[A] == [1]
    assert rig.sees(A).plan == ()


def test_a_race_conforms() -> None:
    assert conform(SnapGame(), games=30)["games"] == 30
