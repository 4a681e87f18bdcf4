"""How names and numbers are set, in messages and on pictures alike."""

DASH = " \N{EN DASH} "
"""Between the two ends of a route or a ticket."""


def signed(number: int) -> str:
    """The number with a true minus sign if it is negative."""
    return str(number) if number >= 0 else f"\N{MINUS SIGN}{-number}"
