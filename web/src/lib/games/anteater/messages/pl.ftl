# Plansza Mrówkojada po polsku; zdarzenia i odmowy leżą obok zasad.
board = Trzy termitiery
space = Termitiera { $slot } ({ $mound }), kolumna { $column }, pole { $height }: { $face ->
    [0] { $shows ->
        [nothing] wolne
       *[other] { $shows }
      }
   *[other] kość gracza { $owner }, { $face }
  }
die = Kość gracza { $who }: { $face ->
    [0] w kubku
   *[other] { $face }
  }
no-die-in-cup = W kubku nie ma kości
plaque = Królowa { $queen }: najwyższa suma · Generał { $general }: druga · { $at_least ->
    [yes] robak za każdą sumę równą co najmniej { $worm }
   *[no] robak za sumę równą dokładnie { $worm }
  }
costume = Kostium Antona: { $costume }
supply = { $name }: w zapasie { $count }
brings = z tą kością suma { $total }{ $rank ->
    [queen] , prowadzenie: Królowa
    [general] , drugie miejsce: Generał
   *[none] {""}
  }
finds = { $name } numer { $count }{ $gain ->
    [0] {""}
   *[other] , +{ $gain }
  }
spaces-to-come = { $count ->
    [one] pokazuje go jeszcze jedno pole
    [few] pokazują go jeszcze { $count } pola
   *[other] pokazuje go jeszcze { $count } pól
  }
column = { $owner ->
    [nobody] niczyja kolumna
   *[other] kolumna gracza { $owner }, suma { $total }
  }, { $free ->
    [0] pełna
    [one] jedno wolne pole
    [few] { $free } wolne pola
   *[other] { $free } wolnych pól
  }{ $free ->
    [0] {""}
   *[other] { $owner ->
        [nobody] {""}
       *[other] , najwyżej { $reach }
      }
  }
items = Znaleziska
starts = Zaczyna tę rundę
round-of = Runda { $round } z { $rounds }
worms-left = { $worms ->
    [one] został jeden robak
    [few] zostały { $worms } robaki
   *[other] zostało { $worms } robaków
  }
mounds-left = { $mounds ->
    [one] jedna termitiera w stosie
    [few] { $mounds } termitiery w stosie
   *[other] { $mounds } termitier w stosie
  }
no-space-left = brak miejsca
dice-left = { $neutral ->
    [0] { $dice ->
        [one] Została jedna kość do rzutu
        [few] Zostały { $dice } kości do rzutu
       *[other] Zostało { $dice } kości do rzutu
      }
   *[other] Kości do rzutu: { $dice } własnego koloru i { $neutral } trzeciego
  }
worms-held = { $worms ->
    [0] Bez robaków
    [one] Jeden robak: opłaci ponowny rzut albo pas, na koniec to 1 punkt
    [few] { $worms } robaki: każdy opłaci ponowny rzut albo pas, na koniec to 1 punkt
   *[other] { $worms } robaków: każdy opłaci ponowny rzut albo pas, na koniec to 1 punkt
  }
item-held = { $name } × { $count }
tiles-queen = { $count ->
    [one] Zdobyta jedna Królowa
    [few] Zdobyte { $count } Królowe
   *[other] Zdobytych { $count } Królowych
  }{ $points ->
    [none] {""}
   *[other] , punkty { $points }
  }
tiles-general = { $count ->
    [one] Zdobyty jeden Generał
   *[other] Zdobytych { $count } Generałów
  }{ $points ->
    [none] {""}
   *[other] , punkty { $points }
  }
variety = różnorodność
variety-help = Różnorodność: najwięcej różnych przedmiotów, +10 na koniec
button-throw = Rzuć kością
button-throw-own = Rzuć własną kością
button-throw-neutral = Rzuć kością trzeciego koloru
button-reroll = Rzuć jeszcze raz
button-pass = Spasuj
action-place = Połóż na { $place }
place-named = termitierze { $slot }, w kolumnie { $column }
space-named = { $height } w kolumnie { $column } termitiery { $slot }
ask-choose = Którą kością rzucasz?
throw-first = Najpierw rzuć kością.
ask-place = Połóż kość na świecącym polu.
ask-place-or-pay = Połóż kość na świecącym polu albo zapłać robakiem.
counting = Liczenie termitier…
key-mound = Połóż kość na tej termitierze
key-worm = Zapłać robakiem: rzuć jeszcze raz, spasuj
mound-1 = Rekinia Płetwa
mound-2 = Zaułek Puszek
mound-3 = Wspinacz
mound-4 = Nocny Włamywacz
mound-5 = Głębinowy Nurek
mound-6 = Zaklinacz Węży
mound-7 = Alpinista
mound-8 = Lądowanie na Księżycu
mound-9 = Człowiek-Kula
mound-10 = Łódź Podwodna
mound-11 = Wielka Małpa
mound-12 = Królewska Uczta
costume-1 = płetwa rekina na grzbiecie
costume-2 = puszka zamiast kapelusza
costume-3 = hak na linie i opaska na czole
costume-4 = maska i czapka włamywacza
costume-5 = gogle i rurka nurka
costume-6 = turban
costume-7 = góralski kapelusz z piórkiem
costume-8 = hełm kosmonauty
costume-9 = kask kaskadera z gwiazdą
costume-10 = czapka kapitana
costume-11 = futro wielkiej małpy
costume-12 = korona i serwetka
item-M = mapa
item-S = trampki
item-B = gnat
item-E = okulary
item-P = głośnik
item-G = rękawica
item-T = luneta
item-C = puszka
item-W = robak
seat-N = Trzeci kolor
seat-player = Gracz { $number }

# Pierwsza gra
coach-choose = Leżą przed tobą dwa rodzaje kości: twoje i trzeciego koloru, którym nikt nie gra: zajmuje miejsce i może nawet wygrać. Rzuć jedną z nich.
coach-decide = Każda termitiera ma jedno świecące pole; etykieta pokazuje sumę, jaką tam uzyskasz. Wysokie sumy zdobywają koronę i hełm, a rysunki są twoje od razu. Zła liczba? Za robaka rzucisz jeszcze raz.

# Ilustracje do zasad
figure-anton = Mrówkojad Anton z wysuniętym językiem
figure-mound-queen = Punkty Królowej, za najwyższą sumę
figure-mound-general = Punkty Generała, za drugą sumę
figure-mound-worm = Liczba robaka: suma, za którą zdobywa się robaka
figure-mound-column = Kolumna; ta ma tylko jedno pole
figure-mound-empty = Puste pole
figure-mound-item = Pole z przedmiotem, tu z okularami
figure-mound-worm-space = Pole z robakiem
figure-dice-1 = żółte
figure-dice-2 = czerwone
figure-dice-3 = zielone
figure-dice-4 = niebieskie
figure-dice-5 = białe
figure-tiles-queen = Królowa, od 5 do 9 punktów
figure-tiles-general = Generał, od 2 do 5 punktów
figure-tiles-worm = Robak, 1 punkt
