"""Turns message keys into sentences for one reader, with Fluent catalogues."""

from .speaker import Speaker, languages

__all__ = ["Speaker", "languages"]
