//! Walks (12.2): each leads along its stated way, and together they are all that single moves reach.

#![allow(clippy::unwrap_used)]

use std::collections::BTreeMap;

use hexapod_core::{
    Notation, Rules, Seat, SeedableRng, Sight, Silence, SmallRng, Step, ToMove, Viewer, Walk, Wish,
    random_step,
};
use hexapod_dominants::{Action, DominAnts, Kind, PhaseName, State, Tile, TileView, View, Weather};
use serde_json::{Value as Json, json};

fn view(game: &DominAnts, state: &State) -> View {
    game.view(state, Viewer::Spectator)
}

/// Returns the number of moves to each tile that the ant on `from` can reach, by playing legal moves one by one.
fn slow_reach(game: &DominAnts, state: &State, from: Tile) -> BTreeMap<String, usize> {
    let mut found = BTreeMap::from([(from.to_string(), 0)]);
    let mut edge = vec![(from, *state)];
    let mut actions = Vec::new();
    for moves in 1.. {
        let mut beyond = Vec::new();
        for (at, state) in &edge {
            game.legal_actions(state, &mut actions);
            for action in &actions {
                let Action::Move(ant, to) = *action else { continue };
                if ant == *at && !found.contains_key(&to.to_string()) {
                    let mut after = *state;
                    game.play(&mut after, None, &Step::Action(*action), &mut Silence).unwrap();
                    found.insert(to.to_string(), moves);
                    beyond.push((to, after));
                }
            }
        }
        if beyond.is_empty() {
            break;
        }
        edge = beyond;
    }
    found.remove(&from.to_string());
    found
}

/// Plays a walk by its input and compares it with what it states.
fn follow(game: &DominAnts, state: &State, seat: Seat, from: Tile, walk: &Walk) {
    let goal = walk.way.last().unwrap();
    assert_eq!(walk.input, format!("go {from} {goal}"));
    let mut steps = Vec::new();
    game.read(state, Some(seat), &walk.input, &mut steps).unwrap();
    let (mut at, mut after) = (from, *state);
    assert_eq!(steps.len(), walk.way.len(), "{}", walk.input);
    for (step, place) in steps.iter().zip(&walk.way) {
        let to = Tile::read(place).unwrap();
        assert_eq!(*step, Step::Action(Action::Move(at, to)), "{}", walk.input);
        game.play(&mut after, Some(seat), step, &mut Silence).unwrap();
        at = to;
    }
    let paid = view(game, state).ap - view(game, &after).ap;
    assert_eq!(u32::from(paid), walk.cost, "{}", walk.input);
}

fn check(game: &DominAnts, state: &State, seat: Seat, from: Tile) -> usize {
    let walks = game.walks(state, seat, &from.to_string());
    let reached = walks.iter().map(|walk| (walk.way.last().unwrap().clone(), walk.way.len()));
    assert_eq!(
        reached.collect::<BTreeMap<_, _>>(),
        slow_reach(game, state, from),
        "{from} in {}",
        game.write_position(state)
    );
    assert!(walks.is_sorted_by_key(|walk| walk.cost), "{from}");
    walks.iter().for_each(|walk| follow(game, state, seat, from, walk));
    walks.len()
}

fn set_up(text: &str) -> (DominAnts, State) {
    DominAnts::set_up(&Wish::default(), text).unwrap()
}

fn goals(text: &str, from: &str) -> Vec<String> {
    let (game, state) = set_up(text);
    check(&game, &state, Seat::new(0), Tile::read(from).unwrap());
    game.walks(&state, Seat::new(0), from).iter().map(|walk| walk.way.join(" ")).collect()
}

/// In rain a move costs 2 points: five pay for two moves. Ants stand in the way.
#[test]
fn walks_end_where_the_points_end() {
    let position = "seats R B | turn R | ap 5 | weather rain\nR q a1 w a2 store 0\nB q n14 x b2 store 0";
    assert_eq!(goals(position, "a1"), ["b1", "b1 c1", "b1 c2"]);
    let (game, state) = set_up(position);
    assert_eq!(game.walks(&state, Seat::new(0), "a1")[1].cost, 4);
}

/// R10: a queen that may not leave her hives walks inside them, although a way outside is as short.
#[test]
fn a_tied_queen_walks_in_her_hives() {
    let position = "seats R B | turn R | ap 20 | opt queen_moves=hive\n\
        R q d4 w a3 b3 c3 store 0\nB q n14 store 0";
    let ways = goals(position, "d4");
    assert!(ways.iter().any(|way| way.ends_with(" a4")), "{ways:?}");
    assert!(ways.iter().all(|way| !way.contains('e') && !way.contains('5')), "{ways:?}");
}

/// Only the seat that is to move has walks, for its own ants, in phase MAIN.
#[test]
fn other_pieces_have_no_walks() {
    let (game, state) = set_up("seats R B | turn R | ap 20\nR q a1 w d4 store 0\nB q n14 store 0\nN g7");
    for (seat, from) in [(0, "n14"), (0, "g7"), (0, "c3"), (0, "z9"), (0, ""), (1, "n14"), (1, "d4")] {
        assert!(game.walks(&state, Seat::new(seat), from).is_empty(), "{seat} {from}");
    }
    assert!(!game.walks(&state, Seat::new(0), "d4").is_empty());
    let (game, state) =
        set_up("seats R B | turn R | ap 20 | phase BATTLE c5\nR s c5 w a1 store 0\nB q n14 w d6 store 0");
    assert!(game.walks(&state, Seat::new(0), "a1").is_empty());
}

#[test]
fn walks_are_what_single_moves_reach() {
    let table = |seats: usize, options: Json, data: Option<&str>| Wish {
        data: data.map(str::to_owned),
        ..hexapod_testkit::wish(seats, options)
    };
    let tables = [
        table(2, json!({ "queen_moves": "hive", "throne_turns": 1 }), None),
        table(4, json!({ "queen_moves": "hive", "captured_hive": "ruin", "throne_turns": 1 }), None),
        table(3, json!({}), None),
        table(4, json!({ "queen_moves": "hive" }), Some(include_str!("odd-set.toml"))),
    ];
    let (mut checked, mut rain) = (0, 0);
    for (seed, wish) in (0..).zip(&tables) {
        let game = DominAnts::from_wish(wish).unwrap();
        let mut rng = SmallRng::seed_from_u64(seed);
        let (mut state, mut actions) = (game.start(), Vec::new());
        let mut number = 0;
        while let Some(step) = random_step(&game, &state, &mut rng, &mut actions) {
            game.play_unchecked(&mut state, &step, &mut Silence);
            number += 1;
            if number > 2_000 {
                break;
            }
            let ToMove::Seat(seat) = game.to_move(&state) else { continue };
            if number % 40 != 0 {
                continue;
            }
            let view = view(&game, &state);
            let own =
                |tile: &&TileView| tile.ant.as_ref().is_some_and(|ant| ant.owner == game.seat_name(seat));
            let ants: Vec<&TileView> = view.tiles.iter().filter(own).collect();
            // Every queen, which may be tied, and one other ant.
            let chosen = |(at, tile): &(usize, &&TileView)| {
                *at == number / 40 % ants.len()
                    || tile.ant.as_ref().is_some_and(|ant| ant.kind == Kind::Queen)
            };
            for (_, there) in ants.iter().enumerate().filter(chosen) {
                checked += check(&game, &state, seat, Tile::read(there.tile).unwrap());
                rain += usize::from(view.weather == Weather::Rain && view.phase == PhaseName::Main);
            }
        }
    }
    assert!(checked > 2_000 && rain > 2, "{checked} walks, {rain} positions in rain");
}
