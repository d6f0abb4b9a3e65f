### Ce que tous les jeux partagent, en français.

## Erreurs : demandes

error-unknown-game = Il n’y a pas de jeu « { $game } » ; les jeux sont : { $known }.
error-game-module = Il manque au dossier games/{ $game } le module { $module }.py ; docs/adding-a-game.md dit ce qu’il doit contenir.
error-game-answer = Il manque « { $answer } » à games/{ $game }/{ $module }.py ; docs/adding-a-game.md dit ce qu’il doit contenir.
error-game-meta = Impossible de lire games/{ $game }/meta.toml : { $reason }.
error-bot-without-heuristic = Le robot « { $bot } » ne sait pas juger le jeu { $game }, qui n’a pas d’heuristique ; robots qui peuvent y jouer : { $known }.
error-no-heuristic = Le jeu { $game } n’a pas d’heuristique pour chercher ou s’ajuster ; écrivez bots/heuristics/{ $module }.py et { $module }.toml.
error-no-encoder = Le jeu { $game } n’a pas d’observations pour apprendre ; écrivez envs/encoders/{ $module }.py.
error-players = Le jeu { $game } ne se joue pas à { $players } ; nombres de joueurs possibles : { $allowed }.
error-switch = Le jeu { $game } n’a pas d’option « { $switch } » ; ses options sont : { $known }.
error-snapshot = Cet état enregistré ne convient pas au jeu { $game } avec ce nombre de joueurs et cette version ; chargez un état enregistré avec le même jeu, le même nombre de joueurs et la même version.
error-game-over = La partie est terminée : « { $action } » n’est plus possible.
error-illegal-action = « { $action } » n’est pas possible ici ; actions possibles : { $legal }.
error-bad-simulations = « { $bot } » n’est pas un joueur ordinateur : un nombre de simulations, au moins une, peut suivre { $known }, comme dans minister:2000.
error-bad-budget = Une recherche demande un budget : au moins une simulation, un monde ou un instant, et au moins un fil.
error-unknown-bot = Il n’y a pas de joueur « { $bot } » ; les joueurs ordinateur sont : { $known }.
error-bots-count = Nombre de joueurs nommés : { $found } ; il en faut { $wanted }, un par place.
error-opponents-alone = Des adversaires sont nommés, mais aucune place qui apprend ; donnez learner=0, une autre place ou learner="rotating".
error-two-formats = Un seul de --json et --csv est possible ; retirez l’autre.
error-bot-no-file = Il n’y a pas de fichier { $file } où prendre un joueur ; vos propres joueurs s’écrivent FICHIER.py:Classe.
error-bot-no-class = Le fichier { $file } n’a pas de « { $name } » ; joueurs trouvés : { $known }.
error-bot-no-choose = { $bot } n’est pas un joueur : il lui faut une méthode choose(sight) qui rend l’une des sight.decision.actions.
error-bot-import = Le fichier { $file } ne peut pas être importé : ligne { $line } : { $reason }
error-not-sendable = Ce joueur ne peut pas être envoyé à d’autres processus ({ $reason }) : définissez-le au premier niveau d’un module, nommez-le FICHIER.py:Classe, ou prenez un seul processus.
error-unknown-reward = Il n’y a pas de récompense « { $reward } » ; les récompenses sont : { $known }.
error-unknown-array = Il n’y a pas de tableau « { $array } » ; les tableaux sont : { $known }.
error-bad-array = Le tableau { $array } est { $found } ; il doit être { $wanted }, d’un seul tenant.
error-bad-actions = Des actions de la forme { $found } ont été données ; il en faut { $wanted }, une pour chaque partie.
error-bad-seat = Il n’y a pas de place « { $seat } » ; les places vont de 0 à { $last }.
error-agent-done = La partie est terminée : « { $action } » n’est plus possible ; la seule action légale d’un agent qui a fini est None.
error-not-reset = La partie n’a pas commencé ; appelez d’abord reset.
error-unknown-mode = Le plateau ne peut pas être dessiné en « { $mode } » ; les façons de dessiner sont : { $known }.
error-unknown-answer = On ne peut pas répondre à une action illégale par « { $answer } » ; réponses possibles : { $known }.
error-unknown-language = Il n’y a pas de langue « { $language } » ; les langues sont : { $known }.
error-bad-games = « { $found } » n’est pas un nombre de parties ; il faut un nombre entier à partir de 1.
error-bad-tuning = Le réglage demande au moins une partie par tour, une simulation et un processus ; les tours et les parties de la politique peuvent être 0.
error-needs-extra = Il faut pour cela le paquet { $module }, qui n’est pas installé : pip install "trianon[{ $extra }]".
error-bad-jobs = « { $found } » n’est pas un nombre de processus ; il faut un nombre entier à partir de 1.
error-bad-seed = « { $found } » n’est pas une graine ; il faut un nombre entier ou des chiffres hexadécimaux.
error-bad-ply = Il n’y a pas de coup « { $found } » dans cette partie enregistrée ; il faut un nombre entier de 0 à { $last }.
error-file-unreadable = Le fichier { $file } est illisible : { $reason }.
error-file-exists = Le fichier { $file } existe déjà ; choisissez un autre nom ou supprimez-le d’abord.
error-file-unwritable = Le fichier { $file } ne peut pas être écrit : { $reason }.
error-lineup-repeats = Nombre de joueurs nommés : { $found }, certains plusieurs fois ; nommez chacun une seule fois, ou nommez-en { $wanted }, un par place.
error-results-other = Le fichier { $file } contient les parties d’un autre tournoi : { $field } y vaut « { $found } », mais ici « { $wanted } » ; choisissez un autre fichier, ou donnez les mêmes options avec le même programme.
error-results-not-results = Le fichier { $file } ne commence pas comme les résultats d’un tournoi ({ $reason }) ; choisissez un autre fichier.
error-results-line = La ligne { $line } des résultats { $file } est illisible : { $reason } ; supprimez cette ligne, et sa partie sera rejouée.
error-report-needs = Un rapport demande des paquets qui ne sont pas installés : { $packages } ; installez trianon[report].
error-worker-died = Un processus s’est arrêté ; les parties finies sont gardées dans le fichier de résultats, s’il y en a un. Relancez la même commande pour continuer.

## Erreurs : éditions

error-edition-unreadable = Le fichier d’édition { $file } est illisible : { $reason }.
error-edition-not-toml = Le fichier d’édition { $file } n’est pas du TOML valide : { $reason }.
error-edition-unknown-field = Édition, ligne { $row } : il n’y a pas de champ « { $field } » ; les champs sont : { $known }.
error-edition-row-without-id = Édition, table { $row } : chaque ligne doit être une table avec un « id », mais l’une d’elles n’en a pas.
error-edition-unknown-row = Édition, table { $row } : il n’y a pas de ligne « { $id } » ; les lignes sont : { $known }.
error-edition-wrong-type = Édition, ligne { $row }, champ { $field } : la valeur doit être de type { $wanted }, mais c’est { $found }.
error-edition-missing-field = Édition, ligne { $row } : le champ « { $field } » manque ; une liste remplacée doit donner tous les champs.
error-edition-figure = Édition, ligne { $row }, champ { $field } : { $found } est inutilisable ; il faut : { $problem }.

## Erreurs : positions

error-position-not-toml = La position n’est pas du TOML valide : { $reason }.
error-position-missing-row = Position : la table « { $row } » manque ou n’est pas une table ; elle est obligatoire.
error-position-missing-field = Position, ligne { $row } : le champ « { $field } » manque ; il est obligatoire.
error-position-wrong-value = Position, ligne { $row }, champ { $field } : { $found } est faux ; il faut : { $wanted }.
error-position-row-count = Position : il faut { $wanted } lignes « { $row } », mais il y en a { $found }.
error-position-unknown-field = Position, ligne { $row } : il n’y a pas de champ « { $field } » ; les champs sont : { $known }.
error-position-no-option = Position, ligne { $row }, champ { $field } : cette décision n’a aucune option possible ici ; il en faut une qui en ait au moins une.
error-position-invariant = Position, ligne { $row }, champ { $field } : { $invariant } n’est pas respecté ; il faut { $wanted }, mais c’est { $found }.

## Erreurs : parties enregistrées

error-record-unreadable = La partie enregistrée { $file } est illisible : { $reason }.
error-record-not-record = Le fichier { $file } n’est pas une partie enregistrée ; celle-ci commence par une ligne qui nomme le jeu.
error-record-line = Partie enregistrée, ligne { $line } : { $reason }.
error-record-truncated = La partie enregistrée s’interrompt à la ligne { $line } ; un enregistrement entier se termine par une ligne complète.
error-record-end = La dernière ligne de la partie enregistrée dit « { $found } », mais la partie rejouée donne « { $wanted } » : les scores ou la fin ont été modifiés.
error-record-digest = La partie enregistrée ne se rejoue pas : après le coup { $ply }, l’empreinte doit être { $expected }, mais c’est { $found }.
error-record-rules = La partie enregistrée suit la version { $found } des règles, mais ce programme a la version { $wanted } ; rejouez-la avec un programme qui a la version { $found }.
error-record-illegal = Partie enregistrée, ligne { $line } : « { $action } » n’est pas possible ici ; actions possibles : { $legal }.

## Erreurs : les tables dans le navigateur

error-malformed = Le serveur n’a pas compris cette demande ({ $reason }) ; rechargez la page.
error-no-session = Ce navigateur n’a pas encore de session ; rechargez la page et acceptez son cookie.
error-foreign-origin = Cette demande vient d’un autre site ({ $origin }) et est refusée ; ouvrez la page de ce serveur.
error-unknown-table = Cette table n’existe pas ; elle a peut-être été supprimée. Retournez à l’accueil.
error-unknown-route = Il n’y a rien à cette adresse ; retournez à l’accueil.
error-method = Cette adresse n’accepte pas une telle demande.
error-not-at-table = Vous n’êtes pas à cette table ; demandez une invitation à son hôte.
error-not-your-seat = Cette place n’est pas la vôtre : vous ne pouvez pas faire cela.
error-not-your-turn = C’est le tour d’un autre joueur.
error-stand-in = Un robot vous remplace ; reprenez d’abord votre place.
error-stale = La partie a avancé entre-temps ; regardez de nouveau et choisissez encore.
error-move-id = Ce coup a déjà été envoyé pour une autre place ; rechargez la page.
error-game-running = Ceci est montré à la fin de la partie.
error-undo-none = Vous n’avez aucun coup à reprendre.
error-undo-other = Ce coup ne peut pas être repris : un autre joueur a agi depuis.
error-undo-hidden = Ce coup ne peut pas être repris : il a montré quelque chose de caché.
error-seat-not-open = Cette place n’est pas libre.
error-seat-present = Le joueur de cette place est là ; un robot peut le remplacer quand il est absent depuis un moment.
error-seat-held = Quelqu’un d’autre a tenu cette place et vu sa main. Confiez-la à un robot, ou invitez quelqu’un qui n’a pas d’autre place à cette table.
error-second-seat = Une main n’est vue que par une personne : vous avez, ou aviez, une autre place à cette table, et quelqu’un d’autre a été invité.
error-seat-changes = Les places de cette table ont changé { $most } fois ; cela suffit. Vous pouvez encore quitter votre place ou y revenir.
error-invitation-unknown = Cette invitation n’est pas valable, ou ne l’est plus ; demandez un nouveau lien.
error-invitation-used = Cette invitation a été utilisée par quelqu’un d’autre ; demandez un nouveau lien.
error-bad-name = Un nom doit avoir de 1 à { $longest } caractères visibles.
error-name-too-long = Ce nom a { $found } caractères ; { $longest } au plus sont possibles.
error-chat-too-long = Ce message a { $found } caractères ; { $longest } au plus sont possibles.
error-chat-empty = Un message vide ne dit rien.
error-no-hello = La page et le serveur se sont perdus ; rechargez la page.
error-too-fast =
    { $seconds ->
        [one] C’était trop rapide ; attendez une seconde et réessayez.
       *[other] C’était trop rapide ; attendez { $seconds } secondes et réessayez.
    }
error-too-slow = La connexion est trop lente et a été coupée ; la page revient d’elle-même.
error-too-large = Ce message est trop grand ; { $most } octets au plus sont possibles.
error-tables-full = Vous avez { $most } tables inachevées ; terminez-en ou supprimez-en une d’abord.
error-tables-hourly =
    { $minutes ->
        [one] D’ici, { $most } tables ont été créées en une heure ; attendez une minute.
       *[other] D’ici, { $most } tables ont été créées en une heure ; attendez { $minutes } minutes.
    }
error-server-full = Ce serveur n’a plus de place pour des tables inachevées ({ $most }) ; revenez plus tard.
error-too-many-sockets = Trop de pages sont ouvertes ici ({ $most } au plus) ; fermez-en une et rechargez cette page.
error-table-removed = Cette table a été supprimée.
error-not-solo = Une partie en cours ne peut être continuée d’ici que par un joueur seul contre des robots ; attendez sa fin.
error-share-unknown = Cette partie partagée n’existe pas, ou ses joueurs ont fermé le lien.
error-no-free-seat = Aucune place n’est libre à cette table ; vous pouvez regarder.
error-no-hints = Les conseils ne sont donnés que là où une personne joue contre des robots.
error-hint-late = Pas le temps pour un conseil en ce moment ; réessayez bientôt.
error-not-alone = D’autres joueurs sont à cette table ; elle pourra être supprimée à la fin de la partie.
error-no-record = Cette table est issue d’une partie en cours : il n’y a pas de notation depuis le début.
error-rules-changed = Cette partie a commencé avec la version { $found } des règles, ce serveur a la version { $wanted } ; elle peut être continuée, mais pas rejouée ici.
error-storage = Le serveur ne peut rien enregistrer pour le moment ; rien n’a été changé. Réessayez bientôt.
error-damaged = Cette partie est endommagée et reste telle quelle ; les autres tables ne sont pas touchées. Numéro de l’incident : { $incident }.
error-incident = Quelque chose s’est mal passé de notre côté ; rien n’a été changé. Numéro de l’incident : { $incident }.
error-page-missing = La page n’a pas été construite ; construisez-la, ou installez le paquet terminé.
error-data-folder = Le dossier { $folder } ne peut pas être utilisé : { $reason }.
error-data-none = Il n’y a pas de base de données à { $file } ; nommez son dossier avec --data.
error-data-file = Le fichier { $file } ne peut pas être ouvert : { $reason }.
error-data-not-ours = Le fichier { $file } n’est pas une base de données de Trianon ; il n’a pas été touché. Nommez un autre dossier avec --data.
error-data-newer = La base de données { $file } vient d’une version plus récente de Trianon (version de la base { $found }, ce programme connaît { $wanted }) ; elle n’a pas été touchée. Installez la version plus récente.
error-rules-newer = Cette table se joue selon des règles plus récentes que celles de cette partie du serveur ; la page revient d’elle-même.
error-rules-elsewhere = Cette table se termine sur la partie plus ancienne du serveur (version { $found } des règles, ici { $wanted }) ; la page revient d’elle-même.
error-database-ahead = La base de données { $file } n’admet que des programmes qui connaissent sa version { $oldest } ; celui-ci connaît { $wanted } et n’a rien touché. Installez la version plus récente.
error-build-old = Cette partie du serveur est en train d’être remplacée par une plus récente ; la page revient d’elle-même.
error-page-old = Cette page est plus ancienne que le serveur ; elle se recharge d’elle-même.
error-server-old = Cette page est plus récente que cette partie du serveur, qui est en train d’être remplacée ; elle revient d’elle-même.
error-data-older = La base de données { $file } est d’une version plus ancienne ({ $found }, pas { $wanted }) ; démarrez le serveur une fois, il la met à jour.
error-data-in-use = Un autre serveur (processus { $process }) utilise déjà le dossier { $folder } ; arrêtez-le d’abord, ou nommez un autre dossier avec --data.
error-database-url = « { $found } » n’est pas l’URL d’une base de données ; serait juste sqlite:////home/moi/trianon.sqlite3 ou postgresql://utilisateur:motdepasse@hote/nom.
error-database-driver = Le pilote pour { $url } n’est pas installé ; installez-le avec : pip install 'trianon[postgres]'.
error-database-unreachable = La base de données { $url } ne peut pas être utilisée : { $reason }. Est-elle en marche, le nom et le mot de passe sont-ils justes ?
error-database-old = La base de données est PostgreSQL { $found } ; il faut au moins { $wanted }.
error-database-not-ours = La base de données { $url } contient des tables qui ne sont pas de Trianon ; elle n’a pas été touchée. Nommez-en une vide.
error-database-both = Donnez soit --data, soit --database, pas les deux.
error-processes-file = Un fichier SQLite est servi par un seul processus, pas { $count } ; plusieurs ont besoin de PostgreSQL : --database postgresql://...
error-processes-fork = Ce système ne peut pas démarrer { $count } processus pour une adresse ; démarrez plutôt `trianon serve` plusieurs fois.
error-work-file = Les travailleurs ont besoin d’une base de données que plusieurs processus peuvent utiliser : --database postgresql://utilisateur@hote/nom.
error-hints-url = « { $found } » n’est pas l’URL d’un Redis ou Valkey ; serait juste redis://hote:6379/0.
error-hints-driver = Le client pour Redis et Valkey n’est pas installé ; installez-le avec : pip install 'trianon[redis]'.
error-address = Le serveur ne peut pas écouter à { $host }, port { $port } : { $reason }.
error-trusted-proxy = « { $found } » n’est pas l’adresse d’un mandataire ; il faudrait 127.0.0.1, ou un réseau comme 10.0.0.0/8.
error-no-database = Il n’y a pas de base de données dans { $folder } ; indiquez le dossier du serveur avec --data.
error-record-commitment = La graine ne correspond pas à la promesse : son SHA-256 est { $found }, pas { $expected }.
error-record-chance = Le hasard de cette partie ne vient pas de sa graine : différence après le coup { $ply }.

serve-upgrading = Mise à jour de la base de données : { $done } tables sur { $total }.
serve-open = Trianon est prêt : { $address }
serve-stopped = Trianon s’est arrêté.
work-ready = Trianon réfléchit pour les tables de { $database }.
work-stopped = Trianon a cessé de réfléchir.
prune-nothing = Rien à ranger : aucune table terminée n’a plus de { $days } jours, aucune session n’est inutilisée.
prune-tables =
    { $tables ->
        [one] Une table terminée depuis plus de { $days } jours a été supprimée.
       *[other] { $tables } tables terminées depuis plus de { $days } jours ont été supprimées.
    }
prune-sessions =
    { $sessions ->
        [one] Une session inutilisée a été oubliée.
       *[other] { $sessions } sessions inutilisées ont été oubliées.
    }
prune-would-tables =
    { $tables ->
        [one] Une table terminée depuis plus de { $days } jours serait supprimée.
       *[other] { $tables } tables terminées depuis plus de { $days } jours seraient supprimées.
    }
prune-would-sessions =
    { $sessions ->
        [one] Une session inutilisée serait oubliée.
       *[other] { $sessions } sessions inutilisées seraient oubliées.
    }
verify-commitment = SHA-256 de la graine : { $digest }
verify-compare = Comparez-le à ce qui a été montré au début de la partie.
verify-ok =
    { $moves ->
        [one] { $moves } coup rejoué, { $words } mots de hasard comparés : tout correspond à la graine.
       *[other] { $moves } coups rejoués, { $words } mots de hasard comparés : tout correspond à la graine.
    }
error-config-file = Il n’y a pas de fichier de réglages à { $file }.
error-config-unreadable = { $file } ne peut pas être lu : { $reason }.
error-setting-unknown = « { $name } » ({ $source }) n’est pas un réglage ; peut-être s’agit-il de { $near }. `trianon config` les énumère tous.
error-setting-wrong =
    Le réglage { $name } ({ $source }) ne peut pas avoir cette valeur ; il faudrait : { $wanted ->
        [whole] un nombre entier, par exemple { $example }
        [number] un nombre, par exemple { $example }
        [rate] deux nombres, tant à la fois et tant de plus par seconde, par exemple { $example }
        [texts] un ou plusieurs textes, par exemple { $example }
        [text] un texte
        [least] un nombre d’au moins { $example }
        [between] un nombre de { $example } à { $most }
       *[exactly] { $example }
    }.
error-database-empty = Le réglage { $name } ({ $source }) est vide ; rien n’a été touché. Nommez une base de données, ou laissez ce réglage de côté.
error-setting-twice = { $first } et { $second } donnent tous deux le même réglage ; retirez-en un.
error-traces-url = « { $found } » n’est pas l’URL d’un collecteur de traces ; il faudrait http://127.0.0.1:4318.
error-traces-driver = OpenTelemetry n’est pas installé ; installez-le avec : pip install 'trianon[traces]'.
error-listener = « { $found } » n’est pas une adresse où écouter ; il faudrait 127.0.0.1:9117.
error-origin = « { $found } » n’est pas l’adresse d’une page ; il faudrait https://jeux.example.
error-backup-failed = { $file } : la copie n’a pas pu être faite : { $reason }.
error-backup-none = Il n’y a pas de sauvegarde à { $file }.
error-backup-harmed =
    { $tables ->
        [one] La sauvegarde { $file } est endommagée (une table) ; rien n’a été restauré. Voir : trianon check --database sqlite:///{ $file }
       *[other] La sauvegarde { $file } est endommagée ({ $tables } tables) ; rien n’a été restauré. Voir : trianon check --database sqlite:///{ $file }
    }
error-restore-not-empty = { $database } contient déjà une maison ; rien n’a été changé. Indiquez un dossier vide ou une base vide.
error-id-short = « { $found } » est trop court pour un identifiant ; il faut au moins { $least } caractères.
error-id-several = Plusieurs identifiants commencent par « { $found } » ; écrivez-en davantage.
error-unknown-table-id = Aucune table n’a d’identifiant qui commence par « { $found } » ; `trianon admin tables` les énumère.
error-unknown-player = Personne n’a d’identifiant qui commence par « { $found } », et ce n’est pas une adresse ; `trianon admin players` les énumère.
error-table-busy = La table { $found } change sans cesse ; réessayez.
error-export-running = La partie de la table { $table } est en cours ; un relevé dirait ce qui est caché.
error-no-ban = Personne n’est exclu sous « { $found } » ; `trianon admin bans` les énumère.
error-table-closed = L’hôte a fermé cette table ; personne n’y joue plus.
error-banned = L’hôte de cette maison ne vous laisse pas entrer.
error-no-host = C’est pour l’hôte seul ; connectez-vous avec la clé de l’hôte.
error-host-token = Ce n’est pas la clé de l’hôte. `trianon admin token` dit où elle est.
error-host-token-file = Le fichier { $file } ne contient pas de clé : il faut au moins { $least } caractères. Supprimez-le, et une nouvelle sera faite.
admin-token = La clé de l’hôte est dans { $file } ; elle ouvre la page /host.
config-name = réglage
config-value = valeur
config-source = origine
backup-made = { $file } ({ $kilobytes } Kio)
restore-done =
    { $tables ->
        [one] Une table est dans { $database } ; chaque ligne a été vérifiée.
       *[other] { $tables } tables sont dans { $database } ; chaque ligne a été vérifiée.
    }
admin-table = table
admin-game = jeu
admin-players = joueurs
admin-ply = coups
admin-over = finie
admin-closed = fermée
admin-kept = gardée
admin-touched = dernier coup
admin-player = identifiant
admin-name = nom
admin-tables = tables
admin-created = depuis
admin-used = vu
admin-banned = exclu
admin-kind = genre
admin-who = qui
admin-until = jusqu’au
admin-reason = raison
admin-at = depuis
admin-was-closed = La table { $table } est fermée.
admin-was-reopened = La table { $table } est de nouveau ouverte.
admin-remove-sure = Supprimer la table { $table } pour de bon ?
admin-was-removed = La table { $table } n’est plus là.
admin-was-banned =
    { $days ->
        [0] { $who } n’entre plus.
        [one] { $who } n’entre plus pendant un jour.
       *[other] { $who } n’entre plus pendant { $days } jours.
    }
admin-was-unbanned = { $who } peut entrer de nouveau.
admin-was-exported =
    { $tables ->
        [one] Un relevé est dans { $folder }.
       *[other] { $tables } relevés sont dans { $folder }.
    }
check-digest = ne correspond pas à son empreinte
check-chain = ne continue pas le journal qui précède
check-missing = manque
check-end = n’est pas à la fin du journal (image et journal : { $detail })
check-commitment = ne correspond pas à la promesse du début de la partie
check-state = ne correspond pas à l’état où il mène
check-file = SQLite dit : { $detail }
check-orphan = n’appartient à aucune partie
check-unreadable = ne peut pas être lu ({ $detail })
check-replay = n’est pas ce que les règles font de cette graine et de ce journal
check-clean =
    { $tables ->
        [one] Une table vérifiée : chaque ligne est telle qu’elle a été écrite.
       *[other] { $tables } tables vérifiées : chaque ligne est telle qu’elle a été écrite.
    }
check-harmed =
    { $tables ->
        [one] Une table vérifiée : elle est endommagée.
       *[other] { $tables } tables vérifiées ; endommagées : { $harmed }.
    }

## Jouer dans le terminal

play-your-turn = { $seat }, c’est à vous.
play-choose =
    { $count ->
        [1] Choisissez 1 (? 1 l’explique ; hint, board, undo, log, help, quit)
       *[other] Choisissez 1-{ $count } (? N explique ; hint, board, undo, log, help, quit)
    }
play-earlier = { $count ->
    [one] Une ligne avant celles-ci est dans le journal (log).
   *[other] { $count } lignes avant celles-ci sont dans le journal (log).
  }
play-bad-choice =
    { $count ->
        [1] « { $found } » n’est pas un choix ; tapez 1, « ? 1 », « hint », « board », « undo », « log », « help » ou « quit ».
       *[other] « { $found } » n’est pas un choix ; tapez un nombre de 1 à { $count }, « ? N », « hint », « board », « undo », « log », « help » ou « quit ».
    }
play-help =
    Un nombre choisit cette option.
    ? N     ce que l’option N voudrait dire, et sa règle ; ? seul : la règle de cette question
    hint    les meilleures options selon une recherche depuis votre propre vue, et pourquoi
    board   la table encore une fois, avec la question ; elle est montrée d’elle-même quand d’autres ont joué
    undo    annule votre dernier choix, si personne n’en a rien appris
    log     tout ce qui s’est passé
    quit    interrompt la partie ; avec --save elle est gardée
play-undo-done = Le dernier coup est annulé.
play-undo-refused-hidden = Ce coup ne peut pas être annulé : une information cachée a été révélée depuis.
play-undo-refused-other = Ce coup ne peut pas être annulé : un autre joueur a agi depuis.
play-undo-refused-none = Il n’y a aucun coup à annuler.
play-quit = La partie est interrompue.
play-saved = La partie est enregistrée dans { $file }.
play-over = La partie est terminée.
play-winner = { $seat } gagne avec { $count } PV.
play-shared = La victoire est partagée : { $seats }.
play-thinking = { $seat } réfléchit…
play-clause = { $clause } { $title }
play-seed = Graine de cette partie : { $seed }
play-commitment = SHA-256 de la graine, révélée en fin de partie : { $digest }
play-practice = Partie d’entraînement : la graine a été choisie, le hasard peut donc être connu d’avance.

label-seat = Place
label-player = Joueur
label-you = vous
label-total = Total
label-source = Origine
label-clause = Règle
label-points = PV
label-log = Journal
label-options = Options

## Simulation et relecture

simulate-title =
    { $games ->
        [one] { $games } partie simulée
       *[other] { $games } parties simulées
    }
simulate-never-fired = Règles jamais appliquées
replay-ok =
    { $moves ->
        [one] La partie enregistrée se rejoue sans erreur : { $moves } coup, toutes les empreintes concordent.
       *[other] La partie enregistrée se rejoue sans erreur : { $moves } coups, toutes les empreintes concordent.
    }
uncompiled-notice = Les règles s’exécutent sans être compilées : tout fonctionne, mais bien plus lentement. Installez avec un compilateur C pour la pleine vitesse.

## Tournois

tournament-title = Tournoi de { $game }
tournament-about = Parties : { $games }, à { $players } joueurs, sur { $shuffles } mélanges ; chaque robot a occupé chaque place aussi souvent. Graine { $seed }.
tournament-rounded = { $asked } parties étaient demandées ; avec des mélanges entiers, cela en fait { $games }.
tournament-resumed = Parties déjà dans { $file } : { $games }.
tournament-broken-off = Interrompu après { $games } parties sur { $total } ; { $file } les garde : relancez la même commande pour continuer.
tournament-broken-off-lost = Interrompu après { $games } parties sur { $total } ; les mélanges complets sont montrés. Avec --results FICHIER, les parties seraient gardées pour continuer plus tard.
tournament-report-written = Le rapport est dans { $file }.
tournament-incidents-found = Des robots ont échoué { $count } fois ; chaque fois, la place a été jouée au hasard jusqu’à la fin de la partie.
tournament-bot = robot
tournament-games = parties
tournament-win-share = victoires
tournament-interval = intervalle à 95 %
tournament-rank = rang moyen
tournament-margin = écart
tournament-score = score moyen
tournament-rating = cote
tournament-thinking = ms par coup
tournament-thinking-p95 = 95 % en moins de
tournament-incidents = incidents
tournament-seat = place à table
tournament-place = rang
tournament-low = de
tournament-high = à
tournament-points = points de victoire
tournament-share = part
tournament-fair-share = Part équitable : { $share }
tournament-chart-wins = Part des victoires, avec intervalles à 95 %
tournament-chart-wins-note = Le trait pointillé est la part équitable. Ce qu’un même mélange décide compte pour un.
tournament-chart-scores = Points de victoire
tournament-chart-scores-note = Combien de fois un score d’environ tant de points a été atteint.
tournament-chart-places = Rangs
tournament-chart-places-note = Combien de fois chaque rang a été pris ; les égalités sont réparties sur leurs rangs.
tournament-chart-thinking = Temps de réflexion par coup
tournament-chart-thinking-note = Le point est la moyenne, le trait vertical le temps que 95 % des coups n’ont pas dépassé ; seuls comptent les choix entre plusieurs options.
tournament-chart-ratings = Cotes OpenSkill
tournament-chart-ratings-note = Force et deux écarts-types de chaque côté (Plackett-Luce) ; les nouveaux robots commencent à 25.
tournament-heading-standings = Classement
tournament-heading-seats = Places à table
tournament-heading-mirror = Miroir : { $bot } contre lui-même
tournament-heading-incidents = Incidents
tournament-heading-reproduce = Rejouer
tournament-mirror-note = Chaque copie devrait gagner sa part équitable ; les places peuvent différer.
tournament-reproduce-note = Programme { $version }, règles { $rules }, code { $code }. Les robots au temps limité jouent un peu différemment sur chaque machine.
tournament-error = erreur

## Analyse

analysis-title = Analyse d’une partie de { $game }
analysis-about = Coups : { $moves }, dont vrais choix : { $decisions }. Chacun a été étudié par { $simulations } simulations.
analysis-start = début
analysis-move = coup
analysis-player = joueur
analysis-played = joué
analysis-better = meilleur choix
analysis-chance = chance
analysis-better-chance = avec le meilleur
analysis-loss = perdu
analysis-whose = chance de
analysis-before = avant
analysis-after = après
analysis-heading-course = Chances de victoire
analysis-heading-turns = Tournants
analysis-heading-mistakes = Plus grosses erreurs de { $player }
analysis-heading-reproduce = Refaire l’analyse
analysis-course-note = Après le coup de ce numéro, telles que pouvait les juger un spectateur qui voit ce que tous voient.
analysis-turns-note = Les coups après lesquels les chances ont le plus changé, par le coup lui-même ou par ce qu’il a révélé.
analysis-mistakes-note = Jugées d’après ce que le joueur pouvait savoir, les deux choix dans les mêmes mondes imaginés.
analysis-no-mistakes = Aucun choix de ce joueur n’était nettement moins bon qu’un autre.
analysis-chart-course = Le cours de la partie
analysis-chart-course-note = Probabilité de victoire de chaque joueur après chaque choix ; les traits pointillés sont les tournants.
analysis-reproduce-note = Programme { $version }, règles { $rules }. La même partie enregistrée et le même nombre de simulations donnent la même analyse.

bot-random = joueur au hasard
bot-page = Page
bot-courtier = Courtisan
bot-greedy = Courtisan
bot-minister = Ministre
bot-sun-king = Roi-Soleil
bot-human = humain

## Simulations et autres longs travaux

broken-off = Interrompu.
simulate-broken-off = Interrompu après { $games } parties sur { $total } ; le tableau montre celles-là.
tune-broken-off = Interrompu après { $games } parties sur { $total } ; { $file } n’a pas été écrit.
simulate-games = parties
simulate-seconds = secondes
simulate-games-per-s = parties par seconde
simulate-clauses-never-fired = clauses jamais appliquées
simulate-incidents = échecs de robots
simulate-length = coups par partie (95 %), min–max
simulate-heading-seats = Places
simulate-heading-sources = Points par source : de chaque place, des vainqueurs, des autres
simulate-winners = vainqueurs
simulate-others = autres

## Where the figures come from

altered-title = Joué autrement que dans la boîte
altered-what = quoi
altered-box = dans la boîte
altered-here = ici
figures-title = D’où viennent les valeurs
figures-names = Lignes et champs portent les noms qu’emploie un fichier d’édition.
figures-what = quoi
figures-figure = valeur
figures-origin = origine
figures-count = { $count ->
    [one] { $count } valeur
   *[other] { $count } valeurs
}
origin-seed = règles du jeu
origin-public = page publique
origin-reconstructed = reconstituée
origin-edition = votre édition
origin-seed-about = Imprimée dans un livret de règles du jeu.
origin-public-about = Donnée par une autre page publique, une critique par exemple.
origin-reconstructed-about = Trouvée nulle part : choisie par nous de façon à s’accorder avec tout ce que l’on sait. Qui possède la boîte peut la corriger par un fichier d’édition.
origin-edition-about = Tirée du fichier d’édition avec lequel on joue ici.

## Leçons

error-lesson-name = Fichier de leçon { $file } : son nom doit être un numéro, un trait d’union et un nom en minuscules, comme 1-premiers-pas.toml.
error-lesson-unreadable = Le fichier de leçon { $file } est illisible : { $reason }. Il faut un fichier texte en TOML valide.
error-lesson-shape = Fichier de leçon { $file }{ $step ->
    [0] {""}
   *[other] , étape { $step }
} : { $reason }. Il faut les champs d’une leçon et aucun autre.
error-lesson-schema = Fichier de leçon { $file } : le schéma { $schema } est inconnu ici ; il faut { $wanted }.
error-lesson-beginning = Fichier de leçon { $file } : la première étape doit nommer la position de départ.
error-lesson-thing = Fichier de leçon { $file }, étape { $step } : « { $thing } » n’existe pas sur cette table ; il faut une des choses qu’on peut éclairer.
error-lesson-answers = Fichier de leçon { $file }, étape { $step } : les réponses ne vont pas avec le genre « { $kind } » ; agir demande des actions, montrer demande des choses, l’une d’elles juste, et les autres genres n’en ont pas.
error-lesson-position = Fichier de leçon { $file }, étape { $step } : la position { $position } n’est pas correcte : { $reason }
error-lesson-table = Fichier de leçon { $file }, étape { $step } : la position { $position } doit être de ce jeu, avec une place pour chaque nom.
error-lesson-learner = Fichier de leçon { $file } : la place { $learner } doit exister et avoir un nom vide, car c’est celle de l’élève.
error-lesson-word = Fichier de leçon { $file }{ $step ->
    [0] {""}
   *[other] , étape { $step }
} : les mots « { $word } » manquent dans la langue { $language } ; ils sont obligatoires.
error-lesson-action = Fichier de leçon { $file }, étape { $step } : « { $action } » n’est pas possible ; les options sont : { $legal }.
error-lesson-then = Fichier de leçon { $file }, étape { $step } : « { $action } » ne peut pas suivre de soi-même ; les options sont : { $legal }.
error-lesson-asked = Fichier de leçon { $file }, étape { $step } : c’est à l’élève de jouer ici, mais c’est le tour de la place { $seat }.
error-lesson-open = Fichier de leçon { $file }, étape { $step } : rien ne répond à { $actions } ; chaque choix demande une réponse, sinon l’étape demande « other ».
error-lesson-offer = Fichier de leçon { $file }, étape { $step } : « { $thing } » a une réponse, mais n’est pas proposé ; il doit être parmi les offres.
error-lesson-tap = Fichier de leçon { $file }, étape { $step } : « { $thing } » est une option ici ; il faut quelque chose qu’on ne peut pas choisir.
error-lesson-event = Fichier de leçon { $file }, étape { $step } : « { $event } » n’arrive pas ; les mots disent le contraire.
error-lesson-fact = Fichier de leçon { $file }, étape { $step } : « { $fact } » est faux ; on a trouvé : { $found }.
error-lesson-options = Fichier de leçon { $file }, étape { $step } : les options sont ensuite autres que ne le dit le fichier : { $legal }.
error-lesson-closed = Fichier de leçon { $file }, étape { $step } : « { $action } » reste possible ensuite ; les mots disent le contraire.
error-lesson-end = Fichier de leçon { $file }, étape { $step } : aucune bonne réponse ne mène plus loin ; il en faut une.
error-teacher-file = Le fichier du professeur de { $game } est inutilisable : { $reason }. Il faut les champs d’un tel fichier et aucun autre.
error-teacher-condition = Le fichier du professeur de { $game }, ligne { $line } : le jeu n’a pas de condition « { $when } » ; il en faut une de son module d’enseignement.
error-teacher-word = Le professeur de { $game } : les mots « { $word } » manquent dans la langue { $language } ; ils sont obligatoires.
error-moments-file = Les moments de { $game } sont inutilisables : { $reason }. Récrivez-les avec tools/moments.py.
error-glossary-file = Le glossaire de { $game } est inutilisable : { $reason }. Il faut les champs d’un glossaire et aucun autre, chaque entrée une fois.
error-glossary-word = Le glossaire de { $game } : les mots « { $word } » manquent dans la langue { $language } ; ils sont obligatoires.
error-glossary-clause = Le glossaire de { $game }, entrée { $entry } : les règles n’ont pas de clause { $clause } ; il en faut une des leurs.

# Conseils
hint-title = Vos chances de victoire
hint-sure = sûr
hint-fairly = assez sûr
hint-unsure = incertain
hint-chance = { $chance } ({ $sure })
hint-even = à peu près aussi bon
hint-all-even = Ces options se valent à peu près ; l’ordre dit peu de chose.
hint-rivals = pour le meilleur des autres
hint-reason = { $points } { $source }
hint-next = par rapport à l’option suivante
hint-best = par rapport à la première option
hint-no-reason = pas de différence nette en points

# Problèmes
error-puzzles-line = Fichier de problèmes { $file }, ligne { $line } : { $reason }. Chaque ligne doit être un problème tel que `trianon puzzles make` l’écrit.
error-puzzles-other = Fichier de problèmes { $file } : { $field } vaut { $found }, mais il faut ici { $wanted }. Refaites les problèmes avec `trianon puzzles make`.
error-puzzles-seed = Le fichier de problèmes { $file } a été fait avec la graine { $found }, non { $wanted }. Continuez avec --seed { $found } ou nommez un autre fichier.
error-puzzle-changed = Le problème { $id } est abîmé : sa position ne correspond pas à son nom.
error-bad-puzzle-make = Les problèmes se font avec --count et --jobs d’au moins 1 et --minutes d’au moins 0.
error-bad-puzzle-check = Les problèmes se vérifient avec --sample d’au moins 0 et --simulations d’au moins 1.
puzzles-made = { $file } : { $total } problèmes, dont { $new } nouveaux, tirés de { $games } parties.
puzzles-checked = { $held } problèmes sur { $total } tiennent.
puzzle-no-longer = { $id }  { $kind }  ne tient plus : la recherche essaie surtout un autre choix ; la solution a { $lead } points de chance d’avance.
puzzle-broken = { $id }  { $kind }  est abîmé : sa position ne correspond pas à son nom.
error-unknown-puzzle = Ce problème n’existe pas ; choisissez-en un dans la liste.
error-no-puzzles = Il n’y a pas encore de problèmes pour { $game } ici.
error-comments-full = Cette partie a déjà { $most } commentaires ; il n’y a plus de place.
error-record-unfinished = L’enregistrement { $file } s’arrête avant la fin de la partie ; seule une partie finie peut être relue.
review-taken-in = Une partie de { $moves } coups a été reprise. Mettez l’adresse de votre serveur, par exemple http://127.0.0.1:8017, devant les deux lignes ci-dessous. Ouvrez la première et appuyez sur « Regarder » ; ensuite seulement, ouvrez la seconde :
## Études

study-played = Parties dans { $folder } : { $games }.
study-broken-off = Interrompu après { $games } parties sur { $total } ; { $folder } les garde, seules les parts inachevées sont perdues : relancez la même commande pour continuer.
study-report-written = Le rapport est dans { $file }.
study-no-browser = Aucun Chromium trouvé pour imprimer un PDF ; ouvrez { $file } dans un navigateur et imprimez-le.
error-study-by-time = Ces robots réfléchissent à la montre, personne ne pourrait rejouer les mêmes parties : { $bots }. Donnez-leur des simulations (minister:400), ou permettez-le par --by-time.
error-study-openings = --openings vaut « { $found } » ; il faut own ou random.
error-study-share = La part des parties dont chaque décision est gardée vaut { $found } ; elle doit être entre 0 et 1.
error-study-same = La variante comparée ne change rien ; nommez une autre édition, une autre règle ou une ouverture.
error-study-opening = Aucune partie ne commence par « { $found } » ; premiers choix : { $known }.
error-study-none = Le dossier { $folder } ne contient pas d’étude ({ $reason }) ; nommez le dossier donné à --out.
error-usage-missing = Il manque { $what } ; voir « { $command } -h ».
error-usage-option = Il n’y a pas d’option { $option } ; les plus proches : { $known } ; voir « { $command } -h ».
error-usage-no-option = Il n’y a pas d’option { $option } ; voir « { $command } -h ».
error-usage-value = { $what } ne peut pas prendre la valeur donnée ({ $reason }).
error-usage-other = La ligne de commande ne peut pas être lue ({ $reason }) ; voir « { $command } -h ».
error-study-in-use = Une autre commande (processus { $process }) écrit déjà dans { $folder } ; laissez-la finir, ou choisissez un autre dossier.
error-study-folder = { $folder } n’est pas vide et ne contient pas d’étude ; choisissez un nouveau dossier.
error-study-other = Le dossier { $folder } contient une autre étude : { $field } y vaut « { $found } », mais ici « { $wanted } » ; choisissez un autre dossier, ou donnez les mêmes options au même programme.
error-study-disk = L’étude prendrait environ { $needed } Mo dans { $folder }, et { $free } Mo sont libres ; jouez moins de parties, donnez --plain, ou choisissez un autre disque.
error-study-disk-full = Le disque de { $folder } est plein ({ $reason }) ; les parts finies sont gardées : faites de la place et relancez la même commande.
error-study-needs = Une étude demande un paquet qui n’est pas installé : { $module } ; installez trianon[lab].
error-study-no-table = L’étude dans { $folder } n’a pas de table « { $table } » ; avec --plain seules les parties et les places sont écrites.
error-study-unfinished = L’étude dans { $folder } n’est pas finie ; relancez sa commande : { $command }.
error-cluster-needs = Une grappe demande Ray, qui n’est pas installé ; installez trianon[ray].
error-cluster-absent = Il n’y a pas de grappe à { $address } ({ $reason }) ; lancez-en une par « ray start --head », ou donnez --cluster local.
error-study-pdf = Le navigateur n’a pas pu imprimer { $file } ({ $reason }) ; ouvrez le rapport dans un navigateur et imprimez-le.
error-cluster-address = « { $found } » n’est pas l’adresse d’une grappe ; donnez local, auto ou hôte:port.
study-records-aside = Parties laissées de côté (autre jeu, autre nombre de joueurs, autres règles ou chiffres, règles plus anciennes, inachevées ou du même mélange) : { $records }.
error-study-no-records = Le dossier { $folder } ne contient pas de parties notées ; nommez un dossier de fichiers en .trianon.
error-study-record = La partie notée { $file } ne peut pas être suivie : { $reason }.
error-study-none-alike = Aucune partie finie de { $game } dans { $folder } n’a été jouée à autant, avec ces règles et ces chiffres ; parties finies × joueurs : { $found }.
error-study-records-option = --records étudie des parties jouées ; { $option } ne va pas avec.
error-study-game = { $game } ne peut pas encore être étudié : son dossier n’a pas de { $module }.py ; écrivez-le comme dans les autres jeux.

## La liste des jeux

games-players = { $players } joueurs

## Le jeu de données ouvert

open-data-title = Parties jouées par des personnes
open-data-about = { $games } parties finies de Trianon, données le { $day } par tous ceux qui y ont jamais tenu une place. Licence : { $licence }.
open-data-without = N’y sont pas : les noms, les conversations, qui a joué quelle autre partie, quoi que ce soit du serveur, les heures. Les personnes s’appellent « human », les robots du nom de leur niveau, « mixed » est une place qui a passé des uns aux autres. Les parties avec des chiffres à soi et l’entraînement sont laissés de côté. L’ordre dans un jour et tous les numéros sont tirés au sort.
open-data-please = Qui était à une telle table, ou à qui on a montré la partie, peut la reconnaître à ses coups. Merci de ne pas chercher qui jouait.
open-data-layout = `records` contient chaque partie coup par coup, avec sa graine : on peut la rejouer et la vérifier. `studies` contient les mêmes parties en Parquet, dans les tables de `trianon study` ; la commande de chaque `manifest.json` les refait et écrit un rapport. `games.parquet` dit quel jour chaque partie a fini. Parts, avec leurs parties :
open-data-written =
    { $games ->
        [one] Une partie est dans { $folder }.
       *[other] { $games } parties sont dans { $folder }.
    }
open-data-left-out =
    { $games ->
        [one] Une autre est laissée de côté : elle est endommagée, ou jouée avec des règles que ce programme n’a pas.
       *[other] { $games } autres sont laissées de côté : elles sont endommagées, ou jouées avec des règles que ce programme n’a pas.
    }
error-open-data-folder = { $folder } existe déjà et n’est pas vide ; un jeu de données demande un nouveau dossier.
error-open-data-none = Il n’y a pas de partie finie dont toutes les personnes ont accepté (avec --new : aucune qui ne soit déjà partie) ; rien n’est écrit.
error-open-data-disk = Le jeu de données prendrait environ { $needed } Mo dans { $folder }, et { $free } Mo sont libres ; choisissez un autre disque.
error-open-data-disk-full = Le disque de { $folder } est plein ({ $reason }) ; rien n’est écrit sous ce nom : faites de la place et recommencez.
error-open-data-busy = Un autre export vers { $folder } est en cours (processus { $process }) ; attendez-le, ou choisissez un autre dossier.

## Études à explorer

explore-preparing = Préparation de { $folder } pour l’explorateur.
explore-prepared = { $folder } peut être exploré : publiez-le par « trianon serve --studies », ou copiez-le par « trianon explore export ».
explore-exported = { $folder } contient { $studies } { $studies ->
    [one] étude
   *[other] études
  }, { $answers } réponses, { $megabytes } Mo : tous les filtres, et les suites de { $depth } premiers choix au plus par lesquelles ont commencé au moins { $least } parties. N’importe quel serveur web peut le servir.
error-unknown-study = Il n’y a pas d’étude { $study } ici ; la liste des études les nomme toutes.
error-explore-filter = « { $found } » ne peut pas être une valeur de { $field } dans cette étude ; elle a : { $known }.
error-explore-depth = Une suite peut être suivie sur { $most } choix au plus.
error-explore-other-game = Les études { $study } et { $other } sont de jeux différents ; comparez-en deux du même jeu.
error-explore-plain = L’étude { $study } n’a que les lignes des parties et des places ; les ouvertures et les cartes en demandent une faite sans --plain.
error-explore-slow = La réponse aurait pris plus de { $seconds } secondes ; demandez moins à la fois, ou réessayez plus tard.
error-explore-large = La réponse aurait demandé plus de mémoire qu’une étude n’en reçoit ; demandez moins à la fois.
error-explore-no-board = Aucune donne trouvée ne permet cette suite, il n’y a donc pas de plateau à montrer.
error-explore-name = { $folder } ne peut pas être publié sous son nom ; prenez des lettres, chiffres, points, tirets et soulignés, 80 au plus.
error-explore-foreign = { $folder } n’est pas le dossier d’une étude ; nommez-en un que « trianon study » a écrit.
error-explore-unprepared = { $folder } n’a pas de tables pour l’explorateur ; écrivez-les par : trianon explore prepare { $folder }
error-explore-broken = Les tables de l’explorateur dans { $folder } sont abîmées ({ $reason }) ; réécrivez-les par : trianon explore prepare { $folder }
error-explore-out = { $folder } n’est pas vide et ne contient pas de copie de l’explorateur ; choisissez un nouveau dossier.
error-explore-limits = --depth doit être entre 0 et { $most }, --least au moins 1.
error-studies-folder = Il n’y a pas de dossier { $folder } avec des études ; nommez le dossier qui contient les dossiers de vos études.
error-studies-study = { $folder } est lui-même une étude ; nommez le dossier qui le contient : { $parent }
