-- What was done with an analysis or an application, by whom: one chain of entries each, deleted with it. No entry is ever changed, but that its
-- details go (with their salt) when the document they are about is deleted; their hash stays, so that the chain still holds.
CREATE TABLE history (
  id           INTEGER PRIMARY KEY,
  analysis_id  TEXT REFERENCES analyses (id) ON DELETE CASCADE,
  app_id       TEXT REFERENCES applications (app_id) ON DELETE CASCADE,
  -- From 1 in each chain.
  seq          INTEGER NOT NULL,
  at           INTEGER NOT NULL,
  author       TEXT,
  action       TEXT NOT NULL,
  -- JSON.
  details      TEXT,
  salt         TEXT,
  details_hash TEXT NOT NULL,
  hash         TEXT NOT NULL,
  -- The analysis whose documents it is about; of an entry of a chain that has several.
  source_id    TEXT,
  CHECK ((analysis_id IS NULL) <> (app_id IS NULL))
) STRICT;
CREATE UNIQUE INDEX history_of_analysis ON history (analysis_id, seq) WHERE analysis_id IS NOT NULL;
CREATE UNIQUE INDEX history_of_application ON history (app_id, seq) WHERE app_id IS NOT NULL;
CREATE INDEX history_of_source ON history (source_id) WHERE source_id IS NOT NULL;

-- The end of each chain, so that a removed last entry shows too.
CREATE TABLE history_ends (
  analysis_id TEXT UNIQUE REFERENCES analyses (id) ON DELETE CASCADE,
  app_id      TEXT UNIQUE REFERENCES applications (app_id) ON DELETE CASCADE,
  seq         INTEGER NOT NULL,
  hash        TEXT NOT NULL
) STRICT;
