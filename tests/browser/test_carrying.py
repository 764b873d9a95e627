"""A link that is somebody's seat: a device that has tables of its own asks before it becomes somebody else."""

from playwright.async_api import expect

from .people import House


async def test_a_device_with_tables_of_its_own_asks_first(house: House) -> None:
    ana, leo = await house.visitor(), await house.visitor()
    own = await leo.opens_a_table(3)
    await ana.opens_a_table(3)
    link = await ana.carry_link()
    await leo.page.goto("about:blank")
    await leo.goto(link)
    await expect(leo.sentence).to_have_text("This link brings a seat from another device. Take it?")
    await expect(leo.page.locator("main")).to_contain_text("You already have a table on this device.")
    await leo.page.get_by_role("link", name="No, leave everything as it is").click()
    await leo.goto(own)
    await expect(leo.page.locator(".places li b")).to_have_count(1)
    await leo.page.goto("about:blank")
    await leo.goto(link)
    await leo.page.get_by_role("button", name="Take the seat").click()
    await expect(leo.page.locator(".places li b")).to_have_text(await ana.page.locator(".places li b").inner_text())
    assert "#c." not in leo.page.url, "the seat does not stay in the address bar"
    await leo.page.goto("about:blank")
    await leo.goto(link)
    await expect(leo.page.locator(".places li b")).to_have_count(1)
