//! Two versions of the rules side by side.

use hexapod_core::{Record, Replay, Rules as _, SetupError, Viewer, Wish};
use hexapod_testkit::scenario::check_under;
use serde_json::json;

use crate::game::Pocket;

fn wish(rules: u32) -> Wish {
    Wish { rules: Some(rules), ..Wish::seats(2) }
}

fn game(wish: &Wish) -> Result<Pocket<0>, SetupError> {
    Pocket::from_wish(wish)
}

#[test]
fn each_version_has_its_own_options() {
    let old = game(&wish(1)).expect("version 1");
    assert_eq!(
        (old.options.rounds, old.options.bonus),
        (1, true),
        "what version 1 does not have is at its default"
    );
    assert_eq!(game(&Wish::seats(2)).expect("the newest").options.rounds, 2);
    let with =
        |name: &str, value| Wish { options: [(name.to_owned(), value)].into_iter().collect(), ..wish(1) };
    let error = game(&with("bonus", json!(false))).expect_err("no such option in version 1");
    assert_eq!((error.code(), error.field()), ("bad-option", Some("bonus")));
    let error = game(&with("rounds", json!(3))).expect_err("three rounds came with version 2");
    assert_eq!(error.to_string(), "Option `rounds` must be a whole number from 1 to 2, not 3.");
    let preset = Wish { preset: Some("plain".into()), ..wish(1) };
    assert_eq!(game(&preset).expect_err("no presets in version 1").code(), "bad-option");
}

#[test]
fn an_unknown_version_is_refused() {
    for rules in [0, 3, u32::MAX] {
        let error = game(&wish(rules)).expect_err("no such version");
        assert_eq!((error.code(), error.field()), ("bad-rules", Some("rules")));
    }
    assert_eq!(
        game(&wish(3)).expect_err("no version 3").to_string(),
        "There is no version 3 of the rules of Pocket; this program knows versions 1 to 2."
    );
}

/// Records and positions say their version, and are played on under it.
#[test]
fn records_and_positions_keep_their_version() {
    for rules in [1, 2] {
        let mut replay = Replay::new(game(&wish(rules)).expect("a table"));
        replay.submit(None, "draw 1").expect("legal");
        let text = replay.record(Viewer::Referee);
        assert!(text.contains(&format!("\nrules: {rules}\n")), "{text}");
        let record = Record::read(&text).expect("a record");
        let again =
            Replay::<Pocket>::from_record(&record, &|message| message.key.to_owned()).expect("a game");
        assert_eq!(again.game().setup().rules, rules);
        let document = replay.document();
        assert_eq!(document.rules, rules);
        let again = Replay::<Pocket>::from_document(&document).expect("a position");
        assert_eq!((again.game().setup().rules, again.state()), (rules, replay.state()));
    }
    let text = "game: pocket\nrules: 4294967298\nseats: 2\n\n";
    let record = Record::read(text).expect("a record");
    let error =
        Replay::<Pocket>::from_record(&record, &|message| message.key.to_owned()).expect_err("unknown");
    assert!(error.to_string().contains("this program knows versions 1 to 2"), "{error}");
}

#[test]
fn scenarios_run_under_a_version() {
    let text = "```scenario\nseats 2\nopt bonus=off\nturn A\n```\n";
    assert!(std::panic::catch_unwind(|| check_under::<Pocket>(text, 1)).is_err());
}
