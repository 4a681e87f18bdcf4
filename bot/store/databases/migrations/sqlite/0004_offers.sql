-- Who is asked to play on at a seat: nobody sits down unasked, and the question outlives a restart.

CREATE TABLE offers (
  table_id INTEGER NOT NULL REFERENCES tables (id),
  seat INTEGER NOT NULL,
  user INTEGER NOT NULL, -- who is asked
  name TEXT NOT NULL,
  asked_by INTEGER NOT NULL,
  at REAL NOT NULL,
  is_declined INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
