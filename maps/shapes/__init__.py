"""What lies under the routes: coasts, borders, regions and canals, already in px of the picture.

Coasts and borders are Natural Earth's and the US Census Bureau's, both in the public domain;
`maps.shapes.make` has turned them into the small files of this folder.
"""

from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

from engine.model import MapId
from engine.values import Value

OURS = Path(__file__).parent
UNITS_PER_PX = 10

Kind = Literal[
    "far",
    "land",
    "region",
    "park",
    "block",
    "lake",
    "canal",
    "line",
    "piles",
    "shore",
    "border",
    "coast",
]
Line = tuple[int, ...]
"""x and y in turn, in tenths of a px."""


class Layer(Value, frozen=True, omit_defaults=True):
    """Lines of one kind, drawn together: areas for land and lakes, strokes for the others."""

    kind: Kind
    lines: tuple[Line, ...]
    name: str = ""  # the region
    tone: int = 0  # neighbours differ in it
    width: float = 0.0  # of strokes, in px; 0 for the style's own


class Shapes(Value, frozen=True):
    """The layers of a backdrop, from the bottom up."""

    layers: tuple[Layer, ...]


def file_of(map_id: MapId) -> Path:
    """Where the shapes of a map are kept."""
    return OURS / f"{map_id}.json"


@cache
def load(map_id: MapId) -> Shapes:
    """The shapes of a map; none at all if nobody has made any."""
    if not file_of(map_id).exists():
        return Shapes(())
    return msgspec.json.decode(file_of(map_id).read_bytes(), type=Shapes)
