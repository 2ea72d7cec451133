# Plansza Termitów po polsku; zdarzenia i odmowy leżą obok zasad.
board = Sawanna
hex = { $cell }, { $terrain ->
    [water] woda
    [vegetation] roślinność
    [stones] kamienie
   *[clear] puste pole
  }{ $piece ->
    [unit] : { $count ->
        [one] { $caste ->
            [W] robotnica
            [S] żołnierz
            [N] nasute
           *[F] alate
          }
       *[other] { $count } { $caste ->
            [W] robotnice
            [S] żołnierze
            [N] nasute
           *[F] alate
          }
      }, { $who }, siła { $strength }, obrona { $defence }
    [mound] : Kopiec { $value }, { $who }
   *[none] {""}
  }
unit-moves = ruch: { $moves }
stones-bonus = +{ $bonus } do obrony za Kamienie
caste-rule-S = kogo pobije, ten nie może się wycofać i ginie
caste-rule-N = wspiera z dwóch pól, z +1 na Roślinności
caste-rule-F = lata nad Wodą i jednostkami
threat = { $who } może zaatakować siłą { $power } przeciw { $value }
doomed = pokonana jednostka nie ma dokąd się wycofać i ginie
no-threat = teraz nikt nie może go zaatakować
terrain-rule-water = Woda: mogą tu być tylko alate
terrain-rule-vegetation = Roślinność: nie dla alate; nasute wspiera z +1
terrain-rule-stones = Kamienie: wejście za 2 punkty ruchu, +1 do obrony
left-in-stack = W stosie zostało:
left-unseen = Na ręce i w stosie razem:
hand = Ręka
reserve = Rezerwa
trophies = Trofea
caste-W = robotnica
caste-S = żołnierz
caste-N = nasute
caste-F = alate
token = { $caste ->
    [W] { $count ->
        [one] jedna robotnica
       *[other] { $count } robotnice
      }
    [S] { $count ->
        [one] jeden żołnierz
       *[other] { $count } żołnierze
      }
    [N] { $count } × nasute
   *[F] { $count } × alate
  }
piece = żeton { $caste ->
    [W] robotnic
    [S] żołnierzy
    [N] nasute
   *[F] alate
  }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
  }
mound-value = Kopiec { $value }
terrain-water = Woda
terrain-vegetation = Roślinność
terrain-stones = Kamienie
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
part-trophies = Trofea
part-mounds = Kopce na planszy
part-reserve = Kopce w rezerwie
parts = Trofea { $trophies }, Kopce na planszy { $board }, rezerwa { $reserve }
colony-blue = Niebiescy
colony-red = Czerwoni
colony-gold = Złoci
colony-gray = Szarzy
ask-neutral = Ustaw neutralny Kopiec.
ask-lay-pick = Wybierz teren do położenia.
ask-lay = Połóż teren: { $picked ->
    [water] woda
    [vegetation] roślinność
   *[stones] kamienie
  }.
ask-mound-pick = Wybierz Kopiec do założenia.
ask-mound = Gdzie zakładasz { $picked }?
ask-hatch = Wybierz żeton z ręki.
ask-place = Gdzie pojawi się { $picked }?
ask-move = Rusz jednostkę albo nie ruszaj żadnej.
ask-go = Dokąd idzie jednostka z { $picked }?
ask-from = Z której strony atakuje?
ask-retreat = Dokąd cofa się pokonana jednostka?
ask-conquer = Który Kopiec zakładasz na zdobytym polu?
ask-rebuild-pick = Tracisz Kopiec: wybierz nowy.
ask-rebuild = Gdzie zakładasz { $picked }?
ask-sacrifice = Brak miejsca: która jednostka ustąpi Kopcowi?
action-move = Ruch { $from } na { $to }
action-attack = { $walks ->
    [yes] Atak z { $start } na { $target }, od strony { $from }
   *[no] Atak z { $start } na { $target }
  }
action-pick = Wybierz: { $thing }
action-place = Postaw { $thing } na { $cell }
action-mound = Załóż { $thing } na { $cell }
action-lay = Połóż na { $cell }: { $thing ->
    [water] woda
    [vegetation] roślinność
   *[stones] kamienie
  }
action-neutral = Neutralny Kopiec na { $cell }
action-retreat = Cofnij na { $cell }
action-sacrifice = Poświęć { $thing } na { $cell }
action-discard = Odrzuć { $thing }

# Pierwsza gra
coach-mound-pick = Każdy rój zakłada pierwsze Kopce. Liczba to obrona i punkty: 9 trudno zdobyć, ale to cenne trofeum.
coach-hatch = Każda tura zaczyna się nowym żetonem z ręki. Może pojawić się na dowolnym wolnym polu, nawet przy wrogim Kopcu.
coach-place = Ciemne kropki pokazują, gdzie może stanąć. Postaw go tam, gdzie wesprze atak: wszystkie twoje jednostki obok celu dodają siłę.
coach-move = Teraz rusz jedną jednostkę. Obrysowane mogą się ruszyć. Mała liczba przy Kopcu mówi, jak silny mógłby być teraz atak: 8/7 znaczy, że może paść.
coach-go = Kropki to ruchy, czerwone pierścienie to udane ataki. Atak bez pierścienia byłby za słaby; dotknij, a dowiesz się dlaczego.
coach-retreat = Wygrana! Wskaż, dokąd cofa się pokonana jednostka.
coach-conquer = Kopiec zdobyty. Załóż w jego miejscu własny.
