### Ce que dit le kit lui-même. SEAT donne un nom, SEATS plusieurs, WHO dit si la place est celle du lecteur, WHY une règle en bref.

kit-playing = La partie continue.
kit-over = La partie est finie.
kit-next = Regardez bien. La partie continue dès que tout le monde est prêt.
kit-vote = Votez. Personne ne verra votre voix avant que toutes soient là.
kit-narrate = Racontez ce qui se passe.
kit-again = Voulez-vous faire une autre partie ?
kit-nobody = personne
kit-you = vous
kit-and = { $some } et { $last }
kit-told-aloud = raconté de vive voix

## Coups

kit-move-next = Continuer
kit-move-pass = Passer
kit-move-vote = Voter
kit-move-weave = Glisser une carte
kit-move-tell = Raconter ce conte
kit-move-again = Oui, encore une partie
kit-move-enough = Non, merci

## Ce qui arrive

kit-scored = { WHO($seat) ->
    [you] { $points ->
        [0] Vous restez à { $total } : { WHY($rule, $points) }.
        [1] 1 point pour vous : { WHY($rule, $points) }.
        [-1] Vous perdez 1 point : { WHY($rule, $points) }.
       *[other] { $points } points pour vous : { WHY($rule, $points) }.
    }
   *[other] { $points ->
        [0] { SEAT($seat) } reste à { $total } : { WHY($rule, $points) }.
        [1] 1 point pour { SEAT($seat) } : { WHY($rule, $points) }.
        [-1] { SEAT($seat) } perd 1 point : { WHY($rule, $points) }.
       *[other] { $points } points pour { SEAT($seat) } : { WHY($rule, $points) }.
    }
}
kit-attended = { $presence ->
    [here] { WHO($seat) ->
        [you] Vous voilà de retour.
       *[other] { SEAT($seat) } est là.
    }
    [lost] { WHO($seat) ->
        [you] Votre connexion est perdue.
       *[other] { SEAT($seat) } a perdu la connexion ; l’horloge attend un peu.
    }
    [away] { WHO($seat) ->
        [you] On vous croit loin : la table continue sans vous attendre. Le moindre coup vous ramène.
       *[other] { SEAT($seat) } s’est éloigné ; la table continue sans attendre.
    }
    [left] { WHO($seat) ->
        [you] Vous avez quitté la table.
       *[other] { SEAT($seat) } a quitté la table ; la place reste libre un moment.
    }
   *[gone] { WHO($seat) ->
        [you] Votre place n’est plus en jeu.
       *[other] La place de { SEAT($seat) } n’est plus en jeu.
    }
}
kit-paused = { WHO($by) ->
    [nobody] La table dort jusqu’à ce que quelqu’un revienne. Toutes les horloges sont arrêtées.
    [you] Vous avez mis la table en pause. Toutes les horloges sont arrêtées.
   *[other] { SEAT($by) } a mis la table en pause. Toutes les horloges sont arrêtées.
}
kit-resumed = { WHO($by) ->
    [nobody] La table est réveillée.
    [you] Vous relancez la partie.
   *[other] { SEAT($by) } relance la partie.
}
kit-undone = { WHO($seat) ->
    [you] Vous avez repris votre dernier coup.
   *[other] { SEAT($seat) } a repris son dernier coup.
}
kit-encored = { WHO($seat) ->
    [you] Vous aimeriez une autre partie.
   *[other] { SEAT($seat) } aimerait une autre partie.
}

## Pourquoi un coup n’est pas accepté

kit-closed = C’est fermé pour l’instant.
kit-not-offered = Ce n’est pas possible pour l’instant.
kit-not-asked = Ce n’est pas à vous de répondre.
kit-stale = La table a avancé ; regardez encore.
kit-is-paused = La table est en pause.
kit-not-paused = La table n’est pas en pause.
kit-not-asleep = La table ne dort pas.
kit-seat-was-left = Cette place a été quittée.
kit-seat-is-taken = Cette place est prise.
kit-nothing-to-undo = Il n’y a rien que vous puissiez reprendre.
kit-too-many-orders = Il y a déjà trop de consignes.
kit-too-late = Le temps est passé.
kit-too-many-plans = C’est trop à annoncer d’avance.
kit-too-early = Il reste du temps.
kit-seats = Ce jeu se joue de { $least } à { $most }.
kit-count = Choisissez-en au moins { $least } et au plus { $most }.
kit-each-once = Chaque carte doit être dans une pile, et une seule.
kit-amount = Un nombre de { $low } à { $high }, s’il vous plaît.
kit-too-many-characters = Cela fait { $count } caractères ; il y a place pour { $most }.
kit-too-many-sentences = Cela fait { $count } phrases ; il y a place pour { $most }.
kit-empty = Il n’y a pas encore un mot.
kit-woven-cards-are-fixed = Les cartes déjà glissées restent dans leur ordre.
kit-not-in-hand = Vous n’avez pas cette carte.

## Options

kit-option-spectators = On peut regarder la partie

## Ambiances

kit-mood-cozy = douillet
kit-mood-gentle = tendre
