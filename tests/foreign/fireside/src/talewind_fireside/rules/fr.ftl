### Les règles d’Au coin du feu, un message par règle, avec une courte raison (.why) là où on la montre.

FS-1 = On joue de 2 à 4.
    .why = il faut de 2 à 4 personnes
FS-2 = Chaque personne ajoute tour à tour à l’histoire, une fois par manche.
    .why = on ajoute à l’histoire une fois par manche
FS-3 = Tout le monde lit pendant que quelqu’un écrit, sauf si la personne préfère écrire sans être lue.
