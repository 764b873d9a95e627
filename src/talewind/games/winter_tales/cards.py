"""Story cards that lie on the table, hidden piles, memories, objectives, and the passages of the tale. All of it lies in the
state: an epilogue drops the phases, and no card may go with them (WT-R66)."""

from typing import Literal

from talewind.kit import Frozen, Passage, Seat

from .aside_moves import Secrecy
from .cast import Card, Char, Goal, Side, Token
from .town import Space

# trap: the trap card. artifact, horror: a memory that stays on the track.
type Source = Literal["hand", "trap", "artifact", "horror"]
type Scene = Literal["move", "fight", "price", "quest", "epilogue"]
type Kind = Literal[
    "opening", "move", "battle_attack", "battle_defence", "battle_close", "trap_set", "trap_evade", "trap_close", "save",
    "quest_intro", "quest_begin", "quest_continue", "quest_join", "quest_last", "quest_end", "power", "return", "objective",
    "epilogue", "epilogue_end",
]  # fmt: skip
type Colour = Literal["spring", "winter", "neutral"]
type Fate = Literal["told", "asked", "upheld", "rewritten", "overwritten", "abandoned"]

BRIEF: tuple[Kind, ...] = (
    "move", "battle_attack", "battle_defence", "battle_close", "trap_set", "trap_evade", "trap_close", "save",
)  # fmt: skip


class Lying(Frozen, omit_defaults=True):
    """A card played and not yet discarded."""

    card: Card
    seat: Seat
    side: Side
    scene: Scene
    source: Source = "hand"

    @property
    def from_hand(self) -> bool:
        """Whether it goes to the discard pile: a memory stays on the track (WT-219, WT-225)."""
        return self.source in ("hand", "trap")


class Pile(Frozen):
    """The cards hidden for a trap (WT-93), under the card of the seat's rebel."""

    spring: tuple[Card, ...]
    winter: tuple[Card, ...]
    shown: bool = False


class Tally(Frozen):
    """The cards of a quest by the side shown, with the bonus of each Quest skill that takes part (WT-154, WT-R50, WT-R92). `won`:
    the faction, or neutral after a tie; None: it is not counted yet. `missing`: no link to the bookmarked memory (WT-R54)."""

    counts: dict[Side, int]
    won: Colour | None = None
    missing: bool = False

    @property
    def ahead(self) -> Colour:
        spring, winter = self.counts["spring"], self.counts["winter"]
        return "neutral" if spring == winter else "spring" if spring > winter else "winter"


class Memory(Frozen):
    """A card on the track, and the passage with its ending. `card`: a story card, neutral, blank, or an objective."""

    card: Card
    side: Colour
    by: Seat
    tale: int
    quest: Token = ""  # empty: an objective

    @property
    def objective(self) -> bool:
        return not self.quest


class Secret(Frozen):
    """An objective card and its owner's order (WT-R80)."""

    goal: Goal
    seat: Seat
    order: Secrecy = "unless"
    face_up: bool = False
    reached: Space = ""  # The Connection: the first named location, once a rebel has reached it in this activation
    tried: int = 0  # The Connection: the chapter of the last attempt


class Deed(Frozen):
    """Something that fulfils an objective, seen at the next check (WT-R82)."""

    kind: str
    seat: Seat
    char: Char = ""
    space: Space = ""


class Objection(Frozen):
    seat: Seat
    reason: Passage


class Tale(Frozen):
    """One passage of the book, as it was told."""

    id: int
    kind: Kind
    seat: Seat
    tale: Passage
    chapter: int
    turn: int
    char: Char = ""
    side: Side = "spring"
    quest: Token = ""
    fate: Fate = "told"
