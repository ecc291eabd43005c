title = Vedrfölnir
pitch = Chaque carte doit être attribuée à quelqu'un : douze étoiles pile remportent les runes, une de trop les perd toutes.
mood = vif, cadeaux empoisonnés, un peu de malice
length = 20 à 30 minutes

# Options
option-deck = Quels paquets sont mélangés. En solo, on ne joue qu'avec le jeu de base.
choice-deck-base = jeu de base
choice-deck-spring = base et Printemps
choice-deck-winter = base et Hiver
choice-deck-both = base, Printemps et Hiver

# Zones
zone-seat = { $seat }
zone-odin = Odin, l'Ase ({ $seat })
zone-thor = Thor, l'Ase ({ $seat })
zone-ase = l'Ase ({ $seat })
zone-valhalla = Valhalla
zone-helheim = Helheim
zone-brynhildr = Brynhildr
zone-tribute = Tribut

# Cartes
name-thor = Thor
name-odin = Odin
name-sleipnir = Sleipnir
name-ratatosk = Ratatosk
name-nidhogg = Nidhogg
name-loki = Loki
name-norns = Les Nornes
name-freyja = Freyja
name-tyr = Tyr
name-hugin = Hugin
name-munin = Munin
name-skoll-and-hati = Skoll et Hati
name-eikthyrnir = Eikthyrnir
name-surtr = Surtr
name-fenrir = Fenrir
name-moin = Moin
name-hel = Hel
name-heimdall = Heimdall
name-brynhildr = Brynhildr
runes-odin = Odin
runes-thor = Thor
runes-surtr = Surtr
runes-freyja = Freyja
sense-odin = d'Odin
sense-thor = de Thor
end-first = première
end-last = dernière
card-plain = { $who }
card-kind = { $who } ᚱ{ $runes }
card-stars = { $who } ★{ $stars }
card-runes = { $who } ᚱ{ $runes } ★{ $stars }
card-turned = { $who } en { $sense } ᚱ{ $runes } ★{ $stars }
card-modifier = { $who } (objectif { $objective })
no-cards = aucune carte

# La table
piles = Pioche { $pile }, cartes face cachée { $hand }, Défausse { $discards } (jamais vues { $buried })
zone-line = { $zone } : ★{ $stars } sur { $objective }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  } en { $won ->
    [one] { $won } Carte Remportée
   *[other] { $won } Cartes Remportées
  }
tribute-row = Tribut :
stake = Mise :
jokers = Joker :
won-cards = Cartes Remportées :
face-down = Face cachée : { $count }
crosswise = Carte en cours :
comes-to = { $zone ->
    [Tribut] Elle arrive au Tribut.
   *[other] Elle arrive à { $zone }.
  }
ride-began = Départ du corbeau : { $zone }.
unseen = Pas encore vues (cartes à 0 1 2 3 4 étoiles) :
discards = Défausse (cartes à 0 1 2 3 4 étoiles) :

# Questions
ask-ase = Quel Ase incarnez-vous en plus de votre Völva ?
ask-unseen = Attribuez-vous votre prochaine carte à Brynhildr, face cachée, ou la révélez-vous ?
ask-to = À qui attribuez-vous la carte ?
ask-sense = Dans quel sens attribuez-vous Tyr ?
ask-end = Quelle carte Skoll et Hati prennent-ils ?
ask-hel = Que fait Hel ?
ask-refuse = Acceptez-vous la carte, ou la refusez-vous ?
ask-answer = Hel vise une Mise qui est à vous. La laissez-vous faire, ou la refusez-vous ?
do-unseen-reveal = La révéler
do-unseen-brynhildr = L'attribuer à Brynhildr, face cachée
do-give = { $zone ->
    [Tribut] Attribuer { $card } au Tribut
   *[other] Attribuer { $card } à { $zone }
  }
do-sense = L'attribuer en runes { $sense }
do-end = Défausser la { $end } carte
do-accept = Accepter { $card }
do-norns = Jouer Les Nornes : { $card } part avec elles à la Défausse
do-heimdall = Jouer Heimdall : attribuer { $card } à un autre ou au Tribut
do-hel-norns = Détruire le joker Nornes ({ $zone })
do-hel-heimdall = Détruire le joker Heimdall ({ $zone })
do-hel-first = Défausser la première carte ({ $zone })
do-hel-last = Défausser la dernière carte ({ $zone })
do-hel-nothing = Ne rien faire : il n'y a aucune cible

# Ce qui s'est passé
fell-first = { $seat-value } commence.
ases-chosen = { $seat-odin } incarne l'Ase Odin, { $seat-thor } l'Ase Thor.
turn-began = { $zone } commence son tour : { $count } cartes face cachée.
revealed = On révèle { $card }.
given = { $zone ->
    [Tribut] On attribue { $card } au Tribut.
   *[other] On attribue { $card } à { $zone }.
  }
chose-odin = Tyr est attribué en runes d'Odin.
chose-thor = Tyr est attribué en runes de Thor.
chose-first = Skoll et Hati visent la première carte ({ $zone }).
chose-last = Skoll et Hati visent la dernière carte ({ $zone }).
chose-hel-norns = Hel vise le joker Nornes ({ $zone }).
chose-hel-heimdall = Hel vise le joker Heimdall ({ $zone }).
chose-hel-first = Hel vise la première carte ({ $zone }).
chose-hel-last = Hel vise la dernière carte ({ $zone }).
chose-hel-nothing = Hel n'a aucune cible.
given-unseen = Une carte est attribuée à Brynhildr, face cachée.
drawn = { $zone ->
    [Tribut] On tire { $card } pour le Tribut.
   *[other] { $zone } tire { $card }.
  }
joined = { $zone } ajoute { $card } à sa Mise : ★{ $stars } sur { $objective }.
joined-tribute = Le Tribut reçoit { $card }.
discarded-at = { $zone ->
    [Tribut] On défausse { $card } à l'arrivée au Tribut.
   *[other] { $zone } défausse aussitôt { $card }.
  }
discarded = On défausse { $card }.
taken-away = { $zone ->
    [Tribut] Le Tribut perd { $card }, qui va à la Défausse.
   *[other] { $zone } perd { $card }, qui va à la Défausse.
  }
joker-kept = { $zone } garde un joker : { $joker }.
joker-played = { $zone } joue un joker : { $joker }.
joker-destroyed = Hel détruit un joker ({ $zone }) : { $joker }.
raven-passed = { $card } poursuit son vol vers { $zone ->
    [Tribut] le Tribut
   *[other] { $zone }
  }.
collected = { $zone } atteint exactement { $stars } étoiles et remporte : { $cards }.
went-beyond = { $zone } dépasse son objectif : { $stars } étoiles pour { $objective }.
shared-of-all = { $zone } a le plus de runes tous types confondus (ᚱ{ $count }) et remporte : { $cards }.
shared = { $runes ->
    [Odin] { $zone } a la majorité des runes d'Odin (ᚱ{ $count }) et remporte : { $cards }.
   *[other] { $zone } a la majorité des runes de { $runes } (ᚱ{ $count }) et remporte : { $cards }.
  }
nobody-takes-of-all = Personne n'a seul le plus de runes tous types confondus. À la Défausse : { $cards }.
nobody-takes = { $runes ->
    [Odin] Personne n'a la majorité des runes d'Odin. À la Défausse : { $cards }.
   *[other] Personne n'a la majorité des runes de { $runes }. À la Défausse : { $cards }.
  }
round-ended = Fin de la manche { $count } : toutes les Mises sont défaussées, les jokers restent.
brynhildr-came = Brynhildr arrive : elle part à la Défausse avec le reste de la main, et ses cartes sont révélées.
brynhildr-ends = Encore Brynhildr : elle part à la Défausse avec ses cartes révélées.
turned-up = Brynhildr révèle { $card }.
exhausted = Brynhildr n'a plus de carte : la majorité tranche.
last-tribute = Plus assez de cartes à piocher : on partage le dernier Tribut.
scored = { $zone } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
won = { $seat } gagne.
won-together = Victoire partagée : { $seats }.
nobody-won = Personne ne gagne.

# Fins
outcome-victory-points = Le plus de points de runes l'emporte.
outcome-shared-points = La victoire est partagée.
outcome-victory-ases = Un joueur a plus de points que les trois autres.
outcome-defeat-ases = Aucun joueur ne dépasse les trois autres : personne ne gagne.
outcome-victory-valhalla = Valhalla dépasse Helheim et Brynhildr : vous gagnez.
outcome-defeat-valhalla = Valhalla ne dépasse pas Helheim et Brynhildr : vous perdez.

# Le plateau dessiné
board-zone = { $stars ->
    [one] { $zone } : { $stars } étoile sur { $objective }
   *[other] { $zone } : { $stars } étoiles sur { $objective }
  }
board-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
board-won = gagnées : { $count }
board-outlook = prochaine carte : { $exact } % pile, { $beyond } % au-delà
board-odds = Si la prochaine carte inconnue venait ici : chances d'atteindre exactement l'objectif, et de le dépasser. Seule la carte compte, pas ce qu'elle ferait tirer ou défausser.
board-left = { $count ->
    [one] Pas encore vue : { $count } carte
   *[other] Pas encore vues : { $count } cartes
  }
board-pile = Pioche { $count }
board-hand = en main { $count }
board-discards = Défausse { $count }
board-most = en a le plus
board-needs = il en manquera { $count }
board-lacks = il en manque { $count }
board-last = La fin de la dernière manche
board-ranks = Le score final
board-prize = { $points } en jeu
about-after = { $stars ->
    [one] Alors { $stars } étoile sur { $objective }.
   *[other] Alors { $stars } étoiles sur { $objective }.
  }
about-exact = Exactement { $objective } étoiles : toutes ces runes et celles du Tribut sont remportées !
about-beyond = { $stars } étoiles, plus que { $objective } : cette Mise serait perdue.
about-thor = Chaque rune de Thor remportée vaut 1 point. Les étoiles comptent pour l'objectif.
about-odin = Chaque rune d'Odin remportée vaut 2 points. Les étoiles comptent pour l'objectif.
about-surtr = Chaque rune de Surtr remportée coûte 3 points. Les étoiles comptent pour l'objectif.
about-freyja = Une rune de chaque type. Remportée, elle double une autre de vos Cartes Remportées.
about-tyr = Vaut 5 points quand il est remporté. Qui l'attribue dit si ses runes sont d'Odin ou de Thor.
about-sleipnir = Qui le reçoit tire aussitôt une autre carte, qui compte aussi.
about-modifier = Qui l'a doit avoir exactement { $objective } étoiles. La dernière carte de ce genre de la Mise compte.
about-loki = Défausse la carte venue avant lui, avec ses étoiles et ses runes.
about-fenrir = Défausse la première carte de la Mise, avec ses étoiles et ses runes.
about-skoll-and-hati = Ils défaussent la première ou la dernière carte de la Mise, au choix de qui les attribue.
about-hel = Qui l'attribue détruit un joker, ou défausse la première ou la dernière carte d'une Mise.
about-raven = Fait le tour de la table : chacun tire une carte, et il se pose là d'où il est parti.
about-norns = Un joker, gardé pour plus tard : une fois, vous refusez une carte qui vient à vous ; elle est défaussée.
about-heimdall = Un joker, gardé pour plus tard : une fois, vous attribuez à un autre ou au Tribut une carte qui vient à vous.
about-brynhildr = Le reste de la main est défaussé, et ses propres cartes sont révélées.
about-tribute = La Mise de personne. Qui atteint exactement l'objectif remporte aussi ces runes ; si quelqu'un le dépasse, les autres se les partagent : chaque type va à qui en a le plus.
about-zone = Exactement { $objective } étoiles font remporter ces runes et celles du Tribut. Une étoile de plus, et tout est perdu.

# Une page pour l'apprendre, et une première partie avec un guide
summary-1 = Toute carte révélée doit être attribuée : à un autre, à soi-même ou au Tribut du milieu.
summary-2 = Remportez les cartes qui rapportent le plus : une rune de Thor vaut 1, d'Odin 2, de Surtr -3 ; une carte Tyr 5.
summary-3 = À votre tour, piochez une carte de plus qu'il n'y a de joueurs, face cachée. Révélez-en une, attribuez-la, appliquez-la ; puis la suivante. Nul n'en reçoit deux par tour.
summary-4 = Les étoiles comptent pour l'objectif : 12, sauf si le dernier modificateur de la Mise en dispose autrement.
summary-5 = Exactement l'objectif : vous remportez toutes les cartes de score de votre Mise et du Tribut.
summary-6 = Au-delà : votre Mise est perdue et les autres se partagent le Tribut ; chaque type de rune va à qui en a le plus.
summary-7 = L'un comme l'autre termine la manche. Toutes les Mises sont vidées ; les jokers restent.
summary-8 = Sleipnir fait tirer encore. Ratatosk met l'objectif à 8, Nidhogg à 16. Loki défausse la dernière carte avant lui.
summary-9 = Les jokers se gardent : Les Nornes refusent une carte, Heimdall l'attribue à un autre.
summary-10 = À deux, chacun joue aussi un Ase et doit battre les trois autres. En solo, Valhalla doit battre Helheim et Brynhildr.
summary-11 = Quand la Pioche ne suffit plus pour un tour, le dernier Tribut est partagé, et le plus de points l'emporte.
guide-goal = Bienvenue à Vedrfölnir. Qui a le plus de points quand la Pioche est vide gagne. Les points sont les runes remportées : une de Thor vaut 1, une d'Odin 2.
guide-stars = Les cartes devant vous sont votre Mise. Avec exactement 12 étoiles, vous remportez toutes leurs runes. Avec plus de 12, vous perdez tout.
guide-turn = À vous : vous avez pioché quatre cartes, face cachée. On les révèle une à une, et chacune doit être attribuée avant de voir la suivante.
guide-give = Cette carte est en chemin : ses étoiles en haut, ses runes en bas. Les zones qui brillent peuvent la recevoir, la vôtre aussi. Nul n'en reçoit deux par tour : la dernière va où elle doit.
guide-tribute = Le Tribut n'est à personne. Qui a exactement 12 étoiles remporte aussi ses runes ; si quelqu'un dépasse, les autres se le partagent : chaque type de rune va à qui en a le plus devant soi.
guide-ase = À deux joueurs, chacun joue aussi un Ase, un dieu avec sa propre zone. Choisissez le vôtre ; pour gagner, il faut battre les trois autres zones, votre Ase compris.
guide-unseen = Vous jouez seul : une carte de votre tour va à Brynhildr sans être vue. Attribuez-lui la prochaine telle quelle, ou révélez-la.
guide-bar = Les étoiles sont comptées ici ; les pâles sont celles que la carte en chemin ajouterait. Les bonnes cartes pour vous, trop d'étoiles pour qui touche au but : c'est tout le jeu.
guide-sleipnir = Sleipnir : qui le reçoit tire aussitôt une carte de plus, qui compte aussi.
guide-modifier = Celle-ci change l'objectif : qui la reçoit doit avoir le nombre d'étoiles indiqué, au lieu de 12. La dernière compte.
guide-loki = Un voleur : il défausse une carte de la Mise qui le reçoit. Pour nuire, ou pour ôter des étoiles à une Mise trop pleine.
guide-joker = Un joker se garde près de la Mise. Avec Les Nornes on refuse une carte qui vient à soi ; avec Heimdall on l'attribue à un autre.
guide-refuse = Une carte vient à vous, et vous avez un joker. Laissez-la venir, ou cliquez sur le joker pour la refuser.
guide-near = Une Mise est presque pleine. Sous chaque zone figure la chance que la prochaine carte inconnue tombe pile, ou dépasse.
guide-mine = Pile ! Vous remportez toutes les runes devant vous et dans le Tribut. Toutes les Mises sont vidées, et une nouvelle manche commence.
guide-collected = Quelqu'un est tombé pile et remporte toutes les runes de cette Mise et du Tribut. Toutes les Mises sont vidées, et une nouvelle manche commence.
guide-broke = Vous avez trop d'étoiles : votre Mise est perdue, et les autres se partagent le Tribut. Une nouvelle manche commence ; ce que vous aviez remporté reste à vous.
guide-beyond = Quelqu'un a trop d'étoiles et perd sa Mise. Les autres se partagent le Tribut : chaque type de rune va à qui en a le plus. Une nouvelle manche commence.
guide-brynhildr = Brynhildr ! Le reste de votre main est défaussé, et ses cartes cachées sont révélées une à une.
guide-last = La Pioche ne suffit plus pour un tour : le dernier Tribut est partagé, et l'on compte les points.
guide-over = C'était Vedrfölnir. Revoyez la partie pour trouver l'attribution qui a tout décidé.

## Refusé avant la partie

refused-deck = En solo, on ne joue qu'avec le jeu de base.

## Les raisons d'un conseil

hint-more-points = plus de points pour vous
hint-less-points = moins de points pour vous
hint-more-stake = plus de points dans votre Mise
hint-less-stake = moins de points dans votre Mise
hint-more-rivals = plus de points pour le meilleur des autres
hint-less-rivals = moins de points pour le meilleur des autres
hint-more-jokers = plus de jokers gardés
hint-less-jokers = moins de jokers gardés
