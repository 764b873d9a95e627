### The rules and rulings of Story in French, one message per rule, with a short reason (.why) where one is shown.

## Set-up

ST-1 = Une partie réunit de 3 à 8 joueurs (8 au plus, car il y a 8 pions ; pour le minimum, voir ST-R1).
    .why = une partie demande de 3 à 8 joueurs
ST-2 = Chaque joueur prend un pion d’une couleur que personne d’autre n’a, et le jeu de 8 cartes de vote qui va avec.
    .why = cette couleur est déjà prise
ST-3 = Chaque jeu de vote contient une carte pour chacune des 8 couleurs, celle de son propriétaire comprise.
ST-4 = Tous les pions partent de la case rayée, qui vaut 0 point.
ST-5 = Les images sont mélangées, et chaque joueur en reçoit 3.
ST-6 = Les images d’un joueur sont cachées à tous les autres.
ST-7 = Les 8 cartes Action sont mélangées, et chaque joueur en reçoit 1.
ST-8 = La carte Action d’un joueur est secrète jusqu’à ce qu’elle soit jouée.
ST-9 = Une image de plus est posée face visible au milieu ; c’est l’image de départ de la première manche.

## Order of play

ST-10 = Le plus jeune joueur ouvre la première manche (voir ST-R2).
ST-11 = Dans une manche, on raconte dans le sens des aiguilles d’une montre à partir de celui qui ouvre.
ST-12 = Chaque joueur raconte exactement une histoire par manche.
ST-13 = Après chaque manche, c’est « le joueur suivant » qui ouvre (voir ST-R3).

## Action cards

ST-14 = Tout joueur qui a encore une carte Action peut la jouer, même quand ce n’est pas son tour.
ST-15 = Une carte Action ne se joue qu’à l’ouverture d’une manche, tant que personne n’a commencé d’histoire.
    .why = les cartes Action se jouent à l’ouverture d’une manche
ST-16 = On joue au plus une carte Action par manche en tout.
    .why = une seule carte Action peut être jouée par manche
ST-17 = Rien n’oblige à jouer une carte Action.
ST-18 = L’effet d’une carte Action vaut pour tous les joueurs, y compris celui qui l’a jouée.
ST-19 = L’effet dure toute la manche et finit avec elle.

## Challenge round

ST-20 = Dans une manche Défi, chaque joueur choisit une image de sa main et la passe à son voisin de droite.
ST-21 = Celui qui la reçoit ne peut pas la regarder avant son tour de raconter.
ST-22 = À son tour, il regarde l’image reçue et doit expliquer pourquoi c’est justement elle qui va avec l’image de départ.
    .why = dans une manche Défi, on explique l’image reçue

## Silent round

ST-23 = Dans une manche muette, personne ne peut expliquer le lien avec des mots.
    .why = cette manche est muette
ST-24 = Dans une manche muette, on choisit une image et on la pose à côté de l’image de départ comme d’habitude (ST-26, ST-27).
ST-25 = Dans une manche muette, le joueur essaie de convaincre les autres sans parler.

## Telling

ST-26 = À son tour, un joueur choisit une image de sa main qui va avec l’image de départ (manche ordinaire et manche muette).
ST-27 = L’image choisie est posée face visible sur la table.
ST-28 = Le joueur raconte aux autres pourquoi cette image va avec l’image de départ.
ST-29 = Toutes les raisons sont bonnes ; aucune explication ne peut être refusée comme fausse.
ST-30 = Un joueur ne commence que lorsque le précédent a fini.
ST-31 = Le vote commence quand tout le monde a raconté.

## Voting

ST-32 = Chaque joueur a un vote, pour un joueur qui a raconté une histoire dans cette manche.
    .why = pas d’histoire racontée à cette place dans cette manche
ST-33 = On vote en posant face cachée la carte de vote à la couleur du joueur choisi.
ST-34 = On peut voter pour sa propre histoire.
ST-35 = Aucun vote n’est montré avant que tous aient voté ; tous sont alors dévoilés ensemble.
ST-36 = Une fois les votes dévoilés, chacun voit qui a voté pour qui.

## Scoring

ST-37 = Celui qui a le plus de votes gagne la manche et reçoit 1 point.
    .why = le plus de votes
ST-38 = Chaque joueur qui a voté pour le gagnant de la manche reçoit 3 points.
    .why = vote pour l’histoire gagnante
ST-39 = Un gagnant qui a voté pour sa propre histoire reçoit 1 + 3 = 4 points.
    .why = 1 pour le plus de votes, 3 pour avoir soutenu l’histoire gagnante
ST-40 = Un joueur qui n’a ni gagné la manche ni voté pour le gagnant reçoit 0 point.
ST-41 = Dans une manche, chaque joueur reçoit donc 0, 1, 3 ou 4 points.
ST-42 = Le pion de chaque joueur avance d’autant de cases qu’il a reçu de points.

## Tiebreaker

ST-43 = Si plusieurs joueurs se partagent le plus grand nombre de votes, aucun point n’est encore donné et on joue un départage.
ST-44 = Chaque joueur à égalité donne une des trois images de sa main à l’adversaire de gauche (voir ST-R9).
ST-45 = Les joueurs à égalité racontent chacun leur tour comment l’image reçue se rattache à leur première histoire (leur image jouée et l’image de départ).
    .why = dans un départage, on explique l’image reçue
ST-46 = Ce faisant, chaque joueur à égalité prolonge sa première histoire.
ST-47 = Les joueurs qui ne sont pas à égalité ne racontent pas pendant le départage.
ST-48 = Ensuite, tous les joueurs votent encore une fois, à égalité ou non.
ST-49 = Dans ce second vote, on ne peut voter que pour les joueurs à égalité.
    .why = on ne vote que pour les joueurs à égalité
ST-50 = Un gagnant unique du second vote reçoit 1 point, et chacun de ceux qui ont alors voté pour lui 3 points, comme en ST-37 à ST-40.

## Rock, paper, scissors

ST-51 = Si le second vote finit lui aussi à égalité en tête, pierre-feuille-ciseaux décide qui gagne la manche.
ST-52 = Le gagnant de pierre-feuille-ciseaux reçoit exactement 1 point, même s’il a voté pour lui-même.
    .why = gagné à pierre-feuille-ciseaux
ST-53 = Dans ce cas, aucun autre joueur ne reçoit de points dans cette manche.

## Next round

ST-54 = L’image jouée par le gagnant reste sur la table ; toutes les autres, l’ancienne image de départ comprise, sont défaussées.
ST-55 = L’image de l’histoire gagnante est l’image de départ de la manche suivante.

## End of the game

ST-56 = La partie continue jusqu’à ce qu’au moins un joueur ait 20 points ou plus.
ST-57 = On ne vérifie la fin qu’une fois donnés tous les points d’une manche.
ST-58 = Si un seul joueur a 20 points ou plus, il gagne.
ST-59 = Si plusieurs joueurs atteignent 20 points ou plus dans la même manche, tous se partagent la victoire.

## Rulings

ST-R1 = Il faut au moins 3 joueurs : à 2, chaque vote serait une égalité courue d’avance ou un cadeau.
ST-R2 = Celui qui ouvre la première manche est tiré au hasard ; l’hôte peut aussi désigner une place, par exemple celle du plus jeune. Personne n’a à dire son âge.
ST-R3 = C’est le voisin de gauche de celui qui a ouvert la manche qui ouvre la suivante, quel que soit le gagnant. Continuer à partir de qui a raconté en dernier ferait toujours ouvrir le même joueur.
ST-R4 = Aussitôt après son tour de raconter, qu’il ait raconté ou non, chaque joueur complète sa main à 3 images, si bien que chacun en a 3 au vote et au départage.
ST-R5 = Des 8 cartes Action, 4 sont des Défis et 4 des manches muettes ; la table peut choisir tout autre partage des 8, ou jouer sans.
ST-R6 = Les cartes Action jouées ne sont pas remplacées : chaque joueur en a une par partie, celles qui n’ont pas été distribuées restent inconnues, et une carte gardée ne vaut rien. La table peut en décider autrement : à la fin de la manche, la carte jouée est alors mélangée à celles qui restent, et son joueur en pioche une en secret.
ST-R7 = Si deux joueurs jouent une carte Action en même temps, c’est la première arrivée à la table qui est jouée ; l’autre reste dans la main de son propriétaire, qui seul apprend le refus.
ST-R8 = À partir de la deuxième, chaque manche s’ouvre sur un moment pour les cartes Action ; la première sert à découvrir le jeu sans elles, ce que le livret ne demande pas, et la table peut choisir de l’avoir dès la première. Il finit dès qu’une carte est jouée, quand tous ceux qui en ont une et ne sont pas absents ont renoncé, ou quand le temps est écoulé ; il n’a pas lieu quand personne n’a de carte, ou seulement des absents. On ne peut pas raconter avant sa fin, et ensuite aucune carte Action ne peut plus être jouée dans la manche. On peut renoncer d’avance à tous les moments à venir, et revenir là-dessus à tout instant. Ainsi celui qui ouvre ne peut pas devancer les autres ; et comme chacun sait qui a une carte, ne demander qu’à ceux-là ne dévoile rien.
ST-R9 = Dans un départage, les images tournent parmi les seuls joueurs à égalité : chacun donne au suivant d’entre eux dans le sens des aiguilles d’une montre, et à deux on échange. Le voisin de gauche n’est pas toujours à égalité, et quelqu’un ne recevrait rien.
ST-R10 = Tous les joueurs à égalité choisissent en même temps et en secret l’image qu’ils donnent ; celui qui la reçoit la voit aussitôt, les autres quand il raconte.
ST-R11 = Dans le départage, les joueurs à égalité racontent dans l’ordre de la manche.
ST-R12 = Après une égalité, seul le second vote rapporte ; le premier ne rapporte à personne. Ainsi nul ne reçoit plus de 4 points dans une manche.
ST-R13 = Après une égalité, c’est l’image que le gagnant a d’abord jouée qui reste ; celles du départage sont défaussées. Ensuite, chaque joueur à égalité complète sa main à 3.
ST-R14 = Pierre-feuille-ciseaux se joue exactement entre les joueurs à égalité en tête du second vote. Tous montrent leur signe à la fois, choisi en secret ; si tous sont pareils ou si les trois signes sont là, on recommence ; s’il y en a exactement deux, les perdants sortent ; et ainsi de suite jusqu’à ce qu’il n’en reste qu’un. Après 5 fois de suite sans que personne ne sorte, on tire au sort parmi ceux qui restent.
ST-R15 = Tout le monde doit voter ; seuls le temps écoulé ou l’absence comptent comme un vote non donné. Un joueur qui n’a pas voté peut quand même gagner la manche.
ST-R16 = Si personne n’a voté, on rouvre le vote une fois ; si de nouveau personne ne vote, il n’y a ni gagnant ni points, l’ancienne image de départ reste, toutes les images jouées sont défaussées, et on passe au suivant.
ST-R17 = La victoire se partage même avec des totaux différents, par exemple 22 et 20, à la lettre du livret ; la table peut choisir que seul le plus haut total gagne ; les ex æquo partagent la victoire.
ST-R18 = Quand la pioche est vide, toutes les images défaussées sont mélangées en une nouvelle pioche au moment où il faut piocher.
ST-R19 = Une manche muette dure jusque dans le départage : on prolonge son histoire en silence aussi. Un Défi, non : son échange est fait, et le départage a le sien, que l’on peut regarder.
ST-R20 = Dans une manche Défi, l’histoire et les votes sont à celui qui raconte, non à celui qui a donné l’image ; c’est l’image reçue qui devient l’image de départ s’il gagne.
ST-R21 = Un joueur qui ne raconte rien, par manque de temps ou absence, ne pose pas d’image et ne peut pas recevoir de votes dans cette manche, mais il peut voter. Une image reçue dans une manche Défi est alors défaussée sans être montrée, sauf si elle était déjà visible.
ST-R22 = On peut changer son vote jusqu’à ce que le dernier soit donné.
ST-R23 = Des mots écrits dans un dessin d’une manche muette sont des mots : lettres, chiffres et signes écrits sont interdits. Tout autre joueur peut signaler un dessin, du premier trait jusqu’à ce que les votes soient dévoilés ; rien n’attend pour cela. Dès qu’il y a plus de signalements que la moitié des autres joueurs présents, y compris parce que quelqu’un s’absente, ses traits sont effacés et le crayon se repose ; les images, le pointeur et les autocollants restent, le joueur peut toujours recevoir des votes, et les points ne changent pas.
    .why = les autres ont vu un mot écrit, et le crayon se repose
ST-R24 = Le livret ne fixe pas de longueur : une histoire écrite a jusqu’à 600 caractères, images comprises, et même des images seules, une histoire de vive voix dure le temps choisi par la table.
    .why = une histoire écrite dit quelque chose, en 600 caractères au plus
ST-R25 = Les cartes de vote des couleurs qui ne sont pas en jeu ne peuvent pas être jouées.
    .why = personne ne joue cette couleur
ST-R26 = Les scores ne s’arrêtent pas à 20. Là où la table a choisi un autre but, son nombre remplace 20 dans ST-56 à ST-59.
ST-R27 = Si une seule personne a raconté, il n’y a pas de vote : cette histoire gagne la manche et son image reste, et personne ne marque. L’absence ou le retard des autres ne doit profiter à personne.
ST-R28 = Si personne n’a raconté, il n’y a ni vote ni points ; l’image de départ reste, et on passe au suivant.
ST-R29 = Si personne ne vote la seconde fois, tous les joueurs à égalité passent à pierre-feuille-ciseaux.
ST-R30 = Dès qu’une carte Manche muette est jouée et jusqu’à ce que le dernier vote de la manche soit dévoilé, la discussion écrite est fermée à tous les joueurs, et les notes pour le livre attendent aussi ; les autocollants sans mots restent. Sinon, on pourrait expliquer le lien après coup.
    .why = pas un mot dans une manche muette
ST-R31 = Quand un joueur part pour de bon, une histoire déjà racontée reste, peut recevoir des votes et gagner, même dans un départage ; un vote déjà donné compte, et une carte Action jouée continue d’agir. Tout ce qui manque encore suit les règles de l’absence. Retirer une histoire obligerait à revoter et montrerait qui avait voté pour elle.
ST-R32 = Quand il reste moins de 3 places après une manche, la partie s’arrête là ; quand tous sauf un sont partis pour de bon, elle s’arrête aussitôt. Le plus haut score parmi les places qui restent gagne, les ex æquo partagent la victoire, et le résultat est marqué « écourtée ».
ST-R33 = Les images d’une place retirée vont à la défausse sans être vues, sa carte Action quitte le jeu sans être vue. C’est la place restante suivante, dans le sens des aiguilles d’une montre, qui ouvre la prochaine manche.
ST-R34 = On ne peut pas fouiller la défausse ; seul le nombre de ses images est public.
ST-R35 = Qui raconte de vive voix ou sans paroles ne peut pas mettre la partie en pause pendant ce temps ; tous les autres le peuvent. Le chrono est le même pour tout le monde.
    .why = le chrono d’une histoire est le même pour tout le monde
ST-R36 = Tout le monde choisit une image et écrit en même temps ; puis les histoires sont montrées l’une après l’autre, dans l’ordre du tour. Dans le livret, chacun ne commence que quand le précédent a fini (ST-30) ; la table peut choisir cette façon de jouer. Une manche muette, un départage et les histoires dites de vive voix se jouent toujours à tour de rôle. Ainsi personne n’attend pendant qu’un autre réfléchit, et personne n’écrit avec les histoires des autres sous les yeux.
