"""What a table of Liar's Dice may choose."""

from typing import Annotated, Literal

from msgspec import Meta

from talewind.kit import Options


class DiceOptions(Options, kw_only=True):
    players: Literal[2, 3, 4, 5, 6] = 4
    dice: Annotated[int, Meta(ge=1, le=6)] = 5
    wild_ones: bool = True
    turn_time: Annotated[int, Meta(ge=15, le=300)] = 60
