"""Layouts of maps, each made once per process."""

from engine.model import Map
from maps import drawing, loader
from maps.drawing import DrawingId, Edition
from render.layout import board_layout
from render.layout.automatic_drawing import automatic_drawing
from render.layout.board_layout import BoardLayout

_kept: dict[DrawingId, BoardLayout] = {}


def layout_of(map_: Map, edition: Edition = "full") -> BoardLayout:
    """The layout of a map: from its drawing file if it has one, otherwise arranged now."""
    drawing_id = drawing.drawing_id(map_.id, edition)
    found = _kept.get(drawing_id)
    if found is None:
        has_drawing = drawing.file_of(drawing_id).exists()
        plan = drawing.load(drawing_id) if has_drawing else automatic_drawing(map_)
        found = _kept[drawing_id] = board_layout.layout_from(map_, plan, edition)
    return found


def load_layout(drawing_id: DrawingId) -> BoardLayout:
    """A layout that `layout_of` has made before, or one of the package's own maps."""
    known = _kept.get(drawing_id)
    map_id, edition = drawing.map_of(drawing_id), drawing.edition_of(drawing_id)
    return known or layout_of(loader.load(map_id), edition)
