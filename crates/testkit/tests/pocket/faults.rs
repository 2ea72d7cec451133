//! What can be broken in Pocket on purpose, and that the matching law catches it.

pub(crate) const LEAK_IN_VIEW: u8 = 1;
pub(crate) const LEAK_IN_EVENTS: u8 = 2;
pub(crate) const LEAK_IN_TEXT: u8 = 3;
pub(crate) const LEAK_IN_REFUSAL: u8 = 4;
pub(crate) const LEAK_IN_IMAGINE: u8 = 5;
pub(crate) const ILLEGAL_ACCEPTED: u8 = 6;
pub(crate) const LISTED_TWICE: u8 = 7;
pub(crate) const REFUSAL_CHANGES_STATE: u8 = 8;
pub(crate) const CARD_LOST: u8 = 9;
pub(crate) const NEVER_ENDS: u8 = 10;
pub(crate) const WRONG_ODDS: u8 = 11;
pub(crate) const NOTATION_DIFFERS: u8 = 12;
pub(crate) const WRONG_SHARES: u8 = 13;
pub(crate) const WRONG_SENDER_ACCEPTED: u8 = 14;
pub(crate) const ACTIONS_NOT_UNIFORM: u8 = 15;
pub(crate) const IMPOSSIBLE_LISTED: u8 = 16;
pub(crate) const LOADED_DIE: u8 = 17;
pub(crate) const LISTENER_CHANGES_PLAY: u8 = 18;
pub(crate) const POSITION_DIFFERS: u8 = 19;
pub(crate) const IMAGINES_ANOTHER_VIEW: u8 = 20;
pub(crate) const NEVER_THE_SAME: u8 = 21;
pub(crate) const LIST_FROM_SECRETS: u8 = 22;
pub(crate) const SAMPLES_UNLISTED: u8 = 23;
pub(crate) const RESULT_TOO_EARLY: u8 = 24;
pub(crate) const IMAGINES_FROM_THE_TRUTH: u8 = 25;
pub(crate) const PANICS: u8 = 26;
pub(crate) const SET_UP_OVERRIDES: u8 = 27;

use std::panic::catch_unwind;

use hexapod_testkit::laws::{self, Plan};

use crate::game::Pocket;
use crate::laws_hold::plan;

/// Returns what the law says about the broken game.
fn caught<const FAULT: u8>(law: fn(&Plan<Pocket<FAULT>>)) -> String {
    let panic = catch_unwind(|| law(&plan())).expect_err("the fault is not caught");
    panic.downcast_ref::<String>().expect("a message").clone()
}

/// One test per fault: the law that catches it and words of what it says.
macro_rules! caught {
    ($($name:ident: $fault:ident by $law:ident, $words:literal;)*) => { $(
        #[test]
        fn $name() {
            let message = caught::<$fault>(laws::$law);
            assert!(message.contains($words), "{message}");
            assert!(message.contains("plan seed 1, game ") && message.contains("after step "), "{message}");
        }
    )* };
}

caught! {
    a_leak_in_the_view: LEAK_IN_VIEW by secrets_stay_hidden, "the view is";
    a_leak_in_events: LEAK_IN_EVENTS by secrets_stay_hidden, "what is heard is";
    a_leak_in_a_refusal: LEAK_IN_REFUSAL by secrets_stay_hidden, "the answer to `hide ";
    a_leak_in_imagined_worlds: LEAK_IN_IMAGINE by secrets_stay_hidden, "the imagined world is";
    an_illegal_step_accepted: ILLEGAL_ACCEPTED by legal_equals_accepted, "is not listed but accepted";
    a_step_listed_twice: LISTED_TWICE by legal_equals_accepted, "`bonus 1` is listed twice";
    a_refusal_that_changes_the_state: REFUSAL_CHANGES_STATE by refusals_change_nothing, "changes the state";
    a_wrong_sender_accepted: WRONG_SENDER_ACCEPTED by wrong_senders_are_refused, "is accepted from";
    a_listener_that_changes_play: LISTENER_CHANGES_PLAY by checked_and_unchecked_play_agree, "when events are recorded";
    a_card_that_is_lost: CARD_LOST by audit_holds, "the cards do not sum";
    a_game_without_end: NEVER_ENDS by games_end, "no game should exceed";
    an_impossible_outcome_listed: IMPOSSIBLE_LISTED by odds_are_sound, "is listed but cannot happen";
    wrong_odds: WRONG_ODDS by chance_samples_follow_the_odds, "the frequencies are off";
    a_loaded_die: LOADED_DIE by chance_samples_follow_the_odds, "the frequencies are off";
    actions_sampled_unevenly: ACTIONS_NOT_UNIFORM by sampled_actions_are_uniform, "the frequencies are off";
    notation_read_differently: NOTATION_DIFFERS by notation_round_trips, "`bonus 1` was Action(Bonus(2))";
    records_that_differ: NOTATION_DIFFERS by records_round_trip, "the record replays to another state";
    positions_read_differently: POSITION_DIFFERS by positions_round_trip, "read again it is";
    shares_that_disagree: WRONG_SHARES by results_agree, "so the shares are";
    an_imagined_world_that_looks_different: IMAGINES_ANOTHER_VIEW by imagination_fits, "the view is";
    a_leak_in_notation: LEAK_IN_TEXT by notation_tells_no_more, "only the notation tells";
    a_list_that_depends_on_secrets: LIST_FROM_SECRETS by secrets_stay_hidden, "what is legal is";
    an_outcome_sampled_but_not_listed: SAMPLES_UNLISTED by odds_are_sound, "is sampled but not listed";
    a_result_before_the_end: RESULT_TOO_EARLY by results_agree, "is not over but has a result";
    a_world_imagined_from_the_truth: IMAGINES_FROM_THE_TRUTH by imagination_fits, "the world imagined from it is";
    a_game_that_panics: PANICS by audit_holds, "the game panicked: no more bonus";
    play_that_is_never_the_same: NEVER_THE_SAME by replay_reaches_every_step, "differs";
}

#[test]
fn a_set_up_that_overrides_the_table() {
    let panic =
        catch_unwind(laws::set_up_respects_the_wish::<Pocket<SET_UP_OVERRIDES>>).expect_err("not caught");
    assert!(panic.downcast_ref::<String>().expect("a message").contains("the table chose"));
}
