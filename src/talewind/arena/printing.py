"""What a terminal prints for a seat, as text."""

from collections.abc import Sequence
from io import StringIO
from typing import Any

from rich.console import Console

from talewind.kit import AnyGame, Seat, Step, look
from talewind.texts import Speaker
from talewind.texts.showing import Screen

WIDE = 100


def printed(game: AnyGame, step: Step[Any], seat: Seat, names: Sequence[str], lang: str) -> str:
    """The events of the step that the seat hears, its question or the result, the scores, and its view."""
    sight, out = look(game, step.state, seat, step.put), StringIO()
    speaker = Speaker(game, lang, names, seat)
    screen = Screen(speaker, Console(file=out, width=WIDE, highlight=False))
    screen.told(step)
    if sight.question is not None:
        screen.headline(speaker.say(sight.question.ask.say))
    if sight.outcome is not None:
        screen.over(sight)
    else:
        screen.scores(sight)
    screen.everything(sight)
    return out.getvalue()
