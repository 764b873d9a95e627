"""Domains: one description admits, samples, lists, counts and mends."""

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from talewind.kit import (
    Amount,
    Chance,
    Domain,
    Drawn,
    Flag,
    Gesture,
    OneOf,
    Passage,
    Piles,
    Some,
    Words,
    Woven,
    passage,
    say,
)

QUIET = settings(derandomize=True, max_examples=100, deadline=None)
HAND = ("key", "owl", "rose")
PAD = Drawn({"pen": (1, 3), "heart": (1, 1)}, closed={"stamp": "ST-R23"})

ADMITTED: list[tuple[Domain, Any]] = [
    (OneOf(HAND), "owl"),
    (OneOf((3, 5)), 5),
    (Some(HAND, 0, 3), ()),
    (Some(HAND, 1, 2), ("rose", "key")),
    (Some(("owl", "owl"), 0, 2), ("owl", "owl")),
    (Piles(HAND, {"trap": (1, 1), "rest": (0, 9)}), {"trap": ("owl",), "rest": ("rose", "key")}),
    (Amount(2, 4), 2),
    (Amount(2, 4), 4),
    (Flag(), True),
    (Flag(), False),
    (Flag(False), False),
    (Words(9), passage("9 letters")),
    (Words(99, 2), passage("One. Two.")),
    (Words(99), Passage()),
    (Words(99, weave=HAND, least=1, most=2), Passage((Woven("rose"), Woven("key")))),
    (Words(99, weave=HAND, in_order=True), Passage((Woven("key"), "then", Woven("owl"), Woven("rose")))),
    (PAD, Gesture("pen", (0, 0, 1_000, 1_000))),
    (PAD, Gesture("heart", (3, 4))),
]

REFUSED: list[tuple[Domain, Any, str]] = [
    (OneOf(HAND), "boat", "kit-not-offered"),
    (Some(HAND, 1, 2), (), "kit-count"),
    (Some(HAND, 1, 2), HAND, "kit-count"),
    (Some(HAND, 0, 3), ("owl", "owl"), "kit-not-offered"),
    (Some(HAND, 0, 3), ("boat",), "kit-not-offered"),
    (Piles(HAND, {"a": (0, 9), "b": (0, 9)}), {"a": HAND}, "kit-each-once"),
    (Piles(HAND, {"a": (0, 9)}), {"a": ("key", "owl")}, "kit-each-once"),
    (Piles(HAND, {"a": (0, 9), "b": (0, 9)}), {"a": HAND, "b": ("owl",)}, "kit-each-once"),
    (Piles(HAND, {"a": (0, 1), "b": (0, 9)}), {"a": HAND, "b": ()}, "kit-count"),
    (Piles(HAND, {"a": (0, 9), "b": (1, 9)}), {"a": HAND, "b": ()}, "kit-count"),
    (Amount(2, 4), 1, "kit-amount"),
    (Amount(2, 4), 5, "kit-amount"),
    (Flag(False), True, "kit-not-offered"),
    (Words(8), passage("9 letters"), "kit-too-many-characters"),
    (Words(99, 1), passage("One. Two."), "kit-too-many-sentences"),
    (Words(99, may_be_empty=False), passage("..."), "kit-empty"),
    (Words(99, weave=HAND, least=1, most=2), Passage(), "kit-count"),
    (Words(99, weave=HAND, least=0, most=1), Passage((Woven("owl"), Woven("key"))), "kit-count"),
    (Words(99, weave=HAND, least=0, most=3), Passage((Woven("owl"), Woven("owl"))), "kit-not-in-hand"),
    (Words(99, weave=HAND, least=0, most=3), Passage((Woven("boat"),)), "kit-not-in-hand"),
    (Words(99), Passage((Woven("owl"),)), "kit-count"),
    (
        Words(99, weave=("key", "owl"), in_order=True),
        Passage((Woven("owl"), Woven("key"))),
        "kit-woven-cards-are-fixed",
    ),
    (Words(99, weave=("key", "owl"), in_order=True), Passage((Woven("key"),)), "kit-woven-cards-are-fixed"),
    (Words(99), Passage(("Once.",), sketch=(Gesture("pen", (1, 1)),)), "kit-not-offered"),
    (PAD, Gesture("brush", (1, 1)), "kit-not-offered"),
    (PAD, Gesture("stamp", (1, 1)), "kit-closed"),
    (PAD, Gesture("pen", ()), "kit-count"),
    (PAD, Gesture("pen", (1, 2, 3)), "kit-count"),
    (PAD, Gesture("heart", (1, 2, 3, 4)), "kit-count"),
    (PAD, Gesture("pen", (-1, 2)), "kit-amount"),
    (PAD, Gesture("pen", (1, 1_001)), "kit-amount"),
]


@pytest.mark.parametrize(("domain", "value"), ADMITTED)
def test_a_legal_value_is_admitted_and_needs_no_mending(domain: Domain, value: Any) -> None:
    assert domain.admit(value) is None
    assert domain.mend(value) == value


@pytest.mark.parametrize(("domain", "value", "key"), REFUSED)
def test_an_illegal_value_is_refused_with_its_message(domain: Domain, value: Any, key: str) -> None:
    refusal = domain.admit(value)
    assert refusal is not None
    assert refusal.say.key == key


def test_a_closed_value_is_refused_by_the_rule_that_shuts_it() -> None:
    refusal = OneOf((1, 2), closed={"3": "WM-31"}).admit(3)
    assert refusal is not None
    assert (refusal.say.key, refusal.rule) == ("kit-closed", "WM-31")


def test_a_refused_count_says_its_bounds() -> None:
    refusal = Some(HAND, 1, 2).admit(())
    assert refusal is not None
    assert refusal.say == say("kit-count", least=1, most=2, same=False)


@pytest.mark.parametrize("cards", [(), HAND, ("boat",)])
def test_the_rule_that_limits_a_choice_of_several_is_named(cards: tuple[str, ...]) -> None:
    refusal = Some(HAND, 1, 2, rule="WW-155").admit(cards)
    assert refusal is not None
    assert refusal.rule == "WW-155"


@pytest.mark.parametrize("text", ["Much too long.", "Ah. Oh.", "…"])
def test_the_rule_that_limits_a_passage_is_named(text: str) -> None:
    refusal = Words(8, 1, may_be_empty=False, rule="WM-R15").admit(passage(text))
    assert refusal is not None
    assert refusal.rule == "WM-R15"


def domains_with_a_size() -> st.SearchStrategy[Domain]:
    values = st.lists(st.integers(0, 9), min_size=1, max_size=5, unique=True).map(tuple)
    some = values.flatmap(
        lambda v: st.tuples(st.integers(0, len(v)), st.integers(0, len(v))).map(lambda b: Some(v, min(b), max(b)))
    )
    spans = st.tuples(st.integers(-5, 5), st.integers(0, 9)).map(lambda s: Amount(s[0], s[0] + s[1]))
    return st.one_of(values.map(OneOf), some, spans, st.booleans().map(Flag))


def domains_without() -> st.SearchStrategy[Domain]:
    hands = st.integers(1, 5).map(lambda n: tuple(f"card {i}" for i in range(n)))
    piles = hands.flatmap(
        lambda h: st.integers(0, len(h)).map(lambda n: Piles(h, {"a": (n, n), "b": (0, len(h)), "c": (0, 1)}))
    )
    words = hands.flatmap(
        lambda h: st.builds(
            lambda chars, sentences, least, in_order: Words(chars, sentences, h, least, len(h), in_order),
            st.integers(1, 80), st.sampled_from([None, 1, 2, 4]), st.integers(0, len(h)), st.booleans(),
        )
    )  # fmt: skip
    return st.one_of(piles, words, st.just(PAD))


@given(st.one_of(domains_with_a_size(), domains_without()), st.binary(max_size=8))
@QUIET
def test_every_sample_is_admitted(domain: Domain, key: bytes) -> None:
    assert domain.admit(domain.sample(Chance(key))) is None


@given(domains_with_a_size())
@QUIET
def test_every_listed_value_is_admitted_and_the_size_counts_them(domain: Domain) -> None:
    listed = list(domain.listed())
    assert all(domain.admit(value) is None for value in listed)
    assert len(listed) == len(set(listed)) == domain.size()


@given(domains_with_a_size())
@QUIET
def test_sampling_reaches_every_listed_value(domain: Domain) -> None:
    chance = Chance(b"reach")
    if (domain.size() or 0) > 6:
        return
    seen = {frozenset(v) if isinstance(v, tuple) else v for v in (domain.sample(chance) for _ in range(400))}
    assert seen == {frozenset(v) if isinstance(v, tuple) else v for v in domain.listed()}


@pytest.mark.parametrize("domain", [Words(99), Piles(HAND, {"a": (0, 3)})])
def test_what_is_too_many_to_think_of_has_no_size(domain: Domain) -> None:
    assert domain.size() is None


@pytest.mark.parametrize(
    ("domain", "draft", "kept"),
    [
        (Words(99, 2), passage("One. Two. Three."), passage("One. Two.")),
        (Words(6, 2), passage("One. Two. Three."), passage("One. T")),
        (Words(99, 2), Passage(("One.", "Two.", "Three.")), Passage(("One.", "Two."))),
        (Words(6), Passage(("One.", "Two.")), Passage(("One.", "T"))),
        (Words(4), Passage(("One.", "Two.")), Passage(("One.",))),
        (
            Words(99, 1, HAND, 0, 3),
            Passage(("One.", Woven("owl"), "Two.", Woven("key"))),
            Passage(("One.", Woven("owl"), Woven("key"))),
        ),
    ],
)
def test_a_draft_is_cut_to_its_first_sentences_then_characters(domain: Words, draft: Passage, kept: Passage) -> None:
    assert domain.mend(draft) == kept


def test_a_mended_draft_keeps_its_language_and_its_voice() -> None:
    mended = Words(3, aloud=True).mend(Passage(("Longer",), aloud=True, lang="fr"))
    assert mended == Passage(("Lon",), aloud=True, lang="fr")
    assert Words(3).mend(Passage(("Longer",), aloud=True)) == Passage(("Lon",)), "a written tale stays one"


def test_a_written_tale_cannot_call_itself_told_aloud() -> None:
    assert Words(9).admit(Passage(("Once.",), aloud=True)) is not None
    assert Words(9, aloud=True).admit(Passage(("Once.",), aloud=True)) is None


def test_a_language_is_a_short_tag() -> None:
    assert Words(9).admit(Passage(("Once.",), lang="x" * 36)) is not None
    assert Words(9).admit(Passage(("Once.",), lang="x" * 35)) is None


def test_blanks_before_a_draft_do_not_use_up_its_room() -> None:
    assert Words(5).mend(passage(" " * 50 + "A fox ran.")) == passage("A fox")


@pytest.mark.parametrize(
    ("domain", "draft"), [(Amount(1, 3), 4), (Some(HAND, 1, 2), ()), (Words(9, may_be_empty=False), passage("…"))]
)
def test_what_cannot_be_mended_is_nothing(domain: Domain, draft: Any) -> None:
    assert domain.mend(draft) is None


@given(st.lists(st.text("ab .!…", max_size=12), max_size=4), st.integers(1, 20), st.integers(1, 3))
@QUIET
def test_any_text_can_be_mended(parts: list[str], chars: int, most: int) -> None:
    domain = Words(chars, most)
    mended = domain.mend(Passage(tuple(parts)))
    assert mended is not None
    assert domain.admit(mended) is None


def test_a_domain_says_its_kind_on_the_wire_and_leaves_defaults_out() -> None:
    assert msgspec.json.encode(OneOf(("a",), of="door")) == b'{"domain":"one-of","values":["a"],"of":"door"}'
