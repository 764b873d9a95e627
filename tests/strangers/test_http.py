"""Requests by chance, ten a route; `make faults` makes a thousand."""

import pytest

from tests.faults.proof import no_tick

from .http import prove, wrong
from .requests import Sent

REQUESTS = 10 * 74  # routes, and those that are added meanwhile take their share


@pytest.mark.parametrize(
    ("status", "body", "found"),
    [(500, b'{"detail":"server-failed"}', True), (404, b'{"detail":"server-no-such-table"}', False), (400, b"Traceback", True), (204, b"", False)],
)  # fmt: skip
def test_a_wrong_answer_is_seen(status: int, body: bytes, found: bool) -> None:
    assert (wrong(Sent("GET", "/api/tables/A", (), b"", ""), status, body) is not None) is found


@pytest.mark.long
def test_requests_by_chance_harm_nobody() -> None:
    proved = prove(REQUESTS, no_tick)
    print(proved.figures)
    assert not proved.faults
    assert proved.tried == REQUESTS
