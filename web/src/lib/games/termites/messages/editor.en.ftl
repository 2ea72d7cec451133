# The editor of maps.
board = The map
hex = { $cell }: { $what }{ $problem ->
    [yes] , something is wrong here
   *[no] {""}
  }
tools = Paint
tool-clear = Clear
tool-water = Water
tool-vegetation = Vegetation
tool-stones = Stones
tool-mound = Mound
symmetry = Symmetry
symmetry-none = none
symmetry-point = two sides (half turn)
symmetry-three = three sides
symmetry-mirror = mirror, left and right
map = Map
which-map = Edit
name = Name
players = Players
advanced = Advanced
add = New map
copy = Copy
empty = Clear all
remove = Remove
new-name = my-map
tiles = Tiles
mounds = Neutral Mounds
sites = Sites for Mounds
