"""Action cards, their window and the Challenge round (ST-14 to ST-22, ST-R5 to ST-R8, ST-R19 to ST-R21)."""

import pytest

from talewind.games.story import Story, StoryOptions
from talewind.games.story.events import CardDrawn, CardPlayed, Handed, NothingTold, PictureOpened
from talewind.games.story.moves import Give, PlayCard, TellStory
from talewind.games.story.rounds import Round, Rounds
from talewind.kit import Chance, Pass, due, world_of

from .tables import WHY, A, B, C, D, StoryRig, opening


def challenge(**options: object) -> StoryRig:
    """A has played Challenge; everybody hands a picture on."""
    rig = opening("challenge", None, None, None, **options)
    rig.do_aside(A, PlayCard())
    return rig


@pytest.mark.rule("ST-14", "ST-18")
def test_any_holder_may_play_a_card_out_of_turn_and_it_binds_all() -> None:
    rig = opening(None, None, "challenge", None)
    assert rig.asked() == [C], "only who holds a card is asked, and everybody knows who does"
    rig.do_aside(C, PlayCard())
    assert CardPlayed(C, "challenge") in rig.told
    assert rig.asked() == [A, B, C, D]
    assert rig.sees(B).view.holders == ()


@pytest.mark.rule("ST-17", "ST-R8")
def test_when_every_holder_has_declined_the_telling_begins() -> None:
    rig = opening("silent", "challenge", None)
    rig.do(A, Pass())
    assert not rig.sitting.step.noticed(B), "nobody sees who has answered"
    rig.do(B, Pass(), after=2_000)
    assert (rig.in_phase, rig.asked()) == ("Telling", [A])
    assert rig.sees(A).view.card == "silent"


@pytest.mark.rule("ST-R8")
def test_the_window_ends_with_its_time() -> None:
    rig = opening("silent", "challenge", None, action_window=5)
    assert rig.sees(None).waiting[0].until == rig.at + 5_000
    assert due(rig.game, rig.state) == rig.at + 6_000, "a card that is under way counts"
    rig.wait()
    assert rig.in_phase == "Telling"
    assert rig.state.chairs[A].missed == 0, "nobody has missed anything"


@pytest.mark.rule("ST-R8")
def test_who_has_declined_may_think_again_while_the_window_is_open() -> None:
    rig = opening("silent", "challenge", None)
    rig.do(A, Pass())
    rig.do_aside(A, PlayCard())
    assert rig.state.action == "silent"


@pytest.mark.rule("ST-R8")
def test_without_a_holder_who_is_not_away_there_is_no_window() -> None:
    rig = opening(None, None, None)
    assert rig.in_phase == "Telling"
    away = opening("silent", None, None)
    away.do(A, Pass()), away.wait()
    away.all_tell()
    away.votes(B, B, B)
    away.come(A, "away")
    for _ in range(2):
        away.wait()
    assert away.in_phase == "Telling"


@pytest.mark.rule("ST-R8")
def test_the_first_round_is_played_without_action_cards_unless_the_table_likes_them() -> None:
    rig = StoryRig(Story(), 3, StoryOptions(mode="typed", first_starter=A, composing="in_turn"))
    assert (rig.in_phase, rig.state.round) == ("Telling", 1)
    assert rig.refused(A, PlayCard(), aside=True) == "ST-15"
    rig.all_tell()
    rig.votes(B, B, B)
    rig.press_on()
    assert (rig.in_phase, rig.state.round) == ("Opening", 2)
    book = StoryRig(Story(), 3, StoryOptions(mode="typed", action_from=1))
    assert (book.in_phase, book.state.round) == ("Opening", 1)


@pytest.mark.rule("ST-R8")
def test_a_holder_may_decline_beforehand_and_take_that_back() -> None:
    rig = opening("silent", None, None)
    rig.stand(A, "action", "game")
    assert (rig.in_phase, rig.asked()) == ("Opening", []), "A is not asked any more"
    rig.wait()
    assert rig.in_phase == "Telling"
    rig.all_tell()
    rig.votes(B, B, B)
    rig.press_on()
    assert (rig.in_phase, rig.asked()) == ("Opening", []), "nor in the next round"
    begun = rig.at
    rig.wait()
    assert (rig.in_phase, rig.state.round, rig.at - begun) == ("Telling", 2, 1_500)
    assert rig.sees(B).orders == (), "nobody else sees it"
    rig.stand(A, "action", None)
    rig.all_tell()
    rig.votes(B, B, B)
    rig.press_on()
    assert (rig.in_phase, rig.asked()) == ("Opening", [A])


@pytest.mark.rule("ST-R7")
@pytest.mark.parametrize(("first", "second"), [(A, B), (B, A)])
def test_of_two_cards_the_first_to_arrive_is_played_and_the_other_stays_a_secret(first: int, second: int) -> None:
    rig = opening("silent", "challenge", None)
    rig.do_aside(first, PlayCard())
    heard = len(rig.heard)
    assert rig.refused(second, PlayCard(), aside=True) == "ST-16"
    assert len(rig.heard) == heard, "nobody else learns of it"
    assert rig.state.action == ("silent", "challenge")[first]
    assert rig.sees(second).view.card == ("silent", "challenge")[second]
    assert (rig.sees(first).view.card, rig.sees(C).view.holders) == (None, (second,))


@pytest.mark.rule("ST-15", "ST-16")
def test_after_the_window_no_card_can_be_played_and_the_rule_says_so() -> None:
    rig = opening("silent", None, None)
    rig.do(A, Pass()), rig.wait()
    assert rig.refused(A, PlayCard()) == "ST-15"
    played = opening("challenge", "silent", None)
    played.do_aside(A, PlayCard())
    assert played.refused(B, PlayCard()) == "ST-16"


@pytest.mark.rule("ST-19", "ST-R6")
def test_the_effect_ends_with_the_round_and_the_card_is_gone() -> None:
    rig = challenge()
    rig.gives()
    rig.all_tell()
    rig.votes(A, A, A, A)
    rig.press_on()
    assert (rig.state.action, rig.state.round, rig.in_phase) == (None, 2, "Telling")
    assert rig.sees(None).view.holders == ()


@pytest.mark.rule("ST-R6")
def test_a_table_may_let_the_player_draw_another_card_in_secret() -> None:
    rig = challenge(action_refill=True)
    rig.state.undealt = ["silent"] * 4
    rig.gives()
    rig.all_tell()
    rig.votes(A, A, A, A)
    assert CardDrawn(A) in rig.told
    assert rig.sees(B).view.holders == (A,)
    assert rig.sees(A).view.card in ("challenge", "silent")
    assert sorted([*rig.state.undealt, str(rig.state.cards[A])]) == ["challenge", *["silent"] * 4]


@pytest.mark.rule("ST-20")
def test_in_a_challenge_a_picture_goes_to_the_right() -> None:
    rig = challenge()
    assert rig.ask(A).say.args == {"seat": D}
    gift = rig.hand(A)[1]
    rig.do(A, Give(gift))
    assert rig.sees(A).view.mine == Give(gift)
    assert rig.sees(D).view.chosen == (A,)
    assert rig.refused(B, Give(gift)) == "kit-not-offered"
    rig.gives(B, C, D)
    assert rig.state.received[D] == gift
    assert Handed(A, D) in rig.heard[-1]


@pytest.mark.rule("ST-20")
def test_who_does_not_choose_hands_over_a_picture_at_random() -> None:
    rig = challenge()
    hand = list(rig.hand(D))
    rig.gives(A, B, C)
    rig.wait()
    assert rig.state.received[C] in hand
    assert rig.sees(D).view.given == rig.state.received[C]


@pytest.mark.rule("ST-21")
def test_the_receiver_does_not_know_the_picture_before_the_own_turn() -> None:
    rig = challenge()
    rig.gives()
    gift = rig.state.received[D]
    assert rig.sees(A).view.given == gift
    assert (rig.sees(D).view.received, rig.sees(None).view.face_down) == (None, (B, C, D))
    worlds = [world_of(rig.game, rig.state, D, Chance(b"%d" % n)).received[D] for n in range(30)]
    assert len(set(worlds)) > 10
    assert {world_of(rig.game, rig.state, A, Chance(b"%d" % n)).received[D] for n in range(9)} == {gift}
    while rig.asked() != [D]:
        rig.tells(rig.asked()[0])
    assert PictureOpened(D, gift) in rig.told, "open to everybody at once"
    assert rig.sees(B).view.opened == gift


@pytest.mark.rule("ST-22")
def test_only_the_received_picture_can_be_told_about() -> None:
    rig = challenge()
    rig.gives()
    assert rig.refused(A, TellStory(rig.hand(A)[0], WHY)) == "ST-22"


@pytest.mark.rule("ST-R21")
def test_a_received_picture_that_was_open_is_discarded_openly() -> None:
    rig = challenge()
    rig.gives()
    opened = rig.sees(A).view.opened
    rig.wait()
    assert NothingTold(A) in rig.told
    assert (rig.state.unseen, opened in rig.state.table) == ([], True)
    rig.all_tell()
    rig.votes(B, B, B, B)
    assert opened in rig.state.discards


@pytest.mark.rule("ST-R19")
def test_a_challenge_does_not_reach_into_the_tiebreaker() -> None:
    rig = challenge()
    rig.gives()
    rig.all_tell()
    rig.votes(A, A, B, B)
    gift = rig.hand(A)[0]
    rig.gives()
    assert rig.sees(B).view.received == gift, "the receiver may look"


@pytest.mark.rule("ST-R8")
@pytest.mark.parametrize("back", ["returns", "somebody else sits down"])
def test_the_window_waits_for_a_holder_who_comes_while_it_is_open(back: str) -> None:
    rig = opening("silent", "challenge", None, None, action_window=10)
    if back == "returns":
        rig.come(B, "away")
        rig.put(Rounds(), Round())
        assert rig.asked() == [A]
        rig.come(B, "here", after=2_000)
    else:
        rig.leave(B)
        rig.sit(B)
    until = rig.sees(A).waiting[0].until
    assert rig.asked() == [A, B]
    rig.do(A, Pass())
    assert (rig.in_phase, rig.sees(None).waiting[-1].until) == ("Opening", until), "on the clock that runs"
    rig.do_aside(B, PlayCard())
    assert rig.state.action == "challenge"


@pytest.mark.rule("ST-R8")
def test_whoever_comes_back_when_the_window_is_over_is_not_asked() -> None:
    rig = opening("silent", "challenge", None, None, action_window=10)
    rig.come(B, "away")
    rig.put(Rounds(), Round())
    rig.come(B, "here", after=10_500)
    assert rig.asked() == [A]
