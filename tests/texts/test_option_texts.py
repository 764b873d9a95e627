"""The texts of options: no text names an option, or a value of one, that no menu shows."""

import pytest

from talewind.games.windmill import Windmill
from talewind.kit import AnyGame, menu
from talewind.kit.catalogue import messages
from talewind.server.doors.schema import own_games


def shown(game: AnyGame) -> set[str]:
    """The message keys that a menu of the game may use."""
    keys = set()
    for option in menu(game):
        values = () if option.kind == "by-seat" else (*option.values, *option.words)
        keys |= {option.key, *(f"{option.key}-{'none' if value is None else value}" for value in values)}
    return keys | {f"{key}.about" for key in keys}


def unused(game: AnyGame, lang: str) -> list[str]:
    own = f"{game.id}-option-", "kit-option-"
    return sorted(key for key in messages(game)[lang] if key.startswith(own) and key not in shown(game))


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", own_games(), ids=lambda game: game.id)
def test_no_text_of_an_option_is_there_that_no_menu_shows(game: AnyGame, lang: str) -> None:
    assert unused(game, lang) == []


def test_the_text_of_the_stored_number_of_chairs_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A menu leaves this option out: how many chairs there are is the table's own choice."""
    monkeypatch.setattr(Windmill, "chairs_option", "mode")
    found = unused(Windmill(), "en")
    assert found == [f"windmill-option-mode{value}" for value in ("", "-either", "-typed", "-voice")]
