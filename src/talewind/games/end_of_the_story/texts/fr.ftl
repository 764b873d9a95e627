### Ce que dit La Fin de l’histoire : questions, événements, boutons, options. TITLE donne le titre d’une image.

end_of_the_story-name = La fin de l’histoire
end_of_the_story-about = Quelqu’un cache trois mots en images dans une toute petite histoire ; à l’appel « Fin de l’histoire ! », tout le monde se dépêche de poser trois jetons sur les bonnes images.
    .short = Cachez vos mots dans un petit conte. Puis tout le monde se dépêche de les trouver.

## Ce qui se passe

end_of_the_story-now-drawing = { WHO($seat) ->
    [you] Vous regardez quatre cartes.
   *[other] { SEAT($seat) } regarde quatre cartes.
}
end_of_the_story-now-telling = { WHO($seat) ->
    [you] Vous inventez une histoire.
   *[other] { SEAT($seat) } invente une histoire.
}
end_of_the_story-now-placing = { WHO($seat) ->
    [you] On cherche vos trois images.
   *[other] À quelles trois images pensait { SEAT($seat) } ?
}
end_of_the_story-now-revealing = { WHO($seat) ->
    [you] Tous les jetons sont posés. Vous révélez vos images.
   *[other] Tous les jetons sont posés. { SEAT($seat) } révèle les images.
}
end_of_the_story-now-claiming = { WHO($seat) ->
    [you] Avez-vous dit un mot interdit ?
   *[other] Un mot interdit a-t-il été dit par { SEAT($seat) } ?
}
end_of_the_story-now-judging = Les autres votent sur les mots { WHO($seat) ->
    [you] que vous avez dits
   *[other] dits par { SEAT($seat) }
}.
end_of_the_story-now-showing = Fin de { WHO($seat) ->
    [you] votre histoire
   *[other] l’histoire racontée par { SEAT($seat) }
}.

## Ce qu’on vous demande

end_of_the_story-discard = Laquelle des quatre écartez-vous ?
end_of_the_story-tell-typed = Faites deviner les trois images en une ou deux phrases.
end_of_the_story-tell-voice = Faites deviner les trois images en une ou deux phrases : racontez, puis appuyez sur « Fin de l’histoire ! »
end_of_the_story-tell-either = Faites deviner les trois images en une ou deux phrases : écrivez, ou racontez puis appuyez sur « Racontée de vive voix ».
end_of_the_story-last-call = Les quinze dernières secondes : finissez votre histoire.
end_of_the_story-place = Posez vos jetons sur les images : { $left ->
    [1] encore un.
    [2] encore deux.
   *[other] encore trois.
}
end_of_the_story-shift = Tous vos jetons sont posés ; vous pouvez encore les déplacer.
end_of_the_story-reveal = Révélez vos trois images.
end_of_the_story-claim = Un mot interdit a-t-il été dit ?
end_of_the_story-judge = Est-ce que cela revient à dire le mot ? Personne ne voit votre vote avant que tout le monde ait voté.
end_of_the_story-colour-taken = Cette couleur est déjà prise. Choisissez-en une autre.
end_of_the_story-plain = Seulement des mots, s’il vous plaît : pas d’émojis.
end_of_the_story-barred = « { $word } » est un mot interdit. Essayez autrement.

## Boutons

end_of_the_story-move-discard = Écarter une carte
end_of_the_story-move-the-end = Fin de l’histoire !
end_of_the_story-move-place = Poser un jeton sur une image
end_of_the_story-move-shift = Déplacer un jeton
end_of_the_story-move-reveal = Révéler
end_of_the_story-move-claim = Un mot interdit a été dit
end_of_the_story-move-no-claim = Rien d’interdit n’a été dit
end_of_the_story-move-judge = Voter
end_of_the_story-move-jot = Votre histoire pour le livre

## Ce qui s’est passé

end_of_the_story-first-drawn = { WHO($seat) ->
    [you] Vous racontez la première histoire.
   *[other] { SEAT($seat) } raconte la première histoire.
}
end_of_the_story-round-opened = { $decides ->
    [yes] { WHO($seat) ->
        [you] Vous racontez la manche de départage.
       *[other] { SEAT($seat) } raconte la manche de départage.
    }
   *[no] Manche { $round } : { WHO($seat) ->
        [you] vous racontez.
       *[other] { SEAT($seat) } raconte.
    }
}
end_of_the_story-four-drawn = { WHO($seat) ->
    [you] Vous piochez quatre cartes. Personne d’autre ne les voit.
   *[other] { SEAT($seat) } pioche quatre cartes.
}
end_of_the_story-discarded = { WHO($seat) ->
    [you] Vous écartez { $picture ->
        [none] l’une d’elles
       *[other] « { TITLE($picture) } »
    }.
   *[other] { SEAT($seat) } en écarte une.
}
end_of_the_story-board-laid = { $colour ->
    [red] Le plateau rouge est en jeu : personnages, sentiments et aventure.
    [blue] Le plateau bleu est en jeu : routes, mer et ciel.
    [green] Le plateau vert est en jeu : bois, jardins et animaux.
   *[yellow] Le plateau jaune est en jeu : cuisine, table et maison.
}
end_of_the_story-reminded = { WHO($seat) ->
    [you] Plus que 15 secondes pour votre histoire !
   *[other] Plus que 15 secondes à { SEAT($seat) } pour son histoire.
}
end_of_the_story-end-called = { WHO($seat) ->
    [you] Vous avez raconté : { $story } Fin de l’histoire !
   *[other] { SEAT($seat) } a raconté : { $story } Fin de l’histoire !
}
end_of_the_story-story-failed = { WHO($seat) ->
    [you] Le temps est écoulé ; pas d’histoire à cette manche.
   *[other] Le temps est écoulé ; pas d’histoire pour { SEAT($seat) } à cette manche.
}
end_of_the_story-round-void = { WHO($seat) ->
    [you] On saute le tour où vous deviez raconter.
   *[other] On saute le tour où { SEAT($seat) } devait raconter.
}
end_of_the_story-placed = { WHO($seat) ->
    [you] Vous posez un jeton sur { $picture ->
        [none] une image
       *[other] « { TITLE($picture) } »
    }.
   *[other] { SEAT($seat) } pose un jeton sur { $picture ->
        [none] une image
       *[other] « { TITLE($picture) } »
    }.
}
end_of_the_story-shifted = { WHO($seat) ->
    [you] Vous déplacez un jeton, depuis { $source ->
        [none] une image
       *[other] « { TITLE($source) } »
    } vers { $picture ->
        [none] une autre
       *[other] « { TITLE($picture) } »
    }.
   *[other] { SEAT($seat) } déplace un jeton, depuis { $source ->
        [none] une image
       *[other] « { TITLE($source) } »
    } vers { $picture ->
        [none] une autre
       *[other] « { TITLE($picture) } »
    }.
}
end_of_the_story-revealed = { WHO($seat) ->
    [you] Vous pensiez à « { TITLE($picture) } ».
   *[other] { SEAT($seat) } pensait à « { TITLE($picture) } ».
}
end_of_the_story-word-said = { WHO($seat) ->
    [you] Vous avez dit « { $word } », et c’est « { TITLE($picture) } ».
   *[other] { SEAT($seat) } a dit « { $word } », et c’est « { TITLE($picture) } ».
}
end_of_the_story-suspected = « { $word } » pourrait nommer « { TITLE($picture) } ».
end_of_the_story-claimed = { WHO($seat) ->
    [you] Selon vous, { $word ->
        [none] le mot pour « { TITLE($picture) } » a été dit
       *[other] « { $word } » nomme « { TITLE($picture) } »
    }.
   *[other] Selon { SEAT($seat) }, { $word ->
        [none] le mot pour « { TITLE($picture) } » a été dit
       *[other] « { $word } » nomme « { TITLE($picture) } »
    }.
}
end_of_the_story-claim-judged = Le vote a tranché : { $counts ->
    [yes] « { TITLE($picture) } » a été dit
   *[no] « { TITLE($picture) } » n’a pas été dit
}. Oui : { $yes ->
    [none] personne
   *[other] { SEATS($yes) }
}. Non : { $no ->
    [none] personne
   *[other] { SEATS($no) }
}.
end_of_the_story-clocked = « { TITLE($picture) } », rang { $rank } : { WHO($seat) ->
    [you] vous
   *[other] { SEAT($seat) }
}, { $time } ms après le signal (reçu après { $received } ms, moins { $lag } ms de connexion). Points : { $points }.
end_of_the_story-tie-begun = { SEATS($seats) } { MANY($seats) ->
    [we] êtes
   *[other] sont
} à égalité. Une dernière manche décidera.
end_of_the_story-tie-scored = { WHO($seat) ->
    [you] Vous avez { $points ->
        [one] { $points } point
       *[other] { $points } points
    } dans la manche de départage.
   *[other] { SEAT($seat) } a { $points ->
        [one] { $points } point
       *[other] { $points } points
    } dans la manche de départage.
}
end_of_the_story-jotted = { WHO($seat) ->
    [you] Vous écrivez l’histoire { $story } dans le livre : { $line }
   *[other] { SEAT($seat) } écrit l’histoire { $story } dans le livre : { $line }
}
end_of_the_story-stories-ended = { $cut_short ->
    [yes] La partie se termine plus tôt.{ " " }
   *[no] { "" }
}{ SEATS($winners) } { MANY($winners) ->
    [one] gagne.
    [you] gagnez !
    [we] partagez la victoire.
   *[other] se partagent la victoire.
}

## Ce qu’il y a sur la table

end_of_the_story-view-round = Manche
end_of_the_story-view-rounds = Manches en tout
end_of_the_story-view-decides = Manche de départage
end_of_the_story-view-language = Langue des mots
end_of_the_story-view-colours = Couleurs
end_of_the_story-view-narrated = Qui a raconté
end_of_the_story-view-narrator = Raconte
end_of_the_story-view-guessers = Cherchent
end_of_the_story-view-drawn = Vos quatre cartes
end_of_the_story-view-discarded = La carte écartée
end_of_the_story-view-targets = Les trois cibles
end_of_the_story-view-forms = Vos mots interdits
end_of_the_story-view-boards = Plateaux en jeu
end_of_the_story-view-captions = Mots pour les images
end_of_the_story-view-story = L’histoire
end_of_the_story-view-go_at = Le signal
end_of_the_story-view-stacks = Jetons sur les plateaux
end_of_the_story-view-in_hand = Jetons en main
end_of_the_story-view-hits = Mots interdits
end_of_the_story-view-suspicions = Mots suspects
end_of_the_story-view-claims = Mots signalés
end_of_the_story-view-charges = Ce qui est soumis au vote
end_of_the_story-view-judged = Votes sur les mots signalés
end_of_the_story-view-verdict = Qui a été le plus rapide
end_of_the_story-view-stories = Histoires racontées
end_of_the_story-view-notes = Notées plus tard

## Le livre

end_of_the_story-page = { $number ->
    [1] La première histoire
    [2] La deuxième histoire
    [3] La troisième histoire
    [4] La quatrième histoire
    [5] La cinquième histoire
    [6] La sixième histoire
    [7] La septième histoire
    [8] La huitième histoire
   *[other] Histoire { $number }
}
end_of_the_story-page-told = { WHO($seat) ->
    [you] C’est vous qui l’avez racontée.
   *[other] { SEAT($seat) } l’a racontée.
}
end_of_the_story-page-found = { WHO($seat) ->
    [you] Vous avez trouvé les trois.
   *[other] { SEAT($seat) } a trouvé les trois.
}

## Options

end_of_the_story-option-language = Langue des mots
end_of_the_story-option-language-en = anglais
end_of_the_story-option-language-fr = français
end_of_the_story-option-language-es = espagnol
end_of_the_story-option-language-de = allemand
end_of_the_story-option-language-it = italien
end_of_the_story-option-language-sv = suédois
end_of_the_story-option-mode = Comment on raconte
end_of_the_story-option-mode-typed = par écrit
end_of_the_story-option-mode-voice = de vive voix
end_of_the_story-option-mode-either = au choix de qui raconte
end_of_the_story-option-narrator_limit = Secondes pour raconter (plus 15 pour finir)
end_of_the_story-option-place_time = Secondes pour poser les jetons
end_of_the_story-option-reading_time = Temps de lecture d’une histoire
end_of_the_story-option-reading_time-short = court
end_of_the_story-option-reading_time-normal = normal
end_of_the_story-option-reading_time-long = long
end_of_the_story-option-forbidden_words = Les mots interdits dans une histoire écrite
end_of_the_story-option-forbidden_words-show = sont signalés pendant l’écriture et coûtent deux points
end_of_the_story-option-forbidden_words-penalise = coûtent deux points
end_of_the_story-option-forbidden_words-warn = ne peuvent pas être envoyés
end_of_the_story-option-forbid_translations = Guetter aussi les mots dans d’autres langues
end_of_the_story-option-negative_scores = Un score peut descendre sous zéro
end_of_the_story-option-move_tokens = Les jetons posés peuvent être déplacés
end_of_the_story-option-hidden_placing = Cacher les jetons des autres jusqu’à ce que tous soient posés
end_of_the_story-option-captions = Des mots sous les images
end_of_the_story-option-shuffle_boards = Les plateaux sont mélangés à chaque manche
end_of_the_story-option-tiebreak_repeat = Jusqu’à trois départages
end_of_the_story-option-tokens = Couleurs

## Chiffres de beaucoup de parties

end_of_the_story-figure-found = histoires dont quelqu’un a trouvé les trois images
end_of_the_story-figure-easy = histoires dont plus de deux ont trouvé les trois images

## Sur son plateau dans le navigateur

end_of_the_story-board-four = Vos quatre cartes
end_of_the_story-board-led = Pour { SEAT($seat) }, « { TITLE($picture) } », c’était { $words }.
end_of_the_story-board-three = Les trois images
end_of_the_story-board-give-up = Écarter celle-ci
end_of_the_story-board-forms = Les mots interdits
end_of_the_story-board-aloud = Racontée de vive voix : fin de l’histoire !
end_of_the_story-board-boards = Les plateaux
end_of_the_story-board-red = Plateau rouge
end_of_the_story-board-blue = Plateau bleu
end_of_the_story-board-green = Plateau vert
end_of_the_story-board-yellow = Plateau jaune
end_of_the_story-board-name = { $colour ->
    [red] Émotions et aventure
    [blue] Routes, mer et ciel
    [green] Forêt et animaux
   *[yellow] Cuisine et maison
}
end_of_the_story-board-which = Un, deux ou trois de ces plateaux seront joués. Lesquels, vous le saurez quand les trois cartes seront choisies.
end_of_the_story-board-let-go = lâchez pour poser
end_of_the_story-board-lies = votre jeton est ici
end_of_the_story-board-among = Les autres cherchent parmi celles-ci
end_of_the_story-board-at = { $decides ->
    [yes] La fin de l’histoire, départage
   *[no] La fin de l’histoire, manche { $round } sur { $rounds }
}
end_of_the_story-board-round = { $decides ->
    [yes] La manche de départage
   *[no] Manche { $round } sur { $rounds }
}
end_of_the_story-board-go = Fin de l’histoire ! Posez vos jetons.
end_of_the_story-board-opens = { $seconds ->
    [one] Les plateaux s’ouvrent dans { $seconds } seconde
   *[other] Les plateaux s’ouvrent dans { $seconds } secondes
}
end_of_the_story-board-tokens-on = { $word }, jetons : { $names }
end_of_the_story-board-narrates = raconte
end_of_the_story-board-in-hand = { $left ->
    [0] tout est posé
    [one] encore { $left } jeton
   *[other] encore { $left } jetons
}
end_of_the_story-board-suspected = « { $word } » désigne peut-être { $picture }. Signalez-le, ou laissez passer.
end_of_the_story-board-said = « { $word } » est interdit : cela désigne { $picture }.
end_of_the_story-board-which-word = Quel mot de l’histoire ?
end_of_the_story-board-claim = Signaler ce mot
end_of_the_story-board-counts = { $word ->
    [none] Le mot pour { $picture } a été dit.
   *[other] « { $word } » revient à dire { $picture }.
}
end_of_the_story-board-yes = Oui
end_of_the_story-board-no = Non
end_of_the_story-board-found = { $picture } { $points }
    .rule = ES-39
end_of_the_story-board-found-none = Aucune cible trouvée
end_of_the_story-board-order = { $place }. { $name }
end_of_the_story-board-fairness = Qui était premier, à la milliseconde près
end_of_the_story-board-fairness-how = Le temps de tout le monde part du même signal. On retire le temps de trajet du message : une connexion lente ne coûte rien (jusqu’à une limite).
    .rule = ES-R8
end_of_the_story-board-clocked = { $picture } : { $name }, rang { $rank }, après { $time } ms ({ $received } à l’arrivée, moins { $lag } de trajet), { $points ->
    [one] { $points } point
   *[other] { $points } points
}
end_of_the_story-coach-draw = Écartez la carte qui va le moins bien avec les autres. Les trois autres sont ce qu’il faudra trouver.
end_of_the_story-coach-tell = Évoquez les trois sans prononcer leurs mots. Vous gagnez autant que le meilleur score de la manche ; si deux personnes trouvent tout, la moitié ; si elles sont plus nombreuses, rien.
end_of_the_story-coach-wait = Regardez les plateaux pendant que l’histoire se prépare. Au signal, posez vos trois jetons sur les images entendues : le premier jeton sur une image rapporte le plus.
end_of_the_story-coach-claim = Ne signalez un mot que si le mot pour une image a été dit. Tout le monde vote, sauf qui racontait ; si la plupart disent oui, cela coûte deux points à qui racontait.
end_of_the_story-board-last-call = { $step ->
    [draw] Les quinze dernières secondes : écartez une carte, puis racontez.
   *[tell] Les quinze dernières secondes : finissez votre histoire.
}
end_of_the_story-board-zero = { $what ->
    [empty] À zéro, sans histoire, votre manche est perdue.
    [long] C’est trop long pour être raconté à zéro.
   *[whole] À zéro, ce que vous avez écrit est raconté.
}
end_of_the_story-board-names = { $count ->
    [one] « { $words } » nomme une de vos images.
   *[other] « { $words } » nomment vos images.
}
end_of_the_story-board-names-price = Raconté ainsi, cela coûte deux points.
    .rule = ES-R3
end_of_the_story-board-names-barred = Cette table n’accepte pas d’histoire avec ce mot.
    .rule = ES-21
end_of_the_story-board-names-way = Dites-le autrement : ce que cela fait, de quoi c’est fait, où on le rencontre.

# Ce que l’on retient de la soirée.

end_of_the_story-honour-quickest = La main la plus rapide
end_of_the_story-honour-quickest-fact = { WHO($seat) ->
    [you] Vous avez trouvé « { TITLE($picture) } » en { $time } ms.
   *[other] { SEAT($seat) } a trouvé « { TITLE($picture) } » en { $time } ms.
}
end_of_the_story-honour-sharpest = L’œil le plus vif
end_of_the_story-honour-sharpest-fact = { WHO($seat) ->
    [you] Vous avez trouvé { $found } images.
   *[other] { SEAT($seat) } a trouvé { $found } images.
}
end_of_the_story-honour-clearest = L’histoire la plus claire
end_of_the_story-honour-clearest-fact = { WHO($seat) ->
    [you] { $finders ->
        [one] Une personne a trouvé les trois images de votre histoire.
       *[other] { $finders } personnes ont trouvé les trois images de votre histoire.
    }
   *[other] { $finders ->
        [one] Une personne a trouvé les trois images de l’histoire contée par { SEAT($seat) }.
       *[other] { $finders } personnes ont trouvé les trois images de l’histoire contée par { SEAT($seat) }.
    }
}
end_of_the_story-honour-weaver = Le plus long fil
end_of_the_story-honour-weaver-fact = { WHO($seat) ->
    [you] Vous avez conté en { $words ->
        [one] un mot.
       *[other] { $words } mots.
    }
   *[other] { SEAT($seat) } a conté en { $words ->
        [one] un mot.
       *[other] { $words } mots.
    }
}
## Moments : ce qui passe au-dessus de la page à la fin d’une course

end_of_the_story-moment-shows = { WHO($seat) ->
    [you] Vous montrez vos trois images.
   *[other] { SEAT($seat) } montre les trois images.
}
end_of_the_story-moment-first = { WHO($seat) ->
    [nobody] « { $word } » : personne n’a trouvé.
    [you] « { $word } » : vous étiez en tête.
   *[other] « { $word } » : { SEAT($seat) } était en tête.
}
end_of_the_story-moment-all = { MANY($seats) ->
    [none] Personne n’a trouvé les trois.
    [one] { SEATS($seats) } a trouvé les trois !
    [you] Vous avez trouvé les trois !
    [we] { SEATS($seats) } avez trouvé les trois !
   *[other] { SEATS($seats) } ont trouvé les trois !
}
end_of_the_story-moment-said = { WHO($seat) ->
    [you] Vous avez dit « { $word } » : cela vous coûte des points.
   *[other] { SEAT($seat) } a dit « { $word } » : cela coûte des points.
}
end_of_the_story-moment-asked = « { $word } », est-ce que cela compte ?
end_of_the_story-moment-judged = { $counts ->
    [yes] Cela compte.
   *[no] Cela ne compte pas.
}
end_of_the_story-moment-costs = { $points ->
    [0] { WHO($seat) ->
        [you] Cela ne vous coûte rien.
       *[other] Cela ne coûte rien à { SEAT($seat) }.
    }
    [one] { WHO($seat) ->
        [you] Cela vous coûte un point.
       *[other] Cela coûte un point à { SEAT($seat) }.
    }
   *[other] { WHO($seat) ->
        [you] Cela vous coûte { $points } points.
       *[other] Cela coûte { $points } points à { SEAT($seat) }.
    }
}

## The warm-up while cards are chosen and the story is made up: each riddle goes on after “trouvez ce qui”

end_of_the_story-board-warm = Échauffement : trouvez ce qui
end_of_the_story-board-warm-title = À vous de trouver
end_of_the_story-board-warm-how = Juste pour se chauffer les doigts, sans points.
end_of_the_story-board-warm-found = { $found ->
    [one] { $found } trouvée, en { $best } s.
   *[other] { $found } trouvées, la plus rapide en { $best } s.
}
end_of_the_story-board-warm-right = Trouvé ! Ensuite : trouvez ce qui { $riddle }.
end_of_the_story-board-warm-wrong = C’est « { $word } ». Cherchez encore.
end_of_the_story-board-warm-other = Une autre
end_of_the_story-board-riddle-b01 = emporte deux cents personnes au-dessus des nuages
end_of_the_story-board-riddle-b02 = attend au feu rouge sur quatre roues
end_of_the_story-board-riddle-b03 = avance grâce à votre petit-déjeuner
end_of_the_story-board-riddle-b04 = ne quitte jamais ses rails
end_of_the_story-board-riddle-b05 = demande qu’on rame
end_of_the_story-board-riddle-b06 = compte à rebours avant de partir
end_of_the_story-board-riddle-b07 = reste immobile dans les airs
end_of_the_story-board-riddle-b08 = tire la charrue
end_of_the_story-board-riddle-b09 = fait de l’œil aux navires toute la nuit
end_of_the_story-board-riddle-b10 = vous fait traverser à pied sec
end_of_the_story-board-riddle-b11 = sait toujours où est le nord
end_of_the_story-board-riddle-b12 = part en vacances plein de vêtements
end_of_the_story-board-riddle-b13 = crépite entre les tentes
end_of_the_story-board-riddle-b14 = rapproche ce qui est loin
end_of_the_story-board-riddle-b15 = change de forme en un mois
end_of_the_story-board-riddle-b16 = entend votre vœu en tombant
end_of_the_story-board-riddle-b17 = est fait de pluie pas encore tombée
end_of_the_story-board-riddle-b18 = vous garde au sec
end_of_the_story-board-riddle-b19 = a peur du printemps
end_of_the_story-board-riddle-b20 = a sept couleurs
end_of_the_story-board-riddle-b21 = arrive avant le tonnerre
end_of_the_story-board-riddle-b22 = a des tours et des douves
end_of_the_story-board-riddle-b23 = garde un pharaon
end_of_the_story-board-riddle-b24 = a de l’eau tout autour
end_of_the_story-board-riddle-b25 = crache du feu depuis la terre
end_of_the_story-board-riddle-g01 = compte ses années en cernes
end_of_the_story-board-riddle-g02 = retombe sur ses pattes
end_of_the_story-board-riddle-g03 = rapporte le bâton
end_of_the_story-board-riddle-g04 = porte des fers aux pieds
end_of_the_story-board-riddle-g05 = donne du lait
end_of_the_story-board-riddle-g06 = file aussitôt dans son terrier
end_of_the_story-board-riddle-g07 = dort jusqu’à la fin de l’hiver
end_of_the_story-board-riddle-g08 = hurle en meute
end_of_the_story-board-riddle-g09 = tourne la tête presque tout autour
end_of_the_story-board-riddle-g10 = n’oublie rien et possède une trompe
end_of_the_story-board-riddle-g11 = porte une crinière
end_of_the_story-board-riddle-g12 = n’a pas de pattes et change de peau
end_of_the_story-board-riddle-g13 = a d’abord été un têtard
end_of_the_story-board-riddle-g14 = tisse sa toile
end_of_the_story-board-riddle-g15 = est sorti d’un cocon
end_of_the_story-board-riddle-g16 = fait du miel
end_of_the_story-board-riddle-g17 = porte sa maison
end_of_the_story-board-riddle-g18 = montre un aileron hors de l’eau
end_of_the_story-board-riddle-g19 = se tourne vers la lumière dans un champ
end_of_the_story-board-riddle-g20 = pousse en une nuit après la pluie
end_of_the_story-board-riddle-g21 = garde l’eau derrière ses épines
end_of_the_story-board-riddle-g22 = chatouille et a jadis volé
end_of_the_story-board-riddle-g23 = reçoit un visage en octobre
end_of_the_story-board-riddle-g24 = gronde le long d’un rocher tout le jour
end_of_the_story-board-riddle-g25 = fait fuir les oiseaux du blé
end_of_the_story-board-riddle-r01 = bat plus vite quand on est amoureux
end_of_the_story-board-riddle-r02 = dort dans l’étui du shérif
end_of_the_story-board-riddle-r03 = rend une tête royale
end_of_the_story-board-riddle-r04 = se passe au doigt le jour des noces
end_of_the_story-board-riddle-r05 = cache un visage au carnaval
end_of_the_story-board-riddle-r06 = dort dans le fourreau du chevalier
end_of_the_story-board-riddle-r07 = se cache sous la croix d’une carte de pirate
end_of_the_story-board-riddle-r08 = pleure et ne marche pas encore
end_of_the_story-board-riddle-r09 = porte un nez rouge
end_of_the_story-board-riddle-r10 = traverse les murs
end_of_the_story-board-riddle-r11 = reste quand il n’y a plus que les os
end_of_the_story-board-riddle-r12 = marche à l’électricité et dit « bip »
end_of_the_story-board-riddle-r13 = a une queue de poisson et chante
end_of_the_story-board-riddle-r14 = remue un chaudron
end_of_the_story-board-riddle-r15 = garde de l’or et souffle le feu
end_of_the_story-board-riddle-r16 = a six cordes
end_of_the_story-board-riddle-r17 = résonne quand on le frappe
end_of_the_story-board-riddle-r18 = ne demande qu’à être déballé
end_of_the_story-board-riddle-r19 = pend au cou du vainqueur
end_of_the_story-board-riddle-r20 = flotte au bout d’un mât
end_of_the_story-board-riddle-r21 = laisse un baiser rouge
end_of_the_story-board-riddle-r22 = vous montre vous-même
end_of_the_story-board-riddle-r23 = cligne
end_of_the_story-board-riddle-r24 = a une mèche allumée
end_of_the_story-board-riddle-r25 = se referme sur deux poignets
end_of_the_story-board-riddle-y01 = se ferme avec un bouchon
end_of_the_story-board-riddle-y02 = vient de Naples, en parts
end_of_the_story-board-riddle-y03 = sort du four à six heures
end_of_the_story-board-riddle-y04 = fait rêver les souris
end_of_the_story-board-riddle-y05 = fait la fierté d’une poule
end_of_the_story-board-riddle-y06 = se croque et pousse au verger
end_of_the_story-board-riddle-y07 = est courbe, jaune et s’épluche
end_of_the_story-board-riddle-y08 = se découpe aux anniversaires
end_of_the_story-board-riddle-y09 = fond sur votre main
end_of_the_story-board-riddle-y10 = réveille le matin, noir et chaud
end_of_the_story-board-riddle-y11 = raccourcit en éclairant
end_of_the_story-board-riddle-y12 = va dans la serrure
end_of_the_story-board-riddle-y13 = fait couler le temps en sable
end_of_the_story-board-riddle-y14 = s’allume d’un bouton
end_of_the_story-board-riddle-y15 = a quatre pieds et ne marche jamais
end_of_the_story-board-riddle-y16 = vous couvre d’eau jusqu’au menton
end_of_the_story-board-riddle-y17 = coupe le papier à deux lames
end_of_the_story-board-riddle-y18 = enfonce les clous
end_of_the_story-board-riddle-y19 = a des pages
end_of_the_story-board-riddle-y20 = sonne jusqu’à ce qu’on réponde
end_of_the_story-board-riddle-y21 = se noue avec un lacet
end_of_the_story-board-riddle-y22 = se lève pour dire bonjour
end_of_the_story-board-riddle-y23 = enroule les spaghettis
end_of_the_story-board-riddle-y24 = balaie le sol
end_of_the_story-board-riddle-y25 = a des barreaux
