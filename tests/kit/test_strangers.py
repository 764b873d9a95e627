"""What strangers have tried, and what holds against it now."""

from __future__ import annotations

from time import process_time
from typing import Any

import pytest

from talewind.games.windmill import Windmill
from talewind.kit import (
    Again,
    Ballot,
    Interlude,
    Outcome,
    Paused,
    Phase,
    Refused,
    due,
    passage,
    snapshot,
)  # fmt: skip
from talewind.kit.ready import Tell
from talewind.kit.rows import Came, Stopped
from talewind.kit.testing import Fault, Rig, conform
from tests.games.windmill.tables import telling

from .toys import fox
from .toys.bidding import Auction, Bid
from .toys.fox import Den, Fox, Turn
from .toys.journal import Journal, Reading, Voting

A, B, C = range(3)


def then(first: Phase, second: Phase, monkeypatch: pytest.MonkeyPatch) -> Rig[Any]:
    """A table at which one phase becomes another of its own kind."""
    rig = Rig(Journal(), 3)
    hook = "run" if isinstance(first, Interlude) else "counted"
    honest = getattr(type(first), hook)
    left = [second]

    def go_on(self: Any, t: Any) -> None:
        t.become(left.pop()) if left else honest(self, t)

    monkeypatch.setattr(type(first), hook, go_on)
    rig.put(first)
    return rig


def test_a_second_look_at_something_has_its_own_time(monkeypatch: pytest.MonkeyPatch) -> None:
    rig = then(Reading([A, B]), Reading([A, B]), monkeypatch)
    rig.wait()
    assert due(rig.game, rig.state) == rig.at + 6_000


def test_an_answer_to_one_vote_is_not_taken_for_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    rig = then(Voting([A, B], ["0", "1"]), Voting([A, B], ["0", "1"]), monkeypatch)
    number = rig.state.asked[A]
    rig.wait()
    assert rig.asked() == [A, B]
    assert rig.state.asked[A] > number
    assert isinstance(rig.state.stack[-1], Ballot)


def test_a_plan_has_few_and_small_moves() -> None:
    rig = Rig(Fox(), 2)
    move = fox.Stroll(1)
    with pytest.raises(Refused, match="kit-too-many-plans"):
        rig.do(A, move, *[fox.Stroll(2)] * 17)
    tell = telling(0, 0, 0)
    with pytest.raises(Refused, match="kit-too-many-plans"):
        tell.do(A, Tell(passage("Once.")), Tell(passage("x" * 5_000)))


def test_orders_have_short_names_and_small_moves() -> None:
    rig = telling(0, 0, 0)
    for window, scope, move in (("w" * 81, "s", None), ("w", "s" * 81, None), ("w", "s", Tell(passage("x" * 5_000)))):
        with pytest.raises(Refused):
            rig.stand(B, window, scope, move)
    assert len(snapshot(rig.state)) < 3_000


@pytest.mark.parametrize("draft", ["." * 40_000 + "x", "a. " * 20_000, " " * 60_000])
def test_a_draft_of_any_length_is_cut_quickly(draft: str) -> None:
    rig = telling(1, 0, 0)
    began = process_time()
    rig.wait(seat_0=Tell(passage(draft)))
    assert process_time() - began < 1


def test_everybody_hears_that_the_table_falls_asleep() -> None:
    rig = Rig(Auction(), 3)
    for _ in range(2):
        rig.do(A, Bid(1))
        rig.wait()
    assert Paused(None) in rig.heard[-1]
    assert all(rig.sitting.step.noticed(viewer) for viewer in (A, B, C, None))


@pytest.mark.parametrize(
    "row", [Came(5, -1, "lost"), Came(5, 3, "lost"), Came(-1, 0, "lost"), Came(1 << 60, 0, "lost"), Stopped(5, 9)]
)
def test_rows_from_beyond_the_table_are_refused(row: Any) -> None:
    with pytest.raises(Refused):
        telling(0, 0, 0).take(row)


def test_an_answer_long_after_zero_comes_too_late() -> None:
    rig = telling(0, 0, 0, mode="typed")
    over = rig.sees(None).waiting[0].until or 0
    with pytest.raises(Refused, match="kit-too-late"):
        rig.do(A, Tell(passage("Late.")), after=over + 1_001 - rig.at)


def test_a_game_that_is_decided_stays_so_at_a_table_that_sleeps_away() -> None:
    rig = Rig(Windmill(), 3)
    rig.state.scores[:] = [9, 4, 1]
    rig.state.round, rig.state.told = 3, [0, 1, 2]
    rig.put(*rig.state.stack[:1])
    assert rig.sees(C).outcome == Outcome((0,))
    rig.do(B, Again())
    for seat in range(3):
        rig.come(seat, "lost")
    rig.wait()
    outcome = rig.sees(None).outcome
    assert outcome is not None
    assert (outcome.winners, outcome.cut_short, rig.sees(C).again) == ((0,), False, (B,))


def found(game: Any) -> Fault:
    with pytest.raises(Fault) as fault:
        conform(game, games=30)
    return fault.value


def test_conform_finds_worlds_that_are_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Fox, "determinize", lambda self, state, seat, chance: None)
    monkeypatch.setattr(Fox, "seats", range(2, 3))
    fault = found(Fox())
    assert "determinize" in fault.says


def test_conform_finds_a_winner_who_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Fox, "outcome", lambda self, state: Outcome((99,)))
    assert found(Fox()).kind == "outcome"


def test_conform_finds_a_result_that_changes_when_people_go_home(monkeypatch: pytest.MonkeyPatch) -> None:
    def outcome(self: Fox, state: Den) -> Outcome:
        return Outcome(tuple(s for s in range(state.seats) if state.here(s)))

    monkeypatch.setattr(Fox, "outcome", outcome)
    assert found(Fox()).kind == "outcome"


def test_conform_finds_a_question_without_a_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    from msgspec import structs

    honest = Turn.asks
    monkeypatch.setattr(Turn, "asks", lambda self, state: [structs.replace(a, lasts=None) for a in honest(self, state)])
    assert found(Fox()).kind == "no clock"
