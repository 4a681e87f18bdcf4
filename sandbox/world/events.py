"""Events that World publishes. The gateway, the web page and the test driver subscribe."""

from collections.abc import Callable
from dataclasses import dataclass

from sandbox.payloads.channels import Channel, Thread
from sandbox.payloads.components import Modal
from sandbox.payloads.guilds import Guild
from sandbox.payloads.ids import Id
from sandbox.payloads.messages import Message
from sandbox.payloads.users import Person, Role


@dataclass(frozen=True)
class MessageCreated:
    message: Message
    only_for: Id | None  # the only user who sees it, if it is ephemeral


@dataclass(frozen=True)
class MessageUpdated:
    message: Message
    only_for: Id | None


@dataclass(frozen=True)
class MessageDeleted:
    channel: Id
    id: Id
    only_for: Id | None


@dataclass(frozen=True)
class ChannelCreated:
    channel: Channel


@dataclass(frozen=True)
class ChannelUpdated:
    channel: Channel


@dataclass(frozen=True)
class ChannelDeleted:
    channel: Channel


@dataclass(frozen=True)
class ThreadJoined:
    """The bot became a member of a thread."""

    thread: Thread


@dataclass(frozen=True)
class MemberJoined:
    person: Person


@dataclass(frozen=True)
class MemberLeft:
    person: Person


@dataclass(frozen=True)
class PersonChanged:
    person: Person


@dataclass(frozen=True)
class GuildCreated:
    """A guild besides the first one, with the bot in it."""

    guild: Guild


@dataclass(frozen=True)
class BotJoined: ...


@dataclass(frozen=True)
class BotLeft: ...


@dataclass(frozen=True)
class BotMemberUpdated:
    """The bot got or lost a role."""


@dataclass(frozen=True)
class RoleCreated:
    role: Role


@dataclass(frozen=True)
class RoleUpdated:
    role: Role


@dataclass(frozen=True)
class CommandsChanged: ...


@dataclass(frozen=True)
class EmojisChanged:
    """An emoji of the application was created."""


@dataclass(frozen=True)
class ChannelRead:
    user: Id
    channel: Id


@dataclass(frozen=True)
class BotOnline:
    """A session was connected or disconnected. `online`: whether any session is connected."""

    online: bool


@dataclass(frozen=True)
class InteractionCreated:
    """A person used a command or component. `payload` is the gateway event for the bot."""

    id: Id
    user: Id
    payload: dict[str, object]


@dataclass(frozen=True)
class InteractionStatusChanged:
    """An interaction was created, answered or failed, as the page shows it to its user."""

    id: Id
    user: Id
    status: str
    channel: Id
    message: Id | None
    custom_id: str | None


@dataclass(frozen=True)
class ModalOpened:
    id: Id
    user: Id
    channel: Id
    modal: Modal


WorldEvent = (
    MessageCreated
    | MessageUpdated
    | MessageDeleted
    | ChannelCreated
    | ChannelUpdated
    | ChannelDeleted
    | ThreadJoined
    | MemberJoined
    | MemberLeft
    | PersonChanged
    | GuildCreated
    | BotJoined
    | BotLeft
    | BotMemberUpdated
    | RoleCreated
    | RoleUpdated
    | CommandsChanged
    | EmojisChanged
    | ChannelRead
    | BotOnline
    | InteractionCreated
    | InteractionStatusChanged
    | ModalOpened
)

EventListener = Callable[[WorldEvent], None]
