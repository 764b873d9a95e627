"""A bot for storytelling games: it writes about what it sees where it may, and guesses by what was written."""

from collections.abc import Iterator
from typing import Any, ClassVar

from msgspec import structs

from talewind.kit import AnyGame, Chance, Domain, Drawn, Move, Offer, OneOf, Passage, Picture, Sight, State, Words
from talewind.kit.look import Prompt

from .company import MANNERS, USUAL, Temper
from .tales import Tales
from .words import Sense
from .words.sense import sense_of


class TellingBot:
    """Uses only the game's moves and pictures, the table's language and its sight. A game's own bot may add lists of words in
    a folder `kindred` of its package, and answer what it knows better by itself."""

    kindred: ClassVar[str] = ""  # the package with that folder

    def __init__(self, game: AnyGame, seed: bytes, lang: str = "en", temper: Temper = USUAL) -> None:
        self.kinds, self.lang, self.temper, self.dice = game.kinds, lang, temper, Chance(seed)
        self.package = game.package
        self.decks = {picture: deck for deck, pictures in game.pictures.items() for picture in pictures}

    def answer(self, sight: Sight[Any], worlds: Iterator[State[Any]]) -> tuple[Move, tuple[Move, ...]]:
        return self.move(sight), ()

    def move(self, sight: Sight[Any]) -> Move:
        assert sight.question is not None, "the sight has no question: a bot answers only when it is asked"
        ask = sight.question.ask
        if len(ask.offers) > 1 and ask.otherwise is not None and self.dice.roll(MANNERS[self.temper].fuss, "fuss"):
            return ask.otherwise
        offer = self.choice(ask, sight)
        fields: dict[str, Any] = {}
        for name, domain in sorted(offer.fields.items(), key=lambda field: isinstance(field[1], Words)):
            fields[name] = self.value(domain, sight, fields)  # a picture before the tale about it
        return self.kinds[offer.move](**fields)

    def choice(self, ask: Prompt, sight: Sight[Any]) -> Offer:
        """The offer to take; a bot cannot tell aloud where it may write."""
        written = [offer for offer in ask.offers if any(isinstance(domain, Words) for domain in offer.fields.values())]
        return self.dice.pick(written or list(ask.offers), "sample")

    def value(self, domain: Domain, sight: Sight[Any], chosen: dict[str, Any]) -> Any:
        match domain:
            case Words():
                return self.tale(domain, sight, chosen)
            case OneOf(values, "picture"):
                return self.dice.pick(self.fitting([str(v) for v in values], sight), "sample")
            case Drawn(tools):  # a sticker says more than random strokes
                stickers = {tool: points for tool, points in tools.items() if points == (1, 1)}
                return Drawn(stickers or tools).sample(self.dice)
        return domain.sample(self.dice)

    def tale(self, words: Words, sight: Sight[Any], chosen: dict[str, Any]) -> Passage:
        """A tale about the picture being laid, joined to the one in view, or about the latter; otherwise, or if
        refused, one that fits anything."""
        tales = Tales(getattr(sight.view, "language", self.lang))
        seen = [value for value in structs.astuple(sight.view) if isinstance(value, str) and value in self.decks][:1]
        laid = [value for value in chosen.values() if value in self.decks]
        about = next((tales.of(picture, self.dice, after=bool(laid)) for picture in laid + seen), None)
        return self.admitted(words, [about] if about else [], tales)

    def admitted(self, words: Words, lines: list[str], tales: Tales) -> Passage:
        """The first line that may be said here, or one that fits anything, or whatever may be said."""
        some: Passage = words.sample(self.dice)
        for text in (*lines, *tales.of_anything(self.dice)):
            tale = Passage((text, *(part for part in some.parts if not isinstance(part, str))), lang=tales.lang)
            if words.admit(tale) is None:
                return tale
        return some

    def fitting(self, pictures: list[Picture], sight: Sight[Any]) -> list[Picture]:
        """The pictures that fit a tale in view best; all if none fits."""
        tale = next((value for value in structs.astuple(sight.view) if isinstance(value, Passage)), None)
        if tale is None or not tale.text:
            return pictures
        scores = self.scores(tale, pictures)
        best = max(scores.values())
        return [picture for picture in pictures if scores[picture] == best]

    def scores(self, tale: Passage, pictures: list[Picture]) -> dict[Picture, float]:
        found: dict[Picture, float] = {}
        for deck in {self.decks[picture] for picture in pictures}:
            mine = [picture for picture in pictures if self.decks[picture] == deck]
            found |= self.sense(deck, tale.lang or self.lang).scores(tale.text, mine)
        return found

    def sense(self, deck: str, lang: str) -> Sense:
        return sense_of(deck, lang, self.kindred, self.package)
