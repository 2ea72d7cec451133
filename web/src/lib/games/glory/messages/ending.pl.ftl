# Koniec gry w Chwałę.
part-contested = Sporne kafle
part-killed = Zabite jednostki
part-claimed = Przejęte kafle
part-stormed = Szturmy twierdz
part-built = Budowle
part-legacy-bought = Wydatki
edge-contested = sporne kafle
edge-killed = zabite jednostki
edge-claimed = przejęte kafle
edge-stormed = szturmy twierdz
edge-built = budowle
edge-legacy-bought = oszczędność
why-glory = Chwała { $points } do { $second }, przede wszystkim za { $edge } (+{ $more }).
why-tiles = Po { $points } Chwały; rozstrzygnęła liczba kafli.
why-units = Po { $points } Chwały i tyle samo kafli; rozstrzygnęła liczba jednostek.
why-gold = Po { $points } Chwały, tyle samo kafli i jednostek; rozstrzygnęło złoto.
why-shared = Po { $points } Chwały i pełna równość.
medal-battles = Najwięcej wygranych ataków
medal-battles-of = { $amount ->
    [one] jeden atak
    [few] { $amount } ataki
   *[other] { $amount } ataków
  }
medal-kills = Najwięcej zabitych jednostek
medal-kills-of = { $amount ->
    [one] jedna jednostka
    [few] { $amount } jednostki
   *[other] { $amount } jednostek
  }
medal-gold = Najwięcej zdobytego złota
medal-gold-of = { $amount } złota
medal-built = Najpilniejszy budowniczy
medal-built-of = { $amount ->
    [one] jedna budowla
    [few] { $amount } budowle
   *[other] { $amount } budowli
  }
medal-claims = Najwięcej przejętych kafli
medal-claims-of = { $amount ->
    [one] jeden kafel
    [few] { $amount } kafle
   *[other] { $amount } kafli
  }
medal-marches = Najwięcej marszów
medal-marches-of = { $amount ->
    [one] jeden marsz
    [few] { $amount } marsze
   *[other] { $amount } marszów
  }
