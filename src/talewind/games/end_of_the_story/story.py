"""A typed story: one or two sentences of plain text, with an optional call (ES-19, ES-R17, ES-R18, ES-R28)."""

from typing import Any, cast
from unicodedata import category

from msgspec import structs

from talewind.kit import Chance, Passage, Picture, Refusal, Words, passage, say
from talewind.kit.sentences import without_coda

from .forbidden import Language, forbidden_words, word

CHARACTERS, SENTENCES = 300, 2

CALLS = (
    "The end of the story", "End of the story", "Fin de l’histoire", "La fin de l’histoire", "Fin de la historia",
    "El fin de la historia", "Ende der Geschichte", "Das Ende der Geschichte", "Fine della storia", "La fine della storia",
    "Slut på historien", "Slut på berättelsen", "Sagans slut",
)  # fmt: skip

_SIGNS = ("So", "Co", "Cn", "Cs")  # categories: symbols other than mathematics and currency, and non-characters
_MORE = (
    range(0x1F3FB, 0x1F400),
    range(0x20E3, 0x20E4),
    range(0xFE0E, 0xFE10),
    range(0x13000, 0x14680),
)  # hieroglyphs too


def is_plain(text: str) -> bool:
    """Whether a text has no pictograms.

    >>> is_plain("Déjà vu: 3 × 4 €!"), is_plain("My ♥"), is_plain("1\\u20e3")
    (True, False, False)
    """
    return not any(category(c) in _SIGNS or any(ord(c) in block for block in _MORE) for c in text)


class StoryWords(Words, tag="words"):
    """`barred`: targets whose words cannot be submitted at all (option `forbidden_words = warn`)."""

    lang: Language = "en"
    targets: tuple[Picture, ...] = ()
    barred: bool = False

    def admit(self, value: Any) -> Refusal | None:
        refusal = super().admit(value)
        if refusal is None and not is_plain(value.text):
            return Refusal(say("end_of_the_story-plain"), "ES-R28")
        if refusal is None and self.barred and (said := forbidden_words(value.text, self.targets, self.lang)):
            return Refusal(say("end_of_the_story-barred", word=said[0].word), "ES-21")
        return refusal

    def sample(self, chance: Chance) -> Passage:
        """A random story; now and then it names a target, or nearly."""
        name = word(chance.pick(self.targets, "sample"), self.lang)
        tries = [super().sample(chance), passage(f"O {name}!"), passage(f"Quite {name}like."), passage("Hm.")]
        start = chance.roll(3, "sample")
        return next(tale for tale in tries[start:] if self.admit(tale) is None)

    def mend(self, value: Any) -> Passage | None:
        """Return the draft if it is legal, else None: at zero only a legal one is submitted (ES-R12)."""
        return None if self.admit(value) else cast(Passage, value)


def uncalled(story: Passage) -> Passage:
    """The story without its closing call, which is added automatically (ES-R17)."""
    text = without_coda(story.text, CALLS)
    return story if text == story.text else structs.replace(story, parts=(text,))


def story_words(lang: Language, targets: tuple[Picture, ...], barred: bool) -> Passage:
    """The domain for an offer: `offer(Tell, tale=story_words(...))`."""
    return cast(
        Passage,
        StoryWords(
            CHARACTERS,
            SENTENCES,
            may_be_empty=False,
            rule="ES-R18",
            coda=CALLS,
            lang=lang,
            targets=targets,
            barred=barred,
        ),
    )
