"""Limits over several processes; all of them: `make faults`."""

import pytest

from tests.faults.proof import no_tick

from .limits import cases, prove


@pytest.mark.long
def test_limits_hold_over_two_processes() -> None:
    proved = prove(2, no_tick)
    assert not proved.faults
    assert proved.tried == 2


@pytest.mark.nightly
def test_every_limit_holds_over_one_two_and_four_processes() -> None:
    proved = prove(len(cases()), no_tick)
    assert not proved.faults, proved.faults
    assert proved.tried == len(cases())
