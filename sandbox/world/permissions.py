"""Permission bits, and how Discord computes them from roles and channel overwrites."""

from collections.abc import Iterable

from sandbox.payloads.channels import Overwrite
from sandbox.payloads.ids import Id
from sandbox.payloads.users import Role

ADMINISTRATOR = 1 << 3
ADD_REACTIONS = 1 << 6
VIEW_CHANNEL = 1 << 10
SEND_MESSAGES = 1 << 11
MANAGE_MESSAGES = 1 << 13
EMBED_LINKS = 1 << 14
ATTACH_FILES = 1 << 15
READ_MESSAGE_HISTORY = 1 << 16
MENTION_EVERYONE = 1 << 17
USE_COMMANDS = 1 << 31
MANAGE_THREADS = 1 << 34
CREATE_PUBLIC_THREADS = 1 << 35
SEND_IN_THREADS = 1 << 38

EVERYTHING = (1 << 53) - 1
NEEDED_BY_THE_BOT = (
    VIEW_CHANNEL
    | SEND_MESSAGES
    | SEND_IN_THREADS
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
)
GRANTED_TO_THE_BOT = NEEDED_BY_THE_BOT | CREATE_PUBLIC_THREADS
USUAL_FOR_PEOPLE = ADD_REACTIONS | USE_COMMANDS | CREATE_PUBLIC_THREADS


def permissions_in_channel(
    member: Id, roles: Iterable[Role], everyone: Id, overwrites: Iterable[Overwrite]
) -> int:
    """The permissions of one member in one channel, without those of the guild's owner."""
    roles = list(roles)
    allowed = 0
    for role in roles:
        allowed |= int(role.permissions)
    if allowed & ADMINISTRATOR:
        return EVERYTHING
    by_id = {overwrite.id: overwrite for overwrite in overwrites}
    for_everyone = [by_id[everyone]] if everyone in by_id else []
    for_roles = [by_id[role.id] for role in roles if role.id != everyone and role.id in by_id]
    for_member = [by_id[member]] if member in by_id else []
    for layer in (for_everyone, for_roles, for_member):
        for overwrite in layer:
            allowed &= ~int(overwrite.deny)
        for overwrite in layer:
            allowed |= int(overwrite.allow)
    return allowed if allowed & VIEW_CHANNEL else 0
