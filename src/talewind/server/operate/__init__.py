"""Operating a server: backups, a doctor, metrics and logs. Nothing here is needed to play."""
