"""Names of places, routes and paths."""

import pytest

from engine.model import RouteId
from maps.names import path_name
from tests.support.positions import board


@pytest.mark.parametrize(
    ("routes", "name"),
    [
        ((), ""),
        (("paris-zurich",), "Paris - Zürich"),
        (("paris-zurich", "venezia-zurich"), "Paris - Zürich - Venezia"),
        (("venezia-zurich", "paris-zurich"), "Venezia - Zürich - Paris"),
        (("munchen-zurich", "munchen-wien", "berlin-wien"), "Zürich - München - Wien - Berlin"),
        (("paris-zurich", "berlin-wien"), "Paris - Zürich, Berlin - Wien"),
    ],
)
def test_a_path_is_named_by_its_places_in_order(routes: tuple[str, ...], name: str) -> None:
    found = path_name(board("europe"), [RouteId(route) for route in routes])
    assert found == name.replace(" - ", " \N{EN DASH} ")
