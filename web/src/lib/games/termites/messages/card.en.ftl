game-termites = Termites
sentence-termites = Colonies fight for Mounds without a single die: the better count strikes first.
