"""`python -m bot doctor`: looks at everything the bot needs, and says what to do about the rest.

Each check is a function of its own that returns findings. Nothing secret is in them: neither the
token nor the address of the database with its password.
"""

import re
import shutil
import socket
import tempfile
import time
from base64 import urlsafe_b64decode
from collections.abc import Iterable, Mapping, Sequence
from email.utils import parsedate_to_datetime
from pathlib import Path
from typing import Literal

import aiohttp
import discord

from bot import health
from bot.discord_io.connection import HOW_TO_RESET
from bot.discord_io.permissions import FOR_THREADS, REQUIRED, missing, missing_for_thread
from bot.doctor_page import ANSWER_WITHIN_S, check_page, in_words
from bot.settings import Settings
from bot.store.copies.inspection import inspect
from bot.store.databases.errors import DatabaseError
from bot.store.databases.location import Database, DatabaseUrl
from engine.game import RULES_VERSION
from engine.how_they_run import HOW_THEY_RUN
from engine.values import Value

Level = Literal["ok", "look", "wrong"]

MOST_SERVERS = 200  # of one answer of Discord
MAX_CLOCK_ERROR_S = 30.0
LITTLE_SPACE = 500_000_000  # bytes
INVITATION = "https://discord.com/oauth2/authorize?client_id={}&scope=bot+applications.commands&permissions={}"


class Finding(Value, frozen=True):
    """`look`: it may be right. `wrong`: the bot, or a part of it, cannot work. `remedy`: what to
    do, in a sentence."""

    level: Level
    about: str
    text: str
    remedy: str = ""


class FromDiscord(Value, frozen=True):
    """What Discord answers to the token. `problem`: why it does not. `date`: its clock, from the
    header. `servers`: as JSON, each with the bot's `permissions` in it."""

    problem: str = ""
    is_refused: bool = False
    date: str = ""
    servers: Sequence[Mapping[str, object]] = ()


async def examine(settings: Settings) -> list[Finding]:
    """All findings, in the order in which they matter."""
    found = await _examine_discord(settings)
    found += [check_rules(), await check_database(settings.database)]
    if isinstance(settings.database, Path):
        found.append(check_writing(settings.database.parent))
    is_running = _is_running(settings)
    ports = {
        "METRICS_PORT": (settings.metrics_host, settings.metrics_port),
        "WEB_PORT": (settings.web_host, settings.web_port),
    }
    found += [
        check_port(name, host, port, is_running=is_running)
        for name, (host, port) in ports.items()
        if port
    ]
    if settings.public_url:
        found += [Finding(*each) for each in await check_page(settings)]
    return found


async def _examine_discord(settings: Settings) -> list[Finding]:
    token = settings.discord_token.get_secret_value()
    form = check_token(token)
    if not token:
        return [form]
    answer = await ask_discord(settings.discord_api_url, token)
    if answer.is_refused and form.level == "wrong":
        return [form]  # which says why it is refused
    connection = check_connection(answer)
    if answer.problem:
        return [form, connection]
    found = [form] if form.level == "ok" else []  # what is accepted is a token
    permissions = check_permissions(token, answer.servers)
    return [*found, connection, permissions, check_clock(answer, time.time())]


def report(findings: Iterable[Finding]) -> str:
    """A line for each finding, and below it what to do; at the end, how many are wrong."""
    lines, wrong = [], 0
    for each in findings:
        lines.append(f"{each.level:<6}{each.about}: {each.text}")
        if each.remedy:
            lines.append(f"      → {each.remedy}")
        wrong += each.level == "wrong"
    match wrong:
        case 0:
            lines.append("Nothing is wrong.")
        case 1:
            lines.append("One thing is wrong.")
        case _:
            lines.append(f"{wrong} things are wrong. Begin with the first.")
    return "\n".join(lines)


def check_token(token: str) -> Finding:
    """Whether it looks like a bot's token; whether Discord accepts it is another check."""
    if not token:
        remedy = "Write the token into .env, after DISCORD_TOKEN=. The README says where to get it."
        return Finding("wrong", "token", "there is none.", remedy)
    if token != token.strip() or token.startswith(("'", '"', "Bot ")):
        remedy = "Write the token alone, without quotation marks, blanks or the word Bot."
        return Finding("wrong", "token", "there is something around it.", remedy)
    if application_of(token) is None:
        remedy = (
            "A token has three parts with dots between them. It is under Bot in the Developer"
            " Portal (Reset Token); the client secret and the public key are something else."
        )
        return Finding("wrong", "token", "this does not have the form of a bot's token.", remedy)
    return Finding("ok", "token", "it has the form of a bot's token.")


def application_of(token: str) -> str | None:
    """The id of the application, with which a token begins; None if it is no token."""
    first, *others = token.split(".")
    if len(others) != 2 or not all(re.fullmatch(r"[\w-]+", part) for part in (first, *others)):
        return None
    try:
        number = urlsafe_b64decode(first + "=" * (-len(first) % 4)).decode("ascii")
    except ValueError:
        return None
    return number if number.isdecimal() else None


async def ask_discord(api_url: str, token: str) -> FromDiscord:
    """Which servers the bot is on, and what time it is."""
    limit = aiohttp.ClientTimeout(total=ANSWER_WITHIN_S)
    headers = {"Authorization": f"Bot {token}"}
    url = f"{api_url}/users/@me/guilds?limit={MOST_SERVERS}"
    try:
        async with (
            aiohttp.ClientSession(timeout=limit) as web,
            web.get(url, headers=headers) as got,
        ):
            date = got.headers.get("Date", "")
            if got.status in (401, 403):
                return FromDiscord("Discord refuses it.", is_refused=True, date=date)
            if got.status != 200:
                return FromDiscord(f"it answers {got.status}.", date=date)
            servers = await got.json()
    except (aiohttp.ClientError, OSError, ValueError) as error:
        return FromDiscord(f"it cannot be reached: {in_words(error)}.")
    return FromDiscord(date=date, servers=servers)


def check_connection(answer: FromDiscord) -> Finding:
    if answer.is_refused:
        return Finding("wrong", "Discord", "it refuses the token.", HOW_TO_RESET)
    if answer.problem:
        remedy = (
            "Check the network, DNS, a firewall, DISCORD_API_URL and https://discordstatus.com."
        )
        return Finding("wrong", "Discord", answer.problem, remedy)
    return Finding("ok", "Discord", "it accepts the token.")


def check_permissions(token: str, servers: Sequence[Mapping[str, object]]) -> Finding:
    """Those that the bot's own role has on each server; a channel may take some away."""
    wanted = (REQUIRED | FOR_THREADS).value
    invitation = INVITATION.format(application_of(token) or "YOUR_ID", wanted)
    if not servers:
        text, remedy = "the bot is on no server.", f"Invite it with this link: {invitation}"
        return Finding("look", "permissions", text, remedy)
    lacking = {str(each.get("name")): _lacking(str(each.get("permissions"))) for each in servers}
    named = [f"{name} ({', '.join(lacks)})" for name, lacks in lacking.items() if lacks]
    if named:
        text = f"missing on {len(named)} of {len(servers)} servers: {'; '.join(named)}."
        remedy = f"Give them to the bot's role in Server Settings, or invite it again: {invitation}"
        return Finding("wrong", "permissions", text, remedy)
    return Finding(
        "ok", "permissions", f"all of them, on {len(servers)} of {len(servers)} servers."
    )


def _lacking(permissions: str) -> Sequence[str]:
    allowed = discord.Permissions(int(permissions) if permissions.isdecimal() else 0)
    if allowed.administrator:
        return ()
    names = (*missing(allowed, is_thread=False), *missing_for_thread(allowed))
    return [name.replace("_", " ") for name in dict.fromkeys(names)]


def check_clock(answer: FromDiscord, now: float) -> Finding:
    """Discord's clock is right. Ours signs links, reminds, and measures the time for an answer."""
    try:
        ahead_s = now - parsedate_to_datetime(answer.date).timestamp()
    except ValueError:
        return Finding("look", "clock", "Discord did not say what time it is.")
    if abs(ahead_s) <= MAX_CLOCK_ERROR_S:
        return Finding("ok", "clock", "it agrees with Discord's.")
    side = "ahead of" if ahead_s > 0 else "behind"
    text = f"this machine is {abs(ahead_s):,.0f} s {side} Discord."
    return Finding("wrong", "clock", text, "Switch on NTP, such as: timedatectl set-ntp true")


def check_rules() -> Finding:
    """Which rules these are. Compiled or not, they play alike; docs/compiled.md."""
    return Finding("ok", "rules", f"version {RULES_VERSION}, {HOW_THEY_RUN}.")


async def check_database(database: Database) -> Finding:
    """Whether this version could use it. It is not changed."""
    try:
        tables = await inspect(database)
    except DatabaseError as error:
        remedy = "See docs/troubleshooting.md."
        return Finding("wrong", "database", f"{error}", remedy)
    if tables is None:
        return Finding("ok", "database", f"{database} will be made at the first start.")
    return Finding("ok", "database", f"{database} is sound (tables: {tables:,}).")


def check_writing(folder: Path) -> Finding:
    """Whether a file can be made where the database is or will be, and how much space there is."""
    there = next(each for each in (folder.absolute(), *folder.absolute().parents) if each.exists())
    try:
        with tempfile.NamedTemporaryFile(dir=there, prefix=".slow-train-") as file:
            file.write(b"written")
            file.flush()
    except OSError as error:
        remedy = (
            "Let the user that runs the bot write there; in Docker that is the one with id 1000."
        )
        return Finding("wrong", "disk", f"{there} cannot be written: {error.strerror}.", remedy)
    free = shutil.disk_usage(there).free
    if free < LITTLE_SPACE:
        text = f"only {free / 1e6:,.0f} MB are free in {there}."
        return Finding("look", "disk", text, "Make room: the bot stops writing when it is full.")
    return Finding("ok", "disk", f"{there} can be written, and {free / 1e9:,.1f} GB are free.")


def check_port(name: str, host: str, port: int, *, is_running: bool) -> Finding:
    """Whether the bot could listen there."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        with socket.socket(family, kind, protocol) as tried:
            tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            tried.bind(address)
    except OSError as error:
        if is_running:
            return Finding("ok", name, f"{port} is in use, and the bot is running.")
        remedy = f"Stop the program that uses it, or set {name} to another number."
        text = f"{host}:{port} cannot be used: {error.strerror}."
        return Finding("wrong", name, text, remedy)
    return Finding("ok", name, f"{port} is free.")


def _is_running(settings: Settings) -> bool:
    """Whether the bot with these settings has told so within the last minutes."""
    if isinstance(settings.database, DatabaseUrl):
        if not settings.metrics_port:
            return False
        state, _ = health.ask(settings.metrics_host, settings.metrics_port)
    else:
        within_s = health.MAX_MISSED_TICKS * settings.clock_every_s
        state, _ = health.read(settings.database, within_s)
    return state != "not running"
