"""The narrator: hints at every object in two languages that say none of their words; tokens by what a story suggests."""

from pathlib import Path
from typing import Any

import pytest

from talewind.bots import bot_for
from talewind.bots.end_of_the_story import Narrator, narrator
from talewind.bots.end_of_the_story.narrator import hints_of
from talewind.games.end_of_the_story import EndOfTheStory
from talewind.games.end_of_the_story.forbidden import OBJECTS, Language, forbidden_words, suspicious_words
from talewind.games.end_of_the_story.moves import Claim, Judge, NoClaim, Place
from talewind.kit import Chance, Move, Picture, Seat, Tell, passage, sentences
from talewind.kit.testing import Rig
from tests.games.end_of_the_story.tables import A, B, EndRig, N, telling

GAME = EndOfTheStory()
LANGUAGES: list[Language] = ["en", "fr"]
BLIND = Path(__file__).parent / "blind"  # stories written with only the three words in view
FOUND = 1.6  # of three, on average, by the narrator


def answer(rig: Rig[Any], seat: Seat, seed: int = 0) -> Move:
    return Narrator(GAME, b"%d" % seed).answer(rig.sees(seat), iter(()))[0]


def narrated(targets: list[Picture], lang: Language = "en") -> EndRig:
    """N keeps these three."""
    aside = next(picture for picture in OBJECTS if picture not in targets)
    return telling(0, 0, 0, kept=tuple(targets), aside=aside, language=lang)


def told(targets: list[Picture], story: str, lang: Language = "en") -> EndRig:
    """And has told a story about them; the boards are open."""
    rig = narrated(targets, lang)
    rig.do(N, Tell(passage(story, lang)))
    rig.at = rig.now.go_at
    return rig


def test_the_game_is_played_by_the_narrator() -> None:
    assert isinstance(bot_for(GAME, b""), Narrator)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_object_has_five_hints_without_its_word(lang: Language) -> None:
    for picture in OBJECTS:
        hints = hints_of(picture, lang)
        assert len(set(hints)) == 5, picture
        for hint in hints:
            assert not forbidden_words(hint, [picture], lang), hint
            assert not suspicious_words(hint, [picture], lang), hint
            assert len(hint) <= 70, hint


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_story_of_any_three_objects_says_none_of_their_words(lang: Language) -> None:
    dice = Chance(b"three")
    for number in range(150):
        targets = sorted(dice.shuffled(list(OBJECTS), "three")[:3])
        rig = narrated(targets, lang)
        move = answer(rig, N, number)
        assert isinstance(move, Tell)
        text = move.tale.text
        assert not forbidden_words(text, targets, lang), text
        assert not suspicious_words(text, targets, lang), text
        assert 1 <= sentences(text) <= 2, text
        assert all(any(hint in text or hint[1:] in text for hint in hints_of(target, lang)) for target in targets), text
        rig.do(N, move)


def test_a_hint_that_says_another_target_is_not_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the hints at a boat the first four name the lion beside it."""
    hints = {"b05": ["the lion rowed", "my lions rowed", "a lion steered", "two lions sank", "I rowed until dawn"]}
    monkeypatch.setattr(narrator, "hints_of", lambda picture, lang: hints.get(picture) or hints_of(picture, lang))
    rig = narrated(["b05", "g11", "r01"])
    for seed in range(20):
        move = answer(rig, N, seed)
        assert isinstance(move, Tell)
        assert "I rowed until dawn" in move.tale.text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_finds_most_of_what_people_meant(lang: Language) -> None:
    rows = [line.split("\t") for line in (BLIND / f"{lang}.txt").read_text("utf-8").splitlines()]
    assert len(rows) == 30
    found = 0
    for named, story in rows:
        targets = named.split()
        rig = told(targets, story, lang)
        for _ in range(3):
            rig.do(A, answer(rig, A))
        found += sum(token.picture in targets for token in rig.now.tokens)
    assert found / len(rows) >= FOUND


def test_it_places_its_three_tokens_by_what_the_story_says() -> None:
    targets = ["b05", "g11", "y12"]  # boat, lion, key
    rig = told(targets, "The king of the beasts rowed across, roaring, and unlocked the door.")
    for _ in range(3):
        move = answer(rig, A)
        assert isinstance(move, Place)
        rig.do(A, move)
    assert sorted(token.picture for token in rig.now.tokens) == targets


def judged(story: str) -> EndRig:
    """After the reveal of a story about a boat, a lion and a heart."""
    rig = told(["b05", "g11", "r01"], story)
    for seat in (A, B):
        for _ in range(3):
            rig.do(seat, answer(rig, seat))
    rig.reveals()
    return rig


def test_it_claims_only_what_the_finder_has_found() -> None:
    assert answer(judged("My sweetheart was late."), A) == Claim("r01", "sweetheart")
    rig = judged("Nobody was late.")
    assert all(answer(rig, A, seed) == NoClaim() for seed in range(20))


def test_it_upholds_only_what_the_finder_has_found() -> None:
    rig = judged("My sweetheart was late.")
    rig.do(A, answer(rig, A))
    rig.do(B, Claim("b05", "late"))
    assert answer(rig, A) == Judge((0,))


def test_it_knows_nothing_of_the_narrators_cards() -> None:
    rig = told(["b05", "g11", "r01"], "It roared and rowed.")
    before = [answer(rig, A, seed) for seed in range(10)]
    rig.draws("b06", "g12", "r02", rig.now.discarded or "")
    assert [answer(rig, A, seed) for seed in range(10)] == before
