"""Messages beyond Discord's limits are refused with the path of the invalid field."""

import io

import aiohttp
import pytest

from sandbox.messages.attachments import MAX_FILE_BYTES
from sandbox.payloads.base import Json
from sandbox.testing.driver import Sandbox
from tests.support.raw_rest import paths, post


def button(**fields: object) -> Json:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": "go", **fields}


def row(*parts: Json) -> Json:
    return {"type": 1, "components": list(parts)}


def menu(**fields: object) -> Json:
    options = [{"label": "One", "value": "1"}]
    return {"type": 3, "custom_id": "menu", "options": options, **fields}


def numbered(count: int) -> list[Json]:
    return [{"label": str(n), "value": str(n)} for n in range(count)]


VALID_MESSAGES = [
    {"content": "x" * 2000},
    {"embeds": [{"description": "x" * 4096}, {"fields": [{"name": "n", "value": "v"}] * 25}]},
    {"components": [row(*(button(custom_id=f"{r}{n}") for n in range(5))) for r in range(5)]},
    {"components": [row(menu(options=numbered(25), max_values=25))]},
    {"components": [row({"type": 5, "custom_id": "who"})]},
    {"components": [row(button(style=5, custom_id=None, url="https://example.org"))]},
    {"components": [row(button(label=None, emoji={"name": "🚂"}))]},
    {"flags": 1 << 15, "components": [{"type": 10, "content": "Text"}, row(button())]},
]

INVALID_MESSAGES: list[tuple[Json, str]] = [
    ({"content": "x" * 2001}, "content BASE_TYPE_MAX_LENGTH"),
    ({"content": 5}, "content BASE_TYPE_INVALID"),
    ({"embeds": [{"title": "x"}] * 11}, "embeds BASE_TYPE_MAX_LENGTH"),
    ({"embeds": [{"title": "x" * 257}]}, "embeds.0.title BASE_TYPE_MAX_LENGTH"),
    ({"embeds": [{"description": "x" * 4097}]}, "embeds.0.description BASE_TYPE_MAX_LENGTH"),
    ({"embeds": [{"description": "x" * 3001}] * 2}, "embeds MAX_EMBED_SIZE_EXCEEDED"),
    ({"embeds": [{}]}, "embeds.0.description BASE_TYPE_REQUIRED"),
    (
        {"embeds": [{"fields": [{"name": "n", "value": "v"}] * 26}]},
        "embeds.0.fields BASE_TYPE_MAX_LENGTH",
    ),
    (
        {"embeds": [{"fields": [{"name": "n", "value": ""}]}]},
        "embeds.0.fields.0.value BASE_TYPE_REQUIRED",
    ),
    (
        {"embeds": [{"title": "x", "image": {"url": "board.png"}}]},
        "embeds.0.image.url URL_TYPE_INVALID_SCHEME",
    ),
    (
        {"components": [row(button(custom_id=str(n))) for n in range(6)]},
        "components BASE_TYPE_MAX_LENGTH",
    ),
    (
        {"components": [row(*(button(custom_id=str(n)) for n in range(6)))]},
        "components.0.components BASE_TYPE_MAX_LENGTH",
    ),
    ({"components": [button()]}, "components.0.type BASE_TYPE_CHOICES"),
    ({"components": [{"type": 10, "content": "x"}]}, "components.0.type UNION_TYPE_CHOICES"),
    (
        {"components": [row(button(custom_id="x" * 101))]},
        "components.0.components.0.custom_id BASE_TYPE_MAX_LENGTH",
    ),
    (
        {"components": [row(button(label="x" * 81))]},
        "components.0.components.0.label BASE_TYPE_MAX_LENGTH",
    ),
    (
        {"components": [row(button(), button())]},
        "components.0.components.1.custom_id COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    (
        {"components": [row(button(custom_id=None))]},
        "components.0.components.0 BUTTON_COMPONENT_CUSTOM_ID_REQUIRED",
    ),
    (
        {"components": [row(button(emoji={"name": "train"}))]},
        "components.0.components.0.emoji.name COMPONENT_INVALID_EMOJI",
    ),
    (
        {"components": [row(menu(options=numbered(26)))]},
        "components.0.components.0.options BASE_TYPE_MAX_LENGTH",
    ),
    (
        {"components": [row(menu(options=numbered(1) * 2))]},
        "components.0.components.0.options.0.value SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    (
        {"components": [row(menu(max_values=2))]},
        "components.0.components.0.max_values NUMBER_TYPE_MAX",
    ),
    (
        {"components": [row(menu(), button())]},
        "components.0 COMPONENT_LAYOUT_WIDTH_EXCEEDED",
    ),
    (
        {"flags": 1 << 15, "content": "x", "components": [{"type": 10, "content": "Text"}]},
        "content MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    (
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "allowed_mentions MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
    ),
    ({"content": "x", "nonce": "x" * 26}, "nonce BASE_TYPE_MAX_LENGTH"),
    (
        {"content": "x", "message_reference": {"message_id": "1"}},
        "message_reference REPLIES_UNKNOWN_MESSAGE",
    ),
    (
        {"content": "x", "attachments": [{"id": 0, "description": "x" * 1025}]},
        "attachments.0.description BASE_TYPE_MAX_LENGTH",
    ),
    ({"content": "x", "attachments": [{"id": 0}]}, "attachments.0.id ATTACHMENT_NOT_FOUND"),
]


@pytest.mark.parametrize("body", VALID_MESSAGES)
async def test_a_message_within_the_limits_is_accepted(body: Json) -> None:
    async with Sandbox.start() as discord:
        channel = discord.channel("platform-1")
        assert "id" in await post(discord, f"/channels/{channel.id}/messages", body)


@pytest.mark.parametrize(
    ("body", "error"), INVALID_MESSAGES, ids=[error for _, error in INVALID_MESSAGES]
)
async def test_an_invalid_message_is_refused_with_the_path_of_its_error(
    body: Json, error: str
) -> None:
    async with Sandbox.start() as discord:
        channel = discord.channel("platform-1")
        answer = await post(discord, f"/channels/{channel.id}/messages", body)
        assert answer["code"] == 50035
        assert error in paths(answer["errors"])
        assert discord.messages(channel) == []


async def test_an_empty_message_is_refused() -> None:
    async with Sandbox.start() as discord:
        path = f"/channels/{discord.channel('platform-1').id}/messages"
        assert (await post(discord, path, {"content": "  "}))["code"] == 50006


async def test_a_file_of_more_than_ten_mebibytes_is_refused() -> None:
    async with Sandbox.start() as discord, aiohttp.ClientSession() as web:
        path = f"{discord.api_url}/channels/{discord.channel('platform-1').id}/messages"
        form = aiohttp.FormData(quote_fields=False)
        form.add_field("payload_json", "{}")
        form.add_field("files[0]", io.BytesIO(bytes(MAX_FILE_BYTES + 1)), filename="big.png")
        headers = {"Authorization": f"Bot {discord.token}"}
        async with web.post(path, data=form, headers=headers) as answer:
            assert answer.status == 413
            assert (await answer.json())["code"] == 40005


async def test_unknown_routes_are_counted() -> None:
    async with Sandbox.start() as discord:
        assert (await post(discord, "/nowhere", {}))["message"] == "404: Not Found"
        assert dict(discord.request_log.unknown_routes) == {"POST /api/v10/nowhere": 1}


async def test_ids_must_be_numbers() -> None:
    async with Sandbox.start() as discord:
        answer = await post(discord, "/channels/abc/messages", {"content": "x"})
        assert paths(answer["errors"]) == ["channel_id NUMBER_TYPE_COERCE"]


async def test_a_guild_has_a_limit_of_active_threads() -> None:
    async with Sandbox.start() as discord:
        path = f"/channels/{discord.channel('platform-1').id}/messages"
        first, second = [(await post(discord, path, {"content": "x"}))["id"] for _ in range(2)]
        discord.limit_threads(1)
        assert "id" in await post(discord, f"{path}/{first}/threads", {"name": "one"})
        refused = await post(discord, f"{path}/{second}/threads", {"name": "two"})
        assert refused["code"] == 160006
