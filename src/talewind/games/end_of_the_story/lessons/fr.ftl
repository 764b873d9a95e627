### Comment on joue à La fin de l’histoire : trois cartes, une courte lecture, les parties des règles.

## Les cartes

end_of_the_story-lesson-1 = Cachez trois mots
    .text = Cachez trois images secrètes en une ou deux phrases, sans dire leurs mots.
    .say = Elle peignait ses cheveux…
end_of_the_story-lesson-2 = Courez après
    .text = « Fin de l’histoire ! » Tout le monde se dépêche de poser trois jetons.
end_of_the_story-lesson-3 = Soyez rapides
    .text = Le premier jeton sur une bonne image rapporte trois. Trop facile, et qui raconte gagne moins.

## La courte lecture

end_of_the_story-read-1 = De quoi il s’agit
    .text = Une toute petite histoire où se cachent trois images, et une course pour les trouver. Le plus de points l’emporte.
end_of_the_story-read-2 = Qui raconte
    .text = Vous piochez quatre cartes, en écartez une et en gardez trois. Leurs plateaux viennent au milieu : un, deux ou trois, de vingt-cinq images chacun.
end_of_the_story-read-3 = L’histoire
    .text = Une ou deux phrases qui font penser aux trois images. Leurs mots ne doivent pas être dits, sous aucune forme : cela coûte deux points. Tout le reste est permis. Il y a quatre-vingt-dix secondes, et quinze de plus pour finir.
end_of_the_story-read-4 = La course
    .text = « Fin de l’histoire ! » donne le signal. Tous les autres posent trois jetons sur trois images, en même temps. Jeton posé reste posé ; d’autres peuvent choisir la même image, mais plus tard.
end_of_the_story-read-5 = Ce qui rapporte
    .text = Sur une bonne image, le plus rapide reçoit trois points, le plus lent un, tous les autres deux ; un jeton seul en rapporte trois. Une image fausse ne coûte rien. Qui raconte reçoit autant que le meilleur des autres : la moitié si deux ont tout trouvé, rien s’ils sont davantage.
end_of_the_story-read-6 = La fin
    .text = À trois ou quatre, chacun raconte deux fois ; à cinq ou six, une fois. Si les meilleurs sont à égalité, ils courent encore une fois, pour l’histoire de quelqu’un d’autre.
end_of_the_story-read-7 = L’erreur des premières fois
    .text = On oublie la troisième image, ou l’on dit tout trop clairement. La meilleure histoire laisse une personne tout trouver, et aux autres un peu. Et posez d’abord votre jeton le plus sûr : c’est le premier qui rapporte.

## Les parties des règles

end_of_the_story-section-1 = Mise en place
    .rule = ES-1
end_of_the_story-section-2 = Les manches
    .rule = ES-7
end_of_the_story-section-3 = La pioche
    .rule = ES-11
end_of_the_story-section-4 = L’histoire
    .rule = ES-19
end_of_the_story-section-5 = Poser les jetons
    .rule = ES-25
end_of_the_story-section-6 = Les points
    .rule = ES-34
end_of_the_story-section-7 = La fin d’une manche
    .rule = ES-45
end_of_the_story-section-8 = La fin de la partie
    .rule = ES-47
end_of_the_story-section-9 = La limite de temps (au choix)
    .rule = ES-52
end_of_the_story-section-10 = Précisions
    .rule = ES-R1
