game-dominants = DominAnts
sentence-dominants = Atakować czy cierpliwie zbierać? Gromadź cukier, wychowuj żołnierzy i zajmij wszystkie trony.
