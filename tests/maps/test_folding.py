"""Names are compared without accents."""

import pytest

from maps.folding import folded


@pytest.mark.parametrize(
    ("name", "plain"),
    [
        ("København", "kobenhavn"),
        ("București", "bucuresti"),
        ("Zágráb", "zagrab"),
        ("Łódź", "lodz"),
    ],
)
def test_accents_are_folded(name: str, plain: str) -> None:
    assert folded(name) == plain
