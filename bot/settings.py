"""Settings from the environment and from `.env`. `.env.example` lists all of them."""

import re
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Literal, Self

from pydantic import Field, SecretStr, ValidationError, field_validator, model_validator
from pydantic_settings import (
    BaseSettings,
    DotEnvSettingsSource,
    NoDecode,
    SettingsConfigDict,
)

from bot.domain.limits import InteractionLimits, TableLimit, TableLimits
from bot.domain.shards import shard_range
from bot.domain.table import MAX_NUMBER
from bot.logs import LogFormat
from bot.store.databases.location import Database, DatabaseUrl
from bot.web.client_address import networks
from bot.web.public_url import PublicUrl

DISCORD_API_URL = "https://discord.com/api/v10"
MAX_SECONDS = 365 * 24 * 3600.0
MAX_PICTURE_WORKERS = 64
MAX_NEW_DMS_PER_MINUTE = 10_000

MAX_PORT = 65_535
MAX_DAYS = 3650.0
MAX_LIMIT = 1_000_000

PYDANTIC_SAYS = "Input should be "
SIMILAR = 0.87  # from 0 to 1: an environment variable may belong to another program
FOR_COMPOSE = (
    "POSTGRES_",
    "COMPOSE_",
    "CADDY_",
    "SLOW_TRAIN_IMAGE",
)  # in the same file, for Docker

LogLevel = Literal["DEBUG", "INFO", "WARNING", "ERROR"]


class Settings(BaseSettings):
    """Read once, by the command that runs the bot. An empty value means the default."""

    model_config = SettingsConfigDict(
        env_file=".env",
        env_ignore_empty=True,
        extra="ignore",
        frozen=True,
        hide_input_in_errors=True,  # which may be a password
    )

    discord_token: SecretStr = SecretStr("")
    discord_api_url: str = DISCORD_API_URL
    shards: str = ""
    database_path: Path = Path("data/slow-train.db")
    database_url: SecretStr = SecretStr("")  # it may contain a password
    maps_dir: Annotated[tuple[Path, ...], NoDecode] = ()
    log_level: LogLevel = "INFO"
    log_format: LogFormat = "text"
    dev_guild_id: int = Field(default=0, ge=0, le=MAX_NUMBER)
    automatic_pause_s: float = Field(default=0.3, ge=0, le=MAX_SECONDS)
    pause_without_people_s: float = Field(default=5.0, ge=0, le=MAX_SECONDS)
    reveal_pause_s: float = Field(default=4.0, ge=0, le=MAX_SECONDS)
    forget_idle_after_s: float = Field(default=3600.0, gt=0, le=MAX_SECONDS)
    clock_ahead_file: str = ""
    clock_every_s: float = Field(default=30.0, gt=0, le=MAX_SECONDS)
    new_dms_per_minute: int = Field(default=10, ge=1, le=MAX_NEW_DMS_PER_MINUTE)
    picture_workers: int = Field(default=2, ge=1, le=MAX_PICTURE_WORKERS)
    metrics_port: int = Field(default=0, ge=0, le=MAX_PORT)
    metrics_host: str = "127.0.0.1"
    web_port: int = Field(default=0, ge=0, le=MAX_PORT)
    web_host: str = "127.0.0.1"
    public_url: str = ""
    web_trusted_proxies: str = ""
    docs_url: str = ""
    operator_contact: str = ""
    privacy_url: str = ""
    keep_left_servers_days: float = Field(default=30.0, ge=0, le=MAX_DAYS)
    keep_lobbies_days: float = Field(default=14.0, ge=1, le=MAX_DAYS)

    person_lobbies: int = Field(default=5, ge=1, le=MAX_LIMIT)
    person_new_tables_an_hour: int = Field(default=12, ge=1, le=MAX_LIMIT)
    person_tables_without_people: int = Field(default=2, ge=0, le=MAX_LIMIT)
    person_interactions_a_minute: int = Field(default=120, ge=30, le=MAX_LIMIT)
    person_costly_a_minute: int = Field(default=12, ge=1, le=MAX_LIMIT)
    server_lobbies: int = Field(default=25, ge=1, le=MAX_LIMIT)
    server_new_tables_an_hour: int = Field(default=60, ge=1, le=MAX_LIMIT)
    server_tables_without_people: int = Field(default=6, ge=0, le=MAX_LIMIT)
    server_interactions_a_minute: int = Field(default=1500, ge=60, le=MAX_LIMIT)

    @property
    def table_limits(self) -> TableLimits:
        """How many tables one person and one server may have."""
        return TableLimits(
            TableLimit(
                self.person_lobbies,
                self.person_new_tables_an_hour,
                self.person_tables_without_people,
            ),
            TableLimit(
                self.server_lobbies,
                self.server_new_tables_an_hour,
                self.server_tables_without_people,
            ),
        )

    @property
    def interaction_limits(self) -> InteractionLimits:
        """How much they may do in a minute."""
        return InteractionLimits(
            self.person_interactions_a_minute,
            self.person_costly_a_minute,
            self.server_interactions_a_minute,
        )

    @property
    def database(self) -> Database:
        """The PostgreSQL database if there is one, otherwise the file."""
        url = self.database_url.get_secret_value()
        return DatabaseUrl(url) if url else self.database_path

    @field_validator("database_url")
    @classmethod
    def _is_an_address(cls, value: SecretStr) -> SecretStr:
        if value.get_secret_value():
            DatabaseUrl(value.get_secret_value())
        return value

    @field_validator("public_url")
    @classmethod
    def _is_a_public_url(cls, value: str) -> str:
        return str(PublicUrl(value)) if value else ""

    @field_validator("web_trusted_proxies")
    @classmethod
    def _are_networks(cls, value: str) -> str:
        networks(value)
        return value

    @model_validator(mode="after")
    def _has_both_web_settings(self) -> Self:
        if bool(self.public_url) != bool(self.web_port):
            raise ValueError("PUBLIC_URL and WEB_PORT are set together, or neither of them")
        return self

    @field_validator("docs_url")
    @classmethod
    def _is_a_web_address(cls, value: str) -> str:
        """Without a slash at the end, and usable in a link."""
        if value and not re.fullmatch(r"https?://[^\s<>()]+", value):
            raise ValueError("must be an address that begins with https://")
        return value.rstrip("/")

    @field_validator("maps_dir", mode="before")
    @classmethod
    def _one_folder(cls, value: object) -> object:
        """One folder may be given as plain text."""
        return (value,) if isinstance(value, str | Path) else value

    @field_validator("log_format", mode="before")
    @classmethod
    def _in_small_letters(cls, value: object) -> object:
        return value.lower() if isinstance(value, str) else value

    @field_validator("shards")
    @classmethod
    def _are_shards(cls, value: str) -> str:
        shard_range(value)
        return value

    @field_validator("log_level", mode="before")
    @classmethod
    def _in_capitals(cls, value: object) -> object:
        return value.upper() if isinstance(value, str) else value


def problems_of(error: ValidationError) -> list[str]:
    """A sentence about each setting that is wrong. Values are not repeated: they may be secret."""
    problems = []
    for each in error.errors(include_input=False):
        name, text = "".join(map(str, each["loc"])).upper(), each["msg"]
        if text.startswith(PYDANTIC_SAYS):
            wanted = text.removeprefix(PYDANTIC_SAYS).partition(", unable to parse")[0]
            wanted = wanted.replace("valid integer", "whole number").replace("valid ", "")
            problems.append(f"{name} must be {wanted}.")
        else:
            text = text.removeprefix("Value error, ")
            problems.append(f"{name}: {text}." if name else f"{text}.")
    return problems


def unknown_settings(environment: Mapping[str, str], file: Path = Path(".env")) -> list[str]:
    """A sentence about each name in the file that is no setting, and about each environment
    variable that looks like a misspelt one. Values are not repeated: they may be secret."""
    known = [name.upper() for name in Settings.model_fields]
    in_file = DotEnvSettingsSource(Settings, env_file=file).env_vars
    written = {name.upper() for name, value in in_file.items() if value is not None}
    problems = []
    for name in sorted(written.union(map(str.upper, environment)).difference(known)):
        similar = get_close_matches(name, known, 1, SIMILAR)
        if similar or (name in written and not name.startswith(FOR_COMPOSE)):
            meant = f" Did you mean {similar[0]}?" if similar else ""
            problems.append(f"{name} is no setting of Slow Train.{meant}")
    return problems
