"""Storytelling games played together on the web, and the kit they are written with."""

__version__ = "0.2.0"  # the only place; pyproject.toml reads it from here
