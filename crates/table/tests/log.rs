//! Tables without a server: whole games by deciding and applying, and everything that the log must hold.
#![allow(clippy::unwrap_used)]
#![allow(missing_docs)]

use hexapod_catalog::{Sentences, generator};
use hexapod_core::{Rng, Seat, SmallRng, ToMove, Viewer};
use hexapod_fair::Secret;
use hexapod_table::{
    ApplyError, Change, ClockRules, Decision, Entry, EntryRow, Fact, Holder, Luck, Objection, OnTimeout,
    SeatRow, Status, Table, TableRow, Terms, Voted, Votes, Wanted, What, Who, Wish,
};

const FIRST: Seat = Seat::new(0);
const SECOND: Seat = Seat::new(1);

fn secret() -> Secret {
    Secret::new([7; 32])
}

fn person(key: i64) -> SeatRow {
    let holder =
        Holder::Person { identity: key, id: format!("p{key}"), name: format!("P{key}"), local: false };
    SeatRow { holder, ..SeatRow::default() }
}

fn row(game: &str, terms: Terms) -> TableRow {
    let game = hexapod_catalog::game(game).unwrap();
    let commitment = secret().commitment().to_string();
    TableRow { terms, commitment, ..TableRow::new(game.info(), vec![person(1), person(2)]) }
}

/// A table with its stored log.
struct Served {
    row: TableRow,
    table: Table,
    log: Vec<EntryRow>,
    now: i64,
}

impl Served {
    fn new(game: &str, terms: Terms) -> Self {
        let row = row(game, terms);
        let table = Table::open(row.clone(), secret(), &[]).unwrap();
        let mut served = Self { row, table, log: Vec::new(), now: 1_000 };
        served.does(&Who::Server, &Wish::Start);
        served.does(&Who::Server, &Wish::Draw);
        served
    }

    fn decide(&self, who: &Who<'_>, wish: &Wish<'_>) -> Result<Decision, Objection> {
        let before = self.digest();
        let decided = self.table.decide(who, wish, self.now);
        assert_eq!(self.digest(), before, "deciding has changed the table");
        decided
    }

    fn does(&mut self, who: &Who<'_>, wish: &Wish<'_>) -> Vec<Change> {
        let decision = self.decide(who, wish).unwrap();
        self.applies(&decision.entries)
    }

    fn applies(&mut self, entries: &[Entry]) -> Vec<Change> {
        self.log.extend(entries.iter().map(|entry| entry.row(self.table.names())));
        entries.iter().map(|entry| self.table.apply(entry, Sentences::No).unwrap()).collect()
    }

    fn objects(&self, who: &Who<'_>, wish: &Wish<'_>) -> String {
        match self.decide(who, wish).unwrap_err() {
            Objection::Stale => "stale".into(),
            Objection::Problem(problem) => problem.code,
            Objection::Ask(seats) => format!("ask {}", seats.len()),
        }
    }

    /// Everything that can be asked of the table.
    fn digest(&self) -> String {
        digest(&self.table)
    }

    fn act_at_random(&mut self, rng: &mut SmallRng) {
        let seat = self.table.to_move().unwrap();
        let legal = self.table.game().legal();
        let text = &legal[(rng.next_u64() % legal.len() as u64) as usize];
        self.now += 1_500;
        self.does(&Who::Person(&[seat]), &Wish::Act { seat, text, luck: Luck::AtOnce });
    }

    fn reopened(&self) -> Table {
        Table::open(self.row.clone(), secret(), &self.log).unwrap()
    }
}

fn digest(table: &Table) -> String {
    let seats: Vec<_> = table
        .seats()
        .map(|seat| (table.bot(seat), table.resigned(seat), table.undo_now(&[seat]), table.holder(seat)))
        .collect();
    format!(
        "{} {} {} {:?} {seats:?} {:?} {:?} {:?} {}",
        table.number(),
        table.position(),
        table.changed(),
        table.status(),
        table.clocks(),
        table.row().secret,
        table.row().result,
        table.game().record(Viewer::Referee),
    )
}

#[test]
fn whole_games_of_all_kinds_follow_from_their_logs() {
    for (seed, game) in hexapod_catalog::games().enumerate() {
        let id = game.info().id;
        let terms = Terms { clock: ClockRules::Game { seconds: 600, increment: 5 }, ..Terms::default() };
        let mut served = Served::new(id, terms);
        let mut rng = generator(seed as u64);
        for round in 0..3_000 {
            if served.table.status() != Status::Playing {
                break;
            }
            served.act_at_random(&mut rng);
            if round % 97 == 50 && served.table.status() == Status::Playing {
                let to = served.table.steps() as u64 * 9 / 10;
                let undo = Wish::Together { what: Wanted::Undo { to }, number: served.table.number() };
                served.does(&Who::Everybody { by: FIRST }, &undo);
                served.does(&Who::Server, &Wish::Draw);
            }
            if round % 200 == 0 {
                assert_eq!(digest(&served.reopened()), served.digest(), "{id}");
            }
        }
        assert_eq!(served.table.status(), Status::Over, "{id} is not over");
        assert!(served.table.row().result.is_some() && served.table.row().secret.is_some());
        let mut reopened = served.reopened();
        assert_eq!(digest(&reopened), served.digest(), "{id}");
        assert_eq!(reopened.verify().unwrap().problems, Vec::<String>::new());
        assert_eq!(served.objects(&Who::Person(&[FIRST]), &Wish::Resign(FIRST)), "over");
    }
}

#[test]
fn the_end_changes_the_row_too() {
    let mut served = Served::new("anteater", Terms::default());
    let mut rng = generator(3);
    loop {
        let seat = served.table.to_move().unwrap();
        let legal = served.table.game().legal();
        let text = &legal[(rng.next_u64() % legal.len() as u64) as usize];
        let decision = served.decide(&Who::Server, &Wish::Act { seat, text, luck: Luck::AtOnce }).unwrap();
        served.applies(&decision.entries);
        if let Some(change) = decision.change {
            let row = served.table.row();
            assert_eq!(
                (change.status, &change.secret, &change.result),
                (Status::Over, &row.secret, &row.result)
            );
            return;
        }
    }
}

#[test]
fn a_refused_wish_gives_no_entry() {
    let mut served = Served::new("dominants", Terms::default());
    let due = served.table.to_move().unwrap();
    let other = if due == FIRST { SECOND } else { FIRST };
    let text = served.table.game().legal()[0].clone();
    let mine = [due];
    let theirs = [other];
    let act = Wish::Act { seat: due, text: &text, luck: Luck::AtOnce };
    assert_eq!(served.objects(&Who::Person(&theirs), &act), "not-your-seat");
    assert!(
        served
            .decide(&Who::Person(&mine), &Wish::Act { seat: due, text: "nonsense", luck: Luck::AtOnce })
            .is_err()
    );
    assert!(
        served
            .decide(&Who::Person(&theirs), &Wish::Act { seat: other, text: &text, luck: Luck::AtOnce })
            .is_err()
    );
    assert_eq!(served.objects(&Who::Person(&mine), &Wish::Return(due)), "not-away");
    assert_eq!(served.objects(&Who::Server, &Wish::Start), "started");
    assert_eq!(served.objects(&Who::Server, &Wish::TimeOut), "stale");
    let resume = Wish::Together { what: Wanted::Resume, number: served.table.number() };
    assert_eq!(served.objects(&Who::Person(&mine), &resume), "not-now");
    let pause = Wish::Together { what: Wanted::Pause, number: served.table.number() };
    assert_eq!(served.objects(&Who::Person(&[]), &pause), "no-seat");
    assert_eq!(served.objects(&Who::Person(&mine), &pause), "ask 1");
    served.does(&Who::Everybody { by: due }, &pause);
    assert_eq!(served.objects(&Who::Person(&mine), &act), "paused");
    assert!(
        matches!(served.table.acting(&mine, 0), Err(Objection::Problem(problem)) if problem.code == "paused")
    );
}

/// The number decides: what another process wrote first is applied, what lost the race is stale.
#[test]
fn entries_are_applied_once_and_in_order() {
    let mut here = Served::new("anteater", Terms::default());
    let mut there = Table::open(here.row.clone(), secret(), &here.log).unwrap();
    let seat = here.table.to_move().unwrap();
    let legal = here.table.game().legal();
    let (first, last) = (legal[0].clone(), legal[legal.len() - 1].clone());
    let won = here.decide(&Who::Server, &Wish::Act { seat, text: &first, luck: Luck::AtOnce }).unwrap();
    let lost =
        there.decide(&Who::Server, &Wish::Act { seat, text: &last, luck: Luck::AtOnce }, 1_000).unwrap();
    here.applies(&won.entries);
    for entry in &won.entries {
        there.apply(entry, Sentences::No).unwrap();
    }
    assert_eq!(digest(&there), here.digest());
    let number = lost.entries[0].number;
    assert_eq!(there.apply(&lost.entries[0], Sentences::No).unwrap_err(), ApplyError::Stale(number));
    let ahead = Entry { number: there.number() + 2, ..lost.entries[0].clone() };
    assert!(matches!(there.apply(&ahead, Sentences::No), Err(ApplyError::Gap { .. })));
    let what = What::Step { seat: Some(seat), text: "nonsense".into(), draw: None, continues: false };
    let damaged = Entry { number: there.number() + 1, what, client: None, at: 5 };
    assert!(matches!(there.apply(&damaged, Sentences::No), Err(ApplyError::Refused { .. })));
    assert_eq!(digest(&there), here.digest(), "what was not applied has changed the table");
    assert!(there.acting(&[seat], 1).is_err_and(|objection| objection == Objection::Stale));
}

#[test]
fn own_steps_are_taken_back_freely_and_others_by_consent() {
    let mut served = Served::new("dominants", Terms::default());
    let seat = served.table.to_move().unwrap();
    let (before, position) = (served.table.steps(), served.table.game().position());
    let text = served.table.game().legal().into_iter().find(|text| text.starts_with("move")).unwrap();
    served.does(&Who::Person(&[seat]), &Wish::Act { seat, text: &text, luck: Luck::AtOnce });
    assert_eq!(served.table.undo_now(&[seat]).free_to, Some(before as u64));
    let undo = |to: usize, number: u64| Wish::Together { what: Wanted::Undo { to: to as u64 }, number };
    let number = served.table.number();
    assert_eq!(served.objects(&Who::Person(&[seat]), &undo(before, 1)), "stale");
    assert_eq!(served.objects(&Who::Person(&[seat]), &undo(99, number)), "nothing-to-undo");
    let other = if seat == FIRST { SECOND } else { FIRST };
    assert_eq!(served.objects(&Who::Person(&[other]), &undo(before, number)), "ask 1");
    let changes = served.does(&Who::Person(&[seat]), &undo(before, number));
    assert!(matches!(changes[..], [Change::Undone { to }] if to == before));
    assert_eq!((served.table.steps(), served.table.game().position()), (before, position));
    assert_eq!(digest(&served.reopened()), served.digest());
}

#[test]
fn clocks_run_out_seats_resign_and_people_return() {
    let clock = ClockRules::Step { seconds: 10 };
    let terms = Terms { clock, on_timeout: OnTimeout::Resign, ..Terms::default() };
    let mut served = Served::new("dominants", terms);
    let seat = served.table.to_move().unwrap();
    assert_eq!(served.objects(&Who::Server, &Wish::TimeOut), "stale");
    served.now += 9_000;
    served.does(&Who::Server, &Wish::Note(Fact::Downtime { ms: 4_000 }));
    served.now += 2_000;
    assert_eq!(served.objects(&Who::Server, &Wish::TimeOut), "stale");
    served.now += 4_000;
    let decision = served.decide(&Who::Server, &Wish::TimeOut).unwrap();
    let facts: Vec<&What> = decision.entries.iter().map(|entry| &entry.what).collect();
    assert_eq!(
        facts,
        [
            &What::Fact(Fact::TimedOut { seat }),
            &What::Fact(Fact::Resigned { seat }),
            &What::Fact(Fact::StandIn { seat, level: 3 })
        ]
    );
    assert!(decision.change.as_ref().is_some_and(|change| change.attended));
    served.applies(&decision.entries);
    assert_eq!((served.table.bot(seat), served.table.clocks().deadline()), (Some(3), None));
    assert_eq!(served.objects(&Who::Person(&[seat]), &Wish::Return(seat)), "resigned");
    let other = if seat == FIRST { SECOND } else { FIRST };
    served.does(&Who::Person(&[other]), &Wish::StandIn(other));
    assert_eq!(served.objects(&Who::Person(&[other]), &Wish::StandIn(other)), "stand-in");
    served.does(&Who::Person(&[other]), &Wish::Return(other));
    assert_eq!(served.table.bot(other), None);
    assert_eq!(digest(&served.reopened()), served.digest());
}

#[test]
fn entries_come_back_from_their_rows() {
    let served = Served::new("glory", Terms::default());
    let names = served.table.names();
    let facts = [
        Fact::Started,
        Fact::Resigned { seat: FIRST },
        Fact::TimedOut { seat: SECOND },
        Fact::StandIn { seat: SECOND, level: 4 },
        Fact::Returned { seat: SECOND },
        Fact::Claimed { seat: FIRST },
        Fact::Paused,
        Fact::Resumed,
        Fact::Abandoned,
        Fact::Downtime { ms: 77 },
        Fact::NewDice { epoch: 2 },
        Fact::DiceReady { epoch: 2 },
    ];
    let mut whats: Vec<What> = facts.into_iter().map(What::Fact).collect();
    whats.push(What::Step { seat: Some(SECOND), text: "pass".into(), draw: None, continues: false });
    whats.push(What::Step { seat: None, text: "roll 3".into(), draw: Some(9), continues: false });
    whats.push(What::Step { seat: Some(SECOND), text: "pass".into(), draw: None, continues: true });
    whats.push(What::Undo { to: 5, seat: SECOND });
    for what in whats {
        let entry = Entry { number: 8, what, client: Some("1:a".into()), at: 5 };
        assert_eq!(Entry::read(&entry.row(names), names).unwrap(), entry);
    }
    // The text is what earlier versions wrote.
    let fact =
        Entry { number: 8, what: What::Fact(Fact::StandIn { seat: FIRST, level: 3 }), client: None, at: 5 };
    let name = names.name(FIRST);
    assert_eq!(fact.row(names).text, format!(r#"{{"fact":"stand-in","seat":"{name}","level":3}}"#));
}

/// What a bot wins or loses for a seat that resigned is not that seat's: the result says who resigned.
#[test]
fn the_result_names_who_resigned() {
    let mut served = Served::new("anteater", Terms::default());
    served.does(&Who::Person(&[SECOND]), &Wish::Resign(SECOND));
    let mut rng = generator(7);
    while served.table.status() == Status::Playing {
        let seat = served.table.to_move().unwrap();
        let text = served.table.game().legal()
            [(rng.next_u64() % 2) as usize % served.table.game().legal().len()]
        .clone();
        let persons = [FIRST];
        let who = if seat == SECOND { Who::Server } else { Who::Person(&persons) };
        served.does(&who, &Wish::Act { seat, text: &text, luck: Luck::AtOnce });
    }
    let result = served.table.row().result.clone().unwrap();
    assert!(result.ends_with("; resigned P2"), "{result}");
    assert_eq!(digest(&served.reopened()), served.digest());
}

/// A seat that the table does not have is an error, never another seat.
#[test]
fn an_unknown_seat_in_the_log_closes_the_table() {
    let mut served = Served::new("anteater", Terms::default());
    let seat = served.table.to_move().unwrap();
    served.does(&Who::Person(&[seat]), &Wish::Resign(seat));
    let at = served.log.len() - 2;
    let damage = |change: &dyn Fn(&mut EntryRow)| {
        let mut log = served.log.clone();
        change(&mut log[at]);
        Table::open(served.row.clone(), secret(), &log).err().unwrap()
    };
    let error = damage(&|row| row.text = r#"{"fact":"resigned","seat":"X9"}"#.into());
    assert_eq!(
        error,
        format!("Entry {} of the log names the seat `X9`, which this table does not have.", at + 1)
    );
    let error = damage(&|row| (row.kind, row.seat) = ("step".into(), 5));
    assert!(error.contains("names the seat `5`"), "{error}");
    let error = damage(&|row| (row.kind, row.seat, row.text) = ("undo".into(), -1, "0".into()));
    assert!(error.contains("names the seat `-1`"), "{error}");
    let error = damage(&|row| row.kind = "dream".into());
    assert!(error.contains("cannot be read: its kind is `dream`"), "{error}");
    let error = damage(&|row| row.number += 1);
    assert!(error.contains("cannot follow entry"), "{error}");
}

#[test]
fn votes_are_counted_and_bots_agree() {
    let mut served = Served::new("dominants", Terms::default());
    let mut votes = Votes::new(Vec::new(), served.table.position(), &served.table, 100);
    let number = votes.propose(FIRST, Wanted::Pause, vec![SECOND]).unwrap().proposal;
    assert_eq!(votes.propose(FIRST, Wanted::Pause, vec![SECOND]).unwrap_err().code, "asked-already");
    assert_eq!(votes.vote(&[FIRST], number, true).unwrap_err().code, "not-asked");
    assert!(matches!(votes.vote(&[SECOND], number, false).unwrap(), Voted::Rejected(_)));
    assert_eq!(votes.vote(&[SECOND], number, true).unwrap_err().code, "no-proposal");
    votes.saved();
    assert_eq!((votes.let_bots_agree(&served.table, 0), votes.is_saved()), (None, true));
    votes.propose(FIRST, Wanted::Undo { to: 0 }, vec![SECOND]).unwrap();
    votes.propose(FIRST, Wanted::Abandon, vec![SECOND]).unwrap();
    // What is asked about going back does not outlast the position.
    let kept = Votes::new(votes.open().to_vec(), served.table.position() + 1, &served.table, 200);
    assert_eq!(kept.open().len(), 1);
    assert_eq!(votes.drop_undos().len(), 1);
    served.does(&Who::Person(&[SECOND]), &Wish::Resign(SECOND));
    let agreed = votes.let_bots_agree(&served.table, 0).unwrap();
    assert_eq!((agreed.what.clone(), votes.open().len()), (Wanted::Abandon, 0));
    let wish = Wish::Together { what: agreed.what, number: served.table.number() };
    served.does(&Who::Everybody { by: agreed.by }, &wish);
    assert_eq!(served.table.status(), Status::Abandoned);
    assert!(served.table.row().secret.is_some() && served.table.row().result.is_none());
    assert_eq!(digest(&served.reopened()), served.digest());
}

/// An offer shows what would come without dice, and changes nothing.
#[test]
fn offers_try_and_play_nothing() {
    let served = Served::new("dominants", Terms::default());
    let seat = served.table.to_move().unwrap();
    let before = served.digest();
    let (mut shown, mut hidden) = (0, 0);
    for text in served.table.game().legal() {
        match served.table.offer(seat, &text) {
            Ok(trial) => {
                assert_eq!(trial.to_move(), ToMove::Seat(seat));
                shown += 1;
            }
            Err(problem) => {
                assert_eq!(problem.code, "no-offer");
                hidden += 1;
            }
        }
    }
    assert!(shown > 0 && hidden > 0, "{shown} shown, {hidden} hidden");
    assert_eq!(served.digest(), before);
}
