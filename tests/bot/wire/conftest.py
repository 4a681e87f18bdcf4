"""What ends many games in these tests."""

import pytest

from render.pictures import film


@pytest.fixture(autouse=True)
def short_films(monkeypatch: pytest.MonkeyPatch) -> None:
    """A film of few frames; `tests/render/pictures/test_film.py` makes whole ones."""
    monkeypatch.setattr(film, "MIN_FRAMES", 2)
    monkeypatch.setattr(film, "MAX_FRAMES", 2)
