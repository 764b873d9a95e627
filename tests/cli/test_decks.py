"""`talewind decks`."""

from pathlib import Path

import pytest

from talewind.cli import decking
from talewind.decks import deck_names
from tests.decks.little_deck import IDS, LittleDeck

from .commands import talewind


@pytest.fixture
def deck(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> LittleDeck:
    """One that a game plays with."""
    monkeypatch.setattr(decking, "wanted", lambda: {"little": list(IDS)})
    return LittleDeck(tmp_path)


def checked(deck: LittleDeck, name: str | None = None) -> object:
    """What the command exits with."""
    with pytest.raises(SystemExit) as exits:
        decking.check_decks(name, deck.home)
    return exits.value.code


def test_the_decks_are_listed_with_what_one_wants_to_know(deck: LittleDeck, capsys: pytest.CaptureFixture[str]) -> None:
    deck.picture("boat")["licence"] = "MIT"
    deck.write()
    (deck.folder / "pictures" / "ballast").write_bytes(bytes(1_234_567))
    decking.list_decks(home=deck.home)
    header, row = capsys.readouterr().out.splitlines()
    assert header.split() == ["deck", "pictures", "languages", "size", "licence"]
    assert row.split() == ["little", "3", "en,", "fr", "1.2", "MB", "Apache-2.0,", "MIT"]


def test_a_deck_that_cannot_be_read_is_listed_with_the_reason(
    deck: LittleDeck, capsys: pytest.CaptureFixture[str]
) -> None:
    (deck.folder / "manifest.json").unlink()
    decking.list_decks(home=deck.home)
    assert "The deck little has no manifest.json." in capsys.readouterr().out


def test_a_complete_deck_exits_with_0(deck: LittleDeck, capsys: pytest.CaptureFixture[str]) -> None:
    assert checked(deck) == checked(deck, "little") == 0
    assert "little is complete: 3 pictures." in capsys.readouterr().out


def test_any_fault_is_said_and_exits_with_1(deck: LittleDeck, capsys: pytest.CaptureFixture[str]) -> None:
    LittleDeck(deck.home, "another")
    deck.words["fr"]["owl"].pop("closer")
    deck.write()
    assert checked(deck) == checked(deck, "little") == 1
    assert "little is not complete: 1 to mend.\n  owl has no closer in French." in capsys.readouterr().out
    assert checked(deck, "another") == 0


def test_a_deck_that_a_game_plays_with_must_be_there(
    deck: LittleDeck, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(decking, "wanted", lambda: {"little": list(IDS), "large": ["whale"]})
    assert checked(deck) == 1
    assert "There is no deck called 'large'. There are: little." in capsys.readouterr().out


def test_windmill_needs_its_25_pictures() -> None:
    assert decking.wanted()["windmill"] == [f"wm{n:02}" for n in range(1, 26)]


def test_the_command_lists_what_is_there() -> None:
    listed = talewind("decks")
    assert listed.returncode == 0
    assert all(name in listed.stdout for name in deck_names())


@pytest.mark.parametrize("words", [(), ("--check",)])
def test_an_unknown_deck_is_said_so(words: tuple[str, ...]) -> None:
    done = talewind("decks", *words, "nowhere")
    assert done.returncode == 1
    assert "There is no deck called 'nowhere' here." in done.stderr
