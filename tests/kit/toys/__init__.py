"""Small games, one idea each, to try the kit on."""
