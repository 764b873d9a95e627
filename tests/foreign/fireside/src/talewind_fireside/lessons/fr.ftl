fireside-lesson-1 = Commencez
    .text = Quelqu’un commence une histoire au coin du feu.
fireside-lesson-2 = Lisez
    .text = Pendant que l’on écrit, tous les autres lisent.
fireside-lesson-3 = Continuez
    .text = Puis c’est votre tour : dites ce qui se passe ensuite.
