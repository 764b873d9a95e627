"""What the table tells of the set-up, of turns, passages and the end; and all that it tells."""

from talewind.kit import Event, Passage, RuleId, Seat
from talewind.kit.ready import Decided

from .cards import Kind, Source
from .cast import Card, Char, Faction, Side, Token
from .fight_events import FightEvents
from .moves import Verdict
from .power_events import PowerEvents
from .quest_events import QuestEvents
from .town import Space


class FactionDrawn(Event):
    seat: Seat
    faction: Faction


class ArbiterChosen(Event):
    seat: Seat


class CharacterTaken(Event):
    seat: Seat
    char: Char
    space: Space


class ChapterBegun(Event):
    chapter: int


class TurnBegun(Event):
    seat: Seat


class Activated(Event):
    """`joining`: to join a quest. `asleep`: nobody holds the seat, so the card is only flipped."""

    seat: Seat
    char: Char
    joining: bool = False
    asleep: bool = False


class Drew(Event):
    """The number is the rule's: that a draw fell short only its drawer sees (WT-R4)."""

    seat: Seat
    number: int
    cards: tuple[Card, ...] | None = None


class Played(Event):
    seat: Seat
    card: Card
    side: Side
    source: Source


class Walked(Event):
    """`along`: the linked rebel that came too."""

    char: Char
    came_from: Space
    to: Space
    along: Char | None = None


class Relocated(Event):
    char: Char
    to: Space


class Narrated(Event):
    seat: Seat
    kind: Kind
    char: Char
    tale: Passage
    number: int
    stock: bool = False  # nothing was told: a stock sentence stands for it
    quest: Token = ""


class Stood(Event):
    """A character was saved."""

    seat: Seat
    char: Char


class Kept(Event):
    """The activation is over; what was discarded is private (WT-66)."""

    seat: Seat
    discard: tuple[Card, ...] | None = None


class Objected(Event):
    seat: Seat
    tale: int
    reason: Passage


class Ruled(Event):
    """`seat`: none, if the table has voted."""

    tale: int
    verdict: Verdict
    seat: Seat | None = None


class Rewritten(Event):
    seat: Seat
    tale: int
    text: Passage


class Noted(Event):
    seat: Seat
    tale: int
    line: Passage


class Suggested(Event):
    """For the teller alone."""

    seat: Seat
    idea: Passage


class EpilogueBegun(Event):
    seat: Seat
    rule: RuleId


class Supported(Event):
    seat: Seat
    side: Side | None = None


class LaidDown(Event):
    """The cards that the epilogue player has not told (WT-R61)."""

    seat: Seat
    side: Side
    cards: tuple[Card, ...]


class Counted(Event):
    """The score of the two factions."""

    spring: int
    winter: int


class WrapUpProposed(Event):
    seat: Seat


class WrapUpDecided(Event):
    agreed: bool


class GameEnded(Decided):
    faction: Faction | None = None


type TurnEvents = ChapterBegun | TurnBegun | Activated | Drew | Played | Walked | Relocated | Narrated | Stood | Kept
type TaleEvents = Objected | Ruled | Rewritten | Noted | Suggested
type EndEvents = EpilogueBegun | Supported | LaidDown | Counted | WrapUpProposed | WrapUpDecided | GameEnded
type Events = (
    FactionDrawn | ArbiterChosen | CharacterTaken | TurnEvents | FightEvents | QuestEvents | PowerEvents | TaleEvents | EndEvents
)  # fmt: skip
