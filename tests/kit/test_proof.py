"""What conform let pass once: hidden rolls, illegal silence, texts that cannot be read, undeclared events, decks never shuffled."""

from pathlib import Path
from typing import Any

import pytest

from talewind.games.windmill import Windmill
from talewind.kit import AnyGame, catalogue
from talewind.kit.testing import Fault, conform

from .toys import fox
from .toys.cup import Cup, Shaking
from .toys.fox import Den, Fox, Play, Setup, Snatching, Turn


def found(game: AnyGame, games: int = 30) -> Fault:
    with pytest.raises(Fault) as fault:
        conform(game, games=games)
    return fault.value


@pytest.mark.parametrize("aloud", [False, True])
def test_a_hidden_die_rolled_in_the_open_is_a_leak(monkeypatch: pytest.MonkeyPatch, aloud: bool) -> None:
    monkeypatch.setattr(Shaking, "hidden", False)
    monkeypatch.setattr(Shaking, "aloud", aloud)
    fault = found(Cup())
    assert fault.kind == "leak"
    assert "state.pips is hidden from" in fault.says
    assert "'die' was a public draw" in fault.says


def test_a_hidden_roll_told_to_everybody_is_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Shaking, "aloud", True)
    assert "events tell" in found(Cup()).says


def test_a_hidden_roll_told_to_its_seat_alone_is_none() -> None:
    assert conform(Cup(), games=30)["games"] == 30


def test_a_set_up_that_deals_in_the_open_is_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    def run(self: Setup, t: fox.T) -> None:
        t.state.deck = t.chance.shuffled(t.state.deck, "deck")
        for hand in t.state.hands:
            hand += [t.state.deck.pop() for _ in range(3)]
        t.become(Turn(0))

    monkeypatch.setattr(Setup, "run", run)
    assert "'deck' was a public draw" in found(Fox()).says


def test_silence_plays_nothing_that_would_be_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Turn, "default", lambda self, state: Play(99))
    fault = found(Fox())
    assert fault.kind == "otherwise"
    assert "Play(card=99)" in fault.says


def test_silence_plays_nothing_that_a_rule_has_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    from msgspec import structs

    honest = Turn.asks
    closed = {"snatch": "FX-1"}

    def asks(self: Turn, state: Den) -> Any:
        return [structs.replace(ask, closed=closed, otherwise=fox.Snatch(1)) for ask in honest(self, state)]

    monkeypatch.setattr(Turn, "asks", asks)
    assert found(Fox()).kind == "otherwise"


def test_a_text_that_cannot_be_read_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    honest = catalogue.text_files
    for lang, file in honest("talewind.games.windmill", "texts").items():
        text = file.read_text("utf-8") + ("windmill-odd = { $x\n" if lang == "fr" else "windmill-odd = { $x }\n")
        (tmp_path / f"{lang}.ftl").write_text(text, "utf-8")

    def text_files(package: str, folder: str) -> Any:
        ours = (package, folder) == ("talewind.games.windmill", "texts")
        return {file.stem: file for file in tmp_path.iterdir()} if ours else honest(package, folder)

    monkeypatch.setattr(catalogue, "text_files", text_files)
    fault = found(Windmill(), games=0)
    assert fault.kind == "text unreadable"
    assert "texts/fr.ftl, windmill-odd: a brace is not closed" in fault.says


def test_an_event_that_is_not_in_the_union_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Fox, "events", {tag: kind for tag, kind in Fox.events.items() if tag != "strolled"})
    fault = found(Fox())
    assert fault.kind == "undeclared"
    assert "Strolled" in fault.says


def test_a_deck_that_is_never_shuffled_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def run(self: Setup, t: fox.T) -> None:
        for hand in t.state.hands:
            hand += [t.state.deck.pop() for _ in range(3)]
        t.become(Turn(0))

    monkeypatch.setattr(Setup, "run", run)
    assert found(Fox()).kind == "never shuffled"


def test_a_sealed_answer_is_not_read_along(monkeypatch: pytest.MonkeyPatch) -> None:
    from msgspec import structs

    honest = Snatching.asks
    monkeypatch.setattr(
        Snatching, "asks", lambda self, state: [structs.replace(a, heard=True) for a in honest(self, state)]
    )
    assert "others may read along" in found(Fox()).says
