"""The `resolved` part of an interaction: the users, channels and roles that its ids mean."""

from collections.abc import Sequence

from msgspec import UNSET, structs

from sandbox.payloads.base import Json
from sandbox.payloads.commands import CHANNEL, MENTIONABLE, ROLE, USER
from sandbox.payloads.ids import Id
from sandbox.people.client_refusal import ClientRefusal
from sandbox.world.world import World


def resolve_ids(world: World, kinds_and_ids: Sequence[tuple[int, str]]) -> Json:
    """The objects for pairs of an option type (USER, CHANNEL, ...) and an id."""
    found: dict[str, Json] = {}
    for kind, value in kinds_and_ids:
        key = Id(value)
        if kind in (USER, MENTIONABLE) and (key in world.state.people or key == world.bot.id):
            found.setdefault("users", {})[value] = world.user(key)
            member = next((m for m in world.members() if m.user and m.user.id == key), None)
            if member is not None:
                shown = structs.replace(member, user=UNSET, permissions="0")
                found.setdefault("members", {})[value] = shown
        elif kind == CHANNEL and key in world.state.channels:
            found.setdefault("channels", {})[value] = world.channel(key)
        elif kind in (ROLE, MENTIONABLE):
            roles = {role.id: role for role in world.state.guild.roles}
            found.setdefault("roles", {})[value] = roles.get(key)
        else:
            raise ClientRefusal("unknown", f"There is no {value}.")
    return dict(found)
