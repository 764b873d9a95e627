"""The book in the terminal: all that was told, in its order, with sides that are known without colours."""

import io
import re

import pytest
from rich.console import Console

from talewind import games
from talewind.cli.reading import BookReader
from talewind.games.winter_tales.state import Winter
from talewind.kit import Passage
from talewind.texts import Speaker
from tests.games.winter_tales.tables import town
from tests.games.winter_tales.told import evening

from .commands import talewind

BREAK = "\n\n"
GAME = games.load("winter_tales")
NAMES = ["Ana", "Bo", "Cy", "Dora", "Oma Ruth"]


def read(state: Winter, lang: str = "en") -> str:
    file = io.StringIO()
    BookReader(GAME, lang, NAMES, Console(file=file, width=10_000)).read(state)
    return re.sub(r" +$", "", file.getvalue(), flags=re.MULTILINE)


def words(passage: Passage, side: str, lang: str) -> str:
    """A passage as it is printed."""
    before, after = {"spring": ("(", ")"), "winter": ("<", ">")}[side]
    title = Speaker(GAME, lang).title
    return " ".join(part if isinstance(part, str) else f"{before}{title(part.card)}{after}" for part in passage.parts)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_passage_is_there_in_its_order_with_its_teller(lang: str) -> None:
    state = evening()
    shown = read(state, lang)
    at = 0
    for tale in (tale for tale in state.tales if tale.tale.parts):
        said = words(tale.tale, tale.side, lang)
        at = shown.index(f"    {said.partition(BREAK)[0]}\n", at)
        teller = re.findall(rf"^  ({'|'.join(NAMES)})(?: · .+)?$", shown[:at], re.MULTILINE)[-1]
        assert teller == NAMES[tale.seat]
    assert not re.search(r"winter_tales-|kit-|\bsc-\d\d", shown)


def test_chapters_quests_and_memories_are_told_between_them() -> None:
    shown = read(evening())
    assert re.findall(r"^Chapter \w+$", shown, re.MULTILINE) == ["Chapter one", "Chapter two"]
    assert "\n    ~ Scarecrow sprang a trap on Snow White.\n" in shown
    assert shown.count("~ (House) The memory of “The Safe House”, for spring.\n") == 2, (
        "on its page and on the last one"
    )
    assert shown.endswith("Oma Ruth told 2 passages, 29 words long, with 2 drawings.\n")


def test_a_teller_is_named_again_after_something_happened() -> None:
    told = "Whoever had lived in the little house had left the cold behind.\n    Candlewick called it three times."
    happened = "\n    ~ 0 for spring, 0 for winter: neither won.\n"
    teller = "  Dora · Candlewick\n    "
    assert f"{teller}{told}{happened}{teller}It was asleep" in read(evening())


def test_a_table_that_has_told_nothing_says_so() -> None:
    assert read(town(5).state) == "  Nothing has been told yet.\n"


def test_it_is_read_at_any_time_and_at_the_end() -> None:
    first = ("--seats", "3", "--seed", "moon", "--option", "first_storyteller=0")
    shown = talewind("play", "windmill", *first, typed="book\n1\nShort.\nbook\nquit\n").stdout
    before, _, after = shown.partition("You told: Short.")
    assert "Nothing has been told yet." in before
    assert re.search(r"The book\n.*\n  \w+ *\n    Short\.", after, re.DOTALL)
    watched = talewind("play", "windmill", "--watch", "--seed", "moon").stdout
    assert "The first tale" in watched.rpartition("The game is over.")[2]
