-- What is dealt on which day, chosen when it is first announced: a later version of the bot, which
-- may have more maps or other rules, deals the same. Deals that were begun keep their map.
-- `daily_boards.tried_at`: when a process first began to post the message, 0 if none has.

CREATE TABLE daily_deals (
  day INTEGER PRIMARY KEY,
  map TEXT NOT NULL,
  rules INTEGER NOT NULL -- RULES_VERSION
) STRICT;

ALTER TABLE daily_boards ADD COLUMN tried_at REAL NOT NULL DEFAULT 0;

INSERT INTO daily_deals (day, map, rules)
SELECT t.day, max(json_extract(g.options, '$.map')), max(g.rules)
FROM daily_tries AS t JOIN tables AS g ON g.id = t.game GROUP BY t.day;
