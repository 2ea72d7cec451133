//! Lessons over HTTP: every lesson answers, its shown steps solve it, wrong tries get their reaction.
#![allow(clippy::unwrap_used)]
#![allow(missing_docs)]

mod common;

use common::Server;
use hexapod_catalog::games;
use hexapod_load::Asker;
use hexapod_server::protocol::{ExampleAnswer, GamesAnswer, LessonTold, LessonVerdict, TryExample};

async fn ask(asker: &Asker, game: &str, id: &str, wish: &TryExample) -> (ExampleAnswer, LessonTold) {
    let answer = asker.post(&format!("/api/v1/games/{game}/lessons/{id}"), wish).await.unwrap();
    let answer: ExampleAnswer = answer.read().unwrap_or_else(|error| panic!("{game} {id}: {error:?}"));
    let told = answer.lesson.clone().unwrap();
    (answer, told)
}

/// Whoever plays what is shown, one step after the other, finishes every lesson of every game.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_shown_solves_every_lesson() {
    let server = Server::start().await;
    let ann = server.person("Ann").await;
    let cards: GamesAnswer = ann.get("/api/v1/games").await.unwrap().read().unwrap();
    for game in games() {
        let id = game.info().id;
        let card = cards.games.iter().find(|card| card.id == id).unwrap();
        assert!(card.lessons.len() >= 8);
        for lesson in &card.lessons {
            let (mut shown, mut told) = ask(&ann, id, lesson, &TryExample::default()).await;
            let mut steps: Vec<String> = Vec::new();
            for _ in 0..60 {
                let Some(next) = told.next.first().cloned() else { break };
                assert_eq!(shown.to_move, told.you, "{id} {lesson}");
                let wish = TryExample { steps: steps.clone(), play: vec![next], ..TryExample::default() };
                (shown, told) = ask(&ann, id, lesson, &wish).await;
                steps.extend(shown.steps.iter().map(|step| step.text.clone()));
                assert_eq!(shown.step, steps.len() as u64, "{id} {lesson}");
            }
            assert_eq!((told.task, told.solved), (None, told.tasks), "{id} {lesson}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_try_is_told_and_taken_back() {
    let server = Server::start().await;
    let ann = server.person("Ann").await;
    let play = |text: &str| TryExample { play: vec![text.to_owned()], ..TryExample::default() };
    let (shown, told) = ask(&ann, "anteater", "goal", &play("place B2.1")).await;
    assert_eq!((told.verdict, told.reaction.as_deref()), (LessonVerdict::Wrong, Some("goal-1-away")));
    assert_eq!((shown.legal.json(), told.asked_at), (serde_json::json!({}), 0));
    let (shown, told) = ask(&ann, "anteater", "mound", &play("place A3.1")).await;
    assert_eq!((told.verdict, told.reaction.as_deref()), (LessonVerdict::Refused, Some("mound-1-leftmost")));
    assert_eq!((shown.refused.unwrap().code.as_str(), shown.step), ("NOT_LEFTMOST", 0));
    // After a wrong try nothing can be tried before it is taken back.
    let wish = TryExample { steps: vec!["place B2.1".into(), "roll 3".into()], ..TryExample::default() };
    let answer = ann.post("/api/v1/games/anteater/lessons/goal", &wish).await.unwrap();
    assert_eq!(answer.status, 422);
    assert_eq!(ann.post("/api/v1/games/anteater/lessons/none", &wish).await.unwrap().status, 404);
}

/// The first half of a decision can be looked at without being tried.
#[tokio::test(flavor = "multi_thread")]
async fn a_half_is_only_offered() {
    let server = Server::start().await;
    let ann = server.person("Ann").await;
    let wish = TryExample { play: vec!["pick f6".into()], offer: true, ..TryExample::default() };
    let answer = ann.post("/api/v1/games/termites/lessons/goal", &wish).await.unwrap();
    let offered: ExampleAnswer = answer.read().unwrap();
    assert_eq!((offered.phase.as_str(), offered.lesson), ("go", None));
    assert!(offered.legal.json().to_string().contains("attack"));
}
