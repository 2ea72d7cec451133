dice-bad = Kości się nie zgadzają
dice-proven = Co jest udowodnione
dice-unproven = Co nie jest udowodnione
dice-agreed = { $draws ->
    [0] Nie było rzutów ani losowań.
    [one] Jedyny rzut wynika z zapieczętowanej liczby serwera i liczb graczy; obliczono go ponownie w tej przeglądarce.
    [few] Wszystkie { $draws } rzuty i losowania wynikają z zapieczętowanej liczby serwera i liczb graczy; obliczono je ponownie w tej przeglądarce.
   *[other] Wszystkie rzuty i losowania, a było ich { $draws }, wynikają z zapieczętowanej liczby serwera i liczb graczy; obliczono je ponownie w tej przeglądarce.
  }{ $undone ->
    [0] {""}
    [one] {" "}Jedno z nich cofnięto.
    [few] {" "}{ $undone } z nich cofnięto.
   *[other] {" "}{ $undone } z nich cofnięto.
  }
dice-own = Twoja liczba była wśród nich. Przeglądarka wylosowała ją dopiero po tym, jak serwer zapieczętował swoją, więc serwer nie mógł wybrać wyników rzutów.
dice-others = { $others ->
    [one] Liczbę dodał też jeden inny gracz.
    [few] Liczby dodali też { $others } inni gracze.
   *[other] Liczby dodało też { $others } innych graczy.
  }
dice-seen = { $draws ->
    [one] Jeden rzut jest taki sam, jak pokazany w tej przeglądarce podczas gry.
    [few] { $draws } rzuty są takie same, jak pokazane w tej przeglądarce podczas gry.
   *[other] { $draws } rzutów jest takich samych, jak pokazane w tej przeglądarce podczas gry.
  }
dice-signed = Serwer podpisał swoją zapieczętowaną liczbę i liczby wszystkich graczy. Przeglądarka zachowała podpisy.
dice-epochs = { $restored ->
    [one] Serwer raz przywrócono z kopii zapasowej i powiedział o tym; wtedy kości przygotowano od nowa.
   *[other] Serwer przywracano z kopii zapasowej ({ $restored } razy) i za każdym razem o tym mówił; kości przygotowywano wtedy od nowa.
  }
dice-not-own = Ta przeglądarka nie zachowała twojej liczby z tej gry, więc nie może stwierdzić, czy serwer nie znał wszystkich liczb, zanim zapieczętował swoją. Mogą to sprawdzić gracze w swoich przeglądarkach.
dice-own-partly = Twoja liczba posłużyła tylko do części rzutów. Co do pozostałych ta przeglądarka nie może stwierdzić, czy serwer nie znał wszystkich liczb, zanim zapieczętował swoją.
dice-nobody = O ile ta przeglądarka wie, nikt poza serwerem nie dodał liczby. Serwer nie mógł zmienić żadnego rzutu podczas gry, ale mógł wcześniej wypróbować wiele zapieczętowanych liczb.
dice-untold = { $restored ->
    [one] Że serwer przywrócono z kopii zapasowej, jak teraz twierdzi: podczas gry ta przeglądarka nic o tym nie wiedziała.
   *[other] Że serwer przywracano z kopii zapasowej ({ $restored } razy), jak teraz twierdzi: podczas gry ta przeglądarka nic o tym nie wiedziała.
  }
dice-accomplice = Że serwer nie miał wspólnika: gracz, który działa razem z serwerem i dodaje liczbę ostatni, mógłby ją dobrać na korzyść ich obu.
dice-not-seen = { $draws ->
    [one] Jednego rzutu nie pokazano tej przeglądarce podczas gry (był ukryty albo nie było połączenia), więc sprawdzono go tylko wzorami.
    [few] { $draws } rzutów nie pokazano tej przeglądarce podczas gry (były ukryte albo nie było połączenia), więc sprawdzono je tylko wzorami.
   *[other] { $draws } rzutów nie pokazano tej przeglądarce podczas gry (były ukryte albo nie było połączenia), więc sprawdzono je tylko wzorami.
  }
dice-not-signed = W tej przeglądarce nie ma zachowanego podpisu liczb.
dice-choices = { $choices ->
    [one] Co mogło wypaść w jednym losowaniu i z jaką szansą, wiadomo tylko od serwera.
   *[other] Co mogło wypaść w losowaniach (było ich { $choices }) i z jaką szansą, wiadomo tylko od serwera.
  } Polecenie „hexapod verify” sprawdza to z regułami na podstawie pobranego zapisu.
dice-foresight = Że serwer nikomu nie zdradził przyszłych rzutów: sam je znał.
dice-secret-wrong = Liczba, którą serwer teraz pokazuje, nie jest tą, którą zapieczętował.
dice-contribution-lost = Liczba dodana przez twoją przeglądarkę nie została użyta.
dice-house-wrong = Liczba bota albo innego z twoich miejsc nie wynika z zapieczętowanej liczby serwera: serwer mógł ją wybrać.
dice-contributions-changed = Liczby graczy nie są tymi, które serwer podpisał.
dice-roll-wrong = Losowanie { $draw } nie wynika z podanych liczb.
dice-roll-changed = Brakuje rzutu, który pokazano w tej przeglądarce podczas gry, albo jest on teraz inny.
dice-number-reused = Losowania { $draw } użyto dwa razy.
dice-number-skipped = Brakuje losowania { $draw }.
dice-unreadable = Nie można odczytać liczb, z których wynikają rzuty.
