# What Termites says in English. Keys and arguments are the same in every language.
