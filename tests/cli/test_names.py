"""The terminal calls things by the names that the texts have for them, in views and in questions."""

import io
import re

from rich.console import Console

from talewind.cli.asking import Reader
from talewind.cli.helping import help_of
from talewind.games.windmill import Windmill
from talewind.games.windward import Windward
from talewind.games.windward.moves import Boost, OfferTrade, Row, Take
from talewind.kit import Move, Offer, amount, offer, one_of, some
from talewind.texts import Speaker
from talewind.texts.showing import Screen

from .commands import talewind

TWO = ("play", "windward", "--seats", "2", "--seed", "moon")


def asked(*offers: Offer, typed: str) -> tuple[Move, str]:
    """The move that is read for these offers, and what the terminal shows."""
    console, lines, game = Console(file=io.StringIO(), width=100), typed.split(" "), Windward()

    def read(prompt: str) -> str:
        console.print(prompt, markup=False)
        return lines.pop(0)

    move = Reader(game, Screen(Speaker(game, "en", ("Ada", "Bo"), 0), console), read, "en").move(offers)
    assert isinstance(console.file, io.StringIO)
    return move, console.file.getvalue()


def test_the_view_has_names_for_spaces_cards_and_seats() -> None:
    shown = talewind(*TWO, typed="look\nquit\n").stdout
    assert "Top cards of the stacks: Bait, Fuel, Harpoon" in shown
    assert "The wind blows: south" in shown
    assert "Pim of the house: the Trading Post, morale 1, gas 0" in shown
    assert re.search(r"red crester, Thunderhead 5-1 ", shown)
    assert "Thunderhead 3-3: (gas 2)" in shown, "what is not there is not listed"
    assert "Small planet" not in shown, "what is not so is left out"


def test_of_a_long_list_the_rest_is_counted() -> None:
    assert re.search(r"Within reach:(.|\n)+ … \d+ *\n", talewind(*TWO, typed="look\nquit\n").stdout)


def test_choices_have_their_notes_and_their_reasons() -> None:
    shown = talewind(*TWO, typed="1\nthunderhead\n1\nquit\n").stdout
    assert "Thunderhead 1-1: north" in shown
    assert "You left the Trading Post for Thunderhead 1-1." in shown
    assert "The Long Lane 1-1: south-east, 1 speed" in shown
    assert "Thunderhead 2-1 (WW-52, no step against the wind)" in shown


def test_of_many_closed_moves_those_are_told_that_were_open_before_and_all_on_request() -> None:
    leave = "–  Leave the Trading Post: WW-61"
    row = "–  Row a longboat: WW-77"
    first, second = talewind(*TWO, typed="1\n1\nwhy\nquit\n").stdout.split("You left the Trading Post")
    assert leave not in first
    assert "–  … 12 (why)" in first
    before, after = second.split("> ", 1)
    assert leave in before
    assert row not in before
    assert row in after


def test_offers_of_one_kind_are_told_apart_by_what_differs() -> None:
    token, gas = (offer(Take, item=one_of([item], of="item"), number=amount(1, 2)) for item in ("token", "gas"))
    move, shown = asked(token, gas, typed="2 2")
    assert move == Take("gas", 2)
    assert "1  Take aboard: “+2 hits” token " in shown
    assert "2  Take aboard: gas " in shown
    assert "How many 1–2> " in shown
    boats = [offer(Row, boat=one_of([boat], of="space"), to=one_of([111, 121], of="space")) for boat in (132, 264)]
    move, shown = asked(*boats, typed="1 2")
    assert move == Row(132, 121)
    assert "2  Row a longboat: Broken Teeth 6-4 " in shown


def test_a_field_that_is_alone_has_its_label_too() -> None:
    boat = offer(Row, boat=one_of([132], of="space"), to=one_of([111, 121], of="space"))
    move, shown = asked(boat, typed="2")
    assert move == Row(132, 121)
    assert "Where to:" in shown


def test_help_has_examples_of_the_game_that_is_played() -> None:
    windward, windmill = (help_of(Speaker(game)) for game in (Windward(), Windmill()))
    assert "rule WW-1 " in windward
    assert "show" not in windward, "it has no pictures"
    assert "rule WM-1 " in windmill
    shown = re.search(r"show (\w+) ", windmill)
    assert shown
    titles = [Speaker(Windmill()).title(picture).lower() for picture in Windmill.pictures["windmill"]]
    assert any(shown[1] in title for title in titles)


def test_a_field_without_a_choice_is_not_asked_for() -> None:
    assert asked(offer(Boost, harpoons=amount(0, 2), tokens=amount(0, 0)), typed="1")[0] == Boost(1, 0)
    give = offer(OfferTrade, to=one_of([1], of="seat"), give=some(["fuel"], 0, 0), ask=some(["bait"], 1, 1, of="card"))
    assert asked(give, typed="bait")[0] == OfferTrade(1, (), ("bait",))
    move, shown = asked(offer(Boost, harpoons=amount(0, 0), tokens=amount(0, 0)), typed="")
    assert move == Boost(0, 0)
    assert "[Enter: Go on: Harpoons to play 0, “+2 hits” tokens to spend 0]" in shown
