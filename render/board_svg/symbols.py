"""The symbols of cards, seats and boards as SVG, in the same shapes as on the pictures."""

from collections.abc import Iterator
from typing import assert_never

from render.ink.symbol_shapes import (
    OF_CARD,
    OF_SEAT,
    SHAPES,
    BoxShape,
    DiscShape,
    PolygonShape,
    SymbolName,
    SymbolPart,
)

NAMES: tuple[SymbolName, ...] = (
    *OF_CARD.values(),
    "joker",
    "taxi",
    "bus",
    *OF_SEAT,
    "waves",
    "cart",
    "done",
    "impossible",
)


def symbol_definitions() -> str:
    """A `<g>` for every symbol with the id `symbol-<name>`, from -1 to 1, in the fill of whatever
    uses it. Holes have its `color`, which must be the one under the symbol: a style would be
    refused by a page that allows none."""
    return "".join(
        f'<g id="symbol-{name}">{"".join(_part(part) for part in SHAPES[name])}</g>'
        for name in dict.fromkeys(NAMES)
    )


def number(value: float) -> str:
    """A coordinate with at most two decimals, as short as possible."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def _part(part: SymbolPart) -> str:
    hole = ' fill="currentColor"' if part.cut else ""
    match part:
        case PolygonShape(points=points):
            return f'<path{hole} d="M{" ".join(_pairs(points))}Z"/>'
        case DiscShape(x=x, y=y, radius=radius):
            return f'<circle{hole} cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"/>'
        case BoxShape(left=left, top=top, right=right, bottom=bottom, corner=corner):
            return (
                f'<rect{hole} x="{number(left)}" y="{number(top)}" width="{number(right - left)}"'
                f' height="{number(bottom - top)}" rx="{number(corner)}"/>'
            )
        case _:
            assert_never(part)


def _pairs(points: tuple[tuple[float, float], ...]) -> Iterator[str]:
    for x, y in points:
        yield f"{number(x)} {number(y)}"
