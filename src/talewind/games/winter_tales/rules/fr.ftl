### Les règles et décisions de Contes d’hiver en français, un message par règle, avec une courte raison (.why) là où une raison est montrée.

## Basics and map

WT-1 = Une partie réunit 3, 4, 5, 6 ou 7 joueurs.
    .why = Contes d’hiver se joue de 3 à 7
WT-2 = Chaque joueur appartient à un seul camp : le Printemps, l’Hiver ou la Plume.
WT-3 = Les sept rebelles sont les personnages du Printemps ; les sept soldats, ceux de l’Hiver.
WT-4 = La Plume n’existe qu’avec un nombre impair de joueurs ; elle est alors tenue par un seul joueur.
WT-5 = On gagne ou on perd par camp : chaque joueur du camp vainqueur (WT-187 à WT-189) gagne.
WT-6 = Chaque case de la carte est un lieu ou une place.
WT-7 = Un lieu a un nom, un emplacement de quête et un emplacement de pouvoir ; ce dernier ne sert qu’avec le module des pouvoirs.
WT-8 = Un emplacement de quête reçoit au plus un jeton Quête.
WT-9 = Un lieu reçoit autant de personnages que l’on veut.
WT-10 = Une place relie exactement deux lieux ; il n’y a pas d’autres voisinages sur la carte.
WT-11 = Une place n’a pas d’emplacement de quête et reçoit autant de personnages que l’on veut.

## Story cards and hands

WT-12 = Les deux faces d’une carte récit montrent la même image, l’une en orange printemps, l’autre en blanc hiver.
WT-13 = Une carte récit se joue avec la face du camp de son joueur visible.
WT-14 = La Plume joue une carte récit avec la face du personnage qu’elle emploie à ce moment-là.
WT-15 = Une carte récit se joue à l’endroit du récit où son image est tissée.
WT-16 = Une image peut se lire comme une chose, un sentiment ou une sensation.
WT-17 = Pendant qu’un joueur raconte, personne d’autre ne joue de carte récit.
WT-18 = Le nombre de cartes récit d’un joueur, et lesquelles, est caché à tous les autres, même à son camp (voir WT-R97).

## Set-up

WT-19 = Étape 1 : on installe le plateau.
WT-20 = À la fin de l’étape 1, on pose les 6 jetons Pouvoir à côté du plateau.
WT-21 = Étape 2 : on mélange les 93 cartes récit, qui forment la pioche à côté du plateau.
WT-21a = Les 3 cartes neutres sont posées près de la pioche.
WT-22 = Étape 3 : le jeton Épilogue est posé, face Hiver, sur la case 4 de la frise des souvenirs : on jouera pour trois souvenirs.
WT-23 = Étape 4 : on réunit autant de jetons Camp qu’il y a de joueurs, moitié Printemps, moitié Hiver, plus celui de la Plume si leur nombre est impair.
    .why = moitié Printemps, moitié Hiver ; en nombre impair, une Plume en plus
WT-24 = Chaque joueur tire un jeton Camp au hasard et le montre.
WT-25 = On s’assied dans le sens horaire à partir du plus jeune joueur du Printemps, en alternant Printemps et Hiver ; la Plume s’assied en dernier.
WT-26 = À la fin de l’étape 4, dans le sens horaire à partir du plus jeune joueur du Printemps, chaque joueur du Printemps ou de l’Hiver tire en secret une carte Objectif de son camp.
WT-27 = La Plume reçoit deux objectifs, un de chaque camp.
WT-28 = Un joueur peut regarder son objectif à tout moment et le garde face cachée.
WT-29 = Étape 5 : chaque joueur reçoit une aide de jeu ; en ligne, c’est le panneau d’aide.
WT-30 = Étape 6 : le groupe choisit un arbitre du récit, de préférence la personne à qui est le jeu ou qui connaît le mieux les règles ; elle prend le jeton Arbitre.
WT-31 = Si le groupe n’est pas d’accord, le plus jeune joueur du Printemps nomme l’arbitre du récit.
WT-32 = Étape 7 : à partir du plus jeune joueur et dans le sens horaire, chacun prend à son tour un personnage libre de son camp et place son jeton, jusqu’à ce que tous aient leur compte.
    .why = ce personnage n’est pas à prendre
WT-33 = Un rebelle se place dans un lieu où il n’y a aucun personnage.
    .why = un rebelle commence dans un lieu vide
WT-34 = Un soldat se place sur une place où il n’y a aucun personnage.
    .why = un soldat commence sur une place vide
WT-35 = 3 joueurs : 4 rebelles pour le Printemps, 4 soldats pour l’Hiver, 2 rebelles et 2 soldats pour la Plume ; 1 rebelle et 1 soldat de côté.
WT-36 = 4 joueurs : 3 rebelles par joueur du Printemps, 3 soldats par joueur de l’Hiver ; 1 rebelle et 1 soldat de côté.
WT-37 = 5 joueurs : 2 rebelles par joueur du Printemps, 2 soldats par joueur de l’Hiver, 1 rebelle et 1 soldat pour la Plume ; 2 rebelles et 2 soldats de côté.
WT-38 = 6 joueurs : 2 rebelles par joueur du Printemps, 2 soldats par joueur de l’Hiver ; 1 rebelle et 1 soldat de côté.
WT-39 = 7 joueurs : 2 rebelles par joueur du Printemps, 2 soldats par joueur de l’Hiver, 1 rebelle et 1 soldat pour la Plume ; personne de côté.
WT-40 = À chaque choix, la Plume peut prendre un personnage de l’un ou l’autre camp, pourvu qu’elle ait à la fin le compte prévu.
WT-41 = Les personnages restés de côté quittent la partie.
WT-42 = Étape 8 : on tire au hasard un des quatre jetons Quête du Printemps et on le place selon sa règle.
WT-43 = Le jeton de l’étape 8 est placé par la Plume ou, sans elle, par le plus jeune joueur de l’Hiver.
WT-44 = Étape 9 : on tire au hasard un des jetons Quête restants de l’Hiver et on le place selon sa règle.
WT-45 = Le jeton de l’étape 9 est placé par la Plume ou, sans elle, par le plus jeune joueur du Printemps.
WT-46 = Si l’étape 8 ou 9 tire un Grand Artefact, le Grand Artefact de l’autre camp quitte aussitôt la partie.
WT-47 = Étape 10 : la Plume ou, sans elle, l’arbitre du récit ouvre l’histoire en présentant les buts des deux quêtes placées.
WT-48 = L’ouverture peut puiser partout, mais doit laisser aux autres de quoi bâtir.
WT-49 = Étape 11 : chaque joueur du Printemps et de l’Hiver pioche 4 cartes récit.
WT-50 = À l’étape 11, la Plume pioche autant de cartes qu’il y a de joueurs du Printemps (1, 2 ou 3).
WT-51 = Étape 12 : le jeton Joueur actif va au plus jeune joueur du Printemps, qui commence le premier chapitre.

## Chapters

WT-52 = Un chapitre est une phase de tours suivie d’une phase de fin.
WT-53 = Les chapitres se suivent jusqu’au début de l’épilogue.
WT-54 = Les tours suivent le jeton Joueur actif, dans le sens horaire.
WT-55 = À son tour, le joueur actif active un de ses personnages prêts ; puis le tour finit et le jeton passe dans le sens horaire.
    .why = on n’active qu’un de ses personnages prêts
WT-56 = Un joueur actif sans personnage prêt finit aussitôt son tour et passe le jeton dans le sens horaire.
WT-57 = La phase de tours finit quand plus aucun personnage n’est prêt nulle part.
WT-58 = Phase de fin : chaque joueur du Printemps et de l’Hiver pioche 4 cartes récit.
WT-59 = Phase de fin : la Plume pioche autant de cartes qu’il y a de joueurs du Printemps.
WT-60 = Phase de fin : toutes les cartes Personnage redeviennent prêtes.

## Activation

WT-61 = Une activation a cinq étapes, dans cet ordre : retourner, piocher, se déplacer, agir, défausser.
WT-62 = Étape 1 : on retourne la carte du personnage sur sa face activée.
WT-63 = Étape 2 : son joueur pioche 3 cartes récit.
WT-64 = Étape 3 : le personnage peut se déplacer, d’une case ou plus.
WT-65 = Étape 4 : son joueur peut faire une action : lancer une nouvelle quête ou mener une quête.
WT-66 = Étape 5 : un joueur qui a plus de 7 cartes récit en défausse de son choix jusqu’à en avoir 7.
    .why = on ne range que les cartes au-delà de sept

## Movement

WT-67 = Jouer 1 carte récit déplace le personnage activé de 2 cases au plus, chaque fois vers une case voisine.
    .why = une carte donne deux pas, chacun vers une case voisine
WT-68 = On peut jouer autant de cartes récit que l’on veut pour se déplacer pendant une activation.
WT-69 = Le joueur raconte en quelques mots pourquoi et comment le personnage se déplace, et y tisse chaque carte jouée.
WT-70 = Le déplacement et son récit finis, toutes les cartes jouées pour lui sont défaussées.
WT-71 = Un personnage peut traverser les lieux comme les places, ou s’y arrêter.

## Interrupting movement

WT-72 = Quand un rebelle entre sur une case où se trouve un soldat d’un autre joueur, celui-ci peut engager un combat.
WT-73 = Quand un soldat entre dans un lieu où se trouve un rebelle d’un autre joueur, celui-ci peut déclencher un piège.
WT-74 = On ne déclenche pas de piège sur une place.
WT-75 = Le personnage qui intervient peut être prêt ou activé.
WT-76 = Une entrée d’un rebelle sur une case permet au plus un combat.
WT-77 = Une entrée d’un soldat dans un lieu permet au plus un piège.
WT-78 = Si plusieurs personnages peuvent intervenir, leurs joueurs s’accordent sur celui qui le fait.

## Battles

WT-79 = Un combat est une suite d’échanges : une étape d’attaque, puis une étape de défense.
WT-80 = Attaque : le joueur du soldat joue exactement 1 carte récit, face Hiver, et raconte comment le soldat s’en prend au rebelle.
WT-81 = Défense : le joueur du rebelle joue exactement 1 carte récit, face Printemps, et raconte comment le rebelle résiste ou s’échappe.
WT-82 = Le combat finit dès qu’un joueur, par choix ou faute de cartes, ne joue rien à son étape.
    .why = il n’y a pas de carte à jouer
WT-83 = Le joueur qui a joué la dernière carte gagne le combat.
WT-84 = Pendant un combat, on ne raconte la mort ou la perte de personne, et l’issue reste ouverte.
WT-85 = Le vainqueur achève le récit du combat.
WT-86 = Si le soldat gagne, le déplacement du rebelle s’arrête sur cette case.
WT-87 = Si le soldat gagne, le rebelle est hors de combat.
    .why = le rebelle est battu
WT-88 = Si le soldat gagne, son joueur peut mettre le rebelle sur la case de son choix, pourvu que le récit le justifie.
WT-89 = Si le soldat gagne, le rebelle ne peut plus être déplacé de ce chapitre.
WT-90 = Si le rebelle gagne, il reste debout et peut continuer son chemin ; il n’y a pas d’autre effet.
    .why = le rebelle s’en est tiré
WT-91 = Toutes les cartes jouées dans le combat sont défaussées.

## Traps

WT-92 = Tendre le piège : le joueur du rebelle choisit 1 carte récit comme carte du piège et la met à part.
WT-93 = Il cache ensuite toutes ses autres cartes récit sous la carte du rebelle, chacune en secret face Printemps ou face Hiver.
WT-94 = Le total du piège est le nombre de cartes cachées face Printemps.
WT-95 = La carte du piège n’ajoute rien à ce total.
WT-96 = Inspiré par l’image de la carte du piège, le joueur du rebelle raconte l’embuscade.
WT-97 = Défense de l’Hiver : le joueur du soldat joue autant de cartes récit qu’il veut, une à une, face Hiver, et raconte comment le soldat s’esquive.
WT-98 = Pendant un piège, on ne raconte la mort ou la perte de personne, et l’issue reste ouverte.
WT-99 = Conclusion : on révèle les cartes cachées et on compte le total du piège.
WT-100 = Moins de cartes de défense que le total : le soldat s’arrête et reste dans ce lieu.
    .why = le soldat est pris
WT-100a = Moins de cartes de défense que le total : le soldat est hors de combat.
WT-100b = Moins de cartes de défense que le total : le soldat ne peut plus être déplacé de ce chapitre.
WT-101 = Autant de cartes de défense que le total : le soldat est remis sur la place d’où il venait et reste debout.
    .why = le soldat est repoussé
WT-101a = Autant de cartes de défense que le total : le soldat ne peut plus être déplacé de ce chapitre.
WT-102 = Plus de cartes de défense que le total : le soldat se dégage et peut continuer son chemin.
    .why = le soldat se dégage
WT-103 = Ensuite, le joueur du soldat défausse toutes ses cartes de défense.
WT-104 = Ensuite, le joueur du rebelle défausse la carte du piège et les cartes cachées face Printemps.
WT-105 = Il reprend en main les cartes cachées face Hiver.
WT-106 = Le vainqueur achève le récit : le joueur du rebelle si la défense est inférieure ou égale, celui du soldat si elle est supérieure.

## Incapacitated characters

WT-107 = Le jeton d’un personnage hors de combat est couché sur sa case.
WT-108 = Hors de combat, un personnage ne se déplace pas, n’agit pas et ne prend part à aucune quête.
    .why = à terre, on ne peut ni bouger ni agir
WT-109 = Un nouveau chapitre rend prête la carte d’un personnage hors de combat, mais ne le relève pas.
WT-110 = Un personnage peut être sauvé par lui-même ou par un autre du même camp.
WT-111 = Le joueur qui sauve joue 2 cartes récit et redresse le jeton du personnage.
    .why = sauver quelqu’un demande deux cartes
WT-111a = Le joueur qui sauve raconte comment le personnage est sauvé.
WT-111b = Il tisse les deux cartes dans ce récit.
WT-112 = Pour sauver le personnage d’un autre, un joueur doit avoir un des siens sur la même case.
    .why = il faut un de vos personnages sur la même case
WT-113 = Un personnage en chemin peut sauver sur une case qu’il traverse sans finir son déplacement.
WT-114 = On ne sauve qu’à son propre tour.

## Generating a quest

WT-115 = Le joueur actif choisit un jeton Quête disponible du camp de son personnage activé et le place selon sa règle.
WT-116 = Pour la Plume, le personnage activé à ce tour décide du camp des quêtes disponibles.
WT-117 = Une quête à emplacement va dans l’emplacement de n’importe quel lieu qui n’en a pas ; le personnage n’a pas besoin d’y être.
    .why = cette quête va dans un lieu à l’emplacement libre
WT-118 = Une quête portée va sous le jeton d’un rebelle, au choix de qui la place.
    .why = cette quête va sous un rebelle
WT-119 = Un jeton Quête porté n’occupe pas d’emplacement : il peut être sur une place ou à côté d’un autre jeton Quête.
WT-120 = Un jeton Quête porté va partout où va son personnage.
WT-121 = Le joueur présente le but de la quête, le relie à l’histoire déjà racontée et le laisse aussi ouvert que possible.
WT-122 = Une quête déjà placée dans la partie ne peut plus être lancée.
    .why = il ne reste pas de telle quête
WT-123 = On ne place qu’un Grand Artefact par partie : quand l’un de ses jetons est lancé, l’autre quitte la partie.

## The seven quests

WT-124 = Le Grand Artefact (Printemps et Hiver, emplacement) : le but est d’obtenir un objet puissant.
WT-125 = Une lueur d’espoir (Printemps, emplacement) : le but est de trouver ce qui ranime l’espoir du Printemps.
WT-126 = L’amour qui fait fondre la neige (Printemps, sous un rebelle) : le but est un lien profond entre ce rebelle et un autre.
WT-127 = Le rebelle qui porte L’amour qui fait fondre la neige ne peut pas commencer cette quête, mais peut la rejoindre.
    .why = le rebelle qui porte cette quête ne peut pas la commencer
WT-128 = Le Refuge (Printemps, emplacement) : le but est un abri sûr pour les rebelles.
WT-129 = L’Horreur glacée (Hiver, emplacement) : le but est de créer ou de déterrer une terreur contre les rebelles.
WT-130 = La Propagande de l’Hiver (Hiver, emplacement) : le but est de briser le moral des rebelles et leur soutien en ville.
WT-131 = Les Représailles (Hiver, sous un rebelle) : le but est un coup dur contre les rebelles.
WT-132 = Le rebelle qui porte Les Représailles ne peut pas commencer cette quête, mais peut la rejoindre.

## Resolving a quest

WT-133 = Un personnage qui finit son déplacement sur une case avec un jeton Quête de son camp peut mener cette quête comme action.
    .why = il n’y a pas ici de quête de ce camp
WT-134 = Étape 1 : le joueur actif annonce la quête et y pose le jeton Quête en cours.
WT-135 = Étape 1 : il commence son récit, relié à la présentation donnée au lancement, et dit comment son personnage compte réussir.
WT-136 = Étape 1 : le récit doit relier la quête au souvenir du marque-page.
WT-137 = Étape 2 : dans le sens horaire à partir de la gauche du joueur actif, chacun des autres peut activer un de ses personnages prêts pour rejoindre la quête.
WT-138 = Une activation pour rejoindre suit toutes les étapes, mais sans action.
WT-139 = Qui active un personnage pour rejoindre doit essayer de l’amener jusqu’au jeton Quête en cours et raconter comment et pourquoi il y va.
WT-140 = Ce déplacement peut être interrompu comme un autre, même par le joueur actif.
WT-141 = Un personnage qui n’atteint pas la case de la quête en cours ne peut pas prendre part à l’étape 4.
WT-142 = Personne n’est obligé d’activer un personnage pour la quête d’un autre.
WT-143 = Étape 3 : le joueur actif continue le récit et joue autant de cartes récit qu’il veut.
WT-144 = Le récit des étapes 3 à 5 doit suivre le but de la quête.
WT-145 = Le récit des étapes 3 à 5 ne peut ni tuer ni éliminer un personnage.
WT-146 = Le récit des étapes 3 à 5 ne raconte pas la fin.
WT-147 = Il n’y a pas de limite de temps, mais il faut jouer une carte toutes les quelques phrases.
WT-148 = Étape 4 : dans le sens horaire à partir de la gauche du joueur actif, chaque autre joueur qui a un personnage debout sur la case de la quête peut continuer le récit, que ce personnage soit prêt ou activé.
WT-149 = Un joueur dont tous les personnages présents sont hors de combat ne peut ni prendre part ni jouer de carte.
WT-150 = Qui prend part joue autant de cartes récit qu’il veut et raconte comment son personnage aide ou gêne.
WT-150a = Il reprend le récit là où le précédent s’est arrêté.
WT-151 = Un joueur qui a activé un personnage à l’étape 2 ne peut prendre part qu’avec lui, même s’il en a d’autres sur la case.
    .why = on prend part avec un seul personnage debout sur place ; si on en a envoyé un, c’est lui
WT-152 = Personne n’est obligé de jouer des cartes à l’étape 4, même après une activation pour rejoindre.
WT-153 = Étape 5 : le joueur actif peut jouer 1 dernière carte récit, en laissant toujours la fin ouverte.
WT-154 = Étape 6 : on compte les cartes récit jouées dans la quête, face Printemps et face Hiver.
WT-155 = Plus de cartes pour le camp du joueur actif que pour l’autre : réussite.
    .why = la quête est gagnée
WT-156 = Plus de cartes pour le camp opposé : échec.
    .why = la quête est perdue
WT-157 = Autant de cartes des deux côtés : égalité.
    .why = la quête finit à égalité
WT-158 = Le joueur actif raconte la fin, en faveur du camp vainqueur, ou neutre après une égalité.
WT-159 = Toutes les cartes jouées dans la quête sont ensuite défaussées.
WT-160 = Étape 7 : le jeton Quête en cours et le jeton de la quête quittent la carte.
WT-161 = Parmi les joueurs du camp vainqueur, celui qui a joué le plus de cartes récit dans la quête choisit celle qui la représente le mieux.
WT-162 = Si plusieurs joueurs du camp vainqueur sont à égalité pour le plus de cartes et qu’il y a une Plume, c’est elle qui choisit.
WT-163 = S’ils sont à égalité et qu’il n’y a pas de Plume, le joueur actif choisit.
WT-164 = Le joueur actif pose la carte choisie, face du vainqueur visible, sur une case vide de la frise, à gauche du jeton Épilogue.
    .why = un souvenir va sur une case vide avant le jeton Épilogue
WT-165 = Une quête à égalité laisse comme souvenir une carte neutre, posée de la même façon.
WT-166 = Le joueur actif met le marque-page sur la carte posée.
WT-166a = Il met le jeton Quête dans l’hexagone au-dessus de cette carte.

## Memories and bookmark

WT-167 = Une case de la frise est vide quand elle ne porte ni carte récit ni carte neutre.
WT-168 = Un souvenir compte pour le camp dont la face est visible ; une carte neutre ne compte pour personne.
WT-169 = Le marque-page est sur le souvenir posé en dernier.
WT-170 = Au début d’une quête, le souvenir du marque-page ne se réinvente pas : il se rappelle tel qu’il a été raconté.
WT-171 = Si le joueur actif oublie ou ne trouve pas le lien avec le souvenir du marque-page, la quête échoue aussitôt.
    .why = le lien avec le souvenir du marque-page manque

## Epilogue

WT-172 = L’épilogue commence dès qu’un souvenir est posé sur la dernière case vide à gauche du jeton Épilogue.
    .why = chaque souvenir a sa place
WT-173 = À partir de là, on n’active plus de personnage et on ne fait plus d’action.
WT-174 = Dans l’épilogue, on n’emploie que les cartes que l’on a encore.
WT-175 = Étape 1 : qui a posé ce souvenir est le joueur de l’épilogue et prend le jeton Épilogue.
WT-176 = Le joueur de l’épilogue joue toutes les cartes récit qui lui restent et raconte comment ses personnages portent le dernier coup.
WT-177 = Son récit doit se relier au souvenir du marque-page.
WT-178 = Les récits de l’épilogue doivent refermer les fils ouverts des jetons Quête encore sur la carte.
WT-179 = Les récits de l’épilogue doivent laisser l’issue ouverte jusqu’à l’étape 5.
WT-180 = Les récits de l’épilogue peuvent faire venir n’importe quel personnage, où que soit son jeton.
WT-181 = Étape 2 : dans le sens horaire à partir de la gauche du joueur de l’épilogue, chaque autre joueur du Printemps et de l’Hiver peut jouer des cartes récit, face de son camp visible, et raconter sa part selon les mêmes règles.
WT-182 = Qui raconte une part doit la relier à un souvenir de la frise.
WT-183 = Étape 3 : un camp marque 1 point par carte récit jouée pour lui dans l’épilogue et 3 par souvenir en sa faveur.
    .why = souvenirs et dernières cartes
WT-184 = L’étape 4 n’a lieu que s’il y a une Plume et qu’elle n’est pas le joueur de l’épilogue.
WT-185 = À l’étape 4, la Plume peut engager au plus la moitié de sa main, arrondie en dessous, toute pour un même camp de son choix, et raconte comment les événements l’aident.
WT-186 = La part de la Plume suit les règles de récit de l’étape 1.
WT-187 = Étape 5 : le camp au plus haut score gagne.
WT-188 = À égalité de score, s’il y a une Plume, c’est elle qui gagne.
WT-189 = À égalité de score, s’il n’y a pas de Plume, le camp du joueur de l’épilogue gagne.
WT-190 = Le joueur de l’épilogue conclut alors toute l’histoire, en accord avec le résultat.
WT-190a = Sur cette conclusion, la partie est finie.

## Writer and story arbiter

WT-191 = Avec un rebelle, la Plume compte comme un joueur du Printemps ; avec un soldat, comme un joueur de l’Hiver.
WT-192 = La Plume n’est ni du Printemps ni de l’Hiver : elle est un camp à elle seule.
WT-193 = Les soldats de la Plume peuvent engager des combats, mais pas de pièges ; ses rebelles peuvent déclencher des pièges, mais pas de combats.
WT-194 = L’arbitre du récit a le dernier mot sur les récits chaque fois que les joueurs ne sont pas d’accord.
WT-195 = L’arbitre doit être impartial et servir la plus belle histoire.
WT-196 = L’arbitre n’a rien à dire sur la mécanique et peut seulement faire changer les passages qui ne vont pas avec le décor ou sont de mauvais goût.
WT-197 = Les joueurs peuvent s’accorder sur un ton (drame, aventure, comédie, horreur…) ; il ne change jamais la mécanique.
WT-198 = Chaque joueur peut offrir des idées à qui raconte ; qui raconte décide s’il les prend.

## Longer games and alternative epilogue

WT-199 = Une partie de 4, 5, 6 ou 7 souvenirs commence avec le jeton Épilogue sur la case 5, 6, 7 ou 8 de la frise.
WT-200 = Chaque joueur doit relier sa part de l’épilogue au souvenir du marque-page (au lieu de WT-182).
WT-201 = Quand un joueur finit sa part de l’épilogue, il met le marque-page sur un autre souvenir de son choix.
WT-202 = Les règles avancées ne servent que si tous les joueurs sont d’accord, dans n’importe quelle combinaison.

## Powers

WT-203 = Un pouvoir est accordé quand sa quête réussit pour le camp auquel elle appartient ; un échec ou une égalité ne donne rien.
WT-204 = Qui a réussi la quête reçoit le pouvoir ; la Plume peut recevoir des pouvoirs des deux camps.
WT-205 = Un jeton Pouvoir posé sur la carte demande un lieu dont l’emplacement de pouvoir est vide.
WT-206 = Lueur d’espoir : son jeton va sur la carte du rebelle qui a trouvé l’espoir.
WT-207 = Lueur d’espoir : une fois par chapitre, après une activation de ce rebelle, son joueur peut rendre sa carte prête et donc l’activer une seconde fois dans le chapitre.
WT-208 = Amour : ses 2 jetons vont sur les cartes des deux rebelles unis.
WT-209 = Amour : chaque fois que l’un des deux se déplace, l’autre peut venir avec lui sans rien payer.
WT-210 = Amour : ils peuvent se déplacer ensemble même si l’un est hors de combat.
WT-211 = Amour : sur une même case, les deux peuvent prendre part à un combat ou à un piège comme un seul personnage.
WT-212 = Amour : dans un tel combat ou piège, chacun de leurs joueurs peut jouer des cartes, qui s’additionnent.
WT-213 = Refuge : son jeton occupe l’emplacement de pouvoir là où la quête a réussi.
WT-214 = Refuge : un rebelle qui perd un combat n’est pas hors de combat, mais placé dans le lieu du jeton.
WT-215 = Refuge : le jeton de l’Horreur glacée ne peut jamais être dans ce lieu.
WT-216 = Grand Artefact : le camp qui réussit met son jeton sur la carte d’un de ses personnages qui ont pris part à la quête.
WT-217 = Grand Artefact : dans chaque quête ou combat de qui le porte, son joueur peut jouer la carte récit du souvenir lié comme s’il l’avait en main.
WT-218 = Grand Artefact : il ne sert pas dans un piège.
WT-219 = Grand Artefact : la carte employée reste sur la frise des souvenirs.
WT-220 = Grand Artefact : à tout moment, son possesseur peut remettre le jeton à un personnage d’un autre joueur sur la même case, pourvu que le récit le justifie.
WT-221 = Horreur glacée : son jeton va sur la carte du soldat qui a créé l’horreur.
WT-222 = Horreur glacée : son possesseur peut l’employer pendant son tour s’il n’a aucun personnage prêt au début de ce tour.
WT-223 = Horreur glacée : l’employer, c’est mettre son jeton dans un emplacement de pouvoir, partout sauf au Refuge.
WT-224 = Horreur glacée : il engage aussitôt un combat contre un rebelle de ce lieu.
WT-225 = Horreur glacée : la première carte d’attaque est la carte récit du souvenir lié, qui reste sur la frise.
WT-226 = Horreur glacée : après le combat, le jeton reste là jusqu’à son prochain emploi.
WT-227 = Horreur glacée : au plus une fois par tour.
WT-228 = Propagande de l’Hiver : sans jeton ; une fois accordée, tout joueur qui a un soldat peut l’employer à son tour au lieu d’activer un personnage.
WT-229 = Propagande de l’Hiver : d’abord, il retourne un de ses soldats prêts sur sa face activée.
WT-229a = Propagande de l’Hiver : puis il pioche 3 cartes récit.
WT-229b = Propagande de l’Hiver : puis il retourne un rebelle prêt sur sa face activée.
WT-229c = Propagande de l’Hiver : puis il joue 3 cartes récit et raconte comment le soldat a empêché le rebelle d’agir.
    .why = il faut trois cartes à raconter
WT-230 = Propagande de l’Hiver : jusqu’à la fin du chapitre, ce rebelle ne peut pas être activé.
WT-231 = Propagande de l’Hiver : la cible ne doit pas encore avoir été activée dans ce chapitre.
    .why = ce rebelle a déjà été activé dans ce chapitre
WT-232 = Représailles : sans jeton ; elles s’emploient dès qu’on les obtient, et une fois par partie.
WT-233 = Représailles : le joueur vise un pouvoir des rebelles ou un rebelle, jamais les deux.
WT-234 = Représailles contre un pouvoir : le pouvoir quitte la partie et le souvenir lié passe de la face Printemps à la face Hiver.
WT-235 = Représailles contre un rebelle : il est éliminé de la partie ; rien d’autre dans le jeu n’élimine un personnage.
WT-236 = Représailles contre un rebelle qui a un jeton Pouvoir : elles détruisent le pouvoir, et non le rebelle.
    .why = un rebelle qui a un pouvoir ne perd que ce pouvoir

## The rebel returns

WT-237 = Un joueur qui a un personnage prêt peut, au lieu de son tour normal, faire revenir le rebelle éliminé par les Représailles.
WT-238 = Il joue 3 cartes récit et raconte comment le rebelle s’échappe ; aucun de ses personnages n’est activé.
    .why = faire revenir un rebelle demande trois cartes
WT-239 = Le récit peut faire venir n’importe quel personnage, et aucun jeton de la carte ne bouge.
WT-240 = Qui raconte place le rebelle dans un lieu décrit dans le récit.
    .why = le rebelle revient dans un lieu du récit
WT-241 = Le rebelle revient à son joueur, sa carte sur la face activée.

## Objectives

WT-242 = Avec les objectifs, on joue pour cinq souvenirs au moins.
WT-243 = Un objectif peut être accompli dès que sa condition est remplie ; son joueur peut alors l’annoncer aussitôt.
WT-244 = Le joueur qui annonce révèle la carte et raconte une courte histoire sur l’un de ses thèmes, reliée au souvenir du marque-page.
WT-245 = Il pose la carte Objectif sur une case vide de la frise marquée de l’icône Objectif et y met le marque-page.
    .why = un objectif va sur une case vide à l’icône
WT-246 = Trois cases de la frise portent l’icône Objectif ; elles seules peuvent recevoir un souvenir d’objectif.
WT-247 = Qui se réfère à un souvenir d’objectif doit reprendre l’histoire racontée pour lui.
WT-248 = Un souvenir d’objectif est en faveur du camp de sa carte.
WT-249 = Les objectifs ne donnent jamais de pouvoir.
WT-250 = Le souvenir d’une quête peut être posé sur un souvenir d’objectif de l’un ou l’autre camp, qu’il recouvre.
WT-251 = Le souvenir d’une quête ne peut jamais être recouvert.
WT-252 = Le Sauvetage (Printemps, 1 carte) : sauver un rebelle hors de combat ; son récit part du combat qui l’a mis dans cet état.
WT-253 = Les Rebelles (Printemps, 2 cartes) : un piège de son possesseur met un soldat hors de combat.
WT-254 = La Liaison (Printemps, 4 cartes) : un même rebelle atteint les deux lieux de la carte en une activation, dans un ordre ou dans l’autre.
WT-255 = La Liaison : commencer dans un lieu nommé, c’est l’atteindre.
WT-256 = La Liaison : en atteignant le premier lieu, le joueur révèle la carte et la pose devant lui, face visible.
WT-257 = La Liaison : si le second lieu n’est pas atteint pendant cette activation, la carte reste visible et peut être tentée de nouveau dans un autre chapitre.
WT-258 = La Récompense (Hiver, 2 cartes) : un combat de son possesseur met un rebelle hors de combat.
WT-259 = L’Espion (Hiver, 2 cartes) : quand un rebelle entre sur une case où se trouve un de ses soldats, le possesseur révèle la carte et la pose face visible.
WT-260 = L’Espion : l’entrée suivante de cette sorte accomplit l’objectif ; rebelle et soldat peuvent être les mêmes.
WT-261 = L’Attaque (Hiver, 2 cartes) : défausser 2 cartes récit pendant qu’un personnage du possesseur est dans le lieu nommé.
    .why = L’Attaque demande deux cartes, et un de vos soldats dans le lieu nommé
WT-262 = La Garnison (Hiver, 1 carte) : il y a des soldats dans plus de lieux différents que de rebelles.

## Skills

WT-263 = Un don agit toujours ; qui s’en sert raconte en deux mots comment.
WT-264 = Objectif (Alice, Lumignon) : à l’activation, le joueur peut défausser son objectif inachevé et en choisir un autre parmi les cartes Objectif inutilisées de son camp.
WT-265 = Sans le module des objectifs, Alice et Lumignon ont le don Carte récit.
WT-266 = Quête (Épouvantail, Mangefeu) : une quête où ce personnage prend part compte +1 pour son camp à l’étape 6.
WT-267 = Piège (Pinocchio, Renard & Chat) : dans un piège que ce personnage tend ou subit, son camp compte +1.
WT-268 = Combat (Homme de fer-blanc, Loup) : au premier échange d’un combat, son joueur raconte sa part sans jouer de carte ; les suivants en demandent une, comme d’habitude.
WT-269 = Mouvement (Petite Fille aux allumettes, Blanche-Neige) : en déplaçant ce personnage, son joueur peut l’avancer de 2 cases au plus sans carte.
WT-270 = Passage secret (Mamie Dorothy, Chapelier fou) : à l’activation, avant le déplacement, le joueur peut porter le personnage au lieu de son passage.
WT-271 = Prendre un passage secret n’est pas se déplacer : ni combat ni piège n’y répond.
WT-272 = Carte récit (Ronchon, Lapin blanc) : l’activation pioche 4 cartes récit, et non 3.

## Set-up and turns

WT-R1 = En ligne, « le plus jeune » est le premier d’une liste fixée au début de la table ; « le plus jeune joueur du Printemps » est le premier joueur du Printemps de cette liste, et ainsi de suite.
WT-R2 = Dans un camp, les joueurs s’asseyent dans l’ordre de cette liste.
WT-R3 = Dans WT-32, on choisit dans l’ordre des sièges, à partir du premier joueur de la liste.
WT-R4 = Quand la pioche est vide et qu’il faut piocher, la défausse mélangée forme une nouvelle pioche ; si les deux sont vides, les cartes manquantes ne sont pas piochées. Un mélange n’est pas annoncé, et une pioche trop courte n’est dite qu’à qui pioche. Personne ne voit la première carte de la pioche, bien qu’une carte imprimée montre son image des deux côtés. Plusieurs joueurs piochent dans le sens horaire à partir de qui tient le jeton Joueur actif (à la mise en place, à partir du plus jeune joueur du Printemps).
WT-R5 = Les cartes neutres sont illimitées.
WT-R6 = Un nouveau chapitre commence par le joueur qui tient alors le jeton Joueur actif, c’est-à-dire celui qui suit le dernier tour joué.
WT-R7 = Un joueur qui a un personnage prêt doit en activer un (ou employer WT-228 ou WT-237) ; ce personnage n’est obligé ni de se déplacer ni d’agir.
WT-R8 = Un tour selon WT-56 ne contient rien, pas même un sauvetage ; seule l’Horreur glacée peut y servir.
WT-R9 = La limite de 7 ne vaut qu’à l’étape 5 d’une activation, la sienne ou pour rejoindre : une main plus grande est réduite à 7, une plus petite ne change pas. Aux autres moments, une main peut être plus grande (après la phase de fin, en défense, dans l’épilogue) ; personne ne peut se débarrasser de cartes autrement, sauf pour L’Attaque.
WT-R10 = Un joueur qui n’a plus aucun personnage garde sa main, pioche à la phase de fin et joue dans l’épilogue.
WT-R11 = Renard & Chat sont un seul personnage, avec une carte et un jeton.
WT-R98 = En ligne, le propriétaire du jeu (WT-30) est l’hôte : s’il a un siège, c’est lui qui est proposé, et personne n’y est tenu.
WT-R99 = En ligne, un joueur accepte les règles avancées (WT-202) en s’asseyant, car les options sont montrées avant. Si l’hôte les change ensuite, toutes les personnes assises sont prévenues, et qui reste accepte.

## Writer

WT-R12 = Dans un combat, un piège, une quête ou un sauvetage, la Plume est du camp du seul personnage qu’elle y emploie, pour toute sa durée. Avec un rebelle et un soldat sur la case d’une quête, elle en nomme un avant sa première carte.
WT-R13 = Les personnages de la Plume n’interviennent jamais l’un contre l’autre, et son rebelle qui rencontre son soldat ne compte pas pour L’Espion.
WT-R14 = Dans WT-161, la Plume compte comme un joueur du camp pour lequel elle a joué dans cette quête.
WT-R15 = Dans WT-162, la Plume choisit même si elle n’a pas pris part, et même si elle est elle-même à égalité.
WT-R16 = Une Plume qui est le joueur de l’épilogue joue à l’étape 1 : elle nomme un camp et joue pour lui toutes les cartes qui lui restent (WT-176), sans la limite de la moitié, et n’a pas d’étape 4.
WT-R17 = La moitié se prend sur les cartes en main au début de l’étape 4 : 0 ou 1 carte donne 0, 5 donnent 2, 7 donnent 3.

## Movement and interrupts

WT-R18 = Une carte donne deux pas qui se font un à un, même après un combat gagné, un piège évité ou un sauvetage entre les deux ; les pas inutilisés sont perdus à la fin du déplacement. Une intervention clôt le passage raconté jusque-là ; ce qu’on raconte ensuite en est un nouveau.
WT-R19 = Un personnage peut entrer plusieurs fois sur la même case ; chaque entrée est une nouvelle occasion d’intervenir.
WT-R20 = Les personnages du même camp ou du même joueur ne gênent jamais un déplacement.
WT-R21 = Seule l’entrée compte. Se tenir sur une case, y commencer, y être placé, porté ou ramené ne permet jamais d’intervenir et ne compte jamais pour L’Espion, ni pour La Liaison au-delà de WT-255. Le départ y est la case où se tient le personnage quand son déplacement commence : après un passage secret, le lieu du passage, et non la case quittée.
WT-R22 = Qui se déplace n’intervient jamais : un soldat qui s’approche d’un rebelle ne peut pas l’attaquer, un rebelle qui s’approche d’un soldat ne peut pas le piéger.
WT-R23 = Un déplacement peut être interrompu plusieurs fois, une par case où l’on entre, même par le même personnage.
WT-R24 = Tous les joueurs qui ont sur la case un personnage debout et en droit d’intervenir sont interrogés en même temps, sur les seuls faits visibles (ce qu’ils ont en main n’y fait rien). Si plusieurs le veulent, ils ont un temps d’intervention pour s’accorder : chacun cède ou insiste. Si un seul insiste, il intervient ; s’ils sont plusieurs, c’est le plus proche de qui se déplace dans le sens horaire ; si tous cèdent, c’est encore le plus proche dans le sens horaire, car on ne se dédit pas (WT-R25). Un joueur qui a plusieurs personnages possibles en choisit un.
WT-R25 = Pour intervenir, il faut de quoi faire le premier pas : pour un combat, une carte en main, le don Combat ou la carte du Grand Artefact ; pour un piège, une carte en main. On ne se dédit pas : la première attaque ne peut être omise, ni le piège annulé. Seuls le temps écoulé ou un départ y mettent fin ; alors intervient le suivant dans le sens horaire, sinon le déplacement continue.
    .why = intervenir demande une carte pour le premier coup, et on ne se dédit pas
WT-R26 = Un personnage hors de combat ne peut pas intervenir. Il peut être attaqué, ce qui arrive à un compagnon uni emmené (WT-R69a) et sous l’Horreur glacée (WT-R75) : son joueur peut le défendre ; s’il gagne, il reste couché ; s’il perd, WT-88 et WT-89 valent, et personne ne l’a mis hors de combat de nouveau (La Récompense).
WT-R27 = Les interventions ne s’emboîtent pas : pendant un combat ou un piège, personne ne se déplace, donc rien de neuf ne peut survenir. On applique ses suites, on vérifie les objectifs (WT-R82), puis le déplacement reprend ou s’arrête.
WT-R28 = Quand une intervention a mis fin au déplacement, l’activation continue à l’étape 4 : un personnage hors de combat ne peut pas agir, un personnage arrêté mais debout le peut.
WT-R29 = « Ne peut plus être déplacé de ce chapitre » vaut jusqu’à la phase de fin, même si le personnage est sauvé ; cela n’interdit ni activation, ni action, ni passage secret.
    .why = ce personnage ne peut plus être déplacé de ce chapitre
WT-R100 = L’étape 3 se demande à chaque activation, la sienne ou pour rejoindre, même pour un personnage couché, immobilisé ou arrivé : il ne fait alors aucun pas, mais peut tout ce qu’un déplacement offre d’autre.

## Battles and traps

WT-R30 = Un premier échange raconté grâce au don Combat compte comme une carte jouée pour WT-82 et WT-83 et ne peut être remplacé par une carte. Loup peut attaquer la main vide ; si le rebelle ne joue rien, Loup gagne.
WT-R31 = Homme de fer-blanc contre Loup : le premier échange est raconté des deux côtés, sans carte ; le deuxième commence par la carte de Loup.
WT-R32 = Dans un combat ou un piège, seuls les deux joueurs concernés jouent des cartes (et celui d’un partenaire uni, WT-R69b, WT-R69c).
WT-R33 = Le vainqueur peut choisir n’importe quel lieu ou place, occupé ou non ; si le récit est jugé ne pas le justifier, le rebelle reste là où il a perdu.
    .why = un captif ne peut pas être emmené là
WT-R34 = Les jetons Quête et Pouvoir d’un personnage le suivent quand il est placé ou porté ailleurs.
WT-R35 = Un piège peut être vide ou tout entier face Hiver : total 0. Aucune carte de défense contre un total de 0, c’est égal.
WT-R36 = Comparaison d’un piège avec les dons : cartes cachées face Printemps (+1 si Pinocchio en est) contre cartes de défense (+1 si Renard & Chat est le soldat pris).
WT-R37 = À la révélation, tout le monde voit toutes les cartes cachées, même celles face Hiver qui reviennent en main.
WT-R38 = Tant que ses cartes sont dans un piège, un joueur ne peut pas s’en servir pour autre chose.
WT-R39 = Un soldat repoussé retourne sur la place d’où il est entré ; ce n’est pas une entrée.
WT-R101 = En ligne, un piège est deux questions : d’abord on montre la carte du piège et on cache les autres, puis on raconte l’embuscade.

## Saving

WT-R40 = Un personnage hors de combat peut être activé : sa carte est retournée, son joueur pioche et, une fois sauvé, il peut agir, et se déplacer sauf si WT-R29 l’interdit.
WT-R41 = Sauver son propre personnage n’en demande aucun autre à côté.
WT-R42 = Sauver le personnage d’un autre demande, sur sa case, un personnage du même camp que la victime ; il peut être prêt, activé, en chemin ou immobile, et même hors de combat.
WT-R43 = On peut sauver à son propre tour, au début (avec un personnage prêt), pendant un déplacement, au choix de l’action et à la fin de l’activation ; pas pendant un combat, un piège, les étapes d’une quête, un tour selon WT-56 ou une activation pour rejoindre.
WT-R102 = Les cartes jouées pour un sauvetage, pour la Propagande de l’Hiver et pour le retour d’un rebelle sont défaussées une fois racontées.

## Quests

WT-R44 = Un personnage prêt déjà sur la case de la quête peut être activé à l’étape 2 ; il pioche et il est arrivé : on lui demande son déplacement comme aux autres (WT-R100), mais il ne fait aucun pas, si bien qu’un jeton Quête porté ne bouge pas pendant la quête.
WT-R45 = En allant rejoindre une quête, on n’entre pas deux fois sur la même case, et chaque pas doit suivre un plus court chemin vers le jeton Quête en cours, compté soit sur toute la carte, soit sur la carte sans les cases où quelqu’un pourrait intervenir (la case de la quête en fait toujours partie). Arriver met fin au déplacement. On fait au moins un pas si on peut le payer, ou on prend un passage qui y mène (WT-R90) ; ensuite, on peut s’arrêter en route (WT-141). On ne peut pas choisir un personnage hors de combat, ni un personnage qui ne peut être déplacé, sauf s’il est déjà sur place ou a un tel passage.
    .why = vers une quête, chaque pas s’en approche, et le chemin finit là
WT-R46 = L’étape 5 de qui rejoint (défausser jusqu’à 7) vient juste après son déplacement, avant qu’on interroge le joueur suivant.
WT-R47 = Qui est arrêté en route ne peut pas prendre part, et ses autres personnages présents sur la case de la quête non plus.
WT-R48 = Un personnage prend part à une quête s’il est celui du joueur actif ou celui avec lequel un autre joueur raconte à l’étape 4, avec ou sans cartes. Être seulement là n’est pas prendre part.
WT-R49 = Sans activation à l’étape 2, un joueur qui a plusieurs personnages debout sur place en nomme un. Le joueur actif ne prend part qu’avec le personnage qu’il a activé.
WT-R50 = Les cartes comptent toujours pour la face visible, quoi que dise le passage.
WT-R51 = Aucune carte d’aucun côté et aucun don : c’est une égalité, 0 à 0. Si un camp gagne une quête sans qu’une carte ait pu être retenue, personne ne choisit : la première carte de la pioche (refaite au besoin, à défaut une carte blanche) devient le souvenir.
WT-R52 = Toute carte récit jouée dans la quête, par n’importe qui, peut devenir le souvenir, sauf celle du Grand Artefact, déjà sur la frise.
    .why = seul un dessin raconté dans cette quête peut en être le souvenir
WT-R53 = Retirée : un camp ne peut pas gagner sans carte contre une carte de l’autre ; WT-R51 suffit donc.
WT-R54 = Un lien manquant met fin à la quête après l’étape 1 : on saute les étapes 2 à 5, le camp opposé gagne, le joueur actif raconte la fin, et le souvenir suit WT-R51.
WT-R55 = Tant qu’il n’y a pas de souvenir, aucun lien n’est demandé. Si le marque-page est sur un souvenir neutre ou d’objectif, c’est la fin racontée qu’il faut rappeler.
    .why = il n’y a pas encore de souvenir à reprendre
WT-R56 = S’il y a plusieurs jetons Quête de son camp sur une case, le joueur actif en choisit un. Un même rebelle peut porter les deux jetons portés.
WT-R57 = Si un rebelle éliminé portait un jeton Quête, son joueur le met aussitôt sous un autre rebelle de son choix.
WT-R58 = Si, à la fin d’une étape 7, il n’y a plus de jeton Quête sur la carte et qu’on ne peut en lancer aucun alors que la frise a encore une case vide, l’épilogue commence aussitôt ; qui a posé le souvenir le plus récent est le joueur de l’épilogue.
    .why = il ne reste plus de quête
WT-R59 = S’il n’y a aucun emplacement libre (cartes personnalisées), une quête à emplacement ne peut pas être lancée.
WT-R60 = L’étape 7 se fait en entier, pouvoir et Représailles compris, avant que l’épilogue commence ; le reste de l’activation (étape 5, réveil) est alors abandonné.
WT-R103 = Un personnage qui ne s’est pas déplacé pendant cette activation a fini son déplacement là où il se tient ; de même s’il a été remis en place ou porté ailleurs.
WT-R104 = Les cartes jouées dans la quête (WT-154) sont celles des étapes 3 à 5, celle du Grand Artefact comprise ; ce qu’on paie pour rejoindre, pour un combat ou pour un piège n’en fait pas partie.
WT-R105 = Le souvenir (WT-161) se choisit parmi les cartes juste défaussées : celles qui conviennent restent visibles jusque-là, et les autres vont à la défausse.
WT-R106 = Une carte Objectif occupe sa case de la frise : la case n’est plus vide, le souvenir d’une quête n’y vient qu’en la recouvrant (WT-250), et un objectif peut occuper la dernière.
WT-R107 = Chacun des autres peut répondre d’avance à l’appel de l’étape 2, dès l’annonce de la quête, pendant qu’on raconte son début. Une réponse d’avance est secrète, peut changer jusqu’à ce qu’elle serve, et sert quand vient son tour, dans le sens horaire ; si elle n’est plus permise, on interroge de nouveau son joueur. Si le lien manque, toutes tombent sans avoir été vues.

## Epilogue

WT-R61 = Le joueur de l’épilogue joue toutes les cartes qu’il a (WT-176) : en ligne, il en tisse autant qu’il veut, et le reste est posé avec sa dernière phrase, même si le temps est écoulé ou s’il est parti. Pour tous les autres, jouer est facultatif, et les cartes non jouées ne comptent pas. Un joueur à la main vide peut quand même raconter une part.
WT-R62 = Le joueur de l’épilogue est celui qui a posé le dernier souvenir, même si c’était une carte neutre ou un objectif.
WT-R63 = Pouvoirs et dons n’ont aucun effet dans l’épilogue.
WT-R64 = Un lien manquant dans l’épilogue n’a pas d’effet mécanique ; l’arbitre peut demander une nouvelle version.
WT-R65 = Avec l’autre épilogue, le joueur de l’épilogue et la Plume déplacent aussi le marque-page ; il doit aller chaque fois sur un souvenir différent. Avec moins de deux souvenirs sur la frise, il reste où il est.
    .why = le marque-page doit aller sur un autre souvenir
WT-R66 = Si un objectif occupe la dernière case, on raconte son histoire et on pose le marque-page, puis l’épilogue commence : tout déplacement, activation ou quête en cours est abandonné, les cartes qui y ont été jouées sont défaussées, le jeton Quête en cours est retiré, son jeton Quête reste sur la carte comme un fil ouvert, et personne ne défausse jusqu’à 7. Un combat ou un piège n’est jamais coupé, car aucune vérification n’y tombe (WT-R82).
WT-R108 = À l’étape 4, la Plume peut relier sa part à n’importe quel souvenir, comme les joueurs de l’étape 2 ; le marque-page ne lie que le joueur de l’épilogue (WT-177), sauf avec l’autre épilogue. Sans souvenir sur la frise, aucun lien n’est demandé.

## Powers

WT-R67 = Qui a réussi la quête (le joueur actif) décide des jetons : Lueur d’espoir et Horreur glacée sur un personnage de la bonne sorte qui a pris part, Grand Artefact sur un participant du camp qui a réussi, Amour sur le porteur et n’importe quel autre rebelle en jeu.
    .why = ce pouvoir va à qui a pris part, et l’amour au porteur et à un autre rebelle
WT-R68 = Le réveil est offert une fois, quand une activation du porteur (la sienne ou pour rejoindre) est finie. Un rebelle retourné par la Propagande de l’Hiver ne peut pas être réveillé ainsi.
WT-R69 = Rebelles unis, déplacement : les deux doivent être sur la même case avant le pas ; le compagnon suit alors pas à pas, même hors de combat ou sous WT-R29, et ne suit jamais un placement ou un passage secret. Qui se déplace doit être debout. Son joueur décide à chaque pas si le compagnon vient, sauf si le joueur de celui-ci l’a fait rester (réglage visible ; au début, il suit). Être emmené n’est pas une activation et ne compte pas pour La Liaison.
WT-R69a = Rebelles unis, entrée : la paire fait une seule entrée, donc une seule occasion d’intervenir, au plus un combat, un seul compte pour L’Espion. Qui intervient nomme un rebelle de la paire comme cible, debout ou non, jamais le sien ; les soldats de qui se déplace n’attaquent jamais.
WT-R69b = Rebelles unis, attaqués : si le partenaire est là, debout ou non, son joueur décide une fois, avant la première attaque, s’ils font front. Alors chaque étape de défense interroge d’abord le joueur de la cible et, s’il ne joue rien, celui du partenaire ; une carte suffit en tout ; le don Combat et le Grand Artefact de l’un ou de l’autre peuvent servir ; une défaite frappe les deux, et le vainqueur les met sur la même case. S’ils ne font pas front, seule la cible est touchée : si c’est qui se déplaçait, le déplacement finit et le compagnon reste là ; si c’est le compagnon, l’autre peut continuer et peut encore l’emmener.
WT-R69c = Rebelles unis, piège : le joueur du partenaire (un autre joueur, partenaire debout et dans le lieu) peut cacher toute sa main comme second paquet sous sa propre carte, sans carte du piège. Les cartes face Printemps des deux paquets s’additionnent, et chacun reprend ses propres cartes face Hiver. Le bonus de Pinocchio compte s’il est l’un des deux. Pour Les Rebelles, c’est le piège du seul joueur du rebelle qui l’a déclenché.
WT-R70 = Avec le Refuge en jeu, un rebelle qui perd voit quand même son déplacement fini et ne peut plus être déplacé de ce chapitre ; le vainqueur ne place rien, La Récompense n’est pas accomplie, et le rebelle peut encore agir depuis le refuge ; s’il était couché, il l’est aussi là-bas.
WT-R71 = Si le Refuge est obtenu là où se trouve le jeton de l’Horreur glacée, celui-ci retourne sur la carte de son personnage.
WT-R72 = La carte du Grand Artefact se joue une fois par quête ou combat et compte comme une carte du camp de qui l’emploie, aussi pour le plus de cartes jouées (WT-161).
WT-R73 = On peut passer l’artefact avant que le joueur actif ait commencé son tour, et pendant l’activation de qui le porte, entre deux de ses réponses ; jamais pendant un combat, un piège ou une quête, et au plus une fois par tour. Il va à un personnage debout de n’importe quel autre joueur sur la même case, de l’un ou l’autre camp.
    .why = l’artefact passe une fois par tour, à quelqu’un debout, jamais pendant un combat, un piège ou une quête
WT-R74 = Un artefact passé sert à son nouveau porteur ; il n’est un pouvoir des rebelles, pour les Représailles, que tant qu’un rebelle le porte.
WT-R75 = L’Horreur glacée demande un lieu avec un rebelle d’un autre joueur, debout ou non, et un emplacement de pouvoir vide ; le sien compte comme vide. Le possesseur est le joueur du soldat qui l’a reçue.
    .why = l’horreur demande un lieu avec le rebelle d’un autre et un emplacement de pouvoir vide
WT-R76 = Dans ce combat, le possesseur se bat avec le soldat qui a créé l’horreur, où qu’il soit, debout ou non ; si c’est Loup, la carte du souvenir remplace l’échange raconté, et il n’y en a pas d’autre gratuit.
WT-R77 = La Propagande de l’Hiver demande, avant de piocher, un soldat prêt à soi et un rebelle prêt, de n’importe qui, pas encore activé dans ce chapitre (l’un et l’autre peuvent être hors de combat), et 3 cartes après avoir pioché. Ce n’est pas une activation : ni dons, ni déplacement, ni défausse jusqu’à 7. Les 3 cartes sont défaussées.
WT-R78 = Les Représailles sont obligatoires. Cibles : un pouvoir du Printemps avec jeton (Lueur d’espoir, Amour, Refuge, le Grand Artefact tant qu’un rebelle le porte), ou n’importe quel rebelle sans jeton Pouvoir. Si un rebelle porte plusieurs pouvoirs, on en choisit un. Détruire l’Amour retire les deux jetons. Le souvenir lié ne se retourne que si sa face Printemps est visible.
    .why = les représailles frappent un pouvoir des rebelles, ou un rebelle sans pouvoir
WT-R79 = N’importe quel joueur, même de l’Hiver, peut faire revenir le rebelle ; il revient debout.

## Objectives

WT-R80 = Chaque carte Objectif porte une consigne secrète de son possesseur : l’annoncer, l’annoncer sauf si cela faisait commencer l’épilogue (au début), ou la garder. Elle peut changer à tout moment, personne ne la voit, et à une vérification (WT-R82) elle s’applique sans interroger personne. Ce qui a été accompli mais gardé (Sauvetage, Rebelles, Récompense, une entrée pour L’Espion, Liaison) est manqué, une occasion suivante compte de nouveau ; La Garnison peut être annoncée à chaque vérification où elle est vraie.
WT-R81 = Plusieurs objectifs à la même vérification sont annoncés l’un après l’autre, dans le sens horaire à partir du joueur actif ; chacun demande une case à icône libre à gauche du jeton Épilogue, sinon il ne peut pas être annoncé (mais il est gardé).
WT-R82 = On vérifie après : une entrée et son intervention ; un combat de l’Horreur glacée ; un sauvetage ; un passage secret ; la défausse de L’Attaque ; l’étape 7 d’une quête ; le retour d’un rebelle ; la fin d’un tour. On ne vérifie ni pendant un combat ou un piège, ni aux étapes 1 et 3 à 6 d’une quête, ni à la phase de fin, ni dans l’épilogue.
WT-R83 = Une carte Objectif recouverte quitte la partie et ne compte plus ; ses passages restent dans le livre, marqués comme recouverts.
WT-R84 = Révéler La Liaison est le libre choix de son possesseur pendant un déplacement, tant que son rebelle activé se tient dans un lieu nommé qu’il a atteint pendant cette activation (départ compris). Elle ne s’accomplit que dans une activation où elle était visible dès le premier lieu nommé ; un nouvel essai doit se faire dans un chapitre suivant. Entrer compte même si le rebelle y est ensuite battu.
WT-R85 = L’Espion compte les entrées des rebelles d’autres joueurs ; les soldats hors de combat du possesseur comptent aussi. Sauf s’il est gardé, la première entrée révèle la carte et la suivante l’accomplit, toutes deux peut-être dans le même déplacement.
WT-R86 = Les deux cartes de L’Attaque sont défaussées dans ce seul but (ni pour un déplacement ni pour la limite), pendant une activation du possesseur, la sienne ou pour rejoindre, en se déplaçant, au choix de l’action ou en finissant l’activation ; cela révèle et annonce la carte.
WT-R87 = La Garnison compare les lieux différents où il y a au moins un soldat à ceux où il y a au moins un rebelle, hors de combat compris ; un lieu partagé compte pour les deux ; les places ne comptent jamais.
WT-R88 = Sauver son propre rebelle accomplit Le Sauvetage.
WT-R109 = Le personnage dans le lieu nommé (WT-261) doit être un soldat debout, n’importe lequel du possesseur.
WT-R110 = Un objectif accompli n’est pas remplacé ; son joueur continue sans, la Plume avec l’autre.

## Skills

WT-R89 = Le déplacement gratuit est de 2 cases au plus, une fois par activation, avant, entre ou après des pas payés.
WT-R90 = Un personnage peut prendre son passage jusqu’à son premier pas de l’activation, même hors de combat ; il est couché à l’autre bout comme il l’était avant. Dans une activation pour rejoindre, le passage doit rapprocher du jeton Quête en cours, en pas sur toute la carte ; s’il mène à la case de la quête, le personnage est arrivé. Les passages mènent au Manoir de Dorothy (Mamie Dorothy) et à l’Asile du Chapelier fou (Chapelier fou).
WT-R91 = Le joueur voit toutes les cartes inutilisées du camp et en prend une ; celle qu’il défausse, révélée ou non, rejoint ensuite les inutilisées. La Plume échange l’objectif du camp du personnage.
WT-R92 = Les bonus de quête s’additionnent et peuvent s’annuler ; un bonus n’est pas une carte et ne compte pas pour le plus de cartes jouées.

## Storytelling

WT-R93 = Le serveur ne juge jamais un texte. Seuls l’arbitre ou un vote font valoir les règles du récit.
    .why = racontez-le avec vos mots, dans la place qu’il y a
WT-R94 = En ligne, « une carte toutes les quelques phrases » (WT-147) est un petit rappel : après trois phrases sans carte, la page le dit à qui raconte, et rien n’est refusé. Les temps d’un rythme sont aussi les nôtres.
WT-R111 = En ligne, un passage tient sauf si quelqu’un, arbitre compris, le conteste à temps ; alors seulement on interroge l’arbitre (ou on vote).
WT-R112 = Pendant que l’un raconte, les autres lisent son texte à mesure qu’il s’écrit, sauf s’il coupe cette lecture : jamais quelle carte ou quelle face il choisit, jamais les cartes d’un piège. Chacun d’eux peut lui envoyer une idée de 120 caractères au plus par passage, qu’il voit seul, et garde un carnet secret pour son prochain passage.
    .why = une idée par passage, de 120 caractères au plus

## Length and hands

WT-R95 = Si trois chapitres de suite finissent sans nouveau souvenir, l’épilogue commence après les pioches de la troisième phase de fin ; qui a posé le souvenir le plus récent est le joueur de l’épilogue, sans aucun souvenir le premier joueur du Printemps.
    .why = il est temps que le conte finisse
WT-R96 = Avant n’importe quel tour, un joueur peut proposer de conclure, une fois par chapitre chacun ; si tous les joueurs présents sont d’accord, l’épilogue commence avec le joueur de l’épilogue selon WT-R95.
    .why = tout le monde doit être d’accord, et chacun peut le proposer une fois par chapitre
WT-R97 = Aucune taille de main n’est jamais montrée, comptée ni suggérée par la table. On peut pourtant la calculer, car tout est visible : 4 au début (Plume : nombre de joueurs du Printemps) ; plus 3 par activation (4 avec Carte récit), 3 pour la Propagande, 4 par phase de fin (Plume : nombre de joueurs du Printemps) ; moins chaque carte jouée de la main, la carte du piège et les cartes du piège face Printemps, 2 pour L’Attaque ; réduite à 7 à chaque étape 5. Seule une pioche trop courte (WT-R4) échappe au compte.
