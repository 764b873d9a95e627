"""Winter Tales (slice): its map, cards, moves and events."""

from typing import Literal

from talewind.kit import Event, Move, Pass, Passage, RuleId, Seat, Tell, Weave

type Side = Literal["spring", "winter"]

CARDS = [f"sc-{n:02}" for n in range(1, 41)]
REBELS = ("pinocchio", "grandma-dorothy", "cranky", "alice", "tin-man", "scarecrow")
SOLDIERS = ("snow-white", "white-rabbit", "candlewick", "fox-and-cat", "mad-hatter", "wolf")
PLAZAS = {
    "whistle-square": ("winter-prison", "nightmare-factory"),
    "transfer-yard": ("winter-prison", "mad-hatters-asylum"),
    "slag-corner": ("nightmare-factory", "candle-factory"),
    "stump-green": ("nightmare-factory", "oaks-park"),
    "lantern-gate": ("mad-hatters-asylum", "oaks-park"),
    "old-mill-square": ("oaks-park", "memory-lane-cemetery"),
    "bandstand-plaza": ("oaks-park", "puppets-theater"),
    "lamplighters-circle": ("candle-factory", "puppets-theater"),
    "fountain-plaza": ("puppets-theater", "dorothys-mansion"),
    "ruined-church-square": ("memory-lane-cemetery", "dorothys-mansion"),
}
LOCATIONS = tuple(dict.fromkeys(place for ends in PLAZAS.values() for place in ends))
NEXT = PLAZAS | {place: tuple(p for p, ends in PLAZAS.items() if place in ends) for place in LOCATIONS}
SPACES = tuple(NEXT)


def distance(start: str, goal: str) -> int:
    """In steps, over the whole map."""
    reached, steps = {start}, 0
    while goal not in reached:
        reached |= {way for space in reached for way in NEXT[space]}
        steps += 1
    return steps


class Activate(Move):
    char: str


class Walk(Move):
    to: str


class Interrupt(Move):
    char: str


class Capture(Move):
    """Where the captor puts the rebel (WT-88)."""

    space: str


class SetTrap(Move):
    """Every card of the hand: one is the `trap` card, the others lie `spring` or `winter` side up."""

    cards: dict[str, tuple[str, ...]]
    tale: Passage


class Resolve(Move): ...


class Join(Move):
    char: str


class Keep(Move):
    discard: tuple[str, ...]


type Moves = Activate | Weave | Walk | Tell | Interrupt | Pass | Capture | SetTrap | Resolve | Join | Keep


class Activated(Event):
    char: str
    joining: bool


class Drew(Event):
    """The number is the rule's; that a draw fell short only its drawer hears (WT-R4)."""

    seat: Seat
    number: int
    cards: tuple[str, ...] | None = None


class Played(Event):
    seat: Seat
    card: str


class Walked(Event):
    char: str
    to: str


class Claimed(Event):
    """Who would interrupt, the one who does first."""

    claims: dict[Seat, str]


class Narrated(Event):
    seat: Seat
    kind: str
    tale: Passage


class BattleWon(Event):
    winner: str
    loser: str
    rule: RuleId


class TrapSet(Event):
    seat: Seat
    card: str
    spring: tuple[str, ...] | None = None


class TrapShown(Event):
    spring: tuple[str, ...]
    winter: tuple[str, ...]
    evaded: int
    rule: RuleId


class QuestBegun(Event):
    char: str
    space: str


class QuestEnded(Event):
    spring: int
    winter: int
    rule: RuleId


class Kept(Event):
    """Private: what was discarded for the hand limit; others hear nothing (WT-66)."""

    discard: tuple[str, ...]


type Events = (
    Activated | Drew | Played | Walked | Claimed | Narrated | BattleWon | TrapSet | TrapShown | QuestBegun | QuestEnded | Kept
)  # fmt: skip
