//! Taking back and playing again: whole inputs, what luck has shown, practice, and what an old log says.
#![allow(clippy::unwrap_used)]
#![allow(missing_docs)]

use hexapod_catalog::{Sentences, generator};
use hexapod_core::{Rng, Seat, SmallRng, Viewer};
use hexapod_fair::Secret;
use hexapod_table::{
    Decision, EntryRow, Holder, Luck, Objection, SeatRow, Shown, Table, TableRow, Terms, Wanted, Who, Wish,
};

const ME: Seat = Seat::new(0);
const OTHER: Seat = Seat::new(1);
const MINE: &[Seat] = &[ME];

fn secret() -> Secret {
    Secret::new([7; 32])
}

fn person(key: i64) -> SeatRow {
    let holder = Holder::Person { identity: key, id: format!("p{key}"), name: "P".into(), local: false };
    SeatRow { holder, ..SeatRow::default() }
}

fn bot() -> SeatRow {
    SeatRow { holder: Holder::Bot(1), ..SeatRow::default() }
}

/// A table with its stored log.
struct Served {
    row: TableRow,
    table: Table,
    log: Vec<EntryRow>,
}

impl Served {
    fn new(game: &str, other: SeatRow, practice: bool) -> Self {
        let game = hexapod_catalog::game(game).unwrap();
        let commitment = secret().commitment().to_string();
        let terms = Terms { practice, ..Terms::default() };
        let row = TableRow { terms, commitment, ..TableRow::new(game.info(), vec![person(1), other]) };
        let table = Table::open(row.clone(), secret(), &[]).unwrap();
        let mut served = Self { row, table, log: Vec::new() };
        served.does(&Who::Server, &Wish::Start);
        served.does(&Who::Server, &Wish::Draw);
        served
    }

    fn decide(&self, who: &Who<'_>, wish: &Wish<'_>) -> Result<Decision, Objection> {
        self.table.decide(who, wish, 1_000)
    }

    fn does(&mut self, who: &Who<'_>, wish: &Wish<'_>) {
        for entry in self.decide(who, wish).unwrap().entries {
            self.log.push(entry.row(self.table.names()));
            self.table.apply(&entry, Sentences::No).unwrap();
        }
        let reopened = self.reopened();
        assert_eq!(said(&reopened), said(&self.table), "the log does not say it all");
    }

    fn reopened(&self) -> Table {
        Table::open(self.row.clone(), secret(), &self.log).unwrap()
    }

    fn objects(&self, who: &Who<'_>, wish: &Wish<'_>) -> String {
        match self.decide(who, wish).unwrap_err() {
            Objection::Stale => "stale".into(),
            Objection::Problem(problem) => problem.code,
            Objection::Ask(seats) => format!("ask {}", seats.len()),
        }
    }

    fn undo(&self, to: u64) -> Wish<'static> {
        Wish::Together { what: Wanted::Undo { to }, number: self.table.number() }
    }

    fn redo(&self) -> Wish<'static> {
        Wish::Redo { number: self.table.number() }
    }

    /// Lets the seat to move play a random action that `wanted` accepts.
    fn act(&mut self, rng: &mut SmallRng, luck: Luck, wanted: impl Fn(&str) -> bool) {
        let seat = self.table.to_move().unwrap();
        let legal: Vec<String> = self.table.game().legal().into_iter().filter(|text| wanted(text)).collect();
        let text = &legal[(rng.next_u64() % legal.len() as u64) as usize];
        let own = [seat];
        let who = if self.table.bot(seat).is_some() { Who::Server } else { Who::Person(&own) };
        self.does(&who, &Wish::Act { seat, text, luck });
    }

    /// Plays at random until it is the turn of the person in the first seat.
    fn until_mine(&mut self, rng: &mut SmallRng) {
        while self.table.to_move() != Some(ME) {
            self.act(rng, Luck::AtOnce, |_| true);
        }
    }

    fn record(&self) -> String {
        self.table.game().record(Viewer::Referee)
    }
}

fn said(table: &Table) -> String {
    let seats = [MINE, &[OTHER], &[ME, OTHER]].map(|seats| table.undo_now(seats));
    format!("{} {seats:?} {}", table.number(), table.game().record(Viewer::Referee))
}

/// A game of DominAnts in which the person is to move, and a walk over several squares.
fn walker(other: SeatRow, practice: bool) -> (Served, String) {
    let mut served = Served::new("dominants", other, practice);
    served.until_mine(&mut generator(1));
    let ants = served
        .table
        .game()
        .legal()
        .into_iter()
        .filter_map(|text| Some(text.strip_prefix("move ")?.split_once('-')?.0.to_owned()));
    let walks = ants.flat_map(|from| served.table.game().walks(ME, &from));
    let walk = walks.max_by_key(|walk| walk.way.len()).unwrap();
    assert!(walk.way.len() >= 4, "{walk:?}");
    (served, walk.input)
}

#[test]
fn one_undo_takes_back_one_input_and_one_redo_plays_it_again() {
    let (mut served, walk) = walker(bot(), false);
    let (before, position) = (served.table.steps(), served.table.game().position());
    let act = |text| Wish::Act { seat: ME, text, luck: Luck::AtOnce };
    served.does(&Who::Person(MINE), &act(&walk));
    let walked = served.record();
    assert!(served.table.steps() >= before + 4);
    let now = served.table.undo_now(MINE);
    assert_eq!((now.to, now.turn, now.shown, now.redo), (Some(before as u64), None, None, None));
    let after = served.table.steps() as u64;
    served.does(&Who::Person(MINE), &served.undo(before as u64));
    assert_eq!((served.table.steps(), served.table.game().position()), (before, position));
    assert_eq!(served.table.undo_now(MINE).redo, Some(after));
    assert_eq!(served.objects(&Who::Person(&[OTHER]), &served.redo()), "nothing-to-redo");
    served.does(&Who::Person(MINE), &served.redo());
    assert_eq!(served.record(), walked, "the same steps again");
    assert_eq!(served.table.undo_now(MINE).to, Some(before as u64), "still one input");
    assert_eq!(served.objects(&Who::Person(MINE), &served.redo()), "nothing-to-redo");
}

#[test]
fn the_turn_is_taken_back_input_by_input_or_at_once() {
    let (mut served, _) = walker(person(2), false);
    let (before, mut rng) = (served.table.steps() as u64, generator(4));
    for _ in 0..3 {
        served.act(&mut rng, Luck::AtOnce, |text| text.starts_with("move"));
    }
    let now = served.table.undo_now(MINE);
    assert_eq!((now.to, now.turn), (Some(before + 2), Some(before)));
    let whole = served.record();
    served.does(&Who::Person(MINE), &served.undo(before));
    // Three inputs are played again one by one; the last number is that of the next one.
    for played in 1..=3 {
        assert_eq!(served.table.undo_now(MINE).redo, Some(before + played));
        served.does(&Who::Person(MINE), &served.redo());
    }
    assert_eq!(served.record(), whole);
    // Another step, and what was taken back is gone.
    served.does(&Who::Person(MINE), &served.undo(before));
    let taken_back = served.record();
    served.act(&mut generator(77), Luck::AtOnce, |text| text.starts_with("move") && !whole.contains(text));
    assert_ne!(served.record(), taken_back);
    assert_eq!(served.table.undo_now(MINE).redo, None);
}

#[test]
fn what_the_dice_have_shown_stays_unless_the_table_is_for_practice() {
    for practice in [false, true] {
        let mut served = Served::new("anteater", bot(), practice);
        let mut rng = generator(2);
        served.until_mine(&mut rng);
        let (before, first) = (served.table.steps() as u64, served.record());
        served.act(&mut rng, Luck::AtOnce, |_| true);
        served.until_mine(&mut rng);
        let (now, played) = (served.table.undo_now(MINE), served.record());
        assert_eq!(now.to, Some(before));
        if !practice {
            assert_eq!((now.shown, now.turn), (Some(Shown::Roll), None));
            assert!(now.free_to.is_none_or(|free| free > before));
            assert_eq!(served.objects(&Who::Person(MINE), &served.undo(before)), "shown");
            // Bots agree to everything, so asking does not help.
            assert_eq!(served.objects(&Who::Everybody { by: ME }, &served.undo(before)), "shown");
            continue;
        }
        assert_eq!((now.free_to, now.shown), (Some(0), None));
        assert!(served.record().contains("\npractice: yes\n"));
        served.does(&Who::Person(MINE), &served.undo(before));
        assert_eq!(served.record(), first);
        served.does(&Who::Person(MINE), &served.redo());
        assert_eq!(served.record(), played, "dice, draw numbers and bots as before");
        // Played anew, luck is drawn anew.
        served.does(&Who::Person(MINE), &served.undo(before));
        served.act(&mut rng, Luck::AtOnce, |_| true);
        let draws: Vec<u64> = served.log.iter().filter_map(|entry| entry.draw).collect();
        let highest = draws.iter().rev().skip(1).max().unwrap();
        assert!(draws.last().unwrap() > highest, "{draws:?}");
    }
}

#[test]
fn between_people_consent_reaches_behind_dice() {
    let mut served = Served::new("anteater", person(2), false);
    let mut rng = generator(2);
    served.until_mine(&mut rng);
    let before = served.table.steps() as u64;
    served.act(&mut rng, Luck::AtOnce, |_| true);
    served.until_mine(&mut rng);
    let now = served.table.undo_now(MINE);
    assert_eq!((now.to, now.shown), (Some(before), None));
    assert_eq!(served.objects(&Who::Person(MINE), &served.undo(before)), "ask 1");
    // If a bot has taken the other's place before the answer, nobody agrees for the person who is away.
    let mut left = served.reopened();
    let stand_in = left.decide(&Who::Server, &Wish::StandIn(OTHER), 1).unwrap();
    stand_in.entries.iter().for_each(|entry| _ = left.apply(entry, Sentences::No).unwrap());
    let agreed = Wish::Together { what: Wanted::Undo { to: before }, number: left.number() };
    assert!(left.decide(&Who::Everybody { by: ME }, &agreed, 1).is_err());
    served.does(&Who::Everybody { by: ME }, &served.undo(before));
    assert_eq!(served.table.steps() as u64, before);
}

#[test]
fn luck_waits_only_for_a_person_who_plays_alone() {
    for (other, waits) in [(bot(), true), (person(1), false), (person(2), false)] {
        let mut served = Served::new("anteater", other, false);
        let mut rng = generator(2);
        served.until_mine(&mut rng);
        let before = served.table.steps();
        served.act(&mut rng, Luck::Later, |text| text.starts_with("throw") || text.starts_with("place"));
        assert_eq!(served.table.steps() == before + 1, waits, "with {:?}", served.table.holder(OTHER));
        if waits {
            assert!(served.table.goes_on_by_itself());
            assert_eq!(served.table.undo_now(MINE).shown, None);
            served.does(&Who::Person(MINE), &served.undo(before as u64));
            assert_eq!((served.table.steps(), served.table.to_move()), (before, Some(ME)));
        }
    }
    // Both seats at one screen.
    let mut served = Served::new("anteater", person(1), false);
    let (before, seat) = (served.table.steps(), served.table.to_move().unwrap());
    let text = served.table.game().legal()[0].clone();
    let both = Who::Person(&[ME, OTHER]);
    served.does(&both, &Wish::Act { seat, text: &text, luck: Luck::Later });
    assert_eq!(served.table.steps(), before + 1);
}

/// Players of Termites hide their hands: what a bot plays shows something. In DominAnts nothing is hidden.
#[test]
fn a_bots_step_is_taken_back_only_where_nothing_is_hidden() {
    for (game, shown) in [("termites", true), ("dominants", false)] {
        let mut served = Served::new(game, bot(), false);
        let mut rng = generator(3);
        let mut met = 0;
        for _ in 0..300 {
            if served.table.to_move().is_none() {
                break;
            }
            let is_bot = served.table.to_move() == Some(OTHER);
            let before = served.table.undo_now(MINE);
            served.act(&mut rng, Luck::Later, |_| true);
            let only_bot =
                served.table.steps() as u64 > 0 && is_bot && served.log.last().unwrap().draw.is_none();
            let now = served.table.undo_now(MINE);
            if only_bot && before.shown.is_none() && before.to.is_some() && before.free_to <= before.to {
                assert_eq!(now.shown, shown.then_some(Shown::Move), "{game}: {before:?} {now:?}");
                met += 1;
            }
            if served.table.is_draw_due() {
                served.does(&Who::Server, &Wish::Draw);
            }
        }
        assert!(met > 0 || game == "termites", "{game} was never tried");
    }
}

/// A log without marks is what earlier versions wrote: one step is one input.
#[test]
fn an_old_log_has_an_input_for_each_step() {
    let (mut served, walk) = walker(bot(), false);
    let before = served.table.steps() as u64;
    served.does(&Who::Person(MINE), &Wish::Act { seat: ME, text: &walk, luck: Luck::AtOnce });
    assert!(served.log.iter().any(|entry| entry.kind == "more"));
    let mut old = served.log.clone();
    old.iter_mut().filter(|entry| entry.kind == "more").for_each(|entry| entry.kind = "step".into());
    let old = Table::open(served.row.clone(), secret(), &old).unwrap();
    assert_eq!(old.game().record(Viewer::Referee), served.record());
    let last = served.table.steps() as u64;
    assert_eq!((served.table.undo_now(MINE).to, old.undo_now(MINE).to), (Some(before), Some(last - 1)));
    assert_eq!(old.undo_now(MINE).turn, Some(before));
}
