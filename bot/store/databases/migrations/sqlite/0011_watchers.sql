-- People who watch a game without playing are mentioned when it is over, or every few turns.

CREATE TABLE watchers (
  table_id INTEGER NOT NULL REFERENCES tables (id),
  user INTEGER NOT NULL,
  every INTEGER NOT NULL, -- turns; 0: only the end
  previous_seq INTEGER NOT NULL, -- the last entry when they were mentioned the time before ...
  seq INTEGER NOT NULL, -- ... and the last time, or when they began to watch
  due_seq INTEGER NOT NULL DEFAULT -1, -- the last entry they are just being told about; -1: none
  PRIMARY KEY (table_id, user)
) STRICT, WITHOUT ROWID;

CREATE INDEX watchers_by_user ON watchers (user);

-- The messages that mention them are posted once.
CREATE TABLE posts_with_watch (
  table_id INTEGER NOT NULL REFERENCES tables (id),
  kind TEXT NOT NULL CHECK (
    kind IN ('turn', 'vote', 'offer', 'patience', 'nudge', 'reminder', 'hand', 'watch')
  ),
  -- The key, see bot/domain/posts.py; what a kind does not use is 0 or ''.
  revision INTEGER NOT NULL DEFAULT 0,
  seq INTEGER NOT NULL DEFAULT 0,
  number INTEGER NOT NULL DEFAULT 0,
  seat INTEGER NOT NULL DEFAULT 0,
  user INTEGER NOT NULL DEFAULT 0,
  question TEXT NOT NULL DEFAULT '',
  at REAL NOT NULL DEFAULT 0,
  channel INTEGER NOT NULL,
  message INTEGER NOT NULL, -- 0 until Discord has answered
  text_crc INTEGER NOT NULL, -- checksum of its text
  first_custom_id TEXT NOT NULL, -- of its first button or menu
  after INTEGER NOT NULL, -- an id that is smaller than the message's
  PRIMARY KEY (table_id, kind, revision, seq, number, seat, user, question, at)
) STRICT, WITHOUT ROWID;

INSERT INTO posts_with_watch (table_id, kind, revision, seq, number, seat, user, question, at,
  channel, message, text_crc, first_custom_id, after)
SELECT table_id, kind, revision, seq, number, seat, user, question, at,
  channel, message, text_crc, first_custom_id, after
FROM posts;

DROP TABLE posts;
ALTER TABLE posts_with_watch RENAME TO posts;
