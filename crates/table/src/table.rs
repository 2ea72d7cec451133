//! A table: what follows from its row and its log, and from nothing else.

mod absent;
mod bound;
mod chance;
mod decide;
mod undo;

use absent::Absence;
pub use bound::MAX_ENTRIES;
pub use decide::{Decision, Luck, Objection, Who, Wish};
use hexapod_catalog::{AnyTable, Happened, Sentences, Unverifiable, Verified};
use hexapod_core::{Document, Seat, SeatNames, ToMove};
use hexapod_fair::Dice;

use crate::clock::Clocks;
use crate::dice::Secrets;
use crate::entry::{Entry, EntryRow, Fact, LogError, What};
use crate::inputs::Inputs;
use crate::problem::Problem;
use crate::row::{Holder, SeatRow, TableRow};
use crate::terms::{ClockRules, Status};

/// A table with its game.
pub struct Table {
    row: TableRow,
    /// The secrets of its dice.
    secrets: Secrets,
    game: Box<dyn AnyTable>,
    /// The dice, once everybody has contributed.
    dice: Option<Dice>,
    /// The last counter used for a draw; it goes on after an undo.
    draws: u64,
    /// The number of the last entry.
    number: u64,
    /// The number of the last entry that changed the position.
    position: u64,
    /// When the last entry was written.
    changed: i64,
    /// By seat: the bot that plays for the seat's person.
    absent: Vec<Option<Absence>>,
    /// By seat: after how many steps it resigned.
    resigned: Vec<Option<u64>>,
    clocks: Clocks,
    inputs: Inputs,
}

/// What an entry has changed, for those who must hear of it.
#[derive(Debug, Clone)]
pub enum Change {
    /// A step was played.
    Step(Box<Happened>),
    /// Steps were taken back until `to` remained.
    Undone {
        /// How many steps remained.
        to: usize,
    },
    /// Something else about the table changed.
    Fact,
}

/// Why an entry was not applied; the table is as it was.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ApplyError {
    /// An entry with this number has been applied already.
    #[error("Entry {0} has been applied already.")]
    Stale(u64),
    /// Entries are missing before this one.
    #[error("Entry {found} cannot follow entry {last}.")]
    Gap {
        /// The last entry applied.
        last: u64,
        /// The number of this one.
        found: u64,
    },
    /// The rules refuse it, so the log is damaged.
    #[error("Entry {number} cannot be applied: {why}")]
    Refused {
        /// The entry.
        number: u64,
        /// What the rules say.
        why: String,
    },
    /// It cannot be read.
    #[error(transparent)]
    Unreadable(#[from] LogError),
}

impl Table {
    /// Opens a table from its row and its whole log.
    ///
    /// # Errors
    /// Says in a sentence what is wrong with the row or with an entry.
    pub fn open(row: TableRow, secrets: impl Into<Secrets>, log: &[EntryRow]) -> Result<Self, String> {
        let mut table = Self::begin(row, secrets.into())?;
        for row in log {
            let entry = Entry::read(row, table.names()).map_err(|error| error.to_string())?;
            table.advance(&entry).map_err(|error| error.to_string())?;
        }
        for step in table.game.uncovering() {
            table.inputs.uncover(step);
        }
        Ok(table)
    }

    fn begin(row: TableRow, secrets: Secrets) -> Result<Self, String> {
        let game =
            hexapod_catalog::game(&row.game).ok_or_else(|| hexapod_catalog::no_such_game(&row.game))?;
        let mut game = match &row.position {
            None => {
                let wish = hexapod_core::Wish {
                    rules: Some(row.rules),
                    options: row.setup.options.clone(),
                    data: row.setup.data.clone(),
                    ..hexapod_core::Wish::seats(row.setup.seats)
                };
                game.begin(&wish).map_err(|error| error.to_string())?
            }
            Some(document) => {
                let document: Document = serde_json::from_str(document).map_err(|error| error.to_string())?;
                game.open(&document).map_err(|error| error.to_string())?
            }
        };
        game.meta_mut().colours.clone_from(&row.colours);
        game.meta_mut().practice = row.terms.practice;
        let seats = game.seats().len();
        if row.seats.len() != seats {
            return Err(format!("it has {} seats, but {} play", row.seats.len(), seats));
        }
        let mut table = Self {
            clocks: Clocks::new(row.terms.clock, seats),
            game,
            secrets,
            dice: None,
            draws: 0,
            number: 0,
            position: 0,
            changed: row.created,
            absent: vec![None; seats],
            resigned: vec![None; seats],
            inputs: Inputs::default(),
            row,
        };
        table.describe_dice();
        if table.row.status != Status::Waiting {
            table.name_players();
            table.seed_dice();
        }
        Ok(table)
    }

    /// Changes the table as an entry says. Loading, playing, and following what another process wrote end here.
    ///
    /// # Errors
    /// If its number is not the next one, or if the rules refuse it. The table is as it was then.
    pub fn apply(&mut self, entry: &Entry, sentences: Sentences) -> Result<Change, ApplyError> {
        self.advance(entry)?;
        Ok(match &entry.what {
            What::Step { .. } => {
                let step = self.game.happened(self.steps() - 1, sentences).pop();
                let step = step.unwrap_or_else(|| unreachable!("a step has just been played"));
                if step.uncovers {
                    self.inputs.uncover(step.number);
                }
                Change::Step(Box::new(step))
            }
            What::Undo { to, .. } => Change::Undone { to: *to },
            What::Fact(_) => Change::Fact,
        })
    }

    /// Changes the table as an entry says, without telling what happened.
    ///
    /// # Errors
    /// As [`Table::apply`].
    pub fn skip(&mut self, entry: &Entry) -> Result<(), ApplyError> {
        self.advance(entry)
    }

    /// Applies an entry, except for what can be found out once at the end of many.
    fn advance(&mut self, entry: &Entry) -> Result<(), ApplyError> {
        let (number, at) = (entry.number, entry.at);
        if number <= self.number {
            return Err(ApplyError::Stale(number));
        }
        if number > self.number + 1 {
            return Err(ApplyError::Gap { last: self.number, found: number });
        }
        let refused = |why: String| ApplyError::Refused { number, why };
        match &entry.what {
            What::Step { seat, text, draw, .. } => {
                let before = self.steps();
                let played = match seat {
                    Some(_) => self.game.submit(*seat, text),
                    None => self.game.settle(text, *draw),
                };
                let played = played.map_err(|error| refused(error.message))?;
                if played != 1 {
                    self.game.undo(before);
                    return Err(refused(format!("`{text}` stands for {played} steps")));
                }
                self.inputs.play(&entry.what);
                self.position = number;
                self.draws = self.draws.max(draw.unwrap_or(0));
                if let Some(seat) = seat {
                    self.clocks.stepped(before + 1, *seat, at);
                }
                if self.is_on() && self.game.standing().to_move == ToMove::Over {
                    self.finish(Status::Over);
                }
                self.clocks.begin(before + 1, self.clocked(), at);
            }
            What::Undo { to, .. } => {
                self.inputs.take_back(self.game.happened(*to, Sentences::No));
                self.game.undo(*to);
                self.position = number;
                self.clocks.undone(*to, at);
                self.clocks.run(self.clocked(), at);
            }
            What::Fact(fact) => {
                self.note(fact, at).map_err(|problem| refused(problem.sentence))?;
                self.clocks.run(self.clocked(), at);
            }
        }
        (self.number, self.changed) = (number, at);
        Ok(())
    }

    fn note(&mut self, fact: &Fact, at: i64) -> Result<(), Problem> {
        match fact {
            Fact::Started => {
                // A row that is read after the start has the contributions of the present epoch already.
                if self.row.status == Status::Waiting {
                    self.take_contributions()?;
                }
                self.row.status = Status::Playing;
                self.name_players();
                self.seed_dice();
            }
            Fact::Resigned { seat } => {
                let step = self.steps();
                self.resigned[seat.index()] = Some(step as u64);
                let name = self.names().name(*seat);
                self.game.meta_mut().resigned.push(format!("{name} {step}"));
            }
            Fact::TimedOut { seat } => self.clocks.refill(*seat),
            Fact::StandIn { seat, level } => {
                self.absent[seat.index()] = Some(Absence { level: *level, step: self.steps(), at });
            }
            Fact::Returned { seat } => self.absent[seat.index()] = None,
            // Who holds a seat and the epoch of the dice stand in the row.
            Fact::Claimed { .. } | Fact::NewDice { .. } => {}
            Fact::Paused => self.row.status = Status::Paused,
            Fact::Resumed => self.row.status = Status::Playing,
            Fact::Abandoned => self.finish(Status::Abandoned),
            Fact::Downtime { ms } => self.clocks.forgive(*ms as i64, at),
            Fact::DiceReady { epoch } => {
                if *epoch == self.row.dice.epoch() {
                    self.take_contributions()?;
                    self.seed_dice();
                }
            }
        }
        Ok(())
    }

    /// Ends the game and shows the secret of its dice.
    fn finish(&mut self, status: Status) {
        self.row.status = status;
        self.row.secret = Some(self.secrets.now.to_hex());
        self.row.result = self.told_result(self.game.result());
        self.describe_dice();
    }

    /// Adds the seats that resigned to a result, as in `P1 51, P2 8; winner P1; resigned P1`: what a bot wins for them is not
    /// theirs.
    fn told_result(&self, result: Option<String>) -> Option<String> {
        let names: Vec<_> = Seat::all(self.resigned.len())
            .filter(|seat| self.resigned(*seat).is_some())
            .map(|seat| self.names().name(seat))
            .collect();
        let result = result?;
        Some(if names.is_empty() { result } else { format!("{result}; resigned {}", names.join(" ")) })
    }

    fn is_on(&self) -> bool {
        matches!(self.row.status, Status::Playing | Status::Paused)
    }

    /// Returns the seat whose person is to decide, if time may run.
    fn clocked(&self) -> Option<Seat> {
        let due = self.to_move().filter(|seat| self.bot(*seat).is_none());
        due.filter(|_| self.status() == Status::Playing)
    }

    /// Replaces the seats. Who sits where stands in the row, not in the log.
    pub fn set_seats(&mut self, seats: Vec<SeatRow>) {
        self.row.seats = seats;
    }

    /// Notes the rematch, which stands in the row.
    pub fn set_rematch(&mut self, id: String) {
        self.row.rematch = Some(id);
    }

    /// Returns the row as it is now.
    pub fn row(&self) -> &TableRow {
        &self.row
    }

    /// Returns the game with its history.
    pub fn game(&self) -> &dyn AnyTable {
        self.game.as_ref()
    }

    /// Returns the names of the seats.
    pub fn names(&self) -> &SeatNames {
        self.game.seats()
    }

    /// Returns the seats in order.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.names().len())
    }

    /// Returns the number of the last entry.
    pub fn number(&self) -> u64 {
        self.number
    }

    /// Returns the number of the last entry that changed the position.
    pub fn position(&self) -> u64 {
        self.position
    }

    /// Returns when the last entry was written, or the table created.
    pub fn changed(&self) -> i64 {
        self.changed
    }

    /// Returns how many steps have been played.
    pub fn steps(&self) -> usize {
        self.game.standing().step
    }

    /// Returns the seat that is to move.
    pub fn to_move(&self) -> Option<Seat> {
        self.game.standing().to_move.seat()
    }

    /// Returns whether a roll or a draw is due and the dice can roll.
    pub fn is_draw_due(&self) -> bool {
        self.dice.is_some() && self.game.standing().to_move == ToMove::Chance
    }

    /// Returns how far the table has come.
    pub fn status(&self) -> Status {
        self.row.status
    }

    /// Returns who sits in a seat.
    pub fn holder(&self, seat: Seat) -> &Holder {
        &self.row.seats[seat.index()].holder
    }

    /// Returns the name of the person or bot in a seat; the seat's own name if it is free.
    pub fn holder_name(&self, seat: Seat) -> String {
        let mut names = Holder::names(self.row.seats.iter().map(|seat| &seat.holder));
        names[seat.index()].take().unwrap_or_else(|| self.names().name(seat).to_owned())
    }

    /// Returns the level of the bot that plays for the person of a seat.
    pub fn stand_in(&self, seat: Seat) -> Option<u8> {
        self.absent[seat.index()].map(|absence| absence.level)
    }

    /// Returns after how many steps a seat resigned.
    pub fn resigned(&self, seat: Seat) -> Option<u64> {
        self.resigned[seat.index()]
    }

    /// Returns the level of the bot that decides for a seat; nothing if a person does.
    pub fn bot(&self, seat: Seat) -> Option<u8> {
        match self.holder(seat) {
            Holder::Bot(level) => Some(*level),
            Holder::Open | Holder::Link | Holder::Person { .. } => self.stand_in(seat),
        }
    }

    /// Returns whether the table needs the server while no client is connected: it has a bot or a clock.
    pub fn needs_server(&self) -> bool {
        self.row.terms.clock != ClockRules::None || self.seats().any(|seat| self.bot(seat).is_some())
    }

    /// Returns the clocks.
    pub fn clocks(&self) -> &Clocks {
        &self.clocks
    }

    /// Calls `look` with the game as it was after `from` steps, and again after each of at most `steps` more. The table is
    /// as it was afterwards.
    pub fn look_back(&mut self, from: usize, steps: usize, mut look: impl FnMut(&dyn AnyTable)) {
        let played = self.steps();
        self.game.jump(from);
        look(self.game.as_ref());
        for _ in 0..steps.min(played.saturating_sub(from)) {
            self.game.redo();
            look(self.game.as_ref());
        }
        self.game.jump(played);
    }

    /// Recomputes every roll and draw of a game whose secret is known.
    ///
    /// # Errors
    /// If the record has no verifiable dice.
    pub fn verify(&mut self) -> Result<Verified, Unverifiable> {
        hexapod_catalog::verify(self.game.as_mut())
    }

    /// Returns the same table at its beginning, before the first entry.
    ///
    /// # Errors
    /// If the row is damaged.
    pub fn rewound(&self) -> Result<Self, String> {
        Self::begin(self.row.clone(), self.secrets.clone())
    }
}
