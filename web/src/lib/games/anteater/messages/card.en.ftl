game-anteater = Anteater
sentence-anteater = Anton the anteater is hungry. Roll a die, choose a mound: the highest totals win its Queen and its General.
