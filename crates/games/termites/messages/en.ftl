# What Termites says in English. Keys and arguments are the same in every language.

# Refusals (section 11)
not-a-step = I do not understand “{ $text }”.
not-your-turn = It is { $who }’s decision now.
wrong-phase = { $phase ->
    [builder] First, the player who starts building the map is drawn.
    [first] First, the starting player is drawn.
    [random] A random map is being laid.
    [neutral] Now { $who } places a neutral Mound.
    [lay-pick] Now { $who } lays a terrain tile.
    [lay] { $who } has chosen the terrain; now it is laid on a hex.
    [colony] The colonies are being drawn.
    [deal] The hands are being dealt.
    [mound-pick] Now { $who } founds a starting Mound.
    [mound] { $who } has chosen a Mound; now it goes on a hex.
    [hatch] { $who } must place a token first.
    [place] { $who } has chosen a token; now it goes on a hex.
    [draw] A token is being drawn.
    [move] { $who } has placed a token; now move one unit, attack with it, or stay.
    [go] { $who } has chosen a unit; now it moves or attacks.
    [retreat] First { $who } says where the beaten unit goes.
    [conquer] First { $who } founds a Mound where the conquered one stood.
    [rebuild-pick] First { $who } chooses a Mound for the one that was lost.
    [rebuild] { $who } has chosen a Mound for the one that was lost; now it goes on a hex.
    [sacrifice] There is no site for the new Mound: { $who } must give up a unit for it.
   *[over] The game is over.
  }
impossible = { $phase ->
    [deal] “{ $outcome }” cannot happen: there is no such token left in the stack.
    [draw] “{ $outcome }” cannot happen: there is no such token left in the stack.
   *[other] “{ $outcome }” cannot happen now.
  }
not-in-hand = You have no { $token } in your hand.
no-hex-for-token = There is no free hex where { $caste ->
    [F] a flyer
    [N] a spitter
    [S] a soldier
   *[W] a worker
  } may stand.
no-hex-for-terrain = There is no hex left where { $terrain } may be laid.
no-mound = Your { $mound } is not in reserve.
wrong-pick = { $thing ->
    [token] You have picked your { $picked }.
    [unit] You have picked the unit on { $picked }.
    [mound] You have picked your { $picked }.
   *[terrain] You have picked { $picked }.
  }
off-board = There is no hex { $cell }.
occupied = { $by ->
    [place] { $cell } is occupied: new tokens go onto empty hexes.
    [move] A move must end on an empty hex, and { $cell } holds a piece of yours.
    [start] A move must leave the hex where it starts, { $cell }.
    [mound] { $cell } is not empty: no Mound can be founded there.
   *[lay] { $cell } already has a tile or a piece.
  }
terrain = { $entering ->
    [stand] { $terrain ->
        [vegetation] Flyers cannot stand on Vegetation ({ $cell }).
       *[water] Only flyers can stand on Water ({ $cell }).
      }
    [attack] { $terrain ->
        [vegetation] Flyers cannot attack { $mound ->
            [yes] a Mound
           *[no] a unit
          } on Vegetation ({ $cell }).
        [water] Only flyers can attack { $mound ->
            [yes] a Mound on
           *[no] a unit over
          } Water ({ $cell }).
       *[stones] { $caste ->
            [N] Spitters
            [S] Soldiers
            [F] Flyers
           *[W] Workers
          } cannot attack { $mound ->
            [yes] a Mound
           *[no] a unit
          } on Stones ({ $cell }): entering costs 2 movement points, and they have only { $moves }.
      }
   *[move] { $terrain ->
        [vegetation] Flyers cannot enter Vegetation ({ $cell }).
        [water] Only flyers can enter Water ({ $cell }).
       *[stones] { $caste ->
            [N] Spitters
            [S] Soldiers
            [F] Flyers
           *[W] Workers
          } cannot enter Stones ({ $cell }): that costs 2 movement points, and they have only { $moves }.
      }
  }
no-unit = { $holder ->
    [none] You have no unit on { $cell }.
   *[other] The unit on { $cell } belongs to { $holder }.
  }
no-legal-move = The unit on { $cell } has no legal move or attack.
use-attack = { $holder ->
    [neutral] A neutral Mound stands on { $cell }: going there would be an attack.
   *[other] { $cell } is held by { $holder }: going there would be an attack.
  }
too-far = { $going ->
    [attack] The unit cannot reach a hex next to { $cell } and still attack: { $caste ->
        [F] flyers have
        [N] spitters have
        [S] soldiers have
       *[W] workers have
      } { $moves ->
        [one] one movement point.
       *[other] { $moves } movement points.
      }
   *[move] { $cell } is out of reach: { $caste ->
        [F] flyers have
        [N] spitters have
        [S] soldiers have
       *[W] workers have
      } { $moves ->
        [one] one movement point.
       *[other] { $moves } movement points.
      }
  }
blocked = { $going ->
    [attack] Pieces that may not be passed block every way to attack { $cell }.
   *[move] Pieces that may not be passed block the way to { $cell }.
  }
no-target = { $own ->
    [yes] Your own piece stands on { $cell }.
   *[no] There is nothing to attack on { $cell }.
  }
bad-from = { $reason ->
    [mound] You do not choose a side when you attack the Mound on { $cell }.
    [start] The hex where the unit stands ({ $from }) is never named: leave it out.
    [unnamed] The unit on { $from } does not stand next to { $cell }: name the hex it attacks from.
   *[impossible] The attack on { $cell } cannot come from { $from }.
  }
too-weak = Attack power { $power } ({ $strength } and { $support } in support) does not exceed the defence of { $defence }{ $stones ->
    [yes] {" "}({ $base }, +1 for Stones).
   *[no] .
  }
must-place = You can still place your { $token }, so you may not discard.
bad-retreat = { $reason ->
    [from] The beaten unit cannot retreat to { $cell }: the attack came from there.
    [not-next] The beaten unit on { $target } can only retreat to a hex beside it, and { $cell } is not.
    [occupied] The beaten unit cannot retreat to { $cell }: a piece stands there.
   *[terrain] The beaten unit cannot retreat to { $cell }: it may not enter that terrain.
  }
wrong-hex = Your new Mound goes where the conquered one stood: { $cell }.
edge = { $cell } lies at the edge, and a Mound needs six hexes around it.
not-clear = A Mound can only be founded on Clear ground, and { $cell } is { $terrain }.
mound-adjacent = Mounds may not touch each other: { $cell } lies beside the one on { $mound }.
two-waters = A Mound may have at most one Water hex beside it; { $cell } has { $waters }.
bad-sacrifice = { $reason ->
    [unit] You have no { $token } on { $cell }.
   *[ground] A Mound could not stand on { $cell } even without the unit.
  }
tile-supply = All { $tiles } tiles that show { $terrain } are laid.
group-type = More than two tiles of { $terrain } would be connected at { $cell }.
group-all = More than four tiles would be connected at { $cell }.
neutral-waters = The neutral Mound on { $mound } already has Water beside it, so { $cell } cannot have Water too.

# Events
builder = { $who } begins to build the map.
first = { $who } begins.
map-laid = The map “{ $map }” is laid.
neutral-placed = { $who ->
    [none] A neutral { $mound } stands on each of these hexes: { $cells }.
   *[other] { $who } places a neutral { $mound } on { $cells }.
  }
laid = { $who ->
    [none] Drawn for { $cells }: { $terrain }.
   *[other] { $who } lays { $terrain } on { $cells }.
  }
colony = Seat { $seat } plays { $who }.
drawn = { $who } draws { $token }.
drawn-unseen = { $who } draws a token.
turn = { $who }’s turn.
picked = { $who } picks { $thing }.
placed = { $who } places { $token } on { $cell }.
discarded = { $who } can place nothing and discards { $token }.
stayed = { $forced ->
    [yes] { $who } can move nothing.
   *[no] { $who } stays.
  }
moved = { $who } moves { $token } { $path }.
attacked = { $who } attacks { $against ->
    [neutral] the neutral { $piece }
   *[other] { $against }’s { $piece }
  } on { $target } with { $token } ({ $path }): { $supporters ->
    [none] {""}
   *[other] { $strength } + support ({ $supporters }) ={" "}
  }{ $power } against { $defence }{ $stones ->
    [yes] {" "}(Stones +1).
   *[no] .
  }
retreated = { $who }’s { $token } retreats from { $from } to { $to }.
destroyed = { $fate ->
    [gripped] { $who }’s { $token } on { $cell } is destroyed: a soldier’s grip leaves no retreat.
    [cornered] { $who }’s { $token } on { $cell } is destroyed: it has nowhere to go.
    [pushed] { $who }’s { $token } is driven into the Vegetation on { $cell } and dies.
    [used-up] { $who }’s { $token } from { $cell } is spent in taking the Mound.
   *[sacrificed] { $who } gives up { $token } on { $cell }.
  }
mound-taken = { $from ->
    [neutral] { $who } takes the neutral { $mound } on { $cell } as a trophy.
   *[other] { $who } takes { $from }’s { $mound } on { $cell } as a trophy.
  }
mound-placed = { $founding ->
    [start] { $who } founds { $mound } on { $cell }.
    [conquest] { $who } founds { $mound } on conquered { $cell }.
   *[rebuilding] { $who } founds { $mound } on { $cell } for the one that was lost.
  }
not-founded = { $reserve ->
    [yes] { $who } finds no place for another Mound.
   *[no] { $who } has no Mound left in reserve.
  }
finished = { $decided ->
    [points] The game is over: { $winners } wins.
    [units] The game is over: { $winners } wins the tie by units on the board.
   *[shared] The game is over: { $winners } share the victory.
  }

# What a hint says of the advised move: why it is good
conquers-mound = It takes { $mound } on { $cell } as a trophy.
kills-unit = It destroys { $who }’s { $token } on { $cell }.
drives-back = It drives { $who }’s { $token } away from { $cell }.
threatens-mound = With it you are strong enough to attack { $mound } on { $cell }.
threatens-unit = With it you are strong enough to attack { $who }’s { $token } on { $cell }.
secures-mound = No unit on the board can take your { $mound } on { $cell } after it.
saves-unit = It brings your { $token } from { $cell } out of reach of an attack.
besieges = It puts { $power } of the { $need } strength that you need around { $mound } on { $cell }.
hard-to-take = An attack on { $mound } needs a strength of { $need }, and a single token has { $most } at most.
far-from-enemies = No enemy unit is within two hexes of { $cell }.

# What the coach warns of: what an opponent could do next
mound-at-risk = { $who } can take your { $mound } on { $cell }: strength { $power } against { $defence }.
unit-at-risk = { $who } can attack your { $token } on { $cell } with strength { $power } against { $defence }.
