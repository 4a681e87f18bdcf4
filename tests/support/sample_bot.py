"""A small bot built with discord.py, for testing the sandbox against the real library."""

import asyncio
import io
import re
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from typing import Self, TypeVar

import aiohttp
import discord
import yarl
from discord import app_commands
from PIL import Image

from sandbox.testing.driver import Sandbox
from sandbox.testing.timeouts import WAIT_LIMIT_S

T = TypeVar("T")

PATIENCE_S = 120.0  # a safety net: only what fails takes so long

ROUTES = ["Paris to Zürich", "Paris to Brest", "Wien to Budapest"]


class CountButton(
    discord.ui.DynamicItem[discord.ui.Button[discord.ui.View]], template=r"count:(?P<n>\d+)"
):
    """A button with its state in its custom id, so that it works after a restart."""

    def __init__(self, n: int) -> None:
        super().__init__(discord.ui.Button(label=f"Count {n}", custom_id=f"count:{n}"))
        self.n = n

    @classmethod
    async def from_custom_id(
        cls,
        interaction: discord.Interaction,  # noqa: ARG003  # discord.py passes it
        item: discord.ui.Item[discord.ui.View],  # noqa: ARG003  # discord.py passes it
        match: re.Match[str],
    ) -> Self:
        return cls(int(match["n"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        view = discord.ui.View(timeout=None).add_item(CountButton(self.n + 1))
        await interaction.response.edit_message(content=f"{self.n + 1}", view=view)


class NameForm(discord.ui.Modal, title="Name your train"):
    name: discord.ui.TextInput[Self] = discord.ui.TextInput(label="Name", custom_id="name")

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"It is called {self.name.value}.")


class TrainForm(discord.ui.Modal, title="Which train?"):
    train: discord.ui.Label[Self] = discord.ui.Label(
        text="Train",
        component=discord.ui.Select(
            custom_id="train", options=[discord.SelectOption(label="Night train", value="night")]
        ),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        menu = self.train.component
        assert isinstance(menu, discord.ui.Select)
        await interaction.response.send_message(f"The {menu.values[0]} train")


class BoardLayout(discord.ui.LayoutView):
    """A layout (components V2): text, a picture and a button in a container."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        gallery: discord.ui.MediaGallery[BoardLayout] = discord.ui.MediaGallery(
            discord.MediaGalleryItem("attachment://board.png", description="A small board")
        )
        row: discord.ui.ActionRow[BoardLayout] = discord.ui.ActionRow(
            discord.ui.Button(label="Go", custom_id="go")
        )
        text: discord.ui.TextDisplay[BoardLayout] = discord.ui.TextDisplay("# The board")
        self.add_item(discord.ui.Container(text, gallery, row))


class RouteMenu(discord.ui.View):
    @discord.ui.select(
        custom_id="pick",
        max_values=2,
        options=[discord.SelectOption(label=route, value=route) for route in ROUTES],
    )
    async def pick(
        self, interaction: discord.Interaction, menu: discord.ui.Select[discord.ui.View]
    ) -> None:
        await interaction.response.send_message(" & ".join(menu.values), ephemeral=True)


class UserMenu(discord.ui.View):
    @discord.ui.select(cls=discord.ui.UserSelect, custom_id="whom")
    async def whom(
        self, interaction: discord.Interaction, menu: discord.ui.UserSelect[discord.ui.View]
    ) -> None:
        await interaction.response.send_message(f"Hello {menu.values[0].display_name}")


def picture(name: str = "board.png") -> discord.File:
    content = io.BytesIO()
    Image.new("RGB", (8, 4), "teal").save(content, "PNG")
    content.seek(0)
    return discord.File(content, name, description="A small board")


class SampleCommandTree(app_commands.CommandTree["SampleBot"]):
    failure: asyncio.Future[discord.HTTPException] | None = None

    async def on_error(
        self, interaction: discord.Interaction["SampleBot"], error: app_commands.AppCommandError, /
    ) -> None:
        original = getattr(error, "original", error)
        if self.failure is None or not isinstance(original, discord.HTTPException):
            return await super().on_error(interaction, error)
        self.failure.set_result(original)
        return None


class SampleBot(discord.Client):
    def __init__(
        self, intents: discord.Intents | None = None, heartbeat_timeout_s: float = 60.0
    ) -> None:
        super().__init__(
            intents=intents or discord.Intents.default(),
            heartbeat_timeout=heartbeat_timeout_s,
            guild_ready_timeout=0.01,
        )
        self.tree = SampleCommandTree(self)
        self.interactions: list[discord.Interaction] = []
        self._waiting: list[asyncio.Future[discord.Interaction]] = []
        self.resumed = asyncio.Event()
        self.became_ready = asyncio.Event()
        self.message_contents: list[str] = []
        self._message_received = asyncio.Condition()
        self.release = asyncio.Event()  # ends the command /wait
        add_commands(self)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(CountButton)
        await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Skip the five seconds that discord.py waits between two sessions."""

    async def on_ready(self) -> None:
        self.became_ready.set()

    async def on_resumed(self) -> None:
        self.resumed.set()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        self.interactions.append(interaction)
        for future in self._waiting:
            future.set_result(interaction)
        self._waiting.clear()

    def next_interaction(self) -> asyncio.Future[discord.Interaction]:
        future: asyncio.Future[discord.Interaction] = self.loop.create_future()
        self._waiting.append(future)
        return future

    def next_failure(self) -> asyncio.Future[discord.HTTPException]:
        """A future for the error with which Discord refuses the next failing command."""
        self.tree.failure = self.loop.create_future()
        return self.tree.failure

    async def on_message(self, message: discord.Message) -> None:
        self.message_contents.append(message.content)
        async with self._message_received:
            self._message_received.notify_all()

    async def received_messages(self, count: int) -> None:
        """Wait until the bot has received this many messages."""
        async with self._message_received:
            await self._message_received.wait_for(lambda: len(self.message_contents) >= count)


def add_commands(bot: SampleBot) -> None:  # noqa: C901  # a flat list of commands
    tree = bot.tree

    @tree.command(description="Says hello")
    async def hello(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"Hello {interaction.user.mention}")

    @tree.command(description="Says it to oneself")
    async def secret(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Psst", ephemeral=True)

    @tree.command(description="Claims a route")
    @app_commands.describe(route="Which one", wagons="How many")
    async def claim(
        interaction: discord.Interaction,
        route: str,
        wagons: app_commands.Range[int, 1, 8] | None = None,
    ) -> None:
        await interaction.response.send_message(f"{route} with {wagons}")

    @claim.autocomplete("route")
    async def routes(_: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        found = [route for route in ROUTES if typed.lower() in route.lower()]
        return [app_commands.Choice(name=route, value=route.lower()) for route in found]

    @tree.command(description="Thinks, answers, and answers more")
    async def think(interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await interaction.edit_original_response(content="Thought", attachments=[picture()])
        more = await interaction.followup.send("More", wait=True)
        await more.edit(content="Even more")

    @tree.command(description="Waits until it is released")
    async def wait(interaction: discord.Interaction) -> None:
        await bot.release.wait()
        await interaction.response.send_message("At last")

    @tree.command(description="Counts")
    async def count(interaction: discord.Interaction) -> None:
        view = discord.ui.View(timeout=None).add_item(CountButton(0))
        await interaction.response.send_message("0", view=view)

    @tree.command(description="Opens a form")
    async def form(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(NameForm())

    @tree.command(description="Opens a form with a menu")
    async def question(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(TrainForm())

    @tree.command(description="Shows a layout")
    async def layout(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(view=BoardLayout(), file=picture())

    @tree.command(description="Counts in secret")
    async def hush(interaction: discord.Interaction) -> None:
        view = discord.ui.View(timeout=None).add_item(CountButton(0))
        await interaction.response.send_message("0", view=view, ephemeral=True)

    @tree.command(description="Thinks aloud, then follows up")
    async def aloud(interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        await interaction.followup.send("First", ephemeral=True)
        await interaction.followup.send("Second", ephemeral=True)
        await interaction.delete_original_response()

    @tree.command(description="Thinks in private, then says it below")
    async def below(interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True)
        await interaction.delete_original_response()
        await interaction.followup.send("Below", ephemeral=True)

    @tree.command(description="Offers a menu")
    async def pick(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Pick", view=RouteMenu())

    @tree.command(description="Asks for somebody")
    async def whom(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Whom?", view=UserMenu())

    @tree.command(description="Greets somebody")
    async def greet(interaction: discord.Interaction, who: discord.Member) -> None:
        await interaction.response.send_message(f"Hello {who.display_name}")

    @tree.command(description="Shows a picture")
    async def show(interaction: discord.Interaction) -> None:
        embed = discord.Embed(title="Board").set_image(url="attachment://board.png")
        await interaction.response.send_message(embed=embed, file=picture())


async def wait_for(awaited: Awaitable[T]) -> T:
    """Wait for something that must happen; the limit is only a safety net."""
    async with asyncio.timeout(WAIT_LIMIT_S):
        return await awaited


async def point_discord_at(api_url: str) -> None:
    """Make discord.py connect to another API, as docs/sandbox.md describes."""
    discord.http.Route.BASE = api_url
    async with aiohttp.ClientSession() as web, web.get(f"{api_url}/gateway") as answer:
        gateway = (await answer.json())["url"]
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)


@asynccontextmanager
async def running(
    sandbox: Sandbox,
    intents: discord.Intents | None = None,
    heartbeat_timeout_s: float = 60.0,
) -> AsyncIterator[SampleBot]:
    """The sample bot, online until the block ends."""
    await point_discord_at(sandbox.api_url)
    async with SampleBot(intents, heartbeat_timeout_s) as bot:
        task = asyncio.create_task(bot.start(sandbox.token))
        online = asyncio.create_task(bot.became_ready.wait())
        await asyncio.wait({task, online}, return_when=asyncio.FIRST_COMPLETED)
        if not online.done():
            online.cancel()
            await task
        try:
            yield bot
        finally:
            await bot.close()
            await task
