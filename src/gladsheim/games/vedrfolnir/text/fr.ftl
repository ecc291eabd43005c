title = Vedrfölnir

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
