//! Pocket as it should be keeps every law.

use hexapod_core::{Notation as _, Seat, Wish};
use hexapod_testkit::laws::{self, Plan};
use serde_json::json;

use crate::game::{Phase, Pocket, State};

/// What is played in all tests of the laws.
pub(crate) fn plan<const FAULT: u8>() -> Plan<Pocket<FAULT>> {
    let long = json!({ "rounds": 3 }).as_object().cloned().unwrap_or_default();
    Plan::new(20)
        .presets()
        .table(Wish { options: long, ..Wish::seats(3) })
        .reveals(|_, before: &State, _| before.phase == Phase::Roll)
}

#[test]
fn all_laws_hold() {
    laws::all(&plan::<0>());
    laws::all(&plan::<0>().seed(7).every(3));
}

#[test]
fn imagining_reaches_every_world_as_often_as_chance_does() {
    // A holds 1 and 1; of B's card in hand only the number is known: one 1 is left, and three of each other.
    let text = |card: u8| format!("seats 2\nhand A 1 1\nhand B {card}\nphase draw B\n");
    let (game, state) = Pocket::<0>::set_up(&Wish::default(), &text(2)).unwrap();
    let worlds: Vec<_> = (1..=4).map(|card| game.read_position(&text(card)).unwrap()).collect();
    laws::imagine_reaches(&game, &state, Seat::new(0), &worlds, 200);
    let weighted: Vec<_> = worlds.iter().cloned().zip([1, 3, 3, 3]).collect();
    laws::imagine_follows(&game, &state, Seat::new(0), &weighted, 2000);
}

#[test]
#[should_panic(expected = "imagined, but not possible")]
fn a_world_too_many_is_caught() {
    let (game, state) = Pocket::<0>::set_up(&Wish::default(), "hand B 2\nphase draw B").unwrap();
    laws::imagine_reaches(&game, &state, Seat::new(0), std::slice::from_ref(&state), 100);
}

#[test]
#[should_panic(expected = "never imagined in 100 draws")]
fn a_world_too_few_is_caught() {
    let (game, state) = Pocket::<0>::set_up(&Wish::default(), "hand A 1 1\nphase draw B").unwrap();
    let other = game.read_position("hand A 1 2\nphase draw B").unwrap();
    laws::imagine_reaches(&game, &state, Seat::new(0), &[state.clone(), other], 100);
}

#[test]
#[should_panic(expected = "the frequencies are off")]
fn wrong_frequencies_are_caught() {
    let text = |card: u8| format!("hand A 1 1\nhand B {card}\nphase draw B\n");
    let (game, state) = Pocket::<0>::set_up(&Wish::default(), &text(2)).unwrap();
    let equal: Vec<_> = (1..=4).map(|card| (game.read_position(&text(card)).unwrap(), 1)).collect();
    laws::imagine_follows(&game, &state, Seat::new(0), &equal, 2000);
}

#[test]
#[should_panic(expected = "the plan plays nothing")]
fn an_empty_plan_is_no_plan() {
    laws::audit_holds(&plan::<0>().tables([]));
}
