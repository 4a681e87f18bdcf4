"""Checking what a person enters in a form, and building the submitted components."""

from collections.abc import Mapping

import msgspec

from sandbox.payloads.base import Json
from sandbox.payloads.components import (
    ActionRow,
    Checkbox,
    CheckboxGroup,
    ComponentBase,
    FormField,
    Label,
    Modal,
    RadioGroup,
    StringSelect,
    TextDisplay,
    TextInput,
)
from sandbox.people.client_refusal import ClientRefusal
from sandbox.people.component_input import check_choice, check_number, check_offered

FormValue = str | list[str] | bool | None
FormValues = Mapping[str, FormValue]  # by custom id


def build_submission(modal: Modal, values: FormValues) -> list[Json]:
    """The `components` of a submitted form, or refuse values that do not fit its fields.

    A field without a value is submitted as the form shows it when it opens.
    """
    unknown = set(values) - {field.custom_id for field in form_fields(modal)}
    if unknown:
        raise ClientRefusal("unknown_field", f"The form has no field {min(unknown)}.")
    sent: list[Json] = []
    for row in modal.components:
        match row:
            case ActionRow():
                fields = [part for part in row.components if isinstance(part, TextInput)]
                inner = [build_field(field, values) for field in fields]
                sent.append({**type_and_id(row), "components": inner})
            case Label():
                sent.append({**type_and_id(row), "component": build_field(row.component, values)})
            case TextDisplay():
                sent.append(type_and_id(row))
    return sent


def form_fields(modal: Modal) -> list[FormField]:
    """The fields of a form in which a person enters or chooses something, in order."""
    fields: list[FormField] = []
    for row in modal.components:
        match row:
            case ActionRow():
                fields += [part for part in row.components if isinstance(part, TextInput)]
            case Label():
                fields.append(row.component)
            case TextDisplay():
                pass
    return fields


def build_field(field: FormField, values: FormValues) -> Json:
    value = values.get(field.custom_id, preset(field))
    about = {**type_and_id(field), "custom_id": field.custom_id}
    match field:
        case TextInput():
            return {**about, "value": checked_text(field, value)}
        case Checkbox():
            return {**about, "value": value is True}
        case RadioGroup():
            return {**about, "value": checked_radio(field, value)}
        case CheckboxGroup():
            chosen = as_list(value)
            if chosen or field.required is not False:
                check_number(chosen, field.fewest, field.most)
            check_offered(chosen, [option.value for option in field.options])
            return {**about, "values": chosen}
        case _:
            chosen = as_list(value)
            if chosen or field.required is not False:
                check_choice(field, chosen)
            return {**about, "values": chosen}


def preset(field: FormField) -> FormValue:
    """What the field contains when the form opens."""
    match field:
        case TextInput():
            return field.value or ""
        case Checkbox():
            return field.default
        case RadioGroup():
            return next((option.value for option in field.options if option.default), None)
        case CheckboxGroup() | StringSelect():
            return [option.value for option in field.options if option.default]
        case _:
            return [str(default.id) for default in field.default_values or []]


def checked_text(field: TextInput, value: FormValue) -> str:
    text = value if isinstance(value, str) else ""
    if field.required and not text:
        raise ClientRefusal("missing", f"{field.custom_id} must be filled in.")
    low, high = field.min_length or 0, field.max_length or 4000
    if text and not low <= len(text) <= high:
        raise ClientRefusal("out_of_range", f"{field.custom_id} must have {low} to {high} letters.")
    return text


def checked_radio(group: RadioGroup, value: FormValue) -> str | None:
    chosen = as_list(value)
    check_number(chosen, 0 if group.required is False else 1, 1)
    check_offered(chosen, [option.value for option in group.options])
    return chosen[0] if chosen else None


def as_list(value: FormValue) -> list[str]:
    if isinstance(value, list):
        return value
    return [value] if isinstance(value, str) and value else []


def type_and_id(part: ComponentBase) -> Json:
    return {"type": msgspec.convert(part.__struct_config__.tag, int), "id": part.id}
