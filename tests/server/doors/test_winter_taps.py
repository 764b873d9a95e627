"""Whole games of Winter Tales with every wire tapped, an onlooker's too: nobody is told of another's hand, hidden pile, draft,
notebook or objective, nor of a sealed answer before all are in."""

import asyncio
import json
import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect

from talewind.bots import bot_for
from talewind.kit import Seat
from tests.games.winter_tales.wired import GAME, sight_of
from tests.server.players import Player, open_table
from tests.server.serving import Server

HOLD = 0.2  # seconds
STAYS = 40  # messages; then it comes back and is told everything anew
SECRET = re.compile(r'"(sc-\d+|obj-[a-z]+(?:-\d)?)"')  # a drawing or an objective
KEPT = ("keep", "swap-objective")  # moves that show nothing
OPEN = ("objective-revealed", "objective-declared", "attacked")  # events that turn an objective over
MARKER = re.compile(r"zq[a-z]+-\d+")


def secrets(told: Any) -> set[str]:
    return {*SECRET.findall(json.dumps(told))}


class Tapped:
    """What all wires of a table carry, in the order in which it came. `shown`: what anybody has played. `sealed`: somebody's
    answer is kept secret until those who are `asked` have answered too. `faults`: what was told too early, or to the wrong one."""

    def __init__(self) -> None:
        self.shown: set[str] = set()
        self.hidden: set[str] = set()  # in piles
        self.asked: set[Seat] = set()  # by a question whose answers are kept secret until all are in
        self.windows = 0  # in which somebody had answered and somebody not yet
        self.sealed = False
        self.faults: list[str] = []

    def answers(self, seat: Seat) -> None:
        """A secret answer is on its way."""
        self.asked.discard(seat)
        self.windows += bool(self.asked) and not self.sealed
        self.sealed = bool(self.asked)

    def plays(self, phase: str, move: dict[str, Any]) -> None:
        if move["move"] == "lay-trap":
            self.hidden |= {*move["cards"]["spring"], *move["cards"]["winter"]}
            self.shown |= {*move["cards"].get("trap", ())}
        elif move["move"] not in KEPT:
            self.shown |= secrets(move)
        if move["move"] == "tell" and phase == "evading":
            self.shown |= self.hidden  # the trap opens


class Spy(Player):
    """Plays as the bot does, and writes a marker into a draft of every tale and into the notebook."""

    def __init__(self, tapped: Tapped, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self.tapped, self.own = tapped, set[str]()
        self.moves, self.answered, self.is_sealed = 0, -1, False

    @property
    def marker(self) -> str:
        return f"zqseat-{self.sight.get('seat')}"

    def hear(self, message: dict[str, Any]) -> None:
        super().hear(message)
        if message["say"] == "not-taken":
            self.answered = -1  # the table had gone on
        view = self.sight["view"]
        self.own |= secrets([view["hand"], view["secrets"], self.unused()])
        self.tapped.shown |= secrets([event for event in message.get("events", ()) if event["event"] in OPEN])
        if message.get("events") and self.tapped.sealed:
            self.tapped.faults.append(f"{self.sight['seat']} heard {message['events']} while an answer was sealed")
        early = secrets(message) - self.own - self.tapped.shown
        others = {*MARKER.findall(json.dumps(message))} - {self.marker}
        if early or others:
            self.tapped.faults.append(f"{self.sight['seat']} was told {early | others}: {json.dumps(message)[:400]}")

    def unused(self) -> list[Any]:
        """The objectives that whoever may swap one is shown (WT-R90)."""
        offers = (self.sight.get("question") or {"ask": {"offers": ()}})["ask"]["offers"]
        return [offer for offer in offers if offer["move"] == "swap-objective"]

    async def once(self) -> None:
        address, headers = self.addresses[0].replace("http", "ws", 1), {"Cookie": self.cookie} if self.cookie else {}
        query = f"?watch={self.watch}" if self.watch else ""
        async with connect(f"{address}/ws/{self.table}{query}", additional_headers=headers, close_timeout=1) as socket:
            for _ in range(STAYS):
                self.hear(json.loads(await socket.recv()))
                if self.over:
                    return
                for message in self.says():
                    if message["do"] == "answer" and self.is_sealed:
                        await asyncio.sleep(HOLD * (1 + self.sight["seat"]))  # all are in the window by then
                        self.tapped.answers(self.sight["seat"])
                    await socket.send(json.dumps(message))

    def says(self) -> Iterator[dict[str, Any]]:
        question = self.sight.get("question")
        if not question or question["ask"].get("settled") or self.answered >= self.n:
            return
        self.answered = self.n
        self.is_sealed = question["ask"].get("sealed", False)
        if self.is_sealed:
            self.tapped.asked.add(self.sight["seat"])
        self.moves += 1
        sight = sight_of(self.sight)
        move = msgspec.to_builtins(
            bot_for(GAME, f"{self.sight['seat']} {self.moves}".encode()).answer(sight, iter(()))[0]
        )
        words = {"parts": [self.marker], "lang": "en"}
        if move["move"] == "tell":
            yield {"do": "draft", "number": question["number"], "move": {"move": "tell", "tale": words}}
        if any(offer["move"] == "write-ahead" for offer in self.sight.get("asides", ())):
            yield {"do": "beside", "id": f"b{self.moves}", "move": {"move": "write-ahead", "text": words}}
        self.tapped.plays(self.sight["phase"], move)
        yield {"do": "answer", "id": f"m{self.moves}", "number": question["number"], "move": move}


CORE = {"pace": "relaxed", "interrupt_pause": 0, "chapter_cap": 4, "live_drafts": False}
MODULES = CORE | {"objectives": True, "powers": True, "skills": True}


@pytest.mark.parametrize(
    "options",
    [pytest.param(CORE, marks=pytest.mark.long), pytest.param(MODULES, marks=pytest.mark.nightly)],
    ids=["core", "modules"],
)
async def test_nobody_is_told_what_is_anothers(server: Server, options: dict[str, Any]) -> None:
    table, watch, cookies = await asyncio.to_thread(open_table, server.address, 5, "winter_tales", **options)
    tapped = Tapped()
    spies = [Spy(tapped, [server.address], table, cookie) for cookie in cookies]
    onlooker = Spy(tapped, [server.address], table, watch=watch)
    async with asyncio.timeout(600):
        await asyncio.gather(*(spy.play() for spy in (*spies, onlooker)))
    assert not tapped.faults, "\n".join(tapped.faults[:5])
    assert all(spy.own for spy in spies)
    assert not onlooker.own
    assert tapped.windows, "no answer was kept secret"
