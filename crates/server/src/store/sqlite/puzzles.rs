//! Answers to puzzles and ratings in the database.

use sqlx::sqlite::{SqliteConnection, SqliteRow};
use sqlx::{Connection, Row};

use crate::ratings::{NEW_SOLVER, Rated, new_puzzle, rate};
use crate::store::{Key, PuzzleAnswer, PuzzleRating, StoreError, Tried};

/// The identity under which the ratings of puzzles stand: no person has it.
const NOBODY: Key = 0;
/// The puzzle under which the rating of a solver stands.
const ALL: &str = "";

pub(super) const RATINGS: &str = "SELECT puzzle, rating, deviation, volatility, answers FROM puzzle_ratings \
                                  WHERE game = ? AND identity = 0";
pub(super) const SOLVER: &str = "SELECT puzzle, rating, deviation, volatility, answers FROM puzzle_ratings \
                                 WHERE game = ? AND identity = ? AND puzzle = ''";
pub(super) const ANSWERS: &str =
    "SELECT puzzle, is_right FROM puzzle_answers WHERE identity = ? AND game = ? AND forgotten = 0";

pub(super) fn rating(row: &SqliteRow) -> Result<PuzzleRating, StoreError> {
    Ok(PuzzleRating { puzzle: row.try_get(0)?, rated: rated(row)? })
}

pub(super) fn answer(row: &SqliteRow) -> Result<(String, bool), StoreError> {
    Ok((row.try_get(0)?, row.try_get(1)?))
}

fn rated(row: &SqliteRow) -> Result<Rated, StoreError> {
    Ok(Rated {
        rating: row.try_get(1)?,
        deviation: row.try_get(2)?,
        volatility: row.try_get(3)?,
        answers: row.try_get(4)?,
    })
}

/// Counts an answer unless the person has answered this puzzle before.
pub(super) async fn count(writer: &mut SqliteConnection, given: &PuzzleAnswer) -> Result<Tried, StoreError> {
    let mut transaction = writer.begin_with("BEGIN IMMEDIATE").await?;
    let find = async |transaction: &mut SqliteConnection, identity: Key, puzzle: &str| {
        let sql = "SELECT puzzle, rating, deviation, volatility, answers FROM puzzle_ratings \
                   WHERE game = ? AND puzzle = ? AND identity = ?";
        let query = sqlx::query(sql).bind(&given.game).bind(puzzle).bind(identity);
        let row = query.fetch_optional(transaction).await?;
        row.as_ref().map(rated).transpose()
    };
    let solver = find(&mut *transaction, given.identity, ALL).await?.unwrap_or(NEW_SOLVER);
    let puzzle = find(&mut *transaction, NOBODY, &given.puzzle).await?.unwrap_or(new_puzzle(given.grade));
    let sql = "SELECT forgotten FROM puzzle_answers WHERE identity = ? AND game = ? AND puzzle = ?";
    let query = sqlx::query(sql).bind(given.identity).bind(&given.game).bind(&given.puzzle);
    let before: Option<bool> =
        query.fetch_optional(&mut *transaction).await?.map(|row| row.try_get(0)).transpose()?;
    if before == Some(false) {
        return Ok(Tried { counted: false, before: solver, solver, puzzle });
    }
    let (new_solver, mut new_puzzle) = rate(solver, puzzle, given.grade, given.is_right);
    let sql = "INSERT INTO puzzle_answers (identity, game, puzzle, is_right, at) VALUES (?, ?, ?, ?, ?) \
               ON CONFLICT (identity, game, puzzle) DO UPDATE SET is_right = excluded.is_right, at = excluded.at, \
               forgotten = 0";
    let query = sqlx::query(sql).bind(given.identity).bind(&given.game).bind(&given.puzzle);
    query.bind(given.is_right).bind(given.at).execute(&mut *transaction).await?;
    write(&mut transaction, given, given.identity, ALL, &new_solver).await?;
    if before.is_none() {
        write(&mut transaction, given, NOBODY, &given.puzzle, &new_puzzle).await?;
    } else {
        new_puzzle = puzzle;
    }
    transaction.commit().await?;
    Ok(Tried { counted: true, before: solver, solver: new_solver, puzzle: new_puzzle })
}

async fn write(
    transaction: &mut SqliteConnection,
    given: &PuzzleAnswer,
    identity: Key,
    puzzle: &str,
    rated: &Rated,
) -> Result<(), StoreError> {
    let sql = "INSERT INTO puzzle_ratings (identity, game, puzzle, rating, deviation, volatility, answers) \
               VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (game, puzzle, identity) DO UPDATE SET \
               rating = excluded.rating, deviation = excluded.deviation, volatility = excluded.volatility, \
               answers = excluded.answers";
    let query = sqlx::query(sql).bind(identity).bind(&given.game).bind(puzzle).bind(rated.rating);
    let query = query.bind(rated.deviation).bind(rated.volatility).bind(rated.answers);
    query.execute(transaction).await?;
    Ok(())
}

/// Forgets the answers and ratings of a person; of one game, if it is named.
pub(super) async fn forget(
    writer: &mut SqliteConnection,
    identity: Key,
    game: Option<&str>,
) -> Result<(), StoreError> {
    let mut transaction = writer.begin().await?;
    for sql in [
        "UPDATE puzzle_answers SET forgotten = 1 WHERE identity = ?1 AND (?2 IS NULL OR game = ?2)",
        "DELETE FROM puzzle_ratings WHERE identity = ?1 AND (?2 IS NULL OR game = ?2)",
    ] {
        sqlx::query(sql).bind(identity).bind(game).execute(&mut *transaction).await?;
    }
    transaction.commit().await?;
    Ok(())
}
