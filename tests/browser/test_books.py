"""The books of Story, The End of the Story, Windward and Winter Tales: every picture, chart and woven card in its leaf, every
drawing over its pictures, on every size."""

import re
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.async_api import Browser, Page, expect

from talewind.kit import Page as Told
from talewind.server.books.book import BookPage
from talewind.server.books.hiding import shown
from talewind.server.books.spreading import spreads
from talewind.server.doors.people import People
from talewind.server.record import Shards
from tests.server.serving import Server
from tests.server.shelf import DRAWN, STROKE, bound, end_pages, story_pages, voyage_pages, winter_pages

from .test_axe import AXE, RUN, TAGS, described
from .test_sizes import LETTERS, MISFITS

MISPLACED = (Path(__file__).parent / "books.js").read_text("utf-8").rstrip(";\n")
SIZES = [(320, 640), (390, 844), (768, 1024), (844, 390), (1440, 900), (1920, 1080)]
BOOKS = {"story": story_pages, "end_of_the_story": end_pages, "windward": voyage_pages, "winter_tales": winter_pages}
FACING = {"pair", "chart", "inset"}  # two sheets of paper


async def reader(
    browser: Browser, server: Server, size: tuple[int, int], light: Literal["light", "dark"], **more: Any
) -> Page:
    """Who sat first at the tables of the shelf."""
    context = await browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        color_scheme=light,
        bypass_csp=True,
        reduced_motion="reduce",
        locale="en-GB",
    )
    cookie = People("s" * 32, False).cookie("person 0")
    await context.add_cookies([{"name": cookie.key, "value": cookie.value or "", "url": server.address}])
    return await context.new_page()


async def settled(page: Page) -> None:
    """Letters and pictures are there, and nothing moves."""
    await page.evaluate("document.fonts.ready")
    await page.evaluate("Promise.all([...document.images].map(image => image.decode().catch(() => {})))")
    await page.evaluate("Promise.allSettled(document.getAnimations().map(each => each.finished))")


async def misplaced(page: Page, leaves: str) -> list[str]:
    await settled(page)
    found: list[str] = await page.evaluate(MISPLACED, leaves)
    return found


def spread_out(pages: tuple[Told, ...]) -> list[BookPage]:
    """As the book shows them."""
    return [part for page in shown(pages, {}) for part in spreads(page)]


def copy_of(server: Server, table: str) -> str:
    return f"{server.address}/api/tables/{table}/book.html?inline=true"


@pytest.mark.long
@pytest.mark.parametrize("light", ["light", pytest.param("dark", marks=pytest.mark.nightly)])
@pytest.mark.parametrize("game", BOOKS)
async def test_every_picture_and_chart_lies_in_its_leaf_and_every_drawing_over_its_pictures(
    server: Server,
    shards: Shards,
    browser: Browser,
    game: str,
    light: Literal["light", "dark"],
) -> None:
    pages = spread_out(told := BOOKS[game]())
    table = await bound(shards, game, told)
    found: list[str] = []
    for size in SIZES if light == "light" else SIZES[1:2]:
        page = await reader(browser, server, size, light)
        await page.goto(f"{server.address}/book/{table}")
        await page.locator(".cover .lit").click()
        for n, expected in enumerate(pages, 1):
            await expect(page.locator("nav .number")).to_contain_text(f"{n}")
            drawn = [line for line in expected.lines if line.passage.sketch]
            pictures = sum(line.over for line in drawn) or len(expected.plates)
            await expect(page.locator(".leaf figure img")).to_have_count(pictures)
            found += [f"{size} {n}: {each}" for each in await misplaced(page, ".leaf")]
            await page.keyboard.press("ArrowRight")
        await page.goto(copy_of(server, table))
        await expect(page.locator("article")).to_have_count(len(pages))
        found += [f"{size}, copy: {each}" for each in await misplaced(page, "article")]
        await page.context.close()
    assert not found, "\n".join(found)


@pytest.mark.long
@pytest.mark.parametrize("game", BOOKS)
async def test_every_kind_of_page_is_read_by_everybody_and_fits_with_large_letters(
    server: Server, shards: Shards, browser: Browser, game: str
) -> None:
    pages = spread_out(told := BOOKS[game]())
    table = await bound(shards, game, told)
    found: list[str] = []
    for size, light in (((320, 640), "light"), ((1440, 900), "dark")):
        page = await reader(browser, server, size, light, bypass_csp=True)  # type: ignore[arg-type]
        await page.goto(f"{server.address}/book/{table}")
        await page.add_script_tag(path=AXE)
        await page.locator(".cover .lit").click()
        for n in range(1, len(pages) + 1):
            await expect(page.locator("nav .number")).to_contain_text(f"{n}")
            await settled(page)
            for violation in await page.evaluate(RUN, TAGS):
                found += [f"{size} {n}: {described(violation, node)}" for node in violation["nodes"]]
            found += [f"{size} {n}: {each}" for each in await page.evaluate(MISFITS, True)]
            await page.evaluate(LETTERS, "200%")
            found += [f"{size} {n}, 200 %: {each}" for each in await page.evaluate(MISFITS, False)]
            await page.evaluate(LETTERS, "")
            await page.keyboard.press("ArrowRight")
        await page.context.close()
    assert not found, "\n".join(found)


async def test_nobody_is_recognised_by_a_sign_in_the_app(server: Server, shards: Shards, browser: Browser) -> None:
    """Whoever leaves out the own name leaves out the own sign."""
    table = await bound(shards, "story", story_pages()[2:4])
    await shards.of(table).execute(
        "insert into book_hidden (table_id, seat, name, pages) values ($1, 2, true, '{}')", table
    )
    page = await reader(browser, server, (390, 844), "light")
    await page.goto(f"{server.address}/book/{table}")
    await page.locator(".cover .lit").click()
    for signs, leaf in ((0, "article .facts"), (1, "article .facts"), (3, "article li")):
        await expect(page.locator(f"{leaf} .pawn")).to_have_count(signs)
        await page.keyboard.press("ArrowRight")
    await page.context.close()


async def test_the_drawing_is_the_same_in_the_app_and_in_the_copy(
    server: Server,
    shards: Shards,
    browser: Browser,
) -> None:
    table = await bound(shards, "story", story_pages()[4:5])
    page = await reader(browser, server, (1440, 900), "light")

    async def marks() -> Any:
        """Where each mark lies in its scene, in thousandths, and how it is drawn."""
        return await page.evaluate(
            """() => [...document.querySelectorAll(".scene")].map(scene => {
                const all = scene.getBoundingClientRect();
                const part = n => Math.round(200 * n / all.width);
                return [...scene.querySelectorAll("[data-mark]")].map(mark => {
                    const box = mark.getBoundingClientRect();
                    const shapes = [...mark.querySelectorAll("path, circle")].map(shape => {
                        const { stroke, strokeWidth, strokeDasharray, fill } = getComputedStyle(shape);
                        return [shape.localName, shape.getAttribute("d"), stroke, strokeWidth, strokeDasharray, fill];
                    });
                    return [mark.dataset.mark, part(box.left - all.left), part(box.top - all.top), part(box.width), shapes];
                });
            })"""
        )

    await page.goto(f"{server.address}/book/{table}")
    await page.locator(".cover .lit").click()
    await expect(page.locator(".scene").first.locator("[data-mark]")).to_have_count(len(DRAWN))
    in_the_app = await marks()
    await page.evaluate(
        """() => {
            const count = () => document.querySelector(".scene").querySelectorAll("[data-mark]").length;
            const look = () => { window.fewest = Math.min(window.fewest ?? Infinity, count()); };
            new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
        }"""
    )
    await page.get_by_role("button", name="See it drawn").first.click()
    await page.wait_for_function("() => window.fewest === 0")  # for a moment: a look from outside may come too late
    await expect(page.locator(".scene").first.locator("[data-mark]")).to_have_count(len(DRAWN))
    words = page.locator("details").first
    await words.locator("summary").click()
    await expect(words.locator("li").first).to_be_visible()
    await page.goto(copy_of(server, table))
    assert await marks() == in_the_app
    assert in_the_app[0][0][0] == STROKE.tool
    await page.context.close()


@pytest.mark.parametrize("game", ["story", "windward"])
async def test_on_paper_each_page_is_a_sheet_of_its_own(
    server: Server, shards: Shards, browser: Browser, game: str
) -> None:
    """Facing pages for two pictures with few words, and for a chart; else one. With cover and colophon, and none of them empty."""
    table = await bound(shards, game, BOOKS[game]())
    page = await reader(browser, server, (559, 794), "light")
    await page.goto(copy_of(server, table))
    layouts = [(await each.get_attribute("class") or "").split() for each in await page.locator("article").all()]
    sheets = [2 if FACING & {*layout} else 1 for layout in layouts]
    printed = await page.pdf(prefer_css_page_size=True, print_background=True)
    assert len(re.findall(rb"/Type\s*/Page\b", printed)) == sum(sheets) + 2
    await page.emulate_media(media="print")
    assert not await misplaced(page, "article")
    await page.context.close()


async def test_on_paper_the_pages_of_a_chapter_follow_each_other(
    server: Server, shards: Shards, browser: Browser
) -> None:
    """Who is who, the prologue, two chapters, the epilogue and the memories begin on a sheet each, and nothing else does."""
    table = await bound(shards, "winter_tales", winter_pages())
    page = await reader(browser, server, (559, 794), "light")
    await page.goto(copy_of(server, table))
    await expect(page.locator("article.begins")).to_have_count(6)

    async def sheets() -> int:
        return len(re.findall(rb"/Type\s*/Page\b", await page.pdf(prefer_css_page_size=True, print_background=True)))

    printed = await sheets()
    assert printed >= 6 + 2, "with cover and colophon"
    await page.evaluate("document.querySelectorAll('.run.on').forEach((each) => each.classList.add('begins'))")
    assert await sheets() > printed
    await page.evaluate("document.querySelectorAll('.run').forEach((each) => each.classList.remove('begins'))")
    assert await sheets() < printed
    await page.context.close()
