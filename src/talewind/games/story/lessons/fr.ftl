### Comment on joue à Histoire : trois cartes, une courte lecture, les parties des règles.

## Les cartes

story-lesson-1 = Deux images
    .text = Une image est sur la table. Vous en tenez trois que personne ne voit.
story-lesson-2 = Une raison
    .text = Posez-en une à côté et dites pourquoi elles vont ensemble. Toute raison est bonne.
story-lesson-3 = Un vote
    .text = On vote en secret. Soutenir l’histoire gagnante rapporte trois, la raconter rapporte un.

## La courte lecture

story-read-1 = De quoi il s’agit
    .text = Deux images n’ont rien à voir l’une avec l’autre, jusqu’à ce que quelqu’un dise pourquoi. Vingt points suffisent pour gagner.
story-read-2 = Une manche
    .text = Une image est au milieu. Chacun pose à côté l’une de ses trois images et raconte pourquoi elle est à sa place, puis en pioche une nouvelle. Aucune raison n’est fausse ; une petite raison vraie vaut souvent mieux qu’une grande raison habile.
story-read-3 = Le vote
    .text = Quand tout le monde a raconté, on vote en secret pour l’histoire préférée. On peut voter pour la sienne. Puis tous les votes se montrent ensemble.
story-read-4 = Ce qui rapporte
    .text = L’histoire qui a le plus de votes rapporte un point à qui l’a racontée. Qui a voté pour elle en reçoit trois. Le mieux est donc de reconnaître une belle histoire ; la vôtre compte aussi, si elle gagne.
story-read-5 = Les cartes Action
    .text = Chacun en a une, à jouer une seule fois dans la partie, avant la première histoire d’une manche. Le Défi : passez une image à droite, et expliquez celle que vous recevez sans l’avoir vue avant. La manche muette : expliquez sans un mot ; on dessine, on montre, on colle.
story-read-6 = En cas d’égalité
    .text = Les meilleures histoires échangent une image, chacune grandit avec celle qu’elle reçoit, et l’on vote de nouveau. Encore une égalité ? Pierre, feuille, ciseaux.
story-read-7 = La fin
    .text = L’image gagnante reste pour la manche suivante. Après la manche où quelqu’un a vingt points, la partie est finie ; à plusieurs, on partage la victoire.
story-read-8 = L’erreur des premières fois
    .text = On vote toujours pour soi. Un point pour gagner, c’est peu ; trois pour avoir soutenu la bonne histoire, c’est beaucoup. Écoutez, et votez pour celle que les autres vont aimer.

## Les parties des règles

story-section-1 = Mise en place
    .rule = ST-1
story-section-2 = L’ordre du jeu
    .rule = ST-10
story-section-3 = Les cartes Action
    .rule = ST-14
story-section-4 = Le Défi
    .rule = ST-20
story-section-5 = La manche muette
    .rule = ST-23
story-section-6 = Raconter
    .rule = ST-26
story-section-7 = Voter
    .rule = ST-32
story-section-8 = Les points
    .rule = ST-37
story-section-9 = L’égalité
    .rule = ST-43
story-section-10 = Pierre, feuille, ciseaux
    .rule = ST-51
story-section-11 = La manche suivante
    .rule = ST-54
story-section-12 = La fin de la partie
    .rule = ST-56
story-section-13 = Précisions
    .rule = ST-R1
