-- The events an endpoint wants, as a JSON array of their names; those that were registered before want the documented one.
ALTER TABLE webhook_endpoints ADD COLUMN events TEXT NOT NULL DEFAULT '["application.analysis.completed"]';
