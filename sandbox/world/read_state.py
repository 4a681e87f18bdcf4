"""Which messages a person has read: unread counts, and marking a channel as read."""

from sandbox.payloads.ids import Id
from sandbox.payloads.messages import Message
from sandbox.payloads.users import Person
from sandbox.world.events import ChannelRead
from sandbox.world.world import World


def count_unread(world: World, person: Person, channel: Id) -> tuple[int, int]:
    """How many messages by others the person has not read, and how many mention the person."""
    last_read = int(world.state.read_up_to.get(person.user.id, {}).get(channel, Id("0")))
    unread = [
        message
        for message in world.messages(channel).values()
        if int(message.id) > last_read
        and message.author.id != person.user.id
        and world.can_read(person, message)
    ]
    return len(unread), sum(is_mentioned(person, message) for message in unread)


def mark_read(world: World, person: Person, channel: Id) -> None:
    newest = next(reversed(world.messages(channel)), Id("0"))
    world.state.read_up_to.setdefault(person.user.id, {})[channel] = newest
    world.publish(ChannelRead(person.user.id, channel))


def is_mentioned(person: Person, message: Message) -> bool:
    return message.mention_everyone or any(u.id == person.user.id for u in message.mentions)
