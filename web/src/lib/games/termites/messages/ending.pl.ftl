# Koniec gry w Termity.
part-trophies = Trofea
part-mounds = Kopce na planszy
part-reserve = Kopce w rezerwie
edge-trophies = trofea
edge-mounds = kopce na planszy
edge-reserve = kopce w rezerwie
why-points = { $points } do { $second } punktów, przede wszystkim za { $edge } (+{ $more }).
why-units = Po { $points } punktów; rozstrzygnęły jednostki na planszy.
why-shared = Po { $points } punktów i tyle samo jednostek.
medal-mounds = Najwięcej zdobytych kopców
medal-mounds-of = { $amount ->
    [one] jeden kopiec
    [few] { $amount } kopce
   *[other] { $amount } kopców
  }
medal-march = Najdłuższy marsz
medal-march-of = { $amount ->
    [one] jedno pole
    [few] { $amount } pola
   *[other] { $amount } pól
  }
medal-attacks = Najwięcej wygranych ataków
medal-attacks-of = { $amount ->
    [one] jeden atak
    [few] { $amount } ataki
   *[other] { $amount } ataków
  }
medal-power = Najsilniejszy atak
medal-power-of = siła { $amount }
