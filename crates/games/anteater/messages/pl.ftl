# Co mówi Mrówkojad po polsku. Klucze i argumenty są takie same w każdym języku.

# Odmowy (7.8)
game-over = Gra jest skończona.
not-a-step = Nie rozumiem „{ $text }”.
wrong-phase = { $phase ->
    [start] Najpierw losuje się, kto zaczyna.
    [reveal] Najpierw odkrywa się następną termitierę.
    [choose] Najpierw rzuć kością.
    [roll] Najpierw rzut: kość gracza { $seat } jest jeszcze w kubku.
   *[decide] Kość już rzucona: { $seat } kładzie ją albo płaci robakiem.
  }
not-your-turn = Ruch ma { $seat }.
chance-acts = Teraz rzut albo losowanie; nie ma tu nic do wyboru.
no-such-seat = Nie ma takiego miejsca; liczba graczy: { $seats }.
wrong-slot = Następna termitiera trafia na miejsce { $due }, nie { $slot }.
card-not-in-stack = Takiej termitiery nie ma w stosie.
throw-which = Powiedz, którą kością rzucasz: „throw own” albo „throw neutral”.
throw-plain = Jest tylko jeden rodzaj kości: wystarczy „throw”.
no-die = { $die ->
    [own] W tej rundzie nie masz już własnej kości.
   *[neutral] W tej rundzie nie masz już kości trzeciego koloru.
  }
die-blocked = { $colour ->
    [N] Trzeci kolor nie ma już miejsca w tej rundzie: wszystkie jego kolumny są pełne.
   *[other] { $colour } nie ma już miejsca w tej rundzie: wszystkie kolumny są pełne.
  }
pass-before-roll = Przy tym stole pasuje się przed rzutem; teraz kość trzeba położyć albo rzucić jeszcze raz.
neutral-no-worm = Za trzeci kolor nie płaci się robakami: jego kość trzeba położyć.
no-worm = { $payment ->
    [reroll] Ponowny rzut kosztuje robaka, a ty nie masz żadnego.
   *[pass] Pas kosztuje robaka, a ty nie masz żadnego.
  }
no-such-space = Nie ma pola { $space }.
space-occupied = Na polu { $space } leży już kość.
column-owned = Kolumna { $column } termitiery { $mound } jest zajęta: { $owner ->
    [N] należy do trzeciego koloru
   *[other] leżą tam kości gracza { $owner }
  }.
one-column = { $neutral ->
    [yes] Trzeci kolor ma kolumnę { $own } na termitierze { $mound }, a więcej niż jednej tam nie dostanie.
   *[no] Masz kolumnę { $own } na termitierze { $mound }, a więcej niż jednej tam nie dostaniesz.
  }
not-leftmost = { $neutral ->
    [yes] Pierwsza kość trzeciego koloru na termitierze { $mound } musi zacząć wolną kolumnę najbardziej z lewej, kolumnę { $leftmost }.
   *[no] Twoja pierwsza kość na termitierze { $mound } musi zacząć wolną kolumnę najbardziej z lewej, kolumnę { $leftmost }.
  }
not-lowest = Kość kładzie się na najniższym wolnym polu kolumny, na polu { $lowest }.
column-full = { $neutral ->
    [yes] Kolumna { $column } trzeciego koloru na termitierze { $mound } jest pełna, a więcej niż jednej tam nie dostanie.
   *[no] Twoja kolumna { $column } na termitierze { $mound } jest pełna, a więcej niż jednej tam nie dostaniesz.
  }
no-free-column = Żadna kolumna termitiery { $mound } nie jest wolna.

# Zdarzenia
started = Zaczyna { $seat }.
revealed = Termitiera { $slot }: { $name }, Królowa { $queen }, Generał { $general }, liczba robaka { $worm_number }.
rolled = { $colour ->
    [N] { $seat } wyrzuca { $face } dla trzeciego koloru.
   *[other] { $seat } wyrzuca { $face }.
  }
placed = { $colour ->
    [N] { $seat } kładzie { $face } trzeciego koloru na { $space }: suma { $total }.
   *[other] { $seat } kładzie { $face } na { $space }: suma { $total }.
  }
found-item = { $taken ->
    [yes] { $colour ->
        [N] Trzeci kolor
       *[other] { $colour }
      } znajduje przedmiot: { $name }, { $count ->
        [1] pierwszy tego rodzaju.
        [2] to już para.
       *[other] numer { $count } tego rodzaju.
      }
    [supply-empty] { $colour ->
        [N] Trzeci kolor
       *[other] { $colour }
      } znajduje przedmiot, ale takich już nie ma: { $name }.
   *[not-collecting] Trzeci kolor niczego nie zbiera: { $name }.
  }
found-worm = { $taken ->
    [yes] { $colour ->
        [N] Trzeci kolor znajduje robaka.
       *[other] { $colour } znajduje robaka.
      }
    [supply-empty] { $colour ->
        [N] Trzeci kolor znajduje robaka, ale w zapasie nie ma już żadnego.
       *[other] { $colour } znajduje robaka, ale w zapasie nie ma już żadnego.
      }
   *[not-collecting] Trzeci kolor nie zbiera robaków.
  }
rerolled = { $seat } płaci robakiem i rzuca jeszcze raz.
passed = { $seat } płaci robakiem i pasuje.
blocked = { $colour ->
    [N] Trzeci kolor
   *[other] { $colour }
  } nie ma już miejsca: na ręce { $dice ->
    [one] zostaje jedna kość.
    [few] zostają { $dice } kości.
   *[other] zostaje { $dice } kości.
  }
queen = { $to ->
    [none] Termitiera { $slot }: nikt nie bierze Królowej ({ $points }).
   *[other] Termitiera { $slot }: { $to ->
        [N] trzeci kolor
       *[other] { $to }
      } zdobywa Królową ({ $points }) sumą { $total }{ $tie ->
        [yes] ; przy remisie wygrywa kolumna bardziej z lewej
       *[no] {""}
      }.
  }
general = { $to ->
    [none] Termitiera { $slot }: nikt nie bierze Generała ({ $points }).
   *[other] Termitiera { $slot }: { $to ->
        [N] trzeci kolor
       *[other] { $to }
      } zdobywa Generała ({ $points }) sumą { $total }{ $tie ->
        [yes] ; przy remisie wygrywa kolumna bardziej z lewej
       *[no] {""}
      }.
  }
worm-won = Termitiera { $slot }: { $colour ->
    [N] trzeci kolor
   *[other] { $colour }
  } { $at_least ->
    [yes] osiąga liczbę robaka { $number } sumą { $total }
   *[no] trafia dokładnie w liczbę robaka sumą { $total }
  }{ $taken ->
    [yes] {" "}i bierze robaka.
    [supply-empty] , ale robaków już nie ma.
   *[not-collecting] , ale nie zbiera robaków.
  }
round-begins = Zaczyna się runda { $round }; zaczyna { $start }.
finished = { $decided ->
    [points] Koniec gry: wygrywa { $winners ->
        [N] trzeci kolor
       *[other] { $winners }
      }, najlepszy mrówkojad.
    [shared] Koniec gry: zwycięstwo dzielą { $winners }.
    [queens] Koniec gry: remis rozstrzyga liczba Królowych, wygrywa { $winners ->
        [N] trzeci kolor
       *[other] { $winners }
      }.
    [generals] Koniec gry: remis rozstrzyga liczba Generałów, wygrywa { $winners ->
        [N] trzeci kolor
       *[other] { $winners }
      }.
   *[worms] Koniec gry: remis rozstrzygają robaki, wygrywa { $winners ->
        [N] trzeci kolor
       *[other] { $winners }
      }.
  }

# Co podpowiedź mówi o radzonym ruchu: dlaczego jest dobry
wins-queen = Zdobywa Królową termitiery { $slot }: { $points } pkt.
wins-general = Zdobywa Generała termitiery { $slot }: { $points } pkt.
takes-lead = Daje prowadzenie na termitierze { $slot } z sumą { $total }; Królowa jest tam warta { $queen }.
keeps-lead = Utrzymuje prowadzenie na termitierze { $slot } z przewagą { $ahead }; Królowa jest tam warta { $queen }.
takes-second = Daje drugie miejsce na termitierze { $slot }, czyli Generała wartego { $general }.
opens-mound = Na termitierze { $slot }, której Królowa jest warta { $queen }, nie ma jeszcze nikogo innego; { $room ->
    [0] twoja kolumna będzie tam od razu pełna.
    [one] w twojej kolumnie zmieści się jeszcze jedna kość.
    [few] w twojej kolumnie zmieszczą się jeszcze { $room } kości.
   *[other] w twojej kolumnie zmieści się jeszcze { $room } kości.
  }
denies-queen = Na termitierze { $slot } prowadzi { $owner }; teraz obejmie tam prowadzenie trzeci kolor. Królowa jest warta { $queen }.
collects-item = Wykopuje przedmiot: { $name }, { $count ->
    [one] pierwszy tego rodzaju.
    [2] co daje parę wartą { $points } pkt.
   *[other] { $count }. tego rodzaju.
  }
collects-worm = Wykopuje robaka.
meets-worm-number = Twoja suma na termitierze { $slot } trafia w liczbę robaka { $number }: robak, jeśli tak zostanie.
better-roll = { $face } to mało: następny rzut da średnio 3,5.

# Przed czym ostrzega trener: co może teraz zrobić przeciwnik
lead-at-risk = { $owner ->
    [N] Trzeci kolor może cię wyprzedzić na termitierze { $slot }
   *[other] { $owner } może cię wyprzedzić na termitierze { $slot }
  } { $need ->
    [1] każdym rzutem
    [6] rzutem 6
   *[other] rzutem co najmniej { $need }
  }; Królowa jest tam warta { $queen }.
