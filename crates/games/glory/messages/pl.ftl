# Co mówi Chwała po polsku. Klucze i argumenty są takie same w każdym języku.

# Nazwy wplatane w zdania; co nie jest zwykłym kodem, zostaje bez zmian.
tile-name = { $tile ->
    [Fa] Farma
    [Mo] Góra
    [We] Studnia
    [To] Płatna Droga
    [Fo] Forteca
    [Cl] Wyciek Chaosu
    [Ri] Rzeka
    [De] Delta Rzeki
    [Ta] Tawerna
    [Mi] Kopalnia
    [Sl] Rzeźnia
    [Ra] Wąwóz
    [Mx] Kopalnia (z murem)
    [Sx] Rzeźnia (z murem)
    [Rx] Wąwóz (z murem)
    [Cp] Staw Chaosu (z murem)
    [Fd] Odlewnia
    [Ch] Kościół
    [Fb] Wysunięta Baza Operacyjna
    [Fy] Fabryka
    [IG] Zakład Piechoty (złoto)
    [IF] Zakład Piechoty (żywność)
    [IW] Zakład Piechoty (woda)
    [MG] Zakład Jazdy (złoto)
    [MF] Zakład Jazdy (żywność)
    [MW] Zakład Jazdy (woda)
    [Mb] Gmach Ministerstwa
    [Cs] Źródło Chaosu
    [RU] Ruina
    [SH] Twierdza
   *[other] { $tile }
  }
# To samo tam, gdzie stoją jednostki: mur ma też inne strony.
land-name = { $tile ->
    [Mx] Kopalnia
    [Sx] Rzeźnia
    [Rx] Wąwóz
    [Cp] Staw Chaosu
   *[other] { tile-name }
  }
unit-name = { $unit ->
    [I] piechota
    [M] jazda
    [X] najemnik
   *[other] { $unit }
  }
wall-side = { $wall ->
    [N] od północy
    [NE] od północnego wschodu
    [SE] od południowego wschodu
    [S] od południa
    [SW] od południowego zachodu
    [NW] od północnego zachodu
   *[other] { $wall }
  }
ring-side = { $place ->
    [N] na północy
    [NE] na północnym wschodzie
    [SE] na południowym wschodzie
    [S] na południu
    [SW] na południowym zachodzie
    [NW] na północnym zachodzie
   *[other] { $place }
  }

# Ilości w zdaniach; tylko te, które są.
goods = { $gold ->
    [0] {""}
   *[other] { $gold } złota
  }{ $food ->
    [0] {""}
   *[other] { $gold ->
        [0] {""}
       *[other] { $water ->
            [0] {" i "}
           *[other] {", "}
          }
      }{ $food } żywności
  }{ $water ->
    [0] { $gold ->
        [0] { $food ->
            [0] nic
           *[other] {""}
          }
       *[other] {""}
      }
   *[other] { $gold ->
        [0] { $food ->
            [0] {""}
           *[other] {" i "}
          }
       *[other] {" i "}
      }{ $water } wody
  }

# Odmowy (rozdział 18)
not-a-step = Nie rozumiem „{ $text }”.
game-over = Gra jest skończona.
wrong-phase = { $seat ->
    [none] Na to jeszcze nie pora: najpierw rzut albo losowanie.
   *[other] Na to jeszcze nie pora: najpierw decyduje { $seat }.
  }
not-your-step = Teraz decyduje { $seat }.
chance-acts = Teraz rzut albo losowanie; nie ma tu nic do wyboru.
no-luck = { $why ->
    [no-battle] Szczęścia używa się tylko w bitwach.
    [not-in-command] Tylko Religia ma kość szczęścia, a nie dowodzi tu żadną stroną.
    [used] Szczęścia użyto już w innym ataku tej tury.
    [alone] Szczęście wymaga dwóch atakujących jednostek.
   *[other] Szczęście przysługuje, gdy Religia przegrywa parę, raz w każdym starciu.
  }
no-rage = { $why ->
    [no-battle] Szału używa się tylko w bitwach.
    [not-in-command] Tylko Pierwotni mają kość berserkera, a nie dowodzą tu żadną stroną.
    [used] Szału można użyć raz w bitwie.
    [too-low] Kość berserkera pokazuje { $value }; szał wymaga co najmniej 2.
   *[other] Szał przysługuje, gdy zmieniłby wynik pary: żadna taka kość wroga nie pokazuje { $value } lub mniej.
  }
no-dodge = { $why ->
    [no-battle] Uniku używa się tylko w bitwach.
    [not-in-command] Tylko Technika ma kość zwinności, a nie dowodzi tu żadną stroną.
    [used] Kość zwinności jest w tej bitwie zużyta.
   *[other] Unik wymaga co najmniej { $dice } kości w rzucie i zagrożonej jednostki, a następuje po szczęściu i szale.
  }
wrong-dice = { $due ->
    [one] Rzuca się jedną kością, nie { $said }.
   *[other] Rzuca się { $due } kośćmi, nie { $said }.
  }
no-tile-left = Nie ma już takiego kafla ({ $class ->
    [natural] natura
    [civilized] cywilizacja
   *[advanced] zaawansowane
  }): { tile-name }.
faction-not-free = Frakcja zajęta: { $faction ->
    [tech] Technika
    [religion] Religia
    [parasite] Pasożyt
   *[primal] Pierwotni
  }.
ring-place = Miejsca wokół twierdzy zapełnia się po kolei: następne leży { $due ->
    [N] na północy
    [NE] na północnym wschodzie
    [SE] na południowym wschodzie
    [S] na południu
    [SW] na południowym zachodzie
    [NW] na północnym zachodzie
   *[other] { $due }
  }, nie { ring-side }.
not-in-hand = Nie masz na ręce takiego kafla: { tile-name }.
wall-missing = { tile-name } ma mur: wybierz, po której stronie.
wall-too-many = { tile-name } nie ma muru.
wall-cuts-off = Mur { wall-side } odciąłby kafel od jego ziemi.
outside-frame = { $cell } leży poza ramą.
not-open = Na { $cell } leży już kafel.
touches-none = { $cell } nie styka się z żadnym twoim kaflem.
touches-no-opponent = { $cell } nie styka się z kaflem przeciwnika.
walled-off = Sąsiedzi odgradzają { $cell } murami.
wall-seals = Mur { wall-side } nie zostawiłby { $cell } żadnej drogi do sąsiedniego kafla.
unit-due = { $unit ->
    [I] Teraz stawia się piechotę.
   *[M] Teraz stawia się jazdę.
  }
not-yours = { $cell } nie jest twoje.
too-many-tiles = Początkowe oddziały mogą stać najwyżej na { $most ->
    [one] jednym kaflu.
   *[other] { $most } kaflach.
  }
full = Na { $cell } { $units ->
    [one] stoi już jedna jednostka.
    [few] stoją już { $units } jednostki.
   *[other] stoi już { $units } jednostek.
  }
choose-opponent = Wybierz przeciwnika; { $colour } nim nie jest.
no-facility = { $unit ->
    [I] W fazie 1 piechotę szkolą tylko twoje Zakłady Piechoty, w których jest miejsce.
   *[M] W fazie 1 jazdę szkolą tylko twoje Zakłady Jazdy, w których jest miejsce.
  }
no-reserve = { $unit ->
    [I] Cała twoja piechota jest na mapie ({ $count }).
    [M] Cała twoja jazda jest na mapie ({ $count }).
   *[X] Twój najemnik jest już na mapie.
  }
unit-too-dear = { $unit ->
    [I] Piechota kosztuje { $price } złota, masz { $gold }.
   *[M] Jazda kosztuje { $price } złota, masz { $gold }.
  }
no-room-anywhere = Na żadnym twoim kaflu nie ma miejsca na kolejną jednostkę.
not-such-facility = { $unit ->
    [I] Na { $cell } nie ma Zakładu Piechoty.
   *[M] Na { $cell } nie ma Zakładu Jazdy.
  }
no-facility-left = W pudełku nie ma już takiego zakładu: { tile-name }.
facility-too-dear = { tile-name } kosztuje { $price } złota, masz { $gold }.
nowhere-to-build = Nie masz kafla, który można zabudować.
no-building-ground = { $stronghold ->
    [yes] Twierdzy nie można zabudować: { $cell }.
   *[no] Na { $cell } stoi już zakład.
  }
no-units = Na { $cell } nie masz jednostek.
not-adjacent = { $to } nie jest kaflem obok { $from }.
no-escape = Ze Źródła Chaosu na { $cell } nie ma ucieczki.
no-points = { $first_step ->
    [yes] W rundzie 1 jazda robi tylko jeden krok; jednostki na { $cell } już go zrobiły.
   *[no] Jednostki na { $cell } wykorzystały już ruch.
  }
walled = Między { $from } i { $to } stoi mur.
own-guests = W twierdzy na { $cell } są twoi goście.
only-so-many = { $unit ->
    [I] Na { $cell } { $most ->
        [one] może się jeszcze ruszyć tylko jedna jednostka piechoty.
        [few] mogą się jeszcze ruszyć tylko { $most } jednostki piechoty.
       *[other] może się jeszcze ruszyć tylko { $most } jednostek piechoty.
      }
    [M] Na { $cell } { $most ->
        [one] może się jeszcze ruszyć tylko jedna jednostka jazdy.
        [few] mogą się jeszcze ruszyć tylko { $most } jednostki jazdy.
       *[other] może się jeszcze ruszyć tylko { $most } jednostek jazdy.
      }
   *[X] Na { $cell } żaden najemnik nie może się już ruszyć.
  }
room-for = { $room ->
    [one] Jest miejsce na jedną jednostkę.
    [few] Jest miejsce na { $room } jednostki.
   *[other] Jest miejsce na { $room } jednostek.
  }
not-fresh = { $unit ->
    [I] Piechota nie może przejść i zaatakować w jednej turze.
   *[other] Przejść mogą tylko jednostki z dwoma punktami ruchu; na { $cell } jest ich { $most }.
  }
no-requests = { $seats ->
    [2] W grze dwuosobowej nikogo nie można prosić.
   *[other] Przy tym stole nie prosi się o przejście.
  }
ask-not-fresh = Na { $cell } ani jazda, ani najemnik nie ma dwóch punktów ruchu.
ask-no-host = { $cell } nie jest cudzą twierdzą obok { $from }.
ask-full = Twierdza na { $cell } jest pełna: { $units ->
    [one] jest w niej jedna jednostka.
    [few] są w niej { $units } jednostki.
   *[other] jest w niej { $units } jednostek.
  }
ask-no-target = { $cell } nie jest kaflem trzeciego gracza obok twierdzy, wolnym od jednostek i znaczników twoich i gospodarza.
already-asked = W tej turze już pytano gracza { $host }.
no-such-victim = { $unit ->
    [I] { $colour } nie ma piechoty na { $cell }.
    [M] { $colour } nie ma jazdy na { $cell }.
   *[X] { $colour } nie ma najemnika na { $cell }.
  }
only-survived = { $unit ->
    [I] { $most ->
        [one] Przeżyła tylko jedna jednostka piechoty.
        [few] Przeżyły tylko { $most } jednostki piechoty.
       *[other] Przeżyło tylko { $most } jednostek piechoty.
      }
    [M] { $most ->
        [one] Przeżyła tylko jedna jednostka jazdy.
        [few] Przeżyły tylko { $most } jednostki jazdy.
       *[other] Przeżyło tylko { $most } jednostek jazdy.
      }
   *[X] Najemnik nie przeżył.
  }
all-must-go = { $least ->
    [one] Ocalała jednostka musi iść dalej.
    [few] Wszystkie { $least } ocalałe jednostki muszą iść dalej.
   *[other] Wszystkie ocalałe jednostki, a jest ich { $least }, muszą iść dalej.
  }
not-foundable = { $how ->
    [own] Trzeba odwrócić własny kafel; { $cell } nim nie jest.
    [held] Nie masz kafla: odwróć niczyj, na którym stoją twoje jednostki; { $cell } takim nie jest.
   *[exile] Na wygnaniu twierdza staje na wolnym polu na brzegu, nieodgrodzonym murami; { $cell } takim nie jest.
  }
wrong-sum = { $any ->
    [one] Do podziału jest jeden punkt, nie { $said }.
    [few] Do podziału są { $any } punkty, nie { $said }.
   *[other] Do podziału jest { $any } punktów, nie { $said }.
  }
surplus = Brakuje najwyżej { $food } żywności i { $water } wody; resztę weź w złocie.
free-tile = Jednostki na { $cell } niczego nie jedzą i nie głodują.
nobody-to-starve = { $unit ->
    [I] Na { $cell } nie masz piechoty.
    [X] Twojego najemnika nie ma na { $cell }.
   *[M] Na { $cell } nie masz jazdy.
  }
good-too-dear = { $good ->
    [natural] Kafel natury
    [infantry] Piechota
    [mobile] Jazda
    [mercenary] Najemnik
    [civilized] Kafel cywilizacji
    [facility] Zakład Piechoty
    [discount] Zniżka
   *[advanced] Kafel zaawansowany
  } kosztuje co najmniej { $from } Chwały, masz { $purse }.
not-to-be-had = { $good ->
    [natural] Nie ma już kafla natury albo znacznika własności.
    [civilized] Nie ma już kafla cywilizacji albo znacznika własności.
    [advanced] Nie ma już kafla zaawansowanego albo znacznika własności.
    [infantry] W rezerwie nie ma piechoty albo na twoich kaflach nie ma miejsca.
    [mobile] W rezerwie nie ma jazdy albo na twoich kaflach nie ma miejsca.
    [mercenary] Najemnik jest już na mapie albo na twoich kaflach nie ma miejsca.
    [facility] Nie ma już Zakładu Piechoty albo nie masz kafla pod budowę.
   *[discount] Twoja jazda nie może być tańsza.
  }

# Zdarzenia
order-rolled = { $seat } rzuca o kolejność { $dice }: { $total }.
placed = { $seat } gra jako numer { $place } i dostaje na początek { $gold } złota.
faction-taken = { $seat } gra frakcją { $faction ->
    [tech] Technika
    [religion] Religia
    [parasite] Pasożyt
   *[primal] Pierwotni
  }.
drew = { $seat } dobiera kafel: { tile-name } ({ $class ->
    [natural] natura
    [civilized] cywilizacja
   *[advanced] zaawansowane
  }).
drew-hidden = { $seat } dobiera zakryty kafel ({ $class ->
    [natural] natura
    [civilized] cywilizacja
   *[advanced] zaawansowane
  }).
ring-placed = { $seat } kładzie { ring-side } pierścienia kafel { tile-name }{ $wall ->
    [none] {""}
   *[other] , mur { wall-side }
  }.
ring-hidden = { $seat } kładzie { ring-side } pierścienia zakryty kafel.
revealed = { $seat } odkrywa sześć kafli wokół twierdzy.
middle-tile = W środku, na { $cell }, leży kafel { tile-name }.
pushed = { $turns ->
    [0] { $seat } dosuwa ziemię wokół { $home } bez obracania.
    [one] { $seat } obraca ziemię o jedną szóstą i dosuwa ją wokół { $home }.
    [few] { $seat } obraca ziemię o { $turns } szóste i dosuwa ją wokół { $home }.
   *[many] { $seat } obraca ziemię o { $turns } szóstych i dosuwa ją wokół { $home }.
  }
shown = { $seat } kładzie na { $cell } kafel { tile-name } i wybiera stronę muru.
tile-set = { $seat } kładzie na { $cell } kafel { tile-name }{ $wall ->
    [none] {""}
   *[other] , mur { wall-side }
  }.
deployed = { $seat } stawia na { $cell }: { $units }.
round-begins = Runda { $round } z { $rounds }.
leech-rolled = Kość pijawki gracza { $seat } pokazuje { $face }.
leech-kept = { $victim ->
    [none] { $seat } zostawia kość pijawki na { $face }, bez ofiary.
   *[other] { $seat } zostawia kość pijawki na { $face } u gracza { $victim }.
  }
leech-victim = { $seat } kładzie kość pijawki ({ $face }) przed graczem { $victim }.
turn-begins = Runda { $round }: turę zaczyna { $seat }.
claimed = { $seat } przejmuje { $cell } „{ land-name }” i zyskuje { $glory ->
    [one] punkt Chwały.
    [few] { $glory } punkty Chwały.
   *[other] { $glory } punktów Chwały.
  }
stronghold-income = Twierdza daje graczowi { $seat } { $gold } złota, { $food } żywności i { $water } wody.
stolen = Kość pijawki ({ $face }) zabiera graczowi { $from } { goods }; zyskuje to { $to }.
trained = { $seat } szkoli na { $cell } za { $price } złota { $unit ->
    [I] piechotę.
    [M] jazdę.
    [X] najemnika.
   *[other] jednostkę ({ $unit }).
  }
built = { $seat } buduje na { $cell } za { $price } złota kafel „{ tile-name }” i zyskuje { $glory ->
    [one] punkt Chwały.
    [few] { $glory } punkty Chwały.
   *[other] { $glory } punktów Chwały.
  }
free-unit = { $comes ->
    [yes] Na { $cell } pojawia się za darmo { unit-name } gracza { $seat }.
   *[no] Na { $cell } nie pojawia się { unit-name } gracza { $seat }: rezerwa jest pusta albo kafel pełny.
  }
marched = { $seat } maszeruje z { $from } na { $to } ({ $units }).
contested = { $seat } najeżdża kafel gracza { $from } na { $cell } i zyskuje { $glory ->
    [one] punkt Chwały.
    [few] { $glory } punkty Chwały.
   *[other] { $glory } punktów Chwały.
  }
stormed = { $seat } szturmuje twierdzę gracza { $from } na { $cell } i zyskuje { $glory ->
    [one] punkt Chwały.
    [few] { $glory } punkty Chwały.
   *[other] { $glory } punktów Chwały.
  }
founded = { $over ->
    [none] { $seat } zakłada nową twierdzę na wygnaniu, na { $cell }; { $rally ->
        [one] przybywa tam jedna jednostka piechoty.
        [few] przybywają tam { $rally } jednostki piechoty.
       *[other] przybywa tam { $rally } jednostek piechoty.
      }
   *[other] { $seat } odwraca kafel na { $cell } i zakłada nową twierdzę; { $rally ->
        [one] przybywa tam jedna jednostka piechoty.
        [few] przybywają tam { $rally } jednostki piechoty.
       *[other] przybywa tam { $rally } jednostek piechoty.
      }
  }
asked = { $seat } prosi gracza { $host } o przejście z { $from } przez { $through } przeciw { $to } ({ $units }).
granted = { $host } pozwala przejść.
denied = { $host } nie pozwala przejść.
battle-begins = { $seat } atakuje { $to } z { $from } ({ $units }); broni się { $commander } ({ $defenders }).
attack-rolled = { $seat } wyrzuca w ataku { $dice }.
defence-rolled = { $seat } wyrzuca w obronie { $dice }.
luck-used = { $seat } zdaje się na szczęście i rzuca ponownie { $dice ->
    [one] jedną kością.
   *[other] { $dice } kośćmi.
  }
luck-rolled = Ponowny rzut: { $dice }; kości to teraz { $now }.
raged = { $seat } wpada w szał: kości wroga do { $value } liczą się jako 0; kości to teraz { $now }.
compared = Pary, najpierw atak: { $pairs }. Atakujący wygrywa { $defender }, obrońca { $attacker }.
dodged = { $seat } robi unik: jedna jednostka jest ocalona, a kość zwinności zużyta.
killed = Na { $cell } ginie { unit-name } gracza { $seat }; { $by } zyskuje { $glory ->
    [one] punkt Chwały.
    [few] { $glory } punkty Chwały.
   *[other] { $glory } punktów Chwały.
  }
pressed = { $seat } naciera dalej.
withdrew = { $seat } wycofuje się; atakujący zostają na { $cell }.
advanced = { $seat } wkracza na { $to } ({ $units }).
chaos-rolled = { $explodes ->
    [yes] Źródło Chaosu gracza { $seat } na { $cell } wyrzuca { $face } i wybucha; daje { $any ->
        [one] jeden punkt dowolnego zasobu.
        [few] { $any } punkty dowolnego zasobu.
       *[other] { $any } punktów dowolnego zasobu.
      }
   *[no] Źródło Chaosu gracza { $seat } na { $cell } wyrzuca { $face }; daje { $any ->
        [one] jeden punkt dowolnego zasobu.
        [few] { $any } punkty dowolnego zasobu.
       *[other] { $any } punktów dowolnego zasobu.
      }
  }
exploded = { $units ->
    [0] { $cell } jest już niczyje.
   *[other] Na { $cell } ginie { $units } gracza { $seat }; pole jest już niczyje.
  }
produced = { land-name } na { $cell } daje graczowi { $seat }{ $gold ->
    [0] { "" }
   *[other] { " " }{ $gold } złota
  }{ $bonus ->
    [0] { "" }
   *[other] { " " }(w tym { $bonus } z Odlewni)
  }{ $food ->
    [0] { "" }
   *[other] { $gold ->
        [0] { " " }
       *[other] { " i " }
      }{ $food } żywności
  }{ $water ->
    [0] { "" }
   *[other] { $gold ->
        [0] { $food ->
            [0] { " " }
           *[other] { " i " }
          }
       *[other] { " i " }
      }{ $water } wody
  }{ $any ->
    [0] { "" }
    [one] { " jeden punkt dowolnego zasobu" }
    [few] { " " }{ $any } punkty dowolnego zasobu
   *[other] { " " }{ $any } punktów dowolnego zasobu
  }.
any-chosen = { $seat } bierze { goods } jako dowolne zasoby.
upkeep = { $seat } żywi { $units ->
    [one] jedną jednostkę
    [few] { $units } jednostki
   *[many] { $units } jednostek
  }{ $spared ->
    [0] {""}
   *[other] , dzięki Ministerstwom mniej o { $spared }
  }; potrzeba { $need }, jest { $food } żywności i { $water } wody.
starved = Na { $cell } ginie z głodu { unit-name } gracza { $seat }.
discarded = { $seat } odrzuca { $food } żywności i { $water } wody.
legacy-begins = Faza Dziedzictwa po rundzie { $round }.
legacy-bought = { $seat } wydaje { $price ->
    [one] punkt
    [few] { $price } punkty
   *[other] { $price } punktów
  } Chwały na { $good ->
    [natural] kafel natury
    [infantry] piechotę
    [mobile] jazdę
    [mercenary] najemnika
    [civilized] kafel cywilizacji
    [facility] Zakład Piechoty
    [discount] tańszą jazdę
   *[advanced] kafel zaawansowany
  }.
legacy-drew = { $seat } dobiera kafel „{ tile-name }”.
recruited = Na { $cell } pojawia się { unit-name } gracza { $seat }.
finished = { $decided ->
    [shared] Zwycięstwo dzielą { $winners }.
    [tiles] Wygrywa { $winners }: tyle samo Chwały, więcej kafli.
    [units] Wygrywa { $winners }: tyle samo Chwały i kafli, więcej jednostek.
    [gold] Wygrywa { $winners }: tyle samo Chwały, kafli i jednostek, więcej złota.
   *[glory] Najwięcej Chwały ma i wygrywa { $winners }.
  }

# Co podpowiedź mówi o radzonym ruchu: dlaczego jest dobry
likely-victory = Atak na { $cell } wypiera wszystkich obrońców w około { $chance } % przypadków.
breaks-off = Dalsza walka wyparłaby obrońców tylko w około { $chance } % przypadków.
lays-claim = Jednostki na { $cell } „{ land-name }” przejmą ten kafel na początku twojej następnej tury{ $gold ->
    [0] {""}
   *[other] ; +{ $gold } złota co turę
  }{ $food ->
    [0] {""}
   *[other] ; +{ $food } żywności co turę
  }{ $water ->
    [0] {""}
   *[other] ; +{ $water } wody co turę
  }{ $any ->
    [0] {""}
   *[other] ; +{ $any } dowolnych zasobów co turę
  }.
takes-tile = Zdobywa { $cell } „{ land-name }”; traci go { $from }.
takes-stronghold = Szturmuje twierdzę na { $cell }; traci ją { $from }.
feeds-units = Przy następnym utrzymaniu zginie z głodu mniej jednostek (o { $units }).
raises-unit = Przybywa jednostka na { $cell }: { unit-name }.
raises-facility = Buduje na { $cell }: { tile-name }.
spares-units = { $units ->
    [one] Ratuje w tej bitwie jedną twoją jednostkę.
    [few] Ratuje w tej bitwie { $units } twoje jednostki.
   *[other] Ratuje w tej bitwie { $units } twoich jednostek.
  }

# Przed czym ostrzega trener: co może teraz zrobić przeciwnik
troops-at-risk = { $seat } może zaatakować twoje jednostki na { $cell }; w około { $chance } % przypadków zostaną wyparte.
tile-at-risk = Nikt nie pilnuje kafla { $cell } „{ land-name }”: { $seat } może na niego wkroczyć w następnej turze.
stronghold-at-risk = Nikt nie pilnuje twojej twierdzy na { $cell }: { $seat } może ją szturmować w następnej turze.
hunger-ahead = { $units ->
    [one] Jednej twojej jednostce brakuje żywności lub wody: zginie z głodu przy następnym utrzymaniu.
    [few] { $units } twoim jednostkom brakuje żywności lub wody: zginą z głodu przy następnym utrzymaniu.
   *[other] { $units } twoim jednostkom brakuje żywności lub wody: zginą z głodu przy następnym utrzymaniu.
  }
