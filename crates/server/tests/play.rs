//! Live play through the real server: the first three promises, undo, clocks, bots, hot-seat, talk.
#![allow(clippy::unwrap_used)]
#![allow(missing_docs)]

mod common;

use std::time::Duration;

use common::{Server, connect, create, limits, play_one, table, until};
use hexapod_catalog::generator;
use hexapod_load::{Asker, Connection, Keep};
use hexapod_server::protocol::{
    ClientMessage, ClockRules, Fact, Holder, LogAnswer, Logged, OnTimeout, SeatWish, ServerMessage, Status,
    Terms, VerifyAnswer, Wanted,
};
use serde_json::{Value as Json, json};

fn games() -> Vec<&'static str> {
    hexapod_catalog::games().map(|game| game.info().id).collect()
}

/// Deltas may change the order of the groups.
fn sorted(connection: &Connection) -> Vec<String> {
    let mut actions = connection.actions();
    actions.sort();
    actions
}

/// The view a server sends step by step is the view the rules give, for every game.
#[tokio::test(flavor = "multi_thread")]
async fn whole_games_arrive_at_both_seats_and_can_be_replayed() {
    let server = Server::start().await;
    for (seed, game) in games().into_iter().enumerate() {
        let mut duel = server.duel(game, None).await;
        let mut rng = generator(seed as u64);
        let steps = if game == "dominants" { 120 } else { 400 };
        let over = duel.play(&mut rng, steps).await;
        // What the deltas have built equals the whole view of a fresh connection.
        for (asker, known) in [(&duel.ann, &duel.first), (&duel.bob, &duel.second)] {
            let fresh = connect(asker, &duel.id).await;
            assert!(fresh.view == known.view, "{game}");
            if fresh.acts() {
                assert_eq!(sorted(&fresh), sorted(known), "{game}");
            }
            let replay: Json = asker
                .get(&format!("/api/v1/tables/{}/replay?seat={}", duel.id, known.you[0]))
                .await
                .unwrap()
                .read()
                .unwrap();
            let mut view = hexapod_catalog::unpack(&replay["view"]);
            for frame in replay["frames"].as_array().unwrap() {
                hexapod_catalog::apply(&mut view, &frame["view"]).unwrap();
            }
            if replay["steps"].as_u64().unwrap() <= 500 {
                assert!(view == known.view, "{game}");
            }
        }
        if over {
            let answer = table(&duel.ann, &duel.id).await;
            assert_eq!(answer.table.status, Status::Over);
            assert!(answer.table.result.is_some() && answer.table.secret.is_some());
            let path = format!("/api/v1/tables/{}/verify", duel.id);
            let verified: VerifyAnswer = duel.ann.get(&path).await.unwrap().read().unwrap();
            assert_eq!(verified.problems, Vec::<String>::new());
            let record = duel.ann.get(&format!("/api/v1/tables/{}/record", duel.id)).await.unwrap();
            let record = hexapod_core::Record::read(&record.body).unwrap();
            let mut replayed = hexapod_catalog::game(game).unwrap().replay(&record).unwrap();
            assert_eq!(hexapod_catalog::verify(replayed.as_mut()).unwrap().problems, Vec::<String>::new());
        }
    }
}

/// Promise 2.
#[tokio::test(flavor = "multi_thread")]
async fn of_two_actions_on_the_same_number_exactly_one_wins() {
    let server = Server::start().await;
    let ann = server.person("Ann").await;
    let seats = vec![SeatWish::Me, SeatWish::Local { name: Some("Ben".into()) }];
    let id = create(&ann, "dominants", seats, None).await.table.id;
    let mut first = connect(&ann, &id).await;
    let mut second = connect(&ann, &id).await;
    for round in 0..30 {
        while second.number < first.number {
            second.next().await.unwrap();
        }
        let actions = first.actions();
        let (one, other) = (format!("a{round}"), format!("b{round}"));
        let (answer, rival) = tokio::join!(
            first.act(&one, &actions[round % actions.len()]),
            second.act(&other, &actions[(round + 1) % actions.len()])
        );
        let kinds: Vec<&str> = [answer.unwrap(), rival.unwrap()]
            .iter()
            .map(|answer| match answer {
                ServerMessage::Accepted(_) => "accepted",
                ServerMessage::Stale { .. } => "stale",
                other => panic!("{other:?}"),
            })
            .collect();
        assert!(kinds == ["accepted", "stale"] || kinds == ["stale", "accepted"], "{kinds:?}");
        while first.number < second.number {
            first.next().await.unwrap();
        }
    }
    assert!(first.view == second.view);
}

/// Promise 3, also over a restart.
#[tokio::test(flavor = "multi_thread")]
async fn a_repeated_message_changes_nothing_and_gets_its_first_answer() {
    let server = Server::start().await;
    let mut duel = server.duel("anteater", None).await;
    let mut rng = generator(3);
    duel.play(&mut rng, 12).await;
    let (actor, asker) =
        if duel.first.acts() { (&mut duel.first, &duel.ann) } else { (&mut duel.second, &duel.bob) };
    let action = actor.actions()[0].clone();
    let message = ClientMessage::Act { id: "mine".into(), number: actor.number, text: action, wait: 0 };
    let ServerMessage::Accepted(first) = actor.ask(&message).await.unwrap() else { panic!("not accepted") };
    assert!(!first.again);
    let ServerMessage::Accepted(again) = actor.ask(&message).await.unwrap() else { panic!("not accepted") };
    assert_eq!((again.number, again.again), (first.number, true));
    let refused =
        ClientMessage::Act { id: "bad".into(), number: actor.number, text: "nonsense".into(), wait: 0 };
    let answer = actor.ask(&refused).await.unwrap();
    assert!(matches!(answer, ServerMessage::Refused(_)), "{answer:?}");
    assert_eq!(actor.ask(&refused).await.unwrap(), answer);

    let (number, id, asker) = (actor.number, duel.id.clone(), asker.clone());
    drop(duel);
    let folder = server.stop().await;
    let server = Server::start_in(folder, limits()).await;
    let asker = Asker { address: server.address, ..asker };
    let (mut back, welcome) =
        Connection::open(&asker, &id, &format!("?since={number}"), Keep::Everything).await.unwrap();
    let ServerMessage::Welcome(welcome) = welcome else { panic!("no welcome") };
    assert_eq!((welcome.number, welcome.missed.len()), (number, 0));
    let ServerMessage::Accepted(again) = back.ask(&message).await.unwrap() else { panic!("not accepted") };
    assert_eq!((again.number, again.again), (first.number, true));
}

#[tokio::test(flavor = "multi_thread")]
async fn refusals_have_code_sentence_and_ruling_and_out_of_turn_is_one() {
    let server = Server::start().await;
    let mut duel = server.duel("dominants", None).await;
    let (actor, other) = if duel.first.acts() {
        (&mut duel.first, &mut duel.second)
    } else {
        (&mut duel.second, &mut duel.first)
    };
    let ServerMessage::Refused(refusal) = actor.act("x", "move a1-n14").await.unwrap() else { panic!() };
    assert!(refusal.problem.sentence.ends_with('.') && !refusal.problem.code.is_empty(), "{refusal:?}");
    let action = actor.actions()[0].clone();
    let ServerMessage::Refused(refusal) = other.act("y", &action).await.unwrap() else { panic!() };
    assert_eq!(refusal.id, "y");
    // A spectator, and a connection without an identity.
    let eve = server.person("Eve").await;
    let mut watcher = connect(&eve, &duel.id).await;
    let ServerMessage::Refused(refusal) = watcher.act("z", &action).await.unwrap() else { panic!() };
    assert_eq!(refusal.problem.code, "no-seat");
    let mut nobody = connect(&Asker::new(server.address), &duel.id).await;
    let ServerMessage::Refused(refusal) = nobody.act("z", &action).await.unwrap() else { panic!() };
    assert_eq!(refusal.problem.code, "no-identity");
    assert_eq!(
        table(&duel.ann, &duel.id).await.table.number,
        actor.number,
        "a refusal has changed something"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_back_gets_what_was_missed_within_twelve_kibibytes() {
    let server = Server::start().await;
    for game in games() {
        let mut duel = server.duel(game, None).await;
        let mut rng = generator(8);
        duel.play(&mut rng, 60).await;
        let seen = duel.first.number;
        duel.play(&mut rng, 66).await;
        let (back, welcome) =
            Connection::open(&duel.ann, &duel.id, &format!("?since={seen}"), Keep::Everything).await.unwrap();
        let ServerMessage::Welcome(welcome) = welcome else { panic!("no welcome") };
        let numbers: Vec<u64> = welcome.missed.iter().map(|missed| missed.number).collect();
        assert!(!welcome.cut);
        assert_eq!(numbers, (seen + 1..=duel.first.number).collect::<Vec<_>>(), "{game}");
        assert!(back.view == duel.first.view);
        // However long ago: never more than this.
        duel.play(&mut rng, 160).await;
        let (long_gone, welcome) =
            Connection::open(&duel.ann, &duel.id, "?since=1&words=1", Keep::Everything).await.unwrap();
        assert!(long_gone.bytes <= 12 * 1024, "{game}: {} bytes", long_gone.bytes);
        let ServerMessage::Welcome(welcome) = welcome else { panic!("no welcome") };
        assert!(welcome.cut && !welcome.missed.is_empty());
        let log: LogAnswer =
            duel.ann.get(&format!("/api/v1/tables/{}/log?since=1", duel.id)).await.unwrap().read().unwrap();
        assert_eq!(log.entries.len() as u64, duel.first.number - 1);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn own_decisions_are_taken_back_freely_until_something_is_learned() {
    let server = Server::start().await;
    let mut duel = server.duel("dominants", None).await;
    let mut rng = generator(5);
    // A move of an ant tells nothing new.
    let (actor, other) = if duel.first.acts() {
        (&mut duel.first, &mut duel.second)
    } else {
        (&mut duel.second, &mut duel.first)
    };
    let before = (actor.step, actor.view.clone(), sorted(actor));
    let action = actor.actions().into_iter().find(|action| action.starts_with("move")).unwrap();
    actor.act("m", &action).await.unwrap();
    assert!(actor.view != before.1);
    let undo = ClientMessage::Undo { id: "u".into(), number: actor.number, to: before.0 };
    assert!(matches!(actor.ask(&undo).await.unwrap(), ServerMessage::Accepted(_)));
    assert!((actor.step, &actor.view, sorted(actor)) == (before.0, &before.1, before.2));
    while other.number < actor.number {
        other.next().await.unwrap();
    }
    assert!(other.view == actor.view);

    // The other's decision lies in between: they are asked, and a step of the game ends the question.
    duel.play(&mut rng, 30).await;
    let turn = duel.first.to_move.clone();
    while duel.first.to_move == turn {
        let (actor, other) = if duel.first.acts() {
            (&mut duel.first, &mut duel.second)
        } else {
            (&mut duel.second, &mut duel.first)
        };
        play_one(actor, other, &mut rng).await;
    }
    let (asks, asked) = if duel.first.acts() {
        (&mut duel.second, &mut duel.first)
    } else {
        (&mut duel.first, &mut duel.second)
    };
    let step = asked.step;
    play_one(asked, asks, &mut rng).await;
    let undo = ClientMessage::Undo { id: "u2".into(), number: asks.number, to: step - 1 };
    let ServerMessage::Proposed { proposal, .. } = asks.ask(&undo).await.unwrap() else { panic!("free?") };
    until(asked, |message| matches!(message, ServerMessage::Proposal(open) if open.proposal == proposal))
        .await;
    let vote = ClientMessage::Vote { id: "v".into(), proposal, agree: true };
    assert!(matches!(asked.ask(&vote).await.unwrap(), ServerMessage::Accepted(_)));
    assert_eq!(asked.step, step - 1);
    // The abandoned line stays in the log.
    let log: LogAnswer =
        duel.ann.get(&format!("/api/v1/tables/{}/log", duel.id)).await.unwrap().read().unwrap();
    assert_eq!(log.entries.iter().filter(|entry| matches!(entry.what, Logged::Undo { .. })).count(), 2);
    let steps = log.entries.iter().filter(|entry| matches!(entry.what, Logged::Step { .. })).count();
    assert!(steps as u64 > duel.first.step);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_undone_roll_is_never_repeated_from_the_same_draw() {
    let server = Server::start().await;
    let ann = server.person("Ann").await;
    let practice = Terms { practice: true, ..Terms::default() };
    let seats = vec![SeatWish::Me, SeatWish::Bot { level: 1 }];
    let id = create(&ann, "anteater", seats, Some(practice)).await.table.id;
    let mut connection = connect(&ann, &id).await;
    let mut rng = generator(1);
    while !connection.acts() {
        connection.next().await.unwrap();
    }
    // Throwing a die is answered by chance; at a practice table it can be taken back.
    for round in 0..5 {
        let step = connection.step;
        let actions = connection.actions();
        let action = actions[(hexapod_core::Rng::next_u64(&mut rng) % actions.len() as u64) as usize].clone();
        connection.act(&format!("t{round}"), &action).await.unwrap();
        while !connection.acts() {
            connection.next().await.unwrap();
        }
        let undo = ClientMessage::Undo { id: format!("u{round}"), number: connection.number, to: step };
        let answer = connection.ask(&undo).await.unwrap();
        assert!(matches!(answer, ServerMessage::Accepted(_)), "{answer:?}");
    }
    let entries = {
        use hexapod_server::store::Store as _;
        let row = server.store.table(id.clone()).await.unwrap().unwrap();
        server.store.entries(row.key, 0).await.unwrap()
    };
    let draws: Vec<u64> = entries.iter().filter_map(|entry| entry.draw).collect();
    assert_eq!(draws, (1..=draws.len() as u64).collect::<Vec<_>>());
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_fill_seats_and_finish_the_game() {
    let server = Server::start().await;
    let ann = server.person("Ann").await;
    let seats = vec![SeatWish::Bot { level: 1 }, SeatWish::Bot { level: 1 }, SeatWish::Bot { level: 1 }];
    let id = create(&ann, "anteater", seats, None).await.table.id;
    let mut watcher = connect(&ann, &id).await;
    until(
        &mut watcher,
        |message| matches!(message, ServerMessage::Table { table } if table.status == Status::Over),
    )
    .await;
    assert_eq!(watcher.to_move, "over");
}

#[tokio::test(flavor = "multi_thread")]
async fn time_runs_out_a_bot_takes_over_and_the_person_returns() {
    let server = Server::start().await;
    let terms = Terms { clock: ClockRules::Step { seconds: 5 }, ..Terms::default() };
    let mut duel = server.duel("dominants", Some(terms)).await;
    let actor = if duel.first.acts() { &mut duel.first } else { &mut duel.second };
    let seat = actor.you[0].clone();
    let stood_in = |message: &ServerMessage| match message {
        ServerMessage::Table { table } => table.seats.iter().any(|seat| seat.stand_in.is_some()),
        _ => false,
    };
    until(actor, stood_in).await;
    // The bot plays for the seat; the person comes back.
    until(actor, |message| matches!(message, ServerMessage::Update(update) if !update.steps.is_empty()))
        .await;
    let back = ClientMessage::Return { id: "back".into(), seat: seat.clone() };
    assert!(matches!(actor.ask(&back).await.unwrap(), ServerMessage::Accepted(_)));
    let log: LogAnswer =
        duel.ann.get(&format!("/api/v1/tables/{}/log", duel.id)).await.unwrap().read().unwrap();
    let facts: Vec<Fact<String>> = log
        .entries
        .into_iter()
        .filter_map(|entry| match entry.what {
            Logged::Fact { fact } => Some(fact),
            _ => None,
        })
        .collect();
    assert!(facts.contains(&Fact::TimedOut { seat: seat.clone() }));
    assert!(facts.contains(&Fact::StandIn { seat: seat.clone(), level: 3 }));
    assert!(facts.contains(&Fact::Returned { seat }));
}

#[tokio::test(flavor = "multi_thread")]
async fn resigning_is_a_fact_of_the_table_and_a_bot_plays_on() {
    let server = Server::start().await;
    let terms = Terms { on_timeout: OnTimeout::Resign, ..Terms::default() };
    let mut duel = server.duel("anteater", Some(terms)).await;
    let seat = duel.first.you[0].clone();
    let resign = ClientMessage::Resign { id: "r".into(), seat: seat.clone() };
    assert!(matches!(duel.first.ask(&resign).await.unwrap(), ServerMessage::Accepted(_)));
    assert!(matches!(
        duel.second.ask(&ClientMessage::Resign { id: "r".into(), seat: seat.clone() }).await.unwrap(),
        ServerMessage::Refused(_)
    ));
    let other = ClientMessage::Resign { id: "r2".into(), seat: duel.second.you[0].clone() };
    assert!(matches!(duel.second.ask(&other).await.unwrap(), ServerMessage::Accepted(_)));
    until(
        &mut duel.first,
        |message| matches!(message, ServerMessage::Table { table } if table.status == Status::Over),
    )
    .await;
    let record = duel.ann.get(&format!("/api/v1/tables/{}/record", duel.id)).await.unwrap().body;
    assert!(record.contains(&format!("resigned: {seat} ")), "{record}");
    // A rematch: the same people one seat further; asked twice it is one table.
    let path = format!("/api/v1/tables/{}/rematch", duel.id);
    let made = duel.ann.sit(&path, &json!({})).await.unwrap();
    assert_eq!(made.table.status, Status::Waiting, "the dice wait for the other person");
    let again = duel.bob.sit(&path, &json!({})).await.unwrap();
    assert_eq!(made.table.id, again.table.id);
    assert_ne!(made.you, vec![seat]);
    assert_eq!(again.table.status, Status::Playing);
}

#[tokio::test(flavor = "multi_thread")]
async fn pause_and_abandon_need_everybody() {
    let server = Server::start().await;
    let mut duel = server.duel("termites", None).await;
    let pause = ClientMessage::Propose { id: "p".into(), what: Wanted::Pause };
    let ServerMessage::Proposed { proposal, .. } = duel.first.ask(&pause).await.unwrap() else { panic!() };
    let no = ClientMessage::Vote { id: "n".into(), proposal, agree: false };
    assert!(matches!(duel.second.ask(&no).await.unwrap(), ServerMessage::Accepted(_)));
    until(&mut duel.first, |message| matches!(message, ServerMessage::Decided { agreed: false, .. })).await;
    let pause = ClientMessage::Propose { id: "p2".into(), what: Wanted::Pause };
    let ServerMessage::Proposed { proposal, .. } = duel.first.ask(&pause).await.unwrap() else { panic!() };
    duel.second.ask(&ClientMessage::Vote { id: "y".into(), proposal, agree: true }).await.unwrap();
    until(
        &mut duel.first,
        |message| matches!(message, ServerMessage::Table { table } if table.status == Status::Paused),
    )
    .await;
    let ServerMessage::Refused(refusal) = duel.first.act("a", "anything").await.unwrap() else { panic!() };
    assert_eq!(refusal.problem.code, "paused");
    let abandon = ClientMessage::Propose { id: "ab".into(), what: Wanted::Abandon };
    let ServerMessage::Proposed { proposal, .. } = duel.first.ask(&abandon).await.unwrap() else { panic!() };
    duel.second.ask(&ClientMessage::Vote { id: "y2".into(), proposal, agree: true }).await.unwrap();
    let answer = table(&duel.ann, &duel.id).await;
    assert_eq!(answer.table.status, Status::Abandoned);
    assert!(answer.table.secret.is_some() && answer.table.result.is_none());
}

#[tokio::test(flavor = "multi_thread")]
async fn several_seats_at_one_screen_are_handed_over_where_hands_are_secret() {
    let server = Server::start().await;
    let ann = server.person("Ann").await;
    let seats = vec![SeatWish::Me, SeatWish::Local { name: Some("Ben".into()) }];
    let id = create(&ann, "termites", seats, None).await.table.id;
    let mut screen = connect(&ann, &id).await;
    let mut rng = generator(2);
    let (mut faced, mut handed) = (String::new(), 0);
    for round in 0..60 {
        let due = screen.to_move.clone();
        if due == "over" {
            break;
        }
        if faced != due {
            // Nobody looks: the spectator's view, and no actions.
            assert!(screen.actions().is_empty());
            let hidden = |seat: &Json| seat["hand"].is_null();
            assert!(screen.view["seats"].as_array().unwrap().iter().all(hidden), "a hand is open");
            let ServerMessage::Refused(refusal) = screen.act(&format!("r{round}"), "stay").await.unwrap()
            else {
                panic!()
            };
            assert_eq!(refusal.problem.code, "hand-over");
            let face = ClientMessage::Face { id: format!("f{round}"), seat: Some(due.clone()) };
            assert!(matches!(screen.ask(&face).await.unwrap(), ServerMessage::Accepted(_)));
            (faced, handed) = (due.clone(), handed + 1);
        }
        let own = screen.view["seats"]
            .as_array()
            .unwrap()
            .iter()
            .find(|seat| seat["seat"] == due.as_str())
            .unwrap();
        assert!(!own["hand"].is_null());
        let actions = screen.actions();
        let action = actions[(hexapod_core::Rng::next_u64(&mut rng) % actions.len() as u64) as usize].clone();
        let answer = screen.act(&format!("a{round}"), &action).await.unwrap();
        assert!(matches!(answer, ServerMessage::Accepted(_)), "{answer:?}");
        if screen.to_move != due && screen.to_move != "over" {
            assert!(screen.actions().is_empty());
        }
    }
    assert!(handed > 4, "the screen changed hands {handed} times");
}

#[tokio::test(flavor = "multi_thread")]
async fn people_talk_react_and_mute() {
    let server = Server::start().await;
    let mut duel = server.duel("glory", None).await;
    let chat = |id: &str, text: &str| ClientMessage::Chat { id: id.into(), text: text.into() };
    assert!(matches!(duel.first.ask(&chat("1", "good luck")).await.unwrap(), ServerMessage::Accepted(_)));
    let said = until(&mut duel.second, |message| matches!(message, ServerMessage::Chat(_))).await;
    let ServerMessage::Chat(line) = said else { panic!() };
    assert_eq!((line.text.as_str(), line.from.name.as_str(), line.line), ("good luck", "Ann", 1));
    assert!(matches!(duel.first.ask(&chat("2", &"x".repeat(301))).await.unwrap(), ServerMessage::Refused(_)));
    let react = ClientMessage::React { id: "3".into(), what: "clap".into() };
    duel.first.ask(&react).await.unwrap();
    until(&mut duel.second, |message| matches!(message, ServerMessage::Reaction { .. })).await;
    let bad = ClientMessage::React { id: "4".into(), what: "bomb".into() };
    assert!(matches!(duel.first.ask(&bad).await.unwrap(), ServerMessage::Refused(_)));
    let mute = ClientMessage::Mute { id: "5".into(), who: line.from.id, on: true };
    duel.second.ask(&mute).await.unwrap();
    duel.first.ask(&chat("6", "can you hear me?")).await.unwrap();
    duel.second.send(&ClientMessage::Ping { t: 7 }).await.unwrap();
    let next = duel.second.next().await.unwrap();
    assert_eq!(next, ServerMessage::Pong { t: 7 });
    // Who comes later reads what was said.
    let (_, welcome) = Connection::open(&duel.bob, &duel.id, "", Keep::Everything).await.unwrap();
    let ServerMessage::Welcome(welcome) = welcome else { panic!() };
    assert_eq!(welcome.chat.len(), 2);
}

/// Who watches a bot play for them sees one step at a time, and can go on sooner; without watchers bots play on.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_plays_for_a_watching_person_takes_its_time() {
    let paced = hexapod_server::config::Limits { watched: Duration::from_secs(3600), ..limits() };
    let server = Server::start_with(paced).await;
    let ann = server.person("Ann").await;
    let seats = vec![SeatWish::Me, SeatWish::Bot { level: 1 }];
    let id = create(&ann, "termites", seats, None).await.table.id;
    let mut first = connect(&ann, &id).await;
    let before = table(&ann, &id).await.table.step;
    let ask = ClientMessage::StandIn { id: "s".into(), seat: first.you[0].clone() };
    assert!(matches!(first.ask(&ask).await.unwrap(), ServerMessage::Accepted(_)));
    for more in 1..=3 {
        let is_next = |message: &ServerMessage| matches!(message, ServerMessage::Update(update) if update.step == before + more);
        if table(&ann, &id).await.table.step < before + more {
            until(&mut first, is_next).await;
        }
        assert_eq!(table(&ann, &id).await.table.step, before + more);
        let on = ClientMessage::GoOn { id: format!("g{more}") };
        assert!(matches!(first.ask(&on).await.unwrap(), ServerMessage::Accepted(_)));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_who_is_away_can_be_replaced_by_a_bot() {
    let server =
        Server::start_with(hexapod_server::config::Limits { away: Duration::from_millis(50), ..limits() })
            .await;
    let mut duel = server.duel("anteater", None).await;
    let absent = duel.second.you[0].clone();
    let stand_in = |id: &str| ClientMessage::StandIn { id: id.into(), seat: absent.clone() };
    let ServerMessage::Refused(refusal) = duel.first.ask(&stand_in("s1")).await.unwrap() else { panic!() };
    assert_eq!(refusal.problem.code, "not-away");
    drop(duel.second);
    let gone = |message: &ServerMessage| matches!(message, ServerMessage::Presence { online, .. } if online.len() == 1);
    until(&mut duel.first, gone).await;
    tokio::time::sleep(Duration::from_millis(100)).await;
    assert!(matches!(duel.first.ask(&stand_in("s2")).await.unwrap(), ServerMessage::Accepted(_)));
    let answer = table(&duel.ann, &duel.id).await;
    let seat = answer.table.seats.iter().find(|seat| seat.seat == absent).unwrap();
    assert_eq!(seat.stand_in, Some(3));
    assert!(matches!(&seat.holder, Holder::Person { name, .. } if name == "Bob"));
    // The bot agrees to nothing that would rewind or end the game of the absent person.
    let mut tries = 0;
    let refusal = loop {
        // The bot may play just now.
        tries += 1;
        let undo = ClientMessage::Undo { id: format!("u{tries}"), number: duel.first.number, to: 0 };
        match duel.first.ask(&undo).await.unwrap() {
            ServerMessage::Refused(refusal) => break refusal,
            ServerMessage::Stale { .. } => {}
            other => panic!("{other:?}"),
        }
    };
    assert!(["stand-in", "nothing-to-undo"].contains(&refusal.problem.code.as_str()), "{refusal:?}");
    let abandon = ClientMessage::Propose { id: "s4".into(), what: Wanted::Abandon };
    assert!(matches!(duel.first.ask(&abandon).await.unwrap(), ServerMessage::Proposed { .. }));
    assert_eq!(table(&duel.ann, &duel.id).await.table.status, Status::Playing);
}
