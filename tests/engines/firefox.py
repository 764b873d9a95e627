"""Firefox over WebDriver BiDi, which it speaks by itself."""

import asyncio
import json
import re
import shutil
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

FIREFOX = shutil.which("firefox-esr") or shutil.which("firefox")
READY = re.compile(rb"BiDi listening on (ws://\S+)")

# The middle of the first visible one, once it has stood still for three frames with nothing above it.
CENTRE = """(async () => {
  const ends = (each) => each.effect.getComputedTiming().iterations !== Infinity;
  const frame = () => new Promise(requestAnimationFrame);
  for (let still = 0, before = "", tries = 0; tries < 120; tries++, await frame()) {
    await Promise.allSettled(document.getAnimations().filter(ends).map((each) => each.finished));
    const found = [...document.querySelectorAll(%s)].find((each) => each.checkVisibility());
    if (!found) return null;
    found.scrollIntoView({ block: "center", behavior: "instant" });
    const box = found.getBoundingClientRect();
    const centre = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
    const free = found.contains(document.elementFromPoint(...centre));
    still = free && before === String(centre) ? still + 1 : 0;
    if (still === 3) return centre;
    before = String(centre);
  }
  return null;
})()"""


class Firefox:
    def __init__(self, connection: ClientConnection) -> None:
        self._connection, self._sent, self._context = connection, 0, ""

    async def begin(self) -> None:
        await self._send("session.new", capabilities={})
        tree = await self._send("browsingContext.getTree")
        self._context = tree["contexts"][0]["context"]
        await self._send("browsingContext.setViewport", context=self._context, viewport={"width": 390, "height": 844})

    async def _send(self, method: str, **params: Any) -> Any:
        """One command at a time; events that arrive meanwhile are nobody's."""
        self._sent += 1
        await self._connection.send(json.dumps({"id": self._sent, "method": method, "params": params}))
        while True:
            message = json.loads(await self._connection.recv())
            if message.get("id") == self._sent:
                assert message["type"] == "success", message
                return message["result"]

    async def goto(self, address: str) -> None:
        await self._send("browsingContext.navigate", context=self._context, url=address, wait="complete")

    async def evaluate(self, expression: str) -> Any:
        found = await self._send(
            "script.evaluate",
            expression=f"Promise.resolve({expression}).then((value) => JSON.stringify(value ?? null))",
            target={"context": self._context},
            awaitPromise=True,
        )
        assert found["type"] == "success", found
        return json.loads(found["result"]["value"])

    async def click(self, selector: str) -> None:
        centre = await self.evaluate(CENTRE % json.dumps(selector))
        if centre is None:
            raise LookupError(selector)
        x, y = centre
        press = [
            {"type": "pointerMove", "x": x, "y": y},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        await self._act({"type": "pointer", "id": "finger", "actions": press})

    async def write(self, selector: str, text: str) -> None:
        await self.click(selector)
        keys = [{"type": way, "value": letter} for letter in text for way in ("keyDown", "keyUp")]
        await self._act({"type": "key", "id": "keys", "actions": keys})

    async def _act(self, source: dict[str, Any]) -> None:
        await self._send("input.performActions", context=self._context, actions=[source])


@asynccontextmanager
async def firefox() -> AsyncIterator[Firefox]:
    assert FIREFOX, "apt install firefox-esr"
    profile = Path(tempfile.mkdtemp(prefix="talewind-firefox-"))
    words = [FIREFOX, "--headless", "--no-remote", "--remote-debugging-port=0", "--profile", str(profile)]
    process = await asyncio.create_subprocess_exec(
        *words, stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.PIPE
    )
    assert process.stderr is not None
    try:
        async with asyncio.timeout(60):
            while not (found := READY.search(await process.stderr.readline())):
                assert process.returncode is None, "Firefox does not start"
        reading = asyncio.create_task(process.stderr.read())  # or it would stop at a full pipe
        async with connect(found[1].decode() + "/session", max_size=None) as connection:
            engine = Firefox(connection)
            await engine.begin()
            yield engine
        reading.cancel()
    finally:
        process.terminate()
        await process.wait()
        shutil.rmtree(profile, ignore_errors=True)
