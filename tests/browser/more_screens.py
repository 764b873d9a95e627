"""The screens of Story and The End of the Story, as people come past them while they play; their moments are held still."""

import time
from collections.abc import Awaitable, Callable
from typing import Any

from playwright.async_api import Error, TimeoutError

from . import end_of_the_story, story
from .moments import HOLD
from .people import House, Person
from .playing import BOOK

Look = Callable[[str, Person], Awaitable[None]]
LONGEST = 300.0  # seconds for one game
NEXT_ACT = "(window.pass(), new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))"
STAGE = ".stage[data-act]:not(.leaving)"

# By how the one sentence begins.
END = {
    "Which of the four": "end draw",
    "Hint at": "end tell",
    "Which three": "end reading",
    "Put your tokens": "end race",
    "Was a forbidden": "end claim",
    "The end of": "end result",
}
STORY = {
    "Will you play": "story card",
    "Choose a picture": "story tell",
    "Which story will": "story vote",
    "Which of the tied": "story tied",
    "Show why": "story silent",
    "Rock": "story throw",
}
WON = "has won the round", "have won the round"
WAITING = {"looks at four cards": "end box", "is making up a story": "end boards"}


def screen_of(sentence: str, names: dict[str, str]) -> str | None:
    if any(words in sentence for words in WON):
        return "story reveal"
    if "are tied: each" in sentence:
        return "story tie"
    if names is END and (waiting := next((name for words, name in WAITING.items() if words in sentence), None)):
        return waiting
    return next((name for begins, name in names.items() if sentence.startswith(begins)), None)


async def photograph(house: House, look: Look, **visitor: Any) -> None:
    """Both games, each for a while; whoever comes to a new screen is looked at."""
    people = await visitors(house, **visitor)
    link = await people[0].opens_a_table(3, "end_of_the_story")
    await play(people, link, look, END, end_of_the_story.act)
    people = await visitors(house, **visitor)
    link = await story.opens_story(people[0], 3, action_mix=0)
    await play(people, link, look, STORY, story.act)


async def visitors(house: House, **visitor: Any) -> list[Person]:
    people = [await house.visitor(**visitor) for _ in range(3)]
    for person in people:
        await person.page.add_init_script(HOLD)
    return people


async def play(
    people: list[Person],
    link: str,
    look: Look,
    names: dict[str, str],
    act: Callable[[Person, list[str]], Awaitable[bool]],
) -> None:
    for person, name in zip(people[1:], ("Bo", "Mina"), strict=True):
        await person.sits_down(link, name)
    await people[0].begins()
    for person in people:
        await person.page.evaluate("window.holding = true")
    seen: set[str] = set()
    told: list[str] = []
    until = time.monotonic() + LONGEST
    while time.monotonic() < until and not await people[0].is_seen(BOOK):
        for person in people:
            if await person.is_seen(STAGE):
                kind = "story moment" if names is STORY else "end moment"
                await watch(person, look if kind not in seen else nobody, kind)
                seen.add(kind)
            screen = screen_of(await person.says(), names)
            if screen and screen not in seen:
                seen.add(screen)
                await look(screen, person)
            try:
                await act(person, told)
            except (TimeoutError, Error):
                continue  # the table moved on


async def nobody(screen: str, person: Person) -> None:
    """Looks at nothing."""


async def watch(person: Person, look: Look, kind: str) -> None:
    """A moment act by act: how it begins, and how it stands before the day returns."""
    await look(f"{kind} begins", person)
    await person.page.evaluate(NEXT_ACT)
    while await person.is_seen(STAGE):
        await look(f"{kind} stands", person)
        await person.page.evaluate(NEXT_ACT)
    await person.page.evaluate(NEXT_ACT)
