-- People who watch a game without playing are mentioned when it is over, or every few turns.

CREATE TABLE watchers (
  table_id INTEGER NOT NULL REFERENCES tables (id),
  user INTEGER NOT NULL,
  every INTEGER NOT NULL, -- turns; 0: only the end
  previous_seq INTEGER NOT NULL, -- the last entry when they were mentioned the time before ...
  seq INTEGER NOT NULL, -- ... and the last time, or when they began to watch
  due_seq INTEGER NOT NULL DEFAULT -1, -- the last entry they are just being told about; -1: none
  PRIMARY KEY (table_id, user)
) STRICT, WITHOUT ROWID;

CREATE INDEX watchers_by_user ON watchers (user);
