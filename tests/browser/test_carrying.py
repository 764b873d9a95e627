"""A link that is somebody's seat: it works once, a device that has tables of its own asks first, and others can be sent away."""

from playwright.async_api import expect

from .people import House
from .test_axe import AXE, RUN, TAGS

# A page that is looked at again asks about its table; what it asked for then has been answered.
LOOK_AGAIN = """async () => {
  document.dispatchEvent(new Event("visibilitychange"));
  for (let calls = 0; calls < 5; calls++) await fetch("/api/games");
}"""


async def test_a_device_with_tables_of_its_own_asks_first(house: House) -> None:
    ana, leo = await house.visitor(), await house.visitor()
    own = await leo.opens_a_table(3)
    await ana.opens_a_table(3)
    link = await ana.carry_link()
    await leo.page.goto("about:blank")
    await leo.goto(link)
    await expect(leo.sentence).to_have_text("This link brings a seat from another device. Take it?")
    await expect(leo.page.locator("main")).to_contain_text("You already have a table on this device.")
    await leo.page.evaluate(LOOK_AGAIN)
    await expect(leo.sentence).to_have_text("This link brings a seat from another device. Take it?")
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


async def test_the_holder_hears_of_it_and_sends_the_other_device_away(house: House) -> None:
    ana, phone, late = await house.visitor(bypass_csp=True), await house.visitor(), await house.visitor()
    await ana.opens_a_table(3)
    table = ana.page.url
    await ana.page.locator(".bar .icon-button").click()
    await ana.page.get_by_role("button", name="Continue on another device").click()
    panel = ana.page.locator("dialog .device")
    await expect(panel).to_contain_text("It works once, within 10 minutes.")
    first = await panel.locator(".qr").inner_html()
    await panel.get_by_role("button", name="Make a new link").click()
    await expect(panel.locator(".qr")).not_to_have_js_property("innerHTML", first)
    await ana.page.get_by_role("button", name="Send my other devices away").focus()
    await ana.page.keyboard.press("Enter")
    await ana.page.get_by_role("button", name="No, leave everything as it is").click()
    await ana.page.keyboard.press("Escape")
    link = await ana.carry_link()
    await phone.goto(link)
    await expect(phone.page.locator(".places li b")).to_have_count(1)
    await late.goto(link)
    await expect(late.sentence).to_contain_text("has been used already")
    notice = ana.page.locator(".carried")
    await expect(notice).to_contain_text("Your seat was just opened on another device.")
    await ana.hears("Your seat was just opened on another device.")
    await notice.get_by_role("button", name="Send my other devices away").click()
    await ana.page.add_script_tag(path=AXE)
    assert await ana.page.evaluate(RUN, TAGS) == []
    await notice.get_by_role("button", name="Send them away").click()
    await expect(notice).to_contain_text("Only this device opens your seats and your books now.")
    await notice.get_by_role("button", name="Close").click()
    await expect(notice).to_have_count(0)
    await ana.page.goto(table)
    await expect(ana.page.locator(".places li b")).to_have_count(1)
    await phone.goto("/")
    await phone.page.evaluate("localStorage.clear()")
    await phone.page.goto("about:blank")
    await phone.page.goto(table.split("#")[0])
    await expect(phone.page.locator(".places")).to_have_count(0)
    await expect(phone.sentence).to_contain_text("does not open the table")
    async with phone.page.expect_response(lambda answer: "/api/tables/" in answer.url and answer.status == 403):
        pass  # the page looks again by itself, and is refused again
    await expect(phone.sentence).to_contain_text("does not open the table")
