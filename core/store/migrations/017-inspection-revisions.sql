-- When what was found became a revision of its analysis; NULL: it did not yet.
ALTER TABLE inspections ADD COLUMN joined_at INTEGER;
CREATE INDEX inspections_unjoined ON inspections (upload_id) WHERE joined_at IS NULL;
