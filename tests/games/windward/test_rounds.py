"""Rounds, the end of the game, tie laps (WW-177 to WW-184; WW-R80 to WW-R83)."""

from typing import Any

import pytest

from talewind.games.windward.events import EndTriggered, RoundBegan, TieLap, TurnBegan, VoyageEnded, WindTurned
from talewind.games.windward.pieces import Cargo
from talewind.games.windward.rounds import Rounds
from talewind.games.windward.turn import Turn
from talewind.kit import Seat

from .modes import alone, over, team
from .rigging import SkyRig
from .skies import A, B, C, ship, sky


def final(*scores: int, trigger: Seat = B, **options: Any) -> SkyRig:
    """The last of the final turns, everybody At Port."""
    last = (trigger - 1) % len(scores)
    rig = sky(*[ship() for _ in scores], turn=last, scores=scores, round=7, **options)
    rig.state.trigger = trigger
    return rig


def lap(rig: SkyRig) -> list[Seat]:
    """Everybody passes, until the lap or the game is over; returns who was in turn."""
    seats = []
    for _ in range(rig.state.seats):
        seats.append(rig.seat)
        rig.ends()
    return seats


def won(rig: SkyRig) -> tuple[tuple[Seat, ...], str]:
    (end,) = rig.tells(VoyageEnded)
    assert rig.in_phase == "Ending"
    assert rig.sees(None).outcome is not None
    return end.winners, end.rule


@pytest.mark.rule("WW-177", "WW-178")
def test_a_round_ends_when_the_turn_comes_back_to_the_first_player_who_rolls_another_wind() -> None:
    rig = sky(ship(), ship(), ship(), wind=4)
    for seat in (B, C):
        rig.ends()
        assert (rig.seat, rig.tells(RoundBegan), rig.tells(WindTurned), rig.state.wind) == (seat, [], [], 4)
    rig.rolls(wind=[4, 4, 2])
    rig.ends()
    came = [event for event in rig.told if isinstance(event, RoundBegan | WindTurned | TurnBegan)]
    assert came == [RoundBegan(3), WindTurned(4, 2), TurnBegan(A)]
    assert rig.state.wind == 2


@pytest.mark.rule("WW-177", "WW-178")
def test_rounds_begin_with_the_first_player_whichever_seat_that_is() -> None:
    rig = sky(ship(), ship(), ship())
    rig.state.first = B
    rig.put(Rounds(place=1), Turn(seat=C))
    rig.state.active = C
    rig.ends()
    assert (rig.seat, rig.tells(WindTurned)) == (A, [])
    rig.rolls(wind=[5])
    rig.ends()
    assert (rig.seat, rig.tells(WindTurned), rig.tells(RoundBegan)) == (B, [WindTurned(1, 5)], [RoundBegan(3)])


@pytest.mark.rule("WW-179", "WW-180", "WW-181")
@pytest.mark.example("WW-E20")
def test_every_other_captain_has_one_more_turn_and_the_most_notoriety_wins() -> None:
    rig = sky(ship(), ship(1, 0, hold=Cargo(red_tooth=1)), ship(), turn=B, scores=[12, 12, 12], round=6, wind=4)
    rig.enters()
    assert (rig.tells(EndTriggered), rig.state.scores[B], rig.asked()) == ([EndTriggered(B)], 16, [B])
    rig.ends()
    assert rig.seat == C
    rig.rolls(wind=[2])
    rig.ends()
    assert (rig.seat, rig.state.round, rig.state.wind) == (A, 7, 2)
    rig.ends()
    assert won(rig) == ((B,), "WW-181")


@pytest.mark.rule("WW-179")
@pytest.mark.parametrize(("score", "triggers"), [(13, False), (14, True), (20, True)])
def test_15_or_more_trigger_the_end(score: int, triggers: bool) -> None:
    rig = sky(ship(2, 0, hand="fuel"), ship(), ship(), scores=[score, 0, 0])
    rig.ends()
    rig.discards("fuel")
    assert (rig.state.trigger == A) is triggers


@pytest.mark.rule("WW-182", "WW-183", "WW-R82")
@pytest.mark.example("WW-E20")
def test_a_shared_highest_brings_another_lap_in_which_any_captain_may_win() -> None:
    rig = final(16, 16, 12)
    rig.ends()
    assert rig.tells(TieLap) == [TieLap((A, B), 1)]
    assert rig.seat == B, "whoever triggered the end begins"
    rig.ends()
    assert rig.seat == C
    rig.rolls(wind=[3])
    rig.ends()
    assert (rig.seat, rig.tells(WindTurned)) == (A, [WindTurned(1, 3)])
    rig.state.scores[:] = [17, 18, 19]
    rig.ends()
    assert won(rig) == ((C,), "WW-181")


@pytest.mark.rule("WW-184")
def test_laps_repeat_until_one_alone_is_highest() -> None:
    rig = final(16, 16, 12, tie_lap_limit="unlimited")
    rig.ends()
    for _ in range(11):
        assert lap(rig) == [B, C, A]
    assert (rig.state.laps, rig.in_phase) == (12, "Turn")
    rig.state.scores[C] = 17
    lap(rig)
    assert won(rig) == ((C,), "WW-181")


@pytest.mark.rule("WW-R82")
@pytest.mark.example("WW-E36")
def test_after_five_laps_the_leaders_share_the_win() -> None:
    rig = final(16, 16, 12)
    rig.ends()
    for number in range(1, 5):
        assert (rig.state.laps, rig.in_phase) == (number, "Turn")
        lap(rig)
    rig.state.scores[:] = [21, 20, 21]
    lap(rig)
    assert won(rig) == ((A, C), "WW-R82")


@pytest.mark.rule("WW-R82")
@pytest.mark.example("WW-E36")
def test_with_no_laps_they_share_it_at_once() -> None:
    rig = final(16, 16, 12, tie_lap_limit=0)
    rig.ends()
    assert won(rig) == ((A, B), "WW-R82")


@pytest.mark.rule("WW-R82")
def test_only_a_tie_for_the_highest_counts() -> None:
    rig = final(14, 16, 14)
    rig.ends()
    assert won(rig) == ((B,), "WW-181")


@pytest.mark.rule("WW-R80")
@pytest.mark.example("WW-E20a")
def test_fifteen_in_anothers_turn_makes_that_turn_the_triggering_one() -> None:
    rig = sky(ship(boats=[(0, 3)], boat_speed=1), ship(boats=[(0, 4)]), ship(), scores=[5, 13, 5])
    rig.state.achievements = {"boat_duel": []}
    rig.arranged()
    rig.rolls(1, 3)
    rig.rows((0, 3), 0, 4)
    assert (rig.state.scores, rig.tells(EndTriggered), rig.asked()) == ([5, 16, 5], [EndTriggered(A)], [A])
    assert lap(rig) == [A, B, C]
    assert won(rig) == ((B,), "WW-181")


@pytest.mark.rule("WW-R80", "WW-182")
@pytest.mark.example("WW-E20a")
def test_its_tie_lap_begins_with_the_captain_of_that_turn() -> None:
    rig = final(16, 16, 5, trigger=A)
    rig.ends()
    assert (rig.tells(TieLap), lap(rig)) == ([TieLap((A, B), 1)], [A, B, C])


@pytest.mark.rule("WW-R81")
def test_others_who_pass_15_change_nothing() -> None:
    rig = sky(ship(), ship(1, 0, hold=Cargo(red_tooth=1)), ship(), turn=B, scores=[0, 12, 0])
    rig.enters()
    rig.ends()
    rig.state.scores[C] = 17
    rig.ends()
    assert (rig.state.trigger, rig.tells(EndTriggered), rig.seat) == (B, [], A)
    rig.ends()
    assert won(rig) == ((C,), "WW-181")


@pytest.mark.rule("WW-R82a")
@pytest.mark.example("WW-E37")
@pytest.mark.parametrize(
    ("scores", "trigger", "winners"), [((11, 13, 13), None, (B, C)), ((14, 15, 13), B, (B,)), ((15, 15, 13), A, (A, B))]
)
def test_the_last_round_ends_the_game_without_final_turns_or_laps(
    scores: tuple[int, ...], trigger: Seat | None, winners: tuple[Seat, ...]
) -> None:
    rig = sky(ship(), ship(), ship(), turn=C, scores=scores, round=20, round_limit=20)
    rig.state.trigger = trigger
    rig.ends()
    assert won(rig) == (winners, "WW-R82a")


@pytest.mark.rule("WW-R82a")
def test_before_the_last_round_is_over_the_game_goes_on() -> None:
    rig = sky(ship(), ship(), ship(), turn=C, round=19, round_limit=20)
    lap(rig)
    assert (rig.seat, rig.state.round, rig.in_phase) == (C, 20, "Turn")


@pytest.mark.rule("WW-R82a")
@pytest.mark.example("WW-E37")
def test_solo_and_co_op_are_lost_then() -> None:
    rig = team(ship(), ship(), turn=B, round=20, round_limit=20)
    rig.ends()
    assert (over(rig), rig.state.lives, rig.state.white_lives) == ((False, "WW-R82a"), 2, 2)
    rig = alone(2, 0, hand="fuel", reds=[(-5, 5)], round=20, round_limit=20)
    rig.ends()
    rig.discards("fuel")
    assert over(rig) == (False, "WW-R82a")


@pytest.mark.rule("WW-R83")
def test_by_option_the_game_ends_with_the_round_in_which_15_is_reached() -> None:
    rig = sky(ship(), ship(1, 0, hold=Cargo(red_tooth=1)), ship(), turn=B, scores=[12, 12, 12], end_game="finish_round")
    rig.enters()
    rig.ends()
    assert rig.seat == C
    rig.ends()
    assert won(rig) == ((B,), "WW-181")


@pytest.mark.rule("WW-R83")
def test_its_tie_laps_are_whole_rounds_from_the_first_player() -> None:
    rig = sky(ship(), ship(), ship(), turn=C, scores=[16, 16, 12], end_game="finish_round")
    rig.state.trigger = B
    rig.ends()
    assert (rig.tells(TieLap), lap(rig)) == ([TieLap((A, B), 1)], [A, B, C])
