"""Threads: what a picture can share with another one, such as a feeling, a thing, an event or a colour. Which picture has which,
and where in it, is in `threads.json`; what is told of it, in the folder `texts` by language."""

from collections import Counter
from functools import cache
from importlib.resources import files
from math import log

import msgspec

from talewind.bots.tales import ENGLISH, lines_of
from talewind.kit import Chance, Frozen, Picture

PACKAGE = "talewind.bots.story"

type Thread = str
type Spot = tuple[int, int]  # percent of a picture, from the left and from above

# The sticker that shows a thread without words.
STICKERS: dict[Thread, str] = {
    "longing": "thought", "fear": "fear", "joy": "laugh", "grief": "tear", "wonder": "surprise", "love": "heart", "pride": "crown",
    "guilt": "thought", "calm": "smile", "loneliness": "moon", "anger": "anger", "hope": "sun",
    "light": "sun", "water": "wave", "fire": "fire", "door": "hand", "key": "key", "hand": "hand", "message": "bell", "glass": "eye",
    "wheel": "spiral", "rope": "arrow", "shadow": "ghost", "height": "bird", "wings": "bird", "home": "heart", "time": "bell",
    "music": "ear", "hunger": "fish", "clothes": "crown", "treasure": "gift", "animal": "bone",
    "arriving": "foot", "leaving": "foot", "waiting": "bell", "losing": "tear", "finding": "eye", "breaking": "broken-heart",
    "mending": "hand", "hiding": "wink", "escaping": "wind", "promise": "kiss", "mistake": "surprise", "feast": "clap",
    "quarrel": "fist", "growing": "flower", "theft": "wink", "meeting": "smile", "falling": "arrow", "sleep": "sleep", "work": "fist",
    "game": "star",
    "red": "heart", "gold": "star", "green": "tree", "blue": "wave", "white": "snow", "black": "moon", "grey": "cloud",
    "violet": "flower", "brown": "tree", "orange": "fire",
}  # fmt: skip


@cache
def threads() -> dict[Picture, dict[Thread, Spot]]:
    """The threads of each picture and the spot of each."""
    return msgspec.json.decode(
        files(PACKAGE).joinpath("threads.json").read_bytes(), type=dict[Picture, dict[Thread, Spot]]
    )


@cache
def rarity() -> dict[Thread, float]:
    """How much it says that two pictures share a thread: the more, the fewer have it."""
    having = Counter(thread for some in threads().values() for thread in some)
    return {thread: log(len(threads()) / count) for thread, count in having.items()}


@cache
def _clauses(lang: str) -> dict[str, str]:
    return lines_of(PACKAGE, "texts", lang) or lines_of(PACKAGE, "texts", ENGLISH)


def clause(picture: Picture, thread: Thread, lang: str) -> str:
    """What is told of a picture where it has this thread."""
    return _clauses(lang)[f"{picture}-{thread}"]


class Tie(Frozen):
    """Two pictures and the thread by which they hold together; `there` differs from `here` if they share none."""

    first: Picture
    second: Picture
    here: Thread
    there: Thread

    @property
    def strength(self) -> float:
        return rarity()[self.here] if self.here == self.there else 0.0


def ties(first: Picture, second: Picture) -> list[Tie]:
    """All ties by a shared thread, the strongest first."""
    shared = [thread for thread in threads()[first] if thread in threads()[second]]
    return sorted((Tie(first, second, thread, thread) for thread in shared), key=lambda tie: -tie.strength)


def best_tie(first: Picture, second: Picture, dice: Chance) -> Tie:
    """The strongest tie, or a loose one by any two threads."""
    found = ties(first, second)
    if found:
        return found[0]
    here, there = (dice.pick(sorted(threads()[picture]), "loose") for picture in (first, second))
    return Tie(first, second, here, there)


def hold(first: Picture, second: Picture) -> float:
    """How well two pictures hold together: by their strongest tie, and a little by each further one."""
    strengths = [tie.strength for tie in ties(first, second)]
    return strengths[0] + sum(strengths[1:]) / 4 if strengths else 0.0
