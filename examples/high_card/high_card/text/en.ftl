title = High Card

deck = Cards in the deck: { $count }
ask-exchange = Do you exchange your card?
do-keep = Keep it
do-exchange = Exchange it
drawn = { $seat } draws { $card }.
drawn-unseen = { $seat } draws a card.

outcome-victory-high = The higher card wins.
