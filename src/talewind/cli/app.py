"""What `talewind` can be asked. Each command imports what it needs when it is called."""

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

app = App(
    name="talewind",
    help="Storytelling games played together.\n\nFor example: `talewind play windmill`",
    help_format="markdown",
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
    watch: Let the bots play alone, and look on.
    """
    from .playing import play_in_terminal

    play_in_terminal(game, seats, lang, name, seed, option or [], watch)


@app.command
def simulate(
    game: str, *, games: int = 200, seats: str = "", option: list[str] | None = None, json: bool = False
) -> None:
    """Let random bots play many games, and say what came of it.

    For example: `talewind simulate windmill --games 2000 --seats 3-5`

    Parameters
    ----------
    games: How many games.
    seats: One number, or a range such as 3-5 that the games are spread over; default: all the game allows.
    option: A table option, such as `--option never_ending=true`; may be repeated.
    json: Print figures for machines.
    """
    from .simulating import simulate_games

    simulate_games(game, games, seats, option or [], json)


@app.command
def conform(
    game: str,
    *,
    games: int = 200,
    first: int = 0,
    thorough: bool = False,
    jobs: int | None = None,
) -> None:
    """Play random games and hold, at every step, what every game promises.

    For example: `talewind conform windmill --games 5000`

    Parameters
    ----------
    games: How many games, spread over seats and options.
    first: The number of the first game; a fault names the game it was found in.
    thorough: Look with every seat's eyes at every step, and try every listed answer.
    jobs: How many processes; default: one a core.
    """
    from .conforming import conform_games

    conform_games(game, games, first, thorough, jobs)


@app.command
def serve(*, workers: int = 1) -> None:
    """Serve tables: at home with nothing else installed, or on your own PostgreSQL and NATS.

    For example: `talewind serve`, then open the address it prints.

    Settings are environment variables: TALEWIND_HOST and TALEWIND_PORT, TALEWIND_DATA (the data folder at home),
    TALEWIND_DATABASES (connection strings, comma between) with TALEWIND_NATS (then nothing is started but this).

    Parameters
    ----------
    workers: How many processes share the port.
    """
    from .serving import serve_tables

    serve_tables(max(1, workers))


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
    """Write everything into one file, while the server runs or sleeps.

    For example: `talewind backup tales.tar.gz`

    Parameters
    ----------
    path: The file; default: one with the date, here. Keep it as you keep a key: it holds everything.
    """
    from .operating import back_up

    back_up(path)


@app.command
def restore(path: Path) -> None:
    """Bring a backup back, into an empty data folder or empty databases.

    For example: `TALEWIND_DATA=/srv/tales talewind restore tales.tar.gz`

    Parameters
    ----------
    path: The file that `talewind backup` wrote.
    """
    from .operating import restore_from

    restore_from(path)


@app.command
def doctor() -> None:
    """Look at everything a server needs, and say what to mend; exit 1 if something is wrong.

    For example: `talewind doctor`
    """
    from .operating import examine

    examine()


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
    game: str,
    *,
    tests: Path = Path("tests"),
    lang: str = "en",
    quiet: Annotated[bool, Parameter(alias="-q")] = False,
) -> None:
    """List every numbered rule of a game with the tests that prove it; exit 1 if one has none.

    For example: `talewind rules windmill`

    Parameters
    ----------
    tests: The folder with the tests.
    lang: The language of the rules.
    quiet: Say only what is missing, and the sum.
    """
    from .ruling import list_rules

    list_rules(game, tests, lang, quiet)
