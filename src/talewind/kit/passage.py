"""A passage: what is told, with the cards woven in at their place."""

from .words import Frozen


class Woven(Frozen):
    """A card at its place in the text."""

    card: str


class Passage(Frozen):
    """One stretch of telling. `aloud`: told by voice, the parts are at most a note. Who told it and when is the event's."""

    parts: tuple[str | Woven, ...] = ()
    aloud: bool = False
    lang: str = ""

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


def told(text: str, lang: str = "") -> Passage:
    """A passage of plain text.

    >>> told("Once.").text
    'Once.'
    """
    return Passage((text,), lang=lang)
