"""How colours look with four kinds of colour vision, and how far apart two colours look.

Deficiencies are simulated in linear RGB with the matrices of Machado, Oliveira and Fernandes
(2009) at full severity. Distances are CIEDE2000, in which about 1 is just noticeable.
"""

from collections.abc import Iterable
from itertools import combinations
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt
from typing import Literal

from render.ink.rgb import Rgb

Triple = tuple[float, float, float]
Vision = Literal["full", "protanopia", "deuteranopia", "tritanopia"]

VISIONS: tuple[Vision, ...] = ("full", "protanopia", "deuteranopia", "tritanopia")
_SEEN: dict[Vision, tuple[Triple, Triple, Triple]] = {
    "full": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
_TO_XYZ: tuple[Triple, Triple, Triple] = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
_WHITE: Triple = (0.95047, 1.0, 1.08883)  # D65


def simulate(colour: Rgb, vision: Vision) -> Rgb:
    """The colour that shows people with full vision what this kind of vision sees."""
    r, g, b = (
        round(255 * _encoded(min(1.0, max(0.0, part))))
        for part in _times(_SEEN[vision], _linear(colour))
    )
    return r, g, b


def distance(one: Rgb, other: Rgb, vision: Vision = "full") -> float:
    """How far apart two colours look to this kind of vision: CIEDE2000."""
    return _ciede2000(_lab(simulate(one, vision)), _lab(simulate(other, vision)))


def least_distance(colours: Iterable[Rgb]) -> float:
    """The smallest distance between any two of the colours, for the worst kind of vision."""
    pairs = list(combinations(colours, 2))
    return min(distance(a, b, vision) for vision in VISIONS for a, b in pairs)


def _linear(colour: Rgb) -> Triple:
    r, g, b = (
        part / 255 / 12.92 if part <= 10 else ((part / 255 + 0.055) / 1.055) ** 2.4
        for part in colour
    )
    return r, g, b


def _encoded(part: float) -> float:
    return float(12.92 * part if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055)


def _times(rows: tuple[Triple, Triple, Triple], by: Triple) -> Triple:
    a, b, c = (row[0] * by[0] + row[1] * by[1] + row[2] * by[2] for row in rows)
    return a, b, c


def _lab(colour: Rgb) -> Triple:
    x, y, z = (
        part ** (1 / 3) if part > 216 / 24389 else (24389 / 27 * part + 16) / 116
        for part in (
            value / white
            for value, white in zip(_times(_TO_XYZ, _linear(colour)), _WHITE, strict=True)
        )
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _ciede2000(one: Triple, other: Triple) -> float:
    """The formula of Sharma, Wu and Dalal (2005), with their variable names."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    c_bar7 = ((hypot(a1, b1) + hypot(a2, b2)) / 2) ** 7
    g = 0.5 * (1 - sqrt(c_bar7 / (c_bar7 + 25.0**7)))
    c1, c2 = hypot((1 + g) * a1, b1), hypot((1 + g) * a2, b2)
    h1 = degrees(atan2(b1, (1 + g) * a1)) % 360
    h2 = degrees(atan2(b2, (1 + g) * a2)) % 360
    turn = _turn(h1, h2) if c1 * c2 else 0.0
    d_h = 2 * sqrt(c1 * c2) * sin(radians(turn) / 2)
    l_bar, c_bar = (l1 + l2) / 2, (c1 + c2) / 2
    h_bar = (h1 + turn / 2) % 360 if c1 * c2 else h1 + h2
    t = (
        1
        - 0.17 * cos(radians(h_bar - 30))
        + 0.24 * cos(radians(2 * h_bar))
        + 0.32 * cos(radians(3 * h_bar + 6))
        - 0.20 * cos(radians(4 * h_bar - 63))
    )
    s_l = 1 + 0.015 * (l_bar - 50) ** 2 / sqrt(20 + (l_bar - 50) ** 2)
    s_c, s_h = 1 + 0.045 * c_bar, 1 + 0.015 * c_bar * t
    r_c = 2 * sqrt(c_bar**7 / (c_bar**7 + 25.0**7))
    r_t = -sin(radians(60 * exp(-(((h_bar - 275) / 25) ** 2)))) * r_c
    light, c, h = (l2 - l1) / s_l, (c2 - c1) / s_c, d_h / s_h
    return sqrt(light * light + c * c + h * h + r_t * c * h)


def _turn(h1: float, h2: float) -> float:
    """From one hue to the other in the shorter direction, in degrees."""
    turn = h2 - h1
    return turn - 360 if turn > 180 else turn + 360 if turn < -180 else turn
