"""Nothing that leaves the server tells what chance will deal."""

import pytest

from tests.faults.proof import no_tick

from . import seed_attack


@pytest.mark.long
def test_hidden_cards_are_predicted_at_chance() -> None:
    proved = seed_attack.prove(80, no_tick)
    assert not proved.faults
    assert proved.tried == 80
