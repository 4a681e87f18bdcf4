"""Layouts of maps, each made once per process."""

from engine.model import Map, MapId
from maps import drawing, loader
from render.layout import board_layout
from render.layout.automatic_drawing import automatic_drawing
from render.layout.board_layout import BoardLayout

_kept: dict[MapId, BoardLayout] = {}


def layout_of(map_: Map) -> BoardLayout:
    """The layout of a map: from its drawing file if it has one, otherwise arranged now."""
    found = _kept.get(map_.id)
    if found is None:
        has_drawing = drawing.file_of(map_.id).exists()
        plan = drawing.load(map_.id) if has_drawing else automatic_drawing(map_)
        found = _kept[map_.id] = board_layout.layout_from(map_, plan)
    return found


def load_layout(map_id: MapId) -> BoardLayout:
    """The layout of a map that `layout_of` has seen before, or of one of the package's own."""
    return _kept.get(map_id) or layout_of(loader.load(map_id))
