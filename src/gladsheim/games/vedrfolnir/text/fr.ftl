title = Vedrfölnir
pitch = Misez sur les corbeaux et arrêtez-vous à temps : chaque carte enrichit l'enjeu et creuse la chute.
mood = vif, prise de risque, un peu de malice
length = 20 à 30 minutes

# Options
option-deck = Quels paquets sont mélangés. En solo, on ne joue qu'avec le jeu de base.
choice-deck-base = jeu de base
choice-deck-spring = base et Printemps
choice-deck-winter = base et Hiver
choice-deck-both = base, Printemps et Hiver

# Zones
zone-seat = { $seat }
zone-ase = { $god }, Ase de { $seat }
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
card-plain = { $who }
card-kind = { $who } ᚱ{ $runes }
card-stars = { $who } ★{ $stars }
card-runes = { $who } ᚱ{ $runes } ★{ $stars }
card-turned = { $who } en { $sense } ᚱ{ $runes } ★{ $stars }
card-modifier = { $who } → { $objective }
cards-and = { $cards }, { $card }
no-cards = aucune carte

# La table
piles = Pioche { $pile }, cartes faces cachées { $hand }, Défausse { $discards } (jamais vues { $buried })
zone-line = { $zone } : ★{ $stars } sur { $objective }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  } en { $won ->
    [one] { $won } Carte Remportée
   *[other] { $won } Cartes Remportées
  }
tribute-row = Tribut :
stake = Mise :
jokers = Joker :
won = Cartes Remportées :
face-down = Faces cachées : { $count }
crosswise = Carte en cours :
comes-to = Elle arrive à : { $zone }.
unseen = Pas encore vues (cartes à 0 1 2 3 4 étoiles) :
discards = Défausse (cartes à 0 1 2 3 4 étoiles) :

# Questions
ask-ase = Quel Ase incarnez-vous en plus de votre Völva ?
ask-unseen = Votre prochaine carte : à Brynhildr face cachée, ou la révéler ?
ask-to = À qui attribuez-vous la carte ?
ask-sense = Dans quel sens attribuez-vous Tyr ?
ask-end = Quelle carte Skoll et Hati prennent-ils ?
ask-hel = Que fait Hel ?
ask-refuse = Acceptez-vous la carte, ou la refusez-vous ?
ask-answer = Hel vise votre Mise. La laissez-vous faire, ou la refusez-vous ?
do-ase-0 = Odin
do-ase-1 = Thor
do-unseen-0 = La révéler
do-unseen-1 = L'attribuer à Brynhildr, face cachée
do-give = { $card } → { $zone }
do-sense-0 = Runes d'Odin
do-sense-1 = Runes de Thor
do-end-0 = La première carte
do-end-1 = La dernière carte
do-accept = Accepter { $card }
do-norns = Jouer Les Nornes : { $card } part avec elles à la Défausse
do-heimdall = Jouer Heimdall : attribuer { $card } à un autre
do-hel-norns = Détruire le joker Nornes ({ $zone })
do-hel-heimdall = Détruire le joker Heimdall ({ $zone })
do-hel-first = Défausser la première carte ({ $zone })
do-hel-last = Défausser la dernière carte ({ $zone })
do-hel-nothing = Rien : il n'y a aucune cible

# Ce qui s'est passé
turn-began = Tour de jeu : { $zone }, { $count } cartes faces cachées.
revealed = Carte révélée : { $card }.
given = { $card } est attribuée : { $zone }.
given-unseen = Une carte est attribuée à Brynhildr, face cachée.
drawn = { $zone } tire { $card }.
joined = { $card } est posée : { $zone }.
discarded = { $card } part à la Défausse.
taken-away = { $card } est retirée ({ $zone }) et part à la Défausse.
joker-kept = { $zone } garde un joker : { $card }.
joker-played = { $zone } joue un joker : { $card }.
joker-destroyed = Hel détruit un joker ({ $zone }) : { $card }.
raven-passed = { $card } passe au voisin : { $zone }.
collected = { $zone } atteint exactement { $stars } étoiles, collecte de runes : { $cards }.
went-beyond = { $zone } dépasse son objectif : { $stars } étoiles sur { $objective }.
shared = { $zone } a la majorité ({ $runes }) et remporte : { $cards }.
nobody-takes = Personne n'a la majorité ({ $runes }). À la Défausse : { $cards }.
brynhildr-came = Brynhildr arrive : le reste de la main part à la Défausse, et ses cartes sont révélées.
brynhildr-ends = Encore Brynhildr : ses cartes révélées partent à la Défausse.
turned-up = Brynhildr révèle { $card }.
exhausted = Brynhildr n'a plus de carte : la majorité tranche.
last-tribute = Plus assez de cartes à piocher : on partage le dernier Tribut.
scored = { $zone } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.

# Fins
outcome-victory-points = Le plus de points de runes l'emporte.
outcome-shared-points = La victoire est partagée.
outcome-victory-ases = Un joueur a plus de points que les trois autres.
outcome-defeat-ases = Aucun joueur ne dépasse les trois autres : personne ne gagne.
outcome-victory-valhalla = Valhalla dépasse Helheim et Brynhildr : vous gagnez.
outcome-defeat-valhalla = Valhalla ne dépasse pas Helheim et Brynhildr : vous perdez.

# Le plateau dessiné
board-zone = { $zone } : { $stars } étoiles sur { $objective }
board-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
board-won = gagnées : { $count }
board-outlook = prochaine carte : { $exact } % pile, { $beyond } % au-delà
board-odds = Si la prochaine carte inconnue venait ici : chances d'atteindre exactement l'objectif, et de le dépasser
board-left = Pas encore vues : { $count } cartes
board-pile = pioche { $count }
board-hand = en main { $count }
board-discards = défausse { $count }

# Une page pour l'apprendre, et une première partie avec un guide
summary-1 = Toute carte retournée doit être donnée : à un autre, à soi-même ou au Tribut du milieu.
summary-2 = Gagnez les cartes qui rapportent le plus : une rune de Thor vaut 1, d'Odin 2, de Surtr -3 ; une carte Tyr 5.
summary-3 = À votre tour, prenez une carte de plus que de joueurs, face cachée. Retournez-en une, donnez-la, appliquez-la ; puis la suivante. Nul n'en reçoit deux par tour.
summary-4 = Les étoiles comptent pour l'objectif : 12, sauf si le dernier modificateur de l'enjeu en dit autrement.
summary-5 = Exactement l'objectif : vous gagnez toutes les cartes à points de votre enjeu et du Tribut.
summary-6 = Au-delà : votre enjeu est perdu et les autres se partagent le Tribut ; chaque type de rune va à qui en a le plus.
summary-7 = L'un comme l'autre termine la manche. Tous les enjeux sont vidés ; les jokers restent.
summary-8 = Sleipnir fait piocher encore. Ratatosk met l'objectif à 8, Nidhogg à 16. Loki défausse la dernière carte avant lui.
summary-9 = Les jokers se gardent : les Nornes refusent une carte, Heimdall l'envoie à un autre.
summary-10 = À deux, chacun joue aussi un Ase et doit battre les trois autres. Seul, le Valhalla doit battre Helheim et Brynhildr.
summary-11 = Quand la pioche ne suffit plus pour un tour, le dernier Tribut est partagé, et le plus de points l'emporte.
guide-goal = Bienvenue à Vedrfölnir. Récoltez des runes : celles de Thor valent 1 point, celles d'Odin 2. On les prend en ayant exactement douze étoiles devant soi.
guide-ase = À deux joueurs, chacun joue aussi un Ase, un dieu avec sa propre zone. Choisissez le vôtre ; pour gagner, il faut battre les trois autres zones, votre Ase compris.
guide-turn = À vous : quelques cartes sont face cachée dans votre main. On les retourne une à une, et chacune doit être donnée avant de voir la suivante.
guide-give = La carte en chemin est ici. Les zones qui brillent peuvent la recevoir : cliquez-en une. Nul ne reçoit deux cartes dans le même tour.
guide-tribute = Le Tribut n'est à personne. Qui atteint l'objectif gagne aussi ses runes ; si quelqu'un le dépasse, les autres se le partagent.
guide-unseen = Vous jouez seul : une carte de votre tour va à Brynhildr sans être vue. Donnez-lui la prochaine telle quelle, ou retournez-la.
guide-stars = Surveillez les étoiles. La barre montre combien il y en a et combien il en faut ; la partie rayée est ce que la carte présente ajouterait.
guide-sleipnir = Sleipnir galope : qui le reçoit pioche aussitôt une autre carte, qui compte aussi.
guide-modifier = Un modificateur : il change l'objectif de l'enjeu qui le reçoit. Le dernier de l'enjeu compte.
guide-loki = Un voleur de cartes : il fait défausser une carte de l'enjeu. Donnez-le où cela fait mal, ou où cela vous sauve.
guide-joker = Les jokers se gardent près de l'enjeu. Les Nornes refusent une carte qui vient à vous, Heimdall la passe à un autre.
guide-refuse = Une carte vient à vous, et vous avez un joker. Laissez-la venir, ou cliquez sur le joker pour la refuser.
guide-near = Un enjeu approche de son objectif. Sous chaque zone figure la chance que la prochaine carte inconnue tombe pile ou aille au-delà.
guide-collected = Exactement l'objectif ! Toutes les cartes à points de cet enjeu et du Tribut sont gagnées, et une nouvelle manche commence.
guide-beyond = Trop d'étoiles : cet enjeu est perdu, et les autres se partagent le Tribut selon leurs runes.
guide-brynhildr = Brynhildr ! Le reste de votre main est défaussé, et ses cartes cachées sont retournées une à une.
guide-last = La pioche ne suffit plus pour un tour : le dernier Tribut est partagé et l'on compte les points.
guide-over = C'était Vedrfölnir. Revoyez la partie pour trouver le don qui a tout décidé.

## Refusé avant la partie

refused-deck = Seul, on joue avec le paquet de base.
