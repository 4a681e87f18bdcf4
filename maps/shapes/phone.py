"""`python -m maps.shapes.phone [MAP ...]`: makes the file `shapes-phone.json` of each map that has
a drawing for phones, from its `shapes.json`.

This is a tool that is run by hand; no other module imports it. Run it again whenever
`python -m render.layout.arrange MAP --edition phone` has moved places or `shapes.json` has changed.
"""

import argparse
from collections.abc import Callable, Iterator

import msgspec
from msgspec.structs import replace

from engine.model import Map
from maps import drawing, loader, shapes
from maps.drawing import Pixel
from maps.shapes import UNITS_PER_PX, Layer, Line, Shapes
from maps.shapes.clipping import to_line, with_fewer_points
from maps.shapes.warp import warp

TOLERANCE_PX = 0.5
ANCHORS = 6  # on each side of the picture: its edges stay edges


def phone_layers(map_: Map) -> Iterator[Layer]:
    """The layers of the full drawing, moved along with the places."""
    full, phone = (drawing.load(drawing.drawing_id(map_.id, e)) for e in ("full", "phone"))
    across, down = (b / a for a, b in zip(full.size, phone.size, strict=True))
    width, height = full.size
    steps = [step / ANCHORS for step in range(ANCHORS + 1)]
    edges = [(width * step, y) for step in steps for y in (0.0, float(height))]
    edges += [(x, height * step) for step in steps[1:-1] for x in (0.0, float(width))]
    moves = [((x * across, y * down), (x * across, y * down)) for x, y in edges]
    for city in map_.cities:
        x, y = full.places[city.id]
        moves.append(((x * across, y * down), phone.places[city.id]))
    move = warp(moves)
    for layer in shapes.load(map_.id).layers:
        lines = tuple(_moved(line, (across, down), move) for line in layer.lines)
        yield replace(layer, lines=lines, width=round(layer.width * across, 1))


def _moved(line: Line, factors: Pixel, move: Callable[[Pixel], Pixel]) -> Line:
    across, down = (factor / UNITS_PER_PX for factor in factors)
    points = zip(line[::2], line[1::2], strict=True)
    moved = to_line([move((x * across, y * down)) for x, y in points])
    return with_fewer_points(moved, TOLERANCE_PX)


def main() -> None:
    """Make the requested shape files, or all of them."""
    parser = argparse.ArgumentParser(prog="python -m maps.shapes.phone")
    parser.add_argument("maps", nargs="*", default=loader.available())
    for name in parser.parse_args().maps:
        map_ = loader.load(name)
        drawing_id = drawing.drawing_id(map_.id, "phone")
        if drawing_id != map_.id:
            layers = tuple(phone_layers(map_))
            shapes.file_of(drawing_id).write_bytes(msgspec.json.encode(Shapes(layers)))


if __name__ == "__main__":
    main()
