-- What only its maker sees, such as a queue, raises the revision, so that other processes read the
-- table again, but is not published: quiet_changes counts such changes, and published_revision grows
-- with them.
ALTER TABLE tables ADD COLUMN quiet_changes INTEGER NOT NULL DEFAULT 0;

-- A checksum of what the list of a server's tables shows: it is edited only if that differs.
ALTER TABLE table_lists ADD COLUMN checksum INTEGER NOT NULL DEFAULT -1;
