"""People at one table, each in a browser of their own, who play on until all of them have come to some screen."""

import asyncio
from collections.abc import Awaitable, Callable

from playwright.async_api import Error, TimeoutError

from .people import Person

BOOK = "a[href^='/book/']"  # the way to it, when the game is over
TURNS = 900
MISSED = 8  # times that an act may come too late: each has waited for up to 45 s


async def play_until(people: list[Person], act: Callable[[Person], Awaitable[bool]], selector: str = BOOK) -> None:
    """`act`: do the next thing a page offers; False: nothing to do."""
    missed = 0
    for _ in range(TURNS):
        there = [await person.is_seen(selector) for person in people]
        if all(there):
            return
        did = False
        for person, arrived in zip(people, there, strict=True):
            if arrived:
                continue
            try:
                did = await act(person) or did
            except (TimeoutError, Error):
                did, missed = True, missed + 1  # the table moved on while this person was acting; look again
                if missed > MISSED:
                    raise
        if not did:
            await asyncio.sleep(0.15)
    raise AssertionError([await person.says() for person in people])
