"""The screens of Winter Tales, of recorded sights: a whole game comes past its battles and traps too late and too seldom. The
server gives pages, texts and pictures; the table behind the socket is one of web/tests/sights."""

import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Literal

from playwright.async_api import WebSocketRoute

from .people import House, Person

Look = Callable[[str, Person], Awaitable[None]]
Light = Literal["light", "dark"]
SIGHTS = Path(__file__).parents[2] / "web" / "tests" / "sights"
TABLE = "winterland"
WRITTEN = "The gate was frozen shut, but the old porter had once shown where he hid his spare. "
LIVE = f"{WRITTEN}Nobody had seen it since the long winter began."
# Screen: phase, which of its positions, viewer.
SCREENS = {
    "winter cast": ("casting", 0, "asked"),
    "winter turn": ("turn", 0, "asked"),
    "winter action": ("own-activation", 0, "asked"),
    "winter move": ("movement", 5, "asked"),
    "winter drawing": ("movement", 5, "asked"),
    "winter places": ("movement", 5, "asked"),
    "winter aloud": ("movement", 5, "asked"),
    "winter reading": ("movement", 0, "other"),
    "winter battle": ("strike", 0, "asked"),
    "winter trap": ("laying", 0, "asked"),
    "winter quest": ("part", 0, "asked"),
    "winter join": ("joining-in", 0, "asked"),
}
BY_NIGHT = {"winter move", "winter reading", "winter quest"}


class Sitting:
    """A page that is told a recorded sight, and hears nothing more unless it is told to."""

    def __init__(self, person: Person, phase: str, place: int, viewer: str, game: str = "winter_tales") -> None:
        self.person, self.page, self.game = person, person.page, game
        self.scene: dict[str, Any] = json.loads((SIGHTS / f"{game}.{phase}.json").read_text("utf-8"))[place]
        self.seen = self.scene["viewers"][viewer]
        self.socket: WebSocketRoute | None = None

    @property
    def info(self) -> dict[str, Any]:
        names, shapes = self.scene["names"], self.scene["shapes"]
        seats = [
            {"seat": n, "name": name, "piece": shape} for n, (name, shape) in enumerate(zip(names, shapes, strict=True))
        ]
        told = {
            "table": TABLE,
            "game": self.game,
            "status": "playing",
            "options": self.scene["options"],
            "seats": seats,
        }
        nothing = dict.fromkeys(("host_seat", "opener", "code", "key", "watch_key", "next", "carried_at", "hindrance"))
        more = {
            "chairs": len(names),
            "locked": False,
            "commitment": "",
            "host": False,
            "at": 0,
            "tales": 0,
            "room": [3, 7],
        }
        return {**nothing, **more, **told, "you": self.seen["sight"]["seat"]}

    @property
    def welcome(self) -> dict[str, Any]:
        log, told = self.seen["log"], {name: self.scene[name] for name in ("names", "shapes", "now")}
        seat = {"seat": self.seen["sight"]["seat"], "host": False, "n": log[-1]["n"] if log else 0}
        return {
            "say": "welcome",
            "table": TABLE,
            "game": self.game,
            **told,
            **seat,
            "missed": log,
            "sight": self.seen["sight"],
        }

    async def answer(self) -> None:
        """In place of the server's table."""
        await self.page.route(f"**/api/tables/{TABLE}?*", lambda route: route.fulfill(json=self.info))
        await self.page.route_web_socket(f"**/ws/{TABLE}*", self._open)

    async def begin(self) -> None:
        await self.answer()
        last = self.welcome["n"]
        await self.page.add_init_script(f"localStorage.setItem('talewind seen {TABLE}', '{last}')")
        await self.person.goto(f"/t/{TABLE}")
        await self.page.locator(".wt h1").first.wait_for()

    def _open(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        socket.on_message(self._hear)
        self.tell(self.welcome)

    def _hear(self, message: str | bytes) -> None:
        if json.loads(message)["do"] == "ping":
            self.tell({"say": "pong", "now": self.scene["now"]})

    def tell(self, message: dict[str, Any]) -> None:
        assert self.socket is not None
        self.socket.send(json.dumps(message))

    async def pose(self, screen: str) -> None:
        """What somebody does on the page before it is photographed."""
        match screen.removeprefix("winter "):
            case "move":
                await self.page.locator(".writing textarea").fill(WRITTEN)
                await self.page.locator(".dot").first.dispatch_event("click")
            case "battle" | "quest":
                await self.page.locator(".hand button").first.click()
            case "drawing":
                for _ in range(2):
                    await self.page.locator(".hand button").first.click()
            case "places":
                await self.page.get_by_role("button", name="List of places").click()
            case "aloud":
                await self.page.get_by_role("button", name="Tell aloud").click()
            case "reading":
                (teller,) = [each for each in self.seen["sight"]["waiting"] if each.get("heard")]
                self.tell({"say": "drafting", "seat": teller["seat"], "number": teller["heard"], "text": LIVE})
                await self.page.locator(".reading").wait_for()


async def photograph(house: House, look: Look, size: tuple[int, int], light: Light) -> None:
    for screen, position in SCREENS.items():
        if light == "light" or screen in BY_NIGHT:
            sitting = Sitting(await house.visitor(size, light), *position)
            await sitting.begin()
            await sitting.pose(screen)
            await sitting.page.evaluate("scrollTo(0, 0)")
            await look(screen, sitting.person)
