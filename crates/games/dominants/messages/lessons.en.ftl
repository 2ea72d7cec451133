# What the lessons of DominAnts say. The keys are those of lessons.md: the lesson, the task, the reaction.

goal-title = The goal
goal-1 = Every colony has a throne. Put an ant on your rival’s throne and keep it there for three of your rival’s turns: then the whole colony is yours. The throne is empty, and your soldier stands beside it. Sit down.
goal-1-wrong = Touch your soldier, then the empty throne in the enemy hive.
goal-1-away = That is not the throne. It is the marked tile beside your soldier.
goal-1-end = Not yet: first put your soldier on the throne.
goal-1-well = Your soldier sits on the enemy throne.
goal-2 = Your rival has three turns to drive it away. Here nobody can. End your turn and watch.
goal-2-wrong = Press “End the turn”.
goal-2-leave = If your soldier leaves the throne, counting starts again from zero.
goal-2-wait = That is allowed, but here nothing else is needed: end the turn.
goal-2-well = Three turns have passed (in a short game two are enough), and the colony is yours: you win. If a game lasts too long, strength and sugar decide instead.

sugar-title = Sugar
sugar-1 = Sugar feeds your colony, and it lies in the middle of the board. You have 20 action points for all your ants; one step costs one point, in any direction. Send your worker to the highlighted sugar tile. Touch the worker, then the sugar: the ant finds its way.
sugar-1-wrong = Touch your worker, then the sugar tile that is nearest to your hive.
sugar-1-end = Your turn is over, and the worker is still at home. Send it to the sugar first.
sugar-1-well = Three steps, three points.
sugar-2 = A worker takes one cube a turn. Touch your worker, then choose “Gather” below the board.
sugar-2-wrong = Touch the worker on the sugar and choose “Gather”.
sugar-2-end = Take the cube first.
sugar-2-well = One cube. A worker may carry as many as it likes, but it takes only one in each turn.
sugar-3 = Sugar is worth something only in your store. Carry it home, into any tile of your hive, and choose “Drop”.
sugar-3-wrong = Walk back into your hive, then choose “Drop”.
sugar-3-end = The cube is still on the way, and you have points left. Bring it home.
sugar-3-outside = Outside your hive the cube lies on the ground, and any worker may take it. Drop it at home.
sugar-3-well = Stored. Only a conqueror can take what lies in your store.

grow-title = Grow
grow-1 = Two cubes buy a new worker. It hatches on a free tile of your hive, and it costs no action points. Hatch one.
grow-1-wrong = Choose “Hatch a worker”, then a free tile of your hive.
grow-1-end = Use your sugar first: hatch a worker.
grow-1-well = A new worker, and it may walk at once. Hatching needs a living queen.
grow-2 = Two workers at home merge into a soldier, for one cube and one action point. A soldier is three times as strong as a worker. Merge two workers.
grow-2-wrong = Touch a worker in your hive, choose “Merge”, then touch another worker.
grow-2-end = You have a cube left. Merge two workers first.
grow-2-well = A soldier. Two soldiers merge into a warrior, your strongest fighter besides the queen.

battle-title = A battle
battle-1 = There are no dice. Both sides add up their power, and the weaker side dies. Equal power kills everybody. A worker has power 1. Beat the enemy worker with both of yours: choose “Attack” with one, add the other, then “Strike”.
battle-1-wrong = Attack with both workers together.
battle-1-equal = 1 against 1: both died. With your second worker it would have been 2 against 1, and no loss.
battle-1-strike = That was not the task: the enemy still stands, or one of your ants died. Your side needs more power than all enemies beside your attackers: both workers together, 2 against 1.
battle-1-end = The enemy is still there. Attack with both workers.
battle-1-well = 2 against 1: the enemy died, and you lost nobody. Each ant that attacks costs one action point, and attacks once a turn.

power-title = Count before you strike
power-1 = A worker has power 1, a soldier 3, a warrior 4, a queen 7. The sums stand on the screen before you strike. Beat the enemy soldier without losing your own.
power-1-wrong = Let soldier and worker attack together.
power-1-equal = 3 against 3: equal power kills both. The worker makes it 4 against 3.
power-1-weak = 1 against 3: your worker died for nothing. Soldier and worker together have 4.
power-1-strike = That was not the task: the enemy soldier still stands, or yours died. Your attackers need more than 3 together: soldier and worker have 4.
power-1-end = The enemy soldier is still there. Attack with soldier and worker.
power-1-well = 4 against 3. One small ant made the difference.

fewer-title = Who else is drawn in?
fewer-1 = Every enemy around every attacker fights back, wanted or not. Beat the enemy worker and lose nobody. Look who stands beside your ants before you choose.
fewer-1-wrong = Only your soldier should attack.
fewer-1-drawn = Your worker stands beside the enemy soldier and drew it in: 4 against 4, and everybody died. More attackers are not always better.
fewer-1-lost = Your worker touches two enemies: 1 against 4. Let the soldier attack alone.
fewer-1-strike = The strike is over, but one of your ants died or the enemy worker still stands. Every enemy beside an attacker adds its power. Your soldier alone touches only the worker: 3 against 1.
fewer-1-end = Attack before you end the turn: the soldier can win alone.
fewer-1-well = 3 against 1, and the enemy soldier stayed out of it.

recruit-title = New friends
recruit-1 = Some ants belong to nobody. A worker that carries a cube and stands beside such an ant can feed it, and it joins your colony. Feed the ant beside your worker.
recruit-1-wrong = Touch your worker, choose “Feed”, then the ant without a colony.
recruit-1-drop = On the ground the cube feeds nobody. Choose “Feed”.
recruit-1-end = The ant is still hungry. Feed it first.
recruit-1-well = One cube for a worker: half the price of hatching. It may act at once.

danger-title = Everything in reach
danger-1 = An ant can cross the whole board in one turn. The marked enemy soldier reaches your worker easily, and your worker carries three cubes. Bring them into your store before you end the turn.
danger-1-wrong = Walk home with the worker and choose “Drop”.
danger-1-ground = On the ground the cubes belong to whoever takes them. Bring them into your hive.
danger-1-end = The enemy soldier comes, kills the worker and leaves the sugar to its friends. Bring it home first.
danger-1-well = Safe. Before you end a turn, ask what each enemy can reach.

wheel-title = The AntWheel
wheel-1 = When every colony has had its turn, a cycle is over: the AntWheel is spun and brings an event. Some events change the next cycle: twice the action points, rain that makes each step cost two and leaves sugar, or a speech that makes one colony’s soldiers stronger. End your turn and see what comes.
wheel-1-wrong = Press “End the turn”.
wheel-1-first = That is allowed, but this lesson is about the wheel: end your turn.
wheel-1-well = Taxes! Each colony pays one cube. Your rival has paid from the store.
wheel-2 = Your store is empty, and none of your ants carries a cube. So you have to give up an ant. Choose the one that you miss least.
wheel-2-wrong = Give up your worker.
wheel-2-queen = Without a queen no worker hatches, and a new queen costs five cubes. A new worker costs two.
wheel-2-soldier = A soldier was made of two workers and a cube. The worker is the cheapest ant.
wheel-2-well = A worker for a single cube: keep one in your store. Two more events are left to chance: ants without a colony wander in, or an anteater eats every ant on nine tiles. So do not keep all your ants in one place.

queen-title = The queen is dead
queen-1 = Without a queen no worker hatches. A new queen costs five cubes and one action point, and appears on your throne. Put one there.
queen-1-wrong = Choose “New queen”, then your throne.
queen-1-none = First you need a queen.
queen-1-end = Without a queen your colony cannot grow. You have the cubes for a new one.
queen-1-well = Long live the queen!
queen-2 = Two cubes are left. Now workers hatch again: hatch one.
queen-2-wrong = Choose “Hatch a worker”, then a free tile of your hive.
queen-2-end = You have two cubes left: hatch a worker first.
queen-2-well = Keep five cubes in your store when your queen is in danger.

throne-title = Guard the throne
throne-1 = An enemy worker sits on your throne, and two of your turns have been counted already. At the end of this one you are out! Drive it away without losing your soldier.
throne-1-wrong = Attack the enemy on your throne with your soldier.
throne-1-both = 1 against 1: your throne is free, but your worker died too. The soldier does it without a loss.
throne-1-end = That was the third turn: your colony belongs to your rival. Attack the ant on your throne.
throne-1-well = Your throne is free. Never send all your fighters away: even a single worker can take an empty throne.

storm-title = The storm
storm-1 = The enemy queen stands on her throne without a guard, and her power is 7. A warrior has 4, a soldier 3. Beat her and lose nobody.
storm-1-wrong = All three of your fighters are needed.
storm-1-equal = 7 against 7: the queen died, but your best ants died with her. All three together have 10.
storm-1-weak = Less than 7: your attackers died and the queen lives. Attack with all three.
storm-1-strike = The strike is over, but the queen lives, or one of your ants died. Your attackers need more than 7 together: all three have 10.
storm-1-end = Your rival gets a turn, and a strong queen strikes back. Attack now.
storm-1-well = 10 against 7: the queen is dead, and you lost nobody.
storm-2 = The throne is empty. An ant that has attacked may still walk. Take the throne.
storm-2-wrong = Walk onto the throne with one of your ants.
storm-2-end = The throne is empty and right beside you. Take it before you end the turn.
storm-2-well = Now the others guard the one on the throne. Three more turns of your rival, and the colony is yours.
