//! No step allocates: a counting allocator watches whole random games.

#![allow(clippy::unwrap_used)]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use hexapod_core::{Game, Seat, SeedableRng, Silence, SmallRng, Step, ToMove, Wish};
use hexapod_glory::Glory;

struct Counting;

thread_local! {
    /// Counted for each thread: the test runner allocates in its own whenever it likes.
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

// SAFETY: everything is passed on to the system's allocator unchanged.
#[allow(unsafe_code)]
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.set(ALLOCATIONS.get() + 1);
        // SAFETY: the caller keeps the contract of `alloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: the caller keeps the contract of `dealloc`.
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

#[test]
fn steps_allocate_nothing() {
    let mut rng = SmallRng::seed_from_u64(5);
    let mut actions = Vec::with_capacity(256);
    let mut outcomes = Vec::with_capacity(64);
    let wish = |seats, preset: &str| Wish { preset: Some(preset.to_owned()), ..Wish::seats(seats) };
    let presets = ["standard", "skirmish", "campaign"];
    let tables = (2..=4).flat_map(|seats| presets.map(|preset| wish(seats, preset)));
    let games: Vec<Glory> = tables.map(|table| Glory::from_wish(&table).unwrap()).collect();
    let before = ALLOCATIONS.get();
    let mut steps = 0;
    for game in games.iter().cycle().take(36) {
        let mut state = game.start();
        loop {
            let step = match game.to_move(&state) {
                ToMove::Over => break,
                ToMove::Chance => Step::Chance(game.sample_chance(&state, &mut rng)),
                ToMove::Seat(_) => Step::Action(game.sample_action(&state, &mut rng, &mut actions)),
            };
            game.play_unchecked(&mut state, &step, &mut Silence);
            game.legal_actions(&state, &mut actions);
            game.odds(&state, &mut outcomes);
            state = game.imagine(&state, Seat::new(0), &mut rng);
            steps += 1;
        }
        assert!(game.win_shares(&state).iter().sum::<f32>() <= 1.001);
    }
    assert!(steps > 10_000);
    assert_eq!(ALLOCATIONS.get() - before, 0);
}
