"""A slice of Windward, written with the kit: sailing, Orders, Battles, Rests, trades. It proves the kit, not the game."""
