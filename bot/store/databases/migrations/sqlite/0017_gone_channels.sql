-- Channels and threads of open tables that were deleted on Discord, and when that was noticed: nobody
-- is reminded of these tables, nothing is tried there, and after a while they are closed.

CREATE TABLE gone_channels (
  channel INTEGER PRIMARY KEY,
  guild INTEGER NOT NULL,
  at REAL NOT NULL
) STRICT;
