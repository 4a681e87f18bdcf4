"""The outlines of our symbols: polygons, discs and boxes in a square from -1 to 1, y downwards."""

from collections.abc import Mapping
from math import cos, pi, sin
from typing import Literal, get_args

from engine.cards import Colour
from engine.values import Value

Points = tuple[tuple[float, float], ...]
CardShape = Literal[
    "heart", "ring", "moon", "star", "bolt", "rails", "plus", "trefoil", "locomotive"
]
SeatShape = Literal["disc", "square", "triangle", "rhombus", "hourglass", "half", "chevron", "dots"]
Thing = Literal["waves", "cart", "station", "tunnel", "wagon", "hand", "ticket", "ferry", "region"]
Sign = Literal["done", "possible", "impossible", "crown", "flag", "trail", "forward"]
SymbolName = CardShape | SeatShape | Thing | Sign


class Polygon(Value, frozen=True):
    """A filled polygon, or with `cut` a hole in what was drawn before."""

    points: Points
    cut: bool = False


class Disc(Value, frozen=True):
    """A filled disc, or with `cut` a round hole."""

    x: float
    y: float
    radius: float
    cut: bool = False


class Box(Value, frozen=True):
    """A filled box with round corners, or with `cut` a window."""

    left: float
    top: float
    right: float
    bottom: float
    corner: float = 0.0
    cut: bool = False


Part = Polygon | Disc | Box


def _star(points: int, inner: float) -> Points:
    return tuple(
        (
            sin(pi * i / points) * (1 if i % 2 == 0 else inner),
            0.06 - cos(pi * i / points) * (1 if i % 2 == 0 else inner),
        )
        for i in range(2 * points)
    )


def _wave(y: float, thick: float) -> Points:
    """A band of one and a half waves, as wide as the square."""
    xs = [i / 12 - 1 for i in range(25)]
    top = [(x, y - 0.22 * sin(1.5 * pi * (x + 1)) - thick) for x in xs]
    bottom = [(x, y - 0.22 * sin(1.5 * pi * (x + 1)) + thick) for x in reversed(xs)]
    return (*top, *bottom)


SHAPES: Mapping[SymbolName, tuple[Part, ...]] = {
    "heart": (
        Disc(-0.46, -0.34, 0.5),
        Disc(0.46, -0.34, 0.5),
        Polygon(((-0.92, -0.13), (0, -0.3), (0.92, -0.13), (0, 0.95))),
    ),
    "ring": (Disc(0, 0, 0.95), Disc(0, 0, 0.5, cut=True)),
    "moon": (Disc(-0.05, 0, 0.97), Disc(0.48, -0.22, 0.8, cut=True)),
    "star": (Polygon(_star(5, 0.42)),),
    "bolt": (
        Polygon(
            ((0.35, -1), (-0.75, 0.18), (-0.08, 0.18), (-0.35, 1), (0.75, -0.25), (0.1, -0.25))
        ),
    ),
    "rails": (Box(-0.8, -0.95, -0.22, 0.95, 0.1), Box(0.22, -0.95, 0.8, 0.95, 0.1)),
    "plus": (Box(-0.34, -0.95, 0.34, 0.95, 0.08), Box(-0.95, -0.34, 0.95, 0.34, 0.08)),
    "trefoil": (
        Disc(0, -0.45, 0.48),
        Disc(-0.49, 0.24, 0.48),
        Disc(0.49, 0.24, 0.48),
        Polygon(((-0.12, 0), (0.12, 0), (0.28, 0.98), (-0.28, 0.98))),
    ),
    "locomotive": (
        Box(-0.98, -0.85, -0.22, -0.62, 0.06),
        Box(-0.88, -0.75, -0.28, 0.4),
        Box(-0.72, -0.5, -0.44, -0.12, 0.04, cut=True),
        Box(-0.35, -0.28, 0.78, 0.4, 0.12),
        Polygon(((0.28, -0.9), (0.72, -0.9), (0.62, -0.2), (0.38, -0.2))),
        Disc(0.04, -0.28, 0.17),
        Polygon(((0.7, 0.12), (1.0, 0.66), (0.6, 0.66))),
        Disc(-0.56, 0.52, 0.36),
        Disc(0.12, 0.6, 0.27),
        Disc(0.62, 0.6, 0.27),
    ),
    "disc": (Disc(0, 0, 0.8),),
    "square": (Box(-0.84, -0.84, 0.84, 0.84),),
    "triangle": (Polygon(((0, -1), (1, 0.78), (-1, 0.78))),),
    "rhombus": (Polygon(((0, -1), (0.66, 0), (0, 1), (-0.66, 0))),),
    "hourglass": (
        Polygon(
            ((-0.88, -0.95), (0.88, -0.95), (0.16, 0), (0.88, 0.95), (-0.88, 0.95), (-0.16, 0))
        ),
    ),
    "half": (Disc(0, 0.35, 0.95), Box(-1, 0.42, 1, 1.4, cut=True)),
    "chevron": (Polygon(((-1, -0.6), (0, 0.2), (1, -0.6), (1, 0.15), (0, 0.95), (-1, 0.15))),),
    "dots": tuple(Disc(x, y, 0.42) for x in (-0.52, 0.52) for y in (-0.52, 0.52)),
    "waves": (Polygon(_wave(-0.38, 0.17)), Polygon(_wave(0.38, 0.17))),
    "cart": (
        Polygon(((-1, -0.5), (0.62, -0.5), (0.42, 0.3), (-0.72, 0.3))),
        Polygon(((0.4, -0.36), (1.0, -0.9), (1.0, -0.66), (0.5, -0.16))),
        Disc(-0.2, 0.42, 0.52, cut=True),
        Disc(-0.2, 0.42, 0.44),
        Disc(-0.2, 0.42, 0.17, cut=True),
    ),
    "station": (
        Polygon(((0, -1), (1, -0.2), (-1, -0.2))),
        Box(-0.76, -0.25, 0.76, 0.9),
        Box(-0.2, 0.25, 0.2, 0.92, cut=True),
        Disc(0, -0.42, 0.2, cut=True),
    ),
    "tunnel": (
        Disc(0, -0.02, 0.98),
        Box(-0.98, 0, 0.98, 0.85),
        Disc(0, 0.05, 0.58, cut=True),
        Box(-0.58, 0.05, 0.58, 1.0, cut=True),
        Box(-1, 0.85, 1, 1, cut=True),
    ),
    "wagon": (
        Box(-1, -0.5, 1, 0.32, 0.16),
        Disc(-0.52, 0.42, 0.29),
        Disc(0.52, 0.42, 0.29),
    ),
    "hand": (
        Polygon(((-1, -0.5), (-0.45, -0.75), (0.05, 0.6), (-0.5, 0.8))),
        Box(-0.2, -0.95, 0.86, 0.95, 0.18, cut=True),
        Box(-0.1, -0.85, 0.84, 0.85, 0.16),
    ),
    "ticket": (
        Box(-1, -0.62, 1, 0.62, 0.12),
        Disc(-1, 0, 0.24, cut=True),
        Disc(1, 0, 0.24, cut=True),
        Box(0.26, -0.42, 0.36, 0.42, cut=True),
    ),
    "ferry": (
        Polygon(((-1, 0.05), (1, 0.05), (0.6, 0.62), (-0.62, 0.62))),
        Box(-0.55, -0.4, 0.4, -0.04),
        Box(-0.2, -0.95, 0.12, -0.45),
        Polygon(_wave(0.84, 0.1)),
    ),
    "done": (
        Polygon(
            ((-0.95, 0.05), (-0.6, -0.3), (-0.25, 0.05), (0.62, -0.8), (0.95, -0.45), (-0.25, 0.75))
        ),
    ),
    "possible": (Disc(-0.7, 0, 0.27), Disc(0, 0, 0.27), Disc(0.7, 0, 0.27)),
    "impossible": (
        Polygon(((-0.85, -0.5), (-0.5, -0.85), (0.85, 0.5), (0.5, 0.85))),
        Polygon(((0.85, -0.5), (0.5, -0.85), (-0.85, 0.5), (-0.5, 0.85))),
    ),
    "crown": (
        Polygon(
            (
                (-0.95, -0.6),
                (-0.45, -0.05),
                (0, -0.85),
                (0.45, -0.05),
                (0.95, -0.6),
                (0.75, 0.5),
                (-0.75, 0.5),
            )
        ),
        Box(-0.75, 0.6, 0.75, 0.85),
    ),
    "flag": (
        Box(-0.9, -0.95, -0.7, 1),
        Box(-0.6, -0.9, 0.95, 0.3),
        Box(-0.08, -0.9, 0.44, -0.5, cut=True),
        Box(-0.6, -0.5, -0.08, -0.1, cut=True),
        Box(0.44, -0.5, 0.95, -0.1, cut=True),
        Box(-0.08, -0.1, 0.44, 0.3, cut=True),
    ),
    "region": (Polygon(((-0.9, -0.5), (-0.1, -0.95), (0.9, -0.3), (0.6, 0.8), (-0.5, 0.9))),),
    "forward": (Polygon(((-0.7, -0.9), (0.9, 0), (-0.7, 0.9))),),
    "trail": (
        Disc(-0.72, 0.62, 0.28),
        Disc(0.72, -0.62, 0.28),
        Polygon(
            (
                (-0.75, 0.7),
                (-0.3, -0.35),
                (0.1, 0.3),
                (0.6, -0.7),
                (0.82, -0.55),
                (0.13, 0.75),
                (-0.27, 0.12),
                (-0.55, 0.75),
            )
        ),
    ),
}

OF_CARD: Mapping[Colour, CardShape] = {
    Colour.PINK: "heart",
    Colour.WHITE: "ring",
    Colour.BLUE: "moon",
    Colour.YELLOW: "star",
    Colour.ORANGE: "bolt",
    Colour.BLACK: "rails",
    Colour.RED: "plus",
    Colour.GREEN: "trefoil",
    Colour.WILD: "locomotive",
}
OF_SEAT: tuple[SeatShape, ...] = get_args(SeatShape)
LETTER_OF_SEAT = "ABCDEFGH"
