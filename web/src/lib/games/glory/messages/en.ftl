# The board of Glory in English; events and refusals stand beside the rules.
board = The map
open-cell = { $cell }, open
stronghold = stronghold
place = the { $tile } { $cell }
owned = of { $who }
unowned = nobody’s
walled = wall to the { $side }
side-N = north
side-NE = northeast
side-SE = southeast
side-S = south
side-SW = southwest
side-NW = northwest
troop = { $who }: { $infantry ->
    [0] {""}
   *[other] { $infantry } infantry
  } { $mobile ->
    [0] {""}
   *[other] { $mobile } mobile
  } { $mercenary ->
    [0] {""}
   *[other] mercenary
  }
gives-gold = { $count } gold
gives-food = { $count } food
gives-water = { $count } water
gives-any = { $count } of any resource
good-gold = gold
good-food = food
good-water = water
good-any = any resource
good-income = { $good }: { $have }, +{ $more } at the next upkeep
free-tile = Units here need no food or water
inside = { $count } of { $places } places taken
guests = { $who } is a guest
contested-rule = Contested: { $who } takes it over at the start of their next turn
marches = Can march: { $units }{ $steps ->
    [one] {""}
    [each] , two steps each
    [first] {" "}(in round 1 only one step)
   *[some] , { $twice ->
        [one] one of them two steps
       *[other] { $twice } of them two steps
      }
  }
stack-dice = { $count ->
    [one] rolls one die
   *[other] rolls { $count } dice
  } { $attack ->
    [yes] in attack and defence
   *[no] in defence
  }
nobody-marches = No unit here can march any more
left-in-box = { $count ->
    [one] one left in the box
   *[other] { $count } left in the box
  }
tiles-owned = { $count ->
    [one] one tile
   *[other] { $count } tiles
  }
ability-fortress = +1 die for attacks from here and for the defence
ability-foundry = Gold tiles of the same owner beside it give 1 gold more
ability-church = The units of its owner cost 1 gold less
ability-ministry = One unit of its owner needs no food and water
ability-chaos-source = Yields what its die shows, and may explode; units that enter cannot leave
leeched = The Leech die ({ $value }) takes { $value ->
    [3] 1 water
    [4] 1 food
    [5] 1 gold
   *[other] 1 gold, food and water
  } each turn
gain-contested = contested { $glory }
gain-killed = kills { $glory }
gain-claimed = claimed { $glory }
gain-stormed = stormed { $glory }
gain-built = built { $glory }
gain-legacy-bought = spent { $glory }
unit-I = infantry
unit-M = mobile
unit-X = mercenary
units-I = { $count } infantry
units-M = { $count ->
    [one] 1 mobile unit
   *[other] { $count } mobile units
  }
units-X = the mercenary
units-and = { $units } and { $last }
stock = Stock
hand = Hand
turn = Turn it
turn-left = Turn left
turn-right = Turn right
wall-help = Turn the wall with the arrows; the map shows it.
push-here = Place the land like this
borders = Borders: { $borders }
border = { $own } – { $other }{ $walled ->
    [yes] {" "}(wall)
   *[no] {""}
  }
not-yet = { $tile }, not on the map yet
ring-order = The places are filled clockwise from the north: yellow is next.
factions = Factions
power-tech = The Agile die is one die more in every battle; once in a battle it can be spent to save a unit.
power-religion = The Luck die lets you roll it and all lower dice of your side again.
power-parasite = The Leech die takes from a victim each turn: 1 water (3), 1 food (4), 1 gold (5) or one of each (6).
power-primal = The Berserker die rises with units killed in your larger battles; Rage makes enemy dice up to its number count 0.
wall-at = Wall to the { $side }
setup = Building the map
round-of = Round { $round } of { $rounds }
battle = { $attacker ->
    [you] Your { $units }
   *[other] { $attacker }’s { $units }
  } { $count ->
    [one] attacks
   *[other] attack
  } { $defender ->
    [you] your { $defenders }
   *[other] { $defender }’s { $defenders }
  } at the { $place }
dice = Dice
dice-due = The dice are still to be rolled.
losses = −{ $count }
upkeep-all = { $seat }’s tiles give { $gold } gold, { $food } food and { $water } water{ $any ->
    [0] {""}
    [one] , and one point of any resource
   *[other] , and { $any } points of any resource
  }{ $fed ->
    [0] {""}
    [one] ; one unit is fed
   *[other] ; { $fed } units are fed
  }.
pair-attack = the attacker wins this pair
pair-defence = the defender wins this pair
battle-rages = A battle is fought…
wins = { $chance } % to win
win-chance = { $chance } % chance to win the attack if it is fought to the end
needs = { $need ->
    [0] no unit to feed yet
    [one] one unit to feed
   *[other] { $need } units to feed
  }
feeds = { needs }; food and water for { $fed }
hungry = { $fed ->
    [0] food and water for none
   *[other] food and water for only { $fed }
  }
die-religion = Luck
die-tech = Agile
die-berserk = Berserker die { $value }
die-leech = Leech die { $value }{ $victim ->
    [none] {""}
   *[other] , on { $victim }
  }
colour-blue = Blue
colour-red = Red
colour-yellow = Yellow
colour-orange = Orange
faction-tech = Tech
faction-religion = Religion
faction-parasite = Parasite
faction-primal = Primal
ask-Faction = Choose your faction.
ask-Ring = Choose a tile to lie { $pending ->
    [N] north
    [NE] northeast
    [SE] southeast
    [S] south
    [SW] southwest
   *[NW] northwest
  } of your stronghold.
ask-wall = Which side does the wall face?
ask-Push = Turn your land and push it into the map.
ask-Last = Where do you set your last tile?
ask-LastWall = Which side does the wall face?
ask-Deploy = { $infantry ->
    [0] { $mobile ->
        [one] Place your last mobile unit.
       *[other] Place a mobile unit ({ $mobile } left).
      }
   *[other] Place an infantry unit ({ $infantry } left){ $mobile ->
        [0] .
        [one] ; a mobile unit comes next.
       *[other] ; { $mobile } mobile units come next.
      }
  }
ask-LeechChoice = Keep the Leech die, or roll it again?
ask-LeechVictim = Who gets the Leech die?
ask-Train = Train units in your facilities, or go on.
ask-TrainAt = Where does it train?
ask-Move = { $round ->
    [1] March one step with each unit, or end the march.
   *[other] Choose troops to march, or end the march.
  }
ask-march = Where do they march?
ask-march-who = Who marches there?
ask-Send = Who marches?
ask-AskSend = Who passes through?
ask-Permit = May they pass through your stronghold?
ask-Luck = Trust in Luck and roll dice again?
ask-Rage = Do you use Rage?
ask-Dodge = Do you dodge to save a unit?
ask-Press = Press the attack, or withdraw?
ask-Kill = Which unit dies?
ask-Advance = Who enters the tile?
ask-Found = Your stronghold fell: where is the new one?
ask-Buy = Buy and build, or end your turn.
ask-BuyAt = Where does the unit appear?
ask-BuildAt = Where do you build?
ask-Wild = { $pending ->
    [1] Choose your point of any resource.
   *[other] Choose your { $pending } points of any resource.
  }
ask-StartWild = { $pending ->
    [1] Choose your point of any resource.
   *[other] Choose your { $pending } points of any resource.
  }
ask-Starve = Only { $fed } of { $need } can eat: choose { $starve ->
    [one] one that starves
   *[other] { $starve } that starve
  }.
ask-Legacy = Spend Glory, or pass?
ask-LegacyFacility = Which facility?
ask-LegacyAt = Where does the unit appear?
ask-LegacyBuildAt = Where do you build?
ask-LegacySet = Where do you set the tile?
ask-LegacyWall = Which side does the wall face?
action-march = March from { $from } to { $to }
action-ask = { $named ->
    [no] Ask to pass through
   *[yes] Ask: { $from } through { $through } to { $to }
  }
action-ring = { $tile }, { $place } of the stronghold{ $wall ->
    [none] {""}
   *[other] , wall to the { $wall }
  }
action-push = { $turns ->
    [0] Push it as it lies
    [one] Turn by one sixth
   *[other] Turn by { $turns } sixths
  }
action-set = Set on { $cell }
action-at = On { $cell }
action-found = Found on { $cell }
action-deploy = { $unit ->
    [I] Infantry
   *[M] Mobile unit
  } on { $cell }
action-buy = { $unit ->
    [I] Infantry
   *[M] Mobile unit
  }
action-starve = { $unit ->
    [I] Infantry
    [X] Mercenary
   *[M] Mobile unit
  } starves{ $cell ->
    [none] {""}
   *[other] { " " }on { $cell }
  }
action-kill = { $who }: { $unit ->
    [I] infantry
    [M] mobile unit
   *[X] mercenary
  }
action-build = Build: { $tile }
whole-march = March from { $from } to { $to } with { $units }
whole-ask = Ask to pass through { $through } from { $from } to { $to } with { $units }
whole-buy = Buy { $unit ->
    [I] an infantry unit
   *[M] a mobile unit
  }{ $cell ->
    [none] {""}
   *[other] { " " }for { $cell }
  }
whole-build = Build { $tile }{ $cell ->
    [none] {""}
   *[other] { " " }on { $cell }
  }
skipped-Train = Nothing to train: skipped.
skipped-Move = Nobody can march: skipped.
skipped-Buy = Nothing to buy: skipped.
wild-more = One more { $good ->
    [gold] gold
    [food] food
   *[water] water
  }
wild-less = One { $good ->
    [gold] gold
    [food] food
   *[water] water
  } less
wild-starve = { $count ->
    [one] one unit starves
   *[other] { $count } units starve
  }
wild-take = Take
wild-missing = { $count ->
    [one] one more to choose
   *[other] { $count } more to choose
  }
muster = Who goes
muster-less = Leave { $unit ->
    [I] one infantry unit
    [M] one mobile unit
   *[X] the mercenary
  } behind
muster-more = Add { $unit ->
    [I] one infantry unit
    [M] one mobile unit
   *[X] the mercenary
  }
muster-count = { $count } of { $most }
muster-go = { $how ->
    [enter] Enter
    [attack] Attack
   *[march] March
  }
action-send = Send { $units }
action-advance = Enter with { $units }
action-leech-keep = Keep
action-leech-roll = Roll again
action-leech-from = { $who }
action-done = Done
action-done-Train = Go on
action-done-Move = End the march
action-done-Buy = End the turn
action-grant = Yes, pass
action-deny = No
action-luck = Luck
action-keep = Keep the dice
action-rage = Rage
action-dodge = Dodge
action-press = Press on
action-withdraw = Withdraw
legacy-natural = Natural tile
legacy-infantry = Infantry
legacy-mobile = Mobile unit
legacy-mercenary = Mercenary
legacy-civilized = Civilized tile
legacy-facility = Infantry Production Facility
legacy-discount = Cheaper mobile units
legacy-advanced = Advanced tile
legacy-pass = Pass
legacy-offer = { $good }: costs { $price } Glory, leaves you { $left }

# First game
coach-Faction = Each faction has a die of its own. In a first game take Tech if it is free: it rolls one die more in every battle.
coach-Deploy = Place your first units on at most three of your tiles. Near the border they can raid at once.
coach-Train = Production Facilities train units at the start of your turn. If you would rather save gold, go on.
coach-Move = White outlines show troops that can march. An enemy tile without units gives 1 Glory at once, and is yours if you hold it until next turn.
coach-Send = Choose how many march. Leave a unit at home if an enemy is near.
coach-Buy = Gold buys infantry and mobile units. But every unit in the field eats food and water: look at the numbers in your panel.
coach-Press = The highest dice were compared in pairs. Roll another round, or stop here?
coach-Starve = There is too little food or water: a unit dies. Own more farms and wells, or keep troops in the stronghold.
