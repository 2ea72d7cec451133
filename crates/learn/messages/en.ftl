# What `hexapod learn` says around the lessons in a terminal.
shell-lesson = Lesson { $number } of { $count }: { $title }
shell-choices = Your choices (type a number, or an action in notation):
shell-commands = ? shows the solution, r starts the task again, n goes to the next lesson, l lists the lessons, q quits.
shell-solution = Try this: { $step }
shell-again = The task begins again.
shell-happens = Meanwhile: { $steps }
shell-finished = All lessons are done. Now beat the first opponent: hexapod play { $game } --bots level:1
shell-none = There are no lessons for this game.
shell-no-such = There is no lesson “{ $lesson }”.
