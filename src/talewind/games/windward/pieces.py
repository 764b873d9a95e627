"""Pieces and their numbers: cargo, Longboats, ships, Crew, Cresters, cards."""

from collections.abc import Collection
from operator import add, sub
from typing import Annotated, Literal

from msgspec import Struct, field
from msgspec.structs import astuple

from talewind.kit import Frozen, named

from .options import RESERVE
from .planet import PORT, Space

type Colour = Annotated[Literal["green", "purple", "blue", "orange", "yellow"], named("colour")]
type Card = Annotated[
    Literal["fuel", "harpoon", "coffee", "deadweight", "aerogenerator", "bait", "false_flag"], named("card")
]
type Crew = Annotated[Literal["purser", "gas_worker", "marine", "sergeant", "harpooner", "coxswain"], named("crew")]
type Item = Annotated[Literal["longboat", "grey", "red", "grey_tooth", "red_tooth", "token", "gas"], named("item")]
type Kind = Annotated[Literal["grey", "red", "white"], named("kind")]
type Achievement = Annotated[Literal[
    "full_complement", "broadside", "full_tanks", "high_spirits", "globe_trotter", "long_haul", "prospector",
    "matched_set", "bare_knuckle", "red_tide", "buccaneer", "boat_duel",
], named("achievement")]  # fmt: skip

COLOURS: tuple[Colour, ...] = ("green", "purple", "blue", "orange", "yellow")
DECK: dict[Card, int] = {
    "fuel": 16, "harpoon": 14, "coffee": 8, "deadweight": 6, "aerogenerator": 6, "bait": 5, "false_flag": 5,
}  # fmt: skip
SLOTS: tuple[tuple[Crew, Crew], ...] = (("purser", "gas_worker"), ("marine", "sergeant"), ("harpooner", "coxswain"))
CREW: tuple[Crew, ...] = ("purser", "gas_worker", "marine", "sergeant", "harpooner", "coxswain")
COPIES = 3  # of each Crew tile
GREYS, REDS = 8, 9  # in the box (WW-R5)
TAGS = 5
POCKET = 2  # Gas on each Gas Pocket
MOST_MORALE, MOST_BOAT_SPEED = 4, 8
TEETH = {"grey": 3, "red": 4}  # Notoriety (WW-28), and Gas in solo and co-op (WW-199, WW-224)


class Cargo(Frozen, omit_defaults=True):
    """What lies on a space or in a hold: Defeated Cresters, Teeth, "+2 Hits" tokens; Gas lies on spaces only."""

    grey: int = 0
    red: int = 0
    grey_tooth: int = 0
    red_tooth: int = 0
    token: int = 0
    gas: int = 0

    def __add__(self, other: "Cargo") -> "Cargo":
        return Cargo(*map(add, astuple(self), astuple(other)))

    def __sub__(self, other: "Cargo") -> "Cargo":
        return Cargo(*map(sub, astuple(self), astuple(other)))

    @property
    def crester(self) -> Literal["", "grey", "red"]:
        """The Defeated Crester of a hold, of which there is one at most (WW-33)."""
        return "grey" if self.grey else "red" if self.red else ""

    def loot(self) -> tuple[Item, ...]:
        """Teeth and tokens one by one, the most valuable first."""
        return tuple(item for item in LOOT for _ in range(getattr(self, item)))

    def items(self) -> dict[Item, int]:
        """How many there are of each kind that is here."""
        if self == NOTHING:
            return {}
        return {item: number for item, number in zip(ITEMS, astuple(self), strict=True) if number}


LOOT: tuple[Item, ...] = ("red_tooth", "grey_tooth", "token")
ITEMS: tuple[Item, ...] = ("grey", "red", "grey_tooth", "red_tooth", "token", "gas")  # the fields of Cargo
NOTHING, TOKEN = Cargo(), Cargo(token=1)


def cargo_of(item: Item, number: int = 1) -> Cargo:
    return Cargo(**{item: number})


class Boat(Struct):
    """A Longboat; `space` None: aboard. The Grey Crester that it tows is with it, not lying on its space."""

    space: Space | None = None
    before: Space | None = None
    towing: bool = False


def gas_slots(crew: Collection[Crew]) -> int:
    return 6 if "purser" in crew or "gas_worker" in crew else 4


def cannon_slots(crew: Collection[Crew]) -> int:
    return 5 if "marine" in crew or "sergeant" in crew else 3


def hand_limit(crew: Collection[Crew]) -> int:
    return 6 if "purser" in crew else 5


class Ship(Struct):
    """A captain's ship and board. `before`: the space (or port) that the last step left (WW-R20)."""

    colour: Colour = "green"
    space: Space = PORT
    before: Space = PORT
    morale: int = 1
    gas: int = 0
    cannons: int = 0
    boat_speed: int = 0
    boats: list[Boat] = field(default_factory=lambda: [Boat()])  # the second comes with the Crew (WW-119, WW-120)
    crew: list[Crew] = []
    hold: Cargo = NOTHING
    hand: list[Card] = []
    known: list[Card] = []  # cards that all saw it take, less those that all saw it play
    reserve: int = RESERVE  # ms
    pockets: list[Space] = []  # Gas Pockets it has taken from
    nights: int = 0  # own turns in a row that ended At Sky

    @property
    def at_port(self) -> bool:
        return self.space == PORT

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
    def aboard(self) -> Boat | None:
        """A Longboat that can be dropped."""
        return self.boat_at(None)

    def boat_at(self, space: Space | None) -> Boat | None:
        for boat in self.boats:
            if boat.space == space:
                return boat
        return None

    def free_crew(self) -> list[Crew]:
        """The Crew tiles whose slot is free (WW-94)."""
        return [tile for slot in SLOTS if not any(tile in self.crew for tile in slot) for tile in slot]

    def store(self, gas: int) -> int:
        """Put Gas into free slots; what finds none is lost (WW-89). Returns how much was stored."""
        stored = min(gas, self.gas_slots - self.gas)
        self.gas += stored
        return stored

    def cheer(self, morale: int) -> None:
        self.morale = min(MOST_MORALE, self.morale + morale)  # WW-36


class Crester(Struct):
    """A living Crester. `number` tells it from others of its kind."""

    kind: Kind
    number: int
    space: Space
    tagged: bool = False
    before: Space = PORT
