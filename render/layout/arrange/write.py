"""From an arranged scene back to the drawing file."""

import msgspec
from msgspec.structs import replace

from engine.model import PlaceId
from maps import drawing
from maps.drawing import Drawing, LabelOffset, Pixel
from render.layout.arrange.draft_layout import Scene

HEAD = """\
# How {name} is drawn. The first part is ours by hand; the tables below it are worked out by
# `python -m render.layout.arrange {id}` and may be changed by hand too.
# `python -m render lint` checks it.

"""


def drawn(scene: Scene) -> Drawing:
    """The drawing with the places, bends and names of a scene."""
    return replace(
        scene.plan,
        places={PlaceId(key): _round(at) for key, at in scene.at.items() if key in scene.cities},
        stubs={key: _round(at) for key, at in scene.at.items() if key not in scene.cities},
        bends={group: _round(bend) for group, bend in scene.bends.items()},
        labels={key: LabelOffset(*_round((at.dx, at.dy))) for key, at in scene.labels.items()},
    )


def write(scene: Scene) -> Drawing:
    """Writes the drawing file of a scene."""
    arranged = drawn(scene)
    file = drawing.file_of(scene.map_id)
    head = HEAD.format(name=scene.map_name, id=scene.map_id)
    file.write_text(head + to_toml(arranged), encoding="utf-8")
    return arranged


def to_toml(plan: Drawing) -> str:
    """One line for every place, so that a change is a small difference."""
    parts = msgspec.to_builtins(plan)
    plain = [f"{key} = {_value(value)}" for key, value in parts.items() if _is_plain(key, value)]
    tables = [
        "\n".join([f"\n[{key}]", *(f"{name} = {_value(row)}" for name, row in value.items())])
        for key, value in parts.items()
        if not _is_plain(key, value) and value
    ]
    return "\n".join([*plain, *tables]) + "\n"


def _is_plain(key: str, value: object) -> bool:
    return key == "projection" or not isinstance(value, dict)


def _value(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_value(part)}" for key, part in value.items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(_value(part) for part in value) + "]"
    return f'"{value}"' if isinstance(value, str) else str(value)


def _round(at: Pixel) -> Pixel:
    return round(at[0], 1), round(at[1], 1)
