"""Each fault, planted once into a complete deck, is found and said in one sentence; nothing else is said."""

from collections.abc import Callable
from pathlib import Path

import pytest

from talewind.decks import faults

from .little_deck import IDS, LittleDeck, webp


def found(deck: LittleDeck, *needed: str) -> list[str]:
    deck.write()
    return list(faults(deck.name, needed or IDS, deck.home))


def test_a_complete_deck_has_no_fault(tmp_path: Path) -> None:
    assert found(LittleDeck(tmp_path)) == []


def test_a_picture_that_no_game_needs_may_lie_in_a_deck(tmp_path: Path) -> None:
    assert found(LittleDeck(tmp_path), "owl") == []


def say(deck: LittleDeck, layer: str, text: str, each: str = "boat", lang: str = "fr") -> None:
    deck.words[lang][each][layer] = text


WORDS: dict[str, Callable[[LittleDeck], object]] = {
    "boat has no title in French.": lambda d: d.words["fr"]["boat"].pop("title"),
    "boat has no name in English.": lambda d: d.words["en"]["boat"].pop("name"),
    "boat has no shows in French.": lambda d: d.words["fr"]["boat"].pop("shows"),
    "boat has no closer in English.": lambda d: d.words["en"]["boat"].pop("closer"),
    "boat has no closer in French.": lambda d: say(d, "closer", '{ "" }'),
    "owl and boat have the same title in French.": lambda d: say(d, "title", "title of the owl (fr)"),
    "owl and boat have the same name in French.": lambda d: say(d, "name", "NAME of the owl (fr)"),
    "owl and boat have the same shows in French.": lambda d: say(d, "shows", "shows  of the owl (fr)"),
    "owl and boat have the same closer in French.": lambda d: say(d, "closer", "closer of the owl (fr)"),
    "boat: its title in French has 61 characters; 60 are the most.": lambda d: say(d, "title", "é" * 61),
    "boat: its name in French has 61 characters; 60 are the most.": lambda d: say(d, "name", "é" * 61),
    "boat: its shows in French has 241 characters; 240 are the most.": lambda d: say(d, "shows", "é" * 241),
    "boat: its closer in French has 601 characters; 600 are the most.": lambda d: say(d, "closer", "é" * 601),
}


@pytest.mark.parametrize("sentence", WORDS)
def test_what_is_wrong_with_the_words(tmp_path: Path, sentence: str) -> None:
    deck = LittleDeck(tmp_path)
    WORDS[sentence](deck)
    assert found(deck) == [sentence]


def test_the_longest_words_still_pass(tmp_path: Path) -> None:
    deck = LittleDeck(tmp_path)
    for layer, most in (("title", 60), ("name", 60), ("shows", 240), ("closer", 600)):
        say(deck, layer, "é" * most)
    assert found(deck) == []


def resized(deck: LittleDeck, width: int, height: int) -> None:
    deck.paint("boat", "400", webp(width, height, salt="boat"))
    deck.picture("boat")["files"]["400"] |= {"width": width, "height": height}


def forgotten(deck: LittleDeck, width: str) -> None:
    deck.file("boat", width).unlink()
    deck.picture("boat")["files"].pop(width)


def swollen(deck: LittleDeck) -> None:
    for each in IDS:
        deck.paint(each, "400", webp(400, 500, 30_001, each))


PICTURES: dict[str, Callable[[LittleDeck], object]] = {
    "boat is in the manifest 2 times.": lambda d: d.manifest["pictures"].append(d.picture("boat")),
    "owl and boat are the same picture.": lambda d: d.paint("boat", "800", d.file("owl", "800").read_bytes()),
    "boat has no file 800 pixels wide.": lambda d: forgotten(d, "800"),
    "boat has a file 1200 pixels wide, and nobody uses it.": lambda d: d.paint("boat", "1200", webp(1200, 1500)),
    "The deck little is 400×500 pixels; it must be 800 wide.": lambda d: d.manifest.update(size=[400, 500]),
    "boat: the file boat.400.webp does not exist.": lambda d: d.file("boat", "400").unlink(),
    "boat: boat.400.webp is no WebP picture.": lambda d: d.paint("boat", "400", b"\x89PNG" + bytes(100)),
    "boat: boat.400.webp is 401×500 pixels; the manifest says 400×500.": lambda d: d.paint(
        "boat", "400", webp(401, 500)
    ),
    "boat: boat.400.webp is 400×400 pixels; in this deck it must be 400×500.": lambda d: resized(d, 400, 400),
    "boat: boat.400.webp is 800×1000 pixels; in this deck it must be 400×500.": lambda d: resized(d, 800, 1000),
    "boat: boat.400.webp has 1,000 bytes; the manifest says 999.": lambda d: d.picture("boat")["files"]["400"].update(
        bytes=999
    ),
    "boat: boat.400.webp has another sha256 than the manifest says.": lambda d: d.file("boat", "400").write_bytes(
        webp(400, 500, salt="another boat")
    ),
    "boat: boat.400.webp is too heavy: 60,001 bytes; 60,000 are the most.": lambda d: d.paint(
        "boat", "400", webp(400, 500, 60_001)
    ),
    "The deck little is too heavy at 400 pixels: 30,001 bytes on average, not 30,000.": swollen,
    "The deck little must say its average weight at 800 pixels, 80,000 bytes or less.": lambda d: d.manifest[
        "weights"
    ].pop("800"),
    "The deck little must say its average weight at 400 pixels, 30,000 bytes or less.": lambda d: d.manifest[
        "weights"
    ].update({"400": 30_001}),
    "boat: its licence CC-BY-SA-4.0 is not one we may use.": lambda d: d.picture("boat").update(licence="CC-BY-SA-4.0"),
    "boat: the licence GPL-3.0 of noto:boat is not one we may use.": lambda d: d.picture("boat")["sources"][0].update(
        licence="GPL-3.0"
    ),
    "boat: its licence (none) is not one we may use.": lambda d: d.picture("boat").update(licence=""),
    "The file old.webp belongs to no picture of little.": lambda d: (d.folder / "pictures" / "old.webp").write_bytes(
        b"old"
    ),
}


@pytest.mark.parametrize("sentence", PICTURES)
def test_what_is_wrong_with_the_pictures(tmp_path: Path, sentence: str) -> None:
    deck = LittleDeck(tmp_path)
    PICTURES[sentence](deck)
    assert found(deck) == [sentence]


def test_a_picture_that_a_game_needs_is_missed(tmp_path: Path) -> None:
    assert found(LittleDeck(tmp_path), *IDS, "mill") == ["mill is missing: a game needs it."]


def test_a_light_deck_holds_itself_to_its_own_weights(tmp_path: Path) -> None:
    deck = LittleDeck(tmp_path)
    deck.manifest["weights"]["400"] = 999
    assert found(deck) == ["The deck little is too heavy at 400 pixels: 1,000 bytes on average, not 999."]


def test_the_heaviest_deck_still_passes(tmp_path: Path) -> None:
    deck = LittleDeck(tmp_path)
    for each, size in zip(IDS, (60_000, 15_000, 15_000), strict=True):
        deck.paint(each, "400", webp(400, 500, size, each))
    assert found(deck) == []


def masks(home: Path, size: int) -> LittleDeck:
    """A deck of drawings whose boat has so many bytes at 160 pixels."""
    deck = LittleDeck(home)
    for each in IDS:
        for painted in ("400", "800"):
            deck.file(each, painted).unlink()
        deck.picture(each)["files"] = {}
        for width in (160, 320, 640):
            deck.picture(each)["files"][str(width)] = {"width": width, "height": width}
            deck.paint(each, str(width), webp(width, width, size if (each, width) == ("boat", 160) else 1_000, each))
    deck.manifest |= {"size": [640, 640], "weights": {"160": 5_000, "320": 14_000, "640": 35_000}}
    return deck


def test_a_deck_of_drawings_has_three_widths(tmp_path: Path) -> None:
    deck = masks(tmp_path, 5_000)
    assert found(deck) == []
    deck.file("boat", "320").unlink()
    deck.picture("boat")["files"].pop("320")
    assert found(deck) == ["boat has no file 320 pixels wide."]


def test_no_single_drawing_may_be_heavier_than_its_deck_says(tmp_path: Path) -> None:
    sentence = "boat: boat.160.webp is too heavy: 5,001 bytes; 5,000 are the most."
    assert found(masks(tmp_path, 5_001)) == [sentence]


@pytest.mark.parametrize("licence", ["Apache-2.0", "MIT", "OFL-1.1", "CC0-1.0", "CC-BY-4.0"])
def test_these_licences_may_be_used(tmp_path: Path, licence: str) -> None:
    deck = LittleDeck(tmp_path)
    deck.picture("boat")["licence"] = deck.picture("boat")["sources"][0]["licence"] = licence
    assert found(deck) == []


def test_a_language_without_texts_is_one_fault_not_one_a_picture(tmp_path: Path) -> None:
    deck = LittleDeck(tmp_path)
    (deck.folder / "texts" / "fr.ftl").unlink()
    assert list(faults("little", IDS, tmp_path)) == [
        "The deck little has no texts/fr.ftl. `npm run build` in studio/ writes it."
    ]


def test_a_deck_without_a_manifest_is_one_fault(tmp_path: Path) -> None:
    (LittleDeck(tmp_path).folder / "manifest.json").unlink()
    assert list(faults("little", IDS, tmp_path)) == [
        "The deck little has no manifest.json. `npm run build` in studio/ writes it."
    ]
