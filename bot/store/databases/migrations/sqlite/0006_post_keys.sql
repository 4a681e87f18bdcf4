-- Posted messages are stored by the values of their keys instead of a name that has to be split again.
-- `word(text, n)` is the n-th word of a text or '', `number(text)` the number in it or 0: functions of
-- bot/store/databases/migrate.py, because SQLite's own conversion may change the last digit of a time.

CREATE TABLE posts_by_key (
  table_id INTEGER NOT NULL REFERENCES tables (id),
  kind TEXT NOT NULL CHECK (kind IN ('turn', 'vote', 'offer', 'patience', 'nudge', 'reminder', 'hand')),
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

INSERT INTO posts_by_key (table_id, kind, revision, seq, number, channel, message, text_crc, first_custom_id, after)
SELECT table_id, 'turn', number(word(name, 2)), number(word(name, 3)), number(word(name, 4)),
  channel, message, mark, control, after
FROM posts WHERE name GLOB 'turn *';

INSERT INTO posts_by_key (table_id, kind, question, at, channel, message, text_crc, first_custom_id, after)
SELECT table_id, 'vote', word(name, 2), number(word(name, 3)), channel, message, mark, control, after
FROM posts WHERE name GLOB 'vote undo *' OR name GLOB 'vote absence *';

INSERT INTO posts_by_key (table_id, kind, seat, at, channel, message, text_crc, first_custom_id, after)
SELECT table_id, 'offer', number(word(name, 3)), number(word(name, 4)), channel, message, mark, control, after
FROM posts WHERE name GLOB 'vote offer *';

INSERT INTO posts_by_key (table_id, kind, seat, at, number, channel, message, text_crc, first_custom_id, after)
SELECT table_id, word(name, 1), number(word(name, 2)), number(word(name, 3)), number(word(name, 4)),
  channel, message, mark, control, after
FROM posts WHERE name GLOB 'patience *' OR name GLOB 'reminder *';

INSERT INTO posts_by_key (table_id, kind, at, channel, message, text_crc, first_custom_id, after)
SELECT table_id, 'nudge', number(word(name, 2)), channel, message, mark, control, after
FROM posts WHERE name GLOB 'nudge *';

INSERT INTO posts_by_key (table_id, kind, user, seat, channel, message, text_crc, first_custom_id, after)
SELECT table_id, 'hand', number(word(name, 2)), number(word(name, 3)), channel, message, mark, control, after
FROM posts WHERE name GLOB 'hand *';

DROP TABLE posts;
ALTER TABLE posts_by_key RENAME TO posts;
