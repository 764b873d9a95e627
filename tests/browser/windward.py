"""How people play Windward, by keyboard alone: each looks at the own page and does what its forms offer."""

import random
from collections.abc import Sequence
from typing import Any

from playwright.async_api import Locator, Route

from .company import choose
from .keys import Walker
from .people import House, Person

ATTACK, SURE = "attack", "sure"  # what is asked before a battle, and before what may be a mistake
BOARD = ".board .celus"
FORMS = f"{BOARD} .offers > :is(form, button:enabled, details:has(> form))"  # a form of many is folded
OFFERS = f"{FORMS}, {BOARD} :is(.sailing, .battle, .place, .rest, .ends) [data-move]:enabled"
TAKEN = f"""number => document.querySelector("{BOARD}")?.dataset.question !== (number ?? undefined)
    || document.querySelector(".refused, [data-move={ATTACK}], [data-sure]")"""
FIELDS = "fieldset, input[type=number], select"
ABOARD = f"{BOARD} :is(.ship, .supplies) [data-move]:visible"
PORT = "Leave the Trading Post"
END = "End your turn"
SAILING = {
    "sail": "Sail to the next space",
    "jump": "Sail by the Zephyr or around the planet",
    "enter-port": "Sail into the Trading Post",
    "leave-port": PORT,
    "end-turn": END,
}
CARD = "Pay with a card"
ENOUGH = 4  # moves of a turn of somebody alone; captains in company share them, so that twenty rounds take minutes


class Captain(Walker):
    """`did`: the moves made. `refused`: what the page said of moves that were not taken. `farthest`: the longest way by keys."""

    device: dict[str, Any] = {}

    def __init__(self, person: Person, seed: str, enough: int = ENOUGH) -> None:
        super().__init__(person)
        self.dice, self.enough = random.Random(seed), enough
        self.did: set[str] = set()
        self.refused: list[str] = []
        self.moves = 0  # since another question than that of a turn

    async def tap(self, wanted: Locator) -> None:
        """By keys, as long as there is no pointer."""
        await wanted.wait_for()
        await self.walk_to(wanted)
        await self.keys.press("Enter")

    async def act(self) -> bool:
        """Do the next thing the page offers; False: nothing to do."""
        offers = self.page.locator(f"{OFFERS}, {ABOARD}")
        found: list[str] = await offers.evaluate_all(
            """all => all.map(each => "sure" in each.dataset ? "sure" : each.dataset.move
                ?? (each.querySelector('[type=submit]') ?? each).textContent.trim())"""
        )
        names = [SAILING.get(name, name) for name in found]
        if not names:
            return False
        place = names.index(SURE) if SURE in names else self._chosen(names)
        await self._make(offers.nth(place))
        self.did.add(names[place])
        return True

    def _chosen(self, names: list[str]) -> int:
        """Mostly sails; ends the turn after a few moves, but never in port, and keeps the morale up while there are cards."""
        self.moves = 0 if END not in names else self.moves + 1
        if ATTACK in names:
            return names.index(ATTACK)
        if CARD in names:
            return names.index(CARD)
        if self.moves > self.enough and PORT in names:
            return names.index(PORT)
        if self.moves > self.enough and END in names:
            self.moves = 0
            return names.index(END)
        open_names = [name for name in names if name != END or PORT not in names] or names
        sails = [name for name in open_names if name.startswith(("Sail", PORT))]
        few = sails if sails and self.dice.random() < 0.4 else open_names
        return names.index(self.dice.choice(few))

    async def _make(self, offer: Locator) -> None:
        number = await self.page.locator(BOARD).get_attribute("data-question")
        folded = offer.locator("xpath=ancestor-or-self::details[not(@open)]")
        if await folded.count():
            await self.walk_to(folded.locator("summary").first)
            await self.keys.press("Enter")
        if await offer.evaluate("each => !each.matches('button')"):
            for field in await offer.locator(FIELDS).all():
                await self._fill(field)
            offer = offer.locator("[type=submit]")
        await self.walk_to(offer)
        await self.keys.press("Enter")
        await self._taken(number)

    async def _fill(self, field: Locator) -> None:
        """One of the radio buttons, a number, an entry of a list, or as many boxes as are wanted."""
        boxes = field.locator("input:enabled")
        kind = await boxes.first.get_attribute("type") if await boxes.count() else None
        if kind == "checkbox":
            for box in await boxes.all():
                if await field.locator("p .good").count():
                    return
                await self.walk_to(box)
                await self.keys.press("Space")
        elif kind == "radio":
            await self.walk_to(boxes)
            await self.keys.press("Space")
            await self.presses(*["ArrowDown"] * self.dice.randrange(await boxes.count()))
        else:
            await self.walk_to(field)
            number = await field.get_attribute("type") == "number"
            await self.presses(*["ArrowUp" if number else "ArrowDown"] * self.dice.randint(0 if number else 1, 3))

    async def _taken(self, number: str | None) -> None:
        """The next question is there, or the game is over; or the move was refused, by a rule, or would begin a battle."""
        await self.page.wait_for_function(TAKEN, arg=number)
        refused = self.page.locator(".refused")
        if await refused.count():
            self.refused.append(await refused.inner_text())


async def brings(person: Person, nonce: str) -> None:
    """Mix the same nonce into the chance of every run: a game takes the same course as long as everybody plays the same."""

    async def sit(route: Route) -> None:
        await route.continue_(post_data={**(route.request.post_data_json or {}), "nonce": nonce})

    await person.page.route("**/api/tables/*/seats", sit)


async def embark(
    house: House,
    sizes: Sequence[tuple[int, int]],
    crew: Sequence[type[Captain]] = (),
    visitor: dict[str, Any] | None = None,
    **options: Any,
) -> list[Captain]:
    """A table of Windward with these options, begun; for each size of screen a captain, by keyboard unless `crew` says else."""
    kinds: list[type[Captain]] = [*crew, *[Captain] * (len(sizes) - len(crew))]
    host, *others = [
        await house.visitor(size, **kind.device, **(visitor or {})) for size, kind in zip(sizes, kinds, strict=True)
    ]
    for place, person in enumerate((host, *others)):
        await brings(person, f"captain {place}")
    link = await host.opens_a_table(len(sizes), "windward")
    await choose(host, link, timers="none", **options)
    for place, other in enumerate(others):
        await other.sits_down(link, f"Captain {place}")
    await host.begins()
    for person in (host, *others):
        await person.page.locator(".board h1").first.wait_for()
    enough = ENOUGH // len(sizes)
    return [
        kind(person, f"{options} {place}", enough)
        for place, (person, kind) in enumerate(zip((host, *others), kinds, strict=True))
    ]
