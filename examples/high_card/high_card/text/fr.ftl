title = Carte haute

deck = Cartes dans la pioche : { $count }
ask-exchange = Échangez-vous votre carte ?
do-keep = La garder
do-exchange = L'échanger
drawn = { $seat } pioche { $card }.
drawn-unseen = { $seat } pioche une carte.

outcome-victory-high = La carte la plus haute gagne.
