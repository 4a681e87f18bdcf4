-- The revision that the hands shown last are of, so that those that have not been shown are found.
-- Nobody has a hand at a closed table.

ALTER TABLE tables ADD COLUMN hands_revision INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET hands_revision = published_revision
  WHERE status != 'playing' AND id NOT IN (SELECT table_id FROM posts WHERE kind = 'hand');
CREATE INDEX tables_hands_behind ON tables (id) WHERE hands_revision < published_revision;
CREATE INDEX seats_of_computers ON seats (table_id, seat) WHERE kind != 'human';
