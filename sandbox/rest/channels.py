"""Endpoints for channels, threads and the typing indicator."""

from msgspec import UNSET

from sandbox.messages.contents import MessageContents
from sandbox.messages.message_store import MessageMetadata, create_message
from sandbox.payloads.base import Json
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
from sandbox.rest.endpoint import Created, Endpoint
from sandbox.rest.request import RestRequest
from sandbox.world import permissions
from sandbox.world.channels import create_thread, delete_channel, join_thread, set_archived
from sandbox.world.events import ChannelUpdated, Typing
from sandbox.world.world import World

PUBLIC_THREAD = 11
PRIVATE_THREAD = 12
ARCHIVE_MINUTES = (60, 1440, 4320, 10080)


class ChannelEndpoints:
    def __init__(self, world: World) -> None:
        self._world = world

    def endpoints(self) -> list[Endpoint]:
        return [
            Endpoint("GET", "/channels/{channel_id}", self.channel),
            Endpoint("PATCH", "/channels/{channel_id}", self.edit),
            Endpoint("DELETE", "/channels/{channel_id}", self.delete),
            Endpoint("POST", "/channels/{channel_id}/typing", self.typing),
            Endpoint("POST", "/channels/{channel_id}/threads", self.create_thread),
            Endpoint(
                "POST",
                "/channels/{channel_id}/messages/{message_id}/threads",
                self.create_thread_on_message,
            ),
            Endpoint("PUT", "/channels/{channel_id}/thread-members/@me", self.join),
            Endpoint("GET", "/channels/{channel_id}/threads/archived/public", self.archived),
        ]

    def channel(self, request: RestRequest) -> Channel:
        return self._world.channel_for_bot(request.id("channel_id"))

    def edit(self, request: RestRequest) -> Channel:
        channel = self.channel(request)
        body = request.body(ChannelEdit)
        match channel:
            case Thread():
                return self._edit_thread(channel, body)
            case TextChannel():
                self._world.require_bot_permission(channel, permissions.MANAGE_CHANNELS)
                channel.name = channel.name if body.name is UNSET else body.name
                channel.topic = channel.topic if body.topic is UNSET else body.topic
                self._world.publish(ChannelUpdated(channel))
                return channel
            case DirectChannel():
                raise DiscordRefusal(NOT_IN_DMS)

    def _edit_thread(self, thread: Thread, body: ChannelEdit) -> Thread:
        metadata = thread.thread_metadata
        only_unarchives = body.archived is False and body.name is UNSET and not metadata.locked
        if thread.owner_id != self._world.bot.id and not only_unarchives:
            self._world.require_bot_permission(thread, permissions.MANAGE_THREADS)
        thread.name = thread.name if body.name is UNSET else body.name
        archived = metadata.archived if body.archived is UNSET else body.archived
        locked = metadata.locked if body.locked is UNSET else body.locked
        set_archived(self._world, thread, archived, locked)
        return thread

    def delete(self, request: RestRequest) -> Channel:
        channel = self.channel(request)
        if not isinstance(channel, DirectChannel):
            is_thread = isinstance(channel, Thread)
            needed = permissions.MANAGE_THREADS if is_thread else permissions.MANAGE_CHANNELS
            self._world.require_bot_permission(channel, needed)
            delete_channel(self._world, channel)
        return channel

    def typing(self, request: RestRequest) -> None:
        channel = self.channel(request)
        self._world.require_bot_permission(channel, permissions.SEND_MESSAGES)
        self._world.publish(Typing(channel.id, self._world.bot.id))

    def create_thread(self, request: RestRequest) -> Created:
        body = request.body(ThreadBody)
        kind = PRIVATE_THREAD if body.type is UNSET else body.type
        if kind != PUBLIC_THREAD:
            raise DiscordRefusal(MISSING_ACCESS)  # private threads are not supported
        return self._create_thread(request, body, None)

    def create_thread_on_message(self, request: RestRequest) -> Created:
        message = self._world.message(request.id("channel_id"), request.id("message_id"))
        if message.id in self._world.state.channels:
            raise DiscordRefusal(THREAD_EXISTS)
        return self._create_thread(request, request.body(ThreadBody), message.id)

    def _create_thread(
        self, request: RestRequest, body: ThreadBody, message_id: Id | None
    ) -> Created:
        parent = self.channel(request)
        if not isinstance(parent, TextChannel):
            raise DiscordRefusal(NOT_IN_DMS)
        self._world.require_bot_permission(parent, permissions.CREATE_PUBLIC_THREADS)
        minutes = body.auto_archive_duration
        if minutes and minutes not in ARCHIVE_MINUTES:
            message = f"Value must be one of {ARCHIVE_MINUTES}."
            problem = FieldProblem(("auto_archive_duration",), "BASE_TYPE_CHOICES", message)
            raise invalid_form([problem])
        bot = self._world.bot
        thread = create_thread(self._world, parent, body.name, bot.id, message_id)
        if message_id is None:
            metadata = MessageMetadata(type=THREAD_CREATED)
            create_message(self._world, parent, bot, MessageContents(body.name), metadata)
        return Created(thread)

    def join(self, request: RestRequest) -> None:
        thread = self.channel(request)
        if not isinstance(thread, Thread):
            raise DiscordRefusal(UNKNOWN_CHANNEL)
        join_thread(self._world, thread)

    def archived(self, request: RestRequest) -> Json:
        parent = self.channel(request)
        threads = [
            channel
            for channel in self._world.state.channels.values()
            if isinstance(channel, Thread)
            and channel.parent_id == parent.id
            and channel.thread_metadata.archived
        ]
        return {"threads": threads, "members": [], "has_more": False}
