//! What follows from a table's row and its log, and from nothing else: reading them again gives the same.

use std::collections::VecDeque;

use hexapod_catalog::{AnyTable, Happened, draw_fairly};
use hexapod_core::{Document, Seat, SeatNames, ToMove, Wish};
use hexapod_fair::{Contribution, Dice};

use super::clock::Clocks;
use crate::protocol::{Fact, Problem, Status};
use crate::secrets::ServerKey;
use crate::store::{Entry, HolderRow, TableRow, What};

/// So many messages are remembered, so that a repeated one gets its first answer.
const REMEMBERED: usize = 256;

/// The answer to a client's message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Reply {
    /// Done; the number of the last entry.
    Accepted(u64),
    /// Not possible.
    Refused(Problem),
    /// Somebody was faster.
    Stale,
    /// Everybody is asked.
    Proposed(u64),
}

/// A game in the course of being played.
pub(crate) struct Course {
    pub(crate) row: TableRow,
    pub(crate) game: Box<dyn AnyTable>,
    /// The names of the seats.
    pub(crate) seats: SeatNames,
    pub(crate) dice: Option<Dice>,
    /// The last counter used; it goes on after an undo.
    pub(crate) draws: u64,
    /// The number of the last entry.
    pub(crate) number: u64,
    /// How many steps the entries noted so far have left on the table.
    steps: usize,
    /// The number of the last entry that changed the position.
    pub(crate) position: u64,
    /// When the last entry was written.
    pub(crate) changed: i64,
    /// The level of the bot that plays for a seat's person.
    pub(crate) stand_in: Vec<Option<u8>>,
    /// After how many steps a seat resigned.
    pub(crate) resigned: Vec<Option<u64>>,
    pub(crate) clocks: Clocks,
    /// To how few steps each seat may go back without having learned anything since.
    pub(crate) free: Vec<usize>,
    /// The last messages with their answers.
    pub(crate) done: VecDeque<(String, Reply)>,
}

impl Course {
    /// Reads a table from its row and its log.
    pub(crate) fn read(row: TableRow, entries: &[Entry], key: &ServerKey) -> Result<Self, String> {
        let mut course = Self::begin(row, key)?;
        for entry in entries {
            course.replay(entry).map_err(|error| format!("entry {}: {error}", entry.number))?;
            course.take(entry, key);
            course.tick(entry, course.person_to_move());
        }
        course.recall_free();
        Ok(course)
    }

    fn begin(row: TableRow, key: &ServerKey) -> Result<Self, String> {
        let game =
            hexapod_catalog::game(&row.game).ok_or_else(|| hexapod_catalog::no_such_game(&row.game))?;
        if game.info().rules != row.rules {
            return Err(format!("it was played under version {} of the rules", row.rules));
        }
        let mut table = match &row.position {
            None => {
                let wish = Wish {
                    seats: Some(row.setup.seats),
                    options: row.setup.options.clone(),
                    ..Wish::default()
                };
                game.begin(&wish).map_err(|error| error.to_string())?
            }
            Some(document) => {
                let document: Document = serde_json::from_str(document).map_err(|error| error.to_string())?;
                game.open(&document).map_err(|error| error.to_string())?
            }
        };
        // A finished game that was brought from elsewhere may have none.
        table.meta_mut().commitment = Some(row.commitment.clone()).filter(|text| !text.is_empty());
        table.meta_mut().secret.clone_from(&row.secret);
        let seats = *table.seats();
        let n_seats = seats.len();
        let mut course = Self {
            clocks: Clocks::new(row.terms.clock, n_seats),
            seats,
            game: table,
            dice: None,
            draws: 0,
            number: 0,
            steps: 0,
            position: 0,
            changed: row.created,
            stand_in: vec![None; n_seats],
            resigned: vec![None; n_seats],
            free: vec![0; n_seats],
            done: VecDeque::new(),
            row,
        };
        if course.row.status != Status::Waiting {
            course.throw_in(key);
        }
        Ok(course)
    }

    /// Makes the dice from the secret and what the seats have added.
    fn throw_in(&mut self, key: &ServerKey) {
        let contributions: Vec<Contribution> =
            self.row.seats.iter().filter_map(|seat| seat.contribution.as_deref()?.parse().ok()).collect();
        self.dice = Some(Dice::new(&key.dice(&self.row.id), &contributions));
        let meta = self.game.meta_mut();
        meta.contributions = contributions.iter().map(ToString::to_string).collect();
        meta.names =
            self.row.seats.iter().enumerate().map(|(at, seat)| name(&seat.holder, self.seats[at])).collect();
    }

    /// Plays what a stored entry says.
    fn replay(&mut self, entry: &Entry) -> Result<(), String> {
        let refused = |refused: hexapod_catalog::Refused| refused.message;
        match &entry.what {
            What::Step { seat: Some(seat), text, .. } => {
                self.seats.get(*seat).ok_or("there is no such seat")?;
                self.game.submit(Some(Seat::new(*seat)), text).map_err(refused)?;
            }
            What::Step { seat: None, text, draw } => {
                self.game.settle(text, *draw).map_err(refused)?;
            }
            What::Undo { to, .. } => _ = self.game.undo(*to),
            What::Fact(_) => {}
        }
        Ok(())
    }

    /// Notes an entry that is in the store and whose step has been played; then the clocks must hear of it.
    pub(crate) fn take(&mut self, entry: &Entry, key: &ServerKey) {
        self.number = entry.number;
        self.changed = entry.at;
        if let Some(client) = &entry.client {
            self.remember(client.clone(), Reply::Accepted(entry.number));
        }
        match &entry.what {
            What::Step { seat, draw, .. } => {
                self.position = entry.number;
                self.draws = self.draws.max(draw.unwrap_or(0));
                self.steps += 1;
                if let Some(seat) = seat {
                    self.clocks.stepped(self.steps, *seat, entry.at);
                }
            }
            What::Undo { to, .. } => {
                (self.position, self.steps) = (entry.number, *to);
                self.clocks.undone(*to, entry.at);
            }
            What::Fact(fact) => self.take_fact(fact, entry.at, key),
        }
    }

    /// Lets the time of the person run who is to decide after an entry.
    pub(crate) fn tick(&mut self, entry: &Entry, person: Option<usize>) {
        let runs = person.filter(|_| self.status() == Status::Playing);
        match &entry.what {
            What::Step { .. } => self.clocks.begin(self.steps, runs, entry.at),
            What::Undo { .. } | What::Fact(_) => self.clocks.run(runs, entry.at),
        }
    }

    fn take_fact(&mut self, fact: &Fact, at: i64, key: &ServerKey) {
        let find =
            |course: &Self, name: &str| course.seats.iter().position(|seat| *seat == name).unwrap_or(0);
        match fact {
            Fact::Started => {
                self.row.status = Status::Playing;
                self.throw_in(key);
            }
            Fact::Resigned { seat } => {
                let index = find(self, seat);
                let step = self.game.standing().step;
                self.resigned[index] = Some(step as u64);
                self.game.meta_mut().resigned.push(format!("{seat} {step}"));
            }
            Fact::TimedOut { seat } => self.clocks.refill(find(self, seat)),
            Fact::StandIn { seat, level } => {
                let index = find(self, seat);
                self.stand_in[index] = Some(*level);
            }
            Fact::Returned { seat } => {
                let index = find(self, seat);
                self.stand_in[index] = None;
            }
            Fact::Claimed { .. } => {}
            Fact::Paused => self.row.status = Status::Paused,
            Fact::Resumed => self.row.status = Status::Playing,
            Fact::Abandoned => self.row.status = Status::Abandoned,
            Fact::Downtime { ms } => self.clocks.forgive_part(*ms as i64, at),
        }
    }

    /// Notes what the seats learn from steps just played.
    pub(crate) fn learn(&mut self, happened: &[Happened]) {
        for step in happened {
            for (seat, free) in self.free.iter_mut().enumerate() {
                if step.actor != Some(Seat::new(seat)) || step.uncovers {
                    *free = step.number;
                }
            }
        }
    }

    /// Finds out anew what the seats have learned.
    pub(crate) fn recall_free(&mut self) {
        self.free = (0..self.seats.len()).map(|seat| self.game.undo_free_to(Seat::new(seat))).collect();
    }

    /// Remembers the answer to a message, in case it comes again.
    pub(crate) fn remember(&mut self, client: String, reply: Reply) {
        if self.done.len() == REMEMBERED {
            self.done.pop_front();
        }
        self.done.push_back((client, reply));
    }

    /// Returns how far the table has come.
    pub(crate) fn status(&self) -> Status {
        match self.row.status {
            Status::Playing | Status::Paused if self.game.standing().to_move == ToMove::Over => Status::Over,
            status => status,
        }
    }

    /// Returns the index of the seat that is to move.
    pub(crate) fn to_move(&self) -> Option<usize> {
        self.game.standing().to_move.seat().map(Seat::index)
    }

    /// Returns the seat that is to move, if a person decides for it.
    pub(crate) fn person_to_move(&self) -> Option<usize> {
        self.to_move().filter(|seat| self.bot(*seat).is_none())
    }

    /// Returns the level of the bot that decides for a seat; nothing if a person does.
    pub(crate) fn bot(&self, seat: usize) -> Option<u8> {
        match self.row.seats[seat].holder {
            HolderRow::Bot(level) => Some(level),
            HolderRow::Open | HolderRow::Link | HolderRow::Person { .. } => self.stand_in[seat],
        }
    }

    /// Returns the outcome of the chance step that is due, with the counter of its draw.
    pub(crate) fn draw(&self) -> Option<(String, u64)> {
        if self.game.standing().to_move != ToMove::Chance {
            return None;
        }
        let counter = self.draws + 1;
        let drawn = draw_fairly(self.game.as_ref(), self.dice.as_ref()?, counter);
        let text = drawn.unwrap_or_else(|error| unreachable!("the rules give bad odds: {error}"))?;
        Some((text, counter))
    }

    /// Returns whether the table must be looked after while nobody is there.
    pub(crate) fn attended(&self) -> bool {
        let bots = (0..self.seats.len()).any(|seat| self.bot(seat).is_some());
        bots || self.row.terms.clock != crate::protocol::ClockRules::None
    }
}

/// Returns the name of whoever sits in a seat.
pub(crate) fn name(holder: &HolderRow, seat: &str) -> String {
    match holder {
        HolderRow::Person { name, .. } => name.clone(),
        HolderRow::Bot(level) => {
            let level = hexapod_catalog::Level::numbered(*level);
            level.map_or_else(|| "bot".to_owned(), |level| format!("{} (bot)", level.name))
        }
        HolderRow::Open | HolderRow::Link => seat.to_owned(),
    }
}
