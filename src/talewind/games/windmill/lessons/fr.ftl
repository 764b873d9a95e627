### Comment on joue au Moulin à vent : trois cartes, une courte lecture, les parties des règles.

## Les cartes

windmill-lesson-1 = Quelqu’un raconte
    .text = Une personne voit une image cachée et raconte un tout petit conte.
    .say = La maison n’avait rien demandé…
windmill-lesson-2 = Les autres cherchent
    .text = Laquelle des vingt-cinq était-ce ? Une réponse chacun, à tour de rôle.
windmill-lesson-3 = On gagne à deux
    .text = Plus on la trouve tard, plus elle rapporte aux deux. Jamais trouvée, elle coûte un point à qui raconte.

## La courte lecture

windmill-read-1 = De quoi il s’agit
    .text = Racontez de sorte que quelqu’un trouve votre image, mais pas tout de suite. Qui raconte et qui trouve gagnent ensemble ; le plus de points à la fin l’emporte.
windmill-read-2 = Un conte
    .text = Vingt-cinq images sont étalées. Une seule personne revoit l’une d’elles sur une carte cachée et en fait un conte : quatre phrases au plus par écrit, ou une demi-minute à voix haute. Puis la carte est posée face cachée, et l’on ne donne plus aucun indice.
windmill-read-3 = On la cherche
    .text = Les autres répondent à tour de rôle, en commençant par la gauche. Une image fausse est mise de côté et ne coûte rien ; la personne suivante cherche parmi celles qui restent. La première bonne réponse arrête la recherche.
windmill-read-4 = Ce qui rapporte
    .text = Trouvé à la première réponse, un conte rapporte un point à qui raconte et un point à qui trouve ; à la deuxième, deux chacun ; à la troisième, trois. Si personne ne trouve, qui raconte perd un point, sans jamais descendre sous zéro.
windmill-read-5 = Le Moulin
    .text = Vous avez une certitude ? Avec au moins un point, prenez le Moulin avant de répondre. Juste, vous gagnez un point de plus et qui raconte n’a rien. Faux, il vous coûte un point.
windmill-read-6 = La fin
    .text = À trois ou quatre, chacun raconte trois contes ; à cinq, deux. Le plus de points gagne ; une première place partagée est une victoire partagée. Tous les contes sont dans le livre.
windmill-read-7 = L’erreur des premières fois
    .text = On décrit l’image. La première réponse la trouve alors, et elle ne vaut qu’un point. Racontez ce qui s’est passé avant, ou ce que ressent quelqu’un : un conte qui irait à trois images est un bon conte.

## Les parties des règles

windmill-section-1 = Mise en place
    .rule = WM-1
windmill-section-2 = Manches et tours
    .rule = WM-10
windmill-section-3 = Raconter
    .rule = WM-18
windmill-section-4 = Répondre
    .rule = WM-27
windmill-section-5 = Les points
    .rule = WM-41
windmill-section-6 = La carte Moulin
    .rule = WM-49
windmill-section-7 = La fin des réponses
    .rule = WM-60
windmill-section-8 = L’histoire sans fin (au choix)
    .rule = WM-66
windmill-section-9 = La fin de la partie
    .rule = WM-74
windmill-section-10 = Précisions
    .rule = WM-R1
