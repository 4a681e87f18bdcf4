"""Everything the stand-in remembers, as one value that can be written to a file."""

from msgspec import field

from sandbox.payloads.base import Payload
from sandbox.payloads.channels import Channel
from sandbox.payloads.commands import Command
from sandbox.payloads.guilds import Guild
from sandbox.payloads.ids import Id
from sandbox.payloads.messages import Attachment, Message
from sandbox.payloads.users import Person, User


class Application(Payload, kw_only=True):
    id: Id
    name: str
    bot: User
    token: str
    description: str = ""
    privileged_intents: int = 0


class WorldState(Payload, kw_only=True):
    application: Application
    guild: Guild
    people_role: Id
    bot_joined_at: str
    bot_in_guild: bool = True
    people: dict[Id, Person]
    channels: dict[Id, Channel]
    messages: dict[Id, dict[Id, Message]] = field(default_factory=dict)  # by channel, oldest first
    # shown in an embed or a layout, and therefore not among a message's attachments
    shown_within: dict[Id, list[Attachment]] = field(default_factory=dict)
    commands: dict[Id, Command] = field(default_factory=dict)
    only_for: dict[Id, Id] = field(default_factory=dict)  # who sees an ephemeral message
    read_up_to: dict[Id, dict[Id, Id]] = field(default_factory=dict)  # by person, then channel
    newest_id: Id = Id("0")
