### Comment on joue aux Contes d’hiver : trois cartes, une courte lecture, les parties des règles.

## Les cartes

winter_tales-lesson-1 = Tissez
    .text = Tissez des dessins d’enfants en un seul conte. Chaque dessin mène plus loin.
    .say = Alice trouva la porte…
winter_tales-lesson-2 = Rencontrez-vous
    .text = Printemps et Hiver se croisent à Hiverbourg : quêtes, pièges, combats.
winter_tales-lesson-3 = Souvenez-vous
    .text = Les quêtes gagnées deviennent des souvenirs. À la fin, les dessins gardés comptent aussi.
    .say = … et l’hiver prit fin.

## La courte lecture

winter_tales-read-1 = De quoi il s’agit
    .text = La neige recouvre Hiverbourg. Rebelles du Printemps et soldats de l’Hiver, héros des vieux contes, se la disputent, et vous racontez tout cela ensemble. Un camp gagne ou perd tout entier.
winter_tales-read-2 = Les camps
    .text = Une moitié est le Printemps, l’autre l’Hiver. En nombre impair, l’un de vous tient la Plume, joue un peu pour les deux et gagne si tout finit à égalité. Et quelqu’un est l’arbitre du récit : le dernier mot sur ce qui convient au conte.
winter_tales-read-3 = Votre tour
    .text = Choisissez un de vos personnages qui n’a pas encore agi. Vous piochez trois dessins, pouvez vous déplacer, et faire une chose : lancer une nouvelle quête, ou mener celle qui se trouve là. Puis on garde sept dessins au plus. Quand tous ont agi, le chapitre est fini et tout le monde pioche.
winter_tales-read-4 = En chemin
    .text = Un dessin mène deux cases plus loin au plus. Racontez pourquoi et comment vous y allez, et glissez le dessin dans la phrase ; ce peut être une chose, un sentiment ou un bruit.
winter_tales-read-5 = Combats et pièges
    .text = Un rebelle qui rejoint un soldat peut être attaqué : on pose un dessin chacun à son tour, et le dernier posé gagne. Un soldat qui entre chez un rebelle peut tomber dans un piège : le rebelle cache des dessins, dont certains seulement comptent, et le soldat doit en poser autant sans savoir combien. Un rebelle battu ou un soldat pris au piège reste à terre, jusqu’à ce que deux dessins l’aident à se relever.
winter_tales-read-6 = Les quêtes
    .text = Qui mène une quête la relie au souvenir du marque-page ; puis tous ceux qui sont là peuvent aider ou gêner, avec autant de dessins qu’ils veulent. Le camp qui en a le plus gagne la quête, et l’un d’eux devient un souvenir.
winter_tales-read-7 = L’épilogue
    .text = Avec le dernier souvenir, d’ordinaire le troisième, commence la dernière partie. Chacun raconte avec les dessins qui lui restent : chacun compte un, chaque souvenir trois. Le camp qui a le plus a gagné la ville.
winter_tales-read-8 = L’erreur des premières fois
    .text = On dépense tout à la première quête. Un dessin gardé est un point à la fin, et personne ne voit combien vous en tenez. Et souvenez-vous de ce qui est sous le marque-page : l’oublier, c’est perdre la quête.

## Les parties des règles

winter_tales-section-1 = Bases et carte
    .rule = WT-1
winter_tales-section-2 = Cartes récit et mains
    .rule = WT-12
winter_tales-section-3 = Mise en place
    .rule = WT-19
winter_tales-section-4 = Les chapitres
    .rule = WT-52
winter_tales-section-5 = L’activation
    .rule = WT-61
winter_tales-section-6 = Se déplacer
    .rule = WT-67
winter_tales-section-7 = Interrompre un déplacement
    .rule = WT-72
winter_tales-section-8 = Les combats
    .rule = WT-79
winter_tales-section-9 = Les pièges
    .rule = WT-92
winter_tales-section-10 = Hors de combat
    .rule = WT-107
winter_tales-section-11 = Lancer une quête
    .rule = WT-115
winter_tales-section-12 = Les sept quêtes
    .rule = WT-124
winter_tales-section-13 = Mener une quête
    .rule = WT-133
winter_tales-section-14 = Souvenirs et marque-page
    .rule = WT-167
winter_tales-section-15 = L’épilogue
    .rule = WT-172
winter_tales-section-16 = La Plume et l’arbitre du récit
    .rule = WT-191
winter_tales-section-17 = Parties longues, autre épilogue
    .rule = WT-199
winter_tales-section-18 = Les pouvoirs
    .rule = WT-203
winter_tales-section-19 = Le retour du rebelle
    .rule = WT-237
winter_tales-section-20 = Les objectifs
    .rule = WT-242
winter_tales-section-21 = Les dons
    .rule = WT-263
winter_tales-section-22 = Précisions : mise en place et tours
    .rule = WT-R1
winter_tales-section-23 = Précisions : la Plume
    .rule = WT-R12
winter_tales-section-24 = Précisions : déplacements et interruptions
    .rule = WT-R18
winter_tales-section-25 = Précisions : combats et pièges
    .rule = WT-R30
winter_tales-section-26 = Précisions : sauver
    .rule = WT-R40
winter_tales-section-27 = Précisions : les quêtes
    .rule = WT-R44
winter_tales-section-28 = Précisions : l’épilogue
    .rule = WT-R61
winter_tales-section-29 = Précisions : les pouvoirs
    .rule = WT-R67
winter_tales-section-30 = Précisions : les objectifs
    .rule = WT-R80
winter_tales-section-31 = Précisions : les dons
    .rule = WT-R89
winter_tales-section-32 = Précisions : raconter
    .rule = WT-R93
winter_tales-section-33 = Précisions : durée et mains
    .rule = WT-R95
