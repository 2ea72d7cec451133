-- Sets: data files that people keep here. A table that uses one has its own copy, so a set can change or go at any time.
CREATE TABLE sets (
    key     INTEGER PRIMARY KEY,
    id      TEXT    NOT NULL UNIQUE,
    author  BIGINT  NOT NULL REFERENCES identities (key),
    game    TEXT    NOT NULL,
    rules   INTEGER NOT NULL,
    title   TEXT    NOT NULL,
    data    TEXT    NOT NULL,
    bytes   BIGINT  NOT NULL,
    version BIGINT  NOT NULL,
    changed BIGINT  NOT NULL
);
CREATE INDEX sets_by_author ON sets (author, key);
