"""The weaver: threads of every picture in both languages, ties by what is shared, performances that point at it, votes."""

from itertools import combinations
from typing import Any

import pytest
from msgspec import structs

from talewind.bots import Temper, bot_for
from talewind.bots.frames import Frames
from talewind.bots.story import Weaver
from talewind.bots.story.showing import gestures
from talewind.bots.story.threads import PACKAGE, STICKERS, best_tie, clause, hold, rarity, threads, ties
from talewind.bots.story.weaver import sentence
from talewind.games.story import Story, StoryOptions
from talewind.games.story.moves import Begin, Done, Give, Show, TellStory, VoteFor
from talewind.games.story.pad import STICKERS as PAD
from talewind.games.story.state import PICTURES
from talewind.games.story.view import BoardView, Stroke
from talewind.kit import Chance, Gesture, Move, Passage, Seat, Sight, passage, sentences
from talewind.kit.testing import Rig

LANGUAGES = ["en", "fr"]
SEEDS = [b"%d" % n for n in range(8)]


def answers(rig: Rig[Any], seat: Seat, temper: Temper = "grave", lang: str = "en") -> list[Move]:
    return [Weaver(rig.game, seed, lang, temper).answer(rig.sees(seat), iter(()))[0] for seed in SEEDS]


def story(**options: Any) -> Rig[Any]:
    return Rig(Story(), 3, StoryOptions(first_starter=0, **{"action_mix": "none", "composing": "in_turn"} | options))


def test_story_is_played_by_the_weaver() -> None:
    assert isinstance(bot_for(Story(), b""), Weaver)


def test_every_picture_has_six_threads_with_spots_inside_it() -> None:
    assert set(threads()) == set(PICTURES)
    for some in threads().values():
        assert len(some) == 6
        assert all(0 <= n <= 100 for spot in some.values() for n in spot)
    assert {thread for some in threads().values() for thread in some} == set(STICKERS)


def test_every_thread_has_a_sticker_of_the_pad() -> None:
    assert {f"sticker-{name}" for name in STICKERS.values()} <= set(PAD)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_thread_of_every_picture_has_a_clause(lang: str) -> None:
    told = [clause(picture, thread, lang) for picture, some in threads().items() for thread in some]
    assert len(set(told)) == len(told) == 900
    for text in told:
        assert not text.endswith((".", "!", "?")), text
        assert len(text) <= 100, text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_tie_is_one_or_two_sentences_about_both_pictures(lang: str) -> None:
    frames, dice = Frames(PACKAGE, lang), Chance(b"ties")
    for first, second in dice.shuffled(list(combinations(PICTURES, 2)), "some")[:400]:
        tie = best_tie(first, second, dice)
        text = sentence(tie, frames, dice)
        assert 1 <= sentences(text) <= 2, text
        assert text[0].isupper(), text
        for picture, thread in ((first, tie.here), (second, tie.there)):
            assert clause(picture, thread, lang)[1:] in text, text


def test_a_tie_by_a_rare_thread_is_the_stronger_one() -> None:
    for first, second in combinations(PICTURES[:40], 2):
        found = ties(first, second)
        assert [tie.strength for tie in found] == sorted((rarity()[tie.here] for tie in found), reverse=True)
        assert (hold(first, second) > 0) == bool(found)


@pytest.mark.parametrize("composing", ["in_turn", "together"])
def test_it_lays_the_picture_that_holds_best_and_tells_why(composing: str) -> None:
    rig = story(composing=composing)
    hand = rig.state.hands[0]
    best = max(hold(rig.state.start, picture) for picture in hand)
    for move in answers(rig, 0):
        assert isinstance(move, TellStory)
        assert hold(rig.state.start, move.picture) == best
        assert rig.refused(0, move) is None
        rig = story(composing=composing)


def test_in_a_challenge_it_hands_on_what_holds_worst() -> None:
    rig = Rig(Story(), 3, StoryOptions(first_starter=0, action_mix=8, action_from=1))
    rig.do_aside(0, rig.game.kinds["play-card"]())
    worst = min(hold(rig.state.start, picture) for picture in rig.state.hands[0])
    assert {hold(rig.state.start, move.picture) for move in answers(rig, 0) if isinstance(move, Give)} == {worst}


def test_a_silent_performance_points_at_what_is_shared_and_ends() -> None:
    rig = Rig(Story(), 3, StoryOptions(first_starter=0, action_mix=0, action_from=1))
    rig.do_aside(0, rig.game.kinds["play-card"]())
    begin = answers(rig, 0)[0]
    assert isinstance(begin, Begin)
    rig.do(0, begin)
    tie = ties(rig.state.start, begin.picture)[:1]
    shown = []
    while isinstance(move := answers(rig, 0)[0], Show):
        shown.append(move.gesture)
        rig.do(0, move)
    assert move == Done()
    assert [gesture.tool.partition("-")[0] for gesture in shown] == ["spotlight", "sticker", "sticker"]
    assert not tie or shown == list(gestures(tie[0]))
    left, right = shown[1].points, shown[2].points
    assert left[0] < 500 < right[0], "one sticker on either picture"


def votes(temper: Temper, told: dict[Seat, str]) -> list[Seat]:
    """What seat 0 votes when all have told: the seats in `told` this, the others nothing to the point."""
    rig = story()
    for seat in (0, 1, 2):
        picture = max(rig.state.hands[seat], key=lambda each: hold(rig.state.start, each))
        rig.do(seat, TellStory(picture, passage(told.get(seat, "Hm."), "en")))
    return [move.teller for move in answers(rig, 0, temper) if isinstance(move, VoteFor)]


def test_it_votes_for_a_story_that_says_something_and_not_for_its_own() -> None:
    long = "There was a long and winding story about it all, which nobody who was there will forget so soon, I think."
    assert set(votes("grave", {0: long, 2: long})) == {2}


def tellings(*tales: Passage) -> Sight[BoardView]:
    """What seat 0 sees when all have told of the same two pictures, and is asked to vote."""
    rig = story()
    for seat in range(3):
        rig.do(seat, TellStory(rig.state.hands[seat][0], passage("Hm.", "en")))
    first = rig.sees(0).view.tales[0]
    told = tuple(structs.replace(first, seat=seat, tale=tale) for seat, tale in enumerate(tales))
    return structs.replace(rig.sees(0), view=structs.replace(rig.sees(0).view, tales=told))


def voted(sight: Sight[BoardView], temper: Temper) -> set[Seat]:
    moves = [Weaver(Story(), b"%d" % seed, "en", temper).move(sight) for seed in range(60)]
    return {move.teller for move in moves if isinstance(move, VoteFor)}


def test_a_merry_weaver_votes_by_its_mood_where_a_grave_one_weighs() -> None:
    sight = tellings(passage("Hm."), passage("a b c d e f g h i j k l", "en"), passage("a b c d e f g h i", "en"))
    assert voted(sight, "grave") == {1}, "a quarter longer"
    assert voted(sight, "merry") == {1, 2}


def test_of_performances_it_votes_for_the_one_that_showed_more() -> None:
    sight = tellings(Passage(), Passage(), Passage())
    shown = [Stroke(0, False, Gesture("sticker-heart", (1, 1)))] * 8 + [
        Stroke(2, False, Gesture("sticker-star", (1, 1)))
    ] * 6
    sight = structs.replace(sight, view=structs.replace(sight.view, strokes=tuple(shown)))
    assert voted(sight, "grave") == {2}


def test_it_answers_the_same_in_worlds_that_it_cannot_tell_apart() -> None:
    rig = story()
    before = answers(rig, 0)
    rig.state.hands[1], rig.state.hands[2] = rig.state.hands[2], rig.state.hands[1]
    assert answers(rig, 0) == before
