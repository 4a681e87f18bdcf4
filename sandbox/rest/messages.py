"""Endpoints for messages in channels, threads and direct messages."""

from msgspec import UNSET

from sandbox.messages.attachments import AttachmentStorage
from sandbox.messages.contents import read_contents
from sandbox.messages.message_store import (
    MessageMetadata,
    create_message,
    delete_message,
    edit_message,
)
from sandbox.payloads.channels import Channel, DirectChannel, Thread
from sandbox.payloads.errors import (
    DMS_CLOSED,
    MISSING_ACCESS,
    MISSING_PERMISSIONS,
    NOT_YOUR_MESSAGE,
    THREAD_ARCHIVED,
    DiscordRefusal,
    FieldProblem,
    invalid_form,
)
from sandbox.payloads.ids import Id, to_id
from sandbox.payloads.messages import DEFAULT, REPLY, Message, MessageBody
from sandbox.rest.endpoint import Endpoint
from sandbox.rest.rate_limits import DELETIONS, MESSAGES
from sandbox.rest.request import RestRequest
from sandbox.world import permissions
from sandbox.world.channels import join_thread, set_archived
from sandbox.world.world import World

NONCE_LIFETIME_S = 300.0


class MessageEndpoints:
    def __init__(self, world: World, storage: AttachmentStorage) -> None:
        self._world = world
        self._storage = storage
        self._nonces: dict[tuple[Id, str], tuple[float, Id]] = {}  # -> sent at, message

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

    def history(self, request: RestRequest) -> list[Message]:
        """Messages, newest first; none without the permission Read Message History."""
        channel = self._world.channel_for_bot(request.id("channel_id"))
        limit = request.number("limit", 50, 1, 100)
        if not self._world.bot_has(channel, permissions.READ_MESSAGE_HISTORY):
            return []
        hidden = self._world.state.only_for
        found = [m for m in self._world.messages(channel.id).values() if m.id not in hidden]
        found.reverse()
        before, after = request.query.get("before"), request.query.get("after")
        if before is not None:
            found = [m for m in found if int(m.id) < int(before)]
        if after is not None:
            found = [m for m in found if int(m.id) > int(after)]
            return found[-limit:]
        return found[:limit]

    def message(self, request: RestRequest) -> Message:
        channel = self._world.channel_for_bot(request.id("channel_id"))
        if not self._world.bot_has(channel, permissions.READ_MESSAGE_HISTORY):
            raise DiscordRefusal(MISSING_ACCESS)
        return self._world.public_message(channel.id, request.id("message_id"))

    def send(self, request: RestRequest) -> Message:
        channel = self._world.channel_for_bot(request.id("channel_id"))
        body = request.body(MessageBody)
        self._require_open(channel)
        self._require_permissions(channel, body, bool(request.uploads))
        duplicate = self._find_sent_with_nonce(channel, body)
        if duplicate is not None:
            return duplicate
        replied_to = self._replied_to(channel, body)
        contents = read_contents(self._world, self._storage, channel, body, request.uploads)
        nonce = body.nonce if body.nonce is not None else UNSET
        metadata = MessageMetadata(
            type=REPLY if replied_to else DEFAULT, replied_to=replied_to, nonce=nonce
        )
        message = create_message(self._world, channel, self._world.bot, contents, metadata)
        if isinstance(channel, Thread):
            join_thread(self._world, channel)
        if nonce is not UNSET:
            self._nonces[channel.id, str(nonce)] = (self._world.clock.now_s(), message.id)
        return message

    def _require_open(self, channel: Channel) -> None:
        """Refuse closed direct messages and locked threads; unarchive an archived thread."""
        match channel:
            case DirectChannel():
                person = self._world.person(channel.recipients[0].id)
                if not person.dms_open or not (person.in_guild and self._world.state.bot_in_guild):
                    raise DiscordRefusal(DMS_CLOSED)
            case Thread() if channel.thread_metadata.archived:
                if channel.thread_metadata.locked:
                    raise DiscordRefusal(THREAD_ARCHIVED)
                set_archived(self._world, channel, archived=False, locked=False)
            case _:
                pass

    def _require_permissions(self, channel: Channel, body: MessageBody, has_files: bool) -> None:
        is_thread = isinstance(channel, Thread)
        send = permissions.SEND_IN_THREADS if is_thread else permissions.SEND_MESSAGES
        self._world.require_bot_permission(channel, send)
        if body.embeds:
            self._world.require_bot_permission(channel, permissions.EMBED_LINKS)
        if has_files:
            self._world.require_bot_permission(channel, permissions.ATTACH_FILES)

    def _find_sent_with_nonce(self, channel: Channel, body: MessageBody) -> Message | None:
        """The message already sent with the same enforced nonce, if any."""
        if not body.enforce_nonce or not isinstance(body.nonce, str | int):
            return None
        sent = self._nonces.get((channel.id, str(body.nonce)))
        if sent is None or self._world.clock.now_s() - sent[0] > NONCE_LIFETIME_S:
            return None
        return self._world.messages(channel.id).get(sent[1])

    def _replied_to(self, channel: Channel, body: MessageBody) -> Message | None:
        reference = body.message_reference
        if reference is UNSET or reference is None:
            return None
        if not self._world.bot_has(channel, permissions.READ_MESSAGE_HISTORY):
            raise DiscordRefusal(MISSING_PERMISSIONS)
        found = self._world.messages(channel.id).get(to_id(reference.message_id))
        if found is None and reference.fail_if_not_exists:
            problem = FieldProblem(
                ("message_reference",), "REPLIES_UNKNOWN_MESSAGE", "Unknown message"
            )
            raise invalid_form([problem])
        return found

    def edit(self, request: RestRequest) -> Message:
        channel = self._world.channel_for_bot(request.id("channel_id"))
        message = self._world.public_message(channel.id, request.id("message_id"))
        if message.author.id != self._world.bot.id:
            raise DiscordRefusal(NOT_YOUR_MESSAGE)
        if isinstance(channel, Thread) and channel.thread_metadata.archived:
            raise DiscordRefusal(THREAD_ARCHIVED)
        body = request.body(MessageBody)
        if request.uploads:
            self._world.require_bot_permission(channel, permissions.ATTACH_FILES)
        contents = read_contents(
            self._world, self._storage, channel, body, request.uploads, message
        )
        return edit_message(self._world, channel, message, contents)

    def delete(self, request: RestRequest) -> None:
        channel = self._world.channel_for_bot(request.id("channel_id"))
        message = self._world.public_message(channel.id, request.id("message_id"))
        if message.author.id != self._world.bot.id:
            self._world.require_bot_permission(channel, permissions.MANAGE_MESSAGES)
        delete_message(self._world, message)
