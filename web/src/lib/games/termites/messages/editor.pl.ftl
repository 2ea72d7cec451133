# Edytor map.
board = Mapa
hex = { $cell }: { $what }{ $problem ->
    [yes] , tu coś się nie zgadza
   *[no] {""}
  }
tools = Maluj
tool-clear = Czyste
tool-water = Woda
tool-vegetation = Roślinność
tool-stones = Kamienie
tool-mound = Kopiec
symmetry = Symetria
symmetry-none = brak
symmetry-point = dwustronna (pół obrotu)
symmetry-three = trójstronna
symmetry-mirror = lustrzana, lewo i prawo
map = Mapa
which-map = Edytuj
name = Nazwa
players = Liczba graczy
advanced = Dla zaawansowanych
add = Nowa mapa
copy = Kopiuj
empty = Wyczyść
remove = Usuń
new-name = moja-mapa
tiles = Kafle
mounds = Neutralne Kopce
sites = Miejsca na Kopce
