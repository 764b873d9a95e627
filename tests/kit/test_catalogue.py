"""Catalogues: which messages there are and what they need."""

import pytest

from talewind.games.windmill import Windmill
from talewind.kit import Next, Scored
from talewind.kit.catalogue import message_key, messages, rule_ids, scan, text_files

from .toys.relay import Relay, Walk, Walked


@pytest.mark.parametrize(
    ("text", "needs"),
    [
        ("a = One\n", {"a": set()}),
        ("a = One { $x } and { $y }\n", {"a": {"x", "y"}}),
        ("a = { SEAT($who) }\n", {"a": {"who"}}),
        ("a = { LIST($x, $y) }\n", {"a": {"x", "y"}}),
        ("a=tight {$x}\n", {"a": {"x"}}),
        ("a = One\n    goes on with { $x }\n", {"a": {"x"}}),
        ("a = One\n\n    after a gap { $x }\n", {"a": {"x"}}),
        ("a = { $x }\nb = { $y }\n", {"a": {"x"}, "b": {"y"}}),
        ("WM-46 = Rule\n    .why = because { $points }\n    .hint = { $x }\n", {"WM-46": set(), "WM-46.why": {"points"}, "WM-46.hint": {"x"}}),
        ("a = { $n ->\n    [one] one { $x }\n   *[other] many\n }\n", {"a": {"n", "x"}}),
        ("a = { $n ->\n[one] one { $x }\n*[other] many { $y }\n}\n", {"a": {"n", "x", "y"}}),
        ("# a = { $x }\nb = B\n", {"b": set()}),
        ("a = A\n# of { $x }\n", {"a": set()}),
        ("-term = T { $x }\nb = { -term }\n", {"b": set()}),
        ("a = costs $x\n", {"a": set()}),
        ("", {}),
    ],
)  # fmt: skip
def test_scan_finds_keys_attributes_and_variables(text: str, needs: dict[str, set[str]]) -> None:
    assert scan(text) == {key: frozenset(found) for key, found in needs.items()}


def test_keys_come_in_the_order_of_the_file() -> None:
    assert list(scan("b = 1\na = 2\nc = 3\n")) == ["b", "a", "c"]


def test_text_files_are_found_by_language_and_a_missing_folder_has_none() -> None:
    assert text_files("talewind.kit", "texts").keys() == {"en", "fr"}
    assert text_files("talewind.kit", "no such folder") == {}


def test_a_game_without_texts_has_no_messages() -> None:
    assert messages(Relay()) == {}


def test_a_game_speaks_its_own_words_the_kits_and_its_rules() -> None:
    english = messages(Windmill())["en"]
    assert {"windmill-name", "kit-over", "WM-46"} <= english.keys()


def test_rule_ids_are_those_of_the_book_without_their_reasons() -> None:
    ids = rule_ids(Windmill())
    assert ids[:3] == ["WM-1", "WM-2", "WM-3"]
    assert not [rule for rule in ids if "." in rule]


def test_a_message_belongs_to_the_game_or_to_the_kit() -> None:
    relay = Relay()
    assert message_key(relay, Walked) == "relay-walked"
    assert message_key(relay, Walk, "move-") == "relay-move-walk"
    assert message_key(relay, Scored) == "kit-scored"
    assert message_key(relay, Next, "move-") == "kit-move-next"
