### The words of the hall.

## The door

slogan = five Norse games at one table
welcome = Sit down in Gladsheim
welcome-more = Five games of gods, giants and runes. No account: a name, and a link for your friends.
play-now = Play now
set-a-table = Set a table
first-game = First game, with a coach
coach = The coach
coach-next = Next
coach-done = Understood
coach-back = Read the last sentence again
coach-forward = Back to now
coach-away = Enough: send the coach away
on-one-page = On one page
my-tables = Tables I sit at
my-campaigns = Campaigns
table-over = The game is over.
table-waits = Waiting for people
table-goes-on = Under way
table-gone = There is no such table here.
forget-table = Forget this table
forget-sure = Forget it? Your key to the seat goes with it.
forget-yes = Forget
all-tables = Show all { $count }
independence = An independent implementation, made with respect.
about = About and credits
hall-silent = The hall does not answer. The page keeps trying.
guest = Guest
players = { $same ->
    [yes] { $most ->
        [one] One player
       *[other] { $most } players
    }
   *[no] { $fewest } to { $most } players
}

## The beam

skip-to-main = Go to the main part
to-the-door = To the door
language = Language
wishes = Settings
your-name = Your name
care = Ask once more before an answer on the board
care-touch = On a touch screen
care-always = Always
care-never = Only where a slip would be costly
pace = Pace
pace-slow = Slow
pace-normal = Normal
pace-quick = Quick
pace-once = At once
sound = Sound of what happens, and a bell when I am asked
sound-switch = Sound
asks-all = Ask me even when there is only one answer
keys = Single letters work as shortcuts
plain-tables = Plain tables: words and lists instead of drawn boards
done = Done
close = Close
no-such-page = There is no such page.
page-not-loaded = This page could not be loaded. Is the hall still there?

## Setting a table

seats = Seats
seat = Seat { $number }
how-many-seats = How many sit down?
who-sits = Who sits on seat { $number }?
level-of = Level of the bot on seat { $number }
who-me = Me
who-bot = A bot
who-open = Whoever has the link
open-more = You get a link to send.
hot-seat-more = Several seats for you: pass the screen around; it covers what is secret.
nobody-more = You take no seat: you will watch.
level = Level
level-random = Random
level-novice = Novice
level-skilled = Skilled
level-master = Master
level-even = At your strength
the-game = The game
recommended = recommended
more-choices = { $count } more choices, for those who know the game
clock-wish = Time for each answer
clock-none = No clock
clock-seconds = { $time } each
seconds = { $n ->
    [one] One second
   *[other] { $n } seconds
}
minutes = { $n ->
    [one] One minute
   *[other] { $n } minutes
}
hours = { $n ->
    [one] One hour
   *[other] { $n } hours
}
lucky = Your own word
lucky-drawn = your browser draws one
dice-sealed = The dice are sealed
lucky-more = Before the first throw the hall seals its seed. Your browser keeps the seal, and only then gives a word of yours, which is mixed in: so nobody chooses what falls, and after the game everybody can check it.
grace-wish = A seat whose player is away waits for
grace-agreed = If somebody is away for longer than { $time }, a bot can play on for them, if the others agree; whoever sits down here agrees to that. The seat can be taken back at any time.
set-it = Set the table
no-such-game = There is no such game here.

## The table

connecting = Connecting …
answer-waits = Your answer is kept, and sent when the connection is back.
lost = Connection lost, trying again …
closed = Closed
rules = Rules
whole-rulebook = The whole rulebook
in-two-minutes = In two minutes
chapters = Chapters
every-card = Every card
print-reference = Print the quick reference
rule-ours = ours
rule-ours-more = Rules marked “ours” are not printed in the rulebook, or not in full: rulings, missing numbers, house rules, and the sagas designed here.
question = The question
answers = Answers
you-are-asked = It is your turn.
waiting-for = Waiting for { $names }.
waiting-secretly = Others are thinking.
skip = Skip
undo = Take back
hint = Hint
thinking = Thinking …
log = Log
log-empty = Nothing has happened yet.
log-earlier = Earlier lines
chat = Talk
chat-empty = Nobody has said anything yet.
in-words = In words
say = Say
said-by = { $name } says: { $text }
hint-says = Hint: { $answer }, { $chance }.
say-something = Say something
spectator = Spectator
beside = Beside the board
the-seats = Who sits where
spectator-link = Copy link to watch
looking-from = Seen from
is-here = here
is-away = away
is-asked = to answer
that-is-me = (you)
seat-open = open seat
bot-name = { $name } ({ $level })
bot-plays-on = { $level } bot plays on
seat-menu = The seat of { $name }: what to do?
take-back = Take the seat back
welcome-back = While you were away, a { $level } bot played for { $name }.
let-it-play = Let it play on
hand-over-mine = Let a bot play for me:
hand-over-theirs = { $name } is away. Propose that a bot plays on:
proposed = { $count ->
    [one] It is proposed that a bot ({ $level }) plays on for { $name }; one has agreed.
   *[other] It is proposed that a bot ({ $level }) plays on for { $name }; { $count } have agreed.
}
agree = Agree
refuse = Refuse
hand-to = Hand the screen to { $name }.
hand-secretly = Nobody may know whose turn it is: everybody takes the screen in turn.
asked-nothing = There is nothing for you to answer now.
hand-on = Pass the screen on
here-i-am = Here I am
no-secrets = We have no secrets: do not ask again
other-rules = This table was set under rules { $version }: it can be looked at, not played on.
seat-to-bot = Let a bot play on seat { $number }
copy-link = Copy the link
copied = Copied
copy-by-hand = Copy this:
only-watch = Only watch
seat-taken = Somebody sits on this seat already. You can watch.
time-left = Time left
share = { NUMBER($share, maximumFractionDigits: 2) } of the win
has-won = won
has-lost = lost
table-in-words = The table in words
may-speak = You may answer; nobody waits for it.
chance-to-win = chance to win
percent = { $share } %
why-not = { $count ->
    [one] One answer is not possible now: why?
   *[other] { $count } answers are not possible now: why?
}
do-it = Do it
not-yet = Not yet
which = Which of these?
and-more = and { $count } more
search-rules = Search the rules
no-such-rule = No rule says that.
to-the-moment = To this moment in the replay

film = The film
film-runs = It is being shown.
film-of = { $name } plays.
coach-holds = The coach is speaking.
film-held = The film is paused.
pause = Pause
skip-to-now = Skip to now
since = Since your last turn
since-nothing = Nothing has happened since.
turn-of = { $name }'s turn
turn-of-me = Your turn
turn-of-all = Everybody
as-it-was = As it was, { $number } of { $most }:

## The end

all-won = Victory!
all-lost = Defeat.
all-drew = A draw.
i-won = You have won!
i-lost = You have lost.
winners = { $count ->
    [one] { $names } has won.
   *[other] { $names } have won.
}
replay = Replay
again = Again
to-the-campaign = To the campaign

## The replay

moments = Moments of the game
moment = Moment
to-the-first = To the beginning
to-the-last = To the end
one-back = One back
one-on = One forward
play-on = Play
stop = Stop
what-happened = What happened
branch = What if …
branch-end = Go back to a moment before the end: from there you can play on, against bots.
branch-more = Play on from this moment, you as { $name }, bots on the other seats.
branch-here = Play on from here
fair = The dice
fair-more = Before the first move the hall sealed its seed. Now it is revealed, and every throw can be drawn again.
verify = Check every throw
is-fair = { $draws ->
    [one] The hall drew the one throw again: it came from the sealed seed.
   *[other] The hall drew all { $draws } throws again: they came from the sealed seed.
}
is-fair-since = The hall drew every throw since the branch ({ $draws }) again: all of it came from the sealed seed. Those before it ({ $before }) belong to the game this one branched from, and were not checked here.
is-unfair = The throws do not fit the seed.
seal-kept-fits = Checked by your browser: the seed is the one that was sealed when you sat down.
seal-kept-broken = Checked by your browser: the seed is not the one that was sealed when you sat down.
seal-shown-fits = Checked by your browser: the seed fits the seal that the hall shows now. You did not sit here with this browser, so it kept none from before the game.
seal-shown-broken = Checked by your browser: the seed does not fit the seal that the hall shows.
seal-unchecked = Your browser did not check the seal: it can do so only over https or on the machine of the hall itself.
word-heard = Checked by your browser: the word it gave, after it had kept the seal, is in the dice.
word-unheard = Checked by your browser: the word it gave is not in the dice.
seal-changed = The hall shows another seal for its dice than when you sat down. Your browser gives them no word.
words-awaited = The dice are sealed. Waiting for a word from { $names }.
verify-offline = To draw every throw again without the hall, download the journal and run:
seed = Seed
journal = Download the journal
chance-chart = Chance to win
turning-points = Turning points:
luck-and-choice = Luck and choice
luck-of = Whose luck
luck-says = This seat got { $result } of the win. A plain bot on this seat would win { $any } with any luck, and { $same } with the luck of this game.
luck-part = Part
luck-share = Share of the win
luck-between = { $low } to { $high }
luck-even = Even chance
luck-seat = Seat
luck-deck = Cards
luck-bag = Bag
luck-dice = Dice
luck-decisions = Decisions
luck-result = Result
luck-more = The cards, counters and dice of this game are played again by a plain bot, some of them as they fell and the others anew: what each kind adds is its part. The rest was decided, by everybody at the table. The thin lines are 95 % intervals.
luck-unknown = It could not be worked out for this game.
luck-playing = Playing it again … { $games } of { $most }
luck-done = { $games ->
    [one] Played again once.
   *[other] Played again { $games } times.
}

## A campaign

campaign = Campaign
campaign-begin = Begin a campaign
one-more-player = One more player
campaign-won = The last game is won, and with it the campaign.
campaign-at = { $chapter } ({ $number } of { $most })
campaign-on = A game of this campaign is under way.
to-the-table = To the table
next-game = The next game
begin-next = Begin
experience = { $xp } experience to spend; { $earned } earned, { $spent } spent.
ticked = { $count } ticked
buy = Buy for { $price }
games-played = Games played

## About

about-hall = Gladsheim is the hall where the gods sit down to play: five board games of the Norse world, with all their rules, for people and bots, in the browser, in the terminal and in the laboratory.
independence-more = It is not made, endorsed or licensed by the authors and publishers of these games. All rules are told in our own words and all pictures are our own; names belong to their owners.
about-games = The games and their makers
about-buy = If you like a game, buy the box: it is made with love, and better at a real table with real friends.
credit-design = Design
credit-art = Art of the box
credit-house = Publisher
about-drawings = Drawings and typefaces
about-icons = Icons:
about-fonts = Typefaces:
about-keys = Keys
key-move = from thing to thing
key-do = do it
key-board = to the board
key-cancel = take the first click back

## What the hall refuses

refused-other = The hall refuses: { $reason }
refused-seed = The revealed seed is not the one that was sealed.
refused-late-seed = A player's word was given to another seal: the seed was chosen after it.
refused-draw = Entry { $number } of the journal says that chance gave { $value }, but the seed gives { $drawn }.
refused-fill = The journal is damaged at entry { $number }.
refused-over = The game is over: there is nothing left to answer.
refused-not-asked = It is not your turn to answer.
refused-answer = This answer is not possible now.
refused-no-longer = That question is no longer open.
refused-not-yet = That moment has not come yet.
refused-restarting = The hall is restarting: try again in a moment.
refused-busy = The table is very busy: try again.
refused-unwritten = The table could not be written: try again in a moment.
refused-undo-secret = In this game nothing is taken back: it would tell who acted.
refused-undo-over = The game is over, and everything is told: nothing is taken back.
refused-undo-none = There is no answer of yours to take back since somebody else answered or a lot was drawn.
refused-undo-late = It is too late to take it back: somebody has learned something since.
refused-other-rules = This table was set under other rules than this hall has: it can be looked at, not played on.
refused-bot-plays = A bot plays this seat: take it back first.
refused-taken = Seat { $number } is taken.
refused-no-name = You need a name to sit down.
refused-not-begun = The game has not begun: not every seat is taken.
refused-no-seat = There is no seat { $number }: this table has { $most }.
refused-own-seat = You play this seat yourself.
refused-bot-already = A bot plays this seat already.
refused-not-own = Only the person of a seat takes it back.
refused-is-here = The player of this seat is here: nobody else may hand it to a bot.
refused-grace = { $seconds ->
    [one] The player of this seat may come back: a bot can be proposed in one second.
   *[other] The player of this seat may come back: a bot can be proposed in { $seconds } seconds.
}
refused-word = This seat has no word to give to the dice.
refused-other-seal = This word was given to another seal than that of this table.
refused-no-proposal = Nothing is proposed for this seat.
refused-agreed = You have already agreed.
refused-no-person = No person sits on seat { $number }.
refused-not-over = This table is not over: that can be seen when it is.
refused-no-moment = There is no such moment in this game.
refused-branch-end = The game is over at this moment: there is nothing left to play.
refused-not-yours = You do not sit on seat { $number }.
refused-spectator = Spectators have no say in who plays.
refused-silence = The game wants silence now: you may talk again later.
refused-so-fast = Slow down: not so many at once.
refused-delete-campaign = This table belongs to a campaign that others play too, and stays with it.
refused-delete-others = Others play at this table: it can be deleted when it is over.
refused-no-hint = No hint is available now.
refused-hint-waiting = You are already waiting for a hint.
refused-hints = Many hints were asked for from your address: wait for those first.
refused-token = Your key does not fit this seat.
refused-sockets = Too many connections from your address: { $most } at most.
refused-no-campaign = There is no such campaign here.
refused-too-often = Too often: wait a moment.
refused-too-large = That is too large.
refused-senseless = The hall does not understand that.
refused-nothing-there = There is nothing at this address.
refused-mistake = The hall made a mistake, and has noted it.
refused-game-broken = This game cannot be played here: its package has a fault, which the keeper of the hall can read in the log.
refused-damaged = What was kept of this is damaged.
refused-seats = This game is for { $fewest } to { $most } players, not { $count }.
refused-seats-exactly = { $most ->
    [one] This game is for one player, not { $count }.
   *[other] This game is for { $most } players, not { $count }.
}
refused-option = These options do not go with this game.
refused-campaign-on = A game of this campaign is under way: the next one begins when it is over.
refused-campaign-players = This campaign has { $count } players.
refused-campaign-key = Only somebody who played the campaign's last game may begin the next one; the first is begun by whoever founded the campaign.
refused-spending-on = A game of this campaign is under way: experience is spent between games.
refused-spending-own = Only the player may spend this experience.

## Friends

connected = connected
not-connected = not connected
sound-is-on = Sound on
sound-is-off = Sound off
with-friends = With friends
with-coach = With a coach
rules-short = Rules, 2 min
with-bots = { $count ->
    [one] against a skilled bot
   *[other] with { $count } skilled bots
}
turn-yours = Your turn
their-turn = It is { $name }'s turn
go-on = Go on
look = Look
more-people = { $count } more
with-people = with { $names }
join-by-code = Join friends by code
join-or-scan = or scan the code on their screen
code-label = Code of the table
code-go = Sit down
code-shape = A code is a letter and four digits or more, such as X 4172.
code-unknown = No table has this code now. Ask for it again: codes last for one evening.
code-too-many = Too many codes were tried from here. Wait a moment, then type the one you were told.
big-screen = The big screen
big-screen-more = Shows a table to everybody in the room, without a seat and without anybody's secrets. Type the code that the players see.
show-table = Show it
an-invitation = An invitation
invites-you = { $name } invites you
invited-here = You are invited
to-a-game-of = to a game of { $game }
name-at-table = Your name at the table
another-name = another
sit-down = Sit down
sit-as = as { $name }
your-seat = Your seat
chair-free = free
chair-friend = waits for a friend
chair-bot = a bot
name-you = { $name }, you
rules-two-minutes = Read the rules in two minutes
how-it-goes = How it goes
no-account = No account, no mail address. Your name stays on this device.
bring-friends = Bring your friends to the table
code-for-door = Code for the door
screen-sit = With your phone's camera, or by this code at:
screen-no-account = For all in the same network. No account.
code-watch = watch with us
qr-of-link = The link as a QR code
share-it = Share
here-only = 127.0.0.1 opens on this computer only.
here-only-more = Nobody else can open this link. Whoever runs the hall can open it to your network with
network-address = The link and the code carry { $address }: they work for all in the same network.
seats-taken = { $sit } of { $all } seated
sits = seated
host = host
send-away = Send away
begins-when = { $count ->
    [0] Everybody is seated.
    [one] Begins when one more sits down.
   *[other] Begins when { $count } more sit down.
}
start-with-bots = { $count ->
    [one] Start, with a bot
   *[other] Start, with { $count } bots
}
set-friends = These chairs wait for friends; you get a code and a link.
fill-with-bots = Bots on all of them
hints-wish = People may take hints, and all see it
hints-agreed = At this table people may take hints; all see when one is taken.
hints-taken = { $count ->
    [one] 1 hint
   *[other] { $count } hints
}
around = Around the game
around-short = Table
you-watch = You are watching
signs = Signs …
sign-hail = Hail!
sign-well = Well played
sign-laugh = Ha!
sign-ouch = Ouch
sign-think = Let me think
sign-hurry = Your turn …
sign-thanks = Thank you
sign-sorry = Sorry
draw-offer = Offer a draw
draw-waits = Draw offered
draw-offered = { $name } offers a draw.
draw-agree = Agree
draw-decline = Play on
resign = Give up
resign-sure = Give up this game? The other side wins.
resign-yes = Give up
leave = Leave
leave-sure = Leave the table? A skilled bot plays on for you; you may take the seat back.
leave-yes = Leave
mute = Mute
unmute = Unmute
is-muted = muted
you-host = You are the host.
ended-drawn = Both sides agreed to a draw.
ended-resigned = { $name } gave up.
they-went-on = The others went on at another table.
go-there = Go there
wants-again = wants another game
wants-no-more = has had enough for now
says-nothing-yet = has not said anything yet
swap-sides = Swap sides
which-game = Which game
same-game = The same game
waiting-again = You want another game. Waiting for { $names }.
go-on-without = Go on without { $names }
again-together = Again together
willing = { $count } of { $all } sit down again.
you-play = you play { $side }
share-replay = Copy link to the replay
share-picture = A picture to share
what-if = What if?
all-of-you = All of you
by-luck = luck { $points }
by-choice = choice { $points }
pairing = { $games ->
    [one] You { $mine } : { $theirs } { $name } in one game
   *[other] You { $mine } : { $theirs } { $name } in { $games } games
}
asked-now = To answer now: { $names }
just-now = Just now
refused-two-sides = Giving up and offering a draw are possible only where two sides play against each other.
refused-no-draw = No draw is offered.
refused-draw-bot = A bot does not agree to a draw.
refused-draw-offered = You have offered a draw already.
refused-hints-unagreed = Between people hints are taken only if that was agreed when the table was set.
refused-not-host = Only the host of the table may do that.
refused-host-own = That is for another person's seat.
refused-send-opponent = During the game nobody sends the only opponent away. Mute them, offer a draw, or give up.
refused-send-rated = This game counts for that player's rating. Mute them, or wait until it is over.
refused-sent = The host has sent you away from this table.
refused-again-campaign = The next game of a campaign is begun from the page of the campaign.
refused-again-many = That game has { $most } seats at most.
refused-muted = The host of this table asked you to be silent.
new-here = New here?
new-here-more = { $game } with a coach who says what matters when it matters.

## My games

my-games = My games
my-games-none = No finished game is remembered here yet.
my-games-more = What this browser remembers. Nothing of it is kept anywhere else unless you ask for it below.
by-game = By game
by-partner = By partner
by-level = By level of the bots
of-games = Games
won-share = Won
interval = between { $low } and { $high }
interval-more = With few games chance weighs heavily: in 95 of 100 such cases the true share lies between the second pair of numbers.
without-bots = no bots
download-all = Download everything
delete-all = Delete everything
delete-all-sure = Delete all games remembered here, and the tables where you may? This cannot be undone.
delete-all-yes = Delete
deleted-all = Deleted. { $kept ->
    [0] Nothing is left.
    [one] One table that others play on, or that belongs to a campaign, stays with them.
   *[other] { $kept } tables that others play on, or that belong to a campaign, stay with them.
}
carry = The same person on another device
carry-more = A code moves your seats and games to another device, once and within ten minutes. Whoever has it sits on your seats: show it to nobody.
carry-give = Make a code
carry-take = Take over
carry-code = Code of the other device
carry-unknown = Nothing waits under this code: it is used up, older than ten minutes, or mistyped.
carry-done = Taken over: your tables and games are here now.
voice = Voice
offline-here = There is no network: this is the hall as it was last seen. Nothing that you do here reaches anybody.
what-turned = Turning points
no-turning-points = No single decision or stroke of luck decided this game.
turn-played = { $played }: { $after }.
turn-better = Better: { $better }: { $before }.

# Messages when it is my turn
bell = Tell me when it is my turn
bell-more = For slow games: a message on this device while no page of the hall is open. It says which game and with whom, nothing of what happened, and none comes while a turn is secret.
bell-wish = Send me messages
bell-on = Messages come to this browser.
bell-off = No more messages
bell-quiet-from = Quiet from
bell-quiet-to = until
bell-denied = This browser blocks messages from here; its settings can change that.
bell-no-service = This browser has no way to bring messages now.
bell-unable = This browser cannot be told while the page is closed: that needs a secure address (https, or this machine). With the page open, its title and icon say when it is your turn.

# Passkeys
passkey = The same person everywhere
passkey-more = With a passkey all your devices sit at the same tables and know the same games, without an account. What they share is kept sealed: nobody who reads the hall's store can read it. If you lose every passkey, each device keeps what it has.
passkey-make = Make a passkey
passkey-another = Make another passkey
passkey-use = Use my passkey
passkey-made = The passkey is made: use it on your other devices.
passkey-used = Your tables and games are here now.
passkey-shared = This device shares its tables and games with your others.
passkey-not-given = No passkey was given.
passkey-unable = Passkeys need a secure address with a name: https, or http://localhost on this machine. A code from the other device works everywhere.
refused-passkey = This passkey opens nothing here.
refused-vault-newer = Another of your devices was quicker: try once more.

# Open tables
open-tables = Open tables
open-table-of = { $name } waits; { $count ->
    [one] one chair is free
   *[other] { $count } chairs are free
}
let-strangers-in = Let strangers in
let-strangers-in-more = This table stands in the list at the door while you are here and a chair is free.
refused-begun = The game has begun: nobody can sit down any more.

# Ratings
ratings = My rating against people
ratings-more = Only for those who want one: a game counts, once it is over, if the other players want a rating too. Everybody begins at 1000.
ratings-wish = I want a rating
ratings-end = Delete my rating
ratings-none = No game has counted yet.
rating-of = { $rating } ± { $doubt }, { $games ->
    [one] one game
   *[other] { $games } games
}

# Today's riddle
riddle-today = Today's riddle
riddle-open = One answer is clearly the best
riddle-solved = Solved
riddle-more = One answer is clearly better than all others. Give it on the board or here: there is one try.
riddle-in-the-making = Today's riddle is being made: a moment.
riddle-right = That is it!
riddle-wrong = There is something better.
riddle-best = { $answer }: the chance to win is { $chance }.
riddle-yours = With your answer it is { $chance }.
days-in-a-row = { $count ->
    [0] no streak yet
    [one] a streak of one day
   *[other] { $count } days in a row
}

## The spoken table

refused-late = Too late: the table has gone on, and nothing was changed.
refused-early = The bell has not rung yet.
refused-ring = That name cannot be touched now.
refused-others = That is for others to do.
refused-thumb = A thumb points up or down.
refused-led = The hall will ask for this when it is time: touch it then.
refused-not-spoken = Nobody talks in this game: it cannot be led aloud.
refused-passkey-late = That took too long: try the passkey once more.
refused-push = The hall cannot send messages to this browser's push service.
refused-push-full = This hall already sends messages to as many browsers as it can.
refused-riddle = This riddle is over: open today's.
refused-one-phone = Where the hall leads, each person has one seat and one phone.
conduct-wish = Who leads the evening
conduct-none = Nobody: each answers when asked
conduct-voice = The voice of the hall, in one room or one call
conduct-master = The host, who presses on
conduct-typed = Far apart: talk is typed, nights last fifteen seconds
conduct-more = Each person needs a phone of their own; a television or laptop at /screen speaks for all.
