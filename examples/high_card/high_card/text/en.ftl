title = High Card

zone-hands = Hand
zone-aside = Laid aside
zone-deck = Deck
zone-answers = Answer
deck = Cards in the deck: { $count }
ask-exchange = Do you exchange your card?
do-keep = Keep it
do-exchange = Exchange it
drawn = { $seat } draws { $card }.
drawn-unseen = { $seat } draws a card.
laid-aside = { $seat } lays the old card aside.
shown = The cards are shown: { $one } against { $other }.

outcome-victory-high = The higher card wins.
