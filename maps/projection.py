"""Map projections: a conformal conic projection for countries, plain scaling for town plans."""

import math
from collections.abc import Callable

from maps.drawing import Pixel, Projection


def projector(facts: Projection) -> Callable[[float, float], Pixel]:
    """The function from longitude and latitude, or a point of a town plan, to pixels."""
    return _cone(facts) if facts.kind == "conic" else _plan(facts)


def _plan(facts: Projection) -> Callable[[float, float], Pixel]:
    (cx, cy), (px, py) = facts.centre, facts.at
    high = facts.scale * facts.stretch
    return lambda x, y: (px + (x - cx) * facts.scale, py + (y - cy) * high)


def _cone(facts: Projection) -> Callable[[float, float], Pixel]:
    """Lambert's conformal conic projection of a sphere."""
    first, second = (math.radians(parallel) for parallel in facts.parallels)
    lon0, lat0 = (math.radians(angle) for angle in facts.centre)
    if first == second:
        n = math.sin(first)
    else:
        n = math.log(math.cos(first) / math.cos(second)) / math.log(
            _stretch(second) / _stretch(first)
        )
    size = math.cos(first) * _stretch(first) ** n / n * math.degrees(facts.scale)
    middle = size / _stretch(lat0) ** n
    px, py = facts.at

    def project(lon: float, lat: float) -> Pixel:
        radius = size / _stretch(math.radians(lat)) ** n
        angle = n * (math.radians(lon) - lon0)
        down = radius * math.cos(angle) - middle
        return px + radius * math.sin(angle), py + down * facts.stretch

    return project


def _stretch(lat: float) -> float:
    return math.tan(math.pi / 4 + lat / 2)
