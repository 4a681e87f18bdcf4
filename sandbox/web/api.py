"""The page's JSON API, as docs/sandbox.md describes it."""

from collections.abc import Callable

from aiohttp import web

from sandbox.gateway.gateway import Gateway
from sandbox.interactions.interaction import ANSWERED, Interaction
from sandbox.messages.message_store import delete_message
from sandbox.payloads.base import Json
from sandbox.payloads.commands import Command
from sandbox.payloads.errors import UNKNOWN_COMMAND, DiscordRefusal
from sandbox.payloads.ids import Id
from sandbox.payloads.messages import Message
from sandbox.payloads.users import Person
from sandbox.people.client_refusal import ClientRefusal
from sandbox.people.user_actions import UserActions
from sandbox.web.event_stream import PageEventStream
from sandbox.web.request_body import PageRequestBody, read_body
from sandbox.web.responses import Handler, json_response, refusals_as_json
from sandbox.web.views import PageViews, choice_view
from sandbox.world import members
from sandbox.world.channels import open_direct_channel
from sandbox.world.events import ClockMoved
from sandbox.world.read_state import mark_read
from sandbox.world.world import World

MAX_CLOCK_STEP_S = 5 * 3600.0  # the bot takes a longer step for an outage, and excuses everybody


class PageApi:
    """The routes with which the page reads the state, and lets a person act."""

    def __init__(self, world: World, user_actions: UserActions, gateway: Gateway) -> None:
        self._world = world
        self._user_actions = user_actions
        self._gateway = gateway
        self._views = PageViews(world)
        self._event_stream = PageEventStream(world, self._views)

    def add_routes(self, app: web.Application) -> None:
        app.middlewares.append(refusals_as_json)
        app.router.add_get("/sandbox/state", self.state)
        app.router.add_get("/sandbox/messages", self.messages)
        app.router.add_get("/sandbox/events", self.events)
        actions = {
            "command": self.use_command,
            "press": self.press,
            "choose": self.choose,
            "submit": self.submit,
            "dismiss": self.dismiss,
            "messages": self.send_message,
            "read": self.mark_read,
            "dms": self.open_direct_channel,
            "locale": self.set_locale,
            "privacy": self.set_privacy,
            "people": self.add_person,
            "clock": self.move_clock,
        }
        for name, action in actions.items():
            app.router.add_post(f"/sandbox/{name}", as_handler(action))
        app.router.add_post("/sandbox/autocomplete", self.autocomplete)

    async def close(self) -> None:
        await self._event_stream.close()

    # Reading

    async def state(self, request: web.Request) -> web.Response:
        person = self._viewer(request)
        return json_response(self._views.state(person, self._gateway.is_online))

    async def messages(self, request: web.Request) -> web.Response:
        person = self._viewer(request)
        channel = self._world.channel(Id(request.query.get("channel", "")))
        if not self._world.can_view(person, channel):
            raise ClientRefusal("unknown_channel", "There is no such channel.")
        before = request.query.get("before")
        limit = min(max(int(request.query.get("limit", "50")), 1), 200)
        page = self._views.messages(person, channel.id, Id(before) if before else None, limit)
        return json_response(page)

    async def events(self, request: web.Request) -> web.StreamResponse:
        return await self._event_stream.handle_connection(request, self._viewer(request))

    def _viewer(self, request: web.Request) -> Person:
        """The person given as `as` in the query, or the first person."""
        first = next(iter(self._world.state.people))
        return self._world.person(Id(request.query.get("as", first)))

    # Acting

    def _person(self, body: PageRequestBody) -> Person:
        return self._world.person(body.user)

    def _command(self, body: PageRequestBody) -> Command:
        if body.command not in self._world.state.commands:
            raise DiscordRefusal(UNKNOWN_COMMAND)
        return self._world.state.commands[body.command]

    def _message(self, body: PageRequestBody) -> Message:
        return self._world.message(body.channel, body.message)

    def use_command(self, body: PageRequestBody) -> Json:
        channel = self._world.channel(body.channel)
        command = self._command(body)
        return interaction_id(
            self._user_actions.use_command(
                self._person(body), channel, command, body.options, body.subcommand
            )
        )

    async def autocomplete(self, request: web.Request) -> web.Response:
        body = await read_body(request)
        person = self._person(body)
        channel = self._world.channel(body.channel)
        interaction = self._user_actions.autocomplete(
            person, channel, self._command(body), body.options, body.focused, body.subcommand
        )
        await interaction.settled.wait()
        if interaction.status != ANSWERED:
            return json_response({"error": "Loading options failed.", "code": "no_answer"}, 504)
        choices = [choice_view(choice, person.locale) for choice in interaction.choices]
        return json_response({"choices": choices})

    def press(self, body: PageRequestBody) -> Json:
        person, message = self._person(body), self._message(body)
        return interaction_id(self._user_actions.press(person, message, body.custom_id))

    def choose(self, body: PageRequestBody) -> Json:
        values = body.values if isinstance(body.values, list) else []
        person, message = self._person(body), self._message(body)
        return interaction_id(self._user_actions.choose(person, message, body.custom_id, values))

    def submit(self, body: PageRequestBody) -> Json:
        values = body.values if isinstance(body.values, dict) else {}
        return interaction_id(self._user_actions.submit(self._person(body), body.modal, values))

    def dismiss(self, body: PageRequestBody) -> Json:
        if self._world.state.only_for.get(body.message) != body.user:
            raise ClientRefusal("not_ephemeral", "Only ephemeral messages can be dismissed.")
        for messages in self._world.state.messages.values():
            if body.message in messages:
                delete_message(self._world, messages[body.message])
                break
        return {}

    def send_message(self, body: PageRequestBody) -> Json:
        person, channel = self._person(body), self._world.channel(body.channel)
        message = self._user_actions.send_message(person, channel, body.content)
        mark_read(self._world, person, channel.id)
        return {"message": self._views.message(person, message)}

    def mark_read(self, body: PageRequestBody) -> Json:
        mark_read(self._world, self._person(body), self._world.channel(body.channel).id)
        return {}

    def open_direct_channel(self, body: PageRequestBody) -> Json:
        return {"channel": open_direct_channel(self._world, self._person(body)).id}

    def set_locale(self, body: PageRequestBody) -> Json:
        members.set_locale(self._world, self._person(body), body.locale)
        return {}

    def set_privacy(self, body: PageRequestBody) -> Json:
        members.set_dms_open(self._world, self._person(body), body.dms_open)
        return {}

    def add_person(self, body: PageRequestBody) -> Json:
        name = body.name.strip()
        if not 0 < len(name) <= 32:
            raise ClientRefusal("wrong_length", "A name has 1 to 32 letters.")
        return {"person": self._views.person(members.add_person(self._world, name))}

    def move_clock(self, body: PageRequestBody) -> Json:
        clock = self._world.clock
        if not clock.is_shared:
            raise ClientRefusal("not_movable", "The bot would not follow this clock.")
        if not 0 < body.seconds <= MAX_CLOCK_STEP_S:
            raise ClientRefusal("out_of_range", "The clock goes ahead by at most five hours.")
        clock.advance(body.seconds)
        self._world.publish(ClockMoved(clock.ahead_s))
        return {"ahead_s": clock.ahead_s}


def as_handler(action: Callable[[PageRequestBody], Json]) -> Handler:
    """An HTTP handler that reads the body, calls `action` and answers with its result."""

    async def handle(request: web.Request) -> web.StreamResponse:
        return json_response(action(await read_body(request)))

    return handle


def interaction_id(interaction: Interaction) -> Json:
    return {"interaction": interaction.id}
