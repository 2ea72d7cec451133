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
chance-acts = Teraz rzut albo losowanie; nie decyduje o tym żaden gracz.
not-your-ant = Na { $tile } nie ma twojej mrówki.
too-few-points = { $cost ->
    [one] To kosztuje 1 punkt akcji, a zostało ci { $left }.
    [few] To kosztuje { $cost } punkty akcji, a zostało ci { $left }.
   *[other] To kosztuje { $cost } punktów akcji, a zostało ci { $left }.
  }
not-neighbour = { $to } nie sąsiaduje z { $from }.
occupied = { $owner ->
    [N] Na { $tile } stoi niezwerbowana mrówka.
   *[other] Na { $tile } stoi mrówka ({ $owner }).
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
turn-begins = Cykl { $cycle }: tura, { $seat }, punkty akcji: { $ap }.
moved = { $load ->
    [0] { $seat }: { $ant } idzie z { $from } na { $to }.
   *[other] { $seat }: { $ant } niesie { $load } z { $from } na { $to }.
  }
gathered = { $node ->
    [none] { $seat }: robotnica na { $tile } bierze cukier i niesie { $load }.
   *[other] { $seat }: robotnica na { $tile } bierze kostkę z { $node } i niesie { $load }.
  }
dropped = { $stored ->
    [yes] { $seat } odkłada { $cubes } z { $tile } do spiżarni: jest tam { $total }.
   *[no] { $seat } zostawia { $cubes } na { $tile }: leży tam { $total }.
  }
fed = { $seat }: robotnica na { $ant } karmi niezwerbowaną mrówkę na { $tile }, która przyłącza się do kolonii.
spawned = { $seat }: na { $tile } wykluwa się robotnica, w spiżarni zostaje { $store }.
growing = { $seat } płaci za łączenie na { $tile }, w spiżarni zostaje { $store }.
merged = { $cubes ->
    [0] { $seat }: mrówka na { $tile } wchłania tę z { $absorbed } i powstaje { $ant }.
   *[other] { $seat }: mrówka na { $tile } wchłania tę z { $absorbed } i powstaje { $ant }; kostki, które trafiają do spiżarni: { $cubes }.
  }
queen-replaced = { $seat }: na { $tile } pojawia się nowa królowa, w spiżarni zostaje { $store }.
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
        [0] { $owner }: { $ant } na { $tile } ginie.
        [one] { $owner }: { $ant } na { $tile } ginie; zostaje tam jedna kostka cukru.
        [few] { $owner }: { $ant } na { $tile } ginie; zostają tam { $cubes } kostki cukru.
       *[other] { $owner }: { $ant } na { $tile } ginie; zostaje tam { $cubes } kostek cukru.
      }
  }
throne = { $holder ->
    [none] Tron na { $tile } ({ $seat }) jest znów wolny; schodzi z niego { $before }.
   *[other] { $holder } zajmuje tron na { $tile } ({ $seat }).
  }
throne-count = { $holder } zajmuje tron ({ $seat }) od { $count } z { $needed } tur.
conquered = { $by } przejmuje kolonię ({ $seat }): mrówki { $ants }, kostki { $cubes }.
extinct = { $cubes ->
    [0] { $seat } nie ma już mrówek ani środków: kolonia wymiera.
   *[other] { $seat } nie ma już mrówek i ma za mało na królową: kolonia wymiera, do zapasu wraca { $cubes }.
  }
rolled = { $event ->
    [currents] AntWheel wskazuje { $face }, Silne prądy: więcej punktów akcji w następnym cyklu.
    [rain] AntWheel wskazuje { $face }, Użyźniający deszcz: wolniejsze ruchy w następnym cyklu i nowy cukier.
    [emigration] AntWheel wskazuje { $face }, Emigracja: przybywają niezwerbowane mrówki.
    [predator] AntWheel wskazuje { $face }, Drapieżnik: nadchodzi mrówkojad.
    [speech] AntWheel wskazuje { $face }, Przemowa motywacyjna: żołnierze jednej z kolonii nabierają ducha.
   *[taxes] AntWheel wskazuje { $face }, Podatki: po kostce od każdego.
  }
rained = Po deszczu na { $tile } leży cukier: { $cubes }.
immigrated = Na { $tile } osiada niezwerbowana mrówka.
predator = Mrówkojad uderza w { $tile }: ginie każda mrówka w jego zasięgu.
speech = { $seat } słyszy przemowę motywacyjną: w następnej turze żołnierze atakują z siłą wojowników.
tax-from-store = { $seat } płaci kostką ze spiżarni: zostaje { $store }.
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
