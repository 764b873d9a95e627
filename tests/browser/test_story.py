"""Story in real browsers: four people to the book, with a Silent round and a tie; eight people to the book."""

import asyncio
from pathlib import Path

import pytest
from playwright.async_api import expect

from .people import DESK, PHONE, SMALL, TABLET, House, Person
from .playing import BOOK, play_until
from .story import act, drags, opens_story


async def sit(house: House, sizes: list[tuple[int, int]], **options: object) -> list[Person]:
    people = [await house.visitor(size, "dark" if n % 3 == 2 else "light") for n, size in enumerate(sizes)]
    link = await opens_story(people[0], len(sizes), **options)
    for n, person in enumerate(people[1:], 2):
        await person.sits_down(link, f"Teller {n}")
    await expect(people[0].page.locator(".places li b")).to_have_count(len(sizes))
    await people[0].begins()
    for person in people:
        await person.page.locator("h1.sentence").first.wait_for()
    return people


@pytest.mark.nightly
async def test_four_people_play_story_from_the_link_to_the_book(house: House, tmp_path: Path) -> None:
    """In writing; the first round ends in a tie and rock, paper, scissors, for everybody backs another story."""
    people = await sit(house, [PHONE, SMALL, TABLET, DESK], target=10, action_mix="none", mode="typed")
    told = list[str]()

    def backs(person: Person, stories: int) -> int:
        return people.index(person) % stories

    await play_until(people, lambda person: act(person, told, backs), ".reveal")
    assert len(told) == 8  # four stories, and what expanded them
    for person in people:
        assert not await person.scrolls_sideways()
        assert await person.page.locator(".throws .thrown").count() >= 4
        await expect(person.page.get_by_role("heading", name="The first vote")).to_be_visible()
    await play_until(people, lambda person: act(person, told))
    ana = people[0]
    await ana.page.locator(BOOK).click()
    await ana.page.locator(".cover h1").wait_for()
    async with ana.page.expect_download() as coming:
        await ana.page.get_by_role("link", name="One file").click()
    book = tmp_path / "book.html"
    await (await coming.value).save_as(book)
    assert told[0] in book.read_text("utf-8")


@pytest.mark.long
async def test_in_a_silent_round_everybody_sees_and_hears_each_gesture(house: House) -> None:
    people = await sit(house, [PHONE, SMALL, DESK], action_mix=0, silent_time=600, mode="typed")
    told = list[str]()
    performer = await who_draws(people)
    watching = [person for person in people if person is not performer]
    assert not await performer.is_seen("textarea")
    for person in people:
        assert not await person.is_seen("input[type=text]")
        assert not await person.scrolls_sideways()
    for person in watching:
        await person.hears("showing it without a word")  # a waiting room asks every few seconds whether it has begun
    await act(performer, told)
    for person in watching:
        await person.hears("Heart, on the start picture, at the top")
        await person.hears("links two details")
    await play_until(people, lambda person: act(person, told), "input[name=vote]")
    voter = watching[0].page
    await voter.get_by_role("button", name="See it again").first.click()
    for mark in ("pen-2", "spotlight", "sticker-heart"):
        await expect(voter.locator(f"dialog [data-mark={mark}]")).to_have_count(1)
    await voter.get_by_role("button", name="Play it again").click()
    await expect(voter.locator("dialog [data-mark]")).to_have_count(0)
    await expect(voter.locator("dialog [data-mark]")).to_have_count(3)
    await voter.keyboard.press("Escape")
    await play_until(people, lambda person: act(person, told), ".reveal")
    assert told == []


async def test_a_gesture_can_be_taken_back_and_is_gone_for_everybody(house: House) -> None:
    people = await sit(house, [PHONE, DESK, TABLET], action_mix=0, silent_time=600, mode="typed")
    performer = await who_draws(people)
    undo = performer.page.get_by_role("button", name="Take back")
    await expect(undo).to_be_disabled()
    await performer.page.keyboard.press("Control+a")  # whatever is selected: a stroke over it does not drag it away
    for y in (0.4, 0.6):
        await drags(performer, "pen-1", (0.2, y), (0.8, y))
    for person in people:
        await expect(person.page.locator("[data-mark=pen-1]")).to_have_count(2)
    await undo.click()
    for person in people:
        await expect(person.page.locator("[data-mark=pen-1]")).to_have_count(1)
    await performer.page.keyboard.press("Control+z")
    for person in people:
        await expect(person.page.locator("[data-mark=pen-1]")).to_have_count(0)
    await expect(undo).to_be_disabled()
    assert not await performer.is_seen(".care")


async def who_draws(people: list[Person]) -> Person:
    """Whose turn it is to show something, when all have come to it."""
    await play_until(people, lambda _: until_somebody_draws(people), "[data-pad], .scene")
    async with asyncio.timeout(45):
        while True:  # the pad comes after its page
            for person in people:
                if await person.is_seen("[data-pad]"):
                    return person
            await asyncio.sleep(0.1)


async def until_somebody_draws(people: list[Person]) -> bool:
    """Whoever is asked plays on, but nobody draws."""
    for person in people:
        if not await person.is_seen("[data-pad]"):
            await act(person, [])
    return True


async def test_an_action_card_kept_for_good_is_refused_by_nobody(house: House) -> None:
    people = await sit(house, [PHONE, DESK, TABLET], action_window=30, mode="typed")
    for person in people:
        await person.page.locator("[data-card] .keep .plain").last.click()
    await play_until(people[:1], lambda _: asyncio.sleep(0.1, False), "textarea, .listening")
    assert [person for person in people if await person.is_seen(".care")] == []


@pytest.mark.nightly
async def test_eight_people_play_story_to_the_book(house: House) -> None:
    sizes = [PHONE, SMALL, TABLET, DESK, PHONE, SMALL, PHONE, DESK]
    people = await sit(
        house, sizes, target=10, action_mix=8, action_window=30, mode="typed", composing="together", write_time=600
    )
    told = list[str]()
    await play_until(people, lambda person: act(person, told), ".reveal")
    assert len(told) == 8
    for person in people:
        assert not await person.scrolls_sideways()
        await expect(person.page.locator(".reveal article")).to_have_count(8)
    await play_until(people, lambda person: act(person, told, plays_cards=False))
    for person in (people[0], people[3]):
        await person.page.locator(BOOK).click()
        await person.page.locator(".cover h1").wait_for()
    book = await people[0].page.request.get(
        f"{house.address}/api/tables/{people[0].page.url.split('/')[4]}/book?lang=en"
    )
    lines = [line for page in (await book.json())["pages"] for line in page["lines"]]
    assert len(lines) == len(told) >= 24
