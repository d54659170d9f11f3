-- Files of the two analysis endpoints, which are inspected for signs of change after the answer.
CREATE TABLE inspections (
  upload_id   TEXT PRIMARY KEY REFERENCES uploads (id) ON DELETE CASCADE,
  -- Times it was begun: a file that ends the process is not begun over and over.
  attempts    INTEGER NOT NULL DEFAULT 0,
  -- JSON; NULL: not inspected yet, or, once it is over, not to be inspected.
  findings    TEXT,
  -- When it was over; NULL while it waits.
  finished_at INTEGER
) STRICT;
CREATE INDEX inspections_waiting ON inspections (upload_id) WHERE finished_at IS NULL;
