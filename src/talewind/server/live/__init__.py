"""Who listens to which table now, in this process and in others, and what they hear."""
