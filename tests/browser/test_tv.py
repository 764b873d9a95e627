"""A TV in the living room: let in by a code, it follows a whole evening and hears no more than any onlooker."""

import json
import re
from typing import Any

import pytest
from playwright.async_api import Page, WebSocket, expect

from tests.server.players import call

from .company import Companion, playing, table_of
from .people import PHONE, House
from .playing import play_until
from .tv import TV, let_in
from .windmill import act

LAID_OPEN = ("grid", "tales", "aside", "unshown", "guesses")  # of a view: pictures that everybody sees


def overhear(page: Page) -> list[dict[str, Any]]:
    """Every message that reaches the page over its sockets, in order."""
    heard: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(json.loads(frame)))

    page.on("websocket", listen)
    return heard


def events_of(frame: dict[str, Any]) -> list[dict[str, Any]]:
    missed = frame.get("missed") or frame.get("frames") or []
    return [*(event for each in missed for event in each["events"]), *frame.get("events", [])]


def not_open(frame: dict[str, Any]) -> str:
    """The message without the pictures that lie open for everybody."""
    sight = frame["sight"]
    view = {name: value for name, value in sight["view"].items() if name not in LAID_OPEN}
    grown = {name: value for name, value in frame.get("grown", {}).items() if name not in LAID_OPEN}
    events = [event for event in events_of(frame) if event["event"] not in ("grid-laid", "guessed", "closed")]
    return json.dumps([{**sight, "view": view}, grown, events])


def assert_an_onlooker(heard: list[dict[str, Any]]) -> None:
    """No message has what only a seat may see; the Storyteller's picture is in none before it is shown."""
    secret: list[dict[str, Any]] = []  # since a picture was drawn
    tales = 0
    for frame in (each for each in heard if "sight" in each):
        sight = frame["sight"]
        assert sight["seat"] is None
        assert not {"question", "answered", "plan", "orders", "asides"} & {name for name, has in sight.items() if has}
        assert sight["view"].get("card") is None or sight["view"].get("teller", 0) is None, "shown with the result"
        for event in events_of(frame):
            assert event["event"] != "drew" or event.get("picture") is None
            if event["event"] == "closed":
                tales += 1
                assert event["picture"]
                assert not any(event["picture"] in not_open(each) for each in secret)
        closed = any(event["event"] in ("closed", "voided") for event in events_of(frame))
        secret = [] if closed else [*secret, frame]
    assert tales > 3


@pytest.mark.nightly
async def test_a_tv_follows_an_evening_of_windmill_from_its_code_to_the_ceremony_and_the_rematch(house: House) -> None:
    tv, ana = await house.visitor(TV), await house.visitor(PHONE)
    heard = overhear(tv.page)
    link = await ana.opens_a_table(4)
    await tv.goto("/tv")
    code = tv.page.locator(".code")
    await expect(code).to_have_text(re.compile(r"^\w{3} \w{3}$"))
    await let_in(ana, await code.inner_text())

    await expect(tv.sentence).to_have_text("Sit down with your phone.")
    others = [Companion.sits_down(house, link, name) for name in ("Bo", "Leo", "Mina")]
    await expect(tv.page.locator(".seats .name")).to_have_count(4)
    await tv.page.reload()  # it comes back to the table
    await expect(tv.page.locator(".seats .name")).to_have_count(4)
    await expect(tv.sentence).to_have_text("Everybody is here.")

    await ana.begins()
    await expect(tv.page.locator(".picture .grid li")).to_have_count(25)
    async with playing(*others):
        told: list[str] = []
        await play_until([ana], lambda person: act(person, told))
    await expect(tv.sentence).to_contain_text(re.compile("has won|have won"))
    await expect(tv.page.locator(".risen .book")).to_be_visible()
    assert not await tv.scrolls_sideways()
    assert_an_onlooker(heard)

    await ana.page.get_by_role("button", name="Play again").click()
    for each in others:  # without a new code, and to a table with a key of its own
        call(house.address, f"/api/tables/{table_of(link)}/again", {"yes": True}, each.cookie)
    await expect(tv.sentence).to_have_text("Everybody is here.")
    await expect(tv.page.locator(".seats .name")).to_have_count(4)
    place = await tv.page.evaluate("JSON.parse(localStorage.getItem('talewind tv place'))")
    assert place["table"] not in (table_of(link), ""), "it is the rematch"

    await tv.page.keyboard.press("ArrowRight")
    await tv.page.keyboard.press("Enter")
    await expect(tv.sentence).to_have_text("Bring your table to this screen.")


async def test_a_phone_that_reads_the_code_of_a_tv_has_it_in_its_field(house: House) -> None:
    ana, bo = await house.visitor(PHONE), await house.visitor(PHONE)
    await ana.opens_a_table(4)
    code = (await ana.page.locator(".share .code:visible").inner_text()).replace(" ", "")
    await bo.goto(f"/?code={code}")
    await expect(bo.page.locator("#code")).to_have_value(code)
    await bo.page.get_by_role("button", name="Knock").click()
    await ana.page.get_by_role("button", name="Let in", exact=True).wait_for()
