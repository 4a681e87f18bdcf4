"""Parts of the board that can be shown enlarged: quarters, regions, and what is around a place."""

from typing import Literal, TypeAlias, get_args

from engine.board import Board
from engine.model import Map, PlaceId, RegionId, RouteId
from maps.names import find_route, place_name, region_name

Quarter = Literal["upper-left", "upper-right", "lower-left", "lower-right"]
QUARTERS: tuple[Quarter, ...] = get_args(Quarter)
Area: TypeAlias = Quarter | RegionId | PlaceId | RouteId
"""A quarter of the board, the cities of a region, or what is around a place or a route."""


def has_districts(map_: Map) -> bool:
    """Whether the regions of a map are districts, each with points of its own (LON-6)."""
    return any(region.points for region in map_.regions)


def find_area(board: Board, word: str) -> Area | None:
    """The quarter, region or place with this id, or None."""
    quarter = next((quarter for quarter in QUARTERS if quarter == word), None)
    if quarter is not None:
        return quarter
    if any(region.id == word for region in board.map.regions):
        return RegionId(word)
    return PlaceId(word) if word in board.place_number else None


def cities_in(board: Board, region: str) -> list[PlaceId]:
    """The cities of a region; none if there is no such region."""
    return [city.id for city in board.map.cities if city.region == region]


def area_name(board: Board, area: Area) -> str:
    """The name of a region or of a place; of a route, the name of its first end. Not of a
    quarter."""
    if any(region.id == area for region in board.map.regions):
        return region_name(board, RegionId(area))
    if area in board.place_number:
        return place_name(board, PlaceId(area))
    return place_name(board, find_route(board, RouteId(area)).ends[0])
