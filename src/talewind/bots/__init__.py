"""Computer players, which see only what their seat sees."""

from .bot import Answer, Bot, MakeBot, Worlds, bot_for, bots_of, reasons
from .company import Temper
from .random_bot import RandomBot
from .telling_bot import TellingBot

__all__ = ["Answer", "Bot", "MakeBot", "RandomBot", "TellingBot", "Temper", "Worlds", "bot_for", "bots_of", "reasons"]
