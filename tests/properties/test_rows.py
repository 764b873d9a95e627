"""Every row counts: whatever a table writes changes it or tells something, in every game and at every moment of an evening."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from talewind import games
from talewind.kit import Refused, due, sample
from talewind.kit.admission import admit
from talewind.kit.rows import Answered, Came, Did, Ended, Expired, Left, Sat, Stood, Stopped, TookBack, WentOn

from .evening import Evening

SEEDS = range(6)
ROWS = 90


def wishes(evening: Evening) -> Iterator[Any]:
    """A row of every kind, by every seat."""
    state, at, dice = evening.sitting.state, evening.at, evening.dice
    asked = {ask.seat: ask for ask in evening.sitting.step.asks}
    for seat in range(state.seats):
        if seat in asked:
            yield Answered(at, seat, state.asked[seat], evening.move(asked[seat]))
        if state.stack and (offers := tuple(evening.game.asides(state, seat))):
            yield Did(at, seat, sample(offers, evening.game.kinds, dice))
        for window in evening.game.windows:
            yield Stood(at, seat, window, "game")
            yield Stood(at, seat, window)
        for presence in ("here", "lost", "away"):
            yield Came(at, seat, presence)
        yield from (kind(at, seat) for kind in (Left, Sat, Stopped, WentOn, Ended, TookBack))
    when = due(evening.game, state)
    if when is not None:
        yield Expired(max(at, when))


def timeless(state: Any) -> Any:
    """A state as data, but for the time of its last row and the order of its standing orders."""
    raw = msgspec.json.decode(msgspec.json.encode(state))
    del raw["at"]
    for chair in raw["chairs"]:
        chair.get("orders", []).sort(key=str)
    return raw


@pytest.mark.parametrize("name", games.names())
def test_a_row_that_is_written_changes_the_table_or_tells_something(name: str) -> None:
    seen: Counter[tuple[str, str]] = Counter()
    for seed in SEEDS:
        evening = Evening(name, seed)
        for number, _ in enumerate(evening.play(ROWS)):
            for row in wishes(evening) if number % 2 == 0 else ():
                seen[type(row).__name__, judge(evening, row)] += 1
    kinds = {"Answered", "Came", "Left", "Sat", "Stopped", "WentOn", "Expired"}
    assert kinds <= {kind for kind, what in seen if what == "written"}, "random evenings have come to all of them"
    assert seen["Came", "needless"] > 100
    assert not [kind for kind, what in seen if what == "needless" and kind in ("Answered", "Expired")], (
        "a clock that runs out and a question that is answered go on"
    )


def judge(evening: Evening, row: Any) -> str:
    before, trial = evening.sitting.state, evening.sitting.fork()
    try:
        step = admit(trial, row)
    except Refused:
        return "refused"
    if step is None:
        again = evening.sitting.fork().take(row)  # as a log that holds it is read
        assert timeless(again.state) == timeless(before), row
        return "needless"
    assert step.events or timeless(step.state) != timeless(before), row
    return "written"
