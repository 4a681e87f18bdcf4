-- expands
-- The daily deal. `daily_tries`: one for each person and day; `game` is the id of its table, 0 once
-- that has been deleted. `daily_counts`: how many tries of a day reached how many points, so that
-- nobody has to look through all of them. `daily_places`: on which servers somebody played on a day.
-- `daily_boards`: each server's message with the results of a day. `instance_secrets`: made once;
-- the seeds of all days follow from one of them.

CREATE TABLE daily_tries (
  day BIGINT NOT NULL, -- since 1 January 1970
  "user" BIGINT NOT NULL,
  name TEXT NOT NULL,
  game BIGINT NOT NULL,
  begun_at DOUBLE PRECISION NOT NULL,
  finished_at DOUBLE PRECISION NOT NULL DEFAULT 0, -- 0 until it is finished
  points BIGINT NOT NULL DEFAULT 0,
  result TEXT NOT NULL DEFAULT '', -- JSON of bot.domain.daily.DailyResult
  line TEXT NOT NULL DEFAULT '', -- JSON of bot.domain.daily.DailyLine, until the table is deleted
  PRIMARY KEY (day, "user")
);
CREATE INDEX daily_tries_by_user ON daily_tries ("user", day);
CREATE INDEX daily_tries_by_points ON daily_tries (day, points, finished_at) WHERE finished_at > 0;
CREATE INDEX daily_tries_by_game ON daily_tries (game) WHERE game != 0;

CREATE TABLE daily_counts (
  day BIGINT NOT NULL,
  points BIGINT NOT NULL,
  number BIGINT NOT NULL,
  PRIMARY KEY (day, points)
);

CREATE TABLE daily_places (
  guild BIGINT NOT NULL,
  day BIGINT NOT NULL,
  "user" BIGINT NOT NULL,
  PRIMARY KEY (guild, day, "user")
);
CREATE INDEX daily_places_by_user ON daily_places ("user");

CREATE TABLE daily_boards (
  guild BIGINT NOT NULL,
  day BIGINT NOT NULL,
  channel BIGINT NOT NULL,
  language TEXT NOT NULL,
  message BIGINT NOT NULL DEFAULT 0, -- 0 until it is posted
  edited_at DOUBLE PRECISION NOT NULL DEFAULT 0,
  checksum BIGINT NOT NULL DEFAULT 0,
  is_final BOOLEAN NOT NULL DEFAULT FALSE, -- it shows the deal after it has closed
  PRIMARY KEY (guild, day)
);

CREATE TABLE instance_secrets (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
);
