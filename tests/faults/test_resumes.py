"""A client that comes back sees what one sees that never left."""

import pytest

from .proof import no_tick
from .resumes import prove


@pytest.mark.long
def test_clients_that_drop_and_resume_hear_what_those_heard_who_stayed() -> None:
    proved = prove(300, no_tick)
    assert not proved.faults
    assert proved.tried == 300
