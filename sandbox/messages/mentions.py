"""Who is mentioned by a message: what its text says, as far as the sender allows."""

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

OF_USER = re.compile(r"<@!?(\d+)>")
OF_ROLE = re.compile(r"<@&(\d+)>")
OF_ALL = re.compile(r"@(everyone|here)\b")
KINDS = ("users", "roles", "everyone")


@dataclass(frozen=True)
class Mentions:
    users: list[User]
    roles: list[Id]
    everyone: bool


def problems(allowed: AllowedMentions | None) -> list[FieldProblem]:
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


def find(
    world: World,
    channel: Channel,
    content: str,
    allowed: AllowedMentions | None,
    replied: Message | None,
    bot_speaks: bool,
) -> Mentions:
    named = dict.fromkeys(Id(user) for user in OF_USER.findall(content))
    users = [world.user(u) for u in named if u in world.state.people or u == world.bot.id]
    users = [user for user in users if may_mention(user.id, "users", allowed)]
    if replied and (allowed is None or allowed.replied_user) and replied.author not in users:
        users.append(replied.author)
    may_mention_all = not bot_speaks or world.bot_may(channel, MENTION_EVERYONE)
    roles = [
        role.id
        for role in world.state.guild.roles
        if role.id in OF_ROLE.findall(content)
        and may_mention(role.id, "roles", allowed)
        and (role.mentionable or may_mention_all)
    ]
    everyone = bool(OF_ALL.search(content)) and may_mention(None, "everyone", allowed)
    return Mentions(users, roles, everyone and may_mention_all)


def may_mention(who: Id | None, kind: str, allowed: AllowedMentions | None) -> bool:
    if allowed is None:
        return True
    if allowed.parse is not UNSET and kind in allowed.parse:
        return True
    listed = allowed.users if kind == "users" else allowed.roles
    return listed is not UNSET and who is not None and who in {to_id(item) for item in listed}
