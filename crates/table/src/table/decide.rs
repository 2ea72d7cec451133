//! Deciding: which entries a wish gives, or why it gives none. Nothing here changes the table.

use hexapod_catalog::Trial;
use hexapod_core::{Seat, ToMove};

use super::Table;
use crate::entry::{Entry, Fact, What};
use crate::problem::Problem;
use crate::row::{Holder, RowChange};
use crate::terms::{OnTimeout, Status, Wanted};

/// Who wishes something.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Who<'a> {
    /// A person who holds these seats.
    Person(&'a [Seat]),
    /// Everybody concerned: all have agreed to what this seat proposed.
    Everybody {
        /// The seat that proposed it.
        by: Seat,
    },
    /// The server: for bots, dice, clocks and seats.
    Server,
}

/// What is wished.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Wish<'a> {
    /// Play an action or compound input, and the draws that follow it.
    Act {
        /// The seat that acts.
        seat: Seat,
        /// The action in notation.
        text: &'a str,
        /// When to draw.
        luck: Luck,
    },
    /// Roll and draw what is due.
    Draw,
    /// Something to which others may have to agree.
    Together {
        /// What.
        what: Wanted,
        /// The last number the person has seen.
        number: u64,
    },
    /// Play the next input that was taken back again, with the same rolls, draws and steps of bots after it.
    Redo {
        /// The last number the person has seen.
        number: u64,
    },
    /// Give up a seat; a bot plays on for it.
    Resign(Seat),
    /// Let a bot play for a seat, of the level that the terms name.
    StandIn(Seat),
    /// Play an own seat again after a bot stood in.
    Return(Seat),
    /// Begin the game.
    Start,
    /// Begin the present epoch of the dice, for which everybody has contributed.
    BeginEpoch,
    /// Act on a clock that has run out.
    TimeOut,
    /// Note a fact that changes no status: a seat was claimed, or the server was down.
    Note(Fact),
}

/// When the rolls and draws that follow an action are made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Luck {
    /// Together with it.
    AtOnce,
    /// By a [`Wish::Draw`] of its own, so that the action can be taken back before; at once where other people play too.
    Later,
}

/// What is to be stored, all or nothing, and then applied.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Decision {
    /// The entries, with consecutive numbers.
    pub entries: Vec<Entry>,
    /// What changes in the table's row.
    pub change: Option<RowChange>,
}

impl Decision {
    /// Notes on the last entry which message caused it.
    #[must_use]
    pub fn for_client(mut self, client: &str) -> Self {
        if let Some(last) = self.entries.last_mut() {
            last.client = Some(client.to_owned());
        }
        self
    }
}

/// Why a wish gives no entries.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Objection {
    /// It is about a position that has passed.
    Stale,
    /// It is not possible.
    Problem(Problem),
    /// These seats must agree first.
    Ask(Vec<Seat>),
}

impl From<Problem> for Objection {
    fn from(problem: Problem) -> Self {
        Self::Problem(problem)
    }
}

/// What a wish gives before its entries are numbered.
pub(super) type Decided = (Vec<What>, Option<RowChange>);

pub(super) fn problem<T>(code: &str, sentence: impl Into<String>) -> Result<T, Objection> {
    Err(Problem::new(code, sentence).into())
}

impl Table {
    /// Returns the entries that a wish gives at this time (milliseconds since 1970). Changes nothing.
    ///
    /// # Errors
    /// Says why there are none.
    pub fn decide(&self, who: &Who<'_>, wish: &Wish<'_>, now: i64) -> Result<Decision, Objection> {
        self.must_have_room(who, wish)?;
        let (whats, change) = match wish {
            Wish::Act { seat, text, luck } => {
                self.must_play()?;
                self.must_decide_for(who, *seat)?;
                let waits = matches!(who, Who::Person(seats) if self.is_alone(seats));
                self.play(Some((*seat, text)), if waits { *luck } else { Luck::AtOnce })?
            }
            Wish::Draw => self.play(None, Luck::AtOnce)?,
            Wish::Redo { number } => self.redo(who, *number)?,
            Wish::Together { what, number } => self.together(who, what, *number, now)?,
            Wish::Resign(seat) => {
                self.must_hold(who, *seat)?;
                self.must_play()?;
                if self.resigned(*seat).is_some() {
                    return problem("resigned", "This seat has resigned already.");
                }
                self.with_bot(vec![Fact::Resigned { seat: *seat }], *seat)
            }
            Wish::StandIn(seat) => {
                self.must_play()?;
                if !matches!(self.holder(*seat), Holder::Person { .. }) {
                    return problem("no-person", "No person sits there.");
                }
                if self.stand_in(*seat).is_some() {
                    return problem("stand-in", "A bot plays for this seat already.");
                }
                self.with_bot(Vec::new(), *seat)
            }
            Wish::Return(seat) => {
                self.must_hold(who, *seat)?;
                if self.resigned(*seat).is_some() {
                    return problem("resigned", "This seat has resigned; a bot plays it to the end.");
                }
                if self.stand_in(*seat).is_none() {
                    return problem("not-away", "No bot plays for this seat.");
                }
                (vec![What::Fact(Fact::Returned { seat: *seat })], None)
            }
            Wish::Start => {
                if self.row.status != Status::Waiting {
                    return problem("started", "The game has started already.");
                }
                self.with_contributions(Fact::Started)?
            }
            Wish::BeginEpoch => {
                if !self.is_epoch_ready() {
                    return Err(Objection::Stale);
                }
                self.with_contributions(Fact::DiceReady { epoch: self.row.dice.epoch() })?
            }
            Wish::TimeOut => {
                let Some((seat, _)) = self.clocks.deadline().filter(|(_, deadline)| *deadline <= now) else {
                    return Err(Objection::Stale);
                };
                let mut facts = vec![Fact::TimedOut { seat }];
                match self.row.terms.on_timeout {
                    OnTimeout::Bot => {}
                    OnTimeout::Resign => facts.push(Fact::Resigned { seat }),
                }
                self.with_bot(facts, seat)
            }
            Wish::Note(fact) => (vec![What::Fact(fact.clone())], None),
        };
        let numbers = self.number + 1..;
        let entry = |(number, what)| Entry { number, what, client: None, at: now };
        Ok(Decision { entries: numbers.zip(whats).map(entry).collect(), change })
    }

    /// Returns the seat for which a person with these seats acts, having seen this number last.
    ///
    /// # Errors
    /// Says why the person cannot act.
    pub fn acting(&self, seats: &[Seat], number: u64) -> Result<Seat, Objection> {
        self.must_play()?;
        self.must_be_current(number)?;
        let due = self.to_move();
        let Some(seat) = due.filter(|seat| seats.contains(seat)).or(seats.first().copied()) else {
            return problem("no-seat", "You watch this game; only those who sit at the table can play.");
        };
        if due == Some(seat) {
            self.must_decide_for(&Who::Person(seats), seat)?;
        }
        Ok(seat)
    }

    /// Tries an action of a seat without playing it.
    ///
    /// # Errors
    /// If the rules refuse it, or if what comes after it is not the seat's alone to decide: neither dice nor what an action
    /// uncovers is shown before it is played.
    pub fn offer(&self, seat: Seat, text: &str) -> Result<Box<dyn Trial + '_>, Problem> {
        let mut trial = self.game.trial();
        trial.submit(seat, text)?;
        if trial.to_move() != ToMove::Seat(seat) || trial.shows_more(seat) {
            let sentence = "What comes after this is not yours alone to decide; play it to see.";
            return Err(Problem::new("no-offer", sentence));
        }
        Ok(trial)
    }

    /// Checks that the table is being played.
    ///
    /// # Errors
    /// Says in which other state it is.
    pub fn must_play(&self) -> Result<(), Problem> {
        let (code, sentence) = match self.row.status {
            Status::Playing => return Ok(()),
            Status::Waiting => ("not-started", "The game has not started yet."),
            Status::Paused => ("paused", "The game is paused; resume it first."),
            Status::Over => ("over", "The game is over."),
            Status::Abandoned => ("over", "The game was ended without a result."),
        };
        Err(Problem::new(code, sentence))
    }

    pub(super) fn must_be_current(&self, number: u64) -> Result<(), Objection> {
        if number > self.number {
            return problem("bad-number", "Nothing with this number has happened yet.");
        }
        if number < self.position { Err(Objection::Stale) } else { Ok(()) }
    }

    fn must_hold(&self, who: &Who<'_>, seat: Seat) -> Result<(), Objection> {
        match who {
            Who::Person(seats) if !seats.contains(&seat) => Err(self.not_held(seat).into()),
            Who::Person(_) | Who::Everybody { .. } | Who::Server => Ok(()),
        }
    }

    fn not_held(&self, seat: Seat) -> Problem {
        Problem::new("not-your-seat", format!("You do not hold the seat {}.", self.names().name(seat)))
    }

    fn must_decide_for(&self, who: &Who<'_>, seat: Seat) -> Result<(), Objection> {
        self.must_hold(who, seat)?;
        if matches!(who, Who::Person(_)) && self.to_move() == Some(seat) && self.stand_in(seat).is_some() {
            return problem("stand-in", "A bot plays for this seat; return to it first.");
        }
        Ok(())
    }

    fn together(&self, who: &Who<'_>, what: &Wanted, number: u64, now: i64) -> Result<Decided, Objection> {
        if let Wanted::Undo { to } = what {
            return self.undo(who, *to, number);
        }
        self.asker(who)?;
        let (fact, change) = match (what, self.row.status) {
            (Wanted::Pause, Status::Playing) => (Fact::Paused, self.row_change(Status::Paused)),
            (Wanted::Resume, Status::Paused) => (Fact::Resumed, self.row_change(Status::Playing)),
            (Wanted::Abandon, Status::Playing | Status::Paused) => {
                (Fact::Abandoned, self.ending(Status::Abandoned, None))
            }
            (Wanted::Undo { .. } | Wanted::Pause | Wanted::Resume | Wanted::Abandon, _) => {
                return problem("not-now", "That is not possible as the table is now.");
            }
        };
        self.must_be_agreed(who, what, now)?;
        Ok((vec![What::Fact(fact)], Some(change)))
    }

    /// Returns the seat in whose name something is asked.
    pub(super) fn asker(&self, who: &Who<'_>) -> Result<Seat, Objection> {
        match who {
            Who::Everybody { by } => Ok(*by),
            Who::Person([first, ..]) => Ok(*first),
            Who::Person([]) | Who::Server => {
                problem("no-seat", "You watch this game; only those who sit at the table can ask that.")
            }
        }
    }

    fn must_be_agreed(&self, who: &Who<'_>, what: &Wanted, now: i64) -> Result<(), Objection> {
        match who {
            Who::Everybody { .. } | Who::Server => Ok(()),
            Who::Person(seats) => match self.asked(seats, what, now) {
                asked if asked.is_empty() => Ok(()),
                asked => Err(Objection::Ask(asked)),
            },
        }
    }

    /// Plays an action, if one is given, and the draws that follow, unless later, on a copy of the position.
    fn play(&self, action: Option<(Seat, &str)>, luck: Luck) -> Result<Decided, Problem> {
        let mut trial = self.game.trial();
        let mut whats = Vec::new();
        if let Some((seat, text)) = action {
            let steps = trial.submit(seat, text)?.into_iter().enumerate();
            let step = |(at, text)| What::Step { seat: Some(seat), text, draw: None, continues: at > 0 };
            whats.extend(steps.map(step));
        }
        if let (Some(dice), Luck::AtOnce) = (&self.dice, luck) {
            for draw in self.draws + 1.. {
                let drawn = trial.draw(dice, draw);
                let Some(text) =
                    drawn.unwrap_or_else(|error| unreachable!("the rules give bad odds: {error}"))
                else {
                    break;
                };
                whats.push(What::Step { seat: None, text, draw: Some(draw), continues: false });
            }
        }
        let is_over = !whats.is_empty() && trial.to_move() == ToMove::Over;
        let change = is_over.then(|| self.ending(Status::Over, self.told_result(trial.result())));
        Ok((whats, change))
    }

    fn with_bot(&self, mut facts: Vec<Fact>, seat: Seat) -> Decided {
        facts.push(Fact::StandIn { seat, level: self.row.terms.stand_in });
        let change = RowChange { attended: true, ..self.row_change(Status::Playing) };
        (facts.into_iter().map(What::Fact).collect(), Some(change))
    }

    fn with_contributions(&self, fact: Fact) -> Result<Decided, Problem> {
        let waiting = self.dice_wait_for();
        if !waiting.is_empty() {
            let names: Vec<_> = waiting.iter().map(|seat| self.holder_name(*seat)).collect();
            let sentence = format!("The dice still wait for a contribution of {}.", names.join(", "));
            return Err(Problem::new("no-contribution", sentence));
        }
        let contributions = self.contributions_now()?;
        let contributions = Some(contributions.iter().map(ToString::to_string).collect());
        let change = RowChange { contributions, ..self.row_change(Status::Playing) };
        Ok((vec![What::Fact(fact)], Some(change)))
    }

    fn row_change(&self, status: Status) -> RowChange {
        let attended = self.needs_server();
        RowChange { status, secret: None, result: None, contributions: None, dice: None, attended }
    }

    fn ending(&self, status: Status, result: Option<String>) -> RowChange {
        let secret = Some(self.secrets.now.to_hex());
        RowChange { status, secret, result, contributions: None, dice: None, attended: false }
    }
}
