//! Puzzles: a solver answers, the rules judge, a search refutes.

use std::collections::HashMap;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::{Extension, Json};
use hexapod_catalog::{AnyGame, AnyTable, Legal};
use hexapod_core::{Seat, Viewer};
use hexapod_learn::puzzle::{Answer as Judged, AnswerError, Puzzle, Verdict, answer, puzzle, puzzles};
use serde::Deserialize;

use super::{Answer, Asked, Body, Known, Visitor, examples, games};
use crate::app::{App, Asker};
use crate::error::{ApiError, ApiResult};
use crate::live::shares::{Payer, Rank};
use crate::protocol::{
    DailyPuzzle, ExampleAnswer, GamePuzzles, Problem, PuzzleAsks, PuzzleCard, PuzzleChances, PuzzleGame,
    PuzzleTold, PuzzleVerdict, PuzzlesAnswer, RatingChange, Raw, SolverTold, TryExample,
};
use crate::ratings::Rated;
use crate::store::{IdentityRow, PuzzleAnswer, now};

/// Search iterations for each step of a refutation that the file does not have.
const REPLY_ITERATIONS: u64 = 600;
const DAY_MS: i64 = 24 * 3600 * 1000;

/// Returns the puzzles of all games in brief, and the puzzle of the day.
pub(crate) async fn all(State(app): State<App>, Visitor(visitor): Visitor) -> Answer<PuzzlesAnswer> {
    let mut listed = Vec::new();
    for game in games_with_puzzles() {
        let you = solver(&app, visitor.as_ref(), game).await?;
        let count = puzzles(game).len() as u32;
        listed.push(PuzzleGame { game: game.info().id.to_owned(), count, you });
    }
    let daily = daily_of_all(today());
    let daily =
        daily.map(|(game, puzzle)| DailyPuzzle { game: game.info().id.to_owned(), id: puzzle.id.clone() });
    Ok(Json(PuzzlesAnswer { games: listed, daily }))
}

/// Returns the puzzles of one game, the easiest first.
pub(crate) async fn list(
    State(app): State<App>,
    Path(game): Path<String>,
    Visitor(visitor): Visitor,
) -> Answer<GamePuzzles> {
    let game = games::find(&game)?;
    let id = game.info().id.to_owned();
    let ratings = Ratings::of(&app, game).await?;
    let answers: HashMap<String, bool> = match &visitor {
        Some(identity) => app.hall.store.puzzle_answers(identity.key, id).await?.into_iter().collect(),
        None => HashMap::new(),
    };
    let card = |puzzle: &Puzzle| PuzzleCard {
        id: puzzle.id.clone(),
        themes: puzzle.themes.clone(),
        part: puzzle.part.word().to_owned(),
        rating: ratings.rating(puzzle),
        solved: answers.get(&puzzle.id).copied(),
    };
    let mut cards: Vec<PuzzleCard> = puzzles(game).iter().map(card).collect();
    cards.sort_by_key(|card| card.rating);
    let you = solver(&app, visitor.as_ref(), game).await?;
    let daily = daily(game, today()).map(|puzzle| puzzle.id.clone());
    Ok(Json(GamePuzzles { puzzles: cards, daily, you }))
}

#[derive(Deserialize)]
pub(crate) struct OfGame {
    game: Option<String>,
}

/// Forgets the answers and ratings of the asker.
pub(crate) async fn forget(
    State(app): State<App>,
    Known(identity): Known,
    Asked(asked): Asked<OfGame>,
) -> ApiResult<StatusCode> {
    if let Some(game) = &asked.game {
        games::find(game)?;
    }
    app.hall.store.forget_puzzles(identity.key, asked.game).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Shows a puzzle, or judges an answer to it.
pub(crate) async fn show(
    State(app): State<App>,
    Extension(asker): Extension<Asker>,
    Path((game, id)): Path<(String, String)>,
    Visitor(visitor): Visitor,
    Body(wish): Body<TryExample>,
) -> Answer<ExampleAnswer> {
    let game = games::find(&game)?;
    let puzzle = puzzle(game, &id)
        .ok_or_else(|| ApiError::missing(format!("{} has no puzzle {id}.", game.info().name)))?;
    if wish.solution {
        let rated = count(&app, visitor.as_ref(), puzzle, false).await?;
        let rating = Ratings::of(&app, game).await?.rating(puzzle);
        return solution(game, puzzle, rating, rated).map(Json);
    }
    let play: &[String] = if wish.offer { &[] } else { &wish.play };
    let inputs: Vec<String> = wish.steps.iter().chain(play).cloned().collect();
    let Judged { mut table, seat, verdict } =
        answer(game, puzzle, &inputs).map_err(|error| problem(&error))?;
    let viewer = Viewer::Seat(seat);
    let before = wish.steps.len().min(table.standing().step);
    if wish.offer {
        let refused = wish.play.iter().find_map(|text| table.submit(Some(seat), text).err());
        let mut told = examples::told(&id, &*table, before, viewer, None);
        told.refused = refused.map(Problem::from);
        return Ok(Json(told));
    }
    let answered_at = table.standing().step as u64;
    let (mut rated, mut solution, mut reply_due) = (None, Vec::new(), false);
    let verdict = match verdict {
        Verdict::OnTheWay if wish.play.is_empty() && wish.steps.is_empty() => PuzzleVerdict::Asked,
        Verdict::OnTheWay => PuzzleVerdict::OnTheWay,
        Verdict::Right => {
            rated = count(&app, visitor.as_ref(), puzzle, true).await?;
            solution = table.steps().into_iter().map(|step| step.text).collect();
            // What is expected next is known for the first solution only.
            if puzzle.solutions.first() == Some(&solution) {
                play_all(&mut *table, &puzzle.then);
            }
            PuzzleVerdict::Right
        }
        Verdict::Wrong => {
            rated = count(&app, visitor.as_ref(), puzzle, false).await?;
            let payer = Payer { address: asker.0, person: visitor.as_ref().map(|identity| identity.key) };
            match refute(&app, payer, puzzle, table, seat).await {
                Some(refuted) => table = refuted,
                // The answer is stored already: send the verdict now; the client requests the reply later.
                None => {
                    table = answer(game, puzzle, &inputs).map_err(|error| problem(&error))?.table;
                    reply_due = true;
                }
            }
            PuzzleVerdict::Wrong
        }
        Verdict::Refused(refused) => {
            let mut told = examples::told(&id, &*table, before, viewer, None);
            told.refused = Some(Problem::from(*refused));
            let rating = Ratings::of(&app, game).await?.rating(puzzle);
            told.puzzle = Some(told_of(puzzle, PuzzleVerdict::Refused, rating, answered_at));
            return Ok(Json(told));
        }
    };
    let mut told = examples::told(&id, &*table, before, viewer, wish.walks.as_deref());
    if !matches!(verdict, PuzzleVerdict::Asked | PuzzleVerdict::OnTheWay) || told.to_move != puzzle.you {
        told.legal = Raw::new(&Legal::default());
    }
    // Read after the answer was counted, as the list will read it.
    let rating = Ratings::of(&app, game).await?.rating(puzzle);
    let of_answer = told_of(puzzle, verdict, rating, answered_at);
    told.puzzle = Some(PuzzleTold { solution, rated, reply_due, ..of_answer });
    Ok(Json(told))
}

/// Plays the solution and the rest of its turn.
fn solution(
    game: &dyn AnyGame,
    puzzle: &Puzzle,
    rating: u32,
    rated: Option<RatingChange>,
) -> ApiResult<ExampleAnswer> {
    let steps = puzzle.solutions.first().cloned().unwrap_or_default();
    let Judged { mut table, seat, .. } = answer(game, puzzle, &steps).map_err(|error| problem(&error))?;
    let answered_at = table.standing().step as u64;
    play_all(&mut *table, &puzzle.then);
    let mut told = examples::told(&puzzle.id, &*table, 0, Viewer::Seat(seat), None);
    told.legal = Raw::new(&Legal::default());
    let of_answer = told_of(puzzle, PuzzleVerdict::Shown, rating, answered_at);
    told.puzzle = Some(PuzzleTold { solution: steps, rated, ..of_answer });
    Ok(told)
}

/// Plays a worse answer on until the opponent has replied: as the file says, or as a search finds. Returns nothing if too
/// many requests of this person or address wait already, or the search broke.
async fn refute(
    app: &App,
    payer: Payer,
    puzzle: &Puzzle,
    mut table: Box<dyn AnyTable>,
    seat: Seat,
) -> Option<Box<dyn AnyTable>> {
    let steps: Vec<String> = table.steps().into_iter().map(|step| step.text).collect();
    if let Some(known) = puzzle.wrong.iter().find(|wrong| wrong.steps == steps) {
        play_all(&mut *table, &known.then);
        return Some(table);
    }
    let rank = if payer.person.is_some() { Rank::Asked } else { Rank::Last };
    app.hall.bots.play_on((payer, rank), table, seat, REPLY_ITERATIONS).await.ok().flatten()
}

/// Plays steps of the file; a test plays all of them.
fn play_all(table: &mut dyn AnyTable, steps: &[String]) {
    for step in steps {
        if table.submit(None, step).is_err() {
            break;
        }
    }
}

/// Counts the first answer of a person; answers without a name change nothing.
async fn count(
    app: &App,
    visitor: Option<&IdentityRow>,
    puzzle: &Puzzle,
    is_right: bool,
) -> ApiResult<Option<RatingChange>> {
    let Some(identity) = visitor else { return Ok(None) };
    let given = PuzzleAnswer {
        identity: identity.key,
        game: puzzle.document.game.clone(),
        puzzle: puzzle.id.clone(),
        grade: puzzle.evidence.rating(),
        is_right,
        at: now(),
    };
    let tried = app.hall.store.answer_puzzle(given).await?;
    let change = RatingChange { before: rounded(tried.before.rating), after: rounded(tried.solver.rating) };
    Ok(tried.counted.then_some(change))
}

fn told_of(puzzle: &Puzzle, verdict: PuzzleVerdict, rating: u32, answered_at: u64) -> PuzzleTold {
    let is_over = matches!(verdict, PuzzleVerdict::Right | PuzzleVerdict::Shown);
    let percent = |share: f64| rounded(100.0 * share);
    let chances =
        PuzzleChances { best: percent(puzzle.evidence.best), next: percent(puzzle.evidence.second) };
    PuzzleTold {
        you: puzzle.you.clone(),
        asks: if puzzle.is_turn() { PuzzleAsks::Turn } else { PuzzleAsks::Decision },
        verdict,
        themes: if is_over { puzzle.themes.clone() } else { Vec::new() },
        rating,
        solution: Vec::new(),
        answered_at,
        reply_due: false,
        chances: is_over.then_some(chances),
        rated: None,
    }
}

/// The ratings of a game's puzzles as people's answers have moved them.
struct Ratings(HashMap<String, Rated>);

impl Ratings {
    async fn of(app: &App, game: &dyn AnyGame) -> ApiResult<Self> {
        let found = app.hall.store.puzzle_ratings(game.info().id.to_owned()).await?;
        Ok(Self(found.into_iter().map(|found| (found.puzzle, found.rated)).collect()))
    }

    /// Returns the stored rating of a puzzle, or its grade if the puzzle has no answers yet.
    fn rating(&self, puzzle: &Puzzle) -> u32 {
        self.0.get(&puzzle.id).map_or(puzzle.evidence.rating(), |rated| rounded(rated.rating))
    }
}

async fn solver(
    app: &App,
    visitor: Option<&IdentityRow>,
    game: &dyn AnyGame,
) -> ApiResult<Option<SolverTold>> {
    let Some(identity) = visitor else { return Ok(None) };
    let id = game.info().id.to_owned();
    let Some(rated) = app.hall.store.solver(identity.key, id.clone()).await? else { return Ok(None) };
    let answers = app.hall.store.puzzle_answers(identity.key, id).await?;
    Ok(Some(SolverTold {
        rating: rounded(rated.rating),
        deviation: rounded(rated.deviation),
        answered: answers.len() as u32,
        solved: answers.iter().filter(|(_, is_right)| *is_right).count() as u32,
    }))
}

fn rounded(rating: f64) -> u32 {
    rating.round().max(0.0) as u32
}

/// Returns the number of the day in UTC.
fn today() -> usize {
    (now() / DAY_MS) as usize
}

/// Returns the games with puzzles.
fn games_with_puzzles() -> Vec<&'static dyn AnyGame> {
    hexapod_catalog::games().filter(|game| !puzzles(*game).is_empty()).collect()
}

/// Returns the puzzle of a day among all games: each day another game, and its puzzle of that day.
fn daily_of_all(day: usize) -> Option<(&'static dyn AnyGame, &'static Puzzle)> {
    let games = games_with_puzzles();
    let game = *games.get(day % games.len().max(1))?;
    Some((game, daily(game, day)?))
}

/// Returns the puzzle of a day of one game.
fn daily(game: &dyn AnyGame, day: usize) -> Option<&'static Puzzle> {
    let all = puzzles(game);
    all.get(turn_of(day, all.len(), games_with_puzzles().len()))
}

/// Returns which of `count` puzzles is the one of a day: each has its turn before any comes again, over all days and also
/// over every `games`-th day, on which the puzzle of the day of all games is of this game.
fn turn_of(day: usize, count: usize, games: usize) -> usize {
    let (count, games) = (count.max(1), games.max(1));
    // Going through the list alone, every second day would never meet the odd ones of an even number. So each time that
    // the same games come to the same puzzles again, the list begins one later.
    let repeats_after = count / common_divisor(count, games) * games;
    (day + day / repeats_after) % count
}

fn common_divisor(one: usize, other: usize) -> usize {
    if other == 0 { one } else { common_divisor(other, one % other) }
}

fn problem(error: &AnswerError) -> ApiError {
    match error {
        AnswerError::Broken { .. } => ApiError::fault(error),
        AnswerError::TooManySteps => ApiError::bad("too-many-steps", error.to_string()).field("steps"),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    /// A day in November 2026; any would do.
    const SOME_DAY: usize = 20_775;

    /// Days in groups of `count`, from the first after [`SOME_DAY`] on which a list of that length begins anew.
    fn rounds(count: usize) -> impl Iterator<Item = std::ops::Range<usize>> {
        let first = SOME_DAY.next_multiple_of(count);
        (0..5).map(move |round| first + round * count..first + (round + 1) * count)
    }

    #[test]
    fn every_puzzle_of_a_game_has_its_day_before_one_comes_again() {
        for game in games_with_puzzles() {
            let count = puzzles(game).len();
            for days in rounds(count) {
                let met: HashSet<_> = days.map(|day| &daily(game, day).unwrap().id).collect();
                assert_eq!(met.len(), count, "{}", game.info().id);
            }
            let ids = (SOME_DAY..SOME_DAY + 1000).map(|day| &daily(game, day).unwrap().id);
            assert!(ids.clone().zip(ids.skip(1)).all(|(today, tomorrow)| today != tomorrow));
        }
    }

    #[test]
    fn the_puzzle_of_the_day_of_all_games_visits_every_puzzle_of_every_game() {
        let games = games_with_puzzles();
        for (at, game) in games.iter().enumerate() {
            let (id, count) = (game.info().id, puzzles(*game).len());
            for days in rounds(count * games.len()) {
                let of_game = days.filter(|day| day % games.len() == at);
                let met: HashSet<_> = of_game
                    .map(|day| {
                        let (today, puzzle) = daily_of_all(day).unwrap();
                        assert_eq!((today.info().id, &puzzle.id), (id, &daily(*game, day).unwrap().id));
                        &puzzle.id
                    })
                    .collect();
                assert_eq!(met.len(), count, "{id}");
            }
        }
    }

    #[test]
    fn every_length_of_a_list_is_gone_through() {
        for (count, games) in [(1, 4), (2, 4), (54, 4), (60, 4), (62, 4), (64, 4), (66, 4), (7, 3), (9, 3)] {
            for days in rounds(count * games) {
                let all: HashSet<_> =
                    days.clone().take(count).map(|day| turn_of(day, count, games)).collect();
                let of_game: HashSet<_> = days.step_by(games).map(|day| turn_of(day, count, games)).collect();
                assert_eq!((all.len(), of_game.len()), (count, count), "{count} puzzles, {games} games");
            }
        }
    }
}
