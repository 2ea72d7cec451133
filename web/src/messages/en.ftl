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
unknown-game = This page does not know the game “{ $game }” yet; reload it.
guest-name = Guest { $number }

# Lobby
lobby-title = Take a seat
lobby-lead = Four games about ants, termites and glory. One click and you play against the computer; one link and your friends join.
play-now = Play now
play-now-game = Play { $game } now, against the computer
with-friends = With friends
with-friends-game = Play { $game } with friends
players-range = { $min }–{ $max } players
minutes-range = { $min }–{ $max } minutes
my-games = My games
no-games-yet = Games you play appear here; you can close the page and come back.
open-tables = Open tables
no-open-tables = Nobody is waiting for players just now.
free-seat = free seat
status-waiting = waiting for players
status-playing = being played
status-paused = paused
status-over = over
status-abandoned = ended without a result

# New table
new-title = { $game } with friends
seats = Seats
seat-number = Seat { $number }
seat-me = Me
seat-link = A friend, by link
seat-open = Anybody from the lobby
seat-local = A person at this screen
seat-bot = Computer: { $level }
seat-local-name = Name
of-seat = { $what } of seat { $number }
seat-up = Exchange seat { $number } with the one above
seat-down = Exchange seat { $number } with the one below
seat-place = { $place }, { $colour }
place-south-west = south-west corner
place-north-west = north-west corner
place-north-east = north-east corner
place-south-east = south-east corner
party-N = Third colour
party-nobody = Nobody plays it.
colour = Colour
colour-usual = { $colour } (usual)
colour-drawn = drawn
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
public-table = Show the table in the lobby
allow-hints = Hints are allowed
create-table = Open the table
clock = Clock
clock-none = No clock
clock-step = Seconds for each decision
clock-game = Minutes for the whole game
clock-days = Days for each decision
clock-seconds = Seconds
clock-minutes = Minutes
clock-increment = Seconds added for each decision
clock-day-count = Days
more-players = One more player
fewer-players = One player fewer

# Waiting room
waiting-title = { $game }: the table is laid
waiting-people = Waiting for everybody to sit down.
waiting-host = Everybody is here.
sit-here = Sit here
stand-up = Stand up
seat-a-bot = Let the computer play
seat-for-link = for a friend with the link
join-link = Send this link to your friends
copy = Copy
copied = Copied
start = Start
stands-in = { $name } (a bot plays)

# Table
connecting = Connecting…
reconnecting = Connection lost; connecting again…
your-turn = Your turn
waiting-for = { $name } is to move.
chance-acts = The dice decide…
chance = Dice
looking-back = After step { $step }
to-present = Back to now
undo = Undo
undo-ask = Ask to undo
hint = Hint
menu = More
let-bot-play = Let a bot play for me
play-again-myself = Play myself again
propose-pause = Ask for a pause
propose-resume = Ask to go on
propose-abandon = Ask to end without a result
resign = Give up
resign-sure = Give up? A bot plays on for you.
away = away
leads = has the most points
side-panels = Players and log
to-board = To the board
tab-log = Log
tab-actions = Actions
tab-chat = Chat
log-origin = Played on after step { $step } of another game.
log-empty = Nothing has happened yet.
nothing-to-do = There is nothing for you to do just now.
chat-empty = Nobody has said anything yet.
chat-write = Say something
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
proposal-undo = { $name } would like to take back.
proposal-pause = { $name } asks for a pause.
proposal-resume = { $name } would like to go on.
proposal-abandon = { $name } would like to end without a result.
proposal-waits = Waiting for { $names }
hand-over = Pass the screen to { $name }
hand-over-help = Everybody else looks away.
hand-over-take = I am { $name }: show my pieces
winner = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
  }
nobody-wins = Nobody wins
player = Player
rematch = Play again
replay = Replay
download-record = Download
level-1 = Egg
level-2 = Larva
level-3 = Worker
level-4 = Soldier
level-5 = Queen
cell-possible = { $cell } – possible
zoom-in = Zoom in
zoom-out = Zoom out

# Settings
your-name = Your name
save = Save
saved = Saved
language = Language
language-system = As the browser
language-en = English
language-pl = polski
theme = Appearance
theme-system = As the system
theme-light = Light
theme-dark = Dark
palette = Colours of the players
palette-standard = As in each game
palette-contrast = High contrast, safe for colour-blind people
palette-grey = Greys, told apart by shape
patterns = Patterns on the board beside colours
animation = Animation
animation-off = Off
animation-slow = Slow
animation-normal = Normal
animation-fast = Fast
sound = Sound
coordinates = Names of cells on the board
forced = Play a step by itself when there is only one
explain = Explain each decision when I meet it for the first time
notify = Tell me when it is my turn and I look elsewhere

# Replay
seen-by = Seen by
seen-by-everything = everything open
seen-by-spectator = a spectator
step = Step
first-step = To the beginning
previous-step = One step back
next-step = One step on
last-step = To the end
play = Play
pause = Pause
stop = Stop
analyse = Analyse
win-shares = Shares of the victory, as a bot sees them
play-on = Play on from here
verify = Check the dice
verify-fine = All { $draws } draws agree with the secret that was sealed before the game; { $undone } were taken back, { $outside } contributions came from players.
luck = Luck: what dice and draws did
luck-help = Luck of each player after each roll and draw
luck-sum = luck { $luck }
open-record = Open a record
open-record-help = A file that was downloaded after a game. Look at the game again, or play on from any of its steps.
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
search-previous = To the hit before
print = Print
rules-card = Quick reference
no-card = This game has no quick-reference card.
older-rules = Version { $rules } of the rules
older-rules-help = This table is played by version { $rules }. The text below tells version { $newest }, with the options of the table. New in version { $newest }:
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
learn = Learn by playing
learn-game = Learn { $game } by playing
rules-of-game = Rules of { $game }
coach-close = Got it
coach = Explanations
advice-idle = Point at anything on the board to learn what it is.
forced-step = Played for you, as nothing else was possible: { $action }.

# Sets: data files that people keep
my-sets = My sets
sets-help = A set is a data file of a game: its maps, mounds and numbers. Draw one, change the numbers, share the link, play with it.
no-sets = You keep no sets yet.
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
set-missing = This set is not there
set-edit-game = { $game }: edit the set
set-new-game = { $game }: a new set
set-way = How to edit
set-way-draw = Draw
set-way-text = Text
set-broken = Something must be put right before it can be saved.
set-choice = Data file
set-standard = Standard
set-by = { $title } (by { $author })
set-from-link = Another set, by its link…
set-link = Link to a set
set-link-wrong = This is no link to a set.
set-other-game = The set “{ $title }” is for { $game }.
table-set = Played with the set “{ $title }” by { $author }.
table-own-data = Played with a data file of its own, which came with the record.
for-players = { $players } players
advanced = advanced
redo = Redo
finding-fatal = Wrong:
finding-note = Note:
finding-line = (line { $line })
