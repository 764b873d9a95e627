"""The copy of an evening of Winter Tales: cards in the line, in the ink of their side; what happened between; who told what."""

import re
from html import escape

import pytest
from msgspec import structs

from talewind.kit import Happening, Line, Page, passage, say
from talewind.server.books.book import BookHidden, BookPage
from talewind.server.books.hiding import shown
from talewind.server.books.html import escaped
from talewind.server.books.layout import layout_of, length
from talewind.server.books.pictures import Pictures
from talewind.server.books.pieces import Pieces
from talewind.server.books.spreading import spreads
from talewind.server.books.tales import told
from talewind.server.books.volume import Part

from .woven import CLIENT, NAMES, book, copy, recorded


def body(html: str) -> str:
    return html.partition("</head>")[2]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_copy_says_all_that_is_in_the_book(lang: str) -> None:
    speaker, found = book(lang)
    html = body(copy(lang))
    assert html.count("<article") == len(found.pages)
    for page in found.pages:
        for fact in (page.heading, *(fact for each in page.happenings for fact in each.facts)):
            assert escape(speaker.say(fact)) in html
        for line in page.lines:
            parts = [part for part in line.passage.parts if isinstance(part, str)]
            assert all(escape(paragraph) in html for part in parts for paragraph in part.split("\n\n"))
    for fact in (*found.colophon.facts, *(fact for account in found.colophon.accounts for fact in account.facts)):
        assert escape(speaker.say(fact)) in html
    assert not re.search(r"winter_tales-|\bsc-\d\d|\bobj-", html)


def test_a_woven_card_stands_between_its_words_in_the_ink_of_its_side() -> None:
    speaker, found = book()
    line = next(line for page in found.pages for line in page.lines if line.ink == "winter" and line.passage.cards)
    before, _, after = line.passage.parts[:3]
    assert isinstance(before, str)
    assert isinstance(after, str)
    name = speaker.title(line.passage.cards[0])
    piece = f'<em class="piece" data-ink="winter">{name}</em>'
    assert f"{escape(before)} {piece} {escape(after)}" in copy()


def test_every_teller_has_a_name_a_sign_and_a_crest_with_its_word() -> None:
    html = body(copy())
    tellers = re.findall(r'<p class="teller as">(.*?)</p>', html)
    sides = [re.findall(r'aria-label="(\w+)"', teller) for teller in tellers]
    assert (sides[0], sides[-1]) == ([], []), "the first words and the last ones are told for nobody"
    assert {side for (side,) in sides[1:-1]} == {"Spring", "Winter"}
    for teller in tellers:
        assert 'class="sign"' in teller
        assert re.search(rf"<span[^>]*>({'|'.join(NAMES)})( · [^<]+)?</span>", teller)


def test_who_goes_on_is_not_named_again() -> None:
    speaker, found = book()
    line = next(line for line in found.pages[2].lines if line.ink)
    page = structs.replace(found.pages[2], lines=(line, line), happenings=())

    def named(page: BookPage) -> int:
        html = "".join(told(speaker, page, lambda card, ink: escaped(card), lambda seat: escaped("")))
        return html.count("teller as")

    assert named(page) == 1
    assert named(structs.replace(page, happenings=(Happening(1, (say("winter_tales-book-unwon"),)),))) == 2


def test_a_memory_is_a_card_by_name_on_its_page_on_the_last_one_and_on_the_cover() -> None:
    html = copy()
    cover, _, inside = html.partition("<main>")
    assert re.findall(r'<li data-ink="(\w+)">', cover) == ["spring", "neutral"]
    for ink, name in (("spring", "House"), ("neutral", "A blank day")):
        figure = rf'<figure class="keepsake" data-ink="{ink}"><span class="card"><svg.*?</svg><b>{name}</b></span>'
        assert len(re.findall(figure, inside)) == 2


def test_somebody_without_a_name_has_no_sign() -> None:
    whole, less = body(copy()), body(copy(nameless=(0,)))
    assert "Ana" not in less
    assert less.count('class="sign"') < whole.count('class="sign"')


def test_hidden_lines_leave_what_happened_at_its_place() -> None:
    lines = tuple(Line(seat, passage(f"{n}"), ink="spring") for n, seat in enumerate((0, 1, 0, 1)))
    page = Page(7, say("a"), lines, happenings=tuple(Happening(at, (say(f"h{at}"),)) for at in range(5)))
    (left,) = shown((page,), {0: BookHidden(False, (7,))})
    assert [line.passage.text for line in left.lines] == ["1", "3"]
    assert [each.at for each in left.happenings] == [0, 0, 1, 1, 2]
    (bare,) = shown((page,), {0: BookHidden(False, (7,)), 1: BookHidden(False, (7,))})
    assert (bare.lines, len(bare.happenings)) == ((), 5), "what happened is nobody's line"


def test_a_long_page_runs_over_both_leaves_a_short_one_stays_on_one() -> None:
    long, short = passage("Word " * 200), passage("Word " * 20)
    assert layout_of(Page(1, say("a"), (Line(0, long, ink="spring"),))) == "flow"
    assert layout_of(Page(1, say("a"), (Line(0, short, ink="spring"),))) == "one"
    assert layout_of(Page(1, say("a"), (Line(0, long),))) == "one", "tales of one teller keep their leaf"


def test_a_page_too_long_for_a_spread_is_divided_between_lines() -> None:
    lines = tuple(Line(n % 2, passage(f"{n} " + "word " * 60), ink="spring") for n in range(9))
    page = Page(7, say("a"), lines, happenings=tuple(Happening(at, (say(f"h{at}"),)) for at in (0, 4, 5, 9)))
    (whole,) = shown((page,), {})
    parts = list(spreads(whole))
    assert len(parts) > 1
    assert [line for part in parts for line in part.lines] == list(whole.lines)
    assert {part.id for part in parts} == {7}, "whoever hides lines on the page hides them on all parts"
    assert [part.goes_on for part in parts] == [False] + [True] * (len(parts) - 1)
    rooms = [length([line.passage for line in part.lines], part.happenings) for part in parts]
    assert max(rooms) < 1.3 * min(rooms), "evenly"
    before = [part.lines[each.at].passage.text[0] if each.at < len(part.lines) else "" for part in parts for each in part.happenings]  # fmt: skip
    assert before == ["0", "4", "5", ""], "each stays before its line"


def test_a_short_page_and_a_page_without_lines_are_one_spread() -> None:
    _, found = book()
    for page in (found.pages[0], found.pages[1], found.pages[-1]):
        assert list(spreads(page)) == [page]


def test_on_paper_a_chapter_begins_on_a_new_sheet_and_its_pages_follow() -> None:
    _, found = book()
    looks = re.findall(r'<article class="spread (?:flow|one) (run(?: begins| on)?)">', copy())
    assert len(looks) == len(found.pages)
    begun = [page.chapter.number if page.chapter else None for page, look in zip(found.pages, looks, strict=True) if "begins" in look]  # fmt: skip
    assert begun == [None, None, 1, 2, None, None]


def test_on_paper_a_spread_that_goes_on_follows_without_a_gap() -> None:
    printed = Pieces(Part(*book()), Pictures())
    epilogue = printed.book.pages[-2]
    assert epilogue.chapter is None
    assert printed.running(epilogue) == " run begins"
    assert printed.running(structs.replace(epilogue, goes_on=True)) == " run on"


def test_the_client_is_tested_on_this_book() -> None:
    assert CLIENT.read_bytes() == recorded(), "run python -m tests.server.books.woven and commit it"
