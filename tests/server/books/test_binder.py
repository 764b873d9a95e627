"""The files that people keep are made beside the event loop, few at a time."""

import asyncio
import threading
import time

import pytest
from msgspec import structs

from talewind.kit import Refused
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


@pytest.mark.bound("print_seconds")
async def test_a_press_that_takes_too_long_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(binder, "PRESS", "tests.server.books.slow_press")
    shop = Binder(structs.replace(Bounds(), print_seconds=1))
    with pytest.raises(Refused, match="book-press-failed"):
        await shop.file(volume("windmill"), "pdf")


@pytest.mark.bound("print_bytes")
async def test_a_print_larger_than_allowed_is_refused() -> None:
    wanted = volume("end_of_the_story")
    made = await Binder(Bounds()).file(wanted, "pdf")
    assert await Binder(structs.replace(Bounds(), print_bytes=len(made))).file(wanted, "pdf") == made, "the same bytes"
    with pytest.raises(Refused, match="book-press-failed"):
        await Binder(structs.replace(Bounds(), print_bytes=len(made) - 1)).file(wanted, "pdf")


async def test_a_server_without_typst_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(binder, "find_spec", lambda name: None)
    binder.forms.cache_clear()
    try:
        assert binder.forms() == ("html", "epub")
        with pytest.raises(Refused, match="book-no-press"):
            await Binder(Bounds()).file(volume("windmill"), "pdf")
    finally:
        binder.forms.cache_clear()
