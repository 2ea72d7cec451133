//! What the screen shows: hidden hands, the supply as a seat knows it, imagined worlds, the drawing.

#![allow(clippy::unwrap_used)]

use hexapod_core::{
    Brush, Drawing, Ink, NamedPositions, Notation, Replay, Rules, Seat, SeedableRng, Sight, SmallRng, Viewer,
    Wish,
};
use hexapod_glory::{Faction, Glory, State};
use hexapod_testkit::laws;

fn expanded(text: &str) -> String {
    let named = hexapod_testkit::scenario::named_positions(Glory::INFO.rules_text).unwrap();
    NamedPositions::expand(&named, text).unwrap()
}

fn named(text: &str) -> (Glory, State) {
    Glory::set_up(&Wish::default(), &expanded(text)).unwrap()
}

fn replay(text: &str) -> Replay<Glory> {
    Replay::from_position(&Wish::default(), &expanded(text)).unwrap()
}

const HANDS: &str = "players blue=tech red=primal\norder blue red\nround 0\nhand blue Fa Fa Mo De Ta Mx Mb\n\
                     hand red We We We Ri Ri De Mb\n";

fn left(game: &Glory, state: &State, viewer: Viewer, kind: &str) -> u8 {
    game.view(state, viewer).supply.iter().find(|supply| &*supply.kind == kind).unwrap().left
}

#[test]
fn the_supply_is_what_a_seat_has_not_seen() {
    let (game, state) = named(&format!("{HANDS}phase Ring blue"));
    let seen = |viewer| ["Fa", "We", "Ri", "Mb"].map(|kind| left(&game, &state, viewer, kind));
    assert_eq!(seen(Viewer::Seat(Seat::new(0))), [2, 4, 2, 2]);
    assert_eq!(seen(Viewer::Seat(Seat::new(1))), [4, 1, 0, 2]);
    assert_eq!(seen(Viewer::Spectator), [4, 4, 2, 3]);
    assert_eq!(seen(Viewer::Referee), [2, 1, 0, 1]);
}

#[test]
fn the_drawing_shows_no_hidden_tile() {
    let (game, state) = named(&format!("{HANDS}ring blue Sx/N\nphase Ring blue"));
    let draw = |viewer| game.draw(&game.view(&state, viewer), Ink::Plain);
    let own = draw(Viewer::Seat(Seat::new(0)));
    assert!(own.contains("hand Fa Fa Mo De Ta Mx Mb\n") && own.contains("          N Sx/N\n"), "{own}");
    for viewer in [Viewer::Seat(Seat::new(1)), Viewer::Spectator] {
        let drawing = draw(viewer);
        assert!(drawing.contains("hand ? ? ? ? ? ? ?\n"), "{drawing}");
        assert!(drawing.contains("          N ?\n") && !drawing.contains("Sx/N"), "{drawing}");
    }
}

/// S6: lands of players who have not pushed yet are shown next to the map.
#[test]
fn the_drawing_shows_the_lands_before_they_are_pushed() {
    let (game, state) = named(&format!("{RINGS}hand red De\nphase Push blue"));
    let drawing = game.draw(&game.view(&state, Viewer::Spectator), Ink::Plain);
    let lands = "\
blue’s land, for i10          red’s land, for l9
          N Fa                          N We
NW Mb               NE Fa     NW IG               NE We
          SH                            SH
SW Ri               SE Mo     SW Ta               SE Fo
          S Ta                          S Ri
";
    assert!(drawing.contains(lands), "{drawing}");
}

/// The other's first draws: each world as likely as the draws make it.
#[test]
fn a_deal_is_imagined_as_chance_deals() {
    let text = "players blue=tech red=primal\norder blue red\nround 0\nhand blue Fa Fa Mo De Ta Mx Mb\n";
    let (game, state) = named(&format!("{text}hand red We\nphase Deal"));
    // Blue has seen two Farms and a Mountain.
    let worlds: Vec<(State, u64)> = [("Fa", 2), ("Mo", 3), ("We", 4), ("To", 3), ("Fo", 3), ("Cl", 2)]
        .map(|(kind, weight)| {
            (game.read_position(&format!("{text}hand red {kind}\nphase Deal")).unwrap(), weight)
        })
        .to_vec();
    laws::imagine_follows(&game, &state, Seat::new(0), &worlds, 20_000);
}

const RINGS: &str = "players blue=tech red=primal\norder blue red\nround 0\nhand blue De\n\
                     ring blue Fa Fa Mo Ta Ri Mb\nring red We We Fo Ri Ta IG\n";

/// The ring shows three natural and two civilized tiles, so a civilized one is kept back.
#[test]
fn the_seventh_tile_is_imagined_among_the_unseen() {
    let (game, state) = named(&format!("{RINGS}hand red Sl\nphase Push blue"));
    let kinds = [
        ("De", 1),
        ("Mi", 2),
        ("Sl", 2),
        ("Ra", 2),
        ("Mx", 2),
        ("Sx", 2),
        ("Rx", 2),
        ("Cp", 2),
        ("Fd", 3),
        ("Ch", 2),
    ];
    let world = |kind: &str| game.read_position(&format!("{RINGS}hand red {kind}\nphase Push blue")).unwrap();
    let worlds: Vec<(State, u64)> = kinds.map(|(kind, weight)| (world(kind), weight)).to_vec();
    laws::imagine_follows(&game, &state, Seat::new(0), &worlds, 20_000);
}

/// In the quick setup the picks of chance count too: kinds are picked, not tiles. Checked against the real thing.
#[test]
fn the_quick_setup_is_imagined_as_it_is_played() {
    let quick = |text: &str| {
        let wish = Wish { preset: Some("skirmish".into()), ..Wish::seats(2) };
        Glory::set_up(&wish, text).unwrap()
    };
    let ring = "players blue=tech red=primal\norder blue red\nround 0\nhand blue De\n\
                ring blue Fa Fa Mo Ta Ri Mb\nring red We We Fo Ri Ta IG\n";
    let (game, state) = quick(&format!("{ring}hand red Sl\nphase Push"));
    let kinds = [
        ("De", 1),
        ("Mi", 2),
        ("Sl", 2),
        ("Ra", 2),
        ("Mx", 2),
        ("Sx", 2),
        ("Rx", 2),
        ("Cp", 2),
        ("Fd", 3),
        ("Ch", 2),
    ];
    let world = |kind: &str| quick(&format!("{ring}hand red {kind}\nphase Push")).1;
    // No kept kind equals one in the ring, so all rings are equally likely here.
    let worlds: Vec<(State, u64)> = kinds.map(|(kind, weight)| (world(kind), weight)).to_vec();
    laws::imagine_follows(&game, &state, Seat::new(0), &worlds, 20_000);
    // Two Wells in the ring and a natural tile kept back. Three Wells are dealt in 4 ways, two Wells and another kind
    // in 6 ways for each of its tiles; the ring is picked with 1/5 ⋅ 1/5 against 1/6 ⋅ 1/6, all later picks being
    // equal.
    let ring = ring.replace("We We Fo Ri Ta IG", "We We Ta Ri Mi IG");
    let (game, state) = quick(&format!("{ring}hand red Cl\nphase Push"));
    let world = |kind: &str| quick(&format!("{ring}hand red {kind}\nphase Push")).1;
    let weights =
        [("Fa", 2 * 150), ("Mo", 3 * 150), ("We", 144), ("To", 3 * 150), ("Fo", 3 * 150), ("Cl", 2 * 150)];
    let worlds: Vec<(State, u64)> = weights.map(|(kind, weight)| (world(kind), weight)).to_vec();
    laws::imagine_follows(&game, &state, Seat::new(0), &worlds, 20_000);
}

#[test]
fn nothing_is_hidden_once_the_last_tile_is_set() {
    let (game, state) = named("use P3\nround 0\nphase Deploy blue");
    let mut rng = SmallRng::seed_from_u64(1);
    assert_eq!(game.imagine(&state, Seat::new(1), &mut rng), state);
    let views = [Viewer::Spectator, Viewer::Referee].map(|viewer| game.view(&state, viewer));
    assert_eq!(views[0], views[1]);
}

#[test]
fn a_redacted_record_has_question_marks() {
    let mut table = Replay::new(Glory::from_wish(&Wish::seats(2)).unwrap());
    for step in ["roll 6 6", "roll 1 1", "faction tech", "faction primal", "draw Fa"] {
        table.submit(None, step).unwrap();
    }
    assert!(table.record(Viewer::Seat(Seat::new(0))).contains("5. chance: draw Fa\n"));
    for viewer in [Viewer::Seat(Seat::new(1)), Viewer::Spectator] {
        assert!(table.record(viewer).contains("5. chance: draw ?\n"));
    }
}

#[test]
fn the_drawing_can_be_played_from() {
    let (game, state) = named(
        "use P2\ntile j9 Fo - red:1I\ntile k9 De red red:2I1M\ntile l9 SH red red:1IX\ntile i10 SH blue blue:3I\n\
         gold blue=7 red=4\nglory blue=11 red=6\nberserk 3\nleech 5 red\nat red 2",
    );
    let drawing = game.draw(&game.view(&state, Viewer::Spectator), Ink::Plain);
    let expected = include_str!("drawing.txt");
    assert_eq!(drawing, expected, "\n{drawing}");
    let colour = game.draw(&game.view(&state, Viewer::Spectator), Ink::Colour);
    assert_ne!(colour, expected);
    assert_eq!(strip(&colour), expected);
    let recent = ["march k8-k9".to_owned()];
    let chosen = ["yellow", "red"].map(str::to_owned);
    let colours = Glory::INFO.shown(2, &chosen);
    let brush = Brush { ink: Ink::Plain, recent: &recent, colours };
    let marked = game.paint(&game.view(&state, Viewer::Spectator), &brush);
    assert!(
        marked.contains("k8 IG <") && marked.contains("k9 De <") && !marked.contains("l9 SH <"),
        "{marked}"
    );
    // A seat keeps its name; the colour it is shown in is said where it is another one.
    let shown: Vec<&str> = marked.lines().filter(|line| line.contains("shown in")).collect();
    assert!(
        matches!(shown[..], [blue] if blue.contains("blue") && blue.ends_with(", shown in yellow")),
        "{marked}"
    );
    let brush = Brush { ink: Ink::Colour, ..brush };
    let yellow = game.paint(&game.view(&state, Viewer::Spectator), &brush);
    assert!(yellow.contains("\x1b[30;43mblue") && !yellow.contains("\x1b[97;44m"), "{yellow}");
}

/// L2, R43: before a good of the Legacy list is taken, its price now and what it leaves are known; a small
/// purse pays less, and what cannot be taken has no price.
#[test]
fn legacy_prices_are_shown_before_they_are_paid() {
    let offers = |options: &str, purse: u8| {
        let text = format!("{options}use P2\nround 5\nglory blue={purse}\nat legacy");
        let (game, state) = named(&text);
        let view = game.view(&state, Viewer::Spectator);
        let offers =
            view.legacy.iter().map(|offer| (offer.good, offer.price, offer.left)).collect::<Vec<_>>();
        (game, view, offers)
    };
    let (game, view, fourteen) = offers("", 14);
    assert_eq!(
        fourteen,
        [
            ("natural", 4, 10),
            ("infantry", 4, 10),
            ("mobile", 8, 6),
            ("mercenary", 10, 4),
            ("civilized", 13, 1),
            ("facility", 14, 0)
        ]
    );
    assert_eq!(
        game.remark(&view, "legacy civilized").as_deref(),
        Some("takes 13 Glory, leaves 1"),
        "the terminal’s list says it too"
    );
    assert_eq!(game.remark(&view, "legacy pass"), None);
    assert_eq!(offers("", 1).2, [("natural", 1, 0)]);
    // The purse pays, although the score keeps its Glory.
    assert_eq!(offers("opt spent=kept\n", 3).2, [("natural", 3, 0), ("infantry", 3, 0)]);
    // Nothing is sold at other times.
    let (game, state) = named("use P2\ngold red=12\nglory red=30\nat red 4");
    let view = game.view(&state, Viewer::Spectator);
    assert!(view.legacy.is_empty());
    assert_eq!(game.remark(&view, "buy M").as_deref(), Some("4 gold"));
    assert_eq!(
        game.remark(&view, "build IF").as_deref(),
        Some("Infantry Production Facility (food), 10 gold")
    );
}

/// Removes terminal colours.
fn strip(text: &str) -> String {
    let mut plain = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('\x1b') {
        plain.push_str(before);
        rest = after.split_once('m').map_or("", |(_, after)| after);
    }
    plain + rest
}

/// 22.1: three on two win two times out of three; a Fortress under the defender, a Tech commander and fewer attackers
/// count.
#[test]
fn attacks_are_shown_with_their_chances() {
    let attacks = |tiles: &str, steps: &[&str]| {
        let mut replay = replay(&format!("use P2\n{tiles}\nat blue 2"));
        for step in steps {
            replay.submit(None, step).unwrap();
        }
        let view = replay.game().view(replay.state(), Viewer::Spectator);
        let attacks: Vec<String> = view
            .attacks
            .iter()
            .filter(|attack| attack.from == "j10" && attack.to == "k9")
            .map(|attack| format!("{} {}", attack.units, attack.win))
            .collect();
        (attacks.join(", "), view.battle.map(|battle| battle.win))
    };
    let plain = "tile j10 Ri blue blue:3I\ntile k9 De red red:2I";
    assert_eq!(attacks(plain, &[]), ("3I 66".to_owned(), None));
    assert_eq!(attacks(plain, &["march j10-k9"]), ("1I 11, 2I 36, 3I 66".to_owned(), None));
    assert_eq!(attacks("tile j10 Ri blue blue:3I\ntile k9 Fo red red:2I", &[]).0, "3I 42");
    assert_eq!(attacks("tile j10 Fo blue blue:2I\ntile k9 De red red:2I", &[]).0, "2I 57");
    // No unit stands there: it is no attack.
    assert_eq!(attacks("tile j10 Ri blue blue:3I\ntile k9 De red", &[]).0, "");
    // One attacker fell: two are left against two.
    let begun = ["march j10-k9; send 3I", "roll 5 3 1", "roll 5 1"];
    assert_eq!(attacks(plain, &begun), (String::new(), Some(75)));
}

/// T8: what a seat can buy has its price, a Church makes units cheaper.
#[test]
fn prices_are_shown_where_one_buys() {
    let price = |tiles: &str, steps: &[&str], what: &str| {
        let mut replay = replay(&format!("use P2\n{tiles}\ngold blue=20\nat blue 2"));
        for step in steps {
            replay.submit(None, step).unwrap();
        }
        let view = replay.game().view(replay.state(), Viewer::Spectator);
        view.prices.iter().find(|price| price.what == what).map(|price| price.gold)
    };
    let troops = "tile j10 Ri blue blue:1I";
    assert_eq!(price(troops, &[], "I"), None);
    assert_eq!(price(troops, &["done"], "I"), Some(2));
    assert_eq!(price(troops, &["done"], "M"), Some(4));
    assert_eq!(price(troops, &["done"], "IG"), Some(10));
    assert_eq!(price("tile j10 Ch blue blue:1I", &["done"], "M"), Some(3));
}

/// B3: units, a Fortress, the Agile die and a mercenary's two; the tiles of a battle after a dodge, the others as
/// before.
#[test]
fn stacks_are_shown_with_their_dice() {
    let dice = |players: &str, tiles: &str, steps: &[&str]| {
        let mut replay = replay(&format!("use P2\nplayers {players}\n{tiles}\nat blue 2"));
        for step in steps {
            replay.submit(None, step).unwrap();
        }
        let view = replay.game().view(replay.state(), Viewer::Spectator);
        let stacks = view.tiles.iter().filter(|tile| tile.dice > 0);
        stacks.map(|tile| format!("{} {}", tile.cell, tile.dice)).collect::<Vec<_>>().join(", ")
    };
    let tech = "blue=tech red=parasite";
    assert_eq!(dice(tech, "tile j10 Ri blue blue:2M\ntile k9 De red red:3I", &[]), "j10 3, k9 3");
    assert_eq!(dice(tech, "tile j10 Fo blue blue:2M\ntile k9 De red red:2IX", &[]), "j10 4, k9 4");
    assert_eq!(dice("blue=primal red=tech", "tile l9 SH red blue:2I red:1I", &[]), "l9 4");
    let tiles = "tile j10 Ri blue blue:2M\ntile k9 De red red:3I\ntile h11 Mo blue blue:1I";
    let dodged = ["march j10-k9; send 2M", "roll 3 5 1", "roll 6 4 4", "dodge"];
    assert_eq!(dice(tech, tiles, &dodged), "h11 2, j10 1, k9 3");
}

/// T2 and M6: units that can march, those that can march twice, and how many units a tile and a stronghold hold.
#[test]
fn stacks_are_shown_with_their_steps() {
    let mut replay = replay("use P2\ntile i10 SH blue blue:1I2M\ntile i9 Fa blue blue:1M\nat blue 2");
    for step in ["march i10-i9", "send 1I1M"] {
        replay.submit(None, step).unwrap();
    }
    let view = replay.game().view(replay.state(), Viewer::Spectator);
    let stack = |cell: &str| {
        let tile = view.tiles.iter().find(|tile| tile.cell == cell).unwrap();
        (tile.units[0].movable.as_str(), tile.units[0].twice)
    };
    assert_eq!(stack("i9"), ("2M", 1));
    assert_eq!(stack("i10"), ("1M", 1));
    assert_eq!(view.places, [5, 10]);
}

/// U6, U7: what is scarcer counts, and any fills it up first.
#[test]
fn a_seat_is_shown_how_many_it_can_feed() {
    let fed = |lines: &str| {
        let (game, state) = named(&format!("use P2\n{lines}\nat blue 2"));
        let seat = &game.view(&state, Viewer::Spectator).seats[0];
        (seat.need, seat.fed)
    };
    // One food and four water from the tiles.
    let troops = "tile j10 Ri blue blue:4I";
    assert_eq!(fed(troops), (4, 1));
    assert_eq!(fed(&format!("{troops}\nstock blue=1f0w")), (4, 2));
    assert_eq!(fed(&format!("{troops}\ntile m9 Cl blue")), (4, 2));
    // As much food as water: of three points of any, two feed one unit more.
    assert_eq!(fed(&format!("{troops}\nstock blue=3f0w\ntile m9 Cp/N blue\ntile m8 Cl blue")), (4, 5));
}

/// F2, F4: Luck where it may be used, Agile until it is spent.
#[test]
fn a_battle_shows_whose_dice_are_among_the_rolled() {
    let shown = |players: &str, sent: &str, more: &[&str]| {
        let tiles = "tile j10 Ri blue blue:3I\ntile k9 De red red:3I";
        let mut replay = replay(&format!("use P2\nplayers {players}\n{tiles}\nat blue 2"));
        for step in ["march j10-k9", sent].iter().chain(more) {
            replay.submit(None, step).unwrap();
        }
        let battle = replay.game().view(replay.state(), Viewer::Spectator).battle.unwrap();
        (battle.attack_die, battle.defence_die)
    };
    assert_eq!(shown("blue=religion red=parasite", "send 2I", &[]), (Some(Faction::Religion), None));
    assert_eq!(shown("blue=religion red=primal", "send 1I", &[]), (None, None));
    assert_eq!(
        shown("blue=tech red=religion", "send 1I", &[]),
        (Some(Faction::Tech), Some(Faction::Religion))
    );
    let dodged = ["roll 3 5 1", "roll 6 4 4", "dodge"];
    assert_eq!(shown("blue=tech red=primal", "send 2I", &dodged), (None, None));
}

/// M5, H1: a march to a tile of another player without units gives Glory, a stronghold more.
#[test]
fn raids_are_shown_with_their_glory() {
    let raids = |tiles: &str| {
        let (game, state) = named(&format!("use P2\n{tiles}\nat blue 2"));
        let view = game.view(&state, Viewer::Spectator);
        view.raids.iter().map(|raid| format!("{} +{}", raid.to, raid.glory)).collect::<Vec<_>>().join(", ")
    };
    assert_eq!(raids("tile j10 Ri blue blue:1I\ntile k9 De red"), "k9 +1, k10 +1");
    assert_eq!(raids("tile j10 Ri blue blue:1I\ntile k9 De red red:1I"), "k10 +1");
    assert_eq!(raids("tile k9 De blue blue:1M"), "k8 +1, k10 +1, l8 +1, l9 +3");
}

/// B4: equal dice are the defender's.
#[test]
fn a_battle_shows_which_dice_win() {
    let tiles = "tile j10 Ri blue blue:2I\ntile k9 De red red:2I";
    let mut replay = replay(&format!("use P2\nplayers blue=religion red=primal\n{tiles}\nat blue 2"));
    for step in ["march j10-k9; send 2I", "roll 4 3", "roll 1 4"] {
        replay.submit(None, step).unwrap();
    }
    let battle = replay.game().view(replay.state(), Viewer::Spectator).battle.unwrap();
    let pairs: Vec<_> = battle.pairs.iter().map(|pair| (pair.attack, pair.defence, pair.hit)).collect();
    assert_eq!(pairs, [(4, 4, false), (3, 1, true)]);
}

/// Guests and host defend together but attack apart; no unit leaves a Chaos Source.
#[test]
fn some_stacks_only_defend() {
    let (game, state) = named(
        "use P3\ntile l9 SH red blue:2I red:1I\ntile l11 Cs yellow yellow:1I\ntile i9 Fa blue blue:1I\nat blue 2",
    );
    let view = game.view(&state, Viewer::Spectator);
    let only: Vec<&str> = view.tiles.iter().filter(|tile| tile.defends_only).map(|tile| tile.cell).collect();
    assert_eq!(only, ["l9", "l11"]);
}

/// S6: everybody knows where a land that is still turned will lie; a pushed one has its stronghold.
#[test]
fn a_land_that_is_not_pushed_has_a_slot() {
    let slots = |phase: &str| {
        let (game, state) = named(&format!("{RINGS}hand red De\n{phase}"));
        game.view(&state, Viewer::Spectator)
            .seats
            .iter()
            .map(|seat| (seat.home, seat.slot))
            .collect::<Vec<_>>()
    };
    assert_eq!(slots("phase Push blue"), [(None, Some("i10")), (None, Some("l9"))]);
    let mut replay = replay(&format!("{RINGS}hand red De\nphase Push blue"));
    replay.submit(None, "push 1").unwrap();
    let seats = replay.game().view(replay.state(), Viewer::Spectator).seats;
    assert_eq!(
        seats.iter().map(|seat| (seat.home, seat.slot)).collect::<Vec<_>>(),
        [(Some("i10"), None), (None, Some("l9"))]
    );
}

/// S8: the starting units that are still in the hand are counted down.
#[test]
fn starting_units_are_counted_down() {
    let mut replay = replay(&format!("{RINGS}hand red De\nphase Push blue"));
    let left = |replay: &Replay<Glory>| {
        let seats = replay.game().view(replay.state(), Viewer::Spectator).seats;
        seats.iter().map(|seat| seat.to_place).collect::<Vec<_>>()
    };
    assert_eq!(left(&replay), [[0, 0], [0, 0]]);
    for step in ["push 0", "push 0"] {
        replay.submit(None, step).unwrap();
    }
    while !replay.legal().iter().any(|text| text.starts_with("deploy")) {
        let first = replay.legal().remove(0);
        replay.submit(None, &first).unwrap();
    }
    assert_eq!(left(&replay), [[3, 2], [3, 2]]);
    for step in ["deploy I i10", "deploy I i10"] {
        replay.submit(None, step).unwrap();
    }
    assert_eq!(left(&replay), [[1, 2], [3, 2]]);
}

/// U6: while points of any are chosen, the tiles have given everything else already.
#[test]
fn while_any_is_chosen_nothing_is_harvested_twice() {
    let (game, state) = named(
        "use P2\ntile j10 Ri blue blue:3I\ntile i9 Fa blue blue:2M\nstock blue=3f3w\nphase Wild blue 3",
    );
    let seat = &game.view(&state, Viewer::Spectator).seats[0];
    assert_eq!((seat.need, seat.fed), (5, 4));
}

/// U7: when units starve, the tiles have given everything already.
#[test]
fn the_starving_are_counted_without_another_harvest() {
    let (game, state) = named(
        "use P2\ntile j10 Ri blue blue:3I\ntile i9 Fa blue blue:2M\nstock blue=2f5w\nphase Starve blue",
    );
    let seat = &game.view(&state, Viewer::Spectator).seats[0];
    assert_eq!((seat.need, seat.fed), (5, 2));
}
