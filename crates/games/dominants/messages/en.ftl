# What DominAnts says in English. Keys and arguments are the same in every language.

# Refusals (12.4)
not-a-step = I do not understand “{ $text }”, or there is no such tile.
wrong-phase = { $phase ->
    [START] First, the starting player is drawn.
    [MAIN] It is { $seat }’s turn, and this is not possible now.
    [EVENT-ROLL] First, the AntWheel is spun.
    [EVENT-TILE] First, a tile is drawn for the event.
    [EVENT-PLAYER] First, a colony is drawn for the Motivational Speech.
    [TAX] { $seat } must pay the tax first.
   *[OVER] The game is over.
  }
finish-merge = Finish the merge first: choose the ant that the one on { $tile } absorbs.
finish-battle = Finish the battle first: let ants join, or strike.
not-your-turn = It is { $seat }’s turn.
chance-acts = A roll or draw comes next; there is nothing to decide.
not-your-ant = There is no ant of yours on { $tile }.
too-few-points = { $cost ->
    [one] This costs 1 action point, and you have { $left } left.
   *[other] This costs { $cost } action points, and you have { $left } left.
  }
not-neighbour = { $to } is not next to { $from }.
occupied = { $owner ->
    [N] An unrecruited ant stands on { $tile }.
   *[other] { $owner }’s ant stands on { $tile }.
  }
no-way = There is no free path from { $from } to { $to }.
queen-stays = At this table queens stay in their hives, and { $tile } lies outside.
not-worker = Only workers can gather; the ant on { $tile } is a { $ant }.
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
feed-limit = All { $limit } of your worker pawns are on the board, so you cannot recruit another ant.
no-queen = Workers hatch only while you have a queen.
spawn-price = A worker costs { $needed } sugar; you have { $store } in the store.
spawn-tile = { $why ->
    [outside] { $tile } is not in a hive of yours.
    [occupied] An ant stands on { $tile }.
   *[throne] { $tile } is a throne, and no worker hatches there.
  }
spawn-limit = All { $limit } of your worker pawns are on the board.
not-in-hive = Ants merge only in their hive, and { $tile } is not in a hive of yours.
not-same-hive = { $itself ->
    [yes] The ant on { $from } cannot absorb itself: choose the other one.
   *[no] { $from } and { $to } are not in the same hive.
  }
cannot-merge = Only workers and soldiers can merge; the ant on { $tile } is a { $ant }.
no-partner = There is no second { $ant } in the hive of { $tile }.
other-kind = The ant on { $tile } is a { $ant }; it cannot merge with a { $other }.
merge-price = Merging costs { $needed } sugar; you have { $store } in the store.
merge-limit = All { $limit } of your { $ant } pawns are on the board.
has-queen = You already have a queen.
queen-price = A new queen costs { $needed } sugar; you have { $store } in the store.
queen-tile = { $vacant ->
    [yes] The throne { $throne } is free, so the new queen appears there and not on { $tile }.
   *[no] The throne { $throne } is occupied, so the new queen appears on a free tile of your own corner; { $tile } is not one.
  }
has-attacked = The ant on { $tile } has already attacked in this turn.
already-joined = The ant on { $tile } is already in the attack.
no-enemy = There is no enemy next to { $tile }.
touches-none = The ant on { $tile } touches no enemy of this battle.
passed-over = The ant on { $tile } was passed over. Of the ants that can take part, the one lowest on the board is named first, in a row the one furthest left: name it earlier, or open the battle with it.
cube-left = You can still pay with a cube, on { $tile }.
not-playing = This colour does not play, or is out.
no-such-face = The AntWheel has no number { $face }.
tile-not-drawn = { $tile } cannot be drawn: an ant stands there, or it is a throne.

# Events
started = { $seat } begins.
turn-begins = Cycle { $cycle }: { $seat }’s turn with { $ap } action points.
moved = { $load ->
    [0] { $seat }’s { $ant } goes from { $from } to { $to }.
    [one] { $seat }’s { $ant } carries a cube from { $from } to { $to }.
   *[other] { $seat }’s { $ant } carries { $load } cubes from { $from } to { $to }.
  }
gathered = { $node ->
    [none] { $seat }’s worker on { $tile } takes sugar and carries { $load ->
        [one] one cube.
       *[other] { $load } cubes.
      }
   *[other] { $seat }’s worker on { $tile } takes a cube from { $node } and carries { $load ->
        [one] one.
       *[other] { $load }.
      }
  }
dropped = { $stored ->
    [yes] { $seat } stores { $cubes ->
        [one] one cube
       *[other] { $cubes } cubes
      } from { $tile }: { $total } in the store.
   *[no] { $seat } drops { $cubes ->
        [one] one cube
       *[other] { $cubes } cubes
      } on { $tile }: { $total ->
        [one] one lies there.
       *[other] { $total } lie there.
      }
  }
fed = { $seat }’s worker on { $ant } feeds the unrecruited ant on { $tile }, which joins { $seat }.
spawned = A worker of { $seat } hatches on { $tile }; { $store ->
    [one] one cube is
   *[other] { $store } cubes are
  } left in the store.
growing = { $seat } pays for a merge on { $tile }; { $store ->
    [one] one cube is
   *[other] { $store } cubes are
  } left in the store.
merged = { $cubes ->
    [0] { $seat } merges { $absorbed } into { $tile }: a new { $ant }.
    [one] { $seat } merges { $absorbed } into { $tile }: a new { $ant }; one cube goes into the store.
   *[other] { $seat } merges { $absorbed } into { $tile }: a new { $ant }; { $cubes } cubes go into the store.
  }
queen-replaced = A new queen of { $seat } appears on { $tile }; { $store ->
    [one] one cube is
   *[other] { $store } cubes are
  } left in the store.
attacks = { $verdict ->
    [won] { $seat } attacks with { $tile }: { $attack } against { $defence }, the defenders would die.
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
    [none] { $before } leaves the throne of { $seat } on { $tile }.
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
    [0] { $seat } has no ants left and nothing to pay with: the colony is extinct.
    [one] { $seat } has no ants left and too little for a queen: the colony is extinct, and one cube returns to the supply.
   *[other] { $seat } has no ants left and too little for a queen: the colony is extinct, and { $cubes } cubes return to the supply.
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
speech = { $seat } hears the Motivational Speech: next turn, { $seat }’s soldiers attack with the power of warriors.
tax-from-store = { $seat } pays a cube from the store; { $store ->
    [one] one is
   *[other] { $store } are
  } left.
tax-from-load = { $seat } pays with a cube carried on { $tile }.
sacrificed = { $seat } gives up the { $ant } on { $tile } for the tax.
finished = { $decided ->
    [last-colony] The game is over: { $winners } is the last colony.
    [nobody-left] The game is over: the last colonies fell together, and { $winners } had the fuller store.
    [points] The game is over: { $winners } wins on points.
    [power] The game is over: { $winners } wins the tie with stronger ants.
    [stored] The game is over: { $winners } wins the tie with more stored cubes.
    [carried] The game is over: { $winners } wins the tie with more carried cubes.
    [stalemate] The game is over: a stalemate, and { $winners } share the victory.
   *[shared] The game is over: { $winners } share the victory.
  }

# What a hint says of the advised move: why it is good
fells-ant = { $later ->
    [yes] It leads up to an attack that kills { $owner ->
        [N] the unrecruited ant
       *[other] { $owner }’s { $ant }
      } on { $tile } this turn.
   *[no] It kills { $owner ->
        [N] the unrecruited ant
       *[other] { $owner }’s { $ant }
      } on { $tile }.
  }
takes-throne = { $later ->
    [yes] This turn it reaches the throne of { $seat } on { $tile }.
   *[no] It holds the throne of { $seat } on { $tile }.
  }
frees-throne = { $later ->
    [yes] This turn it frees your throne on { $tile }.
   *[no] It frees your throne on { $tile }.
  }
stores-sugar = { $cubes ->
    [one] It brings one cube of sugar into your store
   *[other] It brings { $cubes } cubes of sugar into your store
  }{ $later ->
    [yes] {" "}this turn.
   *[no] .
  }
takes-sugar = { $later ->
    [yes] On { $tile } the worker can still take sugar this turn.
   *[no] It takes sugar on { $tile }.
  }
gains-worker = { $later ->
    [yes] This turn it wins you the ant on { $tile } as a worker.
   *[no] It gives you one more worker, on { $tile }.
  }
grows-ant = It gives you a { $ant } on { $tile }.
gains-queen = It gives you a new queen on { $tile }.
escapes-danger = This walk takes your { $ant } on { $tile } out of danger: an opponent could have beaten it next turn.
carries-home = This walk carries sugar from { $tile } towards your hive{ $moves ->
    [0] {" "}and arrives there.
    [one] : one move is left.
   *[other] : { $moves } moves are left.
  }
nears-sugar = This walk brings the worker from { $tile } { $moves ->
    [0] to sugar.
    [one] to within one move of sugar.
   *[other] to within { $moves } moves of sugar.
  }
nears-throne = This walk brings a fighter from { $tile } { $moves ->
    [0] onto the throne of { $seat }.
    [one] to within one move of the throne of { $seat }.
   *[other] to within { $moves } moves of the throne of { $seat }.
  }

# What the coach warns of: what an opponent could do next
ant-at-risk = { $owner } can strike your { $ant } on { $tile } next turn, with { $power } against { $defence }.
throne-falls = { $owner } holds your throne on { $tile }. { $left ->
    [0] Your colony falls at the end of this turn
    [one] Your colony falls at the end of your turn
   *[other] Your colony falls in { $left } turns
  } unless you drive the ant away.
