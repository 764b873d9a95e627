"""The worked examples of the specification, one test each."""

import pytest

from talewind.games.end_of_the_story.events import Revealed, StoryFailed, TieScored, WordSaid
from talewind.games.end_of_the_story.forbidden import forbidden_words, suspicious_words
from talewind.games.end_of_the_story.moves import Claim, Judge, NoClaim, Place
from talewind.kit import Tell, passage, sentences

from .tables import (
    AIRPLANE,
    BIKE,
    BOTTLE,
    BREAD,
    CAR,
    CAT,
    CROWN,
    HEART,
    LION,
    OWL,
    PIZZA,
    REVOLVER,
    STORY,
    TARGETS,
    TREE,
    A,
    B,
    C,
    D,
    E,
    EndRig,
    N,
    at_the_end,
    fresh_table,
    placing,
    telling,
    tiebreaker,
)

NO_PLAYERS = (0, 0, 0)


def boards(rig: EndRig) -> list[str]:
    return list(rig.sees(None).view.boards)


@pytest.mark.example(1)
@pytest.mark.rule("ES-15", "ES-17", "ES-18", "ES-19")
def test_the_books_heart_bottle_and_airplane() -> None:
    rig = telling(*NO_PLAYERS)
    assert boards(rig) == ["red", "blue", "yellow"]
    assert rig.refused(N, Tell(passage(STORY))) is None
    assert not forbidden_words(STORY, TARGETS, "en")


@pytest.mark.example(2)
@pytest.mark.rule("ES-15", "ES-19")
def test_the_books_pizza_revolver_and_cat() -> None:
    rig = telling(*NO_PLAYERS, kept=(PIZZA, REVOLVER, CAT), aside=BREAD)
    story = "In Naples even the gangsters stop shooting when a kitten wants a slice."
    assert boards(rig) == ["red", "green", "yellow"]
    assert rig.refused(N, Tell(passage(story))) is None
    assert not forbidden_words(story, (PIZZA, REVOLVER, CAT), "en")


@pytest.mark.example(3)
@pytest.mark.rule("ES-21", "ES-22")
def test_the_books_heart_pizza_and_car() -> None:
    kept = (HEART, PIZZA, CAR)
    assert not forbidden_words("I drove all night to Naples because I adore a cook.", kept, "en")
    rig = telling(5, 0, 0, kept=kept)
    rig.tells("I drove my car to Naples.")
    assert rig.scored() == [3, 0, 0]
    assert rig.told(WordSaid) == [WordSaid(N, CAR, "car")]


@pytest.mark.example(4)
@pytest.mark.rule("ES-19", "ES-R17", "ES-R18")
def test_the_books_bike_tree_and_bread() -> None:
    rig = telling(*NO_PLAYERS, kept=(BIKE, TREE, BREAD))
    story = "We pedalled under the oaks. There was a baguette in the basket."
    assert rig.refused(N, Tell(passage(story + " We ate."))) == "ES-R18"
    assert not forbidden_words(story, (BIKE, TREE, BREAD), "en")
    assert rig.refused(N, Tell(passage(story))) is None


@pytest.mark.example(5)
@pytest.mark.rule("ES-16", "ES-17")
def test_a_colour_brings_one_board_and_the_discarded_card_none() -> None:
    assert boards(telling(*NO_PLAYERS, kept=(CAT, TREE, LION))) == ["green"]
    assert boards(telling(*NO_PLAYERS, kept=(CAT, TREE, CAR), aside=PIZZA)) == ["blue", "green"]


@pytest.mark.example(6)
@pytest.mark.rule("ES-34", "ES-35", "ES-36", "ES-37", "ES-39", "ES-40", "ES-43")
def test_mixed_scoring() -> None:
    rig = placing(0, 0, 0, 0, 0)
    rig.race(heart=[A, C], bottle=[B], airplane=[D, A, B, C])
    assert rig.scored() == [5, 5, 5, 2, 3]


@pytest.mark.example(7)
@pytest.mark.rule("ES-37", "ES-40", "ES-43")
def test_one_found_all() -> None:
    rig = placing(0, 0, 0, 0)
    rig.race(heart=[A, B, C], bottle=[A, B], airplane=[A])
    assert rig.scored() == [9, 9, 3, 1]


@pytest.mark.example(8)
@pytest.mark.rule("ES-41")
def test_exactly_two_found_all() -> None:
    rig = placing(0, 0, 0, 0)
    rig.race(heart=[A, B, C], bottle=[B, A], airplane=[A, B])
    assert rig.scored() == [4, 7, 6, 1]


@pytest.mark.example(9)
@pytest.mark.rule("ES-41", "ES-R10")
def test_exactly_two_of_two() -> None:
    rig = placing(0, 0, 0)
    rig.race(heart=[A, B], bottle=[A, B], airplane=[A, B])
    assert rig.scored() == [5, 9, 3]


@pytest.mark.example(10)
@pytest.mark.rule("ES-42")
def test_three_found_all() -> None:
    rig = placing(0, 0, 0, 0, 0)
    rig.race(heart=[A, B, C], bottle=[B, C, A], airplane=[C, A, B])
    assert rig.scored() == [0, 6, 6, 6, 0]


@pytest.mark.example(11)
@pytest.mark.rule("ES-37", "ES-29")
def test_five_tokens_on_one_target() -> None:
    rig = placing(0, 0, 0, 0, 0, 0)
    rig.race(heart=[D, A, E, B, C])
    assert rig.sees(None).view.stacks[HEART] == (D, A, E, B, C)
    assert rig.scored() == [3, 2, 2, 1, 3, 2]


@pytest.mark.example(12)
@pytest.mark.rule("ES-38", "ES-R9")
def test_nobody_right() -> None:
    rig = placing(2, 3, 4)
    rig.places(A, CROWN, REVOLVER, PIZZA)
    rig.places(B, CROWN, BREAD, CAR)
    assert rig.scored() == [2, 3, 4]


@pytest.mark.example(13)
@pytest.mark.rule("ES-38")
def test_wrong_tokens_do_not_disturb() -> None:
    rig = placing(0, 0, 0)
    rig.race(crown=[B], heart=[A])
    assert rig.scored()[1:] == [3, 0]


@pytest.mark.example(14)
@pytest.mark.rule("ES-22", "ES-44", "ES-R4", "ES-R5")
def test_the_penalty_comes_after_the_points() -> None:
    rig = telling(4, 0, 0, 0)
    rig.tells("Our hearts were light.")
    rig.race(heart=[B, A], bottle=[A], airplane=[B, A])
    assert rig.now.found_all() == [A]
    assert rig.scored() == [4 + 6 - 2, 5, 6, 0]
    poor = telling(1, 0, 0)
    poor.tells("Our hearts were light.")
    poor.race(heart=[A])
    assert poor.scored()[N] == 1 + 3 - 2, "not 0 + 3"


@pytest.mark.example(15)
@pytest.mark.rule("ES-R5", "ES-42")
@pytest.mark.parametrize(("below", "left"), [(False, 0), (True, -1)])
def test_the_penalty_at_the_bottom(below: bool, left: int) -> None:
    rig = telling(1, 0, 0, 0, negative_scores=below)
    rig.tells("Our hearts were light.")
    rig.race(heart=[A, B, C], bottle=[A, B, C], airplane=[A, B, C])
    assert rig.scored()[N] == left


@pytest.mark.example(16)
@pytest.mark.rule("ES-R3")
def test_two_words_one_penalty() -> None:
    rig = telling(9, 0, 0)
    rig.tells("He bottled the rain and took the plane.")
    assert rig.scored()[N] == 7
    assert [said.word for said in rig.told(WordSaid)] == ["plane", "bottled"]


DETECTION = [
    ("en", HEART, "hearts", "hit"), ("en", HEART, "heart's", "hit"), ("en", HEART, "sweetheart", "suspicion"),
    ("en", HEART, "heartless", "suspicion"), ("en", BOTTLE, "bottled", "hit"), ("en", BOTTLE, "bottling", "hit"),
    ("en", CAR, "cared", ""), ("en", CAR, "carpet", ""), ("en", CAT, "category", ""), ("en", TREE, "street", ""),
    ("en", "g16", "being", ""), ("en", "r04", "rings", "hit"), ("en", "r04", "during", ""), ("en", "b16", "starred", "hit"),
    ("en", "b16", "started", "suspicion"), ("en", "b16", "start", ""), ("en", "b16", "stared", ""),
    ("fr", "b04", "en train de", ""), ("fr", "b04", "trains", "hit"), ("fr", "r23", "yeux", "hit"), ("de", "y05", "ein", ""),
    ("de", "y05", "Eier", "hit"), ("sv", "b04", "tag", ""), ("sv", "b04", "tågets", "hit"),
]  # fmt: skip
MORE_FORMS = [
    ("en", "r08", "babied", "hit"), ("en", "g03", "dogged", "hit"), ("en", CAR, "caring", ""), ("fr", "y13", "sabliers", "hit"),
    ("it", "r10", "fantasmi", "hit"), ("it", "r10", "fantasme", ""), ("fr", "b24", "ile", "hit"), ("de", "y05", "Eis", ""),
    ("en", "y09", "ice-cream", "hit"), ("sv", "y17", "saxen", "hit"), ("sv", "y17", "saxens", "hit"),
]  # fmt: skip


@pytest.mark.example(17, 31)
@pytest.mark.rule("ES-R2")
@pytest.mark.parametrize(("lang", "target", "text", "found"), DETECTION + MORE_FORMS)
def test_detection(lang: str, target: str, text: str, found: str) -> None:
    hits = forbidden_words(text, [target], lang)  # type: ignore[arg-type]
    suspicions = suspicious_words(text, [target], lang)  # type: ignore[arg-type]
    assert ("hit" if hits else "suspicion" if suspicions else "") == found


def judged(yes: int, guessers: int, away: int = 0) -> int:
    """What the narrator loses when so many say that "sweetheart" names the heart."""
    rig = telling(9, *[0] * guessers)
    rig.tells("My sweetheart was late.")
    rig.lies()
    for seat in range(1, 1 + away):
        rig.come(seat, "away")
    rig.reveals()
    voters = rig.asked()
    rig.do(voters[0], Claim(HEART, "sweetheart"))
    for seat in voters[1:]:
        rig.do(seat, NoClaim())
    for number, seat in enumerate(voters):
        rig.do(seat, Judge((0,) if number < yes else ()))
    return 9 - rig.scores[N]


@pytest.mark.example(18)
@pytest.mark.rule("ES-R27")
def test_a_claim_needs_more_than_half() -> None:
    assert judged(yes=2, guessers=4) == 0
    assert judged(yes=3, guessers=4) == 2


@pytest.mark.example(19)
@pytest.mark.rule("ES-28", "ES-30", "ES-18")
def test_illegal_placing_costs_no_token() -> None:
    rig = placing(0, 0, 0)
    rig.places(A, HEART)
    assert rig.refused(A, Place(HEART)) == "ES-30"
    assert rig.refused(A, Place(OWL)) == "kit-not-offered"
    assert rig.sees(None).view.in_hand[A] == 2


@pytest.mark.example(20)
@pytest.mark.rule("ES-31")
def test_lag_is_taken_off_up_to_the_cap() -> None:
    rig = placing(0, 0, 0, 0)
    go = rig.now.go_at
    for seat, received, rtt in ((B, 1_290, 40), (A, 1_320, 200), (C, 1_400, 900)):
        rig.at = go
        rig.places(seat, HEART, after=received, lag=rtt // 2)
    assert [(token.seat, token.time) for token in rig.now.on(HEART)] == [(C, 1_150), (A, 1_220), (B, 1_270)]
    assert rig.scored()[1:] == [2, 1, 3]


@pytest.mark.example(21)
@pytest.mark.rule("ES-52", "ES-53", "ES-54", "ES-55", "ES-R11")
def test_a_failed_time_limit() -> None:
    rig = fresh_table(4)
    begun = rig.at
    rig.wait()
    rig.wait()
    assert rig.at - begun == 105_000 + 1_000
    assert rig.scores == [0, 2, 2, 2]
    assert rig.told(StoryFailed) == [StoryFailed(N)]
    assert not rig.told(Revealed)
    assert rig.asked() == [A]


@pytest.mark.example(22)
@pytest.mark.rule("ES-R7")
def test_a_missing_token_scores_nothing() -> None:
    rig = placing(0, 0, 0, 0)
    rig.race(heart=[A, C], crown=[C])
    rig.lies()
    assert rig.now.found_all() == []
    assert rig.scored()[C] == 1


P, Q, R, S = range(4)  # of a game that ends in a tie: P and Q are tied


@pytest.mark.example(23)
@pytest.mark.rule("ES-49", "ES-50", "ES-51", "ES-R13")
def test_a_tiebreaker_compares_the_round_scores_and_changes_no_total() -> None:
    rig = tiebreaker(20, 20, 15, 9, narrator=S)
    assert rig.asked() == [P, Q], "R does not guess"
    rig.race(heart=[P, Q], bottle=[Q])
    assert rig.scored() == [20, 20, 15, 9]
    assert [(tie.seat, tie.points) for tie in rig.told(TieScored)] == [(P, 3), (Q, 4)]
    rig.press_on()
    assert rig.state.winners == (Q,)


@pytest.mark.example(24)
@pytest.mark.rule("ES-R14")
def test_players_still_tied_share_the_victory() -> None:
    rig = tiebreaker(20, 20, 15, 9, narrator=S)
    rig.race(heart=[P], bottle=[Q])
    rig.scored()
    rig.press_on()
    assert (rig.in_phase, rig.state.winners) == ("Ending", (P, Q))


@pytest.mark.example(25)
@pytest.mark.rule("ES-R15")
def test_all_tied_share_without_a_tiebreaker() -> None:
    rig = at_the_end(14, 14, 14)
    assert rig.in_phase == "Ending"
    assert rig.state.winners == (0, 1, 2)


@pytest.mark.example(26)
@pytest.mark.rule("ES-8", "ES-9", "ES-10", "ES-47")
@pytest.mark.parametrize(("seats", "rounds"), [(3, 6), (4, 8), (5, 5), (6, 6)])
def test_the_length_of_a_game(seats: int, rounds: int) -> None:
    rig = fresh_table(seats)
    narrators = []
    while not rig.now.decides:
        narrators.append(rig.whole_round(heart=[rig.state.clockwise(rig.now.narrator)[0]]))
        if rig.in_phase == "Ending":
            break
    assert narrators == [n % seats for n in range(rounds)]


@pytest.mark.example(27)
@pytest.mark.rule("ES-R27")
def test_who_is_away_does_not_count_in_the_vote() -> None:
    assert judged(yes=2, guessers=4, away=1) == 2
    assert judged(yes=1, guessers=2) == 0


@pytest.mark.example(28)
@pytest.mark.rule("ES-R31", "ES-40")
def test_the_tokens_of_a_guesser_who_leaves_stay_and_count() -> None:
    rig = placing(0, 0, 0)
    rig.places(A, HEART, BOTTLE)
    rig.leave(A)
    rig.places(B, HEART, BOTTLE, AIRPLANE)
    assert rig.scored() == [6, 6, 5]


@pytest.mark.example(29)
@pytest.mark.rule("ES-R31", "ES-R29")
def test_a_narrator_who_leaves_scores_after_the_story_and_voids_the_round_before() -> None:
    rig = placing(0, 0, 0, 0)
    rig.leave(N)
    rig.race(heart=[A])
    rig.lies()
    rig.wait()
    assert rig.in_phase == "Claiming", "the targets reveal themselves"
    for seat in rig.asked():
        rig.do(seat, NoClaim())
    assert rig.scores == [3, 3, 0, 0]
    void = telling(0, 0, 0, 0)
    void.leave(N)
    assert (void.scores, void.asked(), void.state.narrated) == ([0, 0, 0, 0], [A], [N, A])


@pytest.mark.example(30)
@pytest.mark.rule("ES-R16")
def test_a_tiebreaker_narrator_who_fails_is_followed_by_another_and_then_the_victory_is_shared() -> None:
    rig = at_the_end(20, 20, 15, 9)
    first = rig.now.narrator
    rig.wait(), rig.wait()
    assert rig.scores == [20, 20, 15, 9]
    assert {first, rig.now.narrator} == {R, S}
    rig.wait(), rig.wait()
    assert (rig.in_phase, rig.state.winners) == ("Ending", (P, Q))


@pytest.mark.example(32)
@pytest.mark.rule("ES-R18")
def test_sentences() -> None:
    assert sentences("Dr. Wolf waited… He yawned!") == 2
    assert sentences("« Viens ! » dit-elle. Il partit.") == 2
    rig = telling(*NO_PLAYERS)
    assert rig.refused(N, Tell(passage("Run! Run! Run!"))) == "ES-R18"
