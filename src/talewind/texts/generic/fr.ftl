### Ce que dit le plateau pour tous les jeux ; il vient avec lui, et non à la première visite.

client-generic-view = Ce qu’il y a sur la table
client-generic-board = Plateau de jeu : { $game }
client-generic-board-failed = Le plateau de ce jeu ne marche pas pour l’instant : en voici un tout simple.
client-generic-seats = Autour de la table
client-generic-recent = À l’instant :
client-generic-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
client-generic-waits = on l’attend
client-generic-asks-you = c’est à vous
client-generic-won = a gagné
client-generic-lost = connexion perdue
client-generic-away = pas là
client-generic-left = a quitté la table
client-generic-gone = ne joue plus
client-generic-asides = Ce que vous pouvez faire d’autre
client-generic-answered = Vous avez choisi : { $move }. Nous attendons les autres.
client-generic-or = ou
client-generic-closed = Impossible pour l’instant : { $count }
client-generic-choose = Choisir
client-generic-from-to = { $least ->
    [0] Choisissez-en { $most } au plus.
   *[other] { $same ->
        [yes] Choisissez-en { $most }.
       *[no] Choisissez-en de { $least } à { $most }.
    }
}
client-generic-range = de { $low } à { $high }
client-generic-chosen = Choix : { $count }.
client-generic-pile = { $same ->
    [yes] { $pile } : { $count } sur { $most }
   *[no] { $pile } : { $count }, de { $least } à { $most }
}
client-generic-fewer = { $label } : moins
client-generic-more-of = { $label } : plus
client-generic-characters-left = { $count ->
    [one] Encore { $count } caractère.
   *[other] Encore { $count } caractères.
}
client-generic-characters-over = { $count ->
    [one] { $count } caractère de trop.
   *[other] { $count } caractères de trop.
}
client-generic-sentences-left = { $count ->
    [one] Encore { $count } phrase.
   *[other] Encore { $count } phrases.
}
client-generic-sentences-over = { $count ->
    [one] { $count } phrase de trop.
   *[other] { $count } phrases de trop.
}
client-generic-weave = { $least ->
    [0] Glissez-en { $most } au plus dans le texte, au curseur :
   *[other] { $same ->
        [yes] Glissez-en { $most } dans le texte, au curseur :
       *[no] Glissez-en de { $least } à { $most } dans le texte, au curseur :
    }
}
client-generic-weave-in-order = Écrivez autour de ces cartes, sans changer leur ordre :
client-generic-aloud = Je raconterai de vive voix ; ce que j’écris ici n’est qu’une note.
client-generic-writing = { WHO($seat) ->
    [you] Vous écrivez…
   *[other] { SEAT($seat) } écrit…
}
client-generic-along = Les autres lisent pendant que j’écris.
client-generic-closer = Regarder de plus près
client-generic-nothing = rien
client-generic-entries = { $count ->
    [one] { $count } élément
   *[other] { $count } éléments
}
client-generic-earlier = Voir ce qui précède
client-generic-yes = oui
client-generic-no = non
client-generic-unknown-field = { $label } : ce plateau ne sait pas encore le demander.
client-generic-debug = Pour l’écriture de jeux
client-generic-sight = Ce que voit cette place, tel quel
client-generic-frames = Les derniers messages
