"""At the door: the name friends read, who comes too late, a link that only watches, and what the waiting room lets people choose."""

import asyncio
import re

from playwright.async_api import expect

from tests.server.players import call

from .company import Companion, play_on, stand_in, table_of
from .people import DESK, PHONE, SMALL, House, Person


async def begun(house: House, host: Person) -> tuple[str, list[Companion]]:
    """The link, and the two others."""
    link = await host.opens_a_table(3)
    others = [await asyncio.to_thread(Companion.sits_down, house, link, name) for name in ("Bo", "Cy")]
    await expect(host.page.locator(".places li b")).to_have_count(3)
    await host.begins()
    await host.page.locator(".spread h1").first.wait_for()
    return link, others


async def watch_key(host: Person, link: str) -> str:
    key: str = await host.page.evaluate(
        "table => JSON.parse(localStorage.getItem(`talewind keys ${table}`)).watch", table_of(link)
    )
    return key


async def test_friends_read_the_name_and_the_host_needs_no_tap_for_it(house: House) -> None:
    ana, bo = await house.visitor(PHONE), await house.visitor(SMALL)
    await ana.goto("/new")
    await ana.page.locator("#name").fill("Ana")
    await expect(ana.page.locator(".says")).to_contain_text("“Ana invites you to Windmill.”")
    await ana.page.get_by_role("button", name="star").click()
    await ana.page.locator(".foot .lit").click()
    await ana.page.locator(".share .code:visible").wait_for()
    await expect(ana.page.locator(".places li b")).to_have_text("Ana")
    assert await ana.page.locator(".places [aria-expanded] path[fill='var(--star)']").count() == 1
    await bo.goto(ana.page.url)
    await expect(bo.sentence).to_have_text("Ana invites you to Windmill.")


async def test_who_comes_late_watches_and_gets_the_chair_that_is_left(house: House) -> None:
    ana, eve = await house.visitor(PHONE), await house.visitor(DESK)
    link, (bo, _) = await begun(house, ana)
    await eve.goto(link)
    await expect(eve.sentence).to_have_text("They have begun without you. Come in and watch.")
    await expect(eve.page.get_by_role("link", name="Open your own table")).to_be_visible()
    await expect(eve.page.get_by_role("link", name="Back to the start page")).to_be_visible()
    await eve.page.get_by_role("button", name="Ask for the next free chair").click()
    await eve.page.locator("[role=status]").first.wait_for()
    await eve.page.get_by_role("button", name="Watch").click()
    await eve.page.locator("[data-picture]").first.wait_for()
    assert not await eve.is_seen("textarea"), "an onlooker tells nothing"

    path = f"/api/tables/{bo.table}/messages"
    await asyncio.to_thread(call, house.address, path, {"do": "leave", "id": "l"}, bo.cookie)
    await ana.page.get_by_role("button", name="Let in").click()
    await expect(eve.page.locator(".bar .pawn")).to_be_visible()


async def test_when_the_table_is_over_a_stranger_is_told_so_and_goes_on(house: House) -> None:
    ana, eve = await house.visitor(PHONE), await house.visitor(DESK)
    link, others = await begun(house, ana)
    await play_on(*others, await stand_in(ana, link))
    await eve.goto(link)
    await expect(eve.sentence).to_contain_text("This table is over.")
    await expect(eve.page.locator("main")).to_contain_text(re.compile("Bo and Cy played Windmill here"))
    await eve.page.get_by_role("link", name="Open your own table").click()
    await eve.page.locator("[data-game=windmill]").wait_for()


async def test_a_watch_link_watches_in_the_waiting_room_too(house: House) -> None:
    ana, eve = await house.visitor(PHONE), await house.visitor(PHONE)
    link = await ana.opens_a_table(3)
    await eve.goto(f"/t/{table_of(link)}#w.{await watch_key(ana, link)}")
    await expect(eve.sentence).to_have_text("You will watch this game.")
    await expect(eve.page.get_by_role("button", name="Sit down")).to_have_count(0)
    for name in ("Bo", "Cy"):
        await asyncio.to_thread(Companion.sits_down, house, link, name)
    await expect(ana.page.locator(".places li b")).to_have_count(3)
    await ana.begins()
    await eve.page.locator(".bar").wait_for()
    assert not await eve.is_seen(".bar .pawn")


async def test_a_refused_option_says_why_and_shows_what_stands_and_quick_changes_both_count(house: House) -> None:
    ana = await house.visitor(DESK)
    link = await ana.opens_a_table(3)
    button = ana.page.locator(".foot .lit")
    await expect(button).to_have_text("Two more people, and you can begin")
    await expect(button).to_be_disabled()
    await ana.page.locator(".line .quiet").click()
    field = ana.page.locator("#option-write_time")
    await field.fill("30")
    await field.press("Tab")
    await expect(ana.page.locator("#option-write_time-bounds[role=alert]")).to_have_text("From 60 to 600.")
    await expect(field).to_have_value("180")

    async with ana.page.expect_response(re.compile("/options$")):
        await ana.page.evaluate(
            """() => {
                document.querySelector("#option-never_ending").click();
                const field = document.querySelector("#option-write_time");
                field.value = "90";
                field.dispatchEvent(new Event("change", { bubbles: true }));
            }"""
        )
    await expect(ana.page.locator(".line p")).to_contain_text("90")
    info = await ana.page.evaluate(
        "path => fetch(path).then((answer) => answer.json())", f"/api/tables/{table_of(link)}"
    )
    assert (info["options"]["never_ending"], info["options"]["write_time"]) == (True, 90)


async def test_each_takes_a_free_piece_in_the_waiting_room(house: House) -> None:
    ana = await house.visitor(SMALL)
    link = await ana.opens_a_table(3)
    await asyncio.to_thread(Companion.sits_down, house, link, "Bo")
    await ana.page.get_by_role("button", name="Change my piece").click()
    await expect(ana.page.get_by_role("button", name="drop, taken by Bo")).to_be_disabled()
    await ana.page.get_by_role("button", name="leaf").click()
    await expect(ana.page.locator(".bar path[fill='var(--leaf)']")).to_have_count(1)
