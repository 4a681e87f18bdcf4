"""SQLite and PostgreSQL: opening them, their schemas, and transactions."""
