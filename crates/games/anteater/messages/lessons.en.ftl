# What the lessons of Anteater say. The keys are those of lessons.md: the lesson, the task, the reaction.

goal-title = The goal
goal-1 = The most points win. Points come from mounds: the highest total of dice on a mound wins its Queen, and the number beside the crown is her points. You rolled a 6. Put it on your column on the mound with the Queen of 9.
goal-1-wrong = The Queen of 9 is the best prize here. Your die belongs on your own column there.
goal-1-away = Here your die wins little, and a rival keeps the Queen of 9. Put the 6 on your own column on her mound.
goal-1-well = 4 and 6 make 10. That beats 7 and 5, so the Queen of 9 is yours: nine points.

mound-title = The mound chooses the place
mound-1 = You choose a mound, not a hole. Your first die on a mound starts the leftmost column that is still empty. Put your 4 on the first mound. Try other holes there too, if you like.
mound-1-wrong = That is a mound, but not the one we talk about. Put the 4 on the first mound.
mound-1-taken = A rival’s die lies there already.
mound-1-leftmost = That column has to wait. The leftmost empty column comes first.
mound-1-other = This is allowed, but we need the first mound for this lesson.
mound-1-well = Your column has begun. It is yours alone, and you never get a second one on this mound.
mound-2 = Now you rolled a 5. On a mound where you have a column, the die goes on top of it. Put the 5 on the first mound again.
mound-2-wrong = Put the 5 on top of your 4, on the first mound.
mound-2-one = You have a column here already. It is the only one you get on this mound.
mound-2-other = This is allowed, but your 4 waits for company. Put the 5 on top of it.
mound-2-well = 4 and 5 make 9. Your total on a mound is the sum of your dice there.

second-title = Second place wins the General
second-1 = The second highest total wins the General: the helmet beside the crown. You cannot beat the 11 on the mound with the Queen of 9. But can you come second somewhere with this 3?
second-1-wrong = Count the totals again: somewhere a 3 makes you second.
second-1-third = Here two rivals stay ahead of you, and the third gets nothing.
second-1-well = 1 and 3 make 4, which beats the 2. The General of 5 is yours: second place pays as well.

ties-title = Left wins ties
ties-1 = If two totals are equal, the column further left wins. With this 4 you draw level on two mounds. On one of them that is enough for the Queen: put the die there.
ties-1-wrong = Look for the mound where your column stands left of your rival’s.
ties-1-right = 6 against 6, but your rival’s column stands further left. The Queen goes to your rival.
ties-1-low = Here a rival has 6, and a single 4 is not enough.
ties-1-well = 7 against 7, and your column stands further left: the Queen is yours.

height-title = Short columns, tall columns
height-1 = Columns have different heights. A column with one hole is full after one die, and a single die rarely wins a Queen. You start the round with a 5: put it where your column can still grow.
height-1-wrong = Look at the leftmost column of each mound, and choose the tall one.
height-1-short = This column has a single hole. Nothing can be added, so 5 is all you will ever have here.
height-1-well = Three holes: your column can grow to 17. Look at the height before you look at the prize.

finds-title = Lost and found
finds-1 = Some holes hide things. Whoever covers the hole keeps the thing. Two of a kind are worth 5 points at the end. You have one map: take the second one.
finds-1-wrong = The map lies on the mound with the Queen of 8.
finds-1-later = A worm is worth one point. The second map is worth five: take it first.
finds-1-well = Two maps: 5 points at the end. A third and a fourth map would bring nothing more.
finds-2 = A worm is worth 1 point, or one of the favours that you will see soon. You rolled a poor 1, but a hole with a worm is free. Take the worm.
finds-2-wrong = Look for the hole with the worm in it.
finds-2-empty = This hole is empty, and a 1 wins nothing here.
finds-2-well = A low number can still bring something home.

variety-title = Many different things
variety-1 = At the end, the player with the most different kinds of things gets 10 points; if players are level, each of them does. A rival has four kinds, you have three. This is the last die of the game: find a fourth kind.
variety-1-wrong = Look for a thing that you do not have yet.
variety-1-pair = That is your second bone: a pair for 5 points. But you still have three kinds, and the 10 points go to your rival alone.
variety-1-well = Four kinds each, so both of you get 10 points.

worms-title = A worm for another roll
worms-1 = You need at least a 5 to win the Queen of 9, and you rolled a 1. Pay a worm and roll again.
worms-1-wrong = Press “Roll again”. It costs one worm.
worms-1-low = A 1 wins no Queen here. You have worms, and this is your last die: roll again.
worms-1-pass = Passing costs a worm too, and the die goes back to your hand. Here you want another number now: roll again.
worms-1-well = A 6! The new number counts, even if it is lower than the old one.
worms-2 = Now put the 6 where it wins the Queen of 9.
worms-2-wrong = Your column on the mound with the Queen of 9 needs the 6.
worms-2-elsewhere = Your 4 on the mound with the Queen of 9 waits for this 6.
worms-2-again = It cannot get better than a 6. Keep the worm, it is worth a point.
worms-2-well = 10 against 8: the Queen is worth nine points, and the worm was worth one.

wait-title = A worm for patience
wait-1 = On every mound the leftmost column now has a single hole. The tall column behind it comes next, as soon as a player takes the short one. Let the others do that: pay a worm and pass.
wait-1-wrong = Press “Pass”. It costs one worm, and you roll afresh next time.
wait-1-short = That column has a single hole: a 2 is all you will ever have there. Pass and let somebody else take it.
wait-1-reroll = A better number would still land in a short column. Here you need another column, not another number: pass.
wait-1-well = The others had to take short columns.
wait-2 = It is your turn again, with a 6. Start the tall column on the mound with the Queen of 8.
wait-2-wrong = The column with three holes is free now, on the mound with the Queen of 8.
wait-2-lower = This column has two holes. The one on the mound with the Queen of 8 has three.
wait-2-short = Still a column with a single hole. The tall one on the mound with the Queen of 8 is free now.
wait-2-six = You waited for this. A 6 and a free tall column: place it.
wait-2-well = A 6 at the foot of a tall column. Sometimes the best move is to wait.

number-title = The worm number
number-1 = The third number on each plaque belongs to a worm. Whoever has exactly this total when the round ends gets a worm, in any place. You cannot come first or second any more. Hit a worm number with your 2.
number-1-wrong = Add the 2 to your dice on each mound, and compare with the number beside the worm.
number-1-miss = A total of 2 is not the number beside the worm here.
number-1-well = 3 and 2 make exactly 5: a worm for the third place.

third-title = The third colour
third-1 = With two players there is a third colour. It plays along like a player, and it can even win. Each of you has two of its dice. On your turn you choose which die to throw. Throw one of the third colour.
third-1-wrong = Throw the die of the third colour.
third-1-own = Your own die can wait. First use the third colour against your rival.
third-1-well = A 5. Worms cannot change it: it has to be placed.
third-2 = Where does this 5 hurt your rival most? Put it where the third colour overtakes your rival and takes a rich Queen away.
third-2-wrong = Your rival leads on the mound with the Queen of 9.
third-2-tie = Here the third colour only draws level with you. That does not hurt your rival.
third-2-little = Here it takes a Queen of 5 away. A richer one is in reach.
third-2-well = 3 and 5 beat your rival’s 7: the Queen of 9 is gone. Give high dice to the third colour where your rival leads, and low ones where you lead.
