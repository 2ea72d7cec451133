# What DominAnts says in English. Keys and arguments are the same in every language.

# Refusals (12.4)
not-a-step = I do not understand “{ $text }”, or there is no such tile.
wrong-phase = { $phase ->
    [START] First it is drawn who begins.
    [MAIN] It is { $seat }’s turn, and this step does not belong there now.
    [EVENT-ROLL] First the AntWheel is spun.
    [EVENT-TILE] First the event draws its tile.
    [EVENT-PLAYER] First it is drawn who hears the motivational speech.
    [TAX] { $seat } has to pay the tax first.
   *[OVER] The game is over.
  }
finish-merge = Finish the merge first: choose the ant that the one on { $tile } absorbs.
finish-battle = Finish the battle first: let ants join, or strike.
not-your-turn = It is { $seat }’s turn.
chance-acts = A roll or draw is due; no player decides it.
not-your-ant = There is no ant of yours on { $tile }.
too-few-points = { $cost ->
    [one] This costs 1 action point, and you have { $left } left.
   *[other] This costs { $cost } action points, and you have { $left } left.
  }
not-neighbour = { $to } is not one of the neighbours of { $from }.
occupied = { $owner ->
    [N] An unrecruited ant stands on { $tile }.
   *[other] An ant of { $owner } stands on { $tile }.
  }
no-way = No way over free tiles leads from { $from } to { $to }.
queen-stays = At this table queens stay in their hives, and { $tile } lies outside.
not-worker = Only workers gather; on { $tile } stands a { $ant }.
has-gathered = The worker on { $tile } has already gathered in this turn.
not-sugar = { $tile } is not a sugar tile. For cubes on the ground, choose the tile they lie on.
no-node = { $exists ->
    [yes] The cubes on { $to } are too far from { $from }: a worker reaches its own tile and its neighbours.
   *[no] No cubes lie on { $to }.
  }
supply-empty = The sugar supply is empty: nothing grows here until cubes are spent.
carries-nothing = The ant on { $tile } carries nothing.
nothing-to-feed = Feeding needs a carried cube, and the ant on { $tile } has none.
no-neutral = There is no unrecruited ant on { $to } next to { $from }.
feed-limit = All { $limit } of your worker pawns are on the board, so no further ant can be recruited.
no-queen = Without a queen no worker hatches.
spawn-price = A worker needs { $needed } sugar in the store, you have { $store }.
spawn-tile = { $why ->
    [outside] { $tile } is not in a hive of yours.
    [occupied] An ant stands on { $tile }.
   *[throne] { $tile } is a throne, and no worker hatches there.
  }
spawn-limit = All { $limit } of your worker pawns are on the board.
not-in-hive = Ants merge at home, and { $tile } is not in a hive of yours.
not-same-hive = { $itself ->
    [yes] The ant on { $from } cannot absorb itself: choose the other one.
   *[no] { $from } and { $to } are not in the same hive.
  }
cannot-merge = Workers and soldiers merge; on { $tile } stands a { $ant }.
no-partner = There is no second { $ant } in the hive of { $tile }.
other-kind = On { $tile } stands a { $ant }; it cannot be merged with a { $other }.
merge-price = Merging needs { $needed } sugar in the store, you have { $store }.
merge-limit = All { $limit } of your { $ant } pawns are on the board.
has-queen = You have a queen; there is nothing to replace.
queen-price = A new queen needs { $needed } sugar in the store, you have { $store }.
queen-tile = { $vacant ->
    [yes] The throne { $throne } is free, so the new queen appears there and not on { $tile }.
   *[no] The throne { $throne } is occupied; the new queen appears on a free tile of your own corner, and { $tile } is none.
  }
has-attacked = The ant on { $tile } has already attacked in this turn.
already-joined = The ant on { $tile } takes part already.
no-enemy = There is no enemy next to { $tile }.
touches-none = The ant on { $tile } touches no enemy of this battle.
passed-over = The ant on { $tile } was passed over. Of the ants that can take part, the one lowest on the board is named first, in a row the one furthest left: name it earlier, or open the battle with it.
cube-left = A cube is left to pay with, on { $tile }.
not-playing = This colour does not play, or is out.
no-such-face = The AntWheel has no number { $face }.
tile-not-drawn = { $tile } cannot be drawn: an ant stands there, or it is a throne.

# Events
started = { $seat } begins.
turn-begins = Cycle { $cycle }: { $seat }’s turn with { $ap } action points.
moved = { $load ->
    [0] { $seat }’s { $ant } goes from { $from } to { $to }.
   *[other] { $seat }’s { $ant } carries { $load } from { $from } to { $to }.
  }
gathered = { $node ->
    [none] { $seat }’s worker on { $tile } takes sugar and carries { $load }.
   *[other] { $seat }’s worker on { $tile } takes a cube from { $node } and carries { $load }.
  }
dropped = { $stored ->
    [yes] { $seat } stores { $cubes } from { $tile }: { $total } in the store.
   *[no] { $seat } drops { $cubes } on { $tile }: { $total } lie there.
  }
fed = { $seat }’s worker on { $ant } feeds the unrecruited ant on { $tile }, which joins { $seat }.
spawned = A worker of { $seat } hatches on { $tile }: { $store } left in the store.
growing = { $seat } pays for a merge on { $tile }: { $store } left in the store.
merged = { $cubes ->
    [0] { $seat } merges { $absorbed } into { $tile }: a new { $ant }.
   *[other] { $seat } merges { $absorbed } into { $tile }: a new { $ant }; { $cubes } go into the store.
  }
queen-replaced = A new queen of { $seat } appears on { $tile }: { $store } left in the store.
attacks = { $verdict ->
    [won] { $seat } attacks with { $tile }: { $attack } against { $defence }, they would die.
    [lost] { $seat } attacks with { $tile }: { $attack } against { $defence }, the attackers would die.
   *[all-die] { $seat } attacks with { $tile }: { $attack } against { $defence }, all would die.
  }
struck = { $verdict ->
    [won] { $seat } strikes with { $attack } against { $defence } and wins.
    [lost] { $seat } strikes with { $attack } against { $defence } and loses.
   *[all-die] { $seat } strikes with { $attack } against { $defence }: everybody dies.
  }
died = { $owner ->
    [N] The unrecruited ant on { $tile } dies.
   *[other] { $cubes ->
        [0] { $owner }’s { $ant } on { $tile } dies.
        [one] { $owner }’s { $ant } on { $tile } dies; the cube it carried stays there.
       *[other] { $owner }’s { $ant } on { $tile } dies; the { $cubes } cubes it carried stay there.
      }
  }
throne = { $holder ->
    [none] The throne of { $seat } on { $tile } is free of { $before } again.
   *[other] { $holder } holds the throne of { $seat } on { $tile }.
  }
throne-count = { $holder } has held the throne of { $seat } for { $count } of { $needed ->
    [one] 1 turn
   *[other] { $needed } turns
  }.
conquered = { $by } takes over the colony of { $seat }: { $ants ->
    [one] one ant
   *[other] { $ants } ants
  } and { $cubes ->
    [one] one cube
   *[other] { $cubes } cubes
  }.
extinct = { $cubes ->
    [0] { $seat } has no ant left and no means: the colony is extinct.
   *[other] { $seat } has no ant left and too little for a queen: the colony is extinct, { $cubes } cubes return to the supply.
  }
rolled = { $event ->
    [currents] The AntWheel stops at { $face }, Strong Currents: more action points in the next cycle.
    [rain] The AntWheel stops at { $face }, Fertilising Rain: slow moves in the next cycle, and new sugar.
    [emigration] The AntWheel stops at { $face }, Emigration: unrecruited ants wander in.
    [predator] The AntWheel stops at { $face }, Predator: an anteater comes.
    [speech] The AntWheel stops at { $face }, Motivational Speech: one colony’s soldiers take heart.
   *[taxes] The AntWheel stops at { $face }, Taxes: a cube from everybody.
  }
rained = Rain leaves { $cubes ->
    [one] one cube
   *[other] { $cubes } cubes
  } on { $tile }.
immigrated = An unrecruited ant settles on { $tile }.
predator = The anteater strikes at { $tile }: every ant in its reach dies.
speech = { $seat } hears the motivational speech: soldiers of { $seat } attack as strong as warriors in the next turn.
tax-from-store = { $seat } pays a cube from the store: { $store } left.
tax-from-load = { $seat } pays with a cube carried on { $tile }.
sacrificed = { $seat } gives up the { $ant } on { $tile } for the tax.
finished = { $decided ->
    [last-colony] The game is over: { $winners } is the last colony.
    [nobody-left] The game is over: the last colonies fell together, and { $winners } had the fuller store.
    [points] The game is over: { $winners } wins by points.
    [power] The game is over: { $winners } wins the tie by the power of ants.
    [stored] The game is over: { $winners } wins the tie by stored cubes.
    [carried] The game is over: { $winners } wins the tie by carried cubes.
    [stalemate] The game is over: it has come to a stalemate, and { $winners } share the victory.
   *[shared] The game is over: { $winners } share the victory.
  }
