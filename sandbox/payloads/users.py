"""Users, members and roles."""

from msgspec import UNSET, UnsetType

from sandbox.payloads.base import Payload
from sandbox.payloads.ids import Id


class User(Payload, kw_only=True):
    id: Id
    username: str
    global_name: str | None = None
    discriminator: str = "0"
    avatar: str | None = None
    bot: bool = False
    system: bool = False
    public_flags: int = 0
    accent_color: int | None = None


class Member(Payload, kw_only=True):
    """A guild member. Discord omits `user` where the message's author is next to it."""

    user: User | UnsetType = UNSET
    roles: list[Id]
    joined_at: str
    nick: str | None = None
    avatar: str | None = None
    premium_since: str | None = None
    deaf: bool = False
    mute: bool = False
    flags: int = 0
    pending: bool = False
    communication_disabled_until: str | None = None
    permissions: str | UnsetType = UNSET


class RoleTags(Payload, kw_only=True):
    bot_id: Id | UnsetType = UNSET


class Role(Payload, kw_only=True):
    id: Id
    name: str
    permissions: str
    color: int = 0
    hoist: bool = False
    icon: str | None = None
    unicode_emoji: str | None = None
    position: int = 0
    managed: bool = False
    mentionable: bool = False
    flags: int = 0
    tags: RoleTags | UnsetType = UNSET


class Person(Payload, kw_only=True):
    """A human user of the sandbox, with the settings that Discord does not show to bots."""

    user: User
    locale: str = "en-US"
    dms_open: bool = True
    joined_at: str
    roles: list[Id]
    in_guild: bool = True

    def member(self) -> Member:
        return Member(user=self.user, roles=self.roles, joined_at=self.joined_at)
