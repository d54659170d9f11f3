-- What stood there before a correction, JSON; null: it was made before this was kept.
ALTER TABLE corrections ADD COLUMN old TEXT;
