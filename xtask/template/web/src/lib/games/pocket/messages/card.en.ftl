game-pocket = Pocket
sentence-pocket = Hide a card, and pick a die before the others do: a die that shows your card counts twice.
