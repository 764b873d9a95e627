"""The commands for authors of games, besides those that play them."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from .app import From, app


@app.command
def new(game: str, *, into: Path = Path()) -> None:
    """Write a folder with a small whole game, to be changed into yours: rules, texts and tests.

    For example: `talewind new liars_dice`, then `cd liars_dice` and `talewind play`

    Args:
        game: Its id: small letters, digits and underscores, such as liars_dice. Folder, package and texts have it as their name.
        into: Where the folder is made.
    """
    from .making import make_game

    make_game(game, into)


@app.command
def dev(
    game: str = "",
    *,
    seats: int | None = None,
    option: list[str] | None = None,
    seed: str | None = None,
    alone: bool = False,
    lang: str = "en",
    port: int | None = None,
    opens: Annotated[bool, Parameter(name="--open", negative="")] = False,
    folder: From = None,
) -> None:
    """Serve a table of your game to yourself while you write it: saved files go on at the open table, and a panel shows every state.

    For example: `talewind dev`, in the folder of a game; then open the two addresses it prints.

    The server listens on this machine alone. TALEWIND_PORT applies as for `talewind serve`. Data are kept in a
    folder per game, apart from those of `talewind serve`; with TALEWIND_DATA it is `dev` and the game's id below that folder.

    Args:
        game: Its id; in the folder of a game, that game if you name none.
        seats: How many sit at the table; you are the first of them, and bots are the others.
        option: A table option, such as `--option dice=2`; may be repeated.
        seed: Words that make the same game again.
        alone: No bots: every seat is yours, each at an address of its own.
        lang: The language of the table.
        port: Of the server; default: 8000.
        opens: Open the table in a browser.
    """
    from talewind.server.dev.tables import Wish

    from .dev.starting import develop, values_of
    from .finding import game_for

    wish = Wish(game_for(game, folder), seats, values_of(option or []), seed, alone, lang)
    develop(wish, opens, port)
