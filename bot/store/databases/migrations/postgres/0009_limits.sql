-- expands
-- Limits on what one person may cause. Who has opened a table, because hosts change; whether its
-- people have been invited to another one; and whom a seat was offered to, because an offer is
-- replaced by the next one.

ALTER TABLE tables ADD COLUMN opened_by BIGINT NOT NULL DEFAULT 0;
UPDATE tables SET opened_by = host;
ALTER TABLE tables ADD COLUMN has_invited BOOLEAN NOT NULL DEFAULT FALSE;
CREATE INDEX tables_by_opener ON tables (opened_by, opened_at);
CREATE INDEX tables_by_guild_and_time ON tables (guild, opened_at);

CREATE TABLE offers_made (
  table_id BIGINT NOT NULL REFERENCES tables (id),
  seat BIGINT NOT NULL,
  "user" BIGINT NOT NULL, -- who was asked
  at DOUBLE PRECISION NOT NULL, -- the last time
  is_declined BOOLEAN NOT NULL DEFAULT FALSE,
  PRIMARY KEY (table_id, seat, "user")
);
CREATE INDEX offers_made_by_user ON offers_made ("user");
INSERT INTO offers_made SELECT table_id, seat, "user", at, is_declined FROM offers;
