"""Decoding a JSON body; an invalid one is refused with 50035 and the path of the field."""

import re
from typing import TypeVar

import msgspec

from sandbox.payloads.errors import BAD_JSON, DiscordRefusal, FieldProblem, invalid_form

T = TypeVar("T")

ERROR_WITH_PATH = re.compile(r"^(?P<reason>.*?)(?: - at `(?P<path>.*)`)?$", re.DOTALL)
PATH_STEP = re.compile(r"\.(\w+)|\[(\d+|\.\.\.)\]")
MISSING_FIELD = re.compile(r"missing required field `(\w+)`")
WRONG_LENGTH = re.compile(r"Expected `(\w+)[^`]*` of length (<=|>=) (\d+)")
OUT_OF_RANGE = re.compile(r"Expected `\w+` (<=|>=) (-?\d+)")


def decode_body(raw: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(raw, type=kind)
    except msgspec.ValidationError as error:
        raise invalid_form([field_problem(str(error))]) from None
    except msgspec.DecodeError:
        raise DiscordRefusal(BAD_JSON) from None


def field_problem(error: str) -> FieldProblem:
    """Translate msgspec's message, such as ``Expected `str`, got `int` - at `$.content` ``."""
    found = ERROR_WITH_PATH.match(error)
    reason, where = (found["reason"], found["path"] or "$") if found else (error, "$")
    path = tuple(name or number for name, number in PATH_STEP.findall(where))
    if missing := MISSING_FIELD.search(reason):
        return FieldProblem((*path, missing[1]), "BASE_TYPE_REQUIRED", "This field is required")
    if length := WRONG_LENGTH.search(reason):
        return FieldProblem(path, *length_problem(length[1], length[2], int(length[3])))
    if bound := OUT_OF_RANGE.search(reason):
        word = "less" if bound[1] == "<=" else "greater"
        code = "NUMBER_TYPE_MAX" if bound[1] == "<=" else "NUMBER_TYPE_MIN"
        return FieldProblem(path, code, f"int value should be {word} than or equal to {bound[2]}.")
    if reason.startswith("Invalid value"):
        return FieldProblem(path, "BASE_TYPE_CHOICES", f"{reason}: not one of the values allowed.")
    return FieldProblem(path, "BASE_TYPE_INVALID", reason)


def length_problem(kind: str, comparison: str, limit: int) -> tuple[str, str]:
    """Discord's code and message for a string or list that is too long or too short."""
    if comparison == "<=":
        code = "BASE_TYPE_MAX_LENGTH"
        unit = "in length" if kind == "str" else "items"
        return code, f"Must be {limit} or fewer {unit}."
    if kind == "str" and limit == 1:
        return "BASE_TYPE_REQUIRED", "This field is required"
    return "BASE_TYPE_MIN_LENGTH", f"Must be {limit} or more in length."
