"""What a Windmill table may choose, and the times that follow from it (in ms)."""

from typing import Annotated, Literal

from msgspec import Meta

from talewind.kit import Options, Seat, refuse

type Pawn = Literal["amber", "teal", "plum", "moss", "slate"]
PAWNS: tuple[Pawn, ...] = ("amber", "teal", "plum", "moss", "slate")

SECOND = 1_000
DAY = 24 * 3_600 * SECOND
IDLE_TELLING, IDLE_GUESSING = 900 * SECOND, 120 * SECOND


class MillOptions(Options, kw_only=True):
    players: Literal[3, 4, 5] = 4
    windmill_round_one: Literal["by_score", "closed"] = "by_score"  # WM-R2
    never_ending: bool = False
    chain_unguessed: Literal["return", "set_aside"] = "return"  # WM-R12
    reveal_unguessed: bool = True  # WM-R11
    first_storyteller: Annotated[Seat, Meta(ge=0, le=4)] | Literal["random"] = "random"  # WM-R1
    mode: Literal["typed", "voice", "either"] = "either"
    write_time: Annotated[int, Meta(ge=60, le=600)] | None = 180
    prepare_time: Annotated[int, Meta(ge=15, le=180)] | None = 60
    tell_time: Annotated[int, Meta(ge=30, le=60)] = 30  # WM-22
    guess_timer: Literal[30, 60, 90] | None = None  # WM-40
    guesser_chat: bool = True  # WM-R14
    pace: Literal["live", "relaxed"] = "live"
    pawns: tuple[Pawn | None, ...] = ()  # by seat, as chosen before the start

    @property
    def relaxed(self) -> bool:
        return self.pace == "relaxed"

    @property
    def aloud(self) -> bool:
        """May a tale be told aloud?"""
        return self.mode != "typed" and not self.relaxed

    @property
    def typed(self) -> bool:
        """May a tale be typed?"""
        return self.mode != "voice" or self.relaxed

    @property
    def to_begin(self) -> int:
        """Until the tale is written or, by voice alone, begun."""
        seconds = self.write_time if self.typed else self.prepare_time
        return DAY if self.relaxed else IDLE_TELLING if seconds is None else seconds * SECOND

    @property
    def to_guess(self) -> int:
        return DAY if self.relaxed else IDLE_GUESSING if self.guess_timer is None else self.guess_timer * SECOND

    @property
    def kept(self) -> int:
        """How long a seat that was left is kept."""
        return DAY if self.relaxed else 60 * SECOND


def pawns(seats: int, wishes: tuple[Pawn | None, ...]) -> tuple[Pawn, ...]:
    """Each seat's colour; who has not chosen gets the lowest free one (WM-6)."""
    chosen = [pawn for pawn in wishes[:seats] if pawn]
    if len(set(chosen)) < len(chosen):
        raise refuse("windmill-pawn-taken", "WM-6")
    free = [pawn for pawn in PAWNS if pawn not in chosen]
    return tuple(wishes[n] or free.pop(0) if n < len(wishes) else free.pop(0) for n in range(seats))
