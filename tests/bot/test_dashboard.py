"""The dashboard and the alerts in docs/operations/ ask only for what the bot exports."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.metrics import Metrics

FOLDER = Path(__file__).parents[2] / "docs" / "operations"
DASHBOARD = json.loads((FOLDER / "grafana-dashboard.json").read_text(encoding="utf-8"))
ALERTS = (FOLDER / "alerts.yaml").read_text(encoding="utf-8")
NAME = re.compile(r"\b(?:slow_train|process)_\w+")
DATASOURCE = {"type": "prometheus", "uid": "${datasource}"}
GRID_WIDTH = 24
SUFFIXES = {"counter": ("_total",), "histogram": ("_bucket", "_count", "_sum")}


def exported() -> dict[str, set[str]]:
    """The names that queries can use, by the name of what is measured."""
    families = Metrics().registry.collect()
    return {
        family.name: {family.name + suffix for suffix in SUFFIXES.get(family.type, ("",))}
        for family in families
    }


def panels() -> Iterator[dict[str, Any]]:
    return (panel for panel in DASHBOARD["panels"] if panel["type"] != "row")


def queries() -> list[str]:
    asked = [target["expr"] for panel in panels() for target in panel["targets"]]
    variables = DASHBOARD["templating"]["list"]
    return [*asked, *(each["definition"] for each in variables if each["type"] == "query")]


@pytest.mark.parametrize("asked", [*queries(), ALERTS])
def test_every_metric_asked_for_is_exported(asked: str) -> None:
    names = set(NAME.findall(asked))
    assert names
    assert names <= set().union(*exported().values())


def test_the_dashboard_shows_everything_that_the_bot_measures() -> None:
    shown = set(NAME.findall(" ".join(queries())))
    for name, variants in exported().items():
        assert not name.startswith("slow_train_") or variants & shown, name


def test_the_data_source_is_chosen_by_a_variable() -> None:
    chosen = [each for each in DASHBOARD["templating"]["list"] if each["type"] == "datasource"]
    assert [(each["name"], each["query"]) for each in chosen] == [("datasource", "prometheus")]
    for panel in panels():
        assert panel["datasource"] == DATASOURCE
        assert all(target["datasource"] == DATASOURCE for target in panel["targets"])


def test_panels_have_their_own_ids_and_places() -> None:
    taken: set[tuple[int, int]] = set()
    for panel in DASHBOARD["panels"]:
        place = panel["gridPos"]
        cells = {
            (x, y)
            for x in range(place["x"], place["x"] + place["w"])
            for y in range(place["y"], place["y"] + place["h"])
        }
        assert not cells & taken, panel["title"]
        assert place["x"] + place["w"] <= GRID_WIDTH
        taken |= cells
    numbers = [panel["id"] for panel in DASHBOARD["panels"]]
    assert len(numbers) == len(set(numbers))
