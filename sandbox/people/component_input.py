"""Checking what a person chooses in a menu of a message."""

from collections.abc import Sequence

from sandbox.payloads.components import Select, StringSelect
from sandbox.people.client_refusal import ClientRefusal


def check_choice(menu: Select, values: Sequence[str]) -> None:
    """Refuse values that cannot be chosen in this menu."""
    if menu.disabled:
        raise ClientRefusal("disabled", "This menu is disabled.")
    check_number(values, menu.min_values, menu.max_values)
    if isinstance(menu, StringSelect):
        check_offered(values, [option.value for option in menu.options])


def check_number(values: Sequence[str], fewest: int, most: int) -> None:
    """Refuse too few, too many or repeated values."""
    if len(set(values)) != len(values) or not fewest <= len(values) <= most:
        raise ClientRefusal("wrong_number", f"Choose from {fewest} to {most} options.")


def check_offered(values: Sequence[str], offered: Sequence[str]) -> None:
    if not set(values) <= set(offered):
        raise ClientRefusal("not_a_choice", "That is not one of the choices.")
