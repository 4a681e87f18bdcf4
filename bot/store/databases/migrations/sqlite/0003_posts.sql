-- What must outlive a restart: which messages were sent, who reads which language, who was nudged in vain.

-- Every message that is posted once, by its name. It is noted before it is sent: if the bot is killed before Discord
-- has answered, the channel is searched for it. The direct messages with hands are such messages too.
CREATE TABLE posts (
  table_id INTEGER NOT NULL REFERENCES tables (id),
  name TEXT NOT NULL, -- its kind, and which one of that kind
  channel INTEGER NOT NULL,
  message INTEGER NOT NULL, -- 0 until Discord has told us
  mark INTEGER NOT NULL, -- a checksum of its words
  control TEXT NOT NULL, -- the custom id of its first button or menu
  after INTEGER NOT NULL, -- an id that is smaller than the message's
  PRIMARY KEY (table_id, name)
) STRICT, WITHOUT ROWID;

INSERT INTO posts (table_id, name, channel, message, mark, control, after)
SELECT table_id, 'hand ' || user, channel, message, step, '', 0 FROM hand_notes;

DROP TABLE hand_notes;

CREATE TABLE readers (
  user INTEGER PRIMARY KEY,
  language TEXT NOT NULL -- of their Discord, when they last did something
) STRICT;

ALTER TABLE nudges ADD COLUMN is_told INTEGER NOT NULL DEFAULT 1;
