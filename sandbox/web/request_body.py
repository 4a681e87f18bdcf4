"""The JSON body of every POST request of the page."""

import msgspec
from aiohttp import web
from msgspec import field

from sandbox.payloads.base import RequestBody
from sandbox.payloads.ids import Id
from sandbox.people.client_refusal import ClientRefusal
from sandbox.people.command_input import Value
from sandbox.people.form_input import FormValue


class PageRequestBody(RequestBody, frozen=True, kw_only=True, rename={"user": "as"}):
    """All fields of all requests; each path uses some of them."""

    user: Id = Id("")
    channel: Id = Id("")
    message: Id = Id("")
    command: Id = Id("")
    modal: Id = Id("")
    subcommand: list[str] = field(default_factory=list)
    options: dict[str, Value] = field(default_factory=dict)
    focused: str = ""
    custom_id: str = ""
    values: list[str] | dict[str, FormValue] = field(default_factory=list)
    content: str = ""
    locale: str = ""
    dms_open: bool = True
    name: str = ""
    seconds: float = 0.0


async def read_body(request: web.Request) -> PageRequestBody:
    """The body of a request, or refuse anything but JSON."""
    if request.content_type != "application/json":
        raise ClientRefusal("not_json", "Send JSON.")
    try:
        return msgspec.json.decode(await request.read(), type=PageRequestBody)
    except msgspec.MsgspecError as error:
        raise ClientRefusal("not_json", str(error)) from None
