-- The rating of a puzzle (identity 0) or of a solver of a game's puzzles (puzzle '').
CREATE TABLE puzzle_ratings (
    identity INTEGER NOT NULL,
    game TEXT NOT NULL,
    puzzle TEXT NOT NULL,
    rating REAL NOT NULL,
    deviation REAL NOT NULL,
    volatility REAL NOT NULL,
    answers INTEGER NOT NULL,
    PRIMARY KEY (game, puzzle, identity)
) WITHOUT ROWID;

-- The first answer of a person to a puzzle. A forgotten one may be given again, but moves the puzzle's rating no more.
CREATE TABLE puzzle_answers (
    identity INTEGER NOT NULL REFERENCES identities (key),
    game TEXT NOT NULL,
    puzzle TEXT NOT NULL,
    is_right INTEGER NOT NULL,
    forgotten INTEGER NOT NULL DEFAULT 0,
    at INTEGER NOT NULL,
    PRIMARY KEY (identity, game, puzzle)
) WITHOUT ROWID;
