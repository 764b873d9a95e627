"""A bot for storytelling games: it writes about what it sees where it may, and guesses by what was written."""

from collections.abc import Iterator
from typing import Any

from msgspec import structs

from talewind.kit import AnyGame, Chance, Domain, Drawn, Move, OneOf, Passage, Picture, Sight, State, Words

from .likeness import described, likeliest
from .tales import Tales

FUSS = 8  # once in so many times it does more than a silent seat: claims, objects, interrupts


class TellingBot:
    """Uses only the game's moves and pictures, the table's language and its sight."""

    def __init__(self, game: AnyGame, seed: bytes, lang: str = "en") -> None:
        self.kinds, self.lang, self.dice = game.kinds, lang, Chance(seed)
        self.decks = {picture: deck for deck, pictures in game.pictures.items() for picture in pictures}

    def answer(self, sight: Sight[Any], worlds: Iterator[State[Any]]) -> tuple[Move, tuple[Move, ...]]:
        return self.move(sight), ()

    def move(self, sight: Sight[Any]) -> Move:
        assert sight.question is not None, "the sight has no question: a bot answers only when it is asked"
        offers, otherwise = sight.question.ask.offers, sight.question.ask.otherwise
        if len(offers) > 1 and otherwise is not None and self.dice.roll(FUSS, "fuss"):
            return otherwise
        written = [offer for offer in offers if any(isinstance(domain, Words) for domain in offer.fields.values())]
        offer = self.dice.pick(written or offers, "sample")  # a bot cannot tell aloud
        fields: dict[str, Any] = {}
        for name, domain in sorted(offer.fields.items(), key=lambda field: isinstance(field[1], Words)):
            fields[name] = self.value(domain, sight, fields)  # a picture before the tale about it
        return self.kinds[offer.move](**fields)

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
        some: Passage = words.sample(self.dice)
        tales = Tales(getattr(sight.view, "language", self.lang))
        seen = [value for value in structs.astuple(sight.view) if isinstance(value, str) and value in self.decks][:1]
        laid = [value for value in chosen.values() if value in self.decks]
        about = next((tales.of(picture, self.dice, after=bool(laid)) for picture in laid + seen), None)
        for text in (*((about,) if about else ()), *tales.of_anything(self.dice)):
            tale = Passage((text, *(part for part in some.parts if not isinstance(part, str))), lang=tales.lang)
            if words.admit(tale) is None:
                return tale
        return some

    def fitting(self, pictures: list[Picture], sight: Sight[Any]) -> list[Picture]:
        """The pictures that fit a tale in view."""
        tale = next((value for value in structs.astuple(sight.view) if isinstance(value, Passage)), None)
        if tale is None or not tale.text:
            return pictures
        known: dict[Picture, set[str]] = {}
        for deck in {self.decks[picture] for picture in pictures if picture in self.decks}:
            known |= described(deck, tale.lang or self.lang)
        return likeliest(tale.text, pictures, known)
