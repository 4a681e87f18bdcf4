"""The Discord server (guild), as REST returns it and as the gateway announces it."""

from msgspec import UnsetType, field

from sandbox.payloads.base import Payload
from sandbox.payloads.channels import TextChannel, Thread
from sandbox.payloads.ids import Id
from sandbox.payloads.users import Member, Role


class Guild(Payload, kw_only=True):
    id: Id
    name: str
    owner_id: Id
    roles: list[Role]
    preferred_locale: str = "en-US"
    icon: str | None = None
    splash: str | None = None
    discovery_splash: str | None = None
    banner: str | None = None
    description: str | None = None
    region: str = "deprecated"
    afk_channel_id: Id | None = None
    afk_timeout: int = 300
    system_channel_id: Id | None = None
    system_channel_flags: int = 0
    verification_level: int = 0
    default_message_notifications: int = 0
    explicit_content_filter: int = 0
    mfa_level: int = 0
    nsfw_level: int = 0
    nsfw: bool = False
    premium_tier: int = 0
    premium_subscription_count: int = 0
    premium_progress_bar_enabled: bool = False
    rules_channel_id: Id | None = None
    public_updates_channel_id: Id | None = None
    safety_alerts_channel_id: Id | None = None
    vanity_url_code: str | None = None
    application_id: Id | None = None
    max_members: int = 500_000
    max_presences: int | None = None
    max_video_channel_users: int = 25
    features: list[str] = field(default_factory=list)
    emojis: list[str] = field(default_factory=list)
    stickers: list[str] = field(default_factory=list)


class GuildCreate(Guild, kw_only=True):
    """The GUILD_CREATE event: the guild with its members, channels and threads."""

    joined_at: str
    large: bool = False
    unavailable: bool | UnsetType = False  # absent when the bot has just joined
    member_count: int
    members: list[Member]
    channels: list[TextChannel]
    threads: list[Thread]
    voice_states: list[str] = field(default_factory=list)
    presences: list[str] = field(default_factory=list)
    stage_instances: list[str] = field(default_factory=list)
    guild_scheduled_events: list[str] = field(default_factory=list)
    soundboard_sounds: list[str] = field(default_factory=list)
