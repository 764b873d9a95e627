"""A draft is its seat's own until a clock plays it: of all drafts, only those played are written into the row."""

from typing import Any

import pytest

from talewind import games
from talewind.games.end_of_the_story.events import Reminded
from talewind.games.story.moves import TellStory
from talewind.kit import Chance, Sitting, due, expire, open_table, passage
from talewind.kit.clocks import is_away
from talewind.kit.play import submitted
from talewind.kit.ready import Tell
from talewind.kit.rows import Expired
from talewind.kit.testing.choices import some_table
from talewind.kit.testing.wanderer import Wanderer
from tests.games.end_of_the_story.tables import STORY
from tests.games.end_of_the_story.tables import telling as narrating
from tests.games.story.tables import A, B, C, telling

KEY = b"k" * 32
HALF = "I shall never send this."


def counted(rig: Any, drafts: dict[int, Any]) -> dict[int, Any]:
    """What the row of the clock that runs out next would hold."""
    when = due(rig.game, rig.state)
    assert when is not None
    return submitted(rig.game, rig.state, max(rig.at, when), KEY, drafts)


def writing() -> tuple[Any, dict[int, Any]]:
    """Three compose together, and all have begun."""
    rig = telling(0, 0, 0, composing="together")
    return rig, {seat: TellStory(rig.hand(seat)[0], passage(HALF)) for seat in (A, B, C)}


def test_who_still_has_time_keeps_the_draft_when_another_seat_is_late() -> None:
    rig, drafts = writing()
    rig.come(B, "away")
    assert counted(rig, drafts) == {}, "B is away and says nothing; A and C go on writing"


def test_when_the_time_of_all_is_over_every_draft_counts_but_of_who_is_away() -> None:
    rig, drafts = writing()
    assert counted(rig, drafts) == drafts
    rig.come(B, "away")
    rig.wait()
    assert counted(rig, drafts).keys() == {A, C}


def test_a_draft_is_written_as_it_is_played_and_not_as_it_was_left() -> None:
    rig, drafts = writing()
    long = TellStory(drafts[A].picture, passage("x" * 599 + "yNEVER"))
    kept = counted(rig, {A: long})
    assert kept[A].tale == passage("x" * 599 + "y")
    assert counted(rig, {A: TellStory(drafts[A].picture, passage(" … "))}) == {}, "nothing of it could be played"


def test_a_reminder_leaves_the_draft_alone() -> None:
    rig = narrating(0, 0, 0)
    drafts = {0: Tell(passage(STORY))}
    assert counted(rig, drafts) == {}
    rig.wait(seat_0=drafts[0])
    assert rig.heard[-1] == (Reminded(0),)
    assert counted(rig, drafts) == drafts


@pytest.mark.parametrize("name", games.names())
def test_in_any_game_a_clock_plays_the_same_with_what_is_written_and_no_less_would_do(name: str) -> None:
    game, seen, written = games.load(name), 0, False
    for number in range(12):
        dice = Chance(b"%d" % number)
        seats, options = some_table(game, number, dice)
        sitting = Sitting(game, KEY, open_table(game, seats, options, KEY))
        people = Wanderer(game, sitting, dice, leaving=False, absent=number % 2 == 1)
        for _ in range(300):
            if not sitting.state.stack:
                break
            row, state = people.next_row(), sitting.state
            written |= any(ask.drafted for ask in sitting.step.asks)
            if isinstance(row, Expired) and row.drafts:
                kept = submitted(game, state, row.at, KEY, row.drafts)
                assert expire(game, state, row.at, KEY, kept) == expire(game, state, row.at, KEY, row.drafts)
                assert kept.keys() <= row.drafts.keys()
                assert not any(is_away(state, seat) for seat in kept)
                for seat in kept:
                    fewer = {other: move for other, move in kept.items() if other != seat}
                    assert expire(game, state, row.at, KEY, fewer) != expire(game, state, row.at, KEY, kept)
                seen += len(kept) < len(row.drafts)
            sitting.take(row)
    assert seen or not written, "some draft was not played"
