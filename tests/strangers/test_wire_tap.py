"""Nobody receives a text, a card, a key or a cookie that they may not know yet."""

import pytest

from tests.faults.proof import no_tick

from . import wire_tap


@pytest.mark.long
def test_no_byte_of_a_game_reaches_anybody_who_may_not_know_it() -> None:
    proved = wire_tap.prove(10, no_tick)
    assert not proved.faults
    assert proved.tried == 10
    assert " 0 markers" not in proved.figures


@pytest.mark.nightly
def test_no_byte_reaches_anybody_over_real_sockets() -> None:
    proved = wire_tap.prove(5, no_tick, sockets=5)
    assert not proved.faults
    assert proved.tried == 5
