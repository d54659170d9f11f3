-- Contents (SHA-256, hex) of files of the watched folder that were sent or removed in the inbox: they come no more.
CREATE TABLE watched_files (
  sha256   TEXT PRIMARY KEY,
  taken_at INTEGER NOT NULL
) STRICT;
