game-termites = Termity
sentence-termites = Wojna w trawach sawanny: roje termitów szturmują swoje Kopce bez jednego rzutu kością.
