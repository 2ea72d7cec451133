# One puzzle on the board
puzzle-task = Find the best decision.
puzzle-task-turn = Find the best turn.
puzzle-task-turn-points = Find the best turn. Action points left: { $points }
puzzle-right = That’s it!
puzzle-wrong = Not the best move: the board shows the opponent’s reply.
puzzle-wrong-busy = Not the best. The server is busy and has not found the reply yet.
puzzle-ask-reply = Show the reply
puzzle-why = This way you win about { $best } of 100 such games; the next best choice wins about { $next }.
puzzle-solution = The solution
puzzle-reply = What follows
puzzle-shown = This is the best decision.
puzzle-shown-turn = This is the best turn.
puzzle-rated = Your puzzle rating: { $before } → { $after }
puzzle-next = Next puzzle
puzzle-repeat = Repeat the puzzle
puzzle-restart = Start the turn again
puzzle-show = Show the solution
puzzle-show-sure = Show the solution? It counts as not solved.
puzzle-show-not = Keep trying

# Themes
theme-claim = Claim a place
theme-collect = Collect
theme-combine = Combine forces
theme-conquest = Conquest
theme-found = Found a Mound
theme-grow = Grow
theme-guard = Guard what is yours
theme-hidden = Not the obvious move
theme-lead = Take the lead
theme-patience = Stop in time
theme-queen = Take the queen
theme-quiet = A quiet move
theme-race = Win the race
theme-rescue = The only rescue
theme-reroll = Roll again or not
theme-second = Second place counts
theme-starve = Starve them
theme-strike = Strike
theme-sugar = Sugar
theme-supply = Feed your army
theme-throne = The throne
theme-win = Win the game

# Why the solution of a puzzle is the best, by its theme
why-claim = { $game ->
    [anteater] It gets in first on a mound where nobody else has a die.
   *[other] It wins you land.
  }
why-collect = It digs up something worth points: an item or a worm.
why-combine = It gathers enough strength to attack next.
why-conquest = { $game ->
    [glory] It storms an enemy stronghold.
   *[other] It takes a Mound as a trophy.
  }
why-found = It founds a Mound where the others cannot easily take it.
why-grow = { $game ->
    [dominants] It makes your colony larger or stronger.
   *[other] It gives you a new unit or building.
  }
why-guard = { $game ->
    [glory] It saves units that you would lose otherwise.
    [termites] It protects a unit or a Mound that could be attacked next turn.
   *[other] It protects what your opponents could attack next turn.
  }
why-hidden = At first glance another choice looks better; this one pays off a little later.
why-lead = It takes or keeps the lead on a mound and with it the chance of its Queen.
why-patience = Going on with the attack would cost more than it is likely to win.
why-queen = It kills an enemy queen.
why-quiet = It wins nothing at once, but your next turns are better for it.
why-race = { $game ->
    [anteater] The race is nearly over, and the others have no time left to answer.
   *[other] The game is nearly over, and the others have no time left to answer.
  }
why-rescue = Every other choice at least halves your chance of winning.
why-reroll = Another roll is likely to be better than this one.
why-second = It takes second place on a mound, which scores too: the General.
why-starve = { $game ->
    [anteater] It takes a Queen away from an opponent.
   *[other] It kills an ant that is carrying sugar.
  }
why-strike = { $game ->
    [dominants] It kills an enemy ant.
    [glory] It attacks where you are likely to win.
   *[other] It destroys an enemy unit or drives it away.
  }
why-sugar = It brings sugar closer to your store.
why-supply = It saves units from starving at your next upkeep.
why-throne = It takes a throne, or brings you close to one.
why-win = After it the game is as good as won.
