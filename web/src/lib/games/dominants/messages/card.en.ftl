game-dominants = DominAnts
sentence-dominants = Gather sugar, raise soldiers, and take the other queens’ thrones.
