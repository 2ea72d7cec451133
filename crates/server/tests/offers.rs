//! Before an action is played: what could follow it, and what it would cost to take it back.
#![allow(clippy::unwrap_used)]
#![allow(missing_docs)]

mod common;

use common::{Server, connect, create, play_one, until};
use hexapod_catalog::generator;
use hexapod_load::Connection;
use hexapod_server::protocol::{ClientMessage, DangerAnswer, SeatWish, ServerMessage, WalksAnswer};
use serde_json::Value as Json;

async fn offer(connection: &mut Connection, id: &str, text: &str) -> ServerMessage {
    let (id, number, text) = (id.to_owned(), connection.number, text.to_owned());
    connection.ask(&ClientMessage::Offer { id, number, text }).await.unwrap()
}

/// Returns the texts of grouped actions, sorted.
fn texts(legal: &Json) -> Vec<String> {
    let groups = legal.as_object().unwrap().iter();
    let mut texts: Vec<String> = groups
        .flat_map(|(head, endings)| {
            endings
                .as_array()
                .unwrap()
                .iter()
                .map(move |ending| format!("{head}{}", ending.as_str().unwrap()))
        })
        .collect();
    texts.sort();
    texts
}

/// What is offered is what comes when it is played; until then nothing has happened.
#[tokio::test(flavor = "multi_thread")]
async fn what_could_come_is_shown_without_playing() {
    let server = Server::start().await;
    for game in ["termites", "glory", "dominants"] {
        let mut duel = server.duel(game, None).await;
        let mut rng = generator(5);
        let mut shown = 0;
        for _ in 0..150 {
            let (actor, other) = if duel.first.acts() {
                (&mut duel.first, &mut duel.second)
            } else {
                (&mut duel.second, &mut duel.first)
            };
            if !actor.acts() {
                break;
            }
            let action = actor.pick(hexapod_core::Rng::next_u64(&mut rng)).unwrap();
            let (number, step, seat) = (actor.number, actor.step, actor.to_move.clone());
            let (view, after) = match offer(actor, &format!("o{number}"), &action).await {
                ServerMessage::Offered(offered) => {
                    assert_eq!(offered.number, number);
                    let mut view = actor.view.clone();
                    if let Some(delta) = &offered.view {
                        hexapod_catalog::apply(&mut view, &delta.json()).unwrap();
                    }
                    (view, Some(texts(&offered.legal.json())))
                }
                ServerMessage::Refused(refusal) => {
                    assert_eq!(refusal.problem.code, "no-offer", "{action}");
                    (Json::Null, None)
                }
                other => panic!("{other:?}"),
            };
            assert_eq!((actor.number, actor.step), (number, step));
            let answer = actor.act(&format!("a{number}"), &action).await.unwrap();
            assert!(matches!(answer, ServerMessage::Accepted(_)), "{answer:?}");
            while other.number < actor.number {
                other.next().await.unwrap();
            }
            if let Some(legal) = after {
                assert_eq!(actor.to_move, seat, "{game}: {action}");
                let mut now = actor.actions();
                now.sort();
                assert_eq!(legal, now, "{game}: {action}");
                assert!(view == actor.view, "{game}: {action}");
                shown += 1;
            }
        }
        assert!(shown > 10, "{game}: only {shown} offers");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn offers_are_refused_like_actions_and_show_no_dice() {
    let server = Server::start().await;
    let mut duel = server.duel("anteater", None).await;
    let mut rng = generator(2);
    duel.play(&mut rng, 6).await;
    let (actor, other) = if duel.first.acts() {
        (&mut duel.first, &mut duel.second)
    } else {
        (&mut duel.second, &mut duel.first)
    };
    let ServerMessage::Refused(refusal) = offer(actor, "1", "nonsense").await else { panic!() };
    assert!(refusal.id == "1" && refusal.problem.key.is_some(), "{refusal:?}");
    let action = actor.actions()[0].clone();
    let ServerMessage::Refused(_) = offer(other, "2", &action).await else { panic!("out of turn") };
    // Whatever is followed by dice or by the other seat is not shown.
    let mut hidden = 0;
    for action in actor.actions() {
        if let ServerMessage::Refused(refusal) = offer(actor, "3", &action).await {
            assert_eq!(refusal.problem.code, "no-offer");
            hidden += 1;
        }
    }
    assert!(hidden > 0, "every action has a known end");
    let old = ClientMessage::Offer { id: "4".into(), number: 1, text: action.clone() };
    play_one(actor, other, &mut rng).await;
    assert!(matches!(actor.ask(&old).await.unwrap(), ServerMessage::Stale { .. }));
}

/// A refusal of the rules carries all that another language needs.
#[tokio::test(flavor = "multi_thread")]
async fn refusals_of_the_rules_carry_key_and_values() {
    let server = Server::start().await;
    let ann = server.person("Ann").await;
    let seats = vec![SeatWish::Me, SeatWish::Local { name: None }];
    let id = create(&ann, "dominants", seats, None).await.table.id;
    let mut screen = connect(&ann, &id).await;
    let ServerMessage::Refused(refusal) = screen.act("x", "move a1-n14").await.unwrap() else { panic!() };
    let (key, args) = (refusal.problem.key.unwrap(), refusal.problem.args.unwrap());
    let messages = ann.get("/api/v1/games/dominants/messages").await.unwrap().body;
    let begins = format!("{key} = ");
    let line = messages.lines().find(|line| line.starts_with(&begins)).expect("no such key");
    let mentioned = line.split('$').skip(1).map(|rest| rest.split(|letter: char| !letter.is_alphanumeric()));
    for name in mentioned.filter_map(|mut words| words.next()) {
        assert!(args.contains_key(name), "{line}: {name} has no value in {args:?}");
    }
    assert!(line.contains('$') && !args.is_empty(), "{line} mentions no value");
    // A refusal of the table has none.
    let ServerMessage::Refused(refusal) =
        screen.ask(&ClientMessage::React { id: "y".into(), what: "bomb".into() }).await.unwrap()
    else {
        panic!()
    };
    assert!(refusal.problem.key.is_none() && refusal.problem.args.is_none());
}

/// The number that the button is told by is right: one step less is asked about, that many are free.
#[tokio::test(flavor = "multi_thread")]
async fn it_is_said_how_far_back_is_free() {
    let server = Server::start().await;
    for (game, seed) in [("dominants", 3), ("termites", 4), ("anteater", 5), ("glory", 6)] {
        let mut duel = server.duel(game, None).await;
        let mut rng = generator(seed);
        let (mut free, mut bound) = (0, 0);
        for round in 0..40 {
            let step = duel.first.step;
            duel.play(&mut rng, step + 3).await;
            for (mine, theirs) in [(0, 1), (1, 0)] {
                let both = [&mut duel.first, &mut duel.second];
                let now = both[mine].undo;
                let said = now.free_to;
                let fresh = connect([&duel.ann, &duel.bob][mine], &duel.id).await;
                assert_eq!(fresh.undo, now, "{game}: what was said step by step is what is so");
                let step = both[mine].step;
                let ask = |to: u64, id: String, number: u64| ClientMessage::Undo { id, number, to };
                // One more than is free: the other is asked, and says no.
                let least = said.unwrap_or(step);
                if least > 0 && both[mine].to_move != "over" {
                    let number = both[mine].number;
                    let message = ask(least - 1, format!("p{round}"), number);
                    let ServerMessage::Proposed { proposal, .. } = both[mine].ask(&message).await.unwrap()
                    else {
                        panic!("{game}: {} was free, {said:?} was said", least - 1)
                    };
                    let vote = ClientMessage::Vote { id: format!("v{round}"), proposal, agree: false };
                    both[theirs].ask(&vote).await.unwrap();
                    until(both[mine], |message| matches!(message, ServerMessage::Decided { .. })).await;
                    bound += 1;
                }
                if let Some(to) = said {
                    let number = both[mine].number;
                    let answer = both[mine].ask(&ask(to, format!("u{round}"), number)).await.unwrap();
                    assert!(matches!(answer, ServerMessage::Accepted(_)), "{game}: {answer:?}");
                    let number = both[mine].number;
                    while both[theirs].number < number {
                        both[theirs].next().await.unwrap();
                    }
                    free += 1;
                }
            }
        }
        assert!(free > 3 && bound > 3, "{game}: {free} free, {bound} asked");
    }
}

/// A danger map is there where nothing is hidden, and nowhere else.
#[tokio::test(flavor = "multi_thread")]
async fn a_seat_in_danger_is_told_where() {
    let server = Server::start().await;
    let duel = server.duel("dominants", None).await;
    let danger = |id: &str, seat: &str| format!("/api/v1/tables/{id}/danger?seat={seat}");
    let answer: DangerAnswer = duel.ann.get(&danger(&duel.id, "R")).await.unwrap().read().unwrap();
    assert_eq!((answer.seat.as_str(), answer.step), ("R", duel.first.step));
    // Ants of the other could come up to the middle of the board.
    let middle = answer.places.iter().find(|place| place.place == "g7").unwrap();
    assert!(middle.by == "B" && middle.power > 3 && !middle.lost, "{middle:?}");
    let unknown = duel.ann.get(&danger(&duel.id, "X")).await.unwrap();
    assert_eq!(unknown.status, 422);

    let hidden = server.duel("termites", None).await;
    let answer: DangerAnswer = hidden.bob.get(&danger(&hidden.id, "1")).await.unwrap().read().unwrap();
    assert!(answer.places.is_empty());
}

/// A walk is offered to the holder of the seat that is to move, and leads along the stated way when it is played.
#[tokio::test(flavor = "multi_thread")]
async fn a_piece_walks_as_it_was_offered() {
    let server = Server::start().await;
    let mut duel = server.duel("dominants", None).await;
    let walks =
        |id: &str, seat: &str, from: &str| format!("/api/v1/tables/{id}/walks?seat={seat}&from={from}");
    let (seat, from, actor, holder, opponent) = if duel.first.acts() {
        ("R", "d4", &mut duel.first, &duel.ann, &duel.bob)
    } else {
        ("B", "k11", &mut duel.second, &duel.bob, &duel.ann)
    };
    let answer: WalksAnswer = holder.get(&walks(&duel.id, seat, from)).await.unwrap().read().unwrap();
    assert_eq!(answer.step, actor.step);
    let walk = answer.walks.iter().find(|walk| walk.way.last().is_some_and(|goal| goal == "g7")).unwrap();
    assert_eq!((walk.input.as_str(), walk.cost as usize), (&*format!("go {from} g7"), walk.way.len()));

    for from in ["g7", "nowhere"] {
        let answer: WalksAnswer = holder.get(&walks(&duel.id, seat, from)).await.unwrap().read().unwrap();
        assert!(answer.walks.is_empty(), "{from}");
    }
    assert_eq!(opponent.get(&walks(&duel.id, seat, from)).await.unwrap().status, 403);
    assert_eq!(holder.get(&walks(&duel.id, "X", from)).await.unwrap().status, 422);

    let played = actor.act("w", &walk.input).await.unwrap();
    assert!(matches!(played, ServerMessage::Accepted(_)), "{played:?}");
    assert_eq!((actor.step - answer.step) as usize, walk.way.len());
    let tile = actor.view["tiles"].as_array().unwrap().iter().find(|tile| tile["tile"] == "g7").unwrap();
    assert_eq!(tile["ant"]["owner"], seat);

    let hidden = server.duel("termites", None).await;
    let answer: WalksAnswer = hidden.bob.get(&walks(&hidden.id, "2", "f6")).await.unwrap().read().unwrap();
    assert!(answer.walks.is_empty());
}
