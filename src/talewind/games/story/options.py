"""Story's options, and the durations that follow from them (in ms)."""

from typing import Annotated, Literal

from msgspec import Meta

from talewind.kit import Seat
from talewind.kit.ready import Mode, Pace, TaleOptions

type Colour = Literal["red", "orange", "yellow", "green", "teal", "blue", "purple", "pink"]
COLOURS: tuple[Colour, ...] = ("red", "orange", "yellow", "green", "teal", "blue", "purple", "pink")

HAND = 3  # pictures

type Seconds = Annotated[int, Meta(ge=30, le=600)]

OPTION_RULES = {
    "target": "ST-R26", "action_mix": "ST-R5", "action_refill": "ST-R6", "action_window": "ST-R8", "action_from": "ST-R8",
    "first_starter": "ST-R2", "highest_wins": "ST-R17", "composing": "ST-R36", "mode": "ST-R24", "tell_time": "ST-R24",
    "silent_time": "ST-25", "colours": "ST-2",
}  # fmt: skip


class StoryOptions(TaleOptions, kw_only=True):
    players: Literal[3, 4, 5, 6, 7, 8] = 6
    target: Literal[10, 15, 20, 30] = 20
    action_mix: Annotated[int, Meta(ge=0, le=8)] | Literal["none"] = 4  # how many of the 8 cards are Challenge
    action_refill: bool = False
    action_window: Annotated[int, Meta(ge=5, le=30)] = 10
    action_from: Literal[1, 2] = 2  # the first round with a window
    first_starter: Annotated[Seat, Meta(ge=0, le=7)] | Literal["random"] = "random"
    highest_wins: bool = False
    composing: Literal["in_turn", "together"] = "together"  # in_turn: the book's way
    mode: Mode = "either"
    write_time: Seconds = 150
    tell_time: Seconds = 90
    silent_time: Seconds = 60
    vote_time: Seconds = 45
    titles_on_pictures: bool = False
    pace: Pace = "live"
    colours: tuple[Colour | None, ...] = ()  # by seat, as chosen before the start

    @property
    def together(self) -> bool:
        return self.composing == "together" and self.typed
