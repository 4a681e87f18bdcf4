"""What makes a piece on a route a taxi or a bus: corners and windows, seen from above."""

from collections.abc import Mapping
from typing import NamedTuple

from engine.model import MapWords
from render.ink import palette
from render.ink.geometry import Box
from render.ink.pen import Pen, beside
from render.ink.rgb import Rgb, mixed


class Window(NamedTuple):
    """A window across a piece: its place along the piece, its depth and its breadth, as shares of
    half the length and half the width."""

    along: float
    depth: float
    breadth: float


WINDOWS: Mapping[MapWords, tuple[Window, ...]] = {
    "trains": (),
    "carts": (),
    "taxis": (Window(-0.62, 0.09, 0.66), Window(0.5, 0.12, 0.74)),
    "buses": (
        Window(0.84, 0.05, 0.8),
        *(Window(at, 0.02, 0.62) for at in (-0.8, -0.62, -0.44, 0.56)),
    ),
}
CORNERS: Mapping[MapWords, float] = {"trains": 4.0, "carts": 4.0, "taxis": 11.0, "buses": 5.0}
"""The radius of a piece's corners, in px."""


def draw_windows(pen: Pen, box: Box, colour: Rgb, words: MapWords) -> None:
    """The windows of the piece on a space, in a tone that stands out from its colour."""
    glass = mixed(colour, palette.ink_on(colour), 0.62)
    for window in WINDOWS[words]:
        at = beside(box, window.along * box.half_length, 0.0)
        depth, breadth = window.depth * box.half_length, window.breadth * box.half_width
        pen.box(box._replace(x=at.x, y=at.y, half_length=depth, half_width=breadth), 2.0, glass)
