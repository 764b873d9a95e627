"""Seats that change hands: each tale carries the name of whoever held the seat when it was told, and what somebody hides stays
theirs to hide."""

import json
import zlib
from typing import Any

import msgspec
import pytest

from talewind.kit import Refused, Tell, passage
from talewind.kit.rows import Answered, Came, Housed, Left
from talewind.server.base.bounds import Bounds
from talewind.server.books.archiver import Archiver
from talewind.server.books.binder import Binder
from talewind.server.books.book import Book
from talewind.server.books.hiding import NOTHING
from talewind.server.record import Shards
from talewind.server.record.game_file import MAGIC
from talewind.server.tables.carries import Carries
from talewind.server.tables.header import REMOVED
from tests.server.booked import Bindery
from tests.server.doors.test_books_door import FORMS, Reader, unpacked
from tests.server.serving import Server

from .test_hidden import welcome

NAMES = ("Anastasia", "Bo", "Leo")
WORDS = ("ANAHIDES", "BOTELLS", "LEOTELLS", "ZOETELLS", "BOAGAIN", "LEOAGAIN", "LAST")
TALES = tuple(passage(f"My aunt's {word} lives here. Nobody knows.", "en") for word in WORDS)


@pytest.fixture
def bindery(shards: Shards) -> Bindery:
    return Bindery(shards)


async def begun(bindery: Bindery, *, hides: bool = False) -> str:
    """Anastasia has told the first tale, and Bo the second."""
    table = await bindery.told(*TALES[:2], names=NAMES)
    if hides:
        await bindery.hide(table, 0, name=True, pages=(1,))
    return table


async def changed(bindery: Bindery, *, hides: bool = False) -> str:
    """Zoe has followed Anastasia and has told the fourth tale."""
    table = await begun(bindery, hides=hides)
    await bindery.succeed(table, 0, "zoe", "Zoe")
    await bindery.tell(table, *TALES[2:4])
    return table


def tellers(book: Book) -> list[str | None]:
    return [book.names[line.seat] for page in book.pages for line in page.lines]


def text(book: Book) -> str:
    return msgspec.json.encode(book).decode()


async def test_each_tale_carries_the_name_of_whoever_held_the_seat(bindery: Bindery) -> None:
    table = await changed(bindery)
    for reader in ("zoe", "person 0", "person 1", None):
        book = await bindery.read(table, reader)
        assert tellers(book) == ["Anastasia", "Bo", "Leo", "Zoe"]
        assert book.names == ("Zoe", "Bo", "Leo", "Anastasia")
        assert (book.seats, book.joint) == ((0, 1, 2, 0), ())
        assert book.shapes[3] == book.shapes[0], "the sign of the seat"
    zoe, ana = await bindery.read(table, "zoe"), await bindery.read(table, "person 0")
    assert (zoe.you, zoe.yours) == (0, (0,))
    assert (ana.you, ana.yours) == (None, (3,))


async def test_every_form_says_so(bindery: Bindery) -> None:
    table = await changed(bindery)
    volume = await bindery.volume(table)
    assert volume.names == ["Zoe", "Bo", "Leo", "Anastasia"]
    for form in ("html", "epub", "pdf"):
        said = b" ".join(unpacked(await Binder(Bounds()).file(volume, form))).decode(errors="replace")
        assert "Anastasia told it." in said
        assert "Zoe told it." in said


async def test_a_book_is_bound_with_the_names_that_it_had(bindery: Bindery) -> None:
    table = await changed(bindery, hides=True)
    await bindery.end(table)
    over = [await bindery.read(table, reader) for reader in ("zoe", "person 0")]
    await bindery.bind(table)
    bound = [await bindery.read(table, reader) for reader in ("zoe", "person 0")]
    assert [msgspec.structs.replace(book, bound_at=None) for book in bound] == over
    await bindery.keeper.shards.of(table).execute("update books set bound = null where table_id = $1", table)
    assert [await bindery.read(table, reader) for reader in ("zoe", "person 0")] == bound, "read from the folded game"


async def test_a_tale_that_was_told_before_and_closed_afterwards_is_of_its_teller(bindery: Bindery) -> None:
    table = await bindery.told(names=NAMES)

    def tell(sitting: Any, at: int) -> Any:
        return Answered(at, 0, sitting.state.asked[0], Tell(TALES[0]))

    await bindery.keeper.act(table, tell)
    assert (await bindery.read(table, None)).pages == ()
    await bindery.succeed(table, 0, "zoe", "Zoe")
    await bindery.tell(table, *TALES[1:3])
    assert tellers(await bindery.read(table, None)) == ["Anastasia", "Bo", "Leo"]


async def test_what_was_hidden_stays_hidden_from_whoever_follows(bindery: Bindery) -> None:
    table = await changed(bindery, hides=True)
    for hidden in (False, True):
        if hidden:
            await bindery.hide(table, "zoe", name=True, pages=(4,))
        else:
            await bindery.hide(table, "zoe")
        for reader in ("zoe", "person 1", None):
            book = await bindery.read(table, reader)
            assert "Anastasia" not in text(book)
            assert WORDS[0] not in text(book)
            assert (WORDS[3] in text(book)) is (not hidden or reader == "zoe")
            assert ("Zoe" in text(book)) is not hidden
        assert "Anastasia" not in await bindery.file(table)
        assert WORDS[0] not in await bindery.file(table)
    with pytest.raises(Refused, match="book-not-your-lines"):
        await bindery.hide(table, "zoe", pages=(1,))


async def test_whoever_has_left_still_hides_and_shows_their_own_and_nobody_elses(bindery: Bindery) -> None:
    table = await changed(bindery)
    with pytest.raises(Refused, match="book-not-your-lines"):
        await bindery.hide(table, "person 0", pages=(4,))
    await bindery.hide(table, "person 0", name=True, pages=(1,))
    own, other = await bindery.read(table, "person 0"), await bindery.read(table, "zoe")
    assert (own.hidden.name, own.hidden.pages, other.hidden) == (True, (1,), NOTHING)
    assert [page.id for page in own.pages if page.lines[0].hidden] == [1]
    assert tellers(other) == ["Bo", "Leo", "Zoe"]
    assert other.names == ("Zoe", "Bo", "Leo", None)
    await bindery.hide(table, "person 0")
    assert tellers(await bindery.read(table, "zoe")) == ["Anastasia", "Bo", "Leo", "Zoe"]


async def test_somebody_who_comes_back_to_the_seat_has_what_is_theirs(bindery: Bindery) -> None:
    table = await changed(bindery, hides=True)
    await bindery.succeed(table, 0, "person 0", "Ana")
    book = await bindery.read(table, "person 0")
    assert (book.you, book.yours, book.hidden.name, book.hidden.pages) == (0, (0,), True, (1,))
    assert tellers(book) == [None, "Bo", "Leo", "Zoe"]
    await bindery.hide(table, "zoe", name=True, pages=(4,))
    assert WORDS[3] not in text(await bindery.read(table, "person 0"))
    await bindery.succeed(table, 0, "third", "Cy")
    found = await bindery.keeper.shards.of(table).fetch("select holder, name from holders where table_id = $1", table)
    assert {row["holder"]: row["name"] for row in found} == {0: "Ana", 1: "Zoe"}
    assert (await bindery.lobby.header(table)).seats[0].holder == 2


async def test_somebody_with_two_seats_one_after_the_other_hides_what_they_told_at_both(bindery: Bindery) -> None:
    table = await changed(bindery)
    await bindery.succeed(table, 1, "person 0", "Ana")
    await bindery.tell(table, *TALES[4:7])
    await bindery.hide(table, "person 0", name=True, pages=(1, 7))
    assert tellers(await bindery.read(table, "zoe")) == ["Bo", "Leo", "Zoe", "Leo", "Zoe"]
    own = await bindery.read(table, "person 0")
    assert (own.you, own.hidden.pages) == (1, (1, 7))
    assert [page.id for page in own.pages if page.lines[0].hidden] == [1, 7]


async def test_whoever_is_removed_keeps_their_name_and_what_they_have_hidden_and_has_no_say(bindery: Bindery) -> None:
    table = await begun(bindery)
    await bindery.hide(table, 1, pages=(2,))
    await bindery.host.remove(await bindery.lobby.header(table), "person 0", 1)
    await bindery.succeed(table, 1, "zoe", "Zoe")
    await bindery.tell(table, *TALES[2:5])
    book = await bindery.read(table, "zoe")
    assert tellers(book) == ["Anastasia", "Leo", "Anastasia", "Zoe"]
    assert book.hidden == NOTHING
    for nobody in (REMOVED, "person 1"):
        assert (await bindery.read(table, nobody)).yours == ()
    await bindery.keeper.act(table, lambda sitting, at: Came(at, 2, "lost"))
    await bindery.host.remove(await bindery.lobby.header(table), "person 0", 2)
    await bindery.succeed(table, 2, "zoes friend", "Mia")
    assert tellers(await bindery.read(table, None)) == ["Anastasia", "Leo", "Anastasia", "Zoe"]


async def test_whoever_is_removed_from_a_later_seat_has_no_say_about_the_earlier_one(bindery: Bindery) -> None:
    table = await begun(bindery)
    await bindery.succeed(table, 1, "zoe", "Zoe")
    await bindery.succeed(table, 2, "person 1", "Bo")
    assert (await bindery.read(table, "person 1")).yours == (2, 3)
    await bindery.host.remove(await bindery.lobby.header(table), "person 0", 2)
    assert (await bindery.read(table, "person 1")).yours == ()
    assert tellers(await bindery.read(table, "zoe")) == ["Anastasia", "Bo"]


async def test_what_the_house_tells_for_somebody_is_told_by_the_house(bindery: Bindery) -> None:
    table = await begun(bindery)
    act = bindery.keeper.act
    await act(table, lambda sitting, at: Came(at, 0, "away"))
    await act(table, lambda sitting, at: Housed(at, 0))
    await bindery.tell(table, *TALES[2:4])
    book = await bindery.read(table, 0)
    assert tellers(book) == ["Anastasia", "Bo", "Leo", "the house"]
    assert "Et la maison" not in await bindery.file(table, "fr")
    assert "la maison" in await bindery.file(table, "fr")
    assert "The house told it." in await bindery.file(table)
    with pytest.raises(Refused, match="book-not-your-lines"):
        await bindery.hide(table, 0, pages=(4,))
    await act(table, lambda sitting, at: Came(at, 0, "here"))
    await bindery.tell(table, *TALES[4:7])
    assert tellers(await bindery.read(table, 0))[3:] == ["the house", "Bo", "Leo", "Anastasia"]


async def test_a_bot_that_sat_there_from_the_start_keeps_its_name(bindery: Bindery) -> None:
    wanted = {"players": 3, "first_storyteller": 1, "windmill_round_one": "closed"}
    table = (await bindery.lobby.open("person 0", "windmill", wanted)).table
    await bindery.lobby.sit(table, "person 0", "Anastasia", b"nonce")
    await bindery.lobby.sit(table, None, "", b"nonce")
    await bindery.lobby.sit(table, "person 2", "Leo", b"nonce")
    await bindery.lobby.start(table, "person 0")
    stored = "select count(*) from stretches where table_id = $1"
    assert await bindery.keeper.shards.of(table).fetchval(stored, table) == 0, "it takes nothing over"
    bot = (await bindery.lobby.header(table)).seats[1].name
    await bindery.tell(table, TALES[0])
    await bindery.host.hand_over(await bindery.lobby.header(table), 1, "zoe", "Zoe")
    await bindery.tell(table, *TALES[1:4])
    assert tellers(await bindery.read(table, "zoe")) == [bot, "Leo", "Anastasia", "Zoe"]


async def test_nothing_that_leaves_after_the_end_tells_whoever_follows(bindery: Bindery, shards: Shards) -> None:
    table = await changed(bindery, hides=True)
    await bindery.end(table)
    for viewer in (0, 1, None):
        greeting = json.dumps(await welcome(shards, table, viewer))
        assert [word in greeting for word in WORDS[:4]] == [False, True, True, True], viewer
        assert json.loads(greeting)["names"] == ["Zoe", "Bo", "Leo"]
    found = await Archiver(bindery.keeper).file_of(await bindery.lobby.header(table))
    assert found is not None
    file = zlib.decompress(found[len(MAGIC) :])
    assert [word.encode() in file for word in WORDS[:4]] == [False, True, True, True]


async def test_what_the_follower_hides_stays_theirs_to_see(bindery: Bindery, shards: Shards) -> None:
    table = await changed(bindery)
    await bindery.hide(table, "zoe", pages=(4,))
    await bindery.end(table)
    greetings = {viewer: json.dumps(await welcome(shards, table, viewer)) for viewer in (0, 1)}
    assert [WORDS[3] in greetings[viewer] for viewer in (0, 1)] == [True, False]
    assert WORDS[0] in greetings[1]


async def test_the_line_of_the_evening_has_no_wrong_name(bindery: Bindery, shards: Shards) -> None:
    for change in (False, True):
        table = await (changed(bindery) if change else begun(bindery))
        await bindery.end(table)
        outcome = (await welcome(shards, table, 1))["sight"]["outcome"]
        assert change or outcome["quote"]["seat"] in (0, 1, 2)
        quote = outcome.get("quote")
        assert not change or quote is None or quote["seat"] != 0


async def test_a_change_that_the_game_never_knew_gives_nothing_away(bindery: Bindery, shards: Shards) -> None:
    """The process that gave the seat has ended before the row; the seat is given to somebody else."""
    table = await begun(bindery, hides=True)
    await bindery.keeper.act(table, lambda sitting, at: Left(at, 0))
    header = await bindery.lobby.header(table)
    await bindery.host._give(header, 0, "lost", "Lost")
    bindery.keeper.forget(table)
    book = await bindery.read(table, "lost")
    assert (tellers(book), book.names[0], "Anastasia" in text(book)) == (["Bo"], "Lost", False)
    await bindery.succeed(table, 0, "zoe", "Zoe")
    await bindery.tell(table, *TALES[2:4])
    assert tellers(await bindery.read(table, "person 0")) == [None, "Bo", "Leo", "Zoe"]


async def test_a_new_identity_keeps_the_earlier_tales(bindery: Bindery, shards: Shards) -> None:
    table = await changed(bindery, hides=True)
    await Carries(shards).renew("person 0", "other device")
    assert (await bindery.read(table, "other device")).hidden.pages == (1,)
    assert (await bindery.read(table, "person 0")).yours == ()


async def test_a_table_that_never_changed_stores_nothing_and_says_seats(bindery: Bindery, shards: Shards) -> None:
    table = await begun(bindery)
    for presence in ("lost", "here", "away", "here"):
        await bindery.keeper.act(table, lambda sitting, at, to=presence: Came(at, 0, to))  # type: ignore[misc]
    book = await bindery.read(table, 0)
    assert (book.seats, book.yours, book.joint) == ((0, 1, 2), (0,), ())
    for relation in ("holders", "stretches"):
        assert await shards.of(table).fetchval(f"select count(*) from {relation}") == 0


async def test_what_is_stored_of_a_change_has_no_words(bindery: Bindery, shards: Shards) -> None:
    table = await changed(bindery)
    rows = await shards.of(table).fetch("select * from stretches where table_id = $1", table)
    assert [(row["seat"], row["holder"]) for row in rows] == [(0, 1)]
    assert not any(word.encode() in rows[0]["told"] for word in (*WORDS, *NAMES, "aunt"))


async def test_over_http_whoever_was_followed_reads_and_hides_and_the_removed_do_not(
    server: Server, bindery: Bindery
) -> None:
    table = await changed(bindery, hides=True)
    await bindery.host.remove(await bindery.lobby.header(table), "zoe", 1)
    await bindery.succeed(table, 1, "mia", "Mia")
    ana, zoe, bo = (Reader(server, table, person) for person in ("person 0", "zoe", "person 1"))
    assert [reader.ask()[0] for reader in (ana, zoe, bo)] == [403, 200, 403], "the game goes on without her"
    await bindery.end(table)
    for path in ("", *FORMS):
        assert [reader.ask(path)[0] for reader in (ana, zoe, bo)] == [200, 200, 403], path
        for content in unpacked(zoe.ask(path)[1]):
            assert b"Anastasia" not in content
            assert WORDS[0].encode() not in content
    assert zoe.ask("/hide", {"pages": [1]})[0] == 409
    assert ana.ask("/hide", {})[0] == 204
    assert b"Anastasia" in zoe.ask()[1]
    assert ana.ask("/title", {"title": "Ours"})[0] == 204


async def test_the_list_of_ones_books_has_those_where_somebody_followed_and_no_hidden_name(bindery: Bindery) -> None:
    table = await changed(bindery, hides=True)
    other = await begun(bindery)

    async def listed(person: str) -> dict[str, list[str | None]]:
        return {row["id"]: row["names"] for row in await bindery.lobby.tables_of(person)}

    assert await listed("zoe") == {table: ["Zoe", "Bo", "Leo"]}, "what Anastasia hides is not Zoe's name"
    assert table not in await listed("person 0"), "it goes on without her"
    await bindery.hide(table, "zoe", name=True)
    assert await listed("person 1") == {table: [None, "Bo", "Leo"], other: ["Anastasia", "Bo", "Leo"]}
    await bindery.end(table)
    assert (await listed("person 0"))[table] == [None, "Bo", "Leo"]
    assert (await listed("zoe"))[table] == ["Zoe", "Bo", "Leo"]
