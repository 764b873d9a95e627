"""The attack on the seed: somebody at the table has every public byte, all nonces, the server's time and the secret of the game
before, and tries to predict hidden cards. If the keys of chance are sound, the predictions hit at chance."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from math import sqrt
from multiprocessing import get_context
from random import Random
from typing import Any

import msgspec

from talewind import games
from talewind.kit import Chance, Frozen, Refused, Sitting, open_table, table_key
from talewind.kit.chance import Key
from talewind.kit.testing.wanderer import Wanderer
from talewind.kit.worlds import world_of
from talewind.server import wire
from talewind.server.doors.info import table_info
from talewind.server.live.listener import Listener
from talewind.server.tables.header import Header
from talewind.server.wire import Viewer
from tests.faults.proof import Proved, Tick, no_tick
from tests.server.conftest import Running, create_databases

from .household import household
from .quiet_house import House, opened
from .seeds import ATTACKS, Public

ATTACKERS = (1, 0, None)  # the first from whom something is hidden; None: an onlooker
WORLDS = 8  # that tell what is hidden and possible; as many others give the chance of a hit
LONGEST, STRIDE = 60, 6  # rows until a card is dealt, and after how many the attacker looks again
SURE = 4.5  # standard deviations; 1 in 300,000
SOME = 250  # games of one process in one go
MANY, WORKERS = 1_000, 2


class Tried(Frozen):
    """By attack: predictions that were right, and their expectation. `found`: games whose key was found."""

    games: int
    hits: dict[str, float]
    expected: dict[str, float]
    found: tuple[str, ...]


def leaves(value: Any, place: str = "") -> Iterator[tuple[str, Any]]:
    """The words and numbers in a state, by their places."""
    if isinstance(value, dict | list):
        pairs = value.items() if isinstance(value, dict) else enumerate(value)
        for name, child in pairs:
            yield from leaves(child, f"{place}.{name}")
    elif isinstance(value, str):
        yield place, value


def places_of(state: Any) -> dict[str, Any]:
    return {} if state is None else dict(leaves(msgspec.to_builtins(state, str_keys=True)))


def varies(place: str, states: list[dict[str, Any]]) -> bool:
    return len({state.get(place) for state in states}) > 1


class Attacked:
    """One table as the attacker sees it: after its set-up or, if that hides nothing, after the first cards are dealt."""

    def __init__(self, header: Header, public: Public, at: int, number: int) -> None:
        self.header, self.public, self.at, self.number = header, public, at, number
        self.game, self.dice = header.game, Chance(b"attack %d" % number)
        self.rows: list[Any] = []
        self.seat: Viewer = None
        self.worlds: list[dict[str, Any]] = []
        sitting = self.sitting(header.key)
        people = Wanderer(self.game, sitting, self.dice, leaving=False, absent=False)
        while not self.sees(sitting.state) and sitting.state.stack and len(self.rows) < LONGEST:
            for _ in range(STRIDE):
                self.rows.append(people.next_row())
                if not sitting.take(self.rows[-1]).state.stack:
                    break
        self.others = self.some_worlds()  # drawn after those from which the attacker guesses

    def sitting(self, key: Key) -> Sitting[Any]:
        """The table, had it this key. Rows are public enough: the attacker knows who did what."""
        step = open_table(self.game, len(self.header.seats), self.header.chosen(), key, self.at)
        sitting = Sitting(self.game, key, step)
        for row in self.rows:
            sitting.take(row)
        return sitting

    def dealt(self, key: Key) -> Any:
        """The state, had the table this key; None: it cannot have."""
        try:
            return self.sitting(key).state
        except Refused:
            return None

    def sees(self, state: Any) -> bool:
        """Is there an attacker from whom a card is hidden?"""
        self.state, self.truth, self.hidden = state, places_of(state), list[str]()
        if places_of(world_of(self.game, state, None, self.dice)) == self.truth:
            return False
        other = (self.dealt((self.header.key, b"deals %d" % n)) for n in range(3))  # public rolls stay
        deals = [places_of(dealt) for dealt in other if dealt is not None]
        for seat in ATTACKERS:
            self.seat = seat
            self.worlds = self.some_worlds()
            # Chosen without the truth: a place chosen because the truth is unusual there would be harder to predict.
            self.hidden = [place for place in self.worlds[0] if varies(place, self.worlds) and varies(place, deals)]
            if self.hidden:
                break
        return bool(self.hidden)

    def some_worlds(self) -> list[dict[str, Any]]:
        return [places_of(world_of(self.game, self.state, self.seat, self.dice)) for _ in range(WORLDS)]

    def keys(self, secrets: Iterator[bytes]) -> Iterator[bytes]:
        """A secret may be the key itself, or be mixed with the nonces of all."""
        for secret in dict.fromkeys(secrets):
            yield from (key for key in (secret[:64], table_key(secret[:64], self.public.nonces)) if key)

    def predict(self, attack: str) -> tuple[float, float, bool]:
        """Whether the prediction of one hidden place is right, how likely that is by chance, and whether the key is found."""
        keys = list(self.keys(ATTACKS[attack](self.public)))
        if self.header.key in keys:  # the attacker knows it by his own cards
            return 1.0, 0.0, True
        guessed = places_of(self.dealt(self.dice.pick(keys, "key"))) if keys else {}
        if not self.hidden:
            return 0.0, 0.0, False
        place = self.dice.pick(self.hidden, "place")
        possible = [world.get(place) for world in self.worlds]
        guess = guessed.get(place)
        if guess not in possible:  # the attacker knows better: such a card cannot be there
            guess = self.dice.pick(possible, "guess")
        chance = sum(world.get(place) == guess for world in self.others) / WORLDS
        return float(guess == self.truth.get(place)), chance, False


async def opened_table(house: House, name: str, number: int, former: bytes) -> Attacked:
    """A table of the real lobby, and what the attacker and an onlooker receive of it before the first move."""
    services, nonces = house.services, Random(f"nonces {number}")
    game = games.load(name)
    seats = max(2, min(game.seats_for(game.options_type())))
    found = await services.lobby.open("p0", name, {}, chairs=seats)
    for seat in range(seats):
        await services.lobby.sit(found.table, f"p{seat}", f"P{seat}", nonces.randbytes(8))
    raw = [msgspec.json.encode(await table_info(await services.lobby.header(found.table), "p1", services))]
    at = (await services.lobby.header(found.table)).opened_at
    played = await services.lobby.start(found.table, "p0")
    header = played.header
    for viewer in ATTACKERS:
        listener = Listener(found.table, viewer, None if viewer is None else f"p{viewer}")
        raw.append(wire.write(await services.hub.join(listener, 0)))
        services.hub.part(listener)
    raw.append(msgspec.json.encode(await table_info(header, "p0", services)))
    services.keeper.forget(found.table)
    letters = b"\n".join(raw)
    public = Public(header.id, letters, header.commitment, tuple(s.nonce for s in header.seats), at, former)
    return Attacked(header, public, played.step.state.at, number)


async def attacked(numbers: range, running: Running, dsns: tuple[str, ...]) -> Tried:
    names, former, found = games.names(), bytes(32), list[str]()
    hits, expected = dict.fromkeys(ATTACKS, 0.0), dict.fromkeys(ATTACKS, 0.0)
    dsns = dsns or tuple(running.database(name) for name in await create_databases(running))
    async with opened(running, dsns) as house:
        for number in numbers:
            table = await opened_table(house, names[number % len(names)], number, former)
            former = table.header.secret
            for attack in ATTACKS:
                hit, chance, sure = table.predict(attack)
                hits[attack] += hit
                expected[attack] += chance
                if sure:
                    found.append(
                        f"{table.header.game_id}, game {number}: the key of chance was found by the attack on the {attack}"
                    )
    return Tried(len(numbers), hits, expected, tuple(found))


def attack(numbers: range, running: Running, dsns: tuple[str, ...]) -> Tried:
    return asyncio.run(attacked(numbers, running, dsns))


def prove(count: int, tick: Tick = no_tick) -> Proved:
    tried: list[Tried] = []
    parts = [range(first, min(first + SOME, count)) for first in range(0, count, SOME)]
    with household() as (running, dsns):
        if count < MANY:
            for part in parts:
                tried.append(attack(part, running, dsns))
                tick(sum(one.games for one in tried))
        else:
            with ProcessPoolExecutor(WORKERS, get_context("spawn")) as pool:
                for done in as_completed([pool.submit(attack, part, running, ()) for part in parts]):
                    tried.append(done.result())
                    tick(sum(one.games for one in tried))
    return judged(tried)


def judged(tried: list[Tried]) -> Proved:
    """A prediction is a coin with a small chance: hits beyond what chance allows are a fault, and so is every key that was found."""
    faults, figures = [fault for one in tried for fault in one.found], []
    for attack in ATTACKS:
        hits, expected = sum(one.hits[attack] for one in tried), sum(one.expected[attack] for one in tried)
        spread = sqrt(max(1.0, expected) * (1 + 1 / WORLDS))  # the expectation is itself drawn from worlds
        low, high = max(0.0, expected - 2.58 * spread), expected + 2.58 * spread
        figures.append(f"{attack} {hits:.0f} (by chance {expected:.0f}, 99 % {low:.0f} to {high:.0f})")
        if abs(hits - expected) > SURE * spread:  # too few would mean that the expectation is wrong
            faults.append(f"the attack on the {attack} hits {hits:.0f} times, by chance {expected:.0f}")
    return Proved(sum(one.games for one in tried), tuple(faults), "hits: " + ", ".join(figures))
