"""The page's API: JSON for the browser, as docs/sandbox.md describes it."""

import mimetypes
from collections.abc import Callable
from pathlib import Path

import msgspec
from aiohttp import web

from sandbox.gateway.connection import Gateway
from sandbox.messages import posting
from sandbox.messages.attachments import AttachmentFolder
from sandbox.payloads.commands import Command
from sandbox.payloads.errors import UNKNOWN_COMMAND, DiscordRefusal
from sandbox.payloads.ids import Id
from sandbox.payloads.messages import Message
from sandbox.payloads.users import Person
from sandbox.people.actions import PeopleActions
from sandbox.people.inputs import Json, NotPossible
from sandbox.web.event_stream import PageEvents
from sandbox.web.requests import Handler, PageRequest, answer, refusals_as_json
from sandbox.web.views import PageViews, choice_view
from sandbox.world import places
from sandbox.world.interactions import ANSWERED, Interaction, Interactions
from sandbox.world.world import World

PAGE = Path(__file__).parent / "page"
# Whatever somebody writes into a message: no script but the page's own, nothing from elsewhere.
PAGE_HEADERS = {
    "Cache-Control": "no-cache",
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; "
    "img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}


class PageApi:
    def __init__(
        self,
        world: World,
        acts: PeopleActions,
        interactions: Interactions,
        shelf: AttachmentFolder,
        gateway: Gateway,
    ) -> None:
        self._world = world
        self._acts = acts
        self._interactions = interactions
        self._shelf = shelf
        self._gateway = gateway
        self._views = PageViews(world)
        self._events = PageEvents(world, self._views)

    def add(self, app: web.Application) -> None:
        app.middlewares.append(refusals_as_json)
        app.router.add_get("/sandbox/state", self.state)
        app.router.add_get("/sandbox/messages", self.messages)
        app.router.add_get("/sandbox/events", self.events)
        app.router.add_get("/attachments/{channel}/{id}/{name}", self.attachment)
        acts = {
            "command": self.command,
            "press": self.press,
            "choose": self.choose,
            "submit": self.submit,
            "dismiss": self.dismiss,
            "messages": self.say,
            "read": self.read,
            "dms": self.open_direct,
            "locale": self.locale,
            "privacy": self.privacy,
            "people": self.add_person,
        }
        for name, act in acts.items():
            app.router.add_post(f"/sandbox/{name}", self._acting(act))
        app.router.add_post("/sandbox/autocomplete", self.autocomplete)
        app.router.add_get("/", self.file)
        app.router.add_get("/{name}", self.file)

    async def close(self) -> None:
        await self._events.close()

    # Reading

    async def state(self, request: web.Request) -> web.Response:
        person = self._asking(request)
        return answer(self._views.state(person, self._gateway.is_online))

    async def messages(self, request: web.Request) -> web.Response:
        person = self._asking(request)
        channel = self._world.channel(Id(request.query.get("channel", "")))
        if not self._world.sees(person, channel):
            raise NotPossible("unknown_channel", "There is no such channel.")
        before = request.query.get("before")
        limit = min(max(int(request.query.get("limit", "50")), 1), 200)
        page = self._views.messages(person, channel.id, Id(before) if before else None, limit)
        return answer(page)

    async def events(self, request: web.Request) -> web.StreamResponse:
        return await self._events.stream(request, self._asking(request))

    async def attachment(self, request: web.Request) -> web.Response:
        path = request.match_info
        content = self._shelf.get(Id(path["channel"]), Id(path["id"]))
        if content is None:
            raise web.HTTPNotFound
        kind = mimetypes.guess_type(path["name"])[0] or ""
        shown = kind.startswith(("image/", "video/")) and kind != "image/svg+xml"
        headers = {
            "Content-Type": kind if shown else "application/octet-stream",
            "X-Content-Type-Options": "nosniff",
            "Cache-Control": "max-age=31536000, immutable",
        }
        return web.Response(body=content, headers=headers)

    async def file(self, request: web.Request) -> web.StreamResponse:
        name = request.match_info.get("name") or "index.html"
        path = PAGE / name
        if path.parent != PAGE or not path.is_file():
            raise web.HTTPNotFound
        return web.FileResponse(path, headers=PAGE_HEADERS)

    def _asking(self, request: web.Request) -> Person:
        first = next(iter(self._world.state.people))
        return self._world.person(Id(request.query.get("as", first)))

    # Acting

    def _acting(self, act: Callable[[PageRequest], Json]) -> Handler:
        async def handle(request: web.Request) -> web.StreamResponse:
            return answer(act(await self._wish(request)))

        return handle

    async def _wish(self, request: web.Request) -> PageRequest:
        if request.content_type != "application/json":
            raise NotPossible("not_json", "Send JSON.")
        try:
            return msgspec.json.decode(await request.read(), type=PageRequest)
        except msgspec.MsgspecError as error:
            raise NotPossible("not_json", str(error)) from None

    def _person(self, wish: PageRequest) -> Person:
        return self._world.person(wish.user)

    def _command(self, wish: PageRequest) -> Command:
        if wish.command not in self._world.state.commands:
            raise DiscordRefusal(UNKNOWN_COMMAND)
        return self._world.state.commands[wish.command]

    def _message(self, wish: PageRequest) -> Message:
        return self._world.message(wish.channel, wish.message)

    def command(self, wish: PageRequest) -> Json:
        channel = self._world.channel(wish.channel)
        command = self._command(wish)
        return made(
            self._acts.use(self._person(wish), channel, command, wish.options, wish.subcommand)
        )

    async def autocomplete(self, request: web.Request) -> web.Response:
        wish = await self._wish(request)
        person = self._person(wish)
        channel = self._world.channel(wish.channel)
        asked = self._acts.complete(
            person, channel, self._command(wish), wish.options, wish.focused, wish.subcommand
        )
        await asked.settled.wait()
        if asked.status != ANSWERED:
            sentence = "Loading options failed."
            return answer({"error": sentence, "code": "no_answer"}, 504)
        return answer({"choices": [choice_view(c, person.locale) for c in asked.choices]})

    def press(self, wish: PageRequest) -> Json:
        return made(self._acts.press(self._person(wish), self._message(wish), wish.custom_id))

    def choose(self, wish: PageRequest) -> Json:
        values = wish.values if isinstance(wish.values, list) else []
        person, message = self._person(wish), self._message(wish)
        return made(self._acts.choose(person, message, wish.custom_id, values))

    def submit(self, wish: PageRequest) -> Json:
        values = wish.values if isinstance(wish.values, dict) else {}
        return made(self._acts.submit(self._person(wish), wish.modal, values))

    def dismiss(self, wish: PageRequest) -> Json:
        if self._world.state.only_for.get(wish.message) != wish.user:
            raise NotPossible("not_ephemeral", "Only ephemeral messages can be dismissed.")
        for there in self._world.state.messages.values():
            if wish.message in there:
                posting.delete(self._world, there[wish.message])
                break
        return {}

    def say(self, wish: PageRequest) -> Json:
        channel = self._world.channel(wish.channel)
        message = self._acts.say(self._person(wish), channel, wish.content)
        self._world.mark_read(self._person(wish), channel.id)
        return {"message": self._views.message(self._person(wish), message)}

    def read(self, wish: PageRequest) -> Json:
        self._world.mark_read(self._person(wish), self._world.channel(wish.channel).id)
        return {}

    def open_direct(self, wish: PageRequest) -> Json:
        return {"channel": places.open_direct(self._world, self._person(wish)).id}

    def locale(self, wish: PageRequest) -> Json:
        places.set_locale(self._world, self._person(wish), wish.locale)
        return {}

    def privacy(self, wish: PageRequest) -> Json:
        places.set_dms_open(self._world, self._person(wish), wish.dms_open)
        return {}

    def add_person(self, wish: PageRequest) -> Json:
        if not 0 < len(wish.name.strip()) <= 32:
            raise NotPossible("wrong_length", "A name has 1 to 32 letters.")
        return {"person": self._views.person(self._world.add_person(wish.name.strip()))}


def made(interaction: Interaction) -> Json:
    return {"interaction": interaction.id}
