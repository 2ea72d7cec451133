//! No step and no opinion allocates: a counting allocator watches whole random games.
#![allow(clippy::unwrap_used)]

use hexapod_core::heuristic::own_weights;
use hexapod_core::{Heuristic, Notation, Rules, Wish};
use hexapod_glory::Glory;
use hexapod_testkit::alloc::{self, Counting};
use hexapod_testkit::scenario::named_positions;

#[global_allocator]
static COUNTING: Counting = Counting;

fn tables() -> Vec<Glory> {
    let wish = |seats, (rules, preset): (u32, &str)| Wish {
        rules: Some(rules),
        preset: Some(preset.to_owned()),
        ..Wish::seats(seats)
    };
    let presets = [(1, "standard"), (2, "standard"), (2, "skirmish"), (2, "campaign"), (2, "by-the-book")];
    let tables = (2..=4).flat_map(|seats| presets.map(|preset| wish(seats, preset)));
    tables.map(|table| Glory::from_wish(&table).unwrap()).collect()
}

#[test]
fn steps_allocate_nothing() {
    alloc::check(&tables(), 36);
}

#[test]
fn opinions_allocate_nothing() {
    // The odds of battles are reckoned once, when they are first asked for.
    let game = &tables()[0];
    let named = named_positions(Glory::INFO.rules_text).unwrap();
    let battle = named.expand(
        "use P2\ntile j10 Ri blue blue:2I\ntile k9 De red red:2I\nturn blue\nbattle j10-k9 2I 2 red\npoints j10 I=00\nphase Press blue",
    );
    let (_, battle) = Glory::set_up(&Wish::seats(2), &battle.unwrap()).unwrap();
    game.estimate(&battle, &own_weights::<Glory>());
    alloc::check_opinions(&tables(), 36);
}
