"""Application commands: the body a bot registers, and the stored command."""

from typing import Annotated

from msgspec import UNSET, Meta, UnsetType

from sandbox.payloads.base import AnyId, From1To100, Payload, Upto32
from sandbox.payloads.ids import Id

CHAT_INPUT = 1
ENTRY_POINT = 4  # added by Discord if somebody enables Activities

SUBCOMMAND = 1
GROUP = 2
STRING = 3
INTEGER = 4
BOOLEAN = 5
USER = 6
CHANNEL = 7
ROLE = 8
MENTIONABLE = 9
NUMBER = 10

IN_GUILD = 0
IN_BOT_DM = 1

Names = dict[str, Upto32] | None
Descriptions = dict[str, From1To100] | None


class Choice(Payload, kw_only=True):
    name: From1To100
    value: From1To100 | int | float
    name_localizations: dict[str, From1To100] | None = None


class Option(Payload, kw_only=True):
    type: Annotated[int, Meta(ge=1, le=11)]
    name: Upto32
    description: From1To100
    name_localizations: Names = None
    description_localizations: Descriptions = None
    required: bool = False
    choices: Annotated[list[Choice], Meta(max_length=25)] | UnsetType | None = UNSET
    options: "Annotated[list[Option], Meta(max_length=25)] | UnsetType | None" = UNSET
    channel_types: list[int] | UnsetType | None = UNSET
    min_value: int | float | UnsetType | None = UNSET
    max_value: int | float | UnsetType | None = UNSET
    min_length: Annotated[int, Meta(ge=0, le=6000)] | UnsetType | None = UNSET
    max_length: Annotated[int, Meta(ge=1, le=6000)] | UnsetType | None = UNSET
    autocomplete: bool = False


class CommandBody(Payload, kw_only=True):
    name: Upto32
    type: Annotated[int, Meta(ge=1, le=4)] = CHAT_INPUT
    description: Annotated[str, Meta(max_length=100)] = ""
    name_localizations: Names = None
    description_localizations: Descriptions = None
    options: Annotated[list[Option], Meta(max_length=25)] | None = None
    default_member_permissions: AnyId | None = None
    dm_permission: bool | None = None
    nsfw: bool | None = False
    contexts: list[int] | None = None
    integration_types: list[int] | None = None
    handler: Annotated[int, Meta(ge=1, le=2)] | UnsetType = UNSET  # of an entry point only


class Command(CommandBody, kw_only=True):
    id: Id
    application_id: Id
    version: Id
    guild_id: Id | UnsetType = UNSET

    def is_offered_in(self, context: int) -> bool:
        """Whether clients list the command in a context: IN_GUILD or IN_BOT_DM."""
        if self.guild_id is not UNSET:
            return context == IN_GUILD
        if self.contexts is not None:
            return context in self.contexts
        return context == IN_GUILD or self.dm_permission is not False
