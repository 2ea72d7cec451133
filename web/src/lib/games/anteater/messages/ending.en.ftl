# The end of a game of Anteater.
part-tiles = Queens and Generals
part-pairs = Pairs
part-variety = Variety
part-worms = Worms
edge-tiles = Queens and Generals
edge-pairs = pairs
edge-variety = variety
edge-worms = worms
why-points = { $points } points to { $second }; the lead comes mainly from { $edge } (+{ $more }).
why-queens = Level at { $points } points; the number of Queens decided.
why-generals = Level at { $points } points and in Queens; the number of Generals decided.
why-worms = Level at { $points } points, in Queens and in Generals; worms decided.
why-shared = { $points } points each, and nothing to tell them apart.
medal-queens = Most Queens
medal-queens-of = { $amount ->
    [one] one Queen
   *[other] { $amount } Queens
  }
medal-sixes = Luckiest dice
medal-sixes-of = { $amount ->
    [one] one six
   *[other] { $amount } sixes
  }
medal-finds = Keenest nose
medal-finds-of = { $amount ->
    [one] one find
   *[other] { $amount } finds
  }
medal-worms = Most worms caught
medal-worms-of = { $amount ->
    [one] one worm
   *[other] { $amount } worms
  }
