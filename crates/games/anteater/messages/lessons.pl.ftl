# Co mówią lekcje Mrówkojada. Klucze pochodzą z lessons.md: lekcja, zadanie, reakcja.

goal-title = Cel gry
goal-1 = Wygrywa, kto ma najwięcej punktów. Punkty dają termitiery: najwyższa suma oczek na termitierze zdobywa jej Królową, a liczba przy koronie to jej punkty. Wypadła ci szóstka. Połóż ją na swojej kolumnie tam, gdzie Królowa jest warta 9.
goal-1-wrong = Królowa za 9 to tutaj najlepsza nagroda. Kość należy położyć na twojej kolumnie u niej.
goal-1-away = Tu twoja kość zdobędzie niewiele, a Królową za 9 zatrzyma rywal. Połóż szóstkę na swojej kolumnie na jej termitierze.
goal-1-well = 4 i 6 to razem 10. To więcej niż 7 i niż 5, więc Królowa za 9 jest twoja: dziewięć punktów.

mound-title = Miejsce wybiera termitiera
mound-1 = Wybierasz termitierę, nie otwór. Twoja pierwsza kość na termitierze zaczyna pustą kolumnę najbardziej z lewej. Połóż czwórkę na pierwszej termitierze. Możesz tam spróbować też innych otworów.
mound-1-wrong = To też termitiera, ale nie ta, o której mowa. Połóż czwórkę na pierwszej.
mound-1-taken = Leży tam już kość rywala.
mound-1-leftmost = Ta kolumna musi poczekać. Pierwsza jest pusta kolumna najbardziej z lewej.
mound-1-other = Tak wolno, ale w tej lekcji potrzebna jest pierwsza termitiera.
mound-1-well = Twoja kolumna jest zaczęta. Należy tylko do ciebie, a drugiej na tej termitierze nigdy nie dostaniesz.
mound-2 = Teraz wypadła ci piątka. Na termitierze, na której masz już kolumnę, kość trafia na jej szczyt. Połóż piątkę znowu na pierwszej termitierze.
mound-2-wrong = Połóż piątkę na swojej czwórce, na pierwszej termitierze.
mound-2-one = Masz tu już kolumnę. Więcej niż jednej na termitierze nie ma.
mound-2-other = Tak wolno, ale twoja czwórka czeka na towarzystwo. Połóż na niej piątkę.
mound-2-well = 4 i 5 to razem 9. Twoja suma na termitierze to suma oczek twoich kości na niej.

second-title = Generał za drugie miejsce
second-1 = Druga najwyższa suma zdobywa Generała: hełm obok korony. Jedenastki przy Królowej za 9 nie pobijesz. Ale czy z tą trójką możesz gdzieś być na drugim miejscu?
second-1-wrong = Policz sumy jeszcze raz: gdzieś trójka daje drugie miejsce.
second-1-third = Tu wyprzedza cię dwóch rywali, a trzecie miejsce nic nie daje.
second-1-well = 1 i 3 to razem 4, więcej niż 2. Generał za 5 jest twój: drugie miejsce też się opłaca.

ties-title = Przy remisie wygrywa lewa strona
ties-1 = Gdy dwie sumy są równe, wygrywa kolumna leżąca bardziej z lewej. Tą czwórką wyrównasz na dwóch termitierach. Na jednej z nich to wystarczy do zdobycia Królowej: połóż tam kość.
ties-1-wrong = Poszukaj termitiery, na której twoja kolumna stoi na lewo od kolumny rywala.
ties-1-right = 6 do 6, ale kolumna rywala stoi bardziej z lewej. Królowa przypadnie rywalowi.
ties-1-low = Tu rywal ma 6, a sama czwórka nie wystarczy.
ties-1-well = 7 do 7, a twoja kolumna stoi bardziej z lewej: Królowa jest twoja.

height-title = Kolumny niskie i wysokie
height-1 = Kolumny mają różną wysokość. Kolumna z jednym otworem jest pełna po jednej kości, a jedna kość rzadko zdobywa Królową. Zaczynasz rundę piątką: połóż ją tam, gdzie kolumna może jeszcze urosnąć.
height-1-wrong = Przyjrzyj się pierwszym kolumnom z lewej i wybierz tę wysoką.
height-1-short = Ta kolumna ma tylko jeden otwór. Niczego nie dołożysz, więc zostaniesz tu z piątką.
height-1-well = Trzy otwory: twoja kolumna może urosnąć do 17. Najpierw patrz na wysokość, potem na nagrodę.

finds-title = Rzeczy znalezione
finds-1 = W niektórych otworach coś leży. Kto zakryje otwór kością, zabiera tę rzecz. Dwie rzeczy jednego rodzaju dają na końcu 5 punktów. Masz jedną mapę: weź drugą.
finds-1-wrong = Mapa leży na termitierze z Królową za 8.
finds-1-later = Robak jest wart jeden punkt. Druga mapa jest warta pięć: weź ją najpierw.
finds-1-well = Dwie mapy: 5 punktów na końcu. Trzecia i czwarta mapa nic już nie dodadzą.
finds-2 = Robak jest wart 1 punkt albo jedną z przysług, które zaraz poznasz. Wypadła marna jedynka, ale otwór z robakiem jest wolny. Weź robaka.
finds-2-wrong = Poszukaj otworu, w którym jest robak.
finds-2-empty = Ten otwór jest pusty, a jedynka nic tu nie wygra.
finds-2-well = Nawet mała liczba może coś przynieść.

variety-title = Wiele różnych rzeczy
variety-1 = Kto na końcu ma najwięcej różnych rodzajów rzeczy, dostaje 10 punktów; przy remisie dostaje je każdy z najlepszych. Rywal ma cztery rodzaje, ty trzy. To ostatnia kość w grze: znajdź czwarty rodzaj.
variety-1-wrong = Poszukaj rzeczy, której jeszcze nie masz.
variety-1-pair = To twoja druga kość do gryzienia: para za 5 punktów. Ale rodzajów nadal masz trzy, a 10 punktów dostanie tylko rywal.
variety-1-well = Macie po cztery rodzaje, więc obie strony dostają po 10 punktów.

worms-title = Robak za drugi rzut
worms-1 = Do zdobycia Królowej za 9 potrzebna jest co najmniej piątka, a wypadła ci jedynka. Zapłać robakiem i rzuć jeszcze raz.
worms-1-wrong = Naciśnij „Rzuć jeszcze raz”. Kosztuje to jednego robaka.
worms-1-low = Jedynka nie zdobędzie tu Królowej. Masz robaki, a to twoja ostatnia kość: rzuć jeszcze raz.
worms-1-pass = Pas też kosztuje robaka, a kość wraca do ręki. Teraz potrzebna jest inna liczba: rzuć jeszcze raz.
worms-1-well = Szóstka! Liczy się nowa liczba, nawet gdyby była niższa od poprzedniej.
worms-2 = Teraz połóż szóstkę tam, gdzie zdobędzie Królową za 9.
worms-2-wrong = Szóstka jest potrzebna na twojej kolumnie przy Królowej za 9.
worms-2-elsewhere = Twoja czwórka przy Królowej za 9 czeka na tę szóstkę.
worms-2-again = Lepiej niż szóstka być nie może. Zachowaj robaka, jest wart punkt.
worms-2-well = 10 do 8: Królowa jest warta dziewięć punktów, a robak był wart jeden.

wait-title = Robak za cierpliwość
wait-1 = Na każdej termitierze pierwsza wolna kolumna ma teraz tylko jeden otwór. Wysoka kolumna za nią będzie następna, gdy tylko ktoś zajmie tę niską. Niech zrobią to inni: zapłać robakiem i spasuj.
wait-1-wrong = Naciśnij „Spasuj”. Kosztuje to jednego robaka, a następnym razem rzucisz od nowa.
wait-1-short = Ta kolumna ma jeden otwór: dwójka to wszystko, co tam kiedykolwiek uzbierasz. Spasuj i zostaw ją komuś innemu.
wait-1-reroll = Lepsza liczba i tak trafi do niskiej kolumny. Potrzebna jest inna kolumna, a nie inna liczba: spasuj.
wait-1-well = Inni musieli zająć niskie kolumny.
wait-2 = Znowu twój ruch, i to z szóstką. Zacznij wysoką kolumnę tam, gdzie Królowa jest warta 8.
wait-2-wrong = Kolumna z trzema otworami jest już wolna: na termitierze z Królową za 8.
wait-2-lower = Ta kolumna ma dwa otwory. Przy Królowej za 8 są trzy.
wait-2-short = To wciąż kolumna z jednym otworem. Wysoka kolumna przy Królowej za 8 jest już wolna.
wait-2-six = Na to czekaliśmy: szóstka i wolna wysoka kolumna. Połóż ją.
wait-2-well = Szóstka u podstawy wysokiej kolumny. Czasem najlepiej jest poczekać.

number-title = Liczba robaka
number-1 = Trzecia liczba na tabliczce należy do robaka. Kto na koniec rundy ma dokładnie taką sumę, dostaje robaka, niezależnie od miejsca. Pierwsze i drugie miejsca są już zajęte. Traf dwójką w liczbę robaka.
number-1-wrong = Dodaj dwójkę do swoich kości na każdej termitierze i porównaj z liczbą przy robaku.
number-1-miss = Suma 2 to nie jest tutaj liczba przy robaku.
number-1-well = 3 i 2 to dokładnie 5: robak za trzecie miejsce.

third-title = Trzeci kolor
third-1 = W grze dla dwóch osób jest trzeci kolor. Gra jak każdy i może nawet wygrać. Każda osoba ma dwie jego kości. W swojej kolejce wybierasz, którą kością rzucasz. Rzuć kością trzeciego koloru.
third-1-wrong = Rzuć kością trzeciego koloru.
third-1-own = Twoja kość może poczekać. Najpierw użyj trzeciego koloru przeciw rywalowi.
third-1-well = Piątka. Robaki nic tu nie zmienią: trzeba ją położyć.
third-2 = Gdzie ta piątka najbardziej zaszkodzi rywalowi? Połóż ją tam, gdzie trzeci kolor wyprzedzi rywala i odbierze mu cenną Królową.
third-2-wrong = Rywal prowadzi na termitierze z Królową za 9.
third-2-tie = Tu trzeci kolor tylko wyrówna z tobą. Rywalowi to nie szkodzi.
third-2-little = Tu odbierze Królową za 5. W zasięgu jest cenniejsza.
third-2-well = 3 i 5 to więcej niż 7 rywala: Królowej za 9 już nie ma. Dawaj trzeciemu kolorowi wysokie liczby tam, gdzie prowadzi rywal, a niskie tam, gdzie prowadzisz ty.
