# Koniec gry w Mrówkojada.
part-tiles = Królowe i Generałowie
part-pairs = Pary
part-variety = Różnorodność
part-worms = Robaki
edge-tiles = Królowe i Generałów
edge-pairs = pary
edge-variety = różnorodność
edge-worms = robaki
why-points = { $points } do { $second } punktów, przede wszystkim za { $edge } (+{ $more }).
why-queens = Po { $points } punktów; rozstrzygnęła liczba Królowych.
why-generals = Po { $points } punktów i tyle samo Królowych; rozstrzygnęła liczba Generałów.
why-worms = Po { $points } punktów, tyle samo Królowych i Generałów; rozstrzygnęły robaki.
why-shared = Po { $points } punktów i pełna równość.
medal-queens = Najwięcej Królowych
medal-queens-of = { $amount ->
    [one] jedna Królowa
    [few] { $amount } Królowe
   *[other] { $amount } Królowych
  }
medal-sixes = Najszczęśliwsze kości
medal-sixes-of = { $amount ->
    [one] jedna szóstka
    [few] { $amount } szóstki
   *[other] { $amount } szóstek
  }
medal-finds = Najlepszy nos
medal-finds-of = { $amount ->
    [one] jedno znalezisko
    [few] { $amount } znaleziska
   *[other] { $amount } znalezisk
  }
medal-worms = Najwięcej złapanych robaków
medal-worms-of = { $amount ->
    [one] jeden robak
    [few] { $amount } robaki
   *[other] { $amount } robaków
  }
