-- expands
-- Moves that people have queued for their next turns. A queue belongs to the person, not the seat.

CREATE TABLE queues (
  table_id BIGINT NOT NULL REFERENCES tables (id),
  seat BIGINT NOT NULL,
  "user" BIGINT NOT NULL,
  body TEXT NOT NULL, -- JSON of bot.domain.queue.Queue; secret
  delay_s DOUBLE PRECISION NOT NULL, -- how long after the beginning of the turn it is played
  is_ready BOOLEAN NOT NULL, -- whether anything can be played as soon as it is the person's turn
  PRIMARY KEY (table_id, seat)
);

CREATE INDEX queues_by_user ON queues ("user");

-- Whether a queue played the action. Then nobody pressed anything, and yet it is the person's own.
ALTER TABLE actions ADD COLUMN is_queued BOOLEAN NOT NULL DEFAULT FALSE;
