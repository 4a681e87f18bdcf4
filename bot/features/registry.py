"""All features of the bot. One that stands here needs no other registration."""

from bot.features.absence import AbsenceFeature
from bot.features.claim import ClaimFeature
from bot.features.context import Feature
from bot.features.daily import DailyFeature
from bot.features.first_game import FirstGameFeature
from bot.features.help import HelpFeature
from bot.features.hint import HintFeature
from bot.features.learn import LearnFeature
from bot.features.lobby import LobbyFeature
from bot.features.lookup import LookupFeature
from bot.features.privacy import PrivacyFeature
from bot.features.queue import QueueFeature
from bot.features.reminders import RemindersFeature
from bot.features.results.profiles import ProfilesFeature
from bot.features.results.replay import ReplayFeature
from bot.features.results.review import ReviewFeature
from bot.features.seats import SeatsFeature
from bot.features.server.server_settings import ServerSettingsFeature
from bot.features.server.server_tables import ServerTablesFeature
from bot.features.server.watching import WatchingFeature
from bot.features.station import StationFeature
from bot.features.turn import TurnFeature
from bot.features.undo import UndoFeature

FEATURES: tuple[type[Feature], ...] = (
    LobbyFeature,
    TurnFeature,
    ClaimFeature,
    StationFeature,
    QueueFeature,
    UndoFeature,
    AbsenceFeature,
    RemindersFeature,
    ServerSettingsFeature,
    ServerTablesFeature,
    WatchingFeature,
    SeatsFeature,
    LookupFeature,
    HelpFeature,
    LearnFeature,
    FirstGameFeature,
    DailyFeature,
    HintFeature,
    ProfilesFeature,
    ReplayFeature,
    ReviewFeature,
    PrivacyFeature,
)
