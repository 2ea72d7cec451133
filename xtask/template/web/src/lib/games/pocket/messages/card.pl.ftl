game-pocket = Pocket
sentence-pocket = Zakryj kartę i wybierz kość przed innymi: kość zgodna z kartą liczy się podwójnie.
