//! No step allocates: a counting allocator watches whole random games.
#![allow(clippy::unwrap_used)]

use hexapod_core::{Game, Wish};
use hexapod_dominants::DominAnts;
use hexapod_testkit::alloc::{self, Counting};

#[global_allocator]
static COUNTING: Counting = Counting;

#[test]
fn steps_allocate_nothing() {
    let seats = DominAnts::INFO.seats.clone();
    let tables: Vec<DominAnts> =
        seats.map(|seats| DominAnts::from_wish(&Wish::seats(seats)).unwrap()).collect();
    alloc::check(&tables, 60);
}
