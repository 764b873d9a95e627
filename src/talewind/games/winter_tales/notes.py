"""What happened between the passages, for the book: public events alone, since everybody may read it."""

from talewind.kit import Frozen, Say, say, tag_of

from .cast import OBJECTIVES, OTHER, SIDE_OF, TOKENS
from .events import (
    Activated,
    Counted,
    EpilogueBegun,
    GameEnded,
    Relocated,
    Stood,
    Supported,
)
from .fight_events import (
    BattleEnded,
    Captured,
    Claimed,
    ClaimLapsed,
    Fell,
    StoodTogether,
    TrapShown,
)
from .power_events import (
    BroughtBack,
    Eliminated,
    Horrified,
    ObjectiveDeclared,
    PowerDestroyed,
    PowerGiven,
    Propagated,
)
from .quest_events import (
    Joined,
    MemoryPlaced,
    QuestBegun,
    QuestCounted,
    QuestDropped,
    QuestGenerated,
    QuestPlaced,
)  # fmt: skip

type Noted = (
    Activated | BattleEnded | BroughtBack | Captured | Claimed | ClaimLapsed | Counted | Eliminated | EpilogueBegun | Fell
    | GameEnded | Horrified | Joined | MemoryPlaced | ObjectiveDeclared | PowerDestroyed | PowerGiven | Propagated | QuestBegun
    | QuestCounted | QuestDropped | QuestGenerated | QuestPlaced | Relocated | Stood | StoodTogether | Supported | TrapShown
)  # fmt: skip

# Said in the book in other words than at the table.
OWN = (Claimed, Fell, Joined, QuestCounted, QuestGenerated, QuestPlaced, Relocated, Stood, TrapShown)
SILENT = (Activated, QuestBegun)  # headings say it


class Note(Frozen):
    """An event. `after`: how many passages had been told before it."""

    after: int
    chapter: int
    turn: int
    event: Noted

    @property
    def fact(self) -> Say:
        event, own = self.event, "book-" if isinstance(self.event, OWN) else ""
        fields = {name: getattr(event, name) for name in event.__struct_fields__}
        if isinstance(event, TrapShown):
            fields = {name: fields[name] for name in ("total", "evaded", "rule")}  # how many, not which
        return say(f"winter_tales-{own}{tag_of(event)}", **fields)

    @property
    def ink(self) -> str:
        """The side that it speaks for."""
        match self.event:
            case QuestCounted(won=side) | MemoryPlaced(side=side):
                return side
            case QuestPlaced(token=token) | QuestGenerated(token=token) | QuestDropped(token=token):
                return TOKENS[token]
            case BattleEnded(winner=char) | Stood(char=char) | Joined(char=char) | StoodTogether(char=char):
                return SIDE_OF[char]
            case Claimed(char=char) | ClaimLapsed(char=char) | BroughtBack(char=char) | Propagated(soldier=char):
                return SIDE_OF[char]
            case Fell(char=char) | Captured(char=char) | Relocated(char=char) | Eliminated(char=char):
                return OTHER[SIDE_OF[char]]
            case TrapShown(rule=rule):
                return "winter" if rule == "WT-102" else "spring"
            case ObjectiveDeclared(goal=goal):
                return OBJECTIVES[goal].side
            case Horrified() | PowerDestroyed():
                return "winter"
            case Supported(side=supported):
                return supported or ""
        return ""
