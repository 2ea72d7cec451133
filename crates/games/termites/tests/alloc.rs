//! No step allocates: a counting allocator watches whole random games.

#![allow(clippy::unwrap_used)]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use hexapod_core::{Game, Seat, SeedableRng, Silence, SmallRng, Step, ToMove, Wish};
use hexapod_termites::Termites;

struct Counting;

thread_local! {
    /// Counted by thread: the test's own harness allocates in another one whenever it likes.
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

// SAFETY: everything is passed on to the system's allocator unchanged.
#[allow(unsafe_code)]
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // A thread that is ending has no counter any more.
        _ = ALLOCATIONS.try_with(|count| count.set(count.get() + 1));
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
    let table = |seats: usize, map: &str| {
        let options = [("map".to_owned(), map.into())].into_iter().collect();
        Termites::from_wish(&Wish { options, ..Wish::seats(seats) }).unwrap()
    };
    let games: Vec<Termites> =
        (2..=4).flat_map(|seats| ["auto", "random", "build"].map(|map| table(seats, map))).collect();
    let before = ALLOCATIONS.get();
    let mut steps = 0;
    for game in games.iter().cycle().take(300) {
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
            state = game.imagine(&state, Seat::new(0), &mut rng);
            steps += 1;
        }
        assert!(game.win_shares(&state).iter().sum::<f32>() <= 1.001);
    }
    assert!(steps > 50_000);
    assert_eq!(ALLOCATIONS.get() - before, 0);
}
