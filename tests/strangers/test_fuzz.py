"""Frames by chance harm nobody. `make faults` sends a million; here are ten thousand, and the proof that a fault would be seen."""

from random import Random

import msgspec
import pytest

from talewind import games
from talewind.server import wire
from tests.faults.proof import no_tick

from .fuzz import prove
from .house import GAMES, complaints
from .mutants import BINARY, REFUSED, TAKEN, Frame, Speaker

FRAMES = 10_000


def understood(game: str, frame: Frame) -> bool:
    """Does the server's decoder take it, with all its moves?"""
    try:
        message = wire.read(frame.payload.decode())
        moves = [*getattr(message, "then", ()), *([message.move] if hasattr(message, "move") else [])]
        for move in moves:
            if not (isinstance(message, wire.Order) and bytes(move) == b"null"):
                wire.read_move(games.load(game), move)
    except (msgspec.MsgspecError, RecursionError):
        return False
    return True


@pytest.mark.parametrize("game", GAMES)
def test_what_the_mutants_call_refused_no_decoder_takes(game: str) -> None:
    speaker, dice = Speaker(games.load(game)), Random(game)
    frames = [speaker.refused_frame(dice) for _ in range(1_500)]
    taken = [frame for frame in frames if frame.opcode != BINARY and not frame.closes and understood(game, frame)]
    assert not taken, taken[:3]
    assert len({frame.how for frame in frames}) > len(REFUSED)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_valid_is_understood_and_every_message_and_move_comes_up(game: str) -> None:
    """Else nothing but refusals would be tried. A number beyond 64 bits is valid JSON, and no part of a move."""
    speaker, dice = Speaker(games.load(game)), Random(game)
    said = [speaker.message(dice) for _ in range(3_000)]
    frames = [dice.choice(TAKEN)(value, str(kind.tag), dice) for value, kind in said]
    understandable = sum(understood(game, frame) for frame in frames if not frame.closes)
    assert understandable > 0.8 * len(frames)
    assert {kind.tag for _, kind in said} == {kind.tag for kind in speaker.messages}
    assert {value["move"]["move"] for value, _ in said if "move" in value} == set(speaker.move_of)


def test_a_complaint_in_the_log_is_seen() -> None:
    said = '{"event": "started", "level": "info"}\n{"event": "socket-failed", "level": "error", "error": "KeyError"}\nTraceback\n'
    assert [*complaints(said)] == ["{'event': 'socket-failed', 'level': 'error', 'error': 'KeyError'}", "Traceback"]


def test_frames_by_chance_harm_nobody() -> None:
    proved = prove(FRAMES, no_tick)
    print(proved.figures)
    assert not proved.faults
    assert proved.tried == FRAMES
