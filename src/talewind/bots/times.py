"""How long people take to read, write and choose: one table for `talewind simulate` and for the pauses of bots.

| Figure | From |
|---|---|
| reading 260 words a minute | Brysbaert 2019, J. Memory and Language 109: silent reading of fiction, 190 studies, 18,573 people |
| writing 19 words a minute | Karat and others, CHI 1999: composing (copying: 32.5); phones and keyboards are near each other, 36 and 52 for copying \
(Palin and others 2019, Dhakal and others 2018) |
| deciding 1.35 s, pointing 1.1 s | Card, Moran and Newell 1980, Comm. ACM 23: operators M and P of the keystroke-level model |
| 0.15 s a bit of choice | Hick 1952 and Hyman 1953, as in Card, Moran and Newell 1983 |
| 15 words a sentence, 2 sentences | our assumption, where the question sets no shorter limit |
"""

from collections.abc import Iterable
from math import log2

from talewind.kit import Event, Offer, Passage, Words

MINUTE = 60_000
READING, WRITING = 260, 19  # words a minute
DECIDING, POINTING, BIT = 1_350, 1_100, 150  # ms
SENTENCE, SENTENCES, LETTERS = 15, 2, 6  # words of a sentence, sentences of a tale, characters of a word with its space
LONGEST_PAUSE = 8_000  # ms


def read(events: Iterable[Event]) -> int:
    """ms to read the tales of these events."""
    passages = (getattr(event, name) for event in events for name in event.__struct_fields__)
    return words_in(passage for passage in passages if isinstance(passage, Passage)) * MINUTE // READING


def words_in(passages: Iterable[Passage]) -> int:
    return sum(len(passage.text.split()) for passage in passages)


def choose(offers: tuple[Offer, ...]) -> int:
    """ms to choose one of the offers and point at it."""
    ways = sum(size if (size := offer.size()) is not None else 1 for offer in offers)
    return DECIDING + POINTING + round(BIT * log2(ways + 1))


def write(offer: Offer) -> int:
    """ms to write the text of a move of this offer."""
    tales = [domain for domain in offer.fields.values() if isinstance(domain, Words)]
    count = sum(min(SENTENCE * (tale.sentences or SENTENCES), tale.chars // LETTERS) for tale in tales)
    return count * MINUTE // WRITING


def pause(offers: tuple[Offer, ...], told: Iterable[Event], pace: int = 100) -> int:
    """ms that a bot pauses, given these offers: like a person who writes if possible, at `pace` percent of a person's time,
    at most LONGEST_PAUSE."""
    taken = read(told) + choose(offers) + max((write(offer) for offer in offers), default=0)
    return min(LONGEST_PAUSE, taken * pace // 100)
