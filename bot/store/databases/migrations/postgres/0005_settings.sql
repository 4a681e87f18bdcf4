-- expands
-- What the managers of a server decide for all its tables: defaults of /new, where tables may be
-- opened, and who may cancel. As JSON, so that a new setting needs no migration.

CREATE TABLE server_settings (
  guild BIGINT PRIMARY KEY,
  body TEXT NOT NULL
);

-- The message that lists a server's tables, for servers that want it.
CREATE TABLE table_lists (
  guild BIGINT PRIMARY KEY,
  channel BIGINT NOT NULL,
  message BIGINT NOT NULL DEFAULT 0, -- 0 until it is posted
  asked_at DOUBLE PRECISION NOT NULL, -- when somebody last wanted it
  language TEXT NOT NULL,
  shown BIGINT NOT NULL DEFAULT -1, -- the sum of the revisions of all tables that it shows
  edited_at DOUBLE PRECISION NOT NULL DEFAULT 0, -- set before an edit, by the process that makes it
  old_channel BIGINT NOT NULL DEFAULT 0, -- of the message it replaces, which is to be deleted
  old_message BIGINT NOT NULL DEFAULT 0
);
