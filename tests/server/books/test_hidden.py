"""What somebody hides in the book is in nothing that leaves the server once the game is over; while it goes on, told is told."""

import json
import zlib
from typing import Any

import msgspec
import pytest

from talewind.kit import passage
from talewind.kit.rows import Came
from talewind.server.books.archiver import Archiver
from talewind.server.books.verifying import verify
from talewind.server.live.hub import Hub
from talewind.server.live.listener import Listener
from talewind.server.record import Shards, Writer
from talewind.server.record.game_file import MAGIC, unfold
from talewind.server.tables import Keeper
from tests.server.booked import Bindery
from tests.server.doors.test_books_door import FORMS, Reader, unpacked
from tests.server.serving import Server

WORDS = ("ANAHIDES", "BOTELLS", "LEOTELLS", "ANATELLS")
TALES = tuple(passage(f"My aunt's {word} lives here. Nobody knows.", "en") for word in WORDS)
NAMES = ("Anastasia", "Bo", "Leo")


class Quiet:
    """A bus without anybody else on it."""

    async def nothing(self, *_: Any) -> None: ...

    follow = want = tell = nothing


@pytest.fixture
def bindery(shards: Shards) -> Bindery:
    return Bindery(shards)


async def hidden(bindery: Bindery, over: bool = True) -> str:
    table = await bindery.told(*TALES, names=NAMES)
    await bindery.hide(table, 0, name=True, pages=(1,))
    if over:
        await bindery.end(table)
    return table


def a_hub(shards: Shards) -> Hub:
    hub = Hub()
    hub.keeper = Keeper(shards, Writer(shards), hub.played)
    hub.bus = Quiet()  # type: ignore[assignment]
    return hub


async def welcome(shards: Shards, table: str, viewer: int | None) -> Any:
    return json.loads(msgspec.json.encode(await a_hub(shards).join(Listener(table, viewer), 1)))


@pytest.mark.parametrize("bound", [False, True])
async def test_the_game_file_is_without_it_and_still_verified(bindery: Bindery, shards: Shards, bound: bool) -> None:
    table = await hidden(bindery)
    if bound:
        await bindery.bind(table)
    found = await Archiver(bindery.keeper).file_of(await bindery.lobby.header(table))
    assert found is not None
    text = zlib.decompress(found[len(MAGIC) :])
    assert [word.encode() in text for word in WORDS] == [False, True, True, True]
    assert b"aunt" in text, "of the others"
    file = unfold(found)
    verdict = verify(file)
    assert verdict.holds, verdict
    assert verdict.masked == min(file.masked)
    assert len(file.masked) == 1
    stored = "select position($2::bytea in body) > 0 from moves where table_id = $1 and position($2::bytea in body) > 0"
    if not bound:
        assert await shards.of(table).fetchval(stored, table, WORDS[0].encode()), "the record is whole"


async def test_who_comes_to_the_table_afterwards_does_not_hear_it(bindery: Bindery, shards: Shards) -> None:
    table = await hidden(bindery)
    for viewer in (0, 1, 2, None):
        greeting = await welcome(shards, table, viewer)
        frames, sight = json.dumps(greeting["missed"]), json.dumps(greeting["sight"])
        for word in WORDS:
            expected = word != WORDS[0] or viewer == 0
            assert (word in frames, word in sight) == (expected, expected), (word, viewer)
        assert greeting["names"] == ["Anastasia" if viewer == 0 else "", "Bo", "Leo"]


async def test_a_row_after_the_end_shows_it_to_its_teller_alone(bindery: Bindery, shards: Shards) -> None:
    table = await hidden(bindery)
    hub = a_hub(shards)
    listeners = [Listener(table, viewer) for viewer in (0, 1, None)]
    for listener in listeners:
        await hub.join(listener, 0)
    await hub.keeper.act(table, lambda sitting, at: Came(at, 0, "lost"))
    own, *others = [json.loads(frame) for listener in listeners for frame in listener.mail.empty() if frame]
    assert (own["say"], own["sight"]["view"], "grown" in own) == ("told", {}, False), (
        "it has it all, and nothing has changed"
    )
    for frame in others:
        assert frame["say"] == "caught-up", "what was hidden since its last frame goes with the whole sight"
        text = json.dumps(frame)
        assert (WORDS[0] in text, WORDS[1] in text) == (False, True)


async def test_while_the_game_goes_on_what_was_told_stays_told(bindery: Bindery, shards: Shards) -> None:
    table = await hidden(bindery, over=False)
    greeting = await welcome(shards, table, 1)
    assert WORDS[0] in json.dumps(greeting["missed"])
    assert WORDS[0] in json.dumps(greeting["sight"])
    assert greeting["names"] == list(NAMES)


async def test_over_http_nothing_says_it_to_another_seat(server: Server, bindery: Bindery) -> None:
    table = await hidden(bindery)
    bo, ana = Reader(server, table, "person 1"), Reader(server, table, "person 0")
    for reader, told_again in ((bo, False), (ana, True)):
        place = reader.place.removesuffix("/book")
        answers = {}
        kept = tuple(f"/book{form}" for form in FORMS)
        for path in ("", "/book", *kept, "/frames?after=1", "/frames?after=1&welcome=1", "/again"):
            reader.place = place + path
            status, answers[path], _ = reader.ask()
            assert status == 200, path
        for path, content in answers.items():
            said = b"".join(unpacked(content))
            assert (WORDS[0].encode() in said) is (told_again and path not in ("", "/again", *kept)), path
            assert path not in kept or WORDS[1].encode() in said, "of the others"
            if not told_again:
                assert b"Anastasia" not in said, path
    ana.place = place + "/game"
    assert WORDS[0].encode() not in zlib.decompress(ana.ask()[1][len(MAGIC) :]), "a file is passed on"
