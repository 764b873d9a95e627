"""The games of one evening in one volume: those that the reader sat at, with what was hidden in each hidden there."""

import re
from io import BytesIO
from typing import Any
from zipfile import ZipFile

import pytest
from pypdf import PdfReader

from talewind.kit import passage
from talewind.server.books.epub_book import epub_file
from talewind.server.books.html_book import html_file
from talewind.server.books.volume import Volume
from talewind.server.record import Shards
from tests.server.booked import Bindery

from .test_print import printed, text_of

NAMES = ("Anastasia", "Bo", "Leo")


@pytest.fixture
def bindery(shards: Shards) -> Bindery:
    return Bindery(shards)


async def evening(bindery: Bindery, *, hide: bool = True) -> list[str]:
    """Three games of the same people, the third of which goes on. In the first, Anastasia hides her name and her tale."""
    first, second, third = [
        await bindery.told(passage(f"Words of game {word}. They went.", "en"), names=NAMES)
        for word in ("ONE", "TWO", "THREE")
    ]
    for before, after in ((first, second), (second, third)):
        await bindery.keeper.shards.of(before).execute(
            "insert into rematches (table_id, next) values ($1, $2)", before, after
        )
        await bindery.keeper.shards.of(after).execute("update tables set before = $2 where id = $1", after, before)
    if hide:
        await bindery.hide(first, 0, name=True, pages=(1,))
    await bindery.bind(second)
    await bindery.end(first)
    return [first, second, third]


async def volume(bindery: Bindery, table: str, seat: int = 1) -> Volume:
    return await bindery.books.evening(await bindery.lobby.header(table), f"person {seat}", "en")


async def test_it_holds_the_finished_games_in_their_order_from_wherever_it_is_asked_for(bindery: Bindery) -> None:
    first, second, third = await evening(bindery, hide=False)
    for table in (first, second, third):
        made = await volume(bindery, table)
        assert [part.book.table for part in made.parts] == [first, second]
    assert re.fullmatch(r"An evening of tales, \w+ \d+, \d{4}", made.title)
    assert (await bindery.read(second, 1)).evening == 2
    assert (await bindery.read(second, None)).evening == 0


async def test_a_game_that_the_reader_did_not_sit_at_is_not_in_it(bindery: Bindery) -> None:
    first, second, _ = await evening(bindery, hide=False)
    await bindery.keeper.shards.of(first).execute(
        "update seats set person = 'another' where table_id = $1 and seat = 1", first
    )
    made = await volume(bindery, second)
    assert [part.book.table for part in made.parts] == [second]
    assert made.title == (await bindery.volume(second)).title, "one book is no evening"
    assert (await bindery.read(second, 1)).evening == 1


async def test_what_was_hidden_in_one_game_is_hidden_there_in_every_form(bindery: Bindery) -> None:
    made = await volume(bindery, (await evening(bindery))[1])
    first, second = made.parts
    assert (first.book.names[0], second.book.names[0]) == (None, "Anastasia")
    whole = html_file(made).decode()
    with ZipFile(BytesIO(epub_file(made))) as packed:
        pages = {name: packed.read(name).decode() for name in packed.namelist() if name.endswith((".xhtml", ".opf"))}
    texts = [whole, "".join(pages.values()), text_of(printed(made)), text_of(printed(made, "booklet"))]
    for text in texts:
        assert "game ONE" not in text
        assert "game TWO" in text
    of_first = [text for name, text in pages.items() if "part1-" in name]
    assert of_first
    assert not any("Anastasia" in text for text in of_first)
    assert "Anastasia" in "".join(text for name, text in pages.items() if "part2-" in name)


async def test_each_game_is_a_part_with_its_own_title(bindery: Bindery) -> None:
    made = await volume(bindery, (await evening(bindery, hide=False))[0])
    titles = [made.title, *(part.book.title for part in made.parts)]
    html = html_file(made).decode()
    assert [html.count(f">{title}</h1>") for title in titles] == [1, 1, 1]
    ids = re.findall(r' id="([^"]+)"', html)
    assert len(ids) == len(set(ids))
    with ZipFile(BytesIO(epub_file(made))) as packed:
        nav = packed.read("book/nav.xhtml").decode()
        assert len(packed.namelist()) == len(set(packed.namelist()))
    assert all(f">{title}</a>" in nav for title in titles)
    outline: list[Any] = [
        each["/Title"] for each in PdfReader(BytesIO(printed(made))).outline if isinstance(each, dict)
    ]
    assert outline == titles
