"""Reading a deck, and refusing what cannot be read."""

from pathlib import Path
from typing import Any

import pytest

from talewind.decks import DeckError, Description, deck_languages, deck_names, descriptions, load_deck

from .little_deck import IDS, LittleDeck


def test_a_deck_is_read_as_it_is_written(tmp_path: Path) -> None:
    written = LittleDeck(tmp_path)
    deck = load_deck("little", tmp_path)
    assert (deck.id, deck.size, tuple(picture.id for picture in deck.pictures)) == ("little", (800, 1000), IDS)
    assert deck.pictures[0].files["400"].sha256 == written.picture("owl")["files"]["400"]["sha256"]
    assert deck.pictures[0].sources[0].of == "Noto Emoji"


def test_what_the_manifest_says_besides_is_left_alone(tmp_path: Path) -> None:
    written = LittleDeck(tmp_path)
    written.manifest["painted"] = "by hand"
    written.write()
    assert load_deck("little", tmp_path).id == "little"


def test_only_folders_that_hold_a_deck_are_decks(tmp_path: Path) -> None:
    LittleDeck(tmp_path, "b")
    LittleDeck(tmp_path, "a")
    (tmp_path / "__pycache__").mkdir()
    (tmp_path / "loader.py").touch()
    assert deck_names(tmp_path) == ["a", "b"]
    assert deck_languages("a", tmp_path) == ["en", "fr"]


@pytest.mark.parametrize("name", ["none", "", ".", "..", "../little", "little/texts"])
def test_a_name_never_becomes_a_path(tmp_path: Path, name: str) -> None:
    LittleDeck(tmp_path)
    with pytest.raises(DeckError, match=r"There is no deck called .*\. There are: little\."):
        load_deck(name, tmp_path)


@pytest.mark.parametrize("file", ["../little.webp", "/etc/passwd", "a/b.webp", "..webp", "x.png", "x.webp\n", ""])
def test_a_file_of_a_manifest_never_leads_elsewhere(tmp_path: Path, file: str) -> None:
    deck = LittleDeck(tmp_path)
    deck.picture("owl")["files"]["400"]["file"] = file
    deck.write()
    with pytest.raises(DeckError, match=r"The manifest of little cannot be read: .*file"):
        load_deck("little", tmp_path)


@pytest.mark.parametrize(
    ("field", "value"), [("deck", "../up"), ("size", [800]), ("size", [0, 1000]), ("weights", 3), ("pictures", None)]
)
def test_a_manifest_that_makes_no_sense_is_refused(tmp_path: Path, field: str, value: Any) -> None:
    deck = LittleDeck(tmp_path)
    deck.manifest[field] = value
    deck.write()
    with pytest.raises(DeckError, match=f"cannot be read: .*{field}"):
        load_deck("little", tmp_path)


def test_a_manifest_of_another_deck_is_refused(tmp_path: Path) -> None:
    deck = LittleDeck(tmp_path)
    deck.manifest["deck"] = "large"
    deck.write()
    with pytest.raises(DeckError, match=r"The manifest of little calls its deck large\."):
        load_deck("little", tmp_path)


def test_half_a_manifest_is_refused(tmp_path: Path) -> None:
    manifest = LittleDeck(tmp_path).folder / "manifest.json"
    manifest.write_bytes(manifest.read_bytes()[:100])
    with pytest.raises(DeckError, match="The manifest of little cannot be read"):
        load_deck("little", tmp_path)


def texts(home: Path, text: str) -> dict[str, Description]:
    (LittleDeck(home).folder / "texts" / "en.ftl").write_text(text)
    return descriptions("little", "en", home)


def test_words_over_several_lines_are_one_sentence(tmp_path: Path) -> None:
    text = (
        '### All of them.\nowl = The Owl\n    .shows =\n        An owl\n        on a roof.\n    .closer = { "[" }So\n'
    )
    assert texts(tmp_path, text) == {"owl": Description("The Owl", shows="An owl on a roof.", closer="[So")}


def test_a_line_that_is_no_text_is_said(tmp_path: Path) -> None:
    with pytest.raises(DeckError, match=r"texts/en\.ftl of little cannot be read: line 3\."):
        texts(tmp_path, "owl = The Owl\n\n    .shows An owl\nboat = The Boat\n")


def test_a_picture_told_twice_is_said(tmp_path: Path) -> None:
    with pytest.raises(DeckError, match=r"texts/en\.ftl of little has owl twice\."):
        texts(tmp_path, "owl = The Owl\nowl = Another\n")
