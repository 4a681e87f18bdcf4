-- The daily deal. `daily_tries`: one for each person and day; `game` is the id of its table, 0 once
-- that has been deleted. `daily_counts`: how many tries of a day reached how many points, so that
-- nobody has to look through all of them. `daily_places`: on which servers somebody played on a day.
-- `daily_boards`: each server's message with the results of a day. `instance_secrets`: made once;
-- the seeds of all days follow from one of them.

CREATE TABLE daily_tries (
  day INTEGER NOT NULL, -- since 1 January 1970
  "user" INTEGER NOT NULL,
  name TEXT NOT NULL,
  game INTEGER NOT NULL,
  begun_at REAL NOT NULL,
  finished_at REAL NOT NULL DEFAULT 0, -- 0 until it is finished
  points INTEGER NOT NULL DEFAULT 0,
  result TEXT NOT NULL DEFAULT '', -- JSON of bot.domain.daily.DailyResult
  line TEXT NOT NULL DEFAULT '', -- JSON of bot.domain.daily.DailyLine, until the table is deleted
  PRIMARY KEY (day, "user")
) STRICT, WITHOUT ROWID;
CREATE INDEX daily_tries_by_user ON daily_tries ("user", day);
CREATE INDEX daily_tries_by_points ON daily_tries (day, points, finished_at) WHERE finished_at > 0;
CREATE INDEX daily_tries_by_game ON daily_tries (game) WHERE game != 0;

CREATE TABLE daily_counts (
  day INTEGER NOT NULL,
  points INTEGER NOT NULL,
  number INTEGER NOT NULL,
  PRIMARY KEY (day, points)
) STRICT, WITHOUT ROWID;

CREATE TABLE daily_places (
  guild INTEGER NOT NULL,
  day INTEGER NOT NULL,
  "user" INTEGER NOT NULL,
  PRIMARY KEY (guild, day, "user")
) STRICT, WITHOUT ROWID;
CREATE INDEX daily_places_by_user ON daily_places ("user");

CREATE TABLE daily_boards (
  guild INTEGER NOT NULL,
  day INTEGER NOT NULL,
  channel INTEGER NOT NULL,
  language TEXT NOT NULL,
  message INTEGER NOT NULL DEFAULT 0, -- 0 until it is posted
  edited_at REAL NOT NULL DEFAULT 0,
  checksum INTEGER NOT NULL DEFAULT 0,
  is_final INTEGER NOT NULL DEFAULT 0, -- it shows the deal after it has closed
  PRIMARY KEY (guild, day)
) STRICT, WITHOUT ROWID;

CREATE TABLE instance_secrets (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT;
