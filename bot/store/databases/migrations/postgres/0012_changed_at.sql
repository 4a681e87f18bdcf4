-- expands
-- When something last changed at a table: a lobby is closed some time after that, not some time
-- after it was opened. 0 for tables that have not changed since this column exists.

ALTER TABLE tables ADD COLUMN changed_at DOUBLE PRECISION NOT NULL DEFAULT 0;
