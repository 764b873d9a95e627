"""From keys to sentences: Fluent catalogues, spoken to one reader."""

from .speaker import Speaker, languages

__all__ = ["Speaker", "languages"]
