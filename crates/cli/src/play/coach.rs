//! What the coach says at the prompt.

use hexapod_catalog::{AnyTable, Review, Said};
use hexapod_core::Seat;

/// Returns what the seat may overlook, a line for each; empty if there is nothing.
pub(super) fn warning(risks: &[Said]) -> String {
    risks.iter().map(|risk| format!("  coach: {}\n", risk.say)).collect()
}

/// Returns why an input was costly; nothing if it was not.
pub(super) fn costly(review: &Review) -> Option<String> {
    if !review.lost_much() {
        return None;
    }
    let points = (100.0 * review.lost).round();
    let mut text = format!("  coach: That lowers your chance to win by about {points} percentage points.\n");
    for risk in &review.risks {
        text += &format!("    {}\n", risk.say);
    }
    if let (true, Some(better)) = (review.risks.is_empty(), review.better.first()) {
        text += &format!("    Stronger: `{better}`.\n");
        for gain in &review.missed {
            text += &format!("    {}\n", gain.say);
        }
    }
    Some(text)
}

/// Reviews the input that a seat typed after `at` steps. The table is as it was afterwards.
pub(super) fn review(table: &mut dyn AnyTable, at: usize, seat: Seat, seed: u64) -> Option<Review> {
    let own = table.steps().into_iter().skip(at).take_while(|step| step.actor == Some(seat));
    let played: Vec<String> = own.map(|step| step.text).collect();
    let now = table.standing().step;
    table.jump(at);
    let before = table.now();
    table.jump(now);
    before.review(&played, seed, &mut || true)
}

#[cfg(test)]
mod tests {
    use hexapod_core::Wish;

    use super::*;

    fn table() -> Box<dyn AnyTable> {
        let text = "seats 3\nround 4 start P1\nmounds A=11 B=1 C=2\ndie A1.1 P2 3\ndie A1.2 P2 4\ndie A2.1 P3 5\n\
                    die A3.1 P1 4\ndie B1.1 P3 4\ndie C1.1 P2 2\nP1 dice 1\nP2 dice 0\nP3 dice 1\nphase decide P1 own 6";
        hexapod_catalog::game("anteater").unwrap().set_up(&Wish::default(), text).unwrap()
    }

    #[test]
    fn a_costly_input_is_told_with_its_reason_and_the_table_stays() {
        let mut table = table();
        table.submit(None, "place C2.1").unwrap();
        let position = table.position();
        let review = review(table.as_mut(), 0, Seat::new(0), 1).unwrap();
        let text = costly(&review).unwrap();
        assert!(text.starts_with("  coach: That lowers your chance to win by about "), "{text}");
        assert!(text.contains("Stronger: `place A3.2`.\n    It takes the lead on mound A with 10"), "{text}");
        assert_eq!(table.position(), position);
    }

    #[test]
    fn a_good_input_is_not_spoken_about() {
        let mut table = table();
        table.submit(None, "place A3.2").unwrap();
        let review = review(table.as_mut(), 0, Seat::new(0), 1).unwrap();
        assert_eq!(costly(&review), None);
    }

    #[test]
    fn a_risk_is_a_line() {
        let table = hexapod_catalog::game("anteater").unwrap();
        let text = "seats 3\nround 1 start P1\nmounds A=6 B=4 C=9\ndie A1.1 P1 5\ndie A2.1 P2 3\nphase decide P1 own 2\n";
        let table = table.set_up(&Wish::default(), text).unwrap();
        let expected = "  coach: P2 can pass you on mound A with a 3 or more; the Queen there is worth 7.\n";
        assert_eq!(warning(&table.risks(Seat::new(0))), expected);
    }
}
