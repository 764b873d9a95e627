### Ce que dit Windmill : questions, événements, boutons, options. TITLE donne le titre d’une image.

windmill-name = Le Moulin à vent
windmill-about = Quelqu’un raconte un tout petit conte sur une image cachée ; les autres la cherchent à tour de rôle parmi vingt-cinq. Plus on la trouve tard, plus elle rapporte à qui raconte et à qui trouve.
    .short = Une image cachée, un tout petit conte, vingt-cinq endroits où chercher.

## Ce qui se passe

windmill-now-telling = { WHO($seat) ->
    [you] Vous imaginez un conte.
   *[other] { SEAT($seat) } imagine un conte.
}
windmill-now-aloud = { WHO($seat) ->
    [you] Vous racontez de vive voix.
   *[other] { SEAT($seat) } raconte de vive voix. Écoutez !
}
windmill-now-guessing = { WHO($seat) ->
    [you] Vous cherchez { WHO($teller) ->
        [you] votre image
       *[other] l’image que raconte { SEAT($teller) }
    }.
   *[other] { SEAT($seat) } cherche { WHO($teller) ->
        [you] votre image
       *[other] l’image que raconte { SEAT($teller) }
    }.
}
windmill-now-found = { WHO($finder) ->
    [you] Vous avez trouvé { WHO($teller) ->
        [you] votre propre image
       *[other] l’image que racontait { SEAT($teller) }
    } !
   *[other] { SEAT($finder) } a trouvé { WHO($teller) ->
        [you] votre image
       *[other] l’image que racontait { SEAT($teller) }
    } !
}
windmill-now-unfound = Personne n’a trouvé { WHO($teller) ->
    [you] votre image
   *[other] l’image que racontait { SEAT($teller) }
}.

## Ce qu’on vous demande

windmill-tell = Personne d’autre ne voit cette image. Racontez à son sujet une petite histoire, en quatre phrases au plus.
windmill-tell-or-begin = Personne d’autre ne voit cette image. Racontez à son sujet une petite histoire, par écrit ou de vive voix.
windmill-begin = Personne d’autre ne voit cette image. Appuyez sur le bouton quand vous commencez à raconter.
windmill-told-aloud = Racontez votre conte, puis appuyez sur le bouton.
windmill-guess = À vous : quelle image racontait { SEAT($teller) } ? Une bonne réponse vaut { $worth ->
    [1] un point
    [2] deux points
    [3] trois points
    [4] quatre points
    [5] cinq points
   *[other] { $worth } points
}.
windmill-pawn-taken = Cette couleur est déjà prise. Choisissez-en une autre.

## Boutons

windmill-move-begin = Raconter de vive voix
windmill-move-told-aloud = J’ai fini
windmill-move-stake = Jouer la carte Moulin
windmill-move-guess = Choisir une image
windmill-move-note = Une ligne pour le livre sur un conte raconté de vive voix
windmill-move-entitle = Donner un titre à l’histoire de cette manche

## Ce qui est arrivé

windmill-grid-laid = Les images sont posées. { WHO($first) ->
    [you] Vous avez
   *[other] { SEAT($first) } a
} le jeton Premier joueur.
windmill-round-begun = La manche { $round } commence.
windmill-drew = { WHO($seat) ->
    [you] Vous piochez { $picture ->
        [none] une image
       *[other] « { TITLE($picture) } »
    }. Personne d’autre ne la voit.
   *[other] { SEAT($seat) } pioche une image cachée.
}
windmill-began-aloud = { WHO($seat) ->
    [you] Vous commencez votre conte.
   *[other] { SEAT($seat) } commence son conte.
}
windmill-tale-told = { WHO($seat) ->
    [you] Vous avez raconté : { $tale }
   *[other] { SEAT($seat) } a raconté : { $tale }
}
windmill-nothing-told = { WHO($seat) ->
    [you] Le temps est écoulé ; pas de conte à ce tour.
   *[other] Le temps est écoulé ; pas de conte pour { SEAT($seat) } à ce tour.
}
windmill-voided = { WHO($seat) ->
    [you] On saute le tour où vous deviez raconter.
   *[other] On saute le tour où { SEAT($seat) } devait raconter.
}
windmill-staked = { WHO($seat) ->
    [you] Vous jouez la carte Moulin.
   *[other] { SEAT($seat) } joue la carte Moulin.
}
windmill-guessed = { WHO($seat) ->
    [you] Vous choisissez « { TITLE($picture) } » : { $right ->
        [yes] c’est elle !
       *[no] ce n’est pas elle.
    }
   *[other] { SEAT($seat) } choisit « { TITLE($picture) } » : { $right ->
        [yes] c’est elle !
       *[no] ce n’est pas elle.
    }
}
windmill-missed = { WHO($seat) ->
    [you] Le temps s’est écoulé avant votre réponse.
   *[other] Le temps s’est écoulé : pas de réponse pour { SEAT($seat) }.
}
windmill-closed = { $picture ->
    [none] L’image retourne dans la pioche sans être vue.
   *[other] C’était « { TITLE($picture) } ».
}
windmill-noted = { WHO($seat) ->
    [you] Vous ajoutez une ligne au conte { $tale } : { $line }
   *[other] { SEAT($seat) } ajoute une ligne au conte { $tale } : { $line }
}
windmill-entitled = L’histoire de la manche { $round } s’appelle désormais « { $title } ».
windmill-game-ended = { $cut_short ->
    [yes] La partie s’arrête plus tôt.{ " " }
   *[no] { "" }
}{ SEATS($winners) } { MANY($winners) ->
    [one] gagne.
    [you] gagnez !
    [we] partagez la victoire.
   *[other] se partagent la victoire.
}

## Ce qu’il y a sur la table

windmill-view-round = Manche
windmill-view-rounds = Manches en tout
windmill-view-turn = Tour
windmill-view-token = Jeton Premier joueur
windmill-view-pawns = Pions
windmill-view-grid = La grille
windmill-view-deck = Cartes dans la pioche
windmill-view-aside = Cartes mises de côté
windmill-view-teller = Raconte
windmill-view-card = L’image à raconter
windmill-view-tale = Le conte
windmill-view-guesses = Réponses déjà données
windmill-view-windmill = La carte Moulin est chez
windmill-view-tales = Contes racontés
windmill-view-notes = Notés plus tard
windmill-view-unshown = Contes que personne n’a trouvés
windmill-view-titles = Titres

## Le livre

windmill-page = { $number ->
    [1] Le premier conte
    [2] Le deuxième conte
    [3] Le troisième conte
    [4] Le quatrième conte
    [5] Le cinquième conte
    [6] Le sixième conte
    [7] Le septième conte
    [8] Le huitième conte
    [9] Le neuvième conte
    [10] Le dixième conte
    [11] Le onzième conte
    [12] Le douzième conte
   *[other] Conte { $number }
}
windmill-page-part = { $number ->
    [1] Comment tout commença
    [2] La deuxième partie
    [3] La troisième partie
    [4] La quatrième partie
    [5] La cinquième partie
   *[other] Partie { $number }
}
windmill-page-told = { WHO($seat) ->
    [you] Vous avez raconté.
   *[other] { SEAT($seat) } a raconté.
}
windmill-page-found = { WHO($seat) ->
    [you] Vous avez trouvé l’image.
   *[other] { SEAT($seat) } a trouvé l’image.
}
windmill-page-unfound = Personne n’a trouvé l’image.
windmill-page-unshown = L’image n’a pas été montrée.
windmill-chapter = { $round ->
    [1] L’histoire de la première manche
    [2] L’histoire de la deuxième manche
    [3] L’histoire de la troisième manche
   *[other] L’histoire de la manche { $round }
}

## Options

windmill-option-windmill_round_one = La carte Moulin à la première manche
windmill-option-windmill_round_one-by_score = pour qui a un point
windmill-option-windmill_round_one-closed = pour personne
windmill-option-never_ending = Histoire sans fin : chaque conte continue le précédent
windmill-option-chain_unguessed = Dans l’Histoire sans fin, une image que personne n’a trouvée
windmill-option-chain_unguessed-return = retourne dans la pioche
windmill-option-chain_unguessed-set_aside = est mise de côté comme une image trouvée
windmill-option-reveal_unguessed = Montrer l’image que personne n’a trouvée
windmill-option-first_storyteller = Qui commence
windmill-option-first_storyteller-random = au hasard
windmill-option-mode = Comment on raconte
windmill-option-mode-typed = par écrit
windmill-option-mode-voice = de vive voix
windmill-option-mode-either = au choix de qui raconte
windmill-option-write_time = Secondes pour écrire un conte
windmill-option-prepare_time = Secondes pour se préparer à raconter
windmill-option-tell_time = Secondes pour raconter de vive voix
windmill-option-guess_timer = Secondes pour répondre
windmill-option-guesser_chat = On peut discuter en cherchant
windmill-option-pace = Rythme
windmill-option-pace-live = en direct, tout le monde à la table
windmill-option-pace-relaxed = tranquille, un jour par décision
windmill-option-pawns = Pions

## Chiffres de beaucoup de parties

windmill-figure-unfound = contes que personne n’a trouvés
windmill-figure-untold = tours sans conte

## Sur son plateau dans le navigateur

windmill-board-grid = Les vingt-cinq images
windmill-board-tells = raconte
windmill-board-missed = a répondu
    .rule = WM-45
windmill-board-guesses = cherche
windmill-board-lay-down = Raconter ce conte
windmill-board-choose = Choisir cette image
windmill-board-you-tell = C’est votre conte : plus un mot, pas d’indice.
windmill-board-at = { $tales ->
    [0] Le Moulin à vent, conte { $tale }
   *[other] Le Moulin à vent, conte { $tale } sur { $tales }
}
windmill-board-yours = la vôtre
windmill-board-among = On cherche parmi celles-ci
windmill-board-alike = { $count ->
    [one] Une autre montre aussi { $motif } : semez le doute.
    [2] Deux autres montrent aussi { $motif } : semez le doute.
    [3] Trois autres montrent aussi { $motif } : semez le doute.
    [4] Quatre autres montrent aussi { $motif } : semez le doute.
   *[other] { $count } autres montrent aussi { $motif } : semez le doute.
}
windmill-board-motif = { $motif ->
    [animals] des animaux
    [books] des livres
    [craft] un ouvrage
    [dawn] l’aube
    [flight] un vol
    [garden] un jardin
    [giant] un géant
    [guardian] un gardien
    [home] un foyer
    [journey] un voyage
    [letters] des lettres
    [light] une lumière
    [meeting] une rencontre
    [music] de la musique
    [night] la nuit
    [sleep] le sommeil
    [snow] la neige
    [stars] des étoiles
    [tea] du thé
    [thread] du fil
    [time] le temps
    [water] l’eau
    [wind] le vent
   *[other] la même chose
}
windmill-board-worth = { $worth ->
    [one] Trouvée maintenant : un point chacun
    [2] Trouvée maintenant : deux points chacun
    [3] Trouvée maintenant : trois points chacun
   *[other] Trouvée maintenant : { $worth } points chacun
}
windmill-board-worth-staked = Trouvée maintenant : { $worth } points pour { SEAT($seat) }, aucun pour vous
windmill-board-unfound = { $points ->
    [0] Chaque erreur en ajoute un. Si personne ne la trouve, vous n’avez rien.
   *[other] Chaque erreur en ajoute un. Si personne ne la trouve, vous en perdez un.
}
windmill-board-along = Devinez aussi : ouvrez une image et gardez-la comme réponse secrète.
windmill-board-guessed = Vous avez donné votre réponse. Regardez maintenant les autres.
windmill-board-secret = Votre réponse secrète
windmill-board-secret-keep = La garder comme réponse secrète
windmill-board-secret-kept = Gardée. Personne d’autre ne le sait.
windmill-board-secret-how = Personne d’autre ne la voit. Un seul geste quand c’est à vous.
windmill-board-secret-now = C’est à vous : un seul geste, ou choisissez une autre image.
windmill-board-secret-taken = Votre image secrète a été prise par { SEAT($seat) }
windmill-board-secret-again = Ce n’était pas la bonne. Cherchez encore.
windmill-board-had-it = Vous l’aviez en secret, vous aussi.
windmill-board-drawer = Dans votre tiroir
windmill-board-drawer-empty = Gardez une phrase pour plus tard : ouvrez une image et épinglez-y une ligne.
windmill-board-pin = Une ligne pour cette image
windmill-board-pin-how = Personne d’autre ne la voit. Si un jour vous piochez cette image, la ligne vous attend.
windmill-board-pin-keep = La mettre dans le tiroir
windmill-board-pinned = Elle est dans votre tiroir.
windmill-board-pinned-to = votre ligne : { $line }
windmill-board-waited = De votre tiroir
windmill-board-take-line = Prendre cette ligne
windmill-board-chosen = Qui a choisi quoi
windmill-board-led = Pour { SEAT($seat) }, c’était { $words }.
windmill-board-stake = Jouer la carte Moulin ?
windmill-board-staked = La carte Moulin est jouée
windmill-board-stake-how = Bonne réponse : { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
} pour vous, aucun pour { SEAT($teller) }. Erreur : 1 point de moins.
windmill-board-take = La jouer
windmill-board-chain = L’histoire jusqu’ici
windmill-board-spark = Donnez-moi une idée
windmill-board-sparks =
    Personne n’avait demandé…
    Cela commença un mardi, comme souvent.
    Chaque soir à la même heure…
    Ce que personne ne savait…
    Ma grand-mère jurait l’avoir vu.
    Quelqu’un de tout petit avait un très grand projet.
    Le vent avait encore changé d’avis.
    Au début, ce n’était qu’un bruit.
    Il existe un lieu où vont les choses perdues.
    C’était le dernier de son espèce.
windmill-coach-tell = Personne d’autre ne voit cette image. Dites-en assez pour qu’on la trouve, et si peu que la première réponse soit fausse : plus on la trouve tard, plus cela vous rapporte, à vous et à qui la trouve. Si personne ne la trouve, vous perdez un point.
windmill-coach-listen = Pendant que le conte se prépare, regardez les images : touchez-en une pour la voir en grand, lire ce qu’elle montre, et y épingler une ligne à vous.
windmill-coach-guess = Touchez une image pour l’ouvrir, puis choisissez-la. Se tromper ne coûte rien{ $bets ->
    [yes] , sauf si vous jouez la carte Moulin.
   *[no] .
}

# Ce que l’on retient de la soirée.

windmill-honour-hardest = L’image la mieux cachée
windmill-honour-hardest-fact = { $finder ->
    [none] { WHO($seat) ->
        [you] Votre conte : personne n’a vu l’image.
       *[other] Le conte dit par { SEAT($seat) } : personne n’a vu l’image.
    }
   *[other] { WHO($seat) ->
        [you] Votre conte a résisté à { $guesses } réponses.
       *[other] Le conte dit par { SEAT($seat) } a résisté à { $guesses } réponses.
    }
}
windmill-honour-sharpest = L’œil le plus vif
windmill-honour-sharpest-fact = { WHO($seat) ->
    [you] Vous avez trouvé { $finds ->
        [one] une image.
       *[other] { $finds } images.
    }
   *[other] { SEAT($seat) } a trouvé { $finds ->
        [one] une image.
       *[other] { $finds } images.
    }
}
windmill-honour-boldest = La plus grande audace
windmill-honour-boldest-fact = { WHO($seat) ->
    [you] Vous avez joué la carte Moulin { $stakes } fois, et gagné { $won ->
        [0] en audace.
       *[other] { $won } fois.
    }
   *[other] { SEAT($seat) } a joué la carte Moulin { $stakes } fois, et gagné { $won ->
        [0] en audace.
       *[other] { $won } fois.
    }
}
windmill-honour-weaver = Le plus long fil
windmill-honour-weaver-fact = { WHO($seat) ->
    [you] Vous avez conté en { $words ->
        [one] un mot.
       *[other] { $words } mots.
    }
   *[other] { SEAT($seat) } a conté en { $words ->
        [one] un mot.
       *[other] { $words } mots.
    }
}
## Moments : ce qui passe une seconde au-dessus de la page. Le nom court d’une image ne se dit qu’après une réponse.

windmill-moment-points = { WHO($seat) ->
    [you] Vous montrez { $short }.
   *[other] { SEAT($seat) } montre { $short }.
}
windmill-moment-face-down = { WHO($teller) ->
    [you] Votre carte reste face cachée.
   *[other] { SEAT($teller) } garde sa carte face cachée.
}
windmill-moment-card = { WHO($teller) ->
    [you] Votre carte
   *[other] { SEAT($teller) } : sa carte
}
windmill-moment-guess = { WHO($seat) ->
    [you] Votre réponse
   *[other] { SEAT($seat) } : sa réponse
}
windmill-moment-turns = { WHO($teller) ->
    [you] Votre carte se retourne…
   *[other] { SEAT($teller) } retourne sa carte…
}
windmill-moment-not = Pas { $short }.
windmill-moment-free = { WHO($seat) ->
    [you] Se tromper ne vous coûte rien.
   *[other] Se tromper ne coûte rien à { SEAT($seat) }.
}
windmill-moment-lost = { WHO($seat) ->
    [you] Vous aviez joué la carte Moulin : un point de moins.
   *[other] { SEAT($seat) } avait joué la carte Moulin : un point de moins.
}
windmill-moment-found = { WHO($seat) ->
    [you] Vous l’avez trouvée !
   *[other] { SEAT($seat) } l’a trouvée !
}
windmill-moment-worth = { $guess ->
    [1] Première réponse : un point chacun.
    [2] Deuxième réponse : deux points chacun.
    [3] Troisième réponse : trois points chacun.
    [4] Quatrième réponse : quatre points chacun.
   *[other] Réponse numéro { $guess } : { $guess } points chacun.
}
windmill-moment-won-alone = { WHO($seat) ->
    [you] Vous aviez joué la carte Moulin : { $points } points pour vous, et pour personne d’autre.
   *[other] { SEAT($seat) } avait joué la carte Moulin : { $points } points, et pour personne d’autre.
}
windmill-moment-nobody = Personne n’a trouvé.
windmill-moment-meant = { WHO($teller) ->
    [you] Vous racontiez { $short }.
   *[other] { SEAT($teller) } racontait { $short }.
}
windmill-moment-unseen = La carte retourne dans la pioche sans être vue.
windmill-tv-missed = Les mauvaises réponses
windmill-tv-not = pas { $short }
windmill-tv-worth = { $worth ->
    [one] Trouver rapporte un point maintenant.
    [2] Trouver rapporte deux points maintenant.
    [3] Trouver rapporte trois points maintenant.
   *[other] Trouver rapporte { $worth } points maintenant.
}
windmill-tv-worth-staked = La carte Moulin est en jeu : trouver rapporte { $worth } points maintenant.
windmill-short-wm01 = le chemin des lanternes
windmill-short-wm02 = la chouette
windmill-short-wm03 = la théière
windmill-short-wm04 = la baleine
windmill-short-wm05 = les renards qui lisent
windmill-short-wm06 = la flotte des parapluies
windmill-short-wm07 = la chaumière qui marche
windmill-short-wm08 = le berger des nuages
windmill-short-wm09 = le pont tricoté
windmill-short-wm10 = la boule à neige
windmill-short-wm11 = le bain de la lune
windmill-short-wm12 = les lettres envolées
windmill-short-wm13 = la boulangerie
windmill-short-wm14 = le piano de la prairie
windmill-short-wm15 = le réparateur d’horloge
windmill-short-wm16 = la récolte des montgolfières
windmill-short-wm17 = le géant endormi
windmill-short-wm18 = la page devenue barque
windmill-short-wm19 = le moulin en patchwork
windmill-short-wm20 = le tailleur de pluie
windmill-short-wm21 = la porte dans la dune
windmill-short-wm22 = le jardin sous la glace
windmill-short-wm23 = le train de nuit
windmill-short-wm24 = le dragon de papier
windmill-short-wm25 = la danse des ombres
