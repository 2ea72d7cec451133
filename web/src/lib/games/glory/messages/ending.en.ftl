# The end of a game of Glory.
part-contested = Contested tiles
part-killed = Units killed
part-claimed = Claimed tiles
part-stormed = Strongholds stormed
part-built = Buildings
part-legacy-bought = Spent
edge-contested = contested tiles
edge-killed = units killed
edge-claimed = claimed tiles
edge-stormed = strongholds stormed
edge-built = buildings
edge-legacy-bought = thrift
why-glory = { $points } Glory to { $second }; the lead comes mainly from { $edge } (+{ $more }).
why-tiles = Level at { $points } Glory; the number of tiles decided.
why-units = Level at { $points } Glory and in tiles; the number of units decided.
why-gold = Level at { $points } Glory, in tiles and in units; gold decided.
why-shared = { $points } Glory each, and nothing to tell them apart.
medal-battles = Most attacks won
medal-battles-of = { $amount ->
    [one] one attack
   *[other] { $amount } attacks
  }
medal-kills = Most units killed
medal-kills-of = { $amount ->
    [one] one unit
   *[other] { $amount } units
  }
medal-gold = Most gold earned
medal-gold-of = { $amount } gold
medal-built = Busiest builder
medal-built-of = { $amount ->
    [one] one building
   *[other] { $amount } buildings
  }
medal-claims = Most tiles claimed
medal-claims-of = { $amount ->
    [one] one tile
   *[other] { $amount } tiles
  }
medal-marches = Most marches
medal-marches-of = { $amount ->
    [one] one march
   *[other] { $amount } marches
  }
