### Ce que dit le client dans le navigateur, en dehors de tout jeu. Pas de chiffres là où l’on compose en Young Serif.

client-name = Talewind
client-hero =
    Racontez.
    Gardez le livre.
client-lead = Des jeux où l’on raconte, entre gens qui s’aiment bien. Un lien, une place, et l’on commence.
client-promise = Pas de compte, rien à installer, rien à payer.

## Arriver

client-begin = Commencer
client-open-table = Ouvrir une table
client-try-alone = Essayer sans les autres
client-code = Code de la table
client-code-hint = Code, ex. KTM 4RW
client-knock = Toquer
client-knocking = Vous avez toqué à la porte, { $name }. On peut maintenant vous ouvrir.
client-knocking-how = Avec un code, on toque à la porte. Avec un lien, on entre tout de suite.
client-knock-no = La table ne peut pas vous accueillir pour l’instant.
client-go-on-at = { $others ->
    [none] Reprendre : { $game }
   *[other] Reprendre : { $game }, avec { $others }
}
client-your-books = Vos livres
client-no-books = Pas encore de livre. Jouez une partie, et ses contes deviendront un livre.
client-new-table = Une nouvelle table
client-choose-title = À quel jeu jouons-nous ?
client-we-are = On joue
client-we-have = , pendant
client-we-feel = , et on a envie de
client-how-many = Combien êtes-vous ?
client-how-long = De combien de temps disposez-vous ?
client-what-mood = De quoi avez-vous envie ?
client-people-1 = en solo
client-people-2 = à deux
client-people-3 = à trois
client-people-4 = à quatre
client-people-5 = à cinq
client-people-6 = à six
client-people-7 = à sept
client-people-8 = à huit
client-minutes-30 = une demi-heure
client-minutes-60 = une heure
client-minutes-120 = une soirée
client-mood-any = tout
client-choose-this-game = Choisir ce jeu
client-open-a-table = Ouvrir une table : { $game }
client-nothing-fits = Aucun jeu ne convient
client-people-and-minutes = { $least } à { $most } personnes, environ { $minutes } minutes
client-shelf-line = { $least } à { $most }, { $minutes } min
client-invites = { $host } vous invite à jouer : { $game }.
client-full = Cette table est complète ({ $game }). Vous pouvez en ouvrir une autre.
client-late = La partie a commencé sans vous. Venez regarder.
client-late-closed = La partie a commencé sans vous.
client-late-no-onlookers = Cette table joue sans public.
client-late-before = Vous regarderez cette partie.
client-late-tales = { $tales ->
    [0] { $game } : aucun conte pour l’instant.
    [one] { $game } : un conte jusqu’ici.
   *[other] { $game } : { $tales } contes jusqu’ici.
}
client-late-public = Le public voit ce que voit toute la table : les contes, les réponses et les points.
client-ask-chair = Demander la prochaine chaise libre
client-chair-asked = Vous avez demandé une chaise, { $name }. Si quelqu’un s’en va, la table peut vous faire entrer.
client-left-chair = n’est plus là
client-own-table = Ouvrir une autre table
client-over = { $tales ->
    [0] Cette table a fini de jouer.
    [1] Cette table a fini de jouer. On y a conté une histoire.
    [2] Cette table a fini de jouer. On y a conté deux histoires.
    [3] Cette table a fini de jouer. On y a conté trois histoires.
    [4] Cette table a fini de jouer. On y a conté quatre histoires.
    [5] Cette table a fini de jouer. On y a conté cinq histoires.
    [6] Cette table a fini de jouer. On y a conté six histoires.
    [7] Cette table a fini de jouer. On y a conté sept histoires.
    [8] Cette table a fini de jouer. On y a conté huit histoires.
    [9] Cette table a fini de jouer. On y a conté neuf histoires.
    [10] Cette table a fini de jouer. On y a conté dix histoires.
    [11] Cette table a fini de jouer. On y a conté onze histoires.
    [12] Cette table a fini de jouer. On y a conté douze histoires.
   *[other] Cette table a fini de jouer. On y a conté bien des histoires.
}
client-over-who = Ici ont joué le { $day } : { $names }. Le jeu : { $game }.
client-over-when = Ici, on a joué le { $day } : { $game }.
client-over-book = Le livre est à celles et ceux qui l’ont conté. Si vous étiez à cette table, ouvrez-le sur l’appareil de la partie.
client-i-sat = J’étais à cette table
client-i-sat-how = Votre place est sur l’appareil de la partie. Ouvrez-y cette table : son menu donne un lien qui porte la place sur un autre appareil.
client-invited = On vous invite à jouer : { $game }.
client-watch-soon = La partie n’a pas encore commencé. Vous pourrez la regarder ici.
client-opened-it = a ouvert la table
client-you-question = vous ?
client-your-name = Votre nom à la table
client-another-name = Un autre nom
client-sit-down = Prendre place
client-only-watch = Seulement regarder
client-language = Langue
client-in-app-browser = Vous lisez ceci dans une autre application. Ouvrez le lien dans votre navigateur, sinon vous risquez de perdre votre place.
client-made-up-name = { $animal } { $kind }
client-name-kinds = intrépide,tranquille,aimable,fantasque,agile,sage,timide,habile,magnifique,drôle
client-name-animals = Héron,Renard,Hibou,Lièvre,Blaireau,Merle,Castor,Hérisson,Écureuil,Papillon,Loutre,Chouette,Baleine,Mésange,Belette

## La salle d’attente

client-invite = Inviter
client-qr = Code QR : à viser avec un téléphone pour ouvrir ce lien
client-point-or-type = Scannez avec un téléphone, ou tapez le code
client-send-link = Envoyer le lien
client-copy-link = Copier le lien
client-link-copied = Le lien est copié.
client-link-failed = Copiez vous-même ce lien :
client-link-opens = Avec le lien, on entre tout de suite. Avec le code, on toque, et c’est vous qui ouvrez.
client-hosts-table = Chez { $host }, { $game }
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
   *[other] Presque tout le monde est là. Commencez, ou attendez encore quelqu’un.
}
client-start-now = Tout le monde est là. Commencez quand vous voulez.
client-host-starts = Il y a assez de monde : { $host } peut lancer la partie.
client-host-begins = C’est { $host } qui lance la partie.
client-opener-starts = Il y a assez de monde : qui a ouvert la table peut lancer la partie.
client-opener-begins = C’est à la personne qui a ouvert la table de lancer la partie.
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
client-option-from-to = De { $low } à { $high }.
client-begin-missing = { $missing ->
    [1] Il manque une personne pour commencer
    [2] Il manque deux personnes pour commencer
    [3] Il manque trois personnes pour commencer
   *[other] Il manque du monde pour commencer
}
client-your-piece = Votre pièce
client-change-piece = Changer ma pièce
client-piece-taken = { $shape }, déjà prise ({ $name })
client-friends-call = Quel nom verront vos proches ?
client-invitation-says = Votre invitation dira :
client-quoted = « { $sentence } »
client-you-opened = vous avez ouvert la table
client-you = vous
client-here = là
client-away-now = pas là
client-invite-house = Inviter la maison
client-member-any = la maison
client-member-pim = timide, relit toujours tout
client-member-tamsin = timide, entend ce qu’on ne dit pas
client-member-odile = timide et d’une patience d’ange
client-member-rollo = d’humeur joyeuse, rit à chaque histoire
client-member-colette = d’humeur joyeuse, répond toujours avant tout le monde
client-member-bruno = d’humeur joyeuse, aime surtout la compagnie
client-member-agathe = d’humeur grave, n’oublie rien
client-member-corvin = d’humeur grave, préfère les plus sombres
client-member-osric = d’humeur grave, mais seulement en façade
client-empty-chairs = { $free ->
    [one] Une place libre
   *[other] { $free } places libres
}
client-change-name = Changer mon nom
client-keep = Enregistrer
client-send-away = Retirer { $name } de la table
client-knocks = { $name } toque à la porte.
client-let-in = Laisser entrer
client-not-now = Pas maintenant
client-option-is = { $name } : { $value }
client-option-for = { $same ->
    [yes] À { $low }.
   *[no] De { $low } à { $high }.
} Vous êtes { $here }.
client-options-finer = Tous les choix plus fins
client-option-only-when = Seulement si « { $name } » vaut : { $values }.
client-or = ou
client-options-closed = { $count ->
    [one] Une règle ne s’applique pas ici
   *[other] { $count } règles ne s’appliquent pas ici
}
client-option-chairs = Places à la table
client-list-own = Notre propre ordre
client-list-empty = rien
client-list-earlier = Monter { $entry }
client-list-remove = Retirer { $entry }
client-list-add = Ajouter à la liste
client-not-yet = On ne peut pas encore commencer ainsi.
client-usual-options = On joue avec les règles habituelles.
client-options = Les règles de cette table
client-change = Changer
client-look-at-options = Voir les règles
client-host-chooses = Seule la personne qui a ouvert la table peut changer ces règles.
client-yes = oui
client-no = non
client-without-limit = sans limite
client-seat-number = place { $number }

## À la table

client-shape-sun = le soleil
client-shape-drop = la goutte
client-shape-star = l’étoile
client-shape-leaf = la feuille
client-shape-stone = le caillou
client-shape-kite = le cerf-volant
client-shape-shell = le coquillage
client-shape-acorn = le gland
client-shape-moon = la lune
client-menu = Menu
client-end-here = Finir la partie ici et garder le livre
client-rule = Voir la règle
client-rules = Voir les règles
client-rule-unknown = Cette règle n’est pas encore traduite.
client-read-rules = Lire les règles
client-find-rule = Chercher dans les règles
client-how = Comment on joue
client-how-game = Comment on joue : { $game }
client-how-all-rules = Toutes les règles par numéro
client-watch = Regarder

## Le conseil

client-coach = Un conseil
client-coach-understood = Compris
client-coach-away = Ne plus montrer de conseils
client-coach-waiting = Envoyez le lien. Toute personne qui l’ouvre prend place aussitôt, sans compte. Jusqu’au début, vous pouvez changer les règles de la table.
client-coach-guest = Toute personne qui ouvre le lien prend place aussitôt, sans compte. Qui a ouvert la table choisit les règles ; tout le monde peut les voir.

## Le menu

client-close = Fermer
client-back = Retour
client-comfort = Réglages
client-light = Clair ou sombre
client-light-system = comme mon appareil
client-light-day = jour
client-light-night = nuit
client-switch-calm = Moins de mouvement
client-switch-sound = Sons
client-switch-music = Une musique douce pendant l’attente
client-switch-coach = Conseils pour mes premières parties
client-coach-again = Revoir les conseils
client-coach-again-done = Chaque conseil reviendra une fois.
client-send-watch-link = Envoyer un lien pour regarder
client-let-tv = Inviter une télé
client-another-device = Continuer sur un autre appareil
client-another-device-how = Ce lien est la clé de votre place et de vos livres. Il sert une seule fois, pendant { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}. Ouvrez-le sur votre autre appareil, et ne le partagez pas.
client-carry-new = Créer un nouveau lien
client-carry-over = Ce lien n’est plus valable.
client-carried = Votre place vient d’être ouverte sur un autre appareil.
client-carried-by-me = C’était moi
client-devices-away = Déconnecter mes autres appareils
client-devices-away-sure = Seul cet appareil gardera vos places et vos livres. Les autres ne reviendront que par un nouveau lien.
client-devices-away-yes = Les déconnecter
client-devices-gone = C’est fait. Seul cet appareil ouvre désormais vos places et vos livres.
client-carry-ask = Ce lien amène ici une place d’un autre appareil. La prendre ?
client-carry-why = { $tables ->
    [one] Vous avez déjà une table sur cet appareil. Si vous prenez cette autre place, vous ne pourrez plus y revenir d’ici.
   *[other] Vous avez déjà { $tables } tables sur cet appareil. Si vous prenez cette autre place, vous ne pourrez plus y revenir d’ici.
}
client-carry-take = Prendre la place
client-carry-stay = Non, ne rien changer
client-lock = Ne plus laisser entrer personne
client-stand-up = Quitter cette table
client-leave = Quitter la partie pour de bon
client-leave-sure = Nous gardons votre place un petit moment ; puis les autres continuent sans vous. Vos contes restent dans le livre.
client-leave-yes = Quitter
client-stay = Rester
client-go-home = Retour à l’accueil

## Le livre

client-somebody = quelqu’un

## Quand il manque quelque chose

client-offline = Talewind ne répond pas pour l’instant. Rien n’est perdu ; réessayez.
client-failed = Cela n’a pas marché. Réessayez.
client-no-such-page = Ici, il n’y a que du vent.
client-try-again = Réessayer
