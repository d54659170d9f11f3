-- What each document was taken for (JSON list), and the last day it speaks of; NULL until it is read, and for documents read before this.
ALTER TABLE uploads ADD COLUMN document_types TEXT;
ALTER TABLE uploads ADD COLUMN period_end TEXT;
DROP INDEX uploads_in_library;
CREATE INDEX uploads_in_library ON uploads (received_at, analysis_id, file_name, size, period_end);
