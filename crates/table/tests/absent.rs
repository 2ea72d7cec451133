//! People who are away: what the others can and cannot do to their game meanwhile.
#![allow(clippy::unwrap_used)]
#![allow(missing_docs)]

use hexapod_catalog::{Sentences, generator};
use hexapod_core::{Rng, Seat};
use hexapod_fair::Secret;
use hexapod_table::{
    Entry, Holder, Luck, Objection, SeatRow, Status, Table, TableRow, Terms, Votes, Wanted, Who, Wish,
};

const ME: Seat = Seat::new(0);
const AWAY: Seat = Seat::new(1);
const MINE: &[Seat] = &[ME];
const HOUR: i64 = 60 * 60 * 1000;

struct Served {
    table: Table,
    now: i64,
}

impl Served {
    /// A table of two people after some steps of both.
    fn new(game: &str, terms: Terms) -> Self {
        let person = |key: i64| {
            let holder = Holder::Person {
                identity: key,
                id: format!("p{key}"),
                name: format!("P{key}"),
                local: false,
            };
            SeatRow { holder, ..SeatRow::default() }
        };
        let secret = Secret::new([7; 32]);
        let commitment = secret.commitment().to_string();
        let info = hexapod_catalog::game(game).unwrap().info();
        let row = TableRow { terms, commitment, ..TableRow::new(info, vec![person(1), person(2)]) };
        let mut served = Self { table: Table::open(row, secret, &[]).unwrap(), now: 1_000 };
        served.does(&Who::Server, &Wish::Start);
        served.does(&Who::Server, &Wish::Draw);
        served.play(6);
        served
    }

    fn does(&mut self, who: &Who<'_>, wish: &Wish<'_>) {
        let entries: Vec<Entry> = self.table.decide(who, wish, self.now).unwrap().entries;
        entries.iter().for_each(|entry| _ = self.table.apply(entry, Sentences::No).unwrap());
    }

    fn play(&mut self, steps: usize) {
        let (mut rng, until) = (generator(2), self.table.steps() + steps);
        while self.table.steps() < until {
            let seat = self.table.to_move().unwrap();
            let legal = self.table.game().legal();
            let text = legal[(rng.next_u64() % legal.len() as u64) as usize].clone();
            self.does(&Who::Server, &Wish::Act { seat, text: &text, luck: Luck::AtOnce });
        }
    }

    /// What becomes of something that I want: done, asked of others, or the code of the refusal.
    fn wanted(&self, what: Wanted) -> String {
        let wish = Wish::Together { what, number: self.table.number() };
        match self.table.decide(&Who::Person(MINE), &wish, self.now) {
            Ok(_) => "done".to_owned(),
            Err(Objection::Ask(seats)) => format!("ask {seats:?}"),
            Err(Objection::Stale) => "stale".to_owned(),
            Err(Objection::Problem(problem)) => problem.code,
        }
    }
}

#[test]
fn a_stand_in_agrees_to_a_pause_alone() {
    for game in ["anteater", "dominants", "glory", "termites"] {
        let mut served = Served::new(game, Terms::default());
        let (asked, steps) = (format!("ask {:?}", [AWAY]), served.table.steps() as u64);
        assert_eq!(served.wanted(Wanted::Pause), asked);
        served.does(&Who::Person(MINE), &Wish::StandIn(AWAY));
        served.play(4);
        assert_eq!(served.wanted(Wanted::Undo { to: 0 }), "stand-in");
        assert_eq!(served.wanted(Wanted::Undo { to: steps - 1 }), "stand-in");
        assert_eq!(served.wanted(Wanted::Abandon), asked, "{game}");
        assert_eq!(served.wanted(Wanted::Pause), "done");
        let free = served.table.undo_now(MINE).free_to;
        assert!(free.is_none_or(|to| to >= steps), "{game}: {free:?} lies before step {steps}");
        // Nor does a proposal made before pass when the bot comes.
        let mut votes = Votes::new(Vec::new(), served.table.position(), &served.table, 1);
        votes.propose(ME, Wanted::Abandon, vec![AWAY]).unwrap();
        assert_eq!(votes.let_bots_agree(&served.table, served.now), None);
        // The person comes back and may say yes or no to everything again.
        served.does(&Who::Person(&[AWAY]), &Wish::Return(AWAY));
        assert_eq!(served.wanted(Wanted::Undo { to: 0 }), asked);
        assert_eq!((served.wanted(Wanted::Pause), served.wanted(Wanted::Abandon)), (asked.clone(), asked));
    }
}

#[test]
fn the_terms_say_who_stands_in_and_when_the_others_may_end() {
    let terms = Terms { stand_in: 4, absence_hours: 2, ..Terms::default() };
    let mut served = Served::new("dominants", terms);
    served.does(&Who::Person(MINE), &Wish::StandIn(AWAY));
    assert_eq!(served.table.stand_in(AWAY), Some(4));
    served.now += 2 * HOUR - 1;
    assert_eq!(served.wanted(Wanted::Abandon), format!("ask {:?}", [AWAY]));
    let mut votes = Votes::new(Vec::new(), served.table.position(), &served.table, 1);
    votes.propose(ME, Wanted::Abandon, vec![AWAY]).unwrap();
    votes.propose(ME, Wanted::Undo { to: 0 }, vec![AWAY]).unwrap();
    assert_eq!(votes.let_bots_agree(&served.table, served.now), None);
    served.now += 1;
    assert_eq!(served.wanted(Wanted::Abandon), "done");
    let agreed = votes.let_bots_agree(&served.table, served.now).unwrap();
    assert_eq!((agreed.what, votes.open().len()), (Wanted::Abandon, 1), "the undo waits for its person");
    // However long it lasts, nobody takes steps back for a person who is away.
    assert_eq!(served.wanted(Wanted::Undo { to: 0 }), "stand-in");
}

#[test]
fn who_resigned_is_not_asked() {
    let mut served = Served::new("dominants", Terms::default());
    served.does(&Who::Person(&[AWAY]), &Wish::Resign(AWAY));
    assert_eq!(served.wanted(Wanted::Abandon), "done");
    assert_eq!(served.wanted(Wanted::Undo { to: 0 }), "stand-in");
    assert_eq!(served.table.status(), Status::Playing);
}
