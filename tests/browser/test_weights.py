"""The first visit by an invitation link: how much comes over the wire, and how soon one can sit down."""

from typing import Any

import pytest
from playwright.async_api import expect

from .people import PHONE, House
from .wire import CHROMIUMS_FAST_3G, FAST_3G, Wire, seconds_to_usable

AT_MOST, SCRIPT_AT_MOST = 150_000, 90_000  # bytes, packed
TRIES = 3  # the best counts: the machine may be busy with other things


async def test_a_first_visit_is_light(house: House) -> None:
    """With everything that comes for the invitation and then for the waiting room, fonts too."""
    host, guest = await house.visitor(PHONE), await house.visitor(PHONE)
    link = await host.opens_a_table(4)
    wire = await Wire.tap(guest.page)
    await seconds_to_usable(guest.page, link)
    await wire.settle()
    await guest.page.locator("form .lit").click()
    await guest.page.locator(".share .qr path").first.wait_for(state="attached")
    await wire.settle()
    assert wire.weight() <= AT_MOST, str(wire)
    assert wire.weight("Script") <= SCRIPT_AT_MOST, str(wire)


async def test_from_the_link_to_the_seat_it_is_one_tap(house: House) -> None:
    host, guest = await house.visitor(PHONE), await house.visitor(PHONE)
    await guest.goto(await host.opens_a_table(4))
    await guest.page.locator("form .lit").click()
    await expect(guest.page.locator(".places li b")).to_have_count(2)


@pytest.mark.nightly
@pytest.mark.parametrize(("line", "soon"), [(FAST_3G, 1.5), (CHROMIUMS_FAST_3G, 2.0)], ids=["3g", "chromiums-3g"])
async def test_one_can_sit_down_soon_on_a_slow_phone(house: House, line: dict[str, Any], soon: float) -> None:
    """Seconds, on a phone four times slower. Chromium's line alone takes 1.5: two answers to wait for, and 56 KB."""
    host = await house.visitor(PHONE)
    link = await host.opens_a_table(4)
    await host.page.close()
    found: list[float] = []
    for _ in range(TRIES):
        guest = await house.visitor(PHONE)
        wire = await Wire.tap(guest.page, line)
        found.append(await seconds_to_usable(guest.page, link))
        await guest.page.close()
        if found[-1] < soon:
            return
    raise AssertionError(f"{found}\n{wire}")
