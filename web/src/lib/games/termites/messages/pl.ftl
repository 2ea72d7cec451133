# Plansza Termitów po polsku; zdarzenia i odmowy leżą obok zasad.
board = Sawanna
hex = { $cell }, { $terrain ->
    [water] woda
    [vegetation] roślinność
    [stones] kamienie
   *[clear] teren otwarty
  }{ $piece ->
    [unit] : { $count ->
        [one] { $caste ->
            [W] Robotnica
            [S] Żołnierz
            [N] Nasute
           *[F] Alate
          }
       *[other] { $count } { $caste ->
            [W] Robotnice
            [S] Żołnierze
            [N] Nasute
           *[F] Alate
          }
      } gracza { $who }, siła { $strength }, obrona { $defence }
    [mound] : Kopiec { $value } gracza { $who }
    [neutral] : neutralny Kopiec { $value }
   *[none] {""}
  }
unit-moves = { $moves ->
    [one] rusza się o jedno pole
    [few] rusza się o { $moves } pola
   *[other] rusza się o { $moves } pól
  }
stones-bonus = +{ $bonus } do obrony za Kamienie
caste-rule-S = Mocny chwyt: pokonane przez nich jednostki giną (bez wycofania)
caste-rule-N = Śluz: wspiera z odległości do dwóch pól, na Roślinności z +1
caste-rule-F = Latanie: nad wrogami bez skrzydeł; Woda i Kamienie za 1; nigdy na Roślinność ani nad nią
threat = { $who } może zaatakować siłą co najwyżej { $power } przeciw { $value }
doomed = pokonana jednostka nie ma dokąd się wycofać i ginie
no-threat = teraz nie można go zaatakować
terrain-rule-water = Woda: tylko dla Alate, także w ataku
terrain-rule-vegetation = Roślinność: zamknięta dla Alate, także w ataku; Nasute wspiera stąd z +1
terrain-rule-stones = Kamienie: obrona +1; Robotnice za 2 punkty, Alate za 1; Żołnierzy i Nasute można tu tylko wystawić
left-in-stack = W stosie zostało:
left-unseen = Na ręce i w stosie razem:
hand = Ręka
reserve = Rezerwa
trophies = Trofea
caste-W = Robotnica
caste-S = Żołnierz
caste-N = Nasute
caste-F = Alate
token = { $caste ->
    [W] { $count ->
        [one] jedna Robotnica
       *[other] { $count } Robotnice
      }
    [S] { $count ->
        [one] jeden Żołnierz
       *[other] { $count } Żołnierze
      }
    [N] { $count } × Nasute
   *[F] { $count } × Alate
  }
piece = { $form ->
    [alone] żeton{" "}
   *[other] {""}
  }{ $count ->
    [1] { $caste ->
        [W] Robotnicy
        [S] Żołnierza
        [N] Nasute
       *[F] Alate
      }
   *[other] { $count ->
        [2] dwóch
       *[3] trzech
      } { $caste ->
        [W] Robotnic
        [S] Żołnierzy
        [N] Nasute
       *[F] Alate
      }
  }
token-strength = { $token }, siła { $strength }
mound-value = Kopiec { $value }
terrain-clear = Otwarty
terrain-water = Woda
terrain-vegetation = Roślinność
terrain-stones = Kamienie
map-duel = Pojedynek
map-ring = Pierścień
map-spokes = Szprychy
map-cross = Krzyż
map-oases = Oazy
mound-neutral = neutralny
map-caption = { $name }, dla { $players ->
    [2] dwóch
    [3] trzech
   *[4] czterech
  } graczy{ $advanced ->
    [yes] , zaawansowana
   *[no] {""}
  }
group-fits = dozwolone
group-alike = niedozwolone: trzy jednakowe
group-large = niedozwolone: pięć razem
stay = Bez ruchu
turns-left = { $turns ->
    [one] ostatnia tura
    [few] zostały { $turns } tury
   *[other] zostało { $turns } tur
  }
cards = Ręka { $hand } · stos { $stack }
units = { $units ->
    [one] jedna jednostka
    [few] { $units } jednostki
   *[other] { $units } jednostek
  }
parts = Trofea { $trophies }, Kopce na planszy { $board }, rezerwa { $reserve }
colony-blue = Niebiescy
colony-red = Czerwoni
colony-gold = Złoci
colony-gray = Szarzy
swarm-blue = rój Robotnic
swarm-red = rój Żołnierzy
swarm-gold = rój Nasute
swarm-gray = rój Alate
colony = { $seat } prowadzi { $who }.
colony-blue-about = Rój Robotnic, najszybszy ze wszystkich: uderza z niespodziewanej strony i od razu odpowiada na każdy manewr.
colony-red-about = Rój Żołnierzy: brutalna siła. Nic, co zaatakują Żołnierze, nie ucieknie, choćby za najmocniejszą obroną.
colony-gold-about = Rój Nasute: walczy na odległość, wspiera pierwszą linię i wciąga wroga w pułapkę.
colony-gray-about = Rój Alate: pojawia się tam, gdzie nikt się go nie spodziewa.
seat-undrawn = Miejsce { $number }
ask-neutral = Ustaw neutralny Kopiec.
ask-lay-pick = Wybierz teren do położenia.
ask-lay = Gdzie położysz ten teren: { $picked }?
ask-mound-pick = Wybierz Kopiec do założenia.
ask-mound = Gdzie zakładasz { $picked }?
ask-hatch = Rozmnażanie: wybierz żeton z ręki.
ask-place = Rozmnażanie: gdzie stanie { $picked }?
ask-move = Ruch: rusz jednostkę albo nie ruszaj żadnej.
ask-go = Dokąd idzie jednostka z { $picked }?
ask-from = Z której strony atakuje?
ask-retreat = Dokąd cofa się pokonana jednostka?
ask-conquer = Który Kopiec zakładasz na zdobytym polu?
ask-rebuild-pick = Tracisz Kopiec: wybierz nowy.
ask-rebuild = Gdzie zakładasz { $picked }?
ask-sacrifice = Brak miejsca: która jednostka ustąpi Kopcowi?
action-move = Ruch z { $from } na { $to }
action-attack = { $walks ->
    [yes] Atak z { $start } na { $target }, od strony { $from }
   *[no] Atak z { $start } na { $target }
  }
action-pick = Wybierz { $thing }
action-pick-unit = Rusz jednostkę z { $cell }
action-place = Postaw { $thing } na { $cell }
action-mound = Załóż { $thing } na { $cell }
action-lay = Połóż na { $cell }: { $thing }
action-neutral = Neutralny Kopiec na { $cell }
action-retreat = Cofnij na { $cell }
action-sacrifice = Poświęć { $thing } na { $cell }
action-discard = Odrzuć { $thing }

# Pierwsza gra
coach-mound-pick = Każdy rój zakłada pierwsze Kopce. Liczba to obrona i punkty: 9 trudno zdobyć, ale to cenne trofeum.
coach-hatch = Każda tura zaczyna się Rozmnażaniem: nowym żetonem z ręki. Może pojawić się na dowolnym wolnym polu, nawet przy wrogim Kopcu.
coach-place = Ciemne kropki pokazują, gdzie może stanąć. Postaw go tam, gdzie wesprze atak: wszystkie twoje jednostki obok celu dodają siłę.
coach-move = Teraz rusz jedną jednostkę. Obrysowane mogą się ruszyć. Mała liczba przy Kopcu mówi, jak silny mógłby być teraz atak: 8/7 znaczy, że może paść.
coach-go = Kropki to ruchy, czerwone pierścienie to udane ataki. Atak bez pierścienia byłby za słaby; dotknij, a dowiesz się dlaczego.
coach-retreat = Wygrana! Wskaż, dokąd cofa się pokonana jednostka.
coach-conquer = Kopiec zdobyty. Załóż w jego miejscu własny.
