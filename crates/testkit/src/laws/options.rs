//! Options: every value is played, and a set-up never overrides what the table has chosen.

use hexapod_core::chance::pick;
use hexapod_core::options::OptionKind;
use hexapod_core::{Game, Literal, OptionSpec, SeedableRng as _, SmallRng, Wish};
use serde_json::{Map, Value as Json, json};

use super::Plan;
use super::results::{audit_holds, games_end};

/// Pairs of options that [`every_option_is_played`] tries beside each value alone.
const PAIRS: usize = 12;

/// Whether a game can be played with each value of each option, and with random pairs of values: `PAIRS` times `games`.
///
/// # Panics
/// Panics if a value can be played at no number of seats, or if a law of play is broken there.
pub fn every_option_is_played<G: Game>(games: usize) {
    let mut rng = SmallRng::seed_from_u64(15);
    let newest = &G::INFO.versions[G::INFO.versions.len() - 1];
    let all: Vec<(&str, Json)> = newest
        .options
        .iter()
        .flat_map(|spec| values(spec).into_iter().map(|value| (spec.name, value)))
        .collect();
    let table = |options: Map<String, Json>| {
        let wish = |seats| Wish { options: options.clone(), ..Wish::seats(seats) };
        G::INFO.seats.clone().map(wish).filter(|wish| G::from_wish(wish).is_ok()).collect::<Vec<_>>()
    };
    let mut tables = Vec::new();
    for (name, value) in &all {
        let possible = table(Map::from_iter([((*name).to_owned(), value.clone())]));
        assert!(!possible.is_empty(), "{}: {name}={value} can be played by nobody", G::INFO.id);
        tables.push(pick(&mut rng, &possible).clone());
    }
    for _ in 0..PAIRS * games {
        let (one, two) = (pick(&mut rng, &all), pick(&mut rng, &all));
        let both = [one, two].map(|(name, value)| ((*name).to_owned(), value.clone()));
        let possible = table(Map::from_iter(both));
        if !possible.is_empty() {
            tables.push(pick(&mut rng, &possible).clone());
        }
    }
    let plan = Plan::<G>::new(1).tables(tables).every(50);
    games_end(&plan);
    audit_holds(&plan);
}

/// Whether a position that names an option or a number of seats other than the table's is refused, as a set-up and as a
/// position of a known game.
///
/// # Panics
/// Panics if the table's choice is overridden, or if no option can be named in a position at all.
pub fn set_up_respects_the_wish<G: Game>() {
    let mut compared = 0;
    let newest = &G::INFO.versions[G::INFO.versions.len() - 1];
    for seats in G::INFO.seats.clone() {
        let Ok(game) = G::from_wish(&Wish::seats(seats)) else { continue };
        let fresh = game.write_position(&game.start());
        for spec in newest.options {
            for (one, other) in values(spec).iter().zip(values(spec).iter().skip(1)) {
                for text in [as_line(&fresh, spec.name, one), in_first_line(&fresh, spec.name, one)] {
                    // What this way of writing it says must be understood before it can contradict.
                    let Ok((with_one, _)) = G::set_up(&Wish::seats(seats), &text) else { continue };
                    assert_eq!(with_one.setup().options.all().get(spec.name), Some(one), "{text}");
                    let options = Map::from_iter([(spec.name.to_owned(), other.clone())]);
                    let wish = Wish { options, ..Wish::seats(seats) };
                    let Ok(with_other) = G::from_wish(&wish) else { continue };
                    let id = G::INFO.id;
                    assert!(G::set_up(&wish, &text).is_err(), "{id}: the table chose {other}, not\n{text}");
                    assert!(
                        with_other.read_position(&text).is_err(),
                        "{id}: the game has {other}, not\n{text}"
                    );
                    compared += 1;
                }
            }
        }
        for others in G::INFO.seats.clone().filter(|others| *others != seats) {
            assert!(G::set_up(&Wish::seats(others), &fresh).is_err(), "{others} seats, not\n{fresh}");
        }
    }
    assert!(
        compared > 0 || newest.options.is_empty(),
        "no option can be named in a position of {}",
        G::INFO.id
    );
}

/// Returns a position with an `opt` statement before it.
fn as_line(position: &str, name: &str, value: &Json) -> String {
    format!("opt {name}={}\n{position}", text(value))
}

/// Returns a position whose first line has parts, with the option as one of them.
fn in_first_line(position: &str, name: &str, value: &Json) -> String {
    let (first, rest) = position.split_once('\n').unwrap_or((position, ""));
    format!("{first} | opt {name}={}\n{rest}", text(value))
}

fn text(value: &Json) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

/// Returns the values of an option: all of them, both ends of a range, one list of each word.
fn values(spec: &OptionSpec) -> Vec<Json> {
    match spec.kind {
        OptionKind::Switch => vec![json!(true), json!(false)],
        OptionKind::Choice(choices) => choices.iter().map(|choice: &Literal| Json::from(*choice)).collect(),
        OptionKind::Entry(words) => words.iter().map(|word| json!(word)).collect(),
        OptionKind::Integer(low, high) => vec![json!(low), json!(high)],
        // Lists and names depend on seats and data; the tables of each game's own plan have them.
        OptionKind::List(_) | OptionKind::Name => Vec::new(),
    }
}
