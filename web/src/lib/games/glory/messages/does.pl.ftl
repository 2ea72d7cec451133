# Co daje i kosztuje decyzja i skąd biorą się kości; wczytywane przy pierwszym pytaniu.
dodge = Ratuje jedną jednostkę. Kość zwinności i jeszcze jedna kość odpadają do końca bitwy.
keep-Dodge = Straty zostają. Kość zwinności też.
luck = Przerzuca kość szczęścia i twoje niższe kości{ $attack ->
    [yes] ; w innych atakach tej tury szczęścia już nie będzie
   *[no] {""}
  }.
keep-Luck = Kości liczą się tak, jak leżą.
rage = Kości wroga do { $berserk } liczą się jako 0. Kość berserkera wraca do 1.
keep-Rage = Kości liczą się tak, jak leżą. Kość berserkera zostaje na { $berserk }.
press = Twój rzut: { $mine }; rzut obrońcy: { $theirs }.
withdraw = Bitwa się kończy. Twoje jednostki zostają na miejscu.
grant = Zaatakują z twojej twierdzy i mogą w niej zostać jako goście.
deny = Zostają tam, gdzie są.
leech-keep = { $leech ->
    [3] W tej rundzie zabiera 1 wodę
    [4] W tej rundzie zabiera 1 żywność
    [5] W tej rundzie zabiera 1 złoto
    [6] W tej rundzie zabiera 1 złoto, 1 żywność i 1 wodę
   *[other] W tej rundzie niczego nie zabiera
  }{ $victim ->
    [none] {""}
   *[other] ; ofiara: { $victim }
  }.
leech-roll = 1 i 2 niczego nie zabierają; od 3 wskazujesz ofiarę.
leech-from = Na początku tury traci { $leech ->
    [3] 1 wodę
    [4] 1 żywność
    [5] 1 złoto
   *[other] 1 złoto, 1 żywność i 1 wodę
  }.
pool = { $dice ->
    [one] jedna kość
   *[other] { $dice } kości
  } ({ $units ->
    [one] jedna jednostka
    [few] { $units } jednostki
   *[other] { $units } jednostek
  }{ $mercenary ->
    [yes] , najemnik +1
   *[no] {""}
  }{ $fortress ->
    [yes] , Forteca +1
   *[no] {""}
  }{ $agile ->
    [more] , kość zwinności +1
    [less] , wydana kość zwinności −1
   *[none] {""}
  })
rule-religion = Szczęście przerzuca swoją kość i wszystkie niższe kości twojej strony. W każdej turze pomaga w jednym ataku co najmniej dwóch jednostek i w każdej obronie.
rule-primal = Kość berserkera rośnie z każdą jednostką zabitą w twoich bitwach z co najmniej dwoma atakującymi. Szał sprawia, że kości wroga do jej wartości liczą się jako 0, i cofa ją do 1.
rule-tech = Kość zwinności to jedna kość więcej w każdej bitwie. Raz w bitwie, przy co najmniej { $dice } kościach w rzucie, można ją wydać razem z inną kością, by uratować jednostkę.
rule-parasite = Na początku każdej tury ofiary kość pijawki zabiera jej 1 wodę (przy 3), 1 żywność (przy 4), 1 złoto (przy 5) albo po jednym z każdego (przy 6). Co rundę można nią rzucić ponownie.
