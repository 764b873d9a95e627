"""What goes over the wire: the browser's types are fresh, every message reads as it was written, nothing else gets out."""

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from scripts import wire_types

from talewind.games.windmill import Windmill
from talewind.games.windmill.events import Guessed
from talewind.games.windmill.moves import Guess
from talewind.games.windmill.options import MillOptions
from talewind.kit import Domain, Refusal, Undoable, look, say
from talewind.kit.game import members
from talewind.kit.views import Grown
from talewind.server import wire
from talewind.server.doors.schema import http_types, schema, unions

RAW = msgspec.Raw(b'{"move":"guess","picture":"wm07"}')
MILL = Windmill()
MILL_STATE = MILL.start(4, MillOptions())
SIGHT = look(MILL, MILL_STATE, 1)
CHANGED = wire.PartialSight.of(SIGHT, {"turn": 2})
RAW_SIGHT = msgspec.Raw(msgspec.json.encode(SIGHT))

FROM_CLIENT: list[Any] = [
    wire.Answer("a1", 7, RAW, (RAW, RAW)), wire.Beside("a2", RAW), wire.Order("a3", "interrupt"), wire.Draft(7, RAW), wire.Undo("a5"), wire.Pause("a6"), wire.GoOn("a7"),
    wire.EndHere("a8"), wire.Leave("a9"), wire.Back("a10"), wire.React("a11", "lovely"), wire.Ping(), wire.Echo(3),
]  # fmt: skip
UNDO = Undoable(1, ("place",), say("kit-floor-asked"))
SEATING = wire.Seating(("Ann", "Bo"), 0, {1: "snail"})
DRAFTING = wire.Drafting(1, 7, "Once")
HEARD = wire.Heard(3, (Guessed(1, "wm07", True),))
TO_CLIENT: list[Any] = [
    wire.Welcome("t", "windmill", ("Ann", "Bo"), ("sun", "drop"), 1, True, 1_000, 3, RAW_SIGHT, (HEARD,), RAW, UNDO, {"tales": 7}, DRAFTING),
    wire.Told(1_000, 3, (Guessed(1, "wm07", True),), CHANGED, UNDO, {"tales": Grown(3, ())}, SEATING), wire.Taken("a1"),
    wire.CaughtUp(1_000, (HEARD,), 3, RAW_SIGHT, UNDO, {"tales": 7}, SEATING),
    wire.NotTaken("a1", Refusal(say("kit-closed"), "WM-46"), again=True), wire.Reacted(1, "lovely"), DRAFTING, wire.Called(1, 2, 2), wire.Carried(),
    wire.Pong(1_000),
    wire.Probe(1_000, 3, 20),
]  # fmt: skip


def test_the_committed_file_is_what_the_types_say() -> None:
    assert wire_types.main(["--check"]) == 0, "run python scripts/wire_types.py and commit web/src/wire.ts"


def test_a_stale_or_missing_file_is_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert wire_types.main(["--check"], tmp_path) == 1
    assert wire_types.main([], tmp_path) == 0
    assert wire_types.main(["--check"], tmp_path) == 0
    place = tmp_path / "wire" / "windmill.ts"
    place.write_text(place.read_text() + " ")
    assert wire_types.main(["--check"], tmp_path) == 1
    assert capsys.readouterr().err.endswith(
        "wire/windmill.ts: stale. Run python scripts/wire_types.py and commit it.\n"
    )


def test_each_game_has_its_own_types_under_their_own_names() -> None:
    files = wire_types.typescript()
    assert "export type Tale = {" in files["wire/windmill.ts"]
    assert "export type Tale = {" in files["wire/story.ts"]
    assert "MillView" not in files["wire.ts"]
    assert "export type Sight<V extends View = View, M extends Move = Move> = {" in files["wire.ts"]


def test_only_a_told_frame_has_a_sight_with_a_part_of_the_view() -> None:
    types, told = schema(), json.loads(wire.write(wire.Told(1_000, 3, (), CHANGED)))
    assert conforms(told, types["Told"], types)
    assert not conforms(told["sight"], types["Sight"], types)
    assert not conforms(told | {"sight": {**told["sight"], "view": {"hat": 1}}}, types["Told"], types)
    text = wire_types.typescript()["wire.ts"]
    assert text.count("sight: PartialSight<V, M>;") == 1
    assert "  view: Partial<V>;" in text


def test_a_standing_order_with_a_move_is_read() -> None:
    said = b'{"do":"order","id":"a4","window":"interrupt","scope":"turn","move":' + bytes(RAW) + b"}"
    assert msgspec.json.encode(wire.read(said)) == said


def test_every_message_has_an_example_here() -> None:
    assert {type(m) for m in FROM_CLIENT} == set(members(wire.ClientMessage))
    assert {type(m) for m in TO_CLIENT} == set(members(wire.ServerMessage))


@pytest.mark.parametrize("message", FROM_CLIENT, ids=lambda m: type(m).__name__)
def test_what_a_client_says_is_read_as_it_was_meant(message: Any) -> None:
    said = msgspec.json.encode(message)
    heard = wire.read(said)
    assert type(heard) is type(message)
    assert msgspec.json.encode(heard) == said


@pytest.mark.parametrize("message", FROM_CLIENT, ids=lambda m: type(m).__name__)
def test_an_unknown_field_is_refused(message: Any) -> None:
    said = json.loads(msgspec.json.encode(message))
    with pytest.raises(msgspec.ValidationError, match="unknown field"):
        wire.read(json.dumps(said | {"more": 1}))


@pytest.mark.parametrize(
    "said", ['{"do":"shout"}', '{"id":"a"}', "[]", "null", "", '{"do":"undo","id":1}', "{" * 5_000]
)
def test_what_is_no_message_is_refused(said: str) -> None:
    with pytest.raises(msgspec.MsgspecError):
        wire.read(said)


@pytest.mark.parametrize(
    "thing", [MILL_STATE, SIGHT, HEARD, Guess("wm07"), Guessed(1, "wm07", True), FROM_CLIENT[0], {}]
)
def test_nothing_but_a_message_to_the_client_can_be_written(thing: Any) -> None:
    with pytest.raises(TypeError, match="must not leave the server"):
        wire.write(thing)


def conforms(value: Any, part: dict[str, Any], types: dict[str, Any]) -> bool:
    """A small judge of JSON schema: enough for ours, and as strict about unknown fields as it can be."""
    match part:
        case {"$ref": ref}:
            return conforms(value, types[ref.rpartition("/")[2]], types)
        case {"anyOf": parts}:
            return any(conforms(value, each, types) for each in parts)
        case {"enum": values}:
            return value in values
        case {"type": "array"}:
            return isinstance(value, list) and all(conforms(v, part.get("items") or {}, types) for v in value)
        case {"type": "object", "properties": fields}:
            known = isinstance(value, dict) and set(part["required"]) <= value.keys() <= fields.keys()
            return known and all(conforms(v, fields[name], types) for name, v in value.items())
        case {"type": "object"}:
            each = part.get("additionalProperties", {})
            return isinstance(value, dict) and all(conforms(v, each, types) for v in value.values())
        case {"type": kind}:
            plain: dict[str, Any] = {"string": str, "integer": int, "boolean": bool, "null": type(None)}
            return type(value) is plain[kind]
    return True


@pytest.mark.parametrize("message", [*FROM_CLIENT, *TO_CLIENT], ids=lambda m: type(m).__name__)
def test_what_goes_over_the_wire_is_what_the_schema_says(message: Any) -> None:
    types, to_client = schema(), isinstance(message, wire.ToClient)
    said = json.loads(wire.write(message) if to_client else msgspec.json.encode(message))
    if not to_client:
        said = {name: value for name, value in said.items() if value is not None}  # a client leaves it out
    union = "ServerMessage" if to_client else "ClientMessage"
    assert conforms(said, types[union], types)
    assert not conforms(said | {"more": 1}, types[union], types)
    if "move" in said:
        assert not conforms(said | {"move": {"move": "fly"}}, types[union], types), "a raw move is a move of a game"


def test_every_type_has_a_name_of_its_own_and_every_reference_leads_somewhere() -> None:
    types = schema()
    assert all(re.fullmatch(r"[A-Z][A-Za-z]+", name) for name in types), "else add it to wire_schema.NAMES"
    used = set(re.findall(r'"#/\$defs/([^"]+)"', json.dumps(types)))
    assert used <= types.keys()
    assert {kind.__name__ for kind in http_types()} <= types.keys()
    assert len(unions()["Domain"]) == sum(k.__module__ == Domain.__module__ for k in Domain.__subclasses__())


def test_nothing_is_unknown_to_the_browser_but_the_arguments_of_a_sentence_and_entries_of_any_list() -> None:
    """And what an open move, event, view or options may hold, where no game is meant."""
    text = "\n".join(wire_types.typescript().values())
    lines = [line.strip() for line in text.splitlines() if not line.startswith("/**")]
    unknown = [line for line in lines if "unknown" in line and not line.startswith("export type")]
    assert unknown == ["args?: Record<string, unknown>;", "items: unknown[];"]


def test_what_the_emitter_does_not_know_it_does_not_guess() -> None:
    with pytest.raises(TypeError, match="no TypeScript"):
        wire_types.Typed({}, False)({"allOf": []})
