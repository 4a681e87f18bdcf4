-- The first shape: tables, who sits at them, the log that is the truth, and what has been shown.

CREATE TABLE tables (
  id INTEGER PRIMARY KEY AUTOINCREMENT, -- never used again: old buttons carry it
  guild INTEGER NOT NULL,
  channel INTEGER NOT NULL,
  host INTEGER NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('lobby', 'playing', 'over', 'cancelled')),
  options TEXT NOT NULL, -- JSON of bot.domain.table.Options
  seed BLOB NOT NULL DEFAULT x'', -- secret until the game is over
  seed_hash TEXT NOT NULL DEFAULT '',
  rules INTEGER NOT NULL DEFAULT 0, -- RULES_VERSION when the game began
  seq INTEGER NOT NULL DEFAULT 0, -- the last entry of the log
  announced_seq INTEGER NOT NULL DEFAULT 0,
  revision INTEGER NOT NULL DEFAULT 1, -- grows with every public change
  published_revision INTEGER NOT NULL DEFAULT 0,
  message INTEGER NOT NULL DEFAULT 0, -- the public message shown last, 0 for none
  message_channel INTEGER NOT NULL DEFAULT 0,
  opened_at REAL NOT NULL
) STRICT;

-- One open table a channel.
CREATE UNIQUE INDEX tables_by_channel ON tables (channel) WHERE status IN ('lobby', 'playing');
CREATE INDEX tables_behind ON tables (id) WHERE published_revision < revision;

CREATE TABLE seats (
  table_id INTEGER NOT NULL REFERENCES tables (id),
  seat INTEGER NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('human', 'automatic', 'stand-in')),
  user INTEGER NOT NULL DEFAULT 0, -- 0 for automatic players
  name TEXT NOT NULL,
  level TEXT NOT NULL DEFAULT '', -- of automatic players and stand-ins
  is_vacant INTEGER NOT NULL DEFAULT 0, -- the others voted to find a substitute
  PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_by_user ON seats (user) WHERE user != 0;
CREATE UNIQUE INDEX seats_once_a_table ON seats (table_id, user) WHERE user != 0;

-- The log. The primary key is the guard: nobody can write the same move twice.
CREATE TABLE actions (
  table_id INTEGER NOT NULL REFERENCES tables (id),
  seq INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('start', 'action', 'undo', 'seat')),
  body TEXT NOT NULL, -- JSON; an action may be secret
  events TEXT NOT NULL, -- JSON of what everybody may read
  revealed INTEGER NOT NULL,
  digest TEXT NOT NULL, -- of the state afterwards
  interaction INTEGER UNIQUE, -- delivered twice, it acts once; NULL if nobody pressed anything
  at REAL NOT NULL,
  PRIMARY KEY (table_id, seq)
) STRICT;

-- The newest makes loading quick. The last one of earlier rules stays: the replay starts there.
CREATE TABLE checkpoints (
  table_id INTEGER NOT NULL REFERENCES tables (id),
  seq INTEGER NOT NULL,
  rules INTEGER NOT NULL,
  map_digest TEXT NOT NULL,
  undos INTEGER NOT NULL, -- how many entries had been taken back
  state TEXT NOT NULL, -- JSON of engine.state.State
  PRIMARY KEY (table_id, seq)
) STRICT;

-- Whom a table waits for, and since when.
CREATE TABLE waits (
  table_id INTEGER NOT NULL REFERENCES tables (id),
  seat INTEGER NOT NULL,
  since REAL NOT NULL,
  reminders INTEGER NOT NULL DEFAULT 0,
  reminded_at REAL NOT NULL DEFAULT 0,
  is_muted INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
