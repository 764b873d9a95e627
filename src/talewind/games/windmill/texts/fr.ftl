### Ce que dit Windmill : questions, événements, boutons, options. TITLE donne le titre d’une image.

windmill-name = Windmill : contes douillets
windmill-about = L’un raconte un tout petit conte sur une image cachée ; les autres la cherchent parmi vingt-cinq, chacun son tour. Plus elle est trouvée tard, plus elle rapporte aux deux.

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
       *[other] l’image de { SEAT($teller) }
    }.
   *[other] { SEAT($seat) } cherche { WHO($teller) ->
        [you] votre image
       *[other] l’image de { SEAT($teller) }
    }.
}
windmill-now-found = { WHO($finder) ->
    [you] Vous avez trouvé { WHO($teller) ->
        [you] votre propre image
       *[other] l’image de { SEAT($teller) }
    } !
   *[other] { SEAT($finder) } a trouvé { WHO($teller) ->
        [you] votre image
       *[other] l’image de { SEAT($teller) }
    } !
}
windmill-now-unfound = Personne n’a trouvé { WHO($teller) ->
    [you] votre image
   *[other] l’image de { SEAT($teller) }
}.

## Ce qu’on vous demande

windmill-tell = Vous seul voyez cette image. Contez-en une petite histoire, en quatre phrases au plus.
windmill-tell-or-begin = Vous seul voyez cette image. Contez-en une petite histoire, par écrit ou de vive voix.
windmill-begin = Vous seul voyez cette image. Appuyez quand vous commencez à conter.
windmill-told-aloud = Racontez ! Appuyez quand vous avez fini.
windmill-guess = À vous : quelle est l’image de { SEAT($teller) } ? Elle vous vaut { $worth ->
    [1] un point
    [2] deux points
    [3] trois points
    [4] quatre points
    [5] cinq points
   *[other] { $worth } points
}.
windmill-pawn-taken = Deux joueurs ne peuvent pas avoir le même pion.

## Boutons

windmill-move-begin = Commencer de vive voix
windmill-move-told-aloud = J’ai fini
windmill-move-stake = Prendre la carte Moulin
windmill-move-guess = Choisir une image
windmill-move-note = Une ligne pour le livre sur un conte raconté de vive voix
windmill-move-entitle = Donner un titre à l’histoire d’une manche

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
    [you] Vous commencez à raconter.
   *[other] { SEAT($seat) } commence à raconter.
}
windmill-tale-told = { WHO($seat) ->
    [you] Vous avez raconté : { $tale }
   *[other] { SEAT($seat) } a raconté : { $tale }
}
windmill-nothing-told = { WHO($seat) ->
    [you] Le temps est passé, et vous n’avez rien raconté.
   *[other] Le temps est passé, et { SEAT($seat) } n’a rien raconté.
}
windmill-voided = { WHO($seat) ->
    [you] Votre tour de Conteur est passé.
   *[other] Le tour de Conteur de { SEAT($seat) } est passé.
}
windmill-staked = { WHO($seat) ->
    [you] Vous prenez la carte Moulin.
   *[other] { SEAT($seat) } prend la carte Moulin.
}
windmill-guessed = { WHO($seat) ->
    [you] Vous choisissez « { TITLE($picture) } » : { $right ->
        [yes] c’est elle !
       *[no] non.
    }
   *[other] { SEAT($seat) } choisit « { TITLE($picture) } » : { $right ->
        [yes] c’est elle !
       *[no] non.
    }
}
windmill-missed = { WHO($seat) ->
    [you] Vous avez laissé passer votre chance de deviner.
   *[other] { SEAT($seat) } laisse passer sa chance de deviner.
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
windmill-view-aside = Mises de côté
windmill-view-teller = Conteur
windmill-view-card = L’image du Conteur
windmill-view-tale = Le conte
windmill-view-guesses = Propositions
windmill-view-windmill = Carte Moulin chez
windmill-view-tales = Contes racontés
windmill-view-unshown = Vos contes que personne n’a trouvés
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

windmill-option-players = Places
windmill-option-windmill_round_one = La carte Moulin à la première manche
windmill-option-windmill_round_one-by_score = pour qui a un point
windmill-option-windmill_round_one-closed = pour personne
windmill-option-never_ending = Histoire sans fin : chaque conte continue le précédent
windmill-option-chain_unguessed = Une image que personne n’a trouvée, dans l’Histoire sans fin
windmill-option-chain_unguessed-return = retourne dans la pioche
windmill-option-chain_unguessed-set_aside = est mise de côté comme une image trouvée
windmill-option-reveal_unguessed = Montrer l’image que personne n’a trouvée
windmill-option-first_storyteller = Qui raconte en premier
windmill-option-first_storyteller-random = tiré au hasard
windmill-option-mode = Comment on raconte
windmill-option-mode-typed = par écrit
windmill-option-mode-voice = de vive voix
windmill-option-mode-either = comme le Conteur préfère
windmill-option-write_time = Secondes pour écrire un conte
windmill-option-prepare_time = Secondes pour se préparer à raconter
windmill-option-tell_time = Secondes pour raconter de vive voix
windmill-option-guess_timer = Secondes pour deviner
windmill-option-guesser_chat = Les devineurs peuvent parler
windmill-option-pace = Rythme
windmill-option-pace-live = en direct, tous à la table
windmill-option-pace-relaxed = tranquille, un jour par décision
windmill-option-pawns = Pions

## Chiffres de beaucoup de parties

windmill-figure-unfound = contes que personne n’a trouvés
windmill-figure-untold = tours sans conte

## Sur son plateau dans le navigateur

windmill-board-grid = Les vingt-cinq images
windmill-board-tells = conte
windmill-board-missed = a essayé
windmill-board-guesses = cherche
windmill-board-lay-down = Poser la carte face cachée
windmill-board-choose = Choisir cette image
windmill-board-you-tell = C’est votre conte : ne dites rien, ne montrez rien.
windmill-board-not-yet = Regardez tant que vous voulez ; ce n’est pas à vous de choisir.
windmill-board-chosen = Ce qui a été choisi
windmill-board-stake = Miser le Moulin ?
windmill-board-staked = Le Moulin est misé
windmill-board-stake-how = Juste : { $worth } pour vous, rien pour { SEAT($teller) }. Faux : vous perdez 1.
windmill-board-take = Le prendre
windmill-board-chain = L’histoire jusqu’ici
windmill-board-spark = Il me faut une étincelle
windmill-board-sparks =
    Personne n’avait demandé …
    Cela commença un mardi, comme souvent.
    Chaque soir à la même heure …
    Ce que personne ne savait : …
    Ma grand-mère jurait l’avoir vu.
    Quelqu’un de tout petit avait un très grand projet.
    Le vent avait encore changé d’avis.
    Au début, ce n’était qu’un bruit.
    Il existe un lieu où vont les choses perdues.
    C’était le dernier de son espèce.
windmill-coach-tell = Vous seul voyez cette image. Dites-en assez pour qu’on la trouve, et si peu que le premier essai soit faux : plus on la trouve tard, plus vous gagnez tous les deux. Si personne ne la trouve, vous perdez un point.
windmill-coach-listen = Pendant que le conte se prépare, regardez les images : touchez-en une pour la voir en grand et lire ce qu’elle montre.
windmill-coach-guess = Ouvrez une image et choisissez-la de là. Un essai faux ne coûte rien, sauf si vous avez misé le Moulin.
