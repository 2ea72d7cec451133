game-dominants = DominAnts
sentence-dominants = Attack or grind? Gather sugar, raise soldiers, and take every throne for absolute dominANTion.
