"""Set-up, step by step (WT-1 to WT-5, WT-19 to WT-51; WT-R1 to WT-R3, WT-R98)."""

from collections import Counter

import pytest

from talewind.games.winter_tales import WinterTales
from talewind.games.winter_tales.cast import CARDS, REBELS, TOKENS
from talewind.games.winter_tales.events import ArbiterChosen, Drew, FactionDrawn, Narrated
from talewind.games.winter_tales.moves import NameArbiter, PlaceQuest, TakeCharacter
from talewind.games.winter_tales.options import WinterOptions
from talewind.games.winter_tales.quest_events import QuestPlaced
from talewind.games.winter_tales.setting_up import Opening, PlacingQuest
from talewind.games.winter_tales.town import LOCATIONS, NEXT, PLAZAS
from talewind.kit import Refused
from talewind.kit.testing import Rig

from .tables import A, B, C, D, E, WinterRig, cast_all, lobby, town


def arbiter_is(rig: WinterRig, seat: int) -> None:
    for other in rig.asked():
        rig.do(other, NameArbiter(seat))


@pytest.mark.rule("WT-1")
@pytest.mark.parametrize("seats", [2, 8])
def test_three_to_seven_play(seats: int) -> None:
    with pytest.raises(Refused) as no:
        Rig(WinterTales(), seats, WinterOptions())
    assert no.value.refusal.rule == "WT-1"


@pytest.mark.rule("WT-2", "WT-4", "WT-23", "WT-24")
@pytest.mark.parametrize("seats", range(3, 8))
def test_factions_are_drawn_half_and_half_and_an_odd_number_has_a_writer(seats: int) -> None:
    rig = Rig(WinterTales(), seats, WinterOptions())
    half = seats // 2
    writer = {"writer": 1} if seats % 2 else {}
    assert Counter(rig.state.factions) == Counter({"spring": half, "winter": half} | writer)
    assert rig.sees(None).view.factions == rig.state.factions, "everybody shows the token"
    drawn = {Rig(WinterTales(), seats, WinterOptions(), key=b"%d" % n).state.factions for n in range(12)}
    assert len(drawn) > 1


@pytest.mark.rule("WT-23")
def test_factions_that_were_chosen_must_fit_the_number_of_seats() -> None:
    with pytest.raises(Refused) as no:
        Rig(WinterTales(), 3, WinterOptions(factions=("spring", "spring", "writer")))
    assert no.value.refusal.rule == "WT-23"


@pytest.mark.rule("WT-25", "WT-R1", "WT-R2")
def test_seats_alternate_from_the_youngest_spring_player_and_the_writer_sits_last() -> None:
    factions = ("winter", "writer", "spring", "spring", "winter")
    rig = lobby(5, factions=factions)
    assert rig.state.seniority == (A, B, C, D, E)
    assert rig.state.ring == (C, A, D, E, B), "within a faction by seniority"
    assert rig.state.clockwise(E) == [B, C, A, D]


@pytest.mark.rule("WT-30", "WT-R98")
def test_all_who_name_the_same_choose_the_arbiter() -> None:
    rig = lobby(4)
    assert rig.asked() == [A, B, C, D]
    arbiter_is(rig, C)
    assert rig.tells(ArbiterChosen) == [ArbiterChosen(C)]
    silent = lobby(4)
    silent.do(B, NameArbiter(D))
    silent.wait()
    assert silent.state.arbiter == D, "whoever is silent goes with the others"
    nobody = lobby(4)
    nobody.wait()
    assert nobody.state.arbiter == A, "the first seat is suggested"


@pytest.mark.rule("WT-31")
def test_without_agreement_the_youngest_spring_player_names_the_arbiter() -> None:
    rig = lobby(4, factions=("winter", "spring", "winter", "spring"))
    for seat, named in ((A, A), (B, A), (C, A), (D, D)):
        rig.do(seat, NameArbiter(named))
    assert rig.asked() == [B]
    rig.do(B, NameArbiter(D))
    assert rig.state.arbiter == D


@pytest.mark.rule("WT-32", "WT-R3")
def test_one_character_each_a_round_from_the_youngest_player() -> None:
    rig = lobby(4, factions=("winter", "spring", "winter", "spring"))
    arbiter_is(rig, A)
    order = []
    while rig.in_phase == "Casting":
        order += rig.asked()
        rig.act(TakeCharacter(rig.choices("take-character", "char")[0], rig.choices("take-character", "space")[0]))
    assert rig.state.ring == (B, A, D, C)
    assert order == [A, D, C, B] * 3


@pytest.mark.rule("WT-35", "WT-36")
@pytest.mark.parametrize(("players", "of"), [(3, 4), (4, 3)])
def test_whoever_takes_a_character_is_told_which_of_how_many(players: int, of: int) -> None:
    rig = lobby(players)
    arbiter_is(rig, A)
    told = []
    while rig.in_phase == "Casting":
        told.append(rig.ask(rig.asked()[0]).say.args)
        rig.act(TakeCharacter(rig.choices("take-character", "char")[0], rig.choices("take-character", "space")[0]))
    assert told == [{"number": n, "of": of} for n in range(1, of + 1) for _ in range(players)]


@pytest.mark.rule("WT-33", "WT-34", "WT-3")
def test_rebels_begin_in_empty_locations_and_soldiers_in_empty_plazas() -> None:
    rig = lobby(4)
    arbiter_is(rig, A)
    assert rig.choices("take-character", "char") == list(REBELS)
    assert rig.choices("take-character", "space") == list(LOCATIONS)
    assert rig.no(TakeCharacter("alice", "bell-court")) == "WT-33"
    assert rig.no(TakeCharacter("wolf", "bell-court")) == "WT-32"
    rig.act(TakeCharacter("alice", "oaks-park"))
    assert rig.choices("take-character", "space") == list(PLAZAS)
    assert rig.no(TakeCharacter("wolf", "oaks-park")) == "WT-34"
    rig.act(TakeCharacter("wolf", "bell-court"))
    assert rig.no(TakeCharacter("cranky", "oaks-park")) == "WT-33", "Alice is there"
    assert rig.no(TakeCharacter("alice", "winter-prison")) == "WT-32", "she is taken"


@pytest.mark.rule("WT-35", "WT-36", "WT-37", "WT-38", "WT-39", "WT-41")
@pytest.mark.parametrize(
    ("seats", "each", "writers", "unused"), [(3, 4, 4, 2), (4, 3, 0, 2), (5, 2, 2, 4), (6, 2, 0, 2), (7, 2, 2, 0)]
)
def test_how_many_characters_each_has(seats: int, each: int, writers: int, unused: int) -> None:
    rig = lobby(seats)
    arbiter_is(rig, A)
    cast_all(rig)
    held = Counter(figure.seat for figure in rig.state.figures.values())
    for seat in range(seats):
        assert held[seat] == (writers if seat == rig.state.writer else each)
    assert 14 - len(rig.state.figures) == unused
    sides = Counter(f.side for f in rig.state.figures.values() if f.seat == rig.state.writer)
    assert sides["spring"] == sides["winter"] == writers // 2


@pytest.mark.rule("WT-40")
def test_the_writer_takes_of_either_faction_within_his_split() -> None:
    rig = lobby(5)
    arbiter_is(rig, A)
    for _ in range(4):
        rig.act(TakeCharacter(rig.choices("take-character", "char")[0], rig.choices("take-character", "space")[0]))
    assert rig.asked() == [E]
    rig.act(TakeCharacter("scarecrow", "wintertown-ossuary"))
    while rig.asked() != [E]:
        rig.act(TakeCharacter(rig.choices("take-character", "char")[0], rig.choices("take-character", "space")[0]))
    assert rig.no(TakeCharacter("tin-man", "fair-of-wonders")) == "WT-32"
    assert set(rig.choices("take-character", "char")) <= {
        "wolf",
        "mangiafuoco",
        "mad-hatter",
        "fox-and-cat",
        "candlewick",
    }


@pytest.mark.rule("WT-42", "WT-43", "WT-44", "WT-45")
@pytest.mark.parametrize(("seats", "placers"), [(4, [B, A]), (5, [E, E])])
def test_a_spring_quest_then_a_winter_quest_is_drawn_and_placed(seats: int, placers: list[int]) -> None:
    rig = lobby(seats)
    arbiter_is(rig, A)
    cast_all(rig)
    for placer, side in zip(placers, ("spring", "winter"), strict=True):
        token = rig.phase(PlacingQuest).token
        assert rig.asked() == [placer]
        assert TOKENS[token] == side
        rig.act(PlaceQuest(rig.choices("place-quest", "at")[0]))
    assert len(rig.state.quests) == 2


@pytest.mark.rule("WT-46", "WT-8", "WT-119")
def test_a_drawn_artifact_sends_the_other_one_away_and_a_slot_holds_one_token() -> None:
    rig = town()
    rig.place(alice=(A, "oaks-park"))
    rig.put(PlacingQuest(B, "great-artifact-spring"))
    rig.act(PlaceQuest("oaks-park"))
    assert rig.tells(QuestPlaced) == [QuestPlaced(B, "great-artifact-spring", "oaks-park", gone=True)]
    assert "great-artifact-winter" not in rig.state.available
    rig.put(PlacingQuest(A, "freezing-horror"))
    assert rig.no(PlaceQuest("oaks-park")) == "WT-117"
    rig.put(PlacingQuest(A, "armed-retaliation"))
    assert rig.choices("place-quest", "at") == ["alice"]
    rig.act(PlaceQuest("alice"))
    assert rig.state.site("armed-retaliation") == "oaks-park", "beside the other one"


@pytest.mark.rule("WT-47")
@pytest.mark.parametrize(("seats", "teller"), [(4, C), (5, E)])
def test_the_writer_or_the_arbiter_opens_the_story(seats: int, teller: int) -> None:
    rig = lobby(seats)
    arbiter_is(rig, C)
    cast_all(rig)
    for _ in range(2):
        rig.act(PlaceQuest(rig.choices("place-quest", "at")[0]))
    assert (rig.in_phase, rig.asked()) == ("Opening", [teller])
    rig.wait()
    (opening,) = rig.tells(Narrated)
    assert opening.stock, "the stock goals stand for it"
    assert set(rig.state.intros) == set(rig.state.quests)


@pytest.mark.rule("WT-47")
@pytest.mark.example(1)
def test_the_arbiter_presents_both_goals_and_leaves_the_clash_open() -> None:
    rig = lobby(4)
    arbiter_is(rig, C)
    cast_all(rig)
    rig.state.quests = {"safe-house": "dorothys-mansion", "winter-propaganda": "memory-lane-cemetery"}
    rig.put(Opening(C, kind="opening"))
    assert rig.asked() == [C]
    rig.tell("The last refuge of the rebels, and a cruel festival of White Rabbit and Wolf.")
    assert rig.state.intros == {"safe-house": 1, "winter-propaganda": 1}
    assert not rig.state.track


@pytest.mark.rule("WT-49", "WT-50", "WT-51", "WT-21")
@pytest.mark.example(6, 7)
@pytest.mark.parametrize(("seats", "writers"), [(3, 1), (5, 2), (7, 3)])
def test_the_first_cards(seats: int, writers: int) -> None:
    rig = lobby(seats)
    arbiter_is(rig, A)
    cast_all(rig)
    if seats == 3:
        assert rig.asked() == [C], "both start quests are placed by the writer"
    for _ in range(2):
        rig.act(PlaceQuest(rig.choices("place-quest", "at")[0]))
    rig.tell()
    assert [rig.held(seat) for seat in rig.state.ring] == [4] * (seats - 1) + [writers]
    assert sorted(rig.game.cards(rig.state)) == sorted(CARDS)
    assert len(CARDS) == 93
    assert rig.asked() == [rig.state.ring[0]]
    assert rig.tells(Drew)[0] == Drew(rig.state.ring[0], 4)


@pytest.mark.rule("WT-24")
def test_the_draw_of_factions_is_told() -> None:
    rig = lobby(3)
    assert [e.event for e in rig.sitting.step.events if isinstance(e.event, FactionDrawn)] == [
        FactionDrawn(A, "spring"),
        FactionDrawn(B, "winter"),
        FactionDrawn(C, "writer"),
    ]


@pytest.mark.rule("WT-6", "WT-7", "WT-10", "WT-11")
def test_the_map_is_of_locations_and_plazas_and_a_plaza_joins_two_locations() -> None:
    assert (len(LOCATIONS), len(PLAZAS)) == (10, 15)
    for plaza, ends in PLAZAS.items():
        assert len(set(ends)) == 2
        assert set(ends) <= set(LOCATIONS)
        assert NEXT[plaza] == ends
    rig = town()
    rig.place(alice=(A, "oaks-park"))
    assert rig.state.sites(["safe-house"]) == list(LOCATIONS), "no plaza has a slot"


@pytest.mark.rule("WT-22", "WT-199", "WT-242")
@pytest.mark.parametrize(
    ("memories", "objectives", "space"), [(3, False, 4), (5, False, 6), (7, False, 8), (3, True, 6)]
)
def test_where_the_epilogue_token_lies(memories: int, objectives: bool, space: int) -> None:
    rig = lobby(4, memories=memories, objectives=objectives)
    assert rig.sees(A).view.epilogue_space == space
