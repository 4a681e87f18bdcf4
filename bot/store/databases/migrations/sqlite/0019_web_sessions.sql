-- Who is signed in on the web page. A session is known by the SHA-256 of what the cookie carries, so
-- a copy of the database signs nobody in. `web_grants`: the tables that a session may watch without
-- a seat, and until when. `web_epochs`: links signed under an earlier epoch of a person are void.

CREATE TABLE web_sessions (
    digest TEXT PRIMARY KEY,
    "user" INTEGER NOT NULL,
    began_at REAL NOT NULL,
    used_at REAL NOT NULL
) STRICT;
CREATE INDEX web_sessions_of_user ON web_sessions ("user");

CREATE TABLE web_grants (
    digest TEXT NOT NULL REFERENCES web_sessions (digest) ON DELETE CASCADE,
    table_id INTEGER NOT NULL,
    until REAL NOT NULL,
    PRIMARY KEY (digest, table_id)
) STRICT;

CREATE TABLE web_epochs (
    "user" INTEGER PRIMARY KEY,
    epoch INTEGER NOT NULL
) STRICT;
