"""What goes on at the tables while a process is killed at a named point: who sits there, what leads to the point, and what must hold
afterwards."""

import asyncio
from typing import TYPE_CHECKING, Any

import asyncpg

from talewind.server.books.verifying import verify
from talewind.server.record.game_file import unfold
from tests.server.players import call

from .clients import Client
from .house import House
from .parties import Party, goes_on, invite, tell_off, until

if TYPE_CHECKING:
    from .crash_points import Trial

AFTER = 4  # moves that a table makes after the kill before it is checked


class Play:
    """Two tables of three people each, with an onlooker; their clients are spread over both processes, and send drafts."""

    alone = False  # the other process is down until the death: it might do what should lead the victim to its point

    async def parties(self, house: House, seed: int) -> list[Party]:
        parties = [await invite(house.addresses, 2 * (2 * seed + table)) for table in range(2)]
        for party in parties:
            for client in party.people:
                client.drafting = True
        return parties

    async def leads_there(self, trial: "Trial", parties: list[Party]) -> None:
        await asyncio.gather(*(goes_on(party, 1) for party in parties))
        trial.arm()
        await trial.death()

    async def afterwards(self, trial: "Trial", parties: list[Party]) -> None:
        await asyncio.gather(*(goes_on(party, AFTER) for party in parties))
        for client in [client for party in parties for client in party.people]:
            sent = [said["move"] for said in client.words.values() if said["do"] == "answer"]
            assert all(draft in sent for draft in client.drafts), f"{client.name}: another draft than it has sent"


class Resume(Play):
    """A client loses its connection again and again, and comes back to the same process."""

    async def leads_there(self, trial: "Trial", parties: list[Party]) -> None:
        faithful = parties[0].clients[-1]
        faithful.addresses = trial.house.addresses[:1]
        await asyncio.gather(*(goes_on(party, 1) for party in parties))
        trial.arm()
        while trial.house.runs(0):
            if faithful.socket is not None:
                await faithful.socket.close()
            await asyncio.sleep(0.05)
        faithful.addresses = trial.house.addresses


class Bots(Play):
    """One person and two bots."""

    async def parties(self, house: House, seed: int) -> list[Party]:
        return [await invite(house.addresses, 2 * seed, bots=2)]


class Clock(Play):
    """Nobody ends an interlude: its clock runs out."""

    async def parties(self, house: House, seed: int) -> list[Party]:
        parties = [await invite(house.addresses, 2 * seed)]
        for client in parties[0].people:
            client.nexts = False
        return parties

    async def afterwards(self, trial: "Trial", parties: list[Party]) -> None:
        for client in parties[0].people:
            client.nexts = True
        await super().afterwards(trial, parties)


class Start(Play):
    """The host starts the game; the process dies of it."""

    alone = True

    async def parties(self, house: House, seed: int) -> list[Party]:
        return [await invite(house.addresses[:1], 2 * seed, begun=False)]

    async def leads_there(self, trial: "Trial", parties: list[Party]) -> None:
        trial.arm()
        for client in parties[0].clients:
            client.addresses = trial.house.addresses
        path, cookie = f"/api/tables/{parties[0].table}/start", parties[0].host.cookie
        await asyncio.to_thread(tell_off, trial.house.addresses[0], path, {}, cookie)
        await trial.death()


class End(Play):
    """A game is played to its end."""

    alone = True

    async def parties(self, house: House, seed: int) -> list[Party]:
        return [await invite(house.addresses[:1], 2 * seed)]

    async def leads_there(self, trial: "Trial", parties: list[Party]) -> None:
        trial.arm()
        for client in parties[0].clients:
            client.addresses = trial.house.addresses
        await trial.death()

    async def afterwards(self, trial: "Trial", parties: list[Party]) -> None:
        await until(lambda: parties[0].over, "everybody has seen the end")


class Fold(End):
    """The archiver dies while it folds a finished game, and folds it later. Nobody is told: the clients are gone by then."""

    alone = False  # only the victim's archiver is hasty

    async def leads_there(self, trial: "Trial", parties: list[Party]) -> None:
        await until(lambda: parties[0].over and not any(c.sent for c in parties[0].clients), "the game came to its end")
        trial.arm()
        await trial.death()
        trial.afterlife = trial.point.patch.rpartition("\n")[0] + "\n"

    async def afterwards(self, trial: "Trial", parties: list[Party]) -> None:
        connection = await asyncpg.connect(trial.house.dsn)
        try:
            folded = None
            async with asyncio.timeout(90):
                while folded is None:
                    await asyncio.sleep(0.1)
                    folded = await connection.fetchval(
                        "select folded from finished where table_id = $1", parties[0].table
                    )
        finally:
            await connection.close()
        assert verify(unfold(folded)).holds, "the folded game does not verify"


class Remove(Play):
    """The host removes somebody; the call fails, and is made again."""

    async def parties(self, house: House, seed: int) -> list[Party]:
        return [await invite(house.addresses, 2 * seed, seats=4)]

    async def leads_there(self, trial: "Trial", parties: list[Party]) -> None:
        await goes_on(parties[0], 1)
        trial.arm()
        await asyncio.to_thread(tell_off, trial.house.addresses[0], *self._call(parties[0]))
        await trial.death()
        await parties[0].part(parties[0].clients[2])

    def _call(self, party: Party) -> tuple[str, Any, str]:
        return f"/api/tables/{party.table}/remove", {"seat": 2}, party.host.cookie

    async def afterwards(self, trial: "Trial", parties: list[Party]) -> None:
        await asyncio.to_thread(call, trial.house.addresses[1], *self._call(parties[0]))
        await until(lambda: parties[0].host.sight["presence"][2] == "left", "the seat was left")
        await super().afterwards(trial, parties)


class Guest(Play):
    """Somebody has left, and a guest is let in; the call fails, and is made again."""

    async def parties(self, house: House, seed: int) -> list[Party]:
        return [await invite(house.addresses, 2 * seed, seats=4)]

    async def leads_there(self, trial: "Trial", parties: list[Party]) -> None:
        party, leaver = parties[0], parties[0].clients[3]
        await goes_on(party, 1)
        leaver.resting = True
        leaver.say(do="leave")
        await until(lambda: not leaver.sent, "somebody has left")
        await party.part(leaver)
        body = {"name": "Guest", "key": party.key}
        _, self.cookie = await asyncio.to_thread(call, trial.house.addresses[1], f"/api/tables/{party.table}/ask", body)
        trial.arm()
        await self._let_in(trial.house.addresses[0], party)
        await trial.death()

    async def _let_in(self, address: str, party: Party) -> None:
        path, cookie = f"/api/tables/{party.table}/knocks", party.host.cookie
        knocks, _ = await asyncio.to_thread(call, address, path, None, cookie)
        assert knocks, "the host does not see the guest"
        await asyncio.to_thread(tell_off, address, path, {"knock": knocks[0]["knock"], "yes": True}, cookie)

    async def afterwards(self, trial: "Trial", parties: list[Party]) -> None:
        party = parties[0]
        await self._let_in(trial.house.addresses[1], party)
        party.join(Client(trial.house.addresses, party.table, 3, self.cookie))
        await until(lambda: party.host.sight["presence"][3] == "here", "the guest has the seat")
        await super().afterwards(trial, parties)


class Stop(Play):
    """The operator stops the process, and it dies while it stores snapshots."""

    async def leads_there(self, trial: "Trial", parties: list[Party]) -> None:
        await asyncio.gather(*(goes_on(party, 1) for party in parties))
        trial.arm()
        trial.terminate()
        await trial.death()


SCENES: dict[str, Play] = {
    "play": Play(), "resume": Resume(), "bots": Bots(), "clock": Clock(), "start": Start(), "end": End(), "fold": Fold(),
    "remove": Remove(), "guest": Guest(), "stop": Stop(),
}  # fmt: skip
