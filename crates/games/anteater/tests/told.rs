//! What refusals and events say: the numbers, names and spaces in them.

#![allow(clippy::unwrap_used)]

use hexapod_anteater::{Anteater, Event, Refusal, Taken};
use hexapod_core::{Replay, Rules as _, Viewer, Wish};

fn table(position: &str) -> Replay<Anteater> {
    Replay::from_position(&Wish::default(), position).unwrap()
}

/// P1 has filled A1, P2 has begun A2, both columns of B and C are free.
fn refused(step: &str) -> Refusal {
    let position =
        "seats 3\nmounds A=1 B=6 C=9\ndie A1.1 P1 4\ndie A1.2 P1 3\ndie A2.1 P2 5\nphase decide P1 own 2";
    table(position).submit(None, step).unwrap_err()
}

#[test]
fn a_refused_place_is_named_with_what_would_do() {
    assert_eq!(refused("place D"), Refusal::NoSuchSpace { space: "D".into() });
    assert_eq!(refused("place A2.2"), Refusal::NoSuchSpace { space: "A2.2".into() });
    assert_eq!(refused("place A2.1"), Refusal::SpaceOccupied { space: "A2.1".into() });
    assert_eq!(refused("place B3.1"), Refusal::NotLeftmost { mound: 'B', leftmost: 1, neutral: false });
    assert_eq!(refused("place B1.2"), Refusal::NotLowest { lowest: "B1.1".into() });
    assert_eq!(refused("place A"), Refusal::ColumnFull { mound: 'A', column: 1, neutral: false });
    assert_eq!(refused("place A3.1"), Refusal::OneColumn { mound: 'A', own: 1, neutral: false });
}

/// The same from the second column on.
#[test]
fn columns_are_counted_from_one() {
    let position =
        "seats 3\nmounds A=1 B=6 C=9\ndie A1.1 P1 4\ndie A2.1 P2 5\ndie B1.1 P3 5\nphase decide P2 own 2";
    let mut replay = table(position);
    let mut refused = |step: &str| replay.submit(None, step).unwrap_err();
    assert_eq!(refused("place A"), Refusal::ColumnFull { mound: 'A', column: 2, neutral: false });
    assert_eq!(refused("place A3.1"), Refusal::OneColumn { mound: 'A', own: 2, neutral: false });
    assert_eq!(refused("place B3.1"), Refusal::NotLeftmost { mound: 'B', leftmost: 2, neutral: false });
    assert_eq!(refused("place B2.2"), Refusal::NotLowest { lowest: "B2.1".into() });
    assert_eq!(refused("place B1.2"), Refusal::ColumnOwned { mound: 'B', column: 1, owner: "P3" });
}

/// Returns what the steps tell.
fn told(position: &str, steps: &str) -> Vec<Event> {
    let mut replay = table(position);
    for step in steps.split("; ") {
        replay.submit(None, step).unwrap();
    }
    replay.events(0, Viewer::Spectator).into_iter().map(|(_, event)| event).collect()
}

/// Mounds 2, 4 and 9 have one space in the first column.
#[test]
fn r11_who_is_blocked_with_dice_in_hand_is_told() {
    let blocked = |position: &str| -> Option<Event> {
        let events = told(position, "place C1.1");
        events.into_iter().find(|event| matches!(event, Event::Blocked { .. }))
    };
    let full = "seats 3\nmounds A=2 B=4 C=9\ndie A1.1 P1 4\ndie B1.1 P1 3\n";
    let dice = |dice: u8| format!("{full}P1 dice {dice}\nphase decide P1 own 2");
    assert_eq!(blocked(&dice(3)), Some(Event::Blocked { colour: "P1", dice: 2 }));
    // The last die leaves nothing that could be blocked.
    assert_eq!(blocked(&dice(1)), None);
    // The dice of the third colour are counted in all hands.
    let third = "seats 2\nmounds A=2 B=4 C=9\ndie A1.1 N 4\ndie B1.1 N 3\nP1 neutral 2\nP2 neutral 2\nphase decide P1 neutral 2";
    assert_eq!(blocked(third), Some(Event::Blocked { colour: "N", dice: 3 }));
}

/// P1's last die makes 5 on Human Cannonball, whose worm number is 5.
#[test]
fn r16_the_worm_is_told_with_the_rule_of_the_table() {
    let worm = |option: &str| -> Option<Event> {
        let position = format!(
            "seats 3\n{option}mounds A=9 B=2 C=4\nP1 dice 1\nP2 dice 0\nP3 dice 0\nphase decide P1 own 5"
        );
        let events = told(&position, "place A1.1");
        events.into_iter().find(|event| matches!(event, Event::WormWon { .. }))
    };
    let won = |at_least| {
        Some(Event::WormWon { slot: 'A', colour: "P1", total: 5, taken: Taken::Yes, number: 5, at_least })
    };
    assert_eq!(worm(""), won(false));
    assert_eq!(worm("opt worm_match=at_least\n"), won(true));
}

/// A set-up may hold what no game from the start has; the audit tells the difference.
#[test]
fn the_audit_finds_what_is_missing() {
    let audit = |position: &str| {
        let replay = table(position);
        replay.game().audit(replay.state())
    };
    assert_eq!(audit("seats 3\nmounds A=1 B=6 C=9\nturn P1"), Ok(()));
    let lost = audit("seats 3\nmounds A=1 B=6 C=9\nP2 dice 4\nturn P1");
    assert_eq!(lost, Err("dice of P2: 4 instead of 5".to_owned()));
}
