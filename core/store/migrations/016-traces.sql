-- What applications are compared by: keyed hashes, no values. They go with their application.
CREATE TABLE traces (
  app_id   TEXT NOT NULL REFERENCES applications (app_id) ON DELETE CASCADE,
  kind     TEXT NOT NULL,
  hash     BLOB NOT NULL,
  -- File it stands in; NULL: the caller stated it.
  document TEXT,
  -- From 1; NULL: the whole file, or it is not known.
  page     INTEGER
) STRICT;
CREATE INDEX traces_by_hash ON traces (hash);
CREATE INDEX traces_of_application ON traces (app_id);
