//! A position while it is read, line by line.

use hexapod_core::{Rules, Seat, Silence};

use super::first_line::FirstLine;
use super::{number, read_tile, seat_named};
use crate::data::CORNERS;
use crate::game::DominAnts;
use crate::state::{Kind, MAX_SEATS, Owner, Phase, SeatSet, State, Weather};
use crate::tiles::Tile;

/// A position while it is read: what is said so far.
pub(super) struct Draft<'a> {
    pub(super) game: &'a DominAnts,
    pub(super) state: State,
    pub(super) turn: Option<Seat>,
    seen: SeatSet,
    /// What the other lines said, by statement and seat.
    said: Vec<(&'static str, Option<Seat>)>,
    thrones: Vec<(Seat, Seat, u8)>,
    sets: [Option<u8>; MAX_SEATS],
    conquests: [Option<u8>; MAX_SEATS],
}

impl<'a> Draft<'a> {
    pub(super) fn new(game: &'a DominAnts, head: &FirstLine<'_>) -> Result<Self, String> {
        let mut state = State::empty(game.seats, game.data.game.sugar_tokens);
        for seat in Seat::all(game.seats) {
            state.of_mut(seat).hives = 1 << game.corners[seat.index()];
        }
        let phase = head.part("phase").map_or("MAIN", |words| words.first().copied().unwrap_or(""));
        let in_turn = matches!(phase, "MAIN" | "MERGE" | "BATTLE");
        let seat = |name: &'static str| head.word(name)?.map(|word| seat_named(game, word)).transpose();
        state.cycle = head.cycle("cycle")?.unwrap_or(1);
        let stirred = head.cycle("stirred")?;
        match game.cycle_limit {
            Some(limit) if !(1..=limit).contains(&state.cycle) => {
                return Err(format!("The cycle is 1 to {limit} at this table."));
            }
            Some(_) if stirred.is_some() => {
                return Err("`stirred` belongs to tables without a limit (`cycle_limit=0`).".into());
            }
            Some(_) => {}
            None if state.cycle == 0 => return Err("The cycle is at least 1.".into()),
            None => state.stirred = stirred.unwrap_or(state.cycle - 1),
        }
        if state.stirred > state.cycle {
            return Err(format!("`stirred` is at most the cycle, {}.", state.cycle));
        }
        state.weather = match head.word("weather")? {
            None | Some("none") => Weather::None,
            Some("currents") => Weather::Currents,
            Some("rain") => Weather::Rain,
            Some(word) => return Err(format!("`{word}` is no weather.")),
        };
        let mut draft = Self {
            game,
            state,
            turn: None,
            seen: SeatSet::default(),
            said: Vec::new(),
            thrones: Vec::new(),
            sets: [None; MAX_SEATS],
            conquests: [None; MAX_SEATS],
        };
        draft.out(head.part("out").unwrap_or_default())?;
        let is_in = |seat: Seat| draft.state.active.contains(seat);
        let boost = match head.word("boost")? {
            None | Some("none") => None,
            Some(word) => Some(seat_named(game, word)?),
        };
        if let Some(out) = boost.filter(|seat| !is_in(*seat)) {
            return Err(format!("{} is out and has no boost.", game.seat_name(out)));
        }
        let (first, turn, ap) = (seat("first")?, seat("turn")?, head.number("ap")?);
        if !in_turn && (turn.is_some() || ap.is_some()) {
            return Err(format!("In phase {phase} it is nobody's turn: leave out `turn` and `ap`."));
        }
        if phase == "START" && first.is_some() {
            return Err("In phase START nobody is the first yet.".into());
        }
        if in_turn {
            let turn = turn.unwrap_or(Seat::new(0));
            if !is_in(turn) {
                return Err(format!("{} is out and has no turn.", game.seat_name(turn)));
            }
            let ap = ap.unwrap_or_else(|| game.turn_points(draft.state.weather));
            if ap > game.most_action_points {
                return Err(format!("A turn has at most {} action points.", game.most_action_points));
            }
            draft.state.ap = ap;
            draft.turn = Some(turn);
        }
        draft.state.boost = boost;
        draft.state.first = first.unwrap_or(Seat::new(0));
        Ok(draft)
    }

    /// Reads the seats that are out, the worst place first.
    fn out(&mut self, groups: &[&str]) -> Result<(), String> {
        for (index, group) in groups.iter().enumerate() {
            for name in group.split('=') {
                let seat = seat_named(self.game, name)?;
                if !self.state.active.contains(seat) {
                    return Err(format!("{name} is out twice."));
                }
                self.state.active.remove(seat);
                let colony = self.state.of_mut(seat);
                colony.fell = index as u8 + 1;
                colony.hives = 0;
            }
        }
        Ok(())
    }

    /// Reads one of the other lines.
    pub(super) fn line(&mut self, words: &[&str]) -> Result<(), String> {
        match *words {
            ["N", ref tiles @ ..] => {
                self.once("N", None)?;
                for name in tiles {
                    self.place(Owner::Neutral, Kind::Worker, read_tile(name)?)?;
                }
                Ok(())
            }
            ["nodes", ref nodes @ ..] => {
                self.once("nodes", None)?;
                for node in nodes {
                    let (name, cubes) =
                        node.split_once('=').ok_or_else(|| format!("`{node}` is not TILE=CUBES."))?;
                    let (tile, cubes) = (read_tile(name)?, number(cubes)?);
                    if cubes == 0 || self.state.nodes.contains(tile) {
                        return Err(format!("`{node}`: a tile has one node, of at least 1 cube."));
                    }
                    self.state.set_lying(tile, cubes);
                }
                Ok(())
            }
            ["throne", owner, holder, count] => {
                let owner = self.active(owner)?;
                self.once("throne", Some(owner))?;
                let held = (owner, self.active(holder)?, number(count)?);
                self.thrones.push(held);
                Ok(())
            }
            ["hives", owner, ref corners @ ..] => self.hives(owner, corners),
            ["sets", owner, count] => {
                let owner = self.active(owner)?;
                self.once("sets", Some(owner))?;
                self.sets[owner.index()] = Some(number(count)?);
                Ok(())
            }
            ["conquests", owner, count] => {
                let owner = self.active(owner)?;
                self.once("conquests", Some(owner))?;
                self.conquests[owner.index()] = Some(number(count)?);
                Ok(())
            }
            [name, ref words @ ..] if self.game.seat_named(name).is_some() => {
                let seat = self.active(name)?;
                if self.seen.contains(seat) {
                    return Err(format!("{name} has two lines."));
                }
                self.seen.insert(seat);
                self.colony(seat, words)
            }
            _ => Err(format!("`{}` is no statement of a position of DominAnts.", words.join(" "))),
        }
    }

    fn once(&mut self, what: &'static str, seat: Option<Seat>) -> Result<(), String> {
        if self.said.contains(&(what, seat)) {
            return Err(format!("`{what}` is said twice."));
        }
        self.said.push((what, seat));
        Ok(())
    }

    pub(super) fn active(&self, name: &str) -> Result<Seat, String> {
        let seat = seat_named(self.game, name)?;
        if self.state.active.contains(seat) { Ok(seat) } else { Err(format!("{name} is out.")) }
    }

    fn hives(&mut self, owner: &str, names: &[&str]) -> Result<(), String> {
        let seat = self.active(owner)?;
        self.once("hives", Some(seat))?;
        let mut corners = Vec::new();
        for name in names {
            let corner = CORNERS.iter().position(|corner| corner == name);
            corners.push(corner.ok_or_else(|| format!("`{name}` is no corner (SW, NW, NE, SE)."))?);
        }
        let own = self.game.corners[seat.index()];
        if corners.first() != Some(&own) || !corners[1..].is_sorted_by(|one, next| one < next) {
            return Err(format!("The hives of {owner} begin with {}, then SW NW NE SE.", CORNERS[own]));
        }
        for &corner in &corners[1..] {
            let former = Seat::all(self.game.seats).find(|other| self.game.corners[other.index()] == corner);
            let free = former.is_some_and(|former| !self.state.active.contains(former));
            let taken = self.state.active.iter().any(|other| self.state.of(other).hives >> corner & 1 == 1);
            if !free || taken {
                return Err(format!("The hive {} cannot belong to {owner}.", CORNERS[corner]));
            }
        }
        self.state.of_mut(seat).hives = corners.iter().map(|corner| 1 << corner).sum();
        Ok(())
    }

    /// Reads the ants and the store of a seat.
    fn colony(&mut self, seat: Seat, words: &[&str]) -> Result<(), String> {
        let mut kind = None;
        let mut words = words.iter();
        let mut store = None;
        while let Some(word) = words.next() {
            if *word == "store" {
                let cubes = words.next().ok_or("`store` needs a number.")?;
                if store.replace(number(cubes)?).is_some() {
                    return Err("`store` is said twice.".into());
                }
            } else if let Some(next) = Kind::lettered(word) {
                kind = Some(next);
            } else {
                let kind = kind.ok_or_else(|| format!("`{word}`: first the kind (q s x w), then tiles."))?;
                self.ant(seat, kind, word)?;
            }
        }
        self.state.of_mut(seat).store = store.unwrap_or(0);
        Ok(())
    }

    /// Reads an ant such as `c3+2!~`.
    fn ant(&mut self, seat: Seat, kind: Kind, word: &str) -> Result<(), String> {
        let bad = || format!("`{word}` is no ant (TILE, +CUBES, !, ~).");
        let end = word.find(['+', '!', '~']).unwrap_or(word.len());
        let (name, mut marks) = word.split_at(end);
        let tile = read_tile(name)?;
        let mut load = 0;
        if let Some(rest) = marks.strip_prefix('+') {
            let end = rest.find(['!', '~']).unwrap_or(rest.len());
            load = number(&rest[..end])?;
            marks = &rest[end..];
            if load == 0 || kind != Kind::Worker {
                return Err(format!("`{word}`: only workers carry, at least 1 cube."));
            }
        }
        let (attacked, marks) = marks.strip_prefix('!').map_or((false, marks), |rest| (true, rest));
        let (gathered, marks) = marks.strip_prefix('~').map_or((false, marks), |rest| (true, rest));
        if !marks.is_empty() || (gathered && kind != Kind::Worker) {
            return Err(bad());
        }
        self.place(Owner::Seat(seat), kind, tile)?;
        self.state.set_load(tile, load);
        // Marks of others do not matter: they are cleared before they could.
        if self.turn == Some(seat) {
            if attacked {
                self.state.attacked.insert(tile);
            }
            if gathered {
                self.state.gathered.insert(tile);
            }
        }
        Ok(())
    }

    fn place(&mut self, owner: Owner, kind: Kind, tile: Tile) -> Result<(), String> {
        if self.state.occupied.contains(tile) {
            return Err(format!("Two ants stand on {tile}."));
        }
        self.state.place(owner, kind, tile);
        Ok(())
    }

    pub(super) fn finish(mut self, head: &FirstLine<'_>) -> Result<State, String> {
        let game = self.game;
        if let Some(missing) = self.state.active.iter().find(|seat| !self.seen.contains(*seat)) {
            let name = game.seat_name(missing);
            return Err(format!("{name} has no line; if it is out, say so (`out {name}`)."));
        }
        self.pawns()?;
        self.supply(head)?;
        self.hold_thrones()?;
        let words = head.part("phase").unwrap_or(&["MAIN"]);
        self.phase(words)?;
        let state = self.state;
        let over = state.phase == Phase::Over;
        if !over && state.active.count() < 2 {
            return Err("With fewer than two seats left the game is over (`phase OVER`).".into());
        }
        if over && (state.weather != Weather::None || state.boost.is_some()) {
            return Err("When the game is over there is no weather and no boost.".into());
        }
        if let Some(seat) =
            state.active.iter().find(|seat| game.options.extinction && game.is_extinct(&state, *seat))
        {
            let name = game.seat_name(seat);
            return Err(format!(
                "{name} has no ant and cannot pay for a queen, so it is out (`out {name}`)."
            ));
        }
        Ok(state)
    }

    fn pawns(&mut self) -> Result<(), String> {
        let game = self.game;
        let mut total = 0;
        for seat in self.state.active.iter() {
            let hives = self.state.of(seat).hives.count_ones() as u8;
            let sets = self.sets[seat.index()].unwrap_or(hives);
            let conquests = self.conquests[seat.index()].unwrap_or(sets.saturating_sub(1));
            let name = game.seat_name(seat);
            total += usize::from(sets);
            if sets < hives || total > game.seats || usize::from(conquests) >= game.seats {
                return Err(format!("{name}: the colour sets or conquests do not fit the table."));
            }
            let colony = self.state.of_mut(seat);
            (colony.sets, colony.conquests) = (sets, conquests);
            for kind in [Kind::Soldier, Kind::Warrior, Kind::Worker] {
                let (count, limit) = (self.state.of(seat).count(kind), game.limit(&self.state, seat, kind));
                if u32::from(count) > limit {
                    return Err(format!("{name} has {count} {}s, but only {limit} pawns.", kind.word()));
                }
            }
        }
        let neutral = self.state.neutral().count();
        if neutral > u32::from(game.data.game.neutral_workers) {
            return Err(format!("There are only {} neutral pawns.", game.data.game.neutral_workers));
        }
        Ok(())
    }

    fn supply(&mut self, head: &FirstLine<'_>) -> Result<(), String> {
        let state = &mut self.state;
        let shown: u32 = state.colonies.iter().map(|colony| u32::from(colony.store)).sum::<u32>()
            + state.loads.iter().chain(&state.lying).map(|cubes| u32::from(*cubes)).sum::<u32>();
        let tokens = u32::from(self.game.data.game.sugar_tokens);
        let left =
            tokens.checked_sub(shown).ok_or_else(|| format!("{shown} cubes are shown, of {tokens}."))?;
        state.supply = left as u8;
        match head.number("supply")? {
            Some(said) if u32::from(said) != left => {
                Err(format!("The supply is {tokens} minus everything shown, {left}, not {said}."))
            }
            _ => Ok(()),
        }
    }

    fn hold_thrones(&mut self) -> Result<(), String> {
        self.game.settle_thrones(&mut self.state, &mut Silence);
        for &(owner, holder, count) in &self.thrones {
            let colony = self.state.of_mut(owner);
            let (name, needed) = (self.game.seat_name(owner), self.game.throne_turns);
            if colony.holder != Some(holder) {
                let holder = self.game.seat_name(holder);
                return Err(format!("No ant of {holder} stands on the throne of {name}."));
            }
            if count >= needed {
                return Err(format!(
                    "The throne of {name} would have fallen: its count stays below {needed}."
                ));
            }
            colony.held = count;
        }
        Ok(())
    }
}
