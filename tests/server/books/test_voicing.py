"""Voices without a database: what is said of a whole game, of one deed, and of lines without words."""

from types import SimpleNamespace
from typing import Any

import pytest
from msgspec import structs

from talewind import games
from talewind.kit import Chapter, Line, Page, Passage, Say, Woven, passage, say
from talewind.server.books.book import BookHidden
from talewind.server.books.manuscript import Manuscript
from talewind.server.books.voices import Stretch, Voice, Voiced
from talewind.server.books.voicing import Voicing
from talewind.server.tables.hands import ToldSoFar, core, told_so_far
from tests.games.windward.recorded import ended
from tests.games.winter_tales.told import evening

ANA, ZOE = 5, 1  # voices: seat 1 was Ana's and is Zoe's


def so_far(*pages: Page, seat: int = 1) -> ToldSoFar:
    state: Any = [line.passage for page in pages for line in page.lines]
    return told_so_far(pages, state, seat)


def voiced(game: str, manuscript: Manuscript, *told: ToldSoFar) -> Voiced:
    """Seat 1 has changed hands when this was told: from Ana to Zoe, and then to the house."""
    header: Any = SimpleNamespace(game=games.load(game), seats=[None] * 5)
    now = [Voice(seat, seat == 1, f"p{seat}", name) for seat, name in enumerate(("Oma", "Zoe", "Cy", "Dee", "Eve"))]
    stretches = [Stretch(holder, each) for holder, each in zip((1, None), told, strict=False)]
    return Voicing(header, [*now, Voice(1, 0, "ana", "Ana")], {1: stretches} if told else {}).voiced(manuscript)


def of(game: str, state: Any) -> Manuscript:
    loaded = games.load(game)
    return Manuscript(tuple(loaded.pages(state)), loaded.shapes(state), loaded.colophon(state))


def seats_in(sentences: tuple[Say, ...]) -> set[int]:
    found = [value for each in sentences for name, value in each.args.items() if name in ("seat", "winners")]
    return {seat for value in found for seat in (value if isinstance(value, tuple) else (value,))}


def test_a_voyage_names_each_captain_of_a_way_and_both_for_the_whole() -> None:
    manuscript = of("windward", ended("14"))
    found = voiced("windward", manuscript, so_far(*manuscript.pages[:4]))
    both = found.people
    assert [voice.name for voice in found.voices] == ["Oma", "Zoe", "Cy", "Dee", "Eve", "Ana", ""]
    assert found.names({}, "the house")[both] == "Ana / Zoe"
    assert found.names({ANA: BookHidden(True, ())}, "the house")[both] is None
    chart, *rounds = found.manuscript.pages
    assert {account.seat for account in chart.accounts} == {0, both, 2, 3, 4}
    assert {track.seat for track in chart.chart.tracks} == {0, both, 2, 3, 4}  # type: ignore[union-attr]
    assert {seat for account in chart.accounts for seat in seats_in(account.facts)} == {0, both, 2, 3, 4}
    for number, page in enumerate(rounds):
        captain = ANA if number < 3 else ZOE
        others = {account.seat for account in page.accounts} - {0, 2, 3, 4}
        assert others <= {captain}
        assert {seat for account in page.accounts for seat in seats_in(account.facts)} <= {0, 2, 3, 4, captain}
        assert {track.seat for track in page.chart.tracks} <= {0, 2, 3, 4, captain}  # type: ignore[union-attr]
    assert len(found.manuscript.shapes) == len(found.voices)


def test_who_plays_a_side_and_who_told_how_much_is_said_of_all_who_did() -> None:
    manuscript = of("winter_tales", evening())
    pages = [page for page in manuscript.pages if page.told_by(1)]
    found = voiced("winter_tales", manuscript, so_far(*manuscript.pages[: manuscript.pages.index(pages[1])]))
    bill, colophon = found.manuscript.pages[0], found.manuscript.colophon
    both = found.people
    for accounts in (bill.accounts, colophon.accounts):
        assert {account.seat for account in accounts} == {0, both, 2, 3, 4}
        assert {seat for account in accounts for seat in seats_in(account.facts)} == {0, both, 2, 3, 4}
    tellers = [line.seat for page in found.manuscript.pages for line in page.lines if line.seat in (ANA, ZOE)]
    assert tellers == sorted(tellers, reverse=True)
    assert {ANA, ZOE} == set(tellers)


def test_a_seat_of_which_one_holder_told_everything_has_that_name() -> None:
    manuscript = of("winter_tales", evening())
    found = voiced("winter_tales", manuscript, ToldSoFar())
    assert (found.people, [voice.name for voice in found.voices]) == (5, ["Oma", "Zoe", "Cy", "Dee", "Eve"])


def page(number: int, *tales: Passage, seat: int = 1) -> Page:
    return Page(number, say("windmill-page", number=number), tuple(Line(seat, tale) for tale in tales))


def tellers(found: Voiced) -> list[int]:
    return [line.seat for page in found.manuscript.pages for line in page.lines]


def test_lines_without_words_are_known_by_their_place() -> None:
    aloud = Passage(aloud=True)
    before = page(1, aloud)
    manuscript = Manuscript((page(1, aloud, aloud), page(2, aloud)), ())
    assert tellers(voiced("windmill", manuscript, so_far(before))) == [ANA, ZOE, ZOE]


def test_a_tale_whose_end_or_cards_change_is_still_its_tellers() -> None:
    told, called = passage("The house left."), Passage(("The house left.", Woven("key"), "Hop!"))
    assert core(told) == core(called)
    manuscript = Manuscript((page(1, called, passage("It came back.")),), ())
    assert tellers(voiced("windmill", manuscript, so_far(page(1, told)))) == [ANA, ZOE]


def test_words_that_another_seat_has_told_make_nobody_an_earlier_teller() -> None:
    same = passage("Yes.")
    manuscript = Manuscript((page(1, same, seat=2), page(2, same)), ())
    assert tellers(voiced("windmill", manuscript, so_far(page(1, same, seat=2)))) == [2, ZOE]


def test_the_title_of_a_chapter_is_of_whoever_gave_it() -> None:
    titled = structs.replace(page(1, passage("One.")), chapter=Chapter(1, say("windmill-chapter", round=1), "Winds", 1))
    for told, by in ((so_far(titled), ANA), (so_far(page(1, passage("One."))), ZOE)):
        chapter = voiced("windmill", Manuscript((titled,), ()), told).manuscript.pages[0].chapter
        assert chapter is not None
        assert chapter.titled_by == by


def test_a_page_that_was_closed_later_speaks_of_whoever_told_on_it() -> None:
    told = structs.replace(so_far(page(1, passage("One."))), pages={}, said=frozenset())
    later = structs.replace(page(1, passage("One.")), facts=(say("story-page-told", seat=1),), finders=(1, 2))
    (found,) = voiced("story", Manuscript((later,), ()), told).manuscript.pages
    assert (seats_in(found.facts), found.finders) == ({ANA}, (ANA, 2))


@pytest.mark.parametrize("holders", [1, 2])
def test_sentences_about_a_line_have_its_tellers_voice(holders: int) -> None:
    facts = (say("story-page-told", seat=1), say("story-page-won", seat=1))
    first = structs.replace(page(1, passage("One.")), facts=facts[:1])
    second = structs.replace(page(2, passage("Two.")), facts=facts)
    third = structs.replace(page(3, passage("Three.")), facts=facts)
    told = [so_far(first), so_far(first, second)][:holders]
    won = structs.replace(first, facts=facts)
    found = voiced("story", Manuscript((won, second, third), ()), *told)
    assert [seats_in(page.facts) for page in found.manuscript.pages] == [{ANA}, {ZOE}, {ZOE if holders == 1 else 6}]
    if holders == 2:
        assert found.names({}, "the house")[6] == "the house"
        assert found.own("ana") == {ANA}


def test_a_holder_of_whom_the_game_does_not_know_has_told_nothing() -> None:
    found = voiced("windward", of("windward", ended("14")))
    assert (found.people, found.voices[ANA].name) == (6, "Ana")
    assert {account.seat for account in found.manuscript.pages[0].accounts} == {0, ANA, 2, 3, 4}
