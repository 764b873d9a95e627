### The rules and rulings of Windmill in French, one message per rule, with a short reason (.why) where one is shown.

## Set-up

WM-1 = Une partie réunit 3, 4 ou 5 joueurs ; elle ne peut commencer ni à moins de 3 ni à plus de 5.
    .why = une partie demande de 3 à 5 joueurs
WM-2 = À chaque carte Table correspond exactement une carte Conteur, et inversement (25 paires).
WM-3 = Les 25 cartes Table sont mélangées et disposées face visible en une grille de 5 rangées sur 5 colonnes.
WM-4 = Les 25 cartes Conteur sont mélangées et forment une pioche, face cachée, à côté de la grille.
WM-5 = L’unique carte Moulin commence au milieu, à la portée de tout le monde.
WM-6 = Chaque joueur choisit une couleur de pion ; aucune couleur ne sert deux fois.
    .why = cette couleur est déjà prise
WM-7 = Tous les pions partent de la case départ, qui vaut 0 point.
WM-8 = Le jeton Premier joueur est remis au joueur le plus âgé (voir WM-R1).
WM-9 = Le jeton Premier joueur reste à son détenteur pendant toute la partie.

## Rounds and turns

WM-10 = Le détenteur du jeton Premier joueur est le Conteur du premier tour de la partie.
WM-11 = À chaque tour, il y a un seul Conteur, et tous les autres joueurs sont des devineurs.
WM-12 = Une manche comprend un tour par joueur, si bien que chacun est Conteur exactement une fois par manche.
WM-13 = À 3 joueurs, on joue 3 manches (9 tours).
WM-14 = À 4 joueurs, on joue 3 manches (12 tours).
WM-15 = À 5 joueurs, on joue 2 manches (10 tours).
WM-16 = Après un tour, le rôle de Conteur passe à la place suivante sur la gauche.
WM-17 = Une nouvelle manche commence quand c’est de nouveau au détenteur du jeton Premier joueur d’être Conteur.

## Telling the tale

WM-18 = Le Conteur prend la carte du dessus de la pioche.
WM-19 = Seul le Conteur peut voir la carte piochée.
WM-20 = La carte piochée a toujours sa jumelle parmi les cartes Table présentes dans la grille à ce moment-là.
WM-21 = Le Conteur invente un petit conte en lien avec la carte piochée.
WM-22 = Un conte raconté contre la montre dure 30 secondes au plus.
WM-23 = Là où l’on joue sans chrono, un conte compte 4 phrases au plus (le livret en suggère 3 ou 4).
    .why = un conte compte 4 phrases au plus
WM-24 = Son conte terminé, le Conteur pose la carte piochée, image cachée, et la phase des réponses commence.
WM-25 = Une fois la carte posée, le Conteur ne peut plus rien ajouter à son conte.
    .why = votre carte est posée, le conte est fini
WM-26 = Une fois la carte posée, le Conteur ne peut plus donner aucun indice, de quelque sorte que ce soit.
    .why = plus d’indice une fois votre carte posée

## Guessing

WM-27 = Le joueur à gauche du Conteur répond en premier.
WM-28 = On continue dans le sens des aiguilles d’une montre, un joueur à la fois.
WM-29 = Le Conteur ne répond pas.
    .why = c’est vous qui racontez à ce tour
WM-30 = Un devineur choisit exactement une carte Table présente dans la grille à ce moment-là.
    .why = choisissez une seule carte de la grille
WM-31 = La carte Table choisie quitte la grille et reste devant le devineur jusqu’à la fin de la phase.
    .why = cette carte est déjà prise
WM-32 = Dans le jeu de base, si tous les joueurs précédents ont répondu, le 1er devineur choisit parmi 25 cartes, le 2e parmi 24, le 3e parmi 23 et le 4e parmi 22.
WM-33 = Une réponse est juste si, et seulement si, la carte Table choisie correspond à la carte du Conteur.
WM-34 = Chaque réponse est déclarée juste ou fausse avant que le joueur suivant ne réponde.
WM-35 = Dès qu’une réponse est juste, la carte du Conteur est aussitôt révélée à tout le monde.
WM-36 = Dès qu’une réponse est juste, la phase des réponses s’arrête ; les joueurs qui n’ont pas encore répondu ne répondent pas à ce tour.
WM-37 = Si la réponse est fausse, c’est au devineur suivant de continuer.
WM-38 = Personne ne répond plus d’une fois par tour.
WM-39 = Sans bonne réponse, la phase se termine quand chaque devineur a eu sa chance.
WM-40 = Si tous les joueurs sont d’accord, chaque réponse est limitée à 30 secondes (facultatif).

## Scoring

WM-41 = La valeur d’un tour, appelée k, est le nombre de réponses données, la bonne comprise.
WM-42 = Un devineur qui trouve l’image sans avoir pris la carte Moulin marque k points.
    .why = bonne réponse, numéro { $points }
WM-43 = Si le devineur qui trouve l’image n’a pas pris la carte Moulin, le Conteur marque lui aussi k points.
    .why = image trouvée à la réponse numéro { $points }
WM-44 = La plus petite valeur possible de k est 1 (le premier devineur trouve), la plus grande est le nombre de joueurs moins 1.
WM-45 = Un joueur qui s’est trompé sans avoir pris la carte Moulin ne gagne ni ne perd de points.
    .why = se tromper ne coûte rien
WM-46 = Si aucune réponse du tour n’était juste, le Conteur perd 1 point.
    .why = personne n’a trouvé l’image
WM-47 = Un Conteur qui a 0 point au moment où WM-46 s’applique reste à 0.
WM-48 = Les joueurs qui n’ont pas pu répondre parce que la phase s’est terminée avant leur tour ne marquent rien cette fois-ci.

## Windmill card

WM-49 = Seul le devineur dont c’est le tour de répondre peut prendre la carte Moulin.
    .why = ce n’est pas à vous de répondre
WM-50 = Personne n’est obligé de prendre la carte Moulin.
WM-51 = La carte Moulin doit être prise avant que la carte Table ne soit choisie.
WM-52 = Un joueur qui a 0 point à ce moment-là ne peut pas prendre la carte Moulin.
    .why = vous n’avez aucun point à jouer
WM-53 = Comme tout le monde commence à 0, personne ne peut prendre la carte Moulin pendant le premier tour de la partie.
    .why = personne n’a de points au premier tour
WM-54 = Un devineur qui trouve l’image avec la carte Moulin marque k + 1 points.
    .why = bonne réponse avec la carte Moulin
WM-55 = Quand un devineur trouve l’image avec la carte Moulin, le Conteur marque 0 point pour ce tour.
    .why = la carte Moulin a pris la part de qui racontait
WM-56 = Un devineur qui se trompe avec la carte Moulin perd aussitôt 1 point.
    .why = mauvaise réponse avec la carte Moulin
WM-57 = Après une réponse fausse, la carte Moulin retourne aussitôt au milieu.
WM-58 = Quand toutes les réponses sont fausses, le Conteur perd 1 point, que la carte Moulin ait servi ou non.
WM-59 = À tout moment, un joueur au plus détient la carte Moulin.

## End of the guessing phase

WM-60 = Les points sont reportés sur la piste de score avant que les cartes ne soient rangées.
WM-61 = Toutes les cartes Table posées devant les joueurs reviennent dans la grille (sauf dans le cas de WM-68).
WM-62 = Si la carte Moulin se trouve devant un joueur, elle retourne au milieu.
WM-63 = La carte Moulin peut resservir dès le tour suivant, y compris au cours de la même manche.
WM-64 = Dans le jeu de base, la carte du Conteur est remise dans la pioche, que l’on mélange, qu’elle ait été devinée ou non.
WM-65 = Une carte remise dans la pioche peut être tirée de nouveau plus tard dans la partie, pour un nouveau conte.

## Never-ending Story mode (optional)

WM-66 = Ce mode ne change rien aux points : WM-41 à WM-59 s’appliquent tels quels.
WM-67 = Une carte Conteur qui a été devinée n’est pas remise dans la pioche ; on la pose face visible à côté de la grille.
WM-68 = La carte Table qui correspond à une carte Conteur devinée est retirée de la grille et mise de côté.
    .why = cette carte est écartée pour cette manche
WM-69 = Le Conteur suivant pioche une nouvelle carte parmi celles qui restent.
WM-70 = Le Conteur suivant essaie de continuer le conte du joueur précédent, pour que naisse une plus longue histoire.
WM-71 = À la fin de chaque manche, toutes les cartes Conteur sont remises dans la pioche, que l’on mélange (de nouveau 25 cartes).
WM-72 = À la fin de chaque manche, toutes les cartes Table reviennent dans la grille (de nouveau 25 cartes).
WM-73 = Une longue histoire dure exactement une manche ; le premier Conteur de la manche suivante en commence une nouvelle.

## End of the game

WM-74 = La partie s’achève après le dernier tour de la dernière manche prévue.
WM-75 = Le score le plus élevé l’emporte.
WM-76 = Tous les joueurs à égalité au score le plus élevé partagent la victoire ; rien ne les départage.

## Rulings

WM-R1 = Le premier Conteur est tiré au sort ; l’hôte peut aussi désigner une place, par exemple celle du joueur le plus âgé. L’âge est une affaire privée, personne n’a donc à dire le sien.
WM-R2 = Pour la carte Moulin, seul compte le score du joueur à ce moment-là : qui a 1 point ou plus peut la prendre dès le deuxième tour de la première manche ; la table peut aussi choisir de la fermer à tout le monde pendant toute la première manche. Le livret ne l’interdit à la première manche que parce que tout le monde y est à 0 point.
    .why = la carte Moulin s’ouvre à la deuxième manche
WM-R3 = Plusieurs devineurs peuvent se servir de la carte Moulin au cours d’un même tour, l’un après l’autre : tout devineur suivant du même tour qui a au moins 1 point peut la prendre. Après un pari perdu, la carte est en effet de retour au milieu (WM-57).
WM-R4 = On ne peut pas reposer la carte Moulin avant de choisir une image ; une fois prise, elle est engagée. C’est un pari annoncé, et la prendre pour la reposer ne servirait qu’à bluffer.
    .why = une fois prise, la carte Moulin vous reste
WM-R5 = Un devineur ne peut pas passer : chacun doit choisir une carte, et seuls le temps écoulé ou une absence font sauter une réponse (WM-R6, WM-R7). Les points dépendent du nombre de réponses, personne ne doit donc pouvoir les changer en gardant la sienne.
    .why = il faut choisir une carte
WM-R6 = Un devineur qui laisse passer le temps perd sa chance de répondre à ce tour ; aucune carte ne quitte la grille, et ce joueur ne compte pas dans k. Les points dépendent des réponses réellement données.
WM-R7 = Un devineur qui laisse passer le temps après avoir pris la carte Moulin perd sa chance de répondre (WM-R6) et, en plus, 1 point, et la carte retourne au milieu. Le pari n’a pas donné de bonne réponse, et sans cela faire traîner ne coûterait rien.
    .why = temps écoulé avec la carte Moulin
WM-R8 = Si tout le monde a laissé passer le temps, si bien qu’aucune réponse n’a été donnée, le Conteur ne perd rien ; s’il y a eu au moins une réponse et qu’aucune n’était juste, WM-46 s’applique, sauf s’il manquait un devineur, qui aurait pu trouver. Cette perte punit un conte trop obscur, pas un public absent.
WM-R9 = Un Conteur qui ne raconte rien perd 1 point (sans descendre au-dessous de 0) ; il n’y a pas de phase des réponses, et la carte est remise dans la pioche, que l’on mélange, sans être montrée. Rien n’a été raconté par écrit si le temps est écoulé et que le brouillon ne contient ni lettre ni chiffre, et rien n’a été raconté de vive voix si ni le début ni la fin du conte n’ont été annoncés avant la fin du temps de récit, qui s’était lancé de lui-même. Refuser de raconter ne doit pas valoir mieux que raconter un conte que personne ne peut deviner.
    .why = aucun conte n’a été raconté
WM-R10 = Quand le chrono interrompt un conte, ce qui a été dit ou écrit jusque-là est le conte, et l’on commence à chercher ; un brouillon qui dépasse les limites de WM-R15 est ramené à ses 4 premières phrases, puis à 600 caractères. Un conte commencé mérite d’être deviné, et ses limites sont les mêmes pour tout le monde.
WM-R11 = Une carte que personne n’a devinée est montrée à tous pendant quelques secondes avant de retourner dans la pioche ; la table peut choisir de la garder cachée, mais une carte mise de côté sans avoir été devinée (WM-R12) est montrée dans tous les cas, car sa case vide la trahirait. Le tour trouve ainsi une fin honnête, et cela ne change rien au jeu, puisque la carte est remélangée.
WM-R12 = En mode Histoire sans fin, seule une carte devinée (par n’importe quel joueur, avec ou sans la carte Moulin) est mise de côté ; une carte non devinée est remise dans la pioche, que l’on mélange, sa carte Table reste dans la grille, et son conte demeure malgré tout un maillon de la chaîne ; la table peut choisir de traiter une carte non devinée comme une carte devinée. C’est suivre à la lettre le livret, qui ne met de côté que les cartes devinées.
WM-R13 = Les cartes Table reviennent dans la case d’où elles viennent ; en mode Histoire sans fin, une carte mise de côté laisse une case vide. Ainsi, personne n’a besoin de chercher à nouveau.
WM-R14 = Les devineurs peuvent bavarder entre eux, sauf si la table en décide autrement ; le Conteur ne peut ni bavarder, ni réagir, ni montrer des cartes du moment où il pioche jusqu’à la fin de la phase des réponses. Avant que la carte ne soit posée, chaque mot appartient au conte et à ses limites, et ensuite ce serait un indice.
    .why = silence jusqu’à la fin des réponses
WM-R15 = Un conte écrit compte au plus 4 phrases et 600 caractères, avec au moins une lettre ou un chiffre. Une phrase se termine par un ou plusieurs points, points d’exclamation, points d’interrogation ou points de suspension suivis d’un blanc ou de la fin du texte, sauf si un guillemet fermant vient ensuite ; un reste sans ponctuation finale compte pour une phrase, et un fragment sans lettre ni chiffre ne compte pas. Les abréviations courantes (Mr., Mrs., Ms., Dr., Prof., St., e.g., i.e., Sr., Sra., Sig., bzw., t.ex., bl.a.) et une lettre seule suivie d’un point (M., z. B.) ne terminent pas une phrase. Lus à voix haute, 600 caractères durent environ 40 secondes.
    .why = de 1 à 4 phrases, 600 caractères au plus
WM-R16 = Nommer l’image sans détour est permis, et rien n’est filtré dans un conte, hormis ce qu’interdisent les règles générales de conduite. Cela ne rapporte que 1 point.
WM-R17 = Un score ne descend jamais au-dessous de 0. WM-47 et WM-R9 y veillent pour le Conteur, et WM-52 garantit qu’un devineur qui joue la carte Moulin a au moins 1 point.
WM-R18 = Le nombre de manches est fixé par le nombre de joueurs au départ, même si quelqu’un s’en va ensuite. Ainsi, tout le monde sait dès le début combien de temps durera la partie.
WM-R19 = Se tromper exprès est permis. Aucune règle ne l’interdit, et personne ne peut savoir ce que pensait un autre joueur.
WM-R20 = Quand une place est retirée, c’est à la place restante suivante, dans le sens des aiguilles d’une montre, de raconter ; si la place retirée détenait le jeton Premier joueur, le jeton passe à la place restante suivante dans le même sens. Ainsi, WM-17 reste valable et chaque joueur restant raconte une fois par manche.
WM-R21 = Prendre la carte Moulin ne relance ni ne prolonge le temps du devineur. Le pari et le choix forment une seule réponse et partagent un seul chrono.
WM-R22 = Si un devineur s’en va ou n’est pas là avec la carte Moulin devant lui, la carte retourne au milieu et le pari ne coûte rien. Une connexion perdue ne doit rien faire perdre, ni rien faire gagner.
WM-R23 = Un tour de Conteur sauté ou annulé compte comme le tour de cette place dans la manche ; personne ne gagne ni ne perd, une carte déjà piochée est remise dans la pioche, que l’on mélange, et c’est à la place suivante de raconter. Un tour qui n’a pas pu être joué ne doit ni coûter de points ni retarder la partie.
WM-R24 = En mode Histoire sans fin, la grille compte 25 cartes moins les paires mises de côté pendant cette manche, et WM-30 à WM-32 s’appliquent à ce qui s’y trouve ; la carte d’un tour perdu par forfait (WM-R9) ou annulé revient toujours, même là où la table met de côté les cartes non devinées. Avec 5 tours au plus par manche, la pioche ne peut pas s’épuiser.
WM-R25 = Quand il reste moins de 3 places après un tour, la partie s’arrête là, et quand tous sauf un sont partis pour de bon, elle s’arrête aussitôt ; le score le plus élevé parmi les places restantes l’emporte, les égalités partagent la victoire, et le résultat porte la mention « écourtée ». Il faut au moins 3 joueurs pour jouer au Moulin à vent (WM-1).
WM-R26 = Si le Conteur s’en va pour de bon avant la fin de son conte, le tour est annulé : personne ne gagne ni ne perd, et la carte est remise dans la pioche, que l’on mélange, sans être montrée ; s’il s’en va pendant que l’on cherche, la phase est jouée jusqu’au bout et comptée comme d’habitude, et les points du Conteur vont à sa place. Un conte terminé peut encore être deviné, un conte inachevé ne le peut pas.
WM-R27 = Le Conteur ne peut pas mettre la partie en pause pendant qu’il raconte de vive voix ; tous les autres le peuvent. Le chrono est le même pour tout le monde.
    .why = le chrono du conte est le même pour tout le monde
