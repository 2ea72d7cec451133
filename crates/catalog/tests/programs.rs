//! External programs at a table: what they receive, and how failures are handled.
//!
//! The programs are short shell commands, so the tests need nothing but a shell.
#![cfg(unix)]
#![allow(clippy::unwrap_used)]

use std::path::PathBuf;
use std::process::Command;
use std::time::Duration;

use hexapod_catalog::{AnyTable, GameResult, Player, Program, game, generator};
use hexapod_core::{Seat, ToMove, Viewer, Wish};
use serde_json::{Value as Json, json};

/// Answers each line with its first legal action; `start` and `over` have none.
const FIRST: &str = r#"while IFS= read -r line; do printf "%s\n" "$line" | sed -n "s/.*\"legal\":\[\"\([^\"]*\)\".*/{\"action\":\"\1\"}/p"; done"#;

fn shell(script: &str) -> Program {
    let words = ["sh", "-c", script];
    // A generous deadline: a shell starts slowly on a busy machine.
    Program::new(&shlex::try_join(words).unwrap()).unwrap().with_deadline(Duration::from_secs(20))
}

fn short(id: &str) -> Wish {
    let options = if id == "anteater" { json!({ "rounds": 1 }) } else { json!({}) };
    Wish { options: options.as_object().unwrap().clone(), ..Wish::seats(2) }
}

/// Plays a game of Anteater in which the first seat is a program.
fn play(program: Program) -> GameResult {
    let players = [Player::Program(program), "random".parse().unwrap()];
    game("anteater").unwrap().simulator(&short("anteater"), &players).unwrap().run(5)
}

/// Returns why the program in the first seat lost.
fn fault(program: Program) -> String {
    let result = play(program);
    let (seat, message) = result.forfeit.unwrap();
    assert_eq!(
        (seat.index(), &result.win_shares[..2], &result.winners[..2]),
        (0, &[0.0, 1.0][..], &[false, true][..])
    );
    message
}

fn folder(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&path);
    std::fs::create_dir_all(&path).unwrap();
    path
}

#[test]
fn a_program_plays_a_whole_game() {
    let result = play(shell(FIRST));
    assert_eq!(result.forfeit, None);
    assert!(result.thinking[0].decisions > 5, "{result:?}");
    assert_eq!(result.thinking[1].decisions, 0);
    // The program is deterministic, so the same seed gives the same game.
    let again = play(shell(FIRST));
    assert_eq!((result.scores, result.steps, result.decisions), (again.scores, again.steps, again.decisions));
}

#[test]
fn a_program_is_told_what_its_seat_sees_and_no_more() {
    let heard = folder("heard").join("lines");
    let program = shell(&format!("tee {} | {FIRST}", heard.display()));
    for id in ["anteater", "termites"] {
        let mut table: Box<dyn AnyTable> = game(id).unwrap().begin(&short(id)).unwrap();
        let mut rng = generator(3);
        let seat = Seat::new(1);
        let mut guest = None;
        let mut expected = Vec::new();
        let mut told = 0;
        // Enough decisions for hidden draws of both sides.
        while expected.len() < 12 && table.standing().to_move != ToMove::Over {
            let standing = table.standing();
            if table.roll(&mut rng).is_some() {
                continue;
            }
            if standing.to_move != ToMove::Seat(seat) {
                let action = table.choose("random".parse().unwrap(), standing.step as u64, None).unwrap();
                table.submit(None, &action).unwrap();
                continue;
            }
            let guest = guest.get_or_insert_with(|| program.sit_down(table.as_ref(), seat).unwrap());
            let action = guest.decide(table.as_ref()).unwrap();
            let own = Viewer::Seat(seat);
            expected.push(json!({
                "cmd": "act", "step": standing.step, "view": table.view(own).json(), "legal": table.legal(),
                "events": table.events(told, own), "deadline_ms": 20_000,
            }));
            told = standing.step;
            table.submit(Some(seat), &action).unwrap();
        }
        guest.unwrap().leave(table.as_ref(), None);
        let lines = std::fs::read_to_string(&heard).unwrap();
        let lines: Vec<Json> = lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        assert_eq!(
            (&lines[0]["cmd"], &lines[0]["game"], &lines[0]["seat"]),
            (&json!("start"), &json!(id), &json!(table.seats().name(seat)))
        );
        assert_eq!(lines[1..lines.len() - 1], expected[..]);
        assert_eq!(lines.last().unwrap(), &json!({ "cmd": "over" }));
        if game(id).unwrap().info().secrets {
            let hidden = table.events(0, Viewer::Referee) != table.events(0, Viewer::Seat(seat));
            assert!(hidden, "there was nothing to hide");
        }
    }
}

#[test]
fn a_program_that_ends_loses() {
    assert_eq!(fault(shell("exit 3")), "It ended (exit status: 3) instead of answering.");
    assert_eq!(
        fault(shell("read start; echo first >&2; echo the battery is empty >&2; exit 1")),
        "It ended (exit status: 1) instead of answering; its last words: the battery is empty."
    );
    let missing = fault(Program::new("./no-such-program --at all").unwrap());
    assert!(missing.starts_with("It cannot be started: "), "{missing}");
    // It closes its output but keeps running.
    let closed = fault(shell("exec >&-; exec sleep 1000"));
    assert_eq!(closed, "It ended (without a word more) instead of answering.");
}

#[test]
fn a_program_that_hangs_loses_and_is_put_out() {
    let pid = folder("hangs").join("pid");
    // The first answer may come late, as an interpreter has to start; the second must not.
    let one = FIRST.strip_prefix("while").unwrap().replace("; do ", "; read -r line; ").replace("; done", "");
    let script = format!("echo $$ > {}; {one}; exec sleep 1000", pid.display());
    let program = shell(script.trim()).with_deadline(Duration::from_millis(150));
    assert_eq!(fault(program), "It gave no answer within 150 ms.");
    let pid = std::fs::read_to_string(pid).unwrap();
    // The process has ended and has been waited for.
    let signal = Command::new("kill").args(["-0", pid.trim()]).output().unwrap();
    assert!(!signal.status.success(), "process {pid} is still there");
}

#[test]
fn a_program_that_does_not_listen_loses() {
    // It never reads its input.
    let program = shell("exec sleep 1000").with_deadline(Duration::from_millis(1));
    let message = fault(program);
    assert_eq!(message, "It gave no answer within 1 ms.");
}

#[test]
fn nonsense_loses() {
    let answering =
        |answer: &str| shell(&format!("read start; read act; echo '{answer}'; read act; exec sleep 1000"));
    for (answer, message) in [
        ("hello", "Its answer is not {\"action\": \"…\"}: `hello`."),
        ("", "Its answer is not {\"action\": \"…\"}: ``."),
        ("[1]", "Its answer is not {\"action\": \"…\"}: `[1]`."),
        ("{\"action\": 7}", "Its answer is not {\"action\": \"…\"}: `{\"action\": 7}`."),
        ("{\"action\": \"fly\"}", "Its action `fly` is refused (BAD_ACTION): I do not understand “fly”."),
        (
            "{\"action\": \"throw own; roll 6\"}",
            "Its answer is not {\"action\": \"…\"}: `{\"action\": \"throw own; roll 6\"}`.",
        ),
    ] {
        assert_eq!(fault(answering(answer)), message);
    }
    let long = "read start; read act; head -c 200000 /dev/zero | tr '\\0' x; exec sleep 1000";
    assert_eq!(fault(shell(long)), "Its answer is longer than 65536 bytes.");
    // Control characters are removed and long output is cut.
    let painted = fault(shell("read start; read act; printf '\\033[31m%0300d\\n' 0; exec sleep 1000"));
    assert!(!painted.contains('\u{1b}') && painted.len() < 300, "{painted}");
}

#[test]
fn a_program_that_talks_out_of_turn_loses() {
    let twice = FIRST.replace("}/p\"", "}/p\" | sed \"p\"");
    let message = fault(shell(&format!("echo good morning; {twice}")));
    // A line sent before the question is a fault, whether it is read before or after the question is sent.
    assert!(message.contains("good morning"), "{message}");
}

#[test]
fn what_a_program_complains_about_does_not_stop_it() {
    let result = play(shell(&format!("head -c 3000000 /dev/zero | tr '\\0' e >&2; {FIRST}")));
    assert_eq!(result.forfeit, None);
}
