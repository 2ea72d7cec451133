# What Pocket says in English. Keys and arguments are the same in every language.

# Refusals (section 5)
game-over = The game is over.
not-a-step = I do not understand “{ $text }”.
wrong-phase = { $phase ->
    [draw] First the hands are filled.
    [roll] First the dice are rolled.
    [hide] First every player hides a card.
   *[pick] The cards are turned: now dice are picked.
  }
not-your-turn = It is { $seat }’s turn.
chance-acts = A roll or draw is due; no player decides it.
not-in-bag = No card of value { $card } is left in the bag.
wrong-dice = { $dice } dice are rolled, no more and no fewer.
no-card = You have no card of value { $card }.
no-die = No die on the table shows { $die }.

# Events
drew = { $card ->
    [none] { $seat } draws a card.
   *[other] { $seat } draws a { $card }.
  }
rolled = The dice show { $dice }.
hid = { $seat } hides a card.
turned = { $seat } shows a { $card }.
picked = { $matches ->
    [yes] { $seat } picks the { $die }, which matches the card: { $points } points.
   *[no] { $seat } picks the { $die }: { $points ->
        [one] one point.
       *[other] { $points } points.
      }
  }
round-begins = Round { $round } begins.
finished = { $decided ->
    [shared] The game is over: { $winners } share the victory.
    [matches] The game is over: { $winners } wins the tie by matches.
   *[points] The game is over: { $winners } wins.
  }
