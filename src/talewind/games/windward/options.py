"""The options of a table, and what follows from them."""

from typing import Annotated, Literal

from msgspec import Meta

from talewind.kit import Options, RuleId, Seat
from talewind.kit.game import When

type Mode = Literal["free_for_all", "head_to_head", "solo", "coop"]

SECOND = 1_000
HOUR = 3_600 * SECOND
RESERVE = 300 * SECOND  # of a whole game, beside the time of each turn

SEATS: dict[Mode | None, range] = {
    None: range(1, 6), "free_for_all": range(3, 6), "head_to_head": range(2, 3), "solo": range(1, 2), "coop": range(2, 5),
}  # WW-1  # fmt: skip
WHITE_SPEED = {"easy": 5, "normal": 6, "hard": 7, "impossible": 8}  # WW-210
TURN = {"live": 240 * SECOND, "async": 48 * HOUR, "none": None}
REACTION = {"live": 45 * SECOND, "async": 24 * HOUR, "none": None}

CONTEST = (None, "free_for_all", "head_to_head")
OPTION_WHEN: dict[str, When] = {
    "difficulty": {"mode": ("coop",)},
    "coop_relief": {"mode": ("coop",)},
    "coop_white_after_battle": {"mode": ("coop",)},
    "white_return": {"mode": ("coop",)},
    "coop_open_hands": {"mode": ("coop",)},
    "planet": {"mode": (*CONTEST, "solo")},
    "white": {"mode": CONTEST},
    "naturalist": {"mode": CONTEST},
    "naturalist_seat": {"naturalist": (True,)},
    "achievements": {"mode": CONTEST},
    "achievement_claim": {"achievements": (True,)},
    "end_game": {"mode": CONTEST},
    "tie_lap_limit": {"mode": CONTEST},
    "false_flag": {"mode": CONTEST},
    "white_after_battle": {"mode": (*CONTEST, "solo")},
    "solo_red_after_battle": {"mode": (None, "solo")},
}
OPTION_RULES: dict[str, RuleId] = {
    "mode": "WW-1", "difficulty": "WW-210", "coop_relief": "WW-R97a", "planet": "WW-254", "tile_order": "WW-2",
    "white": "WW-229", "naturalist": "WW-238", "naturalist_seat": "WW-R2", "achievements": "WW-250",
    "end_game": "WW-R83", "tie_lap_limit": "WW-R82", "round_limit": "WW-R82a", "rebattle": "WW-R54",
    "false_flag": "WW-R46", "crester_path_ties": "WW-R75", "white_after_battle": "WW-R101",
    "coop_white_after_battle": "WW-R93", "white_return": "WW-R96", "solo_red_after_battle": "WW-R84",
    "achievement_claim": "WW-R108",
}  # fmt: skip


class SkyOptions(Options, kw_only=True):
    mode: Mode | None = None  # None: by the number of seats
    difficulty: Literal["easy", "normal", "hard", "impossible"] = "normal"
    coop_relief: Literal["none", "head_start", "extra_life", "both"] = "none"
    planet: Literal["large", "small"] = "large"
    tile_order: Literal["random", "printed"] = "random"
    white: bool = False
    naturalist: bool = False
    naturalist_seat: Annotated[Seat, Meta(ge=0, le=4)] | Literal["random"] = "random"
    achievements: bool = False
    end_game: Literal["final_turns", "finish_round"] = "final_turns"
    tie_lap_limit: Annotated[int, Meta(ge=0, le=9)] | Literal["unlimited"] = 5
    round_limit: Annotated[int, Meta(ge=20, le=200)] = 100
    rebattle: Literal["ties_only", "once"] = "ties_only"
    false_flag: bool = True
    crester_path_ties: Literal["lowest_direction", "active_player"] = "lowest_direction"
    white_after_battle: Literal["moves", "stays"] = "moves"
    coop_white_after_battle: Literal["stays", "moves"] = "stays"
    white_return: Literal["after_rest", "at_once"] = "after_rest"
    solo_red_after_battle: Literal["moves", "stays"] = "moves"
    achievement_claim: Literal["auto", "ask"] = "auto"
    coop_open_hands: bool = True
    known_cards_helper: bool = False
    timers: Literal["live", "async", "none"] = "live"
    on_leave: Literal["bot", "remove"] = "bot"

    def mode_for(self, seats: int) -> Mode:
        return self.mode or ("solo" if seats == 1 else "head_to_head" if seats == 2 else "free_for_all")

    @property
    def head_start(self) -> bool:
        """Whether the White Crester rests after each captain's first turn (WW-R97a)."""
        return self.coop_relief in ("head_start", "both")

    @property
    def extra_life(self) -> bool:
        return self.coop_relief in ("extra_life", "both")
