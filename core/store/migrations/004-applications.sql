-- An application is what was submitted under one appId, to any endpoint; it exists once something was posted to /application/data.

CREATE TABLE applications (
  app_id       TEXT PRIMARY KEY,
  -- What the caller knows of the applicant, JSON.
  applicant    TEXT NOT NULL DEFAULT '{}',
  company_name TEXT,
  revision     INTEGER NOT NULL DEFAULT 0,
  state        TEXT CHECK (state IN ('needs_review', 'complete')),
  -- webhook-id of its first event; null until it is emitted.
  event_id     TEXT,
  canceled     INTEGER NOT NULL DEFAULT 0,
  -- Reasons for a review that a reviewer confirmed, JSON array.
  accepted     TEXT NOT NULL DEFAULT '[]',
  confirmed_at INTEGER,
  confirmed_by TEXT,
  confirm_note TEXT,
  created_at   INTEGER NOT NULL,
  updated_at   INTEGER NOT NULL
) STRICT;
CREATE INDEX applications_by_time ON applications (created_at);

-- The payload is kept as its bytes: the event of a revision says exactly this.
CREATE TABLE application_revisions (
  app_id     TEXT NOT NULL REFERENCES applications (app_id) ON DELETE CASCADE,
  revision   INTEGER NOT NULL,
  payload    BLOB NOT NULL,
  -- Checks, provenance, files and transactions, JSON.
  details    TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (app_id, revision)
) STRICT;
