### Götterdämmerung : tout ce que lit un joueur.

## Names

title = Götterdämmerung
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
faction-0 = Protecteur d'Asgard
faction-1 = Conspirateur
asgard = Asgard
underworld = Enfers
thumb-0 = pouce en haut (rester en Asgard)
thumb-1 = pouce en bas (aux Enfers)
phase-set-up = mise en place
phase-conspiracy = phase de conspiration
phase-action = phase d'action
phase-council = Conseil des dieux
comma = { ", " }

## The options

option-cast = Les dieux en jeu, si l'on n'en nomme pas.
choice-cast-first-game = Première partie : Odin, Thor, Hel
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
option-talk = Tours de parole dans un débat.
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
option-vote_compulsory = Si un Conseil doit aboutir à un vote.
choice-vote_compulsory-False = Il peut finir sans vote
choice-vote_compulsory-True = Il doit aboutir à un vote
option-dvalin = Combien de temps protège la carte de Dvalin.
choice-dvalin-next-conspiracy = Jusque dans la phase de conspiration suivante
choice-dvalin-council = Jusqu'à la fin du Conseil
option-clock = Si une horloge met fin aux débats et aux votes.
choice-clock-none = Pas d'horloge
choice-clock-quick = Rapide
choice-clock-slow = Lente

## The questions

ask-mark = Qui les Conspirateurs bannissent-ils ?
ask-target = Utiliser l'action du dieu ?
ask-card = Quelle carte l'action prend-elle ?
ask-way = Où va l'Oracle ?
ask-look = De qui regardez-vous la carte de camp ?
ask-say = Que dites-vous ?
ask-when = De quelle manche parlez-vous ?
ask-whom = De qui s'agit-il ?
ask-faction = Quelle carte dites-vous avoir vue ?
ask-thumb = Comment voterez-vous, dites-vous ?
ask-reason = Pourquoi ?
ask-question = Que demandez-vous ?
ask-reply = Que répondez-vous ?
ask-claim = De quelle affirmation s'agit-il ?
ask-support = Soutenez-vous l'accusation ?
ask-vote = Comment votez-vous ?

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
do-balder = Faire voter { $seat } comme vous
do-freya = Donner à { $seat } la carte de Freya
do-tyr = Mettre { $seat } à l'abri des accusations
do-skadi = Renvoyer { $card } de chez { $seat }
do-loki = Prendre { $card } à { $seat }
do-dvalin = Mettre { $seat } à l'abri du bannissement
do-saga = Déplacer l'Oracle vers { $seat }
do-hel = Bannir { $seat }
do-look = Regarder { $seat }
do-look-not = Ne regarder personne
do-whom = { $seat }
do-when = Manche { $round }
do-claim = N° { $number } : { $claim }
do-support-0 = Non
do-support-1 = Je soutiens l'accusation
do-say-0 = Écouter
do-say-1 = Tout est dit
do-say-2 = Accuser quelqu'un
do-say-3 = Dire ce que l'Oracle m'a montré
do-say-4 = J'étais Oracle et n'ai pas regardé
do-say-5 = Soupçonner quelqu'un
do-say-6 = Faire confiance à quelqu'un
do-say-7 = Dire comment je voterais
do-say-8 = Interroger quelqu'un
do-say-9 = Approuver une affirmation
do-say-10 = Contredire une affirmation
do-say-11 = Je suis Protecteur d'Asgard
do-say-12 = Répondre
do-reason-0 = Une impression
do-reason-1 = Les votes d'une manche
do-reason-2 = Les actes d'une manche
do-reason-3 = Les paroles d'une manche
reason-0 = une impression
reason-1 = les votes de la manche { $round }
reason-2 = les actes de la manche { $round }
reason-3 = les paroles de la manche { $round }
question-0 = Qui avez-vous regardé ?
question-1 = Pourquoi avoir agi ainsi ?
question-2 = Pourquoi avoir voté ainsi ?
reply-0 = Je ne le dirai pas
reply-1 = Sans raison
reply-2 = Par confiance
reply-3 = Par soupçon
reply-4 = Je dirai ce que j'ai vu
reply-5 = Je n'ai pas regardé

## What is said

said-2 = { $seat } : j'accuse { $seat-whom } ! Ma raison : { $reason }.
said-3 = { $seat } : Oracle à la manche { $round }, j'ai vu { $seat-whom } : { $faction }.
said-4 = { $seat } : Oracle à la manche { $round }, je n'ai pas regardé.
said-5 = { $seat } : je soupçonne { $seat-whom }. Ma raison : { $reason }.
said-6 = { $seat } : je fais confiance à { $seat-whom }. Ma raison : { $reason }.
said-7 = { $seat } : si { $seat-whom } est accusé, mon vote : { $thumb }.
said-8 = { $seat } demande à { $seat-whom } : { $question }
said-9 = { $seat } approuve ceci : { $claim }
said-10 = { $seat } contredit ceci : { $claim }
said-11 = { $seat } : je suis Protecteur d'Asgard.
said-12 = { $seat } répond à { $seat-whom } : { $reply }.
said-so = ce qui fut dit d'une affirmation

## What happens

seated = Les dieux ({ $count }) ont pris place ; les autres sont des Valkyries.
dealt = { $seat } est { $faction }.
conspirators-met-2 = Les Conspirateurs ouvrent les yeux : { $seat0 }, { $seat1 }.
won-2 = Le camp vainqueur : { $faction }. Les Conspirateurs étaient { $seat0 }, { $seat1 }.
conspirators-met-3 = Les Conspirateurs ouvrent les yeux : { $seat0 }, { $seat1 }, { $seat2 }.
won-3 = Le camp vainqueur : { $faction }. Les Conspirateurs étaient { $seat0 }, { $seat1 }, { $seat2 }.
conspirators-met-4 = Les Conspirateurs ouvrent les yeux : { $seat0 }, { $seat1 }, { $seat2 }, { $seat3 }.
won-4 = Le camp vainqueur : { $faction }. Les Conspirateurs étaient { $seat0 }, { $seat1 }, { $seat2 }, { $seat3 }.
conspirators-met-5 = Les Conspirateurs ouvrent les yeux : { $seat0 }, { $seat1 }, { $seat2 }, { $seat3 }, { $seat4 }.
won-5 = Le camp vainqueur : { $faction }. Les Conspirateurs étaient { $seat0 }, { $seat1 }, { $seat2 }, { $seat3 }, { $seat4 }.
round-began = La manche { $round } commence. Tous ferment les yeux.
marked = { $seat } désigne { $seat-whom }.
banished-0 = Les Conspirateurs bannissent { $seat }.
banished-1 = Hel bannit { $seat }.
banished-2 = Le Conseil bannit { $seat }.
rolled = Les dés donnent { $first } et { $second } : { $seat } est l'Oracle.
cards-home = Chacun reprend sa carte Action.
placed = { $seat } donne à { $seat-whom } { $card }.
card-taken = { $seat } renvoie { $card } de chez { $seat-whom }.
stolen = { $seat } prend { $card } à { $seat-whom }.
oracle-moved = { $seat } déplace l'Oracle vers { $seat-whom }.
refrained = { $seat } n'utilise pas l'action de { $god }.
looked = { $seat } regarde { $seat-whom } : { $faction }.
looked-not = { $seat } ne regarde personne.
looked-unseen = Tous ferment les yeux pendant que { $seat } est l'Oracle.
council-opened = Le Conseil des dieux commence.
accused = { $seat } accuse { $seat-whom }.
supported = { $seat } soutient l'accusation contre { $seat-whom }.
dropped = Nul ne soutient l'accusation contre { $seat } : elle est abandonnée.
voted = { $seat } ({ $votes }) : { $thumb }.
adjusted = La carte de Balder tourne le vote de { $seat } : { $thumb }.
counted-0 = { $down } contre { $up } : { $seat } reste en Asgard.
counted-1 = { $down } contre { $up }, mais la carte de Dvalin garde { $seat } en Asgard.
counted-2 = { $down } contre { $up } : { $seat } doit partir.

## The end

outcome-victory-conspirators = Les Conspirateurs ont gagné : il ne reste aucun Protecteur en Asgard.
outcome-victory-protectors = Les Protecteurs ont gagné : il ne reste aucun Conspirateur en Asgard.

## The table as text

head = Manche { $round }, { $phase }
place = { $number }. { $seat } · { $god } · { $world } · voix : { $votes }
card-by = { $card } (par { $seat })
you-are = Vous êtes { $faction }.
the-conspirators = Les Conspirateurs :
was-oracle = Manche { $round } : { $seat } était Oracle et pouvait regarder
you-looked = Manche { $round } : vous avez regardé { $seat-whom } : { $faction }.
you-looked-not = Manche { $round } : vous étiez Oracle et n'avez regardé personne.
in-round = Manche { $round } :
deed-target = { $god } ({ $seat }) : { $seat-whom }.
deed-card = { $god } ({ $seat }) : { $card }.
deed-way-0 = { $god } ({ $seat }) : l'Oracle recule d'une place.
deed-way-1 = { $god } ({ $seat }) : l'Oracle avance d'une place.
was-warded = La carte de Dvalin ne peut aller à { $seat } à cette manche.
trial-dropped = { $seat } a accusé { $seat-whom }, sans soutien.
trial-0 = { $seat } a accusé { $seat-whom }, soutenu par { $seat-supporter } : { $down } contre { $up }, reste.
trial-1 = { $seat } a accusé { $seat-whom }, soutenu par { $seat-supporter } : { $down } contre { $up }, reste par la carte de Dvalin.
trial-2 = { $seat } a accusé { $seat-whom }, soutenu par { $seat-supporter } : { $down } contre { $up }, banni.
thumbs-down = pouces en bas :
thumbs-counted = comptés après Balder :
thumbs-out = Pouces sortis :
marking = Marques, tour { $time } sur 3
talk-turn = Tour de parole : { $turn } sur { $of }
defends = { $seat } se défend ; tous les autres se taisent.
speaks = { $seat } a la parole : { $sentence }
