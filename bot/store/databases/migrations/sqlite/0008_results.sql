-- Finished games, for profiles, ratings and leaderboards. All of it can be computed again from the
-- logs: `python -m bot results rebuild`.

CREATE TABLE results (
  number INTEGER PRIMARY KEY AUTOINCREMENT, -- the order in which ratings learn from them
  table_id INTEGER NOT NULL UNIQUE REFERENCES tables (id),
  guild INTEGER NOT NULL,
  map TEXT NOT NULL,
  season TEXT NOT NULL, -- the quarter, such as 2026Q4
  finished_at REAL NOT NULL,
  turns INTEGER NOT NULL,
  median_turn_s REAL NOT NULL
) STRICT;

CREATE INDEX results_by_guild ON results (guild, finished_at);

CREATE TABLE result_seats (
  number INTEGER NOT NULL REFERENCES results (number),
  seat INTEGER NOT NULL,
  guild INTEGER NOT NULL, -- of the result, for the index
  user INTEGER NOT NULL, -- 0 for computer players
  level TEXT NOT NULL, -- of computer players
  name TEXT NOT NULL,
  place INTEGER NOT NULL,
  points INTEGER NOT NULL,
  route_points INTEGER NOT NULL,
  ticket_points INTEGER NOT NULL,
  bonus_points INTEGER NOT NULL,
  tickets INTEGER NOT NULL,
  tickets_done INTEGER NOT NULL,
  longest_path INTEGER NOT NULL,
  regions INTEGER NOT NULL,
  is_rated INTEGER NOT NULL,
  mu REAL, -- the server's rating afterwards; NULL if the game did not change it
  sigma REAL,
  PRIMARY KEY (number, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX result_seats_by_user ON result_seats (user, guild, number) WHERE user != 0;

CREATE TABLE ratings (
  guild INTEGER NOT NULL, -- 0: all servers
  season TEXT NOT NULL, -- '': all time
  map TEXT NOT NULL, -- '': all maps
  user INTEGER NOT NULL,
  mu REAL NOT NULL,
  sigma REAL NOT NULL,
  games INTEGER NOT NULL,
  PRIMARY KEY (guild, season, map, user)
) STRICT, WITHOUT ROWID;

CREATE INDEX ratings_by_user ON ratings (user);
