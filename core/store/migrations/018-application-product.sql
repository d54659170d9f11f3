-- The product whose checklist the documents are held against; NULL: nobody chose one.
ALTER TABLE applications ADD COLUMN product TEXT;
