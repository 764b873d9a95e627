"""`talewind verify`: what was checked of a finished game, what that proves, and, honestly, what it does not."""

import sys
from pathlib import Path

from talewind.server.record.folding import GameFile, NotAGameFile, unfold
from talewind.server.verifying import Verdict, verify

PROVES = """\
This proves:
  - The cards and dice come from the secret behind this commitment and from the seats' nonces:
    {commitment}
    Nobody could change the secret after the commitment was published.
  - Every move in the file followed the rules, and everybody was told what the rules tell them."""

DOES_NOT = """\
This does not prove:
  - That the commitment in the file is the one you were shown at the start. Compare it with the one you noted.
  - That the nonces and the moves are those that people sent. Compare them with what you remember of the game.
  - That the server did not look at the cards during the game: it has always had the secret.
  - Who played: names, where the file has any, are only written there."""


def verify_file(path: Path) -> None:
    """Exit 0 only if all was checked and all holds: a game that could not be played again is not a verified one."""
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
    """In plain words."""
    if verdict.fault:
        where = "Before the first row" if verdict.row is None else f"Row {verdict.row}"
        return f"NOT GENUINE. {where}: {verdict.fault}.\nNothing after this was checked."
    committed = f"The secret fits the commitment in the file:\n  {file.commitment}"
    if verdict.unchecked:
        return f"{committed}\nNOT CHECKED: the moves could not be played again, because {verdict.unchecked}."
    return "\n\n".join([
        f"The secret fits the commitment. All {verdict.replayed} rows were played again by the rules: "
        "every state and everything told is as the file has it.",
        PROVES.format(commitment=file.commitment),
        DOES_NOT,
    ])  # fmt: skip
