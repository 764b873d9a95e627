"""Operating a server: backup, restore, doctor, and the gauges of a running server. Nothing here is needed to play."""
