"""The options of The End of the Story, and the durations that follow from them (in ms)."""

from typing import Annotated, Literal

from msgspec import Meta

from talewind.kit.ready import SECOND, Mode, TaleOptions

from .forbidden import Language

type Colour = Literal["red", "blue", "green", "yellow", "purple", "white"]
COLOURS: tuple[Colour, ...] = ("red", "blue", "green", "yellow", "purple", "white")

LENIENCE = 1 * SECOND  # how long after zero an answer still counts
LAST_CALL = 15 * SECOND  # ES-54
GUARD = 600  # seconds, for a narrator without a limit
NOTICE = 1_500  # the least time between the call and the signal
CAP = 250  # the most that is subtracted from a token's time, and how long late tokens are waited for
READING_TIMES = {"short": 70, "normal": 100, "long": 150}  # per cent

OPTION_RULES = {
    "language": "ES-R2", "mode": "ES-R12", "narrator_limit": "ES-R25", "place_time": "ES-R7",
    "forbidden_words": "ES-R33", "forbid_translations": "ES-R2", "negative_scores": "ES-R5", "move_tokens": "ES-R6",
    "hidden_placing": "ES-R21", "captions": "ES-R19", "shuffle_boards": "ES-R26", "tiebreak_repeat": "ES-R14", "tokens": "ES-2",
}  # fmt: skip


class EndOptions(TaleOptions, kw_only=True):
    players: Literal[3, 4, 5, 6] = 5
    language: Language = "en"
    mode: Mode = "either"
    narrator_limit: Annotated[int, Meta(ge=60, le=300)] | None = 90
    place_time: Annotated[int, Meta(ge=20, le=120)] = 45
    reading_time: Literal["short", "normal", "long"] = "normal"
    forbidden_words: Literal["show", "penalise", "warn"] = "show"
    forbid_translations: bool = False
    negative_scores: bool = False
    move_tokens: bool = False
    hidden_placing: bool = False
    captions: bool = True
    shuffle_boards: bool = False
    tiebreak_repeat: bool = False
    tokens: tuple[Colour | None, ...] = ()  # by seat, as chosen before the start

    @property
    def to_tell(self) -> int:
        return self.lasting(GUARD if self.narrator_limit is None else self.narrator_limit)

    @property
    def to_place(self) -> int:
        return self.lasting(self.place_time)

    def to_read(self, text: str) -> int:
        """The time between a typed story and the signal."""
        plain = min(max(2_000 + 300 * len(text.split()), 4_000), 15_000)
        return plain * READING_TIMES[self.reading_time] // 100
