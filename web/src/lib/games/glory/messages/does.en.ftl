# What a decision does and costs, where dice come from, what a faction can do; loaded when the first one is asked for.
dodge = Saves one unit. The Agile die and one more die are out for this battle.
keep-Dodge = The losses stand. The Agile die stays.
luck = Rolls the Luck die and your lower dice again{ $attack ->
    [yes] ; then no other attack this turn has Luck
   *[no] {""}
  }.
keep-Luck = The dice count as they lie.
rage = Enemy dice up to { $berserk } count 0. The Berserker die goes back to 1.
keep-Rage = The dice count as they lie. The Berserker die stays at { $berserk }.
press = Next: { $mine }, against { $theirs }.
withdraw = The battle ends. Your units stay where they are.
grant = They attack from your stronghold, and may stay as guests.
deny = They stay where they are.
leech-keep = { $leech ->
    [3] Takes 1 water
    [4] Takes 1 food
    [5] Takes 1 gold
    [6] Takes 1 gold, 1 food and 1 water
   *[other] Takes nothing
  } this round{ $victim ->
    [none] {""}
   *[other] , from { $victim }
  }.
leech-roll = 1 and 2 take nothing; from 3 on you name a victim.
leech-from = { $leech ->
    [3] Loses 1 water
    [4] Loses 1 food
    [5] Loses 1 gold
   *[other] Loses 1 gold, 1 food and 1 water
  } at the start of the turn.
pool = { $dice ->
    [one] one die
   *[other] { $dice } dice
  } ({ $units ->
    [one] one unit
   *[other] { $units } units
  }{ $mercenary ->
    [yes] , mercenary +1
   *[no] {""}
  }{ $fortress ->
    [yes] , Fortress +1
   *[no] {""}
  }{ $agile ->
    [more] , Agile die +1
    [less] , Agile die spent −1
   *[none] {""}
  })
rule-religion = Luck rolls its own die and all lower dice of your side again. In each turn it helps in one attack of two units or more, and in every defence.
rule-primal = The Berserker die rises with every unit killed in your battles of two attackers or more. Rage makes enemy dice up to its number count 0, and sets it back to 1.
rule-tech = The Agile die is one die more in every battle. Once in a battle, if you rolled at least { $dice } dice, it can be spent with another one to save a unit.
rule-parasite = At the start of each turn of its victim the Leech die takes 1 water (on a 3), 1 food (on a 4), 1 gold (on a 5) or one of each (on a 6). Each round you may roll it again.
