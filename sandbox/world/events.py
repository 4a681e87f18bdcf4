"""Events that World publishes. The gateway, the web page and the test driver subscribe."""

from collections.abc import Callable

from msgspec import Struct

from sandbox.payloads.channels import Channel, Thread
from sandbox.payloads.components import Modal
from sandbox.payloads.guilds import Guild
from sandbox.payloads.ids import Id
from sandbox.payloads.messages import Message
from sandbox.payloads.users import Person, Role


class WorldEvent(Struct, frozen=True):
    """Something that happened in the world."""


class MessageCreated(WorldEvent, frozen=True):
    message: Message
    only_for: Id | None  # the only user who sees it, if it is ephemeral


class MessageUpdated(WorldEvent, frozen=True):
    message: Message
    only_for: Id | None


class MessageDeleted(WorldEvent, frozen=True):
    channel: Id
    id: Id
    only_for: Id | None


class ChannelCreated(WorldEvent, frozen=True):
    channel: Channel


class ChannelUpdated(WorldEvent, frozen=True):
    channel: Channel


class ChannelDeleted(WorldEvent, frozen=True):
    channel: Channel


class ThreadJoined(WorldEvent, frozen=True):
    """The bot became a member of a thread."""

    thread: Thread


class MemberJoined(WorldEvent, frozen=True):
    person: Person


class MemberLeft(WorldEvent, frozen=True):
    person: Person


class PersonChanged(WorldEvent, frozen=True):
    person: Person


class GuildCreated(WorldEvent, frozen=True):
    """A guild besides the first one, with the bot in it."""

    guild: Guild


class BotJoined(WorldEvent, frozen=True): ...


class BotLeft(WorldEvent, frozen=True): ...


class BotMemberUpdated(WorldEvent, frozen=True):
    """The bot got or lost a role."""


class RoleCreated(WorldEvent, frozen=True):
    role: Role


class RoleUpdated(WorldEvent, frozen=True):
    role: Role


class CommandsChanged(WorldEvent, frozen=True): ...


class EmojisChanged(WorldEvent, frozen=True):
    """An emoji of the application was created."""


class ChannelRead(WorldEvent, frozen=True):
    user: Id
    channel: Id


class BotOnline(WorldEvent, frozen=True):
    """A session was connected or disconnected. `online`: whether any session is connected."""

    online: bool


class InteractionCreated(WorldEvent, frozen=True):
    """A person used a command or component. `payload` is the gateway event for the bot."""

    id: Id
    user: Id
    payload: dict[str, object]


class InteractionStatusChanged(WorldEvent, frozen=True):
    """An interaction was created, answered or failed, as the page shows it to its user."""

    id: Id
    user: Id
    status: str
    channel: Id
    message: Id | None
    custom_id: str | None


class ModalOpened(WorldEvent, frozen=True):
    id: Id
    user: Id
    channel: Id
    modal: Modal


class ClockMoved(WorldEvent, frozen=True):
    ahead_s: float


class ModalClosed(WorldEvent, frozen=True):
    """The form that this interaction opened has been submitted."""

    id: Id
    user: Id


EventListener = Callable[[WorldEvent], None]
