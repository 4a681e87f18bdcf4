"""What somebody can read in a message."""

import re

from sandbox.payloads.messages import Message
from sandbox.testing.driver import Sandbox
from tests.support.wire.wire import custom_ids

SET_BY_DISCORD = re.compile(r"\d{9,}|https?://[^/]*")  # ids, and where files are


def content_of(discord: Sandbox, message: Message) -> object:
    """Everything in a message except ids and times that Discord sets."""
    files = [
        (file.filename, file.description, file.size, discord.attachment(message, number))
        for number, file in enumerate(discord.files(message))
    ]
    components = SET_BY_DISCORD.sub("#", repr(message.components))
    return SET_BY_DISCORD.sub("#", message.text), files, components, custom_ids(message)
