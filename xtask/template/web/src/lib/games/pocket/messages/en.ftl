# The board of Pocket in English; events and refusals stand beside the rules.
ask-hide = Hide a card.
ask-pick = Pick a die.
action-hide = Hide the { $what }
action-pick = Pick the { $what }
part-dice = Dice

# First game
coach-hide = The highest card picks a die first, but a die that shows the value of your card counts twice. Which card do you hide?
coach-pick = A die scores its pips; one that shows the value of your card scores twice as many.
