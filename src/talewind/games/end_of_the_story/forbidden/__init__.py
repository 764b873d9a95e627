"""Words that a story may not say: the forms of the objects' names in six languages, and the search for them."""

from .finder import Find, forbidden_words, suspicious_words
from .forms import LANGUAGES, OBJECTS, Language, forms, word
from .listing import listed
from .tokens import tokens

__all__ = [
    "LANGUAGES", "OBJECTS", "Find", "Language", "forbidden_words", "forms", "listed", "suspicious_words", "tokens", "word",
]  # fmt: skip
