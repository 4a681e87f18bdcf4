"""The layout of every map that is drawn, worked out once."""

from engine.model import Map, MapId
from maps import drawing, loader
from render.layout import automatic_drawing, board_layout
from render.layout.board_layout import Layout

_kept: dict[MapId, Layout] = {}


def of(facts: Map) -> Layout:
    """The layout of a map: from its drawing if it has one, else arranged now."""
    found = _kept.get(facts.id)
    if found is None:
        has_drawing = drawing.file_of(facts.id).exists()
        plan = drawing.load(facts.id) if has_drawing else automatic_drawing.draw(facts)
        found = _kept[facts.id] = board_layout.arrange(facts, plan)
    return found


def load(map_id: MapId) -> Layout:
    """The layout of a map that was drawn before, or of one of ours."""
    return _kept.get(map_id) or of(loader.load(map_id))
