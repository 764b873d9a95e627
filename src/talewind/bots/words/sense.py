"""The sense of a deck: which words suggest which picture, from its descriptions and from lists of kindred words."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from math import log

from talewind.bots.tales import lines_of
from talewind.decks import deck_texts
from talewind.kit import Picture

from .stems import LANGUAGES, stemmed, stems

# How much a word counts by where it stands: in the title, the name, the description, the closer look, a list of kindred words.
TITLE, NAME, SHOWS, CLOSER, STRONG, WEAK = 3.0, 3.0, 2.5, 1.0, 2.5, 1.5
LAYERS = {"": TITLE, "name": NAME, "shows": SHOWS, "closer": CLOSER}
KINDRED = {"": STRONG, "strong": STRONG, "weak": WEAK}
EVEN = 0.5  # how far a long list is held against a picture, as a power of its weight


class Sense:
    """Of the pictures of a deck in one language. `kindred`: the package whose folder `kindred` has lists of words. `package`: of the
    game, which may bring the deck."""

    def __init__(self, deck: str, lang: str, kindred: str = "", package: str = "") -> None:
        self.lang = lang
        self.known: dict[Picture, dict[str, float]] = {}
        self._learn(lines_of(*deck_texts(deck, package), lang), LAYERS)
        if kindred:
            self._learn(lines_of(kindred, "kindred", lang), KINDRED)
        common = Counter(stem for words in self.known.values() for stem in words)
        self.rarity = {stem: log(1 + len(self.known) / count) for stem, count in common.items()}
        self.size = {
            picture: sum(self.rarity[stem] * weight for stem, weight in words.items()) ** EVEN
            for picture, words in self.known.items()
        }

    def _learn(self, lines: Mapping[str, str], weights: Mapping[str, float]) -> None:
        for key, text in lines.items():
            picture, _, layer = key.partition(".")
            words = self.known.setdefault(picture, {})
            for stem in stems(text, self.lang):
                words[stem] = max(words.get(stem, 0.0), weights.get(layer, 0.0))

    def scores(self, tale: str, pictures: Iterable[Picture]) -> dict[Picture, float]:
        """How strongly a tale suggests each picture; 0: not at all."""
        told = sorted(stems(tale, self.lang))
        return {picture: sum(self.weight(stem, picture) for stem in told) for picture in pictures}

    def weight(self, stem: str, picture: Picture) -> float:
        weight = self.known.get(picture, {}).get(stem, 0.0)
        return weight * self.rarity[stem] / self.size[picture] if weight else 0.0

    def ranked(self, tale: str, pictures: Sequence[Picture]) -> list[Picture]:
        """The pictures, the one that fits best first; equal ones as they come."""
        scores = self.scores(tale, pictures)
        return sorted(pictures, key=lambda picture: -scores[picture])

    def reasons(self, tale: str, picture: Picture, most: int = 2) -> tuple[str, ...]:
        """The words of a tale that suggest the picture most, as they were written."""
        found = {stem: word for word, stem in reversed(list(stemmed(tale, self.lang)))}
        weights = {word: self.weight(stem, picture) for stem, word in found.items()}
        telling = [word for word, weight in weights.items() if weight]
        return tuple(sorted(telling, key=lambda word: -weights[word])[:most])


@lru_cache(maxsize=LANGUAGES)
def sense_of(deck: str, lang: str, kindred: str = "", package: str = "") -> Sense:
    return Sense(deck, lang, kindred, package)
