"""The short reasons of the rules that the code names, and the words that the data of the game needs."""

import ast
import re
from pathlib import Path

import pytest

from talewind.decks.loader import descriptions
from talewind.games import winter_tales
from talewind.games.winter_tales.aside_moves import Secrecy
from talewind.games.winter_tales.cards import Fate, Kind, Scene, Source
from talewind.games.winter_tales.cast import CARDS, CAST, OBJECTIVES, POWER_OF, REBELS, SKILLS, TOKENS
from talewind.games.winter_tales.moves import Verdict
from talewind.games.winter_tales.town import LOCATIONS, SPACES
from talewind.kit.catalogue import scan

FOLDER = Path(winter_tales.__file__).parent
NAMED = {
    "space": SPACES,
    "to": SPACES,
    "at": (*SPACES, *REBELS),
    "place": (*SPACES, *CAST),
    "described": LOCATIONS,
    "character": CAST,
    "epithet": CAST,
    "background": CAST,
    "token": TOKENS,
    "goal": TOKENS,
    "power": POWER_OF.values(),
    "gives": POWER_OF.values(),
    "objective": OBJECTIVES,
    "condition": OBJECTIVES,
    "card": (*OBJECTIVES, "neutral", "blank", "none"),
    "skill": SKILLS.values(),
    "can": SKILLS.values(),
    "kind": Kind.__value__.__args__,
    "tell": Kind.__value__.__args__,
    "scene": Scene.__value__.__args__,
    "source": Source.__value__.__args__,
    "fate": Fate.__value__.__args__,
    "verdict": Verdict.__value__.__args__,
    "order": Secrecy.__value__.__args__,
}


def named() -> set[str]:
    """Rules named in a refusal, a score or an event. Those of the options are only linked to."""
    trees = [ast.parse(path.read_text("utf-8")) for path in FOLDER.glob("*.py") if path.name != "options.py"]
    literals = (node.value for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant))
    return {text for text in literals if isinstance(text, str) and re.fullmatch(r"WT-R?\d+[a-z]?", text)}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_rule_that_the_code_names_has_a_reason_and_no_other(lang: str) -> None:
    keys = scan((FOLDER / "rules" / f"{lang}.ftl").read_text("utf-8"))
    assert {key.removesuffix(".why") for key in keys if key.endswith(".why")} == named()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_everything_that_the_data_names_has_a_name(lang: str) -> None:
    keys = scan((FOLDER / "texts" / f"{lang}.ftl").read_text("utf-8")).keys()
    needed = {f"winter_tales-{family}-{value}" for family, values in NAMED.items() for value in values}
    assert needed <= keys
    assert set(CARDS) <= descriptions("winter_tales", lang).keys()


def test_all_rules_and_rulings_are_told() -> None:
    ids = [key for key in scan((FOLDER / "rules" / "en.ftl").read_text("utf-8")) if "." not in key]
    rulings = [key for key in ids if key.startswith("WT-R")]
    assert (len(ids) - len(rulings), len(rulings)) == (284, 115)
