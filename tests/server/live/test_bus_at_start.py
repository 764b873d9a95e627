"""A server that starts, and NATS is not there, or does not let it in."""

import re
import socket

import pytest

from tests.server.conftest import Running
from tests.server.starting import run

IMPATIENT = "from talewind.server.live import nats_connection; nats_connection.PATIENCE = 0.5"


@pytest.fixture
def given(running: Running, dsns: tuple[str, ...]) -> dict[str, str]:
    return {"TALEWIND_DATABASES": ",".join(dsns), "TALEWIND_NATS": running.nats}


def test_nats_that_does_not_answer_is_a_sentence_and_to_be_tried_later(given: dict[str, str]) -> None:
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))  # bound, and not listening: refused
        url = f"nats://t0ken@127.0.0.1:{nobody.getsockname()[1]}"
        code, out, errors = run(given | {"TALEWIND_NATS": url}, before=IMPATIENT)
    assert (code, out) == (75, "")
    assert errors == "NATS does not answer (ConnectionRefusedError). Is it running, and is TALEWIND_NATS right?\n"


@pytest.mark.parametrize("token", ["wr0ng@", ""])
def test_a_wrong_token_is_a_sentence_and_to_be_set(token: str, given: dict[str, str], running: Running) -> None:
    code, out, errors = run(given | {"TALEWIND_NATS": re.sub("//.*@", f"//{token}", running.nats)})
    assert (code, out) == (1, "")
    assert errors == "NATS refuses the token of TALEWIND_NATS, or asks for one; it must be nats://token@host:4222.\n"
