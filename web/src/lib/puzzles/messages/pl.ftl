# Jedna zagadka na planszy
puzzle-task = Znajdź najlepszą decyzję.
puzzle-task-turn = Znajdź najlepszą turę.
puzzle-task-turn-points = Znajdź najlepszą turę. Pozostałe punkty akcji: { $points }
puzzle-right = Właśnie tak!
puzzle-wrong = To nie jest najlepszy ruch: plansza pokazuje odpowiedź przeciwnika.
puzzle-wrong-busy = To nie jest najlepsze. Serwer jest zajęty i nie znalazł jeszcze odpowiedzi.
puzzle-ask-reply = Pokaż odpowiedź
puzzle-why = W ten sposób wygrywasz około { $best } na 100 takich partii, a po drugim najlepszym wyborze około { $next }.
puzzle-solution = Rozwiązanie
puzzle-reply = Co dzieje się potem
puzzle-shown = Oto najlepsza decyzja.
puzzle-shown-turn = Oto najlepsza tura.
puzzle-rated = Twój ranking zagadek: { $before } → { $after }
puzzle-next = Następna zagadka
puzzle-repeat = Powtórz zagadkę
puzzle-restart = Zacznij turę od nowa
puzzle-show = Pokaż rozwiązanie
puzzle-show-sure = Pokazać rozwiązanie? Zagadka będzie się liczyć jako nierozwiązana.
puzzle-show-not = Próbuję dalej

# Tematy
theme-claim = Zajmij miejsce
theme-collect = Zbieranie
theme-combine = Połącz siły do ataku
theme-conquest = Podbój
theme-found = Załóż Kopiec
theme-grow = Rozwój
theme-guard = Obroń swoje
theme-hidden = Nieoczywisty ruch
theme-lead = Obejmij prowadzenie
theme-patience = Przerwij w porę
theme-queen = Zabij królową
theme-quiet = Cichy ruch
theme-race = Wygraj wyścig
theme-rescue = Jedyny ratunek
theme-reroll = Rzucać ponownie czy nie
theme-second = Drugie miejsce też się liczy
theme-starve = Odetnij im zdobycz
theme-strike = Uderzenie
theme-sugar = Cukier
theme-supply = Wyżyw swoją armię
theme-throne = Tron
theme-win = Wygraj grę

# Dlaczego rozwiązanie zagadki jest najlepsze, według tematu
why-claim = { $game ->
    [anteater] Zajmujesz miejsce na termitierze, na której nikt nie ma jeszcze kości.
   *[other] Zdobywasz teren.
  }
why-collect = Wykopujesz coś, co daje punkty: przedmiot albo robaka.
why-combine = Zbierasz siłę, która wystarczy do następnego ataku.
why-conquest = { $game ->
    [glory] Szturmujesz twierdzę wroga.
   *[other] Zdobywasz Kopiec jako trofeum.
  }
why-found = Zakładasz Kopiec tam, gdzie innym trudno go zdobyć.
why-grow = { $game ->
    [dominants] Twoja kolonia staje się większa albo silniejsza.
   *[other] Zyskujesz nową jednostkę albo budowlę.
  }
why-guard = { $game ->
    [glory] Ratujesz jednostki, które inaczej byś stracił.
    [termites] Chronisz jednostkę albo Kopiec przed atakiem w następnej turze.
   *[other] Chronisz to, co przeciwnicy mogliby zaatakować w następnej turze.
  }
why-hidden = Na pierwszy rzut oka lepszy wydaje się inny wybór; ten opłaca się trochę później.
why-lead = Obejmujesz albo utrzymujesz prowadzenie na termitierze, a z nim szansę na jego Królową.
why-patience = Dalszy atak kosztowałby więcej, niż prawdopodobnie przyniesie.
why-queen = Zabijasz królową wroga.
why-quiet = Od razu nic nie zyskujesz, ale twoje następne tury będą lepsze.
why-race = { $game ->
    [anteater] Wyścig się kończy, a inni nie mają już czasu na odpowiedź.
   *[other] Gra się kończy, a inni nie mają już czasu na odpowiedź.
  }
why-rescue = Każdy inny wybór zmniejsza twoją szansę na wygraną co najmniej o połowę.
why-reroll = Kolejny rzut będzie prawdopodobnie lepszy niż ten.
why-second = Zajmujesz drugie miejsce na termitierze, które też daje punkty: Generała.
why-starve = { $game ->
    [anteater] Odbierasz przeciwnikowi Królową.
   *[other] Zabijasz mrówkę, która niesie cukier.
  }
why-strike = { $game ->
    [dominants] Zabijasz mrówkę wroga.
    [glory] Atakujesz tam, gdzie prawdopodobnie wygrasz.
   *[other] Niszczysz jednostkę wroga albo ją odpędzasz.
  }
why-sugar = Przybliżasz cukier do swojego składu.
why-supply = Ratujesz jednostki przed głodem przy następnym utrzymaniu.
why-throne = Zajmujesz tron albo zbliżasz się do niego.
why-win = Potem gra jest właściwie wygrana.
