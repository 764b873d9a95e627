"""What players answer. `Tell`, `Weave`, `Pass`, `Again` and `Enough` are the kit's."""

from typing import Annotated, Literal

from talewind.kit import Again, Enough, Move, Pass, Passage, Seat, Tell, Weave, named

from .aside_moves import AsideMove
from .cast import Card, Char, Side, Token
from .power_moves import PowerMove
from .town import Space

type Place = Annotated[str, named("place")]  # of a quest token: a location, or a rebel
type Verdict = Literal["accept", "rewrite", "reject"]


class NameArbiter(Move):
    seat: Seat


class TakeCharacter(Move):
    """Take an unused character and place its token (WT-32)."""

    char: Char
    space: Space


class PlaceQuest(Move):
    """Place the drawn quest in a slot or under a rebel."""

    at: Place


class Activate(Move):
    char: Char


class Save(Move):
    char: Char
    cards: tuple[Card, ...]


class EndTurn(Move): ...


class Longer(Move):
    """Take more time to tell."""


class Walk(Move):
    """Step to an adjacent space. `along`: the linked rebel comes too."""

    to: Space
    along: bool = False


class FreeSteps(Move):
    """Take the two steps of the Movement skill."""


class TakePassage(Move):
    """Relocate through the secret passage."""


class Interrupt(Move):
    """Attack, or spring a trap, with a character. `target`: which rebel of a pair is attacked."""

    char: Char
    target: Char = ""


class Insist(Move): ...


class Yield(Move): ...


class Stand(Move):
    """Whether linked rebels take part as one."""

    together: bool


class Capture(Move):
    """Finish the battle, and say where the beaten rebel is put (WT-88)."""

    space: Space
    tale: Passage


class LayTrap(Move):
    """Every card of the hand: one is the `trap` card, the others lie `spring` or `winter` side up."""

    cards: dict[str, tuple[Card, ...]]


class Generate(Move):
    token: Token
    at: Place


class Resolve(Move):
    token: Token


class CannotConnect(Move):
    """Admit that the quest is not connected to the bookmarked memory (WT-171)."""


class Join(Move):
    """Send a character to a quest."""

    char: Char


class JoinIn(Move):
    """Continue the story of a quest with a character."""

    char: Char


class ChooseMemory(Move):
    card: Card


class PlaceMemory(Move):
    space: int


class Keep(Move):
    """End the activation; `discard`: the cards above seven."""

    discard: tuple[Card, ...]


class Object(Move):
    """Say that a passage does not stand, and why."""

    reason: Passage


class Rule(Move):
    """Judge a passage, as arbiter or as voter."""

    verdict: Verdict


class Support(Move):
    """The faction that the writer plays for in the epilogue."""

    side: Side


class MoveBookmark(Move):
    space: int


class Agree(Move):
    yes: bool


type SetUpMove = NameArbiter | TakeCharacter | PlaceQuest
type TurnMove = Activate | Save | EndTurn | Walk | FreeSteps | TakePassage | Keep
type FightMove = Interrupt | Insist | Yield | Stand | Capture | LayTrap
type QuestMove = Generate | Resolve | CannotConnect | Join | JoinIn | ChooseMemory | PlaceMemory
type TaleMove = Longer | Object | Rule
type EndMove = Support | MoveBookmark | Agree
type Moves = (
    SetUpMove | TurnMove | FightMove | QuestMove | PowerMove | TaleMove | EndMove | AsideMove | Tell | Weave | Pass | Again | Enough
)  # fmt: skip
