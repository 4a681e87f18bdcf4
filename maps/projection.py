"""Map projections: a conformal conic projection for countries, plain scaling for town plans."""

import math
from collections.abc import Callable

from maps.drawing import Pixel, Projection

FLATTEST_CONE = 1e-6
"""The sine of the cone's angle below which it is treated as a cylinder."""


def projector(map_: Projection) -> Callable[[float, float], Pixel]:
    """The function from longitude and latitude, or a point of a town plan, to pixels."""
    return _cone(map_) if map_.kind == "conic" else _plan(map_)


def _plan(map_: Projection) -> Callable[[float, float], Pixel]:
    (cx, cy), (px, py) = map_.centre, map_.at
    high = map_.scale * map_.stretch
    return lambda x, y: (px + (x - cx) * map_.scale, py + (y - cy) * high)


def _cone(map_: Projection) -> Callable[[float, float], Pixel]:
    """Lambert's conformal conic projection of a sphere. If the equator is in the middle between
    the parallels, the cone is a cylinder: that is Mercator's projection."""
    first, second = (math.radians(parallel) for parallel in map_.parallels)
    lon0, lat0 = (math.radians(angle) for angle in map_.centre)
    if first == second:
        n = math.sin(first)
    else:
        n = math.log(math.cos(first) / math.cos(second)) / math.log(
            _stretch(second) / _stretch(first)
        )
    px, py = map_.at
    if abs(n) < FLATTEST_CONE:
        wide = math.cos(first) * math.degrees(map_.scale)

        def onto_cylinder(lon: float, lat: float) -> Pixel:
            up = math.log(_stretch(math.radians(lat)) / _stretch(lat0))
            return px + wide * (math.radians(lon) - lon0), py - wide * up * map_.stretch

        return onto_cylinder

    size = math.cos(first) * _stretch(first) ** n / n * math.degrees(map_.scale)
    middle = size / _stretch(lat0) ** n

    def project(lon: float, lat: float) -> Pixel:
        radius = size / _stretch(math.radians(lat)) ** n
        angle = n * (math.radians(lon) - lon0)
        down = radius * math.cos(angle) - middle
        return px + radius * math.sin(angle), py + down * map_.stretch

    return project


def _stretch(lat: float) -> float:
    return math.tan(math.pi / 4 + lat / 2)
