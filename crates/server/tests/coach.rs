//! The coach through the real server: to whom it speaks, what it says, and that the dice wait while a player reads it.
#![allow(clippy::unwrap_used)]
#![allow(missing_docs)]

mod common;

use common::{Server, connect, create, until};
use hexapod_core::{Viewer, Wish};
use hexapod_load::{Asker, Connection};
use hexapod_server::protocol::{
    ClientMessage, CoachAnswer, Import, Progress, SeatWish, ServerMessage, TableAnswer, Terms,
};
use serde_json::json;

const BOT: SeatWish = SeatWish::Bot { level: 1 };

/// The last round: the 6 wins the Queen of 9 on mound A and nothing elsewhere.
const QUEEN: &str = "seats 3\nround 4 start P1\nmounds A=11 B=1 C=2\ndie A1.1 P2 3\ndie A1.2 P2 4\ndie A2.1 P3 5\n\
                     die A3.1 P1 4\ndie B1.1 P3 4\ndie C1.1 P2 2\nP1 dice 1\nP2 dice 0\nP3 dice 1\nphase decide P1 own 6";

fn with_hints() -> Terms {
    Terms { hints: true, ..Terms::default() }
}

async fn status_of(asker: &Asker, id: &str) -> (u16, String) {
    let answer = asker.post(&format!("/api/v1/tables/{id}/coach"), &json!({})).await.unwrap();
    (answer.status, answer.body)
}

/// A lone player in the position, to move.
async fn in_position(server: &Server) -> (Asker, String, Connection) {
    let ann = server.person("Ann").await;
    let game = hexapod_catalog::game("anteater").unwrap();
    let record = game.set_up(&Wish::default(), QUEEN).unwrap().record(Viewer::Referee);
    let import =
        Import { record, step: None, seats: vec![SeatWish::Me, BOT, BOT], terms: Some(with_hints()) };
    let made: TableAnswer = ann.sit("/api/v1/records", &import).await.unwrap();
    let id = made.table.id;
    let mut screen = connect(&ann, &id).await;
    while !screen.acts() {
        screen.next().await.unwrap();
    }
    (ann, id, screen)
}

async fn review(asker: &Asker, id: &str) -> CoachAnswer {
    let answer = asker.post(&format!("/api/v1/tables/{id}/coach"), &json!({ "review": true })).await.unwrap();
    assert_eq!(answer.status, 200, "{}", answer.body);
    answer.read().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_coach_is_silent_among_people_who_have_not_agreed() {
    let server = Server::start().await;
    let ann = server.person("Ann").await;
    let alone =
        async |terms: Terms| create(&ann, "anteater", vec![SeatWish::Me, BOT], Some(terms)).await.table.id;
    assert_eq!(status_of(&ann, &alone(with_hints()).await).await.0, 200);
    let (status, body) = status_of(&ann, &alone(Terms::default()).await).await;
    assert!(status == 403 && body.contains("no-coach"), "{body}");
    // Hints at a table of two people are asked for openly; the coach would speak unasked.
    let duel = server.duel("anteater", Some(with_hints())).await;
    assert_eq!(status_of(&duel.ann, &duel.id).await.0, 403);
    let agreed = Terms { coach: true, ..Terms::default() };
    let duel = server.duel("anteater", Some(agreed)).await;
    assert_eq!(status_of(&duel.ann, &duel.id).await.0, 200);
    assert_eq!(status_of(&duel.bob, &duel.id).await.0, 200);
    assert_eq!(
        status_of(&server.person("Eve").await, &duel.id).await.0,
        403,
        "nobody coaches those who watch"
    );
    assert_eq!(status_of(&Asker::new(server.address), &duel.id).await.0, 401);
    // Two people at one screen are people too.
    let seats = vec![SeatWish::Me, SeatWish::Local { name: Some("Bob".into()) }, BOT];
    let id = create(&ann, "anteater", seats, Some(with_hints())).await.table.id;
    assert_eq!(status_of(&ann, &id).await.0, 403);
}

/// One position of each game with a danger to the first seat, which is to move, and what it is.
const DANGERS: [(&str, &str, &str); 4] = [
    (
        "anteater",
        "seats 2\nround 1 start P1\nmounds A=6 B=4 C=9\ndie A1.1 P1 5\ndie A2.1 P2 3\nP1 dice 4 neutral 0\n\
         P2 dice 4 neutral 0\nphase decide P1 own 2",
        "lead-at-risk",
    ),
    ("dominants", "seats R B | turn R\nR q a1 s b2 w h8 store 2\nB q n14 s j10 w k11 store 2", "ant-at-risk"),
    (
        "glory",
        "use P2\nplayers blue=parasite red=primal\ntile i10 SH blue blue:2I\ntile j10 Ri blue blue:1I\n\
         tile k9 De red red:4I\nat blue 2",
        "troops-at-risk",
    ),
    (
        "termites",
        "mounds 1 M5 d3\nmounds 2 M5 h7\nunits 1 W1 b3\nunits 2 W3 d4 W3 c4\nhand 1 W1 W2 W3\nturn 1",
        "mound-at-risk",
    ),
];

#[tokio::test(flavor = "multi_thread")]
async fn before_a_move_of_any_game_the_danger_is_told() {
    let server = Server::start().await;
    let ann = server.person("Ann").await;
    for (id, position, danger) in DANGERS {
        let game = hexapod_catalog::game(id).unwrap();
        let record = game.set_up(&Wish::default(), position).unwrap().record(Viewer::Referee);
        let import = Import { record, step: None, seats: vec![SeatWish::Me, BOT], terms: Some(with_hints()) };
        let made: TableAnswer = ann.sit("/api/v1/records", &import).await.unwrap();
        let (status, body) = status_of(&ann, &made.table.id).await;
        assert_eq!(status, 200, "{id}: {body}");
        let told: CoachAnswer = serde_json::from_str(&body).unwrap();
        assert_eq!(told.risks.first().map(|risk| risk.key.as_str()), Some(danger), "{id}: {body}");
    }
    assert!(hexapod_catalog::games().all(|game| DANGERS.iter().any(|(id, ..)| *id == game.info().id)));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_costly_move_is_told_with_its_reason_and_the_dice_wait_for_it() {
    let server = Server::start().await;
    let (ann, id, mut screen) = in_position(&server).await;
    let (step, number) = (screen.step, screen.number);
    let act = ClientMessage::Act { id: "a".into(), number, text: "place C2.1".into(), wait: 3_000 };
    assert!(matches!(screen.ask(&act).await.unwrap(), ServerMessage::Accepted(_)));
    let answer = review(&ann, &id).await;
    let review = answer.review.unwrap();
    assert_eq!((review.to, answer.step), (step, step + 1));
    assert!(review.lost_much && review.lost > 0.12, "{review:?}");
    assert_eq!(review.better[0], "place A3.2");
    assert_eq!(review.missed[0].key, "takes-lead");
    assert!(answer.risks.is_empty(), "it is another seat's turn");
    // The pause lasts until the player has read it.
    let waits = |message: &ServerMessage| matches!(message, ServerMessage::Waits { ms } if *ms > 5_000);
    until(&mut screen, waits).await;
    let undo = ClientMessage::Undo { id: "u".into(), number: screen.number, to: step };
    assert!(matches!(screen.ask(&undo).await.unwrap(), ServerMessage::Accepted(_)));
    while screen.step > step {
        screen.next().await.unwrap();
    }
    assert!(screen.acts(), "nothing was rolled meanwhile");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_good_move_is_not_spoken_about_and_nothing_waits_longer() {
    let server = Server::start().await;
    let (ann, id, mut screen) = in_position(&server).await;
    let number = screen.number;
    let act = ClientMessage::Act { id: "a".into(), number, text: "place A3.2".into(), wait: 1 };
    assert!(matches!(screen.ask(&act).await.unwrap(), ServerMessage::Accepted(_)));
    let answer = ann.post(&format!("/api/v1/tables/{id}/coach"), &json!({ "review": true })).await.unwrap();
    // The bots may have ended the game already.
    if answer.status == 200 {
        let answer: CoachAnswer = answer.read().unwrap();
        assert!(answer.review.is_none_or(|review| !review.lost_much));
    }
    until(&mut screen, |message| matches!(message, ServerMessage::Update(_))).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_person_has_learnt_follows_the_identity() {
    let server = Server::start().await;
    let ann = server.person("Ann").await;
    let add = async |done: &[&str]| -> Vec<String> {
        let answer = ann.post("/api/v1/progress", &json!({ "done": done })).await.unwrap();
        answer.read::<Progress>().unwrap().done
    };
    assert_eq!(
        add(&["termites/goal", "termites/first-game"]).await,
        ["termites/first-game", "termites/goal"]
    );
    // Only what this server teaches is kept.
    let kept = add(&["anteater/goal", "anteater/nothing", "chess/goal", "x", "a/b/c"]).await;
    assert_eq!(kept, ["anteater/goal", "termites/first-game", "termites/goal"]);
    let known: Progress = ann.get("/api/v1/progress").await.unwrap().read().unwrap();
    assert_eq!(known.done, kept);
    let bob: Progress = server.person("Bob").await.get("/api/v1/progress").await.unwrap().read().unwrap();
    assert!(bob.done.is_empty());
    assert_eq!(ann.request("DELETE", "/api/v1/progress", &[], None).await.unwrap().status, 204);
    assert!(add(&[]).await.is_empty());
    assert_eq!(Asker::new(server.address).get("/api/v1/progress").await.unwrap().status, 401);
}
