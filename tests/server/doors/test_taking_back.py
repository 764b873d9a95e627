"""The row of an undo is made only if the seat could answer what it goes back to."""

from typing import Any

import pytest

from talewind.kit import Refused
from talewind.kit.rows import TookBack
from talewind.kit.testing import Rig
from talewind.server import wire
from talewind.server.doors.answering import made_from
from talewind.server.live.latency import Latency
from tests.kit.toys.relay import Relay, Walk


def row_at(at: int) -> Any:
    rig = Rig(Relay(), 2)
    rig.do(0, Walk(1), after=9_000 - rig.at)
    return made_from(wire.Undo("it"), 0, at, Latency(), rig.sitting, at)


def test_nothing_is_taken_back_when_the_time_of_its_question_is_over() -> None:
    assert row_at(10_900) == TookBack(10_900, 0)
    with pytest.raises(Refused, match="kit-too-late"):
        row_at(11_001)
