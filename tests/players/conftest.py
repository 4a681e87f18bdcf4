"""Which maps computer players are tested on: whole games of theirs take long."""

import pytest

from tests.support.positions import MATRIX_MAPS


@pytest.fixture(params=MATRIX_MAPS)
def map_id(request: pytest.FixtureRequest) -> str:
    """Each of our maps; in the usual run without those of short games."""
    return str(request.param)
