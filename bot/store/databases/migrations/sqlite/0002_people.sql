-- What people chose for themselves, what was sent to them, and what the people at a table decide together.

CREATE TABLE preferences (
  user INTEGER PRIMARY KEY,
  body TEXT NOT NULL -- JSON of bot.domain.table.Preferences; a field that is missing has its default
) STRICT;

-- The direct message with somebody's hand at a table, which is edited in place.
CREATE TABLE hand_notes (
  table_id INTEGER NOT NULL REFERENCES tables (id),
  user INTEGER NOT NULL,
  channel INTEGER NOT NULL,
  message INTEGER NOT NULL,
  step INTEGER NOT NULL,
  PRIMARY KEY (table_id, user)
) STRICT, WITHOUT ROWID;

CREATE TABLE votes (
  id INTEGER PRIMARY KEY,
  table_id INTEGER NOT NULL REFERENCES tables (id),
  kind TEXT NOT NULL CHECK (kind IN ('undo', 'absence')),
  seat INTEGER NOT NULL, -- whom it is about
  question TEXT NOT NULL, -- JSON of bot.domain.requests.Question
  user INTEGER NOT NULL, -- who asked
  outcome TEXT NOT NULL,
  at REAL NOT NULL,
  closed_at REAL NOT NULL DEFAULT 0
) STRICT;

CREATE UNIQUE INDEX votes_open ON votes (table_id, kind) WHERE outcome = 'open';
CREATE INDEX votes_by_seat ON votes (table_id, seat);

CREATE TABLE ballots (
  vote_id INTEGER NOT NULL REFERENCES votes (id),
  user INTEGER NOT NULL,
  choice TEXT NOT NULL,
  PRIMARY KEY (vote_id, user)
) STRICT, WITHOUT ROWID;

CREATE TABLE nudges (
  table_id INTEGER NOT NULL REFERENCES tables (id),
  user INTEGER NOT NULL, -- who was nudged
  at REAL NOT NULL,
  PRIMARY KEY (table_id, user)
) STRICT, WITHOUT ROWID;

-- Single facts about the bot itself, such as which commands Discord knows.
CREATE TABLE facts (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
