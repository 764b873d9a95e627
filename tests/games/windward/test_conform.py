"""Everything every game promises, on Windward in every mode, from the start and from crowded positions; and its texts."""

from collections import Counter

import pytest

from talewind.games.windward import Windward
from talewind.games.windward.moves import PlayFuel
from talewind.kit import Chance, tag_of
from talewind.kit.catalogue import rule_ids
from talewind.kit.rows import Answered, play_row
from talewind.kit.settle import standing
from talewind.kit.testing import KEY, conform, never_reached
from talewind.kit.testing.leaks import check_step
from tests.games.speaking import speaks

from .crowded import crowded
from .modes import alone

MODES = {"head_to_head": 1, "free_for_all": 1, "solo": 3, "coop": 2}  # and how many games of each
BRIEF = {"round_limit": 20}
NIGHTLY = {"head_to_head": 80, "free_for_all": 80, "solo": 150, "coop": 150}


@pytest.mark.parametrize("mode", MODES)
def test_windward_conforms(mode: str) -> None:
    seen = conform(Windward(), MODES[mode], first=2, reach=False, only={"mode": mode} | BRIEF)
    assert seen["games"] == MODES[mode]
    assert seen["other worlds"] > 5


@pytest.mark.parametrize("mode", MODES)
def test_windward_conforms_from_crowded_positions(mode: str) -> None:
    seen = conform(Windward(), 2 * MODES[mode], 1_002, arrange=crowded, reach=False, only={"mode": mode} | BRIEF)
    assert seen["games"] == 2 * MODES[mode]
    assert seen["in battle"] > 10


def test_windward_conforms_seen_with_everybodys_eyes() -> None:
    conform(Windward(), 1, first=100_000, arrange=crowded, thorough=True, reach=False, only={"mode": "coop"})


@pytest.mark.nightly
def test_crowded_positions_reach_every_phase_move_and_event() -> None:
    seen = Counter[str]()
    for mode, games in NIGHTLY.items():
        seen += conform(Windward(), games, first=2_000, arrange=crowded, reach=False, only={"mode": mode} | BRIEF)
    assert not never_reached(Windward(), seen)


def test_a_planned_card_that_the_hand_lacks_tells_onlookers_nothing() -> None:
    rig = alone(hand="fuel coffee bait")
    before = standing(rig.state)
    row = Answered(rig.state.at, 0, rig.state.asked[0], PlayFuel(), (PlayFuel(),))
    after = play_row(rig.game, before.state, row, KEY)
    assert not after.floor
    for number in range(20):
        check_step(rig.game, before, row, after, None, KEY, Chance(b"%d" % number), Counter())


def test_the_rules_are_numbered_without_a_gap() -> None:
    rulings = [*range(1, 116), "21a", "82a", "97a", "98a"]
    assert sorted(rule_ids(Windward())) == sorted(
        [f"WW-{n}" for n in range(1, 256)] + [f"WW-R{name}" for name in rulings]
    )


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_message_of_the_game_can_be_spoken(lang: str) -> None:
    speaks(
        Windward(),
        lang,
        rule="WW-63",
        winners=(0, 1),
        seats=(0, 1),
        presence="away",
        card="fuel",
        crew="marine",
        item="grey",
        kind="red",
        order="ship_speed",
        pay="mate",
        service="rum",
    )


def test_tags_that_stored_games_rely_on() -> None:
    """Persisted tags are API: a change here needs an upgrade."""
    game = Windward()
    assert sorted(map(tag_of, game.phases)) == [
        "battle", "claiming", "cornering", "ending", "false-flagging", "resting", "rounds", "setup", "supplying", "turn",
    ]  # fmt: skip
    assert sorted(game.kinds) == [
        "accept-trade", "again", "boost", "buy", "claim", "command", "decline-trade", "discard", "draw", "end-at", "end-turn",
        "enough", "enter-port", "fire", "hire", "jump", "leave", "leave-port", "loot", "lose-morale", "lowest", "move-next",
        "offer-trade", "pass", "place-red", "place-white", "play-aerogenerator", "play-bait", "play-fuel", "raise-flag",
        "research", "row", "sail", "stop", "take", "trade-teeth",
    ]  # fmt: skip
