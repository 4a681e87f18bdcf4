"""Base classes of all payloads, and string types with length limits."""

from typing import Annotated

from msgspec import Meta, Struct


class Payload(Struct, kw_only=True):
    """An object that Discord stores and sends."""


class RequestBody(Struct, kw_only=True, frozen=True):
    """The body of a request. Unknown fields are ignored, as Discord ignores them."""


Json = dict[str, object]
AnyId = int | str  # bots may send an id as a number or as a string
Upto25 = Annotated[str, Meta(max_length=25)]
Upto32 = Annotated[str, Meta(min_length=1, max_length=32)]
Upto45 = Annotated[str, Meta(max_length=45)]
Upto80 = Annotated[str, Meta(max_length=80)]
Upto100 = Annotated[str, Meta(max_length=100)]
Upto150 = Annotated[str, Meta(max_length=150)]
Upto256 = Annotated[str, Meta(max_length=256)]
Upto1024 = Annotated[str, Meta(max_length=1024)]
Upto2000 = Annotated[str, Meta(max_length=2000)]
Upto2048 = Annotated[str, Meta(max_length=2048)]
Upto4000 = Annotated[str, Meta(max_length=4000)]
Upto4096 = Annotated[str, Meta(max_length=4096)]
From1To100 = Annotated[str, Meta(min_length=1, max_length=100)]
From1To256 = Annotated[str, Meta(min_length=1, max_length=256)]
From1To1024 = Annotated[str, Meta(min_length=1, max_length=1024)]
