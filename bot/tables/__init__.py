"""The tables: the only holders of a `Game`, and the only place where a user becomes a seat."""

from bot.tables.boards import Boards
from bot.tables.service import Tables

__all__ = ["Boards", "Tables"]
