"""The JSON that the page shows to one person: only what this person may see."""

import msgspec
from msgspec import UNSET

from sandbox.payloads.base import Json
from sandbox.payloads.channels import Channel, DirectChannel, TextChannel, Thread
from sandbox.payloads.commands import CHAT_INPUT, IN_BOT_DM, IN_GUILD, Choice, Command, Option
from sandbox.payloads.ids import Id
from sandbox.payloads.locales import LOCALES
from sandbox.payloads.messages import Message
from sandbox.payloads.users import Person, User
from sandbox.world import permissions
from sandbox.world.permissions import USE_COMMANDS
from sandbox.world.read_state import count_unread, is_mentioned
from sandbox.world.world import World


class PageViews:
    """Turns the state of the world into the JSON for one person."""

    def __init__(self, world: World) -> None:
        self._world = world

    def state(self, person: Person, bot_online: bool) -> Json:
        """Everything but messages."""
        world = self._world
        guild = world.state.guild
        channels = [c for c in world.state.channels.values() if world.can_view(person, c)]
        members = [p for p in world.state.people.values() if p.in_guild]
        bot = [self.user(world.bot)] if world.state.bot_in_guild else []
        return {
            "me": self.person(person),
            "people": [self.person(p) for p in world.state.people.values()],
            "guild": {
                "id": guild.id,
                "name": guild.name,
                "preferred_locale": guild.preferred_locale,
            },
            "bot": {"user": self.user(world.bot), "online": bot_online},
            "channels": [
                self.channel(person, c) for c in channels if not isinstance(c, DirectChannel)
            ],
            "dms": [self.channel(person, c) for c in channels if isinstance(c, DirectChannel)],
            "members": bot + [self.user(p.user) for p in members],
            "commands": self.commands(person),
            "emojis": self.emojis(),
            "locales": LOCALES,
            "clock": {"ahead_s": world.clock.ahead_s, "is_movable": world.clock.is_shared},
        }

    def user(self, user: User) -> Json:
        return {
            "id": user.id,
            "username": user.username,
            "global_name": user.global_name,
            "bot": user.bot,
            "accent_color": user.accent_color,
        }

    def person(self, person: Person) -> Json:
        return self.user(person.user) | {"locale": person.locale, "dms_open": person.dms_open}

    def channel(self, person: Person, channel: Channel) -> Json:
        unread, mentioned = count_unread(self._world, person, channel.id)
        view: Json = {
            "id": channel.id,
            "unread": unread,
            "mentions": mentioned,
            "last_message_id": channel.last_message_id,
            "can_send": self.can_send(person, channel),
        }
        match channel:
            case DirectChannel():
                return view | {"type": 1, "recipient": self.user(self._world.bot)}
            case TextChannel():
                more: Json = {"topic": channel.topic, "archived": False}
                return view | more | {"type": 0, "name": channel.name, "parent_id": None}
            case Thread():
                archived = channel.thread_metadata.archived
                more = {"type": 11, "name": channel.name, "topic": None}
                return view | more | {"parent_id": channel.parent_id, "archived": archived}

    def can_send(self, person: Person, channel: Channel) -> bool:
        is_thread = isinstance(channel, Thread)
        needed = permissions.SEND_IN_THREADS if is_thread else permissions.SEND_MESSAGES
        return bool(self._world.person_permissions(person, channel) & needed)

    def emojis(self) -> list[Json]:
        return [
            {"id": emoji.id, "name": emoji.name, "animated": emoji.animated}
            for emoji in self._world.state.emojis.values()
        ]

    def message(self, person: Person, message: Message) -> Json:
        view = msgspec.convert(msgspec.to_builtins(message), Json)
        view["ephemeral"] = message.is_ephemeral
        view["mentions_me"] = is_mentioned(person, message)
        return view

    def messages(self, person: Person, channel: Id, before: Id | None, limit: int) -> Json:
        """The newest `limit` messages before a message, oldest first."""
        visible = [
            message
            for message in self._world.messages(channel).values()
            if self._world.can_read(person, message)
            and (before is None or int(message.id) < int(before))
        ]
        newest = visible[-limit:]
        return {
            "messages": [self.message(person, message) for message in newest],
            "more": len(visible) > len(newest),
        }

    def commands(self, person: Person) -> list[Json]:
        """The commands this person may use; a guild command hides a global one of its name."""
        registered = self._world.state.commands.values()
        guild_names = {c.name for c in registered if c.guild_id is not UNSET}
        shown = [c for c in registered if c.type == CHAT_INPUT and self._may_use(person, c)]
        return [
            command_view(c, person.locale)
            for c in sorted(shown, key=lambda c: c.name)
            if c.guild_id is not UNSET or c.name not in guild_names
        ]

    def _may_use(self, person: Person, command: Command) -> bool:
        if command.default_member_permissions is None:
            return True
        if person.user.id == self._world.state.guild.owner_id:
            return True
        needed = int(command.default_member_permissions) | USE_COMMANDS
        held = 0
        for role in self._world.state.guild.roles:
            if role.id in (self._world.state.guild.id, *person.roles):
                held |= int(role.permissions)
        return command.default_member_permissions != "0" and held & needed == needed


def command_view(command: Command, locale: str) -> Json:
    return {
        "id": command.id,
        "name": in_locale(command.name, command.name_localizations, locale),
        "original_name": command.name,
        "description": in_locale(command.description, command.description_localizations, locale),
        "in_guild": command.is_offered_in(IN_GUILD),
        "in_dm": command.is_offered_in(IN_BOT_DM),
        "options": [option_view(option, locale) for option in command.options or []],
    }


def option_view(option: Option, locale: str) -> Json:
    view: Json = {
        "type": option.type,
        "name": in_locale(option.name, option.name_localizations, locale),
        "original_name": option.name,
        "description": in_locale(option.description, option.description_localizations, locale),
        "required": option.required,
        "autocomplete": option.autocomplete,
    }
    for bound in ("min_value", "max_value", "min_length", "max_length", "channel_types"):
        if getattr(option, bound) not in (UNSET, None):
            view[bound] = getattr(option, bound)
    if option.choices:
        view["choices"] = [choice_view(choice, locale) for choice in option.choices]
    if option.options:
        view["options"] = [option_view(inner, locale) for inner in option.options]
    return view


def choice_view(choice: Choice, locale: str) -> Json:
    name = in_locale(choice.name, choice.name_localizations, locale)
    return {"name": name, "value": choice.value}


def in_locale(text: str, localised: dict[str, str] | None, locale: str) -> str:
    return (localised or {}).get(locale, text)
