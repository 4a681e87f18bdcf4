"""Endpoints for channels and threads."""

from msgspec import UNSET

from sandbox.payloads.channels import Channel, TextChannel, Thread, ThreadBody, ThreadEdit
from sandbox.payloads.errors import (
    MISSING_PERMISSIONS,
    NOT_IN_DMS,
    THREAD_EXISTS,
    TOO_MANY_THREADS,
    DiscordRefusal,
    FieldProblem,
    invalid_form,
)
from sandbox.rest.endpoint import Created, Endpoint
from sandbox.rest.request import RestRequest
from sandbox.world import permissions
from sandbox.world.channels import create_thread, set_archived
from sandbox.world.world import World

ARCHIVE_MINUTES = (60, 1440, 4320, 10080)


class ChannelEndpoints:
    def __init__(self, world: World) -> None:
        self._world = world

    def endpoints(self) -> list[Endpoint]:
        return [
            Endpoint("GET", "/channels/{channel_id}", self.channel),
            Endpoint("PATCH", "/channels/{channel_id}", self.edit),
            Endpoint(
                "POST",
                "/channels/{channel_id}/messages/{message_id}/threads",
                self.create_thread,
            ),
        ]

    def channel(self, request: RestRequest) -> Channel:
        return self._world.channel_for_bot(request.id("channel_id"))

    def edit(self, request: RestRequest) -> Thread:
        """Open or close a thread. Other channels cannot be edited."""
        thread = self.channel(request)
        if not isinstance(thread, Thread):
            raise DiscordRefusal(MISSING_PERMISSIONS)
        body = request.body(ThreadEdit)
        metadata = thread.thread_metadata
        only_unarchives = body.archived is False and not metadata.locked
        if thread.owner_id != self._world.bot.id and not only_unarchives:
            self._world.require_bot_permission(thread, permissions.MANAGE_THREADS)
        archived = metadata.archived if body.archived is UNSET else body.archived
        locked = metadata.locked if body.locked is UNSET else body.locked
        set_archived(self._world, thread, archived, locked)
        return thread

    def create_thread(self, request: RestRequest) -> Created:
        message = self._world.message(request.id("channel_id"), request.id("message_id"))
        if message.id in self._world.state.channels:
            raise DiscordRefusal(THREAD_EXISTS)
        body = request.body(ThreadBody)
        parent = self.channel(request)
        if not isinstance(parent, TextChannel):
            raise DiscordRefusal(NOT_IN_DMS)
        self._world.require_bot_permission(parent, permissions.CREATE_PUBLIC_THREADS)
        active = self._world.active_threads(self._world.guild_of(parent))
        if len(active) >= self._world.most_active_threads:
            raise DiscordRefusal(TOO_MANY_THREADS)
        minutes = body.auto_archive_duration
        if minutes and minutes not in ARCHIVE_MINUTES:
            text = f"Value must be one of {ARCHIVE_MINUTES}."
            problem = FieldProblem(("auto_archive_duration",), "BASE_TYPE_CHOICES", text)
            raise invalid_form([problem])
        return Created(
            create_thread(self._world, parent, body.name, self._world.bot.id, message.id)
        )
