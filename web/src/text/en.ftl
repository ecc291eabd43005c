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
table-waits = Waits for people
table-goes-on = Goes on
table-gone = There is no such table here.
forget-table = Forget this table
fewer = Show fewer
all-tables = Show all { $count }
independence = An independent implementation, made with respect.
about = About and credits
hall-silent = The hall does not answer. It is tried again as soon as it does.
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
care-never = Only where a slip would hurt much
pace = News
pace-calm = One after the other
pace-quick = All at once, nothing moves
sound = Sound: a knock for news, a bell when I am asked
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
who-me = I
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
the-game = The game
recommended = recommended
clock-wish = Time for each answer
clock-none = No clock
clock-seconds = { $time } each
seconds = { $n } seconds
minutes = { $n ->
    [one] One minute
   *[other] { $n } minutes
}
hours = { $n ->
    [one] One hour
   *[other] { $n } hours
}
lucky = Your lucky word
lucky-more = It is mixed into the dice after the hall has sealed its own seed: so nobody chooses what falls, and after the game everybody can check it.
set-it = Set the table
no-such-game = There is no such game here.

## The table

connecting = Connecting …
answer-waits = Your answer is kept, and sent when the connection is back.
lost = Connection lost, trying again …
closed = Closed
rules = Rules
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
say-something = Say something
spectator = Spectator
spectator-link = Copy link to watch
looking-from = Seen from
is-here = here
is-away = away
is-asked = is asked
that-is-me = (you)
seat-open = open seat
bot-name = { $name } ({ $level })
bot-plays-on = { $level } bot plays on
seat-menu = What to do about the seat of { $name }
take-back = Take the seat back
hand-over-mine = Let a bot play for me:
hand-over-theirs = { $name } is away. Propose that a bot plays on:
proposed = { $count ->
    [one] A bot ({ $level }) shall play on for { $name }; one has agreed.
   *[other] A bot ({ $level }) shall play on for { $name }; { $count } have agreed.
}
agree = Agree
refuse = Refuse
hand-to = Hand the screen to { $name }.
hand-secretly = It is secret who is asked: everybody takes the screen in turn.
asked-nothing = You are asked nothing now.
hand-on = Hand on the screen
here-i-am = Here I am
no-secrets = We have no secrets: do not ask again
other-rules = This table was set under rules { $version }: it can be looked at, not played on.
waiting-for-people = { $count ->
    [one] One seat is open.
   *[other] { $count } seats are open.
}
invite-more = Send each link to one person. The game begins when every seat is taken.
or-a-bot = or a bot:
seat-to-bot = Let a bot play on seat { $number }
join-more = Take a seat, or watch.
copy-link = Copy the link
copied = Copied
copy-by-hand = Copy this:
sit-here = Sit here
only-watch = Only watch
invited = You are invited to seat { $number }.
seat-taken = Somebody sits on this seat already. You can watch.
time-left = Time left
share = { NUMBER($share, maximumFractionDigits: 2) } of the win
has-won = won
has-lost = lost
table-in-words = The table in words
table-in-parts = The table in parts
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
one-on = One on
play-on = Play
stop = Stop
what-happened = What happened
branch = What if …
branch-end = Go back to a moment before the end: from there you can play on, against bots.
branch-more = Play on from this moment, you as { $name }, bots on the other seats.
branch-here = Play on from here
fair = The dice
fair-more = Before the first move the hall sealed its seed. Now it is told, and every throw can be drawn again.
verify = Check every throw
is-fair = The hall drew all { $draws } throws again: they came from the sealed seed.
is-fair-since = The hall drew the { $draws } throws since the branch again: they came from the sealed seed. The { $before } before it belong to the game this one branched from, and were not checked here.
is-unfair = The throws do not fit the seed.
seal-kept-fits = Checked by your browser: the seed is the one that was sealed when you sat down.
seal-kept-broken = Checked by your browser: the seed is not the one that was sealed when you sat down.
seal-shown-fits = Checked by your browser: the seed fits the seal that the hall shows now. You did not sit here with this browser, so it kept none from before the game.
seal-shown-broken = Checked by your browser: the seed does not fit the seal that the hall shows.
seal-unchecked = Your browser did not check the seal: it can do so only over https or on the machine of the hall itself.
verify-offline = To draw every throw again without the hall, download the journal and run:
seed = Seed
journal = Download the journal
chance-chart = Chance to win
turning-points = Turning points:
luck-and-choice = Luck and choice
luck-of = Of whom
luck-says = The result is { $result } of the win. A plain bot on this seat would win { $any } with any luck, and { $same } with the luck of this game.
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
luck-unknown = It could not be told of this game.
luck-playing = Playing it again … { $games } of { $most }
luck-done = Played again { $games } times.

## A campaign

campaign = Campaign
campaign-begin = Begin a campaign
campaign-more = Six sagas one after the other. Gods gain experience in victory and in defeat, and grow from game to game.
campaign-gods = Gods: first those of the players in order of seats, then support gods. One player needs two support gods, two players one.
one-more-player = One more player
campaign-won = The last saga is won, and with it the campaign.
campaign-at = Saga { $number } of { $most }: { $saga }
campaign-on = A game of this campaign is on.
to-the-table = To the table
next-game = The next game
begin-next = Begin
experience = { $xp } experience to spend; { $earned } earned, { $spent } spent.
ticked = { $count } ticked
buy = Buy for { $price }
games-played = Games played
row-elves = Elves at the start of a game
row-vanir = Vanir dice at the start of a game
row-god = Successes on the God die
row-dice = Successes on Vanir dice
row-comrade = Comrade: adds a die to fights
row-kin = Kin: shares the stock
row-lucky = Lucky companion
row-travel = Travel companion

## About

about-hall = Gladsheim is the hall where the gods sit down to play: five board games of the Norse world, with all their rules, for people and bots, in the browser, in the terminal and in the laboratory.
independence-more = It is not made, endorsed or licensed by the authors and publishers of these games. All rules are told in our own words and all pictures are our own; names belong to their owners.
about-games = The games and their makers
about-buy = If you like a game, buy the box: it is made with love, and better at a real table with real friends.
credit-design = Design
credit-art = Art of the box
credit-house = Publisher
about-drawings = Drawings and letters
about-icons = Small drawings:
about-fonts = Letters:
about-keys = Keys
key-move = from thing to thing
key-do = do it
key-board = to the board
key-cancel = take the first click back

## What the hall refuses

refused-other = The hall refuses: { $reason }
refused-seed = The told seed is not the one that was sealed.
refused-draw = Entry { $number } of the journal says that chance gave { $value }, but the seed gives { $drawn }.
refused-fill = The journal is damaged at entry { $number }.
refused-over = The game is over: nobody is asked anything.
refused-not-asked = You are not asked anything now.
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
refused-no-name = Whoever sits down needs a name.
refused-not-begun = The game has not begun: not every seat is taken.
refused-no-seat = There is no seat { $number }: this table has { $most }.
refused-own-seat = You play this seat yourself.
refused-bot-already = A bot plays this seat already.
refused-not-own = Only the person of a seat takes it back.
refused-is-here = The player of this seat is here: nobody else may hand it to a bot.
refused-no-proposal = Nothing is proposed for this seat.
refused-agreed = You agreed already.
refused-no-person = No person sits on seat { $number }.
refused-not-over = This table is not over: that can be seen when it is.
refused-no-moment = There is no such moment in this game.
refused-branch-end = The game is over at this moment: there is nothing left to play.
refused-not-yours = You do not sit on seat { $number }.
refused-spectator = Spectators have no say in who plays.
refused-silence = The game wants silence now: you may talk again later.
refused-so-fast = Slow down: not so many at once.
refused-no-hint = There is no hint to be had now.
refused-token = Your key does not fit this seat.
refused-sockets = Too many connections from your address: { $most } at most.
refused-no-campaign = There is no such campaign here.
refused-too-often = Too often: wait a moment.
refused-too-large = That is too large.
refused-senseless = The hall does not understand that.
refused-nothing-there = There is nothing at this address.
refused-mistake = The hall made a mistake, and has noted it.
refused-damaged = What was kept of this is damaged.
refused-seats = { $fewest } to { $most } sit down to this game, not { $count }.
refused-seats-exactly = Just { $most } sit down to this game, not { $count }.
refused-option = These options do not go with this game.
refused-campaign-on = A game of this campaign is on: the next one begins when it is over.
refused-campaign-players = This campaign has { $count } players.
refused-campaign-key = Only who played the campaign's last game may begin the next one.
refused-spending-on = A game of this campaign is on: experience is spent between games.
refused-spending-own = Only the player may spend this experience.
