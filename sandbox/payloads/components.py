"""Message and modal components, as a union tagged with Discord's component type numbers."""

from typing import Annotated

from msgspec import UNSET, Meta, UnsetType

from sandbox.payloads.base import (
    AnyId,
    From1To100,
    From1To1024,
    Payload,
    Upto45,
    Upto80,
    Upto100,
    Upto150,
    Upto2048,
    Upto4000,
)
from sandbox.payloads.ids import Id

LINK_STYLE = 5
PREMIUM_STYLE = 6

Count = Annotated[int, Meta(ge=0, le=25)]
CountFrom1 = Annotated[int, Meta(ge=1, le=25)]
CustomId = Annotated[str, Meta(min_length=1, max_length=100)]


class ComponentBase(Payload, tag_field="type", kw_only=True):
    id: Annotated[int, Meta(ge=0)] | UnsetType | None = UNSET  # numbered if the bot gives none


class PartialEmoji(Payload, kw_only=True):
    name: str | UnsetType | None = UNSET
    id: AnyId | UnsetType | None = UNSET
    animated: bool | UnsetType = UNSET


class Button(ComponentBase, tag=2, kw_only=True):
    style: Annotated[int, Meta(ge=1, le=6)]
    label: Upto80 | UnsetType | None = UNSET
    emoji: PartialEmoji | UnsetType | None = UNSET
    custom_id: CustomId | UnsetType | None = UNSET
    url: Annotated[str, Meta(max_length=512)] | UnsetType | None = UNSET
    disabled: bool = False


class SelectOption(Payload, kw_only=True):
    label: From1To100
    value: From1To100
    description: Upto100 | UnsetType | None = UNSET
    emoji: PartialEmoji | UnsetType | None = UNSET
    default: bool = False


class SelectDefault(Payload, kw_only=True):
    id: AnyId
    type: str

    def __post_init__(self) -> None:
        self.id = str(self.id)  # as the page and clients read it


class Menu(ComponentBase, kw_only=True):
    custom_id: CustomId
    placeholder: Upto150 | UnsetType | None = UNSET
    min_values: Count = 1
    max_values: CountFrom1 = 1
    disabled: bool = False
    required: bool | UnsetType = UNSET


class StringSelect(Menu, tag=3, kw_only=True):
    options: Annotated[list[SelectOption], Meta(min_length=1, max_length=25)]


class AutoSelect(Menu, kw_only=True):
    default_values: list[SelectDefault] | UnsetType = UNSET


class UserSelect(AutoSelect, tag=5, kw_only=True): ...


class RoleSelect(AutoSelect, tag=6, kw_only=True): ...


class MentionableSelect(AutoSelect, tag=7, kw_only=True): ...


class ChannelSelect(AutoSelect, tag=8, kw_only=True):
    channel_types: list[int] | UnsetType = UNSET


Select = StringSelect | UserSelect | RoleSelect | MentionableSelect | ChannelSelect


class TextInput(ComponentBase, tag=4, kw_only=True):
    custom_id: CustomId
    style: Annotated[int, Meta(ge=1, le=2)]
    label: Upto45 | UnsetType | None = UNSET
    min_length: Annotated[int, Meta(ge=0, le=4000)] | UnsetType | None = UNSET
    max_length: Annotated[int, Meta(ge=1, le=4000)] | UnsetType | None = UNSET
    required: bool = True
    value: Upto4000 | UnsetType | None = UNSET
    placeholder: Upto100 | UnsetType | None = UNSET


class ChoiceOption(Payload, kw_only=True):
    """One option of a checkbox group or radio group."""

    label: From1To100
    value: From1To100
    description: Upto100 | UnsetType | None = UNSET
    default: bool | None = False


class CheckboxGroup(ComponentBase, tag=22, kw_only=True):
    custom_id: CustomId
    options: Annotated[list[ChoiceOption], Meta(min_length=1, max_length=10)]
    min_values: Annotated[int, Meta(ge=0, le=10)] | None = None
    max_values: Annotated[int, Meta(ge=1, le=10)] | None = None
    required: bool | None = True

    @property
    def fewest(self) -> int:
        """How many options must be chosen, unless none is and the group is not required."""
        return 1 if self.min_values is None else self.min_values

    @property
    def most(self) -> int:
        return len(self.options) if self.max_values is None else self.max_values


class RadioGroup(ComponentBase, tag=21, kw_only=True):
    custom_id: CustomId
    options: Annotated[list[ChoiceOption], Meta(min_length=2, max_length=10)]
    required: bool | None = True


class Checkbox(ComponentBase, tag=23, kw_only=True):
    custom_id: CustomId
    default: bool | None = False


class ActionRow(ComponentBase, tag=1, kw_only=True):
    components: Annotated[
        list[
            Button
            | StringSelect
            | UserSelect
            | RoleSelect
            | MentionableSelect
            | ChannelSelect
            | TextInput
        ],
        Meta(min_length=1, max_length=5),
    ]


class TextDisplay(ComponentBase, tag=10, kw_only=True):
    content: Annotated[str, Meta(min_length=1, max_length=4000)]


class Media(Payload, kw_only=True):
    """A picture or file. A request contains its URL only; the rest is for the answer."""

    url: Upto2048
    id: Id | UnsetType = UNSET
    proxy_url: str | UnsetType = UNSET
    width: int | UnsetType | None = UNSET
    height: int | UnsetType | None = UNSET
    content_type: str | UnsetType | None = UNSET
    attachment_id: Id | UnsetType = UNSET


class Thumbnail(ComponentBase, tag=11, kw_only=True):
    media: Media
    description: From1To1024 | None = None
    spoiler: bool = False


class Section(ComponentBase, tag=9, kw_only=True):
    components: Annotated[list[TextDisplay], Meta(min_length=1, max_length=3)]
    accessory: Button | Thumbnail


class GalleryItem(Payload, kw_only=True):
    media: Media
    description: From1To1024 | None = None
    spoiler: bool = False


class MediaGallery(ComponentBase, tag=12, kw_only=True):
    items: Annotated[list[GalleryItem], Meta(min_length=1, max_length=10)]


class File(ComponentBase, tag=13, kw_only=True):
    file: Media
    spoiler: bool = False
    name: str | None = None
    size: int | None = None


class Separator(ComponentBase, tag=14, kw_only=True):
    divider: bool = True
    spacing: Annotated[int, Meta(ge=1, le=2)] = 1


class Container(ComponentBase, tag=17, kw_only=True):
    components: Annotated[
        list[ActionRow | TextDisplay | Section | MediaGallery | Separator | File],
        Meta(min_length=1, max_length=40),
    ]
    accent_color: Annotated[int, Meta(ge=0, le=0xFFFFFF)] | None = None
    spoiler: bool = False


class Label(ComponentBase, tag=18, kw_only=True):
    label: Annotated[str, Meta(min_length=1, max_length=45)]
    description: Upto100 | UnsetType | None = UNSET
    component: (
        TextInput
        | StringSelect
        | UserSelect
        | RoleSelect
        | MentionableSelect
        | ChannelSelect
        | RadioGroup
        | CheckboxGroup
        | Checkbox
    )


FormField = TextInput | Select | RadioGroup | CheckboxGroup | Checkbox
Component = ActionRow | TextDisplay | Section | MediaGallery | Separator | File | Container | Label


class Modal(Payload, kw_only=True):
    """A form that the bot opens for one person in response to an interaction."""

    custom_id: CustomId
    title: Annotated[str, Meta(min_length=1, max_length=45)]
    components: Annotated[list[ActionRow | Label | TextDisplay], Meta(min_length=1, max_length=5)]
