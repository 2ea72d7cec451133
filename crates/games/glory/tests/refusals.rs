//! Why a step is refused (section 18): the code, the reason and the numbers of each refusal.

#![allow(clippy::unwrap_used)]

use hexapod_core::{NamedPositions, Refuse as _, Replay, Rules as _, Seat, Step, Wish};
use hexapod_glory::{Glory, Refusal};
use hexapod_words::Words;

fn table(text: &str) -> Replay<Glory> {
    table_with(&Wish::default(), text)
}

fn table_with(wish: &Wish, text: &str) -> Replay<Glory> {
    let named = hexapod_testkit::scenario::named_positions(Glory::INFO.rules_text).unwrap();
    Replay::from_position(wish, &NamedPositions::expand(&named, text).unwrap()).unwrap()
}

fn say(refusal: &Refusal) -> String {
    let said = Words::english(Glory::INFO.messages).say(&refusal.message());
    match refusal.ruling() {
        Some(ruling) if ruling != refusal.code() => format!("{} ({ruling}): {said}", refusal.code()),
        ruling => {
            assert_eq!(ruling, Some(refusal.code()));
            format!("{}: {said}", refusal.code())
        }
    }
}

/// Plays the steps but the last one, which must be refused.
fn refused_at(mut table: Replay<Glory>, steps: &str) -> String {
    let (before, last) = steps.rsplit_once("; ").unwrap_or(("", steps));
    for step in before.split("; ").filter(|step| !step.is_empty()) {
        table.submit(None, step).unwrap_or_else(|refusal| panic!("{step}: {refusal:?}"));
    }
    say(&table.submit(None, last).expect_err(last))
}

fn refused(text: &str, steps: &str) -> String {
    refused_at(table(text), steps)
}

#[test]
fn outside_a_battle_no_faction_die_is_used() {
    let text = "use P2\nat blue 2";
    assert_eq!(refused(text, "luck"), "F2: Luck is used in battles only.");
    assert_eq!(refused(text, "rage"), "F3: Rage is used in battles only.");
    assert_eq!(refused(text, "dodge"), "F4: A dodge is used in battles only.");
}

/// Blue attacks, red defends; yellow and the factions nobody plays command nothing.
#[test]
fn only_commanders_use_their_faction_dice() {
    let battle = "tile j10 Ri blue blue:2I\ntile k9 De red red:2I\nat blue 2";
    let steps = |die: &str| format!("march j10-k9; send 2I; {die}");
    let two = format!("use P2\nplayers blue=parasite red=primal\n{battle}");
    assert_eq!(
        refused(&two, &steps("luck")),
        "F2: Only Religion has the Luck die, and it commands neither side here."
    );
    assert_eq!(
        refused(&two, &steps("dodge")),
        "F4: Only Tech has the Agile die, and it commands neither side here."
    );
    let three = format!("use P3\nplayers blue=religion red=tech yellow=primal\n{battle}");
    assert_eq!(
        refused(&three, &steps("rage")),
        "F3: Only Primal has the Berserker die, and it commands neither side here."
    );
}

#[test]
fn luck_is_refused_with_its_reason() {
    let attack = "use P2\nplayers blue=religion red=primal\ntile j10 Ri blue blue:4I\ntile k9 De red red:4I\nat blue 2";
    assert_eq!(refused(attack, "march j10-k9; send 1I; luck"), "F2: Luck needs two attacking units.");
    let later = "F2: Luck is offered when Religion loses a pair, once in each round.";
    assert_eq!(refused(attack, "march j10-k9; send 2I; luck"), later);
    let used = "march j10-k9; send 2I; roll 5 1; roll 6 1 1 1; luck; roll 6 6";
    assert_eq!(refused(attack, &format!("{used}; luck")), later);
    assert_eq!(
        refused(attack, &format!("{used}; withdraw; march j10-k9; send 2I; luck")),
        "F2: Luck was used in another attack of this turn."
    );
    // In defence neither the number of attackers nor an earlier use counts.
    let defence = "use P2\nplayers blue=parasite red=religion\ntile j10 Ri blue blue:4I\ntile k9 De red red:4I\nat blue 2";
    assert_eq!(refused(defence, "march j10-k9; send 1I; luck"), later);
}

#[test]
fn rage_is_refused_with_its_reason() {
    let text = |berserk: u8| {
        format!("use P2\ntile j10 Ri blue blue:3I\ntile k9 De red red:3I\nberserk {berserk}\nat blue 2")
    };
    let begun = "march j10-k9; send 3I";
    assert_eq!(
        refused(&text(1), &format!("{begun}; rage")),
        "F3: The Berserker die shows 1; rage needs at least 2."
    );
    assert_eq!(
        refused(&text(2), &format!("{begun}; rage")),
        "F3: Rage is offered when it would change a pair: no such enemy die shows 2 or less."
    );
    // Two attackers and one defender fall; the battle goes on.
    assert_eq!(
        refused(&text(5), &format!("{begun}; roll 6 5 4; roll 3 3 1; rage; rage")),
        "F3: Rage can be used once in a battle."
    );
}

#[test]
fn a_dodge_is_refused_with_its_reason() {
    let text = |players: &str| {
        format!("use P2\nplayers {players}\ntile j10 Ri blue blue:3I\ntile k9 De red red:3I\nat blue 2")
    };
    let later =
        "F4: A dodge needs 3 dice in the roll and a unit about to be lost, and comes after Luck and Rage.";
    assert_eq!(refused(&text("blue=tech red=parasite"), "march j10-k9; send 3I; dodge"), later);
    assert_eq!(refused(&text("blue=parasite red=tech"), "march j10-k9; send 3I; dodge"), later);
    let spent = "march j10-k9; send 3I; roll 1 1 1 1; roll 6 6 6; dodge; dodge";
    assert_eq!(refused(&text("blue=tech red=parasite"), spent), "F4: The Agile die is spent in this battle.");
}

/// K1: who decides, or that chance does, or that nobody does any more.
#[test]
fn what_does_not_belong_to_the_phase_says_what_comes_first() {
    let battle = "use P2\ntile j10 Ri blue blue:1I\ntile k9 De red red:1I\nat blue 2";
    assert_eq!(refused(battle, "press"), "K1: That is not possible now: blue decides first.");
    assert_eq!(
        refused(battle, "march j10-k9; press"),
        "K1: That is not possible now: a roll or draw comes first."
    );
    assert_eq!(refused("use P2\nround 10\nphase Over", "done"), "K1: The game is over.");
}

#[test]
fn a_seat_acts_only_for_itself_and_not_for_chance() {
    let [blue, red] = [0, 1].map(|seat| Some(Seat::new(seat)));
    let mut table = table("use P2\ntile j10 Ri blue blue:1I\ntile k9 De red red:1I\nat blue 2");
    assert_eq!(say(&table.submit(red, "march j10-k9").unwrap_err()), "K1: blue decides now, not you.");
    assert_eq!(
        say(&table.submit(red, "press").unwrap_err()),
        "K1: That is not possible now: blue decides first.",
        "the phase is checked before the sender"
    );
    assert_eq!(table.submit(blue, "march j10-k9"), Ok(1));
    for sender in [blue, red] {
        assert_eq!(
            say(&table.submit(sender, "roll 3").unwrap_err()),
            "K1: A roll or draw comes next; there is nothing to decide."
        );
    }
    assert_eq!(table.submit(None, "roll 3"), Ok(1));
}

#[test]
fn rolls_and_draws_are_what_is_due() {
    let battle = "use P2\ntile j10 Ri blue blue:3I\ntile k9 De red red:1I\nat blue 2";
    assert_eq!(refused(battle, "march j10-k9; send 3I; roll 1 2"), "K3: 3 dice are to be rolled, not 2.");
    assert_eq!(refused(battle, "march j10-k9; send 1I; roll 1 2"), "K3: One die is to be rolled, not 2.");
    let deal = "players blue=tech red=primal\norder blue red\nround 0\nhand blue Fa Mo We To\nphase Deal";
    assert_eq!(refused(deal, "draw Fa"), "K3: No Farm is left among the civilized tiles.");
    let deal = "players blue=tech red=primal\norder blue red\nround 0\nhand blue Cl Cl\nphase Deal";
    assert_eq!(refused(deal, "draw Cl"), "K3: No Chaos Leak is left among the natural tiles.");
    assert_eq!(refused(deal, "draw Ri"), "K3: No River is left among the natural tiles.");
}

#[test]
fn the_setup_is_refused_with_its_reason() {
    assert_eq!(
        refused("seats 2\nfresh", "roll 6 6; roll 1 1; faction tech; faction tech"),
        "S2: Tech is taken."
    );
    let ring = |placed: &str, step: &str| {
        let text = "players blue=tech red=primal\norder blue red\nround 0\nhand red We We We Ri Ri De Mb\n";
        refused(&format!("{text}{placed}\nphase Ring blue"), step)
    };
    let hand = "hand blue Fa Fa Mo De Ta Mx Mb";
    assert_eq!(
        ring(hand, "ring NE Fa"),
        "S4: Fill the places around the stronghold in order: the next one is north, not northeast."
    );
    assert_eq!(
        ring("hand blue Fa Mo De Ta Mb\nring blue Mx/S Fa", "ring NW Fa"),
        "S4: Fill the places around the stronghold in order: the next one is southeast, not northwest."
    );
    assert_eq!(ring(hand, "ring N We"), "S4: You hold no Well.");
    assert_eq!(ring(hand, "ring N Mx"), "S4: The Mine (Impassable) has a wall: choose the side it faces.");
    assert_eq!(ring(hand, "ring N Fa/N"), "S4: The Farm has no wall.");
    assert_eq!(
        ring("hand blue Fa Fa Fa Rx Mb\nring blue Mx/SE Sx/SW", "ring SE Rx/N"),
        "S4: A wall to the north would cut a tile off from its land."
    );
}

/// S7, L3: `j11` lies between the players and `g12` beside blue alone; `h12` touches two tiles of blue.
#[test]
fn a_cell_for_a_tile_is_refused_with_its_reason() {
    let last = |tiles: &str, step: &str| {
        refused(
            &format!("use P2\nround 0\nremove k8\nremove j11\n{tiles}hand blue Cp\nphase Last blue"),
            step,
        )
    };
    let legacy = |tiles: &str, step: &str| {
        refused(&format!("use P2\nremove j11\n{tiles}phase LegacySet blue Fa blue"), step)
    };
    assert_eq!(last("", "set a1"), "S7: a1 lies outside the frame.");
    assert_eq!(legacy("", "set a1"), "L3: a1 lies outside the frame.");
    assert_eq!(last("", "set j9"), "S7: A tile lies on j9 already.");
    assert_eq!(legacy("", "set j9"), "L3: A tile lies on j9 already.");
    assert_eq!(last("", "set g9"), "S7: g9 touches none of your tiles.");
    assert_eq!(last("", "set n8"), "S7: n8 touches none of your tiles.");
    assert_eq!(legacy("", "set n8"), "L3: n8 touches none of your tiles.");
    assert_eq!(last("", "set g12"), "S7: g12 touches no opponent’s tile.");
    let walls = "tile j10 Mx/S blue\ntile i11 Mx/SE blue\n";
    assert_eq!(last(walls, "set j11"), "S7: j11 is walled off by its neighbours.");
    assert_eq!(legacy(walls, "set j11"), "L3: j11 is walled off by its neighbours.");
    let walls = "tile h11 Mx/S blue\ntile i11 Mx/SW blue\n";
    assert_eq!(last(walls, "set h12"), "S7: h12 touches no opponent’s tile.");
    assert_eq!(legacy(walls, "set h12"), "L3: h12 is walled off by its neighbours.");
}

#[test]
fn a_wall_that_seals_its_tile_is_refused() {
    let text = "use P2\nround 0\nremove k8\nremove j11\ntile l8 Rx/NW red\ntile k9 Sx/N red\nhand blue Cp\n\
                phase LastWall blue k8";
    assert_eq!(
        refused(text, "wall SW"),
        "S7: A wall to the southwest would leave k8 no way to a neighbouring tile."
    );
    assert_eq!(
        refused("use P2\nphase LegacyWall blue Mx g12 blue", "wall NE"),
        "L3: A wall to the northeast would leave g12 no way to a neighbouring tile."
    );
}

#[test]
fn deployment_is_refused_with_its_reason() {
    let deploy =
        |tiles: &str, step: &str| refused(&format!("use P2\nround 0\n{tiles}phase Deploy blue"), step);
    assert_eq!(deploy("", "deploy M i10"), "S8: An infantry unit is placed next.");
    let three = "tile i9 Fa blue blue:1I\ntile j9 Fo blue blue:1I\ntile j10 Ri blue blue:1I\n";
    assert_eq!(deploy(three, "deploy I i9"), "S8: A mobile unit is placed next.");
    assert_eq!(deploy("", "deploy I l9"), "S8: l9 is not yours.");
    assert_eq!(deploy("", "deploy I a1"), "S8: a1 is not yours.");
    assert_eq!(deploy(three, "deploy M i10"), "S8: Starting units may stand on at most 3 tiles.");
    assert_eq!(
        table(&format!("use P2\nround 0\n{three}phase Deploy blue")).submit(None, "deploy M i9"),
        Ok(1)
    );
    // With six infantry a tile can be full before all of them are placed.
    let data = Glory::INFO.version(2).unwrap().data.unwrap().replace("\ninfantry = 3\n", "\ninfantry = 6\n");
    let wish = Wish { data: Some(data), ..Wish::default() };
    let full = table_with(&wish, "use P2\nround 0\ntile i9 Fa blue blue:5I\nphase Deploy blue");
    assert_eq!(refused_at(full, "deploy I i9"), "S8: i9 holds 5 units already.");
}

#[test]
fn the_victim_of_the_leech_die_is_an_opponent() {
    let text = "use P2\nleech 5\nphase LeechVictim blue";
    assert_eq!(refused(text, "leech from blue"), "F5: Choose an opponent; blue is not one.");
    assert_eq!(refused(text, "leech from yellow"), "F5: Choose an opponent; yellow is not one.");
}

/// `k8` is red's only facility, for infantry.
#[test]
fn a_purchase_is_refused_with_its_reason() {
    let train = |lines: &str, step: &str| refused(&format!("use P2\n{lines}turn red\nphase Train red"), step);
    let buy = |lines: &str, step: &str| refused(&format!("use P2\n{lines}turn red\nphase Buy red"), step);
    assert_eq!(
        train("gold red=9\n", "buy M"),
        "T5: Phase 1 trains mobile units only on your Mobile Production Facilities with room."
    );
    assert_eq!(
        train("gold red=9\ntile k8 IG red red:5I\n", "buy I"),
        "T5: Phase 1 trains infantry only on your Infantry Production Facilities with room."
    );
    assert_eq!(train("gold red=1\n", "buy I"), "T5: An infantry unit costs 2 gold; you have 1.");
    assert_eq!(buy("gold red=1\n", "buy I"), "T8: An infantry unit costs 2 gold; you have 1.");
    assert_eq!(buy("gold red=3\n", "buy M"), "T8: A mobile unit costs 4 gold; you have 3.");
    let all = "gold red=9\ntile l9 SH red red:10I\ntile l8 We red red:5I\ntile m8 To red red:5I\n\
               tile m9 Ta red red:5I\n";
    assert_eq!(train(all, "buy I"), "T5: All your 25 infantry units are on the map.");
    assert_eq!(buy(all, "buy I"), "T8: All your 25 infantry units are on the map.");
    let full = "players blue=tech red=primal\nround 3\ntile i10 SH blue blue:10I\ntile l9 SH red\ngold blue=20\n\
                phase Buy blue";
    assert_eq!(refused(full, "buy I"), "T8: None of your tiles has room for one more unit.");
    assert_eq!(refused(full, "build IF"), "T9: You own no tile that can be built over.");
    assert_eq!(
        buy("gold red=9\n", "build IF"),
        "T9: The Infantry Production Facility (food) costs 10 gold; you have 9."
    );
    assert_eq!(
        buy("gold red=14\n", "build MF"),
        "T9: The Mobile Production Facility (food) costs 15 gold; you have 14."
    );
    assert_eq!(
        buy("gold red=20\n", "build IG"),
        "T9: No Infantry Production Facility (gold) is left in the box."
    );
    let legacy = |step: &str| refused("use P2\nround 5\npurse blue=11\nphase LegacyFacility blue", step);
    assert_eq!(legacy("build IG"), "L3: No Infantry Production Facility (gold) is left in the box.");
    assert_eq!(legacy("build MF"), "L3: No Mobile Production Facility (food) is left in the box.");
}

#[test]
fn the_place_of_a_purchase_is_refused_with_its_reason() {
    let at = |lines: &str, step: &str| refused(&format!("use P2\ngold red=30\n{lines}"), step);
    let train = "turn red\nphase TrainAt red I";
    let buy = "turn red\nphase BuyAt red I";
    let build = "turn red\nphase BuildAt red IF";
    let recruit = "round 5\nphase LegacyAt red I";
    let raise = "round 5\nphase LegacyBuildAt red IF";
    for (phase, code) in [(train, "T5"), (buy, "T8"), (build, "T9"), (recruit, "L3"), (raise, "L3")] {
        assert_eq!(at(phase, "at i9"), format!("{code}: i9 is not yours."));
        assert_eq!(at(phase, "at a1"), format!("{code}: a1 is not yours."));
    }
    assert_eq!(at(train, "at l8"), "T5: l8 is not an Infantry Production Facility.");
    let facilities = "tile l8 IW red red:5I\n";
    assert_eq!(at(&format!("{facilities}{train}"), "at l8"), "T5: l8 holds 5 units already.");
    assert_eq!(at(&format!("{facilities}{buy}"), "at l8"), "T8: l8 holds 5 units already.");
    assert_eq!(at(&format!("{facilities}{recruit}"), "at l8"), "L3: l8 holds 5 units already.");
    for (phase, code) in [(build, "T9"), (raise, "L3")] {
        assert_eq!(at(phase, "at l9"), format!("{code}: A stronghold cannot be built over: l9."));
        assert_eq!(at(phase, "at k8"), format!("{code}: k8 is already a production facility."));
    }
}

#[test]
fn a_march_is_refused_with_its_reason() {
    let march = |tiles: &str, steps: &str| refused(&format!("use P3\n{tiles}\nat blue 2"), steps);
    let unit = "tile j10 Ri blue blue:1I";
    assert_eq!(march(unit, "march i9-j9"), "M1: You have no units on i9.");
    assert_eq!(march(unit, "march a1-j9"), "M1: You have no units on a1.");
    assert_eq!(
        march(&format!("{unit}\ntile k9 De red red:1I"), "march k9-j9"),
        "M1: You have no units on k9."
    );
    assert_eq!(march(unit, "march j10-l9"), "M1: l9 is not next to j10.");
    assert_eq!(march(unit, "march j10-a1"), "M1: a1 is not next to j10.");
    assert_eq!(march("tile k8 IG blue blue:1I", "march k8-k7"), "M1: k7 is not next to k8.");
    let trapped = "tile l11 Cs blue blue:1I\ntile i9 Fa blue blue:1I";
    assert_eq!(march(trapped, "march l11-l10"), "M4: There is no escape from the Chaos Source on l11.");
    assert_eq!(
        march("tile j10 Ri blue blue:1I\ntile i9 Fa blue blue:1I", "march j10-j9; march j9-j10"),
        "M7: The units on j9 have used up their movement."
    );
    let first = "tile j10 Ri blue blue:1I1M\ntile i9 Fa blue blue:1I\nround 1";
    assert_eq!(
        march(first, "march j10-j9; send 1M; march j9-j10"),
        "M7 (R13): In round 1 mobile units take only one step; the units on j9 have taken theirs."
    );
    assert_eq!(
        march(first, "march j10-j9; send 1I; march j9-j10"),
        "M7: The units on j9 have used up their movement."
    );
    let walled = "tile j11 Fa blue blue:1I";
    assert_eq!(march(walled, "march j11-k10"), "M3: There is a wall between j11 and k10.");
    let crowded = "tile j10 Ri blue blue:1I\ntile j9 Fo blue blue:5I";
    assert_eq!(march(crowded, "march j10-j9"), "M6: j9 holds 5 units already.");
    let first = Wish { rules: Some(1), ..Wish::default() };
    let guests = table_with(&first, "use P3\ntile l9 SH red blue:1M\ntile k9 De blue blue:1I\nat blue 2");
    assert_eq!(refused_at(guests, "march k9-l9"), "M5: Your own units are guests in the stronghold on l9.");
}

#[test]
fn a_group_is_refused_with_its_reason() {
    let text = "use P2\ntile j10 Ri blue blue:3I1M\ntile j9 Fo blue blue:3I\nat blue 2";
    let send = |group: &str| refused(text, &format!("march j10-j9; send {group}"));
    assert_eq!(send("4I"), "M2: Only 3 infantry on j10 can still move.");
    assert_eq!(send("2M"), "M2: Only one mobile unit on j10 can still move.");
    assert_eq!(send("1IX"), "M2: No mercenary on j10 can still move.");
    assert_eq!(send("2I1M"), "M6: There is room for 2 units.");
    let request =
        "use P3\ntile k9 De blue blue:1I3M\ntile l9 SH red red:8I\ntile l10 Mo yellow yellow:1I\nat blue 2";
    let pass = |group: &str| refused(request, &format!("ask k9-l9-l10; send {group}"));
    assert_eq!(pass("1I"), "P1: Infantry cannot pass through and attack in one turn.");
    assert_eq!(pass("4M"), "P1: Only units with two movement points can pass through; k9 has 3 such.");
    assert_eq!(pass("3M"), "P1: There is room for 2 units.");
}

#[test]
fn an_advance_is_refused_with_its_reason() {
    let text = "use P2\ntile j10 Ri blue blue:5I2M\ntile k9 De red red:1I\nat blue 2";
    let advance = |group: &str| {
        refused(text, &format!("march j10-k9; send 5I1M; roll 1 1 1 1 1 6; roll 5; advance {group}"))
    };
    assert_eq!(advance("6I"), "B7: Only 5 infantry survived.");
    assert_eq!(advance("2M"), "B7: Only one mobile unit survived.");
    assert_eq!(advance("1IX"), "B7: No mercenary survived.");
    assert_eq!(advance("5I1M"), "M6: There is room for 5 units.");
    // Six survive and five have room: which of them stays behind is the only choice.
    let request = "use P3\ntile l9 We red\ntile j10 SH red red:1I\ntile i10 SH blue blue:5MX\n\
                   tile j11 Fa yellow yellow:1I\nstock blue=9f9w\nat blue 2";
    let begun = "ask i10-j10-j11; send 5MX; grant; roll 6 5 4 3 2 1 1; roll 1";
    assert_eq!(refused(request, &format!("{begun}; advance 4M")), "B7: All 5 survivors must go on.");
}

#[test]
fn a_request_is_refused_with_its_reason() {
    let stronghold = "tile l9 SH red red:1I\ntile l10 Mo yellow yellow:1I";
    let ask = |lines: &str, steps: &str| refused(&format!("use P3\n{stronghold}\n{lines}\nat blue 2"), steps);
    let unit = "tile k9 De blue blue:1M";
    assert_eq!(
        refused("use P2\ntile k9 De blue blue:1M\nat blue 2", "ask k9-l9-l10"),
        "P1: With two players nobody can be asked."
    );
    assert_eq!(
        refused(&format!("opt permission=off\nuse P3\n{stronghold}\n{unit}\nat blue 2"), "ask k9-l9-l10"),
        "P1: At this table nobody can be asked for passage."
    );
    assert_eq!(ask(unit, "ask i9-l9-l10"), "P1: You have no units on i9.");
    assert_eq!(ask(unit, "ask a1-l9-l10"), "P1: You have no units on a1.");
    assert_eq!(
        ask("tile k9 Cs blue blue:1M\ntile i9 Fa blue blue:1I", "ask k9-l9-l10"),
        "P1: There is no escape from the Chaos Source on k9."
    );
    assert_eq!(
        ask("tile k9 De blue blue:1I", "ask k9-l9-l10"),
        "P1: No mobile unit or mercenary on k9 has two movement points left."
    );
    let host =
        |cell: &str, from: &str| format!("P1: {cell} is not another player’s stronghold next to {from}.");
    assert_eq!(ask(unit, "ask k9-k10-k11"), host("k10", "k9"));
    assert_eq!(ask(unit, "ask k9-j12-k11"), host("j12", "k9"));
    assert_eq!(ask(unit, "ask k9-a1-l10"), host("a1", "k9"));
    assert_eq!(ask("tile j10 Ri blue blue:1M", "ask j10-i10-i11"), host("i10", "j10"));
    assert_eq!(ask("tile k9 Mx/SE blue blue:1M", "ask k9-l9-l10"), "P1: There is a wall between k9 and l9.");
    assert_eq!(
        ask("tile k9 De blue blue:1M\ntile l9 SH red red:10I", "ask k9-l9-l10"),
        "P1: The stronghold on l9 is full: 10 units are inside."
    );
    let target = |cell: &str| {
        format!(
            "P1: {cell} is not a third player’s tile next to the stronghold that is free of your and the host’s units \
             and markers."
        )
    };
    for cell in ["a1", "k9", "l11", "m9"] {
        assert_eq!(ask(unit, &format!("ask k9-l9-{cell}")), target(cell));
    }
    assert_eq!(ask(&format!("{unit}\nremove m8"), "ask k9-l9-m8"), target("m8"));
    assert_eq!(
        ask("tile k9 De blue blue:1M\ntile l10 Mx/N yellow yellow:1I", "ask k9-l9-l10"),
        "P1: There is a wall between l9 and l10."
    );
    assert_eq!(
        ask("tile k9 De blue blue:2M\nstock blue=9f9w", "ask k9-l9-l10; send 1M; deny; ask k9-l9-l10"),
        "P2: red was already asked this turn."
    );
}

#[test]
fn a_victim_stands_on_the_tile_and_is_no_attacker() {
    let text = "use P3\ntile l9 SH red blue:2M red:2I yellow:1M\ntile l10 Mo yellow yellow:3I\npoints l10 I=000\nglory red=2\n\
                berserk 3\nturn yellow\nbattle l10-l9 3I 5 red mixed\nphase Kill yellow 3";
    assert_eq!(refused(text, "kill yellow I"), "B5: yellow has no infantry on l9.");
    assert_eq!(refused(text, "kill yellow M"), "B5: yellow has no mobile unit on l9.");
    assert_eq!(refused(text, "kill orange M"), "B5: orange has no mobile unit on l9.");
    assert_eq!(refused(text, "kill red M"), "B5: red has no mobile unit on l9.");
    assert_eq!(refused(text, "kill blue X"), "B5: blue has no mercenary on l9.");
}

/// H2: an own tile; without one, a tile that is held; without that, exile.
#[test]
fn a_founding_is_refused_with_its_reason() {
    let lost = "use P2\ntile l8 We blue\ntile m8 To blue\ntile m9 Ta blue\ntile l10 Mo blue\ntile k10 Sx/SW blue\n\
                tile k8 IG blue\ntile k9 De blue blue:1I\ntile i9 Fa blue blue:1I\n";
    assert_eq!(
        refused("use P2\ntile k9 De blue blue:1I\nat blue 2", "march k9-l9; found k9"),
        "H2: You must turn over a tile you own; k9 is not one."
    );
    assert_eq!(
        refused(
            &format!("{lost}tile j9 Fo - red:1M\ntile h10 Rx/NW - red:1I\nat blue 2"),
            "march k9-l9; found l9"
        ),
        "H2: You own no tile: turn over an unowned one on which your units stand; l9 is not one."
    );
    for cell in ["l9", "g10", "a1"] {
        assert_eq!(
            refused(&format!("{lost}at blue 2"), &format!("march k9-l9; found {cell}")),
            format!(
                "H2: In exile the stronghold goes on an open cell at the rim that is not walled off; {cell} is not one."
            )
        );
    }
}

#[test]
fn any_points_are_refused_with_their_reason() {
    // Yellow needs 4, has 2 food and 3 water, and 3 any points.
    let text = "use P3\ntile l11 Fa red\ntile k11 Mi yellow yellow:2I\ntile k12 We yellow yellow:2I\n\
                stock yellow=1f2w\nat yellow 5";
    assert_eq!(refused(text, "wild 1g 0f 0w"), "U6: Take 3 points in all, not 1.");
    assert_eq!(refused(text, "wild 2g 1f 1w"), "U6: Take 3 points in all, not 4.");
    let surplus = "U6: You need at most 2 food and 1 water; take the rest as gold.";
    assert_eq!(refused(text, "wild 0g 3f 0w"), surplus);
    assert_eq!(refused(text, "wild 1g 0f 2w"), surplus);
    assert_eq!(table(text).submit(None, "wild 0g 2f 1w"), Ok(1));
}

#[test]
fn a_starving_unit_is_refused_with_its_reason() {
    let text = "use P2\ntile j10 Ri blue blue:1I1MX\ntile j11 Fb blue blue:1I\nphase Starve blue";
    assert_eq!(refused(text, "starve I j11"), "U7: Units on j11 eat nothing and do not starve.");
    assert_eq!(refused(text, "starve M j11"), "U7: You have no mobile unit on j11.");
    assert_eq!(refused(text, "starve I l9"), "U7: You have no infantry on l9.");
    assert_eq!(refused(text, "starve X a1"), "U7: Your mercenary is not on a1.");
}

#[test]
fn a_good_of_the_legacy_phase_is_refused_with_its_reason() {
    let legacy = |lines: &str, step: &str| refused(&format!("use P2\nround 5\n{lines}at legacy"), step);
    assert_eq!(
        legacy("glory blue=9\n", "legacy civilized"),
        "L2: A civilized tile costs at least 11 Glory; you have 9."
    );
    assert_eq!(
        legacy("glory blue=60\ndiscount blue=3\n", "legacy discount"),
        "L3: Your mobile units cannot become cheaper."
    );
    assert_eq!(
        legacy("glory blue=60\ntile i9 Fa blue blue:X\n", "legacy mercenary"),
        "L3: Your mercenary is already on the map, or no tile of yours has room."
    );
}

/// S9: in the quick setup the same words are picks of chance, and no seat says them.
#[test]
fn in_the_quick_setup_chance_picks() {
    let ring = "players blue=tech red=primal\norder blue red\nround 0\nhand blue De\nhand red Fo Mb\n\
                ring blue Fa Fa Mo Ta Ri Mb\nring red We We Ri Ta Sl\n";
    let step = "ring NW Fo";
    let mut quick = table(&format!("opt setup=quick\n{ring}phase Ring"));
    assert_eq!(
        say(&quick.submit(Some(Seat::new(1)), step).unwrap_err()),
        "K1: A roll or draw comes next; there is nothing to decide."
    );
    let pick = quick.understand(None, step).unwrap();
    let mut full = table(&format!("{ring}phase Ring red"));
    let action = full.understand(Some(Seat::new(1)), step).unwrap();
    assert!(matches!((&pick[..], &action[..]), ([Step::Chance(_)], [Step::Action(_)])));
    // One of them is no step of the other setup, although both are written alike.
    assert_eq!(
        say(&quick.game().check(quick.state(), None, &action[0]).unwrap_err()),
        "K1: That is not possible now: a roll or draw comes first."
    );
    assert_eq!(
        say(&full.game().check(full.state(), None, &pick[0]).unwrap_err()),
        "K1: That is not possible now: red decides first."
    );
    assert_eq!((quick.submit(None, step), full.submit(None, step)), (Ok(1), Ok(1)));
}
