### Odin's Table: every word a player reads.

title = Odin's Table
pitch = Two rows of gods face each other with their cards unseen: break through on three squares before your bluff is called.
mood = duel, bluff, hidden cards
length = 15 to 20 minutes

## The parts of the box

card-0 = Idunn (0)
card-1 = Loki (1)
card-2 = Njord (2)
card-3 = Baldr (3)
card-4 = Hel (4)
card-5 = Freya (5)
card-6 = Tyr (6)
card-7 = Vidar (7)
card-8 = Thor (8)
card-9 = Odin (9)
column-0 = a
column-1 = b
column-2 = c
column-3 = d
column-4 = e
column-5 = f
square = { $column }{ $row }
white = white
black = black

## The questions

ask-stand = Which card guards the next column?
ask-deed = Move a piece, or resurrect one.
ask-scout = Scout with Idunn?
ask-swap = Swap two cards behind your Wall?
ask-accept = Do you accept a draw?

## The answers

do-stand = { $card } guards column { $column }
do-move = { $from } → { $to }
do-attack = { $from } attacks { $to }
do-resurrect = Resurrect at { $square }
do-offer-draw = Offer a draw
do-accept = Accept the draw
do-refuse = Play on
# Where two Idunns may scout: the one of the column the piece left, the one of the column it entered.
do-scout-left = Scout column { $column } (Idunn at departure)
do-scout-entered = Scout column { $column } (Idunn at arrival)
do-scout-nothing = No scouting
do-swap = Swap { $one } and { $other }
do-keep = No swap

## What happens

displayed = { $seat } shows { $card0 }, { $card1 }, { $card2 }, { $card3 }, { $card4 } and { $card5 }.
arranged = { $seat } has arranged the Wall.
moved = { $seat } moves { $from } → { $to }.
revealed = { $seat }: { $from } attacks { $to }, { $attack } against { $defence }.
captured = { $seat } loses the piece on { $square }: it is captured.
tricked = Trickery: Loki of { $seat } lets the pieces on { $one } and { $other } change places.
conquered = { $seat } conquers { $square }: { $count } of 3.
resurrected = { $seat } resurrects a piece on { $square }.
scouted = { $seat } scouts column { $column } of { $seat-other }: { $card }.
refilled = { $seat } draws { $card } for column { $column }.
refilled-unseen = { $seat } draws a card for column { $column }.
reshuffled = { $seat } shuffles the discards into a new draw pile of { $count } cards.
swapped = { $seat } swaps the cards of columns { $one } and { $other }.
swapped-unseen = { $seat } swaps two cards behind the Wall.
passed = { $seat } can neither move nor resurrect, and passes.
draw-offered = { $seat } offers a draw.
draw-refused = { $seat } plays on.

## The table as text

wall = Wall
discards = Discards:
hand = To place:
display = { $seat } showed:
side = { $seat } ({ $colour }): conquered { $conquered } of 3, lost { $lost }, draw pile { $pile }
quiet = Turns without attack, conquest or resurrection: { $turns } of { $limit }

## The end

outcome-victory-conquest = Three spaces of the enemy Energy Row are conquered.
outcome-victory-no-progress = No progress: the side that is ahead wins.
outcome-draw-passes = A draw: neither side can move.
outcome-draw-no-progress = A draw: no progress, and neither side is ahead.
outcome-draw-agreed = A draw by agreement.

## The options

option-cards = How many cards of each god a deck holds (the rulebook does not say)
choice-cards-three-of-most = Three of each, but two Thors and one Odin
choice-cards-two-odins = Three of each, but two Thors, two Odins and two Idunns
option-leaving = How a piece may leave its own Energy Row
choice-leaving-diagonal = Straight ahead or diagonally
choice-leaving-straight = Only straight ahead (house rule)
option-no_progress = The game ends after so many turns of each player without attack, conquest or resurrection
choice-no_progress-10 = 10 turns each
choice-no_progress-20 = 20 turns each
choice-no_progress-40 = 40 turns each
choice-no_progress-80 = 80 turns each
option-draw_offers = Whether a draw may be offered
choice-draw_offers-False = No offers
choice-draw_offers-True = Draws may be offered
option-white = Who plays white and begins
choice-white-first-seat = The first seat
choice-white-second-seat = The second seat
choice-white-by-lot = Drawn by lot

## The drawn board

board-conquered = { $count } of 3 conquered
board-lost = { $count } lost
board-pile = { $count } to draw
board-count = Cards by value: struck through: discarded; filled: open on the Wall
board-counted = { $card }: { $discarded } discarded, { $open } open, of { $many }
board-wall = Wall of { $seat }, column { $column }

## A page to learn it, and a first game with a coach

summary-1 = Two players, six pieces each, five rows and six columns. Your nearest row is your Energy Row.
summary-2 = Behind your Wall stands one card for each column. Only you see it: the card is the strength of every piece of yours in that column.
summary-3 = At the start both lay six cards open, then arrange them in secret.
summary-4 = On your turn move one piece one step in any direction, or bring a lost piece back to a free corner of your Energy Row.
summary-5 = No step leads back into your own Energy Row, and into the enemy's you go straight ahead only.
summary-6 = You may not slip diagonally between two enemy pieces.
summary-7 = Step onto an enemy to attack: both columns' cards are turned over. The higher wins; the loser's piece is taken off.
summary-8 = Loki (1) lets the two pieces change places instead. Idunn (0) lets you look at an enemy card when a piece enters or leaves her column.
summary-9 = Used cards go to the discards, open for all to count, and a new card is drawn into the column.
summary-10 = Whoever loses a piece on the own Energy Row may swap two hidden cards.
summary-11 = A piece on the enemy's Energy Row stays there. Three of them, and you have won at once.

guide-goal = Welcome to Odin's Table. Bring three of your pieces onto the far row, the enemy's Energy Row, before your opponent does the same to you.
guide-display = Both sides have laid six cards open: remember what your opponent has. In a moment nobody will see where they stand.
guide-arrange = Now hide them. Choose a card for column a, then b, and so on. Click a card that glows.
guide-column = The card behind a column fights for every piece of yours that stands in it. Strong cards where you mean to break through; a weak one can be a bluff.
guide-move = Your turn. Pieces that glow can move: click one, then where it shall go. One step, in any direction.
guide-forward = Never back into your own Energy Row, and into the far row only straight ahead. If something is dim, point at it: it says why not.
guide-idunn = After a move you are asked about scouting. With Idunn (0) behind the column you left or entered you may turn over an enemy card; without her there is only "No scouting".
guide-fight = A fight! Both columns' cards were turned over, and the higher value won. The cards stay in sight beside the board.
guide-discard = Cards that fought lie in the discards. The little tally beside the board counts them: what is gone cannot stand behind a Wall.
guide-loki = Loki's trick: instead of fighting, the two pieces changed places.
guide-scouted = A card was scouted. It lies open until it is used.
guide-resurrect = You have lost a piece. Instead of moving you may bring it back to a free corner of your Energy Row.
guide-swap = You lost a piece on your own Energy Row. In return you may swap two of your hidden cards: your opponent sees only that you did.
guide-conquered = A space of an Energy Row is conquered. That piece never leaves it again; three of them win.
guide-close = One side holds two spaces: one more and the game is over. Guard your row, or race.
guide-over = That was Odin's Table. You can replay the game, branch off at any moment, and check the dice.
