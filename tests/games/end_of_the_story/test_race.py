"""The race: one signal for all, and a verdict that does not depend on where one lives."""

from random import Random

import pytest
from msgspec import structs

from talewind.games.end_of_the_story import EndOfTheStory
from talewind.games.end_of_the_story.events import Clocked
from talewind.games.end_of_the_story.moves import Place
from talewind.games.end_of_the_story.options import CAP
from talewind.kit import Tell, passage
from talewind.kit.rows import Answered
from talewind.texts import Speaker

from .networks import Line, Racer, judged, reaction
from .tables import AIRPLANE, BOTTLE, CROWN, HEART, STORY, A, B, C, EndRig, N, placing, telling

ROUNDS = 2_000


@pytest.fixture(scope="module")
def rig() -> EndRig:
    return placing(0, 0, 0, place_time=120)


def wins(rig: EndRig, far: Racer, near: Racer, dice: Random, corrected: bool = True) -> float:
    """How often the far one is faster, with equal reactions."""
    won = 0
    for _ in range(ROUNDS):
        rows = [racer.token(rig, reaction(dice)) for racer in (far, near)]
        rows = rows if corrected else [structs.replace(row, lag=0) for row in rows]
        won += judged(rig, rows)[0] == far.seat
    return won / ROUNDS


@pytest.mark.rule("ES-26", "ES-31")
@pytest.mark.parametrize("round_trip", [50, 200, 400])
@pytest.mark.parametrize(("jitter", "loss"), [(0.0, 0.0), (0.2, 0.0), (0.2, 0.02)])
def test_with_equal_reactions_the_far_win_as_often_as_the_near(
    rig: EndRig, round_trip: int, jitter: float, loss: float
) -> None:
    dice = Random(f"{round_trip} {jitter} {loss}")
    far = Racer(A, Line(dice, round_trip, jitter, loss))
    near = Racer(B, Line(dice, 5, jitter, loss))
    assert 0.45 <= wins(rig, far, near, dice) <= 0.55


@pytest.mark.rule("ES-31")
def test_without_the_correction_they_would_not(rig: EndRig) -> None:
    """Otherwise the test above would prove nothing."""
    dice = Random(7)
    far, near = Racer(A, Line(dice, 400)), Racer(B, Line(dice, 5))
    assert wins(rig, far, near, dice, corrected=False) < 0.40


@pytest.mark.rule("ES-31")
@pytest.mark.parametrize("holds_back", [100, 1_000, 60_000])
@pytest.mark.parametrize("round_trip", [5, 50, 200, 400])
def test_a_forged_pulse_gains_no_more_than_the_cap(rig: EndRig, round_trip: int, holds_back: int) -> None:
    dice = Random(holds_back)
    honest, forged = Racer(A, Line(dice, round_trip)), Racer(A, Line(dice, round_trip), holds_back)
    for _ in range(50):
        felt = [time_of(rig, racer.token(rig, 1_000)) for racer in (honest, forged)]
        assert felt[0] - felt[1] <= CAP
        assert felt[1] >= 1_000 - CAP


def time_of(rig: EndRig, row: Answered[Place]) -> int:
    sitting = rig.sitting.fork()
    sitting.take(row)
    return sitting.state.now.tokens[-1].time


@pytest.mark.rule("ES-31")
def test_whatever_lag_a_row_names_the_rules_believe_no_more_than_the_cap(rig: EndRig) -> None:
    row = Answered(rig.now.go_at + 2_000, A, rig.state.asked[A], Place(HEART), lag=1_000_000)
    assert time_of(rig, row) == 2_000 - CAP
    assert time_of(rig, structs.replace(row, at=rig.now.go_at + 100)) == 0, "and never before the signal"


@pytest.mark.rule("ES-31")
def test_waiting_at_the_server_costs_nobody_anything(rig: EndRig) -> None:
    row = Answered(rig.now.go_at + 2_000, A, rig.state.asked[A], Place(HEART), lag=50, waited=300)
    assert time_of(rig, row) == 2_000 - 300 - 50


@pytest.mark.rule("ES-24", "ES-25")
def test_a_token_before_the_signal_is_refused_and_stays_in_hand() -> None:
    """A forged clock that opens the boards early finds them shut."""
    rig = telling(0, 0, 0)
    rig.do(N, Tell(passage(STORY)))
    rig.at = rig.now.go_at - 2
    assert rig.refused(A, Place(HEART)) == "kit-closed"
    assert rig.sees(A).view.in_hand[A] == 3
    rig.at = rig.now.go_at - 1
    assert rig.refused(A, Place(HEART)) is None


@pytest.mark.rule("ES-24")
def test_the_signal_is_one_moment_for_all_and_announced_before() -> None:
    for mode in ("typed", "voice"):
        rig = telling(0, 0, 0, mode=mode, reading_time="short")
        rig.calls() if mode == "voice" else rig.tells("Hm.")
        announced = rig.state.since
        assert len({rig.sees(seat).view.go_at for seat in (N, A, B, None)}) == 1
        assert (rig.sees(None).view.go_at or 0) - announced >= 1_500


@pytest.mark.rule("ES-26", "ES-31")
def test_one_token_a_message_and_none_waits_for_the_frame_of_the_last() -> None:
    rig = placing(0, 0, 0)
    number = rig.state.asked[A]
    for picture in (HEART, BOTTLE):
        rig.take(Answered(rig.at + 1, A, number, Place(picture), then=(Place(AIRPLANE),)))
    assert rig.now.of(A) == [HEART, BOTTLE], "nothing is placed beforehand"
    rig.take(Answered(rig.at + 1, A, number, Place(AIRPLANE)))
    assert rig.refused(A, Place(CROWN)) == "kit-not-asked", "a fourth"


@pytest.mark.rule("ES-R8")
def test_equal_times_are_told_apart_by_arrival_and_then_by_seat() -> None:
    rig = placing(0, 0, 0, 0)
    go = rig.now.go_at
    for seat, received, lag in ((C, 1_000, 0), (B, 1_000, 0), (A, 1_050, 50)):
        rig.take(Answered(go + received, seat, rig.state.asked[seat], Place(HEART), lag=lag))
    assert [token.seat for token in rig.now.on(HEART)] == [B, C, A]


@pytest.mark.rule("ES-R7")
@pytest.mark.parametrize(
    ("received", "lag", "counts"), [(45_200, 200, True), (45_200, 199, False), (45_251, 250, None)]
)
def test_after_the_time_a_token_counts_if_it_was_put_down_in_time(received: int, lag: int, counts: bool | None) -> None:
    rig = placing(0, 0, 0)
    rig.at = rig.now.go_at
    if counts is None:
        with pytest.raises(Exception, match="kit-too-late"):
            rig.places(A, HEART, after=received, lag=lag)
    else:
        rig.places(A, HEART, after=received, lag=lag)
        assert bool(rig.now.tokens) is counts


@pytest.mark.rule("ES-31", "ES-34")
def test_the_verdict_is_the_same_on_every_screen() -> None:
    rig = placing(0, 0, 0, 0)
    dice = Random(3)
    racers = [Racer(A, Line(dice, 5)), Racer(B, Line(dice, 200, 0.2)), Racer(C, Line(dice, 400, 0.2, 0.02))]
    for row in sorted((racer.token(rig, reaction(dice)) for racer in racers), key=lambda row: row.at):
        rig.take(row)
    rig.scored()
    screens = [rig.sees(seat) for seat in (N, A, B, C, None)]
    assert len({(s.view.verdict, tuple(s.view.stacks.items()), s.scores) for s in screens}) == 1
    (stack,) = screens[0].view.stacks.values()
    assert [clocked.seat for clocked in screens[0].view.verdict] == list(stack)
    assert [clocked.time for clocked in screens[0].view.verdict] == sorted(t.time for t in rig.now.tokens)


@pytest.mark.rule("ES-31")
def test_the_log_says_for_anybody_how_the_verdict_came_about() -> None:
    rig = placing(0, 0, 0)
    rig.places(A, HEART, after=1_320, lag=100)
    rig.scored()
    (clocked,) = rig.told(Clocked)
    assert clocked.time == clocked.received - clocked.lag
    assert (
        Speaker(EndOfTheStory(), "en", ["Nora", "Ann", "Bo"])
        .event(clocked)
        .endswith(
            "place 1: Ann, 1,220 ms after the signal (received after 1,320 ms, minus 100 ms for the connection). Points: 3."
        )
    )
