# What the page itself says in English. Boards and games have files of their own.

# Everywhere
skip-to-content = Skip to the content
navigation = Pages
settings = Settings
rules = Rules
close = Close
back = Back
you = you
points = points
offline = The server cannot be reached. Try again in a moment.
lost-title = There is no such page
to-lobby = To the lobby
opening = Opening…
unknown-game = This page is too old for the game “{ $game }”. Reload it.
guest-name = Guest { $number }

# Lobby
lobby-title = Take a seat
lobby-lead = Four games about ants, termites and glory. One click and you play against the computer; one link and your friends join.
play-now = Play now
play-against = { $count ->
    [one] against { $name }
   *[other] against { $name } ×{ $count }
  }
play-choose = { $game }: choose opponents and length
opponent = Opponent
opponents = Number of opponents
with-friends = With friends
players-range = { $min }–{ $max } players
minutes-range = { $min }–{ $max } minutes
my-games = My games
no-games-yet = Games you play appear here; you can close the page and come back.
forget = Remove
forget-not = Keep
forget-game = Remove from the list: { $game }
forget-sure = This game is not over. Remove it from your list? The others can play on; you can come back with its link.
forget-finished = Remove finished games
all-games = Show all { $count }
open-tables = Open tables
no-open-tables = Nobody is waiting for players just now.
free-seat = free seat
status-waiting = waiting for players
status-playing = in progress
status-paused = paused
status-over = over
status-abandoned = ended without a result

# New table
new-title = { $game } with friends
seats = Seats
seat-number = Seat { $number }
player-number = Player { $number }
seat-me = Me
seat-link = A friend, by link
seat-open = Anyone from the lobby
seat-local = A person at this screen
seat-bot = Bot: { $name }
name-of-seat = Name at seat { $number }
of-seat = { $what } of seat { $number }
seat-up = Swap seat { $number } with the one above
seat-down = Swap seat { $number } with the one below
seat-place = { $place }, { $colour }
place-south-west = south-west corner
place-north-west = north-west corner
place-north-east = north-east corner
place-south-east = south-east corner
party-N = Third colour
party-nobody = Nobody plays it.
colour = Colour
colour-usual = { $colour } (default)
colour-drawn = random
colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-white = white
colour-orange = orange
colour-purple = purple
colour-gold = gold
colour-gray = gray
preset = Kind of game
options = Options
table-terms = Table
public-table = Show the table in the lobby
allow-hints = Allow hints
more-settings = More settings
more-holds = options, clock, table rules
more-with-map = map, options, clock, table rules
practice = Practice: a lone player may undo rolls and draws; the result does not count
absence = If a player is away
absence-bot = Bot that plays for them
absence-end = The others may end the game after
absence-hours = { $hours ->
    [1] 1 hour
    [24] 1 day
    [72] 3 days
    [168] 1 week
    [720] 30 days
   *[other] { $hours } hours
  }
absence-terms = If a player is away, { $bot } plays for them. It agrees to a pause, but to nothing else. The others may end the game without a result after { absence-hours }.
create-table = Open the table
clock = Clock
clock-none = No clock
clock-step = Seconds per move
clock-game = Minutes per game
clock-days = Days per move
clock-seconds = Seconds
clock-minutes = Minutes
clock-increment = Seconds added per move
clock-day-count = Days
more-players = Add a player
fewer-players = Remove a player

# Waiting room
waiting-title = { $game }: your table is ready
invites = { $name } invites you to { $game }
invited = You are invited to { $game }
players-count = { $count } players
waiting-people = Waiting for the others to sit down. The game starts by itself.
waiting-host = Everybody is here.
waiting-dice = Waiting for { $names } to open this table: their browser adds a number to the dice.
sit-here = Sit here
sit-down = Sit down
sit-after-all = Sit down after all
only-watch = Just watch
watching = You are watching: the game appears here as soon as it starts.
invitation-full = All seats are taken, or kept for people with the invitation link. You can watch: the game appears here as soon as it starts.
how-to-play = How to play in a minute
stand-up = Stand up
seat-a-bot = Seat a bot…
seat-for-link = Open – invite by link
join-link = Send this link to your friends
share = Share
share-text = Play { $game } with me!
qr = QR code of the link
qr-help = Or let a friend scan the code with a phone.
cancel-table = Cancel the table
cancel-table-sure = Really cancel it
no-table-none = There is no such table
no-table-banned = You cannot come to this table
no-table-unseated = You no longer have a seat here
why-no-table-none = The link may be incomplete, or the host has cancelled the table.
why-no-table-banned = The host has removed you. The people who sit here play on without you.
why-no-table-unseated = You have signed out, or taken the seat over, on another device. You can play on there.
play-something = Play something
remove-person = Remove
remove-person-named = Remove { $name } from the table
remove-person-sure = Really remove { $name }
removed-people = Removed from this table:
let-back = Let back in
let-back-named = Let { $name } back in
copy = Copy
copied = Copied
start = Start
stands-in = { $bot } plays for { $name }
stands-in-for-you = { $bot } plays for you.

# Table
connecting = Connecting…
reconnecting = Connection lost; connecting again…
your-turn = Your turn
waiting-for = { $name }’s turn
chance-acts = Chance decides…
chance = Chance
looking-back = You are looking at step { $step } of { $steps }
to-present = Back to the game
to-present-mine = Your turn: back to the game
what-happened = What happened?
what-happened-help = What happened? Shows again what was played since your last move (W)
before-turn = The position before this turn
turn-of = Turn { $turn } · { $name }
turn-number = Turn { $turn }
speed = Speed
undo = Undo
undo-ask = Ask to undo
undo-help = Take back your last move ({ $key })
undo-others-help = Take back your last move and what was played after it ({ $key })
undo-nothing = You have not played anything yet
undo-turn = Undo the turn
undo-group = Take back and play again
redo = Redo
redo-help = Play again what was taken back ({ $key })
repeat-nothing = Your last choice cannot be made again now.
shown-roll = The die has been rolled, so this cannot be undone
shown-draw = Something was drawn, so this cannot be undone
shown-hidden = Something hidden was shown, so this cannot be undone
shown-move = A bot has played from its hand, so this cannot be undone
waits = Move played. Undo it, or tap the board to continue.
go-on = Go on
go-on-help = Continue without waiting
practice-note = Practice: you can undo even dice and draws; the result does not count.
practice-result = Practice: this result does not count.
practice-listed = practice
imported-note = { $steps ->
    [0] Begun from a file.
    [one] Loaded from a file: the first step and its player are only what the file claims.
   *[other] Loaded from a file: the first { $steps } steps and their players are only what the file claims.
  }
imported-listed = from a file
hint = Hint
hint-asked = Thinking…
hint-says = A strong player would play: { $action }.
hint-points = { $points ->
    [one] +1 point.
   *[other] +{ $points } points.
  }
hint-quiet = It pays off later rather than at once.
hint-only = There is no other choice.
hint-chance = Chance to win: { $share } %.
hint-alike = About as good: { $action }.
hint-else = Next best: { $action } ({ $share } %).
menu = More
let-bot-play = Let a bot play for me
play-again-myself = Play myself again
propose-pause = Ask for a pause
propose-resume = Ask to go on
propose-abandon = Offer to abandon the game
resign = Give up
resign-sure = Give up?
resign-help = A bot plays on for you. You cannot come back.
resign-help-bots = The bots play the rest at once, and you see the result.
resign-not = Play on
away = away
leads = has the most points
side-panels = Players and log
to-board = To the board
tab-log = Log
tab-actions = Actions
tab-chat = Chat
log-origin = Continues another game after its step { $step }.
log-empty = Nothing has happened yet.
nothing-to-do = There is nothing for you to do just now.
chat-empty = Nobody has said anything yet.
chat-write = Say something
chat-open = { $name }: { $text } – open the chat
chat-unread = { $count } unread
reaction-of = { $name }: { $picture }
send = Send
reaction-clap = Clap
reaction-laugh = Laugh
reaction-wow = Wow
reaction-sad = Sad
reaction-think = Thinking
reaction-hurry = Hurry, please
reaction-thanks = Thanks
reaction-oops = Oops
see-rule = Rule { $rule }
agree = Yes
disagree = No
proposal-undo = { $name } wants to undo the last move.
proposal-pause = { $name } asks for a pause.
proposal-resume = { $name } would like to go on.
proposal-abandon = { $name } wants to abandon the game.
proposal-waits = Waiting for { $names }
hand-over = Pass the screen to { $name }
hand-over-help = Everyone else, please look away.
hand-over-take = I am { $name }: show my pieces
winner = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
  }
bot-for = The bot playing for { $name }
gave-up-won = You gave up. The bot that played on for you came first
gave-up-lost = { $count ->
    [one] You gave up: { $names } wins
   *[other] You gave up: { $names } share the victory
  }
gives-up = { $name } gives up. A bot plays on.
nobody-wins = Nobody wins
you-win = You win!
you-lose = { $count ->
    [one] You lose: { $names } wins
   *[other] You lose: { $names } share the victory
  }
you-share = You share the victory with { $names }
result = Result
rest-is-played = You gave up. The bots are playing the rest…
rematch = Play again
next-harder = Harder: { $name }
next-easier = Easier: { $name }
replay = Replay
download-record = Download
level-1 = Fika
level-2 = Bodo
level-3 = Rilla
level-4 = Torvan
level-5 = Zorina
style-1 = Plays on a whim: more than half of her moves surprise even her.
style-2 = Cheerful and impatient: every third move is a guess.
style-3 = Steady and careful, but lets a good chance slip now and then.
style-4 = Plans ahead, rarely slips, and makes you pay for mistakes.
style-5 = Thinks the longest and never guesses. The one to beat.
strength = Strength { $level } of 5
cell-possible = { $cell } – possible
zoom-in = Zoom in
zoom-out = Zoom out

# Settings
your-name = Your name
save = Save
saved = Saved
other-devices = Other devices
other-devices-help = If you have played under your name on another device or in another browser, you can sign out there.
other-devices-out = All other devices and browsers are signed out. You stay signed in here.
sign-out-others = Sign out everywhere else
sign-out-others-sure = Really sign out everywhere else
language = Language
language-system = Browser default
language-en = English
language-pl = polski
theme = Appearance
theme-system = System default
theme-light = Light
theme-dark = Dark
board = Boards
board-painted = Painted
board-diagram = Diagram: plain drawings, loads no pictures
palette = Colours of the players
palette-standard = Each game’s own colours
palette-contrast = High contrast, safe for colour blindness
palette-grey = Greys, told apart by shape
patterns = Patterns as well as colours on the board
animation = Animation
animation-off = Off
animation-slow = Slow
animation-normal = Normal
animation-fast = Fast
sound = Sound
sound-mute = Mute
sound-unmute = Turn sound on
back-to-table = Back to the table
coordinates = Names of cells on the board
wait = Pause before dice and bots when you play alone
wait-off = Off
wait-short = 1.5 seconds
wait-long = 3 seconds
forced = Auto-play forced moves
explain = Explain each decision the first time it comes up
notify = Notify me when it’s my turn

# Replay
seen-by = Seen by
seen-by-everything = everything visible
seen-by-spectator = a spectator
step = Step
first-step = To the beginning
previous-step = One step back
next-step = One step forward
last-step = To the end
previous-turn = Previous turn
next-turn = Next turn
turns = Turns
replay-start = Start
to-table = Back to the table
play = Play
pause = Pause
stop = Stop
analyse = Analyse
analysis = Analysis
analysis-waiting = Another game is being analysed first.
analysis-progress = { $done } of { $total } positions
analysis-done = The analysis is complete. Every position was judged with all hidden information open.
analysis-unfinished = The analysis is complete. The game was not played to its end, so the last chances are an estimate.
analysis-chart = Winning chances, turn by turn
analysis-parts = Where the result came from: changes in the winning chance, in percentage points, added up over the game
analysis-start = At the start
analysis-luck = Luck
analysis-own = Own decisions
analysis-others = Others’ decisions
analysis-unexplained = Unexplained
analysis-end = At the end
analysis-unexplained-help = Unexplained: the search saw further later on, or its estimate was wrong. Small errors add up over a long game.
analysis-mistakes = Costliest decisions
analysis-mistakes-own = Your costliest decisions
analysis-mistakes-others = The others’ costliest decisions
analysis-no-mistakes = No costly decisions.
analysis-mistake = Turn { $turn }, { $name }: { $played } (−{ $cost } %)
analysis-better = Better: { $better }
analysis-play-on = Play on from here, before the decision in turn { $turn }
analysis-table = Winning chances as a table
analysis-turn = Turn
play-on = Play on from here
verify = Check rolls and draws
dice-commitment-changed = The server shows another sealed number than the one it showed before you added yours.
dice-went-back = This browser knows a later state of the game than the server shows now: the server went back to an older one without saying so.
dice-signature-false = A signature of the server is wrong.
dice-restored = The server was restored from a backup, so the last steps may be missing. The dice are new: your browser has added a new number.
open-record = Load a saved game
open-record-help = Choose a file that was downloaded after a game. Replay the game, or play on from any step.
open-record-file = Record file
open-record-look = Replay
open-record-steps = Play on after step (of { $steps })

# Rules
search-rules = Search
search-nothing = Nothing found.
at-this-table = At this table
complete-rules = The complete rules
complete-rules-help = Every rule and ruling, in English, with its number.
contents = Contents
search-found = { $count ->
    [one] One section with these words
   *[other] { $count } sections with these words
  }
search-hits = { $count ->
    [one] One hit
   *[other] { $count } hits
  }
search-next = To the next hit
search-previous = To the previous hit
print = Print
rules-card = Quick reference
no-card = This game has no quick-reference card.
older-rules = Version { $rules } of the rules
older-rules-help = This table is played by version { $rules }. The text below describes version { $newest }, with the options of the table. New in version { $newest }:
ruling-question = Question
ruling-decision = Ruling
ruling-sources = In the rulebook
ruling-why = Why
ruling-printed = printed
ruling-silent = not printed
ruling-reconstructed = reconstructed
example-begin = { $count ->
    [one] One step to play
   *[other] { $count } steps to play
  }
example-play = Play { $number } of { $count }
example-done = Played
example-again = Start again
example-try = Try it
example-try-end = Back to the example
example-seats = What the players have
learn-quick = Learn step by step
learn-progress = { $done } of { $count ->
    [one] one lesson
   *[other] { $count } lessons
  }
learn-game = Learn { $game }
learn-lead = Short lessons on the real board. Try anything: the game explains why it works or why not.
learn-begin = Start with the first lesson
learn-go-on = Go on with the next lesson
learn-done = Finished
learn-beat = Now beat { $name }
learn-beat-help = A short game against the easiest opponent, with tips.
learn-won = Won
learn-task = Lesson
learn-number = Lesson { $number } of { $count }
learn-tasks = { $solved } of { $count ->
    [one] one task
   *[other] { $count } tasks
  } solved
learn-next = Next: { $title }
learn-finished = To your first game
learn-repeat = Repeat the lesson
learn-try-again = Try again
learn-show = Show me
learn-reset = Reset lessons and tips
learn-reset-help = { $count ->
    [0] No lesson is finished yet.
    [one] One lesson is finished.
   *[other] { $count } lessons are finished.
  }
rules-of-game = Rules of { $game }
tip-close = Got it
explanations = Explanations
coach = Coach: warns of dangers and costly moves when you play alone against bots, or where everyone has agreed
coach-first = In the first game of each kind
coach-on = Always
coach-off = Never
coach-turn-on = Turn the coach on
coach-turn-off = Turn the coach off
coach-allow = Coach: may warn every player at this table
coach-agreed = The coach is allowed at this table: it may warn each player of dangers and costly moves. By taking a seat you agree.
coach-asks = Take it back?
coach-costly = That was costly.
coach-take-back = Take it back
coach-keep = Keep it
coach-better = Stronger: { $action }.
coach-cost = Your chance to win fell by about { $points ->
    [one] one percentage point.
   *[other] { $points } percentage points.
  }
tap-again = Tap again to choose it.
advice-more = Show all
advice-less = Show less
advice-idle = Point at anything on the board, or tap it, to learn what it is.
forced-step = Played for you because it was the only move: { $action }.

# Keys
key-help = Keyboard
key-step = One step back or forward
key-turn = Previous or next turn
key-ends = To the beginning, to the end
key-play = Play or pause
key-speed = Slow, normal, fast
key-tab = From the board to the buttons and the log
key-arrows = From cell to cell, from line to line in the log
key-possible = To the next or previous cell that can be chosen
key-enter = Choose
key-escape = Take back the last part of a choice; skip an animation; back to the game
key-undo = Undo, redo (on a Mac with ⌘)
key-what = What happened? Show again what was played since your last move
key-help-key = This list
key-while = While watching a replay

# Sets: data files that people keep
my-sets = My sets
sets-help = A set is a data file of a game: its maps, mounds and numbers. Draw one, change the numbers, share the link, play with it.
no-sets = You have no sets yet.
sets-count = { $count } of { $most } sets.
set = Set
set-draw-game = New set for { $game }
set-draw = Draw your own
set-use = Play with it
set-edit = Edit
set-copy-edit = Copy to my sets and edit
set-copy-link = Copy link
set-look = Look at the set
set-download = Download
set-remove = Remove
set-remove-sure = Remove it for good? Tables that use it go on.
set-upload = Upload a data file
set-upload-help = A TOML file, as “hexapod data GAME” writes it; at most 64 kB. It is checked before it is kept.
set-game = Game
set-file = File
set-title = Title
set-text = The file as text
set-keep = Check and keep
set-of = { $game } · by { $author }
set-missing = This set does not exist
set-edit-game = { $game }: edit the set
set-new-game = { $game }: a new set
set-way = How to edit
set-way-draw = Draw
set-way-text = Text
set-broken = Fix the errors before saving.
set-choice = Data file
set-standard = Standard
set-by = { $title } (by { $author })
set-from-link = Another set, by its link…
set-link = Link to a set
set-link-wrong = This is not a link to a set.
set-other-game = The set “{ $title }” is for { $game }.
table-set = Played with the set “{ $title }” by { $author }.
table-own-data = Played with its own data file, which came with the record.
for-players = { $players } players
advanced = advanced
finding-fatal = Wrong:
finding-note = Note:
finding-line = (line { $line })

## Puzzles
puzzles = Puzzles
puzzle = Puzzle
puzzles-of = Puzzles: { $game }
puzzles-lead = Positions from games between bots where one decision, or one turn, is clearly best. Find it on the board.
puzzles-count = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}
puzzle-rating = Puzzle rating { $rating }
puzzle-standing = Rating { $rating }, { $solved } of { $answered } solved
puzzle-daily = Puzzle of the day: { $game }
puzzle-daily-of-game = Puzzle of the day
puzzle-begin = Solve the first puzzle
puzzle-go-on = Your next puzzle
puzzle-themes = Themes
puzzle-ratings = The number shows the difficulty. It changes as people solve or miss the puzzle.
puzzle-all-themes = All
puzzle-number = Puzzle { $number }
puzzle-solved = Solved
puzzle-missed = Not solved on the first try
puzzle-hardness = Difficulty { $rating }
own-side = your side
rival = the rival
rival-number = rival { $number }
puzzles-reset = Reset puzzle ratings
puzzles-reset-sure = Forget all your answers to puzzles and your puzzle ratings?
