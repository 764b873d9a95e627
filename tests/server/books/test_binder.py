"""The files that people keep are made beside the event loop, few at a time."""

import asyncio
import threading
import time

import pytest

from talewind.server.base.bounds import Bounds
from talewind.server.books import binder
from talewind.server.books.binder import Binder
from talewind.server.books.volume import Volume

from .every import volume


@pytest.mark.bound("prints")
async def test_a_crowd_that_wants_copies_waits_for_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    held: list[int] = []
    most: list[int] = []

    def made(volume: Volume) -> bytes:
        assert threading.current_thread() is not threading.main_thread(), "the event loop goes on"
        held.append(1)
        most.append(len(held))
        time.sleep(0.01)
        held.pop()
        return b"file"

    monkeypatch.setitem(binder.MAKERS, "html", made)
    bounds, wanted = Bounds(), volume("windmill")
    shop = Binder(bounds)
    await asyncio.gather(*(shop.file(wanted, "html") for _ in range(12)))
    assert (len(most), max(most)) == (12, bounds.prints)
