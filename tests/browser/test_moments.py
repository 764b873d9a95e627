"""Moments: everybody at the table sees and hears a wrong and a right guess, and nothing waits for them."""

from playwright.async_api import expect

from .moments import Guessers
from .people import PHONE, House


async def test_a_wrong_and_a_right_guess_are_seen_and_heard_by_all(house: House) -> None:
    table = await Guessers.arrive(house, size=PHONE)
    await table.tell()
    await table.guess(0, right=False)
    await table.act(1)
    for person in table.people:
        await expect(person.page.locator(".stage .title")).to_contain_text("Not the ")
        await person.hears("A wrong guess costs ")
    await table.skip()

    await table.guess(1, right=True)
    await table.act(0)
    for person in table.people:
        assert "point" in await person.page.locator(".stage .title").inner_text(), "it begins like a wrong one"
        await person.hears("found it! Second guess: two points each.")
    await table.skip()
    await table.teller.page.reload()
    await table.teller.page.locator(".found").wait_for()
    assert not await table.teller.is_seen(".stage"), "a reload shows no moment"

    stays, *others = table.people
    await stays.page.get_by_role("button", name="Stay", exact=True).click()
    for person in others:
        await person.page.get_by_role("button", name="Go on", exact=True).click()
    await expect(others[0].page.locator(".found")).to_have_count(0)
    await expect(stays.page.locator(".found")).to_be_visible()
    await stays.page.get_by_role("button", name="Back to the table").click()
    await expect(stays.page.locator(".found")).to_have_count(0)
