-- The analysis of a finished table, computed once. `version` is that of the computation; another one is computed anew.
CREATE TABLE analyses (
    table_key INTEGER PRIMARY KEY REFERENCES tables (key),
    version   BIGINT  NOT NULL,
    text      TEXT    NOT NULL
);
