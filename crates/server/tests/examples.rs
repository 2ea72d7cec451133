//! Examples of the rules files: every one can be played through, tried and gone wrong in.
#![allow(clippy::unwrap_used)]
#![allow(missing_docs)]

mod common;

use common::Server;
use hexapod_catalog::{MAX_EXAMPLE_STEPS, games};
use hexapod_load::Asker;
use hexapod_server::protocol::{
    ErrorAnswer, ExampleAnswer, ExamplePress, GameCard, RulingBasis, RulingText, TryExample,
};
use serde_json::json;

async fn ask(asker: &Asker, game: &str, id: &str, wish: &TryExample) -> ExampleAnswer {
    let answer = asker.post(&format!("/api/v1/games/{game}/examples/{id}"), wish).await.unwrap();
    answer.read().unwrap_or_else(|error| panic!("{game} {id}: {error:?}"))
}

async fn fails(asker: &Asker, path: &str, body: &serde_json::Value) -> (u16, String, String) {
    let answer = asker.post(&format!("/api/v1/games/{path}"), body).await.unwrap();
    let ErrorAnswer { error } = serde_json::from_str(&answer.body).unwrap();
    (answer.status, error.code, error.sentence)
}

/// Every example of every game answers, and its script does what it says, press by press.
#[tokio::test(flavor = "multi_thread")]
async fn every_example_can_be_played_through() {
    let server = Server::start().await;
    let ann = server.person("Ann").await;
    for game in games() {
        let id = game.info().id;
        assert!(game.examples().len() > 20, "{id} has hardly any example");
        for example in game.examples() {
            let mut shown = ask(&ann, id, &example.id, &TryExample::default()).await;
            assert_eq!((shown.step, shown.rules), (0, game.info().newest()));
            assert!(shown.steps.is_empty() && shown.refused.is_none());
            let mut steps: Vec<String> = Vec::new();
            for press in shown.script.clone() {
                let (play, refused) = match press {
                    ExamplePress::Do { steps } => (steps, None),
                    ExamplePress::No { step, code } => (vec![step], Some(code)),
                };
                let wish = TryExample { steps: steps.clone(), play, ..TryExample::default() };
                shown = ask(&ann, id, &example.id, &wish).await;
                let place = format!("{id} {}", example.id);
                assert_eq!(shown.refused.as_ref().map(|problem| &problem.code), refused.as_ref(), "{place}");
                assert!(shown.refused.iter().all(|problem| problem.key.is_some()), "{place}");
                assert_eq!(shown.steps.is_empty(), refused.is_some(), "{place}");
                steps.extend(shown.steps.iter().map(|step| step.text.clone()));
                assert_eq!(shown.step, steps.len() as u64, "{place}");
            }
        }
    }
}

/// A reader plays on with any legal action; a seed settles what chance decides, the same seed the same way.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_tries_is_never_left_waiting_for_dice() {
    let server = Server::start().await;
    let ann = server.person("Ann").await;
    let mut drawn = 0;
    for game in games() {
        let id = game.info().id;
        let example = &game.examples()[0].id;
        let mut steps: Vec<String> = Vec::new();
        let mut play = Vec::new();
        for seed in 0..30 {
            let wish = TryExample { steps: steps.clone(), play, seed: Some(seed), ..TryExample::default() };
            let shown = ask(&ann, id, example, &wish).await;
            assert!(shown.refused.is_none() && shown.to_move != "chance", "{id}: {}", shown.to_move);
            let again = ask(&ann, id, example, &wish).await;
            assert_eq!(shown.steps, again.steps);
            drawn += shown.steps.iter().filter(|step| step.by == "chance").count();
            steps.extend(shown.steps.iter().map(|step| step.text.clone()));
            let legal = shown.legal.json();
            let Some((head, endings)) = legal.as_object().and_then(|legal| legal.iter().next()) else {
                break;
            };
            play = vec![format!("{head}{}", endings[0].as_str().unwrap())];
        }
        assert!(steps.len() > 5, "{id} was hardly played");
    }
    assert!(drawn > 20);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_makes_no_sense_is_refused_in_a_sentence() {
    let server = Server::start().await;
    let ann = server.person("Ann").await;
    let (status, code, sentence) = fails(&ann, "anteater/examples/T999", &json!({})).await;
    assert_eq!((status, code.as_str()), (404, "not-found"));
    assert_eq!(sentence, "The rules file of Anteater has no example T999.");
    assert_eq!(fails(&ann, "checkers/examples/T1", &json!({})).await.0, 404);
    let (status, code, sentence) =
        fails(&ann, "anteater/examples/T2", &json!({ "steps": ["pass", "nonsense"] })).await;
    assert_eq!((status, code.as_str()), (422, "bad-step"));
    assert!(sentence.starts_with("Step "), "{sentence}");
    let many = vec!["pass"; MAX_EXAMPLE_STEPS + 1];
    let (status, code, _) = fails(&ann, "anteater/examples/T2", &json!({ "steps": many })).await;
    assert_eq!((status, code.as_str()), (422, "too-many-steps"));
    let (status, code, _) =
        fails(&ann, "anteater/examples/T2", &json!({ "steps": ["x".repeat(20_000)] })).await;
    assert_eq!((status, code.as_str()), (413, "too-large"));
    let (status, code, _) = fails(&ann, "anteater/examples/T2", &json!({ "more": 1 })).await;
    assert_eq!((status, code.as_str()), (422, "bad-request"));
    // What is to be played now may be anything: it is refused as at a table, and nothing of it is played.
    let wish = TryExample { play: vec!["nonsense".into()], ..TryExample::default() };
    let shown = ask(&ann, "termites", "T12", &wish).await;
    assert_eq!((shown.refused.unwrap().key.as_deref(), shown.step), (Some("not-a-step"), 0));
}

#[tokio::test(flavor = "multi_thread")]
async fn cards_and_rulings_of_a_version() {
    let server = Server::start().await;
    let ann = server.person("Ann").await;
    let card = |path: &'static str| async { ann.get(path).await.unwrap().read::<GameCard>().unwrap() };
    let (old, new) = (card("/api/v1/games/termites?rules=1").await, card("/api/v1/games/termites").await);
    assert_eq!((old.rules, new.rules), (1, 2));
    assert!(old.options["properties"].get("mound_terrain").is_none());
    assert!(new.options["properties"].get("mound_terrain").is_some());
    assert!(!new.changes.is_empty() && new.changes != old.changes);
    let answer = ann.get("/api/v1/games/termites?rules=9").await.unwrap();
    let ErrorAnswer { error } = serde_json::from_str(&answer.body).unwrap();
    assert_eq!(
        (answer.status, error.code.as_str(), error.field.as_deref()),
        (422, "bad-rules", Some("rules"))
    );
    let ruling: RulingText = ann.get("/api/v1/games/glory/rules/R33").await.unwrap().read().unwrap();
    let parts = ruling.parts.unwrap();
    assert_eq!(parts.basis, RulingBasis::Reconstructed);
    assert!(parts.why.ends_with('.'), "{}", parts.why);
    let rule: RulingText = ann.get("/api/v1/games/glory/rules/M3").await.unwrap().read().unwrap();
    assert!(rule.parts.is_none() && rule.text.contains("passable"));
}
