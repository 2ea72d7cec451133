# The board of DominAnts in English; events and refusals stand beside the rules.
board = The picnic ground
unrecruited = unrecruited worker, power { $power }
ant = { $kind ->
    [worker] worker
    [soldier] soldier
    [warrior] warrior
   *[queen] queen
  } of { $owner }, power { $power }{ $load ->
    [0] {""}
    [one] , carries one cube
   *[other] , carries { $load } cubes
  }
throne-of = throne of { $who }
hive-of = hive of { $who }
sugar = sugar tile
node = { $cubes ->
    [one] one cube
   *[other] { $cubes } cubes
  } of sugar
ap = { $ap ->
    [one] one action point
   *[other] { $ap } action points
  }
ap-unit = { $ap ->
    [one] point
   *[other] points
  }
moves-home = { $count ->
    [one] one move from its hive
   *[other] { $count } moves from its hive
  }
has-attacked = has attacked in this turn
has-gathered = has gathered in this turn
sugar-rule = Sugar for ever: each worker standing here takes one cube a turn
node-rule = A worker here or beside it takes one cube a turn
held-by = { $count ->
    [0] { $who } has just taken it; to conquer, hold it for { $of } of the owner’s turns
   *[other] { $who } has held it for { $count } of the { $of } turns that conquer it
  }
throne-rule = { $of ->
    [one] If an enemy holds it at the end of one of its owner’s turns, the colony falls
   *[other] If an enemy holds it at the end of { $of } of its owner’s turns, the colony falls
  }
move-cost = a move costs { $cost ->
    [one] one point
   *[other] { $cost } points
  }
cycle = Cycle { $cycle }
cycle-of = Cycle { $cycle } of { $limit }
cycle-until = Cycle { $cycle }; stalemate after cycle { $last } if nothing happens
weather-currents = Strong Currents: 40 action points in this cycle
weather-rain = Fertilising Rain: each move costs 2 action points in this cycle
boosted = { $who }’s soldiers attack with the power of warriors (4) in { $now ->
    [yes] this turn
   *[no] their next turn
  }
event-currents = Strong Currents
event-rain = Fertilising Rain
event-emigration = Emigration
event-predator = Predator: the anteater
event-speech = Motivational Speech
event-taxes = Taxes
wheel-turns = The wheel of events is turning…
strike-falls = An attack is under way…
supply = { $cubes ->
    [one] one cube in the supply
   *[other] { $cubes } cubes in the supply
  }
verdict-won = they die
verdict-lost = you die
verdict-all-die = all die
strike-title = { $attacker ->
    [you] Your
   *[other] { $attacker }’s
  } { $count ->
    [one] ant attacks
   *[other] { $count } ants attack
  } { $defenders }
strike-ants = { $who ->
    [you] { $count ->
        [one] your ant
       *[other] your { $count } ants
      }
    [nobody] { $count ->
        [one] an unrecruited ant
       *[other] { $count } unrecruited ants
      }
   *[other] { $who }’s { $count ->
        [one] ant
       *[other] { $count } ants
      }
  }
strike-sum = sum { $sum }
strike-won = The attacker is stronger: the defenders fall.
strike-lost = The defender is stronger: the attackers fall.
strike-all-die = Both are equally strong: all fall.
fighter = { $kind ->
    [worker] worker
    [soldier] soldier
    [warrior] warrior
   *[queen] queen
  }, power { $power }{ $dies ->
    [yes] , falls
   *[no] {""}
  }
button-gather = Gather
button-drop = Drop
button-feed = Feed
button-merge = Merge (1 sugar)
button-attack = Attack
button-strike = Strike
button-spawn = Hatch a worker (2 sugar)
button-queen = New queen (5 sugar)
button-end = End the turn
end-sure = End it anyway? { $why ->
    [sugar] Sugar could still be stored.
   *[points] { $ap ->
        [one] One point left.
       *[other] { $ap } points left.
      }
  }
ask-MAIN = Choose an ant, or end your turn.
ask-ant = What should the ant on { $tile } do?
ask-where = { $what ->
    [spawn] Where does the worker hatch?
    [queen] Where does the new queen appear?
    [feed] Which ant do you feed?
    [gather] Which cubes does it take?
   *[other] Choose a tile.
  }
ask-MERGE = Choose the ant it merges with.
ask-BATTLE = Add ants until your power is higher, then strike.
ask-TAX = Taxes: which ant pays?
action-move = Go from { $from } to { $to }
action-gather = Gather with the worker on { $tile }
action-drop = Drop the load of the ant on { $tile }
action-feed = Feed the unrecruited ant on { $at } with the ant on { $tile }
action-spawn = Hatch a worker on { $tile }
action-merge = Merge the ant on { $tile }
action-with = Merge it with the ant on { $tile }
action-queen = New queen on { $tile }
action-attack = Attack with the ant on { $tile }
action-join = Add the ant on { $tile } to the attack
action-strike = Strike
action-end = End the turn
action-pay = Pay with the load of the ant on { $tile }
action-sacrifice = Give up the ant on { $tile }
tiles-and = { $tiles } and { $last }
whole-attack = Attack with the ants on { $tiles }
whole-join = Attack with the ants on { $tiles } as well
begun-walk = a plan that begins with the { $ant ->
    [worker] worker
    [soldier] soldier
    [warrior] warrior
   *[queen] queen
  } going from { $from } to { $to }
whole-walk = Walk the { $ant ->
    [worker] worker
    [soldier] soldier
    [warrior] warrior
   *[queen] queen
  } from { $from } to { $to }{ $then ->
    [gather] {" "}and gather a cube
    [drop] {" "}and drop its load
    [feed] {" "}and feed the unrecruited ant
    [merge] {" "}and merge it
    [attack] {" "}and attack
   *[none] {""}
  }
whole-merge = Merge the ants on { $tiles }
out = out of the game
store = { $cubes ->
    [one] One cube stored
   *[other] { $cubes } cubes stored
  }{ $carried ->
    [0] {""}
   *[other] , { $carried } carried by ants
  }
ants = { $count } { $kind ->
    [worker] { $count ->
        [one] worker
       *[other] workers
      }
    [soldier] { $count ->
        [one] soldier
       *[other] soldiers
      }
    [warrior] { $count ->
        [one] warrior
       *[other] warriors
      }
   *[queen] { $count ->
        [one] queen
       *[other] queens
      }
  }{ $limit ->
    [0] {""}
   *[other] , at most { $limit }
  }
throne-held = { $count ->
    [0] { $who } has just taken the throne: it falls after { $of } turns
   *[other] { $who } has held the throne for { $count } of { $of } turns
  }
colony-red = Red
colony-yellow = Yellow
colony-blue = Blue
colony-green = Green
kind-worker = worker
kind-soldier = soldier
kind-warrior = warrior
kind-queen = queen
danger = Danger
danger-help = How much power an opponent could bring to each tile next turn; ants on red stripes could be beaten
danger-at = { $who } could bring power { $power }{ $lost ->
    [yes] {" "}and win
   *[no] {""}
  }
danger-lost = { $count ->
    [0] no ant could be beaten
    [one] the ant on { $tiles } could be beaten
   *[other] { $count } ants could be beaten: { $tiles }
  }

# Figures of the rules
figure-power = power { $power }
figure-workers = { $count } workers defeat it
figure-growth = { $kind ->
    [worker] Two cubes: a worker
    [soldier] Two workers and a cube: a soldier
    [warrior] Two soldiers and a cube: a warrior
   *[queen] Five cubes: a new queen
  }

# First game
coach-MAIN = Tap an ant, then the tile it should go to; each tile on its way costs an action point. Send workers to the sugar in the middle, gather it and bring it home. Soldiers guard the throne.
coach-MERGE = Choose the second ant: both become one of the next kind.
coach-BATTLE = Both sums stand beside the board. Add ants that touch an enemy until your sum is higher, then strike.
