"""The forms of each object's name, built from the lists beside this file and the rules of their language (ES-R2)."""

import tomllib
from collections.abc import Callable, Iterator
from functools import cache
from importlib.resources import files
from typing import Literal, get_args

from talewind.kit import Picture

from .tokens import Tokens, tokens

type Language = Literal["en", "fr", "es", "de", "it", "sv"]
LANGUAGES: tuple[Language, ...] = get_args(Language.__value__)

DOUBLED = ("car", "cat", "dog", "drum", "flag", "frog", "hat", "star")  # drumming, flagged; and in no other word


def english(word: str) -> Iterator[str]:
    """Plural, -ed and -ing."""
    if word.endswith(("s", "x", "z", "ch", "sh")):
        yield word + "es"
    elif word.endswith("y") and word[-2] not in "aeiou":
        yield from (word[:-1] + "ies", word[:-1] + "ied", word + "ing")
        return
    else:
        yield word + "s"
        if word.endswith("o"):
            yield word + "es"
    stem = word + word[-1] if word in DOUBLED else word
    silent = stem.endswith("e") and not stem.endswith(("ee", "oe", "ye"))
    yield stem + ("d" if stem.endswith("e") else "ed")
    yield (stem[:-1] if silent else stem) + "ing"


def french(word: str) -> Iterator[str]:
    if word.endswith("al"):
        yield word[:-2] + "aux"
    elif not word.endswith(("s", "x", "z")):
        yield word + ("x" if word.endswith("eau") else "s")


def spanish(word: str) -> Iterator[str]:
    if word[-1] in "aeiouáéíóú":
        yield word + "s"
    elif word.endswith(("ón", "án")):
        yield word[:-2] + {"ó": "o", "á": "a"}[word[-2]] + "nes"
    else:
        yield word + "es"


def italian(word: str) -> Iterator[str]:
    if word.endswith(("ca", "ga", "co", "go")):
        yield word[:-1] + "h" + {"a": "e", "o": "i"}[word[-1]]
    elif word.endswith("io"):
        yield word[:-1]
    else:
        yield word[:-1] + {"o": "i", "a": "e", "e": "i"}[word[-1]]


def listed_alone(word: str) -> Iterator[str]:
    """The word alone: endings of this language collide, so the list has every form."""
    return iter(())


INFLECTED: dict[Language, Callable[[str], Iterator[str]]] = {
    "en": english, "fr": french, "es": spanish, "de": listed_alone, "it": italian, "sv": listed_alone,
}  # fmt: skip


def spellings(form: str, lang: Language) -> Iterator[str]:
    """The form, its other spellings and its endings."""
    yield form
    match lang:
        case "fr" if "œ" in form:
            yield form.replace("œ", "oe")
        case "de" if any(c in form for c in "äöü"):
            yield form.replace("ä", "ae").replace("ö", "oe").replace("ü", "ue")
        case "sv" if not form.endswith(("s", "x", "z")):
            yield form + "s"


@cache
def _lists(lang: Language) -> dict[Picture, list[str]]:
    return tomllib.loads((files(__package__) / f"{lang}.toml").read_text("utf-8"))


OBJECTS: tuple[Picture, ...] = tuple(_lists("en"))


@cache
def word(picture: Picture, lang: Language) -> str:
    """The name of the card.

    >>> word("y13", "es")
    'reloj de arena'
    """
    return _lists(lang)[picture][0].rstrip("+")


@cache
def bases(picture: Picture, lang: Language) -> frozenset[str]:
    """The picture's names, and forms that no rule builds."""
    return frozenset(entry.rstrip("+") for entry in _lists(lang)[picture])


@cache
def forms(picture: Picture, lang: Language) -> frozenset[Tokens]:
    """Every form of the picture's names, as sequences of tokens; endings are added to the last token.

    >>> sorted(" ".join(form) for form in forms("y09", "it"))
    ['gelati', 'gelato']
    """
    found = set[Tokens]()
    for entry in _lists(lang)[picture]:
        *before, last = tokens(entry)
        ends = [last, *(INFLECTED[lang](last) if entry.endswith("+") else ())]
        found.update((*before, spelt) for end in ends for spelt in spellings(end, lang))
    return frozenset(found)
