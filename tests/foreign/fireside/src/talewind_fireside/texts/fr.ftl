fireside-name = Au coin du feu
fireside-about = Une seule histoire, racontée à tour de rôle au coin du feu. Pendant que quelqu’un écrit, les autres lisent.
    .short = Une histoire racontée à tour de rôle, que les autres lisent pendant qu’elle s’écrit.

fireside-now-telling = { WHO($seat) ->
    [you] Vous racontez la suite.
   *[other] { SEAT($seat) } raconte la suite.
}
fireside-tell = Racontez la suite.
fireside-told = { WHO($seat) ->
    [you] Vous avez raconté : { $tale }
   *[other] { SEAT($seat) } a raconté : { $tale }
}
fireside-game-ended = L’histoire est racontée.

fireside-view-story = Notre histoire
fireside-view-seat = Racontée par
fireside-view-tale = Ce qui s’est passé

fireside-option-players = Places
fireside-option-rounds = Manches
