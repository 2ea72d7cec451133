game-anteater = Anteater
sentence-anteater = Roll a die, choose a mound: the highest totals win its Queen and its General.
