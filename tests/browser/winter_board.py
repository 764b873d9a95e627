"""How people play Winter Tales on its own board: with finger or mouse, or by keyboard alone."""

import re
from typing import Any

from playwright.async_api import Locator

from talewind.games.winter_tales import moves as m
from talewind.kit import Move, Pass, Passage, Sight, Tell, Weave
from talewind.kit.base import tag_of
from talewind.kit.domains import Words
from talewind.kit.offers import Offer
from talewind.texts import Speaker

from .keys import Walker
from .winter_tales import SOON, Narrator

BOARD = ".board .wt"
LIT = ".foot .lit:not([aria-disabled=true])"
TOLD = ("winter_tales-board-told-it", "winter_tales-board-so-it-was")
SPENT = 60  # characters that a tale has already, before its last words are written


class Reader(Narrator):
    """Points at things. Values of the wire are those of inputs and buttons."""

    @property
    def board(self) -> Locator:
        return self.page.locator(BOARD)

    async def press(self, wanted: Locator) -> None:
        await wanted.click(timeout=SOON)

    async def check(self, wanted: Locator) -> None:
        """A radio button or a box; a drawing beside it may hide it."""
        if not await wanted.is_checked(timeout=SOON):
            await wanted.locator("xpath=ancestor::label").click(timeout=SOON)

    async def write(self, field: Locator, words: str) -> None:
        await field.fill(words, timeout=SOON)

    async def decide(self) -> None:
        await self.press(self.board.locator(LIT))

    def option(self, value: Any) -> Locator:
        return self.board.locator(f'input[value="{value}"]')

    def button(self, *names: str) -> Locator:
        return self.board.get_by_role("button", name=re.compile("|".join(f"^{re.escape(name)}$" for name in names)))

    async def makes(self, move: Move, sight: Sight[Any], speaker: Speaker) -> None:
        assert sight.question is not None
        await self.page.locator(f'{BOARD}[data-question="{sight.question.number}"]').wait_for(timeout=SOON)
        scene = await self.board.get_attribute("data-scene") or ""
        match move:
            case m.TakeCharacter(char, space):
                await self.check(self.option(char))
                await self.decide()
                await self.goes(space, speaker)
            case m.PlaceQuest(place) | m.Walk(place):
                await self.goes(place, speaker)
            case m.Generate(token, place):
                await self.check(self.option("generate"))
                await self.decide()
                await self.check(self.option(token))
                await self.goes(place, speaker)
            case m.Save(char, cards):
                await self.press(self.board.locator("button[data-step].plain"))
                await self.checks(char, *cards)
            case m.Keep(cards):
                await self.checks(*cards)
            case m.LayTrap(cards):
                await self.lays(cards)
            case Weave(card):
                await self.weaves(card, sight)
            case Tell(tale) if scene == "strike":
                await self.strikes(tale)
            case Tell(tale):
                await self.tells(tale, sight, speaker)
            case Pass() | m.Object():
                await self.passes(move, scene)
            case _ if await self.form(move, speaker).count():
                await self.fills(move, speaker)
            case _:
                values = [getattr(move, name) for name in move.__struct_fields__]
                await self.checks(*(values or [tag_of(move)]))

    async def checks(self, *values: Any) -> None:
        """What there is no choice for has no input."""
        for value in values:
            if await self.option(value).count():
                await self.check(self.option(value).first)
        await self.decide()

    async def goes(self, place: str, speaker: Speaker) -> None:
        """By the list of places."""
        if not await self.board.get_by_role("radiogroup", name=speaker.text("winter_tales-board-places")).count():
            await self.press(self.button(speaker.text("winter_tales-board-places")))
        await self.check(self.option(place))
        await self.decide()

    async def lays(self, cards: dict[str, tuple[str, ...]]) -> None:
        for card in cards.get("trap", ()):
            await self.press(self.board.locator(f"[data-trap={card}]"))
        for card in cards["winter"]:
            await self.press(self.board.locator(f"[data-turn={card}]"))
        await self.decide()

    async def weaves(self, card: str, sight: Sight[Any]) -> None:
        field = self.board.locator(".box textarea")
        if await field.count() and not await field.input_value():
            await self.write(field, f"And then, number {self.moves},")
        drawing = self.board.locator(f"[data-card={card}]")
        await self.press(drawing)
        if await drawing.get_attribute("aria-pressed"):
            await self.decide()

    async def strikes(self, tale: Passage) -> None:
        await self.write(self.board.locator(".box textarea"), tale.text)
        for card in tale.cards:
            await self.press(self.board.locator(f"[data-card={card}]"))
        self.told.append(tale.text)
        await self.decide()

    async def tells(self, tale: Passage, sight: Sight[Any], speaker: Speaker) -> None:
        text = await self.writes(tale, sight)
        await self.ends(sight, speaker)
        self.told.append(text)

    async def ends(self, sight: Sight[Any], speaker: Speaker) -> None:
        """Without a drawing that would count, the page asks once more."""
        is_bare = await self.board.locator(".foot [data-bare]").count()
        await self.press(self.button(*told_by(sight, speaker)))
        if is_bare:
            await self.press(self.button(speaker.text("winter_tales-board-bare-told")))

    async def writes(self, tale: Passage, sight: Sight[Any]) -> str:
        words = offer_of(sight, "tell").fields["tale"]
        assert isinstance(words, Words)
        text = tale.text[: words.chars - SPENT * len(tale.cards)]
        await self.write(self.board.locator(".box textarea"), text)
        return text

    async def passes(self, move: Pass | m.Object, scene: str) -> None:
        """Lets something be, or objects to it, with a reason."""
        if isinstance(move, m.Object):
            await self.check(self.option("true"))
            await self.write(self.board.locator(".reason textarea"), move.reason.text)
            return await self.decide()
        choice = {"action": "pass", "objecting": "false"}.get(scene)
        if choice:
            return await self.checks(choice)
        other = self.board.locator(".foot .quiet")
        await self.press(other if await other.count() else self.board.locator(LIT))

    def form(self, move: Move, speaker: Speaker) -> Locator:
        """Of the generic board, for what no scene takes."""
        role = "form" if move.__struct_fields__ else "button"
        return self.board.locator(".forms").get_by_role(role, name=speaker.move(type(move)), exact=True)  # type: ignore[arg-type]

    async def fills(self, move: Move, speaker: Speaker) -> None:
        form = self.form(move, speaker)
        for name in move.__struct_fields__:
            value = getattr(move, name)
            if isinstance(value, Passage):
                await self.tells_in(form, value)
            elif await form.locator("select").count():
                await form.locator("select").select_option(str(value), timeout=SOON)
            else:
                await self.check(form.locator(f'input[value="{value}"]'))
        await self.press(form.locator("[type=submit]") if move.__struct_fields__ else form)

    async def tells_in(self, form: Locator, tale: Passage) -> None:
        await self.write(form.locator("textarea"), tale.text)
        self.told.append(tale.text)


class MouseReader(Reader):
    """Clicks on the town itself."""

    async def goes(self, place: str, speaker: Speaker) -> None:
        await self.press(self.board.locator(f'.dot[value="{place}"]'))
        await self.decide()


class AloudReader(Reader):
    """Writes nothing: presses a drawing when it comes up in the tale, and says when the tale is over."""

    async def weaves(self, card: str, sight: Sight[Any]) -> None:
        await self.press(self.board.locator(f".aloud-hand [data-card={card}]"))

    async def strikes(self, tale: Passage) -> None:
        for card in tale.cards:
            await self.press(self.board.locator(f"[data-card={card}]"))
        await self.decide()

    async def tells(self, tale: Passage, sight: Sight[Any], speaker: Speaker) -> None:
        await self.ends(sight, speaker)

    async def tells_in(self, form: Locator, tale: Passage) -> None:
        await form.get_by_role("switch").first.check(timeout=SOON)


class AloudMouse(AloudReader, MouseReader): ...


class KeyReader(Reader):
    """Has no pointer."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.walker = Walker(self.person)

    async def press(self, wanted: Locator) -> None:
        await wanted.wait_for(timeout=SOON)
        await self.walker.walk_to(wanted)
        await self.walker.keys.press("Enter")

    async def check(self, wanted: Locator) -> None:
        await wanted.wait_for(state="attached", timeout=SOON)
        if await wanted.get_attribute("type") == "radio":
            await self.walker.choose(wanted)
        elif not await wanted.is_checked():
            await self.walker.walk_to(wanted)
            await self.walker.keys.press("Space")

    async def write(self, field: Locator, words: str) -> None:
        await self.walker.walk_to(field)
        await self.walker.keys.press("Control+a")
        await self.walker.keys.insert_text(words)


def offer_of(sight: Sight[Any], kind: str) -> Offer:
    assert sight.question is not None
    return next(each for each in sight.question.ask.offers if each.move == kind)


def told_by(sight: Sight[Any], speaker: Speaker) -> list[str]:
    """The names of the button that ends a tale."""
    way = sight.view.way
    stops = (
        [speaker.text("winter_tales-board-stop", char=way.char, moved=moved) for moved in (True, False)] if way else []
    )
    return [*stops, *(speaker.text(key) for key in TOLD)]
