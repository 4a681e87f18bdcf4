"""Which maps computer players are tested on: whole games of theirs take long."""

import pytest

from tests.support.positions import MAPS

IN_EVERY_RUN = ("europe", "italy")  # which have most rules: stations and tunnels, ferry cards


@pytest.fixture(
    params=[
        pytest.param(each, marks=() if each in IN_EVERY_RUN else pytest.mark.soak) for each in MAPS
    ]
)
def map_id(request: pytest.FixtureRequest) -> str:
    """Each of our maps; in the usual run only two. Every level plays one table of each map there
    (`test_levels.py`)."""
    return str(request.param)
