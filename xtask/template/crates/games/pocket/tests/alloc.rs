//! No step and no opinion allocates: a counting allocator watches whole random games.
#![allow(clippy::unwrap_used)]

use hexapod_core::{Rules, Wish};
use hexapod_pocket::Pocket;
use hexapod_testkit::alloc::{self, Counting};

#[global_allocator]
static COUNTING: Counting = Counting;

#[test]
fn steps_and_opinions_allocate_nothing() {
    let seats = Pocket::INFO.seats.clone();
    let tables: Vec<Pocket> = seats.map(|seats| Pocket::from_wish(&Wish::seats(seats)).unwrap()).collect();
    alloc::check(&tables, 300);
    alloc::check_opinions(&tables, 60);
}
