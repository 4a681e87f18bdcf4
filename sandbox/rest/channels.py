"""Channels, threads and typing."""

from msgspec import UNSET

from sandbox.messages import posting
from sandbox.messages.composing import MessageContents
from sandbox.payloads.channels import (
    Channel,
    ChannelEdit,
    DirectChannel,
    TextChannel,
    Thread,
    ThreadBody,
)
from sandbox.payloads.errors import (
    MISSING_ACCESS,
    NOT_IN_DMS,
    THREAD_EXISTS,
    UNKNOWN_CHANNEL,
    DiscordRefusal,
    FieldProblem,
    invalid_form,
)
from sandbox.payloads.ids import Id
from sandbox.payloads.messages import THREAD_CREATED
from sandbox.people.inputs import Json
from sandbox.rest.requests import Call, Created, Endpoint
from sandbox.world import permissions, places
from sandbox.world.events import ChannelUpdated, Typing
from sandbox.world.world import World

PUBLIC_THREAD = 11
ARCHIVE_AFTER_MIN = (60, 1440, 4320, 10080)


class Channels:
    def __init__(self, world: World) -> None:
        self._world = world

    def endpoints(self) -> list[Endpoint]:
        return [
            Endpoint("GET", "/channels/{channel_id}", self.channel),
            Endpoint("PATCH", "/channels/{channel_id}", self.edit),
            Endpoint("DELETE", "/channels/{channel_id}", self.delete),
            Endpoint("POST", "/channels/{channel_id}/typing", self.typing),
            Endpoint("POST", "/channels/{channel_id}/threads", self.open_thread),
            Endpoint("POST", "/channels/{channel_id}/messages/{message_id}/threads", self.open_on),
            Endpoint("PUT", "/channels/{channel_id}/thread-members/@me", self.join),
            Endpoint("GET", "/channels/{channel_id}/threads/archived/public", self.archived),
        ]

    def channel(self, call: Call) -> Channel:
        return self._world.channel_for_bot(call.id("channel_id"))

    def edit(self, call: Call) -> Channel:
        channel = self.channel(call)
        body = call.body(ChannelEdit)
        match channel:
            case Thread():
                return self._edit_thread(channel, body)
            case TextChannel():
                self._world.bot_must(channel, permissions.MANAGE_CHANNELS)
                channel.name = channel.name if body.name is UNSET else body.name
                channel.topic = channel.topic if body.topic is UNSET else body.topic
                self._world.tell(ChannelUpdated(channel))
                return channel
            case DirectChannel():
                raise DiscordRefusal(NOT_IN_DMS)

    def _edit_thread(self, thread: Thread, body: ChannelEdit) -> Thread:
        metadata = thread.thread_metadata
        only_opens = body.archived is False and body.name is UNSET and not metadata.locked
        if thread.owner_id != self._world.bot.id and not only_opens:
            self._world.bot_must(thread, permissions.MANAGE_THREADS)
        thread.name = thread.name if body.name is UNSET else body.name
        archived = metadata.archived if body.archived is UNSET else body.archived
        locked = metadata.locked if body.locked is UNSET else body.locked
        places.archive(self._world, thread, archived, locked)
        return thread

    def delete(self, call: Call) -> Channel:
        channel = self.channel(call)
        if not isinstance(channel, DirectChannel):
            is_thread = isinstance(channel, Thread)
            needed = permissions.MANAGE_THREADS if is_thread else permissions.MANAGE_CHANNELS
            self._world.bot_must(channel, needed)
            places.delete_channel(self._world, channel)
        return channel

    def typing(self, call: Call) -> None:
        channel = self.channel(call)
        self._world.bot_must(channel, permissions.SEND_MESSAGES)
        self._world.tell(Typing(channel.id, self._world.bot.id))

    def open_thread(self, call: Call) -> Created:
        body = call.body(ThreadBody)
        kind = 12 if body.type is UNSET else body.type
        if kind != PUBLIC_THREAD:
            raise DiscordRefusal(MISSING_ACCESS)  # the bot may not open private threads
        return self._open(call, body, None)

    def open_on(self, call: Call) -> Created:
        message = self._world.message(call.id("channel_id"), call.id("message_id"))
        if message.id in self._world.state.channels:
            raise DiscordRefusal(THREAD_EXISTS)
        return self._open(call, call.body(ThreadBody), message.id)

    def _open(self, call: Call, body: ThreadBody, on: Id | None) -> Created:
        parent = self.channel(call)
        if not isinstance(parent, TextChannel):
            raise DiscordRefusal(NOT_IN_DMS)
        self._world.bot_must(parent, permissions.CREATE_PUBLIC_THREADS)
        after = body.auto_archive_duration
        if after and after not in ARCHIVE_AFTER_MIN:
            message = f"Value must be one of {ARCHIVE_AFTER_MIN}."
            wrong = FieldProblem(("auto_archive_duration",), "BASE_TYPE_CHOICES", message)
            raise invalid_form([wrong])
        thread = places.open_thread(self._world, parent, body.name, self._world.bot.id, on)
        if on is None:
            note = posting.Circumstances(type=THREAD_CREATED)
            posting.create(self._world, parent, self._world.bot, MessageContents(body.name), note)
        return Created(thread)

    def join(self, call: Call) -> None:
        thread = self.channel(call)
        if not isinstance(thread, Thread):
            raise DiscordRefusal(UNKNOWN_CHANNEL)
        places.join_thread(self._world, thread)

    def archived(self, call: Call) -> Json:
        parent = self.channel(call)
        threads = [
            channel
            for channel in self._world.state.channels.values()
            if isinstance(channel, Thread)
            and channel.parent_id == parent.id
            and channel.thread_metadata.archived
        ]
        return {"threads": threads, "members": [], "has_more": False}
