"""What players do besides answering."""

from typing import Literal

from talewind.kit import Move, Passage

from .cast import Char, Goal

type Secrecy = Literal["declare", "unless", "hold"]  # the order of an objective (WT-R80)


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


type AsideMove = (
    AnswerAhead | LetStand | ProposeWrapUp | SetOrder | Follow | PassArtifact | Suggest | WriteAhead | Challenge | Review | Rewrite | Note
)  # fmt: skip
