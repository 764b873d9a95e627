"""The book of a table: so far, hidden in, titled, bound."""

import re
from pathlib import Path

import msgspec
import pytest

import talewind.server
from talewind import games
from talewind.kit import Refused, passage
from talewind.kit.catalogue import scan
from talewind.server.books.archiver import REST
from talewind.server.books.speaking import BookSpeaker
from talewind.server.record import Shards
from tests.server.booked import TALES, Bindery


@pytest.fixture
async def bindery(shards: Shards) -> Bindery:
    return Bindery(shards)


async def test_our_book_so_far_holds_the_tales_that_are_told(bindery: Bindery) -> None:
    table = await bindery.told(*TALES[:2])
    book = await bindery.read(table, 1)
    assert [page.lines[0].passage for page in book.pages] == list(TALES[:2])
    assert [page.lines[0].seat for page in book.pages] == [0, 1]
    assert book.names == ("Ana", "Bo", "Leo")
    assert (book.you, book.over_at, book.binds_at, book.bound_at) == (1, None, None, None)
    assert (book.title, book.title_lang, book.titled) == ("Tale 1 began in the wind", "en", False)


async def test_a_book_without_a_tale_is_called_after_the_game_and_the_day(bindery: Bindery) -> None:
    book = await bindery.read(await bindery.told(), 0, "fr")
    assert book.pages == ()
    name = BookSpeaker(games.load("windmill"), "fr", (), bindery.books.texts).text("windmill-name")
    assert re.fullmatch(rf"{re.escape(name)}, \d+ \w+ \d{{4}}", book.title)


async def test_hidden_lines_are_gone_for_all_but_their_teller(bindery: Bindery) -> None:
    table = await bindery.told(*TALES)
    await bindery.hide(table, 0, pages=(1,))
    own = await bindery.read(table, 0)
    assert own.pages[0].lines[0].hidden
    assert own.hidden.pages == (1,)
    for reader in (1, 2, None):
        book = await bindery.read(table, reader)
        assert [page.id for page in book.pages] == [2, 3]
        assert "Tale 1" not in msgspec.json.encode(book).decode(), "nor in the title"
    assert "Tale 1" not in await bindery.file(table)
    assert own.title == "Tale 2 began in the wind", "what others see as the title, its teller sees too"


async def test_what_is_not_named_again_is_shown_again(bindery: Bindery) -> None:
    table = await bindery.told(*TALES)
    await bindery.hide(table, 0, name=True, pages=(1,))
    await bindery.hide(table, 0)
    book = await bindery.read(table, 2)
    assert len(book.pages) == 3
    assert book.names == ("Ana", "Bo", "Leo")


async def test_a_hidden_name_is_somebody_everywhere(bindery: Bindery) -> None:
    table = await bindery.told(*TALES, names=("Anastasia", "Bo", "Leo"))
    await bindery.hide(table, 0, name=True)
    for reader in (0, 1):
        book = await bindery.read(table, reader)
        assert book.names == (None, "Bo", "Leo")
        assert "Anastasia" not in msgspec.json.encode(book).decode()
    file = await bindery.file(table)
    assert "Anastasia" not in file
    assert "Somebody told it." in file
    assert "told by Bo, Leo and somebody" in file
    assert "Quelqu’un a raconté." in await bindery.file(table, "fr")


async def test_only_ones_own_lines_can_be_hidden(bindery: Bindery) -> None:
    table = await bindery.told(*TALES)
    for pages in ((2,), (1, 3), (99,), (-1,), (1 << 40,)):
        with pytest.raises(Refused, match="book-not-your-lines"):
            await bindery.hide(table, 0, pages=pages)
    assert len((await bindery.read(table, 1)).pages) == 3


async def test_who_hides_the_beginning_of_a_chapter_hides_the_title_given_to_it(bindery: Bindery) -> None:
    from talewind.games.windmill.moves import Entitle
    from talewind.kit.rows import Did

    table = await bindery.told(*TALES, never_ending=True)
    await bindery.keeper.act(table, lambda sitting, at: Did(at, 0, Entitle(1, passage("My Secret Title"))))
    assert (await bindery.read(table, 2)).pages[1].chapter.title == "My Secret Title"  # type: ignore[union-attr]
    await bindery.hide(table, 0, pages=(1,))
    assert "My Secret Title" not in msgspec.json.encode(await bindery.read(table, 2)).decode()
    assert "My Secret Title" not in await bindery.file(table)


async def test_anybody_who_sat_there_gives_the_title_and_the_last_one_counts(bindery: Bindery) -> None:
    table = await bindery.told(*TALES[:1])
    await bindery.entitle(table, 2, "  Nine\n nights\u202e ")
    await bindery.entitle(table, 1, "Ten nights " + "x" * 100)
    book = await bindery.read(table, 0)
    assert book.titled
    assert book.title.startswith("Ten nights x")
    assert len(book.title) == 80
    await bindery.entitle(table, 0, " ")
    assert not (await bindery.read(table, 0)).titled


async def test_a_bound_book_changes_no_more_and_says_when_it_was_bound(bindery: Bindery, shards: Shards) -> None:
    table = await bindery.told(*TALES)
    await bindery.entitle(table, 0, "Three winds")
    await bindery.hide(table, 1, name=True, pages=(2,))
    await bindery.end(table)
    over = await bindery.read(table, 0)
    assert over.over_at is not None
    assert over.binds_at == over.over_at + REST
    assert over.bound_at is None
    await bindery.bind(table)
    bound = await bindery.read(table, 0)
    assert bound.bound_at is not None
    assert msgspec.structs.replace(bound, bound_at=None) == over
    for change in (bindery.entitle(table, 0, "Other"), bindery.hide(table, 0, pages=(1,)), bindery.hide(table, 0)):
        with pytest.raises(Refused, match="book-bound"):
            await change
    assert await bindery.read(table, 0) == bound
    assert "Three winds" in await bindery.file(table)


async def test_a_book_bound_before_its_pages_were_kept_is_read_from_the_folded_game(
    bindery: Bindery, shards: Shards
) -> None:
    table = await bindery.told(*TALES)
    await bindery.bind(table)
    kept = await bindery.read(table, 0)
    await shards.of(table).execute("update books set bound = null where table_id = $1", table)
    assert await bindery.read(table, 0) == kept
    assert await shards.of(table).fetchval("select bound is not null from books where table_id = $1", table)


def test_no_word_of_the_book_is_missing_in_any_language() -> None:
    folder = Path(talewind.server.__file__).parent
    said = {key for path in folder.rglob("*.py") for key in re.findall(r'"(book-[a-z-]+)"', path.read_text())}
    english, french = (scan((folder / "texts" / f"{lang}.ftl").read_text()) for lang in ("en", "fr"))
    assert (
        said
        == {key for key in english if key.startswith("book-")}
        == {key for key in french if key.startswith("book-")}
    )
