"""Every mistake of a beginner is named in one sentence, by loading the game or by conform, and without a traceback."""

import re

import pytest

from talewind.kit.testing import cures

from .page import PAGE, page, sentence
from .planting import Planted, fault_of, planted

NAMES = re.compile(r"[A-Z]\w+|[a-z]+-[a-z]+|\w+\.py|\w+\.ftl|state\.\w+|view\.\w+")


def test_the_game_without_a_mistake_conforms() -> None:
    assert fault_of(None) is None


def test_there_are_thirty_mistakes_and_more_each_with_a_name_of_its_own() -> None:
    names = [mistake.name for mistake in planted()]
    assert len(names) == len(set(names)) >= 30


@pytest.mark.parametrize("mistake", planted(), ids=lambda mistake: mistake.name)
def test_a_mistake_is_named_in_one_sentence(mistake: Planted) -> None:
    found = fault_of(mistake)
    assert found is not None, "nobody has noticed it"
    assert found.kind == mistake.kind, found
    assert mistake.says in found.says
    said = sentence(found)
    assert "\n" not in said
    assert ". " not in said.rstrip("."), f"more than one sentence: {said}"
    assert NAMES.search(said), f"no name of the game in it: {said}"
    assert len(said) <= 300
    assert found.kind in cures()


def test_the_page_of_the_reference_has_these_sentences() -> None:
    assert PAGE.read_text("utf-8") == page(), "python -m tests.kit.beginners.page writes it anew"
