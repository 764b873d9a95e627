"""Whole games: they end, whoever leaves; cards neither vanish nor double; nobody sees what he may not."""

from collections.abc import Callable

import pytest

from talewind.kit import Chance, Pass, Phase, Tell, Weave, look, world_of
from talewind.kit.testing import Rig

from .activation import Activation
from .chapter import Chapter, Setup, Turn
from .playing import GAME, opened, playing
from .positions import FAR, PARK, PLAZA, S1, S2, W1, W2, moving, table, tale
from .quest import JoiningIn, Quest
from .state import Winter
from .telling import Story
from .words import CARDS, NEXT, Activate, Interrupt, Join, SetTrap, Walk


def test_thirty_random_games_end_whoever_leaves_and_keep_their_cards() -> None:
    reached: set[type] = set()
    for number in range(30):
        first = opened(number, 6 if number % 5 else 4)
        for state in playing(first, Chance(b"%d" % number), leaving=0.02 * (number % 3)):
            reached |= {type(phase) for phase in state.stack}
            assert sorted(GAME.cards(state)) == CARDS
    assert reached == set(GAME.phases) - {Setup}, "random play has been everywhere"


def test_a_seat_sees_the_same_in_any_world_it_cannot_tell_apart() -> None:
    for number in range(8):
        chance = Chance(b"%d" % number)
        for state in playing(opened(number), chance, leaving=0.002):
            for seat in (*range(state.seats), None):
                world = world_of(GAME, state, seat, chance)
                assert look(GAME, world, seat) == look(GAME, state, seat)


def test_in_a_crowd_every_step_out_of_the_plaza_opens_a_window() -> None:
    for seats in (4, 6):
        state = opened(1, seats)
        stepping = [char for char, figure in state.figures.items() if figure.space == PLAZA]
        assert len(stepping) >= seats
        for char in stepping:
            for way in NEXT[PLAZA]:
                state.change(char, space=way)
                assert state.interrupters(char)
            state.change(char, space=PLAZA)


def test_a_seat_that_was_left_sleeps_it_flips_and_draws_nothing() -> None:
    rig = turn()
    hands = [len(hand) for hand in rig.state.hands]
    for seat in (S1, S2):
        rig.leave(seat)
    for char in ("wolf", "candlewick"):
        rig.state.change(char, ready=False)
    rig.put(Chapter())
    assert rig.state.chapter == 2
    assert [len(hand) for hand in rig.state.hands] == [hands[S1], 4, hands[S2], 4]


def turn() -> Rig[Winter]:
    rig = table({S1: "sc-01"}, alice_0=PARK, wolf_1=FAR, tin_man_2=PARK, candlewick_3=FAR)
    rig.put(Chapter())
    return rig


def turn_moving() -> Rig[Winter]:
    rig = turn()
    rig.do(S1, Activate("alice"))
    return rig


def walking_in(*claims: int) -> Rig[Winter]:
    rig = table({S1: "sc-01", W1: "sc-11", W2: "sc-21"}, alice_0=FAR, wolf_1=PLAZA, mad_hatter_3=PLAZA, tin_man_2=PARK)
    rig.put(Chapter(), Turn("alice", step="act"), moving("alice", S1))
    rig.do(S1, Walk(PLAZA))
    for seat in claims:
        rig.do(seat, Interrupt({W1: "wolf", W2: "mad-hatter"}[seat]))
    return rig


def battle(*rounds: tuple[int, str]) -> Rig[Winter]:
    rig = walking_in(W1, W2)
    rig.wait()
    for seat, card in rounds:
        rig.do(seat, Tell(tale(card)) if card else Pass())
    return rig


def trap(*answers: tuple[int, Tell | SetTrap | Pass]) -> Rig[Winter]:
    rig = table({S1: "sc-01 sc-02", W1: "sc-11 sc-12"}, alice_0=PARK, wolf_1=PLAZA, tin_man_2=FAR, candlewick_3=FAR)
    rig.put(Chapter(), Turn("wolf", step="act"), moving("wolf", W1))
    rig.do(W1, Walk(PARK))
    rig.do(S1, Interrupt("alice"))
    rig.wait()
    for seat, answer in answers:
        rig.do(seat, answer)
    return rig


def quest(*phases: Phase) -> Rig[Winter]:
    rig = table({S1: "sc-01 sc-02", W1: "sc-11"}, alice_0=PARK, candlewick_1=PLAZA, tin_man_2=PARK, wolf_3=FAR)
    rig.state.quests = {PARK: "spring"}
    rig.put(Chapter(), Turn("alice", step="act"), *phases)
    return rig


def joining() -> Rig[Winter]:
    rig = quest(Quest("alice", PARK, step="send"))
    rig.do(W1, Join("candlewick"))
    return rig


def weaving() -> Rig[Winter]:
    rig = quest(Quest("alice", PARK, step="join_in"), Story(S1, most=9, kind="quest-continue"))
    rig.do(S1, Weave("sc-02"))
    return rig


def test_a_claim_leaves_with_its_seat_and_the_movement_goes_on() -> None:
    rig = walking_in(W1)
    rig.leave(W1)
    rig.do(W2, Pass(), after=2_000)
    assert (rig.heard[-1], rig.asked()) == ((), [S1])


SET = SetTrap({"trap": ("sc-01",), "spring": ("sc-02",), "winter": ()}, tale())
MIDDLES: dict[str, Callable[[], Rig[Winter]]] = {
    "turn": turn,
    "movement": turn_moving,
    "window": walking_in,
    "window, claimed by one": lambda: walking_in(W1),
    "window, claimed by both": lambda: walking_in(W1, W2),
    "attack": battle,
    "defence": lambda: battle((W1, "sc-11")),
    "battle won": lambda: battle((W1, "sc-11"), (S1, "")),
    "trap": trap,
    "evasion": lambda: trap((S1, SET)),
    "trap shown": lambda: trap((S1, SET), (W1, Pass())),
    "act": quest,
    "quest begun": lambda: quest(Quest("alice", PARK)),
    "sending": lambda: quest(Quest("alice", PARK, step="send")),
    "joining movement": joining,
    "discard": lambda: quest(Activation("alice", step="discard")),
    "live telling": weaving,
    "joining in": lambda: quest(
        Quest("alice", PARK, step="last_card"), JoiningIn([W1, S2, W2], space=PARK, sent={W1: "candlewick"})
    ),
}


@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize("middle", MIDDLES)
def test_leaving_in_the_middle_of_anything_blocks_nobody(middle: str, seat: int) -> None:
    rig = MIDDLES[middle]()
    cards = sorted(GAME.cards(rig.state))
    rig.leave(seat)
    *_, last = playing(rig.state, Chance(middle.encode()))
    assert not last.stack
    assert not last.cut_short
    assert sorted(GAME.cards(last)) == cards == CARDS
