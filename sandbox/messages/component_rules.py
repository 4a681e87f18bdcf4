"""Discord's rules for message components beyond the type of each field."""

import re
from collections import Counter
from collections.abc import Collection, Iterator, Sequence

from sandbox.payloads.component_tree import walk
from sandbox.payloads.components import (
    LINK_STYLE,
    PREMIUM_STYLE,
    ActionRow,
    Button,
    Component,
    ComponentBase,
    Label,
    PartialEmoji,
    Select,
    StringSelect,
    TextDisplay,
    TextInput,
)
from sandbox.payloads.errors import FieldPath, FieldProblem
from sandbox.payloads.ids import to_id

CUSTOM_ID_AND_URL = "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE"

MAX_ROWS = 5
MAX_COMPONENTS = 40
MAX_TEXT = 4000
ASCII_LETTER = re.compile(r"[A-Za-z]")
HAS_SCHEME = re.compile(r"^(https?|discord)://")
SELECT_KINDS = Select.__args__


def interactive(components: Sequence[Component]) -> Iterator[Button | Select]:
    """The buttons and select menus among the components, nested ones included."""
    for _, part in walk(components):
        if isinstance(part, (Button, SELECT_KINDS)):
            yield part


def message_problems(
    components: Sequence[Component], is_v2: bool, emojis: Collection[str]
) -> list[FieldProblem]:
    """Problems of a message's components.

    `is_v2`: the message has the COMPONENTS_V2 flag. `emojis`: the ids that exist.
    """
    root: FieldPath = ("components",)
    problems: list[FieldProblem] = []
    if not is_v2 and len(components) > MAX_ROWS:
        message = f"Must be {MAX_ROWS} or fewer items."
        problems.append(FieldProblem(root, "BASE_TYPE_MAX_LENGTH", message))
    all_parts = [((*root, *path), part) for path, part in walk(components)]
    if len(all_parts) > MAX_COMPONENTS:
        message = f"The total number of components exceeds {MAX_COMPONENTS}."
        problems.append(FieldProblem(root, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", message))
    text = sum(len(part.content) for _, part in all_parts if isinstance(part, TextDisplay))
    if text > MAX_TEXT:
        message = f"The total of displayed text exceeds {MAX_TEXT} characters."
        problems.append(FieldProblem(root, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", message))
    for path, part in all_parts:
        if not is_v2 and len(path) == 2 and not isinstance(part, ActionRow):
            message = 'Value of field "type" must be one of (1,).'
            problems.append(FieldProblem((*path, "type"), "UNION_TYPE_CHOICES", message))
        if isinstance(part, TextInput | Label):
            message = "Only forms can hold this component."
            problems.append(FieldProblem((*path, "type"), "UNION_TYPE_CHOICES", message))
        problems += part_problems(path, part, emojis)
    return problems + duplicate_id_problems(all_parts)


def part_problems(
    path: FieldPath, part: ComponentBase, emojis: Collection[str]
) -> list[FieldProblem]:
    match part:
        case Button():
            return button_problems(path, part, emojis)
        case StringSelect():
            return menu_problems(path, part) + option_problems(path, part, emojis)
        case ActionRow():
            menus = [p for p in part.components if isinstance(p, SELECT_KINDS)]
            if menus and len(part.components) > 1:
                message = "A menu fills its whole row."
                return [FieldProblem(path, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message)]
            return []
        case _ if isinstance(part, SELECT_KINDS):
            return menu_problems(path, part)
        case _:
            return []


def button_problems(path: FieldPath, button: Button, emojis: Collection[str]) -> list[FieldProblem]:
    problems: list[FieldProblem] = []
    if button.style == PREMIUM_STYLE:
        return [FieldProblem((*path, "sku_id"), "BASE_TYPE_REQUIRED", "This field is required")]
    if not button.label and not button.emoji:
        message = "A button needs a label or an emoji."
        problems.append(FieldProblem(path, "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", message))
    if button.style == LINK_STYLE:
        if not button.url:
            message = "A url is required"
            problems.append(FieldProblem(path, "BUTTON_COMPONENT_URL_REQUIRED", message))
        elif not HAS_SCHEME.match(button.url):
            message = "Scheme must be one of ('http', 'https', 'discord')."
            problems.append(FieldProblem((*path, "url"), "URL_TYPE_INVALID_SCHEME", message))
        if button.custom_id:
            message = "A custom id and url cannot both be specified"
            problems.append(FieldProblem(path, CUSTOM_ID_AND_URL, message))
    else:
        if not button.custom_id:
            message = "A custom id is required"
            problems.append(FieldProblem(path, "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED", message))
        if button.url:
            message = "A custom id and url cannot both be specified"
            problems.append(FieldProblem(path, CUSTOM_ID_AND_URL, message))
    return problems + emoji_problems((*path, "emoji"), button.emoji, emojis)


def menu_problems(path: FieldPath, menu: Select) -> list[FieldProblem]:
    if menu.min_values > menu.max_values:
        message = "The fewest choices exceed the most."
        return [FieldProblem(path, "SELECT_COMPONENT_MIN_VALUES_TOO_LARGE", message)]
    return []


def option_problems(
    path: FieldPath, menu: StringSelect, emojis: Collection[str]
) -> list[FieldProblem]:
    problems: list[FieldProblem] = []
    if menu.max_values > len(menu.options):
        message = f"Must be {len(menu.options)} or fewer."
        problems.append(FieldProblem((*path, "max_values"), "NUMBER_TYPE_MAX", message))
    problems += duplicate_value_problems(path, [option.value for option in menu.options])
    for index, option in enumerate(menu.options):
        problems += emoji_problems((*path, "options", index, "emoji"), option.emoji, emojis)
    if sum(option.default for option in menu.options) > menu.max_values:
        message = "More options are chosen beforehand than can be chosen."
        problems.append(FieldProblem(path, "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", message))
    return problems


def duplicate_value_problems(path: FieldPath, values: Sequence[str]) -> list[FieldProblem]:
    """Problems of options that have the same value; `path` is that of the menu or group."""
    counts = Counter(values)
    message = "The specified option value is already used"
    code = "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED"
    return [
        FieldProblem((*path, "options", index, "value"), code, message)
        for index, value in enumerate(values)
        if counts[value] > 1
    ]


def emoji_problems(path: FieldPath, emoji: object, emojis: Collection[str]) -> list[FieldProblem]:
    if not isinstance(emoji, PartialEmoji):
        return []
    if emoji.id:
        is_known, field = to_id(emoji.id) in emojis, "id"
    else:
        is_known, field = bool(emoji.name) and not ASCII_LETTER.search(emoji.name or ""), "name"
    if is_known:
        return []
    return [FieldProblem((*path, field), "COMPONENT_INVALID_EMOJI", "Invalid emoji")]


def duplicate_id_problems(all_parts: list[tuple[FieldPath, ComponentBase]]) -> list[FieldProblem]:
    problems: list[FieldProblem] = []
    seen: set[object] = set()
    for path, part in all_parts:
        for field, value in (("custom_id", getattr(part, "custom_id", None)), ("id", part.id)):
            if value and (field, value) in seen:
                message = f"Component {field.replace('_', ' ')} cannot be duplicated"
                code = f"COMPONENT_{field.upper()}_DUPLICATED"
                problems.append(FieldProblem((*path, field), code, message))
            seen.add((field, value))
    return problems
