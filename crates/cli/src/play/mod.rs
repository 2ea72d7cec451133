//! `hexapod play`: a table in the terminal.

mod coach;
pub(crate) mod dice;
mod hint;
mod inputs;
mod menu;
mod session;

use std::path::{Path, PathBuf};

use hexapod_catalog::{AnyTable, BotSpec, Level, Player, bot_names, game};

use crate::error::{Result, bad_input};
use crate::output::ColourChoice;
use crate::{args, output};
use dice::{DiceChoice, Source};
use inputs::Inputs;
use session::Session;

/// Play in the terminal: hot-seat, against bots, or from a saved record.
///
/// At the prompt type an action in notation, its number in the list, or `help`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Game, or record to resume. Asks if omitted.
    what: Option<String>,
    #[command(flatten)]
    table: args::TableArgs,
    /// Comma-separated list of players, in seat order: `me`, a bot (level:1 to level:5, random, greedy or search:B,
    /// where B is a number of iterations or a time such as 100ms), or an external program such as "cmd:python3
    /// my_bot.py" (see docs/bots.md). A single bot plays all seats but the first. If omitted, all players are people at
    /// this screen.
    #[arg(short, long, value_name = "PLAYERS")]
    bots: Vec<String>,
    #[command(flatten)]
    deadline: args::DeadlineArgs,
    /// Where rolls and draws come from.
    #[arg(long, value_enum, default_value_t = DiceChoice::Fair)]
    dice: DiceChoice,
    /// Random seed of rolls and bots, to repeat a game; such dice are not verifiable.
    #[arg(long, conflicts_with = "dice")]
    seed: Option<u64>,
    /// Play for practice: `undo` reaches behind rolls, draws and what was hidden, and the record says that the result
    /// does not count.
    #[arg(long)]
    practice: bool,
    /// Let a coach speak: what you may overlook before a decision, and whether to take back one that lost much. Only for one
    /// person among bots.
    #[arg(long)]
    coach: bool,
    /// Record file: saved after every step, resumed if it exists.
    #[arg(short, long, value_name = "FILE")]
    file: Option<PathBuf>,
    /// Comma-separated colours in which the seats are shown, in seat order, then the third colour of Anteater's
    /// two-player game: a colour (see `hexapod games GAME`), `drawn`, or `usual`.
    #[arg(long, value_name = "COLOURS", value_delimiter = ',')]
    colours: Vec<String>,
    /// When to use colour.
    #[arg(long, value_enum, default_value_t = ColourChoice::Auto)]
    color: ColourChoice,
}

/// The word that keeps a seat's usual colour.
const USUAL_COLOUR: &str = "usual";

/// The player in a seat.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Sitter {
    Person,
    Bot(Player),
}

impl Sitter {
    fn level(&self) -> Option<u8> {
        match self {
            Self::Bot(Player::Bot(BotSpec::Level(level))) => Some(*level),
            Self::Bot(_) | Self::Person => None,
        }
    }
}

pub(crate) fn run(args: &Args) -> Result {
    // A game's name takes precedence over a file of that name.
    let named = args.what.as_deref().filter(|what| game(what).is_none()).map(Path::new);
    let existing = args.file.as_deref().filter(|path| path.is_file());
    let resumed = named.filter(|path| path.is_file()).or(existing);
    if resumed.is_some() && !(args.table.is_empty() && args.colours.is_empty()) {
        return bad_input(
            "Seats, options, colours and data of a saved game are in its record; leave them out.",
        );
    }
    let (table, file, resuming) = match (resumed, &args.what) {
        (Some(path), _) => {
            let (_, table) = args::load_record(path)?;
            (table, Some(args.file.clone().unwrap_or_else(|| path.to_owned())), true)
        }
        (None, Some(what)) if what.ends_with(".record") => {
            return bad_input(format!("There is no file `{what}`."));
        }
        (None, Some(id)) => {
            let game = args::find_game(id)?;
            let mut table = game.begin(&args.table.wish(game)?)?;
            if !args.colours.is_empty() {
                let wish = |word: &String| Some(word.clone()).filter(|word| word != USUAL_COLOUR);
                settle_colours(table.as_mut(), &args.colours.iter().map(wish).collect::<Vec<_>>())?;
            }
            (table, args.file.clone(), false)
        }
        (None, None) if !args.table.is_empty() || !args.bots.is_empty() || !args.colours.is_empty() => {
            return bad_input("Name the game too: hexapod play GAME …");
        }
        (None, None) => match menu::ask()? {
            Some((table, sitters)) => return begin(args, table, sitters, args.file.clone(), false),
            None => return Ok(crate::error::Outcome::Fine),
        },
    };
    let sitters = if resuming && args.bots.is_empty() {
        sitters_again(table.as_ref())?
    } else {
        sitters(named_sitters(args)?, table.seats().len())?
    };
    begin(args, table, sitters, file, resuming)
}

fn begin(
    args: &Args,
    mut table: Box<dyn AnyTable>,
    sitters: Vec<Sitter>,
    file: Option<PathBuf>,
    resuming: bool,
) -> Result {
    for warning in table.warnings() {
        output::line(&format!("Note: {warning}"))?;
    }
    let source = match (args.dice, args.seed) {
        (_, Some(seed)) => {
            unproven(table.as_mut());
            Source::seeded(seed)
        }
        (DiceChoice::Hand, None) => {
            unproven(table.as_mut());
            Source::Hand
        }
        (DiceChoice::Fair, None) => match Source::resumed(table.as_ref()) {
            Some(source) => source,
            None if resuming && table.standing().step > 0 => {
                if table.meta().commitment.is_some() {
                    output::line(
                        "The secret of this record's dice is not in it; from here on the dice prove nothing.",
                    )?;
                }
                unproven(table.as_mut());
                Source::seeded(dice::random_seed()?)
            }
            None => Source::fair(table.as_mut())?,
        },
    };
    if args.coach && sitters.iter().filter(|sitter| **sitter == Sitter::Person).count() != 1 {
        return bad_input("The coach speaks to one person among bots; name the bots too: --bots level:1.");
    }
    table.meta_mut().practice |= args.practice;
    let seed = args.seed.map_or_else(dice::random_seed, Ok)?;
    // A saved game keeps its names, unless new players are given.
    if !resuming || !args.bots.is_empty() || table.meta().names.is_empty() {
        table.meta_mut().names = names(&sitters);
    }
    let is_person = |actor: Option<hexapod_core::Seat>| {
        actor.map_or(matches!(source, Source::Hand), |seat| sitters[seat.index()] == Sitter::Person)
    };
    Session {
        inputs: Inputs::of_record(table.as_ref(), is_person),
        programs: sitters.iter().map(|_| None).collect(),
        table,
        sitters,
        source,
        file,
        ink: output::ink(args.color),
        bot_seed: seed,
        shown: 0,
        saved: 0,
        coach: args.coach,
        holder: None,
    }
    .run()
}

/// Fixes the colours in which the parties of a new table are shown; those to be drawn are drawn here.
fn settle_colours(table: &mut dyn AnyTable, wishes: &[Option<String>]) -> Result<()> {
    // The draw cannot fail half-way, so the random numbers are fetched before.
    let mut numbers = Vec::new();
    for _ in 0..table.info().parties(table.seats().len()).len() {
        numbers.push(dice::random_seed()?);
    }
    let draw = |count: usize| (numbers.pop().unwrap_or(0) % count.max(1) as u64) as usize;
    match table.info().settle_colours(table.seats().len(), wishes, draw) {
        Ok(colours) => {
            table.meta_mut().colours = colours;
            Ok(())
        }
        Err(sentence) => bad_input(sentence),
    }
}

/// Removes the commitment from the header: the following rolls do not come from the committed dice.
fn unproven(table: &mut dyn AnyTable) {
    let meta = table.meta_mut();
    meta.commitment = None;
    meta.contributions.clear();
    meta.secret = None;
    meta.other.retain(|(key, _)| key != dice::NEXT_DRAW);
}

/// Reads the players given on the command line.
fn named_sitters(args: &Args) -> Result<Vec<Sitter>> {
    let words = args.bots.iter().flat_map(|text| Player::split(text));
    words
        .map(
            |word| {
                if word == "me" { Ok(Sitter::Person) } else { args.deadline.player(word).map(Sitter::Bot) }
            },
        )
        .collect()
}

/// Assigns players to seats; a single bot plays all seats but the first.
fn sitters(named: Vec<Sitter>, seats: usize) -> Result<Vec<Sitter>> {
    match &named[..] {
        [] => Ok(vec![Sitter::Person; seats]),
        [bot @ Sitter::Bot(_)] => {
            let mut sitters = vec![bot.clone(); seats];
            sitters[0] = Sitter::Person;
            Ok(sitters)
        }
        _ if named.len() == seats => Ok(named),
        _ => bad_input(format!("There are {seats} seats, but {} players are named.", named.len())),
    }
}

/// Returns the names of the players, as the record has them.
fn names(sitters: &[Sitter]) -> Vec<String> {
    let levels: Vec<_> = sitters.iter().map(Sitter::level).collect();
    let name = |(sitter, bot): (&Sitter, Option<String>)| match sitter {
        Sitter::Person => "me".to_owned(),
        Sitter::Bot(player) => bot.unwrap_or_else(|| player.to_string()),
    };
    sitters.iter().zip(bot_names(&levels)).map(name).collect()
}

/// Returns the players of a resumed game. A record never starts an external program; it must be given again.
fn sitters_again(table: &dyn AnyTable) -> Result<Vec<Sitter>> {
    let mut sitters = Vec::new();
    for (seat, name) in
        table.seats().iter().zip(table.meta().names.iter().map(Some).chain(std::iter::repeat(None)))
    {
        let name = name.map_or("me", String::as_str);
        if Player::names_program(name) {
            output::line(&format!(
                "{seat} was played by a program; name it again with --bots to let it play on."
            ))?;
            sitters.push(Sitter::Person);
        } else {
            let level = Level::named(name).map(|level| Player::Bot(BotSpec::Level(level.number)));
            sitters.push(level.or_else(|| name.parse().ok()).map_or(Sitter::Person, Sitter::Bot));
        }
    }
    Ok(sitters)
}
