"""What many tests ask for. Positions are arranged with the words of `arrange`."""

import pytest

from tests.support.positions import MAPS


@pytest.fixture(params=MAPS)
def map_id(request: pytest.FixtureRequest) -> str:
    """Each of our maps, one after the other."""
    return str(request.param)
