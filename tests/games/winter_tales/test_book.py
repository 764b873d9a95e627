"""The book: its pages in the order of telling, what happened between the passages, who told what, and no secret in it."""

from typing import Any

import msgspec
import pytest

from talewind.bots.winter_tales import Teller
from talewind.games.winter_tales.book import EPILOGUE
from talewind.games.winter_tales.cards import Memory
from talewind.games.winter_tales.epilogue import begin_epilogue
from talewind.games.winter_tales.moves import ChooseMemory, Generate, PlaceMemory, Save, Support
from talewind.games.winter_tales.options import WinterOptions
from talewind.games.winter_tales.passages import mark
from talewind.kit import Chance, Page, Say, Table, world_of
from talewind.texts import Speaker
from tests.bots.winter_tales.evenings import GAME, answers, evening

from .tables import A, B, C, D, WinterRig, passage, town
from .test_battles import attacked
from .test_epilogue import epilogue, parts
from .test_quests import SAFE, acting, played
from .test_traps import sprung

NAMES = ["Ana", "Bo", "Cy", "Dora", "Eli", "Fay", "Gus"]
RICH: dict[str, Any] = {"powers": True, "skills": True, "objectives": True}


def pages(rig: WinterRig) -> list[Page]:
    return list(rig.game.pages(rig.state))


def said(*facts: Say, lang: str = "en") -> str:
    return " ".join(Speaker(GAME, lang, NAMES).say(fact) for fact in facts)


def between(page: Page) -> list[tuple[int, str, str]]:
    """What happened on a page: after how many lines, in which ink, in which words."""
    return [(each.at, each.ink, said(*each.facts)) for each in page.happenings]


def headed(rig: WinterRig, heading: str) -> Page:
    return next(page for page in pages(rig) if said(page.heading) == heading)


def walked(rig: WinterRig, char: str, to: str) -> None:
    """A whole turn: the character takes one step, and its player tells it."""
    rig.activate(char)
    rig.walk(to)
    rig.settle()
    rig.tell(f"{char} went on.")
    rig.pass_()
    rig.done()


# Pages.


def test_three_turns_share_a_page_under_the_names_of_their_characters() -> None:
    rig = town(4)
    rig.place(
        alice=(A, "oaks-park"), wolf=(B, "bell-court"), cranky=(C, "candle-factory"), candlewick=(D, "drain-alley")
    )
    rig.turn(A)
    walked(rig, "alice", "old-mill-square")
    walked(rig, "wolf", "wintertown-ossuary")
    walked(rig, "cranky", "battery-hill")
    walked(rig, "candlewick", "mad-hatters-asylum")
    bill, first, second = pages(rig)
    assert not bill.lines
    assert [said(page.heading) for page in (first, second)] == ["Alice, Wolf and Cranky", "Candlewick"]
    assert [(line.seat, line.ink, said(line.by) if line.by else "") for line in first.lines] == [
        (A, "spring", "Alice"),
        (B, "winter", "Wolf"),
        (C, "spring", "Cranky"),
    ]
    assert first.lines[0].passage.cards, "the card stands where it was woven in"
    assert [page.chapter and said(page.chapter.heading) for page in (first, second)] == ["Chapter one", "Chapter one"]


def test_a_quest_has_a_page_of_its_own_that_ends_with_its_memory() -> None:
    rig = acting(wolf=(B, "oaks-park"))
    rig.resolve(SAFE)
    rig.nobody_joins()
    played(rig, 2, (B, "wolf", 1))
    rig.tell("The door stayed shut.")
    rig.act(ChooseMemory(rig.choices("choose-memory", "card")[0]))
    rig.act(PlaceMemory(1))
    page = headed(rig, "The Safe House")
    assert [line.seat for line in page.lines] == [A, A, B, A, A]
    assert between(page)[-2:] == [
        (4, "spring", "2 for spring, 1 for winter: spring won."),
        (5, "spring", "The memory of “The Safe House”, for spring."),
    ]
    card = rig.state.track[1].card
    assert (page.happenings[-1].card, page.happenings[-1].name) == (card, Say(card))
    assert pages(rig)[-1].happenings[0].card == card, "the last page has all memories"


def test_a_passage_stays_on_its_page() -> None:
    """Whoever has hidden their lines on a page must not find them on another one."""
    found: dict[int, int] = {}
    for number, each in enumerate(answers([Teller] * 5, WinterOptions(players=5, **RICH), 3)):
        if number % 7 == 0:
            for page in GAME.pages(each.state):
                for line in page.lines:
                    tale = next(tale.id for tale in each.state.tales if tale.tale is line.passage)
                    assert found.setdefault(tale, page.id) == page.id
    assert len(set(found.values())) > 5


def test_all_that_was_told_is_in_the_book_once_and_in_its_order() -> None:
    state = evening(5, 2, **RICH)
    book = list(GAME.pages(state))
    told = [line.passage for page in book for line in page.lines]
    assert told == [tale.tale for tale in state.tales if tale.tale.parts]
    assert len({page.id for page in book}) == len(book)
    chapters = [page.chapter.number for page in book if page.chapter]
    assert chapters == sorted(chapters)
    assert [page.id for page in book if not page.chapter and page.lines][-1] == EPILOGUE


def test_nothing_told_no_book() -> None:
    rig = town(4)
    rig.place(alice=(A, "oaks-park"))
    rig.turn(A)
    rig.activate("alice")
    assert pages(rig) == []


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_sentence_of_a_rich_evening_has_its_words(lang: str) -> None:
    state = evening(7, 4, lang, memories=5, **RICH)
    colophon = GAME.colophon(state)
    facts = [*colophon.facts, *(fact for account in colophon.accounts for fact in account.facts)]
    for page in GAME.pages(state):
        facts += [page.heading, *page.facts, *(fact for account in page.accounts for fact in account.facts)]
        facts += [fact for each in page.happenings for fact in (*each.facts, *([each.name] if each.name else []))]
        facts += [line.by for line in page.lines if line.by] + ([page.chapter.heading] if page.chapter else [])
    words = [said(fact, lang=lang) for fact in facts]
    assert not [word for word in words if "winter_tales" in word or "sc-" in word or "{" in word]
    assert len(words) > 100


# What happened between the passages.


def test_a_battle_is_told_in_few_words() -> None:
    rig = attacked(soldier="wolf")
    rig.strike()
    rig.pass_()
    rig.capture("winter-prison", "He carried her off.")
    rig.let_stand()
    (page,) = [page for page in pages(rig) if page.lines]
    assert between(page) == [
        (1, "winter", "Wolf attacked Alice."),
        (2, "winter", "Wolf won the battle against Alice. Alice went down."),
        (3, "winter", "Alice ended up in Winter Prison."),
    ]


@pytest.mark.parametrize(
    ("spring", "evades", "ink", "words"),
    [
        (3, 1, "spring", "The trap counted 3, the escape 1: it snapped shut. Wolf went down."),
        (2, 2, "spring", "The trap counted 2, the escape 2: the way was barred. Wolf had to go back to Lantern Gate."),
        (1, 2, "winter", "The trap counted 1, the escape 2: it closed on nothing."),
    ],
)
def test_a_trap_says_how_many_but_not_which(spring: int, evades: int, ink: str, words: str) -> None:
    rig = sprung(5, spring, evades)
    (page,) = [page for page in pages(rig) if page.lines]
    assert between(page)[0] == (1, "spring", "Alice sprang a trap on Wolf.")
    assert between(page)[-1] == (3, ink, words)
    assert "sc-" not in str(page.happenings)


def test_a_new_quest_and_a_rescue_are_told_before_their_tales() -> None:
    rig = town(4)
    rig.place(alice=(A, "oaks-park"))
    rig.change("alice", upright=False)
    rig.turn(A)
    rig.act(Save("alice", tuple(rig.state.hands[A][:2])))
    rig.tell()
    rig.activate("alice")
    rig.stay()
    rig.act(Generate(SAFE, "fair-of-wonders"))
    rig.tell()
    assert between(headed(rig, "Alice")) == [
        (0, "spring", "Alice was saved."),
        (1, "spring", "A new quest at the Fair of Wonders: “The Safe House”."),
    ]


@pytest.mark.rule("WT-R66")
def test_a_quest_that_the_epilogue_cuts_off_is_marked() -> None:
    rig = acting()
    rig.resolve(SAFE)
    left = "What became of “The Safe House” was never told."
    assert left not in str(between(headed(rig, "The Safe House"))), "it may still be told"
    begin_epilogue(Table(rig.state, b"", rig.state.at), "WT-R96")
    assert between(headed(rig, "The Safe House"))[-1] == (1, "", left)


@pytest.mark.rule("WT-R83")
def test_a_memory_that_was_painted_over_stays_marked() -> None:
    rig = acting(objectives=True)
    rig.resolve(SAFE)
    rig.state.put_memory(1, Memory("obj-garrison", "winter", B, 1))
    mark(rig.state, 1, fate="overwritten")
    assert between(headed(rig, "The Safe House")) == [(1, "", "Another memory was painted over this one.")]


# Who is who, and who told how much.


def test_the_first_page_names_the_sides_and_their_characters() -> None:
    state = evening(5, 1)
    bill = next(iter(GAME.pages(state)))
    assert [account.ink for account in bill.accounts] == ["spring", "spring", "winter", "winter", "writer"]
    named = {said(fact) for account in bill.accounts for fact in account.facts[1:]}
    assert len(named) == 10, "all characters in play"


@pytest.mark.rule("WT-183", "WT-188")
def test_the_last_page_says_who_won_and_why() -> None:
    rig = epilogue(5, 4, 5, 3, 4, 5, memories=("spring", "spring", "winter"))
    parts(rig, 4, 5, 3, 4)
    rig.act(Support("winter"))
    parts(rig, 1)
    facts = [said(fact) for fact in rig.game.colophon(rig.state).facts]
    assert facts == [
        "Neither spring nor winter: both sides were even, so Eli won with the writer’s pen.",
        "Spring: 13, from 2 memories and 7 last drawings.",
        "Winter: 13, from one memory and 10 last drawings.",
    ]


@pytest.mark.parametrize(
    ("memories", "starter", "won"),
    [
        (("spring",), B, "Spring has come to Wintertown: Ana and Cy won, with the higher count."),
        (("winter",), A, "Winter keeps the town: Bo and Dora won, with the higher count."),
        (("neutral",), B, "Winter keeps the town: Bo and Dora won, though both sides were even, for winter told the last memory."),
    ],
)  # fmt: skip
def test_without_a_writer_a_tie_is_explained_too(memories: tuple[str, ...], starter: int, won: str) -> None:
    rig = epilogue(4, 3, 3, 3, 3, memories=memories, starter=starter)
    parts(rig, 3, 3, 3, 3)
    assert said(rig.game.colophon(rig.state).facts[0]) == won


def test_the_last_page_counts_what_each_has_told() -> None:
    rig = epilogue(4, 2, 1, 0, 0, memories=("spring",))
    parts(rig, 2, 1)
    rig.tell()
    rig.tell()
    told = {account.seat: said(*account.facts) for account in rig.game.colophon(rig.state).accounts}
    assert told[A] == "Ana told 2 passages, 8 words long, with 2 drawings."
    assert told[C] == "Cy told one passage, 4 words long, with no drawing."


# No secret.


@pytest.mark.rule("WT-R97")
def test_before_the_end_nobodys_drawings_are_counted() -> None:
    rig = epilogue(4, 2, 1, 0, 0, memories=("spring",))
    assert rig.game.colophon(rig.state).accounts == ()
    parts(rig, 2, 1, 0)
    assert rig.game.colophon(rig.state).accounts == ()


def test_the_book_is_the_same_in_every_world_that_somebody_cannot_rule_out() -> None:
    """Hands, their sizes, piles, objectives and orders differ from world to world."""
    book = msgspec.json.Encoder().encode
    tried = 0
    for number, each in enumerate(answers([Teller] * 5, WinterOptions(players=5, **RICH), 5)):
        if number % 23 == 0:
            own = book((list(GAME.pages(each.state)), GAME.colophon(each.state)))
            for seat in (None, number % 5):
                world = world_of(GAME, each.state, seat, Chance(b"%d" % number))
                assert book((list(GAME.pages(world)), GAME.colophon(world))) == own
                tried += world.hands != each.state.hands
    assert tried > 5


def test_the_book_of_a_finished_game_names_no_objective_that_was_not_declared() -> None:
    state = evening(5, 5, **RICH)
    assert state.secrets, "some were never shown"
    book = msgspec.json.encode((list(GAME.pages(state)), GAME.colophon(state))).decode()
    assert not [secret.goal for secret in state.secrets if secret.goal in book]
    assert not [goal for goal in state.unused if goal in book]


def test_notebooks_and_suggestions_are_in_no_book() -> None:
    rig = acting()
    rig.resolve(SAFE)
    rig.state.notebooks[B] = passage("Only for me.")
    rig.state.ideas[C] = passage("Only for her.")
    assert "Only for" not in msgspec.json.encode(pages(rig)).decode()
