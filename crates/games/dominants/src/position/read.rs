//! Reading positions and set-ups.

use hexapod_core::position::statements;
use hexapod_core::{Game, Options, PositionError, Seat, Setup, SetupError, Wish};

use crate::data::CORNERS;
use crate::game::{DominAnts, Happening};
use crate::state::{Kind, MAX_SEATS, Owner, Phase, SeatSet, State, Weather};
use crate::tiles::{Tile, TileSet};

type Words<'a> = Vec<&'a str>;

/// Reads a whole set-up: seats, options, position.
pub(crate) fn set_up(wish: &Wish, text: &str) -> Result<(DominAnts, State), PositionError> {
    let mut options = Wish { seats: None, data: None, ..wish.clone() }.check(DominAnts::INFO)?.options;
    let head = Head::new(text)?;
    let error = |message: String| PositionError::at(head.line, message);
    let count = head.count().map_err(error)?;
    if let Some(known) = wish.seats.filter(|known| *known != count) {
        return Err(error(format!("The position has {count} seats, but the table has {known}.")));
    }
    let given = options.clone();
    for (name, value) in head.options().map_err(error)? {
        options.set_text(name, value).map_err(SetupError::from)?;
        if wish.options.contains_key(name) && options.all().get(name) != given.all().get(name) {
            return Err(error(format!("The position says {name}={value}, but the table plays otherwise.")));
        }
    }
    let checked = Wish { seats: Some(count), ..Wish::default() }.check(DominAnts::INFO)?;
    let game = DominAnts::new(Setup { options, data: wish.data.clone(), ..checked })?;
    let state = read(&game, text)?;
    Ok((game, state))
}

/// Reads a position of a game that is already known.
pub(crate) fn read(game: &DominAnts, text: &str) -> Result<State, PositionError> {
    let head = Head::new(text)?;
    let error = |message: String| PositionError::at(head.line, message);
    head.check_known(game).map_err(error)?;
    let rest = statements(text).skip(1);
    if head.is_fresh() {
        return match rest.into_iter().next() {
            Some((line, _)) => {
                Err(PositionError::at(line, "`fresh` is a new game; nothing else may be set up."))
            }
            None => Ok(game.start()),
        };
    }
    let mut draft = Draft::new(game, &head).map_err(error)?;
    for (line, statement) in rest {
        let words: Words<'_> = statement.split_whitespace().collect();
        draft.line(&words).map_err(|message| PositionError::at(line, message))?;
    }
    draft.finish(&head).map_err(error)
}

/// The first line: parts separated by `|`.
struct Head<'a> {
    line: usize,
    parts: Vec<Words<'a>>,
}

impl<'a> Head<'a> {
    fn new(text: &'a str) -> Result<Self, PositionError> {
        let (line, statement) =
            statements(text).next().ok_or_else(|| PositionError::Whole("The position is empty.".into()))?;
        let parts: Vec<Words<'a>> =
            statement.split('|').map(|part| part.split_whitespace().collect()).collect();
        let error = |message: String| Err(PositionError::at(line, message));
        if !matches!(parts[0].first(), Some(&("seats" | "fresh"))) {
            return error("A position begins with `seats` or `fresh`.".into());
        }
        for (index, part) in parts.iter().enumerate() {
            let Some(&name) = part.first() else { return error("A part between two `|` is empty.".into()) };
            let known = ["first", "cycle", "phase", "turn", "ap", "weather", "boost", "opt", "out", "supply"];
            if index > 0 && !known.contains(&name) {
                return error(format!("`{name}` is no part of the first line."));
            }
            if index > 0 && parts[0][0] == "fresh" && name != "opt" {
                return error("`fresh` is a new game; only options may follow.".into());
            }
            if parts[..index].iter().any(|earlier| earlier[0] == name) {
                return error(format!("`{name}` is said twice."));
            }
        }
        Ok(Self { line, parts })
    }

    fn is_fresh(&self) -> bool {
        self.parts[0][0] == "fresh"
    }

    fn part(&self, name: &str) -> Option<&[&'a str]> {
        self.parts.iter().find(|part| part[0] == name).map(|part| &part[1..])
    }

    /// Returns the one word of a part.
    fn word(&self, name: &str) -> Result<Option<&'a str>, String> {
        match self.part(name) {
            None => Ok(None),
            Some([word]) => Ok(Some(word)),
            Some(_) => Err(format!("`{name}` has one value.")),
        }
    }

    fn number(&self, name: &str) -> Result<Option<u8>, String> {
        self.word(name)?.map(number).transpose()
    }

    fn count(&self) -> Result<usize, String> {
        if self.is_fresh() {
            let count = self.number("fresh")?;
            return Ok(usize::from(count.ok_or("A new game is written `fresh 2`.")?));
        }
        match self.part("seats") {
            Some(["R", "B"]) => Ok(2),
            Some(["R", "Y", "B"]) => Ok(3),
            Some(["R", "Y", "B", "G"]) => Ok(4),
            _ => Err("The seats are `R B`, `R Y B` or `R Y B G`.".into()),
        }
    }

    fn options(&self) -> Result<Vec<(&'a str, &'a str)>, String> {
        let words = self.part("opt").unwrap_or_default();
        words
            .iter()
            .map(|word| word.split_once('=').ok_or_else(|| format!("`{word}` is not name=value.")))
            .collect()
    }

    /// Checks seats and options against the game; they cannot change any more.
    fn check_known(&self, game: &DominAnts) -> Result<(), String> {
        let count = self.count()?;
        if count != game.seats {
            return Err(format!("The position has {count} seats, but the table has {}.", game.seats));
        }
        let known = game.setup().options.all();
        for (name, value) in self.options()? {
            let mut said = Options::defaults(DominAnts::INFO.options);
            said.set_text(name, value).map_err(|error| error.message)?;
            if said.all().get(name) != known.get(name) {
                return Err(format!("The position says {name}={value}, but the table plays otherwise."));
            }
        }
        Ok(())
    }
}

/// A position while it is read: what is said so far.
struct Draft<'a> {
    game: &'a DominAnts,
    state: State,
    turn: Option<Seat>,
    seen: SeatSet,
    /// What the other lines said, by statement and seat.
    said: Vec<(&'static str, Option<Seat>)>,
    thrones: Vec<(Seat, Seat, u8)>,
    sets: [Option<u8>; MAX_SEATS],
    conquests: [Option<u8>; MAX_SEATS],
}

impl<'a> Draft<'a> {
    fn new(game: &'a DominAnts, head: &Head<'_>) -> Result<Self, String> {
        let mut state = State::empty(game.seats, game.data.game.sugar_tokens);
        for seat in Seat::all(game.seats) {
            state.of_mut(seat).hives = 1 << game.corners[seat.index()];
        }
        let phase = head.part("phase").map_or("MAIN", |words| words.first().copied().unwrap_or(""));
        let in_turn = matches!(phase, "MAIN" | "MERGE" | "BATTLE");
        let seat = |name: &'static str| head.word(name)?.map(|word| seat_named(game, word)).transpose();
        state.cycle = head.number("cycle")?.unwrap_or(1);
        if !(1..=game.cycle_limit).contains(&state.cycle) {
            return Err(format!("The cycle is 1 to {} at this table.", game.cycle_limit));
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
            return Err(format!("{} is out and has no boost.", game.name_of(out)));
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
                return Err(format!("{} is out and has no turn.", game.name_of(turn)));
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

    /// Reads who is out, the worst place first.
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
    fn line(&mut self, words: &[&str]) -> Result<(), String> {
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

    fn active(&self, name: &str) -> Result<Seat, String> {
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

    fn finish(mut self, head: &Head<'_>) -> Result<State, String> {
        let game = self.game;
        if let Some(missing) = self.state.active.iter().find(|seat| !self.seen.contains(*seat)) {
            let name = game.name_of(missing);
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
        if let Some(seat) = state.active.iter().find(|seat| game.extinction && game.is_extinct(&state, *seat))
        {
            let name = game.name_of(seat);
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
            let name = game.name_of(seat);
            total += usize::from(sets);
            if sets < hives || total > game.seats || usize::from(conquests) >= game.seats {
                return Err(format!("{name}: the colour sets or conquests do not fit the table."));
            }
            let colony = self.state.of_mut(seat);
            (colony.sets, colony.conquests) = (sets, conquests);
            for kind in [Kind::Soldier, Kind::Warrior, Kind::Worker] {
                let (count, limit) = (self.state.of(seat).count(kind), game.limit(&self.state, seat, kind));
                if u32::from(count) > limit {
                    return Err(format!("{name} has {count} {}s, but only {limit} pawns.", kind.name()));
                }
            }
        }
        let neutral = self.state.neutral().count();
        if neutral > u32::from(game.data.game.neutral_workers) {
            return Err(format!("There are only {} neutral pawns.", game.data.game.neutral_workers));
        }
        Ok(())
    }

    fn supply(&mut self, head: &Head<'_>) -> Result<(), String> {
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
        self.game.settle_thrones(&mut self.state, &mut hexapod_core::Silence);
        for &(owner, holder, count) in &self.thrones {
            let colony = self.state.of_mut(owner);
            let (name, needed) = (self.game.name_of(owner), self.game.throne_turns);
            if colony.holder != Some(holder) {
                let holder = self.game.name_of(holder);
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

    fn phase(&mut self, words: &[&str]) -> Result<(), String> {
        let (game, turn) = (self.game, self.turn.unwrap_or(Seat::new(0)));
        self.state.phase = match *words {
            ["START"] => {
                if self.state.active.count() < game.seats {
                    return Err("In phase START nobody is out.".into());
                }
                Phase::Start
            }
            ["MAIN"] => Phase::Main(turn),
            ["MERGE", growing] => self.merge(turn, read_tile(growing)?)?,
            ["BATTLE", opener, ref joiners @ ..] => self.battle(turn, read_tile(opener)?, joiners)?,
            ["EVENT-ROLL"] => Phase::EventRoll,
            ["EVENT-TILE", face, draws] => self.event_tile(number(face)?, number(draws)?)?,
            ["EVENT-PLAYER"] => Phase::EventPlayer,
            ["TAX", ref payers @ ..] => self.tax(payers)?,
            ["OVER"] => Phase::Over,
            _ => return Err(format!("`phase {}` is not understood.", words.join(" "))),
        };
        Ok(())
    }

    fn merge(&self, seat: Seat, growing: Tile) -> Result<Phase, String> {
        let (game, state) = (self.game, &self.state);
        let grown = state.kind_at(growing).and_then(Kind::grown);
        let fits = state.own(seat).contains(growing)
            && game.hives_of(state, seat).contains(growing)
            && grown.is_some_and(|grown| game.is_below_limit(state, seat, grown))
            && !game.partners(state, seat, growing).is_empty();
        if fits { Ok(Phase::Merge(seat, growing)) } else { Err(format!("Nothing can grow on {growing}.")) }
    }

    fn battle(&mut self, seat: Seat, opener: Tile, joiners: &[&str]) -> Result<Phase, String> {
        let (game, state) = (self.game, &mut self.state);
        let ready = state.own(seat) - state.attacked;
        if !ready.contains(opener) || state.enemies(seat).beside(opener).is_empty() {
            return Err(format!("Nobody on {opener} can open a battle."));
        }
        state.participants = TileSet::from_iter([opener]);
        state.passed = state.own(seat).below(opener);
        for name in joiners {
            let ant = read_tile(name)?;
            let candidates = game.candidates(state, seat);
            if !candidates.contains(ant) {
                return Err(format!("{name} could not join this battle now (8.2)."));
            }
            state.passed |= candidates.below(ant);
            state.participants.insert(ant);
        }
        Ok(Phase::Battle(seat))
    }

    fn event_tile(&self, face: u8, draws: u8) -> Result<Phase, String> {
        let (game, state) = (self.game, &self.state);
        if !(1..=6).contains(&face) {
            return Err(format!("The event die has no face {face}."));
        }
        let most = match game.happening(face) {
            Happening::Rain { nodes, .. } if state.supply > 0 => nodes,
            Happening::Emigration { ants } => {
                let reserve = u32::from(game.data.game.neutral_workers) - state.neutral().count();
                u32::from(ants).min(reserve) as u8
            }
            Happening::Predator => 1,
            Happening::Rain { .. } | Happening::Currents | Happening::Speech | Happening::Taxes => 0,
        };
        if (1..=most).contains(&draws) {
            Ok(Phase::EventTile { face, draws })
        } else {
            Err(format!("With face {face} at most {most} tiles can be drawn here, not {draws}."))
        }
    }

    fn tax(&self, names: &[&str]) -> Result<Phase, String> {
        let (game, state) = (self.game, &self.state);
        let mut payers = SeatSet::default();
        let mut order = state.order(game.seats);
        for name in names {
            let seat = self.active(name)?;
            if !order.any(|next| next == seat) {
                return Err("The seats that have to pay stand in turn order.".into());
            }
            payers.insert(seat);
        }
        let decides = game.payer(state, payers).ok_or("`phase TAX` names who has to pay.")?;
        if state.of(decides).store > 0 || state.of(decides).ants() == 0 {
            return Err(format!("{} has nothing to decide.", game.name_of(decides)));
        }
        Ok(Phase::Tax(payers))
    }
}

fn seat_named(game: &DominAnts, name: &str) -> Result<Seat, String> {
    game.seat_named(name).ok_or_else(|| format!("There is no seat {name} in this game."))
}

fn read_tile(name: &str) -> Result<Tile, String> {
    Tile::read(name).ok_or_else(|| format!("There is no tile `{name}`."))
}

fn number(word: &str) -> Result<u8, String> {
    let digits = word.bytes().all(|byte| byte.is_ascii_digit()) && (word == "0" || !word.starts_with('0'));
    let value = if digits { word.parse().ok() } else { None };
    value.ok_or_else(|| format!("`{word}` is no number from 0 to 255."))
}
