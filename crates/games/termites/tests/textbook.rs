//! The rules of sections 4 and 5 once more, slowly and straight from the page, against the fast ones on random play.
//!
//! Everything here works on the view, hex by hex, and shares no code with the crate.

#![allow(clippy::unwrap_used)]

use std::collections::{BTreeMap, VecDeque};

use hexapod_core::{
    Notation, Replay, Rules, SeedableRng, Sight, Silence, SmallRng, Step, ToMove, Viewer, Wish, step_text,
};
use hexapod_termites::{State, Termites, View};
use hexapod_testkit::games;
use serde_json::{Value as Json, json};

/// A hex as (row, number); this order is the order of the rules file.
type Hex = (i32, i32);

struct Page {
    terrain: BTreeMap<Hex, char>,
    units: BTreeMap<Hex, (String, char, i32)>,
    mounds: BTreeMap<Hex, (Option<String>, i32)>,
    options: Readings,
}

/// The options that these rules ask for.
#[derive(Debug, Clone, Copy)]
struct Readings {
    block: bool,
    ground: bool,
    pushed: bool,
    any_terrain: bool,
    unlimited: bool,
}

fn hex(name: &str) -> Hex {
    (name.bytes().next().unwrap() as i32 - 'a' as i32, name[1..].parse().unwrap())
}

fn name((row, number): Hex) -> String {
    format!("{}{number}", char::from(b'a' + row as u8))
}

fn distance(a: Hex, b: Hex) -> i32 {
    let (dx, dy) = (a.1 - b.1, a.0 - b.0);
    dx.abs().max(dy.abs()).max((dx - dy).abs())
}

impl Page {
    fn new(view: &View, options: Readings) -> Self {
        let mut page =
            Self { terrain: BTreeMap::new(), units: BTreeMap::new(), mounds: BTreeMap::new(), options };
        for cell in &view.cells {
            let at = hex(cell.cell);
            page.terrain.insert(at, cell.terrain.word().chars().next().unwrap());
            if let Some(unit) = &cell.unit {
                let mut letters = unit.token.chars();
                let caste = letters.next().unwrap();
                let number = letters.next().unwrap().to_digit(10).unwrap() as i32;
                page.units.insert(at, (unit.seat.to_owned(), caste, number));
            }
            if let Some(mound) = &cell.mound {
                page.mounds.insert(at, (mound.seat.map(str::to_owned), i32::from(mound.value)));
            }
        }
        page
    }

    fn neighbours(&self, at: Hex) -> Vec<Hex> {
        let steps = [(0, 1), (1, 1), (1, 0), (0, -1), (-1, -1), (-1, 0)];
        let mut all: Vec<Hex> = steps.iter().map(|step| (at.0 + step.0, at.1 + step.1)).collect();
        all.retain(|hex| self.terrain.contains_key(hex));
        all.sort_unstable();
        all
    }

    /// The table of 2.4; `S` and `N` have one point, so Stones are closed to them.
    fn entry_cost(&self, at: Hex, caste: char) -> Option<i32> {
        match (self.terrain[&at], caste) {
            ('c', _) | ('w', 'F') | ('s', 'F') => Some(1),
            ('v', 'F') | ('w', _) => None,
            ('v', _) => Some(1),
            ('s', 'W') => Some(2),
            _ => None,
        }
    }

    fn moves(caste: char) -> i32 {
        match caste {
            'W' => 2,
            'F' => 3,
            _ => 1,
        }
    }

    fn strength(caste: char, number: i32) -> i32 {
        if caste == 'S' { 2 * number } else { number }
    }

    fn is_empty(&self, at: Hex) -> bool {
        !self.units.contains_key(&at) && !self.mounds.contains_key(&at)
    }

    fn may_pass(&self, seat: &str, caste: char, at: Hex) -> bool {
        if let Some((owner, other, _)) = self.units.get(&at) {
            return owner == seat || (caste == 'F' && *other != 'F');
        }
        if let Some((owner, _)) = self.mounds.get(&at) {
            return match caste {
                _ if self.options.block => false,
                'F' => true,
                _ => !self.options.ground && owner.as_deref() == Some(seat),
            };
        }
        true
    }

    /// The search of 5.2.
    fn costs(&self, start: Hex) -> BTreeMap<Hex, i32> {
        let (seat, caste, _) = &self.units[&start];
        let mut cost = BTreeMap::from([(start, 0)]);
        let mut queue = VecDeque::from([start]);
        while let Some(at) = queue.pop_front() {
            for next in self.neighbours(at) {
                let Some(entry) = self.entry_cost(next, *caste) else { continue };
                let sum = cost[&at] + entry;
                if sum > Self::moves(*caste) || cost.get(&next).is_some_and(|known| sum >= *known) {
                    continue;
                }
                if self.may_pass(seat, *caste, next) {
                    cost.insert(next, sum);
                    queue.push_back(next);
                }
            }
        }
        cost
    }

    fn destinations(&self, start: Hex) -> Vec<String> {
        let costs = self.costs(start);
        costs.keys().filter(|at| **at != start && self.is_empty(**at)).map(|at| name(*at)).collect()
    }

    fn power(&self, start: Hex, target: Hex) -> i32 {
        let (seat, caste, number) = &self.units[&start];
        let mut power = Self::strength(*caste, *number);
        for (at, (owner, caste, number)) in &self.units {
            let apart = distance(*at, target);
            if *at != start && owner == seat && (apart == 1 || (apart == 2 && *caste == 'N')) {
                power += Self::strength(*caste, *number);
                power += i32::from(*caste == 'N' && self.terrain[at] == 'v');
            }
        }
        power
    }

    fn defence(&self, target: Hex) -> i32 {
        match self.units.get(&target) {
            Some((_, caste, number)) => {
                Self::strength(*caste, *number) + i32::from(self.terrain[&target] == 's')
            }
            None => self.mounds[&target].1,
        }
    }

    fn attacks(&self, start: Hex) -> Vec<String> {
        let (seat, caste, _) = &self.units[&start];
        let costs = self.costs(start);
        let mut attacks = Vec::new();
        for target in self.terrain.keys().copied() {
            let enemy = self.units.get(&target).is_some_and(|unit| unit.0 != *seat)
                || self.mounds.get(&target).is_some_and(|mound| mound.0.as_deref() != Some(seat.as_str()));
            let (true, Some(entry)) = (enemy, self.entry_cost(target, *caste)) else { continue };
            if self.power(start, target) <= self.defence(target) {
                continue;
            }
            let sides = self
                .neighbours(target)
                .into_iter()
                .filter(|side| costs.get(side).is_some_and(|cost| cost + entry <= Self::moves(*caste)));
            let sides: Vec<Hex> = sides.collect();
            if self.mounds.contains_key(&target) {
                if !sides.is_empty() {
                    attacks.push(format!("{}x{}", name(start), name(target)));
                }
                continue;
            }
            for side in sides {
                let from = if side == start { String::new() } else { format!("-{}", name(side)) };
                attacks.push(format!("{}{from}x{}", name(start), name(target)));
            }
        }
        attacks
    }

    fn retreats(&self, start: Hex, from: Hex, target: Hex) -> Vec<String> {
        let caste = self.units[&target].1;
        let open = |at: &Hex| {
            *at != from
                && (self.is_empty(*at) || *at == start)
                && match (self.terrain[at], caste) {
                    ('v', 'F') => self.options.pushed,
                    ('w', 'F') | ('s', 'F' | 'W') | ('c' | 'v', _) => true,
                    _ => false,
                }
        };
        self.neighbours(target).into_iter().filter(open).map(|at| format!("retreat {}", name(at))).collect()
    }

    /// The tiles connected with `at`, itself included.
    fn group(&self, at: Hex, belongs: impl Fn(Hex) -> bool) -> usize {
        let mut group = vec![at];
        let mut next = 0;
        while next < group.len() {
            for other in self.neighbours(group[next]) {
                if belongs(other) && !group.contains(&other) {
                    group.push(other);
                }
            }
            next += 1;
        }
        group.len()
    }

    /// Whether the map is legal by 4.4 with this terrain on these hexes too.
    fn fits(&self, terrain: char, hexes: &[Hex], limits: bool) -> bool {
        if hexes.iter().any(|at| self.terrain[at] != 'c' || !self.is_empty(*at)) {
            return false;
        }
        let shows =
            |at: Hex, letter: char| self.terrain[&at] == letter || (letter == terrain && hexes.contains(&at));
        let of_type = |at: Hex| shows(at, terrain);
        let of_all = |at: Hex| self.terrain[&at] != 'c' || hexes.contains(&at);
        let waters = |mound: &Hex| self.neighbours(*mound).into_iter().filter(|at| shows(*at, 'w')).count();
        self.terrain.keys().filter(|at| of_type(**at)).count() <= 12
            && (!limits
                || hexes.iter().all(|at| self.group(*at, of_type) <= 2 && self.group(*at, of_all) <= 4))
            && self.mounds.keys().all(|mound| waters(mound) <= 1)
    }

    /// The steps of the phases in which the map is made.
    fn map_steps(&self, view: &View, mounds_due: bool) -> Option<Vec<String>> {
        let limits = !self.options.unlimited;
        let words = [("water", 'w'), ("vegetation", 'v'), ("stones", 's')];
        let opposite = |at: &Hex| (10 - at.0, 12 - at.1);
        let lower = self.terrain.keys().filter(|at| **at < opposite(at));
        let site = |at: &Hex| {
            let next = self.neighbours(*at);
            next.len() == 6 && self.is_empty(*at) && !next.iter().any(|other| self.mounds.contains_key(other))
        };
        let laid = |letter: char| self.terrain.values().filter(|known| **known == letter).count();
        Some(match view.phase.word() {
            "neutral" => {
                self.terrain.keys().filter(|at| site(at)).map(|at| format!("neutral {}", name(*at))).collect()
            }
            "lay-pick" => words
                .into_iter()
                .filter(|(_, letter)| self.terrain.keys().any(|at| self.fits(*letter, &[*at], limits)))
                .map(|(word, _)| format!("pick {word}"))
                .collect(),
            "lay" => {
                let (word, letter) =
                    words.into_iter().find(|(word, _)| view.picked.as_deref() == Some(word))?;
                let cells = self.terrain.keys().filter(|at| self.fits(letter, &[**at], limits));
                cells.map(|at| format!("lay {word} {}", name(*at))).collect()
            }
            "random" if mounds_due => lower
                .filter(|at| site(at) && site(&opposite(at)))
                .map(|at| format!("neutral {} {}", name(*at), name(opposite(at))))
                .collect(),
            "random" => {
                // Three pairs of each, one terrain after the other.
                let (word, letter) = words.into_iter().find(|(_, letter)| laid(*letter) < 6)?;
                lower
                    .filter(|at| self.fits(letter, &[**at, opposite(at)], true))
                    .map(|at| format!("lay {word} {} {}", name(*at), name(opposite(at))))
                    .collect()
            }
            _ => return None,
        })
    }

    fn sites(&self) -> usize {
        let legal = |at: &&Hex| {
            let next = self.neighbours(**at);
            self.is_empty(**at)
                && next.len() == 6
                && (self.options.any_terrain || self.terrain[*at] == 'c')
                && !next.iter().any(|other| self.mounds.contains_key(other))
                && next.iter().filter(|other| self.terrain[*other] == 'w').count() <= 1
        };
        self.terrain.keys().filter(legal).count()
    }
}

fn or_dash(words: &[String]) -> String {
    if words.is_empty() { "-".to_owned() } else { words.join(" ") }
}

fn compare(game: &Termites, state: &State, options: Readings) {
    let view = game.view(state, Viewer::Spectator);
    let page = Page::new(&view, options);
    let same = |asked: &str, answer: String| {
        let fact = game.fact(state, asked);
        assert_eq!(
            fact.as_deref(),
            Some(format!("{asked} {answer}").as_str()),
            "{}",
            game.write_position(state)
        );
    };
    same("sites", page.sites().to_string());
    let mounds_due = page.mounds.len() + 1 < game.seats();
    if let Some(steps) = page.map_steps(&view, mounds_due) {
        assert_eq!(
            Replay::<Termites>::from_position(&wish(game), &game.write_position(state)).map(|at| at.legal()),
            Ok(steps)
        );
    }
    for at in page.units.keys() {
        let cell = name(*at);
        same(&format!("dests {cell}"), or_dash(&page.destinations(*at)));
        same(&format!("attacks {cell}"), or_dash(&page.attacks(*at)));
        for target in page.units.keys().chain(page.mounds.keys()).filter(|target| *target != at) {
            let asked = format!("power {cell}x{}", name(*target));
            same(&asked, format!("{} {}", page.power(*at, *target), page.defence(*target)));
        }
    }
    if let Some(attack) = &view.attack {
        let mut actions = Vec::new();
        game.legal_actions(state, &mut actions);
        let legal: Vec<String> =
            actions.iter().map(|action| step_text(game, state, &Step::Action(*action))).collect();
        assert_eq!(legal, page.retreats(hex(attack.start), hex(attack.from), hex(attack.target)));
    }
}

fn wish(game: &Termites) -> Wish {
    let setup = game.setup();
    Wish {
        rules: Some(setup.rules),
        seats: Some(setup.seats),
        options: setup.options.changed(),
        ..Wish::default()
    }
}

fn play(rules: u32, seats: usize, options: Json, seed: u64) {
    let readings = Readings {
        block: options["mounds_in_way"] == "block",
        ground: options["mounds_in_way"] == "ground",
        pushed: options["flyer_vegetation"] == "pushed",
        any_terrain: options["mound_terrain"] == "any",
        unlimited: options["build_limits"] == false,
    };
    let game =
        Termites::from_wish(&Wish { rules: Some(rules), ..hexapod_testkit::wish(seats, options) }).unwrap();
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut buffer = Vec::new();
    for _ in 0..games(4, 60) {
        let mut state = game.start();
        for number in 0.. {
            let step = match game.to_move(&state) {
                ToMove::Over => break,
                ToMove::Chance => Step::Chance(game.sample_chance(&state, &mut rng)),
                ToMove::Seat(_) => Step::Action(game.sample_action(&state, &mut rng, &mut buffer)),
            };
            game.play_unchecked(&mut state, &step, &mut Silence);
            let always = ["retreat", "random", "neutral", "lay-pick", "lay"];
            if number % 7 == 0 || always.contains(&game.phase(&state)) {
                compare(&game, &state, readings);
            }
        }
    }
}

#[test]
fn maps_moves_attacks_retreats_and_sites_are_those_of_the_page() {
    play(2, 2, json!({}), 1);
    play(2, 3, json!({ "map": "spokes", "mounds_in_way": "block" }), 2);
    play(2, 4, json!({ "map": "oases", "flyer_vegetation": "pushed" }), 3);
    play(2, 4, json!({ "map": "random", "retreat_chooser": "defender", "start_mounds": 2 }), 4);
    play(2, 2, json!({ "map": "build", "colonies": ["gray", "gold"], "flyer_vegetation": "pushed" }), 5);
    play(2, 3, json!({ "map": "random", "tokens": 9 }), 6);
    play(2, 4, json!({ "map": "build", "tokens": 9, "tiles": 17 }), 7);
    play(2, 3, json!({ "map": "spokes", "mounds_in_way": "ground", "mound_terrain": "any" }), 8);
    play(2, 2, json!({ "map": "build", "build_limits": false, "mound_terrain": "any" }), 9);
    play(1, 2, json!({ "map": "build", "mounds_in_way": "block" }), 10);
    play(1, 3, json!({ "map": "random", "colonies": ["random", "gray", "gold"] }), 11);
}
