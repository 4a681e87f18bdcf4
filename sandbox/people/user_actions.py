"""What a person does in a channel. Everything but a plain message creates an interaction."""

from collections.abc import Mapping, Sequence

import msgspec
from msgspec import structs

from sandbox.interactions.interaction import (
    AUTOCOMPLETE,
    COMMAND,
    COMPONENT,
    MODAL_SUBMIT,
    Interaction,
)
from sandbox.interactions.registry import InteractionRegistry
from sandbox.messages.attachments import MAX_FILE_BYTES
from sandbox.messages.component_rules import interactive
from sandbox.messages.contents import MessageContents
from sandbox.messages.message_store import create_message
from sandbox.payloads.base import Json
from sandbox.payloads.channels import Channel, DirectChannel
from sandbox.payloads.commands import CHANNEL, IN_BOT_DM, IN_GUILD, MENTIONABLE, ROLE, USER, Command
from sandbox.payloads.components import LINK_STYLE, Button, Select
from sandbox.payloads.ids import Id
from sandbox.payloads.messages import Message
from sandbox.payloads.users import Person
from sandbox.people.client_refusal import ClientRefusal
from sandbox.people.command_input import Value, build_options
from sandbox.people.component_input import check_choice
from sandbox.people.form_input import FormValues, build_submission
from sandbox.people.resolved_ids import resolve_ids
from sandbox.world import permissions
from sandbox.world.world import World

NEEDS_RESOLVING = (USER, CHANNEL, ROLE, MENTIONABLE)
OPTION_TYPE_OF_MENU = {5: USER, 6: ROLE, 7: MENTIONABLE, 8: CHANNEL}


class UserActions:
    """Carries out what people do, or raises ClientRefusal if their client would not let them."""

    def __init__(self, world: World, interactions: InteractionRegistry) -> None:
        self._world = world
        self._interactions = interactions

    def send_message(self, person: Person, channel: Channel, content: str) -> Message:
        self._require_view(person, channel)
        if not 0 < len(content.strip()) <= 2000:
            raise ClientRefusal("wrong_length", "A message has 1 to 2000 characters.")
        return create_message(self._world, channel, person.user, MessageContents(content))

    def use_command(
        self,
        person: Person,
        channel: Channel,
        command: Command,
        values: Mapping[str, Value],
        subcommand: Sequence[str] = (),
    ) -> Interaction:
        self._require_offered(person, channel, command)
        options = build_options(command, subcommand, values)
        interaction = self._interactions.create(
            COMMAND,
            person.user.id,
            channel.id,
            command_name=" ".join([command.name, *subcommand]),
        )
        self._send(interaction, person, channel, self._command_data(command, options))
        return interaction

    def autocomplete(
        self,
        person: Person,
        channel: Channel,
        command: Command,
        values: Mapping[str, Value],
        focused: str,
        subcommand: Sequence[str] = (),
    ) -> Interaction:
        """Ask the bot for choices of the option `focused`."""
        self._require_offered(person, channel, command)
        options = build_options(command, subcommand, {focused: "", **values}, focused)
        interaction = self._interactions.create(
            AUTOCOMPLETE, person.user.id, channel.id, command_name=command.name
        )
        self._send(interaction, person, channel, self._command_data(command, options))
        return interaction

    def press(self, person: Person, message: Message, custom_id: str) -> Interaction:
        button = self._component(person, message, custom_id)
        if not isinstance(button, Button) or button.style == LINK_STYLE or button.disabled:
            raise ClientRefusal("not_pressable", "This button cannot be pressed.")
        return self._use_component(person, message, button, {})

    def choose(
        self, person: Person, message: Message, custom_id: str, values: Sequence[str]
    ) -> Interaction:
        menu = self._component(person, message, custom_id)
        if isinstance(menu, Button):
            raise ClientRefusal("not_a_menu", "This is a button, not a menu.")
        check_choice(menu, values)
        kind = OPTION_TYPE_OF_MENU.get(component_type(menu))
        data: Json = {"values": list(values)}
        if kind is not None:
            data["resolved"] = resolve_ids(self._world, [(kind, value) for value in values])
        return self._use_component(person, message, menu, data)

    def submit(self, person: Person, opened_by: Id, values: FormValues) -> Interaction:
        """Submit the form that the interaction `opened_by` opened for this person.

        The form is open until the bot has answered a submission of it.
        """
        opener = self._interactions.find_modal_opener(opened_by, person.user.id)
        if opener is None or opener.modal is None:
            raise ClientRefusal("no_such_form", "This form is not open.")
        components = build_submission(opener.modal, values)
        channel = self._world.channel(opener.channel)
        interaction = self._interactions.create(
            MODAL_SUBMIT, person.user.id, channel.id, opener.message, opener.modal.custom_id
        )
        interaction.opened_by = opener
        data: Json = {"custom_id": opener.modal.custom_id, "components": components}
        chosen_ids = ids_chosen(components)
        if chosen_ids:
            data["resolved"] = resolve_ids(self._world, chosen_ids)
        self._send(interaction, person, channel, data)
        return interaction

    def _use_component(
        self, person: Person, message: Message, part: Button | Select, data: Json
    ) -> Interaction:
        channel = self._world.channel(message.channel_id)
        custom_id = part.custom_id if isinstance(part.custom_id, str) else ""
        interaction = self._interactions.create(
            COMPONENT, person.user.id, channel.id, message.id, custom_id
        )
        component_data: Json = {
            "custom_id": custom_id,
            "component_type": component_type(part),
            "id": part.id,
            **data,
        }
        self._send(interaction, person, channel, component_data)
        return interaction

    def _component(self, person: Person, message: Message, custom_id: str) -> Button | Select:
        self._require_view(person, self._world.channel(message.channel_id))
        if not self._world.can_read(person, message):
            raise ClientRefusal("unknown_message", "There is no such message.")
        for part in interactive(message.components):
            if part.custom_id == custom_id:
                return part
        raise ClientRefusal("unknown_component", "The message has no such button or menu.")

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
            data["resolved"] = resolve_ids(self._world, pairs)
        data["options"] = options
        return data

    def _require_view(self, person: Person, channel: Channel) -> None:
        if not self._world.can_view(person, channel):
            raise ClientRefusal("unknown_channel", "There is no such channel.")

    def _require_offered(self, person: Person, channel: Channel, command: Command) -> None:
        self._require_view(person, channel)
        if not is_offered(self._world, person, channel, command):
            raise ClientRefusal("not_offered", f"/{command.name} is not offered here.")

    def _send(self, interaction: Interaction, person: Person, channel: Channel, data: Json) -> None:
        world = self._world
        guild = None if isinstance(channel, DirectChannel) else world.guild_of(channel)
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
            "attachment_size_limit": MAX_FILE_BYTES,
            "app_permissions": str(world.bot_permissions(channel)),
            "context": IN_BOT_DM if guild is None else IN_GUILD,
        }
        if guild is not None:
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
        self._interactions.send(interaction, snapshot(payload))


def is_offered(world: World, person: Person, channel: Channel, command: Command) -> bool:
    """Whether the client would list this command for this person in this channel."""
    if isinstance(channel, DirectChannel):
        return command.is_offered_in(IN_BOT_DM)
    needed = int(command.default_member_permissions or 0) | permissions.USE_COMMANDS
    if command.default_member_permissions == "0":
        needed = permissions.ADMINISTRATOR
    allowed = world.person_permissions(person, channel)
    return (
        command.is_offered_in(IN_GUILD) and world.is_bot_in(channel) and allowed & needed == needed
    )


def ids_chosen(components: list[Json]) -> list[tuple[int, str]]:
    """The ids of users, roles and channels chosen in a form, with their option types."""
    fields = [component.get("component") for component in components]
    return [
        (OPTION_TYPE_OF_MENU[field["type"]], value)
        for field in fields
        if isinstance(field, dict) and field["type"] in OPTION_TYPE_OF_MENU
        for value in field["values"]
    ]


def component_type(part: Button | Select) -> int:
    return msgspec.convert(part.__struct_config__.tag, int)


def snapshot(payload: Json) -> Json:
    """A copy in plain values, which later changes of the world do not affect."""
    return msgspec.convert(msgspec.to_builtins(payload), Json)
