# Co mówi sama strona po polsku. Plansze i gry mają własne pliki.

# Wszędzie
skip-to-content = Przejdź do treści
navigation = Strony
settings = Ustawienia
rules = Zasady
close = Zamknij
back = Wstecz
you = ty
points = punkty
offline = Serwer nie odpowiada. Spróbuj ponownie za chwilę.
lost-title = Nie ma takiej strony
to-lobby = Do poczekalni
opening = Otwieranie…
unknown-game = Ta strona nie zna jeszcze gry „{ $game }”; odśwież ją.
guest-name = Gość { $number }

# Poczekalnia
lobby-title = Usiądź do stołu
lobby-lead = Cztery gry o mrówkach, termitach i chwale. Jedno kliknięcie i grasz z komputerem; jeden link i dołączają znajomi.
play-now = Graj
play-against = { $count ->
    [one] przeciwnik: { $name }
   *[other] przeciwnicy: { $name } ×{ $count }
  }
play-choose = { $game }: wybierz przeciwników i długość
opponent = Przeciwnik
opponents = Liczba przeciwników
with-friends = Ze znajomymi
players-range = { $min }–{ $max } graczy
minutes-range = { $min }–{ $max } minut
my-games = Moje gry
no-games-yet = Tu pojawią się twoje gry; możesz zamknąć stronę i wrócić.
forget = Usuń
forget-not = Zostaw
forget-game = Usuń z listy: { $game }
forget-sure = Ta gra jeszcze trwa. Usunąć ją z listy? Pozostali mogą grać dalej, a wrócić można przez jej link.
forget-finished = Usuń zakończone gry
all-games = Pokaż wszystkie ({ $count })
open-tables = Otwarte stoły
no-open-tables = Nikt teraz nie czeka na graczy.
free-seat = wolne miejsce
status-waiting = czeka na graczy
status-playing = w toku
status-paused = przerwa
status-over = zakończona
status-abandoned = zakończona bez wyniku

# Nowy stół
new-title = { $game } ze znajomymi
seats = Miejsca
seat-number = Miejsce { $number }
player-number = Gracz { $number }
seat-me = Ja
seat-link = Znajomy, przez link
seat-open = Ktokolwiek z poczekalni
seat-local = Osoba przy tym ekranie
seat-bot = Bot: { $name }
name-of-seat = Imię na miejscu { $number }
of-seat = { $what } na miejscu { $number }
seat-up = Zamień miejsce { $number } z poprzednim
seat-down = Zamień miejsce { $number } z następnym
seat-place = { $place }, { $colour }
place-south-west = róg południowo-zachodni
place-north-west = róg północno-zachodni
place-north-east = róg północno-wschodni
place-south-east = róg południowo-wschodni
party-N = Trzeci kolor
party-nobody = Nikt nim nie gra.
colour = Kolor
colour-usual = { $colour } (domyślny)
colour-drawn = losowy
colour-red = czerwony
colour-yellow = żółty
colour-green = zielony
colour-blue = niebieski
colour-white = biały
colour-orange = pomarańczowy
colour-purple = fioletowy
colour-gold = złoty
colour-gray = szary
preset = Rodzaj gry
options = Opcje
table-terms = Stół
public-table = Pokaż stół w poczekalni
allow-hints = Zezwól na podpowiedzi
more-settings = Więcej ustawień
more-holds = opcje, zegar, zasady stołu
more-with-map = mapa, opcje, zegar, zasady stołu
practice = Trening: grając samemu, można cofać także rzuty i losowania; wynik się nie liczy
absence = Gdy gracz jest nieobecny
absence-bot = Bot, który za niego gra
absence-end = Pozostali mogą zakończyć grę po upływie
absence-hours = { $hours ->
    [1] 1 godziny
    [24] 1 dnia
    [72] 3 dni
    [168] 1 tygodnia
    [720] 30 dni
   *[other] { $hours } godzin
  }
absence-terms = Gdy gracz jest nieobecny, gra za niego { $bot } i nie zgadza się na nic poza przerwą. Pozostali mogą zakończyć grę bez wyniku po upływie { absence-hours }.
create-table = Otwórz stół
clock = Zegar
clock-none = Bez zegara
clock-step = Sekundy na ruch
clock-game = Minuty na grę
clock-days = Dni na ruch
clock-seconds = Sekundy
clock-minutes = Minuty
clock-increment = Sekundy dodawane za ruch
clock-day-count = Dni
more-players = Dodaj gracza
fewer-players = Usuń gracza

# Przed grą
waiting-title = { $game }: stół gotowy
invites = { $name } zaprasza do gry { $game }
invited = Zaproszenie do gry { $game }
players-count = { $count } graczy
waiting-people = Czekamy, aż wszyscy usiądą. Gra zacznie się sama.
waiting-host = Wszyscy już są.
waiting-dice = Kości czekają na graczy: { $names }. Ich przeglądarki dodadzą liczbę, gdy otworzą ten stół.
sit-here = Siadam tutaj
sit-down = Siadam do gry
sit-after-all = Jednak siadam do gry
only-watch = Tylko patrzę
watching = Patrzysz: gra pojawi się tutaj, gdy tylko się zacznie.
invitation-full = Wszystkie miejsca są zajęte albo czekają na osoby z zaproszeniem. Możesz popatrzeć: gra pojawi się tutaj, gdy tylko się zacznie.
how-to-play = Zasady w minutę
stand-up = Wstaję
seat-a-bot = Posadź bota…
seat-for-link = wolne – zaproś linkiem
join-link = Wyślij ten link znajomym
share = Udostępnij
share-text = Zagraj ze mną: { $game }!
qr = Kod QR linku
qr-help = Można też zeskanować kod telefonem.
cancel-table = Odwołaj stół
cancel-table-sure = Na pewno odwołaj
no-table-none = Nie ma takiego stołu
no-table-banned = Nie masz wstępu do tego stołu
no-table-unseated = Nie masz już miejsca przy tym stole
why-no-table-none = Link może być niepełny albo gospodarz odwołał stół.
why-no-table-banned = Gospodarz usunął cię od stołu. Pozostali grają dalej bez ciebie.
why-no-table-unseated = Na innym urządzeniu wybrano wylogowanie albo przejęto tam to miejsce. Możesz tam grać dalej.
play-something = Zagraj w coś
remove-person = Usuń
remove-person-named = Usuń od stołu: { $name }
remove-person-sure = Na pewno usuń: { $name }
removed-people = Usunięci od tego stołu:
let-back = Wpuść z powrotem
let-back-named = Wpuść z powrotem: { $name }
copy = Kopiuj
copied = Skopiowano
start = Zaczynamy
stands-in = { $bot } gra za gracza { $name }
stands-in-for-you = { $bot } gra za ciebie.

# Stół
connecting = Łączenie…
reconnecting = Utracono połączenie; łączę ponownie…
your-turn = Twój ruch
waiting-for = Ruch ma { $name }
chance-acts = Decyduje los…
chance = Los
looking-back = Oglądasz krok { $step } z { $steps }
to-present = Wróć do gry
to-present-mine = Twój ruch: wróć do gry
what-happened = Co się stało?
what-happened-help = Co się stało? Pokazuje jeszcze raz, co zagrano od twojego ostatniego ruchu (W)
before-turn = Sytuacja przed tą turą
turn-of = Tura { $turn } · { $name }
turn-number = Tura { $turn }
speed = Tempo
undo = Cofnij
undo-ask = Poproś o cofnięcie
undo-help = Cofnij swój ostatni ruch ({ $key })
undo-others-help = Cofnij swój ostatni ruch i wszystko, co zagrano po nim ({ $key })
undo-nothing = Nie masz jeszcze nic do cofnięcia
undo-turn = Cofnij turę
undo-group = Cofanie i ponawianie
redo = Ponów
redo-help = Zagraj ponownie to, co cofnięto ({ $key })
repeat-nothing = Ostatniego wyboru nie można teraz powtórzyć.
shown-roll = Kość już rzucona: nie można cofnąć
shown-draw = Coś już wylosowano: nie można cofnąć
shown-hidden = Odkryto coś ukrytego: nie można cofnąć
shown-move = Bot zagrał z ręki: nie można cofnąć
waits = Zagrane. Cofnij albo dotknij planszy, by grać dalej.
go-on = Dalej
go-on-help = Graj dalej od razu, bez czekania
practice-note = Trening: można cofać także rzuty; wynik się nie liczy.
practice-result = Trening: ten wynik się nie liczy.
practice-listed = trening
imported-note = { $steps ->
    [0] Rozpoczęte z pliku.
    [one] Wczytane z pliku: pierwszy krok i to, kto go wykonał, znamy tylko z niego.
    [few] Wczytane z pliku: pierwsze {$steps} kroki i to, kto je wykonał, znamy tylko z niego.
   *[other] Wczytane z pliku: pierwsze {$steps} kroków i to, kto je wykonał, znamy tylko z niego.
  }
imported-listed = z pliku
hint = Podpowiedź
hint-asked = Zastanawiam się…
hint-says = Silny gracz zagrałby: { $action }.
hint-points = +{ $points } pkt.
hint-quiet = Od razu nic nie daje, ale otwiera najlepsze szanse na później.
hint-only = Nie ma innego wyboru.
hint-chance = Szansa na wygraną: { $share } %.
hint-alike = Prawie równie dobre: { $action }.
hint-else = Drugi najlepszy ruch: { $action } ({ $share } %).
menu = Więcej
let-bot-play = Niech bot gra za mnie
play-again-myself = Znów gram samodzielnie
propose-pause = Poproś o przerwę
propose-resume = Poproś o wznowienie
propose-abandon = Zaproponuj koniec bez wyniku
resign = Poddaję się
resign-sure = Poddać się?
resign-help = Bot dokończy za ciebie. Nie można wrócić.
resign-help-bots = Boty od razu rozegrają resztę i zobaczysz wynik.
resign-not = Gram dalej
away = poza stołem
leads = ma najwięcej punktów
side-panels = Gracze i dziennik
to-board = Do planszy
tab-log = Dziennik
tab-actions = Akcje
tab-chat = Czat
log-origin = Dalszy ciąg innej gry, po kroku { $step }.
log-empty = Nic się jeszcze nie wydarzyło.
nothing-to-do = Teraz nie masz nic do zrobienia.
chat-empty = Nikt jeszcze nic nie powiedział.
chat-write = Powiedz coś
chat-open = { $name }: { $text } – otwórz czat
chat-unread = { $count ->
    [one] jedna nieprzeczytana wiadomość
    [few] { $count } nieprzeczytane wiadomości
   *[other] { $count } nieprzeczytanych wiadomości
  }
reaction-of = { $name }: { $picture }
send = Wyślij
reaction-clap = Brawo
reaction-laugh = Śmiech
reaction-wow = Wow
reaction-sad = Smutek
reaction-think = Myślę
reaction-hurry = Pospiesz się, proszę
reaction-thanks = Dziękuję
reaction-oops = Ups
see-rule = Zasada { $rule }
agree = Tak
disagree = Nie
proposal-undo = { $name } chce cofnąć ruch.
proposal-pause = { $name } prosi o przerwę.
proposal-resume = { $name } chce grać dalej.
proposal-abandon = { $name } proponuje koniec bez wyniku.
proposal-waits = Czekamy na odpowiedź: { $names }
hand-over = Przekaż ekran graczowi { $name }
hand-over-help = Pozostali nie patrzą.
hand-over-take = Tu { $name }: pokaż moje żetony
winner = { $count ->
    [one] Wygrywa { $names }
   *[other] Zwycięstwo dzielą { $names }
  }
bot-for = Bot grający za gracza { $name }
gave-up-won = Partia poddana; bot, który grał dalej za ciebie, zajął pierwsze miejsce
gave-up-lost = { $count ->
    [one] Partia poddana: wygrywa { $names }
   *[other] Partia poddana: zwycięstwo dzielą { $names }
  }
gives-up = { $name } poddaje partię. Dalej gra bot.
nobody-wins = Nikt nie wygrywa
you-win = Wygrana!
you-lose = { $count ->
    [one] Przegrana: wygrywa { $names }
   *[other] Przegrana: zwycięstwo dzielą { $names }
  }
you-share = Dzielisz zwycięstwo z: { $names }
result = Wynik
rest-is-played = Partia poddana. Boty rozgrywają resztę…
rematch = Jeszcze raz
next-harder = Trudniej: { $name }
next-easier = Łatwiej: { $name }
replay = Powtórka
download-record = Pobierz
level-1 = Fika
level-2 = Bodo
level-3 = Rilla
level-4 = Torvan
level-5 = Zorina
style-1 = Gra, jak jej przyjdzie do głowy: większość jej ruchów zaskakuje nawet ją samą.
style-2 = Wesoły i niecierpliwy: co trzeci ruch zgaduje.
style-3 = Gra równo i uważnie, ale czasem przepuści dobrą okazję.
style-4 = Planuje z wyprzedzeniem, rzadko się myli i nie wybacza błędów.
style-5 = Myśli najdłużej i nigdy nie zgaduje. Spróbuj ją pokonać.
strength = Siła { $level } z 5
cell-possible = { $cell } – możliwe
zoom-in = Przybliż
zoom-out = Oddal

# Ustawienia
your-name = Twoje imię
save = Zapisz
saved = Zapisano
other-devices = Inne urządzenia
other-devices-help = Jeśli pod swoim imieniem grasz także na innym urządzeniu albo w innej przeglądarce, możesz to tam zakończyć.
other-devices-out = Na wszystkich innych urządzeniach i w innych przeglądarkach cię wylogowano. Tutaj nic się nie zmienia.
sign-out-others = Wyloguj wszędzie indziej
sign-out-others-sure = Na pewno wyloguj wszędzie indziej
language = Język
language-system = Domyślny w przeglądarce
language-en = English
language-pl = polski
theme = Wygląd
theme-system = Domyślny w systemie
theme-light = Jasny
theme-dark = Ciemny
board = Plansza
board-painted = Malowana
board-diagram = Schemat: proste rysunki, bez pobierania obrazków
palette = Kolory graczy
palette-standard = Własne kolory każdej gry
palette-contrast = Wysoki kontrast, bezpieczny przy zaburzeniach widzenia barw
palette-grey = Szarości i różne kształty
patterns = Wzory na planszy oprócz kolorów
animation = Animacja
animation-off = Wyłączona
animation-slow = Wolna
animation-normal = Normalna
animation-fast = Szybka
sound = Dźwięk
sound-mute = Wycisz
sound-unmute = Włącz dźwięk
back-to-table = Wróć do stołu
coordinates = Nazwy pól na planszy
wait = Chwila przed rzutem i ruchem bota, gdy nie gra nikt inny
wait-off = Bez czekania
wait-short = 1,5 sekundy
wait-long = 3 sekundy
forced = Wykonuj wymuszone ruchy automatycznie
explain = Wyjaśniaj każdą decyzję za pierwszym razem
notify = Powiadom mnie, gdy przyjdzie moja kolej

# Powtórka
seen-by = Punkt widzenia
seen-by-everything = wszystko odkryte
seen-by-spectator = widz
step = Krok
first-step = Na początek
previous-step = Krok wstecz
next-step = Krok naprzód
last-step = Na koniec
previous-turn = Poprzednia tura
next-turn = Następna tura
turns = Tury
replay-start = Początek
to-table = Wróć do stołu
play = Odtwarzaj
pause = Wstrzymaj
stop = Zatrzymaj
analyse = Analizuj
analysis = Analiza
analysis-waiting = Najpierw analizowana jest inna partia.
analysis-progress = { $done } z { $total } pozycji
analysis-done = Analiza gotowa. Każdą pozycję oceniono przy odkrytych kartach.
analysis-unfinished = Analiza gotowa. Partii nie dograno do końca, więc ostatnie szanse są tylko oceną.
analysis-chart = Szanse na zwycięstwo, tura po turze
analysis-parts = Skąd wziął się wynik: zmiany szans na zwycięstwo, w procentach, zsumowane po wszystkich krokach
analysis-start = Na początku
analysis-luck = Szczęście
analysis-own = Własne decyzje
analysis-others = Decyzje innych
analysis-unexplained = Niewyjaśnione
analysis-end = Na końcu
analysis-unexplained-help = Niewyjaśnione: obliczenia sięgnęły dalej niż wcześniej albo ocena była niedokładna. Wiele drobnych błędów po obu stronach daje duże sumy.
analysis-mistakes = Najkosztowniejsze decyzje
analysis-mistakes-own = Twoje najkosztowniejsze decyzje
analysis-mistakes-others = Najkosztowniejsze decyzje pozostałych
analysis-no-mistakes = Żadna decyzja nie okazała się wyraźnie kosztowna.
analysis-mistake = Tura { $turn }, { $name }: { $played } (−{ $cost } %)
analysis-better = Lepiej: { $better }
analysis-play-on = Graj dalej stąd, przed decyzją w turze { $turn }
analysis-table = Szanse na zwycięstwo w tabeli
analysis-turn = Tura
play-on = Graj dalej stąd
verify = Sprawdź rzuty i losowania
dice-commitment-changed = Serwer pokazuje inną zapieczętowaną liczbę niż ta, którą pokazał, zanim dodano twoją.
dice-went-back = Ta przeglądarka zna późniejszy stan gry niż ten, który serwer teraz pokazuje: serwer wrócił do starszego i o tym nie powiedział.
dice-signature-false = Podpis serwera jest nieprawidłowy.
dice-restored = Serwer przywrócono z kopii zapasowej, więc może brakować ostatnich kroków. Kości są nowe: przeglądarka dodała nową liczbę.
open-record = Wczytaj zapisaną grę
open-record-help = Plik pobrany po grze. Można obejrzeć grę jeszcze raz albo grać dalej od dowolnego kroku.
open-record-file = Plik zapisu
open-record-look = Powtórka
open-record-steps = Graj dalej po kroku (z { $steps })

# Zasady
search-rules = Szukaj
search-nothing = Nic nie znaleziono.
at-this-table = Przy tym stole
complete-rules = Pełne zasady
complete-rules-help = Każda zasada i rozstrzygnięcie z numerem, po angielsku.
contents = Spis treści
search-found = { $count ->
    [one] Jeden rozdział z tymi słowami
    [few] { $count } rozdziały z tymi słowami
   *[other] { $count } rozdziałów z tymi słowami
  }
search-hits = { $count ->
    [one] Jedno trafienie
    [few] { $count } trafienia
   *[other] { $count } trafień
  }
search-next = Następne trafienie
search-previous = Poprzednie trafienie
print = Drukuj
rules-card = Ściąga
no-card = Ta gra nie ma ściągi.
older-rules = Zasady w wersji { $rules }
older-rules-help = Przy tym stole gra się według zasad w wersji { $rules }. Poniższy tekst opisuje wersję { $newest } z opcjami tego stołu. Co zmieniła wersja { $newest } (po angielsku):
ruling-question = Pytanie
ruling-decision = Rozstrzygnięcie
ruling-sources = W instrukcji
ruling-why = Uzasadnienie
ruling-printed = wydrukowane
ruling-silent = brak w instrukcji
ruling-reconstructed = odtworzone
example-begin = { $count ->
    [one] Jeden krok do rozegrania
    [few] { $count } kroki do rozegrania
   *[other] { $count } kroków do rozegrania
  }
example-play = Zagraj krok { $number } z { $count }
example-done = Rozegrane
example-again = Od początku
example-try = Spróbuj
example-try-end = Wróć do przykładu
example-seats = Co mają gracze
learn-quick = Poznaj krok po kroku
learn-progress = { $done } z { $count ->
    [one] jednej lekcji
   *[other] { $count } lekcji
  }
learn-game = Nauka: { $game }
learn-lead = Krótkie lekcje na prawdziwej planszy. Próbuj, czego chcesz: gra powie, dlaczego to działa albo nie.
learn-begin = Zacznij od pierwszej lekcji
learn-go-on = Przejdź do następnej lekcji
learn-done = Ukończona
learn-beat = Teraz pokonaj przeciwnika: { $name }
learn-beat-help = Krótka gra z najłatwiejszym przeciwnikiem, z podpowiedziami.
learn-won = Wygrana
learn-task = Lekcja
learn-number = Lekcja { $number } z { $count }
learn-tasks = Rozwiązane zadania: { $solved } z { $count }
learn-next = Dalej: { $title }
learn-finished = Do pierwszej gry
learn-repeat = Powtórz lekcję
learn-try-again = Spróbuj jeszcze raz
learn-show = Pokaż mi
learn-reset = Wyzeruj lekcje i podpowiedzi
learn-reset-help = { $count ->
    [0] Żadna lekcja nie jest jeszcze ukończona.
    [one] Ukończona jest jedna lekcja.
    [few] Ukończone są { $count } lekcje.
   *[many] Ukończonych jest { $count } lekcji.
  }
rules-of-game = { $game }: zasady
tip-close = Rozumiem
explanations = Objaśnienia
coach = Trener: ostrzega przed zagrożeniami i kosztownymi ruchami, gdy nie grają inni ludzie albo gdy wszyscy się zgodzili
coach-first = W pierwszej partii każdej gry
coach-on = Zawsze
coach-off = Nigdy
coach-turn-on = Włącz trenera
coach-turn-off = Wyłącz trenera
coach-allow = Trener: może ostrzegać każdego gracza przy tym stole
coach-agreed = Przy tym stole wolno korzystać z trenera: może on ostrzegać każdego gracza przed zagrożeniami i kosztownymi ruchami. Zajmując miejsce, zgadzasz się na to.
coach-asks = Cofnąć ten ruch?
coach-costly = To był kosztowny ruch.
coach-take-back = Cofnij
coach-keep = Zostaw
coach-better = Mocniejszy ruch: { $action }.
coach-cost = Twoja szansa na wygraną spadła o około { $points ->
    [one] punkt procentowy.
    [few] { $points } punkty procentowe.
   *[other] { $points } punktów procentowych.
  }
tap-again = Dotknij ponownie, aby wybrać.
advice-more = Pokaż całość
advice-less = Pokaż mniej
advice-idle = Wskaż lub dotknij czegoś na planszy, aby dowiedzieć się, co to jest.
forced-step = Zagrane za ciebie, bo nic innego nie było możliwe: { $action }.

# Keys
key-help = Klawiatura
key-step = Krok wstecz lub naprzód
key-turn = Poprzednia lub następna tura
key-ends = Na początek, na koniec
key-play = Odtwarzanie lub pauza
key-speed = Wolno, normalnie, szybko
key-tab = Z planszy do przycisków i dziennika
key-arrows = Z pola na pole, w dzienniku z wiersza na wiersz
key-possible = Do następnego lub poprzedniego pola, które można wybrać
key-enter = Wybór
key-escape = Wycofanie ostatniej części wyboru; pominięcie animacji; powrót do gry
key-undo = Cofnij, ponów (na Macu z ⌘)
key-what = Co się stało? Pokazuje jeszcze raz, co zagrano od twojego ostatniego ruchu
key-help-key = Ta lista
key-while = Podczas oglądania powtórki

# Zestawy: pliki danych graczy
my-sets = Moje zestawy
sets-help = Zestaw to plik danych gry: jej mapy, termitiery i liczby. Narysuj własny, zmień liczby, wyślij link i zagraj.
no-sets = Nie masz jeszcze żadnego zestawu.
sets-count = { $count } z { $most } zestawów.
set = Zestaw
set-draw-game = Nowy zestaw do gry { $game }
set-draw = Narysuj własny
set-use = Zagraj z nim
set-edit = Edytuj
set-copy-edit = Skopiuj do moich zestawów i edytuj
set-copy-link = Kopiuj link
set-look = Obejrzyj zestaw
set-download = Pobierz
set-remove = Usuń
set-remove-sure = Usunąć na zawsze? Stoły, które go używają, grają dalej.
set-upload = Prześlij plik danych
set-upload-help = Plik TOML, taki jak z polecenia „hexapod data GRA”; najwyżej 64 kB. Przed zapisaniem zostanie sprawdzony.
set-game = Gra
set-file = Plik
set-title = Tytuł
set-text = Plik jako tekst
set-keep = Sprawdź i zachowaj
set-of = { $game } · autor: { $author }
set-missing = Tego zestawu nie ma
set-edit-game = { $game }: edycja zestawu
set-new-game = { $game }: nowy zestaw
set-way = Sposób edycji
set-way-draw = Rysunek
set-way-text = Tekst
set-broken = Popraw błędy przed zapisaniem.
set-choice = Plik danych
set-standard = Standardowy
set-by = { $title } (autor: { $author })
set-from-link = Inny zestaw, z linku…
set-link = Link do zestawu
set-link-wrong = To nie jest link do zestawu.
set-other-game = Zestaw „{ $title }” jest do gry { $game }.
table-set = Gra z zestawem „{ $title }”, autor: { $author }.
table-own-data = Gra z własnym plikiem danych, który był w zapisie.
for-players = dla { $players } graczy
advanced = dla zaawansowanych
finding-fatal = Błąd:
finding-note = Uwaga:
finding-line = (wiersz { $line })

## Zagadki
puzzles = Zagadki
puzzle = Zagadka
puzzles-of = Zagadki: { $game }
puzzles-lead = Pozycje z partii między botami, w których jedna decyzja albo jedna tura jest wyraźnie najlepsza. Znajdź ją na planszy.
puzzles-count = { $count ->
    [one] { $count } zagadka
    [few] { $count } zagadki
    [many] { $count } zagadek
   *[other] { $count } zagadki
}
puzzle-rating = Ranking zagadek: { $rating }
puzzle-standing = Ranking { $rating }, rozwiązane: { $solved } z { $answered }
puzzle-daily = Zagadka dnia: { $game }
puzzle-daily-of-game = Zagadka dnia
puzzle-begin = Rozwiąż pierwszą zagadkę
puzzle-go-on = Następna zagadka dla ciebie
puzzle-themes = Tematy
puzzle-ratings = Liczba oznacza trudność. Zmienia się, gdy ktoś rozwiąże zagadkę lub się pomyli.
puzzle-all-themes = Wszystkie
puzzle-number = Zagadka { $number }
puzzle-solved = Rozwiązana
puzzle-missed = Nierozwiązana za pierwszym razem
puzzle-hardness = Trudność { $rating }
own-side = twoja strona
rival = rywal
rival-number = rywal { $number }
puzzles-reset = Wyzeruj ranking zagadek
puzzles-reset-sure = Zapomnieć wszystkie twoje odpowiedzi i rankingi zagadek?
