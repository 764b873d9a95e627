"""What holds at every moment of an evening, in every game: one truth of time, no text lost, no table stuck, nobody gains by
somebody's absence."""

from typing import Any

import pytest

from talewind import games
from talewind.kit import Scored, Sight, Step, due, look
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


class Held:
    """What must hold after every row of an evening; `sees` is called with each of them, in order."""

    def __init__(self, evening: Evening) -> None:
        self.evening = evening

    def sees(self, before: Any, row: Any, step: Step[Any]) -> None:
        raise NotImplementedError


class OneClock(Held):
    """Everybody sees the clock that the server plays by."""

    def sees(self, before: Any, row: Any, step: Step[Any]) -> None:
        game, state = self.evening.game, step.state
        truth = {ask.seat: ends_at(game, state, ask) for ask in asks(state) if not ask.settled}
        for sight in sights(self.evening):
            waited = {each.seat: each.until for each in sight.waiting if each.seat in truth}
            assert waited == truth
            if sight.question is not None and not sight.question.ask.settled:
                assert sight.question.until == truth[sight.seat or 0]
        when, ends = due(game, state), [end for end in truth.values() if end is not None]
        if state.stack and state.paused is None and ends:
            assert when is not None
            assert min(ends) <= when <= min(ends) + max(game.absence(state).lenience, 1_500)


class StandingClock(Held):
    """A clock stands still with the table and moves on with it."""

    def __init__(self, evening: Evening) -> None:
        super().__init__(evening)
        self.stood: dict[int | None, int] = {}

    def sees(self, before: Any, row: Any, step: Step[Any]) -> None:
        paused, was = step.state.paused, before.paused
        if (paused is None) == (was is None):
            return
        lasting = {each.seat: each.until for each in look(self.evening.game, step.state, None).waiting if each.until}
        if paused is not None:
            self.stood = {seat: until - paused.at for seat, until in lasting.items()}
        elif step.state.stack and not step.events[1:]:
            left = {seat: until - self.evening.at for seat, until in lasting.items() if seat in self.stood}
            assert left == {seat: self.stood[seat] for seat in left}, "a pause gives and takes no time"


class KeptText(Held):
    """What somebody writes is never lost: an editor is emptied only when its question is answered, by its own seat or by its
    clock."""

    def sees(self, before: Any, row: Any, step: Step[Any]) -> None:
        after = step.state
        if not after.stack or len(after.stack) != len(before.stack):
            return
        if type(after.stack[-1]) is not type(before.stack[-1]):
            return
        wrote = {ask.seat for ask in asks(before) if ask.drafted}
        for ask in asks(after):
            ended = isinstance(row, Answered) and row.seat == ask.seat
            if ask.drafted and ask.seat in wrote and not ended and _same(before, after, ask.seat):
                assert after.asked[ask.seat] == before.asked[ask.seat], row


def _same(before: Any, after: Any, seat: int) -> bool:
    """Is it still the same telling, and not the next one of the same kind?"""
    return bool(after.drafting.get(seat) == before.drafting.get(seat)) and after.since == before.since


class FairAbsence(Held):
    """No score is caused by absence."""

    def sees(self, before: Any, row: Any, step: Step[Any]) -> None:
        if isinstance(row, Answered):
            return
        points = {each.event.rule for each in step.events if isinstance(each.event, Scored)} & OF_SILENCE
        if not isinstance(row, Expired):
            assert not points, f"{row} brought {points}"
        elif points:
            asked = [ask.seat for ask in asks(before)]
            assert any(before.chairs[seat].presence == "here" for seat in asked), f"{points}, and nobody was there"


@pytest.mark.parametrize(("name", "seed"), EVENINGS)
def test_clocks_texts_and_scores_are_right_after_every_row(name: str, seed: int) -> None:
    """Each evening is played once for all of them: playing takes longer than looking."""
    evening = Evening(name, seed)
    held = [kind(evening) for kind in (OneClock, StandingClock, KeptText, FairAbsence)]
    for before, row, step in evening.play(ROWS):
        for each in held:
            each.sees(before, row, step)


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


def test_the_frames_that_the_client_reads_clocks_from_are_those_of_today() -> None:
    assert FILE.read_text() == written(), "python -m tests.properties.frames"
