"""Turns message keys into sentences for one reader, with Fluent catalogues."""

from .speaker import Speaker, languages, parsed

__all__ = ["Speaker", "languages", "parsed"]
