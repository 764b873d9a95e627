"""The short reasons of the rules that the code names."""

import ast
import re
from pathlib import Path

import pytest

from talewind.games import windward
from talewind.kit.catalogue import scan

FOLDER = Path(windward.__file__).parent


def named() -> set[str]:
    """Rules named in a refusal, a score or an event. Those of the options are only linked to."""
    trees = [ast.parse(path.read_text("utf-8")) for path in FOLDER.glob("*.py") if path.name != "options.py"]
    literals = (node.value for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant))
    return {text for text in literals if isinstance(text, str) and re.fullmatch(r"WW-R?\d+[a-z]?", text)}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_rule_that_the_code_names_has_a_reason_and_no_other(lang: str) -> None:
    keys = scan((FOLDER / "rules" / f"{lang}.ftl").read_text("utf-8"))
    assert {key.removesuffix(".why") for key in keys if key.endswith(".why")} == named()
