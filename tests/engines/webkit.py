"""WebKit's engine (WebKitGTK) over WebDriver, on a screen of its own."""

import asyncio
import json
import os
import shutil
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

DRIVER, SCREEN = shutil.which("WebKitWebDriver"), shutil.which("Xvfb")
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"  # the name WebDriver gives to a reference
GONE = {"stale element reference", "no such element", "element not interactable", "element click intercepted"}
SCRIPT = "const done = arguments[arguments.length - 1]; Promise.resolve({}).then((value) => done(JSON.stringify(value ?? null)));"


def minibrowser() -> str:
    """The small browser that comes with the driver."""
    return str(next(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser")))


class WebKit:
    def __init__(self, address: str) -> None:
        self.address, self.session = address, ""

    async def begin(self) -> None:
        wanted = {
            "browserName": "MiniBrowser",
            "webkitgtk:browserOptions": {"binary": minibrowser(), "args": ["--automation"]},
        }
        found = await self._call("POST", "/session", {"capabilities": {"alwaysMatch": wanted}})
        self.session = f"/session/{found['sessionId']}"
        await self._call("POST", f"{self.session}/window/rect", {"width": 430, "height": 900})

    async def _call(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        def send() -> Any:
            data = None if body is None else json.dumps(body).encode()
            headers = {"content-type": "application/json"}
            try:
                with urlopen(Request(self.address + path, data, headers, method=method), timeout=60) as answer:
                    return json.load(answer)["value"]
            except HTTPError as wrong:
                said = json.load(wrong)["value"]
                raise (LookupError if said["error"] in GONE else AssertionError)(said) from None

        return await asyncio.to_thread(send)

    async def goto(self, address: str) -> None:
        await self._call("POST", f"{self.session}/url", {"url": address})

    async def evaluate(self, expression: str) -> Any:
        script = SCRIPT.replace("{}", expression)
        return json.loads(await self._call("POST", f"{self.session}/execute/async", {"script": script, "args": []}))

    async def _find(self, selector: str) -> str:
        """The first of them that is visible."""
        script = "return [...document.querySelectorAll(arguments[0])].find((each) => each.checkVisibility())"
        found = await self._call("POST", f"{self.session}/execute/sync", {"script": script, "args": [selector]})
        if found is None:
            raise LookupError(selector)
        return f"{self.session}/element/{found[ELEMENT]}"

    async def click(self, selector: str) -> None:
        await self._call("POST", f"{await self._find(selector)}/click", {})

    async def write(self, selector: str, text: str) -> None:
        await self._call("POST", f"{await self._find(selector)}/value", {"text": text})

    async def end(self) -> None:
        if self.session:
            await self._call("DELETE", self.session)


@asynccontextmanager
async def webkit() -> AsyncIterator[WebKit]:
    assert DRIVER, "apt install webkit2gtk-driver"
    assert SCREEN, "apt install xvfb"
    read, write = os.pipe()
    quiet: dict[str, Any] = {"stdout": asyncio.subprocess.DEVNULL, "stderr": asyncio.subprocess.DEVNULL}
    screen = await asyncio.create_subprocess_exec(
        SCREEN, "-displayfd", str(write), "-screen", "0", "1280x1024x24", "-nolisten", "tcp", pass_fds=(write,), **quiet
    )
    os.close(write)
    display = (await asyncio.to_thread(os.read, read, 16)).decode().strip()
    os.close(read)
    port = _free_port()
    environ = os.environ | {"DISPLAY": f":{display}", "LIBGL_ALWAYS_SOFTWARE": "1", "NO_AT_BRIDGE": "1"}
    driver = await asyncio.create_subprocess_exec(DRIVER, f"--port={port}", env=environ, **quiet)
    engine = WebKit(f"http://127.0.0.1:{port}")
    try:
        await _answers(engine)
        await engine.begin()
        yield engine
        await engine.end()
    finally:
        for process in (driver, screen):
            process.terminate()
            await process.wait()


async def _answers(engine: WebKit) -> None:
    async with asyncio.timeout(30):
        while True:
            try:
                await engine._call("GET", "/status")
                return
            except (URLError, ConnectionError):
                await asyncio.sleep(0.1)


def _free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port
