"""The state of a new sandbox: one guild with three channels, five people and the bot."""

from sandbox.clock import Clock
from sandbox.payloads.channels import TextChannel
from sandbox.payloads.guilds import Guild
from sandbox.payloads.ids import Id, SnowflakeGenerator
from sandbox.payloads.users import Person, Role, RoleTags, User
from sandbox.world.permissions import GRANTED_TO_THE_BOT, NEEDED_BY_THE_BOT, USUAL_FOR_PEOPLE
from sandbox.world.state import Application, WorldState

PEOPLE = {
    "Robin": 0x5865F2,
    "Kim": 0x2E8B57,
    "Sasha": 0xB5477A,
    "Alex": 0xC27C0E,
    "Noor": 0x7A5CBF,
}
CHANNELS = {
    "waiting-room": "Meet here, ask for /help, start a game.",
    "platform-1": "One table a channel.",
    "platform-2": "Another table.",
}


def default_state(clock: Clock, ids: SnowflakeGenerator) -> WorldState:
    bot = User(id=ids.next(), username="slow-train", bot=True, accent_color=0x1F6F78)
    guild_id = ids.next()
    people_role = ids.next()
    roles = [
        Role(id=guild_id, name="@everyone", permissions=str(NEEDED_BY_THE_BOT)),
        Role(id=people_role, name="Travellers", permissions=str(USUAL_FOR_PEOPLE), position=1),
        Role(
            id=ids.next(),
            name="Slow Train",
            permissions=str(GRANTED_TO_THE_BOT),
            position=2,
            managed=True,
            tags=RoleTags(bot_id=bot.id),
        ),
    ]
    people = [
        new_person(name, colour, people_role, clock, ids.next()) for name, colour in PEOPLE.items()
    ]
    channels = [
        TextChannel(
            id=ids.next(),
            guild_id=guild_id,
            name=name,
            topic=topic,
            position=position,
            permission_overwrites=[],
        )
        for position, (name, topic) in enumerate(CHANNELS.items())
    ]
    return WorldState(
        application=Application(id=bot.id, name="Slow Train", bot=bot, token="sandbox"),  # noqa: S106  # not a secret: only this sandbox accepts it
        guild=Guild(
            id=guild_id,
            name="Slow Train",
            owner_id=people[0].user.id,
            roles=roles,
            system_channel_id=channels[0].id,
        ),
        people_role=people_role,
        bot_joined_at=clock.timestamp(),
        people={person.user.id: person for person in people},
        channels={channel.id: channel for channel in channels},
    )


def new_person(name: str, colour: int, role: Id, clock: Clock, user_id: Id) -> Person:
    username = "".join(letter for letter in name.lower() if letter.isalnum()) or "somebody"
    return Person(
        user=User(id=user_id, username=username, global_name=name, accent_color=colour),
        joined_at=clock.timestamp(),
        roles=[role],
    )
