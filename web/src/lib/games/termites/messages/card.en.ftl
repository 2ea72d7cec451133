game-termites = Termites
sentence-termites = War in the grass of the savanna: termite colonies storm each other’s Mounds without a single die.
