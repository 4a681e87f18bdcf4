"""Ordinary tables hardly notice a hostile person and a hostile server."""

from pathlib import Path

import pytest

from tests.abuse.__main__ import measure


@pytest.mark.soak
async def test_ordinary_tables_are_served_as_quickly_beside_an_attack(tmp_path: Path) -> None:
    found = await measure(tmp_path, rounds=2)
    assert found.made > 300
    assert found.problems() == []
