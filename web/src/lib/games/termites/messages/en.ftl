# The board of Termites in English; events and refusals stand beside the rules.
board = The savanna
hex = { $cell }, { $terrain ->
    [water] water
    [vegetation] vegetation
    [stones] stones
   *[clear] clear
  }{ $piece ->
    [unit] : { $count ->
        [one] { $caste ->
            [W] worker
            [S] soldier
            [N] spitter
           *[F] flyer
          }
       *[other] { $count } { $caste ->
            [W] workers
            [S] soldiers
            [N] spitters
           *[F] flyers
          }
      } of { $who }, strength { $strength }, defence { $defence }
    [mound] : Mound { $value } of { $who }
    [neutral] : neutral Mound { $value }
   *[none] {""}
  }
unit-moves = { $moves ->
    [one] moves one hex
   *[other] moves { $moves } hexes
  }
stones-bonus = +{ $bonus } defence from Stones
caste-rule-S = Strong grip: units it beats are destroyed (no retreat)
caste-rule-N = Secretion: supports from up to two hexes away, with +1 while on Vegetation
caste-rule-F = Flying: over enemies that do not fly; Water and Stones cost 1; never into or over Vegetation
threat = { $who } can attack it with up to { $power } against { $value }
doomed = if beaten by this attack, it has nowhere to retreat and is destroyed
no-threat = it cannot be attacked now
terrain-rule-water = Water: only flyers can enter or attack here
terrain-rule-vegetation = Vegetation: flyers can neither enter nor attack here; a spitter supports from here with +1
terrain-rule-stones = Stones: defence +1; workers enter for 2 points, flyers for 1, soldiers and spitters only when placed
left-in-stack = Left in the stack:
left-unseen = In hand and stack together:
hand = Hand
reserve = Reserve
trophies = Trophies
caste-W = worker
caste-S = soldier
caste-N = spitter
caste-F = flyer
token = { $count } { $caste ->
    [W] { $count ->
        [one] worker
       *[other] workers
      }
    [S] { $count ->
        [one] soldier
       *[other] soldiers
      }
    [N] { $count ->
        [one] spitter
       *[other] spitters
      }
   *[F] { $count ->
        [one] flyer
       *[other] flyers
      }
  }
piece = { $form ->
    [new] a{" "}
   *[known] {""}
  }{ $count ->
    [1] {""}
    [2] two-
   *[3] three-
  }{ $caste ->
    [W] worker
    [S] soldier
    [N] spitter
   *[F] flyer
  }{ $count ->
    [1] {""}
   *[other] {" "}token
  }
token-strength = { $token }, strength { $strength }
mound-value = Mound { $value }
terrain-clear = Clear
terrain-water = Water
terrain-vegetation = Vegetation
terrain-stones = Stones
map-duel = Duel
map-ring = Ring
map-spokes = Spokes
map-cross = Cross
map-oases = Oases
mound-neutral = neutral
map-caption = { $name }, { $players } players{ $advanced ->
    [yes] , advanced
   *[no] {""}
  }
group-fits = allowed
group-alike = not allowed: three alike
group-large = not allowed: five together
stay = Do not move
turns-left = { $turns ->
    [one] last turn
   *[other] { $turns } turns left
  }
cards = Hand { $hand } · stack { $stack }
units = { $units ->
    [one] one unit
   *[other] { $units } units
  }
parts = Trophies { $trophies }, Mounds on the board { $board }, reserve { $reserve }
colony-blue = Blue
colony-red = Red
colony-gold = Gold
colony-gray = Gray
swarm-blue = the workers’ colony
swarm-red = the soldiers’ colony
swarm-gold = the spitters’ colony
swarm-gray = the flyers’ colony
colony = { $seat } plays { $who }.
colony-blue-about = The workers’ colony, and the fastest: it strikes from an unexpected side and answers every manoeuvre at once.
colony-red-about = The soldiers’ colony: brute force. Nothing its soldiers attack gets away, whatever the defence.
colony-gold-about = The spitters’ colony: it fights from afar, backs the front line, and lures the enemy into traps.
colony-gray-about = The flyers’ colony: it appears where it is least expected.
seat-undrawn = Seat { $number }
ask-neutral = Place a neutral Mound.
ask-lay-pick = Choose a terrain to lay.
ask-lay = Where do you lay { $picked }?
ask-mound-pick = Choose a Mound to found.
ask-mound = Where do you found { $picked }?
ask-hatch = Reproduction: choose a token from your hand.
ask-place = Reproduction: where do you place your { $picked }?
ask-move = Movement: move a unit, or stay.
ask-go = Where does the unit on { $picked } go?
ask-from = From which side does it attack?
ask-retreat = Where do you push the beaten unit?
ask-conquer = Which Mound do you found on the conquered hex?
ask-rebuild-pick = You lost a Mound: choose a new one.
ask-rebuild = Where do you found { $picked }?
ask-sacrifice = There is no room: which unit makes way for the Mound?
action-move = Move { $from } to { $to }
action-attack = { $walks ->
    [yes] Attack { $target } with { $start }, from { $from }
   *[no] Attack { $target } with { $start }
  }
action-pick = Choose { $thing }
action-pick-unit = Move the unit on { $cell }
action-place = Place your { $thing } on { $cell }
action-mound = Found { $thing } on { $cell }
action-lay = Lay { $thing } on { $cell }
action-neutral = Neutral Mound on { $cell }
action-retreat = Push to { $cell }
action-sacrifice = Give up your { $thing } on { $cell }
action-discard = Discard your { $thing }

# First game
coach-mound-pick = Each colony founds its first Mounds. The number is its defence and its points: a 9 is hard to take, but a rich trophy.
coach-hatch = Every turn begins with Reproduction: a new token from your hand. It may appear on any free hex, even beside an enemy Mound.
coach-place = Dark dots show where it can go. Put it where it supports an attack: all your units beside a target add their strength.
coach-move = Now move one unit. Units with an outline can move. The small number at a Mound says how strong an attack on it could be now: 8/7 means it can fall.
coach-go = Dots are moves, red rings are attacks that succeed. A target without a ring is too strong for you now; tap it to see why.
coach-retreat = You won! Choose where to push the beaten unit.
coach-conquer = A Mound is yours. Found one of your own in its place.
