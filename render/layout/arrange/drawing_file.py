"""Turns an arranged draft back into a drawing, and writes its file."""

import msgspec
from msgspec.structs import replace

from engine.model import PlaceId
from maps import drawing
from maps.drawing import Drawing, Edition, LabelOffset, Pixel
from render.layout.arrange.draft_layout import DraftLayout

HEAD = """\
# How {name} is drawn{use}. The first part is written by hand; the tables below it are made
# by `python -m render.layout.arrange {arguments}` and may be changed by hand too.
# `python -m render lint` checks it.

"""


def drawing_of(draft: DraftLayout) -> Drawing:
    """The drawing with the places, bends and labels of a draft."""
    return replace(
        draft.plan,
        places={PlaceId(key): _round(at) for key, at in draft.at.items() if key in draft.cities},
        stubs={key: _round(at) for key, at in draft.at.items() if key not in draft.cities},
        bends={group: _round(bend) for group, bend in draft.bends.items()},
        labels={key: LabelOffset(*_round((at.dx, at.dy))) for key, at in draft.labels.items()},
    )


def write_drawing(draft: DraftLayout, edition: Edition) -> Drawing:
    """Write the drawing file of the draft's map, which must exist, and return the drawing."""
    arranged = drawing_of(draft)
    use, more = ("", "") if edition == "full" else (" for phones", " --edition phone")
    head = HEAD.format(name=draft.map_name, use=use, arguments=f"{draft.map_id}{more}")
    file = drawing.file_of(drawing.drawing_id(draft.map_id, edition))
    file.write_text(head + to_toml(arranged), encoding="utf-8")
    return arranged


def to_toml(plan: Drawing) -> str:
    """The drawing as TOML with one line per place, so that a change makes a small diff."""
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
