### Ce que dit le client dans le navigateur, en dehors de tout jeu. Pas de chiffres là où l’on compose en Young Serif.

client-name = Talewind
client-hero =
    Contez une histoire.
    Gardez le livre.
client-lead = Des jeux d’histoires pour des gens qui s’aiment bien. Envoyez un lien, prenez place, commencez.
client-promise = Pas de compte, rien à installer, rien à payer.

## Jeux

client-game-windmill = Moulin à vent
client-about-windmill = Une image cachée, un tout petit conte, vingt-cinq endroits où chercher.
client-game-story = Histoire
client-about-story = Dites pourquoi deux images vont ensemble. Votez pour la plus belle histoire.
client-game-end_of_the_story = La fin de l’histoire
client-about-end_of_the_story = Cachez vos mots dans un petit conte. Puis c’est à qui les trouvera.
client-game-windward = Au vent
client-about-windward = Des dirigeables, un vent qui tourne et de très grosses proies.
client-game-winter_tales = Contes d’hiver
client-about-winter_tales = Le printemps et l’hiver content une longue histoire avec des dessins d’enfants.

## Arriver

client-begin = Commencer
client-open-table = Ouvrir une table
client-code = Code de la table
client-code-hint = Code, comme KTM 4RW
client-knock = Frapper
client-knocking = Vous avez frappé, { $name }. Quelqu’un de la table vous ouvrira.
client-knocking-how = Le code ne fait que frapper. Un lien ouvrirait la porte tout de suite.
client-knock-no = La table ne peut pas vous accueillir pour l’instant.
client-go-on-at = Reprendre : { $game } avec { $others }
client-your-books = Vos livres
client-no-books = Pas encore de livre. Jouez une partie, et ses contes seront reliés pour vous.
client-new-table = Une nouvelle table
client-choose-title = À quel jeu jouons-nous ?
client-we-are = Nous sommes
client-we-have = , nous avons
client-we-feel = et envie de
client-how-many = Combien nous sommes
client-how-long = Combien de temps nous avons
client-what-mood = De quoi nous avons envie
client-people-1 = un
client-people-2 = deux
client-people-3 = trois
client-people-4 = quatre
client-people-5 = cinq
client-people-6 = six
client-people-7 = sept
client-people-8 = huit
client-minutes-30 = une demi-heure
client-minutes-60 = une heure
client-minutes-120 = une soirée
client-mood-any = n’importe quoi
client-open-a-table = Ouvrir une table : { $game }
client-nothing-fits = Aucun jeu ne convient
client-people-and-minutes = { $least } à { $most } personnes, environ { $minutes } minutes
client-invites = { $host } vous invite à jouer : { $game }.
client-full = Toutes les places de cette table sont prises ({ $game }).
client-under-way = Cette table a commencé sans vous.
client-is-over = Cette partie est finie. Son livre est chez celles et ceux qui l’ont racontée.
client-watch-soon = La partie n’a pas commencé. Vous la regarderez d’ici.
client-opened-it = a ouvert la table
client-you-question = vous ?
client-your-name = Les autres vous appelleront
client-another-name = Un autre nom
client-sit-down = Prendre place
client-only-watch = Seulement regarder
client-language = Langue
client-in-app-browser = Vous lisez ceci dans une autre application. Ouvrez le lien dans votre navigateur, pour que votre place reste la vôtre demain.
client-made-up-name = { $animal } { $kind }
client-name-kinds = intrépide,tranquille,aimable,rêveur,agile,sage,timide,habile,magnifique,drôle
client-name-animals = Héron,Renard,Hibou,Lièvre,Blaireau,Merle,Castor,Hérisson,Écureuil,Papillon

## La salle d’attente

client-invite = Inviter
client-qr = Un code pour l’appareil photo d’un téléphone : il ouvre ce lien
client-point-or-type = Visez avec un téléphone, ou tapez le code
client-send-link = Envoyer le lien
client-copy-link = Copier le lien
client-link-copied = Le lien est copié.
client-link-failed = Copiez ce lien à la main :
client-link-opens = Le lien ouvre la porte. Le code ne fait que frapper : c’est vous qui ouvrez.
client-hosts-table = Table de { $host }, { $game }
client-wait-for-more = { $missing ->
    [1] Il manque une personne. Envoyez le lien.
    [2] Il manque deux personnes. Envoyez le lien.
    [3] Il manque trois personnes. Envoyez le lien.
   *[other] Il manque du monde. Envoyez le lien.
}
client-start-or-wait = { $here ->
    [1] Vous êtes là. Commencez, ou attendez les autres.
    [2] Vous êtes deux. Commencez, ou attendez encore quelqu’un.
    [3] Vous êtes trois. Commencez, ou attendez encore quelqu’un.
    [4] Vous êtes quatre. Commencez, ou attendez encore quelqu’un.
    [5] Vous êtes cinq. Commencez, ou attendez encore quelqu’un.
    [6] Vous êtes six. Commencez, ou attendez encore quelqu’un.
   *[other] Vous êtes nombreux. Commencez, ou attendez encore quelqu’un.
}
client-start-now = Tout le monde est là. Commencez quand vous voulez.
client-host-starts = Nous sommes assez nombreux : { $host } peut commencer.
client-host-begins = C’est { $host } qui lance la partie.
client-begin-with = { $here ->
    [1] Commencer en solo
    [2] Commencer à deux
    [3] Commencer à trois
    [4] Commencer à quatre
    [5] Commencer à cinq
    [6] Commencer à six
    [7] Commencer à sept
    [8] Commencer à huit
   *[other] Commencer
}
client-you-opened = vous, à l’origine de la table
client-you = vous
client-here = ici
client-away-now = pas là en ce moment
client-bot = un robot
client-bot-name = Robot { $number }
client-add-bot = Asseoir un robot
client-empty-chairs = { $free ->
    [one] Une chaise libre
   *[other] { $free } chaises libres
}
client-change-name = Changer mon nom
client-keep = Garder
client-send-away = Renvoyer { $name }
client-knocks = { $name } frappe à la porte.
client-let-in = Ouvrir
client-not-now = Pas maintenant
client-option-is = { $name } : { $value }
client-usual-options = Les règles habituelles.
client-options = Ce que choisit cette table
client-change = Changer
client-look-at-options = Regarder
client-host-chooses = L’hôte choisit ; tout le monde peut lire.
client-yes = oui
client-no = non
client-without-limit = sans limite
client-seat-number = place { $number }

## À la table

client-at = { $game }
client-catching-up = On rattrape
client-your-pawn = Vous êtes : { $shape }
client-shape-sun = le soleil
client-shape-drop = la goutte
client-shape-star = l’étoile
client-shape-leaf = la feuille
client-shape-stone = le caillou
client-shape-kite = le cerf-volant
client-shape-shell = le coquillage
client-shape-acorn = le gland
client-our-book = Ce qui s’est passé, et notre livre jusqu’ici
client-pause = Pause pour tout le monde
client-menu = Menu
client-log = Ce qui s’est passé
client-read-book = Lire notre livre jusqu’ici
client-paused-by = { WHO($by) ->
    [you] Vous avez mis la table en pause. Le conte vous attend tous.
   *[other] { SEAT($by) } a mis la table en pause. Le conte vous attend tous.
}
client-paused-how = En pause depuis { $since }. Tous les chronos sont arrêtés. Vous pouvez fermer cette page : votre place et votre brouillon restent ici.
client-asleep = La table dort jusqu’à ce que quelqu’un revienne.
client-asleep-how = Il y a trop peu de monde pour continuer. Tous les chronos sont arrêtés depuis { $since }. Vous pouvez fermer cette page : votre place reste.
client-go-on-playing = Reprendre la partie
client-end-here = Finir la partie ici et garder le livre
client-is-away = { SEAT($seat) } n’est plus là, et nous attendons.
client-is-away-how = Un téléphone dort, ou la ligne est coupée. Si plus de la moitié le veut, on continue. La place et les points restent ; on peut revenir à tout moment.
client-go-on-without = Continuer sans { SEAT($seat) }
client-without-said = Vous voulez continuer. On demande aussi aux autres.
client-presence-away = pas là
client-welcome-back = Bon retour, { $name }. Voici ce qui s’est passé depuis.
client-since = Voici ce qui s’est passé depuis votre dernier passage.
client-back-to-table = Retour à la table
client-waiting-for = Nous attendons : { SEATS($seats) }.
client-points = Points : { $points }
client-time-left = Temps restant : { $left }
client-rule = Voir la règle
client-rule-unknown = Cette règle manque au livre de cette langue.
client-rules = Les règles
client-read-rules = Lire les règles
client-find-rule = Chercher un mot
client-why-points = Pourquoi ces points ?
client-you-capital = Vous
client-ended = { MANY($winners) ->
    [you] Vous avez gagné !
    [we] Vous gagnez ensemble : { SEATS($winners) }.
    [one] { SEATS($winners) } a gagné.
   *[other] { SEATS($winners) } gagnent ensemble.
}
client-won = victoire
client-book-ready = Vos contes sont reliés dans un livre.
client-open-book = Ouvrir le livre
client-play-again = Rejouer
client-again-soon = Oui ! Nous attendons que les autres le disent aussi.
client-another-game = Un autre jeu
client-react = Dire un mot
client-hushed = Pas maintenant.
client-phrase-well-told = Bien conté !
client-phrase-lovely = Que c’est beau
client-phrase-laughing = Je ris
client-phrase-surprised = Quelle surprise
client-phrase-thinking = Je réfléchis
client-phrase-take-your-time = Prenez votre temps
client-phrase-sorry = Pardon
client-phrase-thanks = Merci

## Images et contes

client-look-closer = Regarder de plus près
client-less = Moins
client-picture-before = L’image précédente
client-picture-next = L’image suivante
client-tap-closer = Touchez une image pour la voir de près.
client-taken = { $name } a choisi : { $picture }
client-empty-place = Une place vide
client-describe-picture = Décrivez-moi l’image
client-your-tale = Votre conte
client-tale-here = Il était une fois …
client-tale-of = { WHO($teller) ->
    [you] Votre conte
   *[other] Le conte de { SEAT($teller) }
}
client-was-told-aloud = Conté de vive voix, de bouche à oreille.
client-read-to-me = Lisez-le-moi
client-sentences-of = { $count ->
    [one] { $count } phrase sur { $most }
   *[other] { $count } phrases sur { $most }
}
client-characters-left = { $left ->
    [one] encore { $left } caractère
   *[other] encore { $left } caractères
}

## Le conseil

client-coach = Un conseil
client-coach-understood = Compris
client-coach-away = Plus de conseils
client-coach-waiting = Envoyez le lien à vos amis. Qui l’ouvre prend place aussitôt ; personne n’a besoin de compte. Vous pouvez changer les choix de la table jusqu’au début.
client-coach-guest = Qui ouvre le lien prend place aussitôt ; personne n’a besoin de compte. L’hôte choisit à quoi l’on joue, tout le monde peut le lire.

## Le menu

client-close = Fermer
client-back = Retour
client-comfort = Comme il vous plaît
client-light = Lumière
client-light-system = comme mon appareil
client-light-day = jour
client-light-night = nuit
client-switch-calm = Moins de mouvement
client-switch-sound = Sons
client-switch-coach = Conseils pour une première partie
client-send-watch-link = Envoyer un lien pour regarder
client-another-device = Continuer sur un autre appareil
client-another-device-how = Ce lien est votre place. Ouvrez-le sur votre autre appareil, et ne le montrez à personne d’autre.
client-carry-ask = Ce lien porte la place de quelqu’un sur cet appareil.
client-carry-why = { $tables ->
    [one] Une table vous est gardée ici. Si vous prenez la place, cet appareil ne pourra plus la rejoindre.
   *[other] { $tables } tables vous sont gardées ici. Si vous prenez la place, cet appareil ne pourra plus les rejoindre.
}
client-carry-take = Prendre la place ici
client-carry-stay = Rester qui je suis
client-lock = Ne plus laisser entrer personne
client-stand-up = Se lever de table
client-leave = Quitter la partie pour de bon
client-leave-sure = Votre place est gardée un petit moment ; puis les autres continuent sans vous. Vos contes restent dans le livre.
client-leave-yes = Quitter
client-stay = Rester
client-go-home = Vers l’entrée

## Le livre

client-told-by = conté par { $names }
client-somebody = quelqu’un
client-keep-copy = Garder un exemplaire
client-keep-copy-how = Il vit sans nous : un seul fichier, pas de compte, à vous pour toujours. Chacun peut retirer ses lignes avant la reliure.
client-book-title = Un titre pour notre livre
client-kept = C’est gardé.
client-hide-name = Ne pas mettre mon nom dans le livre
client-hide-line = Ne pas mettre mes lignes dans le livre
client-show-line = Remettre mes lignes dans le livre
client-line-hidden = Ce conte reste à la table.
client-pages = Pages
client-page-back = Page précédente
client-page-next = Page suivante
client-page-of = Conte { $page } sur { $pages }
client-last-page = La dernière page
client-who-told = Qui a conté
client-told-on = { $tales ->
    [one] Un conte, dit le { $day }. Le jeu : { $game }.
   *[other] { $tales } contes, dits le { $day }. Le jeu : { $game }.
}
client-picture-credits = Les images sont de Talewind ; certaines contiennent des formes de Noto Emoji (Apache 2.0), repeintes.
client-set-in = Composé en Young Serif et Literata.

## Quand il manque quelque chose

client-offline = Talewind ne répond pas pour l’instant. Rien n’est perdu ; réessayez.
client-failed = Cela n’a pas marché. Réessayez.
client-no-such-page = Ici, il n’y a que du vent.
client-try-again = Réessayer

## Le plateau pour tous les jeux

client-generic-view = Ce qu’il y a sur la table
client-generic-seats = Places et points
client-generic-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
client-generic-waits = on l’attend
client-generic-asks-you = c’est à vous
client-generic-won = a gagné
client-generic-lost = connexion perdue
client-generic-away = pas à la table
client-generic-left = a quitté la table
client-generic-gone = hors du jeu
client-generic-asides = Ce que vous pouvez faire d’autre
client-generic-answered = Votre réponse est notée : { $move }. La table attend les autres.
client-generic-choose = Choisir
client-generic-from-to = { $least ->
    [0] Choisissez-en { $most } au plus.
   *[other] { $same ->
        [yes] Choisissez-en { $most }.
       *[no] Choisissez-en de { $least } à { $most }.
    }
}
client-generic-chosen = Choisis : { $count }.
client-generic-pile = { $same ->
    [yes] { $pile } : { $count } sur { $most }
   *[no] { $pile } : { $count }, de { $least } à { $most }
}
client-generic-fewer = { $label } : un de moins
client-generic-more-of = { $label } : un de plus
client-generic-characters-left = { $count ->
    [one] Encore { $count } caractère.
   *[other] Encore { $count } caractères.
}
client-generic-sentences-left = { $count ->
    [one] Encore { $count } phrase.
   *[other] Encore { $count } phrases.
}
client-generic-weave = { $least ->
    [0] Glissez-en { $most } au plus dans le texte, là où est le curseur :
   *[other] { $same ->
        [yes] Glissez-en { $most } dans le texte, là où est le curseur :
       *[no] Glissez-en de { $least } à { $most } dans le texte, là où est le curseur :
    }
}
client-generic-weave-in-order = Écrivez autour de ces cartes, sans changer leur ordre :
client-generic-aloud = Je raconte à voix haute ; ce qui est écrit est une note.
client-generic-closer = Regarder de plus près
client-generic-nothing = rien
client-generic-entries = { $count ->
    [one] { $count } élément
   *[other] { $count } éléments
}
client-generic-yes = oui
client-generic-no = non
client-generic-unknown-field = { $label } : ce plateau ne sait pas encore le demander.
client-generic-debug = Pour les auteurs
client-generic-sight = Ce que voit cette place, tel quel
client-generic-frames = Les derniers messages
