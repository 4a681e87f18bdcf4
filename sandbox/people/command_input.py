"""Checking the options typed for a command, and building the interaction's `options`."""

from collections.abc import Mapping, Sequence

from msgspec import UNSET

from sandbox.payloads.base import Json
from sandbox.payloads.commands import (
    BOOLEAN,
    GROUP,
    INTEGER,
    NUMBER,
    STRING,
    SUBCOMMAND,
    Command,
    Option,
)
from sandbox.people.client_refusal import ClientRefusal

Value = str | int | float | bool


def build_options(
    command: Command,
    subcommand: Sequence[str],
    values: Mapping[str, Value],
    focused: str | None = None,
) -> list[Json]:
    """The `options` of a command interaction, or refuse values that do not fit the command.

    `focused` is the option being autocompleted; required options may then be missing.
    """
    options = list(command.options or [])
    parents: list[Option] = []
    for name in subcommand:
        step = next((o for o in options if o.name == name and o.type in (SUBCOMMAND, GROUP)), None)
        if step is None:
            raise ClientRefusal("unknown_option", f"/{command.name} has no {name}.")
        parents.append(step)
        options = list(step.options or [])
    unknown = set(values) - {option.name for option in options}
    if unknown:
        raise ClientRefusal("unknown_option", f"/{command.name} has no option {min(unknown)}.")
    sent = [
        build_option(option, values[option.name], option.name == focused)
        for option in options
        if option.name in values
    ]
    missing = [o.name for o in options if o.required and o.name not in values]
    if missing and focused is None:
        raise ClientRefusal("missing_option", f"/{command.name} needs {missing[0]}.")
    for step in reversed(parents):
        sent = [{"name": step.name, "type": step.type, "options": sent}]
    return sent


def build_option(option: Option, value: Value, is_focused: bool) -> Json:
    if is_focused:
        return {"name": option.name, "type": option.type, "value": str(value), "focused": True}
    kinds: dict[int, type | tuple[type, ...]] = {
        INTEGER: int,
        NUMBER: (int, float),
        BOOLEAN: bool,
    }
    kind = kinds.get(option.type, str)
    if not isinstance(value, kind) or (isinstance(value, bool) and option.type != BOOLEAN):
        raise ClientRefusal("wrong_kind", f"{value!r} does not fit {option.name}.")
    if option.choices and value not in [choice.value for choice in option.choices]:
        raise ClientRefusal("not_a_choice", f"{value} is not one of the choices of {option.name}.")
    size = len(value) if isinstance(value, str) else value
    low, high = (
        (option.min_length, option.max_length)
        if option.type == STRING
        else (option.min_value, option.max_value)
    )
    if (low and size < low) or (high is not UNSET and high is not None and size > high):
        raise ClientRefusal("out_of_range", f"{value} is out of range for {option.name}.")
    return {"name": option.name, "type": option.type, "value": value}
