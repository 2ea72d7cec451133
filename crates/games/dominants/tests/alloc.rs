//! No step allocates: a counting allocator watches whole random games.

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicU64, Ordering};

use hexapod_core::{Game, Seat, SeedableRng, Silence, SmallRng, Step, ToMove, Wish};
use hexapod_dominants::DominAnts;

struct Counting;

static ALLOCATIONS: AtomicU64 = AtomicU64::new(0);

// SAFETY: everything is passed on to the system's allocator unchanged.
#[allow(unsafe_code)]
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.fetch_add(1, Ordering::Relaxed);
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
    let mut actions = Vec::with_capacity(1024);
    let mut outcomes = Vec::with_capacity(256);
    let games: Vec<DominAnts> =
        (2..=4).map(|seats| DominAnts::from_wish(&Wish::seats(seats)).unwrap()).collect();
    let before = ALLOCATIONS.load(Ordering::Relaxed);
    let mut steps = 0;
    for game in games.iter().cycle().take(60) {
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
    assert_eq!(ALLOCATIONS.load(Ordering::Relaxed) - before, 0);
}
