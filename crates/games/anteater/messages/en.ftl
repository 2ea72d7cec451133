# What Anteater says in English. Keys and arguments are the same in every language.

# Refusals (7.8)
game-over = The game is over.
not-a-step = I do not understand “{ $text }”.
wrong-phase = { $phase ->
    [start] First, the starting player is drawn.
    [reveal] First, the next mound is turned up.
    [choose] Throw a die first.
    [roll] Roll first: { $seat }’s die is still in the cup.
   *[decide] The die has been rolled: { $seat } places it, or pays a worm.
  }
not-your-turn = It is { $seat }’s turn.
chance-acts = A roll or draw comes next; there is nothing to decide.
no-such-seat = There is no such seat: { $seats } are playing.
wrong-slot = The next mound goes to { $due }, not to { $slot }.
card-not-in-stack = There is no such mound in the stack.
throw-which = Say which die you throw: “throw own” or “throw neutral”.
throw-plain = There is only one kind of die to throw: just say “throw”.
no-die = { $die ->
    [own] You have no die of your own left in this round.
   *[neutral] You have no die of the third colour left in this round.
  }
die-blocked = { $colour ->
    [N] The third colour has no space left in this round: all its columns are full.
   *[other] { $colour } has no space left in this round: all its columns are full.
  }
pass-before-roll = At this table you pass before the roll; now the die must be placed or rolled again.
neutral-no-worm = Worms cannot be used for the third colour: its die must be placed.
no-worm = { $payment ->
    [reroll] Rolling again costs one worm, and you have none.
   *[pass] Passing costs one worm, and you have none.
  }
no-such-space = There is no space { $space }.
space-occupied = A die already lies on space { $space }.
column-owned = Column { $column } of mound { $mound } belongs to { $owner ->
    [N] the third colour
   *[other] { $owner }
  }.
one-column = { $neutral ->
    [yes] The third colour already has column { $own } on mound { $mound }, and each colour gets only one column per mound.
   *[no] You already have column { $own } on mound { $mound }, and each player gets only one column per mound.
  }
not-leftmost = { $neutral ->
    [yes] The third colour’s first die on mound { $mound } must start the leftmost free column, column { $leftmost }.
   *[no] Your first die on mound { $mound } must start the leftmost free column, column { $leftmost }.
  }
not-lowest = A die goes on the lowest free space of the column, space { $lowest }.
column-full = { $neutral ->
    [yes] The third colour’s column { $column } on mound { $mound } is full, and each colour gets only one column per mound.
   *[no] Your column { $column } on mound { $mound } is full, and each player gets only one column per mound.
  }
no-free-column = No column of mound { $mound } is free.

# Events
started = { $seat } starts.
revealed = Mound { $slot }: { $name }, Queen { $queen }, General { $general }, worm number { $worm_number }.
rolled = { $colour ->
    [N] { $seat } rolls { $face } for the third colour.
   *[other] { $seat } rolls { $face }.
  }
placed = { $colour ->
    [N] { $seat } places a { $face } of the third colour on { $space }: total { $total }.
   *[other] { $seat } places { $face } on { $space }: total { $total }.
  }
found-item = { $taken ->
    [yes] { $colour ->
        [N] The third colour
       *[other] { $colour }
      } finds an item: { $name }, { $count ->
        [one] the first of its kind.
        [2] which makes a pair.
       *[other] number { $count } of its kind.
      }
    [supply-empty] { $colour ->
        [N] The third colour
       *[other] { $colour }
      } finds an item, but there is none left of its kind: { $name }.
   *[not-collecting] The third colour collects nothing: { $name }.
  }
found-worm = { $taken ->
    [yes] { $colour ->
        [N] The third colour finds a worm.
       *[other] { $colour } finds a worm.
      }
    [supply-empty] { $colour ->
        [N] The third colour finds a worm, but none is left in the supply.
       *[other] { $colour } finds a worm, but none is left in the supply.
      }
   *[not-collecting] The third colour collects no worm.
  }
rerolled = { $seat } pays a worm and rolls again.
passed = { $seat } pays a worm and passes.
blocked = { $colour ->
    [N] The third colour
   *[other] { $colour }
  } has no space left: { $dice ->
    [one] one die stays in hand.
   *[other] { $dice } dice stay in hand.
  }
queen = { $to ->
    [none] Mound { $slot }: nobody takes the Queen ({ $points }).
   *[other] Mound { $slot }: { $to ->
        [N] the third colour
       *[other] { $to }
      } wins the Queen ({ $points }) with { $total }{ $tie ->
        [yes] , further left in a tie
       *[no] {""}
      }.
  }
general = { $to ->
    [none] Mound { $slot }: nobody takes the General ({ $points }).
   *[other] Mound { $slot }: { $to ->
        [N] the third colour
       *[other] { $to }
      } wins the General ({ $points }) with { $total }{ $tie ->
        [yes] , further left in a tie
       *[no] {""}
      }.
  }
worm-won = Mound { $slot }: { $colour ->
    [N] the third colour
   *[other] { $colour }
  } { $at_least ->
    [yes] reaches the worm number { $number } with { $total }
   *[no] hits the worm number with exactly { $total }
  }{ $taken ->
    [yes] {" "}and takes a worm.
    [supply-empty] , but no worm is left.
   *[not-collecting] , but collects no worm.
  }
round-begins = Round { $round } begins; { $start } starts.
finished = { $decided ->
    [points] The game is over: { $winners ->
        [N] the third colour
       *[other] { $winners }
      } wins and is the best anteater.
    [shared] The game is over: { $winners } share the victory.
    [queens] The game is over: { $winners ->
        [N] the third colour
       *[other] { $winners }
      } wins the tie with more Queens.
    [generals] The game is over: { $winners ->
        [N] the third colour
       *[other] { $winners }
      } wins the tie with more Generals.
   *[worms] The game is over: { $winners ->
        [N] the third colour
       *[other] { $winners }
      } wins the tie with more worms.
  }

# What a hint says of the advised move: why it is good
wins-queen = It wins the Queen of mound { $slot }: { $points } points.
wins-general = It wins the General of mound { $slot }: { $points ->
    [one] one point.
   *[other] { $points } points.
  }
takes-lead = It takes the lead on mound { $slot } with { $total }, where the Queen is worth { $queen }.
keeps-lead = It keeps you ahead on mound { $slot } by { $ahead }; the Queen there is worth { $queen }.
takes-second = It brings you second place on mound { $slot }, worth a General of { $general }.
opens-mound = Nobody else is on mound { $slot } yet, whose Queen is worth { $queen }; { $room ->
    [0] your column there is full at once.
    [one] your column has room for one more die.
   *[other] your column has room for { $room } more dice.
  }
denies-queen = It takes the lead on mound { $slot } from { $owner } and gives it to the third colour; the Queen is worth { $queen }.
collects-item = It digs up an item: { $name }, { $count ->
    [one] the first of its kind.
    [2] which makes a pair worth { $points } points.
   *[other] number { $count } of its kind.
  }
collects-worm = It digs up a worm.
meets-worm-number = It brings your total on mound { $slot } to the worm number { $number }: a worm, if it stays so.
better-roll = A { $face } is low: another roll shows 3.5 on average.

# What the coach warns of: what an opponent could do next
lead-at-risk = { $owner ->
    [N] The third colour can pass you on mound { $slot }
   *[other] { $owner } can pass you on mound { $slot }
  } with { $need ->
    [1] any roll
    [6] a 6
   *[other] a { $need } or more
  }; the Queen there is worth { $queen }.
