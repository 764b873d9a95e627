"""Frames that a stranger sends to a table: valid messages, messages that the schema takes although no player would send them, and mutants
that it refuses by the way they are made. `refused` is known here without asking the server's decoder."""

import json
from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

from msgspec import inspect

from talewind.kit import AnyGame, Frozen
from talewind.kit.game import members
from talewind.server import wire

from .shapes import KINDS, ODD_NUMBERS, Maker, Object, info, structs_in, takes

TEXT, BINARY = 1, 2  # opcodes of a WebSocket
LARGEST = 8_192  # bytes of a message to a table
ENDING = ("leave", "end-here", "pause")


class Frame(Frozen):
    """`how`: the mutation, for a reader. `refused`: the schema takes no such message. `closes`: the server closes the connection."""

    payload: bytes
    how: str
    refused: bool = False
    closes: bool = False
    opcode: int = TEXT


type Message = tuple[Object, inspect.StructType]


class Speaker:
    """What may be said at a table of one game."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        moves = [struct(kind) for kind in game.kinds.values()]
        self.move_of = {str(kind.tag): kind for kind in moves}
        self.wild = Maker(lambda dice: self.wild.struct(dice.choice(moves), dice))
        self.messages = [struct(kind) for kind in members(wire.ClientMessage)]

    def message(self, dice: Random, calm: bool = False) -> Message:
        """`calm`: seldom one after which a seat or a table has no more to say."""
        kind = dice.choice(self.messages)
        if calm and kind.tag in ENDING and dice.random() > 0.03:
            return self.message(dice, calm)
        return self.wild.struct(kind, dice), kind

    def structs(self, message: Message) -> list[Message]:
        """The message, its moves, and what these are made of."""
        value, kind = message
        found = list(structs_in(value, kind))
        for move in (value.get("move"), *(value.get("then") or ())):
            if isinstance(move, dict):
                found += structs_in(move, self.move_of[move["move"]])
        return found

    def any_frame(self, dice: Random) -> Frame:
        """Whatever the schema says of it."""
        if dice.random() < 0.5:
            return self.refused_frame(dice)
        value, kind = self.message(dice, calm=True)
        return dice.choice(TAKEN)(value, f"{kind.tag}", dice)

    def refused_frame(self, dice: Random) -> Frame:
        message = self.message(dice)
        return dice.choice(REFUSED)(self, (deepcopy(message[0]), message[1]), dice)


def struct(of: Any) -> inspect.StructType:
    found = info(of)
    assert isinstance(found, inspect.StructType), of
    return found


def written(value: Any) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()


def fitting(payload: bytes, how: str, **more: Any) -> Frame:
    """A message above the limit closes the connection, whatever it says."""
    return Frame(payload, how, closes=len(payload) > LARGEST, **more)


def refused(value: Any, how: str) -> Frame:
    return fitting(written(value), how, refused=True)


# What the schema takes.


def as_it_is(value: Object, how: str, dice: Random) -> Frame:
    return fitting(written(value), f"valid {how}")


def doubled(value: Object, how: str, dice: Random) -> Frame:
    """A key twice: the last one counts."""
    return fitting(b"{" + written(value)[1:-1] + b"," + written(value)[1:], f"{how} with every key twice")


def spaced(value: Object, how: str, dice: Random) -> Frame:
    return fitting(
        json.dumps(value, ensure_ascii=True, indent=dice.choice((1, 9))).encode(), f"{how}, with spaces and escapes"
    )


def far(value: Object, how: str, dice: Random) -> Frame:
    """A number that nobody counts to, where the message has one."""
    if "number" in value:
        value["number"] = dice.choice(ODD_NUMBERS)
    return as_it_is(value, how, dice)


TAKEN: tuple[Callable[[Object, str, Random], Frame], ...] = (as_it_is, doubled, spaced, far)


# What it refuses. Each takes a message of its own, and changes it.


def without_a_field(speaker: Speaker, message: Message, dice: Random) -> Frame:
    spots = [(v, f.encode_name) for v, kind in speaker.structs(message) for f in kind.fields if f.required]
    spots.append((message[0], "do"))
    value, name = dice.choice(spots)
    value.pop(name, None)
    return refused(message[0], f"{message[1].tag} without {name}")


def with_a_strange_field(speaker: Speaker, message: Message, dice: Random) -> Frame:
    strict = [v for v, kind in speaker.structs(message) if kind.tag_field in ("do", "move")]  # whatever their types say
    name = dice.choice(("seat", "ID", "id ", "__proto__", "", "do\u200d", "x" * 100, "é"))
    dice.choice(strict)[name] = dice.choice(dice.choice(tuple(KINDS.values())))
    return refused(message[0], f"{message[1].tag} with the field {name[:20]!r}")


def with_a_wrong_kind(speaker: Speaker, message: Message, dice: Random) -> Frame:
    spots = [(v, f) for v, kind in speaker.structs(message) for f in kind.fields if f.encode_name in v]
    if not spots:
        return with_a_strange_field(speaker, message, dice)
    value, field = dice.choice(spots)
    name = field.encode_name
    may = takes(field.type)
    if isinstance(field.type, inspect.RawType) or (value is message[0] and name in ("move", "then")):
        may = frozenset({"object", "null"} if name == "move" else {"list"})  # of an order, no move is a move
    kind = dice.choice([kind for kind in KINDS if kind not in may])
    value[name] = dice.choice([one for one in KINDS[kind] if not isinstance(one, int) or one not in (0, 1)] or (0.5,))
    return refused(message[0], f"{message[1].tag} whose {name} is a {kind}")


def with_a_wrong_tag(speaker: Speaker, message: Message, dice: Random) -> Frame:
    tagged = [(v, kind.tag_field) for v, kind in speaker.structs(message) if kind.tag_field in ("do", "move")]
    value, name = dice.choice(tagged)
    value[name] = dice.choice(("", "Answer", "answer ", "opened", "expired", "none\u202e", 7, None, [], {}, True))
    return refused(message[0], f"{message[1].tag} with the tag {value[name]!r}")


def cut(speaker: Speaker, message: Message, dice: Random) -> Frame:
    """Somewhere between characters; the end is missing in any case."""
    text = written(message[0]).decode()
    return fitting(text[: dice.randrange(len(text))].encode(), f"{message[1].tag}, cut", refused=True)


def followed(speaker: Speaker, message: Message, dice: Random) -> Frame:
    more = dice.choice((b"}", b"{}", b",", b"\x00", b"null", b"//", "\u200d".encode(), written(message[0])))
    return fitting(written(message[0]) + more, f"{message[1].tag}, and more behind it", refused=True)


def in_a_broken_text(speaker: Speaker, message: Message, dice: Random) -> Frame:
    """An escape in a key or a value that is no character, or none that a database stores."""
    escape = dice.choice(("\\ud800", "\\udfff", "\\ud800\\ud800", "\\ud83dx", "\\u00", "\\x41", "\\u0000"))
    value = message[0] | {"do": "pause", "id": "?"} if dice.random() < 0.5 else {"do": "pause", "id": "?"}
    text = written(value).decode().replace('"?"', f'"{escape}"')
    return fitting(text.encode(), f"a text with {escape}", refused=True)


def with_an_impossible_number(speaker: Speaker, message: Message, dice: Random) -> Frame:
    number = dice.choice(("NaN", "Infinity", "-", "1e999", "01", "0x1", "1.5", "1e-3", "--1", "1_000", "٣", "." * 9))
    return fitting(f'{{"do":"echo","number":{number}}}'.encode(), f"an echo of {number}", refused=True)


def deep(speaker: Speaker, message: Message, dice: Random) -> Frame:
    depth, (opens, closes) = dice.choice((10, 200, 1_500, 3_900)), dice.choice((("[", "]"), ('{"a":', "}")))
    depth = min(depth, 1_300) if opens != "[" else depth
    nested = opens * depth + "1" + closes * depth
    texts = (
        f'{{"do":"beside","id":"d","move":{nested}}}',
        f'{{"do":"answer","id":"d","number":1,"move":{{"move":"tell","tale":[{nested}]}}}}',
        f'{{"do":"ping","x":{nested}}}',
        nested,
    )
    return fitting(dice.choice(texts).encode(), f"{depth} levels of {opens}", refused=True)


def noise(speaker: Speaker, message: Message, dice: Random) -> Frame:
    """Bytes by chance. As text most are no UTF-8, which closes the connection."""
    payload = dice.randbytes(dice.choice((0, 1, 2, 10, 100, 1_000)))
    if dice.random() < 0.9:
        return Frame(payload.decode("latin-1").encode()[:LARGEST], "letters by chance", refused=True)
    try:
        payload.decode()
        return Frame(payload, "bytes by chance", refused=True)
    except UnicodeDecodeError:
        return Frame(payload, "bytes by chance", refused=True, closes=True)


def binary(speaker: Speaker, message: Message, dice: Random) -> Frame:
    """The same message in a binary frame: the table speaks text."""
    payload = written(message[0]) if dice.random() < 0.7 else dice.randbytes(dice.randrange(2_000))
    return Frame(payload[:LARGEST], "a binary frame", refused=True, opcode=BINARY)


def large(speaker: Speaker, message: Message, dice: Random) -> Frame:
    """Of one byte too many, or of very many; only now and then, since each costs a connection."""
    if dice.random() < 0.8:
        return Frame(b'{"do":"pause","id":' + b" " * dice.randrange(7_000) + b"}", "many spaces", refused=True)
    size = dice.choice((LARGEST + 1, 20_000, 65_000, 70_000))
    return Frame(b'{"do":"ping"}'.ljust(size), f"a message of {size} bytes", refused=True, closes=True)


REFUSED: tuple[Callable[[Speaker, Message, Random], Frame], ...] = (
    without_a_field, with_a_strange_field, with_a_wrong_kind, with_a_wrong_kind, with_a_wrong_tag, cut, followed, in_a_broken_text,
    with_an_impossible_number, deep, noise, binary, large,
)  # fmt: skip
