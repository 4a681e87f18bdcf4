"""A small bot that uses every feature the page has to show. It does not use Slow Train."""

import asyncio
import io
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import discord
from discord import app_commands
from PIL import Image

from bot.discord_io.connection import point_discord_at
from render.output.mp4 import mp4
from sandbox.testing.driver import Sandbox

Interaction = discord.Interaction[Any]

CITIES = ("Paris", "Zürich", "Wien", "Roma", "Berlin")
CARD_EMOJIS = ("st_yellow_0a1b2c", "st_light_blue_1a2b3c")
DANISH = {"greet": "hils", "Say hello": "Sig hej", "whom": "hvem"}


class DanishTranslator(app_commands.Translator):
    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, _: object
    ) -> str | None:
        return DANISH.get(string.message) if locale is discord.Locale.danish else None


class NoteForm(discord.ui.Modal, title="A note"):
    words: discord.ui.TextInput[Any] = discord.ui.TextInput(label="Words", custom_id="words")

    async def on_submit(self, interaction: Interaction) -> None:
        await interaction.response.send_message(f"Noted: {self.words.value}", ephemeral=True)


class TicketForm(discord.ui.Modal, title="Tickets"):
    """A form with a group of checkboxes, radio buttons and a single checkbox."""

    tickets: discord.ui.Label[Any] = discord.ui.Label(
        text="Which tickets do you keep?",
        description="The others go back under the pile.",
        component=discord.ui.CheckboxGroup(
            custom_id="tickets",
            min_values=2,
            max_values=3,
            options=[
                discord.CheckboxGroupOption(label=f"{city} to Oslo", value=city, description="8")
                for city in CITIES
            ],
        ),
    )
    pace: discord.ui.Label[Any] = discord.ui.Label(
        text="Pace",
        component=discord.ui.RadioGroup(
            custom_id="pace",
            options=[discord.RadioGroupOption(label=pace, value=pace) for pace in ("Slow", "Fast")],
        ),
    )
    remind: discord.ui.Label[Any] = discord.ui.Label(
        text="Remind me", component=discord.ui.Checkbox(custom_id="remind", default=True)
    )

    async def on_submit(self, interaction: Interaction) -> None:
        assert isinstance(self.tickets.component, discord.ui.CheckboxGroup)
        assert isinstance(self.pace.component, discord.ui.RadioGroup)
        assert isinstance(self.remind.component, discord.ui.Checkbox)
        kept = ", ".join(self.tickets.component.values)
        answer = f"{kept}; {self.pace.component.value}; {self.remind.component.value}"
        await interaction.response.send_message(answer, ephemeral=True)


def teal(width: int, height: int, name: str, description: str) -> discord.File:
    made = io.BytesIO()
    Image.new("RGB", (width, height), "teal").save(made, "PNG")
    made.seek(0)
    return discord.File(made, name, description=description)


class RouteLayout(discord.ui.LayoutView):
    """A layout with every kind of component, whose buttons claim a route."""

    def __init__(self, emoji: discord.Emoji) -> None:
        super().__init__(timeout=None)
        board = discord.MediaGalleryItem("attachment://board.png", description="The board")
        routes: list[discord.ui.Item[Any]] = [
            discord.ui.Section(
                f"**{city} to Oslo**\n-# {emoji} 3 red", accessory=self.claim(city, emoji)
            )
            for city in CITIES[:2]
        ]
        row: discord.ui.ActionRow[Any] = discord.ui.ActionRow(
            discord.ui.Button(label="Hand", custom_id="hand"),
            discord.ui.Button(label="Help", custom_id="help"),
        )
        menu: discord.ui.ActionRow[Any] = discord.ui.ActionRow(
            discord.ui.Select(
                custom_id="other",
                placeholder="Other routes",
                options=[discord.SelectOption(label=city, emoji=emoji) for city in CITIES],
            )
        )
        self.add_item(discord.ui.TextDisplay(f"# Your turn\nDraw {emoji} or <:gone:1>"))
        self.add_item(discord.ui.MediaGallery(board))
        self.add_item(
            discord.ui.Container(
                *routes,
                discord.ui.Separator(spacing=discord.SeparatorSpacing.large),
                discord.ui.Section(
                    "Your own board",
                    accessory=discord.ui.Thumbnail("attachment://own.png", description="Own board"),
                ),
                row,
                accent_colour=0xF2B544,
            )
        )
        self.add_item(menu)
        self.add_item(discord.ui.MediaGallery(board, board, board))
        self.add_item(discord.ui.Separator(visible=False))
        self.add_item(discord.ui.File("attachment://game.json"))

    @staticmethod
    def claim(city: str, emoji: discord.Emoji) -> discord.ui.Button[Any]:
        button: discord.ui.Button[Any] = discord.ui.Button(
            label="Claim", custom_id=f"claim:{city}", emoji=emoji
        )

        async def claim(interaction: Interaction) -> None:
            await interaction.response.send_message(f"{city} is yours", ephemeral=True)

        button.callback = claim  # type: ignore[method-assign]  # as discord.py's decorator does
        return button


class ControlsView(discord.ui.View):
    """Buttons and a menu that still work after a restart."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @discord.ui.button(label="Count", custom_id="count", style=discord.ButtonStyle.primary)
    async def count(self, interaction: Interaction, _: discord.ui.Button[Any]) -> None:
        assert interaction.message is not None
        number = int(interaction.message.content.split()[-1]) + 1
        await interaction.response.edit_message(content=f"Pressed {number}")

    @discord.ui.button(label="Write a note", custom_id="note")
    async def note(self, interaction: Interaction, _: discord.ui.Button[Any]) -> None:
        await interaction.response.send_modal(NoteForm())

    @discord.ui.button(label="Say nothing", custom_id="nothing", style=discord.ButtonStyle.danger)
    async def nothing(self, interaction: Interaction, _: discord.ui.Button[Any]) -> None:
        """Does not answer the interaction."""

    @discord.ui.select(
        custom_id="cities",
        placeholder="Which cities?",
        min_values=2,
        max_values=3,
        options=[discord.SelectOption(label=city, description="a city") for city in CITIES],
    )
    async def cities(self, interaction: Interaction, select: discord.ui.Select[Any]) -> None:
        chosen = ", ".join(sorted(select.values))
        await interaction.response.send_message(f"Chosen: {chosen}", ephemeral=True)


class PageBot(discord.Client):
    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree = app_commands.CommandTree(self)
        self.finish_thinking = asyncio.Event()  # ends the command /think
        for command in (
            self._greet(),
            self._call(),
            self._cards(),
            self._claim(),
            self._panel(),
            self._picture(),
            self._film(),
            self._think(),
            self._tickets(),
            self._layout(),
            self._board(),
        ):
            self.tree.add_command(command)

    async def setup_hook(self) -> None:
        self.add_view(ControlsView())
        await self.tree.set_translator(DanishTranslator())
        await self.tree.sync()

    def _greet(self) -> "app_commands.Command[Any, ..., Any]":
        localised = app_commands.locale_str

        @app_commands.command(name=localised("greet"), description=localised("Say hello"))
        @app_commands.rename(whom=localised("whom"))
        async def greet(interaction: Interaction, whom: discord.Member) -> None:
            await interaction.response.send_message(
                f"Hello **{whom.display_name}**, {whom.mention}"
            )

        return greet

    def _call(self) -> "app_commands.Command[Any, ..., Any]":
        @app_commands.command(name="call", description="Call somebody to press a button")
        async def call(interaction: Interaction, whom: discord.Member) -> None:
            await interaction.response.send_message(f"{whom.mention} 0", view=ControlsView())

        return call

    def _cards(self) -> "app_commands.Command[Any, ..., Any]":
        @app_commands.command(name="cards", description="Show buttons without labels")
        async def cards(interaction: Interaction) -> None:
            symbol, view = teal(32, 32, "symbol.png", "").fp.read(), discord.ui.View()
            for name in CARD_EMOJIS:
                emoji = await self.create_application_emoji(name=name, image=symbol)
                view.add_item(discord.ui.Button(emoji=emoji, custom_id=name))
            await interaction.response.send_message("Take one", view=view)

        return cards

    def _claim(self) -> "app_commands.Command[Any, ..., Any]":
        @app_commands.command(name="claim", description="Claim a route")
        @app_commands.describe(route="Which one", wagons="How many", fast="In a hurry?")
        async def claim(
            interaction: Interaction,
            route: str,
            wagons: app_commands.Range[int, 1, 8] = 1,
            fast: bool = False,
        ) -> None:
            await interaction.response.send_message(f"{route} {wagons} {fast}", ephemeral=True)

        @claim.autocomplete("route")
        async def routes(_: Interaction, typed: str) -> list[app_commands.Choice[str]]:
            pairs = [(a, b) for a in CITIES for b in CITIES if a < b]
            found = [(a, b) for a, b in pairs if typed.lower() in f"{a} to {b}".lower()]
            return [app_commands.Choice(name=f"{a} to {b}", value=f"{a}-{b}") for a, b in found]

        return claim

    def _panel(self) -> "app_commands.Command[Any, ..., Any]":
        @app_commands.command(name="panel", description="Show buttons and a menu")
        async def panel(interaction: Interaction) -> None:
            await interaction.response.send_message("Pressed 0", view=ControlsView())

        return panel

    def _picture(self) -> "app_commands.Command[Any, ..., Any]":
        @app_commands.command(name="picture", description="Show a picture")
        async def picture(interaction: Interaction, described: bool = True) -> None:
            file = teal(800, 600, "teal.png", "All teal" if described else "")
            embed = discord.Embed(title="Colours", description="Teal", colour=0x1F6F78)
            embed.add_field(name="How much", value="**all**")
            await interaction.response.send_message("Look", file=file, embed=embed)

        return picture

    def _film(self) -> "app_commands.Command[Any, ..., Any]":
        @app_commands.command(name="film", description="Show a video")
        async def film(interaction: Interaction) -> None:
            frames = [Image.new("RGB", (320, 240), colour) for colour in ("teal", "navy")]
            content = await asyncio.to_thread(mp4, frames * 10, (320, 240), 5)
            file = discord.File(io.BytesIO(content), "film.mp4", description="Teal, then navy")
            await interaction.response.send_message("Look", file=file)

        return film

    def _tickets(self) -> "app_commands.Command[Any, ..., Any]":
        @app_commands.command(name="tickets", description="Choose tickets")
        async def tickets(interaction: Interaction) -> None:
            await interaction.response.send_modal(TicketForm())

        return tickets

    def _layout(self) -> "app_commands.Command[Any, ..., Any]":
        @app_commands.command(name="layout", description="Show a layout")
        async def layout(interaction: Interaction) -> None:
            symbol = teal(32, 32, "symbol.png", "").fp.read()
            emoji = await self.create_application_emoji(name="card_teal", image=symbol)
            files = [
                teal(800, 500, "board.png", "not shown"),
                teal(300, 300, "own.png", "not shown"),
                discord.File(io.BytesIO(b"{}"), "game.json"),
                discord.File(io.BytesIO(b"{}"), "unused.json"),
            ]
            await interaction.response.send_message(view=RouteLayout(emoji), files=files)

        return layout

    def _board(self) -> "app_commands.Command[Any, ..., Any]":
        @app_commands.command(name="board", description="Open the bot's own page")
        async def board(interaction: Interaction) -> None:
            address = discord.http.Route.BASE.partition("/api/")[0]  # on the same machine
            link = discord.ui.Button[discord.ui.View](label="Open", url=f"{address}/board#token")
            view = discord.ui.View(timeout=None).add_item(link)
            await interaction.response.send_message("Here", view=view, ephemeral=True)

        return board

    def _think(self) -> "app_commands.Command[Any, ..., Any]":
        @app_commands.command(name="think", description="Take one's time")
        async def think(interaction: Interaction) -> None:
            await interaction.response.defer(thinking=True)
            await self.finish_thinking.wait()
            await interaction.edit_original_response(content="I have thought")

        return think


@asynccontextmanager
async def running(sandbox: Sandbox) -> AsyncIterator[PageBot]:
    """The bot, online until the block ends."""
    await point_discord_at(sandbox.api_url)
    bot = PageBot()
    async with bot:
        task = asyncio.create_task(bot.start(sandbox.token))
        await sandbox.bot_online()
        yield bot
    await asyncio.gather(task, return_exceptions=True)
