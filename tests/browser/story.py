"""How people play Story in the browser: each looks at the own page and does what it offers, until the game is over."""

import random
import re
from collections.abc import Callable

from .people import Person

TALE = "Both of them had waited for rain since Tuesday. Only one of them had brought a boat."
CHOOSE = "Which picture", "You are tied", "Choose a picture"  # how a question for a picture of the own hand begins
CHANCE = random.Random(7)

type Pick = Callable[[Person, int], int]  # whose story gets the vote: of so many, which


def first(person: Person, stories: int) -> int:
    return 0


async def opens_story(person: Person, people: int, **options: object) -> str:
    """The link for the others, at a table of Story with these options."""
    await person.goto("/new")
    page = person.page
    await page.locator("select").first.select_option(str(people))
    await page.get_by_role("button", name=re.compile("^Story")).click()
    await page.locator(".foot .lit").click()
    await page.locator(".share .code:visible").wait_for()
    chosen = {"players": people, "action_from": 1, **options}
    await page.evaluate(
        """async (options) => {
            const answer = await fetch(`/api${location.pathname.replace("/t/", "/tables/")}/options`, {
                method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify({options})});
            if (!answer.ok) throw new Error(await answer.text());
        }""",
        chosen,
    )
    return page.url


async def chooses_a_picture(person: Person) -> None:
    """Opens one of the own pictures and chooses it from there."""
    await person.page.locator("[data-hand]").first.click()
    await person.page.locator("dialog .lit").click()
    await person.page.locator("dialog").wait_for(state="detached")


async def drags(person: Person, tool: str, *ends: tuple[float, float]) -> None:
    """With a tool over the pad, from one place to another (parts of its width and height); what it drew is there."""
    page = person.page
    await page.locator(f"[data-tool={tool}]").click()
    await page.locator(
        "[data-pad]"
    ).scroll_into_view_if_needed()  # on a small phone the tools are a scroll away from it
    scene = await page.locator("[data-pad]").bounding_box()
    assert scene is not None
    points = [(scene["x"] + scene["width"] * x, scene["y"] + scene["height"] * y) for x, y in ends]
    await page.mouse.move(*points[0])
    await page.mouse.down()
    await page.mouse.move(*points[1], steps=12)
    await page.mouse.up()
    await page.locator(f".scene [data-mark={tool}]").last.wait_for(state="attached")


async def draws(person: Person) -> None:
    """A stroke with a pen, a link of two details, a sticker by keyboard; then it is finished."""
    page = person.page
    await page.locator("[data-pad]").scroll_into_view_if_needed()
    await drags(person, "pen-2", (0.2, 0.3), (0.4, 0.6))
    await drags(person, "spotlight", (0.25, 0.5), (0.75, 0.5))
    await page.locator("[data-tool=sticker]").click()
    await page.locator("[data-sticker=heart]").click()
    await page.locator(".spots button").first.focus()
    await page.keyboard.press("ArrowRight")
    await page.keyboard.press("Enter")


async def act(person: Person, told: list[str], pick: Pick = first, plays_cards: bool = True) -> bool:
    """Do the next thing this page offers; False: nothing to do."""
    page = person.page
    if await person.is_seen(".recap"):
        await page.locator(".since .foot .lit").click()
        return True
    if await person.is_seen("[data-card] .lit"):
        if plays_cards:
            await page.locator("[data-card] .lit").click()
        else:
            await page.get_by_role("button", name="Keep it for now").click()
        await page.locator("[data-card] .lit").wait_for(state="detached")
        return True
    if await person.is_seen(".desk textarea"):
        if await person.is_seen("[data-hand]"):
            await chooses_a_picture(person)
        tale = f"{TALE} It was story {len(told) + 1}."
        await page.locator(".desk textarea").fill(tale)
        await page.locator(".desk > .lit").click()
        told.append(tale)
        await page.locator(".desk textarea").wait_for(state="detached")
        return True
    if await person.is_seen("[data-pad]"):
        await draws(person)
        await page.locator(".foot .lit").click()
        await page.locator("[data-pad]").wait_for(state="detached")
        return True
    if (await person.says()).startswith(CHOOSE) and await person.is_seen("[data-hand]"):
        before = await person.says()
        await chooses_a_picture(person)
        await page.wait_for_function("before => document.querySelector('h1').innerText.trim() !== before", arg=before)
        return True
    if await person.is_seen("input[name=vote]") and not await person.is_seen(".ballot b svg"):
        stories = page.locator("input[name=vote]")
        await stories.nth(pick(person, await stories.count())).focus()
        await page.keyboard.press("Space")
        await page.locator(".voting .foot .lit").click()
        await page.locator(".voting .foot .lit").wait_for(state="detached")
        return True
    if await person.is_seen("[data-sign]"):
        await page.locator("[data-sign]").nth(CHANCE.randrange(3)).click()
        return True
    return await person.presses("Go on") or await person.presses("I have finished")
