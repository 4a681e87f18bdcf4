"""The databases of tests: SQLite, and PostgreSQL servers that can be stopped and cut off."""
