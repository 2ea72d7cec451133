//! Puzzles over HTTP: answers are judged and rated, wrong ones refuted, and only the solver's view is sent.
#![allow(clippy::unwrap_used)]
#![allow(missing_docs)]

mod common;

use common::{Server, limits};
use futures_util::future::join_all;
use hexapod_catalog::{AnyGame, games, pack};
use hexapod_core::Viewer;
use hexapod_learn::Puzzle;
use hexapod_learn::puzzle::{Verdict, answer, puzzles};
use hexapod_load::Asker;
use hexapod_server::config::Limits;
use hexapod_server::protocol::{
    ExampleAnswer, GamePuzzles, PuzzleTold, PuzzleVerdict, PuzzlesAnswer, TryExample,
};

fn path(puzzle: &Puzzle) -> String {
    format!("/api/v1/games/{}/puzzles/{}", puzzle.document.game, puzzle.id)
}

async fn ask(asker: &Asker, puzzle: &Puzzle, wish: &TryExample) -> (ExampleAnswer, PuzzleTold) {
    let answer = asker.post(&path(puzzle), wish).await.unwrap();
    let answer: ExampleAnswer = answer.read().unwrap_or_else(|error| panic!("{}: {error:?}", puzzle.id));
    let told = answer.puzzle.clone().unwrap();
    (answer, told)
}

async fn list(asker: &Asker, game: &dyn AnyGame) -> GamePuzzles {
    asker.get(&format!("/api/v1/games/{}/puzzles", game.info().id)).await.unwrap().read().unwrap()
}

fn play(steps: &[String]) -> TryExample {
    TryExample { play: steps.to_vec(), ..TryExample::default() }
}

fn texts(answer: &ExampleAnswer) -> Vec<&str> {
    answer.steps.iter().map(|step| step.text.as_str()).collect()
}

/// The first answer moves ratings, later ones do not; a reset lets the person begin anew.
#[tokio::test(flavor = "multi_thread")]
async fn the_first_answer_counts() {
    let server = Server::start().await;
    let ann = server.person("Ann").await;
    let mut rated = Vec::new();
    for game in games() {
        // A game with a single puzzle has no second one whose solution could be asked for.
        let [first, second, ..] = puzzles(game) else { continue };
        rated.push(game.info().id);
        let (_, asked) = ask(&ann, first, &TryExample::default()).await;
        assert_eq!((asked.verdict, asked.solution.len(), asked.themes.len()), (PuzzleVerdict::Asked, 0, 0));
        let (_, right) = ask(&ann, first, &play(&first.solutions[0])).await;
        assert_eq!((right.verdict, &right.solution), (PuzzleVerdict::Right, &first.solutions[0]));
        let change = right.rated.unwrap();
        assert!(change.after > change.before, "{change:?}");
        // Again, and wrong: the first answer stands.
        let (_, again) = ask(&ann, first, &play(&first.wrong[0].steps)).await;
        assert_eq!((again.verdict, again.rated), (PuzzleVerdict::Wrong, None));
        // The solution of another one is asked for.
        let wish = TryExample { solution: true, ..TryExample::default() };
        let (_, shown) = ask(&ann, second, &wish).await;
        assert_eq!((shown.verdict, &shown.solution), (PuzzleVerdict::Shown, &second.solutions[0]));
        assert!(shown.rated.unwrap().after < change.after);
        let listed = list(&ann, game).await;
        let solved =
            |puzzle: &Puzzle| listed.puzzles.iter().find(|card| card.id == puzzle.id).unwrap().solved;
        assert_eq!((solved(first), solved(second)), (Some(true), Some(false)));
        let you = listed.you.unwrap();
        assert_eq!((you.answered, you.solved), (2, 1));
        assert!(listed.puzzles.is_sorted_by_key(|card| card.rating));
        // The page of a puzzle and the list tell the same rating, which the answer has moved.
        let rating =
            |puzzle: &Puzzle| listed.puzzles.iter().find(|card| card.id == puzzle.id).unwrap().rating;
        assert!(right.rating < first.evidence.rating() && shown.rating > second.evidence.rating());
        assert_eq!((right.rating, shown.rating), (rating(first), rating(second)));
        let nobody = Asker::new(server.address);
        assert_eq!(ask(&nobody, first, &TryExample::default()).await.1.rating, rating(first));
        let (_, refused) = ask(&nobody, first, &play(&["dance".to_owned()])).await;
        assert_eq!((refused.verdict, refused.rating), (PuzzleVerdict::Refused, rating(first)));
        assert!(listed.puzzles.iter().any(|card| Some(&card.id) == listed.daily.as_ref()));
    }
    let all: PuzzlesAnswer = ann.get("/api/v1/puzzles").await.unwrap().read().unwrap();
    assert!(rated.len() > 2 && all.games.len() == games().count(), "{rated:?}");
    let is_rated = |game: &str| rated.contains(&game);
    assert!(all.games.iter().all(|game| game.you.is_some() == is_rated(&game.game)));
    assert_eq!(ann.request("DELETE", "/api/v1/puzzles?game=glory", &[], None).await.unwrap().status, 204);
    let all: PuzzlesAnswer = ann.get("/api/v1/puzzles").await.unwrap().read().unwrap();
    assert!(
        all.games.iter().all(|game| game.you.is_some() == (is_rated(&game.game) && game.game != "glory"))
    );
    assert!(all.games.iter().any(|game| Some(&game.game) == all.daily.as_ref().map(|daily| &daily.game)));
}

/// After a reset a person's answers count for them, but move the puzzle no more.
#[tokio::test(flavor = "multi_thread")]
async fn a_reset_does_not_move_a_puzzle_twice() {
    let server = Server::start().await;
    let ann = server.person("Ann").await;
    let game = games().next().unwrap();
    let puzzle = &puzzles(game)[0];
    let rating = async |asker: &Asker| {
        list(asker, game).await.puzzles.into_iter().find(|card| card.id == puzzle.id).unwrap().rating
    };
    let graded = rating(&ann).await;
    ask(&ann, puzzle, &play(&puzzle.solutions[0])).await;
    let moved = rating(&ann).await;
    assert!(moved < graded, "{moved} of {graded}");
    assert_eq!(ann.request("DELETE", "/api/v1/puzzles", &[], None).await.unwrap().status, 204);
    let (_, again) = ask(&ann, puzzle, &play(&puzzle.solutions[0])).await;
    assert!(again.rated.is_some());
    assert_eq!(rating(&ann).await, moved);
}

/// A wrong answer is refuted: as the file says, or by a search. Nobody without a name is rated.
#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_answer_is_refuted() {
    let server = Server::start().await;
    let nobody = Asker::new(server.address);
    for game in games() {
        let puzzle = &puzzles(game)[0];
        let wrong = &puzzle.wrong[0];
        let (answer, told) = ask(&nobody, puzzle, &play(&wrong.steps)).await;
        assert_eq!((told.verdict, told.rated, told.solution.len()), (PuzzleVerdict::Wrong, None, 0));
        assert_eq!(answer.steps.len(), wrong.steps.len() + wrong.then.len(), "{}", puzzle.id);
        assert_eq!(answer.legal.json(), serde_json::json!({}));
        // A legal step that the file says nothing about.
        let table = puzzle.table(game).unwrap();
        let is_known = |step: &String| {
            let first = |steps: &[String]| steps.first() == Some(step);
            puzzle.solutions.iter().any(|steps| first(steps))
                || puzzle.wrong.iter().any(|wrong| first(&wrong.steps))
        };
        if let Some(other) = table.legal().into_iter().find(|step| !is_known(step)) {
            let (answer, told) = ask(&nobody, puzzle, &play(std::slice::from_ref(&other))).await;
            // A turn is judged when it has ended.
            let expected = if puzzle.is_turn() { PuzzleVerdict::OnTheWay } else { PuzzleVerdict::Wrong };
            assert_eq!(told.verdict, expected, "{}", puzzle.id);
            assert_eq!(texts(&answer).first(), Some(&other.as_str()));
        }
        let (answer, told) = ask(&nobody, puzzle, &play(&["dance".to_owned()])).await;
        assert_eq!((told.verdict, answer.step), (PuzzleVerdict::Refused, 0));
        let (asked, _) = ask(&nobody, puzzle, &TryExample::default()).await;
        let seat = table.seats().seat(&puzzle.you).unwrap();
        assert_eq!(asked.view.json(), pack(&table.view(Viewer::Seat(seat)).json()), "{}", puzzle.id);
    }
    let answer = nobody.post("/api/v1/games/glory/puzzles/none", &TryExample::default()).await.unwrap();
    assert_eq!(answer.status, 404);
    let steps = vec!["a".to_owned(); 200];
    let puzzle = &puzzles(games().next().unwrap())[0];
    assert_eq!(nobody.post(&path(puzzle), &play(&steps)).await.unwrap().status, 422);
}

/// Returns a puzzle and a wrong answer to it that the file says nothing about, so that a search has to reply.
fn unforeseen() -> (&'static Puzzle, String) {
    for game in games() {
        for puzzle in puzzles(game).iter().filter(|puzzle| !puzzle.is_turn()) {
            let is_unforeseen = |step: &String| {
                let steps = std::slice::from_ref(step);
                let judged = answer(game, puzzle, steps).unwrap();
                judged.verdict == Verdict::Wrong && puzzle.wrong.iter().all(|wrong| wrong.steps != steps)
            };
            if let Some(step) = puzzle.table(game).unwrap().legal().into_iter().find(is_unforeseen) {
                return (puzzle, step);
            }
        }
    }
    panic!("every wrong answer is foreseen");
}

/// A busy server sends the verdict and the rating at once, and the reply on a later request.
#[tokio::test(flavor = "multi_thread")]
async fn a_busy_server_judges_at_once_and_replies_later() {
    let server = Server::start_with(Limits { bot_threads: 1, ..limits() }).await;
    let ann = server.person("Ann").await;
    let (puzzle, step) = unforeseen();
    let wish = play(std::slice::from_ref(&step));
    // One thinks and two wait: the others find the line full, unless they came so slowly that it was empty again.
    let mut answers = Vec::new();
    for _ in 0..20 {
        answers.extend(join_all((0..12).map(|_| ask(&ann, puzzle, &wish))).await);
        if answers.iter().any(|(_, told)| told.reply_due) {
            break;
        }
    }
    assert_eq!(answers.iter().filter(|(_, told)| told.rated.is_some()).count(), 1, "one answer counts");
    let (due, replied): (Vec<_>, Vec<_>) = answers.iter().partition(|(_, told)| told.reply_due);
    assert!(!due.is_empty() && !replied.is_empty(), "{} of {}", due.len(), answers.len());
    for (answer, told) in due {
        assert_eq!((told.verdict, told.answered_at, texts(answer)), (PuzzleVerdict::Wrong, 1, vec![&*step]));
        assert_eq!(answer.legal.json(), serde_json::json!({}));
    }
    // The steps that were played, sent again, bring what follows them.
    let again = TryExample { steps: vec![step.clone()], ..TryExample::default() };
    let (answer, told) = ask(&ann, puzzle, &again).await;
    assert_eq!((told.verdict, told.reply_due, told.rated), (PuzzleVerdict::Wrong, false, None));
    assert!(!answer.steps.is_empty() && told.answered_at == 1, "{:?}", texts(&answer));
}
