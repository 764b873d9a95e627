"""The state of a game of Windward."""

from collections.abc import Iterable

from msgspec import Struct, field

from talewind.kit import Frozen, RuleId, Seat, State, Table

from .log import Deed, Leg, What
from .moves import Moves
from .options import REACTION, TURN, Mode, SkyOptions
from .pieces import (
    COPIES,
    CREW,
    GREYS,
    NOTHING,
    REDS,
    TAGS,
    Achievement,
    Boat,
    Card,
    Cargo,
    Crester,
    Crew,
    Kind,
    Ship,
)  # fmt: skip
from .planet import PORT, Direction, Planet, Space, planet_of

type T = Table[Sky]

SPEED = 4  # WW-58


class Course(Struct):
    """The turn of the active captain."""

    speed: int = SPEED
    mates: int = 2
    covered: list[str] = []  # Orders given this turn (WW-79)
    handled: int = 0  # items taken and left
    fought: list[int] = []  # numbers of the Cresters that fought the active captain
    beaten: int = 0  # Red Cresters beaten
    fallen: list[Space] = []  # where Red Cresters beaten this turn lie
    fresh: bool = False  # the Red Crester in the hold was beaten this turn
    closed: dict[str, RuleId] = {}  # Battles that may not be fought again: "attacker>defender"
    flagged: list[Seat] = []  # captains who played False Flag
    dry: Space = PORT  # the last space without Drift that the ship stood on
    territories: list[int] = []
    offered: dict[Seat, int] = {}  # trades offered, by seat
    over: bool = False  # the turn ends at once, without a Rest: the ship is Lost, or its captain has left
    way: list[Space] = []
    deeds: list[Deed] = []


class Trade(Frozen):
    """An offer of cards for cards (WW-R95)."""

    number: int
    seat: Seat
    to: Seat
    give: tuple[Card, ...]
    ask: tuple[Card, ...]


class Sky(State[Moves]):
    options: SkyOptions
    mode: Mode
    ships: list[Ship]
    tiles: tuple[int, ...] = (1, 2, 3, 4, 5, 6)  # by Territory
    wind: Direction = 1
    round: int = 0
    first: Seat = 0
    active: Seat = 0
    course: Course = field(default_factory=Course)
    cresters: list[Crester] = []  # alive
    hatched: int = 0  # numbers given to Cresters
    greys: int = GREYS  # in the stockpile
    reds: int = REDS
    tags: int = TAGS
    lying: dict[Space, Cargo] = {}
    bag: list[Card] = []  # all cards below the tops, in no order
    tops: list[Card | None] = []
    stacks: list[int] = []  # their sizes
    discards: list[Card] = []  # those that all saw
    buried: list[Card] = []  # those discarded unseen
    crew: dict[Crew, int] = field(default_factory=lambda: dict.fromkeys(CREW, COPIES))  # to be hired
    naturalist: Seat | None = None
    achievements: dict[Achievement, list[Seat]] = {}  # the cards in play, and who has scored each
    waived: list[str] = []  # "card/seat": Achievements that were declined and whose condition still holds
    white_waits: bool = False  # the White Crester has not come yet (variant and solo)
    white_late: bool = False  # no corner was free when it was due (WW-R98a)
    corner: Space | None = None  # co-op: where the White Crester comes back
    returns: bool = False  # co-op: it is off the planet
    lives: int = 0  # co-op: the captains'
    white_lives: int = 0
    beaten: int = 0  # Red Cresters beaten in solo (WW-193)
    trades: list[Trade] = []
    traded: int = 0  # numbers given to trades
    trigger: Seat | None = None  # whose turn triggered the end
    laps: int = 0  # tie laps begun
    legs: list[Leg] = []
    won: bool = False  # solo and co-op, once there is a verdict
    verdict: RuleId = ""  # the rule that has ended a solo or co-op game

    @property
    def planet(self) -> Planet:
        return planet_of(self.options.planet == "small", self.tiles)

    @property
    def contest(self) -> bool:
        """Head-to-head or free-for-all: captains sail for Notoriety, against each other."""
        return self.mode in ("free_for_all", "head_to_head")

    @property
    def ship(self) -> Ship:
        """The active captain's."""
        return self.ships[self.active]

    @property
    def open_hands(self) -> bool:
        """Whether all captains see all cards, so that playing one shows nothing new."""
        return self.mode == "solo" or (self.mode == "coop" and self.options.coop_open_hands)

    def turn_time(self, seat: Seat) -> int | None:
        """The time of a turn with the captain's reserve, in ms; None: no clock."""
        time = None if self.mode == "solo" else TURN[self.options.timers]
        return None if time is None else time + (self.ships[seat].reserve if self.options.timers == "live" else 0)

    @property
    def reaction(self) -> int | None:
        return None if self.mode == "solo" else REACTION[self.options.timers]

    # Pieces on spaces.

    def of_kind(self, *kinds: Kind) -> list[Crester]:
        return [crester for crester in self.cresters if crester.kind in kinds]

    def higher_at(self, space: Space) -> list[Crester]:
        """Living Red and White Cresters on a space."""
        return [c for c in self.cresters if c.space == space and c.kind != "grey"]

    def grey_at(self, space: Space) -> Crester | None:
        """The living Grey Crester on a space."""
        return next((c for c in self.cresters if c.space == space and c.kind == "grey"), None)

    def ship_at(self, space: Space, but: Seat | None = None) -> Seat | None:
        """The captain whose ship is on a space; nobody is found at port (WW-R78)."""
        if space != PORT:
            for seat, ship in enumerate(self.ships):
                if ship.space == space and seat != but:
                    return seat
        return None

    def boat_at(self, space: Space) -> tuple[Seat, Boat] | None:
        for seat, ship in enumerate(self.ships):
            for boat in ship.boats:
                if boat.space == space:
                    return seat, boat
        return None

    def any_grey(self, space: Space) -> bool:
        """Whether a Grey Crester is there, alive, lying or towed."""
        boat = self.boat_at(space)
        return bool(self.grey_at(space) or self.lies(space).grey or (boat and boat[1].towing))

    def above(self, but: Seat | None = None) -> set[Space]:
        """The spaces of ships, without that of `but`, and of living Red and White Cresters."""
        ships = {ship.space for seat, ship in enumerate(self.ships) if seat != but}
        return ships.union([c.space for c in self.cresters if c.kind != "grey"])

    def below(self) -> set[Space]:
        """The spaces of Longboats and of living Grey Cresters."""
        boats = {boat.space for ship in self.ships for boat in ship.boats if boat.space is not None}
        return boats.union([c.space for c in self.cresters if c.kind == "grey"])

    def free_above(self, spaces: Iterable[Space]) -> list[Space]:
        """Those without a ship and without a Red or White Crester (WW-R60, WW-R88)."""
        taken = self.above()
        return [space for space in spaces if space not in taken]

    def free_below(self, spaces: Iterable[Space]) -> list[Space]:
        """Those without any Grey Crester and without a Longboat (WW-R45, WW-R63)."""
        taken = self.below()
        return [space for space in spaces if space not in taken and not self.lies(space).grey]

    # Changes that several rooms need.

    def lies(self, space: Space) -> Cargo:
        return self.lying.get(space, NOTHING)

    def lay(self, space: Space, cargo: Cargo) -> None:
        """Put cargo on a space, or take it away. A Longboat there tows a Grey Crester at once (WW-R27)."""
        now = self.lies(space) + cargo
        found = self.boat_at(space)
        if now.grey and found is not None and not found[1].towing:
            found[1].towing = True
            now -= Cargo(grey=1)
        if now == NOTHING:
            self.lying.pop(space, None)
        else:
            self.lying[space] = now

    def hatch(self, kind: Kind, space: Space, tagged: bool = False) -> Crester:
        """Put a living Crester on the planet. From the stockpile: the caller counts."""
        self.hatched += 1
        crester = Crester(kind, self.hatched, space, tagged)
        self.cresters.append(crester)
        return crester

    def crester(self, number: int) -> Crester | None:
        return next((c for c in self.cresters if c.number == number), None)

    def spend(self, seat: Seat, card: Card, unseen: bool = False) -> None:
        """A card goes from a hand, face down, to the discard pile (WW-103). `unseen`: nobody else knows which."""
        ship = self.ships[seat]
        ship.hand.remove(card)
        if unseen:
            self.buried = sorted([*self.buried, card])
            return
        if card in ship.known:
            ship.known.remove(card)
        self.discards = sorted([*self.discards, card])

    def note(self, what: What, space: Space = PORT, **more: object) -> None:
        """Write a deed into the log of this turn."""
        self.course.deeds.append(Deed(what, space, **more))  # type: ignore[arg-type]

    def hireable(self, seat: Seat) -> list[Crew]:
        return [tile for tile in self.ships[seat].free_crew() if self.crew[tile]]  # WW-R48

    def decide(self, won: bool, rule: RuleId) -> None:
        """A solo or co-op game is won or lost; the first verdict stands (WW-R97)."""
        if not self.verdict:
            self.won, self.verdict = won, rule

    def leaders(self) -> list[Seat]:
        """Who has the most Notoriety (WW-22)."""
        playing = self.remaining()
        most = max((self.scores[seat] for seat in playing), default=0)
        return [seat for seat in playing if self.scores[seat] == most]

    def teams(self) -> Iterable[Seat]:
        """The captains, from the First Player on (WW-9)."""
        return [(self.first + n) % self.seats for n in range(self.seats)]
