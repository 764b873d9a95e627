"""The address that `talewind serve` prints: one that other devices can open, where they are let in."""

import socket
from typing import Any

import pytest

from talewind.cli import ports


class Way:
    """A socket that has found its way out, or none."""

    def __init__(self, family: int, kind: int) -> None:
        self.address = ("192.168.1.20", 40_000) if family == socket.AF_INET else ("2001:db8::20", 40_000, 0, 0)
        assert kind == socket.SOCK_DGRAM  # it sends nothing

    def __enter__(self) -> "Way":
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def connect(self, address: object) -> None:
        pass

    def getsockname(self) -> Any:
        return self.address


class NoWay(Way):
    def connect(self, address: object) -> None:
        raise OSError("Network is unreachable")


@pytest.mark.parametrize(
    ("host", "shown"), [("0.0.0.0", "192.168.1.20"), ("::", "2001:db8::20"), ("127.0.0.1", "127.0.0.1"), ("::1", "::1")]
)
def test_all_addresses_are_shown_as_the_one_of_the_network(
    host: str, shown: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("talewind.cli.ports.socket.socket", Way)
    assert ports.in_network(host) == shown


def test_without_a_network_the_host_is_shown_as_it_was_set(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("talewind.cli.ports.socket.socket", NoWay)
    assert ports.in_network("0.0.0.0") == "0.0.0.0"
