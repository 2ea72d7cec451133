# What the lessons of Glory say. The keys are those of lessons.md: the lesson, the task, the reaction.

goal-title = The goal
goal-1 = The most Glory wins. You gain it on enemy land: an enemy tile without units gives 1 Glory as soon as you walk in. Touch your infantry: two enemy tiles are then marked +1. Touch one of them.
goal-1-wrong = Walk into an enemy tile: touch your infantry, then a tile in your rival’s colour.
goal-1-own = That tile is yours already, and gives no Glory. Walk into an enemy tile.
goal-1-done = Your march is over, and no Glory was won. Walk into an enemy tile first.
goal-1-well = 1 Glory at once. The tile is nobody’s now, as the hourglass says. If you still stand there when your next turn begins, it becomes yours: 1 Glory more. Your tiles bring gold, food and water each turn.

battle-title = A battle
battle-1 = Enemy units defend their tile. Each unit rolls a die. The highest dice are compared first; the loser of each pair loses a unit, and equal dice are won by the defender. Attack the single enemy with all three infantry.
battle-1-wrong = Touch your three infantry, then the enemy tile, and send all of them.
battle-1-few = Fewer units roll fewer dice. Send all three.
battle-1-elsewhere = The enemy unit stands on the tile beside yours. Attack it.
battle-1-done = Not yet: attack the single enemy first.
battle-1-well = 5 against 5: the defender wins a tie, so you lost one infantry.
battle-2 = You may stop here, or press on with the two that are left. Two against one is good: press on.
battle-2-wrong = Press the attack.
battle-2-withdraw = Allowed, but with two dice against one you win three times out of four. Press on.
battle-2-well = 6 against 2: the enemy is beaten, and each unit you beat is worth 1 Glory.
battle-3 = Now some of your units may enter the tile. One is enough to take it. Let the other one stay and guard.
battle-3-wrong = Send one infantry into the tile.
battle-3-all = Then your own tile behind it stands empty, and your rival can walk in. One is enough.
battle-3-well = 1 Glory for the beaten unit, 1 for the tile.

odds-title = Many against few
odds-1 = Three against one win nine times out of ten. Three against three win only one time in three, because the defender wins ties. Attack where you are many, with all your units.
odds-1-wrong = Attack the tile with a single defender, with all three units.
odds-1-strong = Three defenders: there you lose two times out of three. Look for a weaker tile.
odds-1-few = The right tile, but send all three: more units roll more dice.
odds-1-done = A chance missed: one enemy stands alone. Attack it.
odds-1-well = 6 against 3. Gather your units before you attack, and strike where the enemy is weak.

storm-title = Storm the stronghold
storm-1 = The tile with the towers is a stronghold. An empty enemy stronghold is worth 3 Glory. Your mobile unit stands right beside it: walk in.
storm-1-wrong = Touch your mobile unit, then the enemy stronghold.
storm-1-other = That brings less. The empty stronghold beside your mobile unit is worth 3 Glory.
storm-1-done = The gate stands open! March into the stronghold first.
storm-1-well = 3 Glory. Your rival is not out: a new stronghold was founded at once, with two fresh infantry.

guard-title = Guard your own
guard-1 = After the march you may buy units; infantry costs 2 gold, a mobile unit 4. Enemy mobile units stand two steps from your empty stronghold. That would be 3 Glory for them. Buy infantry and put it where it is needed.
guard-1-wrong = Buy infantry and put it into your stronghold.
guard-1-elsewhere = Your stronghold is still empty, and the enemy will storm it. Put the infantry there.
guard-1-done = Your stronghold is empty, and the enemy storms it for 3 Glory. Buy a guard first.
guard-1-well = The gate is guarded. An empty stronghold beside an enemy is a gift: look at yours every turn.

food-title = Hungry troops
food-1 = At the end of your turn each unit outside eats 1 food and 1 water. What you cannot feed dies. With what your tiles bring you have food for two, but three are outside. Nobody eats in the stronghold or in the Forward Operating Base: both are marked. Bring a unit there.
food-1-wrong = Bring a unit into your stronghold or your Forward Operating Base.
food-1-done = Three to feed and food for two: one of your units dies of hunger. Bring one to a marked tile first.
food-1-well = Everybody eats. Take Farms and Wells before you raise a big army.

mobile-title = Two steps, and walls
mobile-1 = Infantry takes one step a turn, mobile units take two. A wall on the side of a tile stops everybody. Lead your mobile unit around the wall, into the marked enemy tile.
mobile-1-wrong = Two steps: first to the tile beside the wall, then into the marked tile.
mobile-1-wall = A wall stands on this side. Go around it.
mobile-1-done = Your mobile unit has a step left. Go into the marked tile.
mobile-1-infantry = The infantry guards the stronghold. Use the mobile unit.
mobile-1-well = Around the wall in two steps: 1 Glory. In the first round mobile units take only one step.

build-title = Build for Glory
build-1 = You have 10 gold: enough for an Infantry Production Facility. It brings 3 Glory and a free infantry, and it trains units at the start of your turns. It replaces one of your tiles. Build it.
build-1-wrong = Choose the Infantry Production Facility, then one of your tiles.
build-1-units = Units are useful, but then the gold does not reach for the facility. 3 Glory without a fight: build.
build-1-done = Gold in the chest brings no Glory. Build the facility.
build-1-well = 3 Glory without a fight. A Mobile Production Facility costs 15 gold and brings 5.

fortress-title = The Fortress
fortress-1 = Units that attack from a Fortress, or defend one, roll one die more. One of your groups stands on a Fortress. Attack the enemy with both units from there.
fortress-1-wrong = Attack with both units that stand on the Fortress.
fortress-1-plain = These two roll two dice. The two on the Fortress roll three.
fortress-1-few = The right place, but send both: three dice instead of two.
fortress-1-done = Attack first: your units on the Fortress roll one die more.
fortress-1-well = Three dice for two units. Remember it when your rival holds a Fortress.

faction-title = The faction dice
faction-1 = Each faction has a die of its own. Religion rolls bad dice again, Primal turns losses into rage, the Parasite takes a share of the income. You lead Tech: one die more in each battle. Attack with both mobile units.
faction-1-wrong = Send both mobile units into the attack.
faction-1-few = Send both: with the Agile die they roll three.
faction-1-done = Attack first.
faction-1-well = 5 and 3 against 6 and 4: that looks bad.
faction-2 = You are about to lose both units. Tech may dodge once in a battle and save one of them. Dodge.
faction-2-wrong = Choose the dodge.
faction-2-keep = Both units are lost. The dodge would have saved one.
faction-2-well = One unit is saved. The dodge costs two dice for the rest of this battle.
faction-3 = One unit with a single die against three. Do you press on?
faction-3-wrong = Withdraw, while you can.
faction-3-press = One die against three wins almost never. Withdraw and keep the unit.
faction-3-well = A good leader knows when to stop.

legacy-title = Legacy
legacy-1 = After the fifth round comes the Legacy phase: you may pay with Glory for tiles, units or a mercenary. The Glory you pay is gone when the winner is found. Your stronghold is guarded, and you lead by 9 Glory to 3. Keep the lead.
legacy-1-wrong = Spend nothing: choose “Pass”.
legacy-1-spent = That cost you Glory, and your lead with it. Here nothing is worth the price: keep your Glory.
legacy-1-all = A mercenary for all your Glory: now your rival leads. Keep your Glory.
legacy-1-well = You still lead. Pay with Glory only for what brings more Glory back, such as a unit that saves your stronghold. A longer game has such a phase after every fifth round, except the last.

last-title = The last turn
last-1 = The last turn of the game: your rival has 12 Glory, you have 10. Nothing needs to be guarded any more, for nobody can strike back. Two enemy tiles stand empty. With equal Glory the one with more tiles wins, and that is you. Get 2 Glory.
last-1-wrong = Send one infantry into each of the two marked tiles.
last-1-both = Both units in one tile bring only 1 Glory. Send one into each.
last-1-home = At home there is no Glory to win now. March into the enemy tiles.
last-1-done = Not enough Glory yet, and there is no next turn. March into the marked tiles.
last-1-well = 12 each, and you own more tiles: the game is yours.
