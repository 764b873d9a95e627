"""The decks that people play with."""

import pytest

from talewind import games
from talewind.cli.decking import wanted
from talewind.decks import deck_names, faults


@pytest.mark.parametrize("deck", sorted({*deck_names(), *wanted()}))
def test_every_deck_is_complete(deck: str) -> None:
    """Also one that a game plays with and that is not there."""
    assert list(faults(deck, wanted().get(deck, ()))) == []


@pytest.mark.parametrize("name", games.names())
def test_a_game_names_the_decks_of_its_pictures(name: str) -> None:
    game = games.load(name)
    assert set(game.pictures) <= set(game.decks)
