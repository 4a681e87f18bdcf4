"""Endpoints with which the bot adds and removes its reactions."""

from msgspec import UNSET, structs

from sandbox.messages.component_rules import ASCII_LETTER
from sandbox.payloads.components import PartialEmoji
from sandbox.payloads.errors import UNKNOWN_EMOJI, DiscordRefusal
from sandbox.payloads.messages import Message, Reaction
from sandbox.rest.endpoint import Endpoint
from sandbox.rest.rate_limits import REACTIONS
from sandbox.rest.request import RestRequest
from sandbox.world import permissions
from sandbox.world.events import ReactionChanged
from sandbox.world.world import World


class ReactionEndpoints:
    def __init__(self, world: World) -> None:
        self._world = world

    def endpoints(self) -> list[Endpoint]:
        path = "/channels/{channel_id}/messages/{message_id}/reactions/{emoji}/@me"
        return [
            Endpoint("PUT", path, self.add, REACTIONS),
            Endpoint("DELETE", path, self.remove, REACTIONS),
        ]

    def add(self, request: RestRequest) -> None:
        channel = self._world.channel_for_bot(request.id("channel_id"))
        message = self._world.public_message(channel.id, request.id("message_id"))
        needed = permissions.READ_MESSAGE_HISTORY | permissions.ADD_REACTIONS
        self._world.require_bot_permission(channel, needed)
        emoji = request.path["emoji"]
        if ASCII_LETTER.search(emoji):
            raise DiscordRefusal(UNKNOWN_EMOJI)
        self._set_reaction(message, emoji, True)

    def remove(self, request: RestRequest) -> None:
        channel = self._world.channel_for_bot(request.id("channel_id"))
        message = self._world.public_message(channel.id, request.id("message_id"))
        self._set_reaction(message, request.path["emoji"], False)

    def _set_reaction(self, message: Message, emoji: str, added: bool) -> None:
        existing = [] if message.reactions is UNSET else message.reactions
        reactions = [reaction for reaction in existing if reaction.emoji.name != emoji]
        if added:
            own_reaction = Reaction(
                emoji=PartialEmoji(name=emoji, id=None),
                count=1,
                me=True,
                count_details={"burst": 0, "normal": 1},
                burst_colors=[],
            )
            reactions.append(own_reaction)
        changed = structs.replace(message, reactions=reactions or UNSET)
        self._world.messages(message.channel_id)[message.id] = changed
        self._world.publish(
            ReactionChanged(
                message.channel_id,
                message.id,
                self._world.bot.id,
                PartialEmoji(name=emoji, id=None),
                added,
            )
        )
