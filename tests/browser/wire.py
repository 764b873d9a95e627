"""What a visit costs: bytes over the wire, and time on a slow phone with a slow line."""

from collections.abc import Container
from typing import Any, Literal

from playwright.async_api import CDPSession, Page, expect

# The round trip and the rates of the network called "Fast 3G"; and what Chromium's tools make of it, where every single
# request waits for three and three quarters of such round trips.
FAST_3G = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 0.75e6 / 8}
CHROMIUMS_FAST_3G = {
    "offline": False, "latency": 562.5, "downloadThroughput": 1.44e6 / 8, "uploadThroughput": 0.675e6 / 8,
}  # fmt: skip
SLOWER = 4  # times, as a cheap phone is
SWING = 120  # px
COUNT_FRAMES = """() => {
    cancelAnimationFrame(window.counting);
    window.shown = 0;
    const count = () => { window.shown++; window.counting = requestAnimationFrame(count); };
    count();
}"""


WATCH = """new MutationObserver((_, watching) => {
    if (!document.querySelector("#name") || !document.querySelector("form .lit:enabled")) return;
    requestAnimationFrame(() => performance.mark("usable"));
    watching.disconnect();
}).observe(document, { childList: true, subtree: true, attributes: true });"""


class Wire:
    """Every answer a page gets, by kind, with the bytes that came for it, head and all."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.kinds: dict[str, tuple[str, str]] = {}
        self.bytes: dict[str, int] = {}
        self.came: dict[str, float] = {}
        self.asked: dict[str, float] = {}
        self.files: set[str] = set()

    @classmethod
    async def tap(cls, page: Page, line: dict[str, Any] | None = None) -> "Wire":
        session = await page.context.new_cdp_session(page)
        wire = cls(page)
        session.on("Network.requestWillBeSent", wire._asked)
        session.on("Network.responseReceived", wire._answered)
        session.on("Network.loadingFinished", wire._finished)
        await session.send("Network.enable")
        if line:
            await session.send("Network.emulateNetworkConditions", line)
            await session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        return wire

    def _asked(self, event: dict[str, Any]) -> None:
        self.asked[event["requestId"]] = event["timestamp"]
        if event.get("type") in ("Script", "Stylesheet", "Image", "Font"):
            self.files.add(event["requestId"])

    def _answered(self, event: dict[str, Any]) -> None:
        self.kinds[event["requestId"]] = (event["type"], event["response"]["url"])

    def _finished(self, event: dict[str, Any]) -> None:
        self.bytes[event["requestId"]] = int(event["encodedDataLength"])
        self.came[event["requestId"]] = event["timestamp"]

    async def settle(self) -> None:
        """Until no file is on its way any more."""
        await self.page.wait_for_load_state("networkidle")  # at once, if the page was idle before
        while self.files - self.came.keys():
            await self.page.wait_for_timeout(50)

    def weight(self, kind: Literal["Script", "Image", "any"] = "any", among: Container[str] | None = None) -> int:
        """Bytes of one kind; `any`: of all but pictures. `among`: of these requests only."""
        sizes = [(each, size) for each, size in self.bytes.items() if among is None or each in among]
        found = [(self.kinds.get(each, ("", ""))[0], size) for each, size in sizes]
        return sum(size for of, size in found if of == kind or (kind == "any" and of not in ("Image", "")))

    def __str__(self) -> str:
        """What was asked for and came, in order, with bytes: to read when a limit is broken."""
        first = min(self.asked.values(), default=0)
        return "\n".join(
            f"{self.asked[each] - first:6.2f} {self.came.get(each, 0) - first:6.2f} s {self.bytes.get(each, 0):7} "
            f"{self.kinds.get(each, ('?', '?'))}"
            for each in sorted(self.asked, key=self.asked.__getitem__)
        )


async def work_a_frame(page: Page, over: str) -> float:
    """Milliseconds of the main thread for each frame that is shown while an element is dragged to and fro."""
    session = await page.context.new_cdp_session(page)
    await session.send("Performance.enable")
    box = await page.locator(over).bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.evaluate(COUNT_FRAMES)
    before = await _seconds_of_work(session)
    for away in (SWING, -SWING) * 3:
        await page.mouse.move(x + away, y + away / 2, steps=20)  # the next one is sent when this one was shown
    worked, shown = await _seconds_of_work(session) - before, await page.evaluate("window.shown")
    await page.mouse.up()
    return 1000 * worked / int(shown)


async def _seconds_of_work(session: CDPSession) -> float:
    found = await session.send("Performance.getMetrics")
    return next(float(each["value"]) for each in found["metrics"] if each["name"] == "TaskDuration")


async def seconds_to_usable(page: Page, link: str) -> float:
    """From following the link until somebody could press "sit down"."""
    await page.add_init_script(WATCH)
    await page.goto(link, wait_until="commit")
    await expect(page.locator("#name")).to_be_visible()
    await expect(page.locator("form .lit")).to_be_enabled()
    found: float = await page.evaluate("performance.getEntriesByName('usable')[0].startTime")
    return found / 1000
