//! The colours in which a table shows its seats: chosen, drawn, refused, kept.
#![allow(clippy::unwrap_used)]
#![allow(missing_docs)]

mod common;

use std::collections::BTreeSet;

use common::{Server, connect, limits, table};
use hexapod_load::Asker;
use hexapod_server::protocol::{
    ClientMessage, ErrorAnswer, GamesAnswer, NewTable, SeatWish, ServerMessage, TableAnswer, Wanted,
};
use serde_json::{Value as Json, json};

fn wish(game: &str, seats: usize, colours: &Json) -> NewTable {
    let mut sitters = vec![SeatWish::Local { name: None }; seats];
    sitters[0] = SeatWish::Me;
    NewTable { colours: serde_json::from_value(colours.clone()).unwrap(), ..NewTable::new(game, sitters) }
}

async fn made(asker: &Asker, wish: &NewTable) -> TableAnswer {
    asker.sit("/api/v1/tables", wish).await.unwrap()
}

/// The colours of a table, in the order of the parties' names.
fn shown(answer: &TableAnswer) -> Vec<(&str, &str)> {
    answer.table.colours.iter().map(|(who, colour)| (who.as_str(), colour.as_str())).collect()
}

async fn record(asker: &Asker, id: &str) -> String {
    asker.get(&format!("/api/v1/tables/{id}/record")).await.unwrap().body
}

/// Ends the game and asks for a rematch.
async fn rematch(asker: &Asker, id: &str) -> TableAnswer {
    let mut screen = connect(asker, id).await;
    let abandon = ClientMessage::Propose { id: "a".into(), what: Wanted::Abandon };
    assert!(matches!(screen.ask(&abandon).await.unwrap(), ServerMessage::Accepted(_)));
    asker.post(&format!("/api/v1/tables/{id}/rematch"), &json!({})).await.unwrap().read().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn chosen_colours_are_kept_by_record_import_branch_and_rematch() {
    let server = Server::start().await;
    let ann = server.person("Ann").await;
    let chosen = made(&ann, &wish("anteater", 2, &json!(["blue", null, "green"]))).await;
    let kept = [("N", "green"), ("P1", "blue"), ("P2", "red")];
    assert_eq!(shown(&chosen), kept);
    let seen = record(&ann, &chosen.table.id).await;
    assert!(seen.contains("\ncolours: [\"blue\",\"red\",\"green\"]\n"), "{seen}");

    // A colour goes along with the person; the third one stays.
    let again = rematch(&ann, &chosen.table.id).await;
    assert_eq!(shown(&again), [("N", "green"), ("P1", "red"), ("P2", "blue")]);
    let seats = json!([{ "kind": "me" }, { "kind": "local" }]);
    let branch = json!({ "step": 1, "seats": seats });
    let path = format!("/api/v1/tables/{}/branch", chosen.table.id);
    let branch: TableAnswer = ann.post(&path, &branch).await.unwrap().read().unwrap();
    assert_eq!(shown(&branch), kept);
    // The whole record, now that the game has ended.
    let text = record(&ann, &chosen.table.id).await;
    let import = json!({ "record": text, "seats": seats });
    let import: TableAnswer = ann.post("/api/v1/records", &import).await.unwrap().read().unwrap();
    assert_eq!(shown(&import), kept);

    // It is a fact of the stored table.
    let (id, folder) = (chosen.table.id, server.stop().await);
    let server = Server::start_in(folder, limits()).await;
    let ann = Asker { address: server.address, ..ann };
    assert_eq!(shown(&table(&ann, &id).await), kept);
    assert!(record(&ann, &id).await.contains("\ncolours: [\"blue\",\"red\",\"green\"]\n"));

    let damaged = text.replace("\"red\"", "\"pink\"");
    let refused = ann.post("/api/v1/records", &json!({ "record": damaged, "seats": seats })).await.unwrap();
    assert!(refused.status == 422 && refused.body.contains("`pink` is no colour for P2"), "{}", refused.body);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_without_a_word_has_the_usual_colours() {
    let server = Server::start().await;
    let ann = server.person("Ann").await;
    for game in ["anteater", "dominants", "glory", "termites"] {
        let usual = made(&ann, &wish(game, 2, &Json::Null)).await;
        assert!(usual.table.colours.is_empty());
        assert!(!record(&ann, &usual.table.id).await.contains("colours:"));
        assert!(rematch(&ann, &usual.table.id).await.table.colours.is_empty());
    }
}

/// The server draws when the table is created, from the colours that nobody has chosen.
#[tokio::test(flavor = "multi_thread")]
async fn drawn_colours_are_fixed_at_the_start() {
    let server = Server::start().await;
    let ann = server.person("Ann").await;
    let mut seen = BTreeSet::new();
    for _ in 0..60 {
        let drawn = made(&ann, &wish("dominants", 3, &json!(["drawn", "red", "drawn"]))).await.table;
        assert_eq!(drawn.colours.len(), 3);
        assert_eq!(drawn.colours.values().collect::<BTreeSet<_>>().len(), 3, "{:?}", drawn.colours);
        assert_eq!(drawn.colours["Y"], "red");
        assert_eq!(table(&ann, &drawn.id).await.table.colours, drawn.colours);
        seen.insert(drawn.colours["R"].clone());
    }
    assert_eq!(seen.into_iter().collect::<Vec<_>>(), ["blue", "green", "yellow"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn impossible_colours_are_refused_with_the_field() {
    let server = Server::start().await;
    let ann = server.person("Ann").await;
    let cases = [
        ("glory", json!(["blue", "blue"]), "blue and red cannot both be blue."),
        (
            "glory",
            json!(["white", null]),
            "`white` is no colour for blue; there are blue, red, yellow and orange.",
        ),
        ("glory", json!(["red"]), "`colours` needs an entry for each of the 2 seats; it has 1."),
        (
            "anteater",
            json!(["red", null, null, null]),
            "`colours` needs an entry for each of the 2 seats and may have one for N; it has 4.",
        ),
        ("anteater", json!([null, "red", "red"]), "P2 and N cannot both be red."),
        (
            "termites",
            json!(["red", "blue"]),
            "Termites has no colours to choose: they follow from its rules.",
        ),
    ];
    for (game, colours, sentence) in cases {
        let answer = ann.post("/api/v1/tables", &wish(game, 2, &colours)).await.unwrap();
        assert_eq!(answer.status, 422, "{}", answer.body);
        let error = serde_json::from_str::<ErrorAnswer>(&answer.body).unwrap().error;
        assert_eq!((error.code.as_str(), error.field.as_deref()), ("bad-colours", Some("colours")));
        assert_eq!(error.sentence, sentence);
    }
}

/// What a seat chose in an option by seat goes along with the person; what is drawn is drawn again.
#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_keeps_the_colony_with_the_person() {
    let server = Server::start().await;
    let ann = server.person("Ann").await;
    let options = json!({ "colonies": ["gold", "random"] });
    let wish = NewTable { options: options.as_object().cloned(), ..wish("termites", 2, &Json::Null) };
    let first = made(&ann, &wish).await;
    let again = rematch(&ann, &first.table.id).await;
    assert_eq!(again.table.options["colonies"], json!(["random", "gold"]));
}

/// The card says which colours there are and who has which; the names are those of the seats.
#[tokio::test(flavor = "multi_thread")]
async fn cards_tell_colours_and_places() {
    let server = Server::start().await;
    let ann = server.person("Ann").await;
    let answer: GamesAnswer = ann.get("/api/v1/games").await.unwrap().read().unwrap();
    for card in answer.games {
        let game = hexapod_catalog::game(&card.id).unwrap();
        let Some(colours) = card.colours else { continue };
        for (parties, seats) in colours.parties.iter().zip(card.seats.min..) {
            let begun = game.begin(&hexapod_core::Wish::seats(seats as usize)).unwrap();
            let names: Vec<&str> = parties.iter().map(|party| party.who.as_str()).collect();
            assert_eq!(names[..seats as usize], begun.seats()[..], "{}", card.id);
            // Everybody who is ranked has a colour, and the usual ones are all different.
            let ranked: BTreeSet<&str> = begun.scores().iter().map(|score| score.who).collect();
            assert_eq!(names.iter().copied().collect::<BTreeSet<_>>(), ranked, "{}", card.id);
            let usual: BTreeSet<&String> = parties.iter().map(|party| &party.colour).collect();
            assert_eq!(usual.len(), parties.len(), "{}", card.id);
            assert!(usual.iter().all(|colour| colours.words.contains(colour)), "{}", card.id);
        }
        assert_eq!(colours.parties.len() as u32, card.seats.max - card.seats.min + 1, "{}", card.id);
    }
}
