-- The colours in which a table shows its parties, as a JSON list; nothing: the usual ones.
ALTER TABLE tables ADD COLUMN colours TEXT;
