"""The board of the page on which people play: a picture to load, and the facts to touch it."""

from engine.board import Board
from maps import drawing
from maps.names import place_name
from render.board_svg.board import board_svg, css_colour
from render.board_svg.facts import Json, card_looks, piece_facts
from render.board_svg.symbols import symbol_definitions
from render.ink import palette
from render.layout.board_layout import BoardLayout
from render.scene import marks


def live_board_svg(layout: BoardLayout) -> str:
    """A whole SVG document without any style. Pieces are laid into `pieces`; what is under the
    routes and over everything, into `halos` and `marks`."""
    width, height = layout.size
    halos = '<g id="halos"></g>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">'
        f"<defs>{symbol_definitions()}</defs>{board_svg(layout, halos)}"
        '<g id="pieces"></g><g id="marks"></g></svg>'
    )


def live_board_facts(board: Board, layout: BoardLayout) -> Json:
    """Places and routes with their names and where they lie, the same in every language."""
    map_ = board.map
    spaces = piece_facts(layout)
    places = [city.id for city in map_.cities] + [country.id for country in map_.countries]
    group_of = {
        route.id: group for group, routes in drawing.groups(map_).items() for route in routes
    }
    return {
        "size": layout.size,
        "text": layout.text,
        "cards": card_looks(map_),
        "tickets": [css_colour(colour) for colour in palette.TICKET],
        "places": {
            place: {
                "name": place_name(board, place),
                "spots": [(round(x, 1), round(y, 1)) for x, y in marks.spots(layout, board, place)],
            }
            for place in places
        },
        "routes": {
            route.id: {
                "ends": route.ends,
                "length": route.length,
                "points": map_.points[route.length],
                "group": group_of[route.id],
                "colour": "" if route.colour is None else route.colour.word,
                "is_tunnel": route.tunnel,
                "spaces": spaces[route.id],
            }
            for route in map_.routes
        },
    }
