"""Whole games of every kind on their way out: of what is hidden not a word is left, and the rest can still be verified."""

import json
import re
from collections import Counter
from functools import cache
from typing import Any, cast, get_args, get_type_hints

import msgspec
import pytest
from msgspec import structs

from talewind import games
from talewind.cli.verifying import found
from talewind.games.story.moves import TellStory
from talewind.kit import Chance, Passage, Refused, Sitting, commitment, fingerprint, open_table, sentences, snapshot
from talewind.kit.passage import Gesture
from talewind.kit.ready import Tell
from talewind.kit.rows import Answered, Did, Expired, Row, encode_row
from talewind.kit.testing.choices import some_table
from talewind.kit.testing.wanderer import Wanderer
from talewind.server.books.book import BookHidden
from talewind.server.books.folding import fold
from talewind.server.books.masking import Mask, neutral
from talewind.server.books.outgoing import outgoing
from talewind.server.books.verifying import verify
from talewind.server.record.game_file import GameFile, pack, unfold
from talewind.server.tables import Header, Seated

SECRET = b"s" * 32
GAMES = [(name, seed) for name in games.names() for seed in range(4)]
TELLING = [name for name in games.names() if {"tell", "tell-story"} & games.load(name).kinds.keys()]


class Evening:
    """A game of wandering people, each of whose passages has a word of its own."""

    def __init__(self, name: str, seed: int) -> None:
        self.game, dice = games.load(name), Chance(b"%d" % seed)
        seats, options = some_table(self.game, seed, dice)
        self.header = Header(
            id="T", game_id=name, options=msgspec.json.encode(options), chairs=seats, status="playing", host="host", code=None,
            join_key=b"", watch_key=b"", locked=False, secret=SECRET, commitment=commitment(SECRET), opened_at=0,
            started_at=0, seats=tuple(Seated(n, f"person {n}", f"P{n}", b"") for n in range(seats)),
        )  # fmt: skip
        self.sitting = Sitting(self.game, self.header.key, open_table(self.game, seats, options, self.header.key, 1))
        self.log: list[dict[str, Any]] = []
        self.words = 0
        self.write(msgspec.json.encode({"row": "opened", "at": 1}))
        people = Wanderer(self.game, self.sitting, dice, leaving=False, absent=False)
        while self.sitting.state.stack:
            row = people.next_row()
            own = self.in_own_words(row)
            try:
                self.sitting.fork().take(own)
            except Refused:
                own = row
            self.sitting.take(own)
            self.write(encode_row(own))

    def write(self, body: bytes) -> None:
        step = self.sitting.step
        self.log.append({
            "seq": len(self.log), "at": 0, "seat": None, "body": body, "told": msgspec.json.encode(step.events),
            "only_for": step.only, "state_hash": fingerprint(snapshot(step.state)), "rules": step.state.rules_version,
        })  # fmt: skip

    def in_own_words(self, row: Row) -> Row:
        match row:
            case Answered(move=move) | Did(move=move):
                return structs.replace(row, move=self.said(move))
            case Expired(drafts=drafts):
                asked = {ask.seat for ask in self.sitting.step.asks}
                telling = range(self.sitting.state.seats) if self.game.id in TELLING else ()
                unasked = {seat: self.unsent for seat in telling if seat not in asked}
                own = {seat: self.said(move) for seat, move in drafts.items()}
                return structs.replace(row, drafts=unasked | own)  # as it used to be: everybody's
        return row

    def said(self, move: Any) -> Any:
        for name in move.__struct_fields__:
            value = getattr(move, name)
            if isinstance(value, Passage) and value.text:
                self.words += 1
                return structs.replace(move, **{name: Passage((f"Zq{self.words}z, 7 o'clock. So?",), lang="en")})
        return move

    @property
    def unsent(self) -> Any:
        tale = Passage(("UNSENT",))
        return TellStory("st001", tale) if self.game.id == "story" else Tell(tale)

    @property
    def file(self) -> GameFile:
        return unfold(fold(self.header, cast(Any, self.log)))

    @property
    def pages(self) -> Any:
        return tuple(self.game.pages(self.sitting.state))


@cache
def evening(name: str, seed: int) -> Evening:
    return Evening(name, seed)


def text_of(file: GameFile) -> str:
    return msgspec.json.encode(file).decode()


def words_of(passage: Passage) -> set[str]:
    return set(re.findall(r"Zq\d+z", passage.text))


def points_of(passage: Passage) -> set[str]:
    return {msgspec.json.encode(g.points).decode() for g in passage.sketch if len(g.points) > 5}


@pytest.mark.parametrize(("name", "seed"), GAMES)
def test_of_hidden_lines_not_a_word_leaves_and_the_others_are_as_they_were(name: str, seed: int) -> None:
    played = evening(name, seed)
    assert verify(played.file).holds
    lines = [(page.id, line) for page in played.pages for line in page.lines]
    most = Counter(line.seat for _, line in lines).most_common(1)
    if not most:
        return  # nothing was told at this table
    seat = most[0][0]
    own = sorted({page for page, line in lines if line.seat == seat})
    hidden = set(own[::2])
    file = outgoing(played.file, Mask(played.pages, {seat: BookHidden(False, tuple(hidden))}))
    text = text_of(file)
    for page, line in lines:
        away = line.seat == seat and page in hidden
        for mark in words_of(line.passage) | points_of(line.passage):
            assert (mark in text) is not away, (mark, page, line)
    verdict = verify(file)
    assert not verdict.fault, verdict
    if name != "end_of_the_story":  # whose rules look at the words themselves
        assert verdict.holds, verdict
    if file.masked:
        assert verdict.masked == min(file.masked)
        assert "hidden" in found(file, verdict)
    whole = played.file
    for row, was in zip(file.rows, whole.rows, strict=True):
        assert (row.seq in file.masked) or (row.told, row.state_hash) == (was.told, was.state_hash)


def test_some_game_of_each_kind_was_masked_and_verified_to_its_end() -> None:
    held = set()
    for name, seed in GAMES:
        played = evening(name, seed)
        ids = tuple(page.id for page in played.pages)
        file = outgoing(played.file, Mask(played.pages, {s.seat: BookHidden(False, ids) for s in played.header.seats}))
        if file.masked and verify(unfold(pack(file))).holds:
            held.add(name)
    assert held == set(TELLING)


@pytest.mark.parametrize("name", TELLING)
def test_drafts_that_no_clock_has_played_do_not_leave_though_an_old_log_has_them(name: str) -> None:
    files = [evening(name, seed).file for seed in range(4)]
    files = [file for file in files if "UNSENT" in text_of(file)]
    assert files
    for file in files:
        out = outgoing(file, None)
        assert "UNSENT" not in text_of(out)
        assert (verify(out).holds, out.masked) == (True, tuple(row.seq for row in confided(file)))
        old = structs.replace(file, rows=tuple(structs.replace(row, rules=0) for row in file.rows), rules=0)
        assert "UNSENT" not in text_of(outgoing(old, None)), "of other rules, too"


def test_a_seat_sees_its_own_and_what_is_nobodys_is_hidden_by_its_words() -> None:
    played = next(e for e in (evening("windmill", seed) for seed in range(4)) if e.pages)
    line, page = played.pages[0].lines[0], played.pages[0].id
    hidden = {line.seat: BookHidden(True, (page,))}
    passage = json.loads(msgspec.json.encode(line.passage))
    own, others = Mask(played.pages, hidden, {line.seat}), Mask(played.pages, hidden)
    assert own.masked({"seat": line.seat, "tale": passage}) == {"seat": line.seat, "tale": passage}
    assert (own.names, others.names) == (set(), {line.seat})
    if line.passage.text:
        assert others.masked([passage]) != [passage]


@pytest.mark.parametrize(
    "text",
    [
        "Mr. Fox ran. He fell!! So?", "« Viens ! » dit-elle. Il partit", "7. 8. I. A. Milne. t.ex. bl.a. so.", "e.g. this. x",
        "", "…", "🐘➡️🌊", "e\u0301te\u0301 à la 3.14 plage.", "a\n\nb. C", "x_y z.", "ok. no. Dr. Who. Prof. st. sig.",
    ],
)  # fmt: skip
def test_neutral_words_are_as_many_sentences_and_never_more_characters(text: str) -> None:
    assert sentences(neutral(text)) == sentences(text)
    assert len(neutral(text)) <= max(len(text), 4 * sentences(text))
    assert neutral(neutral(text)) == neutral(text)
    left = set(re.findall(r"[^\W_]+", neutral(text)))
    assert left <= {"x", "xx", "0"}


def test_a_hidden_drawing_is_another_drawing() -> None:
    shown = Gesture("pen-1", (1, 2, 3, 4))
    mask = Mask((), {0: BookHidden(False, (1,))})
    masked = mask.masked({"seat": 0, "gesture": msgspec.to_builtins(shown)})["gesture"]
    assert masked == {"tool": "pen-1", "points": [0, 0, 0, 0]}
    assert mask.masked({"seat": 0, "gesture": {"tool": "sticker-heart", "points": [9, 9]}})["gesture"] == {
        "tool": "sticker-star", "points": [0, 0],
    }  # fmt: skip


WORDED = {"word", "title"}  # fields with words of people, which the mask knows
NAMED = {"card", "cards", "colour"}  # fields with names of things


@pytest.mark.parametrize("name", games.names())
def test_every_text_in_a_move_or_an_event_is_known_to_the_mask(name: str) -> None:
    """A new field of type `str` is either words of a person, then the mask must know its name, or it is listed above."""
    game = games.load(name)
    for kind in (*game.kinds.values(), *game.events.values()):
        for field, hint in get_type_hints(kind).items():
            if hint is str or str in get_args(hint):
                assert field in WORDED | NAMED, f"{kind.__name__}.{field}"


def test_what_was_confided_to_nobody_or_to_one_leaves_with_nobody() -> None:
    """A notebook and whispered ideas, although nothing of the book is hidden."""
    names = [seed for seed in range(12) if confided(evening("winter_tales", seed).file)]
    assert len(names) > 2
    for seed in names:
        file = evening("winter_tales", seed).file
        private = confided(file)
        words = {word for row in private for word in re.findall(r"Zq\d+z", msgspec.json.encode(row.body).decode())}
        secret = {row.seq for row in private}
        others = "".join(msgspec.json.encode(row).decode() for row in file.rows if row.seq not in secret)
        out = outgoing(file, None)
        left = text_of(out)
        assert not {word for word in words if word in left and word not in others}
        assert {row.seq for row in private if b"Zq" in bytes(row.body)} <= set(out.masked)
        assert set(out.masked) <= secret
        assert verify(out).holds


def confided(file: GameFile) -> list[Any]:
    tags = ("write-ahead", "suggest")
    return [row for row in file.rows if any(b'"move":"%s"' % tag.encode() in bytes(row.body) for tag in tags)]
