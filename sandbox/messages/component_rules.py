"""Discord's rules for message components and modals beyond the type of each field."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence

from msgspec import UNSET

from sandbox.payloads.components import (
    LINK_STYLE,
    PREMIUM_STYLE,
    ActionRow,
    Button,
    Component,
    ComponentBase,
    Container,
    Label,
    Modal,
    PartialEmoji,
    Section,
    Select,
    StringSelect,
    TextDisplay,
    TextInput,
)
from sandbox.payloads.errors import FieldPath, FieldProblem

CUSTOM_ID_AND_URL = "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE"

MAX_ROWS = 5
MAX_COMPONENTS = 40
MAX_TEXT = 4000
ASCII_LETTER = re.compile(r"[A-Za-z]")
HAS_SCHEME = re.compile(r"^(https?|discord)://")
SELECT_KINDS = Select.__args__


def walk(
    components: Sequence[ComponentBase], path: FieldPath = ()
) -> Iterator[tuple[FieldPath, ComponentBase]]:
    """Every component with its path; nested components follow their container."""
    for index, component in enumerate(components):
        here = (*path, index)
        yield here, component
        match component:
            case ActionRow() | Container():
                yield from walk(component.components, (*here, "components"))
            case Section():
                yield from walk(component.components, (*here, "components"))
                yield (*here, "accessory"), component.accessory
            case Label():
                yield (*here, "component"), component.component
            case _:
                pass


def interactive(components: Sequence[Component]) -> Iterator[Button | Select]:
    """The buttons and select menus among the components, nested ones included."""
    for _, part in walk(components):
        if isinstance(part, (Button, SELECT_KINDS)):
            yield part


def message_problems(components: Sequence[Component], is_v2: bool) -> list[FieldProblem]:
    """Problems of a message's components. `is_v2`: the message has the COMPONENTS_V2 flag."""
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
        problems += part_problems(path, part)
    return problems + duplicate_id_problems(all_parts)


def modal_problems(modal: Modal) -> list[FieldProblem]:
    root: FieldPath = ("components",)
    all_parts = [((*root, *path), part) for path, part in walk(modal.components)]
    problems = duplicate_id_problems(all_parts)
    for path, part in all_parts:
        problems += part_problems(path, part)
        if isinstance(part, ActionRow):
            if len(part.components) != 1 or not isinstance(part.components[0], TextInput):
                message = "A row of a form holds exactly one text input."
                problems.append(FieldProblem(path, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message))
            elif not part.components[0].label:
                message = "This field is required"
                where = (*path, "components", 0, "label")
                problems.append(FieldProblem(where, "BASE_TYPE_REQUIRED", message))
    return problems


def part_problems(path: FieldPath, part: ComponentBase) -> list[FieldProblem]:
    match part:
        case Button():
            return button_problems(path, part)
        case StringSelect():
            return menu_problems(path, part) + option_problems(path, part)
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


def button_problems(path: FieldPath, button: Button) -> list[FieldProblem]:
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
    return problems + emoji_problems((*path, "emoji"), button.emoji)


def menu_problems(path: FieldPath, menu: Select) -> list[FieldProblem]:
    if menu.min_values > menu.max_values:
        message = "The fewest choices exceed the most."
        return [FieldProblem(path, "SELECT_COMPONENT_MIN_VALUES_TOO_LARGE", message)]
    return []


def option_problems(path: FieldPath, menu: StringSelect) -> list[FieldProblem]:
    problems: list[FieldProblem] = []
    if menu.max_values > len(menu.options):
        message = f"Must be {len(menu.options)} or fewer."
        problems.append(FieldProblem((*path, "max_values"), "NUMBER_TYPE_MAX", message))
    counts = Counter(option.value for option in menu.options)
    for index, option in enumerate(menu.options):
        here = (*path, "options", index)
        if counts[option.value] > 1:
            message = "The specified option value is already used"
            problems.append(
                FieldProblem((*here, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message)
            )
        problems += emoji_problems((*here, "emoji"), option.emoji)
    if sum(option.default for option in menu.options) > menu.max_values:
        message = "More options are chosen beforehand than can be chosen."
        problems.append(FieldProblem(path, "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", message))
    return problems


def emoji_problems(path: FieldPath, emoji: object) -> list[FieldProblem]:
    if not isinstance(emoji, PartialEmoji) or emoji.id:
        return []
    if not emoji.name or ASCII_LETTER.search(emoji.name):
        return [FieldProblem((*path, "name"), "COMPONENT_INVALID_EMOJI", "Invalid emoji")]
    return []


def duplicate_id_problems(all_parts: list[tuple[FieldPath, ComponentBase]]) -> list[FieldProblem]:
    problems: list[FieldProblem] = []
    seen: set[str] = set()
    for path, part in all_parts:
        custom_id = getattr(part, "custom_id", UNSET)
        if not isinstance(custom_id, str):
            continue
        if custom_id in seen:
            message = "Component custom id cannot be duplicated"
            problems.append(
                FieldProblem((*path, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", message)
            )
        seen.add(custom_id)
    return problems
