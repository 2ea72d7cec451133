//! Puzzles are found in the same way on any number of threads, and those of the program stand up to a new verification.

use hexapod_catalog::{game, games};
use hexapod_core::ToMove;
use hexapod_lab::puzzles::{MAX_REPLY_STEPS, Quest, Rejected, check, find, play_on};
use hexapod_learn::puzzle::{Verdict, answer, puzzles};

/// A quest that takes a second.
const SMALL: Quest = Quest { count: 3, games: 4, seed: 7, threads: 1, budget: 100, gap: 0.08 };

#[test]
fn the_same_seed_finds_the_same_puzzles_on_any_number_of_threads() {
    let anteater = game("anteater").unwrap();
    let one = find(anteater, &SMALL, Vec::new(), &mut |_, _| true).unwrap();
    let two = find(anteater, &Quest { threads: 2, ..SMALL }, Vec::new(), &mut |_, _| true).unwrap();
    assert_eq!(one.0.puzzles(), two.0.puzzles());
    assert_eq!(one.1, two.1);
    let (kept, tally) = one;
    assert_eq!(kept.puzzles().len() as u64, tally.kept);
    let rejected: u64 = tally.rejected.values().sum();
    assert!(tally.tried >= rejected, "{tally:?}");
    // Every puzzle found is like one that was kept before: itself.
    let kept = kept.puzzles().to_vec();
    let more = Quest { count: 2 * kept.len() + 1, ..SMALL };
    let (again, tally) = find(anteater, &more, kept.clone(), &mut |_, _| true).unwrap();
    assert_eq!(again.puzzles()[..kept.len()], kept[..]);
    assert!(tally.rejected.get(&Rejected::Alike).copied().unwrap_or(0) >= kept.len() as u64, "{tally:?}");
}

#[test]
fn a_quest_can_be_stopped() {
    let anteater = game("anteater").unwrap();
    let (_, tally) = find(anteater, &Quest { games: 1000, ..SMALL }, Vec::new(), &mut |_, _| false).unwrap();
    assert_eq!(tally.games, 1);
}

/// All of them in soak, the first of each game otherwise.
#[test]
fn the_puzzles_of_the_program_are_confirmed() {
    let many = if std::env::var_os("HEXAPOD_SOAK").is_some() { usize::MAX } else { 1 };
    for game in games() {
        for puzzle in puzzles(game).iter().take(many) {
            let checked = check(game, puzzle, Quest::GAP / 2.0, 1);
            assert_eq!(checked, Ok(()), "{} {}", game.info().id, puzzle.id);
        }
    }
}

/// Turns that are planned to avoid the facts of a puzzle are wrong answers to it.
#[test]
fn turns_that_avoid_facts_do_not_bring_them_about() {
    for game in games() {
        for puzzle in puzzles(game).iter().filter(|puzzle| puzzle.is_turn()).take(3) {
            let table = puzzle.table(game).unwrap();
            let turns = table.turns(&puzzle.until, 1, 400, 20);
            assert!(!turns.is_empty(), "{}", puzzle.id);
            for turn in turns {
                let verdict = answer(game, puzzle, &turn.steps).unwrap().verdict;
                assert_eq!(verdict, Verdict::Wrong, "{} {:?}", puzzle.id, turn.steps);
            }
        }
    }
}

/// Where bots plan whole turns, whole turns are found.
#[test]
fn turns_are_found() {
    let dominants = game("dominants").unwrap();
    let small = Quest { count: 1, games: 2, budget: 40, ..SMALL };
    let (kept, tally) = find(dominants, &small, Vec::new(), &mut |_, _| true).unwrap();
    assert!(tally.tried > 0 && kept.puzzles().iter().all(hexapod_learn::Puzzle::is_turn), "{tally:?}");
}

#[test]
fn play_goes_on_until_the_next_seat_has_replied() {
    for game in games() {
        let Some(puzzle) = puzzles(game).first() else { continue };
        let mut table = puzzle.table(game).unwrap();
        let seat = table.seats().seat(&puzzle.you).unwrap();
        table.submit(Some(seat), &puzzle.wrong[0].steps[0]).unwrap();
        let steps = play_on(table.as_mut(), seat, 30, 1, &mut || true);
        assert!(steps.len() <= MAX_REPLY_STEPS);
        let replied = table.steps().iter().any(|step| step.actor.is_some_and(|actor| actor != seat));
        let is_over = table.standing().to_move == ToMove::Over;
        assert!(replied || is_over || steps.len() == MAX_REPLY_STEPS, "{}", puzzle.id);
        let nothing = play_on(table.as_mut(), seat, 30, 1, &mut || false);
        assert!(nothing.is_empty());
    }
}
