"""Checking menu choices and form fields, and building the submitted components."""

from collections.abc import Mapping, Sequence

from sandbox.payloads.base import Json
from sandbox.payloads.components import (
    ActionRow,
    Label,
    Modal,
    Select,
    StringSelect,
    TextDisplay,
    TextInput,
)
from sandbox.people.client_refusal import ClientRefusal


def check_choice(menu: Select, values: Sequence[str]) -> None:
    """Refuse values that cannot be chosen in this menu."""
    if menu.disabled:
        raise ClientRefusal("disabled", "This menu is disabled.")
    has_duplicates = len(set(values)) != len(values)
    if has_duplicates or not menu.min_values <= len(values) <= menu.max_values:
        raise ClientRefusal(
            "wrong_number", f"Choose from {menu.min_values} to {menu.max_values} options."
        )
    if isinstance(menu, StringSelect):
        offered = {option.value for option in menu.options}
        if not set(values) <= offered:
            raise ClientRefusal("not_a_choice", "That is not one of the choices.")


def build_submission(modal: Modal, values: Mapping[str, str | list[str]]) -> list[Json]:
    """The `components` of a submitted form, or refuse values that do not fit its fields."""
    sent: list[Json] = []
    for row in modal.components:
        match row:
            case ActionRow():
                fields = [p for p in row.components if isinstance(p, TextInput)]
                inner = [build_field(field, values) for field in fields]
                sent.append({"type": 1, "components": inner})
            case Label():
                sent.append({"type": 18, "component": build_field(row.component, values)})
            case TextDisplay():
                sent.append({"type": 10})
    return sent


def build_field(field: TextInput | Select, values: Mapping[str, str | list[str]]) -> Json:
    value = values.get(field.custom_id)
    if isinstance(field, TextInput):
        text = value if isinstance(value, str) else ""
        if field.required and not text:
            raise ClientRefusal("missing", f"{field.custom_id} must be filled in.")
        low, high = field.min_length or 0, field.max_length or 4000
        if text and not low <= len(text) <= high:
            raise ClientRefusal(
                "out_of_range", f"{field.custom_id} must have {low} to {high} letters."
            )
        return {"type": 4, "custom_id": field.custom_id, "value": text}
    chosen = value if isinstance(value, list) else [value] if value else []
    if chosen or field.required is not False:
        check_choice(field, chosen)
    kind = field.__struct_config__.tag
    return {"type": kind, "custom_id": field.custom_id, "values": chosen}
