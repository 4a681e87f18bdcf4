"""What marks a place on the board: attractions and places of districts have larger discs than other
cities."""

from collections.abc import Iterator, Mapping

from engine.model import Map, PlaceId
from render.layout.board_layout import CITY_RADIUS

ATTRACTION_RADIUS = 14.0
DISTRICT_RADIUS = 16.0
DISTRICT_TEXT = 30  # text height of a district's name: as large as the names of places


def districts_of(map_: Map) -> Iterator[tuple[PlaceId, str]]:
    """The cities of districts that score, each with its district's name."""
    names = {region.id: region.name for region in map_.regions if region.points}
    for city in map_.cities:
        if city.region in names:
            yield city.id, names[city.region]


def radii(map_: Map) -> Mapping[PlaceId, float]:
    """The radius of every city's disc."""
    return {
        **{city.id: CITY_RADIUS for city in map_.cities},
        **{city: DISTRICT_RADIUS for city, _ in districts_of(map_)},
        **{city.id: ATTRACTION_RADIUS for city in map_.cities if city.attraction},
    }
