"""What is wrong with the words of the command, once the game is imported."""

import msgspec

from talewind import games
from talewind.cli.choosing import counted
from talewind.kit import chosen
from talewind.server.base.catalogues import ENGLISH, Catalogues
from talewind.server.dev.tables import Wish


def unfit(wish: Wish, catalogues: Catalogues) -> str:
    """Why a table cannot be opened so, as one sentence; "": it can, or the rules themselves refuse it, which is another matter."""
    game = games.load(wish.game)
    spoken = [lang for lang in catalogues.bundles[game.id] if catalogues.bundles[game.id][lang]]
    if wish.lang not in (ENGLISH, *spoken):  # a game that is begun may have no texts yet
        return f"--lang: {game.id} does not speak {wish.lang!r} yet; it speaks {', '.join(sorted(spoken))}."
    names = game.options_type.__struct_fields__
    if unknown := [name for name in wish.options if name not in names]:
        return f"--option: {game.id} has no option {unknown[0]!r}; its options are: {', '.join(names)}."
    try:
        options = chosen(game, wish.options)
    except msgspec.ValidationError as wrong:
        return f"--option: {wrong}"
    allowed = game.seats_for(options)
    if wish.seats is not None and wish.seats not in allowed:
        return f"--seats is {wish.seats}; {game.id} is for {counted(allowed)} by these options."
    return ""
