"""A whole game of Winter Tales in the terminal, by one person who reads and four bots that tell; and how cards are woven in
and sorted by typing."""

import io
import re
import sys
from typing import Any

import pytest
from rich.console import Console

from talewind import games
from talewind.cli.asking import Reader
from talewind.kit import Offer, Passage, Weave, Woven, offer, one_of, piles, words
from talewind.kit.ready import Tell
from talewind.texts import Speaker
from talewind.texts.showing import Screen

from .commands import talewind
from .people import Attentive, run

OFFERED = re.compile(r"(?:^|  ) *(\d+)  (\S.*?)(?=   |$)", re.MULTILINE)
SOME = re.compile(r"(\d+)–(\d+)> +$")
CLOSED = re.compile(r"^ *–  (?!… \d+ \(why\))(.*)$", re.MULTILINE)
TALE = "The snow came back, and nobody had called it."


class Narrator(Attentive):
    """Types numbers that are offered, and a line of tale where none is. `told`: how often."""

    told = 0

    def answer(self, came: str) -> str:
        asked = came.rpartition("\n\n")[2]
        offered: list[str] = [number for number, _ in OFFERED.findall(asked)]
        if bounds := SOME.search(asked):
            low, high = map(int, bounds.groups())
            return " ".join(self.dice.shuffled(offered, "some")[: low + self.dice.roll(high - low + 1, "many")])
        if re.search(r"\[Enter: .*\] +$", asked):
            return ""
        if re.search(r"y/n> +$", asked):
            return "yn"[self.dice.roll(2, "flag")]
        if offered:
            return self.dice.pick(offered, "any")
        self.told += 1
        return TALE


@pytest.mark.parametrize("more", [(), ("powers=true", "skills=true", "objectives=true")], ids=["core", "modules"])
def test_one_person_and_four_bots(
    more: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    narrator = Narrator(f"narrator {more}", capsys)
    monkeypatch.setattr(sys, "stdin", narrator)
    monkeypatch.setenv("COLUMNS", "400")
    chosen = [word for option in more for word in ("--option", option)]
    run("play", "winter_tales", "--seed", "moon", "--seats", "5", *chosen)
    narrator.look()
    end = narrator.shown.rpartition("The game is over.")[2]
    assert re.search(r"Spring \d+: |The writer: ", end)
    assert narrator.told > 3
    assert TALE in narrator.shown
    assert "The epilogue begins" in narrator.shown
    assert [line for line in CLOSED.findall(narrator.shown) if not re.search(r"\bWT-R?\d", line)] == []
    assert re.findall(r"winter_tales-\S+|\bsc-\d+|\bkit-\w+", narrator.shown) == []


def test_whoever_waits_again_and_again_is_still_at_the_terminal() -> None:
    """The table falls asleep without three people, and wakes with the one who waits."""
    done = talewind("play", "winter_tales", "--seats", "3", "--seed", "moon", typed="wait\n" * 90 + "quit\n")
    assert done.returncode == 0, done.stderr
    woken = done.stdout.partition("The table is asleep")[2]
    assert "You are back." in woken
    assert "The game is over." in woken


def asked(*offers: Offer, typed: list[str]) -> tuple[object, str]:
    """The move that is read for these offers, and what the terminal shows."""
    console, game = Console(file=io.StringIO(), width=100), games.load("winter_tales")

    def read(prompt: str) -> str:
        console.print(prompt, markup=False)
        return typed.pop(0)

    move = Reader(game, Screen(Speaker(game, "en", ("Ada", "Bo"), 0), console), read, "en").move(offers)
    assert isinstance(console.file, io.StringIO)
    return move, console.file.getvalue()


def test_a_card_is_woven_in_where_its_name_stands_in_brackets() -> None:
    tale = words(99, weave=("sc-01", "sc-09"), least=1, most=1)
    move, shown = asked(offer(Tell, tale=tale), typed=["The [owl] cried.", "Then the [key] fell."])
    assert "Write a name in brackets where it is to be woven in: [Bottle], [Key]" in shown
    assert "You do not hold this card." in shown, "there is no owl"
    assert move == Tell(Passage(("Then the", Woven("sc-09"), "fell."), lang="en"))


def test_committed_cards_that_are_not_named_come_last() -> None:
    tale: Any = words(99, weave=("sc-01", "sc-09", "sc-10"), in_order=True)
    move, _ = asked(offer(Tell, tale=tale), typed=["A [bottle] broke."])
    assert move == Tell(Passage(("A", Woven("sc-01"), "broke.", Woven("sc-09"), Woven("sc-10")), lang="en"))
    assert isinstance(move, Tell)
    assert tale.admit(move.tale) is None


def test_cards_are_sorted_pile_by_pile_and_the_last_takes_the_rest() -> None:
    lay = games.load("winter_tales").kinds["lay-trap"]
    hand = ("sc-01", "sc-09", "sc-10", "sc-05")
    domain = piles(hand, "card", trap=(1, 1), spring=(0, 4), winter=(0, 4))
    move, shown = asked(offer(lay, cards=domain), typed=["key", "1 door"])
    assert move == lay({"trap": ("sc-09",), "spring": ("sc-01", "sc-10"), "winter": ("sc-05",)})
    assert shown.index("the trap card:") < shown.index("spring side up:")
    assert "Key" not in shown.partition("spring side up:")[2], "what is laid is not offered again"


def test_a_card_to_weave_in_is_chosen_by_name() -> None:
    move, _ = asked(offer(Weave, card=one_of(("sc-01", "sc-09"), of="card")), typed=["bottle"])
    assert move == Weave("sc-01")
