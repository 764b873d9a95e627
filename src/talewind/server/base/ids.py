"""Ids of tables, and short codes: letters that are not easily confused. The first letter names the shard."""

import secrets

# No look-alikes: neither 0/O, 1/I/L, 2/Z, 5/S, 8/B, nor U/V side by side.
LETTERS = "ACDEFGHJKMNPQRTVWXY34679"
ID_LENGTH = 16  # 24**16 is about 2**73


def letters(number: int) -> str:
    """Return `number` random letters."""
    return "".join(secrets.choice(LETTERS) for _ in range(number))
