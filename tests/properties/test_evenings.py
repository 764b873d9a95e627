"""What holds at every moment of an evening, in every game: one truth of time, no text lost, no table stuck, nobody gains by
somebody's absence."""

from typing import Any

import pytest

from talewind import games
from talewind.kit import Scored, Sight, due, look
from talewind.kit.clocks import ends_at
from talewind.kit.questions import asks
from talewind.kit.rows import Answered, Expired

from .evening import Evening
from .frames import FILE, written

SEEDS = range(40)
ROWS = 220
LENIENT = 3_600_000  # ms: no game of these waits longer for anybody
# Points that somebody's silence costs or brings.
OF_SILENCE = {"WM-R7", "WM-R9", "WM-R22", "WM-46", "ES-55", "ST-R27"}

EVENINGS = [(name, seed) for name in games.names() for seed in SEEDS]


def sights(evening: Evening) -> list[Sight[Any]]:
    state = evening.sitting.state
    return [look(evening.game, state, seat) for seat in (*range(state.seats), None)]


@pytest.mark.parametrize(("name", "seed"), EVENINGS)
def test_everybody_sees_the_clock_that_the_server_plays_by(name: str, seed: int) -> None:
    evening = Evening(name, seed)
    for _before, _row, step in evening.play(ROWS):
        state = step.state
        truth = {ask.seat: ends_at(evening.game, state, ask) for ask in asks(state) if not ask.settled}
        for sight in sights(evening):
            waited = {each.seat: each.until for each in sight.waiting if each.seat in truth}
            assert waited == truth
            if sight.question is not None and not sight.question.ask.settled:
                assert sight.question.until == truth[sight.seat or 0]
        when, ends = due(evening.game, state), [end for end in truth.values() if end is not None]
        if state.stack and state.paused is None and ends:
            lenience = evening.game.absence(state).lenience
            assert when is not None
            assert min(ends) <= when <= min(ends) + max(lenience, 1_500)


@pytest.mark.parametrize(("name", "seed"), EVENINGS)
def test_a_clock_stands_still_with_the_table_and_moves_on_with_it(name: str, seed: int) -> None:
    evening = Evening(name, seed)
    stood: dict[int | None, int] = {}
    for before, _row, step in evening.play(ROWS):
        paused, was = step.state.paused, before.paused
        lasting = {each.seat: each.until for each in look(evening.game, step.state, None).waiting if each.until}
        if paused is not None and was is None:
            stood = {seat: until - paused.at for seat, until in lasting.items()}
        elif paused is None and was is not None and step.state.stack and not step.events[1:]:
            left = {seat: until - evening.at for seat, until in lasting.items() if seat in stood}
            assert left == {seat: stood[seat] for seat in left}, "a pause gives and takes no time"


@pytest.mark.parametrize(("name", "seed"), EVENINGS)
def test_what_somebody_writes_is_never_lost(name: str, seed: int) -> None:
    """An editor is emptied only when its question is answered, by its own seat or by its clock."""
    evening = Evening(name, seed)
    for before, row, step in evening.play(ROWS):
        after = step.state
        if not after.stack or len(after.stack) != len(before.stack):
            continue
        if type(after.stack[-1]) is not type(before.stack[-1]):
            continue
        wrote = {ask.seat for ask in asks(before) if ask.drafted}
        for ask in asks(after):
            ended = isinstance(row, Answered) and row.seat == ask.seat
            if ask.drafted and ask.seat in wrote and not ended and _same(before, after, ask.seat):
                assert after.asked[ask.seat] == before.asked[ask.seat], row


def _same(before: Any, after: Any, seat: int) -> bool:
    """Is it still the same telling, and not the next one of the same kind?"""
    return bool(after.drafting.get(seat) == before.drafting.get(seat)) and after.since == before.since


@pytest.mark.parametrize(("name", "seed"), EVENINGS)
def test_no_table_waits_for_ever(name: str, seed: int) -> None:
    """After a restless while everybody falls silent: clock by clock the table comes to its end, or it sleeps."""
    evening = Evening(name, seed)
    for _ in evening.play(ROWS // 2):
        pass
    for _ in range(600):
        state = evening.sitting.state
        if not state.stack or state.paused is not None or not evening.game.hurries(state):
            return
        when = due(evening.game, state)
        assert when is not None, "no clock runs"
        assert when - max(evening.at, state.at + state.slept) <= LENIENT
        evening.sitting.take(evening.expired(when))
    raise AssertionError("silence goes on and on")


@pytest.mark.parametrize(("name", "seed"), EVENINGS)
def test_no_score_is_caused_by_absence(name: str, seed: int) -> None:
    evening = Evening(name, seed)
    for before, row, step in evening.play(ROWS):
        if isinstance(row, Answered):
            continue
        points = {each.event.rule for each in step.events if isinstance(each.event, Scored)} & OF_SILENCE
        if not isinstance(row, Expired):
            assert not points, f"{row} brought {points}"
        elif points:
            asked = [ask.seat for ask in asks(before)]
            assert any(before.chairs[seat].presence == "here" for seat in asked), f"{points}, and nobody was there"


def test_the_frames_that_the_client_reads_clocks_from_are_those_of_today() -> None:
    assert FILE.read_text() == written(), "python -m tests.properties.frames"
