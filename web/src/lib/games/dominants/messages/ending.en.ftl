# The end of a game of DominAnts.
part-power = Ants
part-cubes = Sugar
part-conquests = Conquests
part-thrones = Thrones
edge-power = ants
edge-cubes = sugar
edge-conquests = conquests
edge-thrones = thrones
why-throne = { $who ->
    [you-other] You held { $loser }’s throne
    [other-you] { $winner } held your throne
   *[other-other] { $winner } held { $loser }’s throne
  } for { $turns ->
    [one] a turn.
   *[other] { $turns } turns.
  }
why-extinct = { $who ->
    [you] Your last ant has fallen.
   *[other] The last ant of { $loser } has fallen.
  }
why-last-colony = No other colony is left.
why-nobody-left = The last colonies fell together; the fuller store decided.
why-points = After { $cycles } cycles: { $points } points to { $second }; the lead comes mainly from { $edge } (+{ $more }).
why-power = Level at { $points } points; the power of the ants decided.
why-stored = Level at { $points } points and in power; the sugar in store decided.
why-carried = Level at { $points } points, in power and in store; the sugar on the ants’ backs decided.
why-stalemate = Too long nothing happened: a stalemate.
why-shared = { $points } points each, and nothing to tell them apart.
medal-felled = Most ants felled
medal-felled-of = { $amount ->
    [one] one ant
   *[other] { $amount } ants
  }
medal-sugar = Most sugar brought home
medal-sugar-of = { $amount ->
    [one] one cube
   *[other] { $amount } cubes
  }
medal-thrones = Most thrones seized
medal-thrones-of = { $amount ->
    [one] once
    [2] twice
   *[other] { $amount } times
  }
medal-steps = Busiest legs
medal-steps-of = { $amount ->
    [one] one step
   *[other] { $amount } steps
  }
