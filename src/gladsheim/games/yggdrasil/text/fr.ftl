# Yggdrasil : tous les mots que lit un joueur, en français.

title = Yggdrasil
pitch = Ensemble vous êtes les dieux : contenez six ennemis loin d'Asgard, quand chaque carte rapproche le Ragnarök.
mood = ensemble contre le jeu, tendu
length = 60 à 90 minutes
god-odin = Odin

choice-gods-odin = Odin
god-thor = Thor

choice-gods-thor = Thor
god-frey = Frey

choice-gods-frey = Frey
god-heimdall = Heimdall

choice-gods-heimdall = Heimdall
god-tyr = Tyr

choice-gods-tyr = Tyr
god-freyja = Freyja

choice-gods-freyja = Freyja
enemy-hel = Hel

choice-angry_enemies-hel = Hel
enemy-surt = Surt

choice-angry_enemies-surt = Surt
enemy-jormungand = Jörmungand

choice-angry_enemies-jormungand = Jörmungand
enemy-loki = Loki

choice-angry_enemies-loki = Loki
enemy-nidhogg = Nidhögg

choice-angry_enemies-nidhogg = Nidhögg
enemy-fenrir = Fenrir

choice-angry_enemies-fenrir = Fenrir
card-hel = { enemy-hel }
card-surt = { enemy-surt }
card-jormungand = { enemy-jormungand }
card-loki = { enemy-loki }
card-nidhogg = { enemy-nidhogg }
card-fenrir = { enemy-fenrir }
card-angry-hel = { enemy-hel } en colère
card-angry-surt = { enemy-surt } en colère
card-angry-jormungand = { enemy-jormungand } en colère
card-angry-loki = { enemy-loki } en colère
card-angry-nidhogg = { enemy-nidhogg } en colère
card-angry-fenrir = { enemy-fenrir } en colère
card-ragnarok-1 = Ragnarök : Fenrir, Jörmungand, Hel
card-ragnarok-2 = Ragnarök : Loki, Surt, Nidhögg
card-ragnarok-3 = Ragnarök : Fenrir, Surt, Hel
card-ragnarok-4 = Ragnarök : Jörmungand, Loki, Nidhögg
card-ragnarok-5 = Ragnarök : Fenrir, Hel
card-ragnarok-6 = Ragnarök : Loki, Surt
card-ragnarok-7 = Ragnarök : Jörmungand, Nidhögg
card-ragnarok-8 = Ragnarök : Fenrir, Loki
island-rainbow = Arc-en-ciel
island-white = Blanche
island-blue = Bleue
island-green = Verte
island-black = Noire
world-asgard = Asgard
act-asgard = Asgard : combattre un ennemi
world-midgard = Midgard
act-midgard = Midgard : déplacer les Valkyries, chercher des âmes
world-forge = Forge des Nains
act-forge = Forge des Nains : prendre un artefact
world-elves = Monde des Elfes
act-elves = Monde des Elfes : prendre un elfe
world-darkness = Monde des Ténèbres
act-darkness = Monde des Ténèbres : partager avec un dieu
world-dead = Monde des Morts
act-dead = Monde des Morts : mettre des Vikings dans un sac
world-fire = Royaume du Feu
act-fire = Royaume du Feu : ôter des géants de feu d'un sac
world-ice = Forteresse de Glace
act-ice = Forteresse de Glace : combattre un géant
world-sacred = Terre sacrée
act-sacred = Terre sacrée : faire appel au Vane
artifact-ring = Anneau (Hel)
artifact-sword = Épée (Surt)
artifact-hammer = Marteau (Jörmungand)
artifact-net = Filet (Loki)
artifact-spear = Lance (Nidhögg)
artifact-ribbon = Ruban (Fenrir)
rune-sigel = Sigel
rune-daeg = Daeg
rune-mann = Mann
rune-tiwaz = Tiwaz
giant-hyrrokkin = Hyrrokkin
effect-hyrrokkin = bloque le Monde des Morts
giant-gunnlod = Gunnlöd
effect-gunnlod = bloque le Monde des Elfes
giant-thokk = Thökk
effect-thokk = Hel +1
giant-hymir = Hymir
effect-hymir = tourbillon sur l'île submergée
giant-geirrod = Geirröd
effect-geirrod = pas de dé en combat
giant-greip = Greip
effect-greip = bloque la Terre sacrée
giant-gialp = Gialp
effect-gialp = bloque le Royaume du Feu
giant-hrym = Hrym
effect-hrym = Surt +1
giant-suttung = Suttung
effect-suttung = bloque le Monde des Ténèbres
giant-farbauti = Farbauti
effect-farbauti = Loki +1
giant-angrboda = Angrboda
effect-angrboda = Fenrir +1
giant-vafthrudnir = Vafthrudnir
effect-vafthrudnir = aucun dieu n'a de pouvoir
giant-thrym = Thrym
effect-thrym = bloque la Forge des Nains
giant-hrungnir = Hrungnir
effect-hrungnir = géants +1
giant-hraesvelg = Hraesvelg
effect-hraesvelg = Nidhögg +1
giant-utgard-loki = Utgard-Loki
effect-utgard-loki = Jörmungand +1
giant-pile = le géant inconnu du dessus de la pile
die-face = { $colour }, { face-hammers }
face-hammers = { $hammers ->
    [0] aucun marteau
    [one] 1 marteau
   *[other] { $hammers } marteaux
}
fell-die = { $value ->
    [Blanche] Le dé désigne l'île Blanche.
    [Bleue] Le dé désigne l'île Bleue.
    [Verte] Le dé désigne l'île Verte.
    [Noire] Le dé désigne l'île Noire.
   *[other] Le dé montre : { $value }.
}
fell-first = Le premier jet montre : { $value }.
fell-second = Le second jet montre : { $value }.
fell-angry = Dans le paquet : { $value } en colère.
fell-ragnarok = Dans le paquet : { $value }.

ask-world = Dans quel monde agissez-vous ?
ask-enemy = Quel ennemi faites-vous reculer ?
ask-drag = Lequel des derniers ennemis Nidhögg entraîne-t-il ?
ask-giant = Quel géant choisissez-vous ?
ask-play = Quelle carte jouez-vous ?
ask-back = Où va l'autre carte ?
ask-roll = Quel jet compte ?
ask-vikings = Combien de Vikings envoyez-vous au combat ?
ask-elves = Combien d'elfes ajoutez-vous ?
ask-share = Combien de Vikings ce dieu reçoit-il ?
ask-route = Où vont les Valkyries, et cherchent-elles des âmes ?
ask-artifact = Quel artefact prenez-vous ?
ask-partner = Avec quel dieu partagez-vous ?
ask-hold_vikings = Combien des Vikings des deux dieux gardez-vous ?
ask-hold_elves = Combien des elfes des deux dieux gardez-vous ?
ask-bag = Quel sac choisissez-vous ?
ask-scale = Avancez-vous le Vane, ou appelez-vous à l'aide ?
ask-island = Vers quelle île chevauchent les Valkyries ?
ask-next_card = Quelle carte vient ensuite, à partir du dessus ?

act-stop = Finir le tour
do-enemy = { $enemy } (case { $space }, force { $force })
do-drive-back = { $enemy }, de la case { $space } à la case { $to }
do-giant = { $giant } : { $effect } ({ $rune })
do-discard = Écarter { $giant } : { $effect } ({ $rune })
do-put-on-top = { $card } sur le paquet
do-put-under = { $card } sous le paquet
do-calm = { $colour }, { face-hammers } : calme Fenrir
do-not-calm = { $colour }, { face-hammers } : Fenrir reste en colère
do-search = { $island } : chercher des âmes
do-search-three = { $island } : chercher des âmes, trois jetons seulement
do-move-only = { $island } : ne pas y chercher d'âmes
do-raise = Sac de l'île { $island } (y mettre { $count } { $count ->
    [one] Viking
   *[other] Vikings
})
do-burn = Sac de l'île { $island } (y piocher { $count } { $count ->
    [one] jeton
   *[other] jetons
})
do-forge = { $artifact }, niveau { $level }
do-upgrade = { $artifact }, niveau { $level }, en échange du niveau { $held }
do-share = { $count } pour { $god }
do-vikings = { $count } (contre { $foe }, force { $needed })
do-elves = { $count } (somme { $force } contre { $needed })
do-hold-vikings = { $count ->
    [one] { $count } Viking, et { $rest } pour { $other }
   *[other] { $count } Vikings, et { $rest } pour { $other }
}
do-hold-elves = { $count ->
    [one] { $count } elfe, et { $rest } pour { $other }
   *[other] { $count } elfes, et { $rest } pour { $other }
}
do-scale-0 = Avancer le Vane d'une case
do-scale-1 = Appeler à l'aide : les Valkyries se déplacent d'une île
do-scale-2 = Appeler à l'aide : deux Vikings du Monde des Morts
do-scale-3 = Appeler à l'aide : réordonner les six premières cartes Ennemi
do-scale-4 = Appeler à l'aide : un ennemi recule d'une case
do-scale-5 = Appeler à l'aide : écarter un géant de la pile
god-chosen = { $seat } joue { $god }.
card-drawn = { $god } joue la carte Ennemi { $card }.
no-card = { $left ->
    [one] { $god } ne tire pas de carte Ennemi (encore { $left } tour sans carte).
   *[other] { $god } ne tire pas de carte Ennemi (encore { $left } tours sans carte).
}
put-on-top = La carte { $card } retourne sur le paquet.
put-under = La carte { $card } va sous le paquet.
card-seen = { $god } regarde la carte Ennemi { $card }.
card-placed = La carte { $card } retourne dans le paquet, en position { $place }.
roll-chosen = { $god } garde ce jet : { $colour }, { face-hammers }.
turn-ended = { $god } finit son tour.
won = Il n'y a plus de cartes Ennemi : les dieux ont gagné.
lost = Les dieux ont perdu : { $defeat }.
defeat-wall = cinq ennemis ont franchi le rempart
defeat-door = trois ennemis ont franchi la porte
defeat-residence = un ennemi est dans la demeure d'Odin
advanced = { $enemy } avance à la case { $space }.
driven-back = { $enemy } recule à la case { $space }.
hel-took = { $count ->
    [0] Hel ne trouve aucun Viking dans le sac de l'île { $island }.
    [one] Hel retire { $count } Viking du sac de l'île { $island }.
   *[other] Hel retire { $count } Vikings du sac de l'île { $island }.
}
surt-put = { $count ->
    [0] Surt n'a plus de géant de feu à mettre dans le sac de l'île { $island }.
    [one] Surt met { $count } géant de feu dans le sac de l'île { $island }.
   *[other] Surt met { $count } géants de feu dans le sac de l'île { $island }.
}
submerged = Jörmungand submerge l'île { $island } ; les Valkyries reviennent sur l'île Arc-en-ciel.
giant-came = { $giant } s'éveille : { $effect }.
fenrir-raged = Fenrir se met en colère.
fenrir-calmed = { $god } calme Fenrir.
fenrir-still-angry = Fenrir est toujours en colère.
attacked = { $god } attaque { $foe } (force { $needed }).
sent = { $count ->
    [0] { $god } n'envoie aucun Viking.
    [one] { $god } envoie 1 Viking.
   *[other] { $god } envoie { $count } Vikings.
}
combat-won = { $god } bat { $foe } : { $sum } = { $force } contre { $needed }.
combat-lost = { $god } ne peut vaincre { $foe } : { $sum } = { $force } contre { $needed }.
sum-more = { $first } + { $rest }
sum-vikings = { $count ->
    [one] { $count } Viking
   *[other] { $count } Vikings
}
sum-hammers = { $count ->
    [one] { $count } marteau
   *[other] { $count } marteaux
}
sum-ring = Anneau { $count }
sum-sword = Épée { $count }
sum-hammer = Marteau (artefact) { $count }
sum-net = Filet { $count }
sum-spear = Lance { $count }
sum-ribbon = Ruban { $count }
sum-bonus = pouvoir de Thor { $count }
sum-elves = { $count ->
    [one] { $count } elfe
   *[other] { $count } elfes
}
giant-fell = { $giant } tombe ({ $rune }).
rune-complete = La rune { $rune } est complète.
valkyries-moved = Les Valkyries vont sur l'île { $island }.
sum-found-vikings = { $vikings ->
    [0] aucun Viking
    [one] { $vikings } Viking
   *[other] { $vikings } Vikings
}
sum-found-giants = { $giants ->
    [0] aucun géant de feu
    [one] { $giants } géant de feu
   *[other] { $giants } géants de feu
}
souls-found = { $god } cherche des âmes dans le sac de l'île { $island } et y trouve : { sum-found-vikings }, { sum-found-giants }.
forged = { $god } prend l'artefact { $artifact }, niveau { $level }.
elf-taken = { $god } prend un elfe.
exchanged = { $god } et { $other } partagent : { $god } a maintenant { $vikings } { $vikings ->
    [one] Viking
   *[other] Vikings
} et { $elves } { $elves ->
    [one] elfe
   *[other] elfes
} ; pour { $other }, { $other-vikings } et { $other-elves }.
raised = { $count ->
    [one] { $god } met { $count } Viking dans le sac de l'île { $island }.
   *[other] { $god } met { $count } Vikings dans le sac de l'île { $island }.
}
burned = { $god } pioche dans le sac de l'île { $island } : { sum-found-giants } à renvoyer, { sum-found-vikings } à remettre.
god-took = { $count ->
    [0] { $god } ne trouve aucun Viking au Monde des Morts.
    [one] { $god } prend { $count } Viking au Monde des Morts.
   *[other] { $god } prend { $count } Vikings au Monde des Morts.
}
vanir-moved = Le Vane va sur la case { $square } de l'échelle.
track-head = Asgard : # rempart et porte, 8 demeure
force = force { $force }
god-line = { $god } : Vikings { $vikings }, elfes { $elves }
worlds-line = Elfes chez eux { $elves }, Vikings parmi les morts { $dead }, géants de feu chez eux { $fire }
vanir-line = Le Vane : case { $square } sur 6
island-open = { $island } : Vikings { $vikings }, géants de feu { $giants }
island-hidden = { $island } : jetons { $counters } (Vikings au moins { $vikings }, géants de feu au moins { $giants })
island-no-bag = { $island }
is-submerged = {"["}submergée]
is-whirlpool = {"["}tourbillon]
valkyries-here = {"["}Valkyries]
pile-line = Géants (force { $force }) : face cachée { $count }
pile-holds = Face cachée, ordre inconnu :
removed-giants = Hors jeu sans rune :
turn-line = Dieu actif : { $god } ; actions faites { $taken }
used-worlds = mondes utilisés :
deck-line = Cartes Ennemi restantes { $left }, tours joués { $turns }
deck-order = Depuis le dessus :
run-of-unseen = { $count ->
    [one] { $count } inconnue
   *[other] { $count } inconnues
}
run-with-special = { $count ->
    [one] { $count } inconnue, spéciale
   *[other] { $count } inconnues, dont une spéciale
}
deck-unseen = Inconnues :
deck-discards = Défaussées :
deck-drawn = Regardées maintenant :
fight-line = { $god } contre { $foe } : { $force } sur { $needed } pour l'instant
danger-line = { $defeat } : { $count } ennemis sur { $of } au-delà, la défaite est à { $steps ->
    [one] 1 case
   *[other] { $steps } cases
}
fenrir-line = Fenrir est en colère et doit être calmé.
quiet-line = Tours encore sans carte Ennemi : { $turns }

outcome-victory = Victoire : il n'y a plus de cartes Ennemi, et Yggdrasil tient debout.
outcome-defeat-wall = Défaite : cinq ennemis ont franchi le rempart d'Asgard.
outcome-defeat-door = Défaite : trois ennemis ont franchi la porte du Valhalla.
outcome-defeat-residence = Défaite : un ennemi est dans la demeure d'Odin.

option-gods = Les dieux des places dans l'ordre, un au plus par place ; les autres sont tirés au sort.
option-level = La difficulté du paquet : un niveau, ou les nombres de cartes spéciales ci-dessous.
option-angry = Cartes Ennemi en colère dans le paquet, si l'on choisit ici.
option-angry_enemies = Ennemis à coup sûr en colère ; les autres sont tirés au sort.
option-ragnarok = Cartes Ragnarök dans le paquet, si l'on choisit ici.
option-ragnarok_cards = Quels ennemis les cartes Ragnarök font avancer ; le texte du livret ne le dit pas.
option-ragnarok_named = Cartes Ragnarök présentes à coup sûr, par numéro ; les autres sont tirées au sort.
option-shuffle = Comment les cartes spéciales entrent dans le paquet : réparties, comme le conseille la règle, ou simplement mélangées.
choice-ragnarok_cards-three-each = trois ennemis par carte
choice-ragnarok_cards-two-each = deux ennemis par carte
choice-shuffle-spread = réparties
choice-shuffle-plain = mélangées
choice-ragnarok_named-1 = 1
choice-ragnarok_named-2 = 2
choice-ragnarok_named-3 = 3
choice-ragnarok_named-4 = 4
option-bags = Le contenu des sacs est-il visible de tous ?
option-stopping = Un dieu peut-il finir son tour avant sa dernière action (règle maison) ?
option-vanir_runes = Un géant écarté par le Vane compte-t-il pour sa rune (règle maison) ?
option-hammers = Les marteaux sur les six faces du dé ; le livret ne le dit pas.
option-colours = Les couleurs sur les six faces du dé ; le livret ne le dit pas.
choice-angry-0 = 0
choice-angry-1 = 1
choice-angry-2 = 2
choice-angry-3 = 3
choice-angry-4 = 4
choice-angry-5 = 5
choice-angry-6 = 6
choice-ragnarok-0 = 0
choice-ragnarok-1 = 1
choice-ragnarok-2 = 2
choice-ragnarok-3 = 3
choice-ragnarok-4 = 4
choice-level-own = le paquet simple, plus ce qui est réglé ci-dessous
choice-level-easy = facile
choice-level-normal = normal
choice-level-hard = difficile
choice-level-ragnarok-1 = Ragnarök 1
choice-level-ragnarok-2 = Ragnarök 2
choice-level-ragnarok-3 = Ragnarök 3
choice-level-ragnarok-4 = Ragnarök 4
choice-bags-open = visibles
choice-bags-hidden = cachés
choice-stopping-True = oui
choice-stopping-False = non
choice-vanir_runes-True = oui
choice-vanir_runes-False = non
choice-hammers-nought-to-three = 0 1 1 2 2 3
choice-hammers-one-to-three = 1 1 1 2 2 3
choice-hammers-two-of-each = 1 1 2 2 3 3
choice-colours-white-and-blue = blanc 2, bleu 2, vert 1, noir 1
choice-colours-green-and-black = blanc 1, bleu 1, vert 2, noir 2

## Le plateau dessiné

board-wall = Rempart
board-door = Porte
board-residence = Demeure
board-force = Force
board-cards = Cartes
board-enemy = { $enemy } : case { $space } sur 8, force { $force }, puissance { $power }
board-blocked = bloqué
board-used = déjà joué
board-vikings = Vikings
board-fire-giants = géants de feu
board-share = Prendre, donner, échanger Vikings et elfes avec un dieu
board-pile = face cachée : { $count }
board-flooded = submergée
board-whirlpool = tourbillon
board-actions = Actions : { $taken } sur { $of }
board-deck = Cartes Ennemi restantes : { $left }
board-victory = Plus aucune : Yggdrasil tient, victoire
board-last = Carte Ennemi :
board-asgard = Vikings, dé, artefact et elfes contre sa force
board-die = Le dé : des marteaux, et la couleur d'une île
board-elves = Un elfe ajoute 1 après le jet.
board-dead = Cinq d'entre eux vont dans un sac.
board-fire = Ôte des géants de feu d'un sac.
board-chance = { $share } %

## Une page pour l'apprendre, et une première partie avec un guide

summary-1 = Vous êtes tous des dieux, ensemble. Six ennemis montent vers Asgard ; tenez jusqu'à ce que leurs cartes soient épuisées.
summary-2 = Vous perdez à la fin d'un tour avec cinq ennemis au-delà du rempart, trois au-delà de la porte, ou un dans la demeure.
summary-3 = Un tour : tirez une carte Ennemi. Cet ennemi avance d'une case et son effet s'applique, d'autant plus grave qu'il est loin.
summary-4 = Puis agissez dans trois mondes différents, une action dans chacun.
summary-5 = Asgard : repoussez un ennemi d'une case. Vikings envoyés avant le jet, dé, artefact et elfes après le jet doivent atteindre sa force.
summary-6 = Midgard : menez les Valkyries sur une île et tirez trois jetons de son sac. Les Vikings viennent à vous, les géants de feu y retournent.
summary-7 = Forge : un artefact contre un ennemi, niveaux 1 à 3. Elfes : un elfe, qui vaut un après le jet.
summary-8 = Morts : remettez cinq Vikings dans un sac. Feu : ôtez des géants de feu d'un sac. Ténèbres : partagez avec un autre dieu.
summary-9 = Forteresse de Glace : combattez un géant de force 3. Un géant actif vous gêne ; quatre géants de la même rune donnent son pouvoir, une fois.
summary-10 = Terre sacrée : avancez le Vane, ou utilisez ce que l'échelle offre jusqu'à sa case.
summary-11 = Chaque dieu a son pouvoir. Parlez-vous : on gagne ou perd ensemble.

guide-goal = Bienvenue à Yggdrasil. Vous êtes des dieux, tous du même côté. Six ennemis marchent sur Asgard : tenez-les à distance jusqu'à ce que leurs cartes soient épuisées, et c'est gagné.
guide-track = Voici leur route. Le nombre près d'un nom est la force à atteindre pour repousser cet ennemi d'une case ; elle croît au-delà du rempart et de la porte.
guide-lose = Et voici comment on perd : à la fin d'un tour, cinq ennemis au-delà du rempart, trois au-delà de la porte, ou un dans la demeure. Les comptes sont au-dessus de la route.
guide-card = Chaque tour commence par une carte Ennemi. Cet ennemi avance d'une case, puis l'effet écrit ici s'applique. Survolez un ennemi sur la route pour lire ce qu'il fait.
guide-god = C'est vous. Votre dieu a un pouvoir à lui, écrit sur sa fiche. Les Vikings et les elfes, qu'il faut pour combattre, y seront aussi : vous n'en avez pas encore.
guide-actions = À vous d'agir trois fois, chaque fois dans un autre monde. Les mondes au cadre pointillé sont ouverts. Survolez-en un, ou touchez-le, pour lire ce qu'il fait.
guide-first = Il vous faut des Vikings. Allez à Midgard : les Valkyries tirent trois jetons du sac d'une île, et chaque Viking tiré vient à vous.
guide-second = Un artefact aide durablement : la Forge des Nains en fait une série contre chaque ennemi. Prenez-en un contre un ennemi bien avancé.
guide-third = Il reste une action. Combattez à Asgard si Vikings, dé, artefact et elfes peuvent atteindre la force d'un ennemi ; sinon, prenez un elfe pour plus tard.
guide-why = Ce qui n'a pas de cadre pointillé est fermé pour l'instant. Survolez-le, ou ouvrez « pourquoi ? » dans la liste : la règle s'affiche.
guide-midgard = Les Valkyries vont à l'île voisine, ou restent. Les nombres disent ce qu'il y a dans chaque sac : les Vikings (casques) sont gardés, les géants de feu (flammes) y retournent.
guide-combat = Choisissez l'ennemi à repousser : un qui est près du rempart, ou dont vous avez l'artefact. Sur la première case, on ne peut repousser personne.
guide-vikings = D'abord les Vikings : chacun ajoute 1, et il est dépensé quoi que dise le dé. À côté de chaque nombre figurent les chances de gagner, elfes compris.
guide-elves = Le dé a parlé. Chaque elfe ajoute encore 1 : juste assez pour gagner (✓), ou aucun si c'est sans espoir.
guide-forge = Un artefact aide dans chaque combat contre son ennemi, pour toute la partie. D'abord le niveau 1, puis 2 et 3.
guide-ice = Choisissez un géant : un qui est actif et vous gêne, ou le dessus de la pile sans le voir.
guide-bag = Quel sac ? Le Monde des Morts y met des Vikings, le Royaume du Feu en ôte des géants.
guide-share = Partagez avec un autre dieu : Vikings et elfes dans les deux sens. Donnez à qui combattra ensuite.
guide-sacred = Le Vane : avancez-le, ou appelez une aide jusqu'à sa case.
guide-giant = Loki a éveillé un géant. Tant qu'il est actif, son effet dure : voyez la Forteresse de Glace.
guide-flood = Jörmungand a submergé une île : les Valkyries n'y cherchent rien tant qu'elle est sous l'eau.
guide-hel = Hel a pris des Vikings dans un sac : les Valkyries en trouveront moins. Le Monde des Morts en remet cinq.
guide-surt = Surt a mis des géants de feu dans un sac : les Valkyries y tirent plus souvent en vain. Le Royaume du Feu les ôte.
guide-nidhogg = Nidhögg ne vient pas seul : il entraîne d'une case l'ennemi le plus en arrière.
guide-fenrir = Fenrir s'est mis en colère. Jusqu'à ce que le dé le calme, chaque action du dieu actif est un jet pour cela ; le blanc le calme toujours.
guide-wall = Un ennemi est au-delà du rempart. Cinq à la fin d'un tour et tout est perdu ; trois au-delà de la porte, ou un dans la demeure, aussi.
guide-rune = Un géant est tombé. Quatre géants de la même rune donnent son pouvoir.
guide-half = La moitié des cartes est passée. Gardez loin les ennemis les plus nuisibles, et ne gaspillez pas de Vikings dans des combats perdus.
guide-won = Victoire ! Vous connaissez Yggdrasil. Un paquet plus dur a des ennemis en colère, qui avancent de deux cases, et des cartes Ragnarök.
guide-lost = Ils sont passés. La prochaine fois : combattez tôt les plus avancés, montez un artefact au niveau 3, et partagez vos Vikings avec le dieu qui peut s'en servir. « Encore » remet la même table.

## Refusé avant la partie

refused-gods = { $count } dieux sont nommés pour { $most } joueurs : un par joueur au plus.

## Ce que compte un conseil

hint-more-vikings = plus de Vikings
hint-less-vikings = moins de Vikings
hint-more-elves = plus d'elfes
hint-less-elves = moins d'elfes
hint-more-artifacts = des artefacts plus forts
hint-less-artifacts = des artefacts plus faibles
hint-more-giants = plus de géants actifs
hint-less-giants = moins de géants actifs
hint-more-wall = plus d'ennemis au-delà du rempart
hint-less-wall = moins d'ennemis au-delà du rempart
hint-more-due = plus de cases à regagner sur les ennemis avant la fin
hint-less-due = moins de cases à regagner sur les ennemis avant la fin
