"""The narrator: joins hints at its three objects to a story that says none of their words, places tokens by what a story's words
suggest, and claims only what the finder has found."""

from functools import cache
from typing import Any, ClassVar

from talewind.bots.frames import Frames
from talewind.bots.tales import ENGLISH, Tales, lines_of
from talewind.bots.telling_bot import TellingBot
from talewind.bots.words.stems import stems
from talewind.games.end_of_the_story.forbidden import forbidden_words, suspicious_words
from talewind.games.end_of_the_story.moves import Claim, Judge, NoClaim
from talewind.games.end_of_the_story.view import EndView
from talewind.kit import Move, OneOf, Passage, Picture, Sight, Words, tag_of

PACKAGE, DECK = "talewind.bots.end_of_the_story", "objects"
CLAIM, JUDGE = tag_of(Claim), tag_of(Judge)


class Narrator(TellingBot):
    kindred: ClassVar[str] = PACKAGE

    def move(self, sight: Sight[EndView]) -> Move:
        assert sight.question is not None, "the sight has no question: a bot answers only when it is asked"
        offered = {offer.move: offer.fields for offer in sight.question.ask.offers}
        found = {(find.picture, find.word) for find in sight.view.suspicions}
        if JUDGE in offered:
            charges = enumerate(sight.view.charges)
            return Judge(tuple(number for number, (picture, word) in charges if (picture, word) in found))
        if CLAIM in offered:
            return self.claim(offered[CLAIM], sight.view)
        return super().move(sight)

    def claim(self, fields: dict[str, Any], view: EndView) -> Move:
        words = fields.get("word")
        for find in view.suspicions:
            if isinstance(words, OneOf) and find.word in words.values:
                return Claim(find.picture, find.word)
        return NoClaim()

    def tale(self, words: Words, sight: Sight[EndView], chosen: dict[str, Any]) -> Passage:
        view = sight.view
        frames, tales = Frames(PACKAGE, view.language), Tales(view.language)
        return self.admitted(words, self.stories(view, frames), tales)

    def stories(self, view: EndView, frames: Frames) -> list[str]:
        """A story of the targets, without a word that may not or might not be said; none if there are no such hints."""
        targets = self.dice.shuffled(list(view.targets), "order")
        hints = [[hint for hint in hints_of(target, frames.lang) if is_clean(hint, view)] for target in targets]
        if not all(hints):
            return []
        told = dict(zip("abc", (self.dice.pick(some, "hint") for some in hints), strict=True))
        text = "".join(self.dice.pick(frames.family("story"), "frame").fill(told))
        return [text] if is_clean(text, view) else []

    def fitting(self, pictures: list[Picture], sight: Sight[EndView]) -> list[Picture]:
        """The best picture for what the own tokens do not explain yet."""
        story, mine = sight.view.story, [p for p, seats in sight.view.stacks.items() if sight.seat in seats]
        if story is None or not story.text:
            return pictures
        sense = self.sense(DECK, story.lang or sight.view.language)
        told = stems(story.text, sense.lang)
        explained = {stem: sum(bool(sense.weight(stem, picture)) for picture in mine) for stem in told}
        scores = {p: sum(sense.weight(stem, p) / (1 + 2 * explained[stem]) for stem in sorted(told)) for p in pictures}
        best = max(scores.values())
        return [picture for picture in pictures if scores[picture] == best]


@cache
def _hints(lang: str) -> dict[str, str]:
    return lines_of(PACKAGE, "texts", lang) or lines_of(PACKAGE, "texts", ENGLISH)


def hints_of(picture: Picture, lang: str) -> list[str]:
    return [line for key, line in _hints(lang).items() if key.startswith(f"{picture}-")]


def is_clean(text: str, view: EndView) -> bool:
    targets, lang = view.targets, view.language
    return not forbidden_words(text, targets, lang) and not suspicious_words(text, targets, lang, True)
