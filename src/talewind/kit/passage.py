"""A passage: what is told, with the cards woven in at their place."""

from .base import Frozen, kebab


class Part(Frozen, tag_field="part", tag=kebab):
    """What stands in a passage beside plain text. Passages of 0.1.0 have no tag: msgspec reads such a part as long as there is one
    kind. A second kind needs `Game.upgrade` for states that hold one."""


class Woven(Part):
    """A card at its place in the text."""

    card: str


class Gesture(Frozen):
    """Something shown without words, with a pen, a pointer, a sticker. `points`: x and y by turns, in thousandths of the scene.
    Numbers alone, so that no letter comes along; a line that spells one is for people to see."""

    tool: str
    points: tuple[int, ...]


class Passage(Frozen):
    """One stretch of telling. `aloud`: told by voice, the parts are at most a note. `sketch`: shown without words, in the order
    in which it was. Who told it and when is the event's."""

    parts: tuple[str | Woven, ...] = ()
    aloud: bool = False
    lang: str = ""
    sketch: tuple[Gesture, ...] = ()

    @property
    def cards(self) -> tuple[str, ...]:
        """
        >>> Passage(("Then", Woven("key"), "fell.")).cards
        ('key',)
        """
        return tuple(p.card for p in self.parts if isinstance(p, Woven))

    @property
    def text(self) -> str:
        """
        >>> Passage(("Then", Woven("key"), "fell.")).text
        'Then fell.'
        """
        return " ".join(p for p in self.parts if isinstance(p, str))

    def as_told(self) -> "Passage":
        """Without the line that was written about it later, if it was told aloud.

        >>> Passage(("It was about trains.",), aloud=True).as_told()
        Passage(parts=(), aloud=True, lang='', sketch=())
        """
        return Passage(aloud=True) if self.aloud and self.parts else self

    def as_note(self) -> "Passage":
        """This line, in the place of what was told aloud."""
        return Passage(self.parts, aloud=True, lang=self.lang)


def told(text: str, lang: str = "") -> Passage:
    """A passage of plain text.

    >>> told("Once.").text
    'Once.'
    """
    return Passage((text,), lang=lang)
