"""The screens that teach: the cards of every game, the page of one, and the cards on the invitation and in the waiting room."""

from typing import Literal

from .people import House, Person
from .screens import Look

CARD = ".lessons:visible li"


async def photograph(house: House, look: Look, size: tuple[int, int], light: Literal["light", "dark"]) -> None:
    host, guest = await house.visitor(size, light), await house.visitor(size, light)
    await host.goto("/")
    await host.page.locator("[data-shelf]").first.wait_for()
    await look("home", host)
    for each in await host.page.locator("[data-shelf]").all():
        await each.click()
        await host.page.locator("dialog .lessons li").first.wait_for()
        await look(f"lessons of {await host.page.locator('dialog h2').first.inner_text()}", host)
        await host.page.keyboard.press("Escape")
        await host.page.locator("dialog").wait_for(state="detached")
    await host.goto("/how/windmill")
    await host.page.locator(CARD).first.wait_for()
    await look("how it is played", host)
    await host.goto("/new")
    await host.page.locator("[data-game=windmill]").wait_for()
    await look("choose", host)
    link = await host.opens_a_table(3)
    await taught("waiting alone", host, look)
    await guest.goto(link)
    await taught("invite", guest, look)


async def taught(screen: str, person: Person, look: Look) -> None:
    await person.page.locator(CARD).first.wait_for()
    await look(screen, person)
