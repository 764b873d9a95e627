"""What the table tells of quests, of those who join them, and of memories."""

from talewind.kit import Event, RuleId, Seat

from .cards import Colour
from .cast import Card, Char, Goal, Token
from .moves import Place


class QuestPlaced(Event):
    """`gone`: the other Great Artifact, which leaves the game."""

    seat: Seat
    token: Token
    at: Place
    gone: bool = False


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


type QuestEvents = (
    QuestPlaced | QuestGenerated | QuestBegun | QuestDropped | JoinCalled | Joined | JoinedIn | QuestCounted | MemoryChosen
    | MemoryPlaced | BookmarkMoved
)  # fmt: skip
