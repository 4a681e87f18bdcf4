"""`Tables`: everything that can be asked of tables, one part per feature."""

import secrets
import time

from bot.domain.limits import TableLimits
from bot.store import Store
from bot.tables.absence import Absence
from bot.tables.boards import Boards
from bot.tables.cache import TableCache
from bot.tables.daily.boards import DailyBoards
from bot.tables.daily.deals import DailyDeals
from bot.tables.lobby import Lobby, RandomBytes
from bot.tables.lookup import Lookup
from bot.tables.memory import MAX_IN_MEMORY, Clock
from bot.tables.moves import Moves
from bot.tables.people.personal_data import PersonalData
from bot.tables.people.preferences import UserPreferences
from bot.tables.people.quiet_hours import QuietHours
from bot.tables.people.retention import Retention
from bot.tables.people.web_access import WebAccess
from bot.tables.publication import Publication
from bot.tables.queues import Queues
from bot.tables.recent import Recent
from bot.tables.reminders import Reminders
from bot.tables.restored import RestoredTables
from bot.tables.results.profiles import Profiles
from bot.tables.results.replay import Replay
from bot.tables.results.replay_steps import ReplaySteps
from bot.tables.results.results import Results
from bot.tables.seats import Seats
from bot.tables.server.server_settings import SettingsOfServers
from bot.tables.server.server_tables import TablesOfServers
from bot.tables.server.watching import Watching
from bot.tables.shown import Shown
from bot.tables.undo import Undo
from bot.tables.uptime import Uptime
from bot.tables.votes import Votes


class Tables:
    """The parts share one cache: one lock per table, one place where changes are committed.

    Methods raise `engine.refusals.Refusal` if the rules do not allow something and
    `bot.domain.refusals.TableRefusal` if the table does not. All times are Unix seconds.
    """

    def __init__(
        self,
        store: Store,
        boards: Boards,
        clock: Clock = time.time,
        max_in_memory: int = MAX_IN_MEMORY,
        *,
        random_bytes: RandomBytes = secrets.token_bytes,
        limits: TableLimits | None = None,
    ) -> None:
        self.store = store
        self.boards = boards
        self.cache = TableCache(store, boards, clock, max_in_memory)
        self.lookup = Lookup(self.cache)
        self.lobby = Lobby(self.cache, random_bytes, limits)
        self.seats = Seats(self.cache)
        self.replay = Replay(self.cache)
        self.queues = Queues(self.cache, self.seats)
        self.replay_steps = ReplaySteps(self.cache, self.replay)
        self.moves = Moves(self.cache, self.seats, self.replay)
        votes = Votes(self.cache, self.seats)
        self.undo = Undo(self.cache, self.seats, self.replay, votes)
        self.quiet_hours = QuietHours(self.cache)
        self.recent = Recent(self.cache, votes)
        self.shown = Shown(self.cache, self.replay, votes)
        self.absence = Absence(self.cache, votes, self.quiet_hours)
        self.reminders = Reminders(self.cache, self.quiet_hours)
        self.server_settings = SettingsOfServers(self.cache)
        self.profiles = Profiles(self.cache, self.server_settings.has_ratings)
        self.publication = Publication(self.cache, votes, self.replay, self.profiles, self.queues)
        self.results = Results(self.cache)
        self.preferences = UserPreferences(self.cache)
        self.server_tables = TablesOfServers(self.cache)
        self.watching = Watching(self.cache)
        self.daily = DailyDeals(self.cache, self.replay, random_bytes)
        self.daily_boards = DailyBoards(self.cache)
        self.personal_data = PersonalData(self.cache, self.lobby, self.seats, self.daily)
        self.retention = Retention(self.cache)
        self.web_access = WebAccess(self.cache)
        self.restored = RestoredTables(self.cache)
        self.uptime = Uptime(self.cache)
