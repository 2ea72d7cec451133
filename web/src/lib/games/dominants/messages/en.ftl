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
   *[other] , carries { $load }
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
moves-home = { $count ->
    [one] one move from its hive
   *[other] { $count } moves from its hive
  }
has-attacked = has attacked in this turn
has-gathered = has gathered in this turn
sugar-rule = Permanent node: each worker here takes one cube a turn
node-rule = A worker here or beside it takes one cube a turn
held-by = { $who } holds it: { $count } of { $of }
throne-rule = { $of ->
    [one] Held at the end of one turn of its owner, it costs the colony
   *[other] Held at the end of { $of } turns of its owner, it costs the colony
  }
move-cost = a move costs { $cost }
cycle-of = Cycle { $cycle } of { $limit }
cycle-until = Cycle { $cycle }; stalemate after cycle { $last } if nothing happens
weather-currents = Strong Currents: 40 action points in this cycle
weather-rain = Fertilising Rain: each move costs 2 in this cycle
boosted = Soldiers of { $who } attack as strong as warriors (4) in { $now ->
    [yes] this turn
   *[no] their next turn
  }
event-currents = Strong Currents
event-rain = Fertilising Rain
event-emigration = Emigration
event-predator = Predator: the anteater
event-speech = Motivational Speech
event-taxes = Taxes
supply = { $cubes ->
    [one] one cube in the supply
   *[other] { $cubes } cubes in the supply
  }
verdict-won = they die
verdict-lost = you die
verdict-all-die = all die
button-gather = Gather
button-drop = Drop
button-feed = Feed
button-merge = Merge
button-attack = Attack
button-strike = Strike
button-spawn = Hatch a worker (2)
button-queen = New queen (5)
button-end = End the turn
end-sure = Really end? { $ap ->
    [one] one point left
   *[other] { $ap } points left
  }
ask-MAIN = Choose an ant, or end your turn.
ask-ant = What does the ant on { $tile } do?
ask-where = Where?
ask-MERGE = With which ant does it merge?
ask-BATTLE = Add ants to the attack, or strike.
ask-TAX = Taxes: which ant pays?
action-move = Go from { $from } to { $to }
action-gather = Gather with { $tile }
action-drop = Drop the load of { $tile }
action-feed = Feed the unrecruited ant on { $at } with { $tile }
action-spawn = Hatch a worker on { $tile }
action-merge = Merge on { $tile }
action-with = Merge with { $tile }
action-queen = New queen on { $tile }
action-attack = Attack with { $tile }
action-join = Add { $tile } to the attack
action-strike = Strike
action-end = End the turn
action-pay = Pay with { $tile }
action-sacrifice = Give up the ant on { $tile }
out = out of the game
store = { $cubes ->
    [one] one cube stored
   *[other] { $cubes } cubes stored
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
throne-held = { $who } holds the throne: { $count } of { $of }
colony-red = Red
colony-yellow = Yellow
colony-blue = Blue
colony-green = Green
kind-worker = worker
kind-soldier = soldier
kind-warrior = warrior
kind-queen = queen
part-power = Ants
part-cubes = Sugar
part-conquests = Conquests
part-thrones = Thrones
danger = Danger
danger-help = The power that an opponent could bring to each tile in the next turn; ants with a red frame could be beaten
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
coach-MAIN = You have 20 action points. Tap an ant, then where it shall go: a number says what the way costs. Send workers to the sugar in the middle, gather, and bring it home. Soldiers guard the throne.
coach-MERGE = Choose the second ant: both become one of the next kind.
coach-BATTLE = Both sums are shown below. Add ants that touch an enemy until your sum is higher, then strike.
