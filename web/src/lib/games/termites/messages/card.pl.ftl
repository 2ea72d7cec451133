game-termites = Termity
sentence-termites = Kolonie walczą o Kopce bez jednej kości: kto lepiej liczy, uderza pierwszy.
