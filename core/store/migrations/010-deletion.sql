-- What is deleted is gone. The full-text index used to mark deleted words only: it is put together anew once, and takes them out itself from now on.
INSERT INTO page_index (page_index) VALUES ('optimize');
INSERT INTO page_index (page_index, rank) VALUES ('secure-delete', 1);

-- When the body went that an event was signed and sent with; NULL while it is there.
ALTER TABLE events ADD COLUMN body_removed_at INTEGER;

-- A delivery may be canceled. SQLite changes no CHECK: both tables are copied, the log of attempts first to go, since it refers to the other.
CREATE TABLE next_deliveries (
  id              TEXT PRIMARY KEY,
  event_id        TEXT NOT NULL REFERENCES events (id) ON DELETE CASCADE,
  endpoint_id     TEXT NOT NULL REFERENCES webhook_endpoints (id) ON DELETE CASCADE,
  state           TEXT NOT NULL CHECK (state IN ('waiting', 'delivered', 'dead', 'canceled')),
  attempts        INTEGER NOT NULL DEFAULT 0,
  next_attempt_at INTEGER,
  last_status     INTEGER,
  last_error      TEXT,
  created_at      INTEGER NOT NULL,
  finished_at     INTEGER
) STRICT;
INSERT INTO next_deliveries (rowid, id, event_id, endpoint_id, state, attempts, next_attempt_at, last_status, last_error, created_at, finished_at)
  SELECT rowid, id, event_id, endpoint_id, state, attempts, next_attempt_at, last_status, last_error, created_at, finished_at FROM deliveries;
CREATE TABLE next_attempts (
  delivery_id TEXT NOT NULL REFERENCES next_deliveries (id) ON DELETE CASCADE,
  at          INTEGER NOT NULL,
  duration_ms INTEGER NOT NULL,
  status      INTEGER,
  error       TEXT,
  response    TEXT
) STRICT;
INSERT INTO next_attempts (rowid, delivery_id, at, duration_ms, status, error, response)
  SELECT rowid, delivery_id, at, duration_ms, status, error, response FROM delivery_attempts;
DROP TABLE delivery_attempts;
DROP TABLE deliveries;
ALTER TABLE next_deliveries RENAME TO deliveries;
ALTER TABLE next_attempts RENAME TO delivery_attempts;
CREATE INDEX deliveries_due ON deliveries (next_attempt_at) WHERE state = 'waiting';
CREATE INDEX deliveries_of_endpoint ON deliveries (endpoint_id, created_at);
CREATE INDEX deliveries_of_event ON deliveries (event_id);
CREATE INDEX attempts_of_delivery ON delivery_attempts (delivery_id, at);

-- Applications that an earlier version deleted left their events behind.
UPDATE deliveries SET state = 'canceled', next_attempt_at = NULL, last_error = 'the application was deleted', finished_at = created_at
  WHERE state = 'waiting' AND event_id IN (SELECT id FROM events WHERE app_id NOT IN (SELECT app_id FROM applications));
UPDATE delivery_attempts SET response = NULL WHERE delivery_id IN (
  SELECT d.id FROM deliveries d JOIN events e ON e.id = d.event_id WHERE e.app_id NOT IN (SELECT app_id FROM applications));
UPDATE events SET body = x'', body_removed_at = created_at, app_id = NULL
  WHERE app_id NOT IN (SELECT app_id FROM applications);

-- What of an application the answers and the log tell, so that it goes with it.
ALTER TABLE idempotency ADD COLUMN app_id TEXT;
ALTER TABLE request_log ADD COLUMN app_id TEXT;
CREATE INDEX request_log_of_app ON request_log (app_id) WHERE app_id IS NOT NULL;
UPDATE request_log SET path = '/application/data/:app_id' || CASE instr(substr(path, 19), '/')
  WHEN 0 THEN '' ELSE substr(path, 18 + instr(substr(path, 19), '/')) END WHERE path LIKE '/application/data/_%';
UPDATE request_log SET files = '[]' WHERE analysis_id IS NOT NULL AND analysis_id NOT IN (SELECT id FROM analyses);
