"""What players answer. `Tell`, `Weave`, `Pass`, `Again` and `Enough` are the kit's."""

from typing import Annotated, Literal

from talewind.kit import Again, Enough, Move, Pass, Passage, Seat, Tell, Weave, named

from .cast import Card, Char, Goal, Power, Side, Token
from .town import Space

type Place = Annotated[str, named("place")]  # of a quest token: a location, or a rebel
type Verdict = Literal["accept", "rewrite", "reject"]
type Secrecy = Literal["declare", "unless", "hold"]  # the order of an objective (WT-R80)


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


class SwapObjective(Move):
    """Discard one's objective for another (WT-264)."""

    goal: Goal
    taken: Goal


class RevealObjective(Move):
    """Lay The Connection face up (WT-256)."""

    goal: Goal


class DoAttack(Move):
    """Discard two cards for The Attack (WT-261)."""

    goal: Goal
    cards: tuple[Card, ...]


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


class GivePower(Move):
    """`partner`: the other of the two united rebels."""

    char: Char
    partner: Char = ""


class DestroyPower(Move):
    power: Power


class Eliminate(Move):
    char: Char


class Rehome(Move):
    """Put a quest token under another rebel."""

    char: Char


class FlipBack(Move): ...


class Propagate(Move):
    """Use Winter Propaganda."""

    soldier: Char
    rebel: Char


class PayThree(Move):
    """The price of Winter Propaganda."""

    cards: tuple[Card, ...]


class BringBack(Move):
    """Bring the eliminated rebel back (WT-237). The cards are paid once."""

    space: Space
    cards: tuple[Card, ...] = ()


class Horrify(Move):
    """Send the Freezing Horror against a rebel."""

    rebel: Char


class Keep(Move):
    """End the activation; `discard`: the cards above seven."""

    discard: tuple[Card, ...]


class PlaceObjective(Move):
    space: int


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


# Asides.


class AnswerAhead(Move):
    """Answer the call of a quest before one's turn; without a character: stay away (WT-R107)."""

    char: Char = ""


class LetStand(Move):
    """Let a link or a justification stand while it is still being told."""


class ProposeWrapUp(Move): ...


class SetOrder(Move):
    """What is done with an objective when its condition is met (WT-R80)."""

    goal: Goal
    order: Secrecy


class Follow(Move):
    """Whether a linked rebel comes along when its partner moves (WT-R69)."""

    char: Char
    follows: bool


class PassArtifact(Move):
    char: Char
    tale: Passage


class Suggest(Move):
    """Offer an idea to whoever tells (WT-198)."""

    idea: Passage


class WriteAhead(Move):
    """Keep a private page of one's notebook."""

    text: Passage


class Challenge(Move):
    """Object to a passage that was told (WT-194)."""

    tale: int
    reason: Passage


class Review(Move):
    """Rule on a passage that was objected to; with `anew` its teller is asked to write it again."""

    tale: int
    anew: bool


class Rewrite(Move):
    tale: int
    text: Passage


class Note(Move):
    """A line for the book about a passage told aloud."""

    tale: int
    line: Passage


type SetUpMove = NameArbiter | TakeCharacter | PlaceQuest
type TurnMove = Activate | Save | EndTurn | Propagate | PayThree | BringBack | Horrify
type MovementMove = Walk | FreeSteps | TakePassage | SwapObjective | RevealObjective | DoAttack
type FightMove = Interrupt | Insist | Yield | Stand | Capture | LayTrap
type QuestMove = Generate | Resolve | CannotConnect | Join | JoinIn | ChooseMemory | PlaceMemory
type PowerMove = GivePower | DestroyPower | Eliminate | Rehome | FlipBack
type EndMove = Keep | PlaceObjective | Object | Rule | Support | MoveBookmark | Agree
type AsideMove = (
    AnswerAhead | LetStand | ProposeWrapUp | SetOrder | Follow | PassArtifact | Suggest | WriteAhead | Challenge | Review | Rewrite | Note
)  # fmt: skip
type Moves = (
    SetUpMove | TurnMove | MovementMove | FightMove | QuestMove | PowerMove | EndMove | AsideMove | Tell | Weave | Longer | Pass
    | Again | Enough
)  # fmt: skip
