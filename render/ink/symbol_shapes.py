"""The shapes of symbols: polygons, discs and boxes in a square from -1 to 1, y downwards."""

from collections.abc import Mapping
from math import cos, pi, sin
from typing import Literal, get_args

from engine.cards import Colour
from engine.model import MapWords
from engine.values import Value
from maps.holdings import HoldingKind

Points = tuple[tuple[float, float], ...]
CardShape = Literal[
    "heart",
    "ring",
    "moon",
    "star",
    "bolt",
    "rails",
    "plus",
    "trefoil",
    "locomotive",
    "joker",
    "taxi",
    "bus",
]
SeatShape = Literal["disc", "square", "triangle", "rhombus", "hourglass", "half", "chevron", "dots"]
ThingShape = (
    HoldingKind
    | Literal[
        "waves",
        "tunnel",
        "region",
        "handcart",
        "taxi",
        "bus",
        "track",
        "map",
        "attraction",
        "district",
        "mandala",
        "globe",
    ]
)
StateShape = Literal["done", "possible", "impossible", "crown", "flag", "trail", "forward"]
SymbolName = CardShape | SeatShape | ThingShape | StateShape


class PolygonShape(Value, frozen=True):
    """A filled polygon; with `cut` a hole in the parts before it."""

    points: Points
    cut: bool = False


class DiscShape(Value, frozen=True):
    """A filled disc; with `cut` a round hole in the parts before it."""

    x: float
    y: float
    radius: float
    cut: bool = False


class BoxShape(Value, frozen=True):
    """A filled box with round corners; with `cut` a hole in the parts before it."""

    left: float
    top: float
    right: float
    bottom: float
    corner: float = 0.0
    cut: bool = False


SymbolPart = PolygonShape | DiscShape | BoxShape


def _star(points: int, inner: float, size: float = 1.0) -> Points:
    return tuple(
        (
            size * sin(pi * i / points) * (1 if i % 2 == 0 else inner),
            0.06 - size * cos(pi * i / points) * (1 if i % 2 == 0 else inner),
        )
        for i in range(2 * points)
    )


def _ellipse(half_width: float) -> Points:
    """An upright one, as tall as the square."""
    return tuple((half_width * cos(pi * i / 16), sin(pi * i / 16)) for i in range(32))


def _wave(y: float, thick: float) -> Points:
    """A band of one and a half waves, as wide as the square."""
    xs = [i / 12 - 1 for i in range(25)]
    top = [(x, y - 0.22 * sin(1.5 * pi * (x + 1)) - thick) for x in xs]
    bottom = [(x, y - 0.22 * sin(1.5 * pi * (x + 1)) + thick) for x in reversed(xs)]
    return (*top, *bottom)


SHAPES: Mapping[SymbolName, tuple[SymbolPart, ...]] = {
    "heart": (
        DiscShape(-0.46, -0.34, 0.5),
        DiscShape(0.46, -0.34, 0.5),
        PolygonShape(((-0.92, -0.13), (0, -0.3), (0.92, -0.13), (0, 0.95))),
    ),
    "ring": (DiscShape(0, 0, 0.95), DiscShape(0, 0, 0.5, cut=True)),
    "moon": (DiscShape(-0.05, 0, 0.97), DiscShape(0.48, -0.22, 0.8, cut=True)),
    "star": (PolygonShape(_star(5, 0.42)),),
    "bolt": (
        PolygonShape(
            ((0.35, -1), (-0.75, 0.18), (-0.08, 0.18), (-0.35, 1), (0.75, -0.25), (0.1, -0.25))
        ),
    ),
    "rails": (BoxShape(-0.8, -0.95, -0.22, 0.95, 0.1), BoxShape(0.22, -0.95, 0.8, 0.95, 0.1)),
    "plus": (BoxShape(-0.34, -0.95, 0.34, 0.95, 0.08), BoxShape(-0.95, -0.34, 0.95, 0.34, 0.08)),
    "trefoil": (
        DiscShape(0, -0.45, 0.48),
        DiscShape(-0.49, 0.24, 0.48),
        DiscShape(0.49, 0.24, 0.48),
        PolygonShape(((-0.12, 0), (0.12, 0), (0.28, 0.98), (-0.28, 0.98))),
    ),
    "locomotive": (
        BoxShape(-0.98, -0.85, -0.22, -0.62, 0.06),
        BoxShape(-0.88, -0.75, -0.28, 0.4),
        BoxShape(-0.72, -0.5, -0.44, -0.12, 0.04, cut=True),
        BoxShape(-0.35, -0.28, 0.78, 0.4, 0.12),
        PolygonShape(((0.28, -0.9), (0.72, -0.9), (0.62, -0.2), (0.38, -0.2))),
        DiscShape(0.04, -0.28, 0.17),
        PolygonShape(((0.7, 0.12), (1.0, 0.66), (0.6, 0.66))),
        DiscShape(-0.56, 0.52, 0.36),
        DiscShape(0.12, 0.6, 0.27),
        DiscShape(0.62, 0.6, 0.27),
    ),
    "joker": (
        PolygonShape(
            (
                (-0.5, 0.34),
                (-0.5, -0.2),
                (-0.72, -0.32),
                (-0.86, 0.02),
                (-0.98, 0.02),
                (-0.96, -0.52),
                (-0.62, -0.8),
                (-0.2, -0.5),
                (0, -0.82),
                (0.2, -0.5),
                (0.62, -0.8),
                (0.96, -0.52),
                (0.98, 0.02),
                (0.86, 0.02),
                (0.72, -0.32),
                (0.5, -0.2),
                (0.5, 0.34),
            )
        ),
        DiscShape(-0.88, 0.1, 0.15),
        DiscShape(0.88, 0.1, 0.15),
        DiscShape(0, -0.84, 0.15),
        BoxShape(-0.56, 0.16, 0.56, 0.24, cut=True),
        DiscShape(0, 0.42, 0.5),
        BoxShape(-0.6, -0.1, 0.6, 0.16),
        DiscShape(0, 0.5, 0.28, cut=True),
        DiscShape(0, 0.38, 0.3),
        DiscShape(-0.2, 0.36, 0.1, cut=True),
        DiscShape(0.2, 0.36, 0.1, cut=True),
    ),
    "taxi": (
        BoxShape(-0.3, -0.88, 0.3, -0.62, 0.06),
        PolygonShape(((-0.5, -0.62), (0.5, -0.62), (0.74, 0.0), (-0.74, 0.0))),
        PolygonShape(((-0.38, -0.46), (0.38, -0.46), (0.52, -0.08), (-0.52, -0.08)), cut=True),
        BoxShape(-0.96, -0.06, 0.96, 0.6, 0.2),
        DiscShape(-0.62, 0.26, 0.18, cut=True),
        DiscShape(0.62, 0.26, 0.18, cut=True),
        BoxShape(-0.26, 0.18, 0.26, 0.34, cut=True),
        BoxShape(-0.86, 0.5, -0.46, 0.92, 0.06),
        BoxShape(0.46, 0.5, 0.86, 0.92, 0.06),
    ),
    "bus": (
        BoxShape(-0.78, -0.96, 0.78, 0.74, 0.2),
        BoxShape(-0.6, -0.78, 0.6, -0.4, 0.08, cut=True),
        BoxShape(-0.6, -0.24, 0.6, 0.2, 0.08, cut=True),
        DiscShape(-0.48, 0.46, 0.13, cut=True),
        DiscShape(0.48, 0.46, 0.13, cut=True),
        BoxShape(-0.22, 0.38, 0.22, 0.54, cut=True),
        BoxShape(-0.66, 0.6, -0.32, 0.96, 0.06),
        BoxShape(0.32, 0.6, 0.66, 0.96, 0.06),
        BoxShape(-0.98, -0.5, -0.84, -0.08, 0.06),
        BoxShape(0.84, -0.5, 0.98, -0.08, 0.06),
    ),
    "district": (
        PolygonShape(((0, 1), (-0.6, 0.1), (0.6, 0.1))),
        DiscShape(0, -0.28, 0.7),
        DiscShape(0, -0.28, 0.32, cut=True),
    ),
    "mandala": (
        *(DiscShape(0.64 * cos(n * pi / 4), 0.64 * sin(n * pi / 4), 0.34) for n in range(8)),
        DiscShape(0, 0, 0.62),
        DiscShape(0, 0, 0.44, cut=True),
        DiscShape(0, 0, 0.22),
    ),
    "globe": (
        DiscShape(0, 0, 1.0),
        PolygonShape(_ellipse(0.6), cut=True),
        PolygonShape(_ellipse(0.42)),
        BoxShape(-0.08, -1, 0.08, 1, cut=True),
        *(BoxShape(-1, y - 0.08, 1, y + 0.08, cut=True) for y in (-0.5, 0, 0.5)),
    ),
    "attraction": (DiscShape(0, 0, 1.0), PolygonShape(_star(5, 0.42, 0.78), cut=True)),
    "disc": (DiscShape(0, 0, 0.8),),
    "square": (BoxShape(-0.84, -0.84, 0.84, 0.84),),
    "triangle": (PolygonShape(((0, -1), (1, 0.78), (-1, 0.78))),),
    "rhombus": (PolygonShape(((0, -1), (0.66, 0), (0, 1), (-0.66, 0))),),
    "hourglass": (
        PolygonShape(
            ((-0.88, -0.95), (0.88, -0.95), (0.16, 0), (0.88, 0.95), (-0.88, 0.95), (-0.16, 0))
        ),
    ),
    "half": (DiscShape(0, 0.35, 0.95), BoxShape(-1, 0.42, 1, 1.4, cut=True)),
    "chevron": (PolygonShape(((-1, -0.6), (0, 0.2), (1, -0.6), (1, 0.15), (0, 0.95), (-1, 0.15))),),
    "dots": tuple(DiscShape(x, y, 0.42) for x in (-0.52, 0.52) for y in (-0.52, 0.52)),
    "waves": (PolygonShape(_wave(-0.38, 0.17)), PolygonShape(_wave(0.38, 0.17))),
    "cart": (
        PolygonShape(((-1, -0.5), (0.62, -0.5), (0.42, 0.3), (-0.72, 0.3))),
        PolygonShape(((0.4, -0.36), (1.0, -0.9), (1.0, -0.66), (0.5, -0.16))),
        DiscShape(-0.2, 0.42, 0.52, cut=True),
        DiscShape(-0.2, 0.42, 0.44),
        DiscShape(-0.2, 0.42, 0.17, cut=True),
    ),
    "handcart": (
        BoxShape(-1.0, -0.66, 0.5, -0.02, 0.06),
        BoxShape(-0.7, -0.48, -0.56, -0.02, cut=True),
        BoxShape(0.06, -0.48, 0.2, -0.02, cut=True),
        PolygonShape(((0.2, -0.3), (0.46, -0.3), (1.0, 0.5), (0.84, 0.64))),
        DiscShape(-0.26, 0.28, 0.68, cut=True),
        DiscShape(-0.26, 0.28, 0.58),
        DiscShape(-0.26, 0.28, 0.38, cut=True),
        BoxShape(-0.35, -0.2, -0.17, 0.76),
        BoxShape(-0.74, 0.19, 0.22, 0.37),
    ),
    "station": (
        PolygonShape(((0, -1), (1, -0.2), (-1, -0.2))),
        BoxShape(-0.76, -0.25, 0.76, 0.9),
        BoxShape(-0.2, 0.25, 0.2, 0.92, cut=True),
        DiscShape(0, -0.42, 0.2, cut=True),
    ),
    "tunnel": (
        DiscShape(0, -0.02, 0.98),
        BoxShape(-0.98, 0, 0.98, 0.85),
        DiscShape(0, 0.05, 0.58, cut=True),
        BoxShape(-0.58, 0.05, 0.58, 1.0, cut=True),
        BoxShape(-1, 0.85, 1, 1, cut=True),
    ),
    "track": (
        PolygonShape(((-0.4, -0.95), (-0.18, -0.95), (-0.5, 0.95), (-0.86, 0.95))),
        PolygonShape(((0.4, -0.95), (0.18, -0.95), (0.5, 0.95), (0.86, 0.95))),
        BoxShape(-0.62, -0.72, 0.62, -0.5, 0.04),
        BoxShape(-0.8, -0.2, 0.8, 0.08, 0.04),
        BoxShape(-1, 0.42, 1, 0.74, 0.04),
    ),
    "map": (
        PolygonShape(((-0.95, -0.62), (-0.4, -0.85), (-0.4, 0.62), (-0.95, 0.85))),
        PolygonShape(((-0.28, -0.85), (0.28, -0.62), (0.28, 0.85), (-0.28, 0.62))),
        PolygonShape(((0.4, -0.62), (0.95, -0.85), (0.95, 0.62), (0.4, 0.85))),
    ),
    "wagon": (
        BoxShape(-1, -0.5, 1, 0.32, 0.16),
        DiscShape(-0.52, 0.42, 0.29),
        DiscShape(0.52, 0.42, 0.29),
    ),
    "hand": (
        PolygonShape(((-1, -0.5), (-0.45, -0.75), (0.05, 0.6), (-0.5, 0.8))),
        BoxShape(-0.2, -0.95, 0.86, 0.95, 0.18, cut=True),
        BoxShape(-0.1, -0.85, 0.84, 0.85, 0.16),
    ),
    "ticket": (
        BoxShape(-1, -0.62, 1, 0.62, 0.12),
        DiscShape(-1, 0, 0.24, cut=True),
        DiscShape(1, 0, 0.24, cut=True),
        BoxShape(0.26, -0.42, 0.36, 0.42, cut=True),
    ),
    "ferry": (
        PolygonShape(((-1, 0.05), (1, 0.05), (0.6, 0.62), (-0.62, 0.62))),
        BoxShape(-0.55, -0.4, 0.4, -0.04),
        BoxShape(-0.2, -0.95, 0.12, -0.45),
        PolygonShape(_wave(0.84, 0.1)),
    ),
    "done": (
        PolygonShape(
            ((-0.95, 0.05), (-0.6, -0.3), (-0.25, 0.05), (0.62, -0.8), (0.95, -0.45), (-0.25, 0.75))
        ),
    ),
    "possible": (DiscShape(-0.7, 0, 0.27), DiscShape(0, 0, 0.27), DiscShape(0.7, 0, 0.27)),
    "impossible": (
        PolygonShape(((-0.85, -0.5), (-0.5, -0.85), (0.85, 0.5), (0.5, 0.85))),
        PolygonShape(((0.85, -0.5), (0.5, -0.85), (-0.85, 0.5), (-0.5, 0.85))),
    ),
    "crown": (
        PolygonShape(
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
        BoxShape(-0.75, 0.6, 0.75, 0.85),
    ),
    "flag": (
        BoxShape(-0.9, -0.95, -0.7, 1),
        BoxShape(-0.6, -0.9, 0.95, 0.3),
        BoxShape(-0.08, -0.9, 0.44, -0.5, cut=True),
        BoxShape(-0.6, -0.5, -0.08, -0.1, cut=True),
        BoxShape(0.44, -0.5, 0.95, -0.1, cut=True),
        BoxShape(-0.08, -0.1, 0.44, 0.3, cut=True),
    ),
    "region": (PolygonShape(((-0.9, -0.5), (-0.1, -0.95), (0.9, -0.3), (0.6, 0.8), (-0.5, 0.9))),),
    "forward": (PolygonShape(((-0.7, -0.9), (0.9, 0), (-0.7, 0.9))),),
    "trail": (
        DiscShape(-0.72, 0.62, 0.28),
        DiscShape(0.72, -0.62, 0.28),
        PolygonShape(
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


WILD_SHAPES: Mapping[MapWords, CardShape] = {
    "trains": "locomotive",
    "carts": "joker",
    "taxis": "taxi",
    "buses": "bus",
}
PIECE_SHAPES: Mapping[MapWords, ThingShape] = {
    "trains": "wagon",
    "carts": "handcart",
    "taxis": "taxi",
    "buses": "bus",
}


def card_shape(colour: Colour, words: MapWords) -> CardShape:
    """The symbol of a card: a wild card is a locomotive, a joker, a taxi or a bus."""
    return WILD_SHAPES[words] if colour is Colour.WILD else OF_CARD[colour]


def holding_shape(kind: HoldingKind, words: MapWords) -> ThingShape:
    """The symbol of something that a seat holds: its wagons may be carts, taxis or buses."""
    return PIECE_SHAPES[words] if kind == "wagon" else kind


OF_SEAT: tuple[SeatShape, ...] = get_args(SeatShape)
LETTER_OF_SEAT = "ABCDEFGH"
