"""Walking through components, which can contain others, and numbering them."""

from collections.abc import Iterator, Sequence
from itertools import count

from sandbox.payloads.components import (
    ActionRow,
    ComponentBase,
    Container,
    Label,
    MediaGallery,
    Section,
    TextDisplay,
    Thumbnail,
)
from sandbox.payloads.errors import FieldPath


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


def displayed_text(components: Sequence[ComponentBase]) -> list[str]:
    """The texts of a layout, in order."""
    return [part.content for _, part in walk(components) if isinstance(part, TextDisplay)]


def media_descriptions(components: Sequence[ComponentBase]) -> list[str]:
    """The alt texts of a layout's pictures, in order."""
    found: list[str | None] = []
    for _, part in walk(components):
        match part:
            case MediaGallery():
                found += [item.description for item in part.items]
            case Thumbnail():
                found.append(part.description)
            case _:
                pass
    return [description for description in found if description]


def number_components(components: Sequence[ComponentBase]) -> None:
    """Give every component without an id the lowest one that is free, in place."""
    parts = [part for _, part in walk(components)]
    taken = {part.id for part in parts if part.id}
    free = (number for number in count(1) if number not in taken)
    for part in parts:
        part.id = part.id or next(free)
