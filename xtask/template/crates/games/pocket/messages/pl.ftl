# Co mówi Pocket po polsku. Klucze i argumenty są takie same w każdym języku.

# Odmowy (rozdział 5)
game-over = Gra jest skończona.
not-a-step = Nie rozumiem „{ $text }”.
wrong-phase = { $phase ->
    [draw] Najpierw gracze dobierają karty.
    [roll] Najpierw rzuca się kośćmi.
    [hide] Najpierw każdy gracz zakrywa kartę.
   *[pick] Karty są odkryte: teraz wybiera się kości.
  }
not-your-turn = Ruch ma { $seat }.
chance-acts = Teraz rzut albo losowanie; nie decyduje o tym żaden gracz.
not-in-bag = W woreczku nie ma już karty { $card }.
wrong-dice = Liczba rzucanych kości: { $dice }.
no-card = Nie masz karty { $card }.
no-die = Żadna kość na stole nie pokazuje { $die }.

# Zdarzenia
drew = { $card ->
    [none] { $seat } dobiera kartę.
   *[other] { $seat } dobiera { $card }.
  }
rolled = Kości pokazują { $dice }.
hid = { $seat } zakrywa kartę.
turned = { $seat } odkrywa { $card }.
picked = { $matches ->
    [yes] { $seat } bierze kość { $die }, zgodną z kartą; punkty: { $points }.
   *[no] { $seat } bierze kość { $die }; punkty: { $points }.
  }
round-begins = Zaczyna się runda { $round }.
finished = { $decided ->
    [shared] Koniec gry: { $winners } dzielą się zwycięstwem.
    [matches] Koniec gry: przy równych punktach wygrywa { $winners } liczbą zgodnych kości.
   *[points] Koniec gry: wygrywa { $winners }.
  }
