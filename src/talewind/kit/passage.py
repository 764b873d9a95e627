"""A passage: told text, with cards woven in at their places."""

from .base import Frozen, kebab

MARK = "\ufffc"  # stands for a card in a text: the character for an object


class Part(Frozen, tag_field="part", tag=kebab):
    """A part of a passage other than plain text. Passages of 0.1.0 have no tag: msgspec reads them while there is only
    one kind of part. A second kind needs `Game.upgrade` for such states."""


class Woven(Part):
    """A card at its place in the text."""

    card: str


class Gesture(Frozen):
    """Something shown without words, by pen, pointer or sticker. `points`: alternating x and y, in thousandths of the
    scene. Numbers only, so that no text can be sent; people judge strokes that spell a word."""

    tool: str
    points: tuple[int, ...]


class Passage(Frozen):
    """One piece of telling. `aloud`: told by voice; the parts are at most a note. `sketch`: gestures, in their order.
    The event has the teller and the time."""

    parts: tuple[str | Woven, ...] = ()
    aloud: bool = False
    lang: str = ""
    sketch: tuple[Gesture, ...] = ()

    @property
    def cards(self) -> tuple[str, ...]:
        """The cards woven in, in their order.

        >>> Passage(("Then", Woven("key"), "fell.")).cards
        ('key',)
        """
        return tuple(p.card for p in self.parts if isinstance(p, Woven))

    @property
    def text(self) -> str:
        """The text without the cards.

        >>> Passage(("Then", Woven("key"), "fell.")).text
        'Then fell.'
        """
        return " ".join(p for p in self.parts if isinstance(p, str))

    @property
    def marked(self) -> str:
        """The text with a mark at the place of each card.

        >>> Passage(("Then", Woven("key"), "fell.")).marked == f"Then {MARK} fell."
        True
        """
        return " ".join(p if isinstance(p, str) else MARK for p in self.parts)

    def as_told(self) -> "Passage":
        """The passage without a line written later about a tale told aloud.

        >>> Passage(("It was about trains.",), aloud=True).as_told()
        Passage(parts=(), aloud=True, lang='', sketch=())
        """
        return Passage(aloud=True) if self.aloud and self.parts else self

    def as_note(self) -> "Passage":
        """This line as the note on a passage told aloud."""
        return Passage(self.parts, aloud=True, lang=self.lang)


def passage(text: str, lang: str = "") -> Passage:
    """A passage of plain text.

    >>> passage("Once.").text
    'Once.'
    """
    return Passage((text,), lang=lang)
