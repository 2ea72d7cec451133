//! The binary from the command line: output, messages, exit codes.
#![allow(clippy::unwrap_used)]

mod common;

use common::{complains, file, folder, hexapod};
use hexapod_catalog::no_such_game;

#[test]
fn every_command_has_help() {
    let ran = hexapod(&["--help"], "");
    assert_eq!(ran.code, 0);
    for command in [
        "games",
        "rules",
        "data",
        "play",
        "learn",
        "replay",
        "verify",
        "simulate",
        "engine",
        "scenarios",
        "count",
        "bench",
    ] {
        assert!(ran.out.contains(&format!("  {command} ")), "{command}: {}", ran.out);
        let help = hexapod(&[command, "--help"], "");
        assert!(help.code == 0 && help.out.contains("Usage: hexapod"), "{command}");
    }
    assert_eq!(hexapod(&["dance"], "").code, 2);
}

#[test]
fn games_are_listed_with_their_options() {
    let ran = hexapod(&["games"], "");
    assert!(ran.out.contains("anteater") && ran.out.contains("2-5 players"), "{}", ran.out);
    let ran = hexapod(&["games", "anteater"], "");
    assert!(
        ran.out.contains("pass_timing") && ran.out.contains("after_roll, before_roll (default after_roll)"),
        "{}",
        ran.out
    );
    let ran = hexapod(&["games", "--json"], "");
    let games: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
    let anteater = games.as_array().unwrap().iter().find(|game| game["id"] == "anteater").unwrap();
    assert_eq!(anteater["options"]["properties"]["rounds"]["maximum"], 4);
}

#[test]
fn bad_setups_get_one_sentence() {
    complains(&["play", "chess"], &no_such_game("chess"));
    complains(&["simulate", "anteater", "-s", "9"], "Anteater is for 2 to 5 players; 9 cannot play it.");
    complains(
        &["simulate", "anteater", "-o", "rounds=9"],
        "Option `rounds` must be a whole number from 1 to 4, not 9.",
    );
    complains(
        &["simulate", "anteater", "-o", "rounds=x"],
        "Option `rounds` must be a whole number from 1 to 4, not \"x\".",
    );
    complains(&["simulate", "anteater", "-o", "rounds"], "`rounds` is not NAME=VALUE.");
    complains(
        &["simulate", "anteater", "-o", "neutral_collects=1"],
        "Option `neutral_collects` must be true or false, not \"1\".",
    );
    complains(
        &["simulate", "anteater", "--preset", "x"],
        "Anteater has no preset `x`; there are standard, short and open.",
    );
    complains(&["simulate", "anteater", "-n", "0"], "At least one game must be played.");
    complains(
        &["play", "anteater", "-s", "3", "-b", "me,random"],
        "There are 3 seats, but 2 players are named.",
    );
    complains(
        &["play", "anteater", "-b", "deep-thought"],
        "There is no bot `deep-thought`; there are level:1 to level:5, random, greedy, ismcts:B, search:B, naive:B or oracle:B (B a number of iterations or, as 100ms, a time for each decision).",
    );
    complains(
        &["rules", "anteater", "R99"],
        "The rules of Anteater have no section or ruling `R99`; see --list.",
    );
    complains(&["play", "no-such.record"], "There is no file `no-such.record`.");
}

#[test]
fn bad_data_files_get_one_sentence() {
    let folder = folder("data");
    let standard = hexapod(&["data", "anteater"], "").out;
    let own = file(&folder, "own.toml", &standard.replace("name = \"Shark Fin\"", "name = \"My Own\""));
    let ran = hexapod(&["play", "anteater", "-s", "3", "-d", &own, "--seed", "3"], "log\n");
    assert!(ran.code == 0 && ran.out.contains("Mounds to come"), "{}", ran.err);
    let broken = file(&folder, "broken.toml", "[game\n");
    let ran = hexapod(&["simulate", "anteater", "-d", &broken], "");
    assert!(ran.code == 2 && ran.err.starts_with("hexapod: Line 1: "), "{}", ran.err);
    let wrong =
        file(&folder, "wrong.toml", &standard.replace("queen = 5\ngeneral = 2", "queen = 1\ngeneral = 2"));
    complains(
        &["simulate", "anteater", "-d", &wrong],
        "[[mound]] 1 (Shark Fin): the Queen (1) is worth less than the General (2).",
    );
    let missing = folder.join("missing.toml");
    let ran = hexapod(&["simulate", "anteater", "-d", missing.to_str().unwrap()], "");
    assert!(ran.code == 2 && ran.err.contains("missing.toml: No such file"), "{}", ran.err);
}

#[test]
fn a_hint_says_why() {
    let args = ["play", "anteater", "-s", "3", "-b", "random", "--seed", "8"];
    let ran = hexapod(&args, "hint\n");
    assert_eq!(ran.code, 0, "{}", ran.err);
    for expected in ["A strong player would play `", "  why: ", "  else `", "  it may go on: "] {
        assert!(ran.out.contains(expected), "{expected:?} is missing:\n{}", ran.out);
    }
}

#[test]
fn a_game_can_be_played_saved_and_resumed() {
    let folder = folder("play");
    let path = folder.join("game.record");
    let path = path.to_str().unwrap();
    // Extra spaces are accepted, illegal actions are explained, and numbers refer to the list.
    let input = "help\n  place   D1.1 \nwhy place A5.1\n1\nundo\n1\nscore\nhint\n99\nrules R32\nquit\n";
    let args = ["play", "anteater", "-s", "3", "-b", "random", "--seed", "8", "--practice", "-f", path];
    let ran = hexapod(&args, input);
    assert_eq!(ran.code, 0, "{}", ran.err);
    for expected in [
        "P1 (yellow) has rolled",
        "There is no space D1.1.",
        "must start the leftmost free column",
        "R10: What is a \"free\" column? A column without dice",
        "Taken back.",
        "A strong player would play",
        "The list has",
        "Does a short column's owner get another column? Never.",
    ] {
        assert!(ran.out.contains(expected), "{expected:?} is missing:\n{}", ran.out);
    }
    let saved = std::fs::read_to_string(path).unwrap();
    assert!(saved.contains("names: [\"me\",\"random\",\"random\"]"), "{saved}");
    assert!(saved.contains("\npractice: yes\n"), "{saved}");
    // Every step was saved, so the game resumes where it was, with the same bots.
    let again = hexapod(&["play", path, "--seed", "9"], "1\nquit\n");
    assert_eq!(again.code, 0, "{}", again.err);
    let longer = std::fs::read_to_string(path).unwrap();
    let steps = |text: &str| text.lines().filter(|line| line.contains(". ")).count();
    assert!(steps(&longer) > steps(&saved) + 4, "{longer}");
}

#[test]
fn a_game_with_real_dice_is_typed_in() {
    let input = "start P1\nreveal A=1\nreveal B=6\nreveal C=9\nroll 7\nroll 4\nplace A1.1\nquit\n\n";
    let ran = hexapod(&["play", "anteater", "-s", "3", "--dice", "hand"], input);
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("I do not understand “roll 7”."), "{}", ran.out);
    assert!(ran.out.contains("P1 places 4 on A1.1: total 4."), "{}", ran.out);
    assert!(ran.out.contains("This game is not saved."), "{}", ran.out);
}

#[test]
fn the_menu_leads_to_a_game() {
    let number = |id: &str| hexapod_catalog::games().position(|game| game.info().id == id).unwrap() + 1;
    let menu = |id: &str, answers: &str| {
        let ran = hexapod(&["play"], &format!("{}\n{answers}quit\n\n", number(id)));
        assert_eq!(ran.code, 0, "{}{}", ran.out, ran.err);
        ran.out
    };
    let usual = menu("anteater", "\n2\n\n\n");
    assert!(usual.contains("  5  Zorina  Thinks the longest"), "{usual}");
    assert!(usual.contains("Round 1 of 4") && usual.contains("P1 yellow"), "{usual}");
    assert_eq!(hexapod(&["play"], "").code, 0);
    assert!(!menu("anteater", "\n2\n\n").contains("Round 1"), "quit at the last question leaves");

    // The own colour and the third one; the bot keeps its usual one if it is free.
    let chosen = menu("anteater", "2\n2\n2\n3\n");
    assert!(chosen.contains("  1  yellow   2  red   3  green   4  blue   5  white   6  drawn\n"), "{chosen}");
    assert!(chosen.contains("P1 red") && chosen.contains("P2 yellow"), "{chosen}");

    // Gold against whatever is drawn for the bot.
    let gold = menu("termites", "2\n2\n3\n");
    assert!(
        gold.contains("  1  blue   2  red   3  gold   4  gray   5  random\nseat 1 (1-5) [5]: "),
        "{gold}"
    );
    assert!(gold.contains("1 gold (g)"), "{gold}");
    // Every colony comes up for one seat or the other when both are drawn.
    let drawn = |colony: &str| (0..200).any(|_| menu("termites", "2\n2\n\n").contains(colony));
    assert!(["1 gold", "1 gray", "2 blue", "2 gray"].iter().all(|colony| drawn(colony)));

    // The corner, then the colour of the seat that was taken; the same colour is not offered twice.
    let corner = menu("dominants", "2\n2\n2\n1\n");
    assert!(corner.contains("  2  B, in the north-east corner\n"), "{corner}");
    assert!(corner.contains("B red") && corner.contains("R yellow"), "{corner}");
    let people = menu("dominants", "2\n6\n3\n\n");
    assert!(people.contains("  1  red   2  yellow   3  green   4  drawn\nB (1-4) [1]: "), "{people}");
}

#[test]
fn bots_have_names_in_the_record_and_are_found_by_them_again() {
    let folder = folder("names");
    let path = folder.join("bots.record");
    let file = path.to_str().unwrap();
    let ran =
        hexapod(&["play", "anteater", "--bots", "me,level:3,level:3", "--seats", "3", "-f", file], "quit\n");
    assert_eq!(ran.code, 0, "{}{}", ran.out, ran.err);
    let record = std::fs::read_to_string(&path).unwrap();
    assert!(record.contains(r#"names: ["me","Rilla 1 (bot)","Rilla 2 (bot)"]"#), "{record}");
    // Resumed, the others are bots again: every prompt is for the first seat.
    let ran = hexapod(&["play", file], "1\n1\n1\n1\nquit\n");
    assert_eq!(ran.code, 0, "{}{}", ran.out, ran.err);
    assert!(
        ran.out.contains("P1> ") && !ran.out.contains("P2> ") && !ran.out.contains("P3> "),
        "{}",
        ran.out
    );
}

#[test]
fn colours_are_chosen_kept_in_the_record_and_checked() {
    let folder = folder("colours");
    let path = folder.join("blue.record");
    let args = ["play", "anteater", "--colours", "blue,usual,green", "-f", path.to_str().unwrap()];
    let ran = hexapod(&args, "quit\n");
    assert!(ran.out.contains("P1 blue") && ran.out.contains("P2 red"), "{}{}", ran.out, ran.err);
    let record = std::fs::read_to_string(&path).unwrap();
    assert!(record.contains("\ncolours: [\"blue\",\"red\",\"green\"]\n"), "{record}");
    // Resumed and replayed in the same colours.
    assert!(hexapod(&["play", path.to_str().unwrap()], "quit\n").out.contains("P1 blue"));
    assert!(hexapod(&["replay", path.to_str().unwrap(), "--at", "last"], "").out.contains("P1 blue"));
    complains(&["play", "anteater", "--colours", "red,red"], "P1 and P2 cannot both be red.");
    complains(
        &["play", "anteater", "--colours", "pink,red"],
        "`pink` is no colour for P1; there are yellow, red, green, blue and white.",
    );
    complains(
        &["play", "termites", "--colours", "red,blue"],
        "Termites has no colours to choose: they follow from its rules.",
    );
    let damaged = file(&folder, "damaged.record", &record.replace("\"blue\"", "\"pink\""));
    let ran = hexapod(&["replay", &damaged], "");
    assert!(
        ran.code == 2 && ran.err.contains("The colours in the record’s header: `pink` is no colour"),
        "{}",
        ran.err
    );
    // Sentences of a game whose seats are called by colours say the colour that is shown, too.
    let glory =
        ["play", "glory", "-p", "skirmish", "--colours", "yellow,blue", "-b", "level:1", "--seed", "3"];
    let ran = hexapod(&glory, "log\nquit\n\n");
    assert!(ran.out.contains("blue (yellow)") && ran.out.contains("shown in blue"), "{}", ran.out);
}

#[test]
fn fair_dice_are_verified_and_loaded_ones_found_out() {
    let folder = folder("verify");
    let path = folder.join("fair.record");
    let args = [
        "play",
        "anteater",
        "-s",
        "2",
        "-b",
        "random,random",
        "-o",
        "rounds=1",
        "-f",
        path.to_str().unwrap(),
    ];
    assert_eq!(hexapod(&args, "").code, 0);
    let ran = hexapod(&["verify", path.to_str().unwrap()], "");
    assert!(ran.code == 0 && ran.out.contains("0 taken back, 0 not equal."), "{}{}", ran.out, ran.err);
    let record = std::fs::read_to_string(&path).unwrap();
    // What a browser has kept is compared with the record.
    let line = |name: &str| record.lines().find_map(|line| line.strip_prefix(name)).unwrap();
    let contributions: Vec<String> = serde_json::from_str(line("contributions: ")).unwrap();
    for (contribution, code) in [(contributions[0].as_str(), 0), (contributions[1].as_str(), 1)] {
        let mine = serde_json::json!({
            "commitment": line("commitment: "), "contribution": contribution, "seat": 0, "seats": 2, "house": [1]
        });
        let kept = file(&folder, "kept.json", &serde_json::json!({ "added": { "1": mine } }).to_string());
        let ran = hexapod(&["verify", path.to_str().unwrap(), "--kept", &kept], "");
        assert_eq!(ran.code, code, "{}{}", ran.out, ran.err);
        assert_eq!(ran.out.contains("the browser's contribution was not used"), code == 1, "{}", ran.out);
    }
    // A manipulated first step. The rest of the record no longer fits, so only the first steps are kept.
    let (good, bad) = if record.contains("1. chance: start P1") { ("P1", "P2") } else { ("P2", "P1") };
    let head: String =
        record.lines().take_while(|line| !line.starts_with("2. ")).map(|line| format!("{line}\n")).collect();
    let head: String = head
        .lines()
        .filter(|line| !line.starts_with("steps:") && !line.starts_with("result:"))
        .map(|line| format!("{line}\n"))
        .collect();
    let secret = record.lines().find(|line| line.starts_with("secret: ")).unwrap();
    let loaded = head.replace(&format!("1. chance: start {good}"), &format!("1. chance: start {bad}"));
    let loaded = file(&folder, "loaded.record", &format!("{loaded}\n{secret}\n"));
    let ran = hexapod(&["verify", &loaded], "");
    assert_eq!(ran.code, 1);
    assert!(
        ran.out.contains(&format!(
            "Step 1: Draw 1 must give `start {good}`, but the record says `start {bad}`."
        )),
        "{}",
        ran.out
    );
    let ran = hexapod(&["verify", &loaded, "--json"], "");
    let report: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(report["ok"], false);
    // A claimed result that contradicts the steps.
    let claimed: String = record
        .lines()
        .map(|line| {
            if line.starts_with("result: ") {
                "result: P1 999; winner P1\n".to_owned()
            } else {
                format!("{line}\n")
            }
        })
        .collect();
    let ran = hexapod(&["verify", &file(&folder, "claimed.record", &claimed)], "");
    assert!(
        ran.code == 1 && ran.out.contains("The record claims the result `P1 999; winner P1`"),
        "{}",
        ran.out
    );
    // Without secret or commitment there is nothing to check.
    let no_secret: String =
        record.lines().filter(|line| !line.starts_with("secret")).map(|line| format!("{line}\n")).collect();
    let no_secret = file(&folder, "no-secret.record", &no_secret);
    complains(
        &["verify", &no_secret],
        &format!(
            "{no_secret}: The secret of this record is not published yet; that happens when the game is over or abandoned."
        ),
    );
    let plain = concat!(env!("CARGO_MANIFEST_DIR"), "/../games/anteater/tests/records/seats-3.record");
    complains(
        &["verify", plain],
        &format!("{plain}: This record has no verifiable dice: its header has no commitment."),
    );
}

#[test]
fn damaged_records_name_line_and_reason() {
    let folder = folder("records");
    let whole = std::fs::read_to_string(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../games/anteater/tests/records/seats-3.record"
    ))
    .unwrap();
    let refuses = |name: &str, text: &str, sentence: &str| {
        let path = file(&folder, name, text);
        complains(&["replay", &path, "--at", "last"], &format!("{path}: {sentence}"));
    };
    let line = |text: &str| whole.lines().position(|line| line.starts_with(text)).unwrap() + 1;
    // An illegal step.
    let fifth = line("5. ");
    let old = whole.lines().nth(fifth - 1).unwrap();
    refuses(
        "illegal.record",
        &whole.replace(old, "5. chance: roll 9"),
        &format!("Line {fifth}: `roll 9` is refused (BAD_ACTION): I do not understand “roll 9”."),
    );
    refuses(
        "actor.record",
        &whole.replace(old, "5. P1: roll 3"),
        &format!("Line {fifth}: It is the step of chance, not of P1."),
    );
    refuses(
        "seat.record",
        &whole.replace(old, "5. P9: roll 3"),
        &format!("Line {fifth}: There is no seat P9 in this game."),
    );
    refuses(
        "number.record",
        &whole.replace(old, "7. chance: roll 3"),
        &format!("Line {fifth}: Step 5 is numbered 7."),
    );
    // Cut off after some lines, and in the middle of a line.
    let cut: String = whole.lines().take(fifth + 10).map(|line| format!("{line}\n")).collect();
    let steps = whole.lines().find(|line| line.starts_with("steps: ")).unwrap();
    let steps = steps.strip_prefix("steps: ").unwrap();
    refuses(
        "cut.record",
        &cut,
        &format!("The record should have {steps} steps but has 15: it is cut short or damaged."),
    );
    let no_length: String =
        cut.lines().filter(|line| !line.starts_with("steps")).map(|line| format!("{line}\n")).collect();
    refuses(
        "cut2.record",
        &no_length,
        "The record names a result, but after its last step (15) the game is not over: it is cut short.",
    );
    refuses("empty.record", "", "This is no record: its header does not name a game (`game: anteater`).");
    refuses(
        "future.record",
        &whole.replace("rules: 1", "rules: 99"),
        "There is no version 99 of the rules of Anteater; this program knows versions 1 to 2.",
    );
    refuses(
        "seats.record",
        &whole.replace("seats: 3", "seats: 7"),
        "Anteater is for 2 to 5 players; 7 cannot play it.",
    );
    // A redacted record can be read, but neither played on nor verified.
    let redacted = file(&folder, "redacted.record", &whole.replace("seats: 3\n", "seats: 3\nseen-by: P2\n"));
    let sentence =
        "This record shows only what P2 could see; it is for reading, and cannot be played on or verified.";
    complains(&["play", &redacted], &format!("{redacted}: {sentence}"));
    complains(&["verify", &redacted], &format!("{redacted}: {sentence}"));
    let ran = hexapod(&["replay", &redacted], "");
    assert!(
        ran.code == 0
            && ran.out.starts_with("A game of anteater with 3 seats, as P2 saw it.\n   1. chance: start"),
        "{}",
        ran.out
    );
    let chess = file(&folder, "chess.record", "game: chess\nseats: 2\n\n1. e4\n");
    complains(&["replay", &chess, "--at", "last"], &no_such_game("chess"));
}

#[test]
fn a_record_is_stepped_through() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../games/anteater/tests/records/seats-3.record");
    let ran = hexapod(&["replay", path], "\nn\np\n20\nview P2\nview P9\nlast\nfirst\nlog\nwhat\nquit\n");
    assert_eq!(ran.code, 0, "{}", ran.err);
    for expected in
        ["Step 1 of", "Step 20 of", "There is no seat `P9`", "The game is over; P2 wins.", "Enter or n: next"]
    {
        assert!(ran.out.contains(expected), "{expected:?} is missing:\n{}", ran.out);
    }
    let ran = hexapod(&["replay", path, "--at", "10", "--view", "P1", "--json"], "");
    let value: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(value["standing"]["step"], 10);
    assert_eq!(value["view"]["colours"][0]["tiles_shown"], true);
    assert_eq!(value["view"]["colours"][1]["tiles_shown"], false);
    complains(
        &["replay", path, "--at", "9999"],
        "There is no step `9999`: the record has 150.".replace("150", &length(path)).as_str(),
    );
}

fn length(path: &str) -> String {
    let text = std::fs::read_to_string(path).unwrap();
    let line = text.lines().find(|line| line.starts_with("steps: ")).unwrap();
    line.strip_prefix("steps: ").unwrap().to_owned()
}

#[test]
fn scenarios_report_and_exit_as_promised() {
    let folder = folder("scenarios");
    let good = "### good\n```scenario\nseats 3\nfresh\nsee phase start\n```\n";
    let bad = "### bad\n```scenario\nseats 3\nfresh\nsee phase roll\n```\n";
    let unreadable = "### odd\n```scenario\nseats 3\nfresh\nsee moon full\n```\n";
    let path = file(&folder, "anteater-more.md", good);
    let ran = hexapod(&["scenarios", &path], "");
    assert_eq!((ran.code, ran.out.as_str()), (0, "1 passed, 0 failed\n"));
    let path = file(&folder, "anteater.bad.md", &format!("{good}{bad}"));
    let ran = hexapod(&["scenarios", &path], "");
    assert_eq!(ran.code, 1);
    assert!(
        ran.out.starts_with(&format!("{path}:11: bad: ")) && ran.out.ends_with("\n1 passed, 1 failed\n"),
        "{}",
        ran.out
    );
    let path = file(&folder, "anteater-odd.md", &format!("{good}{unreadable}"));
    let ran = hexapod(&["scenarios", &path], "");
    assert_eq!(ran.code, 2);
    assert!(ran.out.ends_with("1 passed, 1 failed\n"), "{}", ran.out);
    let path = file(&folder, "other.md", good);
    let ran = hexapod(&["scenarios", &path], "");
    assert!(ran.code == 2 && ran.err.contains("There is no game `other`"), "{}", ran.err);
    assert_eq!(hexapod(&["scenarios", &path, "--game", "anteater"], "").code, 0);
    assert_eq!(hexapod(&["scenarios", "missing.md", "--game", "anteater"], "").code, 2);
    let rules = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/rules/anteater.md");
    let ran = hexapod(&["scenarios", rules], "");
    assert_eq!((ran.code, ran.out.as_str()), (0, "71 passed, 0 failed\n"));
}

#[test]
fn simulations_do_not_depend_on_the_number_of_cores() {
    let run = |threads: &str| {
        hexapod(
            &["simulate", "anteater", "-n", "500", "-s", "2", "--seed", "4", "--threads", threads, "--json"],
            "",
        )
    };
    let (one, three) = (run("1"), run("3"));
    assert_eq!(one.code, 0, "{}", one.err);
    assert_eq!(one.out, three.out);
    let report: serde_json::Value = serde_json::from_str(&one.out).unwrap();
    let parties = report["parties"].as_array().unwrap();
    assert_eq!(parties.len(), 3);
    let wins: f64 = parties.iter().map(|party| party["wins"]["share"].as_f64().unwrap()).sum();
    assert!((wins - 1.0).abs() < 1e-9);
    let csv = hexapod(&["simulate", "anteater", "-n", "50", "-s", "4", "--format", "csv"], "").out;
    assert_eq!(csv.lines().count(), 5);
    let columns = csv.lines().next().unwrap().split(',').count();
    assert!(csv.lines().all(|line| line.split(',').count() == columns));
    let table = hexapod(&["simulate", "anteater", "-n", "200", "-s", "3", "-b", "search:20,random"], "").out;
    assert!(table.contains("P1        search:20") && table.contains("steps in a game"), "{table}");
}

#[test]
fn counts_and_rules_and_the_engine_answer() {
    let ran = hexapod(&["count", "anteater", "3", "-s", "3"], "");
    assert_eq!(ran.out.split_whitespace().collect::<Vec<_>>(), ["1", "3", "2", "36", "3", "396"]);
    let folder = folder("count");
    let position = file(&folder, "p.txt", "seats 3\nround 1 start P1\nmounds A=10 B=4 C=6\nturn P1\n");
    let ran = hexapod(&["count", "anteater", "2", "--position", &position, "--json"], "");
    assert_eq!(
        serde_json::from_str::<serde_json::Value>(&ran.out).unwrap(),
        serde_json::json!([[1, 6], [2, 30]])
    );
    let ran = hexapod(&["rules", "anteater", "R32"], "");
    assert!(ran.out.contains("Never"), "{}", ran.out);
    let ran = hexapod(&["rules", "anteater", "7.4"], "");
    assert!(ran.out.starts_with("### 7.4 `choose`") && !ran.out.contains("7.5"), "{}", ran.out);
    assert!(hexapod(&["rules", "anteater", "--list"], "").out.contains("12. Rulings register"));
    let ran = hexapod(&["engine"], "{\"id\":1,\"cmd\":\"games\"}\nnonsense\n");
    assert_eq!((ran.code, ran.out.lines().count()), (0, 2));
}

#[test]
fn bench_reports_ratios() {
    let ran = hexapod(&["bench", "anteater", "--steps", "1000", "--json"], "");
    assert_eq!(ran.code, 0, "{}", ran.err);
    let report: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(report["figures"].as_array().unwrap().len(), 4);
    assert!(report["figures"][0]["listed_ratio"].as_f64().unwrap() > 0.0);
}

#[test]
fn what_was_taken_back_can_be_played_again() {
    let ran = hexapod(
        &["play", "anteater", "-s", "3", "-b", "random", "--seed", "3", "--practice"],
        "1\nlog\nundo\nredo\nlog\nquit\n\n",
    );
    let logs: Vec<&str> = ran.out.split("P1> ").filter(|part| part.starts_with("   1. ")).collect();
    assert_eq!(logs.len(), 2, "{}", ran.out);
    assert_eq!(logs[0], logs[1]);
}

/// What the dice have shown stays, except in a game for practice; a walk is one input, and a turn goes back as a whole.
#[test]
fn undo_takes_back_inputs_and_no_dice() {
    let ran =
        hexapod(&["play", "anteater", "-s", "3", "-b", "random", "--seed", "3"], "1\nundo\nredo\nquit\n\n");
    assert_eq!(ran.code, 0, "{}", ran.err);
    for expected in ["has been shown since, so it cannot be taken back", "There is nothing to play again."] {
        assert!(ran.out.contains(expected), "{expected:?} is missing:\n{}", ran.out);
    }
    let play = |input: &str| {
        let ran = hexapod(&["play", "dominants", "-s", "2", "--seed", "3"], input);
        assert_eq!(ran.code, 0, "{}", ran.err);
        let logs: Vec<String> =
            ran.out.split("> ").filter(|part| part.starts_with("   1. ")).map(str::to_owned).collect();
        (logs, ran.out)
    };
    let (logs, out) = play("log\ngo d4 g7\nlog\nundo\nlog\nredo\nlog\ngo g7 f6\nundo turn\nlog\nquit\n\n");
    assert_eq!(logs.len(), 5, "{out}");
    assert_ne!(logs[0], logs[1], "{out}");
    assert_eq!((&logs[2], &logs[3], &logs[4]), (&logs[0], &logs[1], &logs[0]), "{out}");
}

#[test]
fn covered_points_stay_covered_until_the_end() {
    let folder = folder("covered");
    let whole = std::fs::read_to_string(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../games/anteater/tests/records/seats-3.record"
    ))
    .unwrap();
    let text: String = whole
        .lines()
        .filter(|line| !line.starts_with("steps") && !line.starts_with("result"))
        .take(120)
        .map(|line| format!("{line}\n"))
        .collect();
    let path = file(&folder, "running.record", &text.replace("playouts:60", "me"));
    let ran = hexapod(&["play", &path], "score\nquit\n");
    let scores = ran.out.lines().filter(|line| line.contains(" = tiles ")).count();
    assert_eq!(scores, 1, "{}", ran.out);
}

/// Glory's Legacy phase takes the maximum of a span: the list of actions says how much that is.
#[test]
fn the_list_of_actions_says_what_they_cost() {
    let folder = folder("prices");
    let whole = std::fs::read_to_string(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../games/glory/tests/records/seats-2-standard.record"
    ))
    .unwrap();
    let (before, _) = whole.split_once("146. red: legacy mobile").unwrap();
    let running = before.lines().filter(|line| !line.starts_with("steps") && !line.starts_with("result"));
    let text: String = running.map(|line| format!("{line}\n")).collect();
    let path = file(&folder, "legacy.record", &text);
    let ran = hexapod(&["play", &path], "\nlog\nquit\n");
    for line in [
        "legacy natural: takes 4 Glory, leaves 3",
        "legacy mobile: takes 7 Glory, leaves 0",
        "The Slaughterhouse on j10 gives red 3 food.",
    ] {
        assert!(ran.out.contains(line), "{line}\n{}", ran.out);
    }
}

#[test]
fn a_saved_game_keeps_its_names_and_takes_no_new_options() {
    let folder = folder("names");
    let path = file(
        &folder,
        "named.record",
        "game: anteater\nseats: 3\nnames: [\"Ann\",\"Bob\",\"Cy\"]\n\n1. chance: start P1\n",
    );
    let ran = hexapod(&["play", &path, "--seed", "1"], "1\nquit\n");
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(std::fs::read_to_string(&path).unwrap().contains("names: [\"Ann\",\"Bob\",\"Cy\"]"));
    complains(
        &["play", &path, "-s", "5"],
        "Seats, options, colours and data of a saved game are in its record; leave them out.",
    );
    complains(&["play", "-s", "5"], "Name the game too: hexapod play GAME …");
    complains(
        &["simulate", "anteater", "-s", "2", "-b", "random,random,random"],
        "There are 2 seats, but 3 bots are named.",
    );
    let ran = hexapod(&["play", "anteater", "-s", "3", "--seed", "1"], "roll ö\n1\n");
    assert!(ran.code == 0 && ran.out.ends_with("This game was not saved.\n"), "{}", ran.out);
}

#[test]
fn nobody_sees_the_hand_of_the_one_before() {
    let ran = hexapod(&["play", "termites", "-s", "2", "--seed", "3"], "\nmound M9 h7\n\nquit\n\n");
    assert_eq!(ran.code, 0, "{}", ran.err);
    // The screen is cleared before the next player is asked to take the keyboard.
    let screens: Vec<&str> = ran.out.split("\u{1b}[2J\u{1b}[3J\u{1b}[H").collect();
    let asked: Vec<&&str> = screens.iter().filter(|screen| screen.contains("take the keyboard")).collect();
    assert_eq!(asked.len(), 2, "{}", ran.out);
    assert!(asked.iter().all(|screen| !screen.contains("hand:")), "{}", ran.out);
    // Each screen shows one hand only.
    assert!(
        screens
            .iter()
            .all(|screen| screen.matches("hand: 3 hidden").count() <= screen.matches("Terrain:").count())
    );
    // A token drawn by hand goes to the seat at the keyboard, and the prompt names that seat.
    let ran = hexapod(
        &["play", "termites", "-s", "2", "--dice", "hand"],
        "first 2\n\ndraw F1\ndraw W1\ndraw W1\n\ndraw W1\n",
    );
    assert!(ran.out.contains("2, take the keyboard") && ran.out.contains("chance for 2> "), "{}", ran.out);
    assert!(ran.out.contains("1, take the keyboard") && ran.out.contains("chance for 1> "), "{}", ran.out);
}

/// Older versions of the rules are chosen by their number.
#[test]
fn versions_of_the_rules_are_chosen() {
    let ran = hexapod(&["games", "glory"], "");
    assert!(ran.out.contains("\nVersions of the rules (--rules N):\n  1 "), "{}", ran.out);
    let simulate =
        |more: &[&str]| hexapod(&[&["simulate", "glory", "-n", "20", "--json"], more].concat(), "");
    let (one, newest) = (simulate(&["--rules", "1"]), simulate(&[]));
    assert_eq!((one.code, newest.code), (0, 0), "{}", one.err);
    assert_ne!(one.out, newest.out);
    complains(
        &["simulate", "glory", "--rules", "1", "-o", "rally=0"],
        "There is no option `rally`; the options are rounds, setup, income, spent, explosion, facilities, civilized and permission.",
    );
    let versions = hexapod_catalog::game("glory").unwrap().info().newest();
    for command in ["simulate", "data"] {
        complains(
            &[command, "glory", "--rules", "9"],
            &format!(
                "There is no version 9 of the rules of Glory; this program knows versions 1 to {versions}."
            ),
        );
    }
    let old = concat!(env!("CARGO_MANIFEST_DIR"), "/../games/glory/tests/scenarios-1.md");
    let run = |rules: &[&str]| hexapod(&[&["scenarios", "--game", "glory", old], rules].concat(), "");
    assert_eq!(run(&["--rules", "1"]).code, 0);
    assert_ne!(run(&[]).code, 0);
}
