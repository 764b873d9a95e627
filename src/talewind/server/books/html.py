"""HTML from text that may contain anything: only `escaped` and `element` create HTML, and both escape. It is well-formed XML too,
for the EPUB."""

from html import escape
from typing import NewType

Html = NewType("Html", str)

SPACES = str.maketrans("\t\v\f\r", "    ")
VOID = ("img", "meta", "br", "link", "item", "itemref")


def escaped(text: str) -> Html:
    """
    >>> escaped("<b>")
    '&lt;b&gt;'
    >>> escaped("one\\ttwo")
    'one two'
    """
    spaced = text.translate(SPACES)
    return Html(escape("".join(c if _allowed(c) else "" for c in spaced)))


def _allowed(c: str) -> bool:
    """Characters of XML 1.0; half a pair of surrogates is none."""
    return (c >= " " or c == "\n") and not "\ud800" <= c <= "\udfff" and c not in "\ufffe\uffff"


def element(name: str, /, *inside: Html, **attributes: str | None) -> Html:
    """An attribute name ends with an underscore if it is a Python keyword; a value of None omits the attribute.

    >>> element("p", escaped("a & b"), class_="tale", lang=None)
    '<p class="tale">a &amp; b</p>'
    """
    said = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escaped(value)}"'
        for key, value in attributes.items()
        if value is not None
    )
    return Html(f"<{name}{said}/>" if name in VOID and not inside else f"<{name}{said}>{''.join(inside)}</{name}>")


def join(*parts: Html) -> Html:
    return Html("".join(parts))
