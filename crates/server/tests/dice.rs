//! Dice of scheme 2 at a real server: commitments before contributions at every table, sealed secrets, receipts, epochs.
#![allow(missing_docs, clippy::unwrap_used)]

mod common;

use std::path::Path;

use common::{Server, create, limits, table};
use ed25519_dalek::{Signature, VerifyingKey};
use hexapod_catalog::{Verified, generator};
use hexapod_core::Record;
use hexapod_fair::Secret;
use hexapod_load::Asker;
use hexapod_server::epoch::begin_epochs;
use hexapod_server::protocol::{
    ClientMessage, DiceAnswer, Fact, LogAnswer, Logged, NewTable, Receipt, SeatWish, ServerMessage, Status,
    TableAnswer, Terms, Wanted,
};
use hexapod_server::secrets::ServerKey;
use hexapod_server::store::sqlite::{SqliteOptions, SqliteStore};
use hexapod_server::store::{DiceRow, Holder, SeatRow, Store, TableRow};
use serde_json::json;

const MINE: &str = "00112233445566778899aabbccddeeff";

async fn get<T: serde::de::DeserializeOwned>(asker: &Asker, id: &str, rest: &str) -> T {
    asker.get(&format!("/api/v1/tables/{id}{rest}")).await.unwrap().read().unwrap()
}

async fn record(asker: &Asker, id: &str) -> String {
    asker.get(&format!("/api/v1/tables/{id}/record")).await.unwrap().body
}

/// What `hexapod store restore` does once the backup lies in its place; returns at how many tables.
async fn restore(folder: &Path) -> u64 {
    let store = SqliteStore::open(&folder.join("test.sqlite"), SqliteOptions::default()).await.unwrap();
    let key = ServerKey::open(&folder.join("server.key")).unwrap();
    let (begun, failed) = begin_epochs(&store, &key, None).await.unwrap();
    assert!(failed.is_empty(), "{failed:?}");
    store.close().await;
    begun
}

/// The same backup is restored twice: to those who have seen the first new dice, the second ones have another number.
#[tokio::test(flavor = "multi_thread")]
async fn a_backup_that_is_restored_twice_begins_two_epochs() {
    let server = Server::start().await;
    let mut duel = server.duel("anteater", None).await;
    duel.play(&mut generator(7), 20).await;
    let (id, mut ann, mut bob) = (duel.id.clone(), duel.ann.clone(), duel.bob.clone());
    drop(duel);
    let mut folder = server.stop().await;
    let [database, key, backup] =
        ["test.sqlite", "server.key", "backup"].map(|name| folder.path().join(name));
    hexapod_server::upkeep::back_up(&database, &backup).await.unwrap();
    let mut commitments = Vec::new();
    for epoch in [2, 3] {
        let done = hexapod_server::upkeep::restore(&backup, &database, &key).await.unwrap();
        assert_eq!((done.tables, done.failed.len()), (1, 0));
        let server = Server::start_in(folder, limits()).await;
        (ann, bob) = (Asker { address: server.address, ..ann }, Asker { address: server.address, ..bob });
        let now = table(&ann, &id).await;
        assert_eq!(now.table.dice.epoch, epoch);
        commitments.push(now.table.commitment.clone());
        ann.contribute(now).await.unwrap();
        bob.contribute(table(&bob, &id).await).await.unwrap();
        let (first, second) = (common::connect(&ann, &id).await, common::connect(&bob, &id).await);
        let mut duel = common::Duel { id: id.clone(), ann: ann.clone(), bob: bob.clone(), first, second };
        let steps = if epoch == 2 { 30 } else { u64::MAX };
        assert_eq!(duel.play(&mut generator(8), steps).await, epoch == 3);
        drop(duel);
        if epoch == 3 {
            // The dice between are told too, although nothing of what they rolled is left.
            let after: DiceAnswer = get(&ann, &id, "/dice").await;
            assert_eq!(
                after.epochs[1..].iter().map(|epoch| &epoch.commitment).collect::<Vec<_>>(),
                [&commitments[0], &commitments[1]]
            );
            assert_eq!(after.epochs[1].after, after.epochs[2].after);
            let secret: Secret = after.epochs[1].secret.parse().unwrap();
            assert_eq!(secret.commitment().to_string(), commitments[0]);
            assert_eq!(after.epochs[1].contributions.len(), 2);
            let checked = verified(&record(&ann, &id).await);
            assert!(checked.problems.is_empty() && checked.epochs == 3, "{checked:?}");
        }
        folder = server.stop().await;
    }
}

fn verified(record: &str) -> Verified {
    let record = Record::read(record).unwrap();
    let mut table = hexapod_catalog::game(&record.game).unwrap().replay(&record).unwrap();
    hexapod_catalog::verify(table.as_mut()).unwrap()
}

fn bytes<const N: usize>(hex: &str) -> [u8; N] {
    let pair = |at: usize| u8::from_str_radix(&hex[2 * at..2 * at + 2], 16).unwrap();
    std::array::from_fn(pair)
}

fn is_signed(receipt: &Receipt) -> bool {
    let key = VerifyingKey::from_bytes(&bytes(&receipt.key)).unwrap();
    key.verify_strict(receipt.text().as_bytes(), &Signature::from_bytes(&bytes(&receipt.signature))).is_ok()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_begins_when_its_people_have_contributed_to_the_commitment_they_saw() {
    let server = Server::start().await;
    let (ann, eve) = (server.person("Ann").await, server.person("Eve").await);
    let seats = vec![SeatWish::Me, SeatWish::Bot { level: 1 }];
    // Nothing can be contributed before the commitment is known.
    let early = json!({ "game": "anteater", "seats": seats, "contribution": MINE });
    assert_eq!(ann.post("/api/v1/tables", &early).await.unwrap().status, 422);
    let wish = NewTable::new("anteater", seats);
    let made: TableAnswer = ann.post("/api/v1/tables", &wish).await.unwrap().read().unwrap();
    let (id, commitment) = (made.table.id.clone(), made.table.commitment.clone());
    assert_eq!((made.table.status, made.table.number), (Status::Waiting, 0), "nothing was drawn");
    assert_eq!((made.table.dice.scheme, made.table.dice.epoch), (2, 1));
    assert_eq!(made.table.dice.waits_for, made.you);
    let before = made.receipt.unwrap();
    assert!(is_signed(&before));
    assert_eq!((&before.commitment, &before.contributions), (&commitment, &vec![None, None]));

    let path = format!("/api/v1/tables/{id}/contribution");
    let post = async |who: &Asker, commitment: &str, contribution: &str| {
        who.post(&path, &json!({ "commitment": commitment, "contribution": contribution })).await.unwrap()
    };
    let refused = [
        (post(&ann, &"0".repeat(64), MINE).await, 409, "other-commitment"),
        (post(&ann, &commitment, "00").await, 422, "bad-contribution"),
        (post(&eve, &commitment, MINE).await, 403, "no-seat"),
    ];
    for (answer, status, code) in refused {
        assert!(answer.status == status && answer.body.contains(code), "{code}: {}", answer.body);
    }
    let begun: TableAnswer = post(&ann, &commitment, MINE).await.read().unwrap();
    assert_eq!((begun.table.status, &begun.table.commitment), (Status::Playing, &commitment));
    assert_eq!(begun.table.contributions[0], MINE);
    let receipt = begun.receipt.unwrap();
    assert!(is_signed(&receipt) && receipt.key == before.key);
    assert_eq!(receipt.contributions[0].as_deref(), Some(MINE));
    assert!(!is_signed(&Receipt { draws: receipt.draws + 1, ..receipt }));
    // Sent again it changes nothing; another one is refused.
    assert_eq!(post(&ann, &commitment, MINE).await.status, 200);
    let other = post(&ann, &commitment, &MINE.replace('0', "1")).await;
    assert!(other.status == 409 && other.body.contains("contributed"), "{}", other.body);
}

/// Rematch, branch, import, one screen, a seat that the host takes: the dice wait for everybody's contribution.
#[tokio::test(flavor = "multi_thread")]
async fn at_every_table_the_commitment_comes_first() {
    let server = Server::start().await;
    let mut duel = server.duel("anteater", None).await;
    let mut rng = generator(3);
    duel.play(&mut rng, 8).await;
    let unfinished = record(&duel.ann, &duel.id).await;
    assert!(duel.play(&mut rng, u64::MAX).await);
    let finished = record(&duel.ann, &duel.id).await;
    let at = |rest: &str| format!("/api/v1/tables/{}{rest}", duel.id);
    let seats = json!([{ "kind": "me" }, { "kind": "local" }]);
    let wishes = [
        (at("/rematch"), json!({})),
        (at("/branch"), json!({ "step": 8, "seats": seats })),
        ("/api/v1/records".to_owned(), json!({ "record": finished, "step": 8, "seats": seats })),
        ("/api/v1/tables".to_owned(), json!({ "game": "anteater", "seats": seats })),
    ];
    for (path, wish) in wishes {
        let made: TableAnswer = duel.ann.post(&path, &wish).await.unwrap().read().unwrap();
        assert_eq!(made.table.status, Status::Waiting, "{path}");
        assert!(made.table.dice.waits_for.contains(&made.you[0]), "{path}: {:?}", made.table.dice);
        let mut after = duel.ann.contribute(made).await.unwrap();
        if path.ends_with("/rematch") {
            assert_eq!(after.table.status, Status::Waiting, "the other person has not contributed");
            after = duel.bob.sit(&path, &wish).await.unwrap();
        }
        assert_eq!(after.table.status, Status::Playing, "{path}");
        let receipt = after.receipt.unwrap();
        let added = receipt.contributions.iter().flatten().filter(|text| text.len() == 64).count();
        assert_eq!(added, 2, "{receipt:?}");
    }
    assert!(unfinished.contains("\ndice: 2\n"), "{unfinished}");
    // The host takes the open seat instead of inviting a player to it.
    let made = create(&duel.ann, "anteater", vec![SeatWish::Open, SeatWish::Bot { level: 1 }], None).await;
    let path = format!("/api/v1/tables/{}/seats/P1", made.table.id);
    let body = json!({ "wish": { "kind": "me" } }).to_string();
    let taken: TableAnswer = duel.ann.request("PUT", &path, &[], Some(&body)).await.unwrap().read().unwrap();
    assert_eq!((taken.table.status, &taken.table.dice.waits_for), (Status::Waiting, &taken.you));
    assert_eq!(duel.ann.contribute(taken).await.unwrap().table.status, Status::Playing);
}

/// Contributions stay hidden until all players have sent theirs: the last player could otherwise choose the dice.
#[tokio::test(flavor = "multi_thread")]
async fn a_contribution_is_shown_when_all_are_there() {
    let server = Server::start().await;
    let (ann, bob) = (server.person("Ann").await, server.person("Bob").await);
    let made = create(&ann, "anteater", vec![SeatWish::Me, SeatWish::Open], None).await;
    let id = made.table.id;
    let own = made.receipt.unwrap().contributions;
    assert!(own[0].is_some() && own[1].is_none());
    bob.post(&format!("/api/v1/tables/{id}/join"), &json!({})).await.unwrap();
    for who in [&bob, &Asker::new(server.address)] {
        let dice: DiceAnswer = get(who, &id, "/dice").await;
        assert_eq!(dice.receipt.contributions, [None, None]);
        assert!(table(who, &id).await.table.contributions.is_empty());
        assert!(dice.epochs.is_empty() && dice.draws.is_empty());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_to_check_the_dice_is_told_at_the_end_and_nothing_before() {
    let server = Server::start().await;
    let mut duel = server.duel("termites", None).await;
    duel.play(&mut generator(5), 60).await;
    let (id, ann) = (duel.id.clone(), duel.ann.clone());
    let during: DiceAnswer = get(&ann, &id, "/dice").await;
    assert!(during.epochs.is_empty() && during.draws.is_empty() && during.receipt.draws > 0);
    // Neither the key nor the database alone tells the secret: what lies on the disk during the game has it encrypted.
    let mut on_disk = Vec::new();
    for file in std::fs::read_dir(server.folder.as_ref().unwrap().path()).unwrap() {
        on_disk.push(std::fs::read(file.unwrap().path()).unwrap_or_default());
    }
    let abandon = ClientMessage::Propose { id: "a".into(), what: Wanted::Abandon };
    let ServerMessage::Proposed { proposal, .. } = duel.first.ask(&abandon).await.unwrap() else { panic!() };
    let yes = ClientMessage::Vote { id: "y".into(), proposal, agree: true };
    assert!(matches!(duel.second.ask(&yes).await.unwrap(), ServerMessage::Accepted(_)));
    assert_eq!(table(&ann, &id).await.table.status, Status::Abandoned);
    let after: DiceAnswer = get(&ann, &id, "/dice").await;
    assert!(is_signed(&after.receipt));
    let [epoch] = after.epochs.as_slice() else { panic!("one epoch") };
    let secret: Secret = epoch.secret.parse().unwrap();
    assert_eq!(secret.commitment().to_string(), during.receipt.commitment);
    let (raw, text) = (secret.bytes().as_slice(), epoch.secret.as_bytes());
    for file in &on_disk {
        assert!(!file.windows(32).any(|part| part == raw) && !file.windows(64).any(|part| part == text));
    }
    let checked = verified(&record(&ann, &id).await);
    assert_eq!((checked.problems.len(), checked.scheme, checked.epochs, checked.outside), (0, 2, 1, 2));
    assert_eq!(after.draws.len() as u64, checked.agreed + checked.taken_back);
    assert_eq!(after.receipt.draws, after.draws.len() as u64);
    assert!(after.draws.iter().all(|draw| draw.dice.is_some() || !draw.outcomes.is_empty()));
}

/// A backup is restored: what was drawn after it must not come again to those who have seen it.
#[tokio::test(flavor = "multi_thread")]
async fn after_a_restore_the_dice_begin_a_new_epoch() {
    let server = Server::start().await;
    let mut duel = server.duel("anteater", None).await;
    duel.play(&mut generator(7), 30).await;
    let (id, ann, bob) = (duel.id.clone(), duel.ann.clone(), duel.bob.clone());
    let waiting = create(&ann, "anteater", vec![SeatWish::Me, SeatWish::Open], None).await.table;
    let before: DiceAnswer = get(&ann, &id, "/dice").await;
    drop(duel);
    let folder = server.stop().await;

    assert_eq!(restore(folder.path()).await, 2);
    let server = Server::start_in(folder, limits()).await;
    let (ann, bob) = (Asker { address: server.address, ..ann }, Asker { address: server.address, ..bob });

    let new = table(&ann, &waiting.id).await.table;
    assert_ne!(new.commitment, waiting.commitment);
    assert_eq!((new.dice.epoch, new.dice.waits_for.len()), (2, 1));
    let now = table(&ann, &id).await;
    assert_eq!((now.table.status, now.table.dice.epoch), (Status::Playing, 2));
    assert_eq!(now.table.dice.waits_for.len(), 2);
    assert_ne!(now.table.commitment, before.receipt.commitment);
    let log: LogAnswer = get(&ann, &id, "/log").await;
    let last = &log.entries.last().unwrap().what;
    assert!(matches!(last, Logged::Fact { fact: Fact::NewDice { epoch: 2 } }), "{last:?}");

    // The dice roll when both have contributed anew.
    let half = ann.contribute(now).await.unwrap();
    assert_eq!(half.table.dice.waits_for.len(), 1);
    let whole = bob.contribute(table(&bob, &id).await).await.unwrap();
    assert!(whole.table.dice.waits_for.is_empty() && whole.table.contributions.len() == 2);
    let (first, second) = (common::connect(&ann, &id).await, common::connect(&bob, &id).await);
    let mut duel = common::Duel { id: id.clone(), ann: ann.clone(), bob, first, second };
    assert!(duel.play(&mut generator(8), u64::MAX).await);

    let text = record(&ann, &id).await;
    assert!(text.contains("\ndice: 2\n") && text.contains("\nepoch: {\"after\":"), "{text}");
    let checked = verified(&text);
    assert_eq!(
        (checked.problems.len(), checked.epochs, checked.outside),
        (0, 2, 2),
        "{:?}",
        checked.problems
    );
    let after: DiceAnswer = get(&ann, &id, "/dice").await;
    assert_eq!(after.epochs[0].commitment, before.receipt.commitment);
    assert_eq!(after.epochs[1].after, before.receipt.draws);
    assert_ne!(after.epochs[0].secret, after.epochs[1].secret);
    // The record is verified on another server too.
    let other = Server::start().await;
    let zoe = other.person("Zoe").await;
    let seen = zoe.sit("/api/v1/records", &json!({ "record": text })).await.unwrap();
    let again: DiceAnswer = get(&zoe, &seen.table.id, "/dice").await;
    assert_eq!(again.epochs, after.epochs);
    assert_eq!(record(&zoe, &seen.table.id).await, text);
}

/// Tables that an older server has made go on under scheme 1: their people need not contribute, their records name no scheme.
#[tokio::test(flavor = "multi_thread")]
async fn tables_of_the_first_scheme_go_on() {
    let server = Server::start().await;
    let (ann, bob) = (server.person("Ann").await, server.person("Bob").await);
    let new = create(&ann, "anteater", vec![SeatWish::Me, SeatWish::Open], None).await.table;
    let row = server.store.table(new.id).await.unwrap().unwrap();
    let key = ServerKey::open(&server.folder.as_ref().unwrap().path().join("server.key")).unwrap();
    let mut seats = row.seats.clone();
    seats[0].contribution = Some(MINE.to_owned());
    seats[1] = SeatRow { holder: Holder::Open, ..SeatRow::default() };
    let id = "oldtable".to_owned();
    let commitment = key.dice(&id).commitment().to_string();
    let old = TableRow { id: id.clone(), commitment, dice: DiceRow::default(), seats, ..row };
    server.store.new_table(old).await.unwrap();
    let joined = bob.sit(&format!("/api/v1/tables/{id}/join"), &json!({})).await.unwrap();
    assert_eq!((joined.table.status, joined.table.dice.scheme), (Status::Playing, 1));
    let (first, second) = (common::connect(&ann, &id).await, common::connect(&bob, &id).await);
    let mut duel = common::Duel { id: id.clone(), ann: ann.clone(), bob, first, second };
    assert!(duel.play(&mut generator(9), u64::MAX).await);
    let text = record(&ann, &id).await;
    assert!(!text.contains("\ndice:"));
    let checked = verified(&text);
    assert_eq!((checked.problems.len(), checked.scheme, checked.outside), (0, 1, 1));
    assert!(checked.agreed > 0);
}

/// A person for whom a bot plays keeps nobody waiting after a restore.
#[tokio::test(flavor = "multi_thread")]
async fn new_dice_do_not_wait_for_a_person_who_is_away() {
    let server = Server::start().await;
    let terms = Terms { stand_in: 1, ..Terms::default() };
    let mut duel = server.duel("anteater", Some(terms)).await;
    duel.play(&mut generator(2), 12).await;
    let (id, ann, seat) = (duel.id.clone(), duel.ann.clone(), duel.second.you[0].clone());
    duel.second.ask(&ClientMessage::StandIn { id: "s".into(), seat }).await.unwrap();
    drop(duel);
    let folder = server.stop().await;
    assert_eq!(restore(folder.path()).await, 1);
    let server = Server::start_in(folder, limits()).await;
    let ann = Asker { address: server.address, ..ann };
    let now = table(&ann, &id).await;
    assert_eq!(now.table.dice.waits_for, now.you);
    let on = ann.contribute(now).await.unwrap().table;
    assert!(on.dice.waits_for.is_empty() && on.contributions.len() == 2);
}
