"""Text as the finder reads it: letters only, in lower case."""

import re
from unicodedata import category, combining, normalize

type Tokens = tuple[str, ...]

_LETTERS = re.compile(r"[^\W\d_]+")


def tokens(text: str) -> Tokens:
    """Split at everything but letters, also at apostrophes and hyphens. Invisible characters are removed.

    >>> tokens("L'avion, heart\\u00ads")
    ('l', 'avion', 'hearts')
    """
    visible = "".join(c for c in text if category(c) != "Cf")
    return tuple(_LETTERS.findall(normalize("NFC", visible).lower()))


def unaccented(token: str) -> str:
    """
    >>> unaccented("bébé"), unaccented("cœur")
    ('bebe', 'coeur')
    """
    bare = "".join(c for c in normalize("NFD", token) if not combining(c))
    return bare.replace("œ", "oe")
