-- What the managers of a server decide for all its tables: defaults of /new, where tables may be
-- opened, and who may cancel. As JSON, so that a new setting needs no migration.

CREATE TABLE server_settings (
  guild INTEGER PRIMARY KEY,
  body TEXT NOT NULL
) STRICT;
