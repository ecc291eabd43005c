# Les Chroniques d'Yggdrasil : tous les mots que lit un joueur.

title = Les Chroniques d'Yggdrasil
pitch = Parcourez ensemble les trois niveaux de l'Arbre-Monde, saga après saga, avec des dieux qui apprennent de chaque défaite.
mood = ensemble, une campagne de six sagas
length = 60 à 90 minutes par saga
god-0 = Freyr
god-1 = Freyia
god-2 = Frigg
god-3 = Heimdall
god-4 = Odin
god-5 = Thor
god-6 = Tyr
enemy-0 = Hel
enemy-1 = Surt
enemy-2 = Loki
enemy-3 = Iormungand
enemy-4 = Fenrir
enemy-5 = Nidhogg
world-0 = Asgard
world-1 = Alfheim
world-2 = Vanaheim
world-3 = Midgard
world-4 = Nidavellir
world-5 = Svartalfheim
world-6 = Iotunheim
world-7 = Muspellheim
world-8 = Niflheim
world-9 = la Cage
world-10 = hors de l'arbre
iotunn-0 = Thjazi
iotunn-1 = Baugi
iotunn-2 = Skadi
iotunn-3 = Geirröd
iotunn-4 = Greip
iotunn-5 = Gjalp
iotunn-6 = Starkadr
iotunn-7 = Beli
iotunn-8 = Angrboda
iotunn-9 = Gerda
iotunn-10 = Hyrrokkin
iotunn-11 = Hymir
iotunn-12 = Vafthrudnir
iotunn-13 = Suttung
iotunn-14 = Skrymir
iotunn-15 = Thrym
iotunn-16 = Hrungnir
iotunn-17 = Utgardloki
iotunn-does-0 = bloque Asgard
iotunn-does-1 = bloque Midgard
iotunn-does-2 = bloque Vanaheim
iotunn-does-3 = bloque Nidavellir
iotunn-does-4 = bloque Svartalfheim
iotunn-does-5 = bloque Niflheim
iotunn-does-6 = bloque Alfheim
iotunn-does-7 = bloque Muspellheim
iotunn-does-8 = protège Loki
iotunn-does-9 = protège Surt
iotunn-does-10 = protège Hel
iotunn-does-11 = protège Iormungand
iotunn-does-12 = protège Fenrir
iotunn-does-13 = pas d'elfes après un jet
iotunn-does-14 = pas de héros
iotunn-does-15 = pas d'artefacts
iotunn-does-16 = pas de dés Vanes
iotunn-does-17 = pas de dés de dieu
artifact-0 = Andvarinaut
artifact-1 = Draupnir
artifact-2 = Giallarhorn
artifact-3 = Hringhorn
artifact-4 = Megingjord
artifact-5 = Skidbladnir
artifact-6 = Gleipnir
artifact-7 = Gungnir
artifact-8 = Hofund
artifact-9 = Jarngreipr
artifact-10 = Miming
artifact-11 = Mjöllnir
artifact-12 = Brisingamen
artifact-13 = Gullinbursti
artifact-14 = Les pommes d'Idunn
artifact-15 = Odroerir
artifact-16 = Svalinn
artifact-17 = Valshamr
creature-0 = Dain, Duneyr, Durathror et Dvalin (regagnez 1 vie)
creature-1 = Eikthyrnir (guérit un monde au choix)
creature-2 = Geri et Freki (allez où vous voulez et combattez, 1 risque annulé)
creature-3 = Gullfaxi (vainc un Iotunn au choix)
creature-4 = Gullinkambi (1 héros au Valhalla)
creature-5 = Gulltopp (les dieux se donnent des pièces)
creature-6 = Heidrun (regagnez jusqu'à 2 vies)
creature-7 = Hildisvini (jusqu'à 3 elfes)
creature-8 = Hugin et Munin (jusqu'à 2 dés Vanes)
creature-9 = Ratatosk (allez où vous voulez et agissez)
creature-10 = Saehrimnir (un dieu au choix regagne 1 vie)
creature-11 = Skuld (révélez et ordonnez les prochaines cartes ennemi)
creature-12 = Sleipnir (chaque dieu peut aller où il veut)
creature-13 = Tanngrisnir et Tanngnjostr (2 vies aux dieux de votre choix)
creature-14 = Urd (2 cartes quittent la roue)
creature-15 = Vedrfolnir (2 héros au Valhalla)
creature-16 = Verdandi (les dieux se partagent leurs vies)
creature-17 = Vidofnir (3 héros au Valhalla)
opponent-0 = un fils de Bergelmir
opponent-1 = le deuxième fils de Bergelmir
opponent-2 = le troisième fils de Bergelmir
opponent-3 = Skoll
opponent-4 = Hati
opponent-5 = Naglfar
opponent-6 = un serviteur de Hel
wolf-0 = Skoll
wolf-1 = Hati
rune-0 = déplacer un dieu n'importe où
rune-1 = une action d'un monde au choix
rune-2 = tourner le niveau médian
rune-3 = regagner 1 vie
stone-0 = blanche
stone-1 = verte
stone-2 = rouge
face-0 = vierge
face-1 = succès
face-2 = I
face-3 = II
face-4 = succès, perdu
face-5 = I, perdu
face-6 = II, perdu
piece-elf = un elfe
piece-die = un dé Vane
piece-life = une vie
ask-god = Choisissez un dieu. Après les joueurs viennent les dieux de soutien.
ask-next = Qui vient ensuite dans l'ordre des tours ?
ask-travel = Rejoignez-vous d'abord un compagnon de voyage ?
ask-move = Où allez-vous ?
ask-deed = Que faites-vous ?
ask-heroes = Combien de héros renvoyez-vous pour annuler des risques ?
ask-pairs = Combien de paires d'elfes annulent chacune un risque ?
ask-dice = Combien de dés Vanes lancez-vous ?
ask-reroll = Relancez-vous ?
ask-ring = Avec quel anneau relancez-vous d'abord ?
ask-elf = Changez-vous un échec avec un elfe ?
ask-help = Dépensez-vous un de vos elfes pour changer votre dé, au profit de votre compagnon d'armes ?
ask-bear = Combien de risques votre parent subit-il à votre place ?
ask-keep = Le gardez-vous ?
ask-luck = Que prenez-vous, par chance ?
ask-kin = Que prenez-vous à votre parent ?
ask-take = Combien en prenez-vous ?
ask-heal = Quel monde guérissez-vous ?
ask-level = Dans quelle pile prenez-vous ?
ask-creature = Quelle créature appliquez-vous ?
ask-world = Quel monde choisissez-vous ?
ask-iotunn = Quel Iotunn est vaincu ?
ask-fed = Qui regagne une vie ?
ask-agree = Agissez-vous là ?
ask-rune = Quelle pierre appliquez-vous ?
ask-figure = Quel dieu est déplacé ?
ask-steps = De combien tourne le niveau médian ?
ask-swap = Dans quel ordre les deux cartes reviennent-elles ?
ask-chosen = Quelle carte quitte la roue ?
ask-taker = Qui la prend ?
ask-give = Que donnez-vous ?
ask-share = À qui donnez-vous une vie ?
ask-wolf = Quel loup recule ?
god-chosen = { $god } rejoint la table.
abilities = Les dieux reçoivent leurs capacités et leurs pouvoirs.
artifact-shown = Sur la pile de niveau { $level } apparaît l'artefact { $artifact }.
round-began = Manche { $round } : chaque dieu pose une carte face cachée.
next-named = { $god } est numéro { $place } dans l'ordre des tours.
order-agreed = Ordre des tours : { $gods }.
turn-began = À { $god } de jouer.
revealed = { $god } révèle { $enemy }.
revealed-third = { $god } révèle { $enemy } pour la troisième fois : cette carte reste, les deux autres vont sous la pioche, et rien ne s'active.
activated = { $enemy } s'active !
cards-returned = { $enemy } : les deux cartes retournent à leurs pioches.
fenrir-shuffled = { $god } mélange la carte Fenrir à sa pioche.
turn-ended = Fenrir met fin au tour { $god ->
    [Odin] d'Odin
   *[other] de { $god }
}.
went = { $god } va à { $world }.
stayed = { $god } reste à { $world }.
passed = { $god } ne fait rien de plus.
level-turned = { $count ->
    [one] Le niveau médian tourne de { $count } monde.
   *[other] Le niveau médian tourne de { $count } mondes.
}
enemy-went = { $enemy } rejoint { $place }.
devastated = { $world } est dévasté.
healed = { $world } est guéri.
iotunn-awoke = { $iotunn } s'éveille : { $does }.
iotunn-beaten = { $iotunn } est hors de combat.
giants-came = { $count ->
    [one] { $count } Géant de feu rejoint Surt : { $all } sur l'échelle.
   *[other] { $count } Géants de feu rejoignent Surt : { $all } sur l'échelle.
}
giants-sent = { $count ->
    [0] { $god } ne renvoie aucun Géant de feu : il en reste { $all } sur l'échelle.
    [one] { $god } renvoie { $count } Géant de feu : il en reste { $all } sur l'échelle.
   *[other] { $god } renvoie { $count } Géants de feu : il en reste { $all } sur l'échelle.
}
anonymous-came = { $count ->
    [one] { $count } Anonyme va chez Hel : { $all } sur l'échelle.
   *[other] { $count } Anonymes vont chez Hel : { $all } sur l'échelle.
}
anonymous-sent = { $count ->
    [0] { $god } ne renvoie aucun Anonyme : il en reste { $all } sur l'échelle.
    [one] { $god } renvoie { $count } Anonyme : il en reste { $all } sur l'échelle.
   *[other] { $god } renvoie { $count } Anonymes : il en reste { $all } sur l'échelle.
}
island-drowned = Iormungand atteint l'île { $island }.
serpent-back = Iormungand recule sur l'île { $island }.
lost-life = { $count ->
    [one] { $god } perd { $count } vie.
   *[other] { $god } perd { $count } vies.
}
gained-life = { $count ->
    [one] { $god } regagne { $count } vie.
   *[other] { $god } regagne { $count } vies.
}
took-elves = { $count ->
    [one] { $god } prend { $count } elfe.
   *[other] { $god } prend { $count } elfes.
}
took-vanir = { $count ->
    [one] { $god } prend { $count } dé Vane.
   *[other] { $god } prend { $count } dés Vanes.
}
took-artifact = { $god } prend { $artifact }.
heroes-called = { $count ->
    [one] { $count } héros rejoint le Valhalla : { $all } au total.
   *[other] { $count } héros rejoignent le Valhalla : { $all } au total.
}
handed = { $god } donne { $what } à { $other }.
handed-artifact = { $god } donne { $artifact } à { $other }.
fights-enemy = { $god } combat { $enemy }.
fights-iotunn = { $god } combat { $iotunn }.
fights-opponent = { $god } combat { $opponent }.
duels = { $god } affronte { $enemy } en duel.
felled = { $enemy } disparaît pour de bon.
fell-servant = Le serviteur de Hel a une force de { $value }.
risks-faced = { $count ->
    [one] { $god } subit { $count } risque.
   *[other] { $god } subit { $count } risques.
}
risks-cancelled = { $god } n'a plus de risque à subir.
heroes-spent = { $count ->
    [one] { $count } héros retourne à Midgard.
   *[other] { $count } héros retournent à Midgard.
}
pairs-spent = { $count ->
    [one] { $god } renvoie { $elves } elfes : { $count } risque annulé.
   *[other] { $god } renvoie { $elves } elfes : { $count } risques annulés.
}
god-die-fell = { $god } lance le dé de dieu : { $face }.
god-die-fell-again = { $god } relance le dé de dieu : { $face }.
comrade-die-fell = { $god } lance son dé de dieu pour { $other } : { $face }.
vanir-die-fell = { $god } lance un dé Vane : { $face }.
die-taken-up = { $god } reprend un dé pour le relancer : { $face }.
thrown = { $count ->
    [0] Le jet de dés n'annule aucun risque pour { $god }.
    [one] Le jet de dés annule { $count } risque pour { $god }.
   *[other] Le jet de dés annule { $count } risques pour { $god }.
}
thrown-again = { $count ->
    [one] Après la relance, { $god } annule { $count } risque.
   *[other] Après la relance, { $god } annule { $count } risques.
}
elf-turned-vanir = { $god } dépense un elfe : un dé Vane raté devient un succès.
elf-turned-god-die = { $god } dépense un elfe : le dé de dieu raté devient un succès.
comrade-helped = { $god } dépense un elfe : le dé lancé pour { $other } devient un succès.
kept = { $god } garde { $what }.
elves-home = { $count ->
    [one] { $god } renvoie { $count } elfe à Alfheim.
   *[other] { $god } renvoie { $count } elfes à Alfheim.
}
dice-lost = { $count ->
    [one] { $god } perd { $count } dé Vane.
   *[other] { $god } perd { $count } dés Vanes.
}
dice-taken-back = { $god } reprend tous les dés.
creature-drawn = { $god } pioche : { $creature }.
creature-helps = { $god } appelle une créature : { $creature }.
card-seen = { $god } retourne { $card }.
cards-ordered = { $god } remet { $first } dessus, puis { $second }.
card-left-wheel = { $card } quitte la roue et va sous la pioche { $god ->
    [Odin] d'Odin
   *[other] de { $god }
}.
stone-fell = { $god } lance la pierre { $stone } : { $rune }.
gnawed = Nidhogg atteint l'icône { $icon } sur { $all }.
goal-reached = Le but de la page est atteint !
page-turned = La page se tourne : page { $page }.
saga-acted = { $god } fait une action de saga.
promises-laid = Neuf promesses sont posées face cachée, une par monde.
oath-sworn = Un serment est prêté à { $world }.
betrayal-shown = Une trahison est révélée à { $world } !
son-entered = Un fils de Bergelmir entre à { $world }.
sons-climbed = Les fils de Bergelmir montent.
son-beaten = { $opponent } est repoussé à { $world }.
son-slain = Un fils de Bergelmir est tué.
wolves-set = Les deux loups sont sur la case { $space }.
wolf-ran = { $wolf } est sur la case { $space }.
servants-laid = { $count } serviteurs de Hel sont posés face cachée.
servant-beaten = Le serviteur de Hel à { $world } est vaincu : il en reste { $left }.
naglfar-sailed = Naglfar vogue vers { $world }.
won = { $ending }
defeated = { $ending }
outcome-victory-tree = Victoire : Nidhogg a atteint l'Arbre, Yggdrasil tient debout.
outcome-victory-vigrid = Victoire dans la plaine de Vigrid.
outcome-defeat-life = Défaite : un dieu a perdu sa dernière vie.
outcome-defeat-hel = Défaite : Hel est montée au-delà du niveau supérieur.
outcome-defeat-surt = Défaite : Surt est monté au-delà du niveau supérieur.
outcome-defeat-giants = Défaite : il ne restait plus assez de Géants de feu.
outcome-defeat-iotunns = Défaite : il ne restait plus d'Iotunn à éveiller.
outcome-defeat-serpent = Défaite : Iormungand a noyé la dernière île.
outcome-defeat-anonymous = Défaite : il ne restait plus assez d'Anonymes.
outcome-defeat-markers = Défaite : il ne restait plus de marqueur pour un monde dévasté.
outcome-defeat-dead-tree = Défaite : Nidhogg a atteint l'Arbre mort.
outcome-defeat-sons = Défaite : un fils de Bergelmir est monté au-delà du niveau supérieur.
outcome-defeat-wolves = Défaite : un loup a attrapé le soleil ou la lune.
outcome-defeat-naglfar = Défaite : Naglfar a vogué au-delà du niveau supérieur.
outcome-defeat-bifrost = Défaite : Surt est à Asgard.
option-saga = Quelles pages du Livre des Sagas : le jeu de base, ou une saga de la campagne.
option-gods = Les dieux dans l'ordre des places, puis les dieux de soutien ; les autres sont choisis à table.
option-charts = Les fiches d'expérience d'une campagne, telles que son registre les note.
option-memory = Faut-il montrer ce que l'on sait des paquets ennemis, ou s'en remettre à votre mémoire ? Les robots, eux, se souviennent toujours.
choice-memory-shown = montré
choice-memory-hidden = à retenir
choice-saga-easy = Jeu de base, facile
choice-saga-hard = Jeu de base, difficile
choice-saga-baldr = Saga 1 : le meurtre de Baldr
choice-saga-fimbulvetr = Saga 2 : Fimbulvetr
choice-saga-managarm = Saga 3 : les Managarms
choice-saga-naglfar = Saga 4 : l'appareillage de Naglfar
choice-saga-bifrost = Saga 5 : la chute du Bifrost
choice-saga-vigrid = Saga 6 : la bataille de Vigrid
story-baldr-1 = Baldr a rêvé sa propre mort, et Frigg parcourt les mondes pour que toute chose jure de l'épargner. La pierre jure, le fer jure, le feu jure. Mais dans quelques-uns des neuf mondes, le serment n'est qu'une voix, et derrière elle Loki sourit. Chaque promesse que vous retournez peut mentir ; chacune que vous négligez envoie un mort sans nom à Hel.
story-baldr-2 = Le gui était trop jeune pour jurer. Baldr repose sur son navire, le bûcher est dressé, et nul ne trouve les mots pour l'allumer. Là où une promesse fut trahie, le chagrin se retourne contre vous. Frappez Loki maintenant, et le serpent ronge plus vite la racine ; épargnez-le, et il grandit à chaque mensonge.
story-fimbulvetr-1 = Le premier hiver vient de partout à la fois, et aucun été ne le suit. D'Iotunheim, un fils de Bergelmir gravit l'arbre, et là où il se tient rien ne se fait plus. Un dieu seul ne peut que le repousser ; il en faut deux pour l'abattre. Laissez-le, et le froid compte ses morts.
story-fimbulvetr-2 = Le deuxième hiver. Des frères s'entretuent pour un sac d'orge, et les puits de Midgard sont de pierre. Un autre fils a entendu tomber son frère, ou a entendu qu'il vit encore. Vous pouvez envoyer des héros enterrer les morts ; mais qui sera près de vous quand la glace montera les marches ?
story-fimbulvetr-3 = Le troisième hiver, le dernier que l'on comptera. Les étincelles de Surt sont la seule chaleur qui reste, et des dieux commencent à y tendre les mains. Tenez les mondes du milieu jusqu'au passage de Nidhogg. Éteignez le feu, et vous gelez ; laissez-le brûler, et vous savez qui vient avec lui.
story-managarm-1 = Skoll est si près du soleil que les chevaux sentent son odeur ; l'haleine de Hati embue la lune. Chaque carte de Fenrir est un hurlement de leur père, et à chaque hurlement ils bondissent. Du haut des murs d'Asgard, vos elfes peuvent leur jeter de la viande. Mais vous avez peu d'elfes, et les loups ont toujours eu faim.
story-managarm-2 = Maintenant Loki les siffle aussi. Le ciel vacille ; récoltes et hommes meurent d'une heure à l'autre. Les loups ont goûté la lumière et en sont plus forts. Qui reste à Asgard pour les chasser n'est pas là où Hel et Surt montent.
story-naglfar-1 = À Niflheim, on bâtit un navire avec les ongles des morts. Quatre serviteurs de Hel apportent ce qui manque : Ganglati, Ganglot, Modgud et le chien Garm. Vous ne saurez qui attend où qu'en frappant. Chacun que vous manquez est une planche de plus, et les mondes du bas en empestent.
story-naglfar-2 = Naglfar flotte. Chaque fois que le serpent remue, le flot hisse le navire d'un monde, et il dévaste ce qu'il rencontre. Moins vous avez abattu de serviteurs, plus ses bords sont hauts. Repoussez-le à Niflheim, encore et encore : il ne sombre jamais, il attend la vague suivante.
story-bifrost-1 = Heimdall a vu rougir le sud. Cinq héros doivent donner leur souffle au cor, à Asgard, et chaque héros dans le cor en est un qui ne se battra pas. Tant que le pont tient, Midgard est à un pas. Attendez trop, et vous entendrez le cor du mauvais côté.
story-bifrost-2 = Le pont se rompt sous les fils de Muspell. Ceux de Midgard lèvent les yeux, ceux d'Asgard les baissent, et il n'y a plus entre eux que l'air qui brûle. Si Surt met le pied à Asgard, tout est fini. À Midgard, vous pouvez vous jeter sur ses géants ; chaque fois il en coûte du sang, et chaque fois ils sont plus nombreux.
story-vigrid-1 = Cent lieues de chaque côté, et pas un pied de vide. Loki a rompu sa chaîne, Fenrir son ruban. Chassez-les tous deux dans la Cage avant que les rangs se referment, ou combattez-les là où ils l'auront choisi. Qui que vous envoyiez contre le loup, il faut qu'un autre affronte le menteur.
story-vigrid-2 = Chacun sait qui les Nornes ont promis à qui : Odin au loup, Thor au serpent, Freyr au feu, Heimdall à Loki. Un duel sur Vigrid ôte un ennemi pour toujours, et se paie en vie. Vous pouvez refuser votre destin. Alors l'ennemi demeure, et Nidhogg atteint l'Arbre mort.
text-ours = Cette saga est de notre invention : nous ne connaissons pas le Livre des Sagas imprimé.
choice-gods-freyr = Freyr
choice-gods-freyia = Freyia
choice-gods-frigg = Frigg
choice-gods-heimdall = Heimdall
choice-gods-odin = Odin
choice-gods-thor = Thor
choice-gods-tyr = Tyr
choice-charts-none = Aucune : pas de campagne
do-nothing = Ne rien faire
do-yes = Oui
do-no = Non
do-keep = Garder { $what }
do-stay = Rester à { $world }
do-go = Aller à { $world }
do-act-penalty = Agir à { $world }, avec pénalité
do-act-normal = Agir à { $world }
do-act-bonus = Agir à { $world }, avec bonus
do-heal-here = { $count ->
    [one] Guérir { $world } pour { $count } vie
   *[other] Guérir { $world } pour { $count } vies
}
do-heal = Guérir { $world }
do-frigg-heals = Regagner une vie, au lieu de l'étape 3
do-frigg-gives = Donner une vie, au lieu de l'étape 3
do-fight = { $count ->
    [one] Combattre { $target } ({ $count } risque)
   *[other] Combattre { $target } ({ $count } risques)
}
do-fight-unknown = Combattre { $target } (risques inconnus)
do-duel = { $count ->
    [one] Affronter { $target } en duel ({ $count } risque) : l'éliminer pour de bon
   *[other] Affronter { $target } en duel ({ $count } risques) : l'éliminer pour de bon
}
do-vain = { $what } : rien à gagner
do-saga-flip = Action de saga : demander le serment d'ici
do-saga-send-anonymous = Action de saga : renvoyer { $heroes } héros, libérer jusqu'à { $count } { $count ->
    [one] Anonyme
   *[other] Anonymes
}
do-saga-send-giants = Action de saga : subir { $risks } { $risks ->
    [one] risque
   *[other] risques
}, renvoyer jusqu'à { $count } { $count ->
    [one] Géant de feu
   *[other] Géants de feu
}
do-saga-wolf-back = Action de saga : renvoyer { $elves } { $elves ->
    [one] elfe
   *[other] elfes
}, faire reculer un loup
do-saga-achieve = Action de saga : renvoyer { $heroes } héros, sonner du cor
do-saga-other = Action de saga
do-reroll-god = Relancer le dé de dieu
do-reroll-face = Reprendre un dé montrant { $face }
do-ring = D'abord { $artifact }
do-heroes-early = { $count ->
    [one] { $count } héros tout de suite (après le jet, vous sauriez s'il le faut)
   *[other] { $count } héros tout de suite (après le jet, vous sauriez combien il en faut)
}
do-regain = { $count ->
    [one] { $count } vie
   *[other] { $count } vies
}
do-regain-fewer = { $count ->
    [0] Aucune vie (vous avez droit à { $most })
    [one] { $count } vie (vous avez droit à { $most })
   *[other] { $count } vies (vous avez droit à { $most })
}
do-call = { $count ->
    [one] { $count } héros va au Valhalla
   *[other] { $count } héros vont au Valhalla
}
do-call-fewer = { $count ->
    [0] Aucun héros (vous avez droit à { $most })
    [one] { $count } héros va au Valhalla (vous avez droit à { $most })
   *[other] { $count } héros vont au Valhalla (vous avez droit à { $most })
}
do-send-giants = { $count ->
    [one] { $count } Géant de feu rentre
   *[other] { $count } Géants de feu rentrent
}
do-send-giants-fewer = { $count ->
    [0] Aucun Géant de feu (vous avez droit à { $most })
    [one] { $count } Géant de feu rentre (vous avez droit à { $most })
   *[other] { $count } Géants de feu rentrent (vous avez droit à { $most })
}
do-send-anonymous = { $count ->
    [one] { $count } Anonyme rentre
   *[other] { $count } Anonymes rentrent
}
do-send-anonymous-fewer = { $count ->
    [0] Aucun Anonyme (vous avez droit à { $most })
    [one] { $count } Anonyme rentre (vous avez droit à { $most })
   *[other] { $count } Anonymes rentrent (vous avez droit à { $most })
}
do-no-more = S'arrêter là
do-elf-vanir = Changer un dé Vane
do-elf-god = Changer le dé de dieu
do-luck-elf = Un elfe
do-luck-lost = Un dé Vane qui serait perdu
do-luck-die = Un dé Vane
do-piece = { $god } : { $what }
do-gives-life = { $god } donne une vie à { $other }
do-artifact = { $artifact }
do-level = { $artifact } (niveau { $level })
do-who = { $god }
do-world = { $world }
do-world-of = Rejoindre { $god } ({ $world })
do-iotunn = { $iotunn } ({ $does })
do-stone = La pierre { $stone } : { $rune }
do-order-keep = { $first } dessus, puis { $second }
card = { $enemy } ({ $god })
text-level-0 = Niveau supérieur
text-level-1 = Niveau médian
text-level-2 = Niveau inférieur
text-column = colonne { $column }
text-devastated = dévasté
text-blocked = bloqué
board-blocked-by = bloqué par { $iotunn }
text-promise-1 = promesse face cachée
text-promise-2 = trahison
text-promise-3 = serment prêté
text-strength = { $enemy } ({ $count })
text-cage = Dans la Cage :
text-elves = { $count ->
    [one] { $count } elfe
   *[other] { $count } elfes
}
text-vanir = { $count ->
    [one] { $count } dé Vane
   *[other] { $count } dés Vanes
}
text-heroes = { $count } héros au Valhalla
text-island = Iormungand : île { $island } sur { $all }
text-giants = { $count ->
    [one] { $count } Géant de feu sur l'échelle
   *[other] { $count } Géants de feu sur l'échelle
}
text-anonymous = { $count ->
    [one] { $count } Anonyme sur l'échelle
   *[other] { $count } Anonymes sur l'échelle
}
text-creatures = { $count ->
    [one] { $count } carte Créature
   *[other] { $count } cartes Créature
}
text-life = { $life ->
    [one] { $life } vie sur { $most }
   *[other] { $life } vies sur { $most }
}
text-support = dieu de soutien
text-deck = pioche depuis le dessus : connues { $known }, inconnues { $unseen }, connues { $under }
text-known = cartes connues :
text-unseen = inconnues :
text-laid = une carte est face cachée sur la roue
text-wheel = Roue :
text-empty = vide
text-round = Manche { $round }
text-saga = page { $page }. Nidhogg sur l'icône { $icon } :
text-icon-0 = simple
text-icon-1 = Arbre
text-icon-2 = Arbre mort
text-icon-3 = page
text-icon-4 = effet
text-wolves = Skoll case { $skoll }, Hati case { $hati } sur { $all }
text-servants = Forces des serviteurs de Hel qui restent :
text-dice = Dés sur la table :
text-god-die = dé de dieu
text-risks = { $count ->
    [one] { $god } subit { $count } risque
   *[other] { $god } subit { $count } risques
}
text-tops = Artefacts visibles :
text-drawn = Créatures piochées :
text-comrade = Compagnon d'armes :
text-kin = Parent :
text-lucky = Compagnon chanceux :
text-travel = Compagnon de voyage :
text-success = succès
text-felled = Éliminés pour de bon :
text-reserve-life = Vies en réserve : { $count }
text-decks = Cartes Iotunn restantes : { $iotunns }. Créatures défaussées : { $gone }
text-active = Actif : { $god }

## Les pages du Livre des Sagas

text-goal = But :
text-trigger = Première carte { $enemy } sur la roue :
goal-1 = les six serments sont prêtés
goal-2 = un fils est tué : combattez-le avec un autre dieu à vos côtés
goal-3 = les deux loups sur la première case
goal-4 = il ne reste aucun serviteur de Hel
goal-5 = Loki et Fenrir tous deux dans la Cage
goal-action = l'action de saga de cette page
page-duels = Un combat peut être un duel ({ $risks } risques de plus), qui élimine l'ennemi pour de bon ; { $count } ennemis éliminés font gagner la partie
page-wolves = Force des loups : { $count }
page-betrayals = Loki gagne 1 de force par trahison visible
page-hurry = Loki, battu pour la première fois, fait avancer Nidhogg
page-naglfar = Naglfar compte comme un ennemi, de force 3 et 1 de plus par serviteur restant
page-bifrost-open = Bifrost relie Asgard et Midgard
page-bifrost-burnt = Bifrost a brûlé : nul ne passe entre Asgard et Midgard
page-surt = Surt est plus fort de { $count }
page-surt-in-asgard = Défaite si Surt arrive à Asgard
order-iotunn = Iotunns éveillés : { $count }
order-giants = Géants de feu : +{ $count }
order-anonymous = Anonymes : +{ $count }
order-anonymous-per-oath = Anonymes par serment manquant : +{ $count }
order-life-each = chaque dieu : vie -{ $count }
order-life-upper = chaque dieu du niveau supérieur : vie -{ $count }
order-life-middle = chaque dieu du niveau médian : vie -{ $count }
order-life-lower = chaque dieu du niveau inférieur : vie -{ $count }
order-life-betrayed = chaque dieu près d'une trahison : vie -{ $count }
order-life-you = le dieu actif : vie -{ $count }
order-heal-each = chaque dieu : vie +{ $count }
order-son = un fils de Bergelmir entre à Iotunheim
order-sons-climb = chaque fils monte
order-wolves = les deux loups sur la case { $count }
order-wolves-run = les deux loups : +{ $count }
order-far-wolf-runs = le loup de tête : +{ $count } (les deux s'ils sont à égalité)
order-wolf-back = un loup : -{ $count }
order-servants = quatre serviteurs de Hel, face cachée
order-naglfar = Naglfar est à Niflheim
order-naglfar-climbs = Naglfar monte
order-fenrir-out = Fenrir quitte la Cage
order-loki-out = Loki est à Vanaheim
order-loki-comes = Loki rejoint le dieu actif
order-promises = neuf promesses, face cachée
order-flip = la promesse est retournée
order-send-anonymous = jusqu'à { $count } { $count ->
    [one] Anonyme renvoyé
   *[other] Anonymes renvoyés
}
order-send-giants = jusqu'à { $count } { $count ->
    [one] Géant de feu renvoyé
   *[other] Géants de feu renvoyés
}
order-achieve = le but est atteint

# On the drawn board; the summary; the guided first game.

board-round = Manche
board-page = page { $page }
board-iotunns = { $count ->
    [one] { $count } Iotunn éveillé
   *[other] { $count } Iotunns éveillés
 }
board-cage = { $count ->
    [one] La Cage : il reste { $count } marqueur de dévastation
   *[other] La Cage : il reste { $count } marqueurs de dévastation
 }
board-lands = À sa prochaine activation, { $enemy } arriverait à { $world }.
board-lands-ruin = À sa prochaine activation, { $enemy } arriverait à { $world } et le dévasterait.
board-lands-beyond = À sa prochaine activation, { $enemy } dépasserait le niveau supérieur : défaite.
board-one-away = à une carte
board-one-from-defeat = une carte, et c'est perdu
board-awakes = Si { $enemy } s'active
board-calm = Aucun ennemi n'est à une carte.
board-next = Ce qui va arriver
board-alike = À cette page, tous les dieux se jouent de la même façon : prenez celui qui vous plaît.
board-next-goes = vers { $world }
board-next-devastates = { $world } dévasté
board-next-turns = niveau médian tourné
board-next-giants = Géants de feu { $count }/{ $of }
board-next-island = île { $count }/{ $of }
board-next-anonymous = Anonymes { $count }/{ $of }
board-next-life = { $god } : -{ $count } vie
board-next-iotunn = Iotunns { $count }/{ $of }
board-next-gnaws = Nidhogg avance d'un pas dans le livre : { $icon }
board-next-ends = fin du tour
board-next-defeat = défaite
board-dangers = Ce qui menace de tout perdre
board-danger-enemy = { $count ->
    [one] { $enemy } : encore une activation et tout est perdu
   *[other] { $enemy } : encore { $count } activations et tout est perdu
 }
board-danger-life = { $count ->
    [one] Il reste { $count } vie à { $god }
   *[other] Il reste { $count } vies à { $god }
}
board-danger-markers = { $count ->
    [one] Encore un monde dévasté et tout est perdu
   *[other] Encore { $count } mondes dévastés et tout est perdu
 }
board-danger-wolves = { $count ->
    [one] Un loup est à { $count } case de sa proie
   *[other] Un loup est à { $count } cases de sa proie
 }
board-danger-sons = { $count ->
    [one] Un fils de Bergelmir : encore une montée et tout est perdu
   *[other] Un fils de Bergelmir : encore { $count } montées et tout est perdu
 }
board-danger-naglfar = { $count ->
    [one] Naglfar : encore une montée et tout est perdu
   *[other] Naglfar : encore { $count } montées et tout est perdu
 }
board-short-markers = ruines
board-short-wolves = loups
board-short-sons = fils
board-short-naglfar = Naglfar
board-victory = Victoire : encore { $count } pas de Nidhogg jusqu'à l'Arbre
board-story = L'histoire
board-victory-later = L'Arbre n'est pas sur cette page : il faut la traverser pour passer à la suivante.
board-risks = { $count ->
    [one] { $count } risque à subir
   *[other] { $count } risques à subir
 }
board-wake = { $share } % de chances que cette carte active un ennemi
board-safe = { $share } % de chances qu'il ne reste aucun risque
board-played = a joué cette manche
board-place = numéro { $place } dans l'ordre des tours
board-faces-god = Faces du dé de dieu qui comptent comme succès
board-faces-vanir = Faces des dés Vanes qui comptent comme succès
board-all = tous
board-in = { $world } : { $what }
board-trigger = Première carte { $enemy } sur la roue : { $what }
board-goal-oaths = But : les six serments
board-goal-achieved = But : tuer un fils de Bergelmir, à deux dieux
board-goal-horn = But : sonner du cor
board-goal-wolves-home = But : les deux loups sur leur première case
board-goal-no-servants = But : plus aucun serviteur de Hel
board-goal-caged = But : Loki et Fenrir tous deux dans la Cage
board-goal-reward = { $goal } ; alors { $reward }
board-bifrost-open = Bifrost : on peut toujours aller d'Asgard à Midgard et retour
board-bifrost-burnt = Bifrost a brûlé : nul dieu ne passe entre Asgard et Midgard
board-surt-plus = Force de Surt : { $count } de plus
board-surt-in-asgard = Si Surt arrive à Asgard, la partie est perdue
board-betrayals-arm-loki = Loki gagne 1 de force par trahison
board-loki-hurries-nidhogg = La première fois que Loki est battu, Nidhogg avance d'une icône
board-naglfar-is-enemy = Naglfar est un ennemi, de force 3, plus 1 par serviteur restant
board-duels = Duels : 2 risques de plus, et l'ennemi est éliminé pour de bon. Victoire : 3 ennemis éliminés (4 à trois joueurs ou plus)
board-order-iotunn = { $count ->
    [one] { $count } Iotunn s'éveille
   *[other] { $count } Iotunns s'éveillent
 }
board-order-giants = { $count ->
    [one] { $count } Géant de feu rejoint Surt
   *[other] { $count } Géants de feu rejoignent Surt
 }
board-order-anonymous = { $count ->
    [one] { $count } Anonyme rejoint Hel
   *[other] { $count } Anonymes rejoignent Hel
 }
board-order-anonymous-per-oath = { $count ->
    [one] { $count } Anonyme rejoint Hel par serment manquant
   *[other] { $count } Anonymes rejoignent Hel par serment manquant
}
board-order-life-each = { $count ->
    [one] chaque dieu perd { $count } vie
   *[other] chaque dieu perd { $count } vies
}
board-order-life-upper = { $count ->
    [one] chaque dieu du niveau supérieur perd { $count } vie
   *[other] chaque dieu du niveau supérieur perd { $count } vies
}
board-order-life-middle = { $count ->
    [one] chaque dieu du niveau médian perd { $count } vie
   *[other] chaque dieu du niveau médian perd { $count } vies
}
board-order-life-lower = { $count ->
    [one] chaque dieu du niveau inférieur perd { $count } vie
   *[other] chaque dieu du niveau inférieur perd { $count } vies
}
board-order-life-betrayed = { $count ->
    [one] chaque dieu près d'une trahison perd { $count } vie
   *[other] chaque dieu près d'une trahison perd { $count } vies
}
board-order-life-you = { $count ->
    [one] le dieu actif perd { $count } vie
   *[other] le dieu actif perd { $count } vies
}
board-order-heal-each = { $count ->
    [one] chaque dieu regagne { $count } vie
   *[other] chaque dieu regagne { $count } vies
}
board-order-son = un fils de Bergelmir entre à Iotunheim
board-order-sons-climb = chaque fils de Bergelmir monte
board-order-wolves = les loups sont placés sur leurs pistes
board-order-wolves-run = { $count ->
    [one] les deux loups avancent de { $count } case
   *[other] les deux loups avancent de { $count } cases
 }
board-order-far-wolf-runs = { $count ->
    [one] le loup de tête avance de { $count } case ; les deux s'ils sont à égalité
   *[other] le loup de tête avance de { $count } cases ; les deux s'ils sont à égalité
 }
board-order-wolf-back = un loup recule
board-order-servants = les serviteurs de Hel sont posés face cachée
board-order-naglfar = Naglfar est à Niflheim
board-order-naglfar-climbs = Naglfar monte
board-order-fenrir-out = Fenrir sort de la Cage
board-order-loki-out = Loki se tient à Vanaheim
board-order-loki-comes = Loki vient près du dieu actif
board-order-promises = un jeton de promesse est posé dans chaque monde
board-order-flip = la promesse de ce monde est retournée
board-order-send-anonymous = jusqu'à { $count } { $count ->
    [one] Anonyme renvoyé
   *[other] Anonymes renvoyés
}
board-order-send-giants = jusqu'à { $count } { $count ->
    [one] Géant de feu renvoyé
   *[other] Géants de feu renvoyés
}
board-order-achieve = le but est atteint
summary-1 = Jusqu'à cinq dieux défendent ensemble l'arbre aux neuf mondes ; on gagne ou on perd tous.
summary-2 = Victoire : Nidhogg atteint l'Arbre sur la page de la saga.
summary-3 = Défaite : un dieu n'a plus de vie, ou l'effet d'un ennemi ne peut s'appliquer.
summary-4 = Trois niveaux de trois mondes. On va le long du niveau ou de la colonne ; le niveau médian tourne.
summary-5 = À chaque manche, chaque dieu pose une carte Ennemi face cachée, puis on choisit l'ordre des tours.
summary-6 = Un tour : révélez votre carte, déplacez-vous, puis combattez ou agissez.
summary-7 = La première carte d'un ennemi attend sur la roue ; la seconde l'active. Voyez qui est à une carte.
summary-8 = Hel et Surt montent, Loki éveille des Iotunns, Iormungand noie des îles, Fenrir mord, Nidhogg avance.
summary-9 = Deux ennemis dans un monde le dévastent : on ne peut plus que le guérir, et Fenrir grandit.
summary-10 = Un combat est toujours gagné ; la force dit combien de risques vous subissez.
summary-11 = Annulez les risques : héros, puis dé de dieu et dés Vanes, puis elfes ; le reste coûte des vies.
summary-12 = Agir près d'un autre dieu donne un bonus, près d'un ennemi une pénalité : allez par deux.
guide-welcome = Bienvenue sur l'Arbre-Monde ! Vous gagnez ou perdez tous ensemble. Choisissez d'abord votre dieu : dans cette partie facile, tous se valent.
guide-tree = Voici le chemin de la victoire : le dragon Nidhogg suit cette rangée, et quand il atteint l'Arbre vert, vous avez tenu. Ses cartes l'y mènent.
guide-lose = Et voici celui de la défaite : un dieu perd sa dernière vie, ou l'effet d'un ennemi ne peut plus s'appliquer. La liste à droite montre ce qui est le plus proche.
guide-next = Chaque dieu a posé une carte face cachée. Vous fixez l'ordre des tours, un dieu après l'autre, avant qu'aucune ne soit révélée. Le pourcentage d'une fiche : la chance que sa carte active un ennemi.
guide-wheel = Chaque tour commence par une carte Ennemi. La première d'un ennemi reste sur la roue ; la seconde l'active. Ce qui brille est à une carte. Survolez un ennemi pour lire ce qu'il fait.
guide-activated = La seconde carte active l'ennemi. Voyez son effet ; les deux cartes retournent sous leurs pioches, et les fiches s'en souviennent.
guide-hel = Hel est montée d'un monde, et le dieu actif a perdu une vie. Si elle est activée au niveau supérieur, tout est perdu : repoussez-la à temps.
guide-surt = Surt est monté d'un monde avec deux Géants de feu : ils le rendent plus fort. Muspellheim les renvoie.
guide-loki = Loki est venu près du dieu actif et a éveillé un Iotunn. Battu, il va dans la Cage ; chaque Iotunn éveillé le rend plus fort.
guide-serpent = Iormungand a nagé d'une île et envoyé des Anonymes à Hel, ce qui la rend plus forte. Battu à Midgard, il recule d'une île.
guide-wolf = Fenrir : hors de la Cage, il va à Asgard ; une fois dehors, il mord : trois vies de moins, et le tour est fini. Ramenez-le dans la Cage.
guide-move = Où allez-vous ? Les mondes éclairés sont à portée : sur votre niveau ou votre colonne. Chaque monde offre quelque chose : survolez-le, ou touchez-le, pour lire quoi.
guide-first = Pour commencer, allez à Alfheim : les elfes vous sauveront quand les dés échouent. Vanaheim donne des dés, Midgard des héros, Nidavellir des artefacts.
guide-deed = À présent, votre devoir : cliquez sur votre monde pour y agir, ou sur un ennemi présent pour le combattre. Son chiffre est sa force, et le risque pour vous.
guide-fought = Un combat est toujours gagné : l'ennemi recule, Hel et Surt chez eux en bas, Loki et Fenrir dans la Cage. Les dés servent aux risques qu'il a coûtés.
guide-risks = Un combat est toujours gagné, mais amène des risques. Chaque héros en annule un et rentre. Gardez-en pour un ennemi fort.
guide-dice = Lancez des dés Vanes avec votre dé de dieu. Une étoile annule un risque ; un dé fléché rentre après le jet.
guide-elf = Un elfe change un dé raté en succès. Ce qui reste ensuite vous coûte des vies.
guide-take = Combien en prenez-vous ? Près d'un autre dieu davantage, près d'un ennemi moins.
guide-turns = Le niveau médian a tourné, avec tout ce qu'il porte. Les échelles dorées montrent les colonnes du moment.
guide-lands = La petite ombre fléchée montre où Hel ou Surt arriverait. Repoussez-les avant le niveau supérieur.
guide-devastated = Un monde est dévasté : deux ennemis s'y trouvaient. On ne peut que le guérir : sur place pour 2 vies, ou d'Asgard avec des risques.
guide-iotunn = Un Iotunn s'est éveillé. Il bloque un monde, protège un ennemi ou interdit une aide ; sa force n'est que de 2.
guide-life = Un dieu n'a presque plus de vie. Protégez-le : repoussez ce qui le menace, ou combattez à sa place.
guide-creature = Une créature aide une fois. Choisissez-en une ; toutes les cartes tirées quittent la partie.
guide-artifact = Les artefacts restent à vous. Le niveau 2 annule des risques au combat ; le niveau 3 change vos possibilités.
guide-nidhogg = Nidhogg a fait un pas. La victoire approche, mais certaines icônes frappent en chemin.
guide-won = Victoire ! Vous connaissez l'arbre. Essayez la page difficile, où chaque dieu a un pouvoir, ou la campagne de six sagas.
guide-lost = Cette fois l'arbre est tombé ; la ligne ci-dessus dit pourquoi. La prochaine fois, allez par deux, battez qui est à une carte, et gardez elfes et dés pour un ennemi fort.

## La campagne

campaign-about = Six sagas l'une après l'autre. Les dieux gagnent de l'expérience dans la victoire comme dans la défaite, et grandissent de partie en partie.
campaign-roles = Dieux : d'abord ceux des joueurs dans l'ordre des places, puis les dieux de soutien. Un joueur seul en prend deux, deux joueurs un.
row-elves = Elfes au début d'une partie
row-vanir = Dés Vanes au début d'une partie
row-god = Succès sur le dé de dieu
row-dice = Succès sur les dés Vanes
row-comrade = Compagnon d'armes : ajoute un dé aux jets
row-kin = Parent : partage les réserves
row-lucky = Compagnon chanceux
row-travel = Compagnon de voyage

## Refusé avant la partie

refused-most-gods = Cette partie compte { $most } dieux au plus, et non { $count }.
refused-gods = { $players ->
    [one] Un joueur a besoin d'un dieu
   *[other] { $players } joueurs ont besoin de { $players } dieux
} et { $supports ->
    [0] d'aucun dieu de soutien.
    [1] d'un dieu de soutien.
   *[other] de { $supports } dieux de soutien.
}
refused-no-saga = Cette campagne est gagnée : il ne reste aucune saga.
refused-price = La case suivante coûte { $price } d'expérience ; il y en a { $xp }.
refused-no-box = Toutes les cases de cette ligne sont cochées ou barrées.
refused-other-god = Il faut un autre dieu de la campagne, qui ne figure pas encore dans cette ligne.

## Ce que compte un conseil

hint-more-lives = plus de vie pour les dieux
hint-less-lives = moins de vie pour les dieux
hint-more-heroes = plus de héros au Valhalla
hint-less-heroes = moins de héros au Valhalla
hint-more-helpers = plus d'elfes et de dés
hint-less-helpers = moins d'elfes et de dés
hint-more-artifacts = plus d'artefacts
hint-less-artifacts = moins d'artefacts
hint-more-iotunns = plus d'Iotunns éveillés
hint-less-iotunns = moins d'Iotunns éveillés
hint-more-ruins = plus de mondes dévastés
hint-less-ruins = moins de mondes dévastés
hint-more-ladders = des échelles plus remplies
hint-less-ladders = des échelles moins remplies
hint-more-heights = Hel et Surt plus haut dans l'arbre
hint-less-heights = Hel et Surt plus bas dans l'arbre
hint-more-serpent = Iormungand plus avancé
hint-less-serpent = Iormungand moins avancé
