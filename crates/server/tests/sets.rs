//! Sets: data files that people keep, and tables that use them.
#![allow(clippy::unwrap_used)]
#![allow(missing_docs)]

mod common;

use common::{Server, connect, limits, table};
use hexapod_catalog::game;
use hexapod_load::{Answer, Asker};
use hexapod_server::config::Limits;
use hexapod_server::limits::Rate;
use hexapod_server::protocol::{
    Checked, ErrorAnswer, Previews, Problem, ServerMessage, SetAnswer, Sets, Status, TableAnswer,
};
use hexapod_server::store::Store as _;
use serde_json::{Value as Json, json};

/// Termites' standard file with one map more.
fn with_map(map: &str) -> String {
    format!("{}\n{map}", game("termites").unwrap().newest().data.unwrap())
}

const MINE: &str = "[map.mine]\nplayers = 2\nneutral = [\"f6\"]\nwater = [\"d3\", \"h9\"]\n";

async fn keep(asker: &Asker, title: &str, data: &str) -> SetAnswer {
    let wish = json!({ "game": "termites", "title": title, "data": data });
    let made = asker.post("/api/v1/sets", &wish).await.unwrap();
    assert_eq!(made.status, 201, "{}", made.body);
    made.read().unwrap()
}

async fn put(asker: &Asker, id: &str, change: &Json) -> Answer {
    asker.request("PUT", &format!("/api/v1/sets/{id}"), &[], Some(&change.to_string())).await.unwrap()
}

async fn delete(asker: &Asker, id: &str) -> u16 {
    asker.request("DELETE", &format!("/api/v1/sets/{id}"), &[], None).await.unwrap().status
}

async fn refused(asker: &Asker, wish: Json) -> (u16, Problem) {
    let answer = asker.post("/api/v1/sets", &wish).await.unwrap();
    let error: ErrorAnswer = serde_json::from_str(&answer.body).unwrap();
    (answer.status, error.error)
}

fn seats() -> Json {
    json!([{ "kind": "me" }, { "kind": "local" }])
}

#[tokio::test(flavor = "multi_thread")]
async fn a_set_is_kept_read_changed_and_removed() {
    let server = Server::start().await;
    let (ann, bob) = (server.person("Ann").await, server.person("Bob").await);
    let made = keep(&ann, "  Two\u{7} lakes \u{202e}", &with_map(MINE)).await;
    let id = made.set.id.clone();
    assert_eq!((made.set.title.as_str(), made.set.version, made.set.mine), ("Two lakes", 1, true));
    assert_eq!(made.set.author.name, "Ann");
    assert!(id.len() == 14 && made.findings.is_empty());
    // Anybody who has the link reads it; only its author lists, changes and removes it.
    let read: SetAnswer = bob.get(&format!("/api/v1/sets/{id}")).await.unwrap().read().unwrap();
    assert!(!read.set.mine && read.data == made.data);
    assert_eq!(read.previews.option.as_deref(), Some("map"));
    let mine = read.previews.previews.iter().find(|preview| preview.name == "mine").unwrap();
    assert_eq!((mine.seats, &mine.picture["water"]), (Some(2), &json!(["d3", "h9"])));
    let list: Sets = bob.get("/api/v1/sets").await.unwrap().read().unwrap();
    assert!(list.sets.is_empty() && list.most == 20);
    let list: Sets = ann.get("/api/v1/sets").await.unwrap().read().unwrap();
    assert_eq!(list.sets, std::slice::from_ref(&made.set));
    let change = json!({ "version": 1, "title": "One lake", "data": with_map("") });
    // Sent again, a change finds its own work; another one of the same version comes too late.
    let late = json!({ "version": 1, "title": "No lake", "data": with_map("") });
    for (asker, change, status, code) in [
        (&bob, &change, 403, "not-your-set"),
        (&ann, &change, 200, ""),
        (&ann, &change, 200, ""),
        (&ann, &late, 409, "set-changed"),
    ] {
        let answer = put(asker, &id, change).await;
        assert_eq!(answer.status, status, "{}", answer.body);
        assert!(answer.body.contains(code));
    }
    let read: SetAnswer = ann.get(&format!("/api/v1/sets/{id}")).await.unwrap().read().unwrap();
    assert_eq!((read.set.title.as_str(), read.set.version), ("One lake", 2));
    assert_eq!(delete(&bob, &id).await, 403);
    assert_eq!(delete(&ann, &id).await, 204);
    assert_eq!(ann.get(&format!("/api/v1/sets/{id}")).await.unwrap().status, 404);
    assert_eq!(delete(&ann, &id).await, 404);
    // Nobody keeps a set.
    let nobody = Asker::new(server.address);
    assert_eq!(nobody.get("/api/v1/sets").await.unwrap().status, 401);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_too_much_or_wrong_is_refused_with_its_place() {
    let server = Server::start().await;
    let ann = server.person("Ann").await;
    let wish = |title: &str, data: &str| json!({ "game": "termites", "title": title, "data": data });
    let large = with_map(&"#".repeat(65 * 1024));
    let (status, problem) = refused(&ann, wish("x", &large)).await;
    assert_eq!((status, problem.code.as_str(), problem.field.as_deref()), (413, "too-large", Some("data")));
    assert!(problem.sentence.starts_with("A data file has at most 64 kB (65536 bytes); this one has"));
    let just = format!("{}{}", with_map(""), "#".repeat(64 * 1024 - with_map("").len()));
    keep(&ann, "large", &just).await;
    for title in ["", "  ", &"x".repeat(61)] {
        let (status, problem) = refused(&ann, wish(title, &with_map(""))).await;
        assert_eq!(
            (status, problem.code.as_str(), problem.field.as_deref()),
            (422, "bad-title", Some("title"))
        );
    }
    let broken = with_map("[map.mine]\nplayers = 2\nwater = [\"z9\"]\n");
    let line = broken.lines().position(|line| line.starts_with("water = [\"z9")).unwrap() + 1;
    let (status, problem) = refused(&ann, wish("x", &broken)).await;
    assert_eq!((status, problem.code.as_str(), problem.field.as_deref()), (422, "bad-data", Some("data")));
    assert_eq!(problem.sentence, format!("Line {line}: [map.mine] water: there is no hex z9."));
    let (_, problem) = refused(&ann, wish("x", "[map")).await;
    assert!(problem.sentence.starts_with("Line 1"), "{}", problem.sentence);
    let (_, problem) = refused(&ann, json!({ "game": "chess", "title": "x", "data": "" })).await;
    assert_eq!(problem.field.as_deref(), Some("game"));
    // Contradictory numbers.
    let anteater = game("anteater").unwrap().newest().data.unwrap();
    let few = anteater.replace("mounds_per_round = 3", "mounds_per_round = 9");
    let (_, problem) = refused(&ann, json!({ "game": "anteater", "title": "x", "data": few })).await;
    assert!(problem.sentence.contains("[game]: mounds_per_round is 9"), "{}", problem.sentence);
    // The same words, all at once, without keeping anything.
    let worse =
        with_map("[map.mine]\nplayers = 2\nneutral = [\"a1\"]\nwater = [\"z9\", \"b2\", \"b3\", \"b4\"]\n");
    let checked = ann.post("/api/v1/games/termites/check", &json!({ "data": worse })).await.unwrap();
    let checked: Checked = checked.read().unwrap();
    assert_eq!(checked.findings.iter().filter(|finding| finding.fatal).count(), 2);
    assert!(checked.findings.iter().any(|finding| !finding.fatal && finding.places == ["b2", "b3", "b4"]));
    assert!(checked.previews.previews.iter().any(|preview| preview.name == "mine"));
    // A set with fewer mounds plays with fewer rounds; more players than it has room for are told.
    let small = anteater.replace("seats_max = 5", "seats_max = 3");
    let checked = ann.post("/api/v1/games/anteater/check", &json!({ "data": small })).await.unwrap();
    let checked: Checked = checked.read().unwrap();
    assert!(checked.findings.iter().all(|finding| !finding.fatal));
    assert!(
        checked.findings[0].sentence.starts_with("4 players cannot use this file. [game]: the set is for")
    );
    let standard: Previews = ann.get("/api/v1/games/termites/previews").await.unwrap().read().unwrap();
    let named: Vec<_> =
        standard.previews.iter().map(|p| (p.name.as_str(), p.seats.unwrap(), p.advanced)).collect();
    assert_eq!(
        named,
        [
            ("duel", 2, false),
            ("ring", 3, false),
            ("spokes", 3, true),
            ("cross", 4, false),
            ("oases", 4, true)
        ]
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_keeps_more_than_twenty() {
    let server = Server::start().await;
    let (ann, bob) = (server.person("Ann").await, server.person("Bob").await);
    let data = with_map(MINE);
    let mut last = String::new();
    for number in 0..20 {
        last = keep(&ann, &format!("Set {number}"), &data).await.set.id;
    }
    let wish = json!({ "game": "termites", "title": "one more", "data": data });
    let (status, problem) = refused(&ann, wish).await;
    assert_eq!((status, problem.code.as_str()), (409, "too-many-sets"));
    assert_eq!(problem.sentence, "You keep 20 sets already; remove one first.");
    keep(&bob, "Mine", &data).await;
    assert_eq!(delete(&ann, &last).await, 204);
    keep(&ann, "one more", &data).await;
    // One address cannot keep or check without end.
    let strict = Limits { sets: Rate::new(0.0, 1.0), checks: Rate::new(0.0, 1.0), ..limits() };
    let server = Server::start_with(strict).await;
    let cleo = server.person("Cleo").await;
    keep(&cleo, "first", &data).await;
    let wish = json!({ "game": "termites", "title": "second", "data": data });
    assert_eq!(refused(&cleo, wish).await.0, 429);
    let check = json!({ "data": data });
    assert_eq!(cleo.post("/api/v1/games/termites/check", &check).await.unwrap().status, 200);
    assert_eq!(cleo.post("/api/v1/games/termites/check", &check).await.unwrap().status, 429);
}

/// A table has its own copy: the set changes and goes, the server restarts, and the game goes on. Its record, a rematch
/// and a branch have the same data.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_keeps_its_copy_of_a_set() {
    let server = Server::start().await;
    let ann = server.person("Ann").await;
    let set = keep(&ann, "Two lakes", &with_map(MINE)).await.set;
    let wish = |options: Json| {
        let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": 1 }]);
        json!({ "game": "termites", "seats": seats, "set": set.id, "options": options,
                "terms": { "auto_start": true } })
    };
    // A map of the file by its name; without the set it is unknown, as is one that the file does not have.
    let (status, problem) = {
        let mut plain = wish(json!({ "map": "mine" }));
        plain.as_object_mut().unwrap().remove("set");
        let answer = ann.post("/api/v1/tables", &plain).await.unwrap();
        (answer.status, serde_json::from_str::<ErrorAnswer>(&answer.body).unwrap().error)
    };
    assert_eq!((status, problem.code.as_str(), problem.field.as_deref()), (422, "bad-option", Some("map")));
    let made = ann.sit("/api/v1/tables", &wish(json!({ "map": "mine", "tokens": 9 }))).await.unwrap();
    let id = made.table.id;
    let own = made.table.set.unwrap();
    assert_eq!((own.id.as_deref(), own.title.as_str()), (Some(set.id.as_str()), "Two lakes"));
    assert_eq!((own.author.as_str(), own.version), ("Ann", 1));
    assert_eq!(made.table.options["map"], "mine");
    // The set goes by the hand of the host, the server restarts.
    assert!(server.store.remove_set(set.id.clone(), None).await.unwrap());
    let gone = ann.post("/api/v1/tables", &wish(json!({}))).await.unwrap();
    assert_eq!(gone.status, 422);
    assert!(gone.body.contains("no-such-set"));
    let folder = server.stop().await;
    let server = Server::start_in(folder, limits()).await;
    let ann = Asker { address: server.address, ..ann };
    let mut seat = connect(&ann, &id).await;
    while seat.to_move != "over" {
        if !seat.acts() {
            seat.next().await.unwrap();
            continue;
        }
        let action = seat.actions().into_iter().next().unwrap();
        let answer = seat.act(&format!("s{}", seat.number), &action).await.unwrap();
        assert!(matches!(answer, ServerMessage::Accepted(_)), "{action}: {answer:?}");
    }
    let over = table(&ann, &id).await;
    assert_eq!(over.table.status, Status::Over);
    let data = ann.get(&format!("/api/v1/tables/{id}/data")).await.unwrap();
    assert_eq!(data.body, with_map(MINE));
    let record = ann.get(&format!("/api/v1/tables/{id}/record")).await.unwrap().body;
    assert!(record.contains("[map.mine]"));
    let rematch: TableAnswer =
        ann.post(&format!("/api/v1/tables/{id}/rematch"), &json!({})).await.unwrap().read().unwrap();
    assert_eq!(rematch.table.set, over.table.set);
    assert_eq!(rematch.table.options["map"], "mine");
    let branch = json!({ "step": 20, "seats": seats() });
    let branch: TableAnswer =
        ann.post(&format!("/api/v1/tables/{id}/branch"), &branch).await.unwrap().read().unwrap();
    assert_eq!(branch.table.set, over.table.set);
    // A record with its own data is opened anywhere, to look back and to play on.
    let other = Server::start().await;
    let zoe = other.person("Zoe").await;
    let seen = zoe.post("/api/v1/records", &json!({ "record": record })).await.unwrap();
    assert_eq!(seen.status, 201, "{}", seen.body);
    let seen: TableAnswer = seen.read().unwrap();
    assert_eq!(seen.table.set.unwrap().id, None);
    let wish = json!({ "record": record, "step": 20, "seats": seats() });
    let on: TableAnswer = zoe.post("/api/v1/records", &wish).await.unwrap().read().unwrap();
    assert_eq!(on.table.step, 0);
    let folder = other.stop().await;
    let other = Server::start_in(folder, limits()).await;
    let zoe = Asker { address: other.address, ..zoe };
    assert_eq!(table(&zoe, &on.table.id).await.table.options["map"], "mine");
}

/// A set of another game, and one that says nothing else than the standard file.
#[tokio::test(flavor = "multi_thread")]
async fn a_set_belongs_to_its_game() {
    let server = Server::start().await;
    let ann = server.person("Ann").await;
    let set = keep(&ann, "Box", with_map("").trim_end()).await.set;
    let wish = json!({ "game": "anteater", "seats": seats(), "set": set.id });
    let answer = ann.post("/api/v1/tables", &wish).await.unwrap();
    let problem = serde_json::from_str::<ErrorAnswer>(&answer.body).unwrap().error;
    assert_eq!(
        (answer.status, problem.code.as_str(), problem.field.as_deref()),
        (422, "bad-set", Some("set"))
    );
    assert_eq!(problem.sentence, "The set “Box” is for Termites, not for Anteater.");
    // Under version 1 of the rules maps have no free names.
    let mine = keep(&ann, "Mine", &with_map(MINE)).await.set;
    let wish = json!({ "game": "termites", "rules": 1, "seats": seats(), "set": mine.id });
    let answer = ann.post("/api/v1/tables", &wish).await.unwrap();
    let problem = serde_json::from_str::<ErrorAnswer>(&answer.body).unwrap().error;
    assert_eq!(problem.sentence, "[map.mine]: the maps are called duel, ring, spokes, cross, oases.");
    let standard = ann.get("/api/v1/games/termites/data").await.unwrap().body;
    let same = keep(&ann, "Same", &standard).await.set;
    let wish = json!({ "game": "termites", "seats": seats(), "set": same.id });
    let made: TableAnswer = ann.post("/api/v1/tables", &wish).await.unwrap().read().unwrap();
    assert_eq!(made.table.set, None);
    assert_eq!(ann.get(&format!("/api/v1/tables/{}/data", made.table.id)).await.unwrap().status, 404);
}
