"""The book: who is who, how it began, the chapters with their ways and quests, the epilogue, the memories. It has only what all
have seen: a hand or an objective that was never shown stays hidden, and nobody's drawings are counted before the end."""

from collections.abc import Iterator

from msgspec import structs

from talewind.kit import Account, Chapter, Colophon, Happening, Line, Page, Say, Seat, say

from .cards import Tale
from .cast import BLANK, CARDS, NEUTRAL, Card, Token
from .events import (
    GameEnded,
)
from .notes import SILENT, Note
from .quest_events import (
    MemoryPlaced,
    QuestCounted,
    QuestDropped,
)
from .sections import Section, sections
from .state import Winter

BILL, PROLOGUE, EPILOGUE, TRACK, FIRST = range(5)  # ids of pages; those of turns follow
FACTIONS = ("spring", "winter", "writer")
STORY_CARDS = frozenset(CARDS)


def pages(state: Winter) -> Iterator[Page]:
    """What was left untold is left out."""
    found = list(sections(state))
    told = [page for n, section in enumerate(found, 1) if (page := _page(section, n == len(found)))]
    if not any(page.lines for page in told):
        return
    yield _bill(state)
    yield from told
    if state.track:
        kept = [_memory(0, memory.card, memory.side, memory.quest) for _, memory in sorted(state.track.items())]
        yield Page(TRACK, say("winter_tales-page-memories"), happenings=tuple(kept))


def _page(section: Section, last: bool) -> Page | None:
    lines: list[Line] = []
    happened: list[Happening] = []
    for item in section.items:
        if isinstance(item, Note):
            _add(happened, _happening(section, item, len(lines)))
        elif item.tale.parts or item.tale.aloud:
            lines.append(_line(item))
            if item.fate == "overwritten":
                _add(happened, Happening(len(lines), (say("winter_tales-book-overwritten"),)))
    over = not last or section.has(GameEnded)
    if section.quest and over and not section.has(QuestCounted, QuestDropped):  # WT-R66
        _add(happened, Happening(len(lines), (say("winter_tales-book-left-open", token=section.quest),)))
    if not lines and not happened:
        return None
    heading, chapter = _heading(section), _chapter(section)
    return Page(_id(section), heading, tuple(lines), chapter=chapter, happenings=tuple(happened))


def _id(section: Section) -> int:
    match section.part:
        case "prologue":
            return PROLOGUE
        case "epilogue":
            return EPILOGUE
    return FIRST + 2 * section.turn + (section.part == "quest")


def _heading(section: Section) -> Say:
    if section.part == "quest":
        return say("winter_tales-page-quest", token=section.quest)
    if section.part == "ways":
        actors = section.actors
        return say("winter_tales-page-ways", chars=actors) if actors else say("winter_tales-page-streets")
    return say(f"winter_tales-page-{section.part}")


def _chapter(section: Section) -> Chapter | None:
    if section.part in ("prologue", "epilogue"):
        return None
    return Chapter(section.chapter, say("winter_tales-chapter", chapter=section.chapter))


def _line(tale: Tale) -> Line:
    ink = "" if tale.kind in ("opening", "epilogue_end") else tale.side
    return Line(tale.seat, tale.tale, ink=ink, by=say(f"winter_tales-character-{tale.char}") if tale.char else None)


# What happened between the lines.


def _add(happened: list[Happening], new: Happening | None) -> None:
    """Sentences at the same place in the same ink are one happening."""
    before = happened[-1] if happened else None
    if new is None:
        return
    if before is None or (before.at, before.ink) != (new.at, new.ink) or before.card or new.card:
        happened.append(new)
    else:
        happened[-1] = structs.replace(before, facts=(*before.facts, *new.facts))


def _happening(section: Section, note: Note, at: int) -> Happening | None:
    event = note.event
    if isinstance(event, SILENT):
        return None
    if isinstance(event, MemoryPlaced):
        deed = event.card not in STORY_CARDS and event.card not in (NEUTRAL, BLANK)
        return _memory(at, event.card, event.side, "" if deed else section.quest)
    return Happening(at, (note.fact,), note.ink)


def _memory(at: int, card: Card, side: str, quest: Token) -> Happening:
    """`quest`: empty for an objective."""
    fact = (
        say("winter_tales-book-memory", side=side, token=quest) if quest else say("winter_tales-book-deed", side=side)
    )
    return Happening(at, (fact,), side, card, _name(card))


def _name(card: Card) -> Say:
    if card in STORY_CARDS:
        return say(card)
    return say(f"winter_tales-book-{card}" if card in (NEUTRAL, BLANK) else f"winter_tales-objective-{card}")


# Who is who, and who told what.


def _bill(state: Winter) -> Page:
    facts = [say("winter_tales-book-memories", memories=state.options.epilogue_space - 1)]
    if state.options.tone != "open":
        facts.append(say("winter_tales-book-tone", tone=state.options.tone))
    accounts = (Account(seat, tuple(_role(state, seat)), state.factions[seat]) for seat in _by_faction(state))
    return Page(BILL, say("winter_tales-page-bill"), facts=tuple(facts), accounts=tuple(accounts))


def _by_faction(state: Winter) -> list[Seat]:
    return [seat for faction in FACTIONS for seat in state.ring if state.factions[seat] == faction]


def _role(state: Winter, seat: Seat) -> Iterator[Say]:
    yield say("winter_tales-book-plays", seat=seat, faction=state.factions[seat])
    for char, figure in (state.figures | state.out).items():
        if figure.seat == seat:
            yield say("winter_tales-book-character", char=char)


def colophon(state: Winter) -> Colophon:
    """How it ended and why, and who told how much (WT-183, WT-187 to WT-189). Before the end it would count drawings (WT-R97)."""
    if state.winners is None:
        return Colophon()
    accounts = tuple(Account(seat, (_told(state, seat),), state.factions[seat]) for seat in _by_faction(state))
    return Colophon((_won(state), *_points(state)), accounts)


def _won(state: Winter) -> Say:
    spring, winter = state.standing().values()
    if not state.winners:
        return say("winter_tales-book-unwon")
    faction = state.factions[state.winners[0]]
    return say("winter_tales-book-won", faction=faction, winners=state.winners, even=spring == winter)


def _points(state: Winter) -> Iterator[Say]:
    played = state.in_scene("epilogue")
    for side, points in state.standing().items():
        cards = sum(one.side == side for one in played)
        memories = state.memories(side)
        yield say("winter_tales-book-points", side=side, points=points, memories=memories, drawings=cards)


def _told(state: Winter, seat: Seat) -> Say:
    told = [tale.tale for tale in state.tales if tale.seat == seat and (tale.tale.parts or tale.tale.aloud)]
    words = sum(len(tale.text.split()) for tale in told)
    drawings = sum(len(tale.cards) for tale in told)
    return say("winter_tales-book-told", seat=seat, passages=len(told), words=words, drawings=drawings)
