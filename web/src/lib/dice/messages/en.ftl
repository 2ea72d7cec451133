dice-bad = The dice do not agree
dice-proven = What is proven
dice-unproven = What is not proven
dice-agreed = { $draws ->
    [0] Nothing was rolled or drawn.
    [one] The one roll or draw is what the server’s sealed number and the players’ numbers give, recomputed in this browser.
   *[other] All { $draws } rolls and draws are what the server’s sealed number and the players’ numbers give, recomputed in this browser.
  }{ $undone ->
    [0] {""}
    [one] {" "}One of them was undone.
   *[other] {" "}{ $undone } of them were undone.
  }
dice-own = Your number was among them. Your browser made it after the server had sealed its own, so the server could not choose the rolls.
dice-others = { $others ->
    [one] One other player added a number as well.
   *[other] { $others } other players added numbers as well.
  }
dice-seen = { $draws ->
    [one] One roll is the one this browser was shown during the game.
   *[other] { $draws } rolls are the ones this browser was shown during the game.
  }
dice-signed = The server has signed its sealed number and everybody’s numbers. Your browser has kept the signatures.
dice-epochs = { $restored ->
    [one] The server was restored from a backup once and said so; the dice were made anew then.
   *[other] The server was restored from a backup { $restored } times and said so; the dice were made anew each time.
  }
dice-not-own = This browser has kept no number of yours for this game, so it cannot tell whether the server knew all numbers before it sealed its own. Those who played can check that in their browsers.
dice-own-partly = Your number was used for a part of the rolls only. For the others this browser cannot tell whether the server knew all numbers before it sealed its own.
dice-nobody = Nobody but the server added a number that this browser knows of. The server could not change a roll during the game, but it could have tried many sealed numbers before.
dice-untold = { $restored ->
    [one] That the server was restored from a backup, as it says now: this browser heard nothing of it during the game.
   *[other] That the server was restored from a backup { $restored } times, as it says now: this browser heard nothing of it during the game.
  }
dice-accomplice = That the server had no accomplice: a player who works together with the server and adds a number last could choose it to suit them both.
dice-not-seen = { $draws ->
    [one] One roll was not shown to this browser during the game (hidden, or it was not connected), so it was compared with the formulas only.
   *[other] { $draws } rolls were not shown to this browser during the game (hidden, or it was not connected), so they were compared with the formulas only.
  }
dice-not-signed = No signature of the numbers was kept in this browser.
dice-choices = { $choices ->
    [one] What could have been drawn in one draw, and how likely it was, is what the server says.
   *[other] What could have been drawn in { $choices } draws, and how likely it was, is what the server says.
  } “hexapod verify” checks that against the rules, from the downloaded record.
dice-foresight = That the server told nobody the rolls to come: it knew them.
dice-secret-wrong = The number that the server shows now is not the one it had sealed.
dice-contribution-lost = The number that your browser added was not used.
dice-house-wrong = The number of a bot, or of another of your seats, is not the one that follows from the server’s sealed number: the server could have chosen it.
dice-contributions-changed = The players’ numbers are not those that the server had signed.
dice-roll-wrong = Draw { $draw } is not what the numbers give.
dice-roll-changed = A roll that this browser was shown during the game is missing or is another one now.
dice-number-reused = Draw { $draw } was used twice.
dice-number-skipped = Draw { $draw } is missing.
dice-unreadable = The numbers of the dice cannot be read.
