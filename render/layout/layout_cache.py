"""Layouts of maps, each made once per process."""

from engine.model import Map, MapId
from maps import drawing, loader
from render.layout import board_layout
from render.layout.automatic_drawing import automatic_drawing
from render.layout.board_layout import BoardLayout

_kept: dict[MapId, BoardLayout] = {}


def layout_of(facts: Map) -> BoardLayout:
    """The layout of a map: from its drawing file if it has one, otherwise arranged now."""
    found = _kept.get(facts.id)
    if found is None:
        has_drawing = drawing.file_of(facts.id).exists()
        plan = drawing.load(facts.id) if has_drawing else automatic_drawing(facts)
        found = _kept[facts.id] = board_layout.layout_from(facts, plan)
    return found


def load_layout(map_id: MapId) -> BoardLayout:
    """The layout of a map that `layout_of` has seen before, or of one of the package's own."""
    return _kept.get(map_id) or layout_of(loader.load(map_id))
