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
    let wishes = seats.map(Wish::seats).chain([Wish { rules: Some(1), ..Wish::seats(2) }]);
    let tables: Vec<Anteater> = wishes.map(|wish| Anteater::from_wish(&wish).unwrap()).collect();
    alloc::check(&tables, 400);
}
