-- The list of documents by this index alone: the rows themselves carry what was read of each file, which is large.
CREATE INDEX uploads_in_library ON uploads (received_at, analysis_id, file_name, size);
