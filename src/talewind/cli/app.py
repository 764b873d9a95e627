"""The commands of `talewind`. Each command imports what it needs when it is called."""

import math
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import App, Parameter

from talewind import __version__

From = Annotated[
    Path | None,
    Parameter(
        name="--from", help="The folder of a game that is not installed; default: the one you are in, if it has a game."
    ),
]

app = App(
    name="talewind",
    help="Storytelling games played together.\n\nFor example: `talewind play windmill`",
    help_format="markdown",
    version=__version__,
)


@app.command
def play(
    game: str = "",
    *,
    seats: int | None = None,
    lang: str = "en",
    name: str = "You",
    seed: str | None = None,
    option: list[str] | None = None,
    watch: bool = False,
    folder: From = None,
) -> None:
    """Play a game in the terminal against bots.

    For example: `talewind play windmill --seats 3 --lang fr`

    Args:
        game: Its id; in the folder of a game, that game if you name none.
        seats: How many sit at the table; you are the first of them.
        lang: The language the table speaks.
        name: What the others call you.
        seed: Words that make the same game again.
        option: A table option, such as `--option never_ending=true`; may be repeated.
        watch: Let the bots play alone, and watch.
    """
    from .finding import game_for
    from .playing import play_in_terminal

    play_in_terminal(game_for(game, folder), seats, lang, name, seed, option or [], watch)


@app.command
def simulate(
    game: str = "",
    *,
    games: int = 200,
    seats: str = "",
    option: list[str] | None = None,
    bots: Annotated[list[str] | None, Parameter(consume_multiple=True, negative="")] = None,
    compare: list[str] | None = None,
    plot: Path | None = None,
    json: bool = False,
    first: int = 0,
    out: Path | None = None,
    rows: Literal["games", "moves"] = "games",
    folder: From = None,
) -> None:
    """Let bots play many games at the pace of people, and print statistics.

    For example: `talewind simulate windmill --games 2000 --seats 3-5`, or
    `talewind simulate windward --bots captain --compare planet=small --plot windward.svg`, or
    `talewind simulate windmill --bots --out games.parquet`

    Args:
        game: Its id; in the folder of a game, that game if you name none.
        games: How many games.
        seats: One number, or a range such as 3-5 that the games are spread over; default: all the game allows.
        option: A table option, such as `--option never_ending=true`; may be repeated.
        bots: Let the bots that come with the game answer, or those named, one per seat in turn, such as `--bots captain random`;
            without it any legal answer is given.
        compare: Play as many games with these options too, such as `--compare "mode=coop difficulty=easy"`; may be repeated.
        plot: Draw lengths, points and wins, and write the drawing into this file too: `.svg`, or text.
        json: Print figures for machines.
        first: The number of the first game; equal numbers are equal games.
        out: Write the games into this file too, a row each: `.csv`, or `.parquet` with the extra `[arena]`.
        rows: What a row of that file is: one of the `games`, or one of the `moves`.
    """
    from .finding import game_for
    from .simulating import simulate_games

    chosen = game_for(game, folder)
    simulate_games(chosen, games, seats, option or [], json, bots, compare or [], plot, first, out, rows)


@app.command
def conform(
    game: str = "",
    *,
    games: int = 200,
    first: int = 0,
    thorough: bool = False,
    jobs: int | None = None,
    only: list[str] | None = None,
    bound: int = 3000,
    minutes: float = math.inf,
    folder: From = None,
) -> None:
    """Play random games and check at every step what every game promises.

    For example: `talewind conform windmill --games 5000`, or `--only mode=voice`

    Args:
        game: Its id; in the folder of a game, that game if you name none.
        games: How many games, spread over seats and options.
        first: The number of the first game; a fault names the game it was found in.
        thorough: Check the view of every seat at every step, and try every listed answer.
        jobs: How many processes; default: one per core.
        only: An option that all games have, such as `--only mode=voice`; may be repeated.
        bound: How many rows a game may have.
        minutes: No game is begun after so many minutes.
    """
    from .conforming import conform_games
    from .finding import game_for

    conform_games(game_for(game, folder), games, first, thorough, jobs, only or [], bound, minutes)


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
    folder: From = None,
) -> None:
    """Let bots play a game to its end, and write it into a file that tests and `talewind verify` can replay.

    For example: `talewind record windmill evening.talewind --seats 3 --option never_ending=true`

    Beside the file, `results.json` says how the game ended.

    Args:
        game: Its id.
        path: The file, such as evening.talewind; with --cover or --again a folder of such files.
        seats: How many sit at the table; default: what the options say.
        option: A table option, such as `--option never_ending=true`; may be repeated.
        seed: Words that make the same game again.
        cover: Record as many games as it takes until every value of every option is used by one in the folder.
        again: Record every game of the folder again, with the same options and seed, by today's rules.
    """
    from .finding import game_for
    from .recording import record_games

    record_games(game_for(game, folder), path, seats, option or [], seed, cover, again)


@app.command
def serve(*, workers: int = 1) -> None:
    """Serve tables: at home with nothing else installed, or on your own PostgreSQL and NATS.

    For example: `talewind serve`, then open the address it prints.

    Settings are environment variables: TALEWIND_HOST and TALEWIND_PORT, TALEWIND_DATA (the data folder at home),
    TALEWIND_DATABASES (connection strings, comma-separated, one per shard) with TALEWIND_NATS
    (then neither server is started).

    Args:
        workers: How many processes share the port.
    """
    from .serving import serve_tables

    serve_tables(workers)


@app.command
def verify(file: Path, *, folder: From = None) -> None:
    """Check a finished game: its secret against its commitment, and every move by the rules; exit 1 if it does not hold.

    For example: `talewind verify our-evening.talewind`

    Args:
        file: The game, as the server gave it when it was over.
    """
    from talewind.games import nearby

    from .verifying import verify_file

    nearby.know(folder)
    verify_file(file)


@app.command
def decks(deck: str | None = None, *, check: bool = False) -> None:
    """List the decks: their pictures, languages, size on disk and licence; or check that nothing of them is missing.

    For example: `talewind decks --check windmill`

    Args:
        deck: Only this one.
        check: Say what is missing, one sentence each; exit 1 if anything is.
    """
    from .decking import check_decks, list_decks

    check_decks(deck) if check else list_decks(deck)


@app.command
def rules(
    game: str | None = None,
    *,
    tests: Path | None = None,
    lang: str = "en",
    quiet: Annotated[bool, Parameter(alias="-q")] = False,
    run: bool = False,
    folder: From = None,
) -> None:
    """List every numbered rule of a game, or of every game, with the tests that are marked with it, and count its worked
    examples; exit 1 if one has no test.

    For example: `talewind rules windmill`, or `talewind rules --run` in the folder of a game

    Args:
        game: Only this one; in the folder of a game, that game if you name none.
        tests: The folder with the tests; default: tests, of the game's folder or of this one.
        run: Run these tests, too: one that fails proves nothing.
        lang: The language of the rules.
        quiet: Say only what is missing, and the sum.
    """
    from .finding import games_for
    from .ruling import list_rules

    found, usual = games_for(game, folder)
    list_rules(found, tests or usual, lang, quiet, run)
