"""The weaver: a bot for Story that ties two pictures by what they share."""

from .weaver import Weaver

__all__ = ["Weaver"]
