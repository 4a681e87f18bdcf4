-- expands
-- What several processes must agree about: who does the work of a table, who serves an interaction,
-- when a shard may identify, and whose hands have not been shown yet. SQLite has one process only.

-- The clock of this server, which all processes share: those of two machines may differ.
CREATE FUNCTION seconds_now() RETURNS double precision LANGUAGE sql VOLATILE
  AS 'SELECT extract(epoch FROM clock_timestamp())::double precision';

-- Work in progress: the process that does it has until then to finish it or to renew its lease. What
-- is in memory only is enough: if the server crashes, leases are lost, and so are those who had them.
CREATE UNLOGGED TABLE leases (
  table_id BIGINT NOT NULL, -- 0 for work that is not about one table
  kind TEXT NOT NULL, -- see bot/domain/work.py
  holder TEXT NOT NULL, -- a random name of the process
  until DOUBLE PRECISION NOT NULL, -- of the clock of this server, like all times here
  retry_at DOUBLE PRECISION NOT NULL DEFAULT 0, -- after a failure: others may try again then
  PRIMARY KEY (table_id, kind)
);

-- Interactions of the last day that a process serves. Their ids contain the time.
CREATE UNLOGGED TABLE interactions (
  id BIGINT PRIMARY KEY,
  holder TEXT NOT NULL -- the process that was first
);

CREATE TABLE identify_slots (
  bucket BIGINT PRIMARY KEY, -- shard id % max_concurrency
  free_at DOUBLE PRECISION NOT NULL
);

ALTER TABLE tables ADD COLUMN hands_revision BIGINT NOT NULL DEFAULT 0; -- of the hands shown last
CREATE INDEX tables_hands_behind ON tables (id) WHERE hands_revision < published_revision;
CREATE INDEX seats_of_computers ON seats (table_id, seat) WHERE kind != 'human';
