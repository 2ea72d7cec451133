# Co mówią Termity po polsku. Klucze i argumenty są takie same w każdym języku. Gracze są nazwani imionami: zdania nie zdradzają rodzaju.

# Odmowy (rozdział 11)
not-a-step = Nie rozumiem „{ $text }”.
not-your-turn = Teraz decyduje { $who }.
wrong-phase = { $phase ->
    [builder] Najpierw losuje się, kto zaczyna budować mapę.
    [first] Najpierw losuje się, kto zaczyna.
    [random] Właśnie powstaje losowa mapa.
    [neutral] Teraz { $who } stawia neutralny Kopiec.
    [lay-pick] Teraz { $who } kładzie kafel terenu.
    [lay] { $who } ma już teren; teraz trafia on na pole.
    [colony] Losuje się roje.
    [deal] Rozdaje się żetony.
    [mound-pick] Teraz { $who } zakłada początkowy Kopiec.
    [mound] { $who } ma już Kopiec; teraz trafia on na pole.
    [hatch] { $who } musi najpierw postawić żeton.
    [place] { $who } ma już żeton; teraz trafia on na pole.
    [draw] Dobiera się żeton.
    [move] Żeton już stoi; teraz { $who } rusza jednostkę, atakuje nią albo nie rusza żadnej.
    [go] { $who } ma już jednostkę; teraz rusza się ona albo atakuje.
    [retreat] Najpierw { $who } wskazuje, dokąd wycofuje się pokonana jednostka.
    [conquer] Najpierw { $who } zakłada Kopiec w miejscu zdobytego.
    [rebuild-pick] Najpierw { $who } wybiera Kopiec za utracony.
    [rebuild] { $who } ma już Kopiec za utracony; teraz trafia on na pole.
    [sacrifice] Dla nowego Kopca nie ma miejsca: { $who } musi poświęcić jednostkę.
   *[over] Gra jest skończona.
  }
impossible = { $phase ->
    [deal] „{ $outcome }” jest niemożliwe: takiego żetonu nie ma już w stosie.
    [draw] „{ $outcome }” jest niemożliwe: takiego żetonu nie ma już w stosie.
   *[other] „{ $outcome }” jest teraz niemożliwe.
  }
not-in-hand = Nie masz na ręce żetonu { $token }.
no-hex-for-token = Nie ma wolnego pola, na którym { $caste ->
    [F] mogłyby stanąć Alate.
    [N] mogłyby stanąć Nasute.
    [S] mogliby stanąć Żołnierze.
   *[W] mogłyby stanąć Robotnice.
  }
no-hex-for-terrain = Nie ma już pola dla tego terenu: { $terrain ->
    [water] Woda.
    [vegetation] Roślinność.
   *[stones] Kamienie.
  }
no-mound = Twój { $mound } nie leży w rezerwie.
wrong-pick = { $thing ->
    [token] Wybrano już { $picked }.
    [unit] Wybrano już jednostkę na { $picked }.
    [mound] Wybrano już { $picked }.
   *[terrain] Wybrano już teren: { $picked }.
  }
off-board = Nie ma pola { $cell }.
occupied = { $by ->
    [place] Pole { $cell } jest zajęte: nowe żetony stawia się na pustych polach.
    [move] Ruch musi kończyć się na pustym polu, a na { $cell } stoi coś twojego.
    [start] Ruch musi opuścić pole, z którego się zaczyna, { $cell }.
    [mound] Pole { $cell } nie jest puste: nie można tam założyć Kopca.
   *[lay] Na polu { $cell } jest już kafel albo coś stoi.
  }
terrain = { $entering ->
    [stand] { $terrain ->
        [vegetation] Alate nie mogą stać na Roślinności ({ $cell }).
       *[water] Tylko Alate mogą stać na Wodzie ({ $cell }).
      }
    [attack] { $terrain ->
        [vegetation] Alate nie mogą atakować { $mound ->
            [yes] Kopca
           *[no] jednostki
          } na Roślinności ({ $cell }).
        [water] Tylko Alate mogą atakować { $mound ->
            [yes] Kopiec na Wodzie
           *[no] jednostkę nad Wodą
          } ({ $cell }).
       *[stones] { $caste ->
            [N] Nasute
            [S] Żołnierze
            [F] Alate
           *[W] Robotnice
          } nie mogą atakować { $mound ->
            [yes] Kopca
           *[no] jednostki
          } na Kamieniach ({ $cell }): wejście kosztuje 2 punkty ruchu, a mają tylko { $moves }.
      }
   *[move] { $terrain ->
        [vegetation] Alate nie mogą wejść na Roślinność ({ $cell }).
        [water] Tylko Alate mogą wejść na Wodę ({ $cell }).
       *[stones] { $caste ->
            [N] Nasute
            [S] Żołnierze
            [F] Alate
           *[W] Robotnice
          } nie mogą wejść na Kamienie ({ $cell }): to kosztuje 2 punkty ruchu, a mają tylko { $moves }.
      }
  }
no-unit = { $holder ->
    [none] Na { $cell } nie ma twojej jednostki.
   *[other] Jednostka na { $cell } nie jest twoja; ma ją { $holder }.
  }
no-legal-move = Jednostka na { $cell } nie ma dozwolonego ruchu ani ataku.
use-attack = { $holder ->
    [neutral] Na { $cell } stoi neutralny Kopiec: wejście tam byłoby atakiem.
   *[other] Pole { $cell } zajmuje { $holder }: wejście tam byłoby atakiem.
  }
too-far = { $going ->
    [attack] Jednostka nie dojdzie do pola obok { $cell } tak, by jeszcze zaatakować; { $caste ->
        [F] Alate mają
        [N] Nasute mają
        [S] Żołnierze mają
       *[W] Robotnice mają
      } { $moves ->
        [one] jeden punkt ruchu.
        [few] { $moves } punkty ruchu.
       *[other] { $moves } punktów ruchu.
      }
   *[move] Pole { $cell } jest poza zasięgiem; { $caste ->
        [F] Alate mają
        [N] Nasute mają
        [S] Żołnierze mają
       *[W] Robotnice mają
      } { $moves ->
        [one] jeden punkt ruchu.
        [few] { $moves } punkty ruchu.
       *[other] { $moves } punktów ruchu.
      }
  }
blocked = { $going ->
    [attack] Każdą drogę do ataku na { $cell } zagradza coś, czego nie można minąć.
   *[move] Drogę na { $cell } zagradza coś, czego nie można minąć.
  }
no-target = { $own ->
    [yes] Na { $cell } stoi coś twojego.
   *[no] Na { $cell } nie ma czego atakować.
  }
bad-from = { $reason ->
    [mound] Przy ataku na Kopiec ({ $cell }) nie podaje się, z której strony.
    [start] Pola, na którym stoi jednostka ({ $from }), nigdy się nie podaje: pomiń je.
    [unnamed] Jednostka na { $from } nie stoi obok { $cell }: podaj pole, z którego atakuje.
   *[impossible] Atak na { $cell } nie może nadejść z { $from }.
  }
too-weak = Siła ataku { $power } ({ $strength } i wsparcie { $support }) nie przewyższa obrony { $defence }{ $stones ->
    [yes] {" "}({ $base }, +1 za Kamienie).
   *[no] .
  }
must-place = Możesz jeszcze postawić żeton { $token }, więc nie wolno odrzucać.
bad-retreat = { $reason ->
    [from] Pokonana jednostka nie może wycofać się na { $cell }: stamtąd przyszedł atak.
    [not-next] Pokonana jednostka z { $target } może wycofać się tylko na sąsiednie pole, a { $cell } takie nie jest.
    [occupied] Pokonana jednostka nie może wycofać się na { $cell }: coś tam stoi.
   *[terrain] Pokonana jednostka nie może wycofać się na { $cell }: nie wolno jej wejść na ten teren.
  }
wrong-hex = Nowy Kopiec staje w miejscu zdobytego: { $cell }.
edge = { $cell } leży na brzegu, a Kopiec potrzebuje wokół siebie sześciu pól.
not-clear = Kopiec stoi tylko na terenie otwartym, a na { $cell } jest { $terrain ->
    [water] Woda.
    [vegetation] Roślinność.
   *[stones] teren kamienisty.
  }
mound-adjacent = Kopce nie mogą się stykać: { $cell } leży obok tego na { $mound }.
two-waters = Obok Kopca może być najwyżej jedno pole Wody; przy { $cell } jest ich { $waters }.
bad-sacrifice = { $reason ->
    [unit] Na { $cell } nie masz żetonu { $token }.
   *[ground] Na { $cell } Kopiec nie mógłby stanąć nawet bez tej jednostki.
  }
tile-supply = Wszystkie kafle tego terenu już leżą ({ $tiles }): { $terrain ->
    [water] Woda.
    [vegetation] Roślinność.
   *[stones] Kamienie.
  }
group-type = Na { $cell } połączyłyby się więcej niż dwa kafle: { $terrain ->
    [water] Woda.
    [vegetation] Roślinność.
   *[stones] Kamienie.
  }
group-all = Na { $cell } połączyłyby się więcej niż cztery kafle.
neutral-waters = Neutralny Kopiec na { $mound } ma już obok Wodę, więc na { $cell } nie może jej być.

# Zdarzenia
builder = { $who } zaczyna budować mapę.
first = Zaczyna { $who }.
map-laid = Mapa „{ $map }” leży na stole.
neutral-placed = { $who ->
    [none] Na każdym z tych pól stoi neutralny { $mound }: { $cells }.
   *[other] { $who } stawia neutralny { $mound } na { $cells }.
  }
laid = { $who ->
    [none] Na { $cells } leży { $terrain ->
        [water] Woda.
        [vegetation] Roślinność.
       *[stones] teren kamienisty.
      }
   *[other] { $who } kładzie na { $cells } teren: { $terrain ->
        [water] Woda.
        [vegetation] Roślinność.
       *[stones] Kamienie.
      }
  }
colony = Miejsce { $seat }: { $who }.
drawn = { $who } dobiera żeton { $token }.
drawn-unseen = { $who } dobiera żeton.
turn = Turę zaczyna { $who }.
picked = { $who } wybiera { $thing }.
placed = { $who } stawia żeton { $token } na { $cell }.
discarded = { $who } niczego nie może postawić i odrzuca żeton { $token }.
stayed = { $forced ->
    [yes] { $who } nie może ruszyć niczego.
   *[no] { $who } nie rusza niczego.
  }
moved = { $who } rusza żeton { $token }: { $path }.
attacked = { $who } atakuje żetonem { $token } ({ $path }) pole { $target }, gdzie stoi { $against ->
    [neutral] neutralny { $piece }
   *[other] { $piece } ({ $against })
  }: { $supporters ->
    [none] {""}
   *[other] { $strength } + wsparcie ({ $supporters }) ={" "}
  }{ $power } przeciw { $defence }{ $stones ->
    [yes] {" "}(Kamienie +1).
   *[no] .
  }
retreated = Żeton { $token } gracza { $who } wycofuje się z { $from } na { $to }.
destroyed = { $fate ->
    [gripped] Żeton { $token } gracza { $who } na { $cell } ginie: mocny chwyt Żołnierzy nie pozwala się wycofać.
    [cornered] Żeton { $token } gracza { $who } na { $cell } ginie: nie ma dokąd się wycofać.
    [pushed] Żeton { $token } gracza { $who } zostaje zepchnięty w Roślinność na { $cell } i ginie.
    [used-up] Żeton { $token } gracza { $who } z { $cell } ginie przy zdobyciu Kopca.
   *[sacrificed] { $who } poświęca żeton { $token } na { $cell }.
  }
mound-taken = { $from ->
    [neutral] { $who } zdobywa neutralny { $mound } na { $cell } jako trofeum.
   *[other] { $who } zdobywa { $mound } na { $cell } jako trofeum; traci go { $from }.
  }
mound-placed = { $founding ->
    [start] { $who } zakłada { $mound } na { $cell }.
    [conquest] { $who } zakłada { $mound } na zdobytym { $cell }.
   *[rebuilding] { $who } zakłada { $mound } na { $cell } za utracony.
  }
not-founded = { $reserve ->
    [yes] { $who } nie znajduje miejsca na kolejny Kopiec.
   *[no] { $who } nie ma już Kopca w rezerwie.
  }
finished = { $decided ->
    [points] Koniec gry: wygrywa { $winners }.
    [units] Koniec gry: remis rozstrzygają jednostki na planszy, wygrywa { $winners }.
   *[shared] Koniec gry: zwycięstwo dzielą { $winners }.
  }

# Co podpowiedź mówi o radzonym ruchu: dlaczego jest dobry
conquers-mound = Zdobywa { $mound } na { $cell } jako trofeum.
kills-unit = Niszczy żeton { $token } na { $cell } ({ $who }).
drives-back = Wypiera żeton { $token } z { $cell } ({ $who }).
threatens-mound = Daje dość siły, by zaatakować { $mound } na { $cell }.
threatens-unit = Daje dość siły, by zaatakować żeton { $token } na { $cell } ({ $who }).
secures-mound = Twój { $mound } na { $cell } przestaje być zagrożony przez żetony na planszy.
saves-unit = Twój żeton { $token } z { $cell } nie będzie już zagrożony atakiem.
besieges = Wokół pola { $cell } ({ $mound }) stanie siła { $power } z potrzebnej siły { $need }.
hard-to-take = Atak na { $mound } wymaga siły { $need }, a pojedynczy żeton ma najwyżej { $most }.
far-from-enemies = W promieniu dwóch pól od { $cell } nie ma wrogich żetonów.

# Przed czym ostrzega trener: co może teraz zrobić przeciwnik
mound-at-risk = Twój { $mound } na { $cell } może paść: { $who } ma przeciw niemu siłę { $power }, a obrona to { $defence }.
unit-at-risk = Twój żeton { $token } na { $cell } może zostać zaatakowany: { $who } ma siłę { $power } przeciw { $defence }.
