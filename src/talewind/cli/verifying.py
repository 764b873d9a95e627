"""`talewind verify`: prints what was checked of a finished game, what that proves, and what it does not."""

import sys
from pathlib import Path

from talewind.server.books.verifying import Verdict, verify
from talewind.server.record.game_file import GameFile, NotAGameFile, unfold

PROVES = """\
This proves:
  - The cards and dice come from the secret behind this commitment and from the seats' nonces:
    {commitment}
    Nobody could change the secret after the commitment was published.
  - Every move in the file followed the rules, and everybody was told what the rules tell them."""

HIDDEN = """\
Somebody has hidden words of their own in this game. The file has neutral words in their place, in {count} of its rows;
from row {first} on it cannot be proved that the states are those of the game, nor what the hidden words were."""

DOES_NOT = """\
This does not prove:
  - That the commitment in the file is the one you were shown at the start. Compare it with the one you noted.
  - That the nonces and the moves are those that people sent. Compare them with what you remember of the game.
  - That the server did not look at the cards during the game: it has always had the secret.
  - Who played: names, where the file has any, are only written there."""


def verify_file(path: Path) -> None:
    """Exit 0 only if everything was checked and is right: a game that could not be replayed is not verified."""
    try:
        file = unfold(path.read_bytes())
    except OSError as why:
        sys.exit(f"{path} cannot be opened: {why.strerror}")
    except NotAGameFile as why:
        sys.exit(f"{path} is not a finished Talewind game. {why}")
    verdict = verify(file)
    print(f"A game of {file.game!r}, rules version {file.rules}, {file.seats} seats, {len(file.rows)} rows.")
    print(found(file, verdict))
    sys.exit(0 if verdict.holds else 1)


def found(file: GameFile, verdict: Verdict) -> str:
    """The verdict in words."""
    if verdict.fault:
        where = "Before the first row" if verdict.row is None else f"Row {verdict.row}"
        return f"NOT GENUINE. {where}: {verdict.fault}.\nNothing after this was checked."
    committed = f"The secret fits the commitment in the file:\n  {file.commitment}"
    if verdict.unchecked:
        done = f" Rows 0 to {verdict.replayed - 1} hold." if verdict.replayed else ""
        return f"{committed}\nNOT CHECKED: the moves could not be played again, because {verdict.unchecked}.{done}"
    states = "every state and" if verdict.masked is None else f"every state up to row {verdict.masked}, and"
    hidden = "" if verdict.masked is None else HIDDEN.format(count=len(file.masked), first=verdict.masked)
    return "\n\n".join(filter(None, [
        f"The secret fits the commitment. All {verdict.replayed} rows were played again by the rules: "
        f"{states} everything told is as the file has it.",
        hidden,
        PROVES.format(commitment=file.commitment),
        DOES_NOT,
    ]))  # fmt: skip
