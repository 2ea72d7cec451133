//! No step and no opinion allocates: a counting allocator watches whole random games.
#![allow(clippy::unwrap_used)]

use hexapod_core::{Rules, Wish};
use hexapod_dominants::DominAnts;
use hexapod_testkit::alloc::{self, Counting};

#[global_allocator]
static COUNTING: Counting = Counting;

fn tables() -> Vec<DominAnts> {
    let seats = DominAnts::INFO.seats.clone();
    seats.map(|seats| DominAnts::from_wish(&Wish::seats(seats)).unwrap()).collect()
}

#[test]
fn steps_allocate_nothing() {
    alloc::check(&tables(), 60);
}

#[test]
fn opinions_allocate_nothing() {
    alloc::check_opinions(&tables(), 12);
}
