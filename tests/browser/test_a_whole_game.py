"""From opening the table to the downloaded book: four people, four sizes of screen."""

import asyncio
import re
from pathlib import Path

import pytest
from playwright.async_api import expect

from .people import DESK, PHONE, SMALL, TABLET, House, Person
from .playing import BOOK, play_until
from .windmill import act


@pytest.mark.nightly
async def test_four_people_play_windmill_from_the_link_to_the_book(house: House, tmp_path: Path) -> None:
    """One sleeps and returns, one leaves for good, one changes device in the middle."""
    ana, bo = await house.visitor(PHONE), await house.visitor(SMALL)
    leo, mina = await house.visitor(TABLET, "dark"), await house.visitor(DESK)
    link = await ana.opens_a_table(4)
    for person, name in ((bo, "Bo"), (leo, "Leo"), (mina, "Mina")):
        await person.sits_down(link, name)
    await expect(ana.page.locator(".places li b")).to_have_count(4)
    await ana.begins()
    people, told = [ana, bo, leo, mina], list[str]()
    for person in people:
        await person.page.locator(".spread h1").first.wait_for()
    await tell(people, told, 2)

    await bo.page.context.set_offline(True)  # the phone sleeps
    people[2] = await on_another_device(leo)
    await bo.page.context.set_offline(False)
    await bo.page.evaluate("window.dispatchEvent(new Event('online'))")
    await expect(bo.page.locator("[data-line]")).to_have_attribute("data-line", "live")
    await tell(people, told, 4)

    await leave_for_good(mina)
    people.remove(mina)  # the tale goes on with three
    await play_until(people, lambda person: act(person, told))
    book = await downloaded_book(ana, tmp_path)
    await reads_offline(await house.visitor(DESK), book, told[0])


async def tell(people: list[Person], told: list[str], tales: int) -> None:
    """Everybody plays until so many tales are told."""
    while len(told) < tales:
        for person in people:
            await act(person, told)
        await asyncio.sleep(0.1)


async def on_another_device(person: Person) -> Person:
    """The link is the seat; the old device is closed."""
    await person.page.get_by_role("button", name="Menu").click()
    await person.page.get_by_role("button", name="Continue on another device").click()
    await person.page.locator(".device .qr").wait_for()
    other = await person.house.visitor(PHONE)
    await other.goto(await person.carry_link())
    await other.page.locator(".spread h1").first.wait_for()
    await person.page.close()
    return other


async def leave_for_good(person: Person) -> None:
    await person.page.get_by_role("button", name="Menu").click()
    await person.page.get_by_role("button", name="Leave the game for good").click()
    await person.page.get_by_role("button", name="Leave", exact=True).click()
    await expect(person.page).to_have_url(f"{person.house.address}/")


async def downloaded_book(person: Person, folder: Path) -> Path:
    """One file, which names nothing outside itself."""
    await person.page.locator(BOOK).click()
    await person.page.locator(".cover h1").wait_for()
    async with person.page.expect_download() as coming:
        await person.page.get_by_role("link", name="One file").click()
    book = folder / "book.html"
    await (await coming.value).save_as(book)
    words = book.read_text("utf-8")
    assert "<script" not in words
    assert not re.search(r"(?:src|href)=\"?https?:", words)
    return book


async def reads_offline(reader: Person, book: Path, tale: str) -> None:
    await reader.page.context.set_offline(True)
    await reader.page.goto(book.as_uri())
    assert tale.split(".", maxsplit=1)[0] in await reader.page.locator("body").inner_text()
