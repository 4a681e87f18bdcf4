-- expands
-- The keys that sign links to the web page, the newest of which signs new ones: in the database, so
-- that every process accepts the links of all. `web_tickets`: each opens one socket of a session
-- that looks at a table, at any process, before a moment.

CREATE TABLE web_keys (
    secret TEXT PRIMARY KEY,
    made_at DOUBLE PRECISION NOT NULL
);

CREATE TABLE web_tickets (
    digest TEXT PRIMARY KEY,
    session TEXT NOT NULL REFERENCES web_sessions (digest) ON DELETE CASCADE,
    table_id BIGINT NOT NULL,
    until DOUBLE PRECISION NOT NULL
);
CREATE INDEX web_tickets_of_session ON web_tickets (session);
