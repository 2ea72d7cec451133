//! The conversations of `docs/protocol.md`, replayed. With `HEXAPOD_ACCEPT` set the answers are written anew.
#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::Path;
use std::sync::Mutex;

use hexapod_catalog::wall;
use hexapod_engine::Engine;

#[test]
fn the_transcripts_are_true() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/protocol.md");
    let text = fs::read_to_string(&path).unwrap();
    let mut true_text = String::new();
    let mut engine = None;
    for line in text.lines() {
        match line {
            "```transcript" => engine = Some(Engine::new(1, wall)),
            "```" => engine = None,
            _ => {}
        }
        match (&mut engine, line.strip_prefix("> ")) {
            (Some(engine), Some(request)) => {
                true_text.push_str(line);
                if let Some(answer) = engine.answer(request) {
                    true_text.push_str(&format!("\n< {answer}"));
                }
            }
            (Some(_), None) if line.starts_with("< ") => continue,
            _ => true_text.push_str(line),
        }
        true_text.push('\n');
    }
    if std::env::var_os("HEXAPOD_ACCEPT").is_some() {
        fs::write(&path, true_text).unwrap();
        return;
    }
    for (said, correct) in text.lines().zip(true_text.lines()) {
        assert_eq!(said, correct);
    }
    assert_eq!(text.lines().count(), true_text.lines().count());
}

/// Damaged requests in one long conversation, the corpus being the requests of the documentation.
#[test]
fn damaged_requests_are_answered() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/protocol.md");
    let text = fs::read_to_string(&path).unwrap();
    let requests =
        text.lines().filter_map(|line| line.strip_prefix("> ")).filter(|line| !line.contains("quit"));
    let begins = hexapod_catalog::games()
        .map(|game| format!(r#"{{"id":1,"cmd":"new","game":"{}","seats":2,"seed":1}}"#, game.info().id));
    let corpus: Vec<String> = requests.map(str::to_owned).chain(begins).collect();
    let engine = Mutex::new(Engine::new(1, wall));
    hexapod_testkit::fuzz::messages(&corpus, hexapod_testkit::games(8_000, 5_000_000), 1, |request| {
        let answer = engine.lock().unwrap().answer(request);
        let blank = request.trim().is_empty();
        assert!(blank || answer.is_some_and(|answer| !answer.contains('\n')), "{request}");
    });
}

#[test]
fn one_answer_for_each_line_whatever_it_is() {
    let input = "{\"id\":1,\"cmd\":\"games\"}\n\n   \n\u{0}\n{\"id\":[2],\"cmd\":7}\n{\"cmd\":\"quit\"}\n{\"id\":3,\"cmd\":\"games\"}\n";
    let mut bytes = input.as_bytes().to_vec();
    bytes.splice(0..0, *b"\xff\xfe broken utf-8\n");
    let mut output = Vec::new();
    hexapod_engine::run(Engine::new(1, wall), &bytes[..], &mut output).unwrap();
    let output = String::from_utf8(output).unwrap();
    let answers: Vec<serde_json::Value> =
        output.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let brief: Vec<_> =
        answers.iter().map(|answer| (answer["id"].to_string(), answer["error"]["code"].as_str())).collect();
    let expected = [
        ("null", Some("bad-json")),
        ("1", None),
        ("null", Some("bad-json")),
        ("[2]", Some("bad-request")),
        ("null", None),
    ];
    assert_eq!(brief, expected.map(|(id, code)| (id.to_owned(), code)));
}

#[test]
fn a_line_that_is_too_long_is_answered_and_skipped() {
    let mut input = vec![b'x'; (16 << 20) + 100];
    input.extend_from_slice(b"\n{\"id\":1,\"cmd\":\"quit\"}\n");
    let mut output = Vec::new();
    hexapod_engine::run(Engine::new(1, wall), &input[..], &mut output).unwrap();
    let output = String::from_utf8(output).unwrap();
    assert_eq!(output.lines().count(), 2);
    assert!(output.contains("A request has at most 16777216 bytes."));
    assert!(output.ends_with("{\"id\":1,\"ok\":true}\n"));
}

/// Asks and returns the answer.
fn ask(engine: &mut Engine, request: &serde_json::Value) -> serde_json::Value {
    serde_json::from_str(&engine.answer(&request.to_string()).unwrap()).unwrap()
}

#[test]
fn a_whole_game_can_be_saved_and_loaded_at_any_point() {
    use serde_json::json;
    let mut engine = Engine::new(3, wall);
    ask(&mut engine, &json!({ "cmd": "new", "game": "anteater", "seats": 2, "seed": 5 }));
    let mut other = Engine::new(4, wall);
    loop {
        let legal = ask(&mut engine, &json!({ "cmd": "legal" }));
        let Some(step) = legal["legal"].as_array().unwrap().last().cloned() else { break };
        let stands = ask(&mut engine, &json!({ "cmd": "step", "text": step }));
        assert_eq!(stands["ok"], true, "{stands}");
        // Neither a record nor a position loses anything on the way to another engine.
        let record = ask(&mut engine, &json!({ "cmd": "save" }))["record"].clone();
        ask(&mut other, &json!({ "cmd": "record", "text": record }));
        assert_eq!(ask(&mut other, &json!({ "cmd": "save" }))["record"], record);
        let state = ask(&mut engine, &json!({ "cmd": "state" }));
        let opened = ask(&mut other, &json!({ "cmd": "position", "document": state["document"] }));
        assert_eq!((&opened["to_move"], &opened["phase"]), (&stands["to_move"], &stands["phase"]));
        assert_eq!(ask(&mut other, &json!({ "cmd": "state" }))["position"], state["position"]);
        // A position can be set up from its text alone, with seats and options beside it.
        let text = json!({ "cmd": "position", "game": "anteater", "seats": 2, "text": state["position"] });
        assert_eq!(ask(&mut other, &text)["phase"], stands["phase"]);
    }
    let score = ask(&mut engine, &json!({ "cmd": "score" }));
    assert!(!score["winner"].as_array().unwrap().is_empty());
    assert_eq!(score["ranks"].as_object().unwrap().len(), 3);
}

#[test]
fn odd_data_is_played_with_a_warning() {
    use serde_json::json;
    let standard = hexapod_catalog::game("termites").unwrap().newest().data.unwrap();
    // Three Water tiles in a row break a limit that custom maps are free of.
    let odd = standard.replacen(
        "[\"d3\", \"d7\", \"h5\", \"h9\"]",
        "[\"d1\", \"d2\", \"d3\", \"d7\", \"h5\", \"h9\"]",
        1,
    );
    let mut engine = Engine::new(1, wall);
    let answer = ask(&mut engine, &json!({ "cmd": "new", "game": "termites", "seats": 2, "data": odd }));
    assert_eq!(answer["ok"], true, "{answer}");
    assert!(
        answer["warnings"][0].as_str().unwrap().starts_with("[map.duel]: more than two tiles of water"),
        "{answer}"
    );
    let answer = ask(&mut engine, &json!({ "cmd": "new", "game": "termites", "seats": 2 }));
    assert!(answer["warnings"].is_null());
}
