"""Messages in channels and direct messages."""

from msgspec import UNSET

from sandbox.messages import posting
from sandbox.messages.attachments import AttachmentFolder
from sandbox.messages.composing import compose
from sandbox.payloads.channels import Channel, DirectChannel, Thread
from sandbox.payloads.errors import (
    DMS_CLOSED,
    MISSING_ACCESS,
    MISSING_PERMISSIONS,
    NOT_YOUR_MESSAGE,
    THREAD_ARCHIVED,
    UNKNOWN_MESSAGE,
    DiscordRefusal,
    FieldProblem,
    invalid_form,
)
from sandbox.payloads.ids import Id, to_id
from sandbox.payloads.messages import DEFAULT, REPLY, Message, MessageBody
from sandbox.rest.rate_limits import DELETIONS, MESSAGES
from sandbox.rest.requests import Call, Endpoint
from sandbox.world import permissions, places
from sandbox.world.world import World

NONCE_LIVES_S = 300.0


class Messages:
    def __init__(self, world: World, shelf: AttachmentFolder) -> None:
        self._world = world
        self._shelf = shelf
        self._nonces: dict[tuple[Id, str], tuple[float, Id]] = {}

    def endpoints(self) -> list[Endpoint]:
        several = "/channels/{channel_id}/messages"
        one = several + "/{message_id}"
        return [
            Endpoint("GET", several, self.history),
            Endpoint("POST", several, self.send, MESSAGES),
            Endpoint("GET", one, self.message),
            Endpoint("PATCH", one, self.edit, MESSAGES),
            Endpoint("DELETE", one, self.delete, DELETIONS),
        ]

    def history(self, call: Call) -> list[Message]:
        """Newest first; empty without Read Message History."""
        channel = self._world.channel_for_bot(call.id("channel_id"))
        limit = call.number("limit", 50, 1, 100)
        if not self._world.bot_may(channel, permissions.READ_MESSAGE_HISTORY):
            return []
        hidden = self._world.state.only_for
        found = [m for m in self._world.messages(channel.id).values() if m.id not in hidden]
        found.reverse()
        before, after = call.query.get("before"), call.query.get("after")
        if before is not None:
            found = [m for m in found if int(m.id) < int(before)]
        if after is not None:
            found = [m for m in found if int(m.id) > int(after)]
            return found[-limit:]
        if (around := call.query.get("around")) is not None:
            found.sort(key=lambda m: abs(int(m.id) - int(around)))
            return sorted(found[:limit], key=lambda m: int(m.id), reverse=True)
        return found[:limit]

    def message(self, call: Call) -> Message:
        channel = self._world.channel_for_bot(call.id("channel_id"))
        if not self._world.bot_may(channel, permissions.READ_MESSAGE_HISTORY):
            raise DiscordRefusal(MISSING_ACCESS)
        return self._found(channel, call)

    def _found(self, channel: Channel, call: Call) -> Message:
        """Ephemeral messages can only be reached through their interaction."""
        message = self._world.message(channel.id, call.id("message_id"))
        if message.id in self._world.state.only_for:
            raise DiscordRefusal(UNKNOWN_MESSAGE)
        return message

    def send(self, call: Call) -> Message:
        channel = self._world.channel_for_bot(call.id("channel_id"))
        body = call.body(MessageBody)
        self._must_be_open(channel)
        self._must_be_permitted(channel, body, bool(call.uploads))
        again = self._sent_before(channel, body)
        if again is not None:
            return again
        replied = self._replied(channel, body)
        post = compose(self._world, self._shelf, channel, body, call.uploads)
        nonce = body.nonce if body.nonce is not None else UNSET
        how = posting.Circumstances(
            type=REPLY if replied else DEFAULT, replied=replied, nonce=nonce
        )
        message = posting.create(self._world, channel, self._world.bot, post, how)
        if isinstance(channel, Thread):
            places.join_thread(self._world, channel)
        self._nonces[channel.id, str(nonce)] = (self._world.clock.now_s(), message.id)
        return message

    def _must_be_open(self, channel: Channel) -> None:
        match channel:
            case DirectChannel():
                person = self._world.person(channel.recipients[0].id)
                if not person.dms_open or not (person.in_guild and self._world.state.bot_in_guild):
                    raise DiscordRefusal(DMS_CLOSED)
            case Thread() if channel.thread_metadata.archived:
                if channel.thread_metadata.locked:
                    raise DiscordRefusal(THREAD_ARCHIVED)
                places.archive(self._world, channel, archived=False, locked=False)
            case _:
                pass

    def _must_be_permitted(self, channel: Channel, body: MessageBody, has_files: bool) -> None:
        is_thread = isinstance(channel, Thread)
        speak = permissions.SEND_IN_THREADS if is_thread else permissions.SEND_MESSAGES
        self._world.bot_must(channel, speak)
        if body.embeds:
            self._world.bot_must(channel, permissions.EMBED_LINKS)
        if has_files:
            self._world.bot_must(channel, permissions.ATTACH_FILES)

    def _sent_before(self, channel: Channel, body: MessageBody) -> Message | None:
        """The same nonce twice is the same message once."""
        if not body.enforce_nonce or not isinstance(body.nonce, str | int):
            return None
        sent = self._nonces.get((channel.id, str(body.nonce)))
        if sent is None or self._world.clock.now_s() - sent[0] > NONCE_LIVES_S:
            return None
        return self._world.messages(channel.id).get(sent[1])

    def _replied(self, channel: Channel, body: MessageBody) -> Message | None:
        reference = body.message_reference
        if reference is UNSET or reference is None:
            return None
        if not self._world.bot_may(channel, permissions.READ_MESSAGE_HISTORY):
            raise DiscordRefusal(MISSING_PERMISSIONS)
        found = self._world.messages(channel.id).get(to_id(reference.message_id))
        if found is None and reference.fail_if_not_exists:
            wrong = FieldProblem(
                ("message_reference",), "REPLIES_UNKNOWN_MESSAGE", "Unknown message"
            )
            raise invalid_form([wrong])
        return found

    def edit(self, call: Call) -> Message:
        channel = self._world.channel_for_bot(call.id("channel_id"))
        message = self._found(channel, call)
        if message.author.id != self._world.bot.id:
            raise DiscordRefusal(NOT_YOUR_MESSAGE)
        if isinstance(channel, Thread) and channel.thread_metadata.archived:
            raise DiscordRefusal(THREAD_ARCHIVED)
        body = call.body(MessageBody)
        if call.uploads:
            self._world.bot_must(channel, permissions.ATTACH_FILES)
        post = compose(self._world, self._shelf, channel, body, call.uploads, message)
        return posting.change(self._world, channel, message, post)

    def delete(self, call: Call) -> None:
        channel = self._world.channel_for_bot(call.id("channel_id"))
        message = self._found(channel, call)
        if message.author.id != self._world.bot.id:
            self._world.bot_must(channel, permissions.MANAGE_MESSAGES)
        posting.delete(self._world, message)
