# Co mówi DominAnts po polsku. Klucze i argumenty są takie same w każdym języku.

# Odmowy (12.4)
not-a-step = Nie rozumiem „{ $text }” albo nie ma takiego pola.
wrong-phase = { $phase ->
    [START] Najpierw losuje się, kto zaczyna.
    [MAIN] Turę ma { $seat }, a ten krok teraz do niej nie należy.
    [EVENT-ROLL] Najpierw trzeba zakręcić kołem AntWheel.
    [EVENT-TILE] Najpierw wydarzenie losuje pole.
    [EVENT-PLAYER] Najpierw losuje się, kto usłyszy przemowę motywacyjną.
    [TAX] Najpierw podatek płaci { $seat }.
   *[OVER] Gra jest skończona.
  }
finish-merge = Najpierw dokończ łączenie: wskaż mrówkę, którą wchłonie mrówka na { $tile }.
finish-battle = Najpierw dokończ bitwę: dodaj mrówki albo uderz.
not-your-turn = Turę ma { $seat }.
chance-acts = Teraz rzut albo losowanie; nie ma tu nic do wyboru.
not-your-ant = Na { $tile } nie ma twojej mrówki.
too-few-points = { $cost ->
    [one] To kosztuje 1 punkt akcji, a zostało ci { $left }.
    [few] To kosztuje { $cost } punkty akcji, a zostało ci { $left }.
   *[other] To kosztuje { $cost } punktów akcji, a zostało ci { $left }.
  }
not-neighbour = { $to } nie sąsiaduje z { $from }.
occupied = { $owner ->
    [N] Na { $tile } stoi niezwerbowana mrówka.
   *[other] Na { $tile } stoi mrówka gracza { $owner }.
  }
no-way = Z { $from } na { $to } nie prowadzi droga przez wolne pola.
queen-stays = Przy tym stole królowe nie opuszczają mrowisk, a { $tile } leży na zewnątrz.
not-worker = Zbierają tylko robotnice; na { $tile } stoi { $ant }.
has-gathered = Robotnica na { $tile } już w tej turze zbierała.
not-sugar = { $tile } nie jest polem cukru. Jeśli kostki leżą na ziemi, wskaż pole, na którym leżą.
no-node = { $exists ->
    [yes] Kostki na { $to } są za daleko od { $from }: robotnica sięga własnego pola i sąsiednich.
   *[no] Na { $to } nie leżą kostki.
  }
supply-empty = Zapas cukru jest pusty: nic tu nie przyrośnie, dopóki ktoś nie wyda kostek.
carries-nothing = Mrówka na { $tile } niczego nie niesie.
nothing-to-feed = Do karmienia trzeba nieść kostkę, a mrówka na { $tile } nie ma żadnej.
no-neutral = Na { $to } obok { $from } nie ma niezwerbowanej mrówki.
feed-limit = Wszystkie twoje robotnice są już na planszy ({ $limit }), więc kolejnej mrówki nie zwerbujesz.
no-queen = Bez królowej nie wykluje się robotnica.
spawn-price = Robotnica kosztuje { $needed } cukru ze spiżarni, masz { $store }.
spawn-tile = { $why ->
    [outside] { $tile } nie leży w twoim mrowisku.
    [occupied] Na { $tile } stoi mrówka.
   *[throne] { $tile } to tron, tam robotnice się nie wykluwają.
  }
spawn-limit = Wszystkie twoje robotnice są już na planszy ({ $limit }).
not-in-hive = Mrówki łączą się w domu, a { $tile } nie leży w twoim mrowisku.
not-same-hive = { $itself ->
    [yes] Mrówka na { $from } nie wchłonie samej siebie: wskaż drugą.
   *[no] { $from } i { $to } nie leżą w tym samym mrowisku.
  }
cannot-merge = Łączą się robotnice i żołnierze; na { $tile } stoi { $ant }.
no-partner = W mrowisku z polem { $tile } nie ma drugiej takiej mrówki ({ $ant }).
other-kind = Na { $tile } stoi { $ant }; nie wchłonie mrówki innego rodzaju ({ $other }).
merge-price = Łączenie kosztuje { $needed } cukru ze spiżarni, masz { $store }.
merge-limit = Wszystkie twoje pionki tego rodzaju są już na planszy ({ $limit }): { $ant }.
has-queen = Masz królową; nie ma kogo zastępować.
queen-price = Nowa królowa kosztuje { $needed } cukru ze spiżarni, masz { $store }.
queen-tile = { $vacant ->
    [yes] Tron { $throne } jest wolny, więc nowa królowa pojawia się tam, a nie na { $tile }.
   *[no] Tron { $throne } jest zajęty; nowa królowa pojawia się na wolnym polu twojego rogu, a { $tile } takim nie jest.
  }
has-attacked = Mrówka na { $tile } już w tej turze atakowała.
already-joined = Mrówka na { $tile } już bierze udział.
no-enemy = Obok { $tile } nie ma wroga.
touches-none = Mrówka na { $tile } nie dotyka żadnego wroga z tej bitwy.
passed-over = Mrówka na { $tile } została pominięta. Z mrówek, które mogą walczyć, najpierw wskazuje się tę, która stoi najniżej na planszy, a w jednym rzędzie tę najbardziej z lewej: wskaż ją wcześniej albo zacznij nią bitwę.
cube-left = Na { $tile } jest jeszcze kostka, którą można zapłacić.
not-playing = Ten kolor nie gra albo odpadł.
no-such-face = Koło AntWheel nie ma numeru { $face }.
tile-not-drawn = Nie można wylosować { $tile }: stoi tam mrówka albo to tron.

# Zdarzenia
started = Zaczyna { $seat }.
turn-begins = Cykl { $cycle }: { $seat } zaczyna turę z { $ap ->
    [one] jednym punktem akcji.
   *[other] { $ap } punktami akcji.
  }
moved = { $load ->
    [0] { $ant } gracza { $seat } idzie z { $from } na { $to }.
    [one] { $ant } gracza { $seat } niesie kostkę z { $from } na { $to }.
    [few] { $ant } gracza { $seat } niesie { $load } kostki z { $from } na { $to }.
   *[other] { $ant } gracza { $seat } niesie { $load } kostek z { $from } na { $to }.
  }
gathered = { $node ->
    [none] Robotnica gracza { $seat } na { $tile } bierze cukier i niesie { $load ->
        [one] jedną kostkę.
        [few] { $load } kostki.
       *[other] { $load } kostek.
      }
   *[other] Robotnica gracza { $seat } na { $tile } bierze kostkę z { $node } i niesie { $load ->
        [one] jedną kostkę.
        [few] { $load } kostki.
       *[other] { $load } kostek.
      }
  }
dropped = { $stored ->
    [yes] { $seat } odkłada { $cubes ->
        [one] jedną kostkę
        [few] { $cubes } kostki
       *[other] { $cubes } kostek
      } z { $tile } do spiżarni; razem jest tam { $total }.
   *[no] { $seat } zostawia { $cubes ->
        [one] jedną kostkę
        [few] { $cubes } kostki
       *[other] { $cubes } kostek
      } na { $tile }; razem leży tam { $total }.
  }
fed = Robotnica gracza { $seat } na { $ant } karmi niezwerbowaną mrówkę na { $tile }, która przyłącza się do kolonii.
spawned = Na { $tile } wykluwa się robotnica gracza { $seat }; { $store ->
    [0] spiżarnia jest teraz pusta.
    [one] w spiżarni zostaje jedna kostka.
    [few] w spiżarni zostają { $store } kostki.
   *[other] w spiżarni zostaje { $store } kostek.
  }
growing = { $seat } płaci za łączenie na { $tile }; { $store ->
    [0] spiżarnia jest teraz pusta.
    [one] w spiżarni zostaje jedna kostka.
    [few] w spiżarni zostają { $store } kostki.
   *[other] w spiżarni zostaje { $store } kostek.
  }
merged = { $cubes ->
    [0] Mrówka gracza { $seat } na { $tile } wchłania tę z { $absorbed } i powstaje { $ant }.
    [one] Mrówka gracza { $seat } na { $tile } wchłania tę z { $absorbed } i powstaje { $ant }; jedna kostka trafia do spiżarni.
    [few] Mrówka gracza { $seat } na { $tile } wchłania tę z { $absorbed } i powstaje { $ant }; { $cubes } kostki trafiają do spiżarni.
   *[other] Mrówka gracza { $seat } na { $tile } wchłania tę z { $absorbed } i powstaje { $ant }; { $cubes } kostek trafia do spiżarni.
  }
queen-replaced = Na { $tile } pojawia się nowa królowa gracza { $seat }; { $store ->
    [0] spiżarnia jest teraz pusta.
    [one] w spiżarni zostaje jedna kostka.
    [few] w spiżarni zostają { $store } kostki.
   *[other] w spiżarni zostaje { $store } kostek.
  }
attacks = { $verdict ->
    [won] { $seat } atakuje mrówką z { $tile }: { $attack } przeciw { $defence }, zginęliby obrońcy.
    [lost] { $seat } atakuje mrówką z { $tile }: { $attack } przeciw { $defence }, zginęliby atakujący.
   *[all-die] { $seat } atakuje mrówką z { $tile }: { $attack } przeciw { $defence }, zginęliby wszyscy.
  }
struck = { $verdict ->
    [won] { $seat } uderza, { $attack } przeciw { $defence }, i wygrywa.
    [lost] { $seat } uderza, { $attack } przeciw { $defence }, i przegrywa.
   *[all-die] { $seat } uderza, { $attack } przeciw { $defence }: giną wszyscy.
  }
died = { $owner ->
    [N] Ginie niezwerbowana mrówka na { $tile }.
   *[other] { $cubes ->
        [0] Na { $tile } ginie { $ant } gracza { $owner }.
        [one] Na { $tile } ginie { $ant } gracza { $owner }; zostaje tam jedna kostka cukru.
        [few] Na { $tile } ginie { $ant } gracza { $owner }; zostają tam { $cubes } kostki cukru.
       *[other] Na { $tile } ginie { $ant } gracza { $owner }; zostaje tam { $cubes } kostek cukru.
      }
  }
throne = { $holder ->
    [none] { $before } schodzi z tronu gracza { $seat } na { $tile }.
   *[other] { $holder } zajmuje tron gracza { $seat } na { $tile }.
  }
throne-count = { $holder } zajmuje tron gracza { $seat }: tura { $count } z { $needed }.
conquered = { $by } przejmuje kolonię gracza { $seat }: { $ants ->
    [one] jedną mrówkę
    [few] { $ants } mrówki
   *[other] { $ants } mrówek
  } i { $cubes ->
    [one] jedną kostkę.
    [few] { $cubes } kostki.
   *[other] { $cubes } kostek.
  }
extinct = { $cubes ->
    [0] { $seat } nie ma już mrówek ani środków: kolonia wymiera.
    [one] { $seat } nie ma już mrówek i ma za mało na królową: kolonia wymiera, do zapasu wraca jedna kostka.
    [few] { $seat } nie ma już mrówek i ma za mało na królową: kolonia wymiera, do zapasu wracają { $cubes } kostki.
   *[other] { $seat } nie ma już mrówek i ma za mało na królową: kolonia wymiera, do zapasu wraca { $cubes } kostek.
  }
rolled = { $event ->
    [currents] AntWheel wskazuje { $face }, Silne prądy: więcej punktów akcji w następnym cyklu.
    [rain] AntWheel wskazuje { $face }, Użyźniający deszcz: wolniejsze ruchy w następnym cyklu i nowy cukier.
    [emigration] AntWheel wskazuje { $face }, Emigracja: przybywają niezwerbowane mrówki.
    [predator] AntWheel wskazuje { $face }, Drapieżnik: nadchodzi mrówkojad.
    [speech] AntWheel wskazuje { $face }, Przemowa motywacyjna: żołnierze jednej z kolonii nabierają ducha.
   *[taxes] AntWheel wskazuje { $face }, Podatki: po kostce od każdego.
  }
rained = Po deszczu na { $tile } { $cubes ->
    [one] leży jedna kostka cukru.
    [few] leżą { $cubes } kostki cukru.
   *[other] leży { $cubes } kostek cukru.
  }
immigrated = Na { $tile } osiada niezwerbowana mrówka.
predator = Mrówkojad uderza w { $tile }: ginie każda mrówka w jego zasięgu.
speech = { $seat } słyszy przemowę motywacyjną: w następnej turze żołnierze tej kolonii atakują z siłą wojowników.
tax-from-store = { $seat } płaci kostką ze spiżarni; { $store ->
    [0] spiżarnia jest teraz pusta.
    [one] w spiżarni zostaje jedna kostka.
    [few] w spiżarni zostają { $store } kostki.
   *[other] w spiżarni zostaje { $store } kostek.
  }
tax-from-load = { $seat } płaci kostką niesioną na { $tile }.
sacrificed = { $seat } oddaje za podatek mrówkę z { $tile } ({ $ant }).
finished = { $decided ->
    [last-colony] Koniec gry: ostatnia kolonia to { $winners }.
    [nobody-left] Koniec gry: ostatnie kolonie padły razem, pełniejszą spiżarnię ma { $winners }.
    [points] Koniec gry: na punkty wygrywa { $winners }.
    [power] Koniec gry: remis rozstrzyga siła mrówek, wygrywa { $winners }.
    [stored] Koniec gry: remis rozstrzygają kostki w spiżarni, wygrywa { $winners }.
    [carried] Koniec gry: remis rozstrzygają niesione kostki, wygrywa { $winners }.
    [stalemate] Koniec gry: doszło do pata, zwycięstwo dzielą { $winners }.
   *[shared] Koniec gry: zwycięstwo dzielą { $winners }.
  }

# Co podpowiedź mówi o radzonym ruchu: dlaczego jest dobry
fells-ant = { $later ->
    [yes] Prowadzi do ataku jeszcze w tej turze, w którym na { $tile } zginie { $owner ->
        [N] niezwerbowana mrówka
       *[other] { $ant } ({ $owner })
      }.
   *[no] Na { $tile } ginie { $owner ->
        [N] niezwerbowana mrówka
       *[other] { $ant } ({ $owner })
      }.
  }
takes-throne = { $later ->
    [yes] Jeszcze w tej turze dociera na tron na { $tile } ({ $seat }).
   *[no] Zajmuje tron na { $tile } ({ $seat }).
  }
frees-throne = { $later ->
    [yes] Jeszcze w tej turze uwalnia twój tron na { $tile }.
   *[no] Uwalnia twój tron na { $tile }.
  }
stores-sugar = Do twojej spiżarni { $cubes ->
    [one] trafia jedna kostka cukru
    [few] trafiają { $cubes } kostki cukru
   *[other] trafia { $cubes } kostek cukru
  }{ $later ->
    [yes] {" "}jeszcze w tej turze.
   *[no] .
  }
takes-sugar = { $later ->
    [yes] Na { $tile } robotnica zdąży jeszcze w tej turze wziąć cukier.
   *[no] Bierze cukier na { $tile }.
  }
gains-worker = { $later ->
    [yes] Jeszcze w tej turze mrówka z { $tile } zostanie twoją robotnicą.
   *[no] Przybywa ci robotnica na { $tile }.
  }
grows-ant = Na { $tile } powstaje { $ant }.
gains-queen = Na { $tile } pojawia się twoja nowa królowa.
escapes-danger = Ten marsz wyprowadza mrówkę z { $tile } ({ $ant }) z niebezpieczeństwa: przeciwnik mógłby ją pokonać w następnej turze.
carries-home = Ten marsz niesie cukier z { $tile } w stronę twojego mrowiska{ $moves ->
    [0] {" "}i dociera na miejsce.
    [one] : zostaje jeden ruch.
    [few] : zostają { $moves } ruchy.
   *[other] : zostaje { $moves } ruchów.
  }
nears-sugar = Tym marszem robotnica z { $tile } { $moves ->
    [0] dociera do cukru.
    [one] zbliża się do cukru na jeden ruch.
    [few] zbliża się do cukru na { $moves } ruchy.
   *[other] zbliża się do cukru na { $moves } ruchów.
  }
nears-throne = Tym marszem mrówka z { $tile } { $moves ->
    [0] wchodzi na tron ({ $seat }).
    [one] zbliża się do tronu ({ $seat }) na jeden ruch.
    [few] zbliża się do tronu ({ $seat }) na { $moves } ruchy.
   *[other] zbliża się do tronu ({ $seat }) na { $moves } ruchów.
  }

# Przed czym ostrzega trener: co może teraz zrobić przeciwnik
ant-at-risk = { $owner } może w następnej turze uderzyć w twoją mrówkę na { $tile } ({ $ant }): siła { $power } przeciw { $defence }.
throne-falls = Twój tron na { $tile } jest zajęty ({ $owner }). { $left ->
    [0] Twoja kolonia upadnie z końcem tej tury
    [one] Twoja kolonia upadnie z końcem twojej tury
    [few] Twoja kolonia upadnie za { $left } tury
   *[other] Twoja kolonia upadnie za { $left } tur
  }, jeśli nie przepędzisz tej mrówki.
