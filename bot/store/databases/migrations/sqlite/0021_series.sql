-- The series in which a table's game counts: the id of its first table, or 0 for that table itself,
-- for single games and for friendly games on the same cards.

ALTER TABLE tables ADD COLUMN series INTEGER NOT NULL DEFAULT 0;
CREATE INDEX tables_by_series ON tables (series) WHERE series != 0;
