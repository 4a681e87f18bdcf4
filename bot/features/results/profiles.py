"""What finished games say about people: /profile /leaderboard. Private until shared."""

import discord
from msgspec.structs import replace

from bot.discord_io.components import Press
from bot.domain.ladders import ALL_TIME, EVERY_MAP, EVERY_SERVER, Ladder
from bot.domain.profiles import HeadToHead
from bot.domain.ratings import LEVEL_RATINGS
from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.requests import PreferencesChange
from bot.domain.table import GuildId, Human, Language, UserId, number_of
from bot.features.caller import Caller, Reply
from bot.features.context import Feature, HandlerContext
from bot.features.routes import MAPS, FilledOptions, button, pages, slash
from bot.i18n.catalogue import Translator
from bot.messages.parts.message import Choice, Message
from bot.messages.parts.phrasebook import safe_name
from bot.messages.parts.rows import fill_rows
from bot.messages.results import profiles
from bot.messages.results.leaderboard import ALL, leaderboard_message, season_choices
from engine.model import Map, MapId


async def complete_seasons(
    context: HandlerContext, caller: Caller, typed: str, _: FilledOptions
) -> list[Choice]:
    """The seasons of the caller's server, the newest first."""
    found = await context.tables.profiles.seasons(caller.require_server().guild)
    return season_choices(context.translator(caller), found, typed)


class ProfilesFeature(Feature):
    """Handlers of /profile and /leaderboard, and of the buttons below their replies."""

    @slash("profile", in_dm=True, is_costly=True)
    async def profile_of(
        self,
        caller: Caller,
        who: discord.User | None = None,
        against: discord.User | None = None,
    ) -> Reply:
        """The results of the caller or of somebody else: on this server, in a direct message the
        caller's own on all servers. Or the games of the caller against somebody."""
        if against is not None:
            return await self._head_to_head(caller, _person(against))
        person = caller.human if who is None else _person(who)
        return await self._profile(caller, person, is_text=False)

    @button("profile")
    async def change_form(self, caller: Caller, press: Press) -> Reply:
        """The same profile as text or as picture."""
        user, _, form = press.args.partition(":")
        person = Human(UserId(number_of(user)), caller.name)
        return await self._profile(caller, person, is_text=form == "text")

    @button("versus", is_costly=True)
    async def compare(self, caller: Caller, press: Press) -> Reply:
        """The games of the caller and the person whose profile is shown."""
        user = UserId(number_of(press.args))
        found = await self._tables.profiles.profile(user, _guild(caller))
        return await self._head_to_head(caller, Human(user, found.name))

    @slash("leaderboard", choices={"map_": MAPS}, complete={"season": complete_seasons})
    async def leaderboard(self, caller: Caller, map_: str = "", season: str = "") -> Reply:
        """The ratings of this server: of all time or a season, on all maps or one."""
        return await self._leaderboard(caller, map_ or ALL, season or ALL)

    @pages("leaderboard")
    async def more_of_leaderboard(self, caller: Caller, press: Press) -> Reply:
        """Another page. The arguments: the map, the season, the page."""
        _, map_id, season, *_ = (*press.args.split(":"), "", "")
        return await self._leaderboard(caller, map_id, season, press.page)

    async def _leaderboard(self, caller: Caller, map_id: str, season: str, page: int = 0) -> Reply:
        """A page of a leaderboard, for the caller."""
        ladder = _ladder(caller, map_id, season)
        translator = self._context.translator(caller)
        if not await self._tables.profiles.has_ratings(ladder.guild):
            return self._context.say(caller, "results-ratings-off")
        if ladder.season not in (ALL_TIME, *await self._tables.profiles.seasons(ladder.guild)):
            name = safe_name(season)
            return self._context.say(caller, "leaderboard-unknown-season", season=name)
        found = await self._tables.profiles.leaderboard(ladder, caller.user, page)
        maps = self._maps()
        return Reply(leaderboard_message(translator, maps, found, LEVEL_RATINGS, is_private=True))

    @button("share", is_costly=True)
    async def share(self, caller: Caller, press: Press) -> Reply:
        """Post what the private reply shows, in the language of the server."""
        match press.args.split(":"):
            case ["profile", user]:
                return await self._share_profile(caller, UserId(number_of(user)))
            case ["versus", user]:
                return await self._share_head_to_head(caller, UserId(number_of(user)))
            case ["leaderboard", map_id, season]:
                return await self._share_leaderboard(caller, map_id, season)
            case _:
                raise TableRefusal(TableCode.BOARD_HAS_MOVED_ON, step=press.target.step)

    @button("hide_results", "show_results")
    async def hide(self, caller: Caller, press: Press) -> Reply:
        """From now on nobody else sees the caller's results, or everybody does again."""
        is_shown = press.verb == "show_results"
        change = PreferencesChange(shows_results=is_shown)
        await self._tables.preferences.change(caller.user, change)
        translator = self._context.translator(caller)
        text = translator.say("results-shown-now" if is_shown else "results-hidden-now")
        other = profiles.visibility_button(translator, is_hidden=not is_shown)
        return Reply(Message(caller.language, text, fill_rows((other,))))

    async def _profile(self, caller: Caller, person: Human, *, is_text: bool) -> Reply:
        translator = self._context.translator(caller)
        is_own = person.user == caller.user
        if caller.where is None and not is_own:
            return self._context.say(caller, "profile-only-own-here")
        found = await self._tables.profiles.profile(person.user, _guild(caller))
        name = safe_name(found.name or person.name)
        if found.is_hidden and not is_own:
            return self._context.say(caller, "results-hidden", name=name)
        if not found.games and is_own:
            return Reply(profiles.no_games_message(translator, is_hidden=found.is_hidden))
        if not found.games:
            return self._context.say(caller, "profile-none", name=name)
        buttons = profiles.profile_buttons(
            translator,
            found,
            caller.user,
            is_text=is_text,
            can_share=caller.where is not None,
        )
        show = profiles.profile_text_message if is_text else profiles.profile_message
        return Reply(show(translator, self._maps(), found, _where(translator, caller), buttons))

    async def _share_profile(self, caller: Caller, user: UserId) -> Reply:
        found = await self._tables.profiles.profile(user, caller.require_server().guild)
        if found.is_hidden or not found.games:
            name = safe_name(found.name or caller.name)
            return self._context.say(caller, "results-hidden", name=name)
        translator = self._translator(caller.table_language)
        where = _where(translator, caller)
        return self._shared(
            caller, profiles.profile_message(translator, self._maps(), found, where)
        )

    async def _share_leaderboard(self, caller: Caller, map_id: str, season: str) -> Reply:
        ladder = _ladder(caller, map_id, season)
        if not await self._tables.profiles.has_ratings(ladder.guild):
            return self._context.say(caller, "results-ratings-off")
        found = await self._tables.profiles.leaderboard(ladder, caller.user, 0)
        translator = self._translator(caller.table_language)
        return self._shared(
            caller,
            leaderboard_message(translator, self._maps(), found, LEVEL_RATINGS, is_private=False),
        )

    async def _head_to_head(self, caller: Caller, other: Human) -> Reply:
        translator = self._context.translator(caller)
        if other.user == caller.user:
            return self._context.say(caller, "versus-yourself")
        if await self._tables.profiles.are_hidden(other.user):
            return self._context.say(caller, "results-hidden", name=safe_name(other.name))
        found = await self._meetings(caller, other)
        can_share = caller.where is not None and not await self._tables.profiles.are_hidden(
            caller.user
        )
        buttons = (profiles.share_versus_button(translator, other.user),) if can_share else ()
        where = _where(translator, caller)
        return Reply(profiles.head_to_head_message(translator, self._maps(), found, where, buttons))

    async def _share_head_to_head(self, caller: Caller, other: UserId) -> Reply:
        found = await self._meetings(caller, Human(other, ""))
        if await self._tables.profiles.are_hidden(caller.user, other) or not found.games:
            name = safe_name(found.other_name or caller.name)
            return self._context.say(caller, "results-hidden", name=name)
        translator = self._translator(caller.table_language)
        where = _where(translator, caller)
        return self._shared(
            caller, profiles.head_to_head_message(translator, self._maps(), found, where)
        )

    async def _meetings(self, caller: Caller, other: Human) -> HeadToHead:
        return await self._tables.profiles.head_to_head(caller.human, other, _guild(caller))

    def _shared(self, caller: Caller, message: Message) -> Reply:
        """Post it where the caller is; refused if they may not do so themselves."""
        caller.require_may_post(has_files=bool(message.attachments))
        return replace(self._context.say(caller, "results-shared"), shared=message)

    def _translator(self, language: Language) -> Translator:
        return self._context.catalogue.translator(language)

    def _maps(self) -> dict[MapId, Map]:
        return {each.id: each for each in self._context.maps}


def _person(user: discord.User) -> Human:
    """The person that was chosen, or refuse NOT_FOR_BOTS."""
    if user.bot:
        raise TableRefusal(TableCode.NOT_FOR_BOTS)
    return Human(UserId(user.id), user.display_name)


def _guild(caller: Caller) -> GuildId:
    return EVERY_SERVER if caller.where is None else caller.where.guild


def _where(translator: Translator, caller: Caller) -> str:
    return translator.say("results-everywhere" if caller.where is None else "results-here")


def _ladder(caller: Caller, map_id: str, season: str) -> Ladder:
    """The ladder of the caller's server that the arguments of a button mean."""
    return Ladder(
        caller.require_server().guild,
        ALL_TIME if season == ALL else season,
        EVERY_MAP if map_id == ALL else MapId(map_id),
    )
