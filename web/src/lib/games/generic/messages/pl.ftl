# Ogólna plansza po polsku; gra bez własnej planszy dodaje swoje słowa w swoim folderze.
board = Plansza narysowana znakami
ask = Wybierz akcję.
seat-name = Gracz { $seat }
in-drawing = { $seat } na planszy
unknown-board = Ta strona nie zna jeszcze planszy tej gry; odśwież ją.
