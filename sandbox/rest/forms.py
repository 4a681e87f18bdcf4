"""From the bytes of a request to a value, or to Discord's 50035 with the path of the error."""

import re
from typing import TypeVar

import msgspec

from sandbox.payloads.errors import BAD_JSON, DiscordRefusal, FieldProblem, invalid_form

T = TypeVar("T")

AT = re.compile(r"^(?P<what>.*?)(?: - at `(?P<path>.*)`)?$", re.DOTALL)
STEP = re.compile(r"\.(\w+)|\[(\d+|\.\.\.)\]")
MISSING = re.compile(r"missing required field `(\w+)`")
LENGTH = re.compile(r"Expected `(\w+)[^`]*` of length (<=|>=) (\d+)")
RANGE = re.compile(r"Expected `\w+` (<=|>=) (-?\d+)")


def read(raw: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(raw, type=kind)
    except msgspec.ValidationError as error:
        raise invalid_form([problem_of(str(error))]) from None
    except msgspec.DecodeError:
        raise DiscordRefusal(BAD_JSON) from None


def problem_of(error: str) -> FieldProblem:
    found = AT.match(error)
    what, where = (found["what"], found["path"] or "$") if found else (error, "$")
    path = tuple(name or number for name, number in STEP.findall(where))
    if missing := MISSING.search(what):
        return FieldProblem((*path, missing[1]), "BASE_TYPE_REQUIRED", "This field is required")
    if length := LENGTH.search(what):
        return FieldProblem(path, *wrong_length(length[1], length[2], int(length[3])))
    if bound := RANGE.search(what):
        word = "less" if bound[1] == "<=" else "greater"
        code = "NUMBER_TYPE_MAX" if bound[1] == "<=" else "NUMBER_TYPE_MIN"
        return FieldProblem(path, code, f"int value should be {word} than or equal to {bound[2]}.")
    if what.startswith("Invalid value"):
        return FieldProblem(path, "BASE_TYPE_CHOICES", f"{what}: not one of the values allowed.")
    return FieldProblem(path, "BASE_TYPE_INVALID", what)


def wrong_length(kind: str, comparison: str, limit: int) -> tuple[str, str]:
    if comparison == "<=":
        code = "BASE_TYPE_MAX_LENGTH"
        unit = "in length" if kind == "str" else "items"
        return code, f"Must be {limit} or fewer {unit}."
    if kind == "str" and limit == 1:
        return "BASE_TYPE_REQUIRED", "This field is required"
    return "BASE_TYPE_MIN_LENGTH", f"Must be {limit} or more in length."
