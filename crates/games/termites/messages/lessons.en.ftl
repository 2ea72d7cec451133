# What the lessons of Termites say. The keys are those of lessons.md: the lesson, the task, the reaction.

goal-title = The goal
goal-1 = The most points win, and Mounds are points. A Mound of 5 is worth five points, for whoever takes it. Take your rival’s Mound of 5: touch one of your units beside it, then the Mound.
goal-1-wrong = Touch one of your two units beside the enemy Mound, then the Mound itself.
goal-1-walk = Walking away takes nothing. Attack: touch the unit, then the Mound of 5.
goal-1-stay = You may stay, but the Mound is waiting to be taken.
goal-1-well = Your two units were stronger together: 3 and 3 against 5. The 5 points are your trophy, and a Mound of yours stands there now. The unit that took it is used up.

turn-title = Your turn
turn-1 = Every turn begins with a new unit. Choose a token from your hand and place it on any empty hex, even far from home. Then you draw another one. Place the two workers.
turn-1-wrong = Touch a token in your hand, then an empty hex.
turn-1-well = A new unit has come out of the ground. It can appear anywhere, and so can your rival’s.
turn-2 = Then you move one unit, the new one or another. Workers go two hexes, soldiers and spitters one, flyers three. Move a unit: touch it, then an empty hex in its reach.
turn-2-wrong = Touch one of your units, then an empty hex in its reach.
turn-2-stay = You may also stay where you are. This time, move a unit.
turn-2-well = One new unit, one move: that is a whole turn. After the last token the game is over.

power-title = Stronger wins
power-1 = There are no dice. An attack needs more strength than the defence, and then it always succeeds. A worker has strength 1, so your two workers have 2. Attack a unit that is weaker than that.
power-1-wrong = Attack the single worker: touch your unit, then the enemy.
power-1-equal = 2 against 2: equal is not enough. Choose the single worker.
power-1-walk = Nothing is attacked. Your two workers are stronger than the single one.
power-1-well = 2 against 1: beaten.
power-2 = A beaten unit has to go, and you choose where. Keep it away from your Mound: push it up, to the highlighted hex.
power-2-wrong = Choose one of the hexes behind the beaten unit.
power-2-well = Your unit stands in its place. A beaten unit that has nowhere to go is destroyed.

support-title = Together
support-1 = A Mound of 6 is too strong for one unit. But every unit of yours beside the target adds its strength, for free. One of your units can come up from further away. Attack with the one that makes the sum more than 6.
support-1-wrong = Count: the soldiers beside the Mound add 4, the worker beside it adds 1.
support-1-weak = 4 and 1 make 5, and that is all while the two workers stand too far away to help. Who could come and attack?
support-1-walk = Do not only walk there: a move that ends on the Mound is the attack.
support-1-leave = Your unit supports only beside the target. Let it stand there.
support-1-well = 2 from the attacker, 4 and 1 from its friends: 7 against 6.
support-2 = Now found one of your own Mounds on this hex. A high Mound is harder to take, and enemies may come back. Choose the stronger one.
support-2-wrong = Choose the Mound of 9.
support-2-low = Allowed, but a 5 in the front line soon falls, and you would lose 5 points again. The 9 holds.
support-2-well = Mounds that are not on the board count too, and nobody can take them. So put weak ones out of the way, or keep them.

spare-title = Take it cheaply
spare-1 = The unit that takes a Mound leaves the game; its helpers stay. All three of your units stand beside this Mound, so the sum is 6 against 5, whoever attacks. Attack with the one that you miss least.
spare-1-wrong = Attack the Mound with your weakest unit.
spare-1-dear = The Mound is yours, but three workers are gone. A single worker would have done the same.
spare-1-soldier = The Mound is yours, but your soldier is gone. A single worker would have done the same.
spare-1-walk = Attack the Mound this turn, before help comes.
spare-1-well = One worker for five points. Your strong units stay and fight on.

soldier-title = Soldiers do not let go
soldier-1 = A beaten unit normally escapes. But a unit that a soldier attacks cannot escape: it is destroyed. A soldier has strength 2. Destroy the two enemy workers.
soldier-1-wrong = Attack with your soldier.
soldier-1-pushed = The workers attack, so the enemy escapes and comes back next turn. Let the soldier attack; the workers help.
soldier-1-walk = Nothing is attacked. Your soldier stands right beside the enemy.
soldier-1-well = The soldier attacked and your workers helped: 5 against 2, and the enemy is gone for good.

spitter-title = Spitters help from afar
spitter-1 = Spitters help over two hexes, and with one more if they stand in Vegetation. Your two soldiers have 4, the Mound has 5. Place the spitter in the grass, two hexes from the Mound.
spitter-1-wrong = Take the spitter from your hand and place it in the grass.
spitter-1-elsewhere = From there the sum is not enough. The spitter in the grass adds 1 for itself and 1 for the grass.
spitter-1-well = One spitter and the grass: 2 more.
spitter-2 = 4 from the soldiers, 2 from the spitter: 6 against 5. Take the Mound.
spitter-2-wrong = Touch the soldiers, then the Mound.
spitter-2-walk = The Mound is open now. Attack it with the soldiers.
spitter-2-well = Look for spitters two hexes away, on both sides. Beginners forget them.

flyer-title = Flyers come from nowhere
flyer-1 = Flyers have three moves. They cross Water, Stones and most enemies; only Vegetation stops them. The enemy worker feels safe behind the Water. Attack it with your flyers.
flyer-1-wrong = Touch your flyers, then the enemy worker.
flyer-1-near = Flying closer is not enough: your flyers reach the enemy itself this turn.
flyer-1-worker = Workers cannot cross Water. Use the flyers.
flyer-1-well = The worker could not retreat into the Water, so it is destroyed. Before you feel safe, look for flyers.

terrain-title = The ground
terrain-1 = Water is closed to all but flyers. Stones cost workers both moves and stop soldiers and spitters. Vegetation is easy, except for flyers. Lead your workers to the marked hex, two moves away.
terrain-1-wrong = Go around the Water, through the Vegetation.
terrain-1-water = That is Water. Only flyers cross it.
terrain-1-stones = The Stones on the way cost both moves, so this is too far.
terrain-1-both = The Stones took both moves, and the journey ends here. A unit on Stones defends with 1 more, but we want to go further.
terrain-1-near = Not yet: the marked hex is two moves away, through the Vegetation.
terrain-1-well = Two moves through the grass. Remember the Stones: a unit there defends with 1 more.

found-title = A place for a Mound
found-1 = The game begins with your first Mounds. A Mound needs open ground that is not at the edge, touches no other Mound and at most one Water. A Mound of 5 risks the least. Choose it and find a place.
found-1-wrong = Choose a Mound, then a hex of open ground inside the board.
found-1-touching = There it would touch another Mound.
found-1-waters = There two Water hexes would be beside it. One is the most.
found-1-clear = That hex is overgrown. A Mound needs open ground.
found-1-edge = That hex lies at the edge. A Mound needs six hexes around it.
found-1-well = Your Mound stands. The Mounds you have not placed are your reserve: they count, and nobody can take them.

guard-title = Guard your Mounds
guard-1 = Your Mound of 6 is in danger. The two enemies beside it bring 3 and 2, and next turn a new unit may join them: more than 6. Count like this before every move. Destroy one of the two now.
guard-1-wrong = Attack the enemy soldier with your two soldiers.
guard-1-walk = The two besiegers still stand there, and next turn they have help. Attack one of them.
guard-1-stay = Then your rival places one more unit, and the Mound falls. Attack one of the besiegers.
guard-1-well = One of them is gone: 3 and a new unit are not more than 6. Your Mound is safe for now.

count-title = Count twice
count-1 = Your last move, and your rival leads by 9 points. You can take the neutral Mound of 7, or your rival’s Mound of 5. Only one of them wins the game. Which?
count-1-wrong = Take your rival’s Mound.
count-1-neutral = 7 points for you, and your rival is still 2 ahead. What your rival loses counts as well.
count-1-walk = This is the last move: take a Mound.
count-1-well = 5 more for you and 5 fewer for your rival: that makes 10, and you win by one point.
