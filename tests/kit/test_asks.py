"""Asks: one question, every legal answer, and why another is refused."""

import pytest
from msgspec import structs

from talewind.kit import (
    Ask,
    Chance,
    Move,
    Pass,
    Passage,
    Refusal,
    Tell,
    Woven,
    amount,
    offer,
    one_of,
    passage,
    sample,
    say,
    words,
)
from talewind.kit.asks import read_along, refusal_by


class Guess(Move):
    picture: str
    coins: int = 0


class Stake(Move):
    pass


class Leap(Move):
    pass


PLAIN = offer(Guess, picture=one_of(["owl"]))
RULED = offer(Guess, picture=one_of(["key"], closed={"rose": "WM-31"}))


def ask(*offers: object, drafted: bool = False) -> Ask:
    return Ask(0, say("x"), offers, closed={"stake": "WM-52"}, drafted=drafted)  # type: ignore[arg-type]


@pytest.mark.parametrize("move", [Guess("owl"), Guess("key")])
def test_a_move_that_one_offer_takes_is_taken(move: Guess) -> None:
    assert ask(PLAIN, RULED).refusal(move) is None


@pytest.mark.parametrize("offers", [(PLAIN, RULED), (RULED, PLAIN)])
def test_the_refusal_that_names_a_rule_is_preferred_wherever_it_stands(offers: tuple[object, ...]) -> None:
    assert ask(*offers).refusal(Guess("rose")) == Refusal(say("kit-closed"), "WM-31", by_rule=True)


def test_without_a_rule_the_refusal_says_at_least_that_it_is_not_offered() -> None:
    assert ask(PLAIN, RULED).refusal(Guess("boat")) == Refusal(say("kit-not-offered"))


def test_a_closed_kind_is_refused_by_its_rule() -> None:
    assert ask(PLAIN).refusal(Stake()) == Refusal(say("kit-closed"), "WM-52", by_rule=True)


def test_a_kind_nobody_expects_is_not_offered() -> None:
    assert ask(PLAIN).refusal(Leap()) == Refusal(say("kit-not-offered"))


def test_without_offers_everything_is_refused() -> None:
    assert refusal_by((), Stake(), {}) == Refusal(say("kit-not-offered"))


def test_a_drafted_question_keeps_what_is_legal_of_a_draft() -> None:
    asked = ask(offer(Tell, tale=words(99, 1)), drafted=True)
    assert asked.mended(Tell(passage("One. Two."))) == Tell(passage("One."))


def test_a_draft_is_mended_by_the_first_offer_that_can() -> None:
    asked = ask(offer(Tell, tale=words(9, may_be_empty=False)), offer(Tell, tale=words(3)), drafted=True)
    assert asked.mended(Tell(passage("……?!"))) == Tell(passage("……?"))


def test_a_draft_of_a_kind_not_on_offer_is_nothing() -> None:
    assert ask(PLAIN, drafted=True).mended(Tell(passage("One."))) is None


def test_a_draft_beyond_mending_is_nothing() -> None:
    assert ask(offer(Tell, tale=words(may_be_empty=False)), drafted=True).mended(Tell(Passage())) is None


def test_a_question_without_drafts_submits_none() -> None:
    assert ask(offer(Tell, tale=words())).mended(Tell(passage("One."))) is None


def test_no_draft_mends_to_nothing() -> None:
    assert ask(offer(Tell, tale=words()), drafted=True).mended(None) is None


def test_sampling_reaches_every_offer_and_stays_legal() -> None:
    asked = ask(PLAIN, offer(Stake), offer(Guess, picture=one_of(["key"]), coins=amount(1, 2)))
    kinds: dict[str, type[Move]] = {"guess": Guess, "stake": Stake}
    chance = Chance(b"x")
    moves = [sample(asked.offers, kinds, chance) for _ in range(60)]
    assert set(moves) == {Guess("owl"), Stake(), Guess("key", 1), Guess("key", 2)}


def test_others_read_along_only_the_words_of_a_tale_and_only_where_the_question_says_so() -> None:
    draft = Tell(Passage(("Once", Woven("key"), "it fell.")))
    ask = Ask(0, say("kit-narrate"), (offer(Pass), offer(Tell, tale=words(8, weave=["key"]))), heard=True)
    assert read_along(ask, draft) == "Once it ", "no longer than the tale may be"
    assert read_along(ask, Pass()) is None
    assert read_along(structs.replace(ask, heard=False), draft) is None
    assert read_along(structs.replace(ask, sealed=True), draft) is None


def test_cards_that_are_committed_are_marked_in_what_others_read() -> None:
    draft = Tell(Passage(("Once", Woven("key"), "it fell.")))
    ask = Ask(0, say("kit-narrate"), (offer(Tell, tale=words(40, weave=["key"], in_order=True)),), heard=True)
    assert read_along(ask, draft) == "Once \ufffc it fell."
