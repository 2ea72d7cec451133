# Co mówią lekcje Termitów. Klucze pochodzą z lessons.md: lekcja, zadanie, reakcja.

goal-title = Cel gry
goal-1 = Wygrywa, kto ma najwięcej punktów, a punkty to Kopce. Kopiec o wartości 5 daje pięć punktów temu, kto go zdobędzie. Zdobądź Kopiec rywala: wskaż swoją jednostkę obok niego, a potem Kopiec.
goal-1-wrong = Wskaż jedną z dwóch swoich jednostek obok wrogiego Kopca, a potem sam Kopiec.
goal-1-walk = Odejście niczego nie da. Atakuj: wskaż jednostkę, potem Kopiec.
goal-1-stay = Wolno zostać w miejscu, ale Kopiec czeka na zdobycie.
goal-1-well = Razem twoje jednostki były silniejsze: 3 i 3 przeciw 5. Te 5 punktów to twoje trofeum, a w tym miejscu stoi już twój Kopiec. Jednostka, która go zdobyła, odchodzi z gry.

turn-title = Twoja kolejka
turn-1 = Każda kolejka zaczyna się od nowej jednostki. Wybierz żeton z ręki i połóż go na dowolnym pustym polu, nawet daleko od domu. Potem dobierasz następny. Połóż dwie robotnice.
turn-1-wrong = Wskaż żeton w ręce, a potem puste pole.
turn-1-well = Spod ziemi wyszła nowa jednostka. Może pojawić się wszędzie, jednostka rywala też.
turn-2 = Potem poruszasz jedną jednostką, nową albo inną. Robotnice idą dwa pola, żołnierze i plujące nasute jedno, skrzydlate alate trzy. Rusz jednostkę: dotknij jej, a potem pustego pola w jej zasięgu.
turn-2-wrong = Wskaż swoją jednostkę, a potem puste pole w jej zasięgu.
turn-2-stay = Wolno też zostać w miejscu. Tym razem przesuń jednostkę.
turn-2-well = Nowa jednostka i jeden ruch: to cała kolejka. Po ostatnim żetonie gra się kończy.

power-title = Silniejszy wygrywa
power-1 = Tu nie ma kości do gry. Atak musi być silniejszy od obrony i wtedy zawsze się udaje. Robotnica ma siłę 1, więc twoje dwie mają 2. Zaatakuj jednostkę słabszą od nich.
power-1-wrong = Zaatakuj pojedynczą robotnicę: wskaż swoją jednostkę, potem wroga.
power-1-equal = 2 przeciw 2: równa siła nie wystarczy. Wybierz pojedynczą robotnicę.
power-1-walk = To nie jest atak. Twoje dwie robotnice są silniejsze od tej jednej.
power-1-well = 2 przeciw 1: pokonana.
power-2 = Pokonana jednostka musi odejść, a ty wybierasz dokąd. Trzymaj ją z dala od swojego Kopca: wypchnij ją w górę, na podświetlone pole.
power-2-wrong = Wybierz jedno z pól za pokonaną jednostką.
power-2-well = Twoja jednostka stoi na jej miejscu. Pokonana jednostka, która nie ma dokąd odejść, ginie.

support-title = Razem
support-1 = Kopiec o wartości 6 jest za silny dla jednej jednostki. Ale każda twoja jednostka obok celu dodaje swoją siłę za darmo. Jedna z nich może też dojść z daleka. Zaatakuj tą, z którą suma przekroczy 6.
support-1-wrong = Policz: żołnierze obok Kopca dodają 4, robotnica obok niego dodaje 1.
support-1-weak = 4 i 1 to 5, i to wszystko, póki dwie robotnice stoją za daleko, żeby pomóc. Kto mógłby przyjść i zaatakować?
support-1-walk = Nie wystarczy tam dojść: atakiem jest ruch, który kończy się na Kopcu.
support-1-leave = Jednostka pomaga tylko obok celu. Zostaw ją tam.
support-1-well = 2 od atakującej, 4 i 1 od towarzyszy: 7 przeciw 6.
support-2 = Teraz załóż na tym polu własny Kopiec. Wysoki Kopiec trudniej zdobyć, a wrogowie mogą wrócić. Wybierz silniejszy.
support-2-wrong = Wybierz Kopiec o wartości 9.
support-2-low = Wolno, ale Kopiec o wartości 5 w pierwszej linii szybko padnie i stracisz 5 punktów. Kopiec o wartości 9 się utrzyma.
support-2-well = Kopce, których nie ma na planszy, też się liczą i nikt ich nie zdobędzie. Słabe stawiaj więc na uboczu albo zatrzymaj.

spare-title = Zdobywaj tanio
spare-1 = Jednostka, która zdobywa Kopiec, odchodzi z gry; pomocnicy zostają. Wszystkie trzy twoje jednostki stoją obok tego Kopca, więc suma to 6 przeciw 5, ktokolwiek zaatakuje. Zaatakuj tą, której najmniej szkoda.
spare-1-wrong = Zaatakuj Kopiec swoją najsłabszą jednostką.
spare-1-dear = Kopiec jest twój, ale trzy robotnice przepadły. Jedna robotnica zrobiłaby to samo.
spare-1-soldier = Kopiec jest twój, ale żołnierz przepadł. Jedna robotnica zrobiłaby to samo.
spare-1-walk = Zaatakuj Kopiec teraz, zanim nadejdzie pomoc.
spare-1-well = Jedna robotnica za pięć punktów. Silne jednostki zostają i walczą dalej.

soldier-title = Żołnierz nie puszcza
soldier-1 = Pokonana jednostka zwykle ucieka. Ale kogo zaatakuje żołnierz, ten nie ucieknie: ginie. Żołnierz ma siłę 2. Zniszcz dwie wrogie robotnice.
soldier-1-wrong = Zaatakuj żołnierzem.
soldier-1-pushed = Atakują robotnice, więc wróg ucieknie i za chwilę wróci. Niech zaatakuje żołnierz, a robotnice pomogą.
soldier-1-walk = To nie jest atak. Twój żołnierz stoi tuż obok wroga.
soldier-1-well = Żołnierz zaatakował, robotnice pomogły: 5 przeciw 2, a wróg zniknął na dobre.

spitter-title = Nasute pomagają z daleka
spitter-1 = Nasute to termity, które plują: pomagają na odległość dwóch pól, a w Roślinności o jeden mocniej. Twoi dwaj żołnierze mają 4, Kopiec ma 5. Połóż nasute w trawie, dwa pola od Kopca.
spitter-1-wrong = Weź nasute z ręki i połóż w trawie.
spitter-1-elsewhere = Stamtąd suma nie wystarczy. Nasute w trawie dodaje 1 za siebie i 1 za trawę.
spitter-1-well = Nasute i trawa: 2 więcej.
spitter-2 = 4 od żołnierzy, 2 od nasute: 6 przeciw 5. Zdobądź Kopiec.
spitter-2-wrong = Wskaż żołnierzy, a potem Kopiec.
spitter-2-walk = Droga otwarta. Zaatakuj Kopiec żołnierzami.
spitter-2-well = Wypatruj nasute o dwa pola dalej, swoich i cudzych. Początkujący o nich zapominają.

flyer-title = Alate spadają znikąd
flyer-1 = Alate to termity ze skrzydłami. Mają trzy ruchy i przelatują nad Wodą, Kamieniami i większością wrogów; zatrzymuje je tylko Roślinność. Wroga robotnica czuje się bezpieczna za Wodą. Zaatakuj ją swoimi alate.
flyer-1-wrong = Wskaż alate, a potem wrogą robotnicę.
flyer-1-near = Nie wystarczy podlecieć bliżej: alate dosięgną wroga już teraz.
flyer-1-worker = Robotnice nie przejdą przez Wodę. Użyj alate.
flyer-1-well = Robotnica nie mogła uciec na Wodę, więc zginęła. Zanim poczujesz się bezpiecznie, poszukaj alate.

terrain-title = Teren
terrain-1 = Woda jest zamknięta dla wszystkich oprócz alate. Kamienie kosztują robotnice oba ruchy, a żołnierzy i nasute zatrzymują. Roślinność jest łatwa, ale nie dla alate. Zaprowadź robotnice na zaznaczone pole, dwa ruchy dalej.
terrain-1-wrong = Obejdź Wodę przez Roślinność.
terrain-1-water = To Woda. Przekraczają ją tylko alate.
terrain-1-stones = Kamienie po drodze kosztują oba ruchy, więc to za daleko.
terrain-1-both = Kamienie zabrały oba ruchy i tu droga się kończy. Jednostka na Kamieniach broni się o 1 mocniej, ale chcemy iść dalej.
terrain-1-near = Jeszcze nie: zaznaczone pole jest dwa ruchy dalej, za Roślinnością.
terrain-1-well = Dwa ruchy przez trawę. Pamiętaj o Kamieniach: jednostka broni się tam o 1 mocniej.

found-title = Miejsce na Kopiec
found-1 = Gra zaczyna się od pierwszych Kopców. Kopiec potrzebuje otwartego terenu, który nie leży na brzegu, nie styka się z innym Kopcem i ma obok najwyżej jedną Wodę. Kopcem o wartości 5 ryzykujesz najmniej. Wybierz go i znajdź mu miejsce.
found-1-wrong = Wybierz Kopiec, a potem pole otwartego terenu wewnątrz planszy.
found-1-touching = Tam stykałby się z innym Kopcem.
found-1-waters = Tam miałby obok dwa pola Wody. Wolno najwyżej jedno.
found-1-clear = To pole jest zarośnięte. Kopiec potrzebuje otwartego terenu.
found-1-edge = To pole leży na brzegu. Kopiec potrzebuje sześciu pól wokół.
found-1-well = Twój Kopiec stoi. Kopce, których nie ma na planszy, to rezerwa: liczą się, a nikt ich nie zdobędzie.

guard-title = Pilnuj swoich Kopców
guard-1 = Twój Kopiec o wartości 6 jest zagrożony. Dwaj wrogowie obok niego mają 3 i 2, a za chwilę może dołączyć nowa jednostka: razem więcej niż 6. Licz tak przed każdym ruchem. Zniszcz teraz jednego z nich.
guard-1-wrong = Zaatakuj wrogiego żołnierza swoimi dwoma żołnierzami.
guard-1-walk = Obaj oblegający nadal tam stoją, a za chwilę dostaną pomoc. Zaatakuj jednego z nich.
guard-1-stay = Wtedy rywal położy jeszcze jedną jednostkę i Kopiec padnie. Zaatakuj jednego z oblegających.
guard-1-well = Jednego już nie ma: 3 i nowa jednostka to nie więcej niż 6. Kopiec jest na razie bezpieczny.

count-title = Licz podwójnie
count-1 = Twój ostatni ruch, a rywal prowadzi 9 punktami. Możesz zdobyć neutralny Kopiec o wartości 7 albo Kopiec rywala o wartości 5. Tylko jeden z nich daje zwycięstwo. Który?
count-1-wrong = Zdobądź Kopiec rywala.
count-1-neutral = 7 punktów dla ciebie, a rywal wciąż ma o 2 więcej. Liczy się też to, co rywal traci.
count-1-walk = To ostatni ruch: zdobądź Kopiec.
count-1-well = Ty masz o 5 więcej, a rywal o 5 mniej: to razem 10, i wygrywasz jednym punktem.
