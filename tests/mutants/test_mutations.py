"""The small changes that `make mutants` tries out."""

import ast

from tests.mutants.mutations import mutated, mutations

SOURCE = '''
PRICES_KEPT = 100


def price(cards: int, wild: bool = False) -> int:
    """The price."""
    if cards < 3 and wild:
        raise ValueError(f"{cards - 1} cards")
    log.append(cards)
    return cards * 2 if not wild else cards
'''


def test_comparisons_operators_numbers_truths_and_statements_are_changed() -> None:
    assert {found.after for found in mutations("price.py", SOURCE)} == {
        "def price(cards: int, wild: bool = True) -> int:",
        "if (cards >= 3) and wild:",
        "if (cards <= 3) and wild:",
        "if (cards < 3 or wild):",
        "if (not (cards < 3 and wild)):",
        "if cards < 2 and wild:",
        "if cards < 4 and wild:",
        "pass",
        "return (cards + 2) if not wild else cards",
        "return cards * 1 if not wild else cards",
        "return cards * 3 if not wild else cards",
        "return cards * 2 if (wild) else cards",
    }


def test_a_changed_file_differs_in_one_place_and_is_still_a_program() -> None:
    for found in mutations("price.py", SOURCE):
        changed = mutated(SOURCE, found)
        ast.parse(changed)
        pairs = zip(SOURCE.splitlines(), changed.splitlines(), strict=True)
        different = [number for number, (old, new) in enumerate(pairs, 1) if old != new]
        assert different == [found.lines[0]]
        assert found.within == "price"
