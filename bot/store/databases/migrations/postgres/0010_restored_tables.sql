-- expands
-- Open tables that a restored backup has taken back to an earlier moment. Each says so once, and the
-- buttons of messages that were posted in the time that was lost answer it.

CREATE TABLE restored_tables (
  table_id BIGINT NOT NULL REFERENCES tables (id),
  lost_after BIGINT NOT NULL, -- the newest message that the backup knows ...
  lost_until BIGINT NOT NULL, -- ... and an id from when it was restored
  told_in BIGINT NOT NULL DEFAULT 0, -- the message that says so, 0 until it is posted
  PRIMARY KEY (table_id, lost_after)
);
