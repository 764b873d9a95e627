### Les règles du Menteur, un message par règle, avec une courte raison (.why) là où on la montre.

## Mise en place

LD-1 = On joue de 2 à 6.
    .why = il faut de 2 à 6 personnes
LD-2 = Chacun commence avec cinq dés, ou autant que la table l’a choisi.
LD-3 = Le hasard dit qui commence la première manche.

## Les annonces

LD-4 = À chaque manche, tous lancent leurs dés en même temps, et chacun ne voit que les siens.
LD-5 = Une annonce dit : sur toute la table, au moins tant de dés montrent cette face.
LD-6 = On ne peut pas contester avant la première annonce d’une manche : il n’y en a pas.
    .why = personne n’a encore rien annoncé
LD-7 = Une annonce est plus haute que la précédente : plus de dés de n’importe quelle face, ou autant d’une face plus haute.
    .why = une annonce doit être plus haute que la précédente
LD-8 = Le tour passe, dans le sens des aiguilles d’une montre, à la personne suivante qui a des dés.
LD-9 = Là où les as sont des jokers, ils comptent pour toutes les faces, et personne ne les annonce.
    .why = les as sont des jokers

## La contestation

LD-10 = Après une contestation, tous les gobelets se lèvent. S’il y a au moins autant de dés qu’annoncé, qui a douté perd un dé, sinon c’est qui a annoncé.
    .why = contestation perdue
LD-11 = Qui a perdu le dé commence la manche suivante ou, sans dé, la personne suivante à gauche qui en a.
LD-12 = Qui n’a plus de dés est éliminé. La dernière personne qui a des dés gagne.

## Précisions

LD-R1 = Le silence ouvre par l’annonce la plus basse, et ensuite il doute.
LD-R2 = Qui part est éliminé ; les dés sous son gobelet comptent jusqu’à la fin de la manche.
