### Odin's Table: every word a player reads.

title = La Table d'Odin
pitch = Deux rangs de dieux se font face, cartes cachées : percez sur trois cases avant que votre bluff ne soit découvert.
mood = duel, bluff, cartes cachées
length = 15 à 20 minutes

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

## Le plateau dessiné

board-conquered = { $count } sur 3 conquises
board-lost = { $count } { $count ->
    [0] perdue
    [1] perdue
   *[other] perdues
}
board-pile = { $count } à piocher
board-count = Cartes par valeur : barrées, défaussées ; pleines, visibles sur le Mur
board-counted = { $card } : défaussées { $discarded }, visibles { $open }, sur { $many }
board-wall = Mur de { $seat }, colonne { $column }

## Une page pour l'apprendre, et une première partie avec un guide

summary-1 = Deux joueurs, six pions chacun, cinq rangées et six colonnes. La rangée la plus proche est votre rangée d'énergie.
summary-2 = Derrière votre Mur se tient une carte par colonne. Vous seul la voyez : c'est la force de tous vos pions dans cette colonne.
summary-3 = Au début, chacun montre six cartes, puis les range en secret.
summary-4 = À votre tour, déplacez un pion d'un pas dans n'importe quelle direction, ou ramenez un pion perdu sur un coin libre de votre rangée d'énergie.
summary-5 = Aucun pas ne ramène dans votre rangée d'énergie, et l'on n'entre dans celle de l'adversaire que tout droit.
summary-6 = On ne se glisse pas en diagonale entre deux pions ennemis.
summary-7 = Aller sur un ennemi, c'est l'attaquer : les cartes des deux colonnes sont retournées. La plus forte gagne ; le pion du perdant est retiré.
summary-8 = Loki (1) fait échanger les deux pions. Idunn (0) laisse regarder une carte ennemie quand un pion entre dans sa colonne ou la quitte.
summary-9 = Les cartes utilisées vont à la défausse, visible de tous, et la colonne reçoit une nouvelle carte.
summary-10 = Qui perd un pion sur sa propre rangée d'énergie peut échanger deux cartes cachées.
summary-11 = Un pion sur la rangée d'énergie ennemie y reste. Trois d'entre eux, et vous gagnez aussitôt.

guide-goal = Bienvenue à la Table d'Odin. Amenez trois de vos pions sur la rangée du fond, la rangée d'énergie ennemie, avant que l'adversaire n'en fasse autant.
guide-display = Chacun a montré six cartes : retenez celles de l'adversaire. Bientôt, nul ne saura où elles se tiennent.
guide-arrange = Cachez-les maintenant. Choisissez une carte pour la colonne a, puis b, et ainsi de suite. Cliquez sur une carte qui brille.
guide-column = La carte d'une colonne combat pour tous vos pions qui s'y trouvent. Les fortes là où vous voulez percer ; une faible peut être un bluff.
guide-move = À vous. Les pions qui brillent peuvent bouger : cliquez-en un, puis sa destination. Un pas, dans n'importe quelle direction.
guide-forward = Jamais de retour dans votre rangée d'énergie, et dans celle du fond tout droit seulement. Pointez ce qui est terne : il dit pourquoi.
guide-idunn = Après un déplacement, on vous propose d'espionner. Avec Idunn (0) derrière la colonne quittée ou atteinte, vous retournez une carte ennemie ; sans elle, il n'y a rien à espionner.
guide-fight = Un combat ! Les cartes des deux colonnes ont été retournées, et la plus forte a gagné. Elles restent visibles à côté du plateau.
guide-discard = Les cartes qui ont combattu sont à la défausse. Le petit décompte à côté du plateau les compte : ce qui est parti ne garde plus de Mur.
guide-loki = La ruse de Loki : au lieu de combattre, les deux pions ont changé de place.
guide-scouted = Une carte a été espionnée. Elle reste visible jusqu'à ce qu'elle serve.
guide-resurrect = Vous avez perdu un pion. Au lieu de bouger, vous pouvez le ramener sur un coin libre de votre rangée d'énergie.
guide-swap = Vous avez perdu un pion sur votre propre rangée d'énergie. En échange, vous pouvez permuter deux cartes cachées : l'adversaire voit seulement que vous l'avez fait.
guide-conquered = Une case d'une rangée d'énergie est conquise. Ce pion n'en repart plus ; trois font gagner.
guide-close = Un camp tient deux cases : encore une et c'est fini. Gardez votre rangée, ou foncez.
guide-over = C'était la Table d'Odin. Vous pouvez revoir la partie, repartir d'un moment quelconque et vérifier le hasard.
