title = Carte haute

zone-hands = Main
zone-aside = Écartée
zone-deck = Pioche
zone-answers = Réponse
deck = Cartes dans la pioche : { $count }
ask-exchange = Échangez-vous votre carte ?
do-keep = La garder
do-exchange = L'échanger
drawn = { $seat } pioche { $card }.
drawn-unseen = { $seat } pioche une carte.
laid-aside = { $seat } écarte son ancienne carte.
shown = On montre les cartes : { $one } contre { $other }.

outcome-victory-high = La carte la plus haute gagne.
