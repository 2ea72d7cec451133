-- The scheme of a table's dice, their encrypted secret and their past epochs, as JSON; nothing at tables of scheme 1 that were
-- never restored.
ALTER TABLE tables ADD COLUMN dice TEXT;
