"""Guilds besides the first one, so that a bot with several shards has something on each."""

from msgspec import structs

from sandbox.payloads.guilds import Guild
from sandbox.payloads.ids import TIME_SHIFT, Id
from sandbox.world.events import GuildCreated
from sandbox.world.world import World


def shard_of(guild: Id | None, shards: int) -> int:
    """The shard that gets the events of a guild; None: of direct messages."""
    return 0 if guild is None else (int(guild) >> TIME_SHIFT) % shards


def create_guild(world: World, name: str, shard: int = 0, shards: int = 1) -> Guild:
    """Create a guild that belongs to this one of so many shards. Everybody is a member, with the
    same roles as in the first guild."""
    guild_id = world.ids.next()
    while shard_of(guild_id, shards) != shard:
        later = Id(str((int(guild_id) >> TIME_SHIFT) + 1 << TIME_SHIFT))
        world.ids.skip_past(later)
        guild_id = world.ids.next()
    everyone, *others = world.state.guild.roles
    roles = [structs.replace(everyone, id=guild_id), *others]
    guild = structs.replace(
        world.state.guild, id=guild_id, name=name, roles=roles, system_channel_id=None
    )
    world.state.other_guilds[guild_id] = guild
    world.publish(GuildCreated(guild))
    return guild
