"""Reading along: the others see the words of a tale while it is written, where the game lets them, and nothing else."""

import asyncio
import json
from collections.abc import Iterable
from typing import Any

import msgspec
import pytest
from msgspec import structs

from talewind.games.windmill.telling import Telling
from talewind.kit import Ask, Passage, Tell, Woven
from talewind.server import wire
from talewind.server.doors.answering import keep_draft
from talewind.server.live import drafting
from talewind.server.live.listener import Listener

from .test_hub import Process, frame, processes, table, until

__all__ = ["processes", "table"]  # fixtures


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> None:
    """Windmill does not let others read along; here it does."""
    honest = Telling.asks

    def asks(self: Telling, state: Any) -> Iterable[Ask]:
        return [structs.replace(ask, heard=True) for ask in honest(self, state)]

    monkeypatch.setattr(Telling, "asks", asks)


async def write(process: Process, table: str, *parts: str | Woven, alone: bool = False) -> int:
    """The storyteller's draft; whose it is."""
    sitting = (await process.keeper.newest(table)).sitting
    (ask,) = sitting.step.asks
    move = msgspec.Raw(msgspec.json.encode(Tell(Passage(parts))))
    draft = wire.Draft(sitting.state.asked[ask.seat], move, alone)
    await keep_draft(process.keeper, process.hub, table, ask.seat, draft)
    return ask.seat


async def told_to(process: Process, table: str) -> list[Listener]:
    return [await process.listen(table, viewer) for viewer in (0, 1, 2, None)]


@pytest.mark.usefixtures("heard")
async def test_everybody_else_reads_the_words_along_in_every_process(processes: list[Process], table: str) -> None:
    first, second = processes
    listeners = [*await told_to(first, table), *await told_to(second, table)]
    await until(lambda: first.hub.elsewhere.viewers(table))
    seat = await write(first, table, "Once a", Woven("wm01"), "key fell.")
    for listener in listeners:
        if listener.viewer != seat:
            message = await frame(listener)
            assert (message["say"], message["seat"], message["text"]) == ("drafting", seat, "Once a key fell.")
    assert [one.mail.empty() for one in listeners if one.viewer == seat] == [[], []]


@pytest.mark.usefixtures("heard")
async def test_whoever_comes_later_finds_the_newest_words(processes: list[Process], table: str) -> None:
    first, _ = processes
    listener = await first.listen(table, None)
    seat = await write(first, table, "Once.")
    await frame(listener)
    welcome = await first.hub.join(Listener(table, None), 0)
    assert json.loads(wire.write(welcome))["drafting"]["text"] == "Once."
    assert (await first.hub.join(Listener(table, seat), 0)).drafting is None, "it is the seat's own"
    await first.play(table)
    assert (await first.hub.join(Listener(table, None), 0)).drafting is None, "the question is over"


@pytest.mark.usefixtures("heard")
async def test_there_are_at_most_two_frames_a_second_and_the_newest_words_come(
    processes: list[Process], table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, _ = processes
    pauses, go_on = list[float](), asyncio.Event()

    async def pause(seconds: float) -> None:
        pauses.append(seconds)
        await go_on.wait()

    monkeypatch.setattr(drafting, "sleep", pause)
    listener = await first.listen(table, None)
    for text in ("O", "On", "Onc", "Once."):
        await write(first, table, text)
    await until(lambda: pauses)
    assert (await frame(listener))["text"] == "O"
    assert listener.mail.empty() == []
    go_on.set()
    assert (await frame(listener))["text"] == "Once."
    assert pauses[0] == drafting.PAUSE == 0.5


@pytest.mark.usefixtures("heard")
async def test_the_teller_can_switch_it_off(processes: list[Process], table: str) -> None:
    first, _ = processes
    listener = await first.listen(table, None)
    await write(first, table, "Secretly.", alone=True)
    await write(first, table, "Once.")
    assert (await frame(listener))["text"] == "Once."
    await write(first, table, "Once again.", alone=True)
    assert (await frame(listener))["text"] == "", "what was shown is taken away"


async def test_a_game_that_does_not_wish_it_shows_nothing(processes: list[Process], table: str) -> None:
    first, _ = processes
    listeners = await told_to(first, table)
    for text in ("Once.", "Once more."):  # while the second is stored, the first would be said
        await write(first, table, text)
    assert first.hub.drafting.newest == {}
    assert [listener.mail.empty() for listener in listeners] == [[], [], [], []]
