-- What is needed to delete the data of a person everywhere, and that of a server without the bot.

-- Whom an entry of the log names although they have no seat now: they left it, or called the game
-- off. The log itself has names only.
CREATE TABLE log_people (
  table_id INTEGER NOT NULL REFERENCES tables (id),
  seq INTEGER NOT NULL,
  user INTEGER NOT NULL,
  name TEXT NOT NULL,
  PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

CREATE INDEX log_people_by_user ON log_people (user);
CREATE INDEX actions_about_seats ON actions (table_id, seq) WHERE kind = 'seat';

-- People whose data are being deleted. A bot that is stopped meanwhile goes on after its next start.
CREATE TABLE deletion_requests (
  user INTEGER PRIMARY KEY,
  name TEXT NOT NULL, -- the last one that is known
  number INTEGER NOT NULL, -- of the former player they become, whose id is the negative number
  at REAL NOT NULL
) STRICT;

-- Whose data were deleted, by a keyed hash of the id: a backup made before is cleaned when it is
-- restored. `restore` makes this table in backups that have none.
CREATE TABLE IF NOT EXISTS deletions (
  hash TEXT PRIMARY KEY,
  key TEXT NOT NULL,
  at REAL NOT NULL,
  is_applied INTEGER NOT NULL DEFAULT 1 -- 0: a backup was restored that is older
) STRICT, WITHOUT ROWID;

-- Servers that removed the bot, and when.
CREATE TABLE left_guilds (
  guild INTEGER PRIMARY KEY,
  at REAL NOT NULL
) STRICT;

CREATE INDEX tables_by_guild ON tables (guild);
