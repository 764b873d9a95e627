"""Lowest layer of the server: ids, the clock, settings, bounds and texts. Every other package may import it."""
