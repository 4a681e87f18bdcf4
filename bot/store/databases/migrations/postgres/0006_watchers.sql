-- expands
-- People who watch a game without playing are mentioned when it is over, or every few turns.

CREATE TABLE watchers (
  table_id BIGINT NOT NULL REFERENCES tables (id),
  "user" BIGINT NOT NULL,
  every BIGINT NOT NULL, -- turns; 0: only the end
  previous_seq BIGINT NOT NULL, -- the last entry when they were mentioned the time before ...
  seq BIGINT NOT NULL, -- ... and the last time, or when they began to watch
  due_seq BIGINT NOT NULL DEFAULT -1, -- the last entry they are just being told about; -1: none
  PRIMARY KEY (table_id, "user")
);

CREATE INDEX watchers_by_user ON watchers ("user");
