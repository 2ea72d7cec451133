-- A checksum of each entry, by which damage is noticed; nothing for entries of before.
ALTER TABLE entries ADD COLUMN sum BIGINT;

-- The message that a line of chat came with: sent again, it is the same line.
ALTER TABLE chat ADD COLUMN client TEXT;
CREATE UNIQUE INDEX chat_by_client ON chat (table_key, client);

-- Whether a seat is for the join link: when its person leaves, it is again.
ALTER TABLE seats ADD COLUMN by_link BOOLEAN NOT NULL DEFAULT FALSE;

-- People who may not come back: to a table, or with the key 0 to the server.
CREATE TABLE bans (
    table_key BIGINT NOT NULL,
    identity  BIGINT NOT NULL,
    at        BIGINT NOT NULL,
    PRIMARY KEY (table_key, identity)
) WITHOUT ROWID;

-- Sessions: each secret by which an identity is known. The hash in `identities` is that of the first one.
CREATE TABLE sessions (
    hash     BLOB   NOT NULL PRIMARY KEY,
    identity BIGINT NOT NULL REFERENCES identities (key),
    created  BIGINT NOT NULL
) WITHOUT ROWID;
CREATE INDEX sessions_by_identity ON sessions (identity);
INSERT INTO sessions (hash, identity, created) SELECT hash, key, created FROM identities;
