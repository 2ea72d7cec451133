# The board of Anteater in English; events and refusals stand beside the rules.
board = Three termite mounds
space = Mound { $slot } ({ $mound }), column { $column }, space { $height }: { $face ->
    [0] { $shows ->
        [nothing] free
       *[other] { $shows }
      }
   *[other] { $owner }’s die, { $face }
  }
die = Die of { $who }: { $face ->
    [0] in the cup
   *[other] { $face }
  }
no-die-in-cup = No die in the cup
plaque = Queen { $queen }: highest total · General { $general }: second · { $at_least ->
    [yes] a worm for every total of at least { $worm }
   *[no] a worm for a total of exactly { $worm }
  }
costume = Anton wears { $costume }
supply = { $name }: { $count } in the supply
brings = total { $total } with this die{ $rank ->
    [queen] , first place: the Queen
    [general] , second place: the General
   *[none] {""}
  }
finds = { $name } number { $count }{ $gain ->
    [0] {""}
   *[other] , +{ $gain }
  }
spaces-to-come = { $count ->
    [one] one more on the mounds
   *[other] { $count } more on the mounds
  }
column = { $owner ->
    [nobody] nobody’s column
   *[other] column of { $owner }, total { $total }
  }, { $free ->
    [0] full
    [one] one free space
   *[other] { $free } free spaces
  }{ $free ->
    [0] {""}
   *[other] { $owner ->
        [nobody] {""}
       *[other] , can reach { $reach }
      }
  }
items = Lost-and-found tiles
starts = Starts this round
round-of = Round { $round } of { $rounds }
worms-left = { $worms ->
    [one] one worm left
   *[other] { $worms } worms left
  }
mounds-left = { $mounds ->
    [one] one mound to come
   *[other] { $mounds } mounds to come
  }
no-space-left = no space left
dice-left = { $neutral ->
    [0] { $dice ->
        [one] One die left to throw
       *[other] { $dice } dice left to throw
      }
   *[other] Dice left to throw: { $dice } of the player’s own colour and { $neutral } of the third
  }
worms-held = { $worms ->
    [0] No worms
    [one] One worm: buys another roll or a pass, or scores 1 point at the end
   *[other] { $worms } worms: each buys another roll or a pass, or scores 1 point at the end
  }
item-held = { $name } × { $count }
tiles-queen = { $count ->
    [one] One Queen won
   *[other] { $count } Queens won
  }{ $points ->
    [none] {""}
   *[other] : { $points } points
  }
tiles-general = { $count ->
    [one] One General won
   *[other] { $count } Generals won
  }{ $points ->
    [none] {""}
   *[other] : { $points } points
  }
variety = variety
variety-help = Variety: the most different finds, +10 at the end
button-throw = Throw the die
button-throw-own = Throw your own die
button-throw-neutral = Throw the third colour’s die
button-reroll = Roll again
button-pass = Pass
action-place = Place on { $place }
place-named = mound { $slot }, column { $column }
space-named = { $height } of column { $column }, mound { $slot }
ask-choose = Which die do you throw?
throw-first = Throw a die first.
ask-place = Place the die on a glowing space.
ask-place-or-pay = Place the die on a glowing space, or pay a worm.
counting = Counting the mounds…
key-mound = Place the die on that mound
key-worm = Pay a worm: roll again, pass
mound-1 = Shark Fin
mound-2 = Tin-Can Alley
mound-3 = Wall Climber
mound-4 = Night Burglar
mound-5 = Deep Diver
mound-6 = Snake Charmer
mound-7 = Mountaineer
mound-8 = Moon Landing
mound-9 = Human Cannonball
mound-10 = Submarine
mound-11 = Giant Ape
mound-12 = Royal Banquet
costume-1 = a shark fin on his back
costume-2 = a tin can for a hat
costume-3 = a grappling hook and a headband
costume-4 = a burglar’s mask and cap
costume-5 = diving goggles and a snorkel
costume-6 = a turban
costume-7 = a mountain hat with a feather
costume-8 = a space helmet
costume-9 = a stunt helmet with a star
costume-10 = a captain’s cap
costume-11 = the fur of a giant ape
costume-12 = a crown and a napkin
item-M = map
item-S = sneakers
item-B = bone
item-E = eyeglasses
item-P = speaker
item-G = glove
item-T = telescope
item-C = tin can
item-W = worm
seat-N = Third colour
seat-player = Player { $number }

# First game
coach-choose = Throw one of two dice: your own, or the third colour’s. Nobody plays the third colour, but it takes up space and can even win.
coach-decide = Each mound offers one glowing space; its tag shows the total you would have there. The highest total on a mound wins the Queen, the second highest the General. Whatever is pictured on the space is yours at once. A bad roll? A worm buys another.

# Figures of the rules
figure-anton = Anton the anteater, his tongue out
figure-mound-queen = Points of the Queen, for the highest total
figure-mound-general = Points of the General, for the second highest total
figure-mound-worm = Worm number: the total that wins a worm
figure-mound-column = A column; this one has a single space
figure-mound-empty = An empty space
figure-mound-item = A space with a lost thing, here eyeglasses
figure-mound-worm-space = A space with a worm
figure-dice-1 = yellow
figure-dice-2 = red
figure-dice-3 = green
figure-dice-4 = blue
figure-dice-5 = white
figure-tiles-queen = Queen, 5 to 9 points
figure-tiles-general = General, 2 to 5 points
figure-tiles-worm = Worm, 1 point
