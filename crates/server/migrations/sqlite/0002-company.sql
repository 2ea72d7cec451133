-- When somebody who sits at a waiting table was there last: after a while it leaves the lobby, later the database.
ALTER TABLE tables ADD COLUMN seen BIGINT NOT NULL DEFAULT 0;
UPDATE tables SET seen = created;
CREATE INDEX tables_waiting ON tables (status, seen);

-- What the people at a table are asked and have not decided; `position` is the last entry that changed the position then.
CREATE TABLE proposals (
    table_key BIGINT NOT NULL PRIMARY KEY,
    position  BIGINT NOT NULL,
    open      TEXT   NOT NULL
);

-- Whom somebody does not want to hear at a table.
CREATE TABLE mutes (
    table_key BIGINT NOT NULL,
    identity  BIGINT NOT NULL,
    who       TEXT   NOT NULL,
    PRIMARY KEY (table_key, identity, who)
) WITHOUT ROWID;
