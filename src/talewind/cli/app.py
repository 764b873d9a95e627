"""The commands of `talewind`. Each command imports what it needs when it is called."""

import math
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from talewind import __version__

app = App(
    name="talewind",
    help="Storytelling games played together.\n\nFor example: `talewind play windmill`",
    help_format="markdown",
    version=__version__,
)


@app.command
def play(
    game: str,
    *,
    seats: int | None = None,
    lang: str = "en",
    name: str = "You",
    seed: str | None = None,
    option: list[str] | None = None,
    watch: bool = False,
) -> None:
    """Play a game in the terminal against bots.

    For example: `talewind play windmill --seats 3 --lang fr`

    Parameters
    ----------
    seats: How many sit at the table; you are the first of them.
    lang: The language the table speaks.
    name: What the others call you.
    seed: Words that make the same game again.
    option: A table option, such as `--option never_ending=true`; may be repeated.
    watch: Let the bots play alone, and watch.
    """
    from .playing import play_in_terminal

    play_in_terminal(game, seats, lang, name, seed, option or [], watch)


@app.command
def simulate(
    game: str,
    *,
    games: int = 200,
    seats: str = "",
    option: list[str] | None = None,
    bots: Annotated[list[str] | None, Parameter(consume_multiple=True, negative="")] = None,
    compare: list[str] | None = None,
    plot: Path | None = None,
    json: bool = False,
    first: int = 0,
) -> None:
    """Let bots play many games at the pace of people, and print statistics.

    For example: `talewind simulate windmill --games 2000 --seats 3-5`, or
    `talewind simulate windward --bots captain --compare planet=small --plot windward.svg`

    Parameters
    ----------
    games: How many games.
    seats: One number, or a range such as 3-5 that the games are spread over; default: all the game allows.
    option: A table option, such as `--option never_ending=true`; may be repeated.
    bots: Let the bots that come with the game answer, or those named, one per seat in turn, such as `--bots captain random`;
        without it any legal answer is given.
    compare: Play as many games with these options too, such as `--compare "mode=coop difficulty=easy"`; may be repeated.
    plot: Draw lengths, points and wins, and write the drawing into this file too: `.svg`, or text.
    json: Print figures for machines.
    first: The number of the first game; equal numbers are equal games.
    """
    from .simulating import simulate_games

    simulate_games(game, games, seats, option or [], json, bots, compare or [], plot, first)


@app.command
def conform(
    game: str,
    *,
    games: int = 200,
    first: int = 0,
    thorough: bool = False,
    jobs: int | None = None,
    only: list[str] | None = None,
    bound: int = 3000,
    minutes: float = math.inf,
) -> None:
    """Play random games and check at every step what every game promises.

    For example: `talewind conform windmill --games 5000`, or `--only mode=voice`

    Parameters
    ----------
    games: How many games, spread over seats and options.
    first: The number of the first game; a fault names the game it was found in.
    thorough: Check the view of every seat at every step, and try every listed answer.
    jobs: How many processes; default: one per core.
    only: An option that all games have, such as `--only mode=voice`; may be repeated.
    bound: How many rows a game may have.
    minutes: No game is begun after so many minutes.
    """
    from .conforming import conform_games

    conform_games(game, games, first, thorough, jobs, only or [], bound, minutes)


@app.command
def record(
    game: str,
    path: Path,
    *,
    seats: str = "",
    option: list[str] | None = None,
    seed: str = "moon",
    cover: bool = False,
    again: bool = False,
) -> None:
    """Let bots play a game to its end, and write it into a file that tests and `talewind verify` can replay.

    For example: `talewind record windmill evening.talewind --seats 3 --option never_ending=true`

    Beside the file, `results.json` says how the game ended.

    Parameters
    ----------
    path: The file, such as evening.talewind; with --cover or --again a folder of such files.
    seats: How many sit at the table; default: what the options say.
    option: A table option, such as `--option never_ending=true`; may be repeated.
    seed: Words that make the same game again.
    cover: Record as many games as it takes until every value of every option is used by one in the folder.
    again: Record every game of the folder again, with the same options and seed, by today's rules.
    """
    from .recording import record_games

    record_games(game, path, seats, option or [], seed, cover, again)


@app.command
def serve(*, workers: int = 1) -> None:
    """Serve tables: at home with nothing else installed, or on your own PostgreSQL and NATS.

    For example: `talewind serve`, then open the address it prints.

    Settings are environment variables: TALEWIND_HOST and TALEWIND_PORT, TALEWIND_DATA (the data folder at home),
    TALEWIND_DATABASES (connection strings, comma-separated, one per shard) with TALEWIND_NATS
    (then neither server is started).

    Parameters
    ----------
    workers: How many processes share the port.
    """
    from .serving import serve_tables

    serve_tables(workers)


@app.command
def verify(file: Path) -> None:
    """Check a finished game: its secret against its commitment, and every move by the rules; exit 1 if it does not hold.

    For example: `talewind verify our-evening.talewind`

    Parameters
    ----------
    file: The game, as the server gave it when it was over.
    """
    from .verifying import verify_file

    verify_file(file)


@app.command
def backup(path: Path | None = None) -> None:
    """Write everything into one file, whether the server is running or not.

    For example: `talewind backup tales.tar.gz`

    Parameters
    ----------
    path: The file; default: one with the date, here. Protect it like a key: it holds everything.
    """
    from .operating import back_up

    back_up(path)


@app.command
def restore(path: Path) -> None:
    """Restore a backup into an empty data folder or empty databases.

    For example: `TALEWIND_DATA=/srv/tales talewind restore tales.tar.gz`

    Parameters
    ----------
    path: The file that `talewind backup` wrote.
    """
    from .operating import restore_from

    restore_from(path)


@app.command
def doctor() -> None:
    """Check everything a server needs, and say what to fix; exit 1 if something is wrong.

    For example: `talewind doctor`
    """
    from .operating import examine

    examine()


@app.command
def sweep(*, yes: bool = False) -> None:
    """List what is older than the retention settings allow, and delete it with --yes; a running server deletes it by itself, once an hour.

    For example: `TALEWIND_KEEP_FINISHED=365 talewind sweep`

    Settings are environment variables in days, or `for-ever`: TALEWIND_KEEP_OPEN (2), TALEWIND_KEEP_LEFT (60),
    TALEWIND_KEEP_FINISHED (for-ever), TALEWIND_KEEP_PEOPLE (for-ever).

    Parameters
    ----------
    yes: Delete it. This cannot be undone: make a backup first.
    """
    from .sweeping import sweep as sweep_tables

    sweep_tables(yes)


@app.command
def decks(deck: str | None = None, *, check: bool = False) -> None:
    """List the decks: their pictures, languages, size on disk and licence; or check that nothing of them is missing.

    For example: `talewind decks --check windmill`

    Parameters
    ----------
    deck: Only this one.
    check: Say what is missing, one sentence each; exit 1 if anything is.
    """
    from .decking import check_decks, list_decks

    check_decks(deck) if check else list_decks(deck)


@app.command
def rules(
    game: str | None = None,
    *,
    tests: Path = Path("tests"),
    lang: str = "en",
    quiet: Annotated[bool, Parameter(alias="-q")] = False,
) -> None:
    """List every numbered rule of a game, or of every game, with the tests that prove it, and count its worked examples; exit 1
    if one has no test.

    For example: `talewind rules windmill`

    Parameters
    ----------
    game: Only this one.
    tests: The folder with the tests.
    lang: The language of the rules.
    quiet: Say only what is missing, and the sum.
    """
    from .ruling import list_rules

    list_rules(game, tests, lang, quiet)
