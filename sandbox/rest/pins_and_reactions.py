"""Pins and reactions."""

from msgspec import UNSET, structs

from sandbox.messages import posting
from sandbox.messages.component_rules import ASCII_WORD
from sandbox.payloads.channels import Channel
from sandbox.payloads.components import PartialEmoji
from sandbox.payloads.errors import TOO_MANY_PINS, UNKNOWN_EMOJI, UNKNOWN_MESSAGE, DiscordRefusal
from sandbox.payloads.messages import Message, Reaction
from sandbox.people.inputs import Json
from sandbox.rest.rate_limits import REACTIONS
from sandbox.rest.requests import Call, Endpoint
from sandbox.world import permissions
from sandbox.world.events import PinsChanged, ReactionChanged
from sandbox.world.world import World

MOST_PINS = 50


class Marks:
    def __init__(self, world: World) -> None:
        self._world = world

    def endpoints(self) -> list[Endpoint]:
        pins = "/channels/{channel_id}/messages/pins"
        mine = "/channels/{channel_id}/messages/{message_id}/reactions/{emoji}/@me"
        return [
            Endpoint("GET", pins, self.pins),
            Endpoint("PUT", pins + "/{message_id}", self.pin),
            Endpoint("DELETE", pins + "/{message_id}", self.unpin),
            Endpoint("PUT", mine, self.react, REACTIONS),
            Endpoint("DELETE", mine, self.unreact, REACTIONS),
        ]

    def _message(self, call: Call) -> tuple[Channel, Message]:
        channel = self._world.channel_for_bot(call.id("channel_id"))
        message = self._world.message(channel.id, call.id("message_id"))
        if message.id in self._world.state.only_for:
            raise DiscordRefusal(UNKNOWN_MESSAGE)
        return channel, message

    def pins(self, call: Call) -> Json:
        channel = self._world.channel_for_bot(call.id("channel_id"))
        pinned = [m for m in self._world.messages(channel.id).values() if m.pinned]
        items = [{"pinned_at": m.timestamp, "message": m} for m in reversed(pinned)]
        return {"items": items, "has_more": False}

    def pin(self, call: Call) -> None:
        channel, message = self._message(call)
        self._world.bot_must(channel, permissions.PIN_MESSAGES)
        if sum(m.pinned for m in self._world.messages(channel.id).values()) >= MOST_PINS:
            raise DiscordRefusal(TOO_MANY_PINS)
        self._set_pinned(message, True)

    def unpin(self, call: Call) -> None:
        channel, message = self._message(call)
        self._world.bot_must(channel, permissions.PIN_MESSAGES)
        self._set_pinned(message, False)

    def _set_pinned(self, message: Message, pinned: bool) -> None:
        posting.replace(self._world, structs.replace(message, pinned=pinned))
        self._world.tell(PinsChanged(message.channel_id))

    def react(self, call: Call) -> None:
        channel, message = self._message(call)
        self._world.bot_must(channel, permissions.READ_MESSAGE_HISTORY | permissions.ADD_REACTIONS)
        emoji = call.path["emoji"]
        if ASCII_WORD.search(emoji):
            raise DiscordRefusal(UNKNOWN_EMOJI)
        self._set_reaction(message, emoji, True)

    def unreact(self, call: Call) -> None:
        _, message = self._message(call)
        self._set_reaction(message, call.path["emoji"], False)

    def _set_reaction(self, message: Message, emoji: str, added: bool) -> None:
        there = [] if message.reactions is UNSET else message.reactions
        others = [reaction for reaction in there if reaction.emoji.name != emoji]
        if added:
            mine = Reaction(
                emoji=PartialEmoji(name=emoji, id=None),
                count=1,
                me=True,
                count_details={"burst": 0, "normal": 1},
                burst_colors=[],
            )
            others.append(mine)
        changed = structs.replace(message, reactions=others or UNSET)
        self._world.messages(message.channel_id)[message.id] = changed
        self._world.tell(
            ReactionChanged(
                message.channel_id,
                message.id,
                self._world.bot.id,
                PartialEmoji(name=emoji, id=None),
                added,
            )
        )
