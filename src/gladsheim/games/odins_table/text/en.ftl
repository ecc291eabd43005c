### Odin's Table: every word a player reads.

title = Odin's Table
pitch = Two rows of gods face each other with their cards unseen: break through on three spaces before your bluff is called.
mood = duel, bluff, hidden cards
length = 15 to 20 minutes

## The parts of the box

god-0 = Idunn
god-1 = Loki
god-2 = Njord
god-3 = Baldr
god-4 = Hel
god-5 = Freya
god-6 = Tyr
god-7 = Vidar
god-8 = Thor
god-9 = Odin
card-0 = { god-0 } (0)
card-1 = { god-1 } (1)
card-2 = { god-2 } (2)
card-3 = { god-3 } (3)
card-4 = { god-4 } (4)
card-5 = { god-5 } (5)
card-6 = { god-6 } (6)
card-7 = { god-7 } (7)
card-8 = { god-8 } (8)
card-9 = { god-9 } (9)
column-0 = a
column-1 = b
column-2 = c
column-3 = d
column-4 = e
column-5 = f
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
do-scout-left = Scout { $column }, with the Idunn of the column you left
do-scout-entered = Scout { $column }, with the Idunn of the column you entered
do-scout-nothing = Do not scout
do-swap = Swap { $one } and { $other }
do-keep = No swap

## What happens

fell-white = { $seat-value } plays white.
displayed = { $seat } shows { $cards }.
stood = { $seat } sets { $card } behind column { $column }.
stood-unseen = { $seat } sets a card behind column { $column }.
arranged = { $seat } has arranged the cards behind the Wall.
moved = { $seat } moves from { $from } to { $to }.
revealed = { $seat } attacks { $to } from { $from }: { $attack } against { $defence }.
captured = { $seat } loses the piece on { $square }.
tricked = Loki tricks the attacker for { $seat }: the pieces on { $one } and { $other } change places.
conquered = { $seat } conquers { $square }: { $count } of 3.
resurrected = { $seat } resurrects a piece on { $square }.
scouted = { $seat } scouts { $seat-other }'s column { $column }: { $card }.
refilled = { $seat } draws { $card } for column { $column }.
refilled-unseen = { $seat } draws a card for column { $column }.
reshuffled = { $seat } shuffles the discards into a new draw pile of { $count } cards.
swapped = { $seat } swaps the cards of columns { $one } and { $other }.
swapped-unseen = { $seat } swaps two cards behind the Wall.
kept = { $seat } swaps no cards.
passed = { $seat } can neither move nor resurrect, and passes.
draw-offered = { $seat } offers a draw.
draw-refused = { $seat } plays on.
won = { $seat } wins.
nobody-won = The game is drawn.

## The table as text

wall = Wall
discards = Discards:
hand = To place:
display = { $seat } showed:
side = { $seat } ({ $colour }): conquered { $conquered } of 3, lost { $lost }, draw pile { $pile }
quiet = Turns of both players without attack, conquest or resurrection: { $turns } of { $limit }

## The end

outcome-victory-conquest = Three spaces of the enemy's Energy Row are conquered.
outcome-victory-no-progress = Nothing had happened for many turns, and that side was ahead.
outcome-draw-passes = A draw: neither player can move.
outcome-draw-no-progress = A draw: nothing has happened for many turns, and nobody is ahead.
outcome-draw-agreed = A draw by agreement.

## The options

option-cards = How many cards of each god a deck holds (the rulebook does not say)
choice-cards-three-of-most = Three of each, but two Thors and one Odin
choice-cards-two-odins = Three of each, but two Thors, two Odins and two Idunns
option-leaving = How a piece may leave its own Energy Row
choice-leaving-diagonal = Straight ahead or diagonally
choice-leaving-straight = Only straight ahead (house rule)
option-no_progress = How many turns each player may take without attack, conquest or resurrection before the game ends
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
board-counted = { $card }: { $discarded } discarded, { $open } open, of { $many }
board-wall = { $seat }'s Wall, column { $column }
board-discards = { $count } discarded
board-may-scout = may scout
board-is-used = used
board-seen-by = seen by { $seat }
board-fight = The last fight
board-tally-gone = discarded
board-tally-open = open
board-tally-left = face down
about-card-0 = Idunn: the weakest card, but she scouts. When a piece of yours has left or entered her column, you may turn one enemy card face up, for both to see.
about-card-1 = Loki: when a card of 2 or more attacks him, no piece is taken and the two pieces change places. When he attacks, he is a plain 1.
about-card = No power of its own: in a fight the higher number wins.
about-hidden = Face down. It fights for every enemy piece in this column.
about-mine = It fights for every piece of yours in this column. Only you see it.
about-mine-open = It fights for every piece of yours in this column. Your opponent has seen it.
about-theirs = It fights for every enemy piece in this column. It was turned over and lies open.
about-used = Used: it is discarded at the end of the turn, and a new card is drawn.
about-attack = You fight with { $card }, against a hidden card. The higher wins, a tie goes to you.
about-attack-open = You fight with { $card }, against { $other }.
about-locked = A conquered space: this piece can neither move nor be attacked.

## A page to learn it, and a first game with a coach

summary-1 = Two players, six pieces each, five rows and six columns. Your nearest row is your Energy Row.
summary-2 = Behind your Wall stands one card for each column. Only you see it: the card is the strength of every piece of yours in that column.
summary-3 = At the start both lay six cards open, then arrange them in secret.
summary-4 = On your turn move one piece one step in any direction, or bring a lost piece back to a free corner of your Energy Row.
summary-5 = No step leads back into your own Energy Row, and into the enemy's you go straight ahead only.
summary-6 = You may not slip diagonally between two enemy pieces.
summary-7 = Step onto an enemy to attack: both columns' cards are turned over. The higher wins, a tie goes to the attacker; the loser's piece is taken off.
summary-8 = Loki (1), attacked by a higher card, makes the two pieces change places instead. Idunn (0) lets you turn an enemy card face up when a piece enters or leaves her column.
summary-9 = Used cards go to the discards, open for all to count, and a new card is drawn into the column.
summary-10 = If you lose a piece that was attacked on your own Energy Row, you may swap two of your hidden cards.
summary-11 = A piece on the enemy's Energy Row stays there. Three of them, and you win at once.

guide-goal = Welcome to Odin's Table, a duel. Here is the far row, the enemy's Energy Row. Whoever first has three pieces on the other's row wins.
guide-strength = The pieces are all alike: a card stands behind each column, and fights for all pieces of its owner in that column. In a fight the higher number wins.
guide-powers = Only two gods have a power: Idunn (0) can turn an enemy card face up, and Loki (1), when attacked, makes the two pieces change places. Point at a card to read about it.
guide-display = These are the cards your opponent begins with. Remember them: soon they stand face down, and you will wonder which is where.
guide-arrange = Now arrange yours. Click the card for column a, where the slot is lit, then the one for b, and so on. Put strong cards where you mean to break through; a weak one can be a bluff.
guide-move = Your turn. Click a piece that glows, then the space it goes to: one step ahead, back, sideways or diagonally.
guide-attack = To attack, step onto an enemy piece. Your card is that of the column you come from, theirs that of the column they stand in. A tie goes to the attacker.
guide-forward = You never step back into your own Energy Row, and you enter the far row only straight ahead. Point at what does not glow, and you are told why.
guide-idunn = After each move you are asked about scouting, so that nobody learns who holds an Idunn. If she is in the column you left or entered, you may turn an enemy card face up; if not, go on.
guide-fight = A fight! Both columns' cards were turned over, the higher won, and the beaten piece is off. Then both cards are discarded, and each column gets a new one, face down.
guide-discard = This table counts a side's cards: what lies in the discards cannot stand behind a column. So you can guess what you are up against.
guide-loki = Loki's trick: he was attacked, and instead of a fight the two pieces changed places.
guide-scouted = A card was scouted, and lies open until it fights. Idunn herself is used up: a new card takes her place.
guide-resurrect = You have lost a piece. Instead of moving you may bring it back to a free corner of your Energy Row.
guide-swap = You lost a piece on your own Energy Row. In return you may swap two of your hidden cards: your opponent learns only that you did.
guide-conquered = You hold a space of the far row! That piece is locked: it neither moves nor can it be attacked. Three of them win.
guide-invaded = Your opponent holds a space of your Energy Row. That piece stays for good, and three of them would win: attack the others before they arrive.
guide-close = You hold two spaces: one more, and you have won.
guide-danger = Your opponent holds two spaces: one more, and you have lost. Guard your row, or be faster.
guide-over = That was Odin's Table. In the replay you can see the cards that were hidden, go back to any moment, and play on from there.

## Reasons of a hint

hint-more-spaces = more spaces conquered
hint-less-spaces = fewer spaces conquered
hint-more-theirs = more of your Energy Row lost
hint-less-theirs = less of your Energy Row lost
hint-more-captures = more pieces captured
hint-less-captures = fewer pieces captured
hint-more-losses = more of your own pieces lost
hint-less-losses = fewer of your own pieces lost
