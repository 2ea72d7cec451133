# The generic board in English; a game without a board of its own adds its words in its folder.
board = The board, as a drawing in letters
ask = Choose an action.
seat-name = Player { $seat }
in-drawing = { $seat } on the board
unknown-board = This page does not know the board of this game yet; reload it.
