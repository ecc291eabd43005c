### Odin's Table: every word a player reads.

title = La Table d'Odin
pitch = Deux rangées de dieux se font face, cartes cachées : percez sur trois cases avant que votre bluff ne soit découvert.
mood = duel, bluff, cartes cachées
length = 15 à 20 minutes

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
white = blanc
black = noir

## The questions

ask-stand = Quelle carte garde la colonne suivante ?
ask-deed = Déplacez un pion, ou ressuscitez-en un.
ask-scout = Espionnez-vous avec Idunn ?
ask-swap = Échangez-vous deux cartes derrière votre mur ?
ask-accept = Acceptez-vous la partie nulle ?

## The answers

do-stand = Placer { $card } en colonne { $column }
do-move = { $from } → { $to }
do-attack = Attaquer { $to } depuis { $from }
do-resurrect = Ressusciter en { $square }
do-offer-draw = Proposer la nulle
do-accept = Accepter la nulle
do-refuse = Continuer à jouer
# Where two Idunns may scout: the one of the column the piece left, the one of the column it entered.
do-scout-left = Espionner { $column }, avec l'Idunn de la colonne quittée
do-scout-entered = Espionner { $column }, avec l'Idunn de la colonne atteinte
do-scout-nothing = Ne pas espionner
do-swap = Échanger les colonnes { $one } et { $other }
do-keep = Ne rien échanger

## What happens

fell-white = { $seat-value } joue les blancs.
displayed = { $seat } montre { $cards }.
stood = { $seat } place { $card } derrière la colonne { $column }.
stood-unseen = { $seat } place une carte derrière la colonne { $column }.
arranged = { $seat } dispose ses cartes derrière son mur.
moved = { $seat } va de { $from } à { $to }.
revealed = { $seat } attaque { $to } depuis { $from } : { $attack } contre { $defence }.
captured = { $seat } perd son pion en { $square }.
tricked = Ruse de Loki chez { $seat } : les pions en { $one } et { $other } changent de place.
conquered = { $seat } conquiert { $square } : { $count } sur 3.
resurrected = { $seat } ressuscite un pion en { $square }.
scouted = { $seat } espionne chez { $seat-other } la colonne { $column } : { $card }.
refilled = { $seat } pioche { $card } pour la colonne { $column }.
refilled-unseen = { $seat } pioche une carte pour la colonne { $column }.
reshuffled = { $seat } mélange sa défausse : la nouvelle pioche compte { $count } cartes.
swapped = { $seat } échange les cartes des colonnes { $one } et { $other }.
swapped-unseen = { $seat } échange deux cartes derrière son mur.
kept = { $seat } n'échange aucune carte.
passed = { $seat } ne peut ni déplacer ni ressusciter de pion, et passe.
draw-offered = { $seat } propose la nulle.
draw-refused = { $seat } refuse la nulle.
won = { $seat } gagne.
nobody-won = La partie est nulle.

## The table as text

wall = Mur
discards = Défausse :
hand = À placer :
display = { $seat } a montré :
side = { $seat } ({ $colour }) : conquises { $conquered } sur 3, pions perdus { $lost }, pioche { $pile }
quiet = Tours des deux joueurs sans attaque, conquête ni résurrection : { $turns } sur { $limit }

## The end

outcome-victory-conquest = Trois cases de la rangée d'énergie adverse sont conquises.
outcome-victory-no-progress = Il ne se passait plus rien depuis longtemps, et ce camp menait.
outcome-draw-passes = Partie nulle : personne ne peut plus jouer.
outcome-draw-no-progress = Partie nulle : il ne se passe plus rien, et personne ne mène.
outcome-draw-agreed = Partie nulle d'un commun accord.

## The options

option-cards = Combien de cartes de chaque dieu compte un paquet (le livret ne le dit pas)
choice-cards-three-of-most = Trois de chaque, mais deux Thor et un Odin
choice-cards-two-odins = Trois de chaque, mais deux Thor, deux Odin et deux Idunn
option-leaving = Comment un pion quitte sa rangée d'énergie
choice-leaving-diagonal = Tout droit ou en diagonale
choice-leaving-straight = Tout droit seulement (règle maison)
option-no_progress = Nombre de tours que chaque joueur peut jouer sans attaque, conquête ni résurrection avant la fin de la partie
choice-no_progress-10 = 10 tours chacun
choice-no_progress-20 = 20 tours chacun
choice-no_progress-40 = 40 tours chacun
choice-no_progress-80 = 80 tours chacun
option-draw_offers = Peut-on proposer la nulle ?
choice-draw_offers-False = Pas de proposition
choice-draw_offers-True = La nulle peut être proposée
option-white = Qui joue les blancs et commence
choice-white-first-seat = La première place
choice-white-second-seat = La deuxième place
choice-white-by-lot = Tiré au sort

## Le plateau dessiné

board-conquered = Conquises : { $count } sur 3
board-lost = { $count } { $count ->
    [one] perdu
   *[other] perdus
}
board-pile = { $count } à piocher
board-counted = { $card } : défaussées { $discarded }, visibles { $open }, sur { $many }
board-wall = Mur ({ $seat }), colonne { $column }
board-discards = { $count } { $count ->
    [0] défaussée
    [one] défaussée
   *[other] défaussées
}
board-may-scout = peut espionner
board-is-used = utilisée
board-seen-by = vue par { $seat }
board-fight = Le dernier combat
board-tally-gone = défaussée
board-tally-open = visible
board-tally-left = face cachée
about-card-0 = Idunn : la plus faible, mais elle espionne. Quand un de vos pions a quitté sa colonne ou y est entré, vous pouvez révéler une carte ennemie, aux yeux de tous.
about-card-1 = Loki : quand une carte de 2 ou plus l'attaque, aucun pion n'est pris et les deux pions changent de place. En attaque, il ne vaut que 1.
about-card = Sans pouvoir : dans un combat, le plus grand nombre gagne.
about-hidden = Face cachée. Elle combat pour tous les pions ennemis de cette colonne.
about-mine = Elle combat pour tous vos pions de cette colonne. Vous seul la voyez.
about-mine-open = Elle combat pour tous vos pions de cette colonne. L'adversaire l'a vue.
about-theirs = Elle combat pour tous les pions ennemis de cette colonne. Elle a été retournée et reste visible.
about-used = Utilisée : à la fin du tour elle est défaussée, et une nouvelle carte est piochée.
about-attack = Vous combattez avec { $card }, contre une carte cachée. La plus forte gagne ; à égalité, c'est vous.
about-attack-open = Vous combattez avec { $card }, contre { $other }.
about-locked = Une case conquise : ce pion ne bouge plus et ne peut être attaqué.

## Une page pour l'apprendre, et une première partie avec un guide

summary-1 = Deux joueurs, six pions chacun, cinq rangées et six colonnes. La rangée la plus proche est votre rangée d'énergie.
summary-2 = Derrière votre mur se tient une carte par colonne. Vous seul la voyez : c'est la force de tous vos pions dans cette colonne.
summary-3 = Au début, chacun montre six cartes, puis les dispose en secret.
summary-4 = À votre tour, déplacez un pion d'un pas dans n'importe quelle direction, ou ramenez un pion perdu sur un coin libre de votre rangée d'énergie.
summary-5 = Aucun pas ne ramène dans votre rangée d'énergie, et l'on n'entre dans celle de l'adversaire que tout droit.
summary-6 = On ne se glisse pas en diagonale entre deux pions ennemis.
summary-7 = Aller sur un ennemi, c'est l'attaquer : on révèle les cartes des deux colonnes. La plus forte gagne ; à égalité, c'est l'attaquant. Le pion du perdant est retiré.
summary-8 = Loki (1), attaqué par une carte plus forte, fait changer les deux pions de place. Idunn (0) permet de révéler une carte ennemie quand un pion entre dans sa colonne ou la quitte.
summary-9 = Les cartes utilisées vont à la défausse, visible de tous, et la colonne reçoit une nouvelle carte.
summary-10 = Si vous perdez un pion attaqué sur votre rangée d'énergie, vous pouvez échanger deux de vos cartes cachées.
summary-11 = Un pion sur la rangée d'énergie ennemie y reste. Trois d'entre eux, et vous gagnez aussitôt.

guide-goal = Bienvenue à la Table d'Odin, un duel. Voici la rangée du fond, la rangée d'énergie ennemie. Le premier qui a trois pions sur celle de l'autre gagne.
guide-strength = Les pions sont tous pareils : une carte se tient derrière chaque colonne et combat pour tous les pions de son camp dans cette colonne. Le plus grand nombre gagne.
guide-powers = Seuls deux dieux ont un pouvoir : Idunn (0) peut révéler une carte ennemie, et Loki (1), attaqué, fait changer les deux pions de place. Survolez une carte pour lire ce qu'elle fait.
guide-display = Voici les cartes de départ de l'adversaire. Retenez-les : bientôt elles seront face cachée, et il faudra deviner laquelle est où.
guide-arrange = Disposez les vôtres. Cliquez sur la carte de la colonne a, à l'emplacement éclairé, puis sur celle de b, et ainsi de suite. Les fortes là où vous voulez percer ; une faible peut être un bluff.
guide-move = À vous. Cliquez sur un pion qui brille, puis sur sa destination : un pas en avant, en arrière, de côté ou en diagonale.
guide-attack = Pour attaquer, allez sur un pion ennemi. Votre carte est celle de la colonne d'où vous venez, la sienne celle de la colonne où il est. À égalité, l'attaquant gagne.
guide-forward = On ne revient jamais dans sa propre rangée d'énergie, et l'on n'entre dans celle du fond que tout droit. Survolez une case qui ne brille pas : la raison s'affiche.
guide-idunn = Après chaque déplacement, on vous propose d'espionner, pour que nul ne sache qui a une Idunn. Si elle garde la colonne quittée ou atteinte, révélez une carte ennemie ; sinon, continuez.
guide-fight = Un combat ! Les cartes des deux colonnes ont été retournées, la plus forte a gagné, le pion battu est parti. Puis les deux sont défaussées, et chaque colonne en reçoit une autre, cachée.
guide-discard = Ce tableau recense les cartes d'un camp : ce qui est défaussé ne garde plus aucune colonne. Vous devinez ainsi ce qui vous attend.
guide-loki = La ruse de Loki : il était attaqué, et au lieu de se combattre, les deux pions ont changé de place.
guide-scouted = Une carte a été espionnée et reste visible jusqu'à son combat. Idunn a servi : une nouvelle carte prend sa place.
guide-resurrect = Vous avez perdu un pion. Au lieu de bouger, vous pouvez le ramener sur un coin libre de votre rangée d'énergie.
guide-swap = Vous avez perdu un pion sur votre propre rangée d'énergie. En compensation, vous pouvez échanger deux cartes cachées : l'adversaire apprend seulement que vous l'avez fait.
guide-conquered = Vous tenez une case de la rangée du fond ! Ce pion est verrouillé : il ne bouge plus et ne peut être attaqué. Trois font gagner.
guide-invaded = L'adversaire tient une case de votre rangée d'énergie. Ce pion y reste, et trois le feraient gagner : attaquez les autres avant qu'ils n'arrivent.
guide-close = Vous tenez deux cases : encore une, et vous gagnez.
guide-danger = L'adversaire tient deux cases : encore une, et vous perdez. Gardez votre rangée, ou soyez plus rapide.
guide-over = C'était la Table d'Odin. La rediffusion montre les cartes qui étaient cachées ; revenez à un moment quelconque et rejouez à partir de là.

## Les raisons d'un conseil

hint-more-spaces = plus de cases conquises
hint-less-spaces = moins de cases conquises
hint-more-theirs = plus de cases perdues dans votre rangée d'énergie
hint-less-theirs = moins de cases perdues dans votre rangée d'énergie
hint-more-captures = plus de pions pris
hint-less-captures = moins de pions pris
hint-more-losses = plus de vos pions perdus
hint-less-losses = moins de vos pions perdus
