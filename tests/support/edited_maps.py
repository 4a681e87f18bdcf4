"""Copies of the maps with one change, and the problems that the loader finds in them."""

from pathlib import Path

import pytest

from maps.errors import MapError
from maps.loader import file_of, load_file


def edited(folder: Path, map_id: str, old: str, new: str) -> Path:
    """A copy of a map file in which the first `old` is replaced by `new`."""
    text = file_of(map_id).read_text(encoding="utf-8")
    assert old in text
    file = folder / f"{map_id}.toml"
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    return file


def problems(folder: Path, map_id: str, old: str, new: str) -> list[str]:
    """The problems of a map in which the first `old` is replaced by `new`."""
    return problems_of(edited(folder, map_id, old, new))


def problems_of(file: Path) -> list[str]:
    """The problems of a map file."""
    with pytest.raises(MapError) as caught:
        load_file(file)
    return [str(problem) for problem in caught.value.problems]
