"""Options: paces and what they change, modules, tone (WT-197, WT-202; WT-R99)."""

from itertools import product
from typing import Any

import pytest

from talewind.games.winter_tales import WinterTales
from talewind.games.winter_tales.epilogue import Epilogue
from talewind.games.winter_tales.options import WinterOptions
from talewind.kit import Tell, menu

from .tables import A, B, C, D, lobby, passage, town


@pytest.mark.rule("WT-202", "WT-R99")
@pytest.mark.parametrize("modules", list(product([False, True], repeat=4)))
def test_the_modules_go_together_in_any_combination_and_nobody_is_asked_about_them(modules: tuple[bool, ...]) -> None:
    powers, skills, objectives, alternative = modules
    rig = lobby(4, powers=powers, skills=skills, objectives=objectives, alternative_epilogue=alternative)
    assert rig.asked() == [A, B, C, D]
    assert rig.offered(A) == {"name-arbiter"}, "whoever sits here has agreed"
    assert len(rig.state.secrets) == (4 if objectives else 0)
    rig.place(cranky=(A, "oaks-park"))
    rig.quest("safe-house", "oaks-park")
    rig.turn(A)
    rig.activate("cranky")
    assert rig.held(A) == (4 if skills else 3)
    rig.stay()
    rig.resolve("safe-house")
    rig.weave()
    for _ in range(3):
        rig.tell()
    while rig.in_phase in ("Choosing", "Placing"):
        rig.wait()
    assert ("safe-house" in rig.state.powers) == powers
    rig.remember("winter")
    rig.put(Epilogue(A))
    rig.tell()
    assert (rig.in_phase == "Marking") == alternative


@pytest.mark.rule("WT-197")
def test_every_module_and_the_tone_are_options_that_are_off_or_open() -> None:
    shown = {option.name: option.default for option in menu(WinterTales())}
    for module in ("powers", "skills", "objectives", "alternative_epilogue"):
        assert shown[module] is False
    assert shown["tone"] == "open"
    assert WinterOptions(tone="horror", powers=True, skills=True) != WinterOptions()


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({}, (1_500, False, True, False, 2)),
        ({"pace": "brisk"}, (1_000, True, False, True, 1)),
        ({"pace": "brisk", "claim_rule": "talk", "rewrites": 3, "interrupt_pause": 0}, (0, True, True, True, 3)),
    ],
)
def test_a_brisk_table_has_other_defaults(options: dict[str, Any], expected: tuple[object, ...]) -> None:
    o = WinterOptions(**options)
    assert (o.pause, o.one_line, o.talk, o.together, o.most_rewrites) == expected


@pytest.mark.parametrize(("pace", "seconds"), [("brisk", 75), ("live", 300), ("relaxed", 24 * 3_600)])
def test_how_long_a_move_may_be_told(pace: str, seconds: int) -> None:
    rig = town(4, pace=pace)
    rig.place(alice=(A, "oaks-park"), wolf=(B, "bell-court"))
    rig.turn(A)
    rig.activate("alice")
    question = rig.sees(A).question
    assert question is not None
    assert question.until == rig.state.at + seconds * 1_000


def test_a_brisk_move_is_one_line() -> None:
    rig = town(4, pace="brisk")
    rig.place(alice=(A, "oaks-park"))
    rig.turn(A)
    rig.activate("alice")
    assert rig.no(Tell(passage("x" * 281))) == "WT-R93"
    assert rig.no(Tell(passage("x" * 280))) is None
