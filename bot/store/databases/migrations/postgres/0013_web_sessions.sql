-- expands
-- Who is signed in on the web page. A session is known by the SHA-256 of what the cookie carries, so
-- a copy of the database signs nobody in. `web_grants`: the tables that a session may watch without
-- a seat, and until when. `web_epochs`: links signed under an earlier epoch of a person are void.

CREATE TABLE web_sessions (
    digest TEXT PRIMARY KEY,
    "user" BIGINT NOT NULL,
    began_at DOUBLE PRECISION NOT NULL,
    used_at DOUBLE PRECISION NOT NULL
);
CREATE INDEX web_sessions_of_user ON web_sessions ("user");

CREATE TABLE web_grants (
    digest TEXT NOT NULL REFERENCES web_sessions (digest) ON DELETE CASCADE,
    table_id BIGINT NOT NULL,
    until DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (digest, table_id)
);

CREATE TABLE web_epochs (
    "user" BIGINT PRIMARY KEY,
    epoch BIGINT NOT NULL
);
