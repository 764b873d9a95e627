"""A game without tales may be played at either pace: its times, who is present, and how absent people are treated."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from talewind.kit import (
    Ask,
    Chance,
    Frozen,
    Outcome,
    Pass,
    Phase,
    Scored,
    Seat,
    Table,
    fresh,
    menu,
    offer,
    say,
)  # fmt: skip
from talewind.kit.ready import DAY, SECOND, Pace, PacedGame, PacedOptions, PacedState
from talewind.kit.testing import Rig

A, B = range(2)


class Thinking(Phase):
    seat: Seat = A

    def asks(self, state: ChessState) -> Iterable[Ask]:
        yield Ask(self.seat, say("chess-move"), (offer(Pass),), otherwise=Pass(), lasts=state.options.lasting(30))

    def answered(self, t: Table[ChessState], seat: Seat, move: Pass) -> None:
        self.seat = 1 - seat


class ChessOptions(PacedOptions, kw_only=True):
    pace: Pace = "live"


class ChessState(PacedState[Pass]):
    options: ChessOptions


class ChessView(Frozen):
    """All is in the question."""


class Chess(PacedGame[ChessState, ChessView, ChessOptions]):
    id = "chess"
    phases = (Thinking,)
    seats = range(2, 3)
    event_types = Scored

    def start(self, seats: int, options: ChessOptions) -> ChessState:
        return ChessState(**fresh(seats), stack=[Thinking()], options=options)

    def view(self, state: ChessState, seat: Seat | None) -> ChessView:
        return ChessView()

    def determinize(self, state: ChessState, seat: Seat | None, chance: Chance) -> None:
        """Nothing is hidden."""

    def outcome(self, state: ChessState) -> Outcome:
        return Outcome(())


def chess(pace: Pace) -> Rig[ChessState]:
    return Rig(Chess(), 2, ChessOptions(pace=pace))


@pytest.mark.parametrize(("pace", "lasts"), [("live", 30 * SECOND), ("relaxed", DAY)])
def test_the_time_for_a_decision_follows_the_pace(pace: Pace, lasts: int) -> None:
    assert chess(pace).ask(A).lasts == lasts


@pytest.mark.parametrize(("pace", "present"), [("live", [A]), ("relaxed", [A, B])])
def test_whoever_is_offline_is_present_at_relaxed_pace_alone(pace: Pace, present: list[Seat]) -> None:
    rig = chess(pace)
    rig.come(B, "lost")
    assert rig.state.audience() == present
    assert (rig.state.paused is None) == (pace == "relaxed"), "the table sleeps where nobody else is present"


def test_a_relaxed_table_gives_no_grace_and_is_kept_for_two_weeks() -> None:
    live, relaxed = (Chess().absence(chess(pace).state) for pace in ("live", "relaxed"))
    assert (relaxed.grace, relaxed.patience) == (0, 14 * DAY)
    assert (live.grace, live.patience) == (60 * SECOND, DAY)


def test_tables_choose_the_pace_where_the_game_has_it_as_a_field() -> None:
    assert [option.name for option in menu(Chess())] == ["spectators", "pace"]
    assert not PacedOptions().relaxed
