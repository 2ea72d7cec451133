# The end of a game of Termites.
part-trophies = Trophies
part-mounds = Mounds on the board
part-reserve = Mounds in reserve
edge-trophies = trophies
edge-mounds = Mounds on the board
edge-reserve = Mounds in reserve
why-points = { $points } points to { $second }; the lead comes mainly from { $edge } (+{ $more }).
why-units = Level at { $points } points; units on the board decided.
why-shared = { $points } points each, and as many units.
medal-mounds = Most Mounds taken
medal-mounds-of = { $amount ->
    [one] one Mound
   *[other] { $amount } Mounds
  }
medal-march = Longest march
medal-march-of = { $amount ->
    [one] one hex
   *[other] { $amount } hexes
  }
medal-attacks = Most attacks won
medal-attacks-of = { $amount ->
    [one] one attack
   *[other] { $amount } attacks
  }
medal-power = Strongest attack
medal-power-of = strength { $amount }
