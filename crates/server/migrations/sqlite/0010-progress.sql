-- What a person has learnt: finished lessons and won first games, each as GAME/LESSON.
CREATE TABLE progress (
    identity BIGINT NOT NULL REFERENCES identities (key),
    item     TEXT   NOT NULL,
    PRIMARY KEY (identity, item)
) WITHOUT ROWID;
