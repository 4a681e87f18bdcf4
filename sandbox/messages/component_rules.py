"""What Discord demands of buttons, menus, forms and layouts beyond the shape of each."""

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
    ComponentPart,
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
from sandbox.payloads.errors import FieldProblem

Path = tuple[str | int, ...]

NOT_BOTH = "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE"

MOST_ROWS = 5
MOST_PARTS = 40
MOST_TEXT = 4000
ASCII_WORD = re.compile(r"[A-Za-z]")
HAS_SCHEME = re.compile(r"^(https?|discord)://")
SELECT_KINDS = Select.__args__


def parts(
    components: Sequence[ComponentPart], path: Path = ()
) -> Iterator[tuple[Path, ComponentPart]]:
    """Every component with its path, nested ones after what holds them."""
    for index, component in enumerate(components):
        here = (*path, index)
        yield here, component
        match component:
            case ActionRow() | Container():
                yield from parts(component.components, (*here, "components"))
            case Section():
                yield from parts(component.components, (*here, "components"))
                yield (*here, "accessory"), component.accessory
            case Label():
                yield (*here, "component"), component.component
            case _:
                pass


def interactive(components: Sequence[Component]) -> Iterator[Button | Select]:
    """What one can press or choose from."""
    for _, part in parts(components):
        if isinstance(part, (Button, SELECT_KINDS)):
            yield part


def message_problems(components: Sequence[Component], is_v2: bool) -> list[FieldProblem]:
    root: Path = ("components",)
    problems: list[FieldProblem] = []
    if not is_v2 and len(components) > MOST_ROWS:
        message = f"Must be {MOST_ROWS} or fewer items."
        problems.append(FieldProblem(root, "BASE_TYPE_MAX_LENGTH", message))
    everything = [((*root, *path), part) for path, part in parts(components)]
    if len(everything) > MOST_PARTS:
        message = f"The total number of components exceeds {MOST_PARTS}."
        problems.append(FieldProblem(root, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", message))
    text = sum(len(part.content) for _, part in everything if isinstance(part, TextDisplay))
    if text > MOST_TEXT:
        message = f"The total of displayed text exceeds {MOST_TEXT} characters."
        problems.append(FieldProblem(root, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", message))
    for path, part in everything:
        if not is_v2 and len(path) == 2 and not isinstance(part, ActionRow):
            message = 'Value of field "type" must be one of (1,).'
            problems.append(FieldProblem((*path, "type"), "UNION_TYPE_CHOICES", message))
        if isinstance(part, TextInput | Label):
            message = "Only forms can hold this component."
            problems.append(FieldProblem((*path, "type"), "UNION_TYPE_CHOICES", message))
        problems += part_problems(path, part)
    return problems + repeated_ids(everything)


def modal_problems(modal: Modal) -> list[FieldProblem]:
    root: Path = ("components",)
    everything = [((*root, *path), part) for path, part in parts(modal.components)]
    problems = repeated_ids(everything)
    for path, part in everything:
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


def part_problems(path: Path, part: ComponentPart) -> list[FieldProblem]:
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


def button_problems(path: Path, button: Button) -> list[FieldProblem]:
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
            problems.append(FieldProblem(path, NOT_BOTH, message))
    else:
        if not button.custom_id:
            message = "A custom id is required"
            problems.append(FieldProblem(path, "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED", message))
        if button.url:
            message = "A custom id and url cannot both be specified"
            problems.append(FieldProblem(path, NOT_BOTH, message))
    return problems + emoji_problems((*path, "emoji"), button.emoji)


def menu_problems(path: Path, menu: Select) -> list[FieldProblem]:
    if menu.min_values > menu.max_values:
        message = "The fewest choices exceed the most."
        return [FieldProblem(path, "SELECT_COMPONENT_MIN_VALUES_TOO_LARGE", message)]
    return []


def option_problems(path: Path, menu: StringSelect) -> list[FieldProblem]:
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


def emoji_problems(path: Path, emoji: object) -> list[FieldProblem]:
    if not isinstance(emoji, PartialEmoji) or emoji.id:
        return []
    if not emoji.name or ASCII_WORD.search(emoji.name):
        return [FieldProblem((*path, "name"), "COMPONENT_INVALID_EMOJI", "Invalid emoji")]
    return []


def repeated_ids(everything: list[tuple[Path, ComponentPart]]) -> list[FieldProblem]:
    problems: list[FieldProblem] = []
    seen: set[str] = set()
    for path, part in everything:
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
