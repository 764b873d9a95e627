"""The options of a table: their values, which are closed in which mode, and seats by mode (section Options)."""

from typing import Any

import msgspec
import pytest

from talewind.games.windward import Windward
from talewind.games.windward.options import SkyOptions
from talewind.kit import Refused, chosen, closing
from talewind.kit.menu import menu

from .skies import fresh_table

ON_OFF = (True, False)
TABLE: dict[str, tuple[Any, tuple[Any, ...]]] = {  # the default, and all values
    "mode": (None, ("free_for_all", "head_to_head", "solo", "coop", None)),
    "difficulty": ("normal", ("easy", "normal", "hard", "impossible")),
    "coop_relief": ("none", ("none", "head_start", "extra_life", "both")),
    "planet": ("large", ("large", "small")),
    "tile_order": ("random", ("random", "printed")),
    "white": (False, ON_OFF),
    "naturalist": (False, ON_OFF),
    "naturalist_seat": ("random", ("random", 0, 1, 2, 3, 4)),
    "achievements": (False, ON_OFF),
    "end_game": ("final_turns", ("final_turns", "finish_round")),
    "tie_lap_limit": (5, ("unlimited", *range(10))),
    "round_limit": (100, (20, 100, 200)),
    "rebattle": ("ties_only", ("ties_only", "once")),
    "false_flag": (True, ON_OFF),
    "crester_path_ties": ("lowest_direction", ("lowest_direction", "active_player")),
    "white_after_battle": ("moves", ("moves", "stays")),
    "coop_white_after_battle": ("stays", ("stays", "moves")),
    "white_return": ("after_rest", ("after_rest", "at_once")),
    "solo_red_after_battle": ("moves", ("moves", "stays")),
    "achievement_claim": ("auto", ("auto", "ask")),
    "coop_open_hands": (True, ON_OFF),
    "known_cards_helper": (False, ON_OFF),
    "timers": ("live", ("live", "async", "none")),
    "on_leave": ("bot", ("bot", "remove")),
    "spectators": (True, ON_OFF),
}
COOP = {"difficulty", "coop_relief", "coop_white_after_battle", "white_return", "coop_open_hands"}
CONTEST = {"white", "naturalist", "achievements", "end_game", "tie_lap_limit", "false_flag"}
OTHERS_WISH = {"naturalist_seat", "achievement_claim"}  # open with the Naturalist, and with Achievements
CLOSED = {
    None: COOP, "free_for_all": COOP | {"solo_red_after_battle"}, "head_to_head": COOP | {"solo_red_after_battle"},
    "solo": COOP | CONTEST, "coop": CONTEST | {"planet", "white_after_battle", "solo_red_after_battle"},
}  # fmt: skip


def test_the_menu_has_the_options_of_the_table_with_their_values_and_defaults() -> None:
    found = {option.name: option for option in menu(Windward())}
    assert found.keys() == TABLE.keys()
    for name, (default, values) in TABLE.items():
        assert found[name].default == default, name
        for value in values:
            msgspec.convert({name: value}, SkyOptions)
        if found[name].kind == "choice":
            assert set(found[name].values) == set(values), name
    for wrong in ({"round_limit": 19}, {"round_limit": 201}, {"tie_lap_limit": 10}, {"naturalist_seat": 5}):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(wrong, SkyOptions)


@pytest.mark.rule("WW-1", "WW-R102", "WW-189", "WW-208")
@pytest.mark.parametrize("mode", TABLE["mode"][1])
def test_each_mode_closes_what_it_does_not_know(mode: str | None) -> None:
    game = Windward()
    assert closing(game, SkyOptions(mode=mode)).keys() == CLOSED[mode] | OTHERS_WISH  # type: ignore[arg-type]
    wished = SkyOptions(mode=mode, naturalist=True, achievements=True)  # type: ignore[arg-type]
    assert closing(game, wished).keys() == CLOSED[mode] | (OTHERS_WISH if mode in ("solo", "coop") else set())
    for name in CLOSED[mode]:
        default, values = TABLE[name]
        other = next(value for value in values if value != default)
        assert getattr(chosen(game, {"mode": mode, name: other}), name) == default, "a closed option has its default"


@pytest.mark.rule("WW-1")
@pytest.mark.parametrize(
    ("mode", "seats"),
    [(None, [1, 2, 3, 4, 5]), ("solo", [1]), ("coop", [2, 3, 4]), ("head_to_head", [2]), ("free_for_all", [3, 4, 5])],
)
def test_seats_by_mode_and_the_mode_by_seats(mode: str | None, seats: list[int]) -> None:
    by_seats = {1: "solo", 2: "head_to_head", 3: "free_for_all", 4: "free_for_all", 5: "free_for_all"}
    for number in range(1, 6):
        if number in seats:
            assert fresh_table(number, mode=mode).state.mode == (mode or by_seats[number])
        else:
            with pytest.raises(Refused) as no:
                fresh_table(number, mode=mode)
            assert no.value.refusal.rule == "WW-1"
