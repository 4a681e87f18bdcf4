"""Discord's rules for forms (modals) beyond the type of each field."""

from collections.abc import Collection

from sandbox.messages.component_rules import (
    duplicate_id_problems,
    duplicate_value_problems,
    part_problems,
)
from sandbox.payloads.component_tree import walk
from sandbox.payloads.components import (
    ActionRow,
    CheckboxGroup,
    ComponentBase,
    Modal,
    RadioGroup,
    TextInput,
)
from sandbox.payloads.errors import FieldPath, FieldProblem


def modal_problems(modal: Modal, emojis: Collection[str]) -> list[FieldProblem]:
    """Problems of a form. `emojis`: the ids of the emoji that exist."""
    all_parts = [(("components", *path), part) for path, part in walk(modal.components)]
    problems = duplicate_id_problems(all_parts)
    for path, part in all_parts:
        problems += part_problems(path, part, emojis) + field_problems(path, part)
    return problems


def field_problems(path: FieldPath, part: ComponentBase) -> list[FieldProblem]:
    match part:
        case ActionRow():
            return row_problems(path, part)
        case CheckboxGroup():
            return checkbox_group_problems(path, part)
        case RadioGroup():
            return choice_problems(path, part, 1)
        case _:
            return []


def row_problems(path: FieldPath, row: ActionRow) -> list[FieldProblem]:
    if len(row.components) != 1 or not isinstance(row.components[0], TextInput):
        message = "A row of a form holds exactly one text input."
        return [FieldProblem(path, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message)]
    if not row.components[0].label:
        where = (*path, "components", 0, "label")
        return [FieldProblem(where, "BASE_TYPE_REQUIRED", "This field is required")]
    return []


def checkbox_group_problems(path: FieldPath, group: CheckboxGroup) -> list[FieldProblem]:
    problems = choice_problems(path, group, group.most)
    if group.most > len(group.options):
        message = f"int value should be less than or equal to {len(group.options)}."
        problems.append(FieldProblem((*path, "max_values"), "NUMBER_TYPE_MAX", message))
    if group.fewest > group.most:
        message = f"int value should be less than or equal to {group.most}."
        problems.append(FieldProblem((*path, "min_values"), "NUMBER_TYPE_MAX", message))
    if group.fewest == 0 and group.required is not False:
        message = "A required group needs at least one choice."
        problems.append(FieldProblem((*path, "min_values"), "NUMBER_TYPE_MIN", message))
    return problems


def choice_problems(
    path: FieldPath, group: CheckboxGroup | RadioGroup, most: int
) -> list[FieldProblem]:
    problems = duplicate_value_problems(path, [option.value for option in group.options])
    if sum(bool(option.default) for option in group.options) > most:
        message = "More options are chosen beforehand than can be chosen."
        problems.append(FieldProblem(path, "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", message))
    return problems
