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

# Odmowy (rozdział 18)
not-a-step = Nie rozumiem „{ $text }”.
game-over = Gra jest skończona.
wrong-phase = { $seat ->
    [none] Na to jeszcze nie pora: najpierw kości albo losowanie (faza { $phase }).
   *[other] Na to jeszcze nie pora: decyduje { $seat } (faza { $phase }).
  }
not-your-step = Krok należy do innego gracza: { $seat }.
chance-acts = Teraz rzut albo losowanie; nie decyduje o tym żaden gracz.
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
   *[other] Liczba kości do rzutu: { $due }, nie { $said }.
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
ring-place = Następne miejsce pierścienia to { $due }, nie { $place }.
not-in-hand = Nie masz na ręce takiego kafla: { tile-name }.
wall-missing = { tile-name } ma mur: powiedz, po której stronie, na przykład „{ $tile }/N”.
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
too-many-tiles = Początkowe oddziały mogą stać najwyżej na tylu kaflach: { $most }.
full = Na { $cell } stoi już tyle jednostek: { $units }.
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
no-points = Jednostki na { $cell } wykorzystały już ruch.
walled = Między { $from } i { $to } stoi mur.
own-guests = W twierdzy na { $cell } są twoi goście.
only-so-many = { $unit ->
    [I] Na { $cell } może się jeszcze ruszyć tylko tyle piechoty: { $most }.
    [M] Na { $cell } może się jeszcze ruszyć tylko tyle jazdy: { $most }.
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
    [2] We dwóch nikogo nie można prosić.
   *[other] Przy tym stole nie prosi się o przejście.
  }
ask-not-fresh = Na { $cell } ani jazda, ani najemnik nie ma dwóch punktów ruchu.
ask-no-host = { $cell } nie jest cudzą twierdzą obok { $from }.
ask-full = Twierdza na { $cell } jest pełna, jednostek w środku: { $units }.
ask-no-target = { $cell } nie jest kaflem trzeciego gracza obok twierdzy, wolnym od jednostek i znaczników twoich i gospodarza.
already-asked = W tej turze już pytano: { $host }.
no-such-victim = { $unit ->
    [I] { $colour } nie ma piechoty na { $cell }.
    [M] { $colour } nie ma jazdy na { $cell }.
   *[X] { $colour } nie ma najemnika na { $cell }.
  }
only-survived = { $unit ->
    [I] Przeżyło tylko tyle piechoty: { $most }.
    [M] Przeżyło tylko tyle jazdy: { $most }.
   *[X] Najemnik nie przeżył.
  }
all-must-go = Wszyscy ocalali muszą iść dalej: { $least }.
not-foundable = { $how ->
    [own] Trzeba odwrócić własny kafel; { $cell } nim nie jest.
    [held] Nie masz kafla: odwróć niczyj, na którym stoją twoje jednostki; { $cell } takim nie jest.
   *[exile] Na wygnaniu twierdza staje na wolnym polu na brzegu, nieodgrodzonym murami; { $cell } takim nie jest.
  }
wrong-sum = Do podziału jest { $any } punktów, nie { $said }.
surplus = Nadmiar by przepadł; weź złoto: brakuje najwyżej { $food } żywności i { $water } wody.
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
placed = { $seat } jest w kolejności numerem { $place } i zaczyna ze złotem: { $gold }.
faction-taken = { $seat } gra frakcją: { $faction ->
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
deployed = { $seat } stawia { $units } na { $cell }.
round-begins = Runda { $round } z { $rounds }.
leech-rolled = Kość pijawki ({ $seat }) pokazuje { $face }.
leech-kept = { $victim ->
    [none] { $seat } zostawia kość pijawki na { $face }, bez ofiary.
   *[other] { $seat } zostawia kość pijawki na { $face }; ofiara: { $victim }.
  }
leech-victim = { $seat } kładzie kość pijawki ({ $face }); ofiara: { $victim }.
turn-begins = Runda { $round }, tura: { $seat }.
claimed = { $seat } przejmuje { $cell } ({ tile-name }): Chwała { $glory }.
stronghold-income = Twierdza daje: { $seat }, złoto { $gold }, żywność { $food }, woda { $water }.
stolen = Kość pijawki ({ $face }) zabiera: złoto { $gold }, żywność { $food }, woda { $water }; traci { $from }, zyskuje { $to }.
trained = { $seat } szkoli na { $cell } za { $price } złota: { unit-name }.
built = { $seat } buduje na { $cell } za { $price } złota: { tile-name }; Chwała { $glory }.
free-unit = { $comes ->
    [yes] { $seat }: na { $cell } pojawia się darmowa jednostka: { unit-name }.
   *[no] { $seat }: na { $cell } nie pojawia się { unit-name }: rezerwa jest pusta albo kafel pełny.
  }
marched = { $seat } prowadzi { $units } z { $from } na { $to }.
contested = { $seat } najeżdża { $cell }, traci go { $from }: Chwała { $glory }.
stormed = { $seat } szturmuje twierdzę na { $cell }, traci ją { $from }: Chwała { $glory }.
founded = { $over ->
    [none] { $seat } zakłada nową twierdzę na wygnaniu, na { $cell }; przybywa piechota: { $rally }.
   *[other] { $seat } odwraca kafel na { $cell } i zakłada nową twierdzę; przybywa piechota: { $rally }.
  }
asked = { $seat } prosi o przejście ({ $units }) z { $from } przez { $through } przeciw { $to }; decyduje { $host }.
granted = { $host } pozwala przejść.
denied = { $host } nie pozwala przejść.
battle-begins = { $seat } atakuje { $to } z { $from } siłami { $units }; broni { $commander } siłami { $defenders }.
attack-rolled = { $seat } rzuca w ataku { $dice }.
defence-rolled = { $seat } rzuca w obronie { $dice }.
luck-used = { $seat } zdaje się na szczęście i rzuca ponownie, kości: { $dice }.
luck-rolled = Ponowny rzut: { $dice }; kości to teraz { $now }.
raged = { $seat } wpada w szał: kości wroga do { $value } liczą się jako 0; to teraz { $now }.
compared = Porównanie, najpierw atak: { $pairs }. Z par atakujący traci { $attacker }, obrońca { $defender }.
dodged = { $seat } robi unik: jedna jednostka ocalona, kość zwinności zużyta.
killed = { $seat }: { unit-name } ginie na { $cell }; Chwała { $glory } dla: { $by }.
pressed = { $seat } naciera dalej.
withdrew = { $seat } wycofuje się; atakujący zostają na { $cell }.
advanced = { $seat } wkracza na { $to } siłami { $units }.
chaos-rolled = { $explodes ->
    [yes] Źródło Chaosu ({ $seat }) na { $cell } rzuca { $face }: wybucha; punkty dowolnego zasobu: { $any }.
   *[no] Źródło Chaosu ({ $seat }) na { $cell } rzuca { $face }; punkty dowolnego zasobu: { $any }.
  }
exploded = { $units ->
    [0] { $cell } jest już niczyje.
   *[other] { $seat }: { $units } ginie na { $cell }, które jest już niczyje.
  }
produced = { tile-name } na { $cell } daje: { $seat }{ $gold ->
    [0] { "" }
   *[other] { ", złoto " }{ $gold }
  }{ $bonus ->
    [0] { "" }
   *[other] { " " }(w tym { $bonus } z Odlewni)
  }{ $food ->
    [0] { "" }
   *[other] { ", żywność " }{ $food }
  }{ $water ->
    [0] { "" }
   *[other] { ", woda " }{ $water }
  }{ $any ->
    [0] { "" }
   *[other] { ", dowolne " }{ $any }
  }.
any-chosen = { $seat } bierze za dowolne zasoby: złoto { $gold }, żywność { $food }, woda { $water }.
upkeep = { $seat } żywi { $units ->
    [one] jedną jednostkę
    [few] { $units } jednostki
   *[many] { $units } jednostek
  }{ $spared ->
    [0] {""}
   *[other] , dzięki Ministerstwom mniej o { $spared }
  }; potrzeba { $need }, jest { $food } żywności i { $water } wody.
starved = { $seat }: { unit-name } ginie z głodu na { $cell }.
discarded = { $seat } odrzuca żywność { $food } i wodę { $water }.
legacy-begins = Faza Dziedzictwa po rundzie { $round }.
legacy-bought = { $seat } wydaje Chwałę, { $price }: { $good ->
    [natural] kafel natury
    [infantry] piechota
    [mobile] jazda
    [mercenary] najemnik
    [civilized] kafel cywilizacji
    [facility] Zakład Piechoty
    [discount] tańsza jazda
   *[advanced] kafel zaawansowany
  }.
legacy-drew = { $seat } dobiera kafel: { tile-name }.
recruited = { $seat }: na { $cell } pojawia się { unit-name }.
finished = { $decided ->
    [shared] Zwycięstwo dzielą { $winners }.
    [tiles] Wygrywa { $winners }: tyle samo Chwały, więcej kafli.
    [units] Wygrywa { $winners }: tyle samo Chwały i kafli, więcej jednostek.
    [gold] Wygrywa { $winners }: tyle samo Chwały, kafli i jednostek, więcej złota.
   *[glory] Najwięcej Chwały ma i wygrywa { $winners }.
  }
