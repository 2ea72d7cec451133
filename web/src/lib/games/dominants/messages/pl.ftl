# Plansza DominAnts po polsku; zdarzenia i odmowy leżą obok zasad.
board = Polana piknikowa
unrecruited = niezwerbowana robotnica, siła { $power }
ant = { $kind ->
    [worker] robotnica
    [soldier] żołnierz
    [warrior] wojownik
   *[queen] królowa
  } gracza { $owner }, siła { $power }{ $load ->
    [0] {""}
    [one] , niesie jedną kostkę
    [few] , niesie { $load } kostki
   *[other] , niesie { $load } kostek
  }
throne-of = tron gracza { $who }
hive-of = mrowisko gracza { $who }
sugar = pole cukru
node = { $cubes ->
    [one] jedna kostka cukru
    [few] { $cubes } kostki cukru
   *[other] { $cubes } kostek cukru
  }
ap = { $ap ->
    [one] jeden punkt akcji
    [few] { $ap } punkty akcji
   *[other] { $ap } punktów akcji
  }
ap-unit = { $ap ->
    [one] punkt
    [few] punkty
   *[other] punktów
  }
moves-home = { $count ->
    [one] jeden ruch od swojego mrowiska
    [few] { $count } ruchy od swojego mrowiska
   *[many] { $count } ruchów od swojego mrowiska
  }
has-attacked = w tej turze już po ataku
has-gathered = w tej turze już po zbiorach
sugar-rule = Niewyczerpany cukier: każda stojąca tu robotnica bierze jedną kostkę na turę
node-rule = Robotnica stojąca tu lub obok bierze jedną kostkę na turę
held-by = { $count ->
    [0] Właśnie zajmuje go { $who }; kolonia padnie, gdy utrzyma go przez tyle tur właściciela: { $of }
   *[other] Zajmuje go { $who }; minęło tur: { $count } z { $of }, potem kolonia padnie
  }
throne-rule = Jeśli wróg zajmuje go na koniec { $of ->
    [one] tury właściciela, kolonia przepada
   *[other] { $of } tur właściciela, kolonia przepada
  }
move-cost = ruch kosztuje { $cost ->
    [one] jeden punkt
    [few] { $cost } punkty
   *[other] { $cost } punktów
  }
cycle = Cykl { $cycle }
cycle-of = Cykl { $cycle } z { $limit }
cycle-until = Cykl { $cycle }; jeśli nic się nie wydarzy, pat po cyklu { $last }
weather-currents = Silne prądy: 40 punktów akcji w tym cyklu
weather-rain = Użyźniający deszcz: każdy ruch kosztuje 2 punkty akcji w tym cyklu
boosted = Żołnierze gracza { $who } atakują z siłą wojowników (4) w { $now ->
    [yes] tej turze
   *[no] swojej następnej turze
  }
event-currents = Silne prądy
event-rain = Użyźniający deszcz
event-emigration = Emigracja
event-predator = Drapieżnik: mrówkojad
event-speech = Przemowa motywacyjna
event-taxes = Podatki
wheel-turns = Kręci się koło wydarzeń…
strike-falls = Trwa atak…
supply = { $cubes ->
    [one] jedna kostka w zapasie
    [few] { $cubes } kostki w zapasie
   *[other] { $cubes } kostek w zapasie
  }
verdict-won = giną obrońcy
verdict-lost = giną twoje mrówki
verdict-all-die = giną wszyscy
strike-title = { $attacker ->
    [you] Atakujesz
   *[other] { $attacker } atakuje
  } ({ $count ->
    [one] 1 mrówka
    [few] { $count } mrówki
   *[many] { $count } mrówek
  }): { $defenders }
strike-ants = { $count ->
    [one] 1 mrówka
    [few] { $count } mrówki
   *[many] { $count } mrówek
  } ({ $who ->
    [you] ty
    [nobody] niczyje
   *[other] { $who }
  })
strike-sum = suma { $sum }
strike-won = Atakujący jest silniejszy: giną obrońcy.
strike-lost = Obrońca jest silniejszy: giną atakujący.
strike-all-die = Siły są równe: giną wszyscy.
fighter = { $kind ->
    [worker] robotnica
    [soldier] żołnierz
    [warrior] wojownik
   *[queen] królowa
  }, siła { $power }{ $dies ->
    [yes] , ginie
   *[no] {""}
  }
button-gather = Zbierz
button-drop = Odłóż
button-feed = Nakarm
button-merge = Połącz (1 kostka)
button-attack = Atakuj
button-strike = Uderz
button-spawn = Nowa robotnica (2 kostki)
button-queen = Nowa królowa (5 kostek)
button-end = Zakończ turę
end-sure = Na pewno kończysz? { $why ->
    [sugar] Można jeszcze odłożyć cukier.
   *[points] { $ap ->
        [one] Został jeden punkt.
        [few] Zostały { $ap } punkty.
       *[many] Zostało { $ap } punktów.
      }
  }
ask-MAIN = Wybierz mrówkę albo zakończ turę.
ask-ant = Co robi mrówka z { $tile }?
ask-where = { $what ->
    [spawn] Gdzie wykluwa się robotnica?
    [queen] Gdzie pojawia się nowa królowa?
    [feed] Którą mrówkę karmisz?
    [gather] Które kostki bierze?
   *[other] Wybierz pole.
  }
ask-MERGE = Wybierz mrówkę, z którą się połączy.
ask-BATTLE = Dodawaj mrówki, aż twoja siła będzie większa, potem uderz.
ask-TAX = Podatki: która mrówka płaci?
action-move = Idź z { $from } na { $to }
action-gather = Zbierz robotnicą z { $tile }
action-drop = Odłóż ładunek mrówki z { $tile }
action-feed = Mrówką z { $tile } nakarm niezwerbowaną mrówkę na { $at }
action-spawn = Nowa robotnica na { $tile }
action-merge = Połącz mrówkę z { $tile }
action-with = Połącz ją z mrówką z { $tile }
action-queen = Nowa królowa na { $tile }
action-attack = Atakuj mrówką z { $tile }
action-join = Dodaj do ataku mrówkę z { $tile }
action-strike = Uderz
action-end = Zakończ turę
action-pay = Zapłać ładunkiem mrówki z { $tile }
action-sacrifice = Oddaj mrówkę z { $tile }
tiles-and = { $tiles } i { $last }
whole-attack = Atakuj mrówkami z pól { $tiles }
whole-join = Do ataku dołącz mrówki z pól { $tiles }
begun-walk = plan, w którym najpierw z { $from } na { $to } idzie { $ant ->
    [worker] robotnica
    [soldier] żołnierz
    [warrior] wojownik
   *[queen] królowa
  }
whole-walk = Przejdź z { $from } na { $to } ({ $ant ->
    [worker] robotnica
    [soldier] żołnierz
    [warrior] wojownik
   *[queen] królowa
  }){ $then ->
    [gather] {" "}i weź kostkę
    [drop] {" "}i odłóż ładunek
    [feed] {" "}i nakarm niezwerbowaną mrówkę
    [merge] {" "}i połącz
    [attack] {" "}i atakuj
   *[none] {""}
  }
whole-merge = Połącz mrówki z pól { $tiles }
out = poza grą
store = { $cubes ->
    [one] Jedna kostka w spiżarni
    [few] { $cubes } kostki w spiżarni
   *[other] { $cubes } kostek w spiżarni
  }{ $carried ->
    [0] {""}
   *[other] , { $carried } na grzbietach mrówek
  }
ants = { $kind ->
    [worker] { $count ->
        [one] jedna robotnica
        [few] { $count } robotnice
       *[other] { $count } robotnic
      }
    [soldier] { $count ->
        [one] jeden żołnierz
       *[other] { $count } żołnierzy
      }
    [warrior] { $count ->
        [one] jeden wojownik
       *[other] { $count } wojowników
      }
   *[queen] { $count ->
        [one] jedna królowa
        [few] { $count } królowe
       *[other] { $count } królowych
      }
  }{ $limit ->
    [0] {""}
   *[other] , najwyżej { $limit }
  }
throne-held = { $count ->
    [0] Tron właśnie zajmuje { $who }; potrzebuje tur: { $of }
   *[other] Tron zajmuje { $who }; minęło tur: { $count } z { $of }
  }
colony-red = Czerwoni
colony-yellow = Żółci
colony-blue = Niebiescy
colony-green = Zieloni
kind-worker = robotnica
kind-soldier = żołnierz
kind-warrior = wojownik
kind-queen = królowa
danger = Zagrożenia
danger-help = Siła, jaką przeciwnik mógłby sprowadzić na każde pole w następnej turze; mrówki na czerwonych pasach mogłyby zginąć
danger-at = { $who } może sprowadzić siłę { $power }{ $lost ->
    [yes] {" "}i wygrać
   *[no] {""}
  }
danger-lost = { $count ->
    [0] żadna mrówka nie może zostać pokonana
    [one] może zostać pokonana mrówka na { $tiles }
    [few] mogą zostać pokonane { $count } mrówki: { $tiles }
   *[other] może zostać pokonanych { $count } mrówek: { $tiles }
  }

# Rysunki w zasadach
figure-power = siła { $power }
figure-workers = { $count ->
    [few] wystarczą { $count } robotnice
   *[other] wystarczy { $count } robotnic
  }
figure-growth = { $kind ->
    [worker] Dwie kostki: robotnica
    [soldier] Dwie robotnice i kostka: żołnierz
    [warrior] Dwaj żołnierze i kostka: wojownik
   *[queen] Pięć kostek: nowa królowa
  }

# Pierwsza gra
coach-MAIN = Masz 20 punktów akcji. Dotknij mrówki, potem celu: każde pole po drodze kosztuje punkt. Poślij robotnice po cukier pośrodku, zbieraj i nieś do domu. Żołnierze strzegą tronu.
coach-MERGE = Wybierz drugą mrówkę: obie staną się jedną wyższego rodzaju.
coach-BATTLE = Obie sumy widać obok planszy. Dodawaj mrówki stykające się z wrogiem, aż twoja suma będzie wyższa, potem uderz.
