-- Identities: who a browser is. The secret is in its cookie; here is only its hash.
CREATE TABLE identities (
    key     INTEGER PRIMARY KEY,
    id      TEXT    NOT NULL UNIQUE,
    hash    BLOB    NOT NULL UNIQUE,
    name    TEXT    NOT NULL,
    created BIGINT  NOT NULL
);

-- One row per table. What happens at it stands in `entries`.
CREATE TABLE tables (
    key        INTEGER PRIMARY KEY,
    id         TEXT    NOT NULL UNIQUE,
    game       TEXT    NOT NULL,
    rules      INTEGER NOT NULL,
    setup      TEXT    NOT NULL,
    position   TEXT,
    origin     TEXT,
    terms      TEXT    NOT NULL,
    public     BOOLEAN NOT NULL,
    attended   BOOLEAN NOT NULL,
    status     TEXT    NOT NULL,
    host       BIGINT  NOT NULL REFERENCES identities (key),
    commitment TEXT    NOT NULL,
    secret     TEXT,
    result     TEXT,
    rematch    TEXT,
    created    BIGINT  NOT NULL
);
CREATE INDEX tables_in_lobby ON tables (public, status, key);
CREATE INDEX tables_attended ON tables (attended, status);

CREATE TABLE seats (
    table_key    BIGINT   NOT NULL REFERENCES tables (key),
    seat         SMALLINT NOT NULL,
    holder       TEXT     NOT NULL,
    identity     BIGINT   REFERENCES identities (key),
    name         TEXT,
    local        BOOLEAN  NOT NULL,
    level        SMALLINT,
    token        BLOB,
    contribution TEXT,
    PRIMARY KEY (table_key, seat)
);
CREATE INDEX seats_by_identity ON seats (identity, table_key);

-- The log: the truth about every game. The key decides who was first.
CREATE TABLE entries (
    table_key BIGINT   NOT NULL,
    number    BIGINT   NOT NULL,
    kind      TEXT     NOT NULL,
    seat      SMALLINT NOT NULL,
    text      TEXT     NOT NULL,
    draw      BIGINT,
    client    TEXT,
    at        BIGINT   NOT NULL,
    PRIMARY KEY (table_key, number)
) WITHOUT ROWID;

CREATE TABLE chat (
    table_key BIGINT NOT NULL,
    line      BIGINT NOT NULL,
    who       TEXT   NOT NULL,
    name      TEXT   NOT NULL,
    seat      TEXT,
    text      TEXT   NOT NULL,
    at        BIGINT NOT NULL,
    PRIMARY KEY (table_key, line)
);
