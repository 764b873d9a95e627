"""Two worlds that a viewer cannot tell apart make the same bytes for it, and the same silence."""

import pytest

from tests.faults.proof import no_tick

from . import sizes


@pytest.mark.long
def test_worlds_that_a_viewer_cannot_tell_apart_make_the_same_frames() -> None:
    proved = sizes.prove(100, no_tick)
    assert not proved.faults
    assert proved.tried == 100
