"""A light copy of what one captain's turn changes: the node of the search."""

from __future__ import annotations

from typing import Literal, NamedTuple

from msgspec import Struct

from talewind.games.windward.moves import (
    Command,
    EnterPort,
    Hire,
    Jump,
    LeavePort,
    Moves,
    Order,
    PlayFuel,
    Research,
    Sail,
)
from talewind.games.windward.pieces import Card, Cargo, Crew, cannon_slots, gas_slots, hand_limit
from talewind.games.windward.planet import PORT, Space
from talewind.games.windward.rest import TAGGED
from talewind.games.windward.state import Sky
from talewind.kit import Seat

from .chart import Ways

type Pay = Literal["mate", "coffee"]
type Boat = tuple[Space | None, bool]  # where it is, and whether it tows

NONE: tuple[Moves, ...] = ()


class Red(NamedTuple):
    space: Space
    number: int
    fought: bool


class Node(Struct):
    """`plan`: the moves that lead here, up to the first die or question; `open`: there was none yet."""

    space: Space
    before: Space
    wind: int
    speed: int
    mates: int
    covered: tuple[str, ...]
    hand: tuple[Card, ...]
    unknown: int  # cards that will be drawn
    tokens: int
    crester: Literal["", "grey", "red"]
    grey_teeth: int
    red_teeth: int
    gas: int
    cannons: int
    morale: int
    crew: tuple[Crew, ...]
    boats: tuple[Boat, ...]
    boat_speed: int
    points: int
    reds: tuple[Red, ...]
    greys: tuple[Space, ...]
    white: Space | None
    white_fought: bool
    lying: dict[Space, Cargo]
    rivals: tuple[tuple[Seat, Space], ...]
    shut: frozenset[Space]  # spaces where a Battle is closed
    crowded: frozenset[Space]  # others' Longboats, and Grey Cresters that cannot be fought again
    bonus: float = 0.0  # harm done to rivals, lives taken, and what else a plan has brought
    red_stock: int = 0
    beaten: int = 0
    tags: int | None = None  # of the Naturalist
    tagged: int = 0  # Notoriety that a night At Sky brings the Naturalist
    plan: tuple[Moves, ...] = NONE
    open: bool = True

    def copy(self) -> Node:
        return self.__copy__()  # type: ignore[no-any-return, attr-defined]

    # What is aboard.

    def count(self, card: Card) -> int:
        return self.hand.count(card)

    def spend(self, card: Card) -> None:
        hand = list(self.hand)
        hand.remove(card)
        self.hand = tuple(hand)

    @property
    def boosts(self) -> int:
        return self.tokens + self.hand.count("harpoon")

    @property
    def gas_slots(self) -> int:
        return gas_slots(self.crew)

    @property
    def cannon_slots(self) -> int:
        return cannon_slots(self.crew)

    @property
    def hand_limit(self) -> int:
        return hand_limit(self.crew)

    @property
    def cards(self) -> int:
        return len(self.hand) + self.unknown

    def taken(self) -> frozenset[Space]:
        """Spaces of the higher elevation where a way ends in a Battle, or is closed."""
        found = {red.space for red in self.reds} | {space for _, space in self.rivals if space}
        if self.white is not None:
            found.add(self.white)
        return frozenset(found)

    def boost(self, used: int) -> None:
        """Spend tokens first, then Harpoons."""
        tokens = min(used, self.tokens)
        self.tokens -= tokens
        for _ in range(used - tokens):
            self.spend("harpoon")

    # Moves, each also written into the plan while it is open.

    def note(self, *moves: Moves) -> None:
        if self.open:
            self.plan += moves

    def means(self, order: str) -> Pay | None:
        """What an Order may be paid with: a Mate before Coffee."""
        if order in self.covered:
            return None
        return "mate" if self.mates else "coffee" if "coffee" in self.hand else None

    def command(self, order: Order, pay: Pay) -> None:
        self._pay(order, pay)
        self.note(Command(order, pay))

    def _pay(self, order: str, pay: Pay) -> None:
        self.covered += (order,)
        if pay == "mate":
            self.mates -= 1
        else:
            self.spend("coffee")

    def hire(self, tile: Crew, pay: Pay | Literal["gas"]) -> None:
        if pay == "gas":
            self.gas -= 2
        else:
            self._pay("hire_crew", pay)
        self.crew += (tile,)
        if tile in ("harpooner", "coxswain"):
            self.boats += ((None, False),)
        self.note(Hire(tile, pay))

    def research(self, to: Space, pay: Pay) -> None:
        self._pay("research_crester", pay)
        self.note(Research(to, pay))

    def sail(self, ways: Ways, to: Space, jumps: frozenset[tuple[Space, Space]]) -> None:
        """Sail a cheapest way, with Fuel or the Ship Speed Order where Speed lacks; port's trade is the caller's."""
        path = [to]
        while path[-1] != self.space:
            path.append(ways[path[-1]][1])
        for a, b in zip(path[:0:-1], path[-2::-1], strict=True):
            cost = ways[b][0] - ways[a][0]
            if cost > self.speed:
                self._hasten(a)
            self.speed -= cost
            self.note(
                LeavePort(b) if a == PORT else EnterPort() if b == PORT else Jump(b) if (a, b) in jumps else Sail(b)
            )
            self.before = a
        self.space = to

    def _hasten(self, here: Space) -> None:
        """One Speed more: by a Mate that is not needed, else by Fuel."""
        pay = None if here == PORT else self.means("ship_speed")
        spare = pay == "mate" and self.mates > bool(self.crester)
        if pay is not None and (spare or not self.count("fuel")):
            self.command("ship_speed", pay)
        else:
            self.spend("fuel")
            self.note(PlayFuel())
        self.speed += 1

    def range(self) -> int:
        """How much Speed the ship can have this turn."""
        fuel = self.count("fuel")
        if self.space == PORT and not self.speed and not fuel:
            return 0
        return self.speed + fuel + (self.means("ship_speed") is not None)

    def lay(self, space: Space, change: Cargo) -> None:
        self.lying = {**self.lying, space: self.lying.get(space, Cargo()) + change}


def node_of(state: Sky, seat: Seat) -> Node:
    """The node of a captain's own turn as it stands, or of one about to rest."""
    ship, course = state.ships[seat], state.course
    white = next((c for c in state.cresters if c.kind == "white"), None)
    closed = course.closed
    shut: set[Space] = set()
    tied = [key.rpartition(">")[2] for key in closed if key.startswith("longboat")]
    spared = {c.space for c in state.cresters if c.kind == "grey" and f"cresters-[{c.number}]" in tied}
    rowing = {boat.space for other, rival in enumerate(state.ships) if other != seat for boat in rival.boats}
    crowded = spared | {space for space in rowing if space is not None}
    for key in closed:
        mine, _, theirs = key.partition(">")
        if mine == f"ship-{seat}-0":
            for crester in state.cresters:
                if theirs == f"cresters-[{crester.number}]":
                    shut.add(crester.space)
    for other, rival in enumerate(state.ships):
        if other != seat and (
            f"ship-{seat}-0>ship-{other}-0" in closed or other in course.flagged or not state.contest
        ):
            shut.add(rival.space)
    return Node(
        space=ship.space, before=ship.before, wind=state.wind, speed=course.speed, mates=course.mates,
        covered=tuple(course.covered), hand=tuple(ship.hand), unknown=0, tokens=ship.hold.token,
        crester=ship.hold.crester, grey_teeth=ship.hold.grey_tooth, red_teeth=ship.hold.red_tooth, gas=ship.gas,
        cannons=ship.cannons, morale=ship.morale, crew=tuple(ship.crew),
        boats=tuple((boat.space, boat.towing) for boat in ship.boats), boat_speed=ship.boat_speed,
        points=state.scores[seat],
        reds=tuple(Red(c.space, c.number, c.number in course.fought) for c in state.cresters if c.kind == "red"),
        greys=tuple(c.space for c in state.cresters if c.kind == "grey" and c.space not in spared), white=white.space if white else None,
        white_fought=white is not None and white.number in course.fought, lying=state.lying,
        rivals=tuple((other, rival.space) for other, rival in enumerate(state.ships) if other != seat),
        shut=frozenset(shut - {PORT}), crowded=frozenset(crowded), red_stock=state.reds, beaten=state.beaten,
        tags=state.tags if seat == state.naturalist else None,
        tagged=sum(TAGGED[c.kind] for c in state.cresters if c.tagged) if seat == state.naturalist else 0,
    )  # fmt: skip
