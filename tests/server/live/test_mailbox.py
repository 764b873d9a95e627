"""Frames that wait for one connection."""

import asyncio

import pytest

from talewind.server.live.mailbox import Mailbox


async def test_all_that_waits_is_taken_at_once_and_in_order() -> None:
    box = Mailbox(8, 100)
    reader = asyncio.create_task(box.take())
    await asyncio.sleep(0)
    for letter in (b"a", b"b", b"c"):
        assert box.put(letter)
    assert await reader == [b"a", b"b", b"c"]
    assert box.empty() == []


@pytest.mark.bound("mail")
async def test_a_full_box_takes_no_more_and_still_says_that_it_is_over() -> None:
    box = Mailbox(2, 100)
    assert [box.put(letter) for letter in (b"a", b"b", b"c")] == [True, True, False]
    box.end()
    assert await box.take() == [None], "nothing else is kept for whoever does not read"


@pytest.mark.bound("mail_bytes")
async def test_a_box_is_full_by_bytes_too_but_takes_one_letter_of_any_size() -> None:
    box = Mailbox(8, 10)
    assert [box.put(b"1234567890"), box.put(b"x")] == [True, False]
    assert box.empty() == [b"1234567890"]
    assert [box.put(b"a letter too long"), box.put(b"x")] == [True, False]
    box.empty()
    assert [box.put(b"12345"), box.put(b"12345"), box.put(b"x")] == [True, True, False], "what was taken weighs nothing"


async def test_a_reader_that_is_cancelled_loses_nothing() -> None:
    box = Mailbox(2, 100)
    reader = asyncio.create_task(box.take())
    await asyncio.sleep(0)
    box.put(b"a")  # it is woken, and cancelled before it can read
    reader.cancel()
    await asyncio.wait([reader])
    assert reader.cancelled()
    assert box.put(b"b")
    assert await box.take() == [b"a", b"b"]
