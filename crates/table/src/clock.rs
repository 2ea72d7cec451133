//! The clocks of a table. All of it follows from the log: the same entries at the same times give the same clocks.

use std::collections::BTreeMap;

use hexapod_core::{Seat, SeatNames};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::terms::ClockRules;

/// The clock now.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ClockNow {
    /// The seat whose time runs; none in a pause.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub running: Option<String>,
    /// The milliseconds each seat has left.
    pub left: BTreeMap<String, u64>,
}

/// The time left to each seat, in milliseconds. Moments are in milliseconds since 1970.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Clocks {
    rules: ClockRules,
    left: Vec<i64>,
    /// The seat whose time runs, and the moment up to which it has been charged.
    running: Option<(Seat, i64)>,
    /// Time that came with steps: the number of the step, the seat, the time. An undo of the step takes it away again.
    given: Vec<(usize, Seat, i64)>,
}

impl Clocks {
    pub(crate) fn new(rules: ClockRules, seats: usize) -> Self {
        Self { rules, left: vec![full(rules); seats], running: None, given: Vec::new() }
    }

    /// A seat has played step number `step`.
    pub(crate) fn stepped(&mut self, step: usize, seat: Seat, at: i64) {
        self.charge(at);
        if let ClockRules::Game { increment, .. } = self.rules {
            self.give(step, seat, i64::from(increment) * 1000);
        }
    }

    /// After step number `step` this seat has to decide; nothing if no person has to.
    pub(crate) fn begin(&mut self, step: usize, seat: Option<Seat>, at: i64) {
        self.charge(at);
        if let (Some(seat), ClockRules::Step { .. } | ClockRules::Days { .. }) = (seat, self.rules) {
            self.give(step, seat, full(self.rules) - self.left[seat.index()]);
        }
        self.run(seat, at);
    }

    /// From now on the time of this seat runs; nothing stops all clocks.
    pub(crate) fn run(&mut self, seat: Option<Seat>, at: i64) {
        self.charge(at);
        self.running = match self.rules {
            ClockRules::None => None,
            ClockRules::Step { .. } | ClockRules::Game { .. } | ClockRules::Days { .. } => {
                seat.map(|seat| (seat, at))
            }
        };
    }

    /// Steps were taken back until `to` remained: the time that came with them goes with them, so that going back and
    /// forth gains no time.
    pub(crate) fn undone(&mut self, to: usize, at: i64) {
        self.charge(at);
        while let Some((_, seat, time)) = self.given.pop_if(|(step, ..)| *step > to) {
            self.left[seat.index()] -= time;
        }
    }

    fn give(&mut self, step: usize, seat: Seat, time: i64) {
        if time != 0 {
            self.left[seat.index()] += time;
            self.given.push((step, seat, time));
        }
    }

    /// Gives back this much of the time since the last charge, in milliseconds.
    pub(crate) fn forgive(&mut self, time: i64, at: i64) {
        if let Some((_, since)) = &mut self.running {
            *since = (*since + time).min(at);
        }
    }

    /// Fills a seat's clock again when its time was up, for when its person comes back.
    pub(crate) fn refill(&mut self, seat: Seat) {
        self.left[seat.index()] = full(self.rules);
    }

    /// Returns the seat whose time runs and the moment at which it is up.
    pub fn deadline(&self) -> Option<(Seat, i64)> {
        self.running.map(|(seat, since)| (seat, since + self.left[seat.index()].max(0)))
    }

    /// Returns the clock for people; nothing if the table has none.
    pub fn now(&self, names: &SeatNames, at: i64) -> Option<ClockNow> {
        if self.rules == ClockRules::None {
            return None;
        }
        let mut charged = self.clone();
        charged.charge(at);
        let left = names.iter().zip(&charged.left);
        Some(ClockNow {
            running: self.running.map(|(seat, _)| names.name(seat).to_owned()),
            left: left.map(|(seat, left)| ((*seat).to_owned(), (*left).max(0) as u64)).collect(),
        })
    }

    fn charge(&mut self, at: i64) {
        if let Some((seat, since)) = &mut self.running {
            self.left[seat.index()] -= (at - *since).max(0);
            *since = at;
        }
    }
}

fn full(rules: ClockRules) -> i64 {
    match rules {
        ClockRules::None => 0,
        ClockRules::Step { seconds } | ClockRules::Game { seconds, .. } => i64::from(seconds) * 1000,
        ClockRules::Days { days } => i64::from(days) * 24 * 3600 * 1000,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names() -> SeatNames {
        SeatNames::new(2, |seat| ["a", "b"][seat.index()])
    }

    #[test]
    fn a_game_clock_is_charged_and_gets_its_increment() {
        let mut clocks = Clocks::new(ClockRules::Game { seconds: 60, increment: 5 }, 2);
        clocks.begin(0, Some(Seat::new(0)), 1000);
        assert_eq!(clocks.deadline(), Some((Seat::new(0), 61_000)));
        clocks.stepped(1, Seat::new(0), 11_000);
        clocks.begin(1, Some(Seat::new(1)), 11_000);
        let now = clocks.now(&names(), 21_000).unwrap();
        assert_eq!((now.running.as_deref(), now.left["a"], now.left["b"]), (Some("b"), 55_000, 50_000));
        assert_eq!(clocks.deadline(), Some((Seat::new(1), 71_000)));
    }

    #[test]
    fn a_step_clock_begins_anew_with_each_decision_and_with_nothing_else() {
        for rules in [ClockRules::Step { seconds: 2 * 24 * 3600 }, ClockRules::Days { days: 2 }] {
            let hour = 3600 * 1000;
            let mut clocks = Clocks::new(rules, 2);
            clocks.begin(0, Some(Seat::new(0)), 0);
            clocks.stepped(1, Seat::new(0), 9 * hour);
            clocks.begin(1, Some(Seat::new(0)), 9 * hour);
            assert_eq!(clocks.deadline(), Some((Seat::new(0), 57 * hour)));
            // A seat resigns or is taken over: that is no decision.
            clocks.run(Some(Seat::new(0)), 10 * hour);
            assert_eq!(clocks.deadline(), Some((Seat::new(0), 57 * hour)));
            // A pause.
            clocks.run(None, 11 * hour);
            assert_eq!(clocks.deadline(), None);
            clocks.run(Some(Seat::new(0)), 20 * hour);
            assert_eq!(clocks.deadline(), Some((Seat::new(0), 66 * hour)));
        }
    }

    #[test]
    fn going_back_and_forth_wins_no_time() {
        let rules = [ClockRules::Step { seconds: 60 }, ClockRules::Game { seconds: 60, increment: 10 }];
        for rules in rules {
            let mut clocks = Clocks::new(rules, 2);
            clocks.begin(0, Some(Seat::new(0)), 0);
            for round in 0..5 {
                let at = round * 10_000;
                clocks.stepped(1, Seat::new(0), at + 5_000);
                clocks.begin(1, Some(Seat::new(0)), at + 5_000);
                clocks.undone(0, at + 10_000);
                clocks.run(Some(Seat::new(0)), at + 10_000);
            }
            assert_eq!(clocks.deadline(), Some((Seat::new(0), 60_000)), "{rules:?}");
        }
    }

    #[test]
    fn time_without_a_server_is_not_charged() {
        let mut clocks = Clocks::new(ClockRules::Game { seconds: 60, increment: 0 }, 2);
        clocks.begin(0, Some(Seat::new(1)), 0);
        clocks.forgive(20_000, 50_000);
        assert_eq!(clocks.deadline(), Some((Seat::new(1), 80_000)));
        clocks.forgive(90_000, 50_000);
        assert_eq!(clocks.deadline(), Some((Seat::new(1), 110_000)), "no more than has passed");
    }

    /// A server that starts again on a machine whose clock was set back charges nobody, neither at once nor when the
    /// time of before is reached again.
    #[test]
    fn a_clock_that_was_set_back_charges_nobody() {
        let mut clocks = Clocks::new(ClockRules::Game { seconds: 60, increment: 0 }, 2);
        let seat = Seat::new(0);
        clocks.begin(0, Some(seat), 10_000_000);
        let left = |clocks: &Clocks, at: i64| clocks.now(&names(), at).unwrap().left["a"];
        assert_eq!(left(&clocks, 10_001_000), 59_000);
        assert_eq!(left(&clocks, 2_800_000), 60_000);
        clocks.stepped(1, seat, 2_800_000);
        clocks.begin(1, Some(seat), 2_800_000);
        assert_eq!(left(&clocks, 2_805_000), 55_000);
    }

    #[test]
    fn without_rules_there_is_no_clock() {
        let mut clocks = Clocks::new(ClockRules::None, 2);
        clocks.begin(0, Some(Seat::new(0)), 0);
        assert_eq!((clocks.deadline(), clocks.now(&names(), 5)), (None, None));
    }
}
