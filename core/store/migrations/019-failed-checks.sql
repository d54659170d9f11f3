-- How many checks of the newest result failed, of all its invoices, those that only inform left out; 0 while there is none.
ALTER TABLE analyses ADD COLUMN failed_checks INTEGER NOT NULL DEFAULT 0;
UPDATE analyses SET failed_checks = (
  SELECT count(*)
  FROM revisions r,
    json_each(coalesce(json_extract(r.result, '$.invoices'), json_array(json(r.result)))) part,
    json_each(part.value, '$.checks') failing
  WHERE r.analysis_id = analyses.id AND r.revision = analyses.revision
    AND json_extract(failing.value, '$.passed') = 0 AND json_extract(failing.value, '$.severity') <> 'info'
);
