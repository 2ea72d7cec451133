game-dominants = DominAnts
sentence-dominants = Zbieraj cukier, wychowuj żołnierzy i zajmuj trony cudzych królowych.
