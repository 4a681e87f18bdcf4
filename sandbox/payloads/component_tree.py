"""Walking through components, which can contain others, and numbering them."""

from collections.abc import Iterator, Sequence
from itertools import count

from sandbox.payloads.components import ActionRow, ComponentBase, Container, Label, Section
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


def number_components(components: Sequence[ComponentBase]) -> None:
    """Give every component without an id the lowest one that is free, in place."""
    parts = [part for _, part in walk(components)]
    taken = {part.id for part in parts if part.id}
    free = (number for number in count(1) if number not in taken)
    for part in parts:
        part.id = part.id or next(free)
