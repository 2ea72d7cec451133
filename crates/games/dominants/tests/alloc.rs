//! No step and no opinion allocates: a counting allocator watches whole random games.
#![allow(clippy::unwrap_used)]

use hexapod_core::{Rules, Wish};
use hexapod_dominants::DominAnts;
use hexapod_testkit::alloc::{self, Counting};

#[global_allocator]
static COUNTING: Counting = Counting;

fn tables() -> Vec<DominAnts> {
    let table = |seats, rules| Wish { rules: Some(rules), ..Wish::seats(seats) };
    let endless = Wish { preset: Some("by-the-book".into()), ..Wish::seats(2) };
    let wishes = DominAnts::INFO.seats.clone().flat_map(|seats| [table(seats, 1), table(seats, 2)]);
    wishes.chain([endless]).map(|wish| DominAnts::from_wish(&wish).unwrap()).collect()
}

#[test]
fn steps_allocate_nothing() {
    alloc::check(&tables(), 60);
}

#[test]
fn opinions_allocate_nothing() {
    alloc::check_opinions(&tables(), 12);
}
