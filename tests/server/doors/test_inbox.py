"""What a WebSocket holds between its connection and the application."""

import asyncio

from talewind.server.doors.inbox import Gangway, Inbox


async def test_messages_come_in_order_and_a_cancelled_reader_loses_none() -> None:
    inbox = Inbox()
    reader = asyncio.create_task(inbox.get())
    await asyncio.sleep(0)
    inbox.put_nowait({"text": "a"})
    inbox.put_nowait({"text": "b"})
    reader.cancel()
    await asyncio.wait([reader])
    assert not inbox.empty()
    assert [await inbox.get(), await inbox.get()] == [{"text": "a"}, {"text": "b"}]
    assert inbox.empty()


async def test_a_reader_waits_for_the_next_message() -> None:
    inbox = Inbox()
    reader = asyncio.create_task(inbox.get())
    await asyncio.sleep(0)
    assert not reader.done()
    inbox.put_nowait({"text": "a"})
    assert await asyncio.wait_for(reader, 90) == {"text": "a"}


async def test_senders_wait_together_and_one_that_gives_up_wakes_nobody() -> None:
    way = Gangway()
    await way.wait()
    way.clear()
    senders = [asyncio.create_task(way.wait()) for _ in range(3)]
    await asyncio.sleep(0)
    senders[0].cancel()
    await asyncio.sleep(0)
    assert [sender.done() for sender in senders[1:]] == [False, False]
    way.set()
    await asyncio.wait_for(asyncio.gather(*senders[1:]), 90)
    assert way.is_set()


async def test_a_way_that_closes_again_before_a_sender_runs_stays_closed_to_it() -> None:
    way = Gangway()
    way.clear()
    sender = asyncio.create_task(way.wait())
    await asyncio.sleep(0)
    way.set()
    way.clear()
    for _ in range(3):
        await asyncio.sleep(0)
    assert not sender.done()
    way.set()
    await asyncio.wait_for(sender, 90)
