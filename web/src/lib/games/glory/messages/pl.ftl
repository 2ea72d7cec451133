# Plansza Chwały po polsku; zdarzenia i odmowy leżą obok zasad.
board = Mapa
open-cell = { $cell }, wolne
stronghold = twierdza
place = { $cell } ({ $tile })
owned = należy do gracza { $who }
unowned = niczyje
walled = mur od { $side }
side-N = północy
side-NE = północnego wschodu
side-SE = południowego wschodu
side-S = południa
side-SW = południowego zachodu
side-NW = północnego zachodu
troop = { $who }: { $infantry ->
    [0] {""}
   *[other] piechota { $infantry }
  } { $mobile ->
    [0] {""}
   *[other] jazda { $mobile }
  } { $mercenary ->
    [0] {""}
   *[other] najemnik
  }
gives-gold = { $count } złota
gives-food = { $count } żywności
gives-water = { $count } wody
gives-any = { $count ->
    [one] jeden punkt dowolnego zasobu
    [few] { $count } punkty dowolnego zasobu
   *[other] { $count } punktów dowolnego zasobu
  }
good-gold = złoto
good-food = żywność
good-water = woda
good-any = dowolny zasób
good-income = { $good }: { $have }, +{ $more } przy następnym utrzymaniu
free-tile = Jednostki nie potrzebują tu żywności ani wody
inside = zajęte { $count } z { $places } miejsc
guests = w gościnie: { $who }
contested-rule = Sporne: na początku swojej następnej tury przejmuje je { $who }
marches = Do marszu: { $units }{ $steps ->
    [one] {""}
    [each] , po dwa kroki
    [first] {" "}(w rundzie 1 tylko jeden krok)
   *[some] , w tym { $twice ->
        [one] jeden oddział o dwa kroki
        [few] { $twice } oddziały o dwa kroki
       *[other] { $twice } oddziałów o dwa kroki
      }
  }
stack-dice = { $count ->
    [one] rzut jedną kością
   *[other] rzut { $count } kośćmi
  } { $attack ->
    [yes] w ataku i obronie
   *[no] w obronie
  }
nobody-marches = Nikt stąd już nie może maszerować
left-in-box = { $count ->
    [one] został jeden w pudełku
    [few] zostały { $count } w pudełku
   *[other] zostało { $count } w pudełku
  }
tiles-owned = { $count ->
    [one] jeden kafel
    [few] { $count } kafle
   *[other] { $count } kafli
  }
ability-fortress = +1 kość do ataku stąd i do obrony
ability-foundry = Sąsiednie złote kafle tego samego właściciela dają o 1 złoto więcej
ability-church = Jednostki właściciela kosztują o 1 złoto mniej
ability-ministry = Jedna jednostka właściciela nie potrzebuje żywności ani wody
ability-chaos-source = Daje tyle, ile pokaże jego kość, i może wybuchnąć; kto wejdzie, już nie wyjdzie
leeched = Kość pijawki ({ $value }) zabiera co turę { $value ->
    [3] 1 wodę
    [4] 1 żywność
    [5] 1 złoto
   *[other] po 1 złota, żywności i wody
  }
gain-contested = sporne { $glory }
gain-killed = zabici { $glory }
gain-claimed = przejęte { $glory }
gain-stormed = szturmy { $glory }
gain-built = budowle { $glory }
gain-legacy-bought = wydane { $glory }
unit-I = piechota
unit-M = jazda
unit-X = najemnik
units-I = { $count ->
    [one] 1 oddział piechoty
    [few] { $count } oddziały piechoty
   *[many] { $count } oddziałów piechoty
  }
units-M = { $count ->
    [one] 1 oddział jazdy
    [few] { $count } oddziały jazdy
   *[many] { $count } oddziałów jazdy
  }
units-X = najemnik
units-and = { $units } i { $last }
stock = Zapasy
hand = Ręka
turn = Obróć
turn-left = Obróć w lewo
turn-right = Obróć w prawo
wall-help = Obracaj mur strzałkami; mapa pokazuje, gdzie stanie.
push-here = Dosuń właśnie tak
borders = Granice: { $borders }
border = { $own } – { $other }{ $walled ->
    [yes] {" "}(mur)
   *[no] {""}
  }
not-yet = { $tile }, jeszcze nie na mapie
ring-order = Miejsca zapełnia się po kolei, od północy zgodnie z ruchem wskazówek zegara: żółte jest następne.
factions = Frakcje
power-tech = Kość zwinności to jedna kość więcej w każdej bitwie; raz w bitwie można ją wydać, by uratować jednostkę.
power-religion = Kość szczęścia pozwala przerzucić ją i wszystkie niższe kości twojej strony.
power-parasite = Kość pijawki co turę zabiera ofierze 1 wodę (przy 3), 1 żywność (przy 4), 1 złoto (przy 5) albo po jednym z każdego (przy 6).
power-primal = Kość berserkera rośnie z zabitymi w twoich większych bitwach; szał sprawia, że kości wroga do jej wartości liczą się jako 0.
wall-at = Mur od { $side }
setup = Budowa mapy
round-of = Runda { $round } z { $rounds }
battle = { $attacker ->
    [you] Atakujesz
   *[other] { $attacker } atakuje
  } kafel { $place }: { $units } – { $defenders } ({ $defender ->
    [you] ty
   *[other] { $defender }
  })
dice = Kości
dice-due = Kości dopiero zostaną rzucone.
losses = −{ $count }
upkeep-all = Kafle gracza { $seat } dają { $gold } złota, { $food } żywności i { $water } wody{ $any ->
    [0] {""}
    [one] { " " }oraz jeden punkt dowolnego zasobu
    [few] { " " }oraz { $any } punkty dowolnego zasobu
   *[other] { " " }oraz { $any } punktów dowolnego zasobu
  }{ $fed ->
    [0] {""}
    [one] ; jedna jednostka jest wyżywiona
    [few] ; { $fed } jednostki są wyżywione
   *[other] ; { $fed } jednostek jest wyżywionych
  }.
pair-attack = tę parę wygrywa atak
pair-defence = tę parę wygrywa obrona
battle-rages = Trwa bitwa…
wins = { $chance } % szans
win-chance = { $chance } % szans na wygranie ataku, jeśli potrwa do końca
needs = { $need ->
    [0] nikogo do wyżywienia
    [one] jedna jednostka do wyżywienia
    [few] { $need } jednostki do wyżywienia
   *[many] { $need } jednostek do wyżywienia
  }
feeds = { needs }; żywność i woda dla { $fed }
hungry = { $fed ->
    [0] żywności i wody nie starcza dla żadnej
   *[other] żywności i wody starcza tylko dla { $fed }
  }
die-religion = kość szczęścia
die-tech = kość zwinności
die-berserk = kość berserkera { $value }
die-leech = kość pijawki { $value }{ $victim ->
    [none] {""}
   *[other] , { $victim }
  }
colour-blue = Niebieski
colour-red = Czerwony
colour-yellow = Żółty
colour-orange = Pomarańczowy
faction-tech = Technika
faction-religion = Religia
faction-parasite = Pasożyt
faction-primal = Pierwotni
ask-Faction = Wybierz frakcję.
ask-Ring = Wybierz kafel, który będzie leżał na { $pending ->
    [N] północ
    [NE] północny wschód
    [SE] południowy wschód
    [S] południe
    [SW] południowy zachód
   *[NW] północny zachód
  } od twierdzy.
ask-wall = Po której stronie jest mur?
ask-Push = Obróć swoją ziemię i dosuń ją do mapy.
ask-Last = Gdzie kładziesz ostatni kafel?
ask-LastWall = Po której stronie jest mur?
ask-Deploy = { $infantry ->
    [0] { $mobile ->
        [one] Postaw ostatni oddział jazdy.
       *[other] Postaw oddział jazdy (zostało: { $mobile }).
      }
   *[other] Postaw oddział piechoty (zostało: { $infantry }){ $mobile ->
        [0] .
        [one] ; potem jeden oddział jazdy.
        [few] ; potem { $mobile } oddziały jazdy.
       *[other] ; potem { $mobile } oddziałów jazdy.
      }
  }
ask-LeechChoice = Zachowujesz kość pijawki czy rzucasz ponownie?
ask-LeechVictim = Kto dostaje kość pijawki?
ask-Train = Szkol oddziały w zakładach albo przejdź dalej.
ask-TrainAt = Gdzie się szkoli?
ask-Move = { $round ->
    [1] Każdy oddział robi jeden krok; albo zakończ marsz.
   *[other] Wybierz oddziały do marszu albo zakończ marsz.
  }
ask-march = Dokąd maszerują?
ask-march-who = Kto tam maszeruje?
ask-Send = Kto maszeruje?
ask-AskSend = Kto przechodzi?
ask-Permit = Czy mogą przejść przez twoją twierdzę?
ask-Luck = Zdajesz się na szczęście i rzucasz ponownie?
ask-Rage = Wpadasz w szał?
ask-Dodge = Robisz unik, by ocalić jednostkę?
ask-Press = Nacierasz dalej czy się wycofujesz?
ask-Kill = Która jednostka ginie?
ask-Advance = Kto wkracza na kafel?
ask-Found = Twoja twierdza padła: gdzie zakładasz nową?
ask-Buy = Kupuj i buduj albo zakończ turę.
ask-BuyAt = Gdzie pojawia się oddział?
ask-BuildAt = Gdzie budujesz?
ask-Wild = { $pending ->
    [one] Wybierz zasób za jeden punkt.
    [few] Wybierz zasoby za { $pending } punkty.
   *[other] Wybierz zasoby za { $pending } punktów.
  }
ask-StartWild = { $pending ->
    [one] Wybierz zasób za jeden punkt.
    [few] Wybierz zasoby za { $pending } punkty.
   *[other] Wybierz zasoby za { $pending } punktów.
  }
ask-Starve = Głód: starcza dla { $fed } z { $need }. { $starve ->
    [one] Wybierz jedną, która zginie.
    [few] Wybierz { $starve }, które zginą.
   *[many] Wybierz { $starve }, które zginą.
  }
ask-Legacy = Wydajesz Chwałę czy pasujesz?
ask-LegacyFacility = Który zakład?
ask-LegacyAt = Gdzie pojawia się oddział?
ask-LegacyBuildAt = Gdzie budujesz?
ask-LegacySet = Gdzie kładziesz kafel?
ask-LegacyWall = Po której stronie jest mur?
action-march = Marsz z { $from } na { $to }
action-ask = { $named ->
    [no] Poproś o przejście
   *[yes] Poproś: z { $from } przez { $through } na { $to }
  }
action-ring = { $tile }, od { $place }{ $wall ->
    [none] {""}
   *[other] , mur od { $wall }
  }
action-push = { $turns ->
    [0] Dosuń bez obracania
    [one] Obróć o jedną szóstą
    [few] Obróć o { $turns } szóste
   *[many] Obróć o { $turns } szóstych
  }
action-set = Połóż na { $cell }
action-at = Na { $cell }
action-found = Załóż na { $cell }
action-deploy = { $unit ->
    [I] Piechota
   *[M] Jazda
  } na { $cell }
action-buy = { $unit ->
    [I] Piechota
   *[M] Jazda
  }
action-starve = Z głodu ginie { $unit ->
    [I] piechota
    [X] najemnik
   *[M] jazda
  }{ $cell ->
    [none] {""}
   *[other] { " " }na { $cell }
  }
action-kill = { $who }: { $unit ->
    [I] piechota
    [M] jazda
   *[X] najemnik
  }
action-build = Zbuduj: { $tile }
whole-march = Marsz z { $from } na { $to }: { $units }
whole-ask = Poproś o przejście z { $from } przez { $through } na { $to }: { $units }
whole-buy = Kup { $unit ->
    [I] piechotę
   *[M] jazdę
  }{ $cell ->
    [none] {""}
   *[other] { " " }na { $cell }
  }
whole-build = Zbuduj{ $cell ->
    [none] {""}
   *[other] { " " }na { $cell }
  }: { $tile }
skipped-Train = Nie ma czego szkolić: pominięto.
skipped-Move = Nikt nie może maszerować: pominięto.
skipped-Buy = Nie ma czego kupić: pominięto.
wild-more = Dodaj punkt: { $good ->
    [gold] złoto
    [food] żywność
   *[water] woda
  }
wild-less = Odejmij punkt: { $good ->
    [gold] złoto
    [food] żywność
   *[water] woda
  }
wild-starve = { $count ->
    [one] jedna jednostka zginie z głodu
    [few] { $count } jednostki zginą z głodu
   *[many] { $count } jednostek zginie z głodu
  }
wild-take = Weź
wild-missing = { $count ->
    [one] jeszcze jeden punkt
    [few] jeszcze { $count } punkty
   *[other] jeszcze { $count } punktów
  }
muster = Kto idzie
muster-less = Zostaw { $unit ->
    [I] jeden oddział piechoty
    [M] jeden oddział jazdy
   *[X] najemnika
  }
muster-more = Dołącz { $unit ->
    [I] jeden oddział piechoty
    [M] jeden oddział jazdy
   *[X] najemnika
  }
muster-count = { $count } z { $most }
muster-go = { $how ->
    [enter] Wkrocz
    [attack] Atakuj
   *[march] Maszeruj
  }
action-send = Wyślij: { $units }
action-advance = Wkrocz: { $units }
action-leech-keep = Zachowaj
action-leech-roll = Rzuć ponownie
action-leech-from = { $who }
action-done = Gotowe
action-done-Train = Dalej
action-done-Move = Zakończ marsz
action-done-Buy = Zakończ turę
action-grant = Tak, przejdźcie
action-deny = Nie
action-luck = Szczęście
action-keep = Zostaw kości
action-rage = Szał
action-dodge = Unik
action-press = Nacieraj
action-withdraw = Wycofaj się
legacy-natural = Kafel natury
legacy-infantry = Piechota
legacy-mobile = Jazda
legacy-mercenary = Najemnik
legacy-civilized = Kafel cywilizacji
legacy-facility = Zakład Piechoty
legacy-discount = Tańsza jazda
legacy-advanced = Kafel zaawansowany
legacy-pass = Pas
legacy-offer = { $good }: kosztuje { $price } Chwały, zostanie ci { $left }

# Pierwsza gra
coach-Faction = Każda frakcja ma własną kość. Na początek weź Technikę, jeśli jest wolna: w każdej bitwie rzuca jedną kością więcej.
coach-Deploy = Postaw pierwsze jednostki na swoich kaflach, najwyżej trzech. Przy granicy mogą od razu najeżdżać.
coach-Train = Zakłady szkolą oddziały na początku twojej tury. Jeśli wolisz oszczędzać złoto, przejdź dalej.
coach-Move = Biało obrysowane są oddziały gotowe do marszu. Kafel wroga bez jednostek daje od razu 1 Chwałę, a jeśli wytrwasz tam do następnej tury, będzie twój.
coach-Send = Powiedz, ilu idzie. Zostaw kogoś w domu, jeśli wróg jest blisko.
coach-Buy = Za złoto kupisz piechotę i jazdę. Ale każda jednostka w polu je i pije: patrz na liczby w swoim panelu.
coach-Press = Porównano parami najwyższe kości. Jeszcze jedno starcie czy dość?
coach-Starve = Za mało żywności albo wody: jednostka ginie. Zdobądź farmy i studnie albo trzymaj oddziały w twierdzy.
