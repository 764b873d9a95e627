"""Frames that wait for one connection."""

import asyncio

from talewind.server.mailbox import Mailbox


async def test_all_that_waits_is_taken_at_once_and_in_order() -> None:
    box = Mailbox(8)
    reader = asyncio.create_task(box.take())
    await asyncio.sleep(0)
    for letter in (b"a", b"b", b"c"):
        assert box.put(letter)
    assert await reader == [b"a", b"b", b"c"]
    assert box.empty() == []


async def test_a_full_box_takes_no_more_and_still_says_that_it_is_over() -> None:
    box = Mailbox(2)
    assert [box.put(letter) for letter in (b"a", b"b", b"c")] == [True, True, False]
    box.end()
    assert await box.take() == [b"a", None]


async def test_a_reader_that_is_cancelled_loses_nothing() -> None:
    box = Mailbox(2)
    reader = asyncio.create_task(box.take())
    await asyncio.sleep(0)
    box.put(b"a")  # it is woken, and cancelled before it can read
    reader.cancel()
    await asyncio.wait([reader])
    assert reader.cancelled()
    assert box.put(b"b")
    assert await box.take() == [b"a", b"b"]
