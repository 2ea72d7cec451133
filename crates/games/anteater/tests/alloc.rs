//! No step allocates: a counting allocator watches whole random games.
#![allow(clippy::unwrap_used)]

use hexapod_anteater::Anteater;
use hexapod_core::{Rules, Wish};
use hexapod_testkit::alloc::{self, Counting};

#[global_allocator]
static COUNTING: Counting = Counting;

#[test]
fn steps_allocate_nothing() {
    let seats = Anteater::INFO.seats.clone();
    let tables: Vec<Anteater> =
        seats.map(|seats| Anteater::from_wish(&Wish::seats(seats)).unwrap()).collect();
    alloc::check(&tables, 400);
}
