"""Actions: a bounded, deterministic enumeration of legal moves."""

import subprocess
import sys

import pytest

from talewind import games
from talewind.arena.actions import Actions
from talewind.arena.values import some_below, values_of
from talewind.kit import Move, Passage, Piles, Some, Tell, amount, flag, offer, one_of, piles, some, words
from talewind.kit.domains import Amount, Words

from .tables import NAMES, played, tables


class Bid(Move):
    count: int
    face: int = 0


class Lay(Move):
    cards: dict[str, tuple[str, ...]]


class Choose(Move):
    cards: tuple[str, ...]
    sure: bool = False


class Stay(Move): ...


KINDS = {"bid": Bid, "lay": Lay, "choose": Choose, "stay": Stay, "tell": Tell}
TALES = ("Once upon a time.", "The end. And then another. And a third.")


class Toy:
    kinds = KINDS


def actions(size: int = 64) -> Actions:
    return Actions(Toy(), size, TALES)  # type: ignore[arg-type]


def test_a_small_question_is_listed_whole() -> None:
    offers = (offer(Bid, count=amount(1, 3), face=one_of((1, 6))), offer(Stay))
    choices = actions().of(offers)
    assert sorted(choices.moves.values(), key=repr) == sorted(
        [*(Bid(n, f) for n in (1, 2, 3) for f in (1, 6)), Stay()], key=repr
    )
    assert [n for n, may in enumerate(choices.mask) if may] == sorted(choices.moves)


def test_a_move_keeps_its_number_whatever_else_is_offered() -> None:
    few, many = actions(512).of((offer(Stay),)), actions(512).of((offer(Bid, count=amount(1, 9)), offer(Stay)))
    (number,) = few.moves
    assert many.moves[number] == Stay()


def test_a_large_question_is_cut_to_legal_moves_of_every_offer() -> None:
    offers = (
        offer(Choose, cards=some([f"c{n}" for n in range(14)]), sure=flag()),
        offer(Bid, count=amount(0, 100_000)),
        offer(Stay),
    )
    choices = actions().of(offers, Choose(("c3", "c5", "c8")))
    moves = list(choices.moves.values())
    assert len(moves) == len({repr(move) for move in moves}) <= 64
    assert {type(move) for move in moves} == {Choose, Bid, Stay}
    assert Choose(("c3", "c5", "c8")) in moves, "what silence would answer"
    assert all(any(o.move == type(m).__name__.lower() and o.admit(m) is None for o in offers) for m in moves)
    counts = [move.count for move in moves if isinstance(move, Bid)]
    assert (min(counts), max(counts)) == (0, 100_000), "the ends of an amount are kept"


def test_as_many_moves_as_there_are_numbers_are_listed_whole() -> None:
    whole, cut = (actions(64).of((offer(Bid, count=amount(1, high)),), Bid(5)).moves.values() for high in (64, 65))
    assert {move.count for move in whole if isinstance(move, Bid)} == set(range(1, 65))
    assert len(cut) <= 64
    assert Bid(5) in cut


def test_an_answer_of_silence_that_is_not_offered_is_no_action() -> None:
    assert list(actions().of((offer(Stay),), Bid(1)).moves.values()) == [Stay()]


def test_piles_are_listed_if_they_are_few() -> None:
    domain = Piles(("a", "b", "c"), {"trap": (1, 1), "spring": (0, 2)})
    assert len(values_of(domain, 64, ())) == 3
    large = Piles(tuple(f"c{n}" for n in range(30)), {"trap": (1, 1), "spring": (0, 29)})
    assert all(large.admit(value) is None for value in values_of(large, 20, ()))


def test_tales_are_told_where_they_fit_with_every_choice_of_cards() -> None:
    domain = Words(chars=100, sentences=1, weave=("key", "moon"), most=1)
    told = values_of(domain, 64, TALES)
    assert {tale.text for tale in told} == {TALES[0]}, "the other has three sentences"
    assert {tale.cards for tale in told} == {(), ("key",), ("moon",)}
    assert all(domain.admit(tale) is None for tale in told)


def test_where_no_tale_fits_there_is_an_action_nevertheless() -> None:
    (told,) = values_of(Words(chars=4), 64, TALES)
    assert isinstance(told, Passage)
    assert Words(chars=4).admit(told) is None


@pytest.mark.parametrize("domain", [Some(tuple("abcdefghijkl"), 0, 12), Amount(0, 10**9)])
def test_a_sample_is_the_same_every_time(domain: Some | Amount) -> None:
    assert values_of(domain, 50, ()) == values_of(domain, 50, ())


def test_the_numbers_are_the_same_in_another_process() -> None:
    code = (
        "from tests.arena.test_actions import *;"
        "print(sorted(actions().of((offer(Choose, cards=some(list('abcdefghij')), sure=flag()),)).moves.items()))"
    )
    ran = [
        subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=90, check=True).stdout
        for _ in range(2)
    ]
    assert ran[0] == ran[1] != ""


def test_a_sample_of_numbers_has_as_many_as_it_should() -> None:
    assert len(set(some_below(1_000, 999))) == 999


@pytest.mark.parametrize("name", NAMES)
def test_every_action_of_a_game_is_legal(name: str) -> None:
    env = tables()[name]()
    for agent, seen, action in played(env, seed=3, most=60):
        moves, question = env.infos[agent]["moves"], env.infos[agent]["sight"].question
        assert action is None or sorted(moves) == [n for n, may in enumerate(seen["action_mask"]) if may]
        for move in moves.values():
            tag = move.__struct_config__.tag
            assert any(o.move == tag and o.admit(move) is None for o in question.ask.offers), move


def test_words_and_piles_of_a_whole_offer() -> None:
    told = actions().of((offer(Tell, tale=words(200)), offer(Lay, cards=piles(["a", "b"], up=(1, 1), down=(1, 1)))))
    assert {type(move) for move in told.moves.values()} == {Tell, Lay}
    assert games.load("windmill").kinds["tell"] is not None
