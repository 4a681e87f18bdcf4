"""Who may do what where: roles, then the channel's overwrites, as Discord computes it."""

from collections.abc import Iterable

from sandbox.payloads.channels import Overwrite
from sandbox.payloads.ids import Id
from sandbox.payloads.users import Role

ADD_REACTIONS = 1 << 6
ADMINISTRATOR = 1 << 3
VIEW_CHANNEL = 1 << 10
SEND_MESSAGES = 1 << 11
MANAGE_CHANNELS = 1 << 4
MANAGE_MESSAGES = 1 << 13
EMBED_LINKS = 1 << 14
ATTACH_FILES = 1 << 15
READ_MESSAGE_HISTORY = 1 << 16
MENTION_EVERYONE = 1 << 17
USE_COMMANDS = 1 << 31
MANAGE_THREADS = 1 << 34
CREATE_PUBLIC_THREADS = 1 << 35
SEND_IN_THREADS = 1 << 38
PIN_MESSAGES = 1 << 51

EVERYTHING = (1 << 53) - 1
NEEDED_BY_THE_BOT = (
    VIEW_CHANNEL
    | SEND_MESSAGES
    | SEND_IN_THREADS
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
)
USUAL_FOR_PEOPLE = ADD_REACTIONS | USE_COMMANDS | CREATE_PUBLIC_THREADS


def in_channel(
    who: Id, roles: Iterable[Role], everyone: Id, overwrites: Iterable[Overwrite]
) -> int:
    """The permissions of one member in one channel."""
    roles = list(roles)
    allowed = 0
    for role in roles:
        allowed |= int(role.permissions)
    if allowed & ADMINISTRATOR:
        return EVERYTHING
    by_id = {overwrite.id: overwrite for overwrite in overwrites}
    others = [by_id[role.id] for role in roles if role.id != everyone and role.id in by_id]
    for layer in ([by_id[everyone]] if everyone in by_id else [], others, own(by_id, who)):
        for overwrite in layer:
            allowed &= ~int(overwrite.deny)
        for overwrite in layer:
            allowed |= int(overwrite.allow)
    return allowed if allowed & VIEW_CHANNEL else 0


def own(overwrites: dict[Id, Overwrite], who: Id) -> list[Overwrite]:
    return [overwrites[who]] if who in overwrites else []
