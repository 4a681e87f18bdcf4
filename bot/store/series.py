"""The games of a series, one after the other."""

from itertools import groupby

from bot.domain.series import SeriesSeat
from bot.domain.table import TableId, UserId
from bot.store.databases.transactions import Transaction

# series != 0 is true anyway: with it the index is used, which leaves single games out.
_OF_SERIES = (
    "(r.table_id = ? OR r.table_id IN (SELECT id FROM tables WHERE series = ? AND series != 0))"
)


async def games(db: Transaction, series: TableId, last: int) -> list[list[SeriesSeat]]:
    """The seats of each game that counts in a series, up to the result of this number, the oldest
    game first."""
    rows = await db.fetch(
        'SELECT s.number, s."user", s.name, s.place FROM results AS r'
        f" JOIN result_seats AS s USING (number) WHERE {_OF_SERIES} AND r.number <= ?"
        " ORDER BY s.number, s.seat",
        (series, series, last),
    )
    return [
        [SeriesSeat(UserId(row[1]), row[2], row[3]) for row in seats]
        for _, seats in groupby(rows, key=lambda row: row[0])
    ]
