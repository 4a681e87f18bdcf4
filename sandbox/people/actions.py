"""What people do: use a command, press, choose, submit. Each becomes an interaction for the bot."""

from collections.abc import Mapping, Sequence

import msgspec
from msgspec import structs

from sandbox.messages import component_rules
from sandbox.messages.attachments import MOST_BYTES
from sandbox.messages.composing import MessageContents
from sandbox.messages.posting import ORDINARY, create
from sandbox.payloads.channels import Channel, DirectChannel
from sandbox.payloads.commands import CHANNEL, IN_BOT_DM, IN_GUILD, MENTIONABLE, ROLE, USER, Command
from sandbox.payloads.components import LINK_STYLE, Button, Select
from sandbox.payloads.ids import Id
from sandbox.payloads.messages import Message
from sandbox.payloads.users import Person
from sandbox.people import inputs
from sandbox.people.inputs import Json, NotPossible, Value
from sandbox.world import permissions
from sandbox.world.interactions import (
    AUTOCOMPLETE,
    COMMAND,
    COMPONENT,
    MODAL_SUBMIT,
    Interaction,
    Interactions,
)
from sandbox.world.world import World

NEEDS_RESOLVING = (USER, CHANNEL, ROLE, MENTIONABLE)


class PeopleActions:
    def __init__(self, world: World, interactions: Interactions) -> None:
        self._world = world
        self._interactions = interactions

    def say(self, person: Person, channel: Channel, content: str) -> Message:
        """A plain message."""
        self._must_see(person, channel)
        if not 0 < len(content.strip()) <= 2000:
            raise NotPossible("wrong_length", "A message has 1 to 2000 characters.")
        return create(self._world, channel, person.user, MessageContents(content), ORDINARY)

    def use(
        self,
        person: Person,
        channel: Channel,
        command: Command,
        values: Mapping[str, Value],
        subcommand: Sequence[str] = (),
    ) -> Interaction:
        self._must_be_offered(person, channel, command)
        options = inputs.filled_in(command, subcommand, values)
        interaction = self._interactions.begin(
            COMMAND,
            person.user.id,
            channel.id,
            command_name=" ".join([command.name, *subcommand]),
        )
        self._send(interaction, person, channel, self._command_data(command, options))
        return interaction

    def complete(
        self,
        person: Person,
        channel: Channel,
        command: Command,
        values: Mapping[str, Value],
        focused: str,
        subcommand: Sequence[str] = (),
    ) -> Interaction:
        """Ask for the choices of one option while the command is being typed."""
        self._must_be_offered(person, channel, command)
        options = inputs.filled_in(command, subcommand, {focused: "", **values}, focused)
        interaction = self._interactions.begin(
            AUTOCOMPLETE, person.user.id, channel.id, command_name=command.name
        )
        self._send(interaction, person, channel, self._command_data(command, options))
        return interaction

    def press(self, person: Person, message: Message, custom_id: str) -> Interaction:
        button = self._component(person, message, custom_id)
        if not isinstance(button, Button) or button.style == LINK_STYLE or button.disabled:
            raise NotPossible("not_pressable", "This button cannot be pressed.")
        return self._use_component(person, message, button, {})

    def choose(
        self, person: Person, message: Message, custom_id: str, values: Sequence[str]
    ) -> Interaction:
        menu = self._component(person, message, custom_id)
        if isinstance(menu, Button):
            raise NotPossible("not_a_menu", "This is a button, not a menu.")
        inputs.check_choice(menu, values)
        kind = {5: USER, 6: ROLE, 7: MENTIONABLE, 8: CHANNEL}.get(tag(menu))
        data: Json = {"values": list(values)}
        if kind is not None:
            data["resolved"] = inputs.resolved(self._world, [(kind, value) for value in values])
        return self._use_component(person, message, menu, data)

    def submit(
        self, person: Person, modal: Id, values: Mapping[str, str | list[str]]
    ) -> Interaction:
        opener = self._interactions.opened_by(modal, person.user.id)
        if opener is None or opener.modal is None:
            raise NotPossible("no_such_form", "This form is not open.")
        components = inputs.submitted(opener.modal, values)
        channel = self._world.channel(opener.channel)
        interaction = self._interactions.begin(
            MODAL_SUBMIT, person.user.id, channel.id, opener.message, opener.modal.custom_id
        )
        data: Json = {"custom_id": opener.modal.custom_id, "components": components}
        self._send(interaction, person, channel, data)
        return interaction

    def _use_component(
        self, person: Person, message: Message, part: Button | Select, data: Json
    ) -> Interaction:
        channel = self._world.channel(message.channel_id)
        custom_id = part.custom_id if isinstance(part.custom_id, str) else ""
        interaction = self._interactions.begin(
            COMPONENT, person.user.id, channel.id, message.id, custom_id
        )
        whole: Json = {"custom_id": custom_id, "component_type": tag(part), "id": 1, **data}
        self._send(interaction, person, channel, whole)
        return interaction

    def _component(self, person: Person, message: Message, custom_id: str) -> Button | Select:
        self._must_see(person, self._world.channel(message.channel_id))
        if not self._world.sees_message(person, message):
            raise NotPossible("unknown_message", "There is no such message.")
        for part in component_rules.interactive(message.components):
            if part.custom_id == custom_id:
                return part
        raise NotPossible("unknown_component", "The message has no such button or menu.")

    def _command_data(self, command: Command, options: list[Json]) -> Json:
        data: Json = {"id": command.id, "name": command.name, "type": command.type}
        if command.guild_id:
            data["guild_id"] = command.guild_id
        leaves = options
        while len(leaves) == 1 and isinstance(leaves[0].get("options"), list):
            leaves = msgspec.convert(leaves[0]["options"], list[Json])
        wanted = [(o["type"], str(o["value"])) for o in leaves if o["type"] in NEEDS_RESOLVING]
        pairs = [(kind, value) for kind, value in wanted if isinstance(kind, int)]
        if pairs:
            data["resolved"] = inputs.resolved(self._world, pairs)
        data["options"] = options
        return data

    def _must_see(self, person: Person, channel: Channel) -> None:
        if not self._world.sees(person, channel):
            raise NotPossible("unknown_channel", "There is no such channel.")

    def _must_be_offered(self, person: Person, channel: Channel, command: Command) -> None:
        self._must_see(person, channel)
        if not offered(self._world, person, channel, command):
            raise NotPossible("not_offered", f"/{command.name} is not offered here.")

    def _send(self, interaction: Interaction, person: Person, channel: Channel, data: Json) -> None:
        world = self._world
        in_guild = not isinstance(channel, DirectChannel)
        payload: Json = {
            "id": interaction.id,
            "application_id": world.state.application.id,
            "type": interaction.kind,
            "data": data,
            "channel": channel,
            "channel_id": channel.id,
            "token": interaction.token,
            "version": 1,
            "locale": person.locale,
            "entitlements": [],
            "attachment_size_limit": MOST_BYTES,
            "app_permissions": str(world.bot_permissions(channel)),
            "context": IN_GUILD if in_guild else IN_BOT_DM,
        }
        if in_guild:
            guild = world.state.guild
            member = structs.replace(
                person.member(), permissions=str(world.person_permissions(person, channel))
            )
            payload |= {
                "guild_id": guild.id,
                "guild_locale": guild.preferred_locale,
                "guild": {"id": guild.id, "locale": guild.preferred_locale, "features": []},
                "member": member,
                "authorizing_integration_owners": {"0": guild.id},
            }
        else:
            payload |= {"user": person.user, "authorizing_integration_owners": {"0": "0"}}
        if interaction.message is not None:
            payload["message"] = world.messages(channel.id).get(interaction.message)
        self._interactions.send(interaction, frozen(payload))


def offered(world: World, person: Person, channel: Channel, command: Command) -> bool:
    """Whether the client would list this command for this person in this channel."""
    if isinstance(channel, DirectChannel):
        return command.offered_in(IN_BOT_DM)
    needed = int(command.default_member_permissions or 0) | permissions.USE_COMMANDS
    if command.default_member_permissions == "0":
        needed = permissions.ADMINISTRATOR
    allowed = world.person_permissions(person, channel)
    return command.offered_in(IN_GUILD) and world.state.bot_in_guild and allowed & needed == needed


def tag(part: Button | Select) -> int:
    return msgspec.convert(part.__struct_config__.tag, int)


def frozen(payload: Json) -> Json:
    """Plain values, so that later changes in the world do not reach back into what was sent."""
    return msgspec.convert(msgspec.to_builtins(payload), Json)
