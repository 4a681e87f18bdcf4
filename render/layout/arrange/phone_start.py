"""The first drawing of a map for phones: its full one on a smaller picture, not arranged yet."""

import math

from msgspec.structs import replace

from maps.drawing import Drawing, Pixel

WIDTH_PER_TEXT = 40.5  # the picture is at most so many times as wide as names are high
LEAST_SPACE = (34.0, 16.0)


def phone_start(full: Drawing, size: tuple[int, int]) -> Drawing:
    """The full drawing shrunk or stretched to a size, with names as high as a phone needs them. It
    has no legend, and neither names of regions nor positions of names."""
    across, down = (b / a for a, b in zip(full.size, size, strict=True))

    def moved(at: Pixel) -> Pixel:
        return round(at[0] * across, 1), round(at[1] * down, 1)

    projection = replace(
        full.projection,
        at=moved(full.projection.at),
        scale=round(full.projection.scale * across, 3),
        stretch=round(full.projection.stretch * down / across, 4),
    )
    length, width = (max(across * a, b) for a, b in zip(full.space, LEAST_SPACE, strict=True))
    return replace(
        full,
        size=size,
        space=(round(length, 1), round(width, 1)),
        text=math.ceil(size[0] / WIDTH_PER_TEXT),
        legend=(0.0, 0.0, 0.0, 0.0),
        projection=projection,
        bend={},
        shift={},
        places={place: moved(at) for place, at in full.places.items()},
        bends={group: moved(bend) for group, bend in full.bends.items()},
        stubs={group: moved(at) for group, at in full.stubs.items()},
        labels={},
        regions={},
    )
