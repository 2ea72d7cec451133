//! One game at the prompt.

use std::path::{Path, PathBuf};

use hexapod_catalog::{AnyTable, BotSpec, Fault, Player, SeatedProgram, ruling, wall};
use hexapod_core::{Ink, Seat, ToMove, Viewer};

use super::Sitter;
use super::dice::Source;
use super::inputs::Inputs;
use super::{coach, hint};
use crate::error::{Outcome, Result};
use crate::output;
use crate::rules::part_of;

pub(crate) struct Session {
    pub(crate) table: Box<dyn AnyTable>,
    pub(crate) sitters: Vec<Sitter>,
    /// The programs that have been started, by seat.
    pub(crate) programs: Vec<Option<SeatedProgram>>,
    pub(crate) source: Source,
    /// What the people have typed.
    pub(crate) inputs: Inputs,
    pub(crate) file: Option<PathBuf>,
    pub(crate) ink: Ink,
    /// Seed of the last bot decision or hint.
    pub(crate) bot_seed: u64,
    /// Number of steps whose events have been printed.
    pub(crate) shown: usize,
    /// Number of steps that have been saved.
    pub(crate) saved: usize,
    /// Whether the coach speaks to the only person at the table.
    pub(crate) coach: bool,
    /// The seat at the keyboard, in games with secrets between people.
    pub(crate) holder: Option<Seat>,
}

/// Clears the screen and the scrollback buffer.
const CLEAR_SCREEN: &str = "\x1b[2J\x1b[3J\x1b[H";

const HELP: &str = "\
Type an action in notation or its number in the list.
  undo             take back your last input, all of its steps
  undo turn        take back to the beginning of your turn
  redo             play what was taken back again, with the same dice
  why ACTION       why an action is not possible now
  legal, board     the list of actions; the table
  score            the points now
  log              everything that happened
  hint             what a bot would do, and why
  rules PART       a ruling (R12) or section of the rules, in `hexapod rules` too
  position         the position in notation
  save [FILE]      write the record; with a file named once, every step is saved
  quit             leave the table";

/// What the player asks for.
enum Wanted {
    Step(String),
    Again,
    Quit,
}

impl Session {
    /// Plays until the player quits or the input ends.
    pub(crate) fn run(mut self) -> Result {
        self.shown = self.table.standing().step;
        self.saved = self.shown;
        let mut show = true;
        loop {
            let standing = self.table.standing();
            if let Some((seat, bot)) = self.bot_to_act() {
                self.let_play(seat, &bot)?;
                continue;
            }
            if standing.to_move == ToMove::Over {
                self.dismiss();
            }
            if standing.to_move == ToMove::Chance && self.source.settle(self.table.as_mut())? {
                self.autosave()?;
                continue;
            }
            if show {
                if let Some(seat) = self.hand_over() {
                    // The previous player's screen is cleared before the next player looks at it.
                    output::print(CLEAR_SCREEN)?;
                    if output::ask(&format!("{}, take the keyboard and press Enter. ", self.name(seat)))?
                        .is_none()
                    {
                        return self.leave(false);
                    }
                    output::print(CLEAR_SCREEN)?;
                }
                self.tell_events()?;
                self.draw()?;
                self.list()?;
                self.warn(standing.to_move)?;
            }
            let drawer = self.table.secret_draw();
            let drawer = drawer.map_or(String::new(), |seat| format!(" for {}", self.name(seat)));
            let due = self.table.seats().to_move(standing.to_move);
            let Some(line) = output::ask(&format!("{due}{drawer}> "))? else {
                return self.leave(false);
            };
            // The prompt accepts extra spaces; notation is otherwise strict.
            let text = line.split_whitespace().collect::<Vec<_>>().join(" ");
            show = match self.understand(&text)? {
                Wanted::Again => false,
                Wanted::Quit => return self.leave(true),
                Wanted::Step(step) => {
                    let at = self.table.standing().step;
                    let is_played = self.submit(&step)?;
                    if is_played {
                        self.inputs.typed(at);
                        self.think_again(at, standing.to_move)?;
                    }
                    is_played
                }
            };
            // After a step or an undo the table is shown again.
            show |= self.table.standing() != standing;
        }
    }

    fn name(&self, seat: Seat) -> &'static str {
        self.table.seats().name(seat)
    }

    fn is_person(&self, seat: Seat) -> bool {
        self.sitters[seat.index()] == Sitter::Person
    }

    fn bot_to_act(&self) -> Option<(Seat, Player)> {
        let seat = self.table.standing().to_move.seat()?;
        match &self.sitters[seat.index()] {
            Sitter::Bot(player) => Some((seat, player.clone())),
            Sitter::Person => None,
        }
    }

    /// Lets the player of a seat decide. A program that fails loses by default: this is printed and recorded as its
    /// resignation, and a built-in bot plays on so that the game can be finished.
    fn let_play(&mut self, seat: Seat, player: &Player) -> Result<()> {
        const STAND_IN: BotSpec = BotSpec::Level(3);
        match player {
            Player::Bot(bot) => {
                self.bot_seed = self.bot_seed.wrapping_add(1);
                if let Some(action) = self.table.choose(*bot, self.bot_seed, Some(wall)) {
                    self.submit(&action)?;
                }
            }
            Player::Program(_) => {
                if let Err(fault) = self.ask_program(seat, player) {
                    let (name, at) = (self.name(seat), self.table.standing().step);
                    output::line(&format!("\n{name} ({player}) loses by default. {fault}"))?;
                    output::line(&format!("{STAND_IN} plays on for {name}."))?;
                    self.table.meta_mut().resigned.push(format!("{name} {at}"));
                    self.programs[seat.index()] = None;
                    self.sitters[seat.index()] = Sitter::Bot(STAND_IN.into());
                }
                self.autosave()?;
            }
            Player::Weighing(..) => unreachable!("`play` takes weights for all bots only"),
        }
        Ok(())
    }

    fn ask_program(&mut self, seat: Seat, player: &Player) -> std::result::Result<(), Fault> {
        let Player::Program(program) = player else { unreachable!("only programs are asked") };
        let seated = match &mut self.programs[seat.index()] {
            Some(seated) => seated,
            empty => empty.insert(program.sit_down(self.table.as_ref(), seat)?),
        };
        let action = seated.decide(self.table.as_ref())?;
        let played = self.table.submit(Some(seat), &action);
        played.map(|_| ()).map_err(|refused| Fault::refused(&action, refused))
    }

    /// Stops the external programs.
    fn dismiss(&mut self) {
        for program in self.programs.iter_mut().filter_map(Option::take) {
            program.leave(self.table.as_ref(), None);
        }
    }

    /// Returns who looks at the screen: the only person, or the acting person, or a spectator.
    fn viewer(&self) -> Viewer {
        let mut persons = self.persons();
        match (persons.next(), persons.next()) {
            (Some(only), None) => Viewer::Seat(only),
            _ => self.keeper().filter(|seat| self.is_person(*seat)).map_or(Viewer::Spectator, Viewer::Seat),
        }
    }

    fn persons(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.sitters.len()).filter(|seat| self.is_person(*seat))
    }

    /// Returns the seat to which the next step belongs: the one that draws a secret, or the one that acts.
    fn keeper(&self) -> Option<Seat> {
        self.table.secret_draw().or(self.table.standing().to_move.seat())
    }

    /// Returns the person to hand the keyboard to, in games with secrets between people.
    fn hand_over(&mut self) -> Option<Seat> {
        if !self.table.info().secrets || self.persons().count() < 2 {
            return None;
        }
        let keeper = self.keeper()?;
        let before = self.holder.replace(keeper);
        (before != Some(keeper)).then_some(keeper)
    }

    /// Returns whether the whole position may be shown.
    fn may_show_all(&self) -> bool {
        !self.table.info().secrets || self.table.standing().to_move == ToMove::Over
    }

    fn submit(&mut self, text: &str) -> Result<bool> {
        match self.table.submit(None, text) {
            Ok(_) => {
                self.autosave()?;
                Ok(true)
            }
            Err(refused) => {
                let ruling = refused.ruling.map_or(String::new(), |ruling| format!(" [{ruling}]"));
                output::line(&format!("{}: {}{ruling}", refused.code, refused.message))?;
                if let Some(last) = self.own_last_step() {
                    output::line(&format!("(`undo` takes back your `{last}`.)"))?;
                }
                Ok(false)
            }
        }
    }

    /// Returns the last step if the acting player made it and may take it back, to suggest that.
    fn own_last_step(&self) -> Option<String> {
        let due = self.table.standing().to_move;
        let last = self.table.steps().pop()?;
        let is_own = last.actor.map_or(ToMove::Chance, ToMove::Seat) == due;
        (is_own && self.least() < last.number).then_some(last.text)
    }

    fn understand(&mut self, text: &str) -> Result<Wanted> {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        match (word, rest) {
            ("", _) => {}
            ("help" | "?", "") => output::line(HELP)?,
            ("quit" | "exit" | "q", "") => return Ok(Wanted::Quit),
            ("undo", "") => self.undo(self.inputs.before_last(self.table.standing().step))?,
            ("undo", "turn") => self.undo_turn()?,
            ("redo", "") => self.redo()?,
            ("legal", "") => self.list()?,
            ("board", "") => self.draw()?,
            ("score", "") => self.score()?,
            ("log", "") => {
                for event in self.table.events(0, self.viewer()) {
                    output::line(&format!("{:>4}. {}", event.step, event.text))?;
                }
            }
            ("hint", "") => self.hint()?,
            ("position", "") if self.may_show_all() => output::print(&self.table.position())?,
            ("position", "") => {
                output::line("The position holds secrets; it can be shown when the game is over.")?;
            }
            ("why", action) if !action.is_empty() => self.why(action)?,
            ("why", _) => {
                let example = self.table.legal().pop().unwrap_or_else(|| "pass".to_owned());
                output::line(&format!("Say which action: why {example}."))?;
            }
            ("rules", "") => output::line("Say which part: a ruling (rules R12) or a section (rules 7.3).")?,
            ("rules", part) => match part_of(self.table.info().rules_text, part) {
                Some(text) => output::print(&text)?,
                None => output::line(&format!("The rules have no section or ruling {part}."))?,
            },
            ("save", file) => self.save(file)?,
            _ => match text.parse::<usize>() {
                Ok(number) => {
                    let legal = self.table.legal();
                    match number.checked_sub(1).and_then(|index| legal.get(index)) {
                        Some(step) => return Ok(Wanted::Step(step.clone())),
                        None if legal.is_empty() => output::line("Nothing can be played now.")?,
                        None => output::line(&format!("The list has {} entries.", legal.len()))?,
                    }
                }
                Err(_) => return Ok(Wanted::Step(text.to_owned())),
            },
        }
        Ok(Wanted::Again)
    }

    /// Takes steps back until `to` remain, unless something was shown since.
    fn undo(&mut self, to: Option<usize>) -> Result<()> {
        let Some(to) = to else {
            return output::line("There is nothing of yours to take back.");
        };
        if to < self.least() {
            return output::line(
                "Dice, a draw or something hidden has been shown since, so it cannot be taken back. (In a game begun with \
                 --practice it could.)",
            );
        }
        self.table.jump(to);
        self.shown = self.shown.min(to);
        self.autosave()?;
        output::line("Taken back.")
    }

    fn undo_turn(&mut self) -> Result<()> {
        match self.inputs.before_turn(self.table.as_ref(), self.least()) {
            Some(to) => self.undo(Some(to)),
            None => self.undo(self.inputs.before_last(self.table.standing().step)),
        }
    }

    /// Returns the smallest number of steps to which `undo` may return: what luck or something hidden has shown stays,
    /// unless the game is for practice or the dice are rolled by hand.
    fn least(&self) -> usize {
        if self.table.meta().practice || matches!(self.source, Source::Hand) {
            return 0;
        }
        // What a bot plays may come from a hand that the people have not seen.
        let is_secret = |seat: Seat| self.table.info().secrets && !self.is_person(seat);
        let steps = self.table.steps();
        let shown = steps.iter().rposition(|step| step.actor.is_none_or(is_secret)).map_or(0, |at| at + 1);
        self.table.uncovering().into_iter().max().map_or(shown, |uncovered| uncovered.max(shown))
    }

    fn redo(&mut self) -> Result<()> {
        let (at, known) = (self.table.standing().step, self.table.known_steps());
        if at == known {
            return output::line("There is nothing to play again.");
        }
        self.table.jump(self.inputs.after_next(at, known));
        self.autosave()
    }

    fn why(&self, action: &str) -> Result<()> {
        match self.table.why_not(action) {
            None => output::line(&format!("`{action}` is possible now.")),
            Some(refused) => {
                output::line(&format!("{}: {}", refused.code, refused.message))?;
                match refused.ruling.and_then(|id| Some((id, ruling(self.table.info().rules_text, id)?))) {
                    Some((id, text)) => output::line(&format!("{id}: {text}")),
                    None => Ok(()),
                }
            }
        }
    }

    fn hint(&mut self) -> Result<()> {
        self.bot_seed = self.bot_seed.wrapping_add(1);
        match self.table.think(self.bot_seed, 1, &|done| done < 2_000) {
            None => output::line("Nobody is to decide now."),
            Some(thought) => {
                let actor = self.table.seats().to_move(self.table.standing().to_move);
                output::print(&hint::text(&thought, actor))
            }
        }
    }

    /// Says what the player may overlook.
    fn warn(&self, to_move: ToMove) -> Result<()> {
        match to_move {
            ToMove::Seat(seat) if self.coach => output::print(&coach::warning(&self.table.risks(seat))),
            ToMove::Seat(_) | ToMove::Chance | ToMove::Over => Ok(()),
        }
    }

    /// Asks whether an input that lost much is taken back, where that is free.
    fn think_again(&mut self, at: usize, to_move: ToMove) -> Result<()> {
        let ToMove::Seat(seat) = to_move else { return Ok(()) };
        if !self.coach || self.table.standing().to_move == ToMove::Over {
            return Ok(());
        }
        self.bot_seed = self.bot_seed.wrapping_add(1);
        let review = coach::review(self.table.as_mut(), at, seat, self.bot_seed);
        let Some(text) = review.as_ref().and_then(coach::costly) else { return Ok(()) };
        output::print(&text)?;
        if at < self.least() {
            return Ok(());
        }
        match output::ask("Take it back? (y/n) ")? {
            Some(answer) if answer.trim().eq_ignore_ascii_case("y") => self.undo(Some(at)),
            Some(_) | None => Ok(()),
        }
    }

    fn score(&self) -> Result<()> {
        for score in self.table.scores_shown(self.viewer()) {
            let parts: Vec<String> =
                score.parts.iter().map(|(part, points)| format!("{part} {points}")).collect();
            let parts = if parts.is_empty() { String::new() } else { format!(" = {}", parts.join(" + ")) };
            output::line(&format!("{:<8} {:>4}{parts}", score.who, score.total))?;
        }
        Ok(())
    }

    fn tell_events(&mut self) -> Result<()> {
        output::line("")?;
        for event in self.table.events(self.shown, self.viewer()) {
            output::line(&format!("  {}", event.text))?;
        }
        self.shown = self.table.standing().step;
        Ok(())
    }

    fn draw(&self) -> Result<()> {
        let drawing = self.table.draw(self.viewer(), self.ink);
        output::print(&format!("\n{drawing}"))?;
        if let Some(result) = self.table.result() {
            output::line(&format!("\n{result}"))?;
            self.score()?;
            output::line("`undo` to try again, `save FILE` to keep the record, `quit` to leave.")?;
        }
        Ok(())
    }

    /// Lists the legal actions, numbered and grouped by their first word, in columns.
    fn list(&self) -> Result<()> {
        let legal = self.table.legal();
        if legal.is_empty() {
            return Ok(());
        }
        let remarks = self.table.remarks(self.viewer(), &legal);
        let said = |(text, remark): (&String, Option<String>)| match remark {
            Some(remark) => format!("{text}: {remark}"),
            None => text.clone(),
        };
        let said: Vec<String> = legal.iter().zip(remarks).map(said).collect();
        let entry = |(index, text): (usize, &String)| format!("{:>3} {text}", index + 1);
        let width = said.iter().map(|text| text.chars().count() + 6).max().unwrap_or(0);
        let columns = (100 / width).max(1);
        let verb = |at: usize| legal[at].split(' ').next();
        output::line("")?;
        let mut from = 0;
        while from < legal.len() {
            let to = (from..legal.len())
                .find(|at| verb(*at) != verb(from) || at - from == columns)
                .unwrap_or(legal.len());
            let row = said.iter().enumerate().skip(from).take(to - from).map(entry);
            let line: String = row.map(|entry| format!("{entry:<width$}")).collect();
            output::line(line.trim_end())?;
            from = to;
        }
        Ok(())
    }

    fn autosave(&mut self) -> Result<()> {
        match self.file.clone() {
            Some(path) => self.write(&path),
            None => Ok(()),
        }
    }

    fn save(&mut self, file: &str) -> Result<()> {
        let path = match (file, &self.file) {
            ("", Some(path)) => path.clone(),
            ("", None) => return output::line("Say where: save FILE."),
            (name, _) => PathBuf::from(name),
        };
        match self.write(&path) {
            Ok(()) => {
                output::line(&format!(
                    "Saved to {}; every further step is saved there too.",
                    path.display()
                ))?;
                self.file = Some(path);
                Ok(())
            }
            Err(error) => output::line(&error.to_string()),
        }
    }

    fn write(&mut self, path: &Path) -> Result<()> {
        output::replace_file(path, &self.table.record(Viewer::Referee))?;
        self.saved = self.table.standing().step;
        Ok(())
    }

    /// Leaves the table; asks for a file to save to unless the input has ended.
    fn leave(&mut self, ask: bool) -> Result {
        self.dismiss();
        let at = self.table.standing().step;
        if ask && self.file.is_none() && at > 0 && self.saved != at {
            let name = output::ask("This game is not saved. File to save it to (Enter to drop it): ")?;
            if let Some(name) = name.filter(|name| !name.trim().is_empty()) {
                self.save(name.trim())?;
            }
        } else if self.file.is_none() && at > 0 && self.saved != at {
            output::line("\nThis game was not saved.")?;
        } else {
            output::line("")?;
        }
        Ok(Outcome::Fine)
    }
}
