"""The screens that teach: the cards of every game, the page of one, and the cards on the invitation and in the waiting room."""

from typing import Literal

from .people import House, Person
from .screens import Look

CARD = ".lessons:visible li"


async def photograph(house: House, look: Look, size: tuple[int, int], light: Literal["light", "dark"]) -> None:
    host, guest = await house.visitor(size, light), await house.visitor(size, light)
    await host.goto("/")
    await host.page.locator("main h1").wait_for()
    await look("home", host)
    await host.page.locator(".teach .how").click()
    games = host.page.locator(".games button")
    await games.first.wait_for()
    for each in await games.all():
        await each.click()
        name = await each.inner_text()
        await host.page.get_by_role("list", name=f"How it is played: {name}").wait_for()
        await look(f"lessons of {name}", host)
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
