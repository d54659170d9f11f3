-- Deletions that were begun: one that a crash interrupted is finished at the next start. app_id alone: the whole application goes.
CREATE TABLE removals (
  analysis_id TEXT NOT NULL DEFAULT '',
  app_id      TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (analysis_id, app_id)
) STRICT;
