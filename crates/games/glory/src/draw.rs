//! The map as text, from which a person can play.

use std::fmt::Write as _;

use hexapod_core::{Brush, Drawing};

use crate::cells::Direction;
use crate::data::{Ability, Class};
use crate::game::Glory;
use crate::state::{Faction, PhaseName};
use crate::view::{SeatView, TileView, View};

/// How wide a column of hexagons is, and how many lines one is tall.
const WIDTH: usize = 15;
const LINES: i32 = 4;

impl Drawing for Glory {
    fn paint(&self, view: &View, brush: &Brush<'_>) -> String {
        draw(view, brush)
    }

    /// What units and facilities cost, and what a good of the Legacy list takes and leaves (L2).
    fn remark(&self, view: &View, action: &str) -> Option<String> {
        let (verb, what) = action.split_once(' ')?;
        match verb {
            "buy" => view
                .prices
                .iter()
                .find(|price| price.what == what)
                .map(|price| format!("{} gold", price.gold)),
            "build" => {
                let name = &view.supply.iter().find(|kind| &*kind.kind == what)?.name;
                let price = view.prices.iter().find(|price| price.what == what);
                Some(price.map_or_else(|| name.to_string(), |price| format!("{name}, {} gold", price.gold)))
            }
            "legacy" => {
                let good = view.legacy.iter().find(|offer| offer.good == what)?;
                Some(format!("takes {} Glory, leaves {}", good.price, good.left))
            }
            _ => None,
        }
    }
}

/// Draws whose step it is, the map, and a line for each player. Cells that recent steps name are marked.
fn draw(view: &View, brush: &Brush<'_>) -> String {
    let mut text = format!("{}\n\n", headline(view));
    if view.tiles.is_empty() {
        text.push_str("No tile lies on the map yet.\n");
    } else {
        text.push_str(&map(view, brush));
    }
    text.push('\n');
    text.push_str(&lands(view, brush));
    text.push_str(&crowded(view));
    text.push_str(&battle(view));
    text.push_str(&ledger(view, brush));
    text.push_str(&dice(view));
    text.push_str(&supply(view));
    text.push_str(&kinds(view));
    text.push_str(LEGEND);
    if !brush.recent.is_empty() {
        text.push_str("< marks the cells of the latest steps.\n");
    }
    text
}

const LEGEND: &str = "\
A tile: cell, kind and walled side; owner (* unowned, to be claimed by the units there; - unowned) and yield
(g gold, f food, w water, a any; ! no upkeep here); units (I infantry, M mobile, X mercenary; > can still march).
keep: stronghold; +1die: Fortress; +forge: Foundry; -1price: Church; -1need: Ministry Building; chaos: Chaos Source.
`rules 2.1` tells what every kind does.
";

/// The names of all kinds that can be seen: on the map, in the viewer's hand and in rings.
fn kinds(view: &View) -> String {
    let held = view.seats.iter().flat_map(|seat| seat.hand.iter().chain(&seat.ring));
    let held = held.map(|tile| tile.split('/').next().unwrap_or(tile));
    let seen: Vec<&str> = view.tiles.iter().map(|tile| &*tile.kind).chain(held).collect();
    let names = view.supply.iter().filter(|kind| seen.contains(&&*kind.kind));
    let names: Vec<String> = names.map(|kind| format!("{} {}", kind.kind, kind.name)).collect();
    if names.is_empty() { String::new() } else { format!("Kinds in sight: {}.\n", names.join(", ")) }
}

fn headline(view: &View) -> String {
    let round =
        if view.round == 0 { "Setup".to_owned() } else { format!("Round {} of {}", view.round, view.rounds) };
    let order =
        if view.order.is_empty() { String::new() } else { format!(" (order {})", view.order.join(", ")) };
    let turn = view.turn.map_or(String::new(), |turn| format!(", {turn}’s turn"));
    let pending = view.pending.as_ref().map_or(String::new(), |pending| format!(" {pending}"));
    let due = match (&view.outcome, view.acting) {
        (Some(outcome), _) if outcome.winners.len() > 1 => {
            format!("The game is over; {} share the victory.", outcome.winners.join(", "))
        }
        (Some(outcome), _) => format!("The game is over; {} wins.", outcome.winners.join(", ")),
        (None, Some(seat)) => format!("{seat} is to act: {}{pending}.", view.phase),
        (None, None) if view.dice_due == 1 => format!("A die is to be rolled: {}{pending}.", view.phase),
        (None, None) if view.dice_due > 1 => {
            format!("{} dice are to be rolled: {}{pending}.", view.dice_due, view.phase)
        }
        (None, None) => format!("Chance is to act: {}{pending}.", view.phase),
    };
    format!("{round}{order}{turn}. {due}")
}

/// A piece of a line, and the player in whose colour it is.
struct Piece {
    text: String,
    player: Option<&'static str>,
}

fn map(view: &View, brush: &Brush<'_>) -> String {
    let named: Vec<&str> = brush.recent.iter().flat_map(|step| step.split([' ', '-'])).collect();
    let line_of = |tile: &TileView| LINES * i32::from(tile.r) + LINES / 2 * i32::from(tile.q);
    let top = view.tiles.iter().map(line_of).min().unwrap_or(0);
    let bottom = view.tiles.iter().map(line_of).max().unwrap_or(0);
    let left = view.tiles.iter().map(|tile| tile.q).min().unwrap_or(0);
    let mut text = String::new();
    for line in top..bottom + LINES - 1 {
        let mut row: Vec<(usize, Piece)> = Vec::new();
        for tile in &view.tiles {
            let part = line - line_of(tile);
            if (0..LINES - 1).contains(&part) {
                row.push(((tile.q - left) as usize * WIDTH, piece(tile, part, named.contains(&tile.cell))));
            }
        }
        row.sort_by_key(|(at, _)| *at);
        let mut width = 0;
        for (at, piece) in row {
            _ = write!(text, "{}", " ".repeat(at.saturating_sub(width)));
            // A piece never runs into the next column: what is too long ends with dots and stands in full below.
            let short = shortened(&piece.text);
            width = width.max(at) + short.chars().count();
            text.push_str(&brush.on_colour(piece.player.unwrap_or_default(), &short));
        }
        text.truncate(text.trim_end_matches(' ').len());
        text.push('\n');
    }
    text
}

/// Where the ring places stand around their stronghold: their directions by number, line by line.
const LAND: [[Option<usize>; 3]; 5] = [
    [None, Some(0), None],
    [Some(5), None, Some(1)],
    [None; 3],
    [Some(4), None, Some(2)],
    [None, Some(3), None],
];
/// How wide a column of a land is.
const PLACE_WIDTH: usize = 10;

/// The lands that are not on the map yet, as far as they are laid, two beside each other (S6).
fn lands(view: &View, brush: &Brush<'_>) -> String {
    let laid: Vec<&SeatView> = view.seats.iter().filter(|seat| !seat.ring.is_empty()).collect();
    let mut text = String::new();
    for pair in laid.chunks(2) {
        for line in 0..=LAND.len() {
            for seat in pair {
                let (words, player) = match line.checked_sub(1) {
                    None => (land_title(seat), seat.seat),
                    Some(line) => (land_line(seat, line), ""),
                };
                let gap = (3 * PLACE_WIDTH).saturating_sub(words.chars().count());
                text.push_str(&brush.on_colour(player, &words));
                text.push_str(&" ".repeat(gap));
            }
            text.truncate(text.trim_end_matches(' ').len());
            text.push('\n');
        }
        text.push('\n');
    }
    if view.phase == PhaseName::Push {
        text.push_str("push k turns a land clockwise by k sixths, its walls with it.\n\n");
    }
    text
}

fn land_title(seat: &SeatView) -> String {
    format!("{}’s land, for {}", seat.seat, seat.slot.unwrap_or("the map"))
}

fn land_line(seat: &SeatView, line: usize) -> String {
    let mut text = String::new();
    for (column, place) in LAND[line].into_iter().enumerate() {
        let words = match place {
            Some(place) => {
                let tile = seat.ring.get(place).map_or("-", String::as_str);
                format!("{} {tile}", Direction::WORDS[place])
            }
            None if (line, column) == (LAND.len() / 2, 1) => "SH".to_owned(),
            None => String::new(),
        };
        _ = write!(text, "{words:<PLACE_WIDTH$}");
    }
    text
}

fn shortened(text: &str) -> String {
    let most = WIDTH - 1;
    if text.chars().count() <= most {
        text.to_owned()
    } else {
        text.chars().take(most - 2).chain("..".chars()).collect()
    }
}

/// Units that do not fit into their column of the map.
fn crowded(view: &View) -> String {
    let units = view.tiles.iter().map(|tile| (tile, piece(tile, 2, false).text));
    let long = units.filter(|(_, text)| text.chars().count() > WIDTH - 1);
    let long: Vec<String> = long.map(|(tile, text)| format!("{} {text}", tile.cell)).collect();
    if long.is_empty() { String::new() } else { format!("Crowded: {}.\n\n", long.join(", ")) }
}

fn piece(tile: &TileView, part: i32, is_recent: bool) -> Piece {
    match part {
        0 => {
            let wall = tile.wall.map_or(String::new(), |wall| format!("/{wall}"));
            let mark = if is_recent { " <" } else { "" };
            Piece { text: format!("{} {}{wall}{mark}", tile.cell, tile.kind), player: None }
        }
        1 => {
            let mut text = match tile.owner {
                Some(owner) => letter(owner).to_string(),
                None if tile.contested => "*".to_owned(),
                None => "-".to_owned(),
            };
            let yields = yields(tile);
            if !yields.is_empty() {
                _ = write!(text, " {yields}");
            }
            Piece { text, player: tile.owner }
        }
        _ => {
            let units: Vec<String> = tile
                .units
                .iter()
                .map(|units| {
                    let mut text = format!("{}:", letter(units.seat));
                    if units.infantry > 0 {
                        _ = write!(text, "{}I", units.infantry);
                    }
                    if units.mobile > 0 {
                        _ = write!(text, "{}M", units.mobile);
                    }
                    if units.mercenary > 0 {
                        text.push('X');
                    }
                    let all = text.split_once(':').is_some_and(|(_, all)| all == units.movable);
                    match units.movable.as_str() {
                        "0" => {}
                        _ if all => text.push('>'),
                        some => _ = write!(text, "({some}>)"),
                    }
                    text
                })
                .collect();
            Piece { text: units.join(" "), player: tile.units.first().map(|units| units.seat) }
        }
    }
}

fn yields(tile: &TileView) -> String {
    let mut text = String::new();
    for (amount, letter) in
        [(tile.gold, 'g'), (tile.food.into(), 'f'), (tile.water.into(), 'w'), (tile.any.into(), 'a')]
    {
        if amount > 0 {
            _ = write!(text, "{amount}{letter}");
        }
    }
    if &*tile.kind == "SH" {
        text.push_str("keep");
    }
    text.push_str(match tile.ability {
        Some(Ability::Fortress) => "+1die",
        Some(Ability::Foundry) => "+forge",
        Some(Ability::Church) => "-1price",
        Some(Ability::Ministry) => "-1need",
        Some(Ability::ChaosSource) => "chaos",
        None => "",
    });
    if tile.free {
        text.push('!');
    }
    text
}

fn letter(seat: &str) -> char {
    seat.chars().next().unwrap_or('?').to_ascii_uppercase()
}

fn battle(view: &View) -> String {
    let Some(battle) = &view.battle else { return String::new() };
    let faces = |dice: &[u8]| {
        let faces: Vec<String> = dice.iter().map(u8::to_string).collect();
        if faces.is_empty() { "not rolled".to_owned() } else { faces.join(" ") }
    };
    let mut text = format!(
        "Battle {}-{}: {} of {} attackers left ({}); {} commands the defence ({}).",
        battle.from,
        battle.to,
        battle.attackers,
        battle.began,
        faces(&battle.attack),
        battle.commander,
        faces(&battle.defence)
    );
    for (set, word) in [
        (battle.through, " Through a stronghold."),
        (battle.mixed, " Combined defence."),
        (battle.raged, " Rage is used."),
        (battle.dodged, " The Agile die is spent."),
    ] {
        if set {
            text.push_str(word);
        }
    }
    text + "\n\n"
}

/// A line for each player: Glory, gold, stock, what the next upkeep brings and needs, tiles, units, faction.
fn ledger(view: &View, brush: &Brush<'_>) -> String {
    let mut text =
        String::from("   player  Glory  gold  stock  next upkeep (needs)    tiles  units       faction\n");
    for seat in &view.seats {
        let mark = if view.acting == Some(seat.seat) { ">" } else { " " };
        let [gold, food, water, any] = seat.income;
        let next = format!("{gold}g {food}f {water}w {any}a ({})", seat.need);
        let stock = format!("{}f{}w", seat.food, seat.water);
        let [infantry, mobile, mercenary] = seat.army;
        let units = format!("{infantry}I {mobile}M {mercenary}X");
        let row = format!(
            "{:<7} {:>5} {:>5}  {:<6} {:<22} {:>5}  {:<10}  {}{}{}",
            seat.seat,
            seat.glory,
            seat.gold,
            stock,
            next + if seat.fed < seat.need { " hungry" } else { "" },
            seat.tiles,
            units,
            seat.faction.map_or("-", Faction::word),
            purse(seat),
            hidden(seat)
        );
        let mut row = row.trim_end().to_owned();
        if let Some(colour) = brush.colours.instead_of(seat.seat) {
            _ = write!(row, ", shown in {colour}");
        }
        _ = writeln!(text, " {mark} {}", brush.on_colour(seat.seat, &row));
    }
    text
}

fn purse(seat: &SeatView) -> String {
    let mut text = String::new();
    if seat.purse != seat.glory {
        _ = write!(text, ", purse {}", seat.purse);
    }
    if seat.discount > 0 {
        _ = write!(text, ", mobile units {} cheaper", seat.discount);
    }
    text
}

fn hidden(seat: &SeatView) -> String {
    let mut text = String::new();
    if !seat.hand.is_empty() {
        _ = write!(text, ", hand {}", seat.hand.join(" "));
    }
    text
}

fn dice(view: &View) -> String {
    let mut lines = Vec::new();
    if view.seats.iter().any(|seat| seat.faction == Some(Faction::Primal)) {
        lines.push(format!("Berserker die {}", view.berserk));
    }
    if view.leech > 0 {
        lines.push(match view.victim {
            Some(victim) => format!("Leech die {} on {victim}", view.leech),
            None => format!("Leech die {}", view.leech),
        });
    }
    if lines.is_empty() { String::new() } else { format!("\n{}.\n", lines.join("; ")) }
}

fn supply(view: &View) -> String {
    let mut text = String::from("\n");
    for &class in Class::ALL {
        let left: Vec<String> = view
            .supply
            .iter()
            .filter(|kind| kind.class == class && kind.left > 0)
            .map(|kind| format!("{}{}", kind.kind, kind.left))
            .collect();
        let left = if left.is_empty() { "none".to_owned() } else { left.join(" ") };
        _ = writeln!(text, "Not in sight, {class}: {left}");
    }
    text + "\n"
}
