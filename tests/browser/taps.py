"""What a page is told over its socket."""

import asyncio
import json
from typing import Any, Self

from playwright.async_api import Page, WebSocket

from talewind.kit.views import sight_after

# Set when the page's own listeners have run.
COUNT = """const Plain = WebSocket;
window.WebSocket = class extends Plain {
    constructor(...given) {
        super(...given);
        this.addEventListener("message", ({ data }) => {
            const { n } = JSON.parse(data);
            setTimeout(() => (window.told = n ?? window.told));
        });
    }
};"""


class Tap:
    """Put on before the page opens the table. `heard`: every frame, as it came. `welcome`: the last one; `n`: the number of the
    last row told."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.heard: list[str] = []
        self.welcome: dict[str, Any] = {}
        self.sight: dict[str, Any] = {}
        self.n = 0
        self._more = asyncio.Event()
        page.on("websocket", self._opened)

    @classmethod
    async def on(cls, page: Page) -> Self:
        await page.add_init_script(COUNT)
        return cls(page)

    def _opened(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        text = frame if isinstance(frame, str) else frame.decode()
        message = json.loads(text)
        self.heard.append(text)
        if message["say"] == "welcome":
            self.welcome = message
        self.n = max(self.n, message.get("n", 0))
        self.sight = sight_after(self.sight, message)
        self._more.set()

    async def beyond(self, n: int) -> None:
        """Until a later row was told, and the page shows it."""
        while self.n <= n:
            self._more.clear()
            await self._more.wait()
        await self.page.wait_for_function("n => window.told >= n", arg=self.n)
