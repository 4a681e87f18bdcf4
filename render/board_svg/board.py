"""The empty board as SVG: backdrop, spaces, places and names, where the pictures have them."""

import math
from collections.abc import Iterable, Iterator
from html import escape
from itertools import pairwise

from engine.cards import Colour
from engine.model import MapId, MapWords, Route
from maps import shapes
from maps.shapes import UNITS_PER_PX, Layer, Line
from render.board_svg.symbols import number
from render.ink import palette
from render.ink.geometry import Box
from render.ink.rgb import Rgb
from render.ink.symbol_shapes import OF_CARD, SymbolName, card_shape
from render.layout.board_layout import (
    CITY_RADIUS,
    LABEL_MARGIN,
    BoardLayout,
    region_text_height,
)
from render.layout.place_marks import (
    ATTRACTION_RADIUS,
    DISTRICT_RADIUS,
    DISTRICT_TEXT,
    districts_of,
)
from render.scene import backdrop, empty_board, spaces

PILES_APART = 90  # units
PILES_ASIDE = 60


def board_svg(layout: BoardLayout, under_routes: str = "") -> str:
    """Everything that is on the board before the game begins, as elements of an `<svg>` with the
    layout's size as its view box. Each route is a `<g>` with its id in `data-route`.
    `under_routes`: more elements, between the land and the routes."""
    return "".join(
        (
            *_clipped(_backdrop(layout.map_.id, layout.size), layout.size),
            *(_rail(group.curve) for group in layout.groups),
            *_region_names(layout),
            under_routes,
            *_routes(layout),
            *_places(layout),
            *_names(layout),
            _frame(layout.size),
        )
    )


def css_colour(rgb: Rgb) -> str:
    """`#26221e`."""
    return "#{:02x}{:02x}{:02x}".format(*rgb[:3])


def box_numbers(box: Box) -> tuple[float, float, float, float, float]:
    """A box for the page's script: centre, angle in degrees, half its length and width."""
    angle = math.degrees(box.angle)
    return (
        round(box.x, 1),
        round(box.y, 1),
        round(angle, 1),
        round(box.half_length, 1),
        round(box.half_width, 1),
    )


# --- water and land


def _clipped(elements: Iterable[str], size: tuple[int, int]) -> Iterator[str]:
    """Land that goes on beyond the edge is not drawn there."""
    width, height = size
    yield f'<clipPath id="edge"><rect width="{width}" height="{height}"/></clipPath>'
    yield '<g clip-path="url(#edge)">'
    yield from elements
    yield "</g>"


def _backdrop(map_id: MapId, size: tuple[int, int]) -> Iterator[str]:
    layers = shapes.load(map_id).layers
    width, height = (side * UNITS_PER_PX for side in size)
    ground = backdrop.WATER if layers else backdrop.LAND_TONES[0]
    yield f'<g transform="scale({1 / UNITS_PER_PX})" stroke-linejoin="round"><g id="sea">'
    yield f'<rect width="{width}" height="{height}" fill="{css_colour(ground)}"/>'
    shores = [layer for layer in layers if layer.kind == "shore"]
    if shores:
        yield f'<defs><path id="shore" fill="none" d="{_paths(_lines(shores))}"/></defs>'
    for wide, colour in backdrop.SHORES if shores else ():
        yield _used("shore", wide, colour)
    yield "</g>"
    quays = [layer for layer in layers if layer.kind == "canal"]
    lakes = 0
    for layer in layers:
        if layer.kind == "canal":
            while quays:
                quay = quays.pop()
                yield _stroke(quay, quay.width + 2 * backdrop.QUAY_PX, backdrop.QUAY)
        if layer.kind == "lake":
            lakes += 1
            yield f'<clipPath id="lake-{lakes}"><path d="{_paths(layer.lines, close=True)}"/>'
            yield f'</clipPath><use href="#sea" clip-path="url(#lake-{lakes})"/>'
        elif layer.kind == "piles":
            yield from _piles(layer)
        elif layer.kind in backdrop.STROKES:
            wide, colour = backdrop.STROKES[layer.kind]
            yield _stroke(layer, layer.width or wide, colour)
        elif layer.kind != "shore":
            fill = css_colour(backdrop.tint(layer))
            yield f'<path fill="{fill}" d="{_paths(layer.lines, close=True)}"/>'
    yield "</g>"


def _lines(layers: Iterable[Layer]) -> Iterator[Line]:
    for layer in layers:
        yield from layer.lines


def _used(name: str, wide: float, colour: Rgb) -> str:
    stroke = f'stroke="{css_colour(colour)}" stroke-width="{number(wide * UNITS_PER_PX)}"'
    return f'<use href="#{name}" {stroke}/>'


def _stroke(layer: Layer, wide: float, colour: Rgb) -> str:
    stroke = f'stroke="{css_colour(colour)}" stroke-width="{number(wide * UNITS_PER_PX)}"'
    return f'<path fill="none" {stroke} d="{_paths(layer.lines)}"/>'


def _paths(lines: Iterable[Line], *, close: bool = False) -> str:
    """Path data: each point relative to the one before, which takes fewer digits."""
    found: list[str] = []
    for line in lines:
        points = list(zip(line[::2], line[1::2], strict=True))
        steps = (f"{bx - ax} {by - ay}" for (ax, ay), (bx, by) in pairwise(points))
        found.append(f"M{points[0][0]} {points[0][1]}l{' '.join(steps)}{'z' if close else ''}")
    return "".join(found).replace(" -", "-")


def _piles(layer: Layer) -> Iterator[str]:
    radius, colour = backdrop.STROKES["piles"]
    for line in layer.lines:
        points = [(float(x), float(y)) for x, y in zip(line[::2], line[1::2], strict=True)]
        for i, (x, y) in enumerate(backdrop.even(points, PILES_APART)):
            middle = y + (PILES_ASIDE if i % 2 else -PILES_ASIDE)
            yield f'<circle cx="{number(x)}" cy="{number(middle)}" r="{number(10 * radius)}"'
            yield f' fill="{css_colour(colour)}"/>'


# --- routes


def _rail(curve: Iterable[tuple[float, float]]) -> str:
    points = " ".join(f"{number(x)},{number(y)}" for x, y in curve)
    stroke = css_colour(empty_board.RAIL)
    return f'<polyline fill="none" stroke="{stroke}" stroke-width="2.2" points="{points}"/>'


def _routes(layout: BoardLayout) -> Iterator[str]:
    for route in layout.map_.routes:
        yield f'<g data-route="{escape(route.id)}">'
        yield from _spaces(route, layout.spaces[route.id], layout.map_.words)
        yield "</g>"


def _spaces(route: Route, boxes: tuple[Box, ...], words: MapWords) -> Iterator[str]:
    wild = spaces.spread(route.length, route.locomotives)
    waves = spaces.spread(route.length, route.waves)
    for i, place in enumerate(boxes):
        x, y, angle, *_ = box_numbers(place)
        box, size = spaces.narrowed(place), spaces.symbol_size(place)
        yield f'<g transform="translate({number(x)} {number(y)})rotate({number(angle)})">'
        if route.tunnel:
            yield _rect(box, spaces.STONE, spaces.STONE_DARK, spaces.STONE_LIGHT, "tunnel")
        else:
            yield _rect(box, spaces.BED, spaces.BED_COLOUR)
        if i in wild:
            yield _rect(box, -spaces.EDGE / 2, palette.PAPER, palette.INK)
            symbol = card_shape(Colour.WILD, words)
            yield _symbol(symbol, 1.15 * size, palette.INK, palette.PAPER, angle)
        elif i in waves:
            yield _rect(box, -spaces.EDGE / 2, spaces.SEA_SPACE, spaces.SEA_INK)
            yield _symbol("waves", 1.1 * size, spaces.SEA_INK, spaces.SEA_SPACE, angle)
        else:
            yield from _plain(route, box, size, angle)
        yield "</g>"


def _plain(route: Route, box: Box, size: float, angle: float) -> Iterator[str]:
    fill, ink = spaces.ground(route), spaces.ink(route)
    yield _rect(box, -spaces.EDGE / 2, fill, spaces.edge(route))
    shift = spaces.symbol_aside(route, box)
    if route.carts:
        yield _symbol("cart", 1.25 * size, ink, fill, angle, shift)
    along, radius = spaces.dots(route, box)
    for far in along:
        yield f'<circle cx="{number(far)}" r="{number(radius)}" fill="{css_colour(ink)}"/>'
    if route.colour is not None:
        yield _symbol(OF_CARD[route.colour], size, ink, fill, angle, -shift)


def _rect(box: Box, grown: float, fill: Rgb, edge: Rgb | None = None, kind: str = "") -> str:
    long, wide = box.half_length + grown, box.half_width + grown
    size = f'x="{number(-long)}" y="{number(-wide)}" width="{number(2 * long)}"'
    stroke = "" if edge is None else f' stroke="{css_colour(edge)}" stroke-width="{spaces.EDGE}"'
    if kind == "tunnel":
        stroke = (
            f' stroke="{css_colour(edge or fill)}" stroke-width="2"'
            f' stroke-dasharray="{spaces.STONE_LENGTH}"'
        )
    corner = number(max(1.0, spaces.CORNER + min(grown, 0.0)))
    return (
        f'<rect {size} height="{number(2 * wide)}" rx="{corner}" fill="{css_colour(fill)}"'
        f"{stroke}/>"
    )


def _symbol(
    name: SymbolName, size: float, ink: Rgb, ground: Rgb, angle: float, shift: float = 0.0
) -> str:
    """A symbol of `size` px, upright whatever the angle of its space."""
    move = f"translate({number(shift)})" if shift else ""
    turn = f"{move}rotate({number(-angle)})scale({number(size / 2)})"
    colours = f'fill="{css_colour(ink)}" color="{css_colour(ground)}"'
    return f'<use href="#symbol-{name}" transform="{turn}" {colours}/>'


# --- places


def _places(layout: BoardLayout) -> Iterator[str]:
    paper, ink, red = (css_colour(c) for c in (palette.PAPER, palette.INK, palette.BAD))
    attractions = {city.id for city in layout.map_.cities if city.attraction}
    districts = dict(districts_of(layout.map_))
    for place, at in layout.cities.items():
        yield f'<g data-place="{escape(place)}" '
        yield f'transform="translate({number(at.x)} {number(at.y)})">'
        if place in attractions:
            yield from _attraction()
            continue
        if place in districts:
            yield from _district(districts[place])
            continue
        yield f'<circle r="{CITY_RADIUS - 1.2}" fill="{paper}" stroke="{ink}" stroke-width="2.4"/>'
        yield f'<circle r="{CITY_RADIUS - 6}" fill="{red}"/></g>'
    brown = css_colour(empty_board.COUNTRY_INK)
    for at in layout.country_ends.values():
        yield f'<g transform="translate({number(at.x)} {number(at.y)})">'
        yield '<rect x="-9" y="-9" width="18" height="18" rx="3" '
        yield f'fill="{paper}" stroke="{brown}" stroke-width="2"/>'
        yield f'<rect x="-8" y="-3" width="16" height="6" fill="{red}"/></g>'


def _attraction() -> Iterator[str]:
    radius, gold = ATTRACTION_RADIUS, css_colour(empty_board.GOLD)
    ink = css_colour(palette.INK)
    yield f'<circle r="{radius - 1}" fill="{gold}" stroke="{ink}" stroke-width="2"/>'
    yield _symbol("star", 1.3 * radius, palette.INK, empty_board.GOLD, 0.0) + "</g>"


def _district(name: str) -> Iterator[str]:
    radius, size = DISTRICT_RADIUS, DISTRICT_TEXT
    paper, ink = css_colour(palette.SNOW), css_colour(palette.INK)
    yield f'<circle r="{radius - 1.1}" fill="{paper}" stroke="{ink}" stroke-width="2.2"/>'
    yield f'<text y="{number(0.34 * size)}" font-size="{number(size)}" font-weight="700" '
    yield f'text-anchor="middle" fill="{ink}">{escape(name)}</text></g>'


def _names(layout: BoardLayout) -> Iterator[str]:
    """Names fill the same boxes as on pictures, whatever fonts the reader has."""
    for name in layout.names:
        size = 0.85 * layout.text if name.is_country else layout.text
        ink = empty_board.COUNTRY_INK if name.is_country else palette.INK
        length = 2 * (name.box.half_length - LABEL_MARGIN)
        yield f'<text x="{number(name.box.x)}" y="{number(name.box.y + 0.34 * size)}" '
        yield f'font-size="{number(size)}" fill="{css_colour(ink)}" '
        yield f'font-weight="{500 if name.is_country else 700}" '
        yield f'textLength="{number(length)}" lengthAdjust="spacingAndGlyphs">'
        yield f"{escape(name.text)}</text>"


def _region_names(layout: BoardLayout) -> Iterator[str]:
    height, ink = region_text_height(layout.text), css_colour(empty_board.REGION_INK)
    for name in layout.region_names:
        first = name.box.y - (len(name.lines) - 1.68) * height / 2
        for row, line in enumerate(name.lines):
            yield f'<text x="{number(name.box.x)}" y="{number(first + row * height)}" '
            yield f'font-size="{height}" fill="{ink}">{escape(line)}</text>'


def _frame(size: tuple[int, int]) -> str:
    width, height = size
    stroke = css_colour(empty_board.FRAME)
    return (
        f'<rect x="1" y="1" width="{width - 2}" height="{height - 2}" fill="none"'
        f' stroke="{stroke}" stroke-width="4"/>'
    )
