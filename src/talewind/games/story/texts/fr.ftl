### Ce que dit Story : questions, événements, boutons, options. TITLE donne le titre d’une image.

story-name = Histoire
story-about = Posez une image à côté de celle de la table et dites pourquoi elles vont ensemble. Puis tout le monde vote en secret, même pour sa propre histoire : soutenir l’histoire gagnante rapporte plus que gagner.
    .short = Dites pourquoi deux images vont ensemble. Votez pour la plus belle histoire.

## Ce qui se passe

story-now-opening = Une manche commence. Si vous avez une carte Action, vous pouvez la jouer maintenant.
story-now-handing-on = Défi : chaque personne choisit une image pour la personne à sa droite.
story-now-composing = Tout le monde choisit une image et écrit.
story-now-telling = { WHO($seat) ->
    [you] C’est à vous : pourquoi votre image va-t-elle avec l’autre ?
   *[other] { SEAT($seat) } cherche une histoire.
}
story-now-expanding = { WHO($seat) ->
    [you] Vous continuez votre histoire.
   *[other] { SEAT($seat) } continue son histoire.
}
story-now-aloud = { WHO($seat) ->
    [you] Vous racontez de vive voix.
   *[other] { SEAT($seat) } raconte de vive voix. Écoutez !
}
story-now-miming = { WHO($seat) ->
    [you] Vous montrez votre idée, sans un mot.
   *[other] { SEAT($seat) } montre son idée, sans un mot. Regardez !
}
story-now-reading = { WHO($seat) ->
    [you] Tout le monde lit votre histoire.
   *[other] Voici l’histoire que raconte { SEAT($seat) }.
}
story-now-voting = Tout le monde vote. Personne ne voit de vote avant la fin.
story-now-voting-again = Tout le monde vote encore, pour une des histoires à égalité.
story-now-giving = { SEATS($seats) } { MANY($seats) ->
    [we] êtes à égalité et échangez
   *[other] sont à égalité et échangent
} une image.
story-now-throwing = { SEATS($seats) } { MANY($seats) ->
    [we] êtes
   *[other] sont
} encore à égalité : pierre-feuille-ciseaux !
story-now-won = { WHO($seat) ->
    [you] Vous avez gagné la manche !
   *[other] { SEAT($seat) } a gagné la manche !
}
story-now-nobody-won = Personne n’a gagné cette manche.

## Ce qu’on vous demande

story-play-card = Jouez-vous votre carte Action dans cette manche ?
story-hand-on = Quelle image passez-vous à { SEAT($seat) }, à votre droite ?
story-tell = Choisissez une image et dites pourquoi elle va avec l’image de départ.
story-tell-or-begin = Choisissez une image et dites pourquoi elle va avec celle de départ, par écrit ou de vive voix.
story-tell-aloud = Choisissez une image et dites de vive voix pourquoi elle va avec celle de départ.
story-compose = Choisissez une image et dites pourquoi elle va avec l’image de départ. Tout le monde écrit en même temps.
story-explain = Dites pourquoi l’image reçue va avec l’image de départ.
story-explain-or-begin = Dites pourquoi l’image reçue va avec celle de départ, par écrit ou de vive voix.
story-explain-aloud = Dites de vive voix pourquoi l’image reçue va avec celle de départ.
story-expand = Continuez votre histoire avec l’image reçue.
story-expand-or-begin = Continuez votre histoire avec l’image reçue, par écrit ou de vive voix.
story-expand-aloud = Continuez votre histoire de vive voix avec l’image reçue.
story-told-aloud = Racontez votre histoire, puis appuyez sur le bouton.
story-mime = Choisissez une image. Puis montrez, sans un mot, pourquoi elle va avec l’autre.
story-miming = Montrez le lien, sans un mot.
story-vote = Quelle histoire va gagner ? Vous pouvez voter pour la vôtre.
story-vote-again = Pour laquelle des histoires à égalité votez-vous ?
story-voted = Vous avez voté. Vous pouvez changer d’avis jusqu’au dernier vote.
story-give = Égalité ! Quelle image passez-vous à { SEAT($seat) } ?
story-throw = Pierre, feuille ou ciseaux ?
story-colour-taken = Cette couleur est déjà prise. Choisissez-en une autre.

## Boutons

story-move-play-card = Jouer votre carte Action
story-move-give = Passer cette image
story-move-tell-story = Raconter cette histoire
story-move-begin = Commencer avec cette image
story-move-show = Montrer
story-move-done = J’ai fini
story-move-vote-for = Voter
story-move-throw = Choisir
story-move-flag-word = J’y vois un mot écrit
story-move-note = Une ligne pour le livre sur une histoire racontée de vive voix
story-sign-rock = pierre
story-sign-paper = feuille
story-sign-scissors = ciseaux

## Ce qui est arrivé

story-table-laid = « { TITLE($start) } » est au milieu.
story-round-begun = La manche { $round } commence. { WHO($starter) ->
    [you] C’est à vous de commencer.
   *[other] C’est à { SEAT($starter) } de commencer.
}
story-card-played = { WHO($seat) ->
    [you] Vous jouez { $card ->
        [silent] une manche muette : plus un mot !
       *[challenge] un Défi : tout le monde passe une image à droite.
    }
   *[other] { SEAT($seat) } joue { $card ->
        [silent] une manche muette : plus un mot !
       *[challenge] un Défi : tout le monde passe une image à droite.
    }
}
story-card-drawn = { WHO($seat) ->
    [you] Vous piochez une nouvelle carte Action{ $card ->
        [challenge] { " " }: Défi
        [silent] { " " }: manche muette
       *[none] { "" }
    }.
   *[other] { SEAT($seat) } pioche une nouvelle carte Action.
}
story-chosen = { WHO($seat) ->
    [you] Vous avez choisi.
   *[other] { SEAT($seat) } a choisi.
}
story-handed = { WHO($giver) ->
    [you] Vous passez { $picture ->
        [none] une image
       *[other] « { TITLE($picture) } »
    } à { SEAT($seat) }.
   *[other] { WHO($seat) ->
        [you] { SEAT($giver) } vous passe { $picture ->
            [none] une image
           *[other] « { TITLE($picture) } »
        }.
       *[other] { SEAT($giver) } passe { $picture ->
            [none] une image
           *[other] « { TITLE($picture) } »
        } à { SEAT($seat) }.
    }
}
story-received = { WHO($seat) ->
    [you] Vous regardez l’image reçue : « { TITLE($picture) } ».
   *[other] { SEAT($seat) } regarde « { TITLE($picture) } ».
}
story-picture-opened = { WHO($seat) ->
    [you] L’image reçue est « { TITLE($picture) } ».
   *[other] L’image reçue par { SEAT($seat) } est « { TITLE($picture) } ».
}
story-picture-laid = { WHO($seat) ->
    [you] Vous posez « { TITLE($picture) } » et commencez.
   *[other] { SEAT($seat) } pose « { TITLE($picture) } » et commence.
}
story-story-told = { WHO($seat) ->
    [you] { $expands ->
        [yes] Vous avez continué avec « { TITLE($picture) } » : { $tale }
       *[no] Vous avez posé « { TITLE($picture) } » et raconté : { $tale }
    }
   *[other] { $expands ->
        [yes] { SEAT($seat) } a continué avec « { TITLE($picture) } » : { $tale }
       *[no] { SEAT($seat) } a posé « { TITLE($picture) } » et raconté : { $tale }
    }
}
story-shown = { WHO($seat) ->
    [you] Vous montrez quelque chose.
   *[other] { SEAT($seat) } montre quelque chose.
}
story-finished = { WHO($seat) ->
    [you] Vous avez fini.
   *[other] { SEAT($seat) } a fini.
}
story-nothing-told = { WHO($seat) ->
    [you] Pas d’histoire pour vous dans cette manche.
   *[other] Pas d’histoire pour { SEAT($seat) } dans cette manche.
}
story-flagged = { $flags ->
    [one] Quelqu’un voit un mot écrit dans { WHO($seat) ->
        [you] votre dessin
       *[other] ce que dessine { SEAT($seat) }
    }.
   *[other] { $flags } personnes voient un mot écrit dans { WHO($seat) ->
        [you] votre dessin
       *[other] ce que dessine { SEAT($seat) }
    }.
}
story-wiped = { WHO($seat) ->
    [you] Vos traits sont effacés.
   *[other] Les traits dessinés par { SEAT($seat) } sont effacés.
}
story-drew = { WHO($seat) ->
    [you] Vous piochez { $picture ->
        [none] une image
       *[other] « { TITLE($picture) } »
    }.
   *[other] { SEAT($seat) } pioche une image.
}
story-pile-shuffled = La défausse est mélangée en une nouvelle pioche de { $pictures }.
story-vote-opened = { $own ->
    [yes] { WHO($seat) ->
        [you] Vous avez voté pour votre propre histoire.
       *[other] { SEAT($seat) } a voté pour sa propre histoire.
    }
   *[no] { WHO($seat) ->
        [you] Vous avez voté pour { SEAT($teller) }.
       *[other] { SEAT($seat) } a voté pour { SEAT($teller) }.
    }
}
story-vote-reopened = Personne n’a voté. On vote encore une fois.
story-tied = { SEATS($seats) } { MANY($seats) ->
    [we] êtes
   *[other] sont
} à égalité.
story-threw = { WHO($seat) ->
    [you] Vous montrez { $sign ->
        [rock] la pierre
        [paper] la feuille
       *[scissors] les ciseaux
    }.
   *[other] { SEAT($seat) } montre { $sign ->
        [rock] la pierre
        [paper] la feuille
       *[scissors] les ciseaux
    }.
}
story-lot-drawn = { WHO($seat) ->
    [you] Toujours égalité : au tirage au sort, vous gagnez la manche.
   *[other] Toujours égalité : au tirage au sort, { SEAT($seat) } gagne la manche.
}
story-round-won = { WHO($seat) ->
    [nobody] Personne ne gagne la manche ; « { TITLE($start) } » reste au milieu.
    [you] Vous gagnez la manche ; « { TITLE($start) } » est la prochaine image de départ.
   *[other] { SEAT($seat) } gagne la manche ; « { TITLE($start) } » est la prochaine image de départ.
}
story-noted = { WHO($seat) ->
    [you] Vous ajoutez une ligne à l’histoire { $tale } : { $line }
   *[other] { SEAT($seat) } ajoute une ligne à l’histoire { $tale } : { $line }
}
story-game-ended = { $cut_short ->
    [yes] La partie s’arrête plus tôt.{ " " }
   *[no] { "" }
}{ SEATS($winners) } { MANY($winners) ->
    [one] gagne.
    [you] gagnez !
    [we] partagez la victoire.
   *[other] se partagent la victoire.
}

## Ce qu’il y a sur la table

story-view-round = Manche
story-view-starter = Commence
story-view-order = Ordre de parole
story-view-colours = Couleurs
story-view-start = Image de départ
story-view-hand = Vos images
story-view-hands = Images en main
story-view-card = Votre carte Action
story-view-holders = Ont encore une carte Action
story-view-window = On peut jouer une carte Action
story-view-action = Carte Action de cette manche
story-view-played_by = Jouée par
story-view-pile = Images dans la pioche
story-view-discards = Défaussées
story-view-teller = Raconte
story-view-opened = L’image reçue
story-view-face_down = Une image face cachée devant
story-view-given = Vous avez passé
story-view-received = Vous avez reçu
story-view-chosen = Ont choisi
story-view-mine = Votre choix
story-view-tales = Histoires de cette manche
story-view-strokes = Montré sans un mot
story-view-past = Histoires des manches passées
story-view-notes = Notées plus tard
story-view-votes = Votes
story-view-tied = À égalité
story-view-throws = Signes montrés
story-view-flags = Signalements
story-view-flagged = Signalés par vous

## Le livre

story-page = Histoire { $number }
story-page-told = { WHO($seat) ->
    [you] C’est vous qui l’avez racontée.
   *[other] { SEAT($seat) } l’a racontée.
}
story-page-shown = { WHO($seat) ->
    [you] C’est vous qui l’avez montrée, sans un mot.
   *[other] { SEAT($seat) } l’a montrée sans un mot.
}
story-page-won = { WHO($seat) ->
    [you] Vous avez gagné la manche avec elle.
   *[other] { SEAT($seat) } a gagné la manche avec elle.
}
story-chapter = Manche { $round }

## Options

story-option-target = Points à atteindre
story-option-action_mix = Combien de Défis parmi les huit cartes Action
story-option-action_mix-none = aucune carte Action
story-option-action_refill = Piocher une carte Action après en avoir joué une
story-option-action_from = Première manche avec les cartes Action
story-option-action_window = Secondes pour jouer une carte Action
story-option-first_starter = Qui commence
story-option-first_starter-random = au hasard
story-option-highest_wins = Seul le plus haut score gagne
story-option-composing = Quand on écrit les histoires
story-option-composing-in_turn = à tour de rôle, comme dans le livret
story-option-composing-together = en même temps, puis montrées une à une
story-option-mode = Comment on raconte
story-option-mode-typed = par écrit
story-option-mode-voice = de vive voix
story-option-mode-either = au choix
story-option-write_time = Secondes pour choisir et écrire
story-option-tell_time = Secondes pour raconter de vive voix
story-option-silent_time = Secondes pour montrer sans mots
story-option-vote_time = Secondes pour voter
story-option-titles_on_pictures = Montrer les titres des images
story-option-pace = Rythme
story-option-pace-live = en direct, tout le monde à la table
story-option-pace-relaxed = tranquille, un jour par décision
story-option-colours = Couleurs

## Chiffres de beaucoup de parties

story-figure-again = histoires d’une image qui en avait déjà une

## Sur son plateau, dans le navigateur

story-board-start = L’image de départ
story-board-hand = Vos images
story-board-stories = Les histoires de cette manche
story-board-teller = { WHO($seat) ->
    [you] { $name }, vous
   *[other] { $name }
}
story-board-tells = { $how ->
    [silent] montre
   *[other] raconte
}
story-board-ready = c’est prêt
story-board-writes = en train d’écrire
story-board-composed = Votre histoire est prête. Elle sera montrée à son tour.
story-board-later = plus tard
story-board-face-down = face cachée
story-board-choose = Choisir cette image
story-board-choose-first = Choisissez d’abord une image, puis racontez.
story-board-your-place = Votre image vient ici
story-board-yours = Votre image
story-board-begin-aloud = Je raconterai de vive voix
story-board-begin-silent = La montrer sans un mot
story-board-give-to = La passer à { SEAT($seat) }
story-board-gift = Vous passez celle-ci
story-board-chosen = Qui a choisi
story-board-write-ahead = Commencer à écrire votre histoire
story-board-was-shown = Montrée sans un mot.

story-board-challenge = Défi
story-board-challenge-how = Chaque personne passe une image à droite, sans la montrer, et raconte avec celle qu’elle reçoit.
story-board-silent = Manche muette
story-board-silent-how = Toute une manche sans paroles : dessinez, montrez, déplacez votre image, collez des autocollants.
story-board-play-card = Jouer cette carte
story-board-keep-card = La garder pour l’instant
story-board-keep-until = La garder, et ne plus me demander
story-board-your-card = { $card ->
    [silent] Votre carte Action : Manche muette
   *[challenge] Votre carte Action : Défi
}
story-board-declines = Vous avez choisi qu’on ne vous demande plus rien au début des manches.
story-board-ask-again = Me demander de nouveau
story-board-holders = { MANY($seats) ->
    [you] Il ne reste que votre carte Action.
    [one] { SEATS($seats) } a encore une carte Action.
    [we] { SEATS($seats) } avez encore une carte Action.
   *[other] { SEATS($seats) } ont encore une carte Action.
}

story-board-all-belong = Toutes devaient aller avec cette image. Personne ne voit votre vote avant que tout le monde ait voté.
story-board-choose-story = Choisissez une histoire
story-board-vote-for = { WHO($seat) ->
    [you] Voter pour votre histoire
   *[other] Voter pour { SEAT($seat) }
}
story-board-change-vote = { WHO($seat) ->
    [you] Voter plutôt pour votre histoire
   *[other] Voter plutôt pour { SEAT($seat) }
}
story-board-your-vote = Votre vote
story-board-your-choice = Votre choix
story-board-pays = Voter pour l’histoire gagnante : 3 points. Gagner : 1. Les deux : 4.
story-board-voted = { $count ->
    [one] { $count } sur { $all } a voté.
   *[other] { $count } sur { $all } ont voté.
}
story-board-votes = { $count ->
    [one] Un vote
   *[other] { $count } votes
}
story-board-won = remporte la manche
story-board-next-start = L’image gagnante est la prochaine image de départ.
story-board-no-stories = Personne n’a raconté d’histoire.
story-board-gains = Points de cette manche
story-board-note = Écrire une ligne à son sujet pour le livre
story-board-note-later = Une ligne pour le livre sur « { $title } »
story-board-aloud-how = Racontez aux autres, dans la pièce ou au téléphone.
story-board-throws = Pierre, feuille, ciseaux
story-board-threw = Votre signe : { $sign }. On le verra quand tout le monde aura joué.

## Le tableau d’une manche muette

story-board-pad = Tableau avec les deux images
story-board-pad-full = Le tableau est plein. Appuyez sur « J’ai fini ».
story-board-performance = { WHO($seat) ->
    [you] Ce que vous montrez sans un mot
   *[other] Ce que montre { SEAT($seat) }, sans un mot
}
story-board-replay = Rejouer
story-board-look-again = La revoir
story-board-you-flagged = Vous y voyez un mot écrit.
story-board-flag-why = Si la plupart des autres en voient un aussi, les traits sont effacés.
    .rule = ST-R23
story-board-wiped = Les traits sont effacés. Le reste demeure, et l’histoire aussi.
story-board-flags = { $flags ->
    [one] Une personne voit un mot écrit.
   *[other] { $flags } personnes voient un mot écrit.
}
story-board-tools = Outils
story-board-stickers = Autocollants, choisi : { $sticker }
story-board-choose-sticker = Quel autocollant ?
story-board-nib = { $tool }, { $where }. Flèches : déplacer ; Entrée : poser ou lever
story-board-spots = Endroits des images ; flèches : se déplacer ; Entrée : montrer
story-board-turn-left = Tourner à gauche
story-board-turn-right = Tourner à droite
story-board-smaller = Plus petite
story-board-larger = Plus grande
story-board-how-pen = Dessinez sur les images. Ni lettres ni chiffres.
story-board-how-trail = Suivez ce que vous voulez montrer.
story-board-how-spotlight = Glissez d’un détail à l’autre, ou touchez les deux.
story-board-how-place = Faites glisser votre image où elle doit être.
story-board-how-sticker = Touchez l’endroit où il doit aller.
story-board-shows = { WHO($seat) ->
    [you] Vous montrez : { $what }
   *[other] { SEAT($seat) } montre : { $what }
}
story-board-shows-where = { WHO($seat) ->
    [you] Vous montrez : { $what }, { $where }
   *[other] { SEAT($seat) } montre : { $what }, { $where }
}
story-board-shows-link = { WHO($seat) ->
    [you] Vous reliez deux détails : { $where } ; et { $other }
   *[other] { SEAT($seat) } relie deux détails : { $where } ; et { $other }
}
story-board-where = { $picture ->
    [start] sur l’image de départ, { $spot }
    [own] sur l’image posée à côté, { $spot }
    [more] sur l’image donnée pour départager, { $spot }
   *[beside] à côté des images, { $spot }
}
story-board-spot-upper-left = en haut à gauche
story-board-spot-upper-centre = en haut
story-board-spot-upper-right = en haut à droite
story-board-spot-middle-left = à gauche
story-board-spot-middle-centre = au milieu
story-board-spot-middle-right = à droite
story-board-spot-lower-left = en bas à gauche
story-board-spot-lower-centre = en bas
story-board-spot-lower-right = en bas à droite
story-board-tool-pen-1 = Crayon sombre
story-board-tool-pen-2 = Crayon rouge
story-board-tool-pen-3 = Crayon bleu
story-board-tool-pen-4 = Crayon doré
story-board-tool-trail = Pointeur
story-board-tool-spotlight = Deux projecteurs
story-board-tool-place = Déplacer votre image
story-board-tool-sticker-smile = Sourire
story-board-tool-sticker-laugh = Rire
story-board-tool-sticker-tear = Larme
story-board-tool-sticker-anger = Colère
story-board-tool-sticker-fear = Peur
story-board-tool-sticker-surprise = Surprise
story-board-tool-sticker-kiss = Baiser
story-board-tool-sticker-wink = Clin d’œil
story-board-tool-sticker-sleep = Sommeil
story-board-tool-sticker-thought = Pensée
story-board-tool-sticker-heart = Cœur
story-board-tool-sticker-broken-heart = Cœur brisé
story-board-tool-sticker-hand = Main
story-board-tool-sticker-fist = Poing
story-board-tool-sticker-clap = Mains qui applaudissent
story-board-tool-sticker-eye = Œil
story-board-tool-sticker-ear = Oreille
story-board-tool-sticker-foot = Pied
story-board-tool-sticker-bone = Os
story-board-tool-sticker-ghost = Fantôme
story-board-tool-sticker-sun = Soleil
story-board-tool-sticker-moon = Lune
story-board-tool-sticker-star = Étoile
story-board-tool-sticker-cloud = Nuage
story-board-tool-sticker-rain = Pluie
story-board-tool-sticker-snow = Neige
story-board-tool-sticker-fire = Feu
story-board-tool-sticker-wave = Vague
story-board-tool-sticker-wind = Vent
story-board-tool-sticker-lightning = Éclair
story-board-tool-sticker-flower = Fleur
story-board-tool-sticker-tree = Arbre
story-board-tool-sticker-bird = Oiseau
story-board-tool-sticker-fish = Poisson
story-board-tool-sticker-key = Clé
story-board-tool-sticker-crown = Couronne
story-board-tool-sticker-gift = Cadeau
story-board-tool-sticker-bell = Cloche
story-board-tool-sticker-spiral = Spirale
story-board-tool-sticker-arrow = Flèche

story-coach-card = Vous avez une seule carte Action pour toute la partie. Personne ne sait laquelle : jouez-la quand elle gêne les autres plus que vous.
story-coach-give = Passez une image difficile à expliquer, ou une que vous aimeriez entendre expliquer.
story-coach-tell = Choisissez une image, puis dites pourquoi elle va avec celle de la table. Toute raison est bonne ; deux phrases suffisent.
story-coach-aloud = Touchez une image pour commencer avec elle. Tout le monde la voit alors, et votre temps commence.
story-coach-silent = Touchez une image pour commencer avec elle. Ensuite un tableau couvre les deux images, et plus un mot.
story-coach-pad = Tout le monde voit vos traits à mesure. Reliez deux détails, collez un autocollant au bon endroit, posez votre image sur l’autre.
story-coach-listen = Pendant que les autres racontent, regardez vos images : touchez-en une pour la voir en grand.
story-coach-vote = Votez pour l’histoire qui va gagner : la soutenir rapporte plus que la raconter. Vous pouvez voter pour la vôtre.
story-coach-throw = Toutes les personnes encore à égalité jouent en même temps. La dernière qui reste gagne la manche, et un point.
story-board-first-vote = Le premier vote, une égalité
story-board-story-of = { WHO($seat) ->
    [you] Votre histoire
   *[other] { SEAT($seat) } : son histoire
}
story-board-received = L’image que vous avez reçue
story-board-undo = Reprendre le dernier geste
story-board-card-late = { WHO($seat) ->
    [you] Vous avez joué avant
   *[other] { SEAT($seat) } a joué avant vous
} : cette manche est { $card ->
    [silent] une manche muette
   *[challenge] un Défi
}. Vous gardez votre carte.

# Ce que l’on retient de la soirée.

story-honour-loved = L’histoire la plus aimée
story-honour-loved-fact = { WHO($seat) ->
    [you] { $votes ->
        [one] Une autre personne a voté pour votre histoire.
       *[other] { $votes } autres ont voté pour votre histoire.
    }
   *[other] { $votes ->
        [one] Une autre personne a voté pour l’histoire contée par { SEAT($seat) }.
       *[other] { $votes } autres ont voté pour l’histoire contée par { SEAT($seat) }.
    }
}
story-honour-ear = L’oreille la plus fine
story-honour-ear-fact = { WHO($seat) ->
    [you] Vous avez reconnu l’histoire gagnante { $times } fois.
   *[other] { SEAT($seat) } a reconnu l’histoire gagnante { $times } fois.
}
story-honour-quiet = Sans un mot
story-honour-quiet-fact = { WHO($seat) ->
    [you] Vous avez gagné une manche en silence.
   *[other] { SEAT($seat) } a gagné une manche en silence.
}
story-honour-weaver = Le plus long fil
story-honour-weaver-fact = { WHO($seat) ->
    [you] Vous avez conté en { $words ->
        [one] un mot.
       *[other] { $words } mots.
    }
   *[other] { SEAT($seat) } a conté en { $words ->
        [one] un mot.
       *[other] { $words } mots.
    }
}

## Moments : ce qui passe au-dessus de la page quand on ouvre les votes

story-moment-voted = Les votes sont là.
story-moment-lit = Les lanternes sont allumées. Personne ne sait encore où elles vont.
story-moment-rise = Les votes s’élèvent.
story-moment-won = { WHO($seat) ->
    [you] Votre histoire l’emporte !
   *[other] { SEAT($seat) } l’emporte avec son histoire !
}
story-moment-tie = Égalité : { SEATS($seats) }.
story-moment-for = { $count } pour { SEAT($seat) }
story-moment-by = { $count ->
    [one] Un vote : { SEATS($seats) }.
   *[other] { $count } votes : { SEATS($seats) }.
}
