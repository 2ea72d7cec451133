//! One suite for every store.
#![allow(clippy::unwrap_used)]
#![allow(missing_docs)]

use std::sync::Arc;
use std::time::Duration;

use hexapod_server::protocol::{Proposal, Status, Terms, Wanted};
use hexapod_server::store::sqlite::{SqliteOptions, SqliteStore};
use hexapod_server::store::{
    Append, ChatRow, DiceRow, EntryRow, Holder, IdentityRow, NewDice, NewSetRow, PastEpoch, ProposalRows,
    RowChange, SeatRow, SetHead, SetupRow, Store, StoreError, TableRow, WHOLE_SERVER,
};

async fn sqlite() -> (tempfile::TempDir, Arc<SqliteStore>) {
    let folder = tempfile::tempdir().unwrap();
    let options = SqliteOptions { patience: Some(Duration::from_millis(100)), most_pages: None };
    let store = SqliteStore::open(&folder.path().join("test.sqlite"), options).await.unwrap();
    (folder, Arc::new(store))
}

fn table(id: &str, host: &hexapod_server::store::IdentityRow, public: bool) -> TableRow {
    TableRow {
        key: 0,
        id: id.to_owned(),
        game: "anteater".into(),
        rules: 1,
        setup: SetupRow {
            seats: 2,
            options: serde_json::Map::from_iter([("rounds".to_owned(), 1.into())]),
            data: None,
            set: None,
        },
        colours: vec!["blue".into(), "red".into(), "white".into()],
        position: None,
        origin: None,
        terms: Terms { public, ..Terms::default() },
        attended: true,
        status: Status::Waiting,
        host: (host.key, host.id.clone()),
        commitment: "00".into(),
        dice: DiceRow::new("5ea1".into()),
        secret: None,
        result: None,
        rematch: None,
        created: 5,
        seats: vec![
            SeatRow {
                holder: Holder::Person {
                    identity: host.key,
                    id: host.id.clone(),
                    name: "Ann".into(),
                    local: true,
                },
                contribution: Some("ab".into()),
                token: Some([3; 32]),
                by_link: true,
            },
            SeatRow { holder: Holder::Bot(2), ..SeatRow::default() },
        ],
    }
}

fn step(number: u64, text: &str) -> EntryRow {
    EntryRow {
        number,
        kind: "step".into(),
        seat: 1,
        text: text.into(),
        draw: None,
        client: Some(format!("1:{number}")),
        at: 10 + number as i64,
    }
}

fn append(table: i64, entries: Vec<EntryRow>) -> Append {
    Append { table, entries, change: None }
}

/// What a store promises about sets.
async fn sets(store: &dyn Store, ann: &IdentityRow, bob: &IdentityRow) {
    let new = |id: &str, title: &str, data: &str| NewSetRow {
        id: id.into(),
        author: ann.key,
        game: "termites".into(),
        rules: 2,
        title: title.into(),
        data: data.into(),
        changed: 7,
    };
    assert!(store.new_set(new("one", "One", "ä"), 2).await.unwrap());
    assert!(store.new_set(new("two", "Two", "b"), 2).await.unwrap());
    // Not one more than `most`, and no id twice.
    assert!(!store.new_set(new("three", "Three", "c"), 2).await.unwrap());
    assert_eq!(store.new_set(new("one", "Again", "c"), 9).await, Err(StoreError::Conflict));
    let row = store.set("one".into()).await.unwrap().unwrap();
    assert_eq!((row.data.as_str(), row.head.bytes, row.head.version), ("ä", 2, 1));
    assert_eq!((row.head.author, row.head.author_name.as_str()), (ann.key, "Ann"));
    let ids = |heads: Vec<SetHead>| heads.into_iter().map(|head| head.id).collect::<Vec<_>>();
    assert_eq!(ids(store.sets(ann.key).await.unwrap()), ["two", "one"]);
    assert_eq!(ids(store.sets(bob.key).await.unwrap()), [""; 0]);
    assert_eq!(ids(store.all_sets().await.unwrap()), ["two", "one"]);
    // Replaced once for each version, by its author.
    assert!(store.replace_set(new("one", "Uno", "abc"), 1).await.unwrap());
    assert!(!store.replace_set(new("one", "Due", "d"), 1).await.unwrap());
    assert!(!store.replace_set(NewSetRow { author: bob.key, ..new("one", "Due", "d") }, 2).await.unwrap());
    let row = store.set("one".into()).await.unwrap().unwrap();
    assert_eq!((row.data.as_str(), row.head.title.as_str(), row.head.version), ("abc", "Uno", 2));
    // Removed by its author, or by the host.
    assert!(!store.remove_set("one".into(), Some(bob.key)).await.unwrap());
    assert!(store.remove_set("one".into(), Some(ann.key)).await.unwrap());
    assert!(store.remove_set("two".into(), None).await.unwrap());
    assert!(!store.remove_set("two".into(), None).await.unwrap());
    assert_eq!(store.set("one".into()).await.unwrap(), None);
}

/// What a store promises about secrets and bans.
async fn people(store: &dyn Store, ann: &IdentityRow, bob: &IdentityRow) {
    let known = async |hash: u8| store.identity([hash; 32]).await.unwrap().map(|row| row.id);
    store.new_session(ann.key, [11; 32], 5).await.unwrap();
    store.new_session(ann.key, [12; 32], 5).await.unwrap();
    assert_eq!((known(1).await.as_deref(), known(11).await.as_deref()), (Some("ann"), Some("ann")));
    store.end_sessions([11; 32], false).await.unwrap();
    assert_eq!((known(11).await, known(12).await.as_deref()), (None, Some("ann")));
    store.new_session(ann.key, [13; 32], 5).await.unwrap();
    store.end_sessions([1; 32], true).await.unwrap();
    assert_eq!((known(1).await.as_deref(), known(12).await, known(13).await), (Some("ann"), None, None));
    assert_eq!(known(2).await.as_deref(), Some("bob"), "others stay");
    let bob = store.identity_by_id("bob".into()).await.unwrap().filter(|row| row.key == bob.key).unwrap();
    assert_eq!(store.identity_by_id("cyd".into()).await.unwrap(), None);

    for table in [WHOLE_SERVER, 7] {
        assert!(store.set_ban(table, bob.key, Some(3)).await.unwrap());
        assert!(!store.set_ban(table, bob.key, Some(4)).await.unwrap());
        assert_eq!(store.bans(table).await.unwrap(), std::slice::from_ref(&bob));
    }
    assert!(store.set_ban(7, bob.key, None).await.unwrap());
    assert!(store.bans(7).await.unwrap().is_empty());
    assert_eq!(store.bans(WHOLE_SERVER).await.unwrap().len(), 1);
}

/// Everything a store promises.
async fn suite(store: Arc<dyn Store>) {
    // Identities are found by the hash of their secret.
    let ann = store.new_identity("ann".into(), [1; 32], "Ann".into(), 1).await.unwrap();
    let bob = store.new_identity("bob".into(), [2; 32], "Bob".into(), 1).await.unwrap();
    assert_eq!(store.identity([1; 32]).await.unwrap(), Some(ann.clone()));
    assert_eq!(store.identity([9; 32]).await.unwrap(), None);
    store.rename(bob.key, "Bert".into()).await.unwrap();
    assert_eq!(store.identity([2; 32]).await.unwrap().unwrap().name, "Bert");
    sets(store.as_ref(), &ann, &bob).await;
    people(store.as_ref(), &ann, &bob).await;
    assert_eq!(
        store.new_identity("ann".into(), [4; 32], "Other".into(), 1).await.unwrap_err(),
        StoreError::Conflict
    );

    // Tables come back as they were.
    let row = table("t1", &ann, true);
    let key = store.new_table(row.clone()).await.unwrap();
    let hidden = store.new_table(table("t2", &ann, false)).await.unwrap();
    assert_eq!(store.table("t1".into()).await.unwrap(), Some(TableRow { key, ..row.clone() }));
    assert_eq!(store.table("t9".into()).await.unwrap(), None);
    assert_eq!(store.new_table(row.clone()).await.unwrap_err(), StoreError::Conflict);

    // Entries are kept in order; a number is taken once, and an append is all or nothing.
    let chance = EntryRow { seat: -1, draw: Some(7), client: None, ..step(2, "roll 4") };
    let undo = EntryRow { kind: "undo".into(), ..step(3, "1") };
    let fact = r#"{"fact":"resigned","seat":"P1"}"#;
    let fact = EntryRow { kind: "fact".into(), seat: -1, ..step(4, fact) };
    let all = vec![step(1, "throw own"), chance, undo, fact];
    store.append(append(key, all.clone())).await.unwrap();
    assert_eq!(store.entries(key, 0).await.unwrap(), all);
    assert_eq!(store.entries(key, 3).await.unwrap(), all[3..]);
    let late = append(key, vec![step(5, "pass"), step(4, "pass")]);
    assert_eq!(store.append(late).await.unwrap_err(), StoreError::Conflict);
    assert_eq!(store.entries(key, 0).await.unwrap(), all);

    // Two writers of the same number: exactly one wins. Writers of other tables in the same moment are not harmed.
    let mut writers = Vec::new();
    for writer in 0..20 {
        let store = Arc::clone(&store);
        let (table, number) = if writer % 2 == 0 { (key, 5) } else { (hidden, 1 + writer / 2) };
        writers.push(tokio::spawn(async move {
            (table, store.append(append(table, vec![step(number, &format!("by {writer}"))])).await)
        }));
    }
    let (mut won, mut others) = (0, 0);
    for writer in writers {
        match writer.await.unwrap() {
            (table, Ok(())) if table == key => won += 1,
            (_, Ok(())) => others += 1,
            (table, Err(error)) => assert_eq!((table, error), (key, StoreError::Conflict)),
        }
    }
    assert_eq!((won, others), (1, 10));

    // The row changes with the entries.
    let change = RowChange {
        status: Status::Over,
        secret: Some("5ec".into()),
        result: Some("P1 3, P2 2; winner P1".into()),
        contributions: Some(vec!["aa".into(), "bb".into()]),
        dice: None,
        attended: false,
    };
    store
        .append(Append { table: hidden, entries: vec![step(11, "end")], change: Some(change) })
        .await
        .unwrap();
    let ended = store.table("t2".into()).await.unwrap().unwrap();
    assert_eq!((ended.status, ended.secret.as_deref()), (Status::Over, Some("5ec")));
    assert_eq!(ended.seats[1].contribution.as_deref(), Some("bb"));

    // A contribution is kept once, for the commitment that was seen; a new epoch voids all of them.
    let contribute = |seat, commitment: &str, text: &str| {
        store.contribute(key, seat, commitment.to_owned(), text.to_owned())
    };
    assert!(!contribute(1, "01", "cc").await.unwrap(), "another commitment");
    assert!(contribute(1, "00", "cc").await.unwrap());
    assert!(!contribute(1, "00", "dd").await.unwrap(), "contributed already");
    let now = store.table("t1".into()).await.unwrap().unwrap();
    assert_eq!(now.seats[1].contribution.as_deref(), Some("cc"));
    assert_eq!(store.unfinished().await.unwrap(), ["t1"]);
    let past = PastEpoch {
        last: 4,
        commitment: "00".into(),
        contributions: vec!["ab".into(), "cc".into()],
        sealed: Some("5ea1".into()),
        secret: None,
    };
    let dice = DiceRow { scheme: 2, sealed: Some("5ea2".into()), past: vec![past] };
    let change = RowChange {
        status: now.status,
        secret: None,
        result: None,
        contributions: None,
        dice: Some(NewDice { commitment: "02".into(), dice: dice.clone() }),
        attended: now.attended,
    };
    store.append(Append { table: key, entries: Vec::new(), change: Some(change) }).await.unwrap();
    let new = store.table("t1".into()).await.unwrap().unwrap();
    assert_eq!((new.commitment.as_str(), &new.dice), ("02", &dice));
    assert!(new.seats.iter().all(|seat| seat.contribution.is_none()));

    // Seats.
    let mut seats = new.seats.clone();
    seats[1].holder =
        Holder::Person { identity: bob.key, id: "bob".into(), name: "Bert".into(), local: false };
    store.set_seats(key, new.seats.clone(), seats.clone(), false).await.unwrap();
    assert_eq!(store.table("t1".into()).await.unwrap().unwrap().seats, seats);
    // Of two who saw the same seats, one is told no.
    let late = store.set_seats(key, new.seats.clone(), new.seats.clone(), false).await;
    assert_eq!(late, Err(StoreError::Conflict));
    assert_eq!(store.table("t1".into()).await.unwrap().unwrap().seats, seats);

    // Lists.
    let lobby = store.lobby(None, 0, 10).await.unwrap();
    assert_eq!(lobby.iter().map(|row| (row.id.as_str(), row.number)).collect::<Vec<_>>(), [("t1", 5)]);
    assert!(store.lobby(Some("glory".into()), 0, 10).await.unwrap().is_empty());
    let history = store.history(ann.key, i64::MAX, 10).await.unwrap();
    assert_eq!(
        history.iter().map(|(row, seats)| (row.id.as_str(), seats.clone())).collect::<Vec<_>>(),
        [("t2", vec![0]), ("t1", vec![0])]
    );
    assert_eq!(store.history(ann.key, hidden, 10).await.unwrap().len(), 1);
    assert_eq!(store.history(bob.key, i64::MAX, 10).await.unwrap()[0].1, [1]);

    // Taken off one list: a table by its id, or all that are finished; those of others are not touched.
    assert_eq!(store.forget(bob.key, None).await.unwrap(), 0);
    assert_eq!(store.forget(bob.key, Some("t2".into())).await.unwrap(), 0);
    assert_eq!(store.forget(ann.key, None).await.unwrap(), 1);
    let left = store.history(ann.key, i64::MAX, 10).await.unwrap();
    assert_eq!(left.iter().map(|(row, _)| row.id.as_str()).collect::<Vec<_>>(), ["t1"]);
    assert_eq!(store.forget(ann.key, Some("t1".into())).await.unwrap(), 1);
    assert_eq!(store.forget(ann.key, Some("t1".into())).await.unwrap(), 0);
    assert!(store.history(ann.key, i64::MAX, 10).await.unwrap().is_empty());
    assert_eq!(store.history(bob.key, i64::MAX, 10).await.unwrap().len(), 1);

    // A rematch is noted once.
    assert_eq!(store.set_rematch(key, "r1".into()).await.unwrap(), "r1");
    assert_eq!(store.set_rematch(key, "r2".into()).await.unwrap(), "r1");

    // Chat.
    for line in 1..=3 {
        let row = ChatRow {
            line,
            who: "ann".into(),
            name: "Ann".into(),
            seat: None,
            text: format!("line {line}"),
            at: 1,
            client: Some(format!("1:{line}")),
        };
        assert!(store.say(key, row.clone()).await.unwrap());
        // The same message again is no new line; another one cannot have the number of a line.
        assert!(!store.say(key, ChatRow { line: 9, ..row.clone() }).await.unwrap());
        assert_eq!(store.say(key, ChatRow { client: None, ..row }).await, Err(StoreError::Conflict));
    }
    let chat = store.chat(key, 2).await.unwrap();
    assert_eq!(chat.iter().map(|line| line.text.as_str()).collect::<Vec<_>>(), ["line 2", "line 3"]);

    // Proposals and mutes.
    assert_eq!(store.proposals(key).await.unwrap(), ProposalRows::default());
    let open =
        Proposal { proposal: 8, by: "P1".into(), what: Wanted::Undo { to: 3 }, waiting: vec!["P2".into()] };
    let mut rows = ProposalRows { position: 5, open: vec![open] };
    store.set_proposals(key, rows.clone()).await.unwrap();
    assert_eq!(store.proposals(key).await.unwrap(), rows);
    rows.position = 6;
    store.set_proposals(key, rows.clone()).await.unwrap();
    assert_eq!(store.proposals(key).await.unwrap(), rows);
    store.set_proposals(key, ProposalRows { position: 6, open: Vec::new() }).await.unwrap();
    assert!(store.proposals(key).await.unwrap().open.is_empty());
    for on in [true, true] {
        store.mute(key, bob.key, "ann".into(), on).await.unwrap();
        assert_eq!(store.mutes(key).await.unwrap(), [(bob.key, "ann".to_owned())]);
    }
    store.mute(key, bob.key, "ann".into(), false).await.unwrap();
    assert!(store.mutes(key).await.unwrap().is_empty());

    // Waiting tables are listed and kept as long as people visit them.
    let waiting = store.new_table(table("t3", &ann, true)).await.unwrap();
    store.append(append(waiting, vec![step(1, "throw own")])).await.unwrap();
    store.mute(waiting, bob.key, "ann".into(), true).await.unwrap();
    assert_eq!(store.set_rematch(hidden, "t3".into()).await.unwrap(), "t3");
    store.seen(waiting, 100).await.unwrap();
    let listed = async |since| {
        let rows = store.lobby(None, since, 10).await.unwrap();
        rows.iter().any(|row| row.id == "t3")
    };
    assert!(listed(100).await && !listed(101).await);
    assert!(!store.forsaken(100).await.unwrap().contains(&"t3".to_owned()));
    assert!(store.forsaken(101).await.unwrap().contains(&"t3".to_owned()));
    assert!(!store.remove("t3".into(), 100).await.unwrap(), "it was visited");
    assert!(store.remove("t3".into(), 101).await.unwrap());
    assert!(!store.remove("t2".into(), i64::MAX).await.unwrap(), "it is over");
    assert_eq!(store.table("t3".into()).await.unwrap(), None);
    assert!(
        store.entries(waiting, 0).await.unwrap().is_empty() && store.mutes(waiting).await.unwrap().is_empty()
    );
    assert_eq!(store.table("t2".into()).await.unwrap().unwrap().rematch, None);

    // An analysis is kept once for each table and found by its version.
    assert_eq!(store.analysis(key, 1).await.unwrap(), None);
    store.keep_analysis(key, 1, "old".into()).await.unwrap();
    store.keep_analysis(key, 2, "new".into()).await.unwrap();
    assert_eq!(store.analysis(key, 1).await.unwrap(), None);
    assert_eq!(store.analysis(key, 2).await.unwrap().as_deref(), Some("new"));
    assert_eq!(store.analysis(hidden, 2).await.unwrap(), None);

    assert_eq!(store.note("key", "one".into()).await.unwrap(), "one");
    assert_eq!(store.note("key", "two".into()).await.unwrap(), "one");
    store.ready().await.unwrap();
    assert_eq!(store.alive(7).await.unwrap(), 7, "never noted before");
    assert_eq!(store.alive(9).await.unwrap(), 7);
    assert_eq!(store.alive(11).await.unwrap(), 9);
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_keeps_every_promise() {
    let (_folder, store) = sqlite().await;
    suite(store).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_is_said_and_gets_over() {
    let (_folder, store) = sqlite().await;
    let ann = store.new_identity("ann".into(), [1; 32], "Ann".into(), 1).await.unwrap();
    let key = store.new_table(table("t1", &ann, true)).await.unwrap();
    store.set_most_pages(1).await.unwrap();
    let long = "x".repeat(50_000);
    let error = store.append(append(key, vec![step(1, &long)])).await.unwrap_err();
    assert_eq!(error, StoreError::Full);
    assert!(store.entries(key, 0).await.unwrap().is_empty());
    store.set_most_pages(1_000_000).await.unwrap();
    store.append(append(key, vec![step(1, &long)])).await.unwrap();
    assert_eq!(store.entries(key, 0).await.unwrap().len(), 1);
}

#[tokio::test]
async fn what_a_person_has_learnt_is_kept_by_union_and_forgotten() {
    let (_folder, store) = sqlite().await;
    let ann = store.new_identity("ann".into(), [1; 32], "Ann".into(), 5).await.unwrap();
    let bob = store.new_identity("bob".into(), [2; 32], "Bob".into(), 5).await.unwrap();
    let learn = async |who: &IdentityRow, items: &[&str]| {
        let items = items.iter().map(|item| (*item).to_owned()).collect();
        store.learn(who.key, items).await.unwrap()
    };
    assert_eq!(learn(&ann, &[]).await, [""; 0]);
    assert_eq!(learn(&ann, &["termites/goal", "anteater/goal"]).await, ["anteater/goal", "termites/goal"]);
    let all = ["anteater/goal", "anteater/ties", "termites/goal"];
    assert_eq!(learn(&ann, &["anteater/goal", "anteater/ties"]).await, all);
    assert_eq!(learn(&bob, &["glory/goal"]).await, ["glory/goal"]);
    store.unlearn(ann.key).await.unwrap();
    assert_eq!(learn(&ann, &[]).await, [""; 0]);
    assert_eq!(learn(&bob, &[]).await, ["glory/goal"]);
}

/// The schemas of the history, each step of it.
const SCHEMAS: [&str; 10] = [
    include_str!("../migrations/sqlite/0001-tables.sql"),
    include_str!("../migrations/sqlite/0002-company.sql"),
    include_str!("../migrations/sqlite/0003-colours.sql"),
    include_str!("../migrations/sqlite/0004-sets.sql"),
    include_str!("../migrations/sqlite/0005-forgotten.sql"),
    include_str!("../migrations/sqlite/0006-analyses.sql"),
    include_str!("../migrations/sqlite/0007-safety.sql"),
    include_str!("../migrations/sqlite/0008-dice.sql"),
    include_str!("../migrations/sqlite/0009-puzzles.sql"),
    include_str!("../migrations/sqlite/0010-progress.sql"),
];

/// A file of every earlier version, with a person, a table, a seat, an entry and a line of chat in it.
#[tokio::test]
async fn files_of_all_earlier_versions_are_brought_up_to_date() {
    let files = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/migrations/sqlite")).unwrap().count();
    assert_eq!(SCHEMAS.len(), files, "a step of the schema is not tried");
    for version in 1..SCHEMAS.len() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("old.sqlite");
        let url = format!("sqlite://{}?mode=rwc", path.display());
        let mut raw = <sqlx::SqliteConnection as sqlx::Connection>::connect(&url).await.unwrap();
        for schema in &SCHEMAS[..version] {
            sqlx::raw_sql(*schema).execute(&mut raw).await.unwrap();
        }
        let rest = format!(
            "CREATE TABLE notes (name TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL); \
             INSERT INTO notes VALUES ('schema', '{version}'); \
             INSERT INTO identities VALUES (1, 'ann', x'{hash}', 'Ann', 5); \
             INSERT INTO tables (id, game, rules, setup, terms, public, attended, status, host, commitment, created) \
             VALUES ('t1', 'anteater', 1, '{{\"seats\":2,\"options\":{{}}}}', '{{}}', 1, 0, 'waiting', 1, '00', 77); \
             INSERT INTO seats (table_key, seat, holder, identity, name, local) VALUES (1, 0, 'person', 1, 'Ann', 0); \
             INSERT INTO seats (table_key, seat, holder, local) VALUES (1, 1, 'open', 0); \
             INSERT INTO entries (table_key, number, kind, seat, text, at) VALUES (1, 1, 'step', 0, 'x', 78); \
             INSERT INTO chat (table_key, line, who, name, text, at) VALUES (1, 1, 'ann', 'Ann', 'Hi', 79)",
            hash = "07".repeat(32),
        );
        sqlx::raw_sql(sqlx::AssertSqlSafe(rest)).execute(&mut raw).await.unwrap();
        if version > 1 {
            sqlx::query("UPDATE tables SET seen = created").execute(&mut raw).await.unwrap();
        }
        // From here on a person has sessions.
        if version >= 7 {
            let sql =
                "INSERT INTO sessions (hash, identity, created) SELECT hash, key, created FROM identities";
            sqlx::query(sql).execute(&mut raw).await.unwrap();
        }
        drop(raw);
        let store = SqliteStore::open(&path, SqliteOptions::default()).await.unwrap();
        assert!(store.check_pages(true).await.unwrap().is_empty(), "version {version}");
        // Nobody knows since when nobody was there, so it counts from the table's beginning.
        assert!(store.forsaken(77).await.unwrap().is_empty());
        assert_eq!(store.forsaken(78).await.unwrap(), ["t1"]);
        // Its seats are shown in their usual colours.
        let old = store.table("t1".into()).await.unwrap().unwrap();
        assert!(old.colours.is_empty());
        assert_eq!((old.seats[0].holder.is(1), old.seats[1].holder == Holder::Open), (true, true));
        assert_eq!(store.entries(old.key, 0).await.unwrap()[0].text, "x");
        assert_eq!(store.chat(old.key, 9).await.unwrap()[0].text, "Hi");
        assert_eq!(store.identity([7; 32]).await.unwrap().unwrap().id, "ann");
    }
}

/// What something else has written into the file is not taken for the truth, and other tables do not suffer.
#[tokio::test]
async fn changed_entries_are_noticed() {
    let (folder, store) = sqlite().await;
    let ann = store.new_identity("ann".into(), [1; 32], "Ann".into(), 1).await.unwrap();
    let (one, two) = (
        store.new_table(table("t1", &ann, true)).await.unwrap(),
        store.new_table(table("t2", &ann, true)).await.unwrap(),
    );
    for key in [one, two] {
        store.append(append(key, vec![step(1, "a"), step(2, "b"), step(3, "c")])).await.unwrap();
    }
    let url = format!("sqlite://{}", folder.path().join("test.sqlite").display());
    let mut raw = <sqlx::SqliteConnection as sqlx::Connection>::connect(&url).await.unwrap();
    for change in [
        "UPDATE entries SET text = 'x' WHERE table_key = 1 AND number = 2",
        "UPDATE entries SET text = 'b', at = 0 WHERE table_key = 1 AND number = 2",
        "UPDATE entries SET at = 12, seat = 0 WHERE table_key = 1 AND number = 2",
    ] {
        sqlx::query(change).execute(&mut raw).await.unwrap();
        let error = store.entries(one, 0).await.unwrap_err();
        let said = "Entry 2 of its log has been changed on the disk.".to_owned();
        assert_eq!(error, StoreError::Damaged(said));
        assert_eq!(store.entries(two, 0).await.unwrap().len(), 3);
    }
    sqlx::query("UPDATE tables SET terms = '{' WHERE id = 't1'").execute(&mut raw).await.unwrap();
    assert!(matches!(store.table("t1".into()).await, Err(StoreError::Damaged(_))));
    let listed = store.lobby(None, 0, 10).await.unwrap();
    assert_eq!(listed.iter().map(|row| row.id.as_str()).collect::<Vec<_>>(), ["t2"]);
}

#[tokio::test]
async fn a_newer_file_is_refused_with_a_sentence() {
    let (folder, store) = sqlite().await;
    let path = folder.path().join("test.sqlite");
    store.close().await;
    drop(store);
    let url = format!("sqlite://{}", path.display());
    let mut raw = <sqlx::SqliteConnection as sqlx::Connection>::connect(&url).await.unwrap();
    sqlx::query("UPDATE notes SET value = '99' WHERE name = 'schema'").execute(&mut raw).await.unwrap();
    let error = SqliteStore::open(&path, SqliteOptions::default()).await.err().unwrap();
    assert!(error.contains("it was written by a newer version of Hexapod (version 99"), "{error}");
}
