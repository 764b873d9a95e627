liarsdice-name = Le Menteur
liarsdice-about = Chacun lance ses dés sous un gobelet. Annoncez combien de dés d’une face il y a sur toute la table, toujours plus, jusqu’à ce que quelqu’un dise : Menteur !
    .short = Montez les annonces sur des dés cachés, jusqu’à ce que quelqu’un dise : Menteur !

## Ce qui se passe

liarsdice-now-bidding = { WHO($seat) ->
    [you] C’est à vous d’annoncer.
   *[other] { SEAT($seat) } réfléchit à une annonce.
}
liarsdice-now-showing = { WHO($doubter) ->
    [you] Vous n’y avez pas cru.
   *[other] { SEAT($doubter) } n’y a pas cru.
} Il y a { $found } × { $face }. { $lied ->
    [yes] { WHO($bidder) ->
        [you] Vous perdez un dé.
       *[other] { SEAT($bidder) } perd un dé.
    }
   *[no] { WHO($doubter) ->
        [you] Vous perdez un dé.
       *[other] { SEAT($doubter) } perd un dé.
    }
}

## Ce qu’on vous demande

liarsdice-open = Ouvrez les annonces : combien de dés, et de quelle face ?
liarsdice-raise = { SEAT($bidder) } dit { $count } × { $face }. Montez, ou dites que c’est un mensonge.

## Boutons

liarsdice-move-bid = Annoncer
    .count = Combien
    .face = Face
liarsdice-move-higher = Autant, d’une face plus haute
    .face = Face
liarsdice-move-challenge = Menteur !

liarsdice-face-1 = ⚀ un
liarsdice-face-2 = ⚁ deux
liarsdice-face-3 = ⚂ trois
liarsdice-face-4 = ⚃ quatre
liarsdice-face-5 = ⚄ cinq
liarsdice-face-6 = ⚅ six

## Ce qui s’est passé

liarsdice-round-begun = Manche { $round } : tout le monde lance. { WHO($first) ->
    [you] Vous commencez.
   *[other] { SEAT($first) } commence.
}
liarsdice-rolled = Sous votre gobelet : { NAMES($dice, of: "face") }.
liarsdice-raised = { WHO($seat) ->
    [you] Vous annoncez { $count } × { $face }.
   *[other] { SEAT($seat) } annonce { $count } × { $face }.
}
liarsdice-challenged = { WHO($seat) ->
    [you] Vous traitez { SEAT($bidder) } de menteur.
   *[other] { WHO($bidder) ->
        [you] { SEAT($seat) } vous traite de menteur.
       *[other] { SEAT($seat) } traite { SEAT($bidder) } de menteur.
    }
}
liarsdice-counted = Les gobelets se lèvent : { $found } × { $face }. { $lied ->
    [yes] C’était un mensonge !
   *[no] Ce n’était pas un mensonge.
}
liarsdice-lifted = { WHO($seat) ->
    [you] Vous aviez { NAMES($dice, of: "face") }.
   *[other] { SEAT($seat) } avait { NAMES($dice, of: "face") }.
}
liarsdice-scored = { WHO($seat) ->
    [you] Vous perdez un dé.
   *[other] { SEAT($seat) } perd un dé.
}
liarsdice-game-ended = { SEATS($winners) } { MANY($winners) ->
    [one] gagne.
    [you] gagnez !
    [we] partagez la victoire.
   *[other] partagent la victoire.
}

## Ce qui est sur la table

liarsdice-view-round = Manche
liarsdice-view-bidder = Dernière annonce de
    .of = seat
liarsdice-view-count = Dés
liarsdice-view-face = Face
    .of = face
liarsdice-view-hand = Sous votre gobelet
    .of = face
liarsdice-view-cups = Tous les gobelets
liarsdice-view-seat = Gobelet de
liarsdice-view-shown = Dés
    .of = face

liarsdice-points = { $points ->
    [one] { $points } dé
   *[other] { $points } dés
}

## Le plateau

liarsdice-board-no-bid = Personne n’a encore annoncé.
liarsdice-board-dice = { $count ->
    [0] hors jeu
    [one] { $count } dé
   *[other] { $count } dés
}
liarsdice-board-fewer = Moins de dés
liarsdice-board-more = Plus de dés

## Options

liarsdice-option-dice = Dés par personne
liarsdice-option-wild_ones = Les as sont des jokers
liarsdice-option-turn_time = Secondes pour une annonce
