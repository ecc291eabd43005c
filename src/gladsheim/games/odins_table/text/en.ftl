### Odin's Table: every word a player reads.

title = Odin's Table

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
