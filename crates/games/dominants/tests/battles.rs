//! Invariant 7: one sequence `attack … strike` for each connected set of participants that action points allow.

#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;

use hexapod_core::{Notation, Rules, Seat, SeedableRng, Silence, SmallRng, Step, ToMove, Wish, chance};
use hexapod_dominants::{Action, DominAnts, Owner, Phase, State, Tile};
use hexapod_testkit::games;

type Set = BTreeSet<usize>;

/// All sets of participants that the step machine reaches, one entry for each sequence.
fn sequences(game: &DominAnts, state: &State) -> Vec<Set> {
    fn grow(game: &DominAnts, state: &State, set: &Set, found: &mut Vec<Set>) {
        let mut actions = Vec::new();
        game.legal_actions(state, &mut actions);
        for action in actions {
            let mut set = set.clone();
            match action {
                Action::Attack(ant) | Action::Join(ant) => {
                    assert!(set.insert(ant.number()));
                    let mut next = *state;
                    game.play_unchecked(&mut next, &Step::Action(action), &mut Silence);
                    grow(game, &next, &set, found);
                }
                Action::Strike => found.push(set),
                _ => {}
            }
        }
    }
    let mut found = Vec::new();
    grow(game, state, &Set::new(), &mut found);
    found
}

/// The textbook: every subset of ready ants, kept if each touches an enemy and common enemies link them all (8.1).
fn connected_sets(state: &State, ready: &[Tile], most: usize) -> BTreeSet<Set> {
    let Phase::Main(seat) = state.phase() else { panic!("it is nobody's turn") };
    let enemies = |tile: Tile| -> Set {
        let enemy = |near: &Tile| {
            state.ant(*near).is_some_and(|ant| ant.owner != Owner::Seat(seat) && ant.owner != Owner::Neutral)
        };
        tile.neighbours().filter(enemy).map(Tile::number).collect()
    };
    let touched: Vec<Set> = ready.iter().map(|tile| enemies(*tile)).collect();
    let mut found = BTreeSet::new();
    for mask in 1_u32..1 << ready.len() {
        let chosen: Vec<usize> = (0..ready.len()).filter(|at| mask >> at & 1 == 1).collect();
        if chosen.len() > most || chosen.iter().any(|at| touched[*at].is_empty()) {
            continue;
        }
        let mut linked = vec![chosen[0]];
        let mut next = 0;
        while next < linked.len() {
            let from = linked[next];
            for &at in &chosen {
                if !linked.contains(&at) && !touched[at].is_disjoint(&touched[from]) {
                    linked.push(at);
                }
            }
            next += 1;
        }
        if linked.len() == chosen.len() {
            found.insert(chosen.iter().map(|at| ready[*at].number()).collect());
        }
    }
    found
}

/// A crowd of ants of three colours and neutral ones in a small part of the board, some of which have attacked.
fn crowd(rng: &mut SmallRng) -> String {
    let mut tiles: Vec<String> = Vec::new();
    for file in 'e'..='i' {
        for rank in 5..=9 {
            tiles.push(format!("{file}{rank}"));
        }
    }
    let mut lines = [" q a1", " q a14", " q n14", ""].map(str::to_owned);
    let mut reds = 0;
    for tile in tiles {
        let kind = ["w", "s", "x"][chance::below(rng, 3) as usize];
        match chance::below(rng, 9) {
            0..3 if reds < 9 => {
                reds += 1;
                let mark = if chance::below(rng, 5) == 0 { "!" } else { "" };
                lines[0] += &format!(" w {tile}{mark}");
            }
            3 => lines[1] += &format!(" {kind} {tile}"),
            4 => lines[2] += &format!(" w {tile}"),
            5 => lines[3] += &format!(" {tile}"),
            _ => {}
        }
    }
    let ap = chance::below(rng, 7);
    format!("seats R Y B | ap {ap}\nR{}\nY{}\nB{}\nN{}", lines[0], lines[1], lines[2], lines[3])
}

#[test]
fn every_connected_set_has_exactly_one_sequence() {
    let mut rng = SmallRng::seed_from_u64(7);
    let mut battles = 0;
    for _ in 0..games(150, 5_000) {
        let Ok((game, state)) = DominAnts::set_up(&Wish::default(), &crowd(&mut rng)) else { continue };
        assert!(matches!(game.to_move(&state), ToMove::Seat(_)));
        let ap: usize = game.fact(&state, "ap").unwrap()[3..].parse().unwrap();
        let marked = |tile: Tile| game.fact(&state, &format!("ant {tile}")).unwrap().contains('!');
        let red = Owner::Seat(Seat::new(0));
        let own = |tile: &Tile| state.ant(*tile).is_some_and(|ant| ant.owner == red) && !marked(*tile);
        let ready: Vec<Tile> = Tile::all().filter(own).collect();
        let found = sequences(&game, &state);
        let sets: BTreeSet<Set> = found.iter().cloned().collect();
        assert_eq!(sets.len(), found.len(), "a set has two sequences: {}", game.write_position(&state));
        assert_eq!(sets, connected_sets(&state, &ready, ap), "{}", game.write_position(&state));
        battles += found.len();
    }
    assert!(battles > 1_000, "{battles}");
}
