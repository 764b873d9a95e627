"""What is wrong with a sentence, by what can be seen of it."""

import re
from collections.abc import Iterator

NARROW = "\u202f"  # the space that stands before French marks and does not break
COUNTED = "characters|entries|minutes|players|points|seconds|sentences|tables|tales|tokens|votes"
COMPTES = "caractères|éléments|jetons|minutes|personnes|phrases|points|secondes|tables|contes|votes"

BOTH = {
    "a rule's id": r"\b(?:WM|ST|ES|WW|WT)-R?\d+",
    "a key or a placeable": r"[{}$\ue000]|\b(?:kit|server|client|book|windmill|story|end_of_the_story|windward|winter_tales)-[a-z]+(?:-[a-z]+|\b(?!-))",
    "a raw negative number": r"(?<![\w-])-\d|−\d+ points? (?:for|pour)",
    "two spaces": r" {2}",
    "a straight quotation mark": r"['\"]",
    "a space before a mark": r"\s(?:[,)]|\.(?![ \u202f]!))",
    "two marks at the end": r"[.!?][\u202f ]?\.(?!\.)|,[.!?]",
    "nobody as somebody": r"\bnone\b(?= (?:is|has|voted))|#\d",
}
OWN = {
    "en": {
        "the wrong verb for you": r"\b[Yy]ou (?:is|has|was|does|goes|wins|tells|votes|shows|passes|plays|draws|loses|stays)\b",
        "a capital inside a sentence": r"[a-z,] You\b",
        "one of many": rf"(?<![\d:,.])(?<!\+ )1 (?:{COUNTED})\b",
        "the own": r"\b[Tt]he own\b",
    },
    "fr": {
        "a vowel that should have gone": r"\b(?:[DdLlJj]e|[Qq]ue|[Jj]usque|[Ll]orsque|[Pp]uisque) (?=[AEIOUYÀÂÉÈÊÎÔÛŒ])|\bde une?\b",
        "the wrong verb for vous": r"^Vous (?:est|a|sont|ont|n’est|n’a)\b|^Vous(?: et|,) [^.]*? (?:sont|ont|est|a)\b|\bet vous (?:sont|ont|est|a)\b",
        "a capital inside a sentence": r"[a-zé,] Vous\b",
        "one of many": rf"(?<![\d:,.])(?<!\+ )1 (?:{COMPTES})\b",
        "a mark without its narrow space": rf"(?<!{NARROW})[;:!?»](?![»])|«(?!{NARROW})",
        "an agreement with the reader": r"\b[Vv]ous (?:seul|êtes (?:invité|nombreux|seul|tous))\b|\bvous tous\b",
    },
}  # fmt: skip


def faults(lang: str, said: str) -> Iterator[str]:
    for name, pattern in (BOTH | OWN[lang]).items():
        if found := re.search(pattern, said):
            yield f"{name}: “{found[0]}” in “{said}”"
    for line in said.splitlines():
        if line[:1].islower() and " " in line and re.search(r"[.!?…]$", line):
            yield f"a small letter at the start of “{line}”"
