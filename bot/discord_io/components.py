"""Layouts, buttons and menus: from a `Message` to what discord.py sends, and from a press back.

A custom id carries everything a button means, so that it works after a restart:
`st:<verb>:<table>:<step>[:<args>]`. The step of a button that works at any time is `any`.
"""

import io
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeVar, assert_never, cast

import discord
from msgspec.structs import replace

from bot.domain.requests import ANY_STEP, Target
from bot.domain.table import Human, TableId, UserId, is_former, number_in, number_of
from bot.messages.parts.message import (
    MAX_LAYOUT_TEXT,
    MAX_TEXT,
    Block,
    Button,
    Divider,
    Form,
    Menu,
    Message,
    Option,
    Pictures,
    Row,
    Section,
    Text,
)
from bot.messages.parts.signs import SIGN, SIGNS_BY_NAME
from engine.values import Value

PREFIX = "st:"  # of all custom ids; also of some that we did not make: they must be answered
OUTDATED = "outdated"  # the verb of a custom id that has no meaning (any more); nothing handles it
EMOJI_CODE = re.compile(r"<:st_([a-z_]+)_[0-9a-f]+:\d+>")  # of the bot's own emoji
FORM_FIELD = "values"  # the custom id of a form's only field
MAX_CUSTOM_ID_LENGTH = 100
ANY = "any"  # the step of a button that works at any time
PICTURE_TYPES = (".png", ".gif", ".webp", ".mp4")  # shown; other files are offered to be opened
NOTHING = "\u200b"  # a layout must contain something: a space without width
TABLE_CHANNELS = [
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.forum,
]
STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}

OneControl = TypeVar("OneControl", Button, Option)  # with at most one emoji
Control = (
    discord.ui.Button[discord.ui.View]
    | discord.ui.Select[discord.ui.View]
    | discord.ui.ChannelSelect[discord.ui.View]
    | discord.ui.UserSelect[discord.ui.View]
)


class Press(Value, frozen=True):
    """A button that was pressed, or a menu or form in which values were chosen."""

    verb: str
    target: Target
    args: str = ""
    values: tuple[str, ...] = ()
    value: str = ""  # the first of the values, for menus in which one is chosen
    people: tuple[Human, ...] = ()  # chosen in a menu of people; without bots

    @property
    def table(self) -> TableId:
        return self.target.table

    @property
    def question_id(self) -> int:
        """Of the vote or offer that the button answers."""
        return number_of(self.args)

    @property
    def page(self) -> int:
        """The page to show, which is the last of the arguments; 0 if they name none."""
        return number_of(self.args.rpartition(":")[2])


def id_of(control: Button | Menu, table: TableId, step: int) -> str:
    """The custom id of a button or menu that is made for one step of a table."""
    is_lasting = isinstance(control, Button) and control.is_lasting
    return custom_id(control.verb, table, ANY_STEP if is_lasting else step, control.args)


def custom_id(verb: str, table: TableId, step: int, args: tuple[str, ...] = ()) -> str:
    made = ":".join(("st", verb, str(table), ANY if step == ANY_STEP else str(step), *args))
    if len(made) > MAX_CUSTOM_ID_LENGTH:
        raise ValueError(f"custom id too long: {made}")
    return made


def press_of(interaction: discord.Interaction[Any]) -> Press | None:
    """The press that an interaction is: of a button or menu, or the submission of a form. None if
    it is something else, or not ours."""
    is_form = interaction.type is discord.InteractionType.modal_submit
    if not is_form and interaction.type is not discord.InteractionType.component:
        return None
    data = cast("dict[str, Any]", interaction.data)
    made_id = str(data["custom_id"])
    if not made_id.startswith(PREFIX):
        return None
    fields = [label.get("component") or {} for label in data["components"]] if is_form else [data]
    chosen = [value for field in fields for value in field.get("values") or ()]
    people = _people_in(data.get("resolved") or {})
    return replace(press_in(made_id, tuple(map(str, chosen))), people=people)


def _people_in(resolved: Mapping[str, Any]) -> tuple[Human, ...]:
    """The people that were chosen, with the names they have on the server."""
    members = resolved.get("members") or {}
    return tuple(
        Human(
            UserId(int(user["id"])),
            (members.get(key) or {}).get("nick") or user.get("global_name") or user["username"],
        )
        for key, user in (resolved.get("users") or {}).items()
        if not user.get("bot")
    )


def press_in(custom_id: str, values: tuple[str, ...]) -> Press:
    """What a custom id that begins with PREFIX means. One that this bot cannot have made has the
    verb OUTDATED."""
    _, verb, table, step, args, *_ = (*custom_id.split(":", 4), "", "", "")
    table_id, made_for = number_in(table), ANY_STEP if step == ANY else number_in(step)
    if table_id is None or made_for is None:
        return Press(OUTDATED, Target(TableId(0), 0))
    value = values[0] if values else ""
    return Press(verb, Target(TableId(table_id), made_for), args, values, value)


class Attachment(Value, frozen=True):
    """A file ready to be sent with a message. `alt` describes a picture."""

    name: str
    data: bytes
    alt: str = ""


def view(message: Message, table: TableId, step: int) -> discord.ui.View | None:
    """The buttons and menus of a plain message, made for one step of a table; None if it has
    none. Presses are for `press_of`: they may come after a restart, so discord.py is told not to
    wait for them."""
    if not message.rows:
        return None
    made = discord.ui.View(timeout=None)
    for number, row in enumerate(message.rows):
        for control in (row,) if isinstance(row, Menu) else row:
            made.add_item(_item(control, table, step, number))
    made.stop()
    return made


def modal(form: Form, table: TableId, step: int) -> discord.ui.Modal:
    """The form, made for one step of a table. Its submission is for `press_of` too."""
    made = discord.ui.Modal(title=form.title, custom_id=custom_id(form.verb, table, step))
    group = discord.ui.CheckboxGroup[discord.ui.Modal](
        custom_id=FORM_FIELD,
        options=[
            discord.CheckboxGroupOption(
                label=option.label, value=option.value, description=option.description or None
            )
            for option in form.options
        ],
        min_values=form.min_values,
        max_values=form.max_values,
    )
    description = form.description or None
    made.add_item(discord.ui.Label(text=form.label, description=description, component=group))
    made.stop()
    return made


def layout(
    message: Message, attachments: Sequence[Attachment], table: TableId, step: int
) -> discord.ui.LayoutView:
    """The whole message as a layout, with its controls made for one step of a table. Discord shows
    no attachment that is not a part of the layout, so files that are not pictures come last."""
    made = discord.ui.LayoutView(timeout=None)
    pictures = [one for one in attachments if one.name.endswith(PICTURE_TYPES)]
    blocks = message.layout
    has_place = any(isinstance(block, Pictures) for block in blocks)
    for block in blocks if has_place else (*blocks, Pictures()):
        for item in _items(block, pictures, table, step):
            made.add_item(item)
    for one in attachments:
        if one not in pictures:
            made.add_item(discord.ui.File(f"attachment://{one.name}"))
    if not made.children:
        made.add_item(discord.ui.TextDisplay(NOTHING))
    made.stop()  # see `view`
    return made


def text_of(message: discord.Message) -> str:
    """The text of a posted message, plain or layout."""
    if not message.flags.components_v2:
        return message.content
    parts = _walk(message.components)
    return "\n".join(part.content for part in parts if isinstance(part, discord.TextDisplay))


def first_custom_id(message: discord.Message) -> str:
    """The custom id of a posted message's first button or menu that has one; "" if none has."""
    parts = _walk(message.components)
    found = (part for part in parts if isinstance(part, discord.Button | discord.SelectMenu))
    return next((part.custom_id for part in found if part.custom_id), "")  # a link has none


def with_emojis(message: Message, codes: Mapping[str, str]) -> Message:
    """The message with the bot's own emoji instead of signs: on its buttons and menus, and in its
    text if that still fits. If it mentions somebody, the first line keeps its signs, because the
    notification would show the names of the emoji."""
    if not codes:
        return message
    parts = message.text.partition("\n") if message.mentions else ("", "", message.text)
    text = parts[0] + parts[1] + _replace_signs(parts[2], codes)
    length = sum(len(_replace_signs(_text_in(block), codes)) for block in message.blocks)
    in_blocks = codes if length <= MAX_LAYOUT_TEXT else {}
    return replace(
        message,
        text=text if len(text) <= MAX_TEXT else message.text,
        rows=tuple(_row_with_emojis(row, codes) for row in message.rows),
        blocks=tuple(_block_with_emojis(block, codes, in_blocks) for block in message.blocks),
    )


def without_emojis(text: str) -> str:
    """The text of a posted message as it was composed: with signs instead of the bot's emoji."""
    return EMOJI_CODE.sub(lambda found: SIGNS_BY_NAME.get(found[1], found[0]), text)


def files(attachments: Sequence[Attachment]) -> list[discord.File]:
    """New file objects on every call, because discord.py closes them after sending."""
    return [
        discord.File(io.BytesIO(one.data), filename=one.name, description=one.alt or None)
        for one in attachments
    ]


def mentions(users: tuple[UserId, ...]) -> discord.AllowedMentions:
    """Notify exactly these users, whatever the text says."""
    people = [discord.Object(user) for user in users if not is_former(user)]
    return discord.AllowedMentions(everyone=False, roles=False, users=people, replied_user=False)


def _items(
    block: Block, pictures: Sequence[Attachment], table: TableId, step: int
) -> Iterator[discord.ui.Item[Any]]:
    """What a block consists of in a layout: one item, or none if it is empty."""
    match block:
        case Text(text=text):
            if text.strip():
                yield discord.ui.TextDisplay(text)
        case Section(text=text, button=button):
            yield discord.ui.Section(text, accessory=_item(button, table, step))
        case Divider():
            yield discord.ui.Separator()
        case Pictures(otherwise=text, number=number):
            shown = pictures if number is None else pictures[number : number + 1]
            if not shown:
                yield from _items(Text(text), pictures, table, step)
            else:
                yield discord.ui.MediaGallery(
                    *(
                        discord.MediaGalleryItem(
                            f"attachment://{one.name}", description=one.alt or None
                        )
                        for one in shown
                    )
                )
        case Menu() | tuple():
            row: discord.ui.ActionRow[discord.ui.LayoutView] = discord.ui.ActionRow()
            for control in (block,) if isinstance(block, Menu) else block:
                row.add_item(_item(control, table, step))
            yield row
        case _:
            assert_never(block)


def _walk(components: Sequence[discord.Component]) -> Iterator[discord.Component]:
    """Every component and what is in it, in the order in which they are read."""
    for one in components:
        yield one
        match one:
            case discord.SectionComponent():
                yield from _walk(one.children)
                yield one.accessory
            case discord.ActionRow() | discord.Container():
                yield from _walk(one.children)


def _replace_signs(text: str, codes: Mapping[str, str]) -> str:
    return SIGN.sub(lambda found: codes.get(found[0], found[0]), text)


def _text_in(block: Block) -> str:
    match block:
        case Text(text=text) | Section(text=text) | Pictures(otherwise=text):
            return text
        case _:
            return ""


def _row_with_emojis(row: Row, codes: Mapping[str, str]) -> Row:
    if isinstance(row, Menu):
        return replace(row, options=tuple([_with_emoji(one, codes) for one in row.options]))
    return tuple([_with_emoji(one, codes) for one in row])


def _with_emoji(control: OneControl, codes: Mapping[str, str]) -> OneControl:
    code = codes.get(control.emoji)
    return control if code is None else replace(control, emoji=code)


def _block_with_emojis(block: Block, codes: Mapping[str, str], in_text: Mapping[str, str]) -> Block:
    match block:
        case Text(text=text):
            return Text(_replace_signs(text, in_text))
        case Section(text=text, button=button):
            return Section(_replace_signs(text, in_text), _with_emoji(button, codes))
        case Menu() | tuple():
            return _row_with_emojis(block, codes)
        case Pictures(otherwise=text):
            return replace(block, otherwise=_replace_signs(text, in_text))
        case Divider():
            return block
        case _:
            assert_never(block)


def _item(control: Button | Menu, table: TableId, step: int, row: int | None = None) -> Control:
    if isinstance(control, Button) and control.address:
        return discord.ui.Button(
            label=control.label, emoji=control.emoji or None, url=control.address, row=row
        )
    made_id = id_of(control, table, step)
    if isinstance(control, Button):
        return discord.ui.Button(
            style=STYLES[control.style],
            label=control.label or None,
            emoji=control.emoji or None,
            custom_id=made_id,
            disabled=control.disabled,
            row=row,
        )
    if control.channels is not None:
        return discord.ui.ChannelSelect(
            custom_id=made_id,
            placeholder=control.placeholder or None,
            min_values=control.min_values,
            max_values=control.max_values,
            channel_types=TABLE_CHANNELS,
            default_values=[discord.Object(channel) for channel in control.channels],
            row=row,
        )
    if control.is_of_people:
        return discord.ui.UserSelect(
            custom_id=made_id,
            placeholder=control.placeholder or None,
            min_values=control.min_values,
            max_values=control.max_values,
            row=row,
        )
    options = [
        discord.SelectOption(
            label=option.label,
            value=option.value,
            description=option.description or None,
            emoji=option.emoji or None,
        )
        for option in control.options
    ]
    return discord.ui.Select(
        custom_id=made_id,
        placeholder=control.placeholder or None,
        min_values=control.min_values,
        max_values=control.max_values,
        options=options,
        row=row,
    )
