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
