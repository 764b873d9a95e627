"""A real server with the built client, and real browsers. Needs `make client` and Debian's chromium."""

import shutil
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from playwright.async_api import Browser, async_playwright, expect

from tests.server.conftest import dsns, running, server, shards  # noqa: F401 (fixtures)
from tests.server.serving import Server

from .people import LONG, PATIENT, House

expect.set_options(timeout=LONG)
CHROMIUM = shutil.which("chromium") or "/usr/bin/chromium"
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


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        await browser.close()


@pytest.fixture
async def house(served: Server, browser: Browser) -> AsyncIterator[House]:
    house = House(served.address, browser)
    yield house
    await house.close()
    assert house.complaints == []
