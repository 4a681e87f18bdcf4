"""Every rule has a test that cites it, and no test cites a rule that does not exist."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.support.rule_ids import RULES

HERE = Path(__file__).parent
ENGINE = HERE.parents[1] / "engine"
ID = re.compile(r"\b(?:ALL|AMS|EU|IND|IT|LON|NOR|NYC|SWI|US)-\d+\b")


@cache
def cited(folder: Path) -> set[str]:
    """The ids named in comments inside the test functions of a folder."""
    return {
        rule
        for file in folder.glob("*.py")
        for test in functions_in(file.read_text(encoding="utf-8"))
        for comment in re.findall(r"#.*", test)
        for rule in ID.findall(comment)
    }


def functions_in(source: str) -> Iterator[str]:
    """The source of each test function."""
    lines = source.splitlines()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield "\n".join(lines[node.lineno - 1 : node.end_lineno])


def named(folder: Path) -> set[str]:
    """The ids named anywhere in a folder."""
    text = "\n".join(file.read_text(encoding="utf-8") for file in folder.rglob("*.py"))
    return set(ID.findall(text))


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_is_proven_by_a_test_that_cites_it(rule: str) -> None:
    assert rule in cited(HERE / "rules")


def test_only_rules_that_exist_are_cited() -> None:
    assert named(HERE / "rules") <= set(RULES)
    assert named(ENGINE) <= set(RULES)


def test_the_rules_are_numbered_without_gaps() -> None:
    counts = {
        "ALL": 18,
        "AMS": 8,
        "EU": 15,
        "IND": 13,
        "IT": 12,
        "LON": 8,
        "NOR": 15,
        "NYC": 8,
        "SWI": 15,
        "US": 5,
    }
    expected = [f"{part}-{n}" for part, most in counts.items() for n in range(1, most + 1)]
    assert list(RULES) == expected
