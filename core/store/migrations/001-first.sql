-- Times are milliseconds since the epoch. Bodies are JSON text. The whole file is encrypted, so columns are plain here.

CREATE TABLE analyses (
  id           TEXT PRIMARY KEY,
  kind         TEXT NOT NULL,
  app_id       TEXT,
  key_id       TEXT,
  company_name TEXT,
  period_end   TEXT,
  revision     INTEGER NOT NULL DEFAULT 0,
  created_at   INTEGER NOT NULL,
  finished_at  INTEGER
) STRICT;
CREATE INDEX analyses_by_time ON analyses (created_at);
CREATE INDEX analyses_by_app ON analyses (app_id);

CREATE TABLE revisions (
  analysis_id TEXT NOT NULL REFERENCES analyses (id) ON DELETE CASCADE,
  revision    INTEGER NOT NULL,
  result      TEXT NOT NULL,
  created_at  INTEGER NOT NULL,
  PRIMARY KEY (analysis_id, revision)
) STRICT;

CREATE TABLE corrections (
  id          TEXT PRIMARY KEY,
  analysis_id TEXT NOT NULL REFERENCES analyses (id) ON DELETE CASCADE,
  path        TEXT NOT NULL,
  value       TEXT NOT NULL,
  note        TEXT,
  author      TEXT,
  created_at  INTEGER NOT NULL
) STRICT;
CREATE INDEX corrections_of_analysis ON corrections (analysis_id);

CREATE TABLE uploads (
  id          TEXT PRIMARY KEY,
  analysis_id TEXT NOT NULL REFERENCES analyses (id) ON DELETE CASCADE,
  position    INTEGER NOT NULL,
  file_name   TEXT NOT NULL,
  size        INTEGER NOT NULL,
  sha256      TEXT NOT NULL,
  metadata    TEXT NOT NULL,
  password    TEXT,
  extraction  TEXT,
  received_at INTEGER NOT NULL,
  deleted_at  INTEGER
) STRICT;
CREATE INDEX uploads_of_analysis ON uploads (analysis_id);
CREATE INDEX uploads_by_time ON uploads (received_at) WHERE deleted_at IS NULL;

CREATE TABLE jobs (
  id              TEXT PRIMARY KEY,
  analysis_id     TEXT NOT NULL UNIQUE REFERENCES analyses (id) ON DELETE CASCADE,
  state           TEXT NOT NULL CHECK (state IN ('waiting', 'running', 'done', 'failed', 'canceled')),
  attempts        INTEGER NOT NULL DEFAULT 0,
  lease_until     INTEGER,
  refusal_code    TEXT,
  refusal_message TEXT,
  created_at      INTEGER NOT NULL,
  started_at      INTEGER,
  finished_at     INTEGER
) STRICT;
CREATE INDEX jobs_to_claim ON jobs (created_at) WHERE state IN ('waiting', 'running');

CREATE TABLE api_keys (
  id             TEXT PRIMARY KEY,
  name           TEXT NOT NULL,
  hash           BLOB NOT NULL UNIQUE,
  prefix         TEXT NOT NULL,
  last4          TEXT NOT NULL,
  scopes         TEXT NOT NULL,
  tier           TEXT NOT NULL CHECK (tier IN ('standard', 'unlimited')),
  expires_at     INTEGER,
  previous_hash  BLOB UNIQUE,
  previous_until INTEGER,
  revoked_at     INTEGER,
  last_used_at   INTEGER,
  created_at     INTEGER NOT NULL
) STRICT;

CREATE TABLE usage (
  analysis_id TEXT PRIMARY KEY,
  key_id      TEXT NOT NULL,
  month       TEXT NOT NULL,
  counted_at  INTEGER NOT NULL
) STRICT;
CREATE INDEX usage_of_month ON usage (key_id, month);

CREATE TABLE idempotency (
  key_id       TEXT NOT NULL,
  key          TEXT NOT NULL,
  fingerprint  TEXT NOT NULL,
  analysis_id  TEXT,
  status       INTEGER,
  headers      TEXT,
  body         BLOB,
  created_at   INTEGER NOT NULL,
  PRIMARY KEY (key_id, key)
) STRICT;

CREATE TABLE request_log (
  id          TEXT PRIMARY KEY,
  at          INTEGER NOT NULL,
  method      TEXT NOT NULL,
  path        TEXT NOT NULL,
  status      INTEGER NOT NULL,
  error_code  TEXT,
  duration_ms REAL NOT NULL,
  key_id      TEXT,
  analysis_id TEXT,
  files       TEXT NOT NULL
) STRICT;
CREATE INDEX request_log_by_time ON request_log (at);

CREATE TABLE settings (
  name  TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT;
