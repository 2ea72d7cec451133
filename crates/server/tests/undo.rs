//! Undo and redo through the real server: what a lone player may take back, practice, and the pause before luck.
#![allow(clippy::unwrap_used)]
#![allow(missing_docs)]

mod common;

use std::time::{Duration, Instant};

use common::{Server, connect, create, limits, table, until};
use hexapod_load::{Asker, Connection, Keep};
use hexapod_server::protocol::{
    ClientMessage, History, SeatWish, ServerMessage, Shown, Terms, UndoNow, WalksAnswer, Wanted,
};
use hexapod_server::store::Store as _;

const BOT: SeatWish = SeatWish::Bot { level: 1 };

/// A lone player at a new table, as soon as it is their turn.
async fn lone(server: &Server, game: &str, practice: bool) -> (Asker, String, Connection) {
    let ann = server.person("Ann").await;
    let terms = Terms { practice, ..Terms::default() };
    let id = create(&ann, game, vec![SeatWish::Me, BOT], Some(terms)).await.table.id;
    let mut screen = connect(&ann, &id).await;
    until_mine(&mut screen).await;
    (ann, id, screen)
}

async fn until_mine(screen: &mut Connection) {
    while !screen.acts() {
        screen.next().await.unwrap();
    }
}

fn act(screen: &Connection, id: &str, text: &str, wait: u32) -> ClientMessage {
    ClientMessage::Act { id: id.into(), number: screen.number, text: text.into(), wait }
}

fn undo(screen: &Connection, id: &str, to: u64) -> ClientMessage {
    ClientMessage::Undo { id: id.into(), number: screen.number, to }
}

fn accepted(answer: &ServerMessage) {
    assert!(matches!(answer, ServerMessage::Accepted(_)), "{answer:?}");
}

fn code(answer: ServerMessage) -> String {
    match answer {
        ServerMessage::Refused(refusal) => refusal.problem.code,
        other => panic!("{other:?}"),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lone_player_keeps_the_roll_unless_the_table_is_for_practice() {
    let server = Server::start().await;
    for practice in [false, true] {
        let (ann, id, mut screen) = lone(&server, "anteater", practice).await;
        let (step, view) = (screen.step, screen.view.clone());
        let action = screen.actions()[0].clone();
        accepted(&screen.act("a", &action).await.unwrap());
        until_mine(&mut screen).await;
        let fresh = connect(&ann, &id).await;
        assert_eq!(fresh.undo, screen.undo, "what was said step by step is what is so");
        let watcher = connect(&server.person("Eve").await, &id).await;
        assert_eq!(watcher.undo, UndoNow::default());
        assert_eq!(screen.undo.to, Some(step));
        assert_eq!(table(&ann, &id).await.table.terms.practice, practice);
        let history: History = ann.get("/api/v1/history").await.unwrap().read().unwrap();
        assert_eq!(history.tables[0].table.practice, practice);
        let record = ann.get(&format!("/api/v1/tables/{id}/record")).await.unwrap().body;
        assert_eq!(record.contains("\npractice: yes\n"), practice, "{record}");
        let message = undo(&screen, "u", step);
        if !practice {
            assert_eq!(screen.undo.shown, Some(Shown::Roll));
            assert_eq!(code(screen.ask(&message).await.unwrap()), "shown");
            let ask = ClientMessage::Propose { id: "p".into(), what: Wanted::Undo { to: step } };
            assert_eq!(code(screen.ask(&ask).await.unwrap()), "shown", "bots do not agree to it either");
            continue;
        }
        let played = (screen.step, screen.view.clone());
        accepted(&screen.ask(&message).await.unwrap());
        assert!((screen.step, &screen.view) == (step, &view));
        assert_eq!(screen.undo.redo, Some(played.0));
        let redo = ClientMessage::Redo { id: "r".into(), number: screen.number, wait: 0 };
        accepted(&screen.ask(&redo).await.unwrap());
        assert!((screen.step, &screen.view) == (played.0, &played.1), "the same dice and the same bots");
        let redo = ClientMessage::Redo { id: "r2".into(), number: screen.number, wait: 0 };
        assert_eq!(code(screen.ask(&redo).await.unwrap()), "nothing-to-redo");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_walk_is_one_input_after_a_restart_too() {
    let server = Server::start().await;
    let (ann, id, mut screen) = lone(&server, "dominants", false).await;
    let seat = screen.you[0].clone();
    let mut longest = None;
    for action in screen.actions() {
        let Some((from, _)) = action.strip_prefix("move ").and_then(|way| way.split_once('-')) else {
            continue;
        };
        let path = format!("/api/v1/tables/{id}/walks?seat={seat}&from={from}");
        let answer: WalksAnswer = ann.get(&path).await.unwrap().read().unwrap();
        longest = longest.into_iter().chain(answer.walks).max_by_key(|walk| walk.way.len());
    }
    let walk = longest.unwrap();
    let (step, view) = (screen.step, screen.view.clone());
    accepted(&screen.act("w", &walk.input).await.unwrap());
    assert!(screen.step >= step + 4 && screen.undo.to == Some(step), "{:?}", screen.undo);
    let walked = screen.view.clone();
    let folder = server.stop().await;
    let server = Server::start_in(folder, limits()).await;
    let mut screen = connect(&Asker { address: server.address, ..ann }, &id).await;
    assert_eq!(screen.undo.to, Some(step));
    accepted(&screen.ask(&undo(&screen, "u", step)).await.unwrap());
    assert!(screen.view == view);
    let redo = ClientMessage::Redo { id: "r".into(), number: screen.number, wait: 0 };
    accepted(&screen.ask(&redo).await.unwrap());
    assert!(screen.view == walked);
}

/// Nothing is drawn, told or stored before the pause is over; an undo within it takes the input back before dice and bots.
#[tokio::test(flavor = "multi_thread")]
async fn dice_and_bots_wait_for_a_lone_player() {
    let server = Server::start().await;
    let (ann, id, mut screen) = lone(&server, "anteater", false).await;
    let key = server.store.table(id.clone()).await.unwrap().unwrap().key;
    let (step, number, view) = (screen.step, screen.number, screen.view.clone());
    let action = screen.actions()[0].clone();
    screen.send(&act(&screen, "a", &action, 60_000)).await.unwrap();
    let waits = until(&mut screen, |message| matches!(message, ServerMessage::Waits { .. })).await;
    accepted(&until(&mut screen, hexapod_load::is_answer).await);
    assert_eq!(waits, ServerMessage::Waits { ms: 5_000 }, "no longer than that");
    assert_eq!((screen.step, screen.undo.to, screen.undo.shown), (step + 1, Some(step), None));
    let stored = server.store.entries(key, number).await.unwrap();
    assert_eq!(stored.len(), 1, "the roll is made when the pause is over");
    // A page that is loaded anew during the pause knows of it.
    let mut again = connect(&ann, &id).await;
    let left = until(&mut again, |message| matches!(message, ServerMessage::Waits { .. })).await;
    assert!(matches!(left, ServerMessage::Waits { ms } if ms <= 5_000), "{left:?}");
    drop(again);
    accepted(&screen.ask(&undo(&screen, "u", step)).await.unwrap());
    assert!((screen.step, &screen.view) == (step, &view) && screen.acts());

    // The pause is over by itself, or when the player goes on.
    let begun = Instant::now();
    accepted(&screen.ask(&act(&screen, "b", &action, 300)).await.unwrap());
    assert!(!screen.acts());
    until_mine(&mut screen).await;
    assert!(begun.elapsed() >= Duration::from_millis(300), "{:?}", begun.elapsed());
    let action = screen.actions()[0].clone();
    let begun = Instant::now();
    accepted(&screen.ask(&act(&screen, "c", &action, 5_000)).await.unwrap());
    accepted(&screen.ask(&ClientMessage::GoOn { id: "g".into() }).await.unwrap());
    until_mine(&mut screen).await;
    assert!(begun.elapsed() < Duration::from_millis(4_500), "{:?}", begun.elapsed());
}

/// A bot may think while it waits, but its step comes when the pause is over, and never after an undo.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_waits_with_its_step() {
    let server = Server::start().await;
    let (ann, _, mut screen) = lone(&server, "dominants", false).await;
    let mut rounds = 0;
    while rounds < 3 {
        let Some(end) = screen.actions().into_iter().find(|action| action == "end" || action == "pass")
        else {
            let action = screen.actions()[0].clone();
            accepted(&screen.act(&format!("m{}", screen.number), &action).await.unwrap());
            until_mine(&mut screen).await;
            continue;
        };
        let (step, number) = (screen.step, screen.number);
        accepted(&screen.ask(&act(&screen, &format!("e{number}"), &end, 400)).await.unwrap());
        if screen.acts() {
            continue;
        }
        tokio::time::sleep(Duration::from_millis(150)).await;
        accepted(&screen.ask(&undo(&screen, &format!("u{number}"), step)).await.unwrap());
        assert!(screen.step == step && screen.acts());
        tokio::time::sleep(Duration::from_millis(500)).await;
        accepted(&screen.ask(&ClientMessage::GoOn { id: format!("g{number}") }).await.unwrap());
        assert_eq!(screen.step, step, "the bot has played although the turn was taken back");
        accepted(&screen.act(&format!("f{number}"), &end).await.unwrap());
        until_mine(&mut screen).await;
        rounds += 1;
    }
    drop(ann);
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_waits_where_other_people_play() {
    let server = Server::start().await;
    let mut duel = server.duel("anteater", None).await;
    let actor = if duel.first.acts() { &mut duel.first } else { &mut duel.second };
    let (step, action) = (actor.step, actor.actions()[0].clone());
    accepted(&actor.ask(&act(actor, "a", &action, 5_000)).await.unwrap());
    assert!(actor.step > step + 1, "the roll came with it");
    // Watchers end no pause.
    let mut watcher = connect(&server.person("Eve").await, &duel.id).await;
    assert_eq!(code(watcher.ask(&ClientMessage::GoOn { id: "g".into() }).await.unwrap()), "no-seat");
}

/// When a pause begins and ends follows from public facts alone: the messages about it are the same whatever is drawn.
#[tokio::test(flavor = "multi_thread")]
async fn the_pause_tells_nothing_that_is_hidden() {
    let server = Server::start().await;
    let (_, id, mut screen) = lone(&server, "termites", false).await;
    let mut watcher =
        Connection::open(&server.person("Eve").await, &id, "", Keep::Everything).await.unwrap().0;
    let mut seen = 0;
    for round in 0..40 {
        until_mine(&mut screen).await;
        let action = screen.pick(round * 7).unwrap();
        accepted(&screen.ask(&act(&screen, &format!("a{round}"), &action, 40)).await.unwrap());
        let chance_or_bot = !screen.acts();
        while watcher.number < screen.number {
            watcher.next().await.unwrap();
        }
        if chance_or_bot && screen.to_move != "over" {
            let ServerMessage::Waits { ms } =
                until(&mut watcher, |message| matches!(message, ServerMessage::Waits { .. })).await
            else {
                panic!()
            };
            assert_eq!(ms, 40);
            assert!(watcher.to_move == screen.to_move && watcher.undo == UndoNow::default());
            seen += 1;
        }
    }
    assert!(seen > 3, "{seen} pauses");
}
