"""Winter Tales (slice): chapters, activations, interrupts and quests. Set-up and scoring are simplified; skills, powers,
objectives, saving and the epilogue are left out."""
