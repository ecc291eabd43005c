### Les mots de la halle.

## La porte

slogan = cinq jeux nordiques à une même table
welcome = Prenez place au Gladsheim
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
table-waits = Attend du monde
table-goes-on = En cours
table-gone = Il n'y a pas de telle table ici.
forget-table = Oublier cette table
fewer = En montrer moins
all-tables = Les montrer toutes ({ $count })
independence = Une réalisation indépendante, faite avec respect.
about = À propos et crédits
hall-silent = La halle ne répond pas. Nouvel essai dès qu'elle répondra.
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
pace = Nouvelles
pace-calm = L'une après l'autre
pace-quick = Toutes à la fois, rien ne bouge
sound = Son : un coup pour les nouvelles, une cloche quand c'est à moi
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
who-open = Qui a le lien
open-more = Vous recevrez un lien à envoyer.
hot-seat-more = Plusieurs places pour vous : l'écran passe de main en main et couvre ce qui est secret.
nobody-more = Vous ne prenez aucune place : vous regarderez.
level = Niveau
level-random = Au hasard
level-novice = Débutant
level-skilled = Aguerri
level-master = Maître
the-game = Le jeu
recommended = conseillé
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
lucky = Votre mot porte-bonheur
lucky-more = Il est mêlé au hasard après que la halle a scellé sa propre graine : personne ne choisit ce qui tombe, et après la partie chacun peut le vérifier.
set-it = Dresser la table
no-such-game = Ce jeu n'est pas ici.

## La table

connecting = Connexion…
answer-waits = Votre réponse est gardée, et partira quand la connexion sera revenue.
lost = Connexion perdue, nouvel essai…
closed = Fermé
rules = Règles
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
say-something = Dire quelque chose
spectator = Spectateur
spectator-link = Copier le lien pour regarder
looking-from = Vu de
is-here = présent
is-away = absent
is-asked = doit répondre
that-is-me = (vous)
seat-open = place libre
bot-name = { $name } ({ $level })
bot-plays-on = Un robot joue ({ $level })
seat-menu = Que faire de la place de { $name }
take-back = Reprendre la place
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
other-rules = Cette table a été dressée sous les règles { $version } : on peut la regarder, non la jouer.
waiting-for-people = { $count ->
    [one] Une place est libre.
   *[other] { $count } places sont libres.
}
invite-more = Envoyez chaque lien à une personne. La partie commence quand toutes les places sont prises.
or-a-bot = ou un robot :
seat-to-bot = Laisser un robot jouer à la place { $number }
join-more = Prenez place, ou regardez.
copy-link = Copier le lien
copied = Copié
copy-by-hand = À copier :
sit-here = M'asseoir ici
only-watch = Seulement regarder
invited = Vous êtes invité à la place { $number }.
seat-taken = Cette place est déjà prise. Vous pouvez regarder.
time-left = Temps restant
share = { NUMBER($share, maximumFractionDigits: 2) } de la victoire
has-won = a gagné
has-lost = a perdu
table-in-words = La table en mots
table-in-parts = La table en détail
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
one-back = En arrière d'un pas
one-on = En avant d'un pas
play-on = Dérouler
stop = Arrêter
what-happened = Ce qui s'est passé
branch = Et si…
branch-end = Revenez à un moment avant la fin : de là, vous pourrez jouer la suite contre des robots.
branch-more = Jouez la suite depuis ce moment, vous pour { $name }, des robots aux autres places.
branch-here = Jouer la suite d'ici
fair = Les dés
fair-more = Avant le premier coup la halle a scellé sa graine. Elle est à présent dite, et chaque tirage peut être refait.
verify = Vérifier chaque tirage
is-fair = La halle a refait les { $draws } tirages : ils viennent tous de la graine scellée.
is-fair-since = La halle a refait les { $draws } tirages depuis la bifurcation : ils viennent de la graine scellée. Les { $before } d'avant appartiennent à la partie dont celle-ci est issue et n'ont pas été vérifiés ici.
is-unfair = Les tirages ne correspondent pas à la graine.
seal-kept-fits = Vérifié par votre navigateur : la graine est celle qui était scellée quand vous vous êtes assis.
seal-kept-broken = Vérifié par votre navigateur : la graine n'est pas celle qui était scellée quand vous vous êtes assis.
seal-shown-fits = Vérifié par votre navigateur : la graine correspond au sceau que la halle montre à présent. Vous n'étiez pas assis ici avec ce navigateur : il n'en a gardé aucun d'avant la partie.
seal-shown-broken = Vérifié par votre navigateur : la graine ne correspond pas au sceau que la halle montre.
seal-unchecked = Votre navigateur n'a pas vérifié le sceau : il ne le peut qu'en https ou sur la machine de la halle elle-même.
verify-offline = Pour refaire chaque tirage sans la halle, téléchargez le journal et lancez :
seed = Graine
journal = Télécharger le journal
chance-chart = Chance de gagner
turning-points = Tournants :
luck-and-choice = Chance et choix
luck-of = De qui
luck-says = Le résultat vaut { $result } de la victoire. À cette place, un robot simple gagnerait { $any } avec une chance quelconque, et { $same } avec la chance de cette partie.
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
luck-unknown = On ne peut le dire de cette partie.
luck-playing = On rejoue… { $games } sur { $most }
luck-done = Rejouée { $games } fois.

## Une campagne

campaign = Campagne
campaign-begin = Commencer une campagne
campaign-more = Six sagas l'une après l'autre. Les dieux gagnent de l'expérience dans la victoire comme dans la défaite, et grandissent de partie en partie.
campaign-gods = Dieux : d'abord ceux des joueurs dans l'ordre des places, puis les dieux de soutien. Un joueur seul en prend deux, deux joueurs un.
one-more-player = Encore un joueur
campaign-won = La dernière saga est gagnée, et la campagne avec elle.
campaign-at = Saga { $number } sur { $most } : { $saga }
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
row-elves = Elfes au début d'une partie
row-vanir = Dés Vanes au début d'une partie
row-god = Succès sur le dé de dieu
row-dice = Succès sur les dés Vanes
row-comrade = Compagnon d'armes : ajoute un dé aux combats
row-kin = Parent : partage les réserves
row-lucky = Compagnon chanceux
row-travel = Compagnon de voyage

## À propos

about-hall = Gladsheim est la halle où les dieux s'assoient pour jouer : cinq jeux de société du monde nordique, avec toutes leurs règles, pour les gens et les robots, dans le navigateur, au terminal et au laboratoire.
independence-more = Elle n'est ni faite, ni approuvée, ni autorisée par les auteurs et éditeurs de ces jeux. Toutes les règles sont dites avec nos propres mots et toutes les images sont les nôtres ; les noms appartiennent à leurs propriétaires.
about-games = Les jeux et leurs auteurs
about-buy = Si un jeu vous plaît, achetez la boîte : elle est faite avec amour, et meilleure à une vraie table avec de vrais amis.
credit-design = Auteurs
credit-art = Illustrations de la boîte
credit-house = Éditeur
about-drawings = Dessins et lettres
about-icons = Petits dessins :
about-fonts = Lettres :
about-keys = Touches
key-move = d'une chose à l'autre
key-do = le faire
key-board = vers le plateau
key-cancel = reprendre le premier clic

## Ce que la halle refuse

refused-other = Refusé par la halle : { $reason }
refused-seed = La graine révélée n'est pas celle qui était scellée.
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
refused-no-proposal = Rien n'est proposé pour cette place.
refused-agreed = Vous avez déjà accepté.
refused-no-person = Personne n'est assis à la place { $number }.
refused-not-over = Cette table n'est pas finie : on pourra voir cela après.
refused-no-moment = Il n'y a pas de tel moment dans cette partie.
refused-branch-end = À ce moment la partie est finie : il n'y a plus rien à jouer.
refused-not-yours = Vous n'êtes pas assis à la place { $number }.
refused-spectator = Les spectateurs n'ont pas à décider qui joue.
refused-silence = Le jeu demande le silence : vous pourrez parler plus tard.
refused-so-fast = Moins vite : pas autant à la fois.
refused-no-hint = Pas de conseil en ce moment.
refused-token = Votre clé ne convient pas à cette place.
refused-sockets = Trop de connexions depuis votre adresse : { $most } au plus.
refused-no-campaign = Cette campagne n'est pas ici.
refused-too-often = Trop souvent : attendez un instant.
refused-too-large = C'est trop grand.
refused-senseless = La halle ne comprend pas cela.
refused-nothing-there = Il n'y a rien à cette adresse.
refused-mistake = La halle a fait une erreur, et l'a notée.
refused-damaged = Ce qui en a été conservé est abîmé.
refused-seats = Ce jeu se joue de { $fewest } à { $most }, pas à { $count }.
refused-seats-exactly = Ce jeu se joue à { $most }, pas à { $count }.
refused-option = Ces options ne vont pas avec ce jeu.
refused-campaign-on = Une partie de cette campagne est en cours : la suivante commencera après.
refused-campaign-players = { $count ->
    [one] Cette campagne compte { $count } joueur.
   *[other] Cette campagne compte { $count } joueurs.
}
refused-campaign-key = Seul qui a joué la dernière partie de la campagne peut commencer la suivante.
refused-spending-on = Une partie de cette campagne est en cours : l'expérience se dépense entre les parties.
refused-spending-own = Seul le joueur peut dépenser cette expérience.
