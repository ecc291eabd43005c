title = Whist
pitch = Follow suit, trump when you can, and count what is gone.
mood = Calm, and then all at once
length = 10 minutes

zone-hands = Hand
zone-played = The trick
zone-tricks = Tricks
zone-gone = Played before
zone-trump = Trump
zone-voids = Is out of
suit-spades = ♠ spades
suit-hearts = ♥ hearts
suit-diamonds = ♦ diamonds
suit-clubs = ♣ clubs
trump-none = none

option-trump = Which suit beats the others
choice-trump-by-lot = One by lot
choice-trump-none = None

ask-card = Which card do you play?
dealt = You are dealt the { $card }.
dealt-unseen = { $seat } is dealt a card.
turned = Trump is { $suit }.
played = { $seat } plays the { $card }.
taken = { $seat } takes the trick with the { $card }.

outcome-victory-tricks = The most tricks win.
outcome-draw-tricks = As many tricks: the victory is shared.
