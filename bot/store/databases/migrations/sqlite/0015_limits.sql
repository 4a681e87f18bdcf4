-- Limits on what one person may cause. Who has opened a table, because hosts change; whether its
-- people have been invited to another one; and whom a seat was offered to, because an offer is
-- replaced by the next one.

ALTER TABLE tables ADD COLUMN opened_by INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET opened_by = host;
ALTER TABLE tables ADD COLUMN has_invited INTEGER NOT NULL DEFAULT 0;
CREATE INDEX tables_by_opener ON tables (opened_by, opened_at);
CREATE INDEX tables_by_guild_and_time ON tables (guild, opened_at);

CREATE TABLE offers_made (
  table_id INTEGER NOT NULL REFERENCES tables (id),
  seat INTEGER NOT NULL,
  user INTEGER NOT NULL, -- who was asked
  at REAL NOT NULL, -- the last time
  is_declined INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (table_id, seat, user)
) STRICT, WITHOUT ROWID;
CREATE INDEX offers_made_by_user ON offers_made (user);
INSERT INTO offers_made SELECT table_id, seat, user, at, is_declined FROM offers;
