### Odin's Table: every word a player reads.

title = La Table d'Odin

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
white = blanc
black = noir

## The questions

ask-stand = Quelle carte garde la colonne suivante ?
ask-deed = Déplacez un pion, ou ressuscitez-en un.
ask-scout = Reconnaissance avec Idunn ?
ask-swap = Échanger deux cartes derrière votre mur ?
ask-accept = Acceptez-vous la partie nulle ?

## The answers

do-stand = { $card } garde la colonne { $column }
do-move = { $from } → { $to }
do-attack = { $from } attaque { $to }
do-resurrect = Ressusciter en { $square }
do-offer-draw = Proposer la nulle
do-accept = Accepter la nulle
do-refuse = Continuer à jouer
# Where two Idunns may scout: the one of the column the piece left, the one of the column it entered.
do-scout-left = Reconnaître la colonne { $column } (Idunn au départ)
do-scout-entered = Reconnaître la colonne { $column } (Idunn à l'arrivée)
do-scout-nothing = Pas de reconnaissance
do-swap = Échanger { $one } et { $other }
do-keep = Pas d'échange

## What happens

displayed = { $seat } montre { $card0 }, { $card1 }, { $card2 }, { $card3 }, { $card4 } et { $card5 }.
arranged = { $seat } a disposé son mur.
moved = { $seat } joue { $from } → { $to }.
revealed = { $seat } : { $from } attaque { $to }, { $attack } contre { $defence }.
captured = { $seat } perd le pion en { $square } : il est capturé.
tricked = Ruse : Loki, chez { $seat }, fait changer de place les pions en { $one } et { $other }.
conquered = { $seat } conquiert { $square } : { $count } sur 3.
resurrected = { $seat } ressuscite un pion en { $square }.
scouted = { $seat } reconnaît la colonne { $column } de { $seat-other } : { $card }.
refilled = { $seat } pioche { $card } pour la colonne { $column }.
refilled-unseen = { $seat } pioche une carte pour la colonne { $column }.
reshuffled = { $seat } mélange sa défausse : nouvelle pioche de { $count } cartes.
swapped = { $seat } échange les cartes des colonnes { $one } et { $other }.
swapped-unseen = { $seat } échange deux cartes derrière son mur.
passed = { $seat } ne peut ni déplacer ni ressusciter de pion, et passe.
draw-offered = { $seat } propose la nulle.
draw-refused = { $seat } continue à jouer.

## The table as text

wall = Mur
discards = Défausse :
hand = À placer :
display = { $seat } a montré :
side = { $seat } ({ $colour }) : conquises { $conquered } sur 3, pions perdus { $lost }, pioche { $pile }
quiet = Tours sans attaque, conquête ni résurrection : { $turns } sur { $limit }

## The end

outcome-victory-conquest = Trois cases de la rangée d'énergie adverse sont conquises.
outcome-victory-no-progress = Aucun progrès : le camp qui mène l'emporte.
outcome-draw-passes = Partie nulle : personne ne peut plus jouer.
outcome-draw-no-progress = Partie nulle : aucun progrès, et personne ne mène.
outcome-draw-agreed = Partie nulle d'un commun accord.

## The options

option-cards = Combien de cartes de chaque dieu compte un paquet (le livret ne le dit pas)
choice-cards-three-of-most = Trois de chaque, mais deux Thor et un Odin
choice-cards-two-odins = Trois de chaque, mais deux Thor, deux Odin et deux Idunn
option-leaving = Comment un pion quitte sa rangée d'énergie
choice-leaving-diagonal = Tout droit ou en diagonale
choice-leaving-straight = Tout droit seulement (règle maison)
option-no_progress = La partie s'arrête après tant de tours de chaque joueur sans attaque, conquête ni résurrection
choice-no_progress-10 = 10 tours chacun
choice-no_progress-20 = 20 tours chacun
choice-no_progress-40 = 40 tours chacun
choice-no_progress-80 = 80 tours chacun
option-draw_offers = Si l'on peut proposer la nulle
choice-draw_offers-False = Pas de proposition
choice-draw_offers-True = La nulle peut être proposée
option-white = Qui joue les blancs et commence
choice-white-first-seat = La première place
choice-white-second-seat = La deuxième place
choice-white-by-lot = Tiré au sort
