//! No step allocates: an allocator that counts watches whole random games.
//!
//! ```text
//! #[global_allocator]
//! static COUNTING: Counting = Counting;
//!
//! #[test]
//! fn steps_allocate_nothing() {
//!     alloc::check(&games, 100);
//! }
//! ```

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::hint::black_box;

use hexapod_core::heuristic::own_weights;
use hexapod_core::{Game, Heuristic, Seat, SeedableRng, Silence, SmallRng, Step, ToMove, random_step};

/// The system's allocator with a count of what the current thread has asked for.
#[derive(Debug, Clone, Copy)]
pub struct Counting;

thread_local! {
    // Of this thread alone: the test runner's own threads allocate when they like.
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

fn count_one() {
    // A thread that is ending has no counter any more, and nobody asks for it.
    _ = ALLOCATIONS.try_with(|count| count.set(count.get() + 1));
}

// SAFETY: everything is passed on to the system's allocator unchanged.
#[allow(unsafe_code)]
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count_one();
        // SAFETY: the caller keeps the contract of `alloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, new_size: usize) -> *mut u8 {
        count_one();
        // SAFETY: the caller keeps the contract of `realloc`.
        unsafe { System.realloc(pointer, layout, new_size) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: the caller keeps the contract of `dealloc`.
        unsafe { System.dealloc(pointer, layout) }
    }
}

/// Plays `n_games` random games at these tables in turn: listing, sampling, odds, play and `imagine` for every seat.
///
/// # Panics
/// Panics if anything allocates, or if [`Counting`] is not the global allocator.
pub fn check<G: Game>(tables: &[G], n_games: usize) {
    let installed = ALLOCATIONS.get();
    drop(black_box(Box::new(installed)));
    assert!(ALLOCATIONS.get() > installed, "the counting allocator is not installed");
    let mut rng = SmallRng::seed_from_u64(5);
    // Room for the longest lists; what a caller's buffer needs once is not the step's.
    let mut actions = Vec::with_capacity(4096);
    let mut outcomes = Vec::with_capacity(4096);
    let before = ALLOCATIONS.get();
    for game in tables.iter().cycle().take(n_games) {
        let mut state = game.start();
        loop {
            let step = match game.to_move(&state) {
                ToMove::Over => break,
                ToMove::Chance => {
                    game.odds(&state, &mut outcomes);
                    Step::Chance(game.sample_chance(&state, &mut rng))
                }
                ToMove::Seat(_) => {
                    game.legal_actions(&state, &mut actions);
                    Step::Action(game.sample_action(&state, &mut rng, &mut actions))
                }
            };
            game.play_unchecked(&mut state, &step, &mut Silence);
            for seat in Seat::all(game.seats()) {
                black_box(game.imagine(&state, seat, &mut rng));
            }
        }
        black_box(game.win_shares(&state));
    }
    assert_eq!(ALLOCATIONS.get() - before, 0, "steps of {} allocate", G::INFO.id);
}

/// Plays `n_games` random games at these tables in turn, and asks for the opinions of every decision.
///
/// # Panics
/// Panics if an opinion allocates, or if [`Counting`] is not the global allocator.
pub fn check_opinions<G: Heuristic>(tables: &[G], n_games: usize) {
    let installed = ALLOCATIONS.get();
    drop(black_box(Box::new(installed)));
    assert!(ALLOCATIONS.get() > installed, "the counting allocator is not installed");
    let weights = own_weights::<G>();
    let mut rng = SmallRng::seed_from_u64(6);
    let mut actions = Vec::with_capacity(4096);
    let mut likely = Vec::with_capacity(4096);
    let mut asked = 0;
    for game in tables.iter().cycle().take(n_games) {
        let mut state = game.start();
        while let Some(step) = random_step(game, &state, &mut rng, &mut actions) {
            if let ToMove::Seat(seat) = game.to_move(&state) {
                game.legal_actions(&state, &mut actions);
                let before = ALLOCATIONS.get();
                game.weigh(&state, &actions, &weights, &mut likely);
                black_box(game.estimate(&state, &weights));
                black_box(game.belief(&state, seat, &weights));
                black_box(game.turn(&state));
                assert_eq!(ALLOCATIONS.get() - before, 0, "an opinion of {} allocates", G::INFO.id);
                asked += 1;
            }
            game.play_unchecked(&mut state, &step, &mut Silence);
        }
    }
    assert!(asked > 0, "no decision was met");
}
