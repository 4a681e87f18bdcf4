-- A session may watch a table in the channel in which its person could see it: not after the table
-- has moved to another one. Whoever watches now asks for a new link.
ALTER TABLE web_grants ADD COLUMN channel INTEGER NOT NULL DEFAULT 0;
