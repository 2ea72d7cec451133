# Co mówią lekcje Chwały. Klucze pochodzą z lessons.md: lekcja, zadanie, reakcja.

goal-title = Cel gry
goal-1 = Wygrywa, kto ma najwięcej Chwały. Zdobywa się ją na ziemi wroga: kafel wroga bez jednostek daje 1 Chwałę, gdy tylko na niego wejdziesz. Wskaż swoją piechotę: dwa kafle wroga dostaną znak +1. Wskaż jeden z nich.
goal-1-wrong = Wejdź na kafel wroga: wskaż piechotę, a potem kafel w kolorze rywala.
goal-1-own = Ten kafel jest już twój i nie daje Chwały. Wejdź na kafel wroga.
goal-1-done = Marsz skończony, a Chwały nie przybyło. Najpierw wejdź na kafel wroga.
goal-1-well = Od razu 1 Chwała. Kafel jest teraz niczyj, co pokazuje klepsydra. Jeśli piechota wciąż tam stoi, gdy zacznie się twoja następna tura, kafel staje się twój: jeszcze 1 Chwała. Twoje kafle dają co turę złoto, żywność i wodę.

battle-title = Bitwa
battle-1 = Jednostki wroga bronią swojego kafla. Każda jednostka rzuca kością. Najpierw porównuje się najwyższe kości; kto przegra parę, traci jednostkę, a remis wygrywa obrońca. Zaatakuj jedynego wroga całą trójką piechoty.
battle-1-wrong = Wskaż trzy oddziały piechoty, potem kafel wroga i wyślij wszystkie.
battle-1-few = Mniej jednostek to mniej kości. Wyślij wszystkie trzy.
battle-1-elsewhere = Wroga jednostka stoi na sąsiednim kaflu. Zaatakuj ją.
battle-1-done = Jeszcze nie: najpierw zaatakuj jedynego wroga.
battle-1-well = 5 do 5: remis wygrywa obrońca, więc tracisz jedną piechotę.
battle-2 = Możesz przestać albo nacierać dalej dwiema, które zostały. Dwie na jedną to dobra szansa: nacieraj.
battle-2-wrong = Nacieraj dalej.
battle-2-withdraw = Wolno, ale dwie kości na jedną wygrywają trzy razy na cztery. Nacieraj.
battle-2-well = 6 do 2: wróg pokonany, a każda pokonana jednostka to 1 Chwała.
battle-3 = Teraz część twoich jednostek może wejść na kafel. Do zajęcia wystarczy jedna. Druga niech zostanie i pilnuje.
battle-3-wrong = Wyślij na kafel jedną piechotę.
battle-3-all = Wtedy twój kafel za nią zostanie pusty i rywal na niego wejdzie. Wystarczy jedna.
battle-3-well = 1 Chwała za pokonaną jednostkę i 1 za kafel.

odds-title = Wielu na jednego
odds-1 = Trzech na jednego wygrywa dziewięć razy na dziesięć. Trzech na trzech tylko raz na trzy, bo remis wygrywa obrońca. Zaatakuj tam, gdzie masz przewagę, wszystkimi jednostkami.
odds-1-wrong = Zaatakuj kafel z jednym obrońcą wszystkimi trzema jednostkami.
odds-1-strong = Trzech obrońców: tam przegrasz dwa razy na trzy. Poszukaj słabszego kafla.
odds-1-few = Dobry kafel, ale wyślij wszystkie trzy: więcej jednostek to więcej kości.
odds-1-done = Stracona okazja: jeden wróg stoi sam. Zaatakuj go.
odds-1-well = 6 do 3. Zbierz jednostki przed atakiem i uderzaj tam, gdzie wróg jest słaby.

storm-title = Szturm na twierdzę
storm-1 = Kafel z wieżami to twierdza. Pusta twierdza wroga jest warta 3 Chwały. Twoja jazda stoi tuż obok: wejdź.
storm-1-wrong = Wskaż jazdę, a potem twierdzę wroga.
storm-1-other = To da mniej. Pusta twierdza obok twojej jazdy jest warta 3 Chwały.
storm-1-done = Brama stoi otworem! Najpierw wejdź do twierdzy.
storm-1-well = 3 Chwały. Rywal nie odpada: od razu założył nową twierdzę, w której stanęło dwóch nowych piechurów.

guard-title = Strzeż swojej twierdzy
guard-1 = Po marszu możesz kupować jednostki; piechota kosztuje 2 złota, jazda 4. Jazda wroga stoi dwa kroki od twojej pustej twierdzy. To byłyby dla niego 3 Chwały. Kup piechotę i postaw ją tam, gdzie jest potrzebna.
guard-1-wrong = Kup piechotę i postaw ją w twierdzy.
guard-1-elsewhere = Twierdza wciąż jest pusta i wróg ją zdobędzie. Postaw piechotę w niej.
guard-1-done = Twierdza jest pusta i wróg zdobędzie ją za 3 Chwały. Najpierw kup strażnika.
guard-1-well = Brama jest strzeżona. Pusta twierdza obok wroga to prezent: sprawdzaj swoją co turę.

food-title = Głodne wojsko
food-1 = Na koniec twojej tury każda jednostka w polu zjada 1 żywność i 1 wodę. Kogo nie nakarmisz, ten ginie. Razem z tym, co dają kafle, masz żywność dla dwóch, a w polu są trzy. Nikt nie je w twierdzy ani w Wysuniętej Bazie Operacyjnej: oba kafle są zaznaczone. Zaprowadź tam jednostkę.
food-1-wrong = Zaprowadź jednostkę do twierdzy albo do Wysuniętej Bazy Operacyjnej.
food-1-done = Trzy do wykarmienia, a żywności dla dwóch: jedna jednostka umrze z głodu. Najpierw zaprowadź jedną na zaznaczony kafel.
food-1-well = Wszyscy najedzeni. Zdobądź farmy i studnie, zanim powołasz duże wojsko.

mobile-title = Dwa kroki i mury
mobile-1 = Piechota robi jeden krok na turę, jazda dwa. Mur na boku kafla zatrzymuje każdego. Poprowadź jazdę wokół muru na zaznaczony kafel wroga.
mobile-1-wrong = Dwa kroki: najpierw na kafel obok muru, potem na zaznaczony.
mobile-1-wall = Z tej strony stoi mur. Obejdź go.
mobile-1-done = Jeździe został krok. Wejdź na zaznaczony kafel.
mobile-1-infantry = Piechota strzeże twierdzy. Użyj jazdy.
mobile-1-well = Dwa kroki wokół muru: 1 Chwała. W pierwszej rundzie jazda robi tylko jeden krok.

build-title = Buduj dla Chwały
build-1 = Masz 10 złota: wystarczy na Zakład Piechoty. Daje 3 Chwały i darmową piechotę, a na początku tury szkoli jednostki. Zastępuje jeden z twoich kafli. Zbuduj go.
build-1-wrong = Wybierz Zakład Piechoty, a potem jeden ze swoich kafli.
build-1-units = Jednostki się przydają, ale wtedy złota nie wystarczy na Zakład. 3 Chwały bez walki: buduj.
build-1-done = Złoto w skrzyni nie daje Chwały. Zbuduj Zakład.
build-1-well = 3 Chwały bez walki. Zakład Jazdy kosztuje 15 złota i daje 5.

fortress-title = Forteca
fortress-1 = Jednostki, które atakują z Fortecy albo jej bronią, rzucają o jedną kość więcej. Jedna z twoich grup stoi w Fortecy. Zaatakuj stamtąd wroga obiema jednostkami.
fortress-1-wrong = Zaatakuj obiema jednostkami z Fortecy.
fortress-1-plain = Te dwie rzucą dwiema kośćmi. Dwie z Fortecy rzucą trzema.
fortress-1-few = Dobre miejsce, ale wyślij obie: trzy kości zamiast dwóch.
fortress-1-done = Najpierw zaatakuj: jednostki w Fortecy rzucają o jedną kość więcej.
fortress-1-well = Trzy kości dla dwóch jednostek. Pamiętaj o tym, gdy Fortecę trzyma rywal.

faction-title = Kości frakcji
faction-1 = Każda frakcja ma własną kość. Religia powtarza złe rzuty, Pierwotni zamieniają straty w szał, Pasożyt zabiera część dochodu. Ty prowadzisz Technikę: o jedną kość więcej w każdej bitwie. Zaatakuj oboma oddziałami jazdy.
faction-1-wrong = Wyślij do ataku oba oddziały jazdy.
faction-1-few = Wyślij oba: z kością Zwinności rzucą trzema.
faction-1-done = Najpierw zaatakuj.
faction-1-well = 5 i 3 przeciw 6 i 4: to wygląda źle.
faction-2 = Za chwilę stracisz obie jednostki. Technika może raz w bitwie wykonać unik i ocalić jedną z nich. Zrób unik.
faction-2-wrong = Wybierz unik.
faction-2-keep = Obie jednostki przepadły. Unik ocaliłby jedną.
faction-2-well = Jedna jednostka ocalona. Unik kosztuje dwie kości do końca tej bitwy.
faction-3 = Jedna jednostka z jedną kością przeciw trzem. Nacierasz dalej?
faction-3-wrong = Wycofaj się, póki możesz.
faction-3-press = Jedna kość przeciw trzem prawie nigdy nie wygrywa. Wycofaj się i zachowaj jednostkę.
faction-3-well = Dobry dowódca wie, kiedy przestać.

legacy-title = Dziedzictwo
legacy-1 = Po piątej rundzie następuje faza Dziedzictwa: za Chwałę można kupić kafle, jednostki albo najemnika. Wydana Chwała nie liczy się już na końcu gry. Twoja twierdza jest strzeżona i prowadzisz: 9 Chwały do 3. Utrzymaj przewagę.
legacy-1-wrong = Nie wydawaj niczego: wybierz „Pas”.
legacy-1-spent = To kosztowało cię Chwałę, a z nią przewagę. Nic tu nie jest warte tej ceny: zachowaj Chwałę.
legacy-1-all = Najemnik za całą twoją Chwałę: teraz prowadzi rywal. Zachowaj Chwałę.
legacy-1-well = Nadal prowadzisz. Płać Chwałą tylko za to, co da jej więcej, na przykład za jednostkę, która ocali twierdzę. W dłuższej grze taka faza następuje po każdej piątej rundzie prócz ostatniej.

last-title = Ostatnia tura
last-1 = Ostatnia tura gry: rywal ma 12 Chwały, ty 10. Niczego nie trzeba już pilnować, bo nikt nie odpowie. Dwa kafle wroga stoją puste. Przy równej Chwale wygrywa, kto ma więcej kafli, a to ty. Zdobądź 2 Chwały.
last-1-wrong = Wyślij po jednej piechocie na oba zaznaczone kafle.
last-1-both = Dwie jednostki na jednym kaflu dają tylko 1 Chwałę. Wyślij po jednej na każdy.
last-1-home = W domu nie ma teraz Chwały do zdobycia. Wejdź na kafle wroga.
last-1-done = Chwały wciąż za mało, a następnej tury nie będzie. Wejdź na zaznaczone kafle.
last-1-well = Po 12, a ty masz więcej kafli: gra jest twoja.
