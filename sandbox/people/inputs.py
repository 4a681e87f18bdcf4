"""What Discord's own client demands before it sends anything: options, choices, forms."""

from collections.abc import Mapping, Sequence

from msgspec import UNSET

from sandbox.payloads.commands import (
    BOOLEAN,
    CHANNEL,
    GROUP,
    INTEGER,
    MENTIONABLE,
    NUMBER,
    ROLE,
    STRING,
    SUBCOMMAND,
    USER,
    Command,
    Option,
)
from sandbox.payloads.components import (
    ActionRow,
    Label,
    Modal,
    Select,
    StringSelect,
    TextDisplay,
    TextInput,
)
from sandbox.payloads.ids import Id
from sandbox.world.world import World

Value = str | int | float | bool
Json = dict[str, object]


class NotPossible(Exception):  # noqa: N818  # it is an answer to a person, not an accident
    """The client would not let this person do this."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code


def filled_in(
    command: Command,
    subcommand: Sequence[str],
    values: Mapping[str, Value],
    focused: str | None = None,
) -> list[Json]:
    """The `options` of a command interaction. While something is focused, gaps are allowed."""
    options = list(command.options or [])
    wrap: list[Option] = []
    for name in subcommand:
        step = next((o for o in options if o.name == name and o.type in (SUBCOMMAND, GROUP)), None)
        if step is None:
            raise NotPossible("unknown_option", f"/{command.name} has no {name}.")
        wrap.append(step)
        options = list(step.options or [])
    unknown = set(values) - {option.name for option in options}
    if unknown:
        raise NotPossible("unknown_option", f"/{command.name} has no option {min(unknown)}.")
    sent = [
        filled_option(option, values[option.name], option.name == focused)
        for option in options
        if option.name in values
    ]
    missing = [o.name for o in options if o.required and o.name not in values]
    if missing and focused is None:
        raise NotPossible("missing_option", f"/{command.name} needs {missing[0]}.")
    for step in reversed(wrap):
        sent = [{"name": step.name, "type": step.type, "options": sent}]
    return sent


def filled_option(option: Option, value: Value, is_focused: bool) -> Json:
    if is_focused:
        return {"name": option.name, "type": option.type, "value": str(value), "focused": True}
    kinds: dict[int, type | tuple[type, ...]] = {
        INTEGER: int,
        NUMBER: (int, float),
        BOOLEAN: bool,
    }
    kind = kinds.get(option.type, str)
    if not isinstance(value, kind) or (isinstance(value, bool) and option.type != BOOLEAN):
        raise NotPossible("wrong_kind", f"{value!r} does not fit {option.name}.")
    if option.choices and value not in [choice.value for choice in option.choices]:
        raise NotPossible("not_a_choice", f"{value} is not one of the choices of {option.name}.")
    size = len(value) if isinstance(value, str) else value
    low, high = (
        (option.min_length, option.max_length)
        if option.type == STRING
        else (option.min_value, option.max_value)
    )
    if (low and size < low) or (high is not UNSET and high is not None and size > high):
        raise NotPossible("out_of_range", f"{value} is out of range for {option.name}.")
    return {"name": option.name, "type": option.type, "value": value}


def resolved(world: World, kinds_and_ids: Sequence[tuple[int, str]]) -> Json:
    """Whom and what ids in an interaction stand for."""
    found: dict[str, Json] = {}
    for kind, value in kinds_and_ids:
        key = Id(value)
        if kind in (USER, MENTIONABLE) and (key in world.state.people or key == world.bot.id):
            found.setdefault("users", {})[value] = world.user(key)
            member = next((m for m in world.members() if m.user and m.user.id == key), None)
            if member is not None:
                found.setdefault("members", {})[value] = {
                    "roles": member.roles,
                    "joined_at": member.joined_at,
                    "nick": None,
                    "avatar": None,
                    "flags": 0,
                    "pending": False,
                    "permissions": "0",
                }
        elif kind == CHANNEL and key in world.state.channels:
            found.setdefault("channels", {})[value] = world.channel(key)
        elif kind in (ROLE, MENTIONABLE):
            roles = {role.id: role for role in world.state.guild.roles}
            found.setdefault("roles", {})[value] = roles.get(key)
        else:
            raise NotPossible("unknown", f"There is no {value}.")
    return dict(found)


def check_choice(menu: Select, values: Sequence[str]) -> None:
    if menu.disabled:
        raise NotPossible("disabled", "This menu is disabled.")
    if not menu.min_values <= len(set(values)) <= menu.max_values or len(set(values)) != len(
        values
    ):
        raise NotPossible(
            "wrong_number", f"Choose from {menu.min_values} to {menu.max_values} options."
        )
    if isinstance(menu, StringSelect):
        offered = {option.value for option in menu.options}
        if not set(values) <= offered:
            raise NotPossible("not_a_choice", "That is not one of the choices.")


def submitted(modal: Modal, values: Mapping[str, str | list[str]]) -> list[Json]:
    """The `components` of a submitted form."""
    sent: list[Json] = []
    for row in modal.components:
        match row:
            case ActionRow():
                fields = [p for p in row.components if isinstance(p, TextInput)]
                inner = [submitted_field(field, values) for field in fields]
                sent.append({"type": 1, "components": inner})
            case Label():
                sent.append({"type": 18, "component": submitted_field(row.component, values)})
            case TextDisplay():
                sent.append({"type": 10})
    return sent


def submitted_field(field: TextInput | Select, values: Mapping[str, str | list[str]]) -> Json:
    value = values.get(field.custom_id)
    if isinstance(field, TextInput):
        text = value if isinstance(value, str) else ""
        if field.required and not text:
            raise NotPossible("missing", f"{field.custom_id} must be filled in.")
        low, high = field.min_length or 0, field.max_length or 4000
        if text and not low <= len(text) <= high:
            raise NotPossible(
                "out_of_range", f"{field.custom_id} must have {low} to {high} letters."
            )
        return {"type": 4, "custom_id": field.custom_id, "value": text}
    chosen = value if isinstance(value, list) else [value] if value else []
    if chosen or field.required is not False:
        check_choice(field, chosen)
    kind = field.__struct_config__.tag
    return {"type": kind, "custom_id": field.custom_id, "values": chosen}
