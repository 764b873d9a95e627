"""Every message of every catalogue is said for every case, in every language, and reads well."""

from functools import cache
from typing import Any

import pytest

from .faults import NARROW, faults
from .rendering import LANGUAGES, Place, Strict, Uses, counted, places, uses, ways

PLACES = places()
RULES = "a rule's id"  # a rule may name another


@cache
def everything() -> tuple[dict[str, dict[str, Uses]], set[str]]:
    """What the catalogues use, by place; and which variables are numbers."""
    used = {str(place): uses(place) for place in PLACES}
    return used, counted({f"{place} {key}": found for place, each in used.items() for key, found in each.items()})


def said(place: Place, lang: str) -> dict[tuple[str, str], list[str]]:
    """By key and sentence, what Fluent could not resolve in it."""
    used, numbers = everything()
    speaker = Strict(place, lang)
    found: dict[tuple[str, str], list[str]] = {}
    for key, uses_of_one in used[str(place)].items():
        for arguments in ways(uses_of_one, place, numbers):
            speaker.unresolved = []
            found[key, speaker.text(key, **arguments)] = speaker.unresolved
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("place", PLACES, ids=str)
def test_every_message_reads_well_in_every_case(place: Place, lang: str) -> None:
    wrong: list[str] = []
    for (key, sentence), unresolved in said(place, lang).items():
        own = [
            fault
            for fault in faults(lang, sentence)
            if not (place.is_rules and "." not in key and fault.startswith(RULES))
        ]
        wrong += [f"{key}: {fault}" for fault in [*own, *unresolved]]
        if sentence in ("", key):
            wrong.append(f"{key}: says nothing")
    assert wrong == []


def test_all_that_is_said_is_tried_for_you_for_others_and_for_numbers() -> None:
    """The arguments come from the catalogues: if nothing were found there, nothing would be tried."""
    windmill = next(place for place in PLACES if str(place) == "games/windmill/texts")
    sentences = {sentence for key, sentence in said(windmill, "fr") if key == "windmill-game-ended"}
    assert {f"Vous gagnez{NARROW}!", "Alice gagne.", "Alice et Écureuil agile se partagent la victoire."} <= sentences
    assert "La partie s’arrête plus tôt. Vous et Alice partagez la victoire." in sentences
    kit = {sentence for key, sentence in said(PLACES[0], "en") if key == "kit-scored"}
    assert any(sentence.startswith("You lose 2 points: ") for sentence in kit)
    assert any(sentence.startswith("Alice stays at 0 points: ") for sentence in kit)


@pytest.mark.parametrize(
    ("lang", "sentence", "fault"),
    [
        ("en", "A tie: you is here.", "the wrong verb for you"),
        ("en", "You has won.", "the wrong verb for you"),
        ("en", "A tie between Alice and You.", "a capital inside a sentence"),
        ("en", "alice has won.", "a small letter at the start"),
        ("en", "This is closed: WM-12.", "a rule's id"),
        ("fr", f"Règle ST-R3{NARROW}: non.", "a rule's id"),
        ("en", "This is closed: WW-R18.", "a rule's id"),
        ("en", "This is closed: WT-229c.", "a rule's id"),
        ("en", "Choose winter_tales-no-such-thing.", "a key or a placeable"),
        ("en", "-2 points for you.", "a raw negative number"),
        ("en", "−2 points for you.", "a raw negative number"),
        ("en", "Choose { $most }.", "a key or a placeable"),
        ("en", "Choose client-no-such-thing.", "a key or a placeable"),
        ("en", "Alice  has won.", "two spaces"),
        ("en", "Alice's tale", "a straight quotation mark"),
        ("en", "1 points for you", "one of many"),
        ("en", "on the own turn", "the own"),
        ("fr", "Table de Écureuil agile", "a vowel that should have gone"),
        ("fr", "Ce que Alice montre", "a vowel that should have gone"),
        ("fr", "Un jeton de une image", "a vowel that should have gone"),
        ("fr", "Vous et Alice sont à égalité.", "the wrong verb for vous"),
        ("fr", "Alice et vous sont à égalité.", "the wrong verb for vous"),
        ("fr", "Bravo !", "a mark without its narrow space"),
        ("fr", "« Bravo »", "a mark without its narrow space"),
        ("fr", "Vous seul voyez cette image.", "an agreement with the reader"),
        ("fr", "1 points", "one of many"),
    ],
)
def test_what_reads_badly_is_found(lang: str, sentence: str, fault: str) -> None:
    assert any(found.startswith(fault) for found in faults(lang, sentence))


def test_a_message_without_a_case_for_its_arguments_would_be_seen() -> None:
    used: dict[str, Any] = everything()[0]
    assert sum(len(each) for each in used.values()) > 1_500
