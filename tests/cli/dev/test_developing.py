"""`talewind dev` from its start to its end: rules, texts and faults while a table is open."""

import asyncio
import socket
from collections.abc import Iterator
from urllib.request import urlopen

import pytest

from .developing import Dev, developing, seated, waited

pytestmark = [pytest.mark.long, pytest.mark.asyncio(loop_scope="module")]
WORDS = ("--seats", "2", "--seed", "moon")


@pytest.fixture(scope="module")
def started() -> Iterator[Dev]:
    with developing(*WORDS) as dev:
        yield dev


@pytest.fixture
def dev(started: Dev) -> Dev:
    started.begin_again()
    return started


def texts(dev: Dev) -> str:
    with urlopen(f"{dev.address}/texts/en/stones.ftl", timeout=90) as answer:
        assert answer.headers["cache-control"] == "no-store"
        return str(answer.read().decode())


async def test_a_changed_rule_goes_on_at_the_same_table(dev: Dev) -> None:
    async with seated(dev) as author:
        await author.takes(1)
        before = await author.until(lambda sight: sight.get("question"))
    table, boot = dev.changed()["table"], dev.changed()["boot"]
    after = dev.edit("game.py", "STONES = 15", "STONES = 25")
    dev.hears(r"New rules after [0-9.]+ s: the table goes on", after)
    async with seated(dev) as author:
        now = await author.until(lambda sight: sight.get("question"))
        assert now["view"]["stones"] == before["view"]["stones"] + 10, "the same rows, by the new rules"
        await author.takes(2)
        await author.until(lambda sight: sight.get("question"))
    changed = dev.changed()
    assert (changed["table"], changed["boot"] != boot) == (table, True)
    print("served after", dev.api("now")["news"]["took"], "seconds")


async def test_a_changed_text_is_served_without_a_new_process(dev: Dev) -> None:
    boot, edition = dev.changed()["boot"], dev.changed()["texts"]
    dev.edit("texts/en.ftl", "How many do you take?", "Will you take them?")
    changed = waited(lambda: c if (c := dev.changed())["texts"] > edition else None, lambda: dev.said)
    assert changed["boot"] == boot
    assert "Will you take them?" in texts(dev)


async def test_a_broken_file_is_named_and_the_old_rules_go_on(dev: Dev) -> None:
    boot = dev.changed()["boot"]
    line = 1 + (dev.package / "game.py").read_text().splitlines().index("STONES = 15")
    after = dev.edit("game.py", "STONES = 15", "STONES = stnes")
    says = rf"stones/game.py, line {line}: NameError: name 'stnes' is not defined"
    dev.hears(says + r"[^\n]* The rules from before go on\.", after)
    news = waited(lambda: n if (n := dev.api("now")["news"])["trouble"] else None, lambda: dev.said)
    assert (news["trouble"]["file"], news["trouble"]["line"]) == ("stones/game.py", line)
    assert (dev.changed()["boot"], "NameError" in dev.changed()["trouble"]) == (boot, True)
    async with seated(dev) as author:
        await author.takes(1)
        await author.until(lambda sight: sight.get("question"))
    after = dev.edit("game.py", "STONES = stnes", "STONES = 15")
    dev.hears("the table goes on", after)
    waited(lambda: dev.api("now")["news"]["trouble"] is None, lambda: dev.said)


async def test_rules_that_raise_at_a_row_of_the_log_are_not_served_either(dev: Dev) -> None:
    async with seated(dev) as author:
        await author.takes(1)
    after = dev.edit("game.py", "t.state.stones -= move.count", "t.state.stones -= move.count // 0")
    dev.hears(r"stones/game.py, line \d+: ZeroDivisionError: .* The rules from before go on\.", after)
    after = dev.edit("game.py", "move.count // 0", "move.count")
    dev.hears("the table goes on", after)


async def test_playing_on_from_a_row_opens_a_copy_and_leaves_the_table(dev: Dev) -> None:
    async with seated(dev) as author:
        await author.takes(1)
        await author.until(lambda sight: sight.get("question"))
    rows, table = dev.api("rows"), dev.changed()["table"]
    cut = max(row["seq"] for row in rows if row["kind"] == "answered" and not row["bot"])
    opened = dev.api("play-on", {"seq": cut})
    assert opened["table"] == dev.changed()["table"] != table
    copied = dev.api("rows")[: cut + 1]
    assert [(row["says"], row["seat"]) for row in copied] == [(row["says"], row["seat"]) for row in rows[: cut + 1]]
    stones = dev.api(f"rows/{cut}")["state"]["stones"]
    async with seated(dev) as author:
        now = await author.until(lambda sight: sight.get("question"))
    assert now["view"]["stones"] < stones, "the bot has answered there, too"


async def test_a_log_that_the_new_rules_cannot_play_is_left_for_a_fresh_table(dev: Dev) -> None:
    async with seated(dev) as author:
        await author.takes(1)
    table = dev.changed()["table"]
    text = (dev.package / "game.py").read_text("utf-8")
    (dev.package / "game.py").write_text(text.replace("class Take(Move):", 'class Take(Move, tag="grab"):'), "utf-8")
    dev.hears("A fresh table is open, and the old one is left as it was. Row [0-9]+ of the table cannot be played")
    waited(lambda: dev.changed()["table"] != table, lambda: dev.said)
    assert "grab" in str(dev.api("rows/0")["questions"]) or dev.api("now")["rows"] > 1
    assert [seat["bot"] for seat in dev.api("now")["seats"]] == [False, True]


async def test_conform_runs_after_a_change_and_names_its_fault(dev: Dev) -> None:
    waited(lambda: dev.api("now")["news"]["proof"]["state"] == "well", lambda: dev.said)
    after = dev.edit("texts/en.ftl", "stones-took =", "stones-tok =")
    dev.hears("conform: ", after)
    proof = waited(lambda: p if (p := dev.api("now")["news"]["proof"])["state"] == "fault" else None, lambda: dev.said)
    assert "stones-took" in proof["says"]


async def test_it_ends_with_everything_that_it_has_started() -> None:
    with developing(*WORDS) as dev:
        assert await asyncio.to_thread(dev.end) == 0
        host, port = dev.address.removeprefix("http://").split(":")
        with pytest.raises(ConnectionRefusedError):
            socket.create_connection((host, int(port)), 5)
