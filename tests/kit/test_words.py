"""Words: what leaves the rules is frozen, tagged and says its rule."""

import msgspec
import pytest

from talewind.kit import Event, Frozen, Move, Refused, Seat, refuse, say, tag_of
from talewind.kit.base import Say, kebab


class Guess(Move):
    picture: str


class TaleTold(Event):
    seat: Seat


@pytest.mark.parametrize(
    ("name", "tag"), [("Guess", "guess"), ("TaleTold", "tale-told"), ("ABitMore", "a-bit-more"), ("x", "x")]
)
def test_a_tag_is_the_class_name_in_kebab_case(name: str, tag: str) -> None:
    assert kebab(name) == tag


def test_a_move_says_its_kind_on_the_wire() -> None:
    assert msgspec.json.encode(Guess("owl")) == b'{"move":"guess","picture":"owl"}'


def test_an_event_says_its_kind_on_the_wire() -> None:
    assert msgspec.json.encode(TaleTold(2)) == b'{"event":"tale-told","seat":2}'


def test_a_move_with_an_unknown_field_is_not_decoded() -> None:
    with pytest.raises(msgspec.ValidationError, match="unknown field `cheat`"):
        msgspec.json.decode(b'{"move":"guess","picture":"owl","cheat":1}', type=Guess)


def test_an_event_of_a_later_version_is_still_decoded() -> None:
    assert msgspec.json.decode(b'{"event":"tale-told","seat":2,"mood":"glad"}', type=TaleTold) == TaleTold(2)


@pytest.mark.parametrize("thing", [Guess("owl"), TaleTold(1), say("kit-over"), refuse("kit-stale").refusal])
def test_what_leaves_the_rules_cannot_be_changed(thing: Frozen) -> None:
    field = thing.__struct_fields__[0]
    with pytest.raises(AttributeError, match="immutable"):
        setattr(thing, field, None)


def test_the_tag_of_a_thing_is_the_tag_of_its_class() -> None:
    assert tag_of(TaleTold(0)) == tag_of(TaleTold) == "tale-told"


def test_say_keeps_its_arguments_by_name() -> None:
    assert say("kit-count", least=1, most=3) == Say("kit-count", {"least": 1, "most": 3})


def test_a_message_without_arguments_is_only_its_key_on_the_wire() -> None:
    assert msgspec.json.encode(say("kit-over")) == b'{"key":"kit-over"}'


def test_a_refusal_names_message_rule_and_arguments() -> None:
    refused = refuse("kit-count", "WM-31", least=1)
    assert isinstance(refused, Refused)
    assert refused.refusal.say == say("kit-count", least=1)
    assert refused.refusal.rule == "WM-31"
    assert str(refused) == "('kit-count', {'least': 1}, 'WM-31')"


def test_a_schema_tells_a_client_that_a_number_is_a_seat() -> None:
    schema = msgspec.json.schema(TaleTold)
    assert schema["$defs"]["TaleTold"]["properties"]["seat"] == {"of": "seat", "type": "integer"}
