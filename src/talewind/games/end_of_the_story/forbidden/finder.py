"""Finding the word of a target in a story: automatic hits, and suspicions for the guessers to judge (ES-R2, ES-R27)."""

from collections.abc import Callable, Iterable, Iterator

from talewind.kit import Frozen, Picture

from .forms import LANGUAGES, Language, forms, word
from .tokens import Tokens, tokens, unaccented

SAME_BUT_FOR_ACCENTS: tuple[Language, ...] = ("fr", "es", "it")
SHORTEST_FIRST, SHORTEST_LAST, FURTHER = 4, 5, 3  # letters: starfish, sweetheart; not carpet, during, start

type Span = tuple[int, int]  # from the first token to behind the last


class Find(Frozen):
    """A word of the story, and the target that it names or may name."""

    word: str
    picture: Picture


def _plain(token: str) -> str:
    return token


def _spans(told: Tokens, picture: Picture, lang: Language, read: Callable[[str], str] = _plain) -> Iterator[Span]:
    """Find the forms of the picture's name. "En train de" is no train."""
    wanted = {tuple(map(read, form)) for form in forms(picture, lang)}
    for length in {len(form) for form in wanted}:
        for start in range(len(told) - length + 1):
            if tuple(map(read, told[start : start + length])) in wanted and not _free(told, start, lang):
                yield start, start + length


def _free(told: Tokens, place: int, lang: Language) -> bool:
    return lang == "fr" and told[max(0, place - 1) : place + 2] in (("en", "train", "de"), ("en", "train", "d"))


def _finds(told: Tokens, spans: Iterable[Span], picture: Picture) -> list[Find]:
    return [Find(" ".join(told[start:stop]), picture) for start, stop in sorted(spans)]


def forbidden_words(text: str, targets: Iterable[Picture], lang: Language) -> list[Find]:
    """Automatic hits.

    >>> forbidden_words("She bottled it.", ["y01"], "en")
    [Find(word='bottled', picture='y01')]
    """
    told = tokens(text)
    return [find for picture in targets for find in _finds(told, _spans(told, picture, lang), picture)]


def _is_compound(token: str, picture: Picture, lang: Language) -> bool:
    """Whether the token begins or ends with the target's word and has enough other letters."""
    name = tokens(word(picture, lang))
    if len(name) > 1 or len(token) < len(name[0]) + FURTHER:
        return False
    first, last = len(name[0]) >= SHORTEST_FIRST, len(name[0]) >= SHORTEST_LAST
    return (first and token.startswith(name[0])) or (last and token.endswith(name[0]))


def suspicious_words(text: str, targets: Iterable[Picture], lang: Language, translations: bool = False) -> list[Find]:
    """Words like automatic hits: without their accents, in a longer word, or (`translations`) in another language.

    >>> suspicious_words("My sweetheart was late.", ["r01"], "en")
    [Find(word='sweetheart', picture='r01')]
    """
    told, found = tokens(text), list[Find]()
    others = [other for other in LANGUAGES if other != lang] if translations else []
    for picture in targets:
        like = {(n, n + 1) for n, token in enumerate(told) if _is_compound(token, picture, lang)}
        if lang in SAME_BUT_FOR_ACCENTS:
            like.update(_spans(told, picture, lang, unaccented))
        for other in others:
            like.update(_spans(told, picture, other))
        found += _finds(told, like.difference(_spans(told, picture, lang)), picture)
    return found
