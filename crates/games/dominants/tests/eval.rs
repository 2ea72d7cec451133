//! Opinions: shares that are shares, errands that are legal, and positions in which the right turn must be found.

#![allow(clippy::unwrap_used)]

use hexapod_bots::search::{Search, Tuning};
use hexapod_bots::{Budget, SearchBot};
use hexapod_core::heuristic::own_weights;
use hexapod_core::{
    Bot, Errands, Heuristic, Knowledge, Notation, Rules, SeedableRng, Silence, SmallRng, Step, ToMove,
    WinShares, Wish,
};
use hexapod_dominants::{Action, DominAnts, State};
use hexapod_testkit::{games, opinions};

fn estimate(game: &DominAnts, state: &State) -> WinShares {
    game.estimate(state, &own_weights::<DominAnts>())
}

fn set_up(text: &str) -> (DominAnts, State) {
    DominAnts::set_up(&Wish::default(), text).unwrap()
}

fn table(seats: usize) -> DominAnts {
    DominAnts::from_wish(&Wish::seats(seats)).unwrap()
}

#[test]
fn opinions_hold() {
    for seats in 2..=4 {
        opinions::hold(&table(seats), games(6, 200), 1.0);
    }
}

#[test]
fn errands_are_legal_to_their_end() {
    let weights = own_weights::<DominAnts>();
    let (mut errands, mut strikes, mut drops) = (Errands::default(), 0, 0);
    for game in (2..=4).map(table) {
        opinions::positions(&game, games(2, 50), |state| {
            errands.clear();
            game.errands(state, &weights, &mut errands);
            for at in 0..errands.len() {
                let mut after = *state;
                for action in errands.get(at) {
                    let played = game.play(&mut after, None, &Step::Action(*action), &mut Silence);
                    assert!(played.is_ok(), "{:?} in {}", errands.get(at), game.write_position(state));
                }
                strikes += usize::from(errands.get(at).contains(&Action::Strike));
                drops += usize::from(errands.get(at).iter().any(|action| matches!(action, Action::Drop(_))));
            }
        });
    }
    assert!(strikes > 100 && drops > 20, "{strikes} strikes, {drops} drops");
}

/// A queen that is tied to her hive, dear moves, few points: errands must know.
#[test]
fn errands_know_the_options() {
    let (game, state) = set_up(
        "seats R B | turn R | ap 7 | weather rain | opt queen_moves=hive\n\
         R q c3 s d5 w f6+1 store 4\n\
         B q n14 w e4 w g7 store 0",
    );
    let mut errands = Errands::default();
    game.errands(&state, &own_weights::<DominAnts>(), &mut errands);
    assert!(errands.len() > 5);
    for at in 0..errands.len() {
        let mut after = state;
        for action in errands.get(at) {
            game.play(&mut after, None, &Step::Action(*action), &mut Silence).unwrap();
        }
    }
}

#[test]
fn the_start_is_even() {
    for seats in DominAnts::INFO.seats.clone() {
        let game = DominAnts::from_wish(&Wish::seats(seats)).unwrap();
        let shares = estimate(&game, &game.start());
        for share in &shares[..seats] {
            assert!((share - 1.0 / seats as f32).abs() < 0.02, "{shares:?}");
        }
    }
}

#[test]
fn more_is_better() {
    let share = |red: &str| {
        let (game, state) =
            set_up(&format!("seats R B | turn R\nR {red}\nB q n14 s m13 w k11 w l12 store 2"));
        estimate(&game, &state)[0]
    };
    let base = share("q a1 s b2 w d4 w c3 store 2");
    for better in [
        "q a1 s b2 w d4 w c3 store 4",
        "q a1 s b2 w d4 w c3 w c2 store 2",
        "q a1 s b2 s b1 w d4 w c3 store 2",
        "q a1 x b2 w d4 w c3 store 2",
        "q a1 s b2 w d4+1 w c3 store 2",
    ] {
        assert!(share(better) > base, "{better}");
    }
    assert!(share("s b2 w d4 w c3 store 2") < base - 0.1, "without a queen");
}

#[test]
fn a_held_throne_is_a_danger_that_grows() {
    let share = |count: u8| {
        let (game, state) = set_up(&format!(
            "seats R B | turn B\nR q c3 w d4 store 0\nB q n14 s b2 w k11 store 0\nthrone R B {count}"
        ));
        estimate(&game, &state)[0]
    };
    assert!(share(0) > share(1) && share(1) > share(2), "{} {} {}", share(0), share(1), share(2));
}

/// Plays the turn of the seat to act as search plans it.
fn play_turn(game: &DominAnts, mut state: State, iterations: u64) -> (Vec<String>, State) {
    let mut bot = SearchBot::new(Budget::Iterations(iterations), 1, None, Tuning::default());
    let turn = game.turn(&state);
    let mut written = Vec::new();
    while let ToMove::Seat(seat) = game.to_move(&state) {
        if game.turn(&state) != turn {
            break;
        }
        let step = Step::Action(bot.choose(&Knowledge::new(game, &state, seat)));
        written.push(hexapod_core::step_text(game, &state, &step));
        game.play(&mut state, Some(seat), &step, &mut Silence).unwrap();
    }
    (written, state)
}

/// The storm of T48: the guard falls first, then the queen, then an ant takes the throne.
#[test]
fn it_storms_a_throne() {
    let (game, state) = set_up(
        "seats R B | turn R\n\
         R q b2 s k10 s k11 s k12 x l11 store 0\n\
         B q m13 w l12 store 6",
    );
    let (steps, after) = play_turn(&game, state, 8_000);
    assert_eq!(game.fact(&after, "ants B").unwrap(), "ants B 0", "{steps:?}");
    assert_eq!(game.fact(&after, "throne B").unwrap(), "throne B R 0", "{steps:?}");
}

#[test]
fn it_drives_an_intruder_out_in_time() {
    let (game, state) = set_up(
        "seats R B | turn R\n\
         R q d3 s d4 w c3 store 2\n\
         B q m13 x b2 w k11 store 0\n\
         throne R B 2",
    );
    let (steps, after) = play_turn(&game, state, 4_000);
    assert!(game.fact(&after, "active").unwrap().contains('R'), "{steps:?}");
    assert!(!game.fact(&after, "ant b2").unwrap().contains("B x"), "{steps:?}");
}

#[test]
fn it_kills_the_last_ants() {
    let (game, state) = set_up(
        "seats R B | turn R\n\
         R q a1 s f6 s g6 w d4 store 3\n\
         B w h9 w i12 store 4",
    );
    let (steps, after) = play_turn(&game, state, 4_000);
    assert_eq!(game.to_move(&after), ToMove::Over, "{steps:?}");
    assert_eq!(game.win_shares(&after)[0], 1.0);
}

/// 9.3: who holds the throne when the last ant falls takes over what is left.
#[test]
fn it_holds_the_throne_when_the_last_ant_falls() {
    let (game, state) = set_up(
        "seats R Y B | turn R\n\
         R q b2 s l12 s k9 w d4 store 0\n\
         Y q b13 s a14 w d11 store 3\n\
         B w k10 store 4",
    );
    let (steps, after) = play_turn(&game, state, 4_000);
    assert_eq!(game.fact(&after, "conquests R").unwrap(), "conquests R 1", "{steps:?}");
}

#[test]
fn it_takes_a_load_home_before_a_soldier_comes() {
    let (game, state) = set_up(
        "seats R B | turn R | ap 6\n\
         R q a1 s b2 w e5+4 store 0\n\
         B q n14 s h8 w k11 store 0",
    );
    let (steps, _) = play_turn(&game, state, 2_000);
    assert!(steps.iter().any(|step| step == "drop d4"), "{steps:?}");
}

/// One look at the turn, then the plan is carried out.
#[test]
fn a_turn_is_thought_over_once() {
    let game = DominAnts::from_wish(&Wish::seats(2)).unwrap();
    let mut state = game.start();
    let first = game.sample_chance(&state, &mut SmallRng::seed_from_u64(1));
    game.play_unchecked(&mut state, &Step::Chance(first), &mut Silence);
    let mut search = Search::<DominAnts>::new(1, Tuning::default());
    let (turn, mut asked, mut steps) = (game.turn(&state), 0, 0);
    while let (true, ToMove::Seat(seat)) = (game.turn(&state) == turn, game.to_move(&state)) {
        let before = asked;
        let analysis = search.analyse(&Knowledge::new(&game, &state, seat), 3_000, |_| {
            asked += 1;
            true
        });
        assert!(steps == 0 || asked == before, "it thinks again at step {steps}");
        assert!(analysis.iterations <= 3_000);
        game.play(&mut state, Some(seat), &Step::Action(analysis.action()), &mut Silence).unwrap();
        steps += 1;
    }
    assert!(steps > 3, "a turn of {steps} steps");
}

/// Games between planners are decided on the board, not by the limit.
#[test]
fn games_end_by_conquest() {
    let mut limits = 0;
    for seed in 0..6 {
        let game = DominAnts::from_wish(&Wish::seats(2)).unwrap();
        let mut rng = SmallRng::seed_from_u64(seed);
        let mut bots: Vec<SearchBot<DominAnts>> = (0..2)
            .map(|seat| SearchBot::new(Budget::Iterations(300), 2 * seed + seat, None, Tuning::default()))
            .collect();
        let mut state = game.start();
        loop {
            let step = match game.to_move(&state) {
                ToMove::Over => break,
                ToMove::Chance => Step::Chance(game.sample_chance(&state, &mut rng)),
                ToMove::Seat(seat) => {
                    Step::Action(bots[seat.index()].choose(&Knowledge::new(&game, &state, seat)))
                }
            };
            game.play(&mut state, None, &step, &mut Silence).unwrap();
        }
        limits += usize::from(game.fact(&state, "ended").unwrap().contains("limit"));
    }
    assert!(limits <= 1, "{limits} of 6 games ended at the limit");
}
