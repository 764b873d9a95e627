"""The bot for Windmill."""

from .miller import Miller

__all__ = ["Miller"]
