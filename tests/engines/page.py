"""A page in a browser engine that Playwright cannot drive: what a test does there, whichever protocol carries it."""

import asyncio
import json
from typing import Any, Protocol

PATIENCE = 30.0  # seconds until a state must have come; it is waited for, not slept for

VISIBLE = """(() => {
  const found = [...document.querySelectorAll(%s)].find((each) => each.checkVisibility());
  return found ? found.innerText.trim() || " " : "";
})()"""


class Engine(Protocol):
    """A running browser with one page."""

    async def goto(self, address: str) -> None: ...

    async def evaluate(self, expression: str) -> Any:
        """The value of a JavaScript expression, which JSON can carry; a promise is awaited."""

    async def click(self, selector: str) -> None:
        """With the pointer, as a person does: what lies above it gets the click. LookupError: there is no such element now."""

    async def write(self, selector: str, text: str) -> None:
        """With keys, into a field that is clicked first."""


async def seen(engine: Engine, selector: str) -> str:
    """The text of the first visible element, or "" if there is none."""
    text: str = await engine.evaluate(VISIBLE % json.dumps(selector))
    return text


async def until(engine: Engine, selector: str) -> str:
    """Wait until the page shows such an element."""
    async with asyncio.timeout(PATIENCE):
        while not (text := await seen(engine, selector)):
            await asyncio.sleep(0.1)
    return text


async def until_gone(engine: Engine, selector: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while await seen(engine, selector):
            await asyncio.sleep(0.1)
