"""Another game, as people come to it: from the end of a game and from its book, and by the link of the new table."""

import asyncio
import re

import pytest
from playwright.async_api import expect

from .company import Companion, play_on, stand_in, table_of
from .people import DESK, PHONE, House, Person


async def at_the_end(house: House, *people: Person) -> str:
    """The first opens a table, all of them sit there with Bo, who has no browser, and the game is played to its end."""
    host, *guests = people
    link = await host.opens_a_table(1 + len(people))
    for number, guest in enumerate(guests):
        await guest.sits_down(link, f"Guest {number}")
    bo = await asyncio.to_thread(Companion.sits_down, house, link, "Bo")
    await expect(host.page.locator(".places li b")).to_have_count(1 + len(people))
    await host.begins()
    for person in people:
        await person.page.locator(".spread h1").first.wait_for()
    await play_on(bo, *[await stand_in(person, link) for person in people])
    for person in people:
        await person.page.locator("a[href^='/book/']").first.wait_for()
    return table_of(link)


@pytest.mark.nightly
async def test_the_wish_is_seen_in_the_book_and_the_link_of_the_new_table_opens(house: House) -> None:
    ana, mina, leo = await house.visitor(PHONE), await house.visitor(DESK), await house.visitor(PHONE)
    table = await at_the_end(house, ana, mina, leo)
    await mina.goto(f"/book/{table}")
    await mina.page.locator(".cover h1").wait_for()
    assert not await mina.is_seen(".slip"), "nobody has wished for anything yet"
    await ana.page.get_by_role("button", name="Play again").click()
    await expect(mina.page.locator(".slip")).to_contain_text("would like to play once more.")
    await mina.page.get_by_role("button", name="Let me read").click()
    await expect(mina.page.locator(".slip")).to_have_count(0)

    await expect(leo.page.locator(".again:visible")).to_contain_text("You and one more, and it begins.")
    await leo.page.get_by_role("button", name="Me too").click()
    await mina.page.reload()
    await mina.page.get_by_role("button", name="Me too").click()
    for person in (ana, leo):  # who looks at the end of the game goes along by itself
        await person.page.locator(".share .code:visible").wait_for()
    await mina.page.get_by_role("button", name="Sit down with them").click()
    await expect(mina.page.locator(".places li b")).to_have_count(3)

    await mina.page.reload()
    await mina.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    await mina.page.locator(".share.large .quiet").click()
    await expect(mina.page.locator(".share.large [role=status]")).not_to_be_empty()
    stranger = await house.visitor(PHONE)
    await stranger.sits_down(await mina.page.evaluate("navigator.clipboard.readText()"), "Eve")
    await expect(ana.page.locator(".places li b")).to_have_count(4)
    await mina.page.get_by_role("button", name="Menu").click()
    await mina.page.locator("dialog [aria-expanded]").first.click()
    await mina.page.locator(".device .qr").wait_for()
    await expect(mina.page.get_by_role("button", name=re.compile("watch"))).to_be_visible()
