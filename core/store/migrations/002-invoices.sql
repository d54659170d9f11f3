-- One row per invoice of an analysis: its integer id, and what the analysis of its vendor goes by.
-- AUTOINCREMENT: the id of a deleted invoice is never given to another.

CREATE TABLE invoices (
  id           INTEGER PRIMARY KEY AUTOINCREMENT,
  analysis_id  TEXT NOT NULL REFERENCES analyses (id) ON DELETE CASCADE,
  position     INTEGER NOT NULL,
  sender_key   TEXT,
  sender_name  TEXT,
  number       TEXT,
  date         TEXT,
  currency     TEXT,
  total        REAL,
  content_hash TEXT,
  items        TEXT NOT NULL DEFAULT '[]',
  UNIQUE (analysis_id, position)
) STRICT;
CREATE INDEX invoices_of_sender ON invoices (sender_key);
