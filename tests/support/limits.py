"""No limits on what one person may cause: tests and benchmarks do in seconds what takes days."""

from bot.domain.limits import TableLimit, TableLimits

MANY = 1_000_000
MANY_TABLES = TableLimit(lobbies=MANY, new_an_hour=MANY, without_people=MANY)
NO_LIMITS = TableLimits(MANY_TABLES, MANY_TABLES)
NO_LIMITS_SETTINGS = {
    "person_lobbies": MANY,
    "person_new_tables_an_hour": MANY,
    "person_tables_without_people": MANY,
    "person_interactions_a_minute": MANY,
    "person_costly_a_minute": MANY,
    "server_lobbies": MANY,
    "server_new_tables_an_hour": MANY,
    "server_tables_without_people": MANY,
    "server_interactions_a_minute": MANY,
}
NO_LIMITS_ENVIRONMENT = {name.upper(): str(most) for name, most in NO_LIMITS_SETTINGS.items()}
