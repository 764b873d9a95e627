"""Moves of Story. `Pass`, `Next`, `Again` and `Enough` are the kit's."""

from typing import Literal

from talewind.kit import Again, Enough, Move, Next, Pass, Passage, Picture, Seat
from talewind.kit.passage import Gesture

type Card = Literal["challenge", "silent"]
type Sign = Literal["rock", "paper", "scissors"]
SIGNS: tuple[Sign, ...] = ("rock", "paper", "scissors")  # each beats the one before


class PlayCard(Move):
    """Play one's action card (ST-14)."""


class Give(Move):
    """Hand a picture over, in a Challenge round or a tiebreaker."""

    picture: Picture


class TellStory(Move):
    """Lay a picture and tell in writing why it fits."""

    picture: Picture
    tale: Passage


class Begin(Move):
    """Lay a picture and begin, aloud or in silence."""

    picture: Picture


class Show(Move):
    """One gesture of a Silent round; everybody sees it at once."""

    gesture: Gesture


class Done(Move):
    """Finish telling or showing."""


class VoteFor(Move):
    teller: Seat


class Throw(Move):
    sign: Sign


class FlagWord(Move):
    """Flag a written word in a performance (ST-R23)."""

    teller: Seat


class Note(Move):
    """Write a line for the book about a story told aloud."""

    tale: int
    line: Passage


type Secret = Give | TellStory | VoteFor | Throw  # chosen face down
type Moves = PlayCard | Secret | Begin | Show | Done | FlagWord | Note | Pass | Next | Again | Enough
