"""What the table tells."""

from typing import Literal

from talewind.kit import Event, Passage, RuleId, Seat
from talewind.kit.ready import Decided

from .cards import Colour, Kind, Source
from .cast import Card, Char, Faction, Goal, Power, Side, Token
from .moves import Place, Verdict
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


class QuestPlaced(Event):
    """`gone`: the other Great Artifact, which leaves the game."""

    seat: Seat
    token: Token
    at: Place
    gone: bool = False


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


class NobodyInterrupts(Event):
    char: Char


class Claimed(Event):
    """Who interrupts, with which character."""

    seat: Seat
    char: Char
    mover: Char
    battle: bool


class ClaimLapsed(Event):
    """The interrupter did not take the first step (WT-R25)."""

    seat: Seat
    char: Char


class StoodTogether(Event):
    char: Char
    partner: Char


class BattleEnded(Event):
    winner: Char
    loser: Char
    rule: RuleId


class Fell(Event):
    char: Char


class Captured(Event):
    char: Char
    to: Space


class TrapLaid(Event):
    """`spring`, `winter`: the pile, for its owner alone."""

    seat: Seat
    char: Char
    card: Card
    spring: tuple[Card, ...] | None = None
    winter: tuple[Card, ...] | None = None


class PileHidden(Event):
    seat: Seat
    spring: tuple[Card, ...] | None = None
    winter: tuple[Card, ...] | None = None


class TrapShown(Event):
    total: int
    evaded: int
    spring: tuple[Card, ...]
    winter: tuple[Card, ...]
    rule: RuleId


class Stood(Event):
    """A character was saved."""

    seat: Seat
    char: Char


class Kept(Event):
    """The activation is over; what was discarded is private (WT-66)."""

    seat: Seat
    discard: tuple[Card, ...] | None = None


class QuestGenerated(Event):
    seat: Seat
    token: Token
    at: Place
    gone: bool = False


class QuestBegun(Event):
    seat: Seat
    char: Char
    token: Token


class QuestDropped(Event):
    """Nothing was written: the quest is not begun and the action is lost."""

    token: Token


class JoinCalled(Event):
    """`char`: none, if nobody is sent."""

    seat: Seat
    char: Char | None = None


class Joined(Event):
    """Whether the character has reached the quest."""

    char: Char
    arrived: bool


class JoinedIn(Event):
    seat: Seat
    char: Char | None = None


class QuestCounted(Event):
    """`won`: the faction, or neutral. `missing`: the link to the bookmarked memory was missing."""

    token: Token
    spring: int
    winter: int
    won: Colour
    rule: RuleId
    missing: bool = False


class MemoryChosen(Event):
    """`seat`: none, if the card came from the deck."""

    card: Card
    seat: Seat | None = None


class MemoryPlaced(Event):
    seat: Seat
    card: Card
    side: Colour
    space: int
    over: Goal = ""  # the objective that it overwrites


class BookmarkMoved(Event):
    seat: Seat
    space: int


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


# Powers.


class PowerGiven(Event):
    power: Power
    char: Char | None = None
    partner: Char | None = None
    space: Space | None = None


class PowerDestroyed(Event):
    power: Power
    space: int  # of the connected memory
    flipped: bool


class Eliminated(Event):
    char: Char


class Rehomed(Event):
    token: Token
    char: Char


class FlippedBack(Event):
    char: Char


class Propagated(Event):
    seat: Seat
    soldier: Char
    rebel: Char


class BroughtBack(Event):
    seat: Seat
    char: Char
    space: Space


class Horrified(Event):
    seat: Seat
    rebel: Char
    space: Space


class ArtifactPassed(Event):
    char: Char
    to: Char


class Followed(Event):
    char: Char
    follows: bool


# Objectives and skills.


class ObjectiveDealt(Event):
    seat: Seat
    goal: Goal | None = None


class ObjectiveRevealed(Event):
    seat: Seat
    goal: Goal


class ObjectiveSwapped(Event):
    seat: Seat
    taken: Goal | None = None


class ObjectiveDeclared(Event):
    seat: Seat
    goal: Goal


class Attacked(Event):
    """The two cards discarded for The Attack are seen by all."""

    seat: Seat
    goal: Goal
    cards: tuple[Card, ...]


class SkillUsed(Event):
    char: Char
    skill: Literal["movement", "secret-passage", "battle"]


class GameEnded(Decided):
    faction: Faction | None = None


type SetUpEvents = FactionDrawn | ArbiterChosen | CharacterTaken | QuestPlaced
type TurnEvents = ChapterBegun | TurnBegun | Activated | Drew | Played | Walked | Relocated | Narrated | Stood | Kept
type FightEvents = (
    NobodyInterrupts | Claimed | ClaimLapsed | StoodTogether | BattleEnded | Fell | Captured | TrapLaid | PileHidden | TrapShown
)  # fmt: skip
type QuestEvents = (
    QuestGenerated | QuestBegun | QuestDropped | JoinCalled | Joined | JoinedIn | QuestCounted | MemoryChosen | MemoryPlaced
    | BookmarkMoved
)  # fmt: skip
type TaleEvents = Objected | Ruled | Rewritten | Noted | Suggested
type EndEvents = EpilogueBegun | Supported | LaidDown | Counted | WrapUpProposed | WrapUpDecided | GameEnded
type PowerEvents = (
    PowerGiven | PowerDestroyed | Eliminated | Rehomed | FlippedBack | Propagated | BroughtBack | Horrified | ArtifactPassed
    | Followed
)  # fmt: skip
type ObjectiveEvents = (
    ObjectiveDealt | ObjectiveRevealed | ObjectiveSwapped | ObjectiveDeclared | Attacked | SkillUsed
)  # fmt: skip
type Events = (
    SetUpEvents | TurnEvents | FightEvents | QuestEvents | TaleEvents | EndEvents | PowerEvents | ObjectiveEvents
)
