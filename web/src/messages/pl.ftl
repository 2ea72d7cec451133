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
opponents = Ilu przeciwników
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
more-players = Jeden gracz więcej
fewer-players = Jeden gracz mniej

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
how-to-play = Jak grać: w minutę
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
no-table = Nie ma takiego stołu
no-table-why = Link może być niepełny albo gospodarz odwołał stół.
no-table-play = Zagraj w coś
copy = Kopiuj
copied = Skopiowano
start = Zaczynamy
stands-in = { $bot } gra za gracza { $name }

# Stół
connecting = Łączenie…
reconnecting = Utracono połączenie; łączę ponownie…
your-turn = Twój ruch
waiting-for = Ruch ma { $name }
chance-acts = Rzut albo losowanie…
chance = Los
looking-back = Oglądasz krok { $step } z { $steps }
to-present = Wróć do gry
to-present-mine = Twój ruch: wróć do gry
what-happened = Co się stało?
what-happened-help = Co się stało? Pokazuje jeszcze raz, co zagrano od Twojego ostatniego ruchu (W)
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
hint = Podpowiedź
hint-asked = Zastanawiam się …
hint-says = Silny gracz zagrałby: { $action }.
hint-points = +{ $points } pkt.
hint-only = Nie ma innego wyboru.
hint-chance = Szansa na wygraną: { $share } %.
hint-alike = Prawie równie dobre: { $action }.
hint-else = Następne w kolejności: { $action } ({ $share } %).
menu = Więcej
let-bot-play = Niech bot gra za mnie
play-again-myself = Znów gram sam
propose-pause = Poproś o przerwę
propose-resume = Poproś o wznowienie
propose-abandon = Zaproponuj koniec bez wyniku
resign = Poddaję się
resign-sure = Poddać się?
resign-help = Bot dokończy za ciebie. Nie można wrócić.
resign-help-bots = Boty od razu rozegrają resztę i zobaczysz wynik.
resign-not = Gram dalej
away = nieobecny
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
gave-up-won = Partia poddana; wygrywa bot, który grał dalej za ciebie
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
rest-is-played = Koniec walki. Boty rozgrywają resztę …
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
patterns = Na planszy wzory oprócz kolorów
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
seen-by = Oczami
seen-by-everything = wszystko odkryte
seen-by-spectator = widza
step = Krok
first-step = Na początek
previous-step = Krok wstecz
next-step = Krok naprzód
last-step = Na koniec
previous-turn = Do poprzedniej tury
next-turn = Do następnej tury
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
analysis-parts = Skąd wziął się wynik, w procentach
analysis-start = Na początku
analysis-luck = Szczęście
analysis-own = Własne decyzje
analysis-others = Decyzje innych
analysis-unexplained = Niewyjaśnione
analysis-end = Na końcu
analysis-unexplained-help = Niewyjaśnione: obliczenia sięgnęły dalej niż wcześniej albo ocena była niedokładna.
analysis-mistakes = Najdroższe decyzje
analysis-no-mistakes = Żadna decyzja nie kosztowała wyraźnie.
analysis-mistake = Tura { $turn }, { $name }: { $played } (−{ $cost } %)
analysis-better = Lepiej: { $better }
analysis-play-on = Graj dalej stąd, przed decyzją w turze { $turn }
analysis-table = Szanse na zwycięstwo w tabeli
analysis-turn = Tura
play-on = Graj dalej stąd
verify = Sprawdź rzuty i losowania
dice-commitment-changed = Serwer pokazuje inną zapieczętowaną liczbę niż ta, którą pokazał, zanim dodano twoją.
dice-went-back = Serwer podpisał późniejszy stan tej gry niż ten, który teraz pokazuje: wrócił do starszego i o tym nie powiedział.
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
no-card = Ta gra nie ma jeszcze ściągi.
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
learn-quick = Poznaj w trzy minuty
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
coach-close = Rozumiem
coach = Objaśnienia
tap-again = Dotknij ponownie, aby wybrać.
advice-more = Przeczytaj całość
advice-less = Zmniejsz
advice-idle = Wskaż coś na planszy, aby dowiedzieć się, co to jest.
forced-step = Zagrane za ciebie, bo nic innego nie było możliwe: { $action }.

# Keys
key-help = Klawiatura
key-step = Krok wstecz, krok dalej
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
key-what = Co się stało? Pokazuje jeszcze raz, co zagrano od Twojego ostatniego ruchu
key-help-key = Ta lista
key-while = Gdy tura lub gra jest pokazywana jeszcze raz

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
set-broken = Zanim zapiszesz, trzeba coś poprawić.
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
