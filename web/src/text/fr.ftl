### Les mots de la halle.

## La porte

slogan = cinq jeux nordiques à une même table
welcome = Prenez place à Gladsheim
welcome-more = Cinq jeux de dieux, de géants et de runes. Pas de compte : un nom, et un lien pour vos amis.
play-now = Jouer
set-a-table = Dresser une table
first-game = Première partie, guidée
coach = Le guide
coach-next = Suite
coach-done = Compris
coach-back = Relire la phrase précédente
coach-forward = Revenir
coach-away = Assez : renvoyer le guide
on-one-page = En une page
my-tables = Mes tables
my-campaigns = Campagnes
table-over = La partie est finie.
table-waits = En attente de joueurs
table-goes-on = En cours
table-gone = Cette table n'existe pas ici.
forget-table = Oublier cette table
forget-sure = L'oublier ? Votre clé de la place disparaît aussi.
forget-yes = Oublier
all-tables = Les montrer toutes ({ $count })
independence = Une réalisation indépendante, faite avec respect.
about = À propos et crédits
hall-silent = La halle ne répond pas. La page continue d'essayer.
guest = Invité
players = { $same ->
    [yes] { $most ->
        [one] Un joueur
       *[other] { $most } joueurs
    }
   *[no] { $fewest } à { $most } joueurs
}

## La poutre

skip-to-main = Aller au contenu
to-the-door = À la porte
language = Langue
wishes = Réglages
your-name = Votre nom
care = Demander confirmation avant une réponse sur le plateau
care-touch = Sur écran tactile
care-always = Toujours
care-never = Seulement quand une erreur coûterait cher
pace = Rythme
pace-slow = Lent
pace-normal = Normal
pace-quick = Vif
pace-once = D'un coup
sound = Le son de ce qui arrive, et une cloche quand c'est à moi
sound-switch = Son
asks-all = Me demander aussi quand il n'y a qu'une réponse
keys = Raccourcis clavier d'une seule lettre
plain-tables = Tables simples : mots et listes au lieu de plateaux dessinés
done = Terminé
close = Fermer
no-such-page = Cette page n'existe pas.
page-not-loaded = Cette page n'a pas pu être chargée. La halle est-elle encore là ?

## Dresser une table

seats = Places
seat = Place { $number }
how-many-seats = Combien prennent place ?
who-sits = Qui prend la place { $number } ?
level-of = Niveau du robot à la place { $number }
who-me = Moi
who-bot = Un robot
who-open = Quiconque a le lien
open-more = Vous recevrez un lien à envoyer.
hot-seat-more = Plusieurs places pour vous : l'écran passe de main en main et couvre ce qui est secret.
nobody-more = Vous ne prenez aucune place : vous regarderez.
level = Niveau
level-random = Au hasard
level-novice = Débutant
level-skilled = Aguerri
level-master = Maître
level-even = De votre force
the-game = Le jeu
recommended = conseillé
more-choices = { $count } autres choix, pour qui connaît le jeu
clock-wish = Temps pour chaque réponse
clock-none = Pas d'horloge
clock-seconds = { $time } par réponse
seconds = { $n ->
    [one] { $n } seconde
   *[other] { $n } secondes
}
minutes = { $n ->
    [one] Une minute
   *[other] { $n } minutes
}
hours = { $n ->
    [one] Une heure
   *[other] { $n } heures
}
lucky = Votre propre mot
lucky-drawn = votre navigateur en tire un
dice-sealed = Les dés sont scellés
lucky-more = Avant le premier jet, la halle scelle sa graine. Votre navigateur garde le sceau, et ne donne qu'ensuite un mot à vous, qui y est mêlé : ainsi personne ne choisit ce qui tombe, et après la partie chacun peut le vérifier.
grace-wish = Une place dont le joueur est absent attend
grace-agreed = Qui reste absent plus de { $time } peut être remplacé par un robot, si les autres sont d'accord ; qui s'assoit ici y consent. La place peut être reprise à tout moment.
set-it = Dresser la table
no-such-game = Ce jeu n'est pas ici.

## La table

connecting = Connexion…
answer-waits = Votre réponse est gardée, et partira quand la connexion sera revenue.
lost = Connexion perdue, nouvel essai…
closed = Fermé
rules = Règles
whole-rulebook = Toutes les règles
in-two-minutes = En deux minutes
chapters = Chapitres
every-card = Toutes les cartes
print-reference = Imprimer l'aide de jeu
rule-ours = de notre cru
rule-ours-more = Les règles marquées « de notre cru » ne figurent pas dans le livret, ou pas en entier : arbitrages, nombres manquants, règles maison, et les sagas écrites ici.
question = La question
answers = Réponses
you-are-asked = C'est à vous.
waiting-for = On attend { $names }.
waiting-secretly = Les autres réfléchissent.
skip = Passer
undo = Reprendre
hint = Conseil
thinking = Réflexion…
log = Journal
log-empty = Il ne s'est encore rien passé.
log-earlier = Lignes précédentes
chat = Parole
chat-empty = Personne n'a encore rien dit.
in-words = En mots
say = Dire
said-by = { $name } dit : { $text }
hint-says = Conseil : { $answer }, { $chance }.
say-something = Dire quelque chose
spectator = Spectateur
beside = À côté du plateau
the-seats = Qui est assis où
spectator-link = Copier le lien pour regarder
looking-from = Vu de
is-here = est là
is-away = n'est pas là
is-asked = doit répondre
that-is-me = (vous)
seat-open = place libre
bot-name = { $name } ({ $level })
bot-plays-on = Un robot joue ({ $level })
seat-menu = La place occupée par { $name } : que faire ?
take-back = Reprendre la place
welcome-back = En votre absence, un robot ({ $level }) a joué pour { $name }.
let-it-play = Le laisser jouer
hand-over-mine = Laisser un robot jouer pour moi :
hand-over-theirs = { $name } n'est pas là. Proposer qu'un robot continue :
proposed = { $count ->
    [one] Un robot ({ $level }) jouerait pour { $name } ; une personne est d'accord.
   *[other] Un robot ({ $level }) jouerait pour { $name } ; { $count } personnes sont d'accord.
}
agree = Accepter
refuse = Refuser
hand-to = Passez l'écran à { $name }.
hand-secretly = Qui doit répondre est un secret : chacun prend l'écran à son tour.
asked-nothing = On ne vous demande rien maintenant.
hand-on = Passer l'écran
here-i-am = Me voici
no-secrets = Nous n'avons pas de secrets : ne plus demander
other-rules = Cette table a été dressée sous les règles { $version } : on peut la regarder, pas y jouer.
seat-to-bot = Laisser un robot jouer à la place { $number }
copy-link = Copier le lien
copied = Copié
copy-by-hand = À copier :
only-watch = Seulement regarder
seat-taken = Cette place est déjà prise. Vous pouvez regarder.
time-left = Temps restant
share = { NUMBER($share, maximumFractionDigits: 2) } de la victoire
has-won = a gagné
has-lost = a perdu
table-in-words = La table en mots
may-speak = Vous pouvez répondre ; personne n'attend.
chance-to-win = chance de gagner
percent = { $share } %
why-not = { $count ->
    [one] Une réponse est impossible à présent : pourquoi ?
   *[other] { $count } réponses sont impossibles à présent : pourquoi ?
}
do-it = Le faire
not-yet = Pas encore
which = Laquelle ?
and-more = et { $count } de plus
search-rules = Chercher dans les règles
no-such-rule = Aucune règle ne dit cela.
to-the-moment = Vers ce moment de la rediffusion

film = Le film
film-runs = Le film se déroule.
film-of = { $name } joue.
coach-holds = Le guide a la parole.
film-held = Le film est en pause.
pause = Pause
skip-to-now = Aller au présent
since = Depuis votre dernier tour
since-nothing = Rien ne s'est passé depuis.
turn-of = À { $name } de jouer
turn-of-me = Votre tour
turn-of-all = Tout le monde
as-it-was = La situation d'alors, { $number } sur { $most } :

## La fin

all-won = Victoire !
all-lost = Défaite.
all-drew = Égalité.
i-won = Vous avez gagné !
i-lost = Vous avez perdu.
winners = { $count ->
    [one] { $names } a gagné.
   *[other] { $names } ont gagné.
}
replay = Rediffusion
again = Encore
to-the-campaign = À la campagne

## La rediffusion

moments = Moments de la partie
moment = Moment
to-the-first = Au début
to-the-last = À la fin
one-back = Un pas en arrière
one-on = Un pas en avant
play-on = Dérouler
stop = Arrêter
what-happened = Ce qui s'est passé
branch = Et si…
branch-end = Revenez à un moment avant la fin : de là, vous pourrez jouer la suite contre des robots.
branch-more = Jouez la suite depuis ce moment : vous jouez pour { $name }, des robots aux autres places.
branch-here = Jouer la suite d'ici
fair = Les dés
fair-more = Avant le premier coup, la halle a scellé sa graine. Elle est à présent révélée, et chaque tirage peut être refait.
verify = Vérifier chaque tirage
is-fair = { $draws ->
    [one] La halle a refait le seul tirage : il vient de la graine scellée.
   *[other] La halle a refait les { $draws } tirages : ils viennent tous de la graine scellée.
}
is-fair-since = La halle a refait tous les tirages depuis la bifurcation ({ $draws }) : ils viennent de la graine scellée. Ceux d'avant ({ $before }) appartiennent à la partie dont celle-ci est issue et n'ont pas été vérifiés ici.
is-unfair = Les tirages ne correspondent pas à la graine.
seal-kept-fits = Vérifié par votre navigateur : la graine est celle qui était scellée quand vous avez pris place.
seal-kept-broken = Vérifié par votre navigateur : la graine n'est pas celle qui était scellée quand vous avez pris place.
seal-shown-fits = Vérifié par votre navigateur : la graine correspond au sceau que la halle montre à présent. Vous n'avez pas pris place ici avec ce navigateur : il n'en a gardé aucun d'avant la partie.
seal-shown-broken = Vérifié par votre navigateur : la graine ne correspond pas au sceau que la halle montre.
seal-unchecked = Votre navigateur n'a pas vérifié le sceau : il ne le peut qu'en https ou sur la machine de la halle elle-même.
word-heard = Vérifié par votre navigateur : le mot qu'il a donné, après avoir gardé le sceau, est dans les dés.
word-unheard = Vérifié par votre navigateur : le mot qu'il a donné n'est pas dans les dés.
seal-changed = La halle montre pour ses dés un autre sceau que lorsque vous avez pris place. Votre navigateur ne leur donne aucun mot.
words-awaited = Les dés sont scellés. On attend un mot de { $names }.
verify-offline = Pour refaire chaque tirage sans la halle, téléchargez le journal et lancez :
seed = Graine
journal = Télécharger le journal
chance-chart = Chance de gagner
turning-points = Tournants :
luck-and-choice = Chance et choix
luck-of = La chance de qui
luck-says = Cette place a obtenu { $result } de la victoire. Un robot simple y gagnerait { $any } avec une chance quelconque, et { $same } avec la chance de cette partie.
luck-part = Part
luck-share = Part de la victoire
luck-between = { $low } à { $high }
luck-even = Chances égales
luck-seat = Place
luck-deck = Cartes
luck-bag = Sac
luck-dice = Dés
luck-decisions = Décisions
luck-result = Résultat
luck-more = Les cartes, les jetons et les dés de cette partie sont rejoués par un robot simple, les uns comme ils sont tombés, les autres à neuf : ce que chaque sorte ajoute est sa part. Le reste a été décidé, par tous ceux de la table. Les traits fins sont des intervalles à 95 %.
luck-unknown = Cette partie n'a pas pu être analysée.
luck-playing = On rejoue… { $games } sur { $most }
luck-done = Rejouée { $games } fois.

## Une campagne

campaign = Campagne
campaign-begin = Commencer une campagne
one-more-player = Encore un joueur
campaign-won = La dernière partie est gagnée, et la campagne avec elle.
campaign-at = { $chapter } ({ $number } sur { $most })
campaign-on = Une partie de cette campagne est en cours.
to-the-table = À la table
next-game = La prochaine partie
begin-next = Commencer
experience = Expérience : { $xp } à dépenser, { $earned } gagnée, { $spent } dépensée.
ticked = { $count ->
    [one] { $count } cochée
   *[other] { $count } cochées
}
buy = Acheter pour { $price }
games-played = Parties jouées

## À propos

about-hall = Gladsheim est la halle où les dieux s'assoient pour jouer : cinq jeux de société du monde nordique, avec toutes leurs règles, pour les gens et les robots, dans le navigateur, au terminal et au laboratoire.
independence-more = Elle n'est ni faite, ni approuvée, ni autorisée par les auteurs et éditeurs de ces jeux. Toutes les règles sont dites avec nos propres mots et toutes les images sont les nôtres ; les noms appartiennent à leurs propriétaires.
about-games = Les jeux et leurs auteurs
about-buy = Si un jeu vous plaît, achetez la boîte : elle est faite avec amour, et meilleure à une vraie table avec de vrais amis.
credit-design = Auteurs
credit-art = Illustrations de la boîte
credit-house = Éditeur
about-drawings = Dessins et caractères
about-icons = Icônes :
about-fonts = Caractères :
about-keys = Touches
key-move = d'une chose à l'autre
key-do = le faire
key-board = vers le plateau
key-cancel = reprendre le premier clic

## Ce que la halle refuse

refused-other = Refusé par la halle : { $reason }
refused-seed = La graine révélée n'est pas celle qui était scellée.
refused-late-seed = Le mot d'un joueur a été donné à un autre sceau : la graine a été choisie après lui.
refused-draw = L'entrée { $number } du journal dit que le hasard a donné { $value }, mais la graine donne { $drawn }.
refused-fill = Le journal est abîmé à l'entrée { $number }.
refused-over = La partie est finie : on ne demande plus rien à personne.
refused-not-asked = On ne vous demande rien en ce moment.
refused-answer = Cette réponse n'est pas possible maintenant.
refused-no-longer = Cette question n'est plus ouverte.
refused-not-yet = Ce moment n'est pas encore venu.
refused-restarting = La halle redémarre : réessayez dans un instant.
refused-busy = La table est très occupée : réessayez.
refused-unwritten = La table n'a pas pu être enregistrée : réessayez dans un instant.
refused-undo-secret = Dans ce jeu on ne reprend rien : cela dirait qui a agi.
refused-undo-over = La partie est finie et tout est révélé : on ne reprend plus rien.
refused-undo-none = Depuis qu'un autre a répondu ou que le sort a parlé, vous n'avez donné aucune réponse à reprendre.
refused-undo-late = Trop tard pour reprendre : quelqu'un a appris quelque chose depuis.
refused-other-rules = Cette table suit d'autres règles que celles de cette halle : on peut la regarder, pas la continuer.
refused-bot-plays = Un robot joue à cette place : reprenez-la d'abord.
refused-taken = La place { $number } est prise.
refused-no-name = Pour s'asseoir, il faut un nom.
refused-not-begun = La partie n'a pas commencé : des places sont encore libres.
refused-no-seat = Il n'y a pas de place { $number } : cette table en a { $most }.
refused-own-seat = Vous jouez vous-même à cette place.
refused-bot-already = Un robot joue déjà à cette place.
refused-not-own = Seule la personne assise à cette place peut la reprendre.
refused-is-here = La personne de cette place est là : nul autre ne peut la confier à un robot.
refused-grace = { $seconds ->
    [one] Le joueur de cette place peut revenir : un robot pourra être proposé dans { $seconds } seconde.
   *[other] Le joueur de cette place peut revenir : un robot pourra être proposé dans { $seconds } secondes.
}
refused-word = Aucun mot pour les dés n'est attendu de cette place.
refused-other-seal = Ce mot a été donné à un autre sceau que celui de cette table.
refused-no-proposal = Rien n'est proposé pour cette place.
refused-agreed = Vous avez déjà accepté.
refused-no-person = Personne n'est assis à la place { $number }.
refused-not-over = Cette table n'est pas finie : on pourra voir cela après.
refused-no-moment = Ce moment n'existe pas dans cette partie.
refused-branch-end = À ce moment la partie est finie : il n'y a plus rien à jouer.
refused-not-yours = La place { $number } n'est pas la vôtre.
refused-spectator = Les spectateurs n'ont pas à décider qui joue.
refused-silence = Le jeu demande le silence : vous pourrez parler plus tard.
refused-so-fast = Moins vite : pas autant à la fois.
refused-delete-campaign = Cette table appartient à une campagne que d'autres jouent aussi, et y reste.
refused-delete-others = D'autres jouent à cette table : elle pourra être supprimée une fois la partie finie.
refused-no-hint = Pas de conseil en ce moment.
refused-hint-waiting = Vous attendez déjà un conseil.
refused-hints = Trop de conseils demandés depuis votre adresse : attendez d'abord ceux-là.
refused-token = Votre clé ne convient pas à cette place.
refused-sockets = Trop de connexions depuis votre adresse : { $most } au plus.
refused-no-campaign = Cette campagne n'est pas ici.
refused-too-often = Trop souvent : attendez un instant.
refused-too-large = C'est trop grand.
refused-senseless = La halle ne comprend pas cela.
refused-nothing-there = Il n'y a rien à cette adresse.
refused-mistake = La halle a fait une erreur, et l'a notée.
refused-game-broken = Ce jeu ne peut pas être joué ici : son paquet a un défaut, que la personne qui tient la halle peut lire dans le journal.
refused-damaged = Ce qui en a été conservé est abîmé.
refused-seats = Ce jeu se joue de { $fewest } à { $most }, pas à { $count }.
refused-seats-exactly = Ce jeu se joue à { $most }, pas à { $count }.
refused-option = Ces options ne vont pas avec ce jeu.
refused-campaign-on = Une partie de cette campagne est en cours : la suivante commencera après.
refused-campaign-players = { $count ->
    [one] Cette campagne compte { $count } joueur.
   *[other] Cette campagne compte { $count } joueurs.
}
refused-campaign-key = Seule une personne qui a joué la dernière partie de la campagne peut commencer la suivante ; la première revient à qui a fondé la campagne.
refused-spending-on = Une partie de cette campagne est en cours : l'expérience se dépense entre les parties.
refused-spending-own = Seul le joueur peut dépenser cette expérience.

## Entre amis

connected = connecté
not-connected = non connecté
sound-is-on = Son activé
sound-is-off = Son coupé
with-friends = Entre amis
with-coach = Avec un guide
rules-short = Règles, 2 min
with-bots = { $count ->
    [one] contre un robot aguerri
   *[other] avec { $count } robots aguerris
}
turn-yours = À vous
their-turn = À { $name } de répondre
go-on = Continuer
look = Regarder
more-people = { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
with-people = avec { $names }
join-by-code = Rejoindre des amis par code
join-or-scan = ou scannez le code sur leur écran
code-label = Code de la table
code-go = S'asseoir
code-shape = Un code est une lettre et au moins quatre chiffres, par exemple X 4172.
code-unknown = Aucune table n'a ce code en ce moment. Redemandez-le : un code vit une soirée.
code-too-many = Trop de codes ont été essayés d'ici. Attendez un instant, puis tapez celui qu'on vous a dit.
big-screen = Le grand écran
big-screen-more = Montre une table à toute la pièce, sans y prendre place et sans les secrets de personne. Tapez le code que voient les joueurs.
show-table = Montrer
an-invitation = Une invitation
invites-you = { $name } vous invite
invited-here = On vous invite
to-a-game-of = à une partie de { $game }
name-at-table = Votre nom à la table
another-name = un autre
sit-down = S'asseoir
sit-as = en tant que { $name }
your-seat = Votre place
chair-free = libre
chair-friend = attend un ami
chair-bot = un robot
name-you = { $name }, vous
rules-two-minutes = Lire les règles en deux minutes
how-it-goes = Comment ça se joue
no-account = Ni compte ni adresse. Votre nom reste sur cet appareil.
bring-friends = Faites venir vos amis
code-for-door = Code pour la porte
screen-sit = Avec l'appareil photo du téléphone, ou avec ce code sur :
screen-no-account = Pour tous ceux du même réseau. Sans compte.
code-watch = regardez avec nous
qr-of-link = Le lien en code QR
share-it = Partager
here-only = 127.0.0.1 ne s'ouvre que sur cet ordinateur.
here-only-more = Personne d'autre ne peut ouvrir ce lien. Qui tient la halle l'ouvre à votre réseau par
network-address = Le lien et le code portent { $address } : ils servent à tous ceux du même réseau.
seats-taken = { $sit } à table sur { $all }
sits = à table
host = hôte
send-away = Renvoyer
begins-when = { $count ->
    [0] Tout le monde est à table.
    [one] Commence dès qu'une personne de plus s'assoit.
   *[other] Commence dès que { $count } personnes de plus s'assoient.
}
start-with-bots = { $count ->
    [one] Commencer, avec un robot
   *[other] Commencer, avec { $count } robots
}
set-friends = Ces places attendent des amis ; vous recevrez un code et un lien.
fill-with-bots = Des robots partout
hints-wish = Les joueurs peuvent prendre des conseils, et tous le voient
hints-agreed = À cette table on peut prendre des conseils ; tous voient quand.
hints-taken = { $count ->
    [one] 1 conseil
   *[other] { $count } conseils
}
around = Autour de la partie
around-short = Table
you-watch = Vous regardez
signs = Signes…
sign-hail = Salut !
sign-well = Bien joué
sign-laugh = Ha !
sign-ouch = Aïe
sign-think = Je réfléchis
sign-hurry = À vous…
sign-thanks = Merci
sign-sorry = Pardon
draw-offer = Proposer la nulle
draw-waits = Nulle proposée
draw-offered = { $name } propose la nulle.
draw-agree = Accepter
draw-decline = Continuer à jouer
resign = Abandonner
resign-sure = Abandonner cette partie ? L'autre camp gagne.
resign-yes = Abandonner
leave = Partir
leave-sure = Quitter la table ? Un robot aguerri jouera pour vous ; vous pourrez reprendre la place.
leave-yes = Partir
mute = Faire taire
unmute = Rendre la parole
is-muted = sans parole
you-host = Vous êtes l'hôte.
ended-drawn = Les deux camps se sont accordés sur la nulle.
ended-resigned = { $name } a abandonné.
they-went-on = Les autres ont continué à une autre table.
go-there = Y aller
wants-again = veut rejouer
wants-no-more = en a assez pour l'instant
says-nothing-yet = n'a encore rien dit
swap-sides = Échanger les camps
which-game = Quel jeu
same-game = Le même jeu
waiting-again = Vous voulez rejouer. On attend { $names }.
go-on-without = Continuer sans { $names }
again-together = Rejouer ensemble
willing = { $count ->
    [one] { $count } sur { $all } se rassoit.
   *[other] { $count } sur { $all } se rassoient.
}
you-play = vous jouez { $side }
share-replay = Copier le lien de la rediffusion
share-picture = Une image à partager
what-if = Et si ?
all-of-you = Vous tous
by-luck = hasard { $points }
by-choice = choix { $points }
pairing = { $games ->
    [one] Vous { $mine } : { $theirs } { $name } en une partie
   *[other] Vous { $mine } : { $theirs } { $name } en { $games } parties
}
asked-now = À { $names } de répondre
just-now = À l'instant
refused-two-sides = On n'abandonne et ne propose la nulle que là où deux camps s'affrontent.
refused-no-draw = Aucune nulle n'est proposée.
refused-draw-bot = Un robot n'accepte pas de nulle.
refused-draw-offered = Vous avez déjà proposé la nulle.
refused-hints-unagreed = Entre joueurs on ne prend de conseil que si c'était convenu à la mise en place.
refused-not-host = Seul l'hôte de la table peut le faire.
refused-host-own = Cela vaut pour la place d'une autre personne.
refused-send-opponent = Pendant la partie, on ne renvoie pas son seul adversaire. Faites-le taire, proposez la nulle ou abandonnez.
refused-send-rated = Cette partie compte pour le classement de ce joueur. Faites-le taire, ou attendez la fin.
refused-sent = L'hôte vous a renvoyé de cette table.
refused-again-campaign = La partie suivante d'une campagne se lance depuis la page de la campagne.
refused-again-many = Ce jeu a { $most } places au plus.
refused-muted = L'hôte de cette table vous a demandé le silence.
new-here = Première visite ?
new-here-more = { $game } avec un guide qui dit au bon moment ce qui compte.

## Mes parties

my-games = Mes parties
my-games-none = Aucune partie terminée n'est encore en mémoire ici.
my-games-more = Ce dont ce navigateur se souvient. Rien n'en est gardé ailleurs, sauf si vous le demandez ci-dessous.
by-game = Par jeu
by-partner = Par partenaire
by-level = Par niveau des robots
of-games = Parties
won-share = Gagnées
interval = entre { $low } et { $high }
interval-more = Sur peu de parties le hasard pèse : la vraie part est entre ces nombres 95 fois sur 100.
without-bots = sans robots
download-all = Tout télécharger
delete-all = Tout effacer
delete-all-sure = Effacer toutes les parties en mémoire ici, et les tables là où vous le pouvez ? C'est définitif.
delete-all-yes = Effacer
deleted-all = Effacé. { $kept ->
    [0] Il ne reste rien.
    [one] Reste une table, où d'autres jouent encore ou qui appartient à une campagne.
   *[other] Restent { $kept } tables, où d'autres jouent encore ou qui appartiennent à une campagne.
}
carry = La même personne sur un autre appareil
carry-more = Un code transfère vos places et vos parties vers un autre appareil, une seule fois et dans les dix minutes. Qui l'a prend vos places : ne le montrez à personne.
carry-give = Faire un code
carry-take = Reprendre
carry-code = Code de l'autre appareil
carry-unknown = Rien n'attend sous ce code : il a servi, a plus de dix minutes, ou est mal tapé.
carry-done = Repris : vos tables et parties sont ici.
voice = Voix
offline-here = Pas de réseau : voici la halle telle qu'elle était. Rien de ce que vous faites ici n'atteint personne.
what-turned = Tournants
no-turning-points = Ni un choix ni un tirage n'a décidé seul de cette partie.
turn-played = { $played } : { $after }.
turn-better = Mieux : { $better } : { $before }.

# Messages when it is my turn
bell = Me prévenir quand c'est mon tour
bell-more = Pour les parties lentes : un message sur cet appareil quand aucune page de la halle n'est ouverte. Il dit à quel jeu et avec qui, rien de ce qui s'est passé, et aucun n'arrive tant qu'un tour est secret.
bell-wish = M'envoyer des messages
bell-on = Les messages arrivent dans ce navigateur.
bell-off = Ne plus en recevoir
bell-quiet-from = Silence de
bell-quiet-to = à
bell-denied = Ce navigateur bloque les messages d'ici ; ses réglages permettent de les autoriser.
bell-no-service = Ce navigateur n'a pas de moyen d'apporter des messages pour l'instant.
bell-unable = Ce navigateur ne peut pas être prévenu quand la page est fermée : il faut une adresse sûre (https, ou cette machine). Page ouverte, son titre et son icône disent quand c'est votre tour.

# Passkeys
passkey = La même personne partout
passkey-more = Avec une clé d'accès, tous vos appareils sont aux mêmes tables et connaissent les mêmes parties, sans compte. Ce qu'ils partagent est gardé scellé : lire les fichiers de la halle n'apprend rien. Si vous perdez toutes vos clés, chaque appareil garde ce qu'il a.
passkey-make = Créer une clé d'accès
passkey-another = Créer une autre clé d'accès
passkey-use = Utiliser ma clé d'accès
passkey-made = La clé d'accès est créée : utilisez-la sur vos autres appareils.
passkey-used = Vos tables et vos parties sont ici maintenant.
passkey-shared = Cet appareil partage ses tables et ses parties avec vos autres appareils.
passkey-not-given = Aucune clé d'accès n'a été donnée.
passkey-unable = Les clés d'accès demandent une adresse sûre qui porte un nom : https, ou http://localhost sur cette machine. Un code venu de l'autre appareil marche partout.
refused-passkey = Cette clé d'accès n'ouvre rien ici.
refused-vault-newer = Un autre de vos appareils a été plus rapide : réessayez.

# Open tables
open-tables = Tables ouvertes
open-table-of = { $name } attend ; { $count ->
    [one] une chaise est libre
   *[other] { $count } chaises sont libres
}
let-strangers-in = Laisser entrer des inconnus
let-strangers-in-more = Cette table figure dans la liste à la porte tant que vous êtes là et qu'une chaise est libre.
refused-begun = La partie a commencé : personne ne peut plus s'asseoir.

# Ratings
ratings = Mon classement face aux autres
ratings-more = Seulement pour qui le souhaite : les parties contre d'autres qui le souhaitent comptent une fois finies. Tout le monde commence à 1000.
ratings-wish = Je veux un classement
ratings-end = Effacer mon classement
ratings-none = Aucune partie n'a encore compté.
rating-of = { $rating } ± { $doubt }, { $games ->
    [one] une partie
   *[other] { $games } parties
}

# Today's riddle
riddle-today = L'énigme du jour
riddle-open = Une réponse est nettement la meilleure
riddle-solved = Résolue
riddle-more = Une réponse est nettement meilleure que toutes les autres. Donnez-la sur le plateau ou ici : il n'y a qu'un essai.
riddle-in-the-making = L'énigme du jour se prépare : un instant.
riddle-right = C'est bien cela !
riddle-wrong = Il y a mieux.
riddle-best = { $answer } : la chance de gagner est de { $chance }.
riddle-yours = Avec votre réponse, elle est de { $chance }.
days-in-a-row = { $count ->
    [0] pas encore de série
    [one] une série d'un jour
   *[other] { $count } jours de suite
}

## The spoken table

refused-late = Trop tard : la table a continué, et rien n'a changé.
refused-early = La cloche n'a pas encore sonné.
refused-ring = Ce nom ne peut pas être touché maintenant.
refused-others = C'est à d'autres de le faire.
refused-thumb = Un pouce pointe vers le haut ou vers le bas.
refused-led = La halle le demandera le moment venu : touchez alors.
refused-not-spoken = On ne parle pas dans ce jeu : il ne peut pas être mené à voix haute.
refused-passkey-late = C'était trop long : réessayez avec la clé d'accès.
refused-push = La halle ne peut pas envoyer de messages au service de ce navigateur.
refused-push-full = Cette halle envoie déjà des messages à autant de navigateurs qu'elle le peut.
refused-riddle = Cette énigme est passée : ouvrez celle du jour.
refused-one-phone = Quand la halle mène la soirée, chacun a une seule place et un seul téléphone.
conduct-wish = Qui mène la soirée
conduct-none = Personne : chacun répond à son tour
conduct-voice = La voix de la halle, dans une même pièce ou un même appel
conduct-master = L'hôte, qui fait avancer
conduct-typed = À distance : on écrit, les nuits durent quinze secondes
conduct-more = Chacun a besoin de son téléphone ; un téléviseur ou un portable sur /screen parle pour tous.
