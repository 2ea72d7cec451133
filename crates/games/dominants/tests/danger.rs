//! The danger map (section 19): what it calls lost can be struck down by legal actions, and its numbers are those of
//! the rules.

#![allow(clippy::unwrap_used)]

use hexapod_core::heuristic::own_weights;
use hexapod_core::{
    Danger, Errands, Heuristic, Notation, Rules, Seat, SeedableRng, Sight, Silence, SmallRng, Step, Wish,
    random_step,
};
use hexapod_dominants::{Action, DominAnts, State};

fn set_up(text: &str) -> (DominAnts, State) {
    DominAnts::set_up(&Wish::default(), text).unwrap()
}

fn at<'a>(map: &'a [Danger], place: &str) -> Option<&'a Danger> {
    map.iter().find(|danger| danger.place == place)
}

/// A soldier beside the hive: a warrior ten tiles away reaches it, a lone worker does not beat it.
#[test]
fn who_can_be_reached_and_beaten_is_lost() {
    let (game, state) = set_up("seats R B | turn R | ap 20\nR q a1 s f6 store 0\nB q n14 x f12 store 0");
    let red = game.dangers(&state, Seat::new(0));
    let soldier = at(&red, "f6").unwrap();
    assert!(soldier.lost && game.seat_name(soldier.by) == "B", "{soldier:?}");
    // Warrior 4 and queen 7: five tiles and seven tiles away, an attack each.
    assert_eq!(soldier.power, 11);
    // The queen of 7 is beaten by 11 only if both arrive: 10 and 12 moves and two attacks are 24 points.
    let queen = at(&red, "a1").unwrap();
    assert!(!queen.lost && queen.power == 7, "{queen:?}");
}

#[test]
fn what_is_out_of_reach_is_safe() {
    let (game, state) =
        set_up("seats R B | turn R | ap 20 | weather rain\nR q a1 store 0\nB q n14 w n13 store 0");
    let red = game.dangers(&state, Seat::new(0));
    // In rain a move costs two points: thirteen tiles are too far for every ant.
    assert!(at(&red, "a1").is_none());
    assert!(at(&red, "n12").unwrap().power == 8);
}

/// In random games every ant that the map calls lost is struck down by an errand of the opponent, played by the rules.
#[test]
fn what_is_called_lost_can_be_struck_by_the_rules() {
    let game = DominAnts::from_wish(&Wish::seats(2)).unwrap();
    let weights = own_weights::<DominAnts>();
    let (mut lost, mut safe) = (0, 0);
    for seed in 0..6 {
        let mut rng = SmallRng::seed_from_u64(seed);
        let (mut state, mut actions) = (game.start(), Vec::new());
        let mut turns = 0;
        while let Some(step) = random_step(&game, &state, &mut rng, &mut actions) {
            let before = state.turn();
            game.play_unchecked(&mut state, &step, &mut Silence);
            // At the beginning of a turn the map of the other is exact: the opponent is to move now.
            let Some(hunter) = state.turn().filter(|turn| Some(*turn) != before) else { continue };
            turns += 1;
            if turns > 40 {
                break;
            }
            let prey = Seat::all(2).find(|seat| *seat != hunter).unwrap();
            let mut errands = Errands::default();
            game.errands(&state, &weights, &mut errands);
            for danger in game.dangers(&state, prey) {
                if !danger.lost {
                    safe += 1;
                    continue;
                }
                lost += 1;
                let struck =
                    (0..errands.len()).any(|errand| kills(&game, &state, errands.get(errand), &danger.place));
                assert!(struck, "{} in {}", danger.place, game.write_position(&state));
            }
        }
    }
    assert!(lost > 20 && safe > 20, "{lost} {safe}");
}

fn kills(game: &DominAnts, state: &State, actions: &[Action], place: &str) -> bool {
    let mut after = *state;
    for action in actions {
        game.play(&mut after, None, &Step::Action(*action), &mut Silence).unwrap();
    }
    let owner = |state: &State| {
        let view = game.view(state, hexapod_core::Viewer::Spectator);
        view.tiles.iter().find(|tile| tile.tile == place).unwrap().ant.as_ref().map(|ant| ant.owner)
    };
    owner(state) != owner(&after)
}
