"""The shapes of a map's backdrop: coasts, borders, regions and canals, in pixels of the picture.

Coasts and borders come from Natural Earth and the US Census Bureau, both in the public domain.
`python -m maps.shapes.make`, run by hand, has converted them into the file `shapes.json` beside
each map.
"""

from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

from engine.values import Value
from maps.drawing import DrawingId, edition_of, map_of
from maps.loader import MAPS_FOLDER

UNITS_PER_PX = 10

Kind = Literal[
    "far",
    "land",
    "region",
    "park",
    "block",
    "lake",
    "canal",
    "street",
    "line",
    "piles",
    "shore",
    "border",
    "coast",
]
Line = tuple[int, ...]
"""x and y alternating, in tenths of a pixel."""


class Layer(Value, frozen=True, omit_defaults=True):
    """Lines of one kind that are drawn together: filled areas or strokes, depending on the kind."""

    kind: Kind
    lines: tuple[Line, ...]
    name: str = ""  # id of the region
    tone: int = 0  # shade, different for neighbouring areas
    width: float = 0.0  # of strokes, in px; 0 for the default of the kind


class Shapes(Value, frozen=True):
    """The layers of a backdrop, from bottom to top."""

    layers: tuple[Layer, ...]


# Made here, because threads that make the first one at the same moment can crash the process.
_DECODER = msgspec.json.Decoder(Shapes)


def file_of(drawing: DrawingId) -> Path:
    """The file with the shapes of a drawing."""
    name = "shapes.json" if edition_of(drawing) == "full" else "shapes-phone.json"
    return MAPS_FOLDER / map_of(drawing) / name


@cache
def load(drawing: DrawingId) -> Shapes:
    """The shapes of a drawing; no layers if it has no file."""
    if not file_of(drawing).exists():
        return Shapes(())
    return _DECODER.decode(file_of(drawing).read_bytes())
