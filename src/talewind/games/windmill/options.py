"""Windmill's options, and the durations that follow from them (in ms)."""

from typing import Annotated, Literal

from msgspec import Meta

from talewind.kit import Seat
from talewind.kit.ready import Mode, Pace, TaleOptions

type Pawn = Literal["amber", "teal", "plum", "moss", "slate"]
PAWNS: tuple[Pawn, ...] = ("amber", "teal", "plum", "moss", "slate")

IDLE_TELLING, IDLE_GUESSING = 900, 120  # seconds, for a table without a limit


OPTION_RULES = {
    "windmill_round_one": "WM-R2", "never_ending": "WM-70", "chain_unguessed": "WM-R12",
    "reveal_unguessed": "WM-R11", "first_storyteller": "WM-R1", "mode": "WM-R15", "tell_time": "WM-22",
    "guess_timer": "WM-40", "guesser_chat": "WM-R14", "pawns": "WM-6",
}  # fmt: skip


class MillOptions(TaleOptions, kw_only=True):
    players: Literal[3, 4, 5] = 4
    windmill_round_one: Literal["by_score", "closed"] = "by_score"
    never_ending: bool = False
    chain_unguessed: Literal["return", "set_aside"] = "return"
    reveal_unguessed: bool = True
    first_storyteller: Annotated[Seat, Meta(ge=0, le=4)] | Literal["random"] = "random"
    mode: Mode = "either"
    write_time: Annotated[int, Meta(ge=60, le=600)] | None = 180
    prepare_time: Annotated[int, Meta(ge=15, le=180)] | None = 60
    tell_time: Annotated[int, Meta(ge=30, le=60)] = 30
    guess_timer: Literal[30, 60, 90] | None = None
    guesser_chat: bool = True
    pace: Pace = "live"
    pawns: tuple[Pawn | None, ...] = ()  # by seat, as chosen before the start

    @property
    def to_begin(self) -> int:
        """Time until the tale is written or, in voice mode, begun."""
        seconds = self.write_time if self.typed else self.prepare_time
        return self.lasting(IDLE_TELLING if seconds is None else seconds)

    @property
    def unhurried(self) -> bool:
        """Whether the table has no limit for telling."""
        return (self.write_time if self.typed else self.prepare_time) is None

    @property
    def to_guess(self) -> int:
        return self.lasting(IDLE_GUESSING if self.guess_timer is None else self.guess_timer)
