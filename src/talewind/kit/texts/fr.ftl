### Ce que dit le kit lui-même. SEAT donne un nom, SEATS plusieurs, WHO dit si la place est celle du lecteur, WHY une règle en bref.

kit-playing = La partie continue.
kit-over = La partie est finie.
kit-next = Jetez un œil. La partie continue dès que tout le monde a fini de regarder.
kit-vote = Votez. Personne ne verra votre vote avant que tout le monde ait voté.
kit-narrate = Racontez ce qui se passe.
kit-again = Voulez-vous faire une autre partie ?
kit-nobody = personne
kit-you = vous
kit-and = { $some } et { $last }
kit-book = Le livre
kit-no-book = Rien n’a encore été raconté.
kit-told-aloud = raconté de vive voix
kit-points = { $most ->
    [1] Où ? Deux nombres de 0 à { $scene }, en largeur puis en hauteur, comme 500 300. Entrée seule : au milieu.
   *[other] D’où à où ? Des nombres de 0 à { $scene }, en largeur puis en hauteur, comme 200 500 800 500 : de { $least } à { $most } points. Entrée seule : au milieu, en travers.
}
kit-weave = Écrivez un nom entre crochets là où il doit être tissé : { $cards }

## Coups

kit-move-next = Continuer
kit-move-pass = Passer
kit-move-vote = Voter
kit-move-weave = Tisser une carte
kit-move-tell = Raconter ce conte
kit-move-again = Oui, encore une partie
kit-move-enough = Non, merci

## Ce qui arrive

kit-scored = { WHO($seat) ->
    [you] { $points ->
        [0] Vous restez à { $total ->
            [one] { $total } point
           *[other] { $total } points
        } : { WHY($rule, $points) }.
        [1] 1 point pour vous : { WHY($rule, $points) }.
        [-1] Vous perdez 1 point : { WHY($rule, $points) }.
        [-2] Vous perdez 2 points : { WHY($rule, $points) }.
       *[other] { $points } points pour vous : { WHY($rule, $points) }.
    }
   *[other] { $points ->
        [0] { SEAT($seat) } reste à { $total ->
            [one] { $total } point
           *[other] { $total } points
        } : { WHY($rule, $points) }.
        [1] 1 point pour { SEAT($seat) } : { WHY($rule, $points) }.
        [-1] { SEAT($seat) } perd 1 point : { WHY($rule, $points) }.
        [-2] { SEAT($seat) } perd 2 points : { WHY($rule, $points) }.
       *[other] { $points } points pour { SEAT($seat) } : { WHY($rule, $points) }.
    }
}
kit-attended = { $presence ->
    [here] { WHO($seat) ->
        [you] Vous voilà de retour.
       *[other] { SEAT($seat) } est de retour.
    }
    [lost] { WHO($seat) ->
        [you] Vous avez perdu la connexion.
       *[other] { SEAT($seat) } a perdu la connexion ; le chrono attend un peu.
    }
    [away] { WHO($seat) ->
        [you] Vous semblez loin : la partie continue sans vous attendre. Jouez pour revenir.
       *[other] { SEAT($seat) } n’est pas là ; la partie continue sans attendre.
    }
    [left] { WHO($seat) ->
        [you] Vous avez quitté la table.
       *[other] { SEAT($seat) } a quitté la table ; sa place lui reste ouverte un moment.
    }
   *[gone] { WHO($seat) ->
        [you] Vous ne jouez plus ; vos points restent.
       *[other] { SEAT($seat) } ne joue plus.
    }
}
kit-house-plays = { WHO($seat) ->
    [you] La maison joue pour vous. Revenez quand vous voulez.
   *[other] La maison joue pour { SEAT($seat) }.
}
kit-paused = { WHO($by) ->
    [nobody] La table dort jusqu’à ce que quelqu’un revienne. Tous les chronos sont arrêtés.
    [you] Vous avez mis la partie en pause. Tous les chronos sont arrêtés.
   *[other] { SEAT($by) } a mis la partie en pause. Tous les chronos sont arrêtés.
}
kit-resumed = { WHO($by) ->
    [nobody] La table est réveillée.
    [you] Vous avez relancé la partie.
   *[other] { SEAT($by) } a relancé la partie.
}
kit-undone = { WHO($seat) ->
    [you] Vous avez repris votre dernier coup.
   *[other] { SEAT($seat) } a repris son dernier coup.
}
kit-encored = { WHO($seat) ->
    [you] Vous aimeriez une autre partie.
   *[other] { SEAT($seat) } aimerait une autre partie.
}

## Pourquoi le dernier coup ne peut pas être repris

kit-floor-asked = Impossible de le reprendre : une question a déjà été posée à quelqu’un d’autre.
kit-floor-over = Impossible de le reprendre : la partie est finie.
kit-floor-rolled = Impossible de le reprendre : le hasard a parlé.
kit-floor-shown = Impossible de le reprendre : un secret a été dévoilé.
kit-floor-stands = Impossible de le reprendre : ce qui est fait est fait.
kit-floor-went-on = Impossible de le reprendre : la partie a continué.

## Pourquoi un coup n’est pas accepté

kit-closed = Ce n’est pas possible pour l’instant.
kit-not-offered = Ce n’est pas possible pour l’instant.
kit-not-asked = Ce n’est pas encore à vous.
kit-stale = La partie a continué entre-temps. Regardez de nouveau.
kit-is-paused = La partie est en pause.
kit-not-paused = La partie n’est pas en pause.
kit-no-pause = La partie ne peut pas être mise en pause pour le moment.
kit-not-asleep = La table ne dort pas.
kit-seat-was-left = Il n’y a plus personne à cette place.
kit-seat-is-taken = Cette place est prise.
kit-nothing-to-undo = Il n’y a rien à reprendre.
kit-too-many-orders = Vous avez déjà trop de choix réglés d’avance.
kit-too-late = Le temps est écoulé.
kit-too-many-plans = C’est trop à prévoir d’un coup.
kit-too-early = Le temps n’est pas encore écoulé.
kit-seats = { $same ->
    [yes] { $most ->
        [1] Ce jeu se joue en solitaire.
       *[other] Ce jeu se joue à { $most }.
    }
   *[no] Ce jeu se joue de { $least } à { $most }.
}
kit-twice = La même chose y figure deux fois.
kit-count = { $same ->
    [yes] Choisissez-en { $most }.
   *[no] { $least ->
        [0] Choisissez-en { $most } au plus.
       *[other] Choisissez-en au moins { $least } et au plus { $most }.
    }
}
kit-each-once = Mettez chaque carte dans une pile, et une seule.
kit-amount = Un nombre de { $low } à { $high }, s’il vous plaît.
kit-too-many-characters = Cela fait { $count } caractères ; il y a de la place pour { $most }.
kit-too-many-sentences = Cela fait { $count } phrases ; il y a de la place pour { $most }.
kit-empty = Il n’y a encore aucun mot. Écrivez quelque chose.
kit-woven-cards-are-fixed = Les cartes déjà dans le texte gardent leur ordre.
kit-not-in-hand = Vous n’avez pas cette carte en main.

## Options

kit-option-spectators = On peut regarder la partie

## Ambiances

kit-mood-cozy = douceur
kit-mood-gentle = tendresse

## La fin

kit-ended = { MANY($winners) ->
    [you] Vous avez gagné !
    [we] Vous gagnez ensemble : { SEATS($winners) }.
    [one] { SEATS($winners) } a gagné.
   *[other] { SEATS($winners) } gagnent ensemble.
}
kit-ended-nobody = Personne n’a gagné.
kit-ended-side = { TITLE($side) } l’emporte : { SEATS($winners) }.
kit-ended-lost = { MANY($seats) ->
    [we] Vous perdez ensemble : { SEATS($seats) }.
   *[other] { SEATS($seats) } perdent ensemble.
}
kit-ended-alone-won = { WHO($seat) ->
    [you] Vous avez gagné{ $points ->
        [0] { " " }!
        [one] , avec { $points } point !
       *[other] , avec { $points } points !
    }
   *[other] { SEAT($seat) } a gagné{ $points ->
        [0] .
        [one] , avec { $points } point.
       *[other] , avec { $points } points.
    }
}
kit-ended-alone-lost = { WHO($seat) ->
    [you] Vous avez perdu
   *[other] { SEAT($seat) } a perdu
}{ $points ->
    [0] .
    [one] , avec { $points } point.
   *[other] , avec { $points } points.
}
