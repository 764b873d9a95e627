"""Passages: which text a question asks for, about whom and where."""

from typing import Any, cast

from talewind.games.winter_tales.cast import SIDE_OF, Char, Side
from talewind.games.winter_tales.moves import Capture
from talewind.games.winter_tales.town import Space
from talewind.kit import Chance, Move, Passage, Tell, Words

from .fighting import Fighting
from .narrator import Narrator
from .outlook import Outlook


class Passages:
    def __init__(self, outlook: Outlook, lang: str, dice: Chance) -> None:
        self.outlook, self.lang, self.dice = outlook, lang, dice
        self.fighting = Fighting(outlook, dice)

    def answer(self) -> list[Move]:
        for offer in self.outlook.ask.offers:
            if offer.move == "tell":
                return self.tell(cast(Words, offer.fields["tale"]))
            if offer.move == "capture":
                places: Any = offer.fields["space"]
                space = self.fighting.cell(places.values)
                return [Capture(space, self.passage(cast(Words, offer.fields["tale"]), there=space))]
        return []

    def tell(self, words: Words) -> list[Move]:
        """With a card of one's choice where it is chosen together with the text (battles)."""
        if words.in_order or not words.most:
            return [Tell(self.passage(words))]
        if not self.fighting.strikes(self.side) and any(offer.move == "pass" for offer in self.outlook.ask.offers):
            return []
        return [Tell(self.passage(words, card=self.dice.pick(words.weave, "card")))]

    def passage(self, words: Words, card: str = "", there: Space = "") -> Passage:
        narrator = Narrator(self.outlook, self.lang, self.dice, self.outlook.kind, self.side)
        return narrator.passage(words, self.char, self.quest, there or self.there, card)

    @property
    def char(self) -> Char:
        """The character of the passage; in the epilogue any of one's own."""
        named = self.outlook.ask.say.args.get("char", "")
        if named in self.outlook.view.figures:
            return cast(Char, named)
        return self.dice.pick(list(self.outlook.mine), "who") if self.outlook.mine else ""

    @property
    def side(self) -> Side:
        if self.outlook.kind in ("epilogue", "epilogue_end"):
            faction = self.outlook.faction
            return (self.outlook.view.supported or "spring") if faction == "writer" else faction
        named = self.outlook.ask.say.args.get("char", "")
        return SIDE_OF.get(named, "spring")

    @property
    def quest(self) -> str:
        named = self.outlook.ask.say.args.get("quest", "")
        return cast(str, named) if named != "none" else ""

    @property
    def there(self) -> Space:
        view = self.outlook.view
        if self.outlook.kind == "quest_intro" and self.quest in view.quests:
            return self.outlook.site(self.quest)
        named = self.outlook.ask.say.args.get("char", "")
        return view.figures[named].space if named in view.figures else ""
