-- Which entries each message announces, so that it can say what happened once it no longer asks
-- anybody to act, and that something was undone, however many messages have followed it.

CREATE TABLE announcements (
  table_id INTEGER NOT NULL REFERENCES tables (id),
  message INTEGER NOT NULL,
  guild INTEGER NOT NULL,
  channel INTEGER NOT NULL,
  after_seq INTEGER NOT NULL, -- it announces the entries after this one ...
  seq INTEGER NOT NULL, -- ... up to this one; both are 0 in the lobby
  is_past INTEGER NOT NULL DEFAULT 0, -- it was edited after the next message had been posted
  PRIMARY KEY (table_id, message)
) STRICT, WITHOUT ROWID;

CREATE INDEX announcements_not_past ON announcements (table_id) WHERE NOT is_past;

-- How much the newest messages announce was not stored: at least the last moves of one seat.
INSERT INTO announcements (table_id, message, guild, channel, after_seq, seq)
SELECT id, message, guild, message_channel,
  coalesce((
    SELECT max(earlier.seq) FROM actions AS earlier JOIN actions AS newest USING (table_id)
    WHERE table_id = tables.id AND newest.seq = announced_seq AND earlier.seq < announced_seq
      AND (earlier.seat != newest.seat OR earlier.kind = 'start')
  ), 0),
  announced_seq
FROM tables WHERE message != 0;
