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
play-now-game = { $game }: graj od razu z komputerem
with-friends = Ze znajomymi
with-friends-game = { $game }: graj ze znajomymi
players-range = { $min }–{ $max } graczy
minutes-range = { $min }–{ $max } minut
my-games = Moje gry
no-games-yet = Tu pojawią się twoje gry; możesz zamknąć stronę i wrócić.
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
seat-me = Ja
seat-link = Znajomy, przez link
seat-open = Ktokolwiek z poczekalni
seat-local = Osoba przy tym ekranie
seat-bot = Komputer: { $level }
seat-local-name = Imię
of-seat = { $what }, miejsce { $number }
seat-up = Zamień miejsce { $number } z wyższym
seat-down = Zamień miejsce { $number } z niższym
seat-place = { $place }, { $colour }
place-south-west = róg południowo-zachodni
place-north-west = róg północno-zachodni
place-north-east = róg północno-wschodni
place-south-east = róg południowo-wschodni
party-N = Trzeci kolor
party-nobody = Nikt nim nie gra.
colour = Kolor
colour-usual = { $colour } (jak zwykle)
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
public-table = Pokaż stół w poczekalni
allow-hints = Podpowiedzi są dozwolone
practice = Trening: grając samemu, można cofać także rzuty i losowania; wynik się nie liczy
create-table = Otwórz stół
clock = Zegar
clock-none = Bez zegara
clock-step = Sekundy na każdą decyzję
clock-game = Minuty na całą grę
clock-days = Dni na każdą decyzję
clock-seconds = Sekundy
clock-minutes = Minuty
clock-increment = Sekundy dodawane za każdą decyzję
clock-day-count = Dni
more-players = Jeden gracz więcej
fewer-players = Jeden gracz mniej

# Przed grą
waiting-title = { $game }: stół nakryty
waiting-people = Czekamy, aż wszyscy usiądą.
waiting-host = Wszyscy już są.
sit-here = Siadam tutaj
stand-up = Wstaję
seat-a-bot = Niech gra komputer
seat-for-link = dla osoby z linkiem
join-link = Wyślij ten link znajomym
copy = Kopiuj
copied = Skopiowano
start = Zaczynamy
stands-in = { $name } (gra bot)

# Stół
connecting = Łączenie…
reconnecting = Utracono połączenie; łączę ponownie…
your-turn = Twój ruch
waiting-for = Ruch ma { $name }.
chance-acts = Decydują kości…
chance = Kości
looking-back = Po kroku { $step }
to-present = Wróć do teraz
undo = Cofnij
undo-ask = Poproś o cofnięcie
undo-help = Cofnij swój ostatni ruch ({ $key })
undo-others-help = Cofnij swój ostatni ruch i wszystko, co zagrano po nim ({ $key })
undo-nothing = Nie masz jeszcze nic do cofnięcia
undo-turn = Cofnij turę
undo-group = Cofanie i ponawianie
redo = Ponów
redo-help = Zagraj ponownie to, co cofnięto ({ $key })
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
menu = Więcej
let-bot-play = Niech bot gra za mnie
play-again-myself = Znów gram sam
propose-pause = Poproś o przerwę
propose-resume = Poproś o wznowienie
propose-abandon = Poproś o koniec bez wyniku
resign = Poddaję się
resign-sure = Poddać się? Bot dokończy za ciebie.
away = nieobecny
leads = ma najwięcej punktów
side-panels = Obok planszy
tab-log = Dziennik
tab-actions = Akcje
tab-chat = Czat
log-origin = Dalszy ciąg innej gry, po kroku { $step }.
log-empty = Nic się jeszcze nie wydarzyło.
nothing-to-do = Teraz nie masz nic do zrobienia.
chat-empty = Nikt jeszcze nic nie powiedział.
chat-write = Powiedz coś
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
proposal-abandon = { $name } chce zakończyć bez wyniku.
proposal-waits = Czekamy: { $names }
hand-over = Przekaż ekran: { $name }
hand-over-help = Pozostali nie patrzą.
hand-over-take = Tu { $name }: pokaż moje żetony
winner = { $count ->
    [one] Wygrywa { $names }
   *[other] Zwycięstwo dzielą { $names }
  }
nobody-wins = Nikt nie wygrywa
player = Gracz
rematch = Jeszcze raz
replay = Powtórka
download-record = Pobierz
level-1 = Jajo
level-2 = Larwa
level-3 = Robotnica
level-4 = Żołnierz
level-5 = Królowa
cell-possible = { $cell } – możliwe
zoom-in = Przybliż
zoom-out = Oddal

# Ustawienia
your-name = Twoje imię
save = Zapisz
saved = Zapisano
language = Język
language-system = Jak w przeglądarce
language-en = English
language-pl = polski
theme = Wygląd
theme-system = Jak w systemie
theme-light = Jasny
theme-dark = Ciemny
palette = Kolory graczy
palette-standard = Jak w każdej grze
palette-contrast = Wysoki kontrast, dla osób nierozróżniających barw
palette-grey = Szarości, różne kształty
patterns = Wzory na planszy obok kolorów
animation = Animacja
animation-off = Wyłączona
animation-slow = Wolna
animation-normal = Normalna
animation-fast = Szybka
sound = Dźwięk
coordinates = Nazwy pól na planszy
wait = Chwila przed rzutem kości i ruchem bota, gdy nie gra nikt inny
wait-off = Wyłączona
wait-short = 1,5 sekundy
wait-long = 3 sekundy
forced = Wykonuj sam krok, gdy jest tylko jeden
explain = Wyjaśniaj każdą decyzję, gdy spotykam ją pierwszy raz
notify = Powiadom, gdy mój ruch, a patrzę gdzie indziej

# Powtórka
seen-by = Oczami
seen-by-everything = wszystko odkryte
seen-by-spectator = widza
step = Krok
first-step = Na początek
previous-step = Krok wstecz
next-step = Krok naprzód
last-step = Na koniec
play = Odtwarzaj
pause = Wstrzymaj
stop = Zatrzymaj
analyse = Analizuj
win-shares = Szanse na zwycięstwo w oczach bota
play-on = Graj dalej stąd
verify = Sprawdź kości
verify-fine = Wszystkie losowania ({ $draws }) zgadzają się z sekretem zapieczętowanym przed grą; cofnięte: { $undone }, wkłady graczy: { $outside }.
luck = Szczęście: co zrobiły kości i losowania
luck-help = Szczęście graczy po każdym rzucie i losowaniu
luck-sum = szczęście { $luck }
open-record = Otwórz zapis
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
learn = Ucz się, grając
learn-game = { $game }: ucz się, grając
rules-of-game = { $game }: zasady
coach-close = Rozumiem
coach = Wskazówka dla początkujących

# Zestawy: pliki danych graczy
my-sets = Moje zestawy
sets-help = Zestaw to plik danych gry: jej mapy, termitiery i liczby. Narysuj własny, zmień liczby, wyślij link i zagraj.
no-sets = Nie masz jeszcze żadnego zestawu.
sets-count = Zestawy: { $count } z { $most }.
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
