"""The arbiter, votes, objections to any passage, suggestions and notebooks (WT-194 to WT-198; WT-R93, WT-R111, WT-R112)."""

from typing import Any

import pytest
from msgspec import structs

from talewind.games.winter_tales.arbiter import Judging
from talewind.games.winter_tales.aside_moves import Challenge, LetStand, Note, Review, Rewrite, Suggest, WriteAhead
from talewind.games.winter_tales.chapters import Chapter, Turn
from talewind.games.winter_tales.events import Objected, Rewritten, Ruled, Suggested
from talewind.games.winter_tales.moves import Object, Resolve, Rule
from talewind.kit import Pass, Passage, Tell

from .tables import A, B, C, D, E, WinterRig, passage, tale, town


def judged(matter: str = "captive", teller: int = B, side: str = "winter", seats: int = 4, **options: Any) -> WinterRig:
    """A passage of this player is submitted; D is the arbiter. The captive is A's Alice."""
    rig = town(seats, **options)
    rig.place(alice=(A, "oaks-park"), wolf=(B, "bell-court"))
    rig.state.arbiter = D
    rig.state.tales.append(structs.replace(tale(rig.state, teller), side=side))
    rig.put(Chapter(), Turn(A), Judging(tale=1, matter=matter, chars=("alice",) if matter == "captive" else ()))  # type: ignore[arg-type]
    return rig


def objected(rig: WinterRig, by: int) -> None:
    rig.do(by, Object(passage("Why?")))
    rig.pass_(*rig.asked())


def verdict(rig: WinterRig) -> str:
    return [e.verdict for e in rig.told if isinstance(e, Ruled)][-1]


@pytest.mark.parametrize("rewrites", [0, 1])
def test_a_passage_told_aloud_that_was_rejected_or_written_again_takes_no_note_in_its_place(rewrites: int) -> None:
    rig = town(4, rewrites=rewrites)
    rig.place(alice=(A, "oaks-park"), wolf=(B, "bell-court"))
    rig.state.arbiter = D
    rig.turn(A)
    rig.activate("alice")
    rig.act(Tell(Passage((), aloud=True)))
    note = Note(1, passage("That again."))
    assert rig.refused(A, note, aside=True) is None
    rig.do_aside(B, Challenge(1, passage("Distasteful.")))
    rig.do_aside(D, Review(1, True))
    if rewrites:
        rig.do_aside(A, Rewrite(1, passage("Clean.")))
    assert rig.refused(A, note, aside=True) is not None
    assert rig.state.tales[0].tale.text == ("Clean." if rewrites else "")


def test_a_passage_that_is_told_again_aloud_replaces_the_one_before() -> None:
    rig = judged()
    objected(rig, A)
    rig.act(Rule("rewrite"))
    rig.act(Tell(Passage((), aloud=True)))
    assert (rig.state.tales[0].tale.text, rig.state.tales[0].tale.aloud) == ("", True)
    assert any(isinstance(event, Rewritten) for event in rig.told)


@pytest.mark.rule("WT-194", "WT-R111")
def test_the_arbiter_is_asked_only_if_somebody_objects() -> None:
    rig = judged()
    assert rig.asked() == [C, D, A]
    rig.pass_(*rig.asked())
    assert rig.in_phase == "Turn"
    rig = judged()
    objected(rig, A)
    assert rig.tells(Objected) == [Objected(A, 1, passage("Why?"))]
    assert rig.asked() == [D]
    rig.wait()
    assert rig.in_phase == "Turn", "silence accepts"


@pytest.mark.rule("WT-R111")
def test_a_table_may_ask_the_arbiter_every_time() -> None:
    rig = judged(arbiter_checks="every")
    assert rig.asked() == [D]
    rig.act(Rule("accept"))
    assert rig.in_phase == "Turn"


@pytest.mark.rule("WT-196")
@pytest.mark.example(5)
def test_a_rewrite_changes_the_words_alone() -> None:
    rig = judged()
    objected(rig, A)
    cards = sorted(rig.game.cards(rig.state))
    rig.act(Rule("rewrite"))
    assert (rig.in_phase, rig.asked()) == ("Rewriting", [B])
    rig.tell("Because the Scarecrow had sent a note.")
    assert rig.tells(Rewritten)[0].text.text == "Because the Scarecrow had sent a note."
    assert rig.state.tales[0].tale.text == "Because the Scarecrow had sent a note."
    assert sorted(rig.game.cards(rig.state)) == cards
    assert rig.asked() == [D]
    assert rig.no(Rule("rewrite")) is not None, "once"
    rig.act(Rule("accept"))


def test_an_arbiter_who_is_concerned_leaves_it_to_a_vote() -> None:
    rig = judged()
    rig.state.arbiter = B
    objected(rig, A)
    assert rig.asked() == [C, D, A], "everybody but the claimant"
    rig = judged()
    rig.state.arbiter = A
    objected(rig, C)
    assert rig.asked() == [C, D, A], "A controls the captive"


@pytest.mark.example(63)
@pytest.mark.parametrize(
    ("votes", "result"),
    [
        ({A: "reject", C: "reject", D: "accept"}, "accept"),
        ({A: "reject", C: "reject", D: "reject"}, "reject"),
        ({A: "reject", C: None, D: "accept"}, "accept"),
        ({A: "reject", C: "reject", D: None}, "accept"),
        ({A: None, C: None, D: None}, "accept"),
    ],
)
def test_a_vote_against_needs_more_than_half_and_one_from_outside_the_opposed_faction(
    votes: dict[int, str | None], result: str
) -> None:
    rig = judged(story_authority="vote")
    objected(rig, A)
    assert rig.in_phase == "Weighing"
    for seat, vote in votes.items():
        rig.do(seat, Rule(vote) if vote else Pass())  # type: ignore[arg-type]
    assert verdict(rig) == result


def test_the_writer_is_outside_both_factions() -> None:
    rig = judged(seats=5, story_authority="vote")
    objected(rig, A)
    for seat in (A, C, E):
        rig.do(seat, Rule("reject"))
    rig.do(D, Rule("accept"))
    assert verdict(rig) == "reject"


def test_whoever_lets_it_stand_while_it_is_told_is_not_waited_for() -> None:
    rig = town(4, (6,) * 4)
    rig.place(alice=(A, "oaks-park"))
    rig.quest("safe-house", "oaks-park")
    rig.remember("winter")
    rig.turn(A)
    rig.activate("alice")
    rig.stay()
    assert rig.refused(B, LetStand(), aside=True) is not None, "nothing is being told"
    rig.act(Resolve("safe-house"))
    before = rig.sees(C)
    rig.do_aside(B, LetStand())
    assert rig.sees(C) == before
    assert rig.sees(B).view.content
    rig.tell()
    assert (rig.in_phase, rig.asked()) == ("Objecting", [C, D])


def test_without_an_objection_nobody_votes() -> None:
    rig = judged(story_authority="vote")
    rig.pass_(*rig.asked())
    assert rig.in_phase == "Turn"


# Objections beside the game.


def told() -> WinterRig:
    """A has told a move; B is to play; D is arbiter."""
    rig = town(4)
    rig.place(alice=(A, "oaks-park"), wolf=(B, "bell-court"), cranky=(C, "candle-factory"))
    rig.state.arbiter = D
    rig.turn(A)
    rig.activate("alice")
    rig.walk("old-mill-square")
    rig.tell("She turned up.")
    return rig


@pytest.mark.rule("WT-194", "WT-196", "WT-R111")
def test_any_passage_may_be_objected_to_and_play_goes_on() -> None:
    rig = told()
    rig.do_aside(C, Challenge(1, passage("Why?")))
    assert rig.refused(C, Challenge(1, passage("Why?")), aside=True) is not None, "once each"
    assert rig.asked() == [A], "play goes on"
    assert rig.refused(B, Review(1, True), aside=True) is not None, "only the arbiter"
    rig.do_aside(D, Review(1, True))
    assert rig.tells(Ruled) == [Ruled(1, "rewrite", D)]
    rig.pass_()
    cards = rig.state.tales[0].tale.cards
    rig.do_aside(A, Rewrite(1, passage("A note had called her.", *cards)))
    assert rig.state.tales[0].tale.text == "A note had called her."
    assert rig.state.tales[0].fate == "rewritten"


@pytest.mark.rule("WT-196")
def test_what_stays_distasteful_is_shortened_to_its_cards() -> None:
    rig = told()
    cards = rig.state.tales[0].tale.cards
    rig.do_aside(C, Challenge(1, passage("Please!")))
    for _ in range(2):
        rig.do_aside(D, Review(1, True))
        rig.do_aside(A, Rewrite(1, passage("Worse.", *cards)))
    rig.do_aside(D, Review(1, True))
    assert rig.tells(Ruled) == [Ruled(1, "reject", D)]
    assert (rig.state.tales[0].tale.text, rig.state.tales[0].tale.cards) == ("", cards)
    assert rig.refused(B, Challenge(1, passage("Now?")), aside=True) is not None


def test_what_was_upheld_cannot_be_objected_to_again() -> None:
    rig = told()
    rig.do_aside(C, Challenge(1, passage("Why?")))
    rig.do_aside(D, Review(1, False))
    assert rig.refused(B, Challenge(1, passage("Why?")), aside=True) is not None


@pytest.mark.rule("WT-R111")
def test_a_passage_that_is_judged_or_was_is_not_objected_to_beside_it() -> None:
    rig = judged()
    late = Challenge(1, passage("Why?"))
    assert rig.refused(A, late, aside=True) is not None, "the window is open"
    rig.pass_(*rig.asked())
    assert rig.in_phase == "Turn"
    assert rig.refused(A, late, aside=True) is not None, "it has stood"


@pytest.mark.rule("WT-R111")
def test_every_passage_of_this_turn_and_the_one_before_may_be_objected_to() -> None:
    rig = told()
    rig.state.tales += [structs.replace(tale(rig.state, A), id=number) for number in range(2, 20)]
    rig.arranged()
    rig.do_aside(C, Challenge(1, passage("Why?")))
    rig.do_aside(C, Challenge(19, passage("Why?")))
    assert rig.refused(C, Challenge(19, passage("Why?")), aside=True) is not None, "once each"


def test_the_window_of_objections_ends_with_the_turn_after_the_passage() -> None:
    rig = told()
    rig.pass_()
    rig.done()
    rig.activate("wolf")
    rig.do_aside(C, Challenge(1, passage("Why?")))
    rig.stay()
    rig.pass_()
    rig.done()
    assert rig.refused(B, Challenge(1, passage("Late.")), aside=True) is not None


def test_the_arbiters_own_passage_is_rewritten_if_more_than_half_object() -> None:
    rig = told()
    rig.state.arbiter = A
    rig.do_aside(B, Challenge(1, passage("Why?")))
    assert rig.refused(A, Rewrite(1, passage("No.")), aside=True) is not None
    rig.do_aside(C, Challenge(1, passage("Yes, why?")))
    assert rig.state.tales[0].fate == "asked"


@pytest.mark.rule("WT-198", "WT-R112")
def test_one_suggestion_a_passage_which_the_teller_alone_reads() -> None:
    rig = town(4)
    rig.place(alice=(A, "oaks-park"))
    rig.turn(A)
    rig.activate("alice")
    rig.do_aside(B, Suggest(passage("An owl?")))
    assert rig.heard[-1] == ()
    assert rig.sees(A).view.ideas == {B: passage("An owl?")}
    assert (rig.sees(B).view.ideas, rig.sees(C).view.ideas) == ({B: passage("An owl?")}, {})
    assert rig.refused(B, Suggest(passage("Or two?")), aside=True) is not None
    assert rig.refused(C, Suggest(passage("x" * 121)), aside=True) is not None
    events = rig.do_aside(C, Suggest(passage("A fox?")))
    assert events == (Suggested(C, passage("A fox?")),)
    rig.weave()
    rig.tell()
    assert rig.sees(A).view.ideas == {}


@pytest.mark.rule("WT-R112")
def test_a_private_notebook() -> None:
    rig = told()
    before = rig.sees(B)
    rig.do_aside(C, WriteAhead(passage("When the bells…")))
    assert rig.sees(C).view.notebook == passage("When the bells…")
    assert rig.sees(B) == before


@pytest.mark.rule("WT-R112")
@pytest.mark.parametrize("live", [True, False])
def test_the_others_read_along_unless_the_table_switches_it_off(live: bool) -> None:
    rig = town(4, live_drafts=live)
    rig.place(alice=(A, "oaks-park"))
    rig.turn(A)
    rig.activate("alice")
    assert rig.ask(A).heard == live


@pytest.mark.rule("WT-R93")
@pytest.mark.parametrize(
    "text",
    ["", "…", "Alice dies. The end!", "雪が降る。", "No link. No card. No word of the goal." * 20, "y" * 2_000],
    ids=["nothing", "signs", "a death", "another script", "many sentences", "all the room there is"],
)
def test_the_server_judges_no_text(text: str) -> None:
    """In every step of a quest, whatever is told there."""
    rig = town(4, (6,) * 4)
    rig.place(alice=(A, "oaks-park"))
    rig.quest("safe-house", "oaks-park")
    rig.remember("winter")
    rig.turn(A)
    rig.activate("alice")
    rig.stay()
    rig.act(Resolve("safe-house"))
    for kind in ("quest_begin", "quest_continue", "quest_last", "quest_end"):
        rig.tell(text)
        assert (rig.state.tales[-1].kind, rig.state.tales[-1].tale.text) == (kind, text)
        rig.let_stand()


def test_telling_aloud_needs_no_words() -> None:
    rig = town(4, mode="voice")
    rig.place(alice=(A, "oaks-park"))
    rig.turn(A)
    rig.activate("alice")
    rig.weave()
    (card,) = rig.state.lying
    rig.act(Tell(Passage(passage("", card.card).parts, aloud=True)))
    assert rig.state.tales[0].tale.aloud


@pytest.mark.rule("WT-170", "WT-171")
@pytest.mark.parametrize("rewrites", [0, 1])
def test_a_link_is_missing_only_after_it_was_asked_for_once(rewrites: int) -> None:
    rig = judged("link", rewrites=rewrites)
    objected(rig, A)
    assert rig.choices("rule", "verdict") == ["accept", "rewrite"]
    rig.act(Rule("rewrite"))
    rig.tell("Because of the mill.")
    assert rig.choices("rule", "verdict") == ["accept", "reject"]


@pytest.mark.rule("WT-R69b")
def test_the_arbiter_does_not_rule_on_any_of_those_captured() -> None:
    rig = judged()
    rig.place(pinocchio=(D, "bell-court"))
    rig.put(Chapter(), Turn(A), Judging(tale=1, matter="captive", chars=("alice", "pinocchio")))
    objected(rig, A)
    assert rig.in_phase == "Weighing"


def test_the_arbiter_does_not_rule_on_the_return_of_an_own_character() -> None:
    rig = judged()
    rig.state.out["pinocchio"] = structs.replace(rig.state.figures["alice"], seat=D)
    rig.put(Chapter(), Turn(A), Judging(tale=1, matter="return", chars=("pinocchio",)))
    objected(rig, A)
    assert rig.in_phase == "Weighing"


@pytest.mark.rule("WT-196")
def test_objections_of_the_opposed_faction_alone_ask_for_no_rewrite() -> None:
    rig = town(4, story_authority="vote")
    rig.place(alice=(A, "oaks-park"), wolf=(B, "bell-court"))
    rig.turn(B)
    rig.activate("wolf")
    rig.walk("memory-lane-cemetery")
    rig.tell("He howled.")
    for seat in (A, C):
        rig.do_aside(seat, Challenge(1, passage("No.")))
    assert rig.tells(Ruled) == []
    rig.do_aside(D, Challenge(1, passage("No.")))
    assert rig.tells(Ruled) == [Ruled(1, "rewrite")]
