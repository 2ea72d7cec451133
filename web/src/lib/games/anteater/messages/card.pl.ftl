game-anteater = Mrówkojad
sentence-anteater = Rzuć kością i wybierz termitierę: najwyższe sumy zdobywają jej Królową i Generała.
