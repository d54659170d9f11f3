-- The words of every page, for full-text search, and what a reviewer has looked at. Page texts go when their file goes.

CREATE TABLE pages (
  id        INTEGER PRIMARY KEY,
  upload_id TEXT NOT NULL REFERENCES uploads (id) ON DELETE CASCADE,
  page      INTEGER NOT NULL,
  text      TEXT NOT NULL
) STRICT;
CREATE INDEX pages_of_upload ON pages (upload_id);

CREATE VIRTUAL TABLE page_index USING fts5 (
  text, content = 'pages', content_rowid = 'id', tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3'
);
CREATE TRIGGER pages_added AFTER INSERT ON pages BEGIN
  INSERT INTO page_index (rowid, text) VALUES (new.id, new.text);
END;
CREATE TRIGGER pages_removed AFTER DELETE ON pages BEGIN
  INSERT INTO page_index (page_index, rowid, text) VALUES ('delete', old.id, old.text);
END;
CREATE TRIGGER pages_go_with_their_file AFTER UPDATE OF deleted_at ON uploads WHEN new.deleted_at IS NOT NULL BEGIN
  DELETE FROM pages WHERE upload_id = new.id;
END;

CREATE TABLE reviews (
  analysis_id TEXT PRIMARY KEY REFERENCES analyses (id) ON DELETE CASCADE,
  reviewed    INTEGER NOT NULL,
  accepted    TEXT NOT NULL,
  updated_at  INTEGER NOT NULL
) STRICT;
CREATE INDEX uploads_by_name ON uploads (file_name COLLATE NOCASE);
CREATE INDEX uploads_by_content ON uploads (sha256);
