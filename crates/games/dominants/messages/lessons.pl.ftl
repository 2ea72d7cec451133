# Co mówią lekcje DominAnts. Klucze pochodzą z lessons.md: lekcja, zadanie, reakcja.

goal-title = Cel gry
goal-1 = Każda kolonia ma tron. Posadź mrówkę na tronie rywala i utrzymaj ją tam przez trzy jego tury: wtedy cała kolonia jest twoja. Tron jest pusty, a twój żołnierz stoi obok. Usiądź na nim.
goal-1-wrong = Wskaż swojego żołnierza, a potem pusty tron w mrowisku wroga.
goal-1-away = To nie jest tron. Tron to zaznaczone pole obok twojego żołnierza.
goal-1-end = Jeszcze nie: najpierw posadź żołnierza na tronie.
goal-1-well = Twój żołnierz siedzi na tronie wroga.
goal-2 = Rywal ma trzy tury, żeby go przepędzić. Tutaj nie ma kim. Zakończ turę i patrz.
goal-2-wrong = Naciśnij „Zakończ turę”.
goal-2-leave = Jeśli żołnierz zejdzie z tronu, liczenie zacznie się od nowa.
goal-2-wait = Tak wolno, ale tu nic więcej nie trzeba: zakończ turę.
goal-2-well = Minęły trzy tury (w krótkiej grze wystarczą dwie) i kolonia jest twoja: wygrywasz. Gdy gra trwa za długo, decydują siła mrówek i cukier.

sugar-title = Cukier
sugar-1 = Kolonia żyje z cukru, a cukier leży pośrodku planszy. Masz 20 punktów akcji na wszystkie mrówki; krok w dowolną stronę kosztuje jeden punkt. Poślij robotnicę na wskazane pole z cukrem. Wskaż robotnicę, a potem cukier: mrówka sama znajdzie drogę.
sugar-1-wrong = Wskaż robotnicę, a potem pole z cukrem najbliższe twojego mrowiska.
sugar-1-end = Tura się skończyła, a robotnica wciąż jest w domu. Najpierw poślij ją po cukier.
sugar-1-well = Trzy kroki, trzy punkty.
sugar-2 = Robotnica bierze jedną kostkę na turę. Dotknij robotnicy, a potem wybierz „Zbierz” pod planszą.
sugar-2-wrong = Wskaż robotnicę na cukrze i wybierz „Zbierz”.
sugar-2-end = Najpierw weź kostkę.
sugar-2-well = Jedna kostka. Robotnica uniesie, ile chce, ale w każdej turze bierze tylko jedną.
sugar-3 = Cukier jest coś wart dopiero w magazynie. Zanieś go do domu, na dowolne pole mrowiska, i wybierz „Odłóż”.
sugar-3-wrong = Wróć do mrowiska, a potem wybierz „Odłóż”.
sugar-3-end = Kostka jest wciąż w drodze, a punkty ci zostały. Zanieś ją do domu.
sugar-3-outside = Poza mrowiskiem kostka leży na ziemi i weźmie ją każda robotnica. Odłóż ją w domu.
sugar-3-well = W magazynie. Zabrać ją może tylko zdobywca twojej kolonii.

grow-title = Rośnij w siłę
grow-1 = Za dwie kostki wykluwa się nowa robotnica, na wolnym polu twojego mrowiska i bez punktów akcji. Niech wykluje się jedna.
grow-1-wrong = Wybierz „Nowa robotnica”, a potem wolne pole mrowiska.
grow-1-end = Najpierw użyj cukru: niech wykluje się robotnica.
grow-1-well = Nowa robotnica może od razu działać. Do wykluwania potrzebna jest żywa królowa.
grow-2 = Dwie robotnice w domu łączą się w żołnierza za jedną kostkę i jeden punkt akcji. Żołnierz jest trzy razy silniejszy od robotnicy. Połącz dwie robotnice.
grow-2-wrong = Wskaż robotnicę w mrowisku, wybierz „Połącz”, a potem wskaż drugą.
grow-2-end = Została ci kostka. Najpierw połącz dwie robotnice.
grow-2-well = Masz żołnierza. Dwaj żołnierze łączą się w wojownika, najsilniejszą mrówkę po królowej.

battle-title = Bitwa
battle-1 = Tu nie ma kości do gry. Obie strony dodają swoje siły i słabsza ginie. Przy równych siłach giną wszyscy. Robotnica ma siłę 1. Pokonaj wrogą robotnicę obiema swoimi: jedną zaatakuj, dodaj drugą, a potem uderz.
battle-1-wrong = Zaatakuj obiema robotnicami razem.
battle-1-equal = 1 przeciw 1: zginęły obie. Z drugą robotnicą byłoby 2 przeciw 1 i bez strat.
battle-1-strike = Nie o to chodziło: wróg wciąż stoi albo zginęła twoja mrówka. Twoja strona musi mieć więcej siły niż wszyscy wrogowie obok atakujących: obie robotnice razem mają 2 przeciw 1.
battle-1-end = Wroga robotnica wciąż tam stoi. Zaatakuj obiema robotnicami.
battle-1-well = 2 przeciw 1: wroga robotnica zginęła, a ty nie tracisz nikogo. Każda atakująca mrówka kosztuje jeden punkt akcji i atakuje raz na turę.

power-title = Policz, zanim uderzysz
power-1 = Robotnica ma siłę 1, żołnierz 3, wojownik 4, królowa 7. Przed uderzeniem widać obie sumy. Pokonaj wrogiego żołnierza i nie strać swojego.
power-1-wrong = Niech żołnierz i robotnica zaatakują razem.
power-1-equal = 3 przeciw 3: przy równych siłach giną obaj. Z robotnicą jest 4 przeciw 3.
power-1-weak = 1 przeciw 3: robotnica zginęła na darmo. Razem z żołnierzem ma 4.
power-1-strike = Nie o to chodziło: wrogi żołnierz wciąż stoi albo zginął twój. Atakujący muszą mieć razem więcej niż 3: żołnierz i robotnica mają 4.
power-1-end = Wrogi żołnierz wciąż tam stoi. Zaatakuj żołnierzem i robotnicą.
power-1-well = 4 przeciw 3. Rozstrzygnęła jedna mała mrówka.

fewer-title = Kto jeszcze się włączy?
fewer-1 = Każdy wróg obok każdej atakującej mrówki też walczy, chcesz czy nie. Pokonaj wrogą robotnicę i nie strać nikogo. Zanim wybierzesz, sprawdź, kto stoi obok twoich mrówek.
fewer-1-wrong = Zaatakować powinien tylko żołnierz.
fewer-1-drawn = Twoja robotnica stoi obok wrogiego żołnierza i wciągnęła go do bitwy: 4 przeciw 4, zginęli wszyscy. Więcej atakujących nie zawsze znaczy lepiej.
fewer-1-lost = Twoja robotnica dotyka dwóch wrogów: 1 przeciw 4. Niech żołnierz zaatakuje sam.
fewer-1-strike = Po uderzeniu zginęła twoja mrówka albo wroga robotnica wciąż stoi. Każdy wróg obok atakującej mrówki dodaje swoją siłę. Sam żołnierz dotyka tylko robotnicy: 3 przeciw 1.
fewer-1-end = Zaatakuj, zanim zakończysz turę: żołnierz wygra sam.
fewer-1-well = 3 przeciw 1, a wrogi żołnierz został z boku.

recruit-title = Nowi przyjaciele
recruit-1 = Niektóre mrówki nie należą do nikogo. Robotnica z kostką, która stoi obok takiej mrówki, może ją nakarmić, a wtedy ta dołącza do twojej kolonii. Nakarm mrówkę obok swojej robotnicy.
recruit-1-wrong = Wskaż robotnicę, wybierz „Nakarm”, a potem mrówkę bez kolonii.
recruit-1-drop = Kostka na ziemi nikogo nie nakarmi. Wybierz „Nakarm”.
recruit-1-end = Mrówka wciąż jest głodna. Najpierw ją nakarm.
recruit-1-well = Jedna kostka za robotnicę: o połowę taniej niż wyklucie. Może od razu działać.

danger-title = Wszystko w zasięgu
danger-1 = Mrówka może w jednej turze przejść całą planszę. Zaznaczony wrogi żołnierz łatwo dosięgnie twojej robotnicy, a ona niesie trzy kostki. Zanieś je do magazynu, zanim zakończysz turę.
danger-1-wrong = Wróć robotnicą do domu i wybierz „Odłóż”.
danger-1-ground = Kostki na ziemi należą do tego, kto je weźmie. Zanieś je do mrowiska.
danger-1-end = Wrogi żołnierz zabije robotnicę i zostawi cukier swoim. Najpierw zanieś go do domu.
danger-1-well = Cukier jest bezpieczny. Zanim zakończysz turę, sprawdź, dokąd sięga każdy wróg.

wheel-title = Koło AntWheel
wheel-1 = Gdy każda kolonia rozegra swoją turę, kończy się cykl i koło AntWheel losuje zdarzenie. Niektóre działają przez następny cykl: dwa razy więcej punktów akcji, deszcz, w którym krok kosztuje dwa punkty, ale przybywa cukru, albo przemowa, która wzmacnia żołnierzy jednej kolonii. Zakończ turę i zobacz, co wypadnie.
wheel-1-wrong = Naciśnij „Zakończ turę”.
wheel-1-first = Tak wolno, ale ta lekcja jest o kole AntWheel: zakończ turę.
wheel-1-well = Podatki! Każda kolonia płaci jedną kostkę. Rywal zapłacił już z magazynu.
wheel-2 = Twój magazyn jest pusty i żadna z twoich mrówek nie niesie kostki. Musisz więc oddać mrówkę. Wybierz tę, której najmniej szkoda.
wheel-2-wrong = Oddaj robotnicę.
wheel-2-queen = Bez królowej nie wykluwają się robotnice, a nowa królowa kosztuje pięć kostek. Nowa robotnica kosztuje dwie.
wheel-2-soldier = Na żołnierza poszły dwie robotnice i kostka. Najtańsza jest robotnica.
wheel-2-well = Robotnica zamiast jednej kostki: zawsze trzymaj jedną w magazynie. Są jeszcze dwa zdarzenia: przychodzą mrówki bez kolonii albo mrówkojad zjada wszystkie mrówki na dziewięciu polach. Nie trzymaj więc wszystkich mrówek w jednym miejscu.

queen-title = Królowa nie żyje
queen-1 = Bez królowej nie wykluwają się robotnice. Nowa królowa kosztuje pięć kostek i punkt akcji i pojawia się na tronie. Posadź ją tam.
queen-1-wrong = Wybierz „Nowa królowa”, a potem swój tron.
queen-1-none = Najpierw potrzebna jest królowa.
queen-1-end = Bez królowej kolonia nie urośnie. Masz kostki na nową.
queen-1-well = Niech żyje królowa!
queen-2 = Zostały dwie kostki. Teraz robotnice znów się wykluwają: niech wykluje się jedna.
queen-2-wrong = Wybierz „Nowa robotnica”, a potem wolne pole mrowiska.
queen-2-end = Zostały ci dwie kostki: najpierw niech wykluje się robotnica.
queen-2-well = Gdy królowej coś grozi, trzymaj w magazynie pięć kostek.

throne-title = Strzeż tronu
throne-1 = Na twoim tronie siedzi wroga robotnica i policzono już dwie twoje tury. Po tej odpadasz! Przepędź ją i nie strać żołnierza.
throne-1-wrong = Zaatakuj wroga na tronie swoim żołnierzem.
throne-1-both = 1 przeciw 1: tron jest wolny, ale zginęła też twoja robotnica. Żołnierz zrobi to bez strat.
throne-1-end = To była trzecia tura: twoja kolonia należy do rywala. Zaatakuj mrówkę na tronie.
throne-1-well = Tron jest wolny. Nigdy nie wysyłaj wszystkich wojowników z domu: pusty tron zajmie nawet jedna robotnica.

storm-title = Szturm
storm-1 = Królowa wroga stoi na tronie bez straży, a jej siła to 7. Wojownik ma 4, żołnierz 3. Pokonaj ją i nie strać nikogo.
storm-1-wrong = Potrzebne są wszystkie trzy mrówki.
storm-1-equal = 7 przeciw 7: królowa zginęła, ale z nią twoje najlepsze mrówki. Wszystkie trzy mają razem 10.
storm-1-weak = Mniej niż 7: atakujący zginęli, a królowa żyje. Zaatakuj wszystkimi trzema.
storm-1-strike = Po uderzeniu królowa żyje albo zginęła twoja mrówka. Atakujący muszą mieć razem więcej niż 7: wszystkie trzy mają 10.
storm-1-end = Rywal dostanie turę, a silna królowa odpowie ciosem. Zaatakuj teraz.
storm-1-well = 10 przeciw 7: królowa nie żyje, a ty nie tracisz nikogo.
storm-2 = Tron jest pusty. Mrówka, która atakowała, może jeszcze chodzić. Zajmij tron.
storm-2-wrong = Wejdź jedną z mrówek na tron.
storm-2-end = Tron jest pusty i tuż obok. Zajmij go, zanim zakończysz turę.
storm-2-well = Teraz pozostałe mrówki strzegą tej, która siedzi na tronie. Jeszcze trzy tury rywala i kolonia jest twoja.
