"""Copies of our maps with something changed, and what the loader says of them."""

from pathlib import Path

import pytest

from maps.errors import MapError
from maps.loader import MAPS_FOLDER, load_file


def edited(folder: Path, map_id: str, old: str, new: str) -> Path:
    """A copy of one of our map files in which the first `old` has become `new`."""
    text = (MAPS_FOLDER / f"{map_id}.toml").read_text(encoding="utf-8")
    assert old in text
    file = folder / f"{map_id}.toml"
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    return file


def problems(folder: Path, map_id: str, old: str, new: str) -> list[str]:
    """What is wrong with a map in which `old` has become `new`."""
    with pytest.raises(MapError) as caught:
        load_file(edited(folder, map_id, old, new))
    return [str(problem) for problem in caught.value.problems]
