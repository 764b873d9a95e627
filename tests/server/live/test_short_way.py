"""Frames are written to their socket at once where nothing waits before them, and never overtake another."""

import asyncio
from typing import Any

import pytest
from websockets.frames import Frame, Opcode
from websockets.protocol import CLOSING, OPEN

from talewind.server.doors.socket_connection import SocketConnection
from talewind.server.live.listener import Listener
from talewind.server.live.mailbox import BEAT


class Wire:
    """What arrives at a peer, and whether it reads."""

    def __init__(self) -> None:
        self.arrived: list[bytes] = []
        self.reads = True

    def write(self, frame: bytes) -> bool:
        if self.reads:
            self.arrived.append(frame)
        return self.reads


@pytest.fixture
async def wired() -> tuple[Listener, Wire]:
    listener, wire = Listener("table", 0), Wire()
    listener.write = wire.write
    return listener, wire


async def test_a_frame_goes_by_the_mailbox_until_its_reader_waits(wired: tuple[Listener, Wire]) -> None:
    listener, wire = wired
    listener.give(b"a")
    assert wire.arrived == []
    assert await listener.mail.take() == [b"a"]
    listener.give(b"b")
    assert wire.arrived == [], "a is in the reader's hands: b must not overtake it"
    assert await listener.mail.take() == [b"b"]
    waiting = asyncio.create_task(listener.mail.take())
    await asyncio.sleep(0)
    listener.give(b"c")
    assert wire.arrived == [b"c"]
    assert not waiting.done()
    waiting.cancel()


async def test_what_the_peer_does_not_read_waits_and_all_after_it(wired: tuple[Listener, Wire]) -> None:
    listener, wire = wired
    waiting = asyncio.create_task(listener.mail.take())
    await asyncio.sleep(0)
    wire.reads = False
    listener.give(b"a")
    wire.reads = True
    listener.give(b"b")
    assert wire.arrived == []
    assert await waiting == [b"a", b"b"]


async def test_a_dropped_listener_is_sent_nothing_more(wired: tuple[Listener, Wire]) -> None:
    listener, wire = wired
    waiting = asyncio.create_task(listener.mail.take())
    await asyncio.sleep(0)
    gone = listener.gone()
    listener.drop()
    listener.give(b"a")
    assert (wire.arrived, await waiting, gone.done()) == ([], [None], True)
    assert listener.gone().done(), "whoever asks later is told, too"


async def test_a_probe_is_stamped_when_it_is_written(wired: tuple[Listener, Wire]) -> None:
    listener, wire = wired
    listener.beat()
    assert await listener.mail.take() == [BEAT]
    waiting = asyncio.create_task(listener.mail.take())
    await asyncio.sleep(0)
    listener.beat()
    (probe,) = wire.arrived
    assert probe.startswith(b'{"say":"probe"')
    waiting.cancel()


class Half:
    """What `write_text` uses of a connection."""

    def __init__(self, state: Any = OPEN, writable: bool = True, close_sent: bool = False) -> None:
        self.writable, self.close_sent, self.disconnected = asyncio.Event(), close_sent, False
        if writable:
            self.writable.set()
        self.conn = self
        self.state = state
        self.written = b""
        self.transport = self

    def write(self, data: bytes) -> None:
        self.written += data


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_a_message_is_framed_as_websockets_does(size: int) -> None:
    text, half = b"x" * size, Half()
    assert SocketConnection.write_text(half, text)  # type: ignore[arg-type]
    assert half.written == Frame(Opcode.TEXT, text).serialize(mask=False)


@pytest.mark.parametrize("half", [Half(writable=False), Half(close_sent=True), Half(state=CLOSING)])
def test_nothing_is_written_to_a_peer_that_does_not_read_or_is_leaving(half: Half) -> None:
    assert not SocketConnection.write_text(half, b"x")  # type: ignore[arg-type]
    assert half.written == b""
