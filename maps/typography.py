"""How names and numbers are set, in messages and on pictures alike."""

DASH = " \N{EN DASH} "
"""Between the two ends of a route or a ticket."""

MINUS = "\N{MINUS SIGN}"
"""Before a negative number: longer than a hyphen."""


def signed(number: int) -> str:
    """The number with a true minus sign if it is negative."""
    return str(number) if number >= 0 else f"{MINUS}{-number}"


def capitalised(text: str) -> str:
    """The text with a capital letter at its beginning, and the rest as it is."""
    return text[:1].upper() + text[1:]
