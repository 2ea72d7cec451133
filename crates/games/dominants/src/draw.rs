//! The table as text, from which a person can play.

use std::fmt::Write as _;

use hexapod_core::{Brush, Drawing, Ink};

use crate::events::Verdict;
use crate::game::{DominAnts, HappeningName};
use crate::info::INFO;
use crate::score::Ending;
use crate::state::{PhaseName, Weather};
use crate::view::{AntView, BattleView, ColonyView, TileView, View};

const FILES: usize = 14;
/// A tile has five columns: a sign of the battle, owner and kind, load, mark.
const LEGEND: &str = "\
Ants: owner (R Y B G, N unrecruited) and kind (q queen, s soldier, x warrior, w worker), then its load.
Marks: ! has attacked, ~ has gathered, % both; in a battle > takes part, < is engaged.
Ground: ## sugar tile, *3 limited node of 3, R^ throne, :r hive tile of R, . open ground.
Short: go d4 g7 (a whole path), battle c5 d7 (attack, join, strike), merge c1 c2.
";

impl Drawing for DominAnts {
    fn paint(&self, view: &View, brush: &Brush<'_>) -> String {
        draw(view, brush)
    }
}

/// Draws the board, the colonies, and what is going on.
fn draw(view: &View, brush: &Brush<'_>) -> String {
    let mut text = head(view, brush.ink);
    text.push('\n');
    board(view, brush, &mut text);
    text.push('\n');
    notes(view, &mut text);
    colonies(view, brush, &mut text);
    // Writing into a String cannot fail.
    _ = writeln!(text, "\nSupply: {} cubes, {} unrecruited ants.", view.supply, view.neutral_reserve);
    text.push_str(LEGEND);
    text
}

/// Says where the game stands and what is expected.
fn head(view: &View, ink: Ink) -> String {
    let mut text = match view.stalemate_after {
        None => format!("Cycle {} of {}.", view.cycle, view.cycle_limit),
        Some(last) => format!("Cycle {}, a stalemate after cycle {last}.", view.cycle),
    };
    match view.weather {
        Weather::Currents => _ = write!(text, " Strong currents: {} action points a turn.", view.ap_full),
        Weather::Rain => _ = write!(text, " Rain: a move costs {}.", view.move_cost),
        Weather::None => {}
    }
    if let Some(seat) = view.boost {
        _ = write!(text, " {seat}’s soldiers attack as strong as warriors in its turn.");
    }
    text.push('\n');
    let line = match view.phase {
        PhaseName::Start => "It is drawn who begins (with real dice: the highest roll).".to_owned(),
        PhaseName::EventRoll => "The AntWheel is spun.".to_owned(),
        PhaseName::EventTile => view.event.as_ref().map_or(String::new(), |event| {
            format!("{}: a tile is drawn, {} left.", event_name(event.event), event.draws)
        }),
        PhaseName::EventPlayer => "It is drawn who hears the speech.".to_owned(),
        PhaseName::Over => over(view),
        PhaseName::Tax => {
            format!("{} pays the tax: a carried cube, or else an ant.", view.acts.unwrap_or("-"))
        }
        PhaseName::Main | PhaseName::Merge | PhaseName::Battle => {
            let turn = view.turn.unwrap_or("-");
            let points = format!("{turn} to act: {} of {} action points left", view.ap, view.ap_full);
            match (&view.growing, &view.battle) {
                (Some(growing), _) => format!("{points}. Which ant does {growing} absorb?"),
                (_, Some(battle)) => format!("{points}.\n{}", preview(battle)),
                _ => format!("{points}, {} for a move.", view.move_cost),
            }
        }
    };
    _ = writeln!(text, "{}", bold(&line, ink));
    text
}

/// Both sums, and the ants that would die, before the strike.
fn preview(battle: &BattleView) -> String {
    let verdict = match battle.verdict {
        Verdict::Won => "they die",
        Verdict::Lost => "you die",
        Verdict::AllDie => "all die",
    };
    let more = if battle.candidates.is_empty() {
        String::new()
    } else {
        format!(" Could join: {}.", battle.candidates.join(" "))
    };
    format!(
        "Battle of {} against {}: {} : {}, {verdict} ({}).{more}",
        battle.participants.join(" "),
        battle.engaged.join(" "),
        battle.attack,
        battle.defence,
        battle.dying.join(" ")
    )
}

fn event_name(event: HappeningName) -> &'static str {
    match event {
        HappeningName::Currents => "Strong currents",
        HappeningName::Rain => "Fertilising rain",
        HappeningName::Emigration => "Emigration",
        HappeningName::Predator => "Predator (anteater)",
        HappeningName::Speech => "Motivational speech",
        HappeningName::Taxes => "Taxes",
    }
}

fn over(view: &View) -> String {
    let how = match view.ended {
        Some(Ending::LastColony) => "one colony is left",
        Some(Ending::NobodyLeft) => "the last colonies fell together",
        Some(Ending::Stalemate) => "a stalemate",
        Some(Ending::Limit) | None => "the last cycle is over",
    };
    match &view.outcome {
        Some(outcome) if outcome.winners.len() > 1 => {
            format!("The game is over, {how}: {} share the victory.", outcome.winners.join(", "))
        }
        Some(outcome) => format!("The game is over, {how}: {} wins.", outcome.winners.join(", ")),
        None => "The game is over.".to_owned(),
    }
}

fn board(view: &View, brush: &Brush<'_>, text: &mut String) {
    let letters: String = (0..FILES).map(|file| format!(" {}   ", char::from(b'a' + file as u8))).collect();
    let letters = format!("   {letters}");
    _ = writeln!(text, "{}", letters.trim_end());
    for (index, rank) in view.tiles.chunks(FILES).enumerate().rev() {
        let mut line = format!("{:>2} ", index + 1);
        for tile in rank {
            line.push_str(&cell(tile, view, brush));
        }
        _ = writeln!(text, "{} {}", line, index + 1);
    }
    _ = writeln!(text, "{}", letters.trim_end());
}

/// Draws a tile in five columns.
fn cell(tile: &TileView, view: &View, brush: &Brush<'_>) -> String {
    let fights = |tiles: &[&'static str]| tiles.contains(&tile.tile);
    let sign = match &view.battle {
        Some(battle) if fights(&battle.participants) => '>',
        Some(battle) if fights(&battle.engaged) => '<',
        _ => ' ',
    };
    let body = match &tile.ant {
        Some(ant) => {
            let mark = match (ant.attacked, ant.gathered) {
                (true, true) => '%',
                (true, false) => '!',
                (false, true) => '~',
                (false, false) => ' ',
            };
            let body = format!("{}{}{}{mark}", ant.owner, ant.kind.letter(), load(ant));
            match brush.ink {
                Ink::Colour if ant.owner == "N" => format!("\x1b[30;47m{body}\x1b[0m"),
                Ink::Colour | Ink::Plain => brush.on_colour(ant.owner, &body),
            }
        }
        None => brush.in_colour(tile.hive.unwrap_or_default(), &format!("{:<4}", ground(tile))),
    };
    format!("{sign}{body}")
}

/// A load in one character; larger ones stand in the notes.
fn load(ant: &AntView) -> char {
    match ant.load {
        0 => ' ',
        1..=9 => char::from(b'0' + ant.load),
        _ => '+',
    }
}

fn ground(tile: &TileView) -> String {
    match (tile.node, tile.throne, tile.sugar, tile.hive) {
        (1.., ..) => format!("*{}", tile.node),
        (_, Some(seat), ..) => format!("{seat}^"),
        (_, _, Some(_), _) => "##".to_owned(),
        (_, _, _, Some(seat)) => format!(":{}", seat.to_ascii_lowercase()),
        _ => ".".to_owned(),
    }
}

/// What lies under ants and nodes and cannot be seen on the board, and loads of ten and more.
fn notes(view: &View, text: &mut String) {
    let mut notes = Vec::new();
    for tile in &view.tiles {
        let name = tile.tile;
        if let Some(ant) = tile.ant.as_ref().filter(|ant| ant.load > 9) {
            notes.push(format!("{name} carries {}", ant.load));
        }
        if tile.ant.is_some() && tile.node > 0 {
            notes.push(format!("{name} a node of {}", tile.node));
        }
        if tile.ant.is_none() && tile.node == 0 {
            continue;
        }
        if tile.sugar.is_some() {
            notes.push(format!("{name} a sugar tile"));
        }
        match (tile.throne, tile.hive) {
            (Some(seat), _) => notes.push(format!("{name} the throne of {seat}")),
            (None, Some(seat)) if tile.ant.is_none() => notes.push(format!("{name} a hive tile of {seat}")),
            _ => {}
        }
    }
    if !notes.is_empty() {
        _ = writeln!(text, "Out of sight under ants and nodes: {}.", notes.join(", "));
    }
    for colony in &view.colonies {
        if let Some(held) = &colony.throne {
            _ = writeln!(
                text,
                "{} holds the throne of {} on {}: {} of {} turns!",
                held.holder, colony.seat, held.tile, held.count, view.throne_turns
            );
        }
    }
}

/// A line for each seat: store, ants with their limits, hives, points.
fn colonies(view: &View, brush: &Brush<'_>, text: &mut String) {
    _ = writeln!(text, "   seat      store carried queen soldiers warriors workers  points  hives");
    for colony in &view.colonies {
        let mark = if view.acts == Some(colony.seat) { ">" } else { " " };
        let row = if colony.is_in { row(colony, brush) } else { out(colony, view, brush) };
        let row = if mark == ">" { bold(&row, brush.ink) } else { row };
        _ = writeln!(text, " {mark} {}", row.trim_end());
    }
}

fn row(colony: &ColonyView, brush: &Brush<'_>) -> String {
    let ants: Vec<String> = colony
        .ants
        .iter()
        .map(|ants| ants.limit.map_or(ants.count.to_string(), |limit| format!("{}/{limit}", ants.count)))
        .collect();
    let name = name(colony, brush);
    let points = colony.points.unwrap_or(0);
    let conquests = match colony.conquests {
        0 => String::new(),
        count => format!(", {count} conquered"),
    };
    format!(
        "{name:<9} {:>5} {:>7} {:>5} {:>8} {:>8} {:>7} {points:>7}  {}{conquests}",
        colony.store,
        colony.carried,
        ants[0],
        ants[1],
        ants[2],
        ants[3],
        colony.hives.join(" ")
    )
}

fn out(colony: &ColonyView, view: &View, brush: &Brush<'_>) -> String {
    let rank = view.outcome.as_ref().and_then(|outcome| {
        outcome.ranks.iter().find(|(who, _)| *who == colony.seat).map(|(_, rank)| format!(", place {rank}"))
    });
    format!("{} is out{}", name(colony, brush), rank.unwrap_or_default())
}

/// The seat's letter and its name in the data file, or the colour it is shown in if that is another one.
fn name(colony: &ColonyView, brush: &Brush<'_>) -> String {
    let seats = *INFO.seats.end();
    let usual = INFO.parties(seats).iter().find(|party| party.who == colony.seat);
    match brush.colours.of(colony.seat) {
        Some(colour) if usual.is_some_and(|party| party.colour != colour) => {
            format!("{} {colour}", colony.seat)
        }
        Some(_) | None => format!("{} {}", colony.seat, colony.name),
    }
}

fn bold(text: &str, ink: Ink) -> String {
    match ink {
        Ink::Plain => text.to_owned(),
        Ink::Colour => format!("\x1b[1m{text}\x1b[0m"),
    }
}
