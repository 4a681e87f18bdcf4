"""The complete state of the sandbox, as one value that can be written to a file."""

from msgspec import field

from sandbox.payloads.base import Payload
from sandbox.payloads.channels import Channel
from sandbox.payloads.commands import Command
from sandbox.payloads.emojis import Emoji
from sandbox.payloads.guilds import Guild
from sandbox.payloads.ids import Id
from sandbox.payloads.messages import Attachment, Message
from sandbox.payloads.users import Person, User


class Application(Payload, kw_only=True):
    """The bot as its developer registered it, with its token."""

    id: Id
    name: str
    bot: User
    token: str
    description: str = ""
    privileged_intents: int = 0


class WorldState(Payload, kw_only=True):
    """Everything that is saved: the guild of the page and any others, people, channels, messages,
    commands and emoji. Whoever is a member of the first guild is a member of the others."""

    application: Application
    guild: Guild
    other_guilds: dict[Id, Guild] = field(default_factory=dict)
    people_role: Id
    bot_joined_at: str
    bot_in_guild: bool = True
    bot_roles: list[Id] = field(default_factory=list)  # besides the one that is only the bot's
    people: dict[Id, Person]
    channels: dict[Id, Channel]
    messages: dict[Id, dict[Id, Message]] = field(default_factory=dict)  # by channel, oldest first
    # by message: files shown in an embed or layout, which the message's attachments omit
    embedded_attachments: dict[Id, list[Attachment]] = field(
        default_factory=dict, name="shown_within"
    )
    commands: dict[Id, Command] = field(default_factory=dict)
    emojis: dict[Id, Emoji] = field(default_factory=dict)  # of the application
    only_for: dict[Id, Id] = field(default_factory=dict)  # ephemeral message -> its only reader
    read_up_to: dict[Id, dict[Id, Id]] = field(default_factory=dict)  # by person, then by channel
    newest_id: Id = Id("0")
