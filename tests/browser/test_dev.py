"""The author's panel in a browser, and the page of the table while files are saved."""

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from tests.cli.dev.developing import Dev, developing, seated
from tests.server.serving import Server

from .people import DESK, PHONE, House

pytestmark = pytest.mark.long
SHOTS = os.environ.get("TALEWIND_TEST_SHOTS", "")


class Developed(Server):
    """As `house` needs it."""

    def __init__(self, dev: Dev) -> None:
        super().__init__({}, int(dev.address.rpartition(":")[2]))


@pytest.fixture(scope="module")
def started() -> Iterator[Dev]:
    with developing("--seats", "3", "--seed", "moon") as dev:
        yield dev


@pytest.fixture
def dev(started: Dev) -> Dev:
    started.begin_again()
    return started


@pytest.fixture(scope="module")
def served(started: Dev) -> Server:
    return Developed(started)


async def played(dev: Dev) -> None:
    """A round, so that there are answers to look at."""
    async with seated(dev) as author:
        await author.takes(1)
        await author.until(lambda sight: sight.get("question"))


async def shoot(page: Page, name: str) -> None:
    if SHOTS:
        await page.screenshot(path=Path(SHOTS) / f"{name}.png")


async def test_a_saved_file_is_seen_at_the_table(house: House, dev: Dev) -> None:
    author = await house.visitor(DESK)
    await author.goto("/dev/play")
    await expect(author.page.get_by_role("group", name="Take: Stones")).to_be_visible()
    dev.edit("texts/en.ftl", "How many do you take?", "Which will be yours?")
    await expect(author.page.get_by_text("Which will be yours?").first).to_be_visible()
    dev.edit("game.py", "MOST = 3", "MOST = 9")
    await expect(author.page.locator("body")).to_contain_text(re.compile("9|nine"))
    dev.edit("game.py", "MOST = 9", "MOST = many")
    await expect(author.page.locator(".talewind-dev-care")).to_contain_text("NameError: name 'many' is not defined")
    await shoot(author.page, "table-1440")
    dev.edit("game.py", "MOST = many", "MOST = 9")
    await expect(author.page.locator(".talewind-dev-care")).to_have_count(0)
    await author.page.get_by_role("button", name="Take").click()
    await expect(author.page.get_by_text(re.compile("You took")).first).to_be_visible()


@pytest.mark.parametrize(("size", "light"), [(DESK, "dark"), (PHONE, "light")], ids=["1440", "390"])
async def test_the_panel_shows_every_row_and_every_side_of_it(
    house: House, dev: Dev, size: tuple[int, int], light: str
) -> None:
    await played(dev)
    author = await house.visitor(size, "dark" if light == "dark" else "light")
    page = author.page
    await author.goto("/dev")
    rows = page.locator("#rows button")
    await expect(rows.first).to_contain_text("The table is set up.")
    await expect(rows.last).to_have_attribute("aria-current", "true")
    await page.keyboard.press("Home")
    await expect(page.locator("#where")).to_contain_text("0 of")
    for _ in range(4):
        await page.keyboard.press("ArrowRight")
    await expect(page.locator("#where")).to_contain_text("4 of")
    await page.locator("#back").click()
    await expect(page.locator("#where")).to_contain_text("3 of")
    answered = next(row for row in dev.api("rows") if row["kind"] == "answered")
    await page.locator(f"#rows [data-seq='{answered['seq']}']").click()
    await expect(page.locator("#where")).to_contain_text(f"{answered['seq']} of")
    for tab, words in {
        "state": "stones", "phases": "taking", "questions": "legal", "events": "took", "sight": "view",
        "worlds": "is equal in all 5 worlds", "faults": "conforms",
    }.items():  # fmt: skip
        await page.locator(f"[data-tab={tab}]").click()
        await expect(page.locator("#shown")).to_contain_text(re.compile(words, re.IGNORECASE))
        assert await author.scrolls_sideways() == ""
        await shoot(page, f"{tab}-{size[0]}-{light}")


async def test_what_a_row_has_changed_is_lit(house: House, dev: Dev) -> None:
    await played(dev)
    author = await house.visitor(DESK)
    page = author.page
    await author.goto("/dev#state")
    answered = next(row for row in dev.api("rows") if row["kind"] == "answered")
    await page.locator(f"#rows [data-seq='{answered['seq']}']").click()
    stones = page.locator(".leaf", has_text="stones:")
    await expect(stones.locator(".changed")).to_be_visible()
    await expect(stones.locator(".was")).to_be_visible()


async def test_what_is_hidden_differs_from_world_to_world(house: House, dev: Dev) -> None:
    """The author adds dice under cups to the game, while the panel is open."""
    author = await house.visitor(DESK)
    page = author.page
    await author.goto("/dev#worlds")
    await expect(page.locator("#shown")).to_contain_text("deals nothing anew")
    text = (dev.package / "game.py").read_text("utf-8")
    for old, new in {
        "stones: int = 0\n": "stones: int = 0\n    cups: list[int] = []\n",
        "t.state.stones = STONES\n": "t.state.stones = STONES\n        "
        't.state.cups = [t.chance.roll(6, "die", hidden=True) + 1 for _ in range(t.state.seats)]\n',
        "Here nothing is hidden": "Here the cups are",
        '"""Deal anew what the seat cannot know: here nothing is hidden."""': "for other in range(state.seats):\n"
        '            if other != seat:\n                state.cups[other] = chance.roll(6, "world") + 1',
    }.items():
        text = text.replace(old, new)
    (dev.package / "game.py").write_text(text, "utf-8")
    await expect(page.locator(".worlds tbody th").first).to_have_text("cups")
    await expect(page.locator("#shown")).to_contain_text("is equal in all 5 worlds")
    await expect(page.locator(".worlds .changed").first).to_be_visible()
    await shoot(page, "cups-1440")


async def test_playing_on_from_a_row_moves_the_page_of_the_table(house: House, dev: Dev) -> None:
    author, panel = await house.visitor(DESK), await house.visitor(DESK)
    await author.goto("/dev/play")
    await author.page.wait_for_url(re.compile("/t/"))
    await expect(author.page.locator(".talewind-dev")).to_be_visible()
    former = author.page.url
    await panel.goto("/dev")
    await panel.page.locator("#rows [data-seq='2']").click()
    await panel.page.locator("#on").click()
    await author.page.wait_for_url(lambda url: "/t/" in url and url != former)
    await expect(author.page.get_by_role("group", name="Take: Stones")).to_be_visible()
