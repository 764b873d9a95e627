"""Pages with several pictures: how they are laid out, what is drawn over them, and who may see it."""

import re

import msgspec
import pytest

from talewind import games
from talewind.games.story.moves import FlagWord
from talewind.kit import Line, Page, Passage, Plate, say
from talewind.kit.passage import Gesture
from talewind.server.base.catalogues import Catalogues
from talewind.server.books import pictures
from talewind.server.books.book import BookHidden
from talewind.server.books.hiding import shown
from talewind.server.books.showing import in_words
from talewind.server.books.speaking import BookSpeaker
from talewind.server.record import Shards
from tests.games.story.tables import A, B, C, opening
from tests.server.booked import Bindery
from tests.server.shelf import DRAWN, LONG, SHORT, bound, end_pages, silent, story_pages

from .test_books_file import Read

PLATES = tuple(Plate("story", picture) for picture in ("st001", "st002", "st004"))


def laid_out(*passages: Passage, plates: tuple[Plate, ...]) -> str:
    page = Page(1, say("story-page", number=1), tuple(Line(0, each) for each in passages), plates)
    return shown((page,), {})[0].layout


def test_a_page_is_laid_out_by_its_pictures_and_by_how_much_is_told() -> None:
    sketched = Passage(sketch=DRAWN)
    assert laid_out(LONG, plates=PLATES[:1]) == "one"
    assert laid_out(LONG, plates=()) == laid_out(sketched, plates=()) == "one"
    assert laid_out(SHORT, plates=PLATES[:2]) == laid_out(Passage(aloud=True), plates=PLATES[:2]) == "pair"
    assert laid_out(LONG, plates=PLATES[:2]) == "several"
    assert laid_out(SHORT, SHORT, plates=PLATES) == "several"
    assert laid_out(SHORT, plates=tuple(Plate("objects", p, named=True) for p in ("r01", "b01", "y01"))) == "named"
    assert laid_out(sketched, plates=PLATES[:2]) == "drawn"


async def test_a_silent_round_in_the_file_is_its_drawing_over_its_pictures(shards: Shards) -> None:
    table = await bound(shards, "story", story_pages()[4:5])
    file = await Bindery(shards).file(table)
    first, second = (part.partition("</svg></div>")[0] for part in file.split('class="scene"')[1:])
    assert [part.count("<figure") for part in (first, second)] == [2, 3], "the tiebreaker adds a picture"
    assert re.findall(r'data-mark="([\w-]+)"', first) == [gesture.tool for gesture in DRAWN]
    for colour in ("#c2363f", "#1f7f94", "#e79a1b", "#1b2247"):
        assert f'stroke="{colour}"' in first, "each pen has its own"
    assert "Ana showed it without a word." in file


@pytest.mark.parametrize("lang", ["en", "fr"])
async def test_a_drawing_has_its_words_beside_it_in_the_readers_language(shards: Shards, lang: str) -> None:
    table, bindery = await bound(shards, "story", story_pages()[4:6]), Bindery(shards)
    first, moved = (await bindery.read(table, 0, lang)).pages
    say = BookSpeaker(games.load("story"), lang, (), bindery.books.texts).text
    pen, bottom = say("story-board-tool-pen-2"), say("story-board-spot-lower-centre")
    where = say("story-board-where", picture="start", spot=bottom)
    assert first.lines[0].shown[0] == say("book-sketch-shows", what=pen, where=where)
    assert say("book-sketch-moved") in moved.lines[0].shown
    read = Read((await bindery.file(table, lang)).encode())
    assert all(sentence in read.text for line in first.lines for sentence in line.shown)


def test_strokes_that_would_read_alike_are_one_sentence() -> None:
    speaker = BookSpeaker(games.load("story"), "en", (), Catalogues())
    stroke = Gesture("pen-1", (100, 300, 120, 320))
    assert len(in_words(speaker, (stroke, stroke, Gesture("pen-2", (100, 300)), stroke), 2)) == 3


def test_wiped_strokes_are_not_in_the_book() -> None:
    rig = opening("silent", None, None, None)
    rig.plays(A, "silent")
    silent(rig, A, *DRAWN)
    for seat in (B, C):
        rig.do_aside(seat, FlagWord(A))
    (page,) = games.load("story").pages(rig.state)
    assert [one.tool for one in page.lines[0].passage.sketch] == [one.tool for one in DRAWN if "pen" not in one.tool]


def test_a_hidden_drawing_is_gone_with_its_page() -> None:
    pages = story_pages()[4:6]
    hidden = {0: BookHidden(name=False, pages=(5,))}
    assert [page.id for page in shown(pages, hidden, {1})] == [6]
    own = shown(pages, hidden, {0})[0]
    assert [line.hidden for line in own.lines] == [True, True]


async def test_the_pictures_of_the_end_of_the_story_stand_with_their_words(
    shards: Shards, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pictures, "_read", lambda plate, width: b"webp")
    read = Read((await Bindery(shards).file(await bound(shards, "end_of_the_story", end_pages()))).encode())
    assert len(read.named("figcaption")) == 3
    assert {"Aeroplane", "Heart", "Bottle"} <= set(re.findall(r"[A-Z][a-z]+", read.text))


def test_pages_bound_before_drawings_had_their_pictures_are_still_read() -> None:
    old = b'{"id":1,"heading":{"key":"story-page"},"lines":[{"seat":0,"passage":{"sketch":[{"tool":"pen-1","points":[1,2]}]}}],"plates":[{"deck":"story","picture":"st001"},{"deck":"story","picture":"st002"}]}'
    page = msgspec.json.decode(old, type=Page)
    assert shown((page,), {})[0].layout == "drawn"
    assert page.lines[0].over == 0
    assert page.plates[0] == Plate("story", "st001")
