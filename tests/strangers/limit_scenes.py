"""Cases of the limits beside n and n + 1: the bus is away, a process starts later, everybody comes at once, a flood."""

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack

import msgspec
from msgspec import structs

from talewind.server.base.bounds import Bounds
from talewind.server.doors import tally as tallying
from talewind.server.doors.limits import Doorkeeper
from talewind.server.doors.tally import Tally
from talewind.server.live.counted import Counted
from tests.server.relay import PortRelay
from tests.server.serving import Server
from tests.server.spread import Spread, new_address

from .limit_uses import CARRYING
from .limits import WINDOW, Case, House, holds

OPENING = "/api/tables", {"game": "windmill"}
GUESS = "/api/knock", {"code": "AAAAAA", "name": "Guess"}
AT_ONCE = 12  # calls of one address at one process, at the same moment
FLOOD = 150_000  # addresses
MOST_BYTES = 1 << 20  # of one message: NATS accepts no more


async def links_over_two(house: House) -> tuple[list[str], str]:
    """Wrong links to another device."""
    async with house.processes(2) as spread:
        return await holds("strangers", house, spread, CARRYING(spread)), ""


async def nats_away(house: House) -> tuple[list[str], str]:
    """Each of two processes gives its share, half of the limit; afterwards all of it counts."""
    async with PortRelay(house.running.nats) as relay:
        apart = structs.replace(house, nats=relay.url)
        async with apart.processes(2, openings="6/3600") as spread:
            me, other = new_address(), new_address()
            await relay.cut()
            await _bus_is(False, spread)
            faults = [
                f"process {number} gave {given} alone"
                for number, server in enumerate(spread.servers, 1)
                if (given := await asyncio.to_thread(_passing, spread, server, me)) != 3
            ]
            if not await asyncio.to_thread(_passing, spread, spread.servers[0], other):
                faults.append("somebody else was refused")
            await relay.mend()
            await _bus_is(True, spread)
            await spread.agree()
            for server in spread.servers:
                if await asyncio.to_thread(_passing, spread, server, me):
                    faults.append("one more was given afterwards")
            apart.pass_time(WINDOW)
            if not await asyncio.to_thread(_passing, spread, spread.servers[1], me, 1):
                faults.append("nobody may again")
    return faults, ""


async def _bus_is(up: bool, spread: Spread) -> None:
    """Until all processes know it. The call of this look is from an address of its own."""
    address = new_address()
    async with asyncio.timeout(90):
        for server in spread.servers:
            while (await asyncio.to_thread(spread.call, server, "/readyz", address=address))[1]["bus"] is not up:
                await asyncio.sleep(0.05)


def _passing(spread: Spread, server: Server, address: str, most: int = 20) -> int:
    """How many tables an address can open at a process until it is refused."""
    path, body = OPENING
    return next((n for n in range(most) if spread.call(server, path, body, address=address)[0] != 201), most)


async def late_start(house: House) -> tuple[list[str], str]:
    """A restart gives nobody a second limit."""
    async with house.processes(1) as one:
        me, other = new_address(), new_address()
        faults = [] if _passing(one, one.servers[0], me) == 3 else ["the limit did not hold"]
        with ExitStack() as stack:
            late = house.server()
            stack.callback(late.end)
            both = Spread([*one.servers, late], one.bus)
            await both.agree()
            faults += ["the new process gave one more"] if _passing(both, late, me) else []
            faults += [] if _passing(both, late, other, most=1) else ["somebody else was refused"]
    return faults, ""


def at_once(processes: int, path: str, body: object, passes: int, name: str) -> Callable[[House], Awaitable]:  # type: ignore[type-arg]
    """All at the same moment: more than the limit may pass, at most the limit at each process for what is counted before, and all of
    it is refilled before anything more passes."""

    async def run(house: House) -> tuple[list[str], str]:
        most = 4
        async with house.processes(processes, connections_an_address="200", **{name: f"{most}/3600"}) as spread:
            me = new_address()

            def once(number: int) -> bool:
                server = spread.servers[number % processes]
                return spread.call(server, path, body, address=me)[0] == passes

            with ThreadPoolExecutor(processes * AT_ONCE) as crowd:
                passed = sum(await asyncio.to_thread(lambda: list(crowd.map(once, range(processes * AT_ONCE)))))
            await spread.agree()
            faults = ["one more was given afterwards"] if any(once(n) for n in range(processes)) else []
            owed = (passed - most) * WINDOW / most
            house.pass_time(owed)
            faults += ["it was not refilled first"] if any(once(n) for n in range(processes)) else []
            house.pass_time(WINDOW / most)
            faults += [] if once(0) else ["nobody may again"]
            return faults, f"{passed} passed where {most} may"

    return run


async def flood(house: House) -> tuple[list[str], str]:
    """Two processes that hear each other, while so many addresses come; half of them while the bus is away."""
    doors, sizes = [Doorkeeper(Bounds()), Doorkeeper(Bounds())], [0]
    tallies: list[Tally] = []

    async def told(to: int, counted: Counted) -> None:
        raw = msgspec.msgpack.encode(counted)
        sizes.append(len(raw))
        if len(tallies) == 2:
            await tallies[to].heard(msgspec.msgpack.decode(raw, type=Counted))

    tallies += [Tally(doors[n], lambda counted, to=1 - n: told(to, counted)) for n in range(2)]  # type: ignore[misc]
    for tally in tallies:
        await tally.open()
    for number in range(FLOOD):
        if number == FLOOD // 2:
            for tally in tallies:
                tally.part()
        address = f"2001:db8:{number >> 16:x}:{number & 0xFFFF:x}::/64"
        for limit in (doors[0].calls, doors[1].openings, doors[0].codes):
            limit.may_pass(address)
        if number % 1_000 == 0:
            await asyncio.sleep(0)
    for tally in tallies:
        await tally.reunite()
        await tally.close()
    keys = max(len(limit) for door in doors for limit in door.turnstiles.values())
    faults = [f"{keys} addresses are remembered"] if keys > 100_000 else []
    faults += [f"a message has {max(sizes)} bytes"] if max(sizes) > MOST_BYTES else []
    kept = max(len(used) for tally in tallies for used in [*tally._used.values(), ()])
    faults += [f"{kept} uses are kept"] if kept > tallying.MOST_KEPT else []
    return faults, f"{FLOOD} addresses, at most {keys} remembered, largest message {max(sizes) / 1_000:.0f} kB"


SCENES = [
    Case("wrong links to another device over 2", links_over_two),
    Case("NATS away", nats_away),
    Case("a process that starts later", late_start),
    Case("tables opened at once at 4", at_once(4, *OPENING, 201, "openings")),
    Case("wrong codes at once at 1", at_once(1, *GUESS, 404, "codes")),
    Case("wrong codes at once at 4", at_once(4, *GUESS, 404, "codes")),
    Case("a flood of addresses", flood),
]
