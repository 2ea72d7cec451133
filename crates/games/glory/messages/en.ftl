# What Glory says in English. Keys and arguments are the same in every language.

# Names that sentences include; what is no standard code stays as it is.
tile-name = { $tile ->
    [Fa] Farm
    [Mo] Mountain
    [We] Well
    [To] Toll Road
    [Fo] Fortress
    [Cl] Chaos Leak
    [Ri] River
    [De] River Delta
    [Ta] Tavern
    [Mi] Mine
    [Sl] Slaughterhouse
    [Ra] Ravine
    [Mx] Mine (Impassable)
    [Sx] Slaughterhouse (Impassable)
    [Rx] Ravine (Impassable)
    [Cp] Chaos Pool (Impassable)
    [Fd] Foundry
    [Ch] Church
    [Fb] Forward Operating Base
    [Fy] Factory
    [IG] Infantry Production Facility (gold)
    [IF] Infantry Production Facility (food)
    [IW] Infantry Production Facility (water)
    [MG] Mobile Production Facility (gold)
    [MF] Mobile Production Facility (food)
    [MW] Mobile Production Facility (water)
    [Mb] Ministry Building
    [Cs] Chaos Source
    [RU] Ruin
    [SH] Stronghold
   *[other] { $tile }
  }
# The same where units stand on it: walls have other sides.
land-name = { $tile ->
    [Mx] Mine
    [Sx] Slaughterhouse
    [Rx] Ravine
    [Cp] Chaos Pool
   *[other] { tile-name }
  }
unit-name = { $unit ->
    [I] infantry unit
    [M] mobile unit
    [X] mercenary
   *[other] { $unit }
  }
wall-side = { $wall ->
    [N] north
    [NE] northeast
    [SE] southeast
    [S] south
    [SW] southwest
    [NW] northwest
   *[other] { $wall }
  }
ring-side = { $place ->
    [N] north
    [NE] northeast
    [SE] southeast
    [S] south
    [SW] southwest
    [NW] northwest
   *[other] { $place }
  }

# Amounts that sentences include; only what there is.
goods = { $gold ->
    [0] {""}
   *[other] { $gold } gold
  }{ $food ->
    [0] {""}
   *[other] { $gold ->
        [0] {""}
       *[other] { $water ->
            [0] {" and "}
           *[other] {", "}
          }
      }{ $food } food
  }{ $water ->
    [0] { $gold ->
        [0] { $food ->
            [0] nothing
           *[other] {""}
          }
       *[other] {""}
      }
   *[other] { $gold ->
        [0] { $food ->
            [0] {""}
           *[other] {" and "}
          }
       *[other] {" and "}
      }{ $water } water
  }

# Refusals (section 18)
not-a-step = I do not understand “{ $text }”.
game-over = The game is over.
wrong-phase = { $seat ->
    [none] That is not possible now: a roll or draw comes first.
   *[other] That is not possible now: { $seat } decides first.
  }
not-your-step = { $seat } decides now, not you.
chance-acts = A roll or draw comes next; there is nothing to decide.
no-luck = { $why ->
    [no-battle] Luck is used in battles only.
    [not-in-command] Only Religion has the Luck die, and it commands neither side here.
    [used] Luck was used in another attack of this turn.
    [alone] Luck needs two attacking units.
   *[other] Luck is offered when Religion loses a pair, once in each round.
  }
no-rage = { $why ->
    [no-battle] Rage is used in battles only.
    [not-in-command] Only Primal has the Berserker die, and it commands neither side here.
    [used] Rage can be used once in a battle.
    [too-low] The Berserker die shows { $value }; rage needs at least 2.
   *[other] Rage is offered when it would change a pair: no such enemy die shows { $value } or less.
  }
no-dodge = { $why ->
    [no-battle] A dodge is used in battles only.
    [not-in-command] Only Tech has the Agile die, and it commands neither side here.
    [used] The Agile die is spent in this battle.
   *[other] A dodge needs { $dice } dice in the roll and a unit about to be lost, and comes after Luck and Rage.
  }
wrong-dice = { $due ->
    [one] One die is to be rolled, not { $said }.
   *[other] { $due } dice are to be rolled, not { $said }.
  }
no-tile-left = No { tile-name } is left among the { $class } tiles.
faction-not-free = { $faction ->
    [tech] Tech
    [religion] Religion
    [parasite] Parasite
   *[primal] Primal
  } is taken.
ring-place = Fill the places around the stronghold in order: the next one is { $due ->
    [N] north
    [NE] northeast
    [SE] southeast
    [S] south
    [SW] southwest
    [NW] northwest
   *[other] { $due }
  }, not { ring-side }.
not-in-hand = You hold no { tile-name }.
wall-missing = The { tile-name } has a wall: choose the side it faces.
wall-too-many = The { tile-name } has no wall.
wall-cuts-off = A wall to the { wall-side } would cut a tile off from its land.
outside-frame = { $cell } lies outside the frame.
not-open = A tile lies on { $cell } already.
touches-none = { $cell } touches none of your tiles.
touches-no-opponent = { $cell } touches no opponent’s tile.
walled-off = { $cell } is walled off by its neighbours.
wall-seals = A wall to the { wall-side } would leave { $cell } no way to a neighbouring tile.
unit-due = { $unit ->
    [I] An infantry unit is placed next.
   *[M] A mobile unit is placed next.
  }
not-yours = { $cell } is not yours.
too-many-tiles = Starting units may stand on at most { $most } tiles.
full = { $cell } holds { $units ->
    [one] one unit
   *[other] { $units } units
  } already.
choose-opponent = Choose an opponent; { $colour } is not one.
no-facility = { $unit ->
    [I] Phase 1 trains infantry only on your Infantry Production Facilities with room.
   *[M] Phase 1 trains mobile units only on your Mobile Production Facilities with room.
  }
no-reserve = { $unit ->
    [I] All your { $count } infantry units are on the map.
    [M] All your { $count } mobile units are on the map.
   *[X] Your mercenary is already on the map.
  }
unit-too-dear = { $unit ->
    [I] An infantry unit costs { $price } gold; you have { $gold }.
   *[M] A mobile unit costs { $price } gold; you have { $gold }.
  }
no-room-anywhere = None of your tiles has room for one more unit.
not-such-facility = { $unit ->
    [I] { $cell } is not an Infantry Production Facility.
   *[M] { $cell } is not a Mobile Production Facility.
  }
no-facility-left = No { tile-name } is left in the box.
facility-too-dear = The { tile-name } costs { $price } gold; you have { $gold }.
nowhere-to-build = You own no tile that can be built over.
no-building-ground = { $stronghold ->
    [yes] A stronghold cannot be built over: { $cell }.
   *[no] { $cell } is already a production facility.
  }
no-units = You have no units on { $cell }.
not-adjacent = { $to } is not next to { $from }.
no-escape = There is no escape from the Chaos Source on { $cell }.
no-points = { $first_step ->
    [yes] In round 1 mobile units take only one step; the units on { $cell } have taken theirs.
   *[no] The units on { $cell } have used up their movement.
  }
walled = There is a wall between { $from } and { $to }.
own-guests = Your own units are guests in the stronghold on { $cell }.
only-so-many = { $unit ->
    [I] Only { $most } infantry on { $cell } can still move.
    [M] { $most ->
        [one] Only one mobile unit on { $cell } can still move.
       *[other] Only { $most } mobile units on { $cell } can still move.
      }
   *[X] No mercenary on { $cell } can still move.
  }
room-for = { $room ->
    [one] There is room for one unit.
   *[other] There is room for { $room } units.
  }
not-fresh = { $unit ->
    [I] Infantry cannot pass through and attack in one turn.
   *[other] Only units with two movement points can pass through; { $cell } has { $most } such.
  }
no-requests = { $seats ->
    [2] With two players nobody can be asked.
   *[other] At this table nobody can be asked for passage.
  }
ask-not-fresh = No mobile unit or mercenary on { $cell } has two movement points left.
ask-no-host = { $cell } is not another player’s stronghold next to { $from }.
ask-full = The stronghold on { $cell } is full: { $units ->
    [one] one unit is
   *[other] { $units } units are
  } inside.
ask-no-target = { $cell } is not a third player’s tile next to the stronghold that is free of your and the host’s units and markers.
already-asked = { $host } was already asked this turn.
no-such-victim = { $unit ->
    [I] { $colour } has no infantry on { $cell }.
    [M] { $colour } has no mobile unit on { $cell }.
   *[X] { $colour } has no mercenary on { $cell }.
  }
only-survived = { $unit ->
    [I] Only { $most } infantry survived.
    [M] { $most ->
        [one] Only one mobile unit survived.
       *[other] Only { $most } mobile units survived.
      }
   *[X] No mercenary survived.
  }
all-must-go = { $least ->
    [one] The survivor must go on.
   *[other] All { $least } survivors must go on.
  }
not-foundable = { $how ->
    [own] You must turn over a tile you own; { $cell } is not one.
    [held] You own no tile: turn over an unowned one on which your units stand; { $cell } is not one.
   *[exile] In exile the stronghold goes on an open cell at the rim that is not walled off; { $cell } is not one.
  }
wrong-sum = { $any ->
    [one] Take one point, not { $said }.
   *[other] Take { $any } points in all, not { $said }.
  }
surplus = You need at most { $food } food and { $water } water; take the rest as gold.
free-tile = Units on { $cell } eat nothing and do not starve.
nobody-to-starve = { $unit ->
    [I] You have no infantry on { $cell }.
    [X] Your mercenary is not on { $cell }.
   *[M] You have no mobile unit on { $cell }.
  }
good-too-dear = { $good ->
    [natural] A natural tile
    [infantry] An infantry unit
    [mobile] A mobile unit
    [mercenary] A mercenary
    [civilized] A civilized tile
    [facility] An Infantry Production Facility
    [discount] A discount
   *[advanced] An advanced tile
  } costs at least { $from } Glory; you have { $purse }.
not-to-be-had = { $good ->
    [natural] No natural tile or no ownership marker is left.
    [civilized] No civilized tile or no ownership marker is left.
    [advanced] No advanced tile or no ownership marker is left.
    [infantry] No infantry unit is left in the reserve, or no tile of yours has room.
    [mobile] No mobile unit is left in the reserve, or no tile of yours has room.
    [mercenary] Your mercenary is already on the map, or no tile of yours has room.
    [facility] No Infantry Production Facility is left, or you own no tile to build on.
   *[discount] Your mobile units cannot become cheaper.
  }

# Events
order-rolled = { $seat } rolls { $dice } for the turn order: { $total }.
placed = { $seat } is number { $place } in turn order and starts with { $gold } gold.
faction-taken = { $seat } plays { $faction ->
    [tech] Tech
    [religion] Religion
    [parasite] Parasite
   *[primal] Primal
  }.
drew = { $seat } draws { $class ->
    [advanced] an advanced
   *[other] a { $class }
  } tile: { tile-name }.
drew-hidden = { $seat } draws { $class ->
    [advanced] an advanced
   *[other] a { $class }
  } tile face down.
ring-placed = { $seat } puts the { tile-name } { ring-side } of the stronghold{ $wall ->
    [none] {""}
   *[other] , wall to the { wall-side }
  }.
ring-hidden = { $seat } puts a tile face down { ring-side } of the stronghold.
revealed = { $seat } turns over the six tiles around the stronghold.
middle-tile = The { tile-name } lies in the middle, on { $cell }.
pushed = { $turns ->
    [0] { $seat } locks the land around { $home } as it lies.
    [one] { $seat } turns the land one step clockwise and locks it around { $home }.
   *[other] { $seat } turns the land { $turns } steps clockwise and locks it around { $home }.
  }
shown = { $seat } sets the { tile-name } on { $cell } and chooses its wall.
tile-set = { $seat } sets the { tile-name } on { $cell }{ $wall ->
    [none] {""}
   *[other] , wall to the { wall-side }
  }.
deployed = { $seat } places { $units } on { $cell }.
round-begins = Round { $round } of { $rounds }.
leech-rolled = The Leech die of { $seat } shows { $face }.
leech-kept = { $victim ->
    [none] { $seat } keeps the Leech die at { $face }, without a victim.
   *[other] { $seat } keeps the Leech die at { $face }, on { $victim }.
  }
leech-victim = { $seat } places the Leech die ({ $face }) on { $victim }.
turn-begins = { $seat }’s turn in round { $round }.
claimed = { $seat } claims the { land-name } { $cell }: +{ $glory } Glory.
stronghold-income = The stronghold gives { $seat } { $gold } gold, { $food } food and { $water } water.
stolen = The Leech die ({ $face }) takes { goods } from { $from } for { $to }.
trained = { $seat } trains { $unit ->
    [I] an infantry unit
    [M] a mobile unit
    [X] a mercenary
   *[other] a unit ({ $unit })
  } on { $cell } for { $price } gold.
built = { $seat } builds the { tile-name } on { $cell } for { $price } gold: +{ $glory } Glory.
free-unit = { $comes ->
    [yes] A free { unit-name } of { $seat } appears on { $cell }.
   *[no] No { unit-name } of { $seat } appears on { $cell }: the reserve is empty or the tile full.
  }
marched = { $seat } marches { $units } from { $from } to { $to }.
contested = { $seat } contests { $cell }, a tile of { $from }: +{ $glory } Glory.
stormed = { $seat } storms the stronghold of { $from } on { $cell }: +{ $glory } Glory.
founded = { $over ->
    [none] { $seat } founds a new stronghold in exile on { $cell }; { $rally } infantry rally there.
   *[other] { $seat } turns over the tile on { $cell } and founds a new stronghold; { $rally } infantry rally there.
  }
asked = { $seat } asks { $host } to let { $units } pass from { $from } through { $through } against { $to }.
granted = { $host } lets them pass.
denied = { $host } does not let them pass.
battle-begins = { $seat } attacks { $to } from { $from } with { $units }; { $commander } defends with { $defenders }.
attack-rolled = { $seat } rolls { $dice } in attack.
defence-rolled = { $seat } rolls { $dice } in defence.
luck-used = { $seat } trusts in Luck and rolls { $dice ->
    [one] one die
   *[other] { $dice } dice
  } again.
luck-rolled = Rolled again: { $dice }; the dice are now { $now }.
raged = { $seat } rages: enemy dice up to { $value } count 0; they are now { $now }.
compared = Pairs, attacker first: { $pairs }. Pairs won: attacker { $defender }, defender { $attacker }.
dodged = { $seat } dodges: one unit is saved, the Agile die is spent.
killed = { $seat } loses one { unit-name } on { $cell }: +{ $glory } Glory for { $by }.
pressed = { $seat } presses on.
withdrew = { $seat } withdraws; the attackers stay on { $cell }.
advanced = { $seat } enters { $to } with { $units }.
chaos-rolled = { $explodes ->
    [yes] The Chaos Source of { $seat } on { $cell } rolls { $face } and explodes; it gives { $any ->
        [one] one point of any resource.
       *[other] { $any } points of any resource.
      }
   *[no] The Chaos Source of { $seat } on { $cell } rolls { $face }; it gives { $any ->
        [one] one point of any resource.
       *[other] { $any } points of any resource.
      }
  }
exploded = { $units ->
    [0] { $cell } belongs to nobody any more.
   *[other] { $units } of { $seat } die on { $cell }, which belongs to nobody any more.
  }
produced = The { land-name } on { $cell } gives { $seat }{ $gold ->
    [0] { "" }
   *[other] { " " }{ $gold } gold
  }{ $bonus ->
    [0] { "" }
   *[other] { " " }({ $bonus } from a Foundry)
  }{ $food ->
    [0] { "" }
   *[other] { $gold ->
        [0] { " " }
       *[other] { " and " }
      }{ $food } food
  }{ $water ->
    [0] { "" }
   *[other] { $gold ->
        [0] { $food ->
            [0] { " " }
           *[other] { " and " }
          }
       *[other] { " and " }
      }{ $water } water
  }{ $any ->
    [0] { "" }
    [one] { " one point of any resource" }
   *[other] { " " }{ $any } points of any resource
  }.
any-chosen = { $seat } takes { goods } as points of any resource.
upkeep = { $seat } feeds { $units ->
    [one] one unit
   *[other] { $units } units
  }{ $spared ->
    [0] {""}
   *[other] , { $spared } spared by Ministry Buildings
  }: needs { $need } food and { $need } water, has { $food } food and { $water } water.
starved = One { unit-name } of { $seat } starves on { $cell }.
discarded = { $seat } discards { $food } food and { $water } water.
legacy-begins = Legacy phase after round { $round }.
legacy-bought = { $seat } spends { $price } Glory on { $good ->
    [natural] a natural tile
    [infantry] an infantry unit
    [mobile] a mobile unit
    [mercenary] the mercenary
    [civilized] a civilized tile
    [facility] an Infantry Production Facility
    [discount] cheaper mobile units
   *[advanced] an advanced tile
  }.
legacy-drew = { $seat } draws a tile: { tile-name }.
recruited = One { unit-name } of { $seat } appears on { $cell }.
finished = { $decided ->
    [shared] { $winners } share the victory.
    [tiles] { $winners } wins: equal Glory, more tiles.
    [units] { $winners } wins: equal Glory and tiles, more units.
    [gold] { $winners } wins: equal Glory, tiles and units, more gold.
   *[glory] { $winners } wins with the most Glory.
  }

# What a hint says of the advised move: why it is good
likely-victory = The attack on { $cell } drives out all defenders in about { $chance } % of cases.
breaks-off = Fighting on would drive out the defenders in only about { $chance } % of cases.
lays-claim = Your units on the { land-name } { $cell } claim it at the start of your next turn{ $gold ->
    [0] {""}
   *[other] ; +{ $gold } gold a turn
  }{ $food ->
    [0] {""}
   *[other] ; +{ $food } food a turn
  }{ $water ->
    [0] {""}
   *[other] ; +{ $water } water a turn
  }{ $any ->
    [0] {""}
   *[other] ; +{ $any } of any resource a turn
  }.
takes-tile = It takes the { land-name } { $cell } from { $from }.
takes-stronghold = It storms the stronghold of { $from } on { $cell }.
feeds-units = { $units ->
    [one] One unit fewer starves at your next upkeep.
   *[other] { $units } units fewer starve at your next upkeep.
  }
raises-unit = It gives you one more { unit-name }, on { $cell }.
raises-facility = It builds the { tile-name } on { $cell }.
spares-units = { $units ->
    [one] It saves one of your units in this battle.
   *[other] It saves { $units } of your units in this battle.
  }

# What the coach warns of: what an opponent could do next
troops-at-risk = { $seat } can attack your units on { $cell } and drives them out in about { $chance } % of cases.
tile-at-risk = Nobody guards the { land-name } { $cell }: { $seat } can march in next turn.
stronghold-at-risk = Nobody guards your stronghold on { $cell }: { $seat } can storm it next turn.
hunger-ahead = { $units ->
    [one] One of your units has too little food or water and starves at your next upkeep.
   *[other] { $units } of your units have too little food or water and starve at your next upkeep.
  }
