//! Every puzzle of every game: its position is legal, its solutions are judged right, its tempting answers wrong, what
//! follows can be played, its evidence is consistent, and a search finds it.

use hexapod_catalog::{AnyGame, games};
use hexapod_core::ToMove;
use hexapod_learn::Puzzle;
use hexapod_learn::puzzle::{Verdict, all_hold, answer, puzzles, read_puzzles};

/// Themes that follow from the evaluation and not from a reason.
const GENERAL: [&str; 5] = ["win", "rescue", "race", "hidden", "quiet"];
/// The smallest difference in win share between the solution and any other decision.
const GAP: f64 = 0.12;

fn each(test: impl Fn(&dyn AnyGame, &Puzzle)) {
    for game in games() {
        for puzzle in puzzles(game) {
            test(game, puzzle);
        }
    }
}

/// A new game may have none; one that has puzzles has enough for weeks.
#[test]
fn a_game_with_puzzles_has_at_least_sixty() {
    let counts: Vec<(&str, usize)> =
        games().map(|game| (game.info().id, puzzles(game).len())).filter(|(_, count)| *count > 0).collect();
    assert!(counts.len() >= 4, "{counts:?}");
    assert!(counts.iter().all(|(_, count)| *count >= 60), "{counts:?}");
}

#[test]
fn positions_are_legal_and_the_solver_is_to_move() {
    each(|game, puzzle| {
        let table = puzzle.table(game).unwrap_or_else(|error| panic!("{}: {error}", puzzle.id));
        let seat = table.seats().seat(&puzzle.you);
        assert_eq!(table.standing().to_move.seat(), seat, "{}", puzzle.id);
        assert_eq!(table.standing().to_move, ToMove::Seat(seat.unwrap()), "{}", puzzle.id);
        assert_eq!(puzzle.document.rules, game.info().newest(), "{}", puzzle.id);
        assert_eq!(table.position().trim(), puzzle.document.position.trim(), "{}", puzzle.id);
    });
}

#[test]
fn solutions_are_right_and_tempting_answers_wrong() {
    each(|game, puzzle| {
        for solution in &puzzle.solutions {
            let judged = answer(game, puzzle, solution).unwrap();
            assert_eq!(judged.verdict, Verdict::Right, "{} {solution:?}", puzzle.id);
        }
        let mut right = answer(game, puzzle, &puzzle.solutions[0]).unwrap().table;
        for step in &puzzle.then {
            right
                .submit(None, step)
                .unwrap_or_else(|refused| panic!("{} {step}: {}", puzzle.id, refused.message));
        }
        assert!(!puzzle.wrong.is_empty(), "{} tempts nobody", puzzle.id);
        for wrong in &puzzle.wrong {
            let mut judged = answer(game, puzzle, &wrong.steps).unwrap();
            assert_eq!(judged.verdict, Verdict::Wrong, "{} {:?}", puzzle.id, wrong.steps);
            for step in &wrong.then {
                let played = judged.table.submit(None, step);
                played.unwrap_or_else(|refused| panic!("{} {step}: {}", puzzle.id, refused.message));
            }
        }
    });
}

#[test]
fn the_evidence_is_consistent() {
    each(|game, puzzle| {
        let evidence = &puzzle.evidence;
        // Shares are written with three digits.
        assert!(evidence.best - evidence.second > GAP - 0.002, "{}", puzzle.id);
        assert!(evidence.found <= 10 * evidence.budget, "{}", puzzle.id);
        let themes = game.info().puzzles.themes;
        for theme in &puzzle.themes {
            let is_known =
                GENERAL.contains(&theme.as_str()) || themes.iter().any(|(_, known)| known == theme);
            assert!(is_known, "{}: {theme}", puzzle.id);
        }
    });
}

/// `hexapod puzzles GAME --check` verifies them at ten times the budget; this is the short form.
#[test]
fn a_search_finds_each_solution() {
    each(|game, puzzle| {
        let table = puzzle.table(game).unwrap();
        let budget = puzzle.evidence.budget.max(puzzle.evidence.found);
        let finds = |seed: &u64| {
            if puzzle.is_turn() {
                let best = table.turns(&[], *seed, budget, 1).remove(0);
                return answer(game, puzzle, &best.steps).unwrap().verdict == Verdict::Right;
            }
            let thought = table.think(*seed, 1, &|done| done < budget).unwrap();
            puzzle.solutions.iter().any(|solution| solution[0] == thought.action)
        };
        let found = (0..3).filter(finds).count();
        assert!(found >= 2, "{}: {found} of 3 searches find it", puzzle.id);
    });
}

/// A turn is judged by what it brings about, and only while it lasts.
#[test]
fn turns_are_on_the_way_until_the_facts_hold_or_they_end() {
    let mut turns = 0;
    each(|_, puzzle| assert!(!puzzle.is_turn() || puzzle.solutions.len() == 1, "{}", puzzle.id));
    for game in games() {
        for puzzle in puzzles(game).iter().filter(|puzzle| puzzle.is_turn()) {
            turns += 1;
            assert!(!all_hold(&*puzzle.table(game).unwrap(), &puzzle.until).unwrap(), "{}", puzzle.id);
            let judged = |steps: &[String]| answer(game, puzzle, steps).unwrap();
            let solution = &puzzle.solutions[0];
            assert_eq!(judged(&solution[..solution.len() - 1]).verdict, Verdict::OnTheWay, "{}", puzzle.id);
            // One input of many steps is judged step by step.
            let whole = [&solution[..], &puzzle.then[..]].concat().join("; ");
            let right = judged(&[whole]);
            assert_eq!(right.verdict, Verdict::Right, "{}", puzzle.id);
            assert_eq!(right.table.standing().step, solution.len(), "{}", puzzle.id);
            for wrong in &puzzle.wrong {
                let begun = judged(&wrong.steps[..wrong.steps.len() - 1]);
                assert_eq!(begun.verdict, Verdict::OnTheWay, "{}", puzzle.id);
            }
        }
    }
    assert!(turns > 0);
}

#[test]
fn a_written_puzzle_is_read_again() {
    each(|game, puzzle| {
        let read = read_puzzles(game.info().id, &puzzle.to_string()).unwrap();
        assert_eq!(read, std::slice::from_ref(puzzle));
    });
}

const TEXT: &str = "## abc\n\n```puzzle\nrules 2\nseats 2\nthemes lead\npart end\nshares 0.900 0.500\nfound 12 400\n\
                    position\nround 1\nyou P1\nplay place A\nplay reroll; place A\nwrong pass = roll 3; place B\n```\n";

#[test]
fn what_is_no_puzzle_names_its_line() {
    let puzzle = &read_puzzles("anteater", TEXT).unwrap()[0];
    assert_eq!(puzzle.solutions, [vec!["place A"], vec!["reroll", "place A"]]);
    assert_eq!(puzzle.wrong[0].then, ["roll 3", "place B"]);
    assert!(!puzzle.is_turn());
    let turn = TEXT.replace("play place A\n", "until turn P2\nuntil not turn P1\nplay place A\n");
    assert_eq!(read_puzzles("anteater", &turn).unwrap()[0].until, ["turn P2", "not turn P1"]);
    let error = |text: &str| read_puzzles("anteater", text).unwrap_err().to_string();
    assert_eq!(
        error(&TEXT.replace("part end", "part last")),
        "Line 7: `part last` is no statement of a puzzle."
    );
    assert!(error(&TEXT.replace("play place A\nplay reroll; place A\n", "")).contains("missing"));
    assert!(error(&format!("{TEXT}{TEXT}")).contains("two puzzles"));
}
