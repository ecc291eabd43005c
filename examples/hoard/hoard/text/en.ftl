title = Hoard
pitch = Ten treasures, twenty coins, and what you pay is gone.
mood = An auction with nothing to hide
length = 15 minutes

option-treasures = How many treasures come up
choice-treasures-6 = six
choice-treasures-8 = eight
choice-treasures-10 = ten

zone-on_offer = On offer
zone-high_bid = High bid
zone-bidder = Bid by
zone-coins = Coins
zone-hoards = Hoard
zone-passed = Passed
zone-left = Still to come
zone-unsold = Unsold
zone-opener = Opens the round
table-offer = On offer: { $treasure }; high bid: { $coins }; still to come: { $left }
table-unsold = Unsold:

ask-bid = How much do you bid?
do-bid = { $number ->
    [0] Pass
   *[other] Bid { $number }
}
uncovered = A treasure worth { $treasure } comes up.
bid = { $seat } bids { $coins }.
passed = { $seat } passes.
won = { $seat } takes the { $treasure } for { $coins }.
unsold = Nobody wants the { $treasure }.

outcome-victory-hoard = The richest hoard wins.
outcome-draw-hoard = As rich, to the last coin: the victory is shared.
