"""Which users and roles a message mentions, given its text and its allowed_mentions."""

import re
from dataclasses import dataclass

from msgspec import UNSET

from sandbox.payloads.channels import Channel
from sandbox.payloads.errors import FieldProblem
from sandbox.payloads.ids import Id, to_id
from sandbox.payloads.messages import AllowedMentions, Message
from sandbox.payloads.users import User
from sandbox.world.permissions import MENTION_EVERYONE
from sandbox.world.world import World

USER_MENTION = re.compile(r"<@!?(\d+)>")
ROLE_MENTION = re.compile(r"<@&(\d+)>")
EVERYONE_MENTION = re.compile(r"@(everyone|here)\b")
KINDS = ("users", "roles", "everyone")


@dataclass(frozen=True)
class Mentions:
    """Whom a message mentions."""

    users: list[User]
    roles: list[Id]
    everyone: bool


def allowed_mentions_problems(allowed: AllowedMentions | None) -> list[FieldProblem]:
    if allowed is None:
        return []
    parse = [] if allowed.parse is UNSET else allowed.parse
    found = [
        FieldProblem(("allowed_mentions", "parse", n), "BASE_TYPE_CHOICES", f"Not one of {KINDS}.")
        for n, kind in enumerate(parse)
        if kind not in KINDS
    ]
    for kind, listed in (("users", allowed.users), ("roles", allowed.roles)):
        if kind in parse and listed:
            message = f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.'
            found.append(
                FieldProblem(
                    ("allowed_mentions",), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message
                )
            )
    return found


def find_mentions(
    world: World,
    channel: Channel,
    text: str,
    allowed: AllowedMentions | None,
    replied_to: Message | None,
    is_from_bot: bool,
) -> Mentions:
    """The mentions of a message in a channel. `replied_to` is the message it replies to."""
    named_users = dict.fromkeys(Id(user) for user in USER_MENTION.findall(text))
    users = [world.user(u) for u in named_users if u in world.state.people or u == world.bot.id]
    users = [user for user in users if may_mention(user.id, "users", allowed)]
    if replied_to and (allowed is None or allowed.replied_user) and replied_to.author not in users:
        users.append(replied_to.author)
    may_mention_all = not is_from_bot or world.bot_has(channel, MENTION_EVERYONE)
    roles = [
        role.id
        for role in world.state.guild.roles
        if role.id in ROLE_MENTION.findall(text)
        and may_mention(role.id, "roles", allowed)
        and (role.mentionable or may_mention_all)
    ]
    everyone = bool(EVERYONE_MENTION.search(text)) and may_mention(None, "everyone", allowed)
    return Mentions(users, roles, everyone and may_mention_all)


def may_mention(mentioned: Id | None, kind: str, allowed: AllowedMentions | None) -> bool:
    if allowed is None:
        return True
    if allowed.parse is not UNSET and kind in allowed.parse:
        return True
    listed = allowed.users if kind == "users" else allowed.roles
    return listed is not UNSET and mentioned in {to_id(item) for item in listed}
