### Ce que dit le client dans le navigateur pendant une partie et dans le livre, en dehors de tout jeu. Pas de chiffres là où l’on compose en Young Serif.

## À la table

client-at = { $game }
client-catching-up = Reconnexion…
client-your-pawn = Vous êtes : { $shape }
client-our-book = Ce qui s’est passé, et notre livre jusqu’ici
client-pause = Pause pour tout le monde
client-log = Ce qui s’est passé
client-log-older = Ce qui précède
client-earlier-coming = Un instant…
client-read-book = Lire notre livre jusqu’ici
client-paused-by = { WHO($by) ->
    [you] Vous avez mis la partie en pause. Elle attend tout le monde.
   *[other] { SEAT($by) } a mis la partie en pause. Elle attend tout le monde.
}
client-paused-how = En pause depuis { $since }. Tous les chronos sont arrêtés. Vous pouvez fermer cette page : votre place et votre brouillon vous sont gardés.
client-asleep = La table dort jusqu’à ce que quelqu’un revienne.
client-asleep-how = Il y a trop peu de monde pour continuer. Tous les chronos sont arrêtés depuis { $since }. Vous pouvez fermer cette page : votre place vous est gardée.
client-go-on-playing = Reprendre la partie
client-is-away = { WHO($seat) ->
    [you] Votre connexion est perdue, et nous vous attendons.
   *[other] { SEAT($seat) } n’est plus là, et nous attendons.
}
client-is-away-how = Son téléphone est peut-être en veille, ou la connexion coupée. Si plus de la moitié d’entre nous le veut, on continue. Sa place et ses points lui restent ; on peut revenir à tout moment.
client-go-on-without = Continuer sans { SEAT($seat) }
client-without-said = Vous avez voté pour continuer. On demande aussi aux autres.
client-presence-away = pas là
client-presence-house = la maison
client-house-how = La maison peut jouer ici, et rend la place dès que quelqu’un revient.
client-house-plays = Laisser la maison jouer pour { SEAT($seat) }
client-welcome-back = Bon retour, { $name }. Voici ce qui s’est passé entre-temps.
client-since = Voici ce qui s’est passé depuis votre dernier passage.
client-back-to-table = Retour à la table
client-waiting-for = Nous attendons : { SEATS($seats) }.
client-goes-on = On continue quand tout le monde est prêt.
client-goes-on-in = { $seconds } s au plus.
client-stay = Rester
client-stayed = Cette page reste à vous ; la table a continué.
client-points = Points : { $points }
client-time-left = { $minutes ->
    [0] { $seconds ->
        [one] encore { $seconds } seconde
       *[other] encore { $seconds } secondes
    }
    [one] encore { $minutes } minute et { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }
   *[other] encore { $minutes } minutes et { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }
}
client-remembered = Ce que l’on retient
client-places = Comment cela s’est terminé
client-why-points = Pourquoi ces points ?
client-you-capital = Vous
client-won = victoire
client-book-ready = Vos contes forment maintenant un livre.
client-open-book = Ouvrir le livre
client-play-again = Rejouer
client-again-wishes = { SEATS($seats) } { MANY($seats) ->
    [you] aimeriez rejouer.
    [one] aimerait rejouer.
    [we] aimeriez rejouer.
   *[other] aimeraient rejouer.
}
client-again-said = Vous aimeriez rejouer.
client-again-missing = { $missing ->
    [1] Encore une personne, et la partie commence.
    [2] Encore deux personnes, et la partie commence.
    [3] Encore trois personnes, et la partie commence.
   *[other] Encore quelques personnes, et la partie commence.
}
client-again-missing-you = { $missing ->
    [1] Si vous aussi, la partie commence. Votre chaise vous attend.
    [2] Vous et une autre personne, et la partie commence. Votre chaise vous attend.
   *[other] Vous et quelques autres, et la partie commence. Votre chaise vous attend.
}
client-again-opened = La table suivante est ouverte.
client-again-begun = Une nouvelle partie se joue.
client-again-chair = Une chaise vous attend. Il suffit d’un geste.
client-again-look-on = La partie a commencé. Vous pouvez regarder.
client-again-go = Rejoindre la table
client-again-me-too = Moi aussi
client-again-now = Ouvrir la table sans attendre
client-again-not = Finalement, non
client-again-read = Laissez-moi lire
client-another-game = Un autre jeu
client-take-back = Reprendre
client-take-back-move = Reprendre « { $move } »
client-react = Dire un mot
client-hushed = Vous ne pouvez rien dire pour l’instant.
client-phrase-well-told = Bien raconté !
client-phrase-lovely = Que c’est beau !
client-phrase-laughing = Ça m’a fait rire
client-phrase-surprised = Quelle surprise !
client-phrase-thinking = Je réfléchis
client-phrase-take-your-time = Rien ne presse
client-phrase-sorry = Pardon
client-phrase-thanks = Merci

## Images et contes

client-look-closer = Regarder de plus près
client-less = Réduire
client-picture-before = Image précédente
client-picture-next = Image suivante
client-tap-closer = Touchez une image pour la voir de près.
client-taken = { $name } a choisi : { $picture }
client-empty-place = Une place vide
client-describe-picture = Décrivez-moi l’image
client-your-tale = Votre conte
client-your-story = Votre histoire
client-tale-here = Il était une fois…
client-tale-of = { WHO($teller) ->
    [you] Raconté par vous
   *[other] Raconté par { SEAT($teller) }
}
client-was-told-aloud = Raconté de vive voix : rien n’a été écrit.
client-read-to-me = Lisez-le-moi
client-sentences-of = { $count ->
    [one] { $count } phrase sur { $most }
   *[other] { $count } phrases sur { $most }
}
client-characters-left = { $left ->
    [one] encore { $left } caractère
   *[other] encore { $left } caractères
}
client-characters-over = { $over ->
    [one] { $over } caractère de trop
   *[other] { $over } caractères de trop
}

## Le livre

client-told-by = raconté par { $names }
client-keep-copy = Garder une copie
client-book-whole = { $tales } contes, { $voices ->
    [one] une voix
   *[other] { $voices } voix
}, un livre.
client-book-yours = Ce livre est à vous.
client-copy-html = Un seul fichier
client-copy-html-how = S’ouvre dans tout navigateur, sans nous. Le mieux pour garder.
client-copy-epub = EPUB
client-copy-epub-how = Pour une liseuse, au lit, avec les images décrites.
client-copy-pdf = PDF
client-copy-pdf-how = Des pages A5, pour toute imprimante ou tout imprimeur.
client-copy-booklet = Imprimer et coudre
client-copy-booklet-how = Du A4 recto verso, retourné sur le petit côté, plié une fois : les points de couture sont marqués.
client-copy-png = Une image
client-copy-png-how = La couverture, à montrer. Chaque page a la sienne.
client-copy-making = En route…
client-cover-another = Une autre image pour la couverture
client-cover-how = Choisissez une image du livre. Cet appareil la montre ; les copies gardent la première.
client-cover-chosen = En couverture : { $picture }.
client-ribbon = Poser un ruban
client-ribbon-how = Touchez une phrase que vous aimez : un ruban la marque dans votre livre, sur cet appareil.
client-ribbon-laid = Un ruban marque cette phrase.
client-ribbon-taken = Le ruban est retiré.
client-copy-size = Environ { $size } Mo.
client-whole-evening = Toute la soirée : les { $count } parties reliées en un livre
client-page-picture = Cette page en image
client-hide-until = Jusqu’à { $time }, chaque personne peut encore retirer ses lignes.
client-book-title = Un titre pour notre livre
client-kept = C’est enregistré.
client-hide-name = Ne pas mettre mon nom dans le livre
client-hide-line = Ne pas mettre mes lignes dans le livre
client-show-line = Remettre mes lignes dans le livre
client-see-drawn = Revoir le dessin se faire
client-line-hidden = Ce conte n’a pas été mis dans le livre.
client-pages = Pages
client-page-back = Page précédente
client-page-next = Page suivante
client-page-of = Conte { $page } sur { $pages }
client-last-page = La dernière page
client-who-told = Qui a raconté ces contes
client-told-on = { $tales ->
    [0] Aucun conte, le { $day }. Le jeu : { $game }.
    [one] Un conte, raconté le { $day }. Le jeu : { $game }.
   *[other] { $tales } contes, racontés le { $day }. Le jeu : { $game }.
}
client-picture-credits = Les images sont de Talewind ; certaines contiennent des formes de Noto Emoji (Apache 2.0), repeintes.
client-set-in = Composé en Young Serif et Literata.

## Pendant que l’on écrit

client-begun = Ce que vous avez écrit jusqu’ici
client-zero = { $what ->
    [empty] À zéro, votre tour finit sans récit.
    [long] À zéro, seul le début est raconté, autant qu’il en tient.
   *[whole] À zéro, ce que vous avez écrit est raconté.
}
client-you-are-away = On vous croit loin : la partie continue sans vous attendre.
client-you-were-missed = Vous n’avez rien dit pendant un moment, et la table s’est endormie. Dites que vous êtes là : elle se réveille dès que nous sommes assez.
client-i-am-back = Me revoici
client-is-silent = { WHO($seat) ->
    [you] Vous ne donnez plus signe de vie depuis un moment.
   *[other] { SEAT($seat) } ne donne plus signe de vie depuis un moment.
}
client-without-voices = { $voices } voix sur { $needed } pour continuer
client-without-you = Les autres voudraient continuer sans vous.
client-i-am-here = Me voici
client-points-goal = Points : { $points }. Le but est à { $goal }.

## Sur une télé, et comment on l’invite

client-let-tv-how = Ouvrez { $address } sur la télé, puis tapez le code qu’elle affiche.
client-let-tv-code = Code affiché sur la télé
client-let-tv-go = L’inviter
client-let-tv-done = La télé est à votre table. Elle voit ce que voit tout spectateur, et rien d’autre.
client-tv-hello = Amenez votre table sur cet écran.
client-tv-how = À votre table : ouvrez le menu, choisissez « Inviter une télé » et tapez
client-tv-sees = Cet écran voit ce que voit tout spectateur, et rien d’autre.
client-tv-lost = La connexion est perdue. On essaie encore.
client-tv-gone = On ne peut plus regarder cette table.
client-tv-sit = Asseyez-vous avec votre téléphone.
client-tv-full = Tout le monde est là.
client-tv-point = Visez ce code, ou ouvrez { $address } et tapez
client-tv-here = Qui est à la table
client-tv-code = Code de la table
client-tv-turn = à son tour
client-tv-book = Le livre et la partie suivante sont sur vos téléphones. Code de la table
client-tv-ways = Sorties
client-tv-another = Une autre table
client-tv-leave = Quitter
