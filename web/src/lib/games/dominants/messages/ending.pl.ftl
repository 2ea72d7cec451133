# Koniec gry w DominAnts.
part-power = Mrówki
part-cubes = Cukier
part-conquests = Podboje
part-thrones = Trony
edge-power = mrówki
edge-cubes = cukier
edge-conquests = podboje
edge-thrones = trony
why-throne = { $who ->
    [you-other] Tron gracza { $loser } był twój
    [other-you] { $winner } zajmuje twój tron
   *[other-other] { $winner } zajmuje tron gracza { $loser }
  } przez { $turns ->
    [one] turę.
    [few] { $turns } tury.
   *[other] { $turns } tur.
  }
why-extinct = { $who ->
    [you] Padła twoja ostatnia mrówka.
   *[other] Padła ostatnia mrówka gracza { $loser }.
  }
why-last-colony = Nie ma już innej kolonii.
why-nobody-left = Ostatnie kolonie padły razem; rozstrzygnął pełniejszy spichlerz.
why-points = Cykle: { $cycles }; punkty: { $points } do { $second }, przede wszystkim za { $edge } (+{ $more }).
why-power = Po { $points } punktów; rozstrzygnęła siła mrówek.
why-stored = Po { $points } punktów i równa siła; rozstrzygnął cukier w spichlerzu.
why-carried = Po { $points } punktów, równa siła i równe zapasy; rozstrzygnął niesiony cukier.
why-stalemate = Zbyt długo nic się nie działo: pat.
why-shared = Po { $points } punktów i pełna równość.
medal-felled = Najwięcej pokonanych mrówek
medal-felled-of = { $amount ->
    [one] jedna mrówka
    [few] { $amount } mrówki
   *[other] { $amount } mrówek
  }
medal-sugar = Najwięcej cukru w domu
medal-sugar-of = { $amount ->
    [one] jedna kostka
    [few] { $amount } kostki
   *[other] { $amount } kostek
  }
medal-thrones = Najwięcej zajętych tronów
medal-thrones-of = { $amount ->
    [one] raz
   *[other] { $amount } razy
  }
medal-steps = Najruchliwsze nogi
medal-steps-of = { $amount ->
    [one] jeden krok
    [few] { $amount } kroki
   *[other] { $amount } kroków
  }
