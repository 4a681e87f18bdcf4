"""Colours as red, green and blue: reading, mixing and luminance."""

Rgb = tuple[int, int, int]


def from_hex(code: str) -> Rgb:
    """The colour written as `f494d4`."""
    return int(code[0:2], 16), int(code[2:4], 16), int(code[4:6], 16)


def luminance(colour: Rgb) -> float:
    """Relative luminance, precise enough to choose ink by."""
    r, g, b = ((part / 255) ** 2.2 for part in colour)
    return float(0.2126 * r + 0.7152 * g + 0.0722 * b)


def mixed(one: Rgb, other: Rgb, share: float) -> Rgb:
    """The first colour with `share` of the other mixed in."""
    r, g, b = (round(a + (z - a) * share) for a, z in zip(one, other, strict=True))
    return r, g, b
