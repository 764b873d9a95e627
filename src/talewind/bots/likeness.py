"""How well a tale fits a picture: by the words it shares with the picture's description in the tale's language."""

import re
from collections import Counter
from collections.abc import Sequence
from functools import cache

from talewind.kit import Picture

from .tales import Tales, lines_of

STEM, SHORTEST = 5, 4  # letters compared; shorter words are ignored
_WORD = re.compile(r"[^\W\d_]+")


def stems(text: str) -> set[str]:
    """
    >>> sorted(stems("The lanterns, a lantern!"))
    ['lante']
    """
    return {word[:STEM] for word in _WORD.findall(text.casefold()) if len(word) >= SHORTEST}


@cache
def described(deck: str, lang: str) -> dict[Picture, set[str]]:
    """By picture of a deck, the stems of its title, name and description. The third level of detail is left out, since
    it misleads more often than it helps, and so are words of the lines that fit anything."""
    found: dict[Picture, set[str]] = {}
    empty = stems(" ".join(Tales(lang).family("any") + Tales(lang).family("then")))
    for key, text in lines_of("talewind.decks", f"{deck}/texts", lang).items():
        if not key.endswith(".closer"):
            found.setdefault(key.partition(".")[0], set()).update(stems(text) - empty)
    return found


def likeliest(tale: str, pictures: Sequence[Picture], known: dict[Picture, set[str]]) -> list[Picture]:
    """The pictures that fit a tale best, or all if none fits. A word counts more, the fewer pictures it fits."""
    told = stems(tale)
    shared = {picture: told & known.get(picture, set()) for picture in pictures}
    common = Counter(stem for found in shared.values() for stem in found)
    score = {picture: sum(1 / common[stem] ** 2 for stem in sorted(found)) for picture, found in shared.items()}
    best = max(score.values(), default=0)
    return [picture for picture in pictures if score[picture] == best]
