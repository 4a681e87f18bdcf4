"""Layouts (components V2): what they may contain, and how they are edited."""

from collections.abc import Awaitable, Callable

import discord as dpy
import pytest

from sandbox.payloads.base import Json
from sandbox.payloads.components import Section
from sandbox.payloads.messages import COMPONENTS_V2
from sandbox.testing.driver import Sandbox
from tests.support.raw_rest import paths, post
from tests.support.sample_bot import SampleBot, picture, running

OnPress = Callable[[dpy.Interaction], Awaitable[object]]


class PressButton(dpy.ui.Button["RouteLayout"]):
    def __init__(self, label: str, on_press: OnPress) -> None:
        super().__init__(label=label, custom_id=label.lower())
        self.on_press = on_press

    async def callback(self, interaction: dpy.Interaction) -> None:
        await self.on_press(interaction)


class RouteLayout(dpy.ui.LayoutView):
    """A picture, a section with a button, and a container with another one."""

    def __init__(self, on_press: OnPress, text: str = "Paris", name: str = "board.png") -> None:
        super().__init__(timeout=None)
        reference = f"attachment://{name}"
        item = dpy.MediaGalleryItem(reference, description="A small board")
        thumbnail: dpy.ui.Thumbnail[RouteLayout] = dpy.ui.Thumbnail(reference)
        row: dpy.ui.ActionRow[RouteLayout] = dpy.ui.ActionRow(PressButton("Draw", on_press))
        self.add_item(dpy.ui.MediaGallery(item))
        self.add_item(dpy.ui.Section(text, accessory=PressButton("Claim", on_press)))
        self.add_item(
            dpy.ui.Container(
                dpy.ui.Section("Thumbnail", accessory=thumbnail),
                dpy.ui.Separator(),
                row,
                accent_colour=0x1F6F78,
            )
        )


async def ignore(interaction: dpy.Interaction) -> None:
    await interaction.response.defer()


def platform_of(discord: Sandbox, bot: SampleBot) -> dpy.PartialMessageable:
    return bot.get_partial_messageable(int(discord.channel("platform-1").id))


def texts(message: dpy.Message) -> list[str]:
    found = dpy.ui.LayoutView.from_message(message).walk_children()
    return [part.content for part in found if isinstance(part, dpy.ui.TextDisplay)]


def media(message: dpy.Message) -> dpy.UnfurledMediaItem:
    """The picture in the first gallery."""
    gallery = message.components[0]
    assert isinstance(gallery, dpy.MediaGalleryComponent)
    return gallery.items[0].media


async def test_a_layout_is_answered_with_complete_media_and_numbered_components() -> None:
    async with Sandbox.start() as discord, running(discord) as bot:
        layout = RouteLayout(ignore)
        layout.add_item(dpy.ui.File("attachment://board.png"))
        message = await platform_of(discord, bot).send(view=layout, file=picture())
        assert message.flags.components_v2
        assert (message.content, message.embeds, message.attachments) == ("", [], [])
        shown = media(message)
        assert (shown.width, shown.height, shown.content_type) == (8, 4, "image/png")
        assert shown.url.startswith(f"{discord.server.address}/attachments/")
        assert shown.proxy_url == shown.url
        assert shown.attachment_id == int(shown.url.split("/")[-2])
        stored = discord.public(discord.channel("platform-1"))[0]
        assert stored.text == "Paris\nThumbnail"
        assert discord.alt_texts(stored) == ["A small board"]
        file = message.components[-1]
        assert isinstance(file, dpy.FileComponent)
        assert file.name == "board.png"
        assert file.size == len(discord.attachment(stored))
        ids = [part.id for part in dpy.ui.LayoutView.from_message(message).walk_children()]
        assert sorted(number for number in ids if number) == list(range(1, 13))


@pytest.mark.parametrize("button", ["Claim", "Draw"])
async def test_buttons_in_sections_and_containers_are_pressed(button: str) -> None:
    async def answer(interaction: dpy.Interaction) -> None:
        await interaction.response.edit_message(view=RouteLayout(answer, "Brest"))

    async with Sandbox.start() as discord, running(discord) as bot:
        robin, here = discord.person("Robin"), discord.channel("platform-1")
        await platform_of(discord, bot).send(view=RouteLayout(answer), file=picture())
        message = discord.public(here)[0]
        result = await robin.press(message, button)
        changed = await result.answer()
        section = changed.components[1]
        assert isinstance(section, Section)
        assert section.components[0].content == "Brest"
        data = result.interaction.payload["data"]
        assert isinstance(data, dict)
        assert (data["custom_id"], data["component_type"]) == (button.lower(), 2)
        assert data["id"] == {"Claim": 4, "Draw": 11}[button]


async def test_a_deferred_update_edits_the_pressed_message_with_the_interactions_token() -> None:
    async def update(interaction: dpy.Interaction) -> None:
        await interaction.response.defer()
        layout = RouteLayout(update, "Brest", "new.png")
        await interaction.edit_original_response(view=layout, attachments=[picture("new.png")])

    async with Sandbox.start() as discord, running(discord) as bot:
        robin, here = discord.person("Robin"), discord.channel("platform-1")
        sent = await platform_of(discord, bot).send(view=RouteLayout(update), file=picture())
        before = discord.request_log.total
        result = await robin.press(discord.public(here)[0], "Claim")
        await discord.until(lambda: len(discord.versions(discord.public(here)[0].id)) == 2)
        assert result.interaction.response_type == 6
        assert not any(request.counts_globally for request in discord.request_log.since(before))
        message = await platform_of(discord, bot).fetch_message(sent.id)
        assert (texts(message)[0], media(message).url.split("/")[-1]) == ("Brest", "new.png")
        assert message.attachments == []


async def test_an_edit_keeps_or_replaces_the_files_of_a_layout() -> None:
    async with Sandbox.start() as discord, running(discord) as bot:
        message = await platform_of(discord, bot).send(view=RouteLayout(ignore), file=picture())
        first = media(message)
        message = await message.edit(view=RouteLayout(ignore, "Brest"))
        assert media(message).attachment_id == first.attachment_id
        message = await message.edit(view=RouteLayout(ignore, "Wien"), attachments=[picture()])
        assert media(message).attachment_id != first.attachment_id
        with pytest.raises(dpy.HTTPException) as refused:
            await message.edit(view=RouteLayout(ignore), attachments=[])
        assert "components.0.items.0.media.url: The referenced" in str(refused.value)


async def test_a_plain_message_becomes_a_layout_and_stays_one() -> None:
    async with Sandbox.start() as discord, running(discord) as bot:
        here = discord.channel("platform-1")
        channel = platform_of(discord, bot)
        message = await channel.send("Plain", embed=dpy.Embed(title="x"), file=picture())
        with pytest.raises(dpy.HTTPException) as refused:
            await message.edit(view=RouteLayout(ignore))
        assert "In content" in str(refused.value)
        assert "In embeds" in str(refused.value)
        message = await message.edit(content=None, embed=None, view=RouteLayout(ignore))
        assert message.flags.components_v2
        assert message.attachments == []
        path = f"/channels/{here.id}/messages/{message.id}"
        text: Json = {"type": 10, "content": "x"}
        for body in ({"content": "Plain again"}, {"flags": 0, "components": [text]}):
            assert (await post(discord, path, body, "PATCH"))["code"] == 50035
        await post(discord, path, {"flags": 0}, "PATCH")
        assert discord.public(here)[0].flags & COMPONENTS_V2


async def test_interactions_are_answered_and_followed_up_with_layouts() -> None:
    async def answer(interaction: dpy.Interaction) -> None:
        await interaction.response.defer(thinking=True, ephemeral=True)
        layout = RouteLayout(ignore)
        await interaction.edit_original_response(view=layout, attachments=[picture()])
        await interaction.followup.send(view=layout, file=picture(), ephemeral=True)

    async with Sandbox.start() as discord, running(discord) as bot:
        robin, here = discord.person("Robin"), discord.channel("platform-1")
        await platform_of(discord, bot).send(view=RouteLayout(answer), file=picture())
        result = await robin.press(discord.public(here)[0], "Claim")
        for message in (await result.answer(), await result.follow_up()):
            assert message.is_ephemeral
            assert message.flags & COMPONENTS_V2
            assert len(message.components) == 3


async def test_texts_of_a_layout_mention_people() -> None:
    async with Sandbox.start() as discord, running(discord) as bot:
        robin, kim = discord.person("Robin"), discord.person("Kim")
        layout = dpy.ui.LayoutView()
        text = f"{robin.mention} {kim.mention}"
        layout.add_item(dpy.ui.Container(dpy.ui.TextDisplay(text)))
        only_kim = dpy.AllowedMentions(users=[dpy.Object(int(kim.id))])
        message = await platform_of(discord, bot).send(view=layout, allowed_mentions=only_kim)
        assert [str(user.id) for user in message.mentions] == [kim.id]


def text(content: str = "x") -> Json:
    return {"type": 10, "content": content}


def section(accessory: object) -> Json:
    return {"type": 9, "components": [text()], "accessory": accessory}


def gallery(*urls: str, **more: object) -> Json:
    return {"type": 12, "items": [{"media": {"url": url}, **more} for url in urls]}


URL = "https://example.org/a.png"
VALID_LAYOUTS: list[list[Json]] = [
    [text("x" * 4000)],
    [text() for _ in range(40)],
    [gallery(*[URL] * 10, description="x" * 1024)],
    [section({"type": 11, "media": {"url": URL, "width": 5}, "description": None})],
    [{"type": 17, "components": [text(), {"type": 14, "spacing": 2}], "accent_color": None}],
    [{**text(), "id": 5}, {**text(), "id": None}, {**text(), "id": 1}],
]
INVALID_LAYOUTS: list[tuple[list[Json], str]] = [
    ([text("x" * 2001)] * 2, "components COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED"),
    ([text()] * 41, "components COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED"),
    ([gallery(*[URL] * 11)], "components.0.items BASE_TYPE_MAX_LENGTH"),
    ([gallery()], "components.0.items BASE_TYPE_MIN_LENGTH"),
    ([gallery(URL, description="")], "components.0.items.0.description BASE_TYPE_REQUIRED"),
    ([gallery("board.png")], "components.0.items.0.media.url URL_TYPE_INVALID_SCHEME"),
    (
        [gallery("attachment://board.png")],
        "components.0.items.0.media.url UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    ),
    (
        [section({"type": 11, "media": {"url": "attachment://x"}})],
        "components.0.accessory.media.url UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    ),
    ([{"type": 13, "file": {"url": URL}}], "components.0.file.url URL_TYPE_INVALID_SCHEME"),
    ([section(text())], "components.0.accessory.type BASE_TYPE_CHOICES"),
    ([{"type": 17, "components": []}], "components.0.components BASE_TYPE_MIN_LENGTH"),
    (
        [{"type": 17, "components": [text()], "accent_color": 1 << 24}],
        "components.0.accent_color NUMBER_TYPE_MAX",
    ),
    ([{**text(), "id": 5}, {**text(), "id": 5}], "components.1.id COMPONENT_ID_DUPLICATED"),
]


async def test_layouts_are_refused_with_the_path_of_their_error() -> None:
    async with Sandbox.start(rate_limits=False) as discord:
        path = f"/channels/{discord.channel('platform-1').id}/messages"
        for components in VALID_LAYOUTS:
            body = {"flags": COMPONENTS_V2, "components": components}
            assert "id" in await post(discord, path, body), components
        for components, error in INVALID_LAYOUTS:
            body = {"flags": COMPONENTS_V2, "components": components}
            answer = await post(discord, path, body)
            assert paths(answer["errors"])[-1] == error
        assert (await post(discord, path, {"flags": COMPONENTS_V2}))["code"] == 50006


async def test_files_that_a_layout_does_not_show_stay_attachments() -> None:
    async with Sandbox.start() as discord, running(discord) as bot:
        layout = dpy.ui.LayoutView().add_item(dpy.ui.Container(dpy.ui.TextDisplay("x")))
        message = await platform_of(discord, bot).send(view=layout, file=picture())
        assert [attachment.filename for attachment in message.attachments] == ["board.png"]
