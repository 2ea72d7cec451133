//! What refusals and events say: the tiles, numbers and reasons in them.

#![allow(clippy::unwrap_used)]

use hexapod_core::{Replay, Viewer, Wish};
use hexapod_dominants::{DominAnts, Event, Verdict};

fn table(position: &str) -> Replay<DominAnts> {
    Replay::from_position(&Wish::default(), position).unwrap()
}

#[test]
fn r31_where_no_worker_hatches_and_why() {
    let mut table = table("seats R B | turn R\nR q c2 w d4 store 9\nB q n14 w k11 store 0");
    for (tile, why) in [("f6", "Outside"), ("d4", "Occupied"), ("b2", "Throne")] {
        let refusal = table.submit(None, &format!("spawn {tile}")).unwrap_err();
        assert_eq!(format!("{refusal:?}"), format!("SpawnTile {{ tile: {tile:?}, why: {why} }}"));
    }
}

#[test]
fn every_attacker_is_told_with_the_powers_so_far() {
    let mut table = table("seats R B | turn R\nR q a1 w f6 g5 store 0\nB q n14 w g6 store 0");
    for step in ["attack g5", "join f6"] {
        table.submit(None, step).unwrap();
    }
    let told: Vec<Event> = table.events(0, Viewer::Spectator).into_iter().map(|(_, event)| event).collect();
    let attacks = |tile, attack, verdict| Event::Attacks { seat: "R", tile, attack, defence: 1, verdict };
    assert_eq!(told, [attacks("g5", 1, Verdict::AllDie), attacks("f6", 2, Verdict::Won)]);
}
