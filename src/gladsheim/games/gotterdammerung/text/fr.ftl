### Götterdämmerung : tout ce que lit un joueur.

## Names

title = Götterdämmerung
pitch = Des Conspirateurs se cachent parmi vos amis : agissez en silence, parlez au Conseil, et fiez-vous au bon dieu.
mood = rôles cachés, parole, soupçon
length = environ 45 minutes
god-valkyrie = Valkyrie
god-odin = Odin
god-brynhild = Brynhild
god-sif = Sif
god-thor = Thor
god-idun = Idun
god-njord = Njörd
god-heimdall = Heimdall
god-balder = Balder
god-freya = Freya
god-tyr = Tyr
god-skadi = Skadi
god-loki = Loki
god-dvalin = Dvalin
god-saga = Saga
god-hel = Hel
card-odin = le bouclier d'Odin
card-brynhild = la blessure de Brynhild
card-sif = la blessure de Sif (une voix de plus)
card-thor = la blessure de Thor (une voix de moins)
card-njord = la carte de Njörd
card-heimdall = la carte de Heimdall (une voix de plus)
card-balder = la carte de Balder
card-freya = la carte de Freya
card-tyr = la carte de Tyr
card-dvalin = la garde de Dvalin
oracle = l'Oracle
faction-protector = Protecteur d'Asgard
faction-conspirator = Conspirateur
asgard = Asgard
underworld = Enfers
thumb-0 = pouce levé (reste à Asgard)
thumb-1 = pouce baissé (aux Enfers)
phase-set-up = mise en place
phase-conspiracy = phase de conspiration
phase-action = phase d'action
phase-council = Conseil des dieux

## The options

option-cast = Les dieux en jeu, si l'on n'en nomme pas.
choice-cast-first-game = Première partie : Odin, Thor, Hel
choice-cast-second-game = Première partie et Saga
choice-cast-third-game = … et Heimdall
choice-cast-fourth-game = … et Loki
choice-cast-fifth-game = … et Brynhild
choice-cast-recommended = Tous les dieux conseillés pour ce nombre de joueurs
option-gods = Les dieux en jeu, nommés un à un.
choice-gods-odin = Odin
choice-gods-brynhild = Brynhild
choice-gods-sif = Sif
choice-gods-thor = Thor
choice-gods-idun = Idun
choice-gods-njord = Njörd
choice-gods-heimdall = Heimdall
choice-gods-balder = Balder
choice-gods-freya = Freya
choice-gods-tyr = Tyr
choice-gods-skadi = Skadi
choice-gods-loki = Loki
choice-gods-dvalin = Dvalin
choice-gods-saga = Saga
choice-gods-hel = Hel
option-seating = Où s'assoient les dieux.
choice-seating-by-lot = Par tirage au sort
choice-seating-spread = Répartis autour du cercle dès la première place
option-talk = Durée d'une discussion : aussi longtemps qu'on veut, ou tant de tours de parole.
choice-talk-0 = aussi longtemps qu'on veut
choice-talk-1 = 1
choice-talk-2 = 2
choice-talk-3 = 3
choice-talk-4 = 4
choice-talk-6 = 6
option-accusations = Accusations qu'un joueur peut lancer par Conseil.
choice-accusations-0 = Sans limite
choice-accusations-1 = 1
choice-accusations-2 = 2
choice-accusations-3 = 3
option-vote_compulsory = Un Conseil doit-il aboutir à un vote ?
choice-vote_compulsory-False = Il peut finir sans vote
choice-vote_compulsory-True = Il doit aboutir à un vote
option-dvalin = Combien de temps protège la carte de Dvalin.
choice-dvalin-next-conspiracy = Jusque dans la phase de conspiration suivante
choice-dvalin-council = Jusqu'à la fin du Conseil
option-clock = Une horloge met-elle fin aux débats et aux votes ?
choice-clock-none = Pas d'horloge
choice-clock-quick = Rapide
choice-clock-slow = Lente

## The questions

ask-mark = Qui les Conspirateurs bannissent-ils ?
ask-target = Sur qui utilisez-vous l'action de votre dieu ?
ask-card = Quelle carte l'action prend-elle ?
ask-way = Où va l'Oracle ?
ask-look = De qui regardez-vous la carte de camp ?
ask-say = Que dites-vous ?
ask-when = De quelle manche parlez-vous ?
ask-whom = De qui s'agit-il ?
ask-faction = Quelle carte dites-vous avoir vue ?
ask-thumb = Comment dites-vous que vous voterez ?
ask-reason = Pourquoi ?
ask-question = Que demandez-vous ?
ask-reply = Que répondez-vous ?
ask-claim = De quelle affirmation s'agit-il ?
ask-support = Soutenez-vous l'accusation ?
ask-vote = Comment votez-vous ?

## The answers

do-mark = Désigner { $seat }
do-mark-and-lose = Désigner { $seat } (cela ferait perdre la partie)
do-refrain = Ne rien faire
do-odin = Protéger { $seat } des blessures
do-brynhild = Blesser { $seat }
do-sif = Blesser { $seat }, avec une voix de plus
do-thor = Blesser { $seat }, avec une voix de moins
do-idun = Ôter { $card } à { $seat }
do-njord = Agir pour { $seat }
do-heimdall = Donner une voix de plus à { $seat }
do-balder = Faire voter { $seat } comme moi
do-freya = Donner la carte de Freya à { $seat }
do-tyr = Mettre { $seat } à l'abri des accusations
do-skadi = Ôter { $card } à { $seat } : la carte rentre
do-loki = Prendre { $card } à { $seat }
do-dvalin = Mettre { $seat } à l'abri du bannissement
do-saga = Déplacer l'Oracle vers { $seat }
do-hel = Bannir { $seat }
do-look = Regarder { $seat }
do-look-not = Ne regarder personne
do-whom = { $seat }
do-when = Manche { $round }
do-claim = N° { $number } : { $claim }
do-support-0 = Ne pas soutenir l'accusation
do-support-1 = Soutenir l'accusation
do-say-0 = Écouter
do-say-1 = Ne plus rien ajouter
do-say-2 = Accuser quelqu'un
do-say-3 = Dire ce que l'Oracle m'a montré
do-say-4 = Dire que, comme Oracle, je n'ai regardé personne
do-say-5 = Soupçonner quelqu'un
do-say-6 = Faire confiance à quelqu'un
do-say-7 = Dire comment je voterais
do-say-8 = Interroger quelqu'un
do-say-9 = Approuver une affirmation
do-say-10 = Contredire une affirmation
do-say-11 = Me dire Protecteur d'Asgard
do-say-12 = Répondre
do-reason-0 = Une impression
do-reason-1 = Les votes d'une manche
do-reason-2 = Les actes d'une manche
do-reason-3 = Les paroles d'une manche
reason-0 = Ce n'est qu'une impression.
reason-1 = Voyez les votes de la manche { $round }.
reason-2 = Voyez ce qui s'est fait à la manche { $round }.
reason-3 = Souvenez-vous de ce qui s'est dit à la manche { $round }.
question-0 = Qui avez-vous regardé ?
question-1 = Pourquoi avoir agi ainsi ?
question-2 = Pourquoi avoir voté ainsi ?
reply-0 = Je ne le dirai pas
reply-1 = Sans raison
reply-2 = Par confiance
reply-3 = Par soupçon
reply-4 = Je dirai ce que j'ai vu
reply-5 = Je n'ai pas regardé

## What is said

said-2 = { $seat } : j'accuse { $seat-whom } ! { $reason }
said-3 = { $seat } : Oracle à la manche { $round }, j'ai vu { $seat-whom } : { $faction }.
said-4 = { $seat } : Oracle à la manche { $round }, je n'ai pas regardé.
said-5 = { $seat } : je soupçonne { $seat-whom }. { $reason }
said-6 = { $seat } : je fais confiance à { $seat-whom }. { $reason }
said-7 = { $seat } : si l'on accuse { $seat-whom }, je voterai { $thumb }.
said-8 = { $seat } demande à { $seat-whom } : { $question }
said-9 = { $seat } approuve : « { $claim } »
said-10 = { $seat } contredit : « { $claim } »
said-11 = { $seat } : je suis Protecteur d'Asgard.
said-12 = { $seat } répond à { $seat-whom } : { $reply }.
said-so = …

## What happens

seated = { $count ->
    [one] { $count } dieu prend place ; les autres sont des Valkyries.
   *[other] { $count } dieux prennent place ; les autres sont des Valkyries.
}
dealt = { $seat } est { $faction }.
conspirators-met = Les Conspirateurs ouvrent les yeux : { $conspirators }.
won = { $faction ->
    [Conspirateur] Les Conspirateurs gagnent.
   *[other] Les Protecteurs gagnent.
} Les Conspirateurs étaient { $conspirators }.
round-began = La manche { $round } commence. Tous ferment les yeux.
marked = { $seat } désigne { $seat-whom }.
banished-by-conspiracy = Les Conspirateurs bannissent { $seat }.
banished-by-hel = Hel bannit { $seat }.
banished-by-council = Le Conseil bannit { $seat }.
rolled = Les dés donnent { $first } et { $second } : { $seat } est l'Oracle.
cards-home = Chacun reprend sa carte Action.
placed = { $seat } donne { $card } à { $seat-whom }.
card-taken = { $seat } ôte { $card } à { $seat-whom } : la carte rentre.
stolen = { $seat } prend { $card } à { $seat-whom }.
oracle-moved = { $seat } déplace l'Oracle vers { $seat-whom }.
refrained = { $seat } n'utilise pas son action ({ $god }).
looked = { $seat } regarde { $seat-whom } : { $faction }.
looked-not = { $seat } ne regarde personne.
looked-unseen = { $seat } est l'Oracle : tous les autres ferment les yeux.
council-opened = Le Conseil des dieux commence.
accused = { $seat } accuse { $seat-whom }.
supported = { $seat } soutient l'accusation contre { $seat-whom }.
dropped = Nul ne soutient l'accusation contre { $seat } : elle est abandonnée.
thumbs-shown = Tous montrent leur pouce pour { $seat }. Baissés : { $down }.
adjusted = La carte de Balder change le vote ({ $seat }) : { $thumb }.
counted-stays = { $down } contre, { $up } pour : { $seat } reste à Asgard.
counted-warded = { $down } contre, { $up } pour, mais la carte de Dvalin garde { $seat } à Asgard.
counted-goes = { $down } contre, { $up } pour : { $seat } doit partir aux Enfers.

## The end

outcome-victory-conspirators = Les Conspirateurs ont gagné : il ne reste aucun Protecteur à Asgard.
outcome-victory-protectors = Les Protecteurs ont gagné : il ne reste aucun Conspirateur à Asgard.

## The table as text

head = Manche { $round }, { $phase }
place = { $number }. { $seat } · { $god } · { $world } · voix : { $votes }
card-by = { $card } (par { $seat })
you-are = Vous êtes { $faction }.
the-conspirators = Les Conspirateurs :
was-oracle = Manche { $round } : { $seat } était l'Oracle et pouvait regarder
you-looked = Manche { $round } : vous avez regardé { $seat-whom } : { $faction }.
you-looked-not = Manche { $round } : vous étiez l'Oracle et n'avez regardé personne.
in-round = Manche { $round } :
deed-target = { $god } ({ $seat }) : { $seat-whom }.
deed-card = { $god } ({ $seat }) : { $card }.
deed-way-back = { $god } ({ $seat }) : l'Oracle recule d'une place.
deed-way-ahead = { $god } ({ $seat }) : l'Oracle avance d'une place.
was-warded = La carte de Dvalin ne peut aller à { $seat } pendant cette manche.
trial-dropped = { $seat } a accusé { $seat-whom }, sans aucun soutien.
trial-stays = { $seat } a accusé { $seat-whom }, soutien : { $seat-supporter } ; { $down } contre, { $up } pour ; { $seat-whom } reste à Asgard.
trial-warded = { $seat } a accusé { $seat-whom }, soutien : { $seat-supporter } ; { $down } contre, { $up } pour ; la carte de Dvalin garde { $seat-whom } à Asgard.
trial-goes = { $seat } a accusé { $seat-whom }, soutien : { $seat-supporter } ; { $down } contre, { $up } pour ; { $seat-whom } part aux Enfers.
thumbs-down = pouces baissés :
thumbs-counted = comptés après Balder :
thumbs-out = Pouces sortis :
marking = Désignations, tour { $time } sur 3
talk-turn = Tour de parole { $turn }
talk-turn-of = Tour de parole { $turn } sur { $of }
talk-only-accuse = La discussion est close : quelqu'un doit accuser.
defends = { $seat } se défend ; tous les autres se taisent.
speaks = { $seat } a la parole : { $sentence }

## Le plateau dessiné

board-circle = Le cercle des joueurs
board-phase-conspiracy = Conspiration
board-phase-action = Action
board-phase-council = Conseil
board-foes = { $count ->
    [one] { $count } Conspirateur sur { $of }
   *[other] { $count } Conspirateurs sur { $of }
}
board-hold = Maintenir pour voir votre secret
board-let-go = Relâcher pour le couvrir
board-covered = Caché à qui est à côté de vous
board-left = Encore à Asgard : Conspirateurs { $friends }, Protecteurs { $others }
board-my-thumb = Mon pouce :
board-night = Tous ferment les yeux. Les Conspirateurs choisissent.
board-eyes = Toucher pour ouvrir les yeux
board-acts = { $god } agit ({ $seat })
board-looks = { $seat } est l'Oracle : tous les autres ferment les yeux.
board-on = { $seat } reste ?
board-thumbs = Pouces sortis : { $count } sur { $of }
board-stay = reste
board-go = part
board-won-protector = Les Protecteurs ont gagné
board-won-conspirator = Les Conspirateurs ont gagné
board-oracle = L'Oracle : { $seat }
board-accused = accusé
board-accuses = accuse
board-supports = soutient
board-you = moi
board-underworld = Ils agissent, parlent et votent encore avec les autres.
board-banished = { $seat } : aux Enfers
board-stayed = { $seat } reste
board-by-conspiracy = de nuit
board-by-hel = par Hel
board-now = en cours
board-none-fell = Aucun bannissement pour l'instant.
board-all = Tout, et qui a voté quoi
board-asked = Ce qu'on vous demande
board-tap-seat = Touchez un joueur du cercle.
board-tap-card = Touchez une carte du cercle.
board-tap-claim = Touchez une affirmation ci-dessous.
board-tap-thumb = Touchez un pouce au milieu. Tous les pouces sont montrés ensemble.
board-claims = Ce qui a été dit
board-claims-none = Rien encore dans cette manche.
board-rounds = Les manches jouées
board-votes = Qui a voté quoi
board-tried = Jugé
board-notes = Mon tableau de soupçons
board-notes-why = Pour vos yeux seuls, gardé dans ce navigateur. Il compte les groupes de Conspirateurs encore possibles, si vous êtes Protecteur, d'après ce que vous avez vu et choisissez de croire.
board-sets = Groupes de Conspirateurs possibles : { $count } sur { $of }
board-sets-none = Plus rien ne convient : vous croyez trop de choses.
board-believe = Je crois ceci :
board-note-0 = sans avis
board-note-1 = confiance
board-note-2 = soupçon
about-wounded = Blessé : ne peut pas agir pendant cette manche, et Hel peut bannir les blessés.

## Le jeu en une page

summary-1 = Chacun est en secret Protecteur d'Asgard ou Conspirateur. Seuls les Conspirateurs se connaissent.
summary-2 = Le camp entièrement banni aux Enfers perd ; tous ceux de l'autre gagnent, les bannis aussi.
summary-3 = Chaque manche a trois phases : Conspiration, Action, Conseil.
summary-4 = Conspiration : tous ferment les yeux, et les Conspirateurs s'accordent sur un joueur d'Asgard, qui est banni.
summary-5 = Action, en silence : deux dés font avancer l'Oracle dans le cercle ; les cartes Action rentrent.
summary-6 = Puis les dieux agissent dans l'ordre de leurs numéros : Odin protège, Thor blesse, Hel bannit un blessé, etc.
summary-7 = Un dieu blessé ne peut pas agir. Les Valkyries n'ont pas d'action, mais une voix comme tous.
summary-8 = Enfin, l'Oracle peut regarder en secret la carte de camp d'un joueur de son propre monde.
summary-9 = Conseil : on parle, vrai ou faux. Chacun peut accuser un joueur d'Asgard ; un autre doit le soutenir.
summary-10 = L'accusé parle, puis tous les pouces sortent ensemble. Plus de voix contre que pour, et c'est le bannissement.
summary-11 = Si l'accusé reste, un autre joueur peut encore être jugé ; puis la manche est finie.
summary-12 = Les bannis continuent de parler, d'agir et de voter ; simplement, on ne peut plus les accuser.

## Une première partie

guide-welcome = Bienvenue à Götterdämmerung. Vous êtes sept en cercle, et deux sont en secret des Conspirateurs. Les cinq autres, Protecteurs d'Asgard, l'ignorent. Trouvez-les avant qu'ils ne vous bannissent tous.
guide-secret = Maintenez ce bouton pour voir ce que vous êtes. Relâchez, c'est couvert. Avec un téléphone entre amis, que personne ne voie votre écran.
guide-goal = Qui est banni tombe d'Asgard aux Enfers. Les Protecteurs gagnent quand les deux Conspirateurs sont tombés ; les Conspirateurs, quand tous les Protecteurs le sont.
guide-round = Une manche a trois temps. La nuit, les Conspirateurs bannissent quelqu'un. Puis les dieux agissent, en silence. Puis le Conseil parle, et peut bannir quelqu'un par un vote.
guide-circle = Vous êtes en bas. Odin, Thor et Hel peuvent agir ; les épées ailées sont des Valkyries, qui parlent et votent comme tout le monde. Survolez ou touchez un joueur pour lire ce qu'il peut faire.
guide-night = La nuit : tous ferment les yeux, et les Conspirateurs s'accordent sur quelqu'un à bannir. La page fait le reste ; attendez.
guide-mark = La nuit : tous ferment les yeux, sauf les Conspirateurs. Ceux-ci maintiennent ce bouton pour voir leurs complices et qui ils désignent ; puis ils touchent qui ils veulent bannir.
guide-banished = Ceux-ci sont tombés de l'anneau d'or : bannis. Ils agissent, parlent et votent encore, et gagnent avec leur camp ; simplement, on ne peut plus les accuser.
guide-fallen = Le bannissement vous fait tomber de l'anneau. Vous jouez encore : vous agissez, parlez, votez et gagnez avec votre camp. Simplement, on ne peut plus vous accuser.
guide-rolled = L'œil est l'Oracle. Deux dés le font avancer à chaque manche, et celui devant qui il s'arrête peut regarder en secret la carte de camp d'un autre joueur.
guide-act = C'est à votre dieu d'agir : ce qu'il fait est écrit à côté du cercle. Touchez un joueur éclairé, ou ne faites rien. Attention : on en parlera.
guide-placed = Ces cartes restent devant les joueurs jusqu'à la manche suivante. Le bouclier d'Odin écarte les blessures. Le marteau de Thor blesse : pas d'action, une voix de moins. Hel peut bannir un blessé.
guide-look = Vous êtes l'Oracle : regardez la carte de camp d'un joueur. Ce que vous voyez reste dans votre secret. Dites-le au Conseil, vrai ou faux.
guide-council = Le Conseil : à tour de rôle, chacun peut dire une phrase, jusqu'à une accusation ou jusqu'à ce que tous aient fini. Tout ce qui est dit est ici, et les lignes du cercle le montrent : rouge brisée, un soupçon ; verte, la confiance.
guide-say = Toute phrase peut être un mensonge. Pour faire juger quelqu'un, accusez-le. Pour vous taire, choisissez « Écouter » ; quand vous avez tout dit, « Ne plus rien ajouter ».
guide-support = Quelqu'un est accusé. Si un autre joueur soutient l'accusation, il y a procès ; sinon, elle est abandonnée. La soutenez-vous ?
guide-defence = Seul l'accusé peut parler maintenant ; tous les autres se taisent.
guide-vote = Le vote : pouce levé, l'accusé reste ; pouce baissé, ce sont les Enfers. Tous les pouces sont montrés ensemble. Il en faut plus de baissés que de levés.
guide-counted = Les pouces restent visibles. Retenez qui a voté quoi, car les Conspirateurs se protègent : « Les manches jouées » garde tout.
guide-notes = Si vous aimez raisonner, ouvrez « Mon tableau de soupçons » : cochez ce que vous croyez, et il compte qui peut encore être Conspirateur.
guide-won = La partie est finie, et le cercle montre qui était qui : les capuchons sont les Conspirateurs, les boucliers les Protecteurs. La rediffusion montre ce qu'ils savaient.

## Refusé avant la partie

refused-gods = À ce nombre de joueurs, il faut de { $fewest } à { $most } dieux, pas { $count }.

## La table parlée : ce que dit la voix, les mêmes mots chaque nuit

voice-secrets = Maintenez le sceau, regardez, lâchez. Dites ce que vous voulez, ne montrez rien.
voice-gate = Prenez vos téléphones, tous à la même lumière. La nuit approche.
voice-missing = Nous attendons { $seats }.
voice-night = La nuit tombe sur Asgard. Têtes baissées, les yeux sur votre téléphone. Trois cloches, trois touches.
voice-dawn = Le soleil se lève. La nuit a emporté { $seat }. Levez tous les yeux.
voice-silence = Dès maintenant, silence. L'Oracle est devant { $seat }.
voice-act = { $number } : { $god }, { $seat }.
voice-look = Fermez les yeux. { $seat } regarde, et personne d'autre.
voice-talk = Le feu brûle. Parlez.
voice-talk-again = { $seat-whom } reste. Une autre personne peut être accusée. Parlez.
voice-support = { $seat } accuse { $seat-whom }. Qui soutient l'accusation ?
voice-defence = { $seat }, vous avez une minute. Les autres : silence.
voice-vote = Faut-il garder { $seat-whom } à Asgard ? Les pouces dans les poings.
voice-knocks = Trois. Deux. Un. Les pouces !
voice-verdict-0 = { $up } en haut, { $down } en bas. { $seat } reste.
voice-verdict-1 = { $up } en haut, { $down } en bas. La carte de Dvalin retient { $seat } à Asgard.
voice-verdict-2 = { $up } en haut, { $down } en bas. { $seat } rejoint les Enfers.
voice-over-protector = Le dernier Conspirateur est banni. Asgard est sauvé. On se rassoit ?
voice-over-conspirator = Le dernier Protecteur est banni. Asgard est perdu. On se rassoit ?

## La table parlée : sur les téléphones et à l'écran

stage-secrets = Secrets
stage-gate = Avant la nuit
stage-night = Nuit
stage-dawn = Aube
stage-act = Silence
stage-look = L'Oracle
stage-talk = Conseil
stage-support = Conseil
stage-defence = Défense
stage-vote = Vote
stage-knocks = Vote
stage-verdict = Verdict
stage-over = La fin
spoken-round = manche { $round }
spoken-heads-down = Têtes baissées. Les yeux sur votre téléphone.
spoken-no-word = Pas un mot, pas un regard, pas un rire.
spoken-touch = Touchez un nom
night-doubt = De qui doutez-vous ?
night-second = De qui doutez-vous ensuite ?
night-trust = À qui vous fiez-vous ?
night-fall = Qui doit tomber cette nuit ?
night-finger = le doigt ({ $seat })
night-note-1 = doute, nuit { $round }
night-note-2 = second doute, nuit { $round }
night-note-3 = confiance, nuit { $round }
night-note-0 = au hasard, sans valeur
spoken-secret = Mon secret
spoken-secret-notes = Mon secret, mes notes
spoken-hold = Maintenir pour voir
spoken-fellows = avec { $seats }
spoken-unknown = sans se connaître
spoken-known = Je sais qui je suis
spoken-known-more = { $count } sur { $most } ont regardé
spoken-fell = { $seat } tombe
spoken-you-fell = Vous tombez
spoken-fell-more = Le camp reste secret. On agit, parle et vote comme avant ; simplement, on ne peut plus être accusé.
spoken-order = Pas un mot, pas un signe
spoken-acts = agit maintenant
spoken-hold-touch = toucher, puis maintenir
spoken-let-be = S'abstenir
spoken-shut-eyes = Fermez les yeux. Seul l'Oracle voit.
spoken-accuse = J'accuse { $seat }
spoken-accuse-one = Touchez un nom pour accuser
spoken-say-hold = dites-le à voix haute, maintenez
spoken-accuses = { $seat } accuse { $seat-whom }
spoken-support = Je soutiens { $seat }
spoken-nothing = Ne rien faire est une réponse.
spoken-speak = Parlez, { $seat }
spoken-spoken = J'ai parlé
spoken-listen = { $seat } parle. Écoutez, en silence.
spoken-stays-q = Garder { $seat } ?
spoken-stays = Reste
spoken-goes = Part
spoken-ready = { $count } sur { $most } sont prêts.
spoken-show = Levez-le, tous ensemble
spoken-votes = { $count ->
    [one] une voix
   *[other] { $count } voix
}
spoken-verdict-stays = { $seat } reste, { $up } contre { $down }
spoken-verdict-goes = { $seat } tombe, { $down } contre { $up }
spoken-missing = { $seats } : il manque votre pouce.
spoken-enter = Entrer le pouce ({ $seat })
spoken-host-on = Continuer
spoken-host-without = Continuer sans { $seats }
spoken-note-1 = doute
spoken-note-2 = et
spoken-note-3 = confiance
spoken-nobody = personne
spoken-won-protector = Les Protecteurs gardent Asgard
spoken-won-conspirator = Les Conspirateurs prennent Asgard
spoken-away = Connexion perdue : { $seats }
spoken-protectors = Les Protecteurs
spoken-conspirators = Les Conspirateurs
spoken-mute = Ni son ni vibration : l'écran parle pour tous.
spoken-alike = La nuit, tous les téléphones brillent pareil. Réglez la luminosité au milieu.
spoken-counts = { $up } à Asgard, { $down } aux Enfers
spoken-conspire = { $count } sur { $most } conspirent

# Conseils : ce que le conseiller pense de la personne concernée.
hint-looked = Vous avez vu vous-même la carte de { $seat } : { $faction }.
hint-suspected = À la façon dont jouent les bots, tout ce qui a été fait et dit donne { $chance } % de chances que { $seat } conspire.
hint-suspected-most = À la façon dont jouent les bots, tout ce qui a été fait et dit désigne surtout { $seat } à Asgard : { $chance } % de chances de conspirer.
hint-seems = À la façon dont jouent les bots, un Protecteur à votre place donnerait { $chance } % de chances que { $seat } conspire.
hint-seems-most = À la façon dont jouent les bots, un Protecteur à votre place soupçonnerait surtout { $seat } à Asgard : { $chance } %.
hint-fellow = { $seat } conspire avec vous.
hint-told = Vous avez dit avoir vu { $seat } : { $faction }. Dire autre chose maintenant serait se contredire.
hint-no-suspicion = Rien de ce qui a été fait ou dit ne distingue encore quelqu'un à Asgard.
hint-oneself = Il s'agit de vous.
