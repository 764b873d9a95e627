"""A real server with the built client, and real browsers. Needs `make client` and Debian's chromium."""

import shutil
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, async_playwright, expect

from talewind.server.record import Shards
from tests.server.conftest import dsns, running, server  # noqa: F401 (fixtures)
from tests.server.serving import Server

from .people import LONG, PATIENT, House

expect.set_options(timeout=LONG)
# The shell is Chromium without windows: the same engine, for less.
CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium") or "/usr/bin/chromium"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="session")
def served() -> Iterator[Server]:
    """One house for the tests of a worker, with databases and bus of its own, as `talewind serve` runs at home."""
    data = Path(tempfile.mkdtemp(prefix="talewind-house-"))
    data.chmod(0o755)
    house = Server({"TALEWIND_DATA": str(data / "data"), "TALEWIND_LIMITS": "off"}, before=PATIENT)
    yield house.start()
    house.end()
    shutil.rmtree(data, ignore_errors=True)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The tests of a worker share a browser, and with it an event loop."""
    for item in items:
        if Path(__file__).parent in item.path.parents and pytest_asyncio.is_async_test(item):
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        await browser.close()


@pytest_asyncio.fixture(loop_scope="session")
async def shards(dsns: tuple[str, ...]) -> AsyncIterator[Shards]:  # noqa: F811 (a fixture)
    async with Shards(dsns) as shards:
        yield shards


@pytest_asyncio.fixture(loop_scope="session")
async def house(served: Server, browser: Browser) -> AsyncIterator[House]:
    house = House(served.address, browser)
    yield house
    await house.close()
    assert house.complaints == []
