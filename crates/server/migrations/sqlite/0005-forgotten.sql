-- Tables that an identity has taken off its list of games. The table itself and the others' lists stay as they are.
CREATE TABLE forgotten (
    identity  BIGINT NOT NULL,
    table_key BIGINT NOT NULL,
    PRIMARY KEY (identity, table_key)
) WITHOUT ROWID;
