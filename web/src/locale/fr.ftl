### Ce que dit la page elle-même, en français.

rank =
    { $place ->
        [1] { $place }er
       *[other] { $place }e
    }
vp = PV
close = Fermer
confirm = Confirmer
why = pourquoi ?
why-rule = pourquoi ?
why-clause = pourquoi ? { $clause }
why-title = Pourquoi est-ce arrivé ?
loading = On dresse la table …
skip = Aller à la consigne
to-lobby = Retour à l’accueil
to-table = À la table
try-again = Réessayer
copy = Copier
copied = Copié
start = Commencer
menu = Menu
settings = Réglages

## Accueil
lobby-about = Trois jeux de cour et de pays, à une table tranquille. Seul contre de bons robots, sur un seul écran, ou entre amis par un lien.
lobby-games = Jeux
lobby-bastille = Bastille
lobby-bastille-sub = Paris, 1789
lobby-bastille-players = 3–4
lobby-bastille-time = 60 min
lobby-bastille-note = Douze tuiles par tour, sept lieux, et toujours une case de trop peu. La plus haute passe d’abord, à égalité la première placée.
lobby-louis-xiv = Louis XIV
lobby-louis-xiv-sub = La cour à Versailles
lobby-louis-xiv-players = 2–4
lobby-louis-xiv-time = 75–100 min
lobby-louis-xiv-note = Douze portraits, trois façons de plaire et un roi qui se déplace. Accomplissez des missions, réunissez des blasons.
lobby-heads-of-state = Chefs d’états
lobby-heads-of-state-sub = Quatre royaumes, trois siècles
lobby-heads-of-state-players = 2–5
lobby-heads-of-state-time = 90–120 min
lobby-heads-of-state-note = De baron à roi en Grande-Bretagne, en France, en Espagne et dans les États allemands, jusqu’à la révolution.
lobby-bots =
    { $count ->
        [one] { $count } robot
       *[other] { $count } robots
    }
sit-down = S’asseoir
invite = Inviter
my-tables = Vos tables
my-tables-none = Pas encore de table. Asseyez-vous à l’un des jeux ci-dessus.
table-damaged = Endommagée et laissée telle quelle ; les autres tables ne sont pas touchées.
table-over = terminée
table-look = Regarder
table-open = Ouvrir
table-moves =
    { $count ->
        [one] après { $count } coup
       *[other] après { $count } coups
    }
new-table = Nouvelle table : { $game }
game = Jeu
players = Joueurs
seat-me = moi
seat-here = quelqu’un ici, à cet écran
seat-invite = un ami, par un lien
seat-bot-level = robot, { $level }
seat-name = Nom du joueur { $number }
seat-who = Qui joue à la place { $number } ?
seat-number = Joueur { $number }
seat-open = place libre
variants = Variantes et règles maison
edition = Édition personnelle
edition-about = Les chiffres de votre propre boîte : un fichier TOML qui remplace certains des nôtres.
edition-file = Fichier de vos propres chiffres (TOML)
edition-here = Cette table se joue avec les chiffres de l’hôte (édition personnelle), non avec les nôtres.
one-screen = Un seul écran pour plusieurs places : l’appareil passe de main en main. Vos invités en sont informés.
hot-seat = Un seul écran pour plusieurs places : qui y joue peut voir plus d’une main.
somebody = quelqu’un
live = La partie commence aussitôt.
your-name = Votre nom
name-wrong = Ce nom n’est pas possible.
bot-page = Page
bot-courtier = Courtisan
bot-greedy = Courtisan
bot-minister = Ministre
bot-sun-king = Roi-Soleil
bot-random = au hasard
invite-about = Envoyez un seul lien à tous vos amis : chacun reçoit la prochaine place libre. Il n’est montré qu’une fois.
invite-link = Lien d’invitation
invite-watchers = Lien pour spectateurs
watchers = Spectateurs
join-title = Vous êtes invité à une table.
join-from = { $host } vous invite à { $game }, pour { $players } joueurs.
join-where = Vous êtes invité à { $game }, pour { $players } joueurs.
join-seat = Votre place : numéro { $number }.
join-watch = Vous regarderez : vous voyez ce que tout le monde peut savoir.
join-held = Cette place est ou a été tenue par { $names } : sa main a été vue.
join-practice = Une table d’entraînement : qui l’a dressée connaît peut-être ce qui est caché.
join-look-go = Regarder
join-about = Dites votre nom aux autres, puis prenez place.
join-go = Prendre place

## Table
dock = Que faire
board = Plateau
rail = Joueurs et journal
rules = Règles
log = Journal
log-order = le plus récent d’abord
log-empty = Rien n’est encore arrivé.
score = Score
score-source = Origine
score-now = Les points publics jusqu’ici.
score-final = Le score final.
chat = Discussion
chat-line = Dire quelque chose
chat-send = Envoyer
chat-empty = Personne n’a encore rien dit.
watcher = un spectateur
undo = Annuler
take-back = Reprendre le coup
rewind = Revenir en arrière
rewind-hidden = Votre dernier coup a montré quelque chose de caché, il reste donc joué ; revenir en arrière ouvre une table d’entraînement juste avant lui, où tout ce qui est caché est tiré de nouveau.
rewind-other = Les robots ont joué depuis, votre dernier coup reste donc joué ; revenir en arrière ouvre une table d’entraînement juste avant lui, où tout ce qui est caché est tiré de nouveau.
rewind-stay = Rester ici
branch = Branche
branch-of = Entraînement : cette table est une branche d’une autre partie, après { $ply ->
        [one] { $ply } coup
       *[other] { $ply } coups
    }.
branch-go = Retour à cette partie
you = vous
bot = robot
away = absent
stand-in = un robot le remplace
your-turn = À vous
options = Choix
card-origin = Origine de ses chiffres : { $origins }.
possessions = Tout ce que possède { $name }
possessions-open = tout ce qui est visible de tous
possessions-own = tout ce que vous possédez ; vous seul voyez ce qui est caché
possessions-hidden = Caché
prompt-yours = À vous : { $what }
prompt-seat = { $seat } : { $what }
prompt-other = Au tour de { $seat }
prompt-bot = { $seat } réfléchit …
prompt-open = On attend quelqu’un à une place libre
prompt-watching = Vous regardez : vous voyez ce que tous peuvent savoir.
prompt-open-how = Envoyez le lien de la place ou confiez-la à un robot : les deux sont dans le menu.
prompt-ending = La partie s’achève
prompt-over = La partie est finie
prompt-replay = Retour en arrière : coup { $seq } sur { $last }
round-n = manche { $round }
seats = Places
seat-kind-human = humain
seat-kind-bot = robot
seat-kind-open = libre
seat-bot = Laisser jouer un robot
seat-back = Je suis de retour
seat-replace = Le remplacer par un robot
seat-line-join = { $name } prend place au numéro { $number }.
seat-line-move = La place { $number } change de main : { $name } y joue maintenant, dans un autre navigateur.
seat-line-take = { $name }, qui reçoit à cette table, prend la place { $number }.
seat-line-leave = { $name } quitte la place { $number }.
seat-line-bot = Le robot { $name } ({ $level }) prend la place { $number }.
seat-line-free = Le robot { $name } quitte la place { $number }.
seat-line-stand-in = Un robot ({ $level }) remplace { $name }.
seat-line-back = { $name } est de retour.
helps = Aides (rangs, chances, progrès)
text-table = La table en texte
table-remove = Supprimer cette table
table-keep = Garder cette table
table-kept-about = Les vieilles tables terminées peuvent être rangées ; celle-ci reste.
about = Aide-mémoire et histoire
quick-title = En une page
history-title = Un peu d’histoire
pass-title = Passez l’appareil à { $seat }.
pass-about = Les mains sont cachées jusque-là.
pass-go = Je suis { $seat }
show-missions = Montrer les missions de { $seat }
show-hand = Montrer la main de { $seat }
cover-hand = Cacher
face-down =
    { $count ->
        [one] une carte face cachée
       *[other] { $count } cartes face cachée
    }
connection-connecting = Connexion …
connection-open = Connecté
connection-lost = La connexion est perdue ; la page revient d’elle-même …
connection-closed = La table est fermée.
nowhere-title = Rien ici
closed-title = Ceci ne peut pas être montré
practice = entraînement
watching =
    { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }

## Règles
rules-of = Règles : { $game }
rules-here = Ici et maintenant
rules-all = Toutes les règles
rules-figures = Valeurs
rules-search = Chercher dans les règles
rules-search-hint = Chercher dans les règles
rules-nothing = Aucune règle ne contient ces mots.
rules-none-now = Rien n’est demandé en ce moment ; voyez toutes les règles.

## Fin
result = Résultat
end-title =
    { $count ->
        [one] { $winners } gagne à { $game }
       *[other] { $winners } partagent la victoire à { $game }
    }
end-decided = L’avance vient surtout de { $sources }.
end-lead =
    { $lead ->
        [0] { $points } points, autant que { $seat } ; les règles départagent.
       *[other] { $points } points, { $lead } d’avance sur { $seat }.
    }
end-again = Encore, même table
end-board = Voir le plateau
end-record = Feuille de partie
chart-points = Points par manche
seal-title = Mélanges scellés
seal-short = mélanges scellés { $seal }
seal-commitment = Sceau montré avant le premier coup (SHA-256)
seal-seed = Graine, montrée à la fin
seal-fits = La graine correspond au sceau : personne n’a pu changer les mélanges.
seal-broken = La graine ne correspond pas au sceau !
seal-unchecked = Vérifiez avec : trianon verify RECORD

## Relecture
replay = Revoir la partie
replay-first = Au début
replay-back = Un coup en arrière
replay-play = Lecture
replay-pause = Pause
replay-on = Un coup en avant
replay-last = À la fin
replay-move = Coup
replay-close = Revenir au présent
play-on = Jouer à partir d’ici

## Conseils et analyse
hint = Conseil
review = Analyse
review-about = Qui aurait gagné à chaque moment, et les plus grosses erreurs ; d’après ce que chacun pouvait savoir.
review-go = Analyser la partie
review-open = Ouvrir la relecture
review-working = La partie est revue …
review-chart = Chances de victoire au cours de la partie
review-mistakes = Plus grosses erreurs
review-none = Pas d’erreur nette.
review-move = Coup { $seq }
review-better = Mieux : { $what }
review-cost = ({ $chance } au lieu de { $better })

bar-language = Langue
bar-theme = Clair ou sombre
error-unreachable = Le serveur est injoignable. La page réessaie d’elle-même.

## La scène
caption-skip = Passer
caption-all = Tout
caption-more = encore { $count }
caption-again = Revoir
caption-catch-up = Rattraper
caption-away =
    { $count ->
        [one] En votre absence : { $count } coup
       *[other] En votre absence : { $count } coups
    }
caption-undone = Coup repris
pace = Rythme
pace-calm = calme
pace-normal = normal
pace-brisk = vif
pace-once = immédiat
sound = Son
volume = Volume
notify = M’appeler à la table
notify-about = Le navigateur vous prévient que c’est à vous quand vous regardez ailleurs.
still-showing = à montrer encore : { $count }
count-again = Revoir le décompte
count-table = Tableau des points

## Together, keys, answers
keys = Touches
key-options = parcourir ce qui peut être choisi
key-choose = choisir, et encore une fois pour confirmer
key-tab = à l’option suivante ou au groupe suivant d’objets à lire ; les flèches le parcourent, Entrée en ouvre un
key-escape = abandonner le choix, fermer ce qui est ouvert, passer tout ce qui est montré
key-space = passer une étape de ce qui est montré
key-undo = annuler
key-hint = conseil, à une table de robots
key-rules = règles de ce qui est demandé
key-keys = cette liste
key-name-space = Espace
key-name-ctrl = Ctrl
key-name-enter = Entrée
key-name-esc = Échap
auto = Répondre tout seul quand il n’y a qu’une réponse
auto-about = Après un instant, et seulement là où cela n’apprend rien à personne.
no-confirm = Sans confirmation
no-confirm-about = Seulement pour ce qui peut être annulé.
seat-take = S’asseoir ici
invite-next = Lien pour la prochaine place libre
guests-sit = Les spectateurs peuvent prendre une place libre
invite-certain = Liens vers une place précise
join-language = L’hôte parle { $language }.
join-your-seat = votre place
join-only-look = Seulement regarder
language-en = anglais
language-fr = français
language-de = allemand
table-won =
    { $count ->
        [one] { $winners } a gagné : { $points }
       *[other] { $winners } ont gagné : { $points }
    }
end-join = À la nouvelle table
end-waits = { $seat } vous attend à une nouvelle table.
share = Partager
share-here = Partager à partir d’ici
share-copied = Lien copié
unshare = Fermer le lien
share-about = Toute personne qui a ce lien peut regarder la partie terminée, sans les conversations. Chacun de ses joueurs peut le fermer.
end-picture = Feuille de score en image
end-print = Imprimer

learn = Apprendre
house-puzzles = Problèmes
house-puzzle-day = Problème du jour
house-puzzle-days = { $days } jours de suite
house-puzzle-about = Une position, un choix : que joueriez-vous ?
house-explore = Explorer
house-explore-all = Ce qui fait gagner : les chiffres de nombreuses parties
house = Maison
lobby-lesson-first = Première leçon, { $minutes } minutes
lobby-lesson-next = Leçon { $number } sur { $count }
lobby-play-taught = Jouer avec la professeure
lobby-new = Première visite ? Une professeure s’assied à vos côtés.
call-teacher = Appeler la professeure

## La chambre de l’hôte
host-title = La chambre de l’hôte
host-about = { $house }. Seuls les hôtes voient cette page.
host-leave = Se déconnecter
host-token = Clé de l’hôte
host-login = Entrer
host-login-about = Elle a été écrite dans un fichier au premier démarrage de la maison. La ligne de commande dit où il est :
host-state-well = Tout va bien
host-state-storing = Rien ne peut être enregistré ; les coups sont refusés
host-state-slow = Les coups sont plus lents que promis ; les parties continuent
host-state-incidents = Un incident a eu lieu dans la dernière heure ; les parties continuent
host-up = Version { $version }, en marche depuis { $span }.
host-tables-live = Tables en jeu
host-running =
    { $count ->
        [one] · { $count } inachevée
       *[other] · { $count } inachevées
    }
host-pages =
    { $count ->
        [one] { $count } page ouverte
       *[other] { $count } pages ouvertes
    }
host-moves = Coups
host-a-second = par seconde
host-moves-since = { $count } depuis le démarrage
host-slowest = Le plus lent sur 100
host-promise = des coups ; promis : moins de { $count } ms
host-chart = { $what } sur une journée
host-disk = Disque
host-disk-of = % de { $size }
host-processes = Processus
host-processes-count =
    { $count ->
        [one] un processus
       *[other] { $machines ->
            [one] { $count } processus
           *[other] { $count } processus sur { $machines } machines
        }
    }
host-work = Travail
host-busy = Charge
host-memory = Mémoire
host-since = Depuis
host-kind-serve = pages et tables
host-kind-work = réflexion
host-incidents = Incidents
host-incidents-none = Aucun. Le journal raconterait leur histoire sous leur numéro.
host-at-table = table { $table }
host-thinking = Réflexion
host-thinking-sum = { $held } au travail, { $waiting } en attente
host-thoughts = En file ici : { $count }
host-lane-quick = Bots rapides
host-lane-search = Bots qui cherchent
host-lane-away = Quand personne ne regarde
host-lane-hint = Conseils
host-lane-analysis = Analyses
host-backup = Sauvegarde
host-backup-last = Dernière sauvegarde
host-backup-none = pas encore
host-backup-kept = Gardées
host-backup-size = Taille
host-back-up = Sauvegarder maintenant
host-tables = Tables
host-seek = Nom ou identifiant
host-none = Rien trouvé.
host-closed = fermée
host-close = Fermer
host-reopen = Rouvrir
host-remove = Supprimer
host-remove-sure = Oui, pour de bon
host-players = Joueurs
host-players-count = { $count } en tout
host-name = Nom
host-seen = Vu
host-now = maintenant
host-ban = Exclure une semaine
host-unban = Laisser entrer

## Le jeu de données ouvert
give-table = Cette partie peut aller dans le jeu de données ouvert
give-table-about = Chacun reçoit, pour toujours : tous les coups, le résultat, le jour de la fin, quelles places étaient des robots. Ni noms, ni conversations. Elle n’y va, une fois finie, que si tous ceux qui se sont jamais assis ici acceptent ; personne ne voit qui l’a fait. Vous pouvez revenir dessus tant qu’elle n’est pas partie.
give-seats = Vous répondez pour les { $count } places que vous tenez ici : demandez à ceux qui sont à côté de vous.
give-gone = Elle est allée dans le jeu de données ouvert le { $day } ; ce qui est publié le reste.
give-gone-back = Votre accord est retiré, mais elle a déjà été exportée le { $day } ; elle manquera à tous les jeux de données suivants.
give-all = Mes parties finies peuvent aller dans le jeu de données ouvert
give-all-about = Sans noms ni conversations. Vaut partout où vous n’avez rien dit d’autre à la table, aussi pour les parties déjà finies.
give-back =
    { $count ->
        [one] Reprendre { $count } partie que j’avais acceptée
       *[other] Reprendre { $count } parties que j’avais acceptées
    }
