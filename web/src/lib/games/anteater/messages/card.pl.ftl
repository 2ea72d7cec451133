game-anteater = Mrówkojad
sentence-anteater = Mrówkojad Anton jest głodny. Rzuć kością i wybierz termitierę: najwyższe sumy zdobywają jej Królową i Generała.
