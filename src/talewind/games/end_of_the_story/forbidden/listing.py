"""The narrator's list of forbidden words: forms that people use. The finder knows more, such as "mermaided"."""

from functools import cache

from talewind.kit import Picture

from .forms import Language, bases, forms

# English words that are also verbs; of the others the forms with -ed and -ing are not words.
VERBS = frozenset([
    "baby", "bicycle", "bike", "boat", "bomb", "book", "bottle", "bread", "bridge", "cake", "castle", "chair", "cloud", "clown",
    "cow", "crown", "dog", "drum", "egg", "eye", "feather", "flag", "fork", "ghost", "gift", "hammer", "handcuff", "key", "mask",
    "medal", "mirror", "moon", "mushroom", "phone", "ring", "rocket", "scissor", "shoe", "snake", "star", "telephone", "telescope",
    "train", "treasure", "wolf",
])  # fmt: skip
MORE = frozenset(("hearted", "bearing", "horsing", "eying", "witching"))  # kind-hearted, the witching hour
UNREAL = frozenset(("snowmans", "handcuffses", "scissorses", "lightnings", "hibous", "œils", "oeils"))


def _is_real(form: str, bases: frozenset[str], lang: Language) -> bool:
    if form in UNREAL:
        return False
    if lang != "en" or form in MORE or form in bases or not form.endswith(("ed", "ing")):
        return True
    return any(_inflects(verb, form) for verb in VERBS & bases)


def _inflects(verb: str, form: str) -> bool:
    """
    >>> _inflects("drum", "drumming"), _inflects("baby", "babied"), _inflects("bike", "biking"), _inflects("car", "carved")
    (True, True, True, False)
    """
    stem = verb[:-1] if verb.endswith(("e", "y")) else verb
    ends = ("ed", "ing", verb[-1] + "ed", verb[-1] + "ing", "ied", "eing")
    return form in [stem + end for end in ends]


@cache
def listed(picture: Picture, lang: Language) -> tuple[str, ...]:
    """
    >>> listed("r13", "en"), listed("y01", "en")
    (('mermaid', 'mermaids'), ('bottle', 'bottled', 'bottles', 'bottling'))
    """
    every, named = {" ".join(form) for form in forms(picture, lang)}, bases(picture, lang)
    return tuple(sorted(form for form in every if _is_real(form, named, lang)))
