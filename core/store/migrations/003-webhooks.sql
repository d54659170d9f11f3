-- Where events go, what is to be sent, and how every attempt went. Secrets lie plain in a file that is encrypted whole.

CREATE TABLE webhook_endpoints (
  id              TEXT PRIMARY KEY,
  url             TEXT NOT NULL,
  description     TEXT,
  secret          TEXT NOT NULL,
  previous_secret TEXT,
  previous_until  INTEGER,
  enabled         INTEGER NOT NULL DEFAULT 1,
  disabled_reason TEXT,
  created_at      INTEGER NOT NULL
) STRICT;

-- The bytes are kept as they are signed and sent: a retry must not say anything else than the first attempt.
CREATE TABLE events (
  id         TEXT PRIMARY KEY,
  type       TEXT NOT NULL,
  app_id     TEXT,
  body       BLOB NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX events_of_app ON events (app_id);

CREATE TABLE deliveries (
  id              TEXT PRIMARY KEY,
  event_id        TEXT NOT NULL REFERENCES events (id) ON DELETE CASCADE,
  endpoint_id     TEXT NOT NULL REFERENCES webhook_endpoints (id) ON DELETE CASCADE,
  state           TEXT NOT NULL CHECK (state IN ('waiting', 'delivered', 'dead')),
  attempts        INTEGER NOT NULL DEFAULT 0,
  next_attempt_at INTEGER,
  last_status     INTEGER,
  last_error      TEXT,
  created_at      INTEGER NOT NULL,
  finished_at     INTEGER
) STRICT;
CREATE INDEX deliveries_due ON deliveries (next_attempt_at) WHERE state = 'waiting';
CREATE INDEX deliveries_of_endpoint ON deliveries (endpoint_id, created_at);

CREATE TABLE delivery_attempts (
  delivery_id TEXT NOT NULL REFERENCES deliveries (id) ON DELETE CASCADE,
  at          INTEGER NOT NULL,
  duration_ms INTEGER NOT NULL,
  status      INTEGER,
  error       TEXT,
  response    TEXT
) STRICT;
CREATE INDEX attempts_of_delivery ON delivery_attempts (delivery_id, at);
