"""How people play Windward by pointing at things: with a finger on a phone, with a mouse on a desk."""

import asyncio
from math import sqrt
from typing import Any

from playwright.async_api import FloatRect, Locator

from talewind.games.windward.planet import Planet

from .company import stand_in, welcome_of
from .windward import BOARD, Captain

# Of the drawing in web/src/boards/windward/geometry.ts.
SIZE, RIM, MARGIN = 33.0, 57.0, 8.0
SAILS = ("sail", "jump", "enter-port", "leave-port")
INSIDE = 30  # px from the edge of the frame
SMALL_MAP = 110  # px from the right and the upper edge
DRAGS = 8  # across the largest planet
SETTLED = "each => Promise.allSettled(each.getAnimations().map((every) => every.finished))"


class Finger(Captain):
    """Taps a button once, and a space of the planet twice to sail there. `taps`: how many there were."""

    device = {"has_touch": True}
    taps = 0
    planet: Planet

    async def tap(self, wanted: Locator) -> None:
        self.taps += 1
        await wanted.tap()

    async def tap_at(self, x: float, y: float) -> None:
        self.taps += 1
        await self.page.touchscreen.tap(x, y)

    async def view(self) -> dict[str, Any]:
        """What the page was told of the table."""
        somebody = await stand_in(self.person, self.page.url)
        found: dict[str, Any] = (await asyncio.to_thread(welcome_of, somebody))["sight"]["view"]
        self.planet = Planet(found["small"], tuple(found["tiles"]))
        return found

    async def sails(self, to: int) -> None:
        """Two taps on one spot: the first shows the way, the second sails it."""
        spot = await self.bring(to)
        await self.tap_at(*spot)
        await self.tap_at(*spot)

    async def sees(self, space: int) -> bool:
        await self.page.evaluate("scrollTo(0, 0)")
        return (await self._spot(space))[1]

    async def pans_to(self, space: int) -> None:
        """Drag the planet until a space is in sight; a drag is no tap."""
        for _ in range(DRAGS):
            if await self.sees(space):
                return
            frame, (spot, _) = await self._box(".planet"), await self._spot(space)
            middle = (frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2)
            room = (frame["width"] / 2 - INSIDE, frame["height"] / 2 - INSIDE)
            drag = [min(most, max(-most, at - to)) for at, to, most in zip(middle, spot, room, strict=True)]
            await self.page.mouse.move(*middle)
            await self.page.mouse.down()
            await self.page.mouse.move(middle[0] + drag[0], middle[1] + drag[1], steps=4)
            await self.page.mouse.up()
        raise AssertionError(space)

    async def bring(self, space: int) -> tuple[float, float]:
        """Where a space is on the screen, after a tap on the small map if it was beside the frame."""
        await self.page.evaluate("scrollTo(0, 0)")
        spot, seen = await self._spot(space)
        if not seen:
            box, (across, down) = await self._box(".planet .small svg"), self._from_the_middle(space)
            await self.tap_at(box["x"] + box["width"] * (0.5 + across / 2), box["y"] + box["height"] * (0.5 + down / 2))
            spot, seen = await self._spot(space)
        assert seen, space
        return spot

    async def _spot(self, space: int) -> tuple[tuple[float, float], bool]:
        await self.page.locator(".planet .drawing").evaluate(SETTLED)
        frame, drawing = await self._box(".planet"), await self._box(".planet .drawing")
        across, down = self._from_the_middle(space)
        x = drawing["x"] + drawing["width"] * (0.5 + across / 2)
        y = drawing["y"] + drawing["height"] * (0.5 + down / 2)
        left, top = x - frame["x"], y - frame["y"]
        seen = INSIDE < left < frame["width"] - INSIDE and INSIDE < top < frame["height"] - INSIDE
        return (x, y), seen and not (left > frame["width"] - SMALL_MAP and top < SMALL_MAP)

    def _from_the_middle(self, space: int) -> tuple[float, float]:
        """In parts of half the drawing."""
        q, r = self.planet.coordinates[space]
        half = self.planet.radius * SIZE * sqrt(3) + RIM + MARGIN
        return SIZE * 1.5 * q / half, SIZE * sqrt(3) * (r + q / 2) / half

    async def _box(self, selector: str) -> FloatRect:
        box = await self.page.locator(selector).bounding_box()
        assert box is not None, selector
        return box

    async def _make(self, offer: Locator) -> None:
        number = await self.page.locator(BOARD).get_attribute("data-question")
        move, space = await offer.evaluate("each => [each.dataset.move, each.dataset.space]")
        if move in SAILS:
            if not hasattr(self, "planet"):
                await self.view()
            await self.sails(int(space))
        else:
            for folded in await offer.locator("xpath=ancestor-or-self::details[not(@open)]").all():
                await self.tap(folded.locator("summary").first)
            await self.tap(offer)
        await self._taken(number)


class Mouse(Finger):
    device: dict[str, Any] = {}

    async def tap(self, wanted: Locator) -> None:
        self.taps += 1
        await wanted.click()

    async def tap_at(self, x: float, y: float) -> None:
        self.taps += 1
        await self.page.mouse.click(x, y)
