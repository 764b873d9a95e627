### The rules and rulings of Windward in French, one message per rule, with a short reason (.why) where one is shown.
###
### Glossary. A game term has one French word, with a capital letter where English has one; “pl.” and gender where in doubt.
###   Windward: Au vent. Celus: Celus. captain: capitaine. ship: navire (m.). board: plateau. space: case. hand: main.
###   Trading Post: Comptoir (m.). At Port: au port. At Sky: en vol. Flag: Pavillon. Territory: Territoire. tile: tuile.
###   Drift: Récif (m., « case Récif »). Zephyr: Zéphyr. Gas Pocket: Poche de Gaz. Feeding Ground: Pâture (f.).
###   Around the Planet: Tour de la planète; its space: coin. red start space: case de départ rouge.
###   higher, lower elevation: haute, basse altitude. wind: vent. Wind Die: dé du vent. Battle Die: dé de Combat.
###   Crester: Crester, pl. Cresters (m.); Grey, Red: gris, rouge; Great White Crester: Grand Crester blanc.
###   alive: vivant. Defeated: Vaincu. to tow: remorquer. Tooth: Dent (f.); Grey, Red Tooth: Dent grise, Dent rouge.
###   Notoriety: Notoriété (f.). Morale: Moral (m.). Speed: Vitesse. Longboat Speed: Vitesse des Chaloupes. Gas: Gaz.
###   Longboat: Chaloupe (f.). Cannon: Canon. slot: emplacement. Cargo Hold: Cale (f.). stockpile: réserve. token: jeton.
###   Hits: Touches (f.); « +2 Touches » token: jeton « +2 Touches ». Strength: Force. Battle: Combat. tie: égalité.
###   Attacker, Defender: Attaquant, Défenseur. to be Lost (a ship): faire Naufrage; a ship Lost: un Naufrage.
###   Rest: Repos (« Repos au port », « Repos en vol »). to loot: piller; loot: butin.
###   Mate: Lieutenant. Order: Ordre (« Ordre de vol », « Ordre de port »). to give an Order: donner un Ordre.
###     Drop Longboat: Larguer une Chaloupe. Longboat Speed: Vitesse des Chaloupes. Ship Speed: Vitesse du navire.
###     Process Crester: Dépecer un Crester. Research Crester: Étudier un Crester. Take Supplies: Se ravitailler.
###     Morale: Moral. Fill Cannon: Charger un Canon. Hire Crew: Engager un Équipier. Rum: Rhum.
###   Crew: Équipage; a Crew tile: tuile Équipage; one of the Crew: Équipier. Purser: Commissaire. Gas Worker: Gazier.
###     Marine: Fusilier. Sergeant: Sergent. Harpooner: Harponneur. Coxswain: Barreur.
###   Supply card: carte Ravitaillement. stack: pile. discard pile: défausse. Fuel: Carburant. Harpoon: Harpon. Coffee: Café.
###     Deadweight: Lest. Aerogenerator: Aérogénérateur. Bait: Appât. False Flag: Faux pavillon.
###   First Player: Premier joueur. round: manche. turn: tour. final turn: dernier tour. tie lap: tour de table de départage.
###   free-for-all: chacun pour soi. head-to-head: duel. solo: solo. co-op: coopératif (« en coopératif »). Life: Vie.
###     Easy, Normal, Hard, Impossible: Facile, Normal, Difficile, Impossible. head start: longueur d’avance.
###   Naturalist: Naturaliste. Tag: Bague (f.); Tagged: bagué. Small World: Petit monde. Achievement: Exploit.
###     Full Complement: Équipage au complet. Broadside: Bordée. Full Tanks: Le plein. High Spirits: Moral d’acier.
###     Globe Trotter: Globe-trotteur. Long Haul: Long-courrier. Prospector: Prospecteur. Matched Set: La paire.
###     Bare Knuckle: À mains nues. Red Tide: Marée rouge. Buccaneer: Boucanier. Boat Duel: Duel de Chaloupes.
###   Lantern Reach: la Baie des Lanternes. Broken Teeth: les Dents Brisées. The Long Lane: la Longue Passe.
###     Ember’s Rest: le Repos des Braises. Thunderhead: la Tête d’Orage. Far Pastures: les Lointaines Pâtures.
###   green, purple, blue, orange, yellow: vert, violet, bleu, orange, jaune.

## Setup

WW-1 = Places : solo 1, coopératif 2 à 4, duel 2, chacun pour soi 3 à 5.
    .why = le solo se joue à 1, le coopératif de 2 à 4, le duel à 2 et le chacun pour soi de 3 à 5
WW-2 = Les six tuiles sont mélangées puis posées aux positions 1 à 6 autour du Comptoir, grande face visible.
WW-3 = La tuile de la position n est le Territoire n pour toute la partie, et chaque case appartient à un seul Territoire.
WW-4 = Le Comptoir est au centre, entre les tuiles, et porte le Pavillon.
WW-5 = Les Cresters non placés et tous les jetons Dent, Gaz, Canon, « +2 Touches » et Café forment la réserve.
WW-6 = Toutes les tuiles Équipage sont face visible au Comptoir.
WW-7 = Le matériel d’une variante n’est sorti que si l’on joue avec elle.
WW-8 = Chacun lance le dé du vent ; celui qui fait le plus haut est le Premier joueur pour toute la partie.
WW-9 = On joue dans le sens des aiguilles d’une montre à partir du Premier joueur.
WW-10 = Les cartes Ravitaillement mélangées sont distribuées face cachée dans l’ordre du tour : 2, 3, 4, 5, 5.
WW-11 = Le reste des cartes Ravitaillement est partagé au Comptoir en trois piles presque égales, face visible.
WW-12 = Un lancer du dé du vent donne la première direction du vent.
WW-13 = Des lancers du dé du vent placent un à un des Cresters gris vivants sur la Pâture du Territoire désigné, jusqu’à ce qu’il y en ait (joueurs − 1).
WW-14 = Un lancer qui désigne un Territoire où se trouve déjà un Crester gris vivant est refait.
WW-15 = Un Crester rouge vivant est placé sur la case de départ rouge de chaque Territoire (6 en tout).
WW-16 = Deux jetons Gaz sont posés sur chaque Poche de Gaz.
WW-17 = Chaque joueur reçoit au hasard un plateau avec son navire, 2 Chaloupes, 2 Lieutenants et 3 curseurs.
WW-18 = Tous les navires commencent au port.
WW-19 = Une Chaloupe commence à bord ; la seconde attend à côté du plateau.
WW-20 = Les deux Lieutenants commencent reposés.
WW-21 = Valeurs de départ : Moral 1, Vitesse des Chaloupes 0, Notoriété 0, ni Gaz, ni Canons, ni Équipage, Cale vide.

## Principles

WW-22 = En duel et en chacun pour soi, la plus haute Notoriété à la fin de la partie l’emporte.
    .why = la partie s’est arrêtée plus tôt
WW-23 = La Notoriété vient des Dents échangées au port, du Gaz dépensé au port, des tours finis en vol et des variantes en jeu (voir WW-63, WW-99, WW-170, WW-233, WW-249, WW-251).
WW-24 = Au-delà de 15, la Notoriété continue de compter (16, 17, …).
WW-25 = Un Crester sur la planète est soit vivant, soit Vaincu.
WW-26 = Un Crester gris vivant ne bouge jamais de lui-même.
WW-27 = Un Crester rouge vivant ne se déplace qu’à la fin d’un tour, vers un navire qui se repose dans son Territoire (en solo, vers le navire où qu’il soit, voir WW-192).
WW-28 = Une Dent grise vaut 3 Notoriété et une Dent rouge 4.
WW-29 = Le Gaz ne se dépense qu’au port et se garde dans les emplacements de Gaz.
WW-30 = Les navires, les Cresters rouges et le blanc sont en haute altitude ; les Chaloupes et les Cresters gris, en basse altitude.
WW-31 = Des pièces d’altitudes différentes ne se gênent pas, ne se battent pas et n’ont aucun effet l’une sur l’autre, même sur une même case.
WW-32 = La Cale garde les Cresters Vaincus, les Dents et les jetons « +2 Touches ».
WW-33 = Une Cale a de la place pour un seul Crester Vaincu à la fois.
    .why = la Cale n’a de place que pour un Crester Vaincu
WW-34 = En vol, un joueur peut, à son tour et sans frais, laisser ce qu’il veut de sa Cale sur la case de son navire.
    .why = il n’y a rien à bord à laisser ici
WW-35 = À son tour, un joueur peut, sans frais, prendre ce qui se trouve sur la case de son navire : sa Chaloupe, un Crester Vaincu, des Dents, des jetons « +2 Touches », du Gaz.
    .why = il n’y a rien ici à prendre à bord
WW-36 = Le Moral va de 1 à 4 ; ce qu’un gain ajouterait au-delà de 4 est perdu.
WW-37 = Le Moral décide de la quantité de Gaz que donne un Crester dépecé (voir WW-88).
WW-38 = La limite de main est de 5 cartes Ravitaillement.
    .why = la main est pleine

## Terrain

WW-39 = Ni navire, ni Chaloupe, ni Crester ne peut entrer sur une case Récif.
    .why = un Récif barre le passage
WW-40 = La seule exception est un navire muni d’une carte Lest (voir WW-109).
WW-41 = Un navire sur un Zéphyr peut aller sur n’importe quel autre Zéphyr pour 1 Vitesse.
    .why = les sauts mènent d’un Zéphyr à un autre, ou d’un coin au coin opposé
WW-42 = Les Chaloupes et les Cresters ne voyagent pas par les Zéphyrs.
WW-43 = On ne prend de Gaz que pour ses emplacements libres ; les autres jetons restent sur la case.
    .why = il n’y a pas d’emplacement de Gaz libre
WW-44 = Une Poche de Gaz n’est jamais remplie de nouveau.
WW-45 = Un navire sur un coin Tour de la planète peut aller au coin opposé pour 1 Vitesse.
WW-46 = Les Chaloupes et les Cresters ne font pas le Tour de la planète.
WW-47 = Un nouveau Crester gris n’apparaît que sur une Pâture ; chaque Territoire en a une (pour les Cresters bagués, voir WW-241).
WW-48 = Chaque Territoire a une case de départ rouge, qui ne sert qu’à la mise en place.

## Wind

WW-49 = Le vent souffle dans l’une des 6 directions, du Comptoir vers le Territoire que montre le Pavillon.
WW-50 = Le vent n’agit que sur le déplacement des navires.
WW-51 = Un pas du navire vers la case voisine dans le sens du vent coûte 0 Vitesse, autant de fois que l’on veut par tour.
WW-52 = Un navire ne peut pas faire de pas vers la case voisine d’où vient le vent, quelle que soit sa Vitesse.
    .why = on n’avance pas contre le vent
WW-53 = Un pas du navire dans l’une des 4 autres directions coûte 1 Vitesse.
WW-54 = Entrer au port ou le quitter, voyager par un Zéphyr ou faire le Tour de la planète n’est jamais gratuit avec le vent, ni empêché par lui.
WW-55 = Le vent ne change qu’au début de chaque manche après la première, et par une carte Aérogénérateur.

## Movement and the turn

WW-56 = À son tour, le joueur fait dans l’ordre qu’il veut, et aussi souvent qu’il en a les moyens : pas du navire, pas des Chaloupes, achats au port, cartes Ravitaillement, prendre et laisser, échange de Dents, Ordres.
WW-57 = Quand le joueur ne veut plus rien faire, on passe aux étapes de fin de tour, puis au joueur suivant dans le sens des aiguilles d’une montre.
WW-58 = Chaque navire a 4 Vitesse par tour.
    .why = pas assez de Vitesse
WW-59 = Une Vitesse permet une de ces choses : un pas vers une case voisine ; entrer au port ou le quitter ; un saut par Zéphyr ; un Tour de la planète (voir WW-41, WW-45, WW-53, WW-60, WW-61).
    .why = un pas mène à une case voisine
WW-60 = De chacune des 6 cases voisines du Comptoir, un navire peut entrer au port pour 1 Vitesse.
    .why = on entre au port depuis les six cases qui l’entourent
WW-61 = Du port, un navire peut sortir vers chacune de ces 6 cases pour 1 Vitesse.
    .why = un navire sort du port vers l’une des six cases qui l’entourent
WW-62 = Un navire qui porte un Crester Vaincu ne peut pas entrer au port.
    .why = on n’entre pas au port avec un Crester Vaincu à bord
WW-63 = À l’entrée au port, toutes les Dents de la Cale vont aussitôt à la réserve et rapportent leur valeur en Notoriété.
    .why = des Dents rapportées au port
WW-64 = La Vitesse peut se dépenser petit à petit, entre d’autres actions.
WW-65 = Un navire n’entre sur une case où se trouve un autre navire, un Crester rouge vivant ou le Crester blanc vivant qu’en combattant ; aucun des deux ne peut s’y soustraire.

## Longboats

WW-66 = Déplacer une Chaloupe d’une case coûte 1 Vitesse des Chaloupes ; son propriétaire peut le faire à tout moment de son tour.
    .why = chaque pas d’une Chaloupe, vers une case voisine, coûte 1 Vitesse des Chaloupes
WW-67 = La Vitesse des Chaloupes se partage librement entre les Chaloupes en vol de leur propriétaire.
WW-68 = Les Chaloupes ne tiennent pas compte du vent.
WW-69 = La Vitesse des Chaloupes non dépensée reste pour les tours suivants.
WW-70 = Deux Chaloupes d’un même joueur ne peuvent jamais être sur la même case, ni par déplacement ni par largage.
    .why = deux Chaloupes d’un même capitaine ne partagent jamais une case
WW-71 = Une Chaloupe qui entre sur la case d’un Crester gris vivant ou de la Chaloupe d’un autre joueur doit combattre (voir WW-122).
WW-72 = Un Crester gris Vaincu sur la case d’une Chaloupe est remorqué par elle.
WW-73 = Un Crester remorqué se déplace avec sa Chaloupe et reste avec elle jusqu’à ce qu’elle soit battue ou que le navire de son propriétaire prenne à bord le Crester ou la Chaloupe.
WW-74 = Un Crester remorqué ne peut pas être pris par le navire d’un autre joueur.
WW-75 = Une Chaloupe qui remorque ne peut pas entrer sur une case où se trouve un Crester gris, vivant ou Vaincu.
    .why = une Chaloupe qui remorque n’entre pas sur la case d’un Crester gris
WW-76 = Les Chaloupes n’entrent jamais au Comptoir.
    .why = les Chaloupes n’entrent jamais au Comptoir
WW-77 = Une Chaloupe larguée reste en vol jusqu’à ce qu’elle soit battue ou reprise par son propre navire.
    .why = vous n’avez pas de Chaloupe en vol

## Orders

WW-78 = Un joueur a 2 Lieutenants et peut, à tout moment de son tour, donner un Ordre avec chacun : il pose le Lieutenant sur la case de cet Ordre et l’exécute.
    .why = plus de Lieutenant libre, et pas de Café en main
WW-79 = Un Ordre dont la case est couverte par un Lieutenant ou un jeton Café ne peut plus être donné ce tour-ci.
    .why = cet Ordre a déjà été donné ce tour-ci
WW-80 = Les Ordres de vol (Larguer une Chaloupe, Vitesse des Chaloupes, Vitesse du navire, Dépecer un Crester) ne se donnent que si le navire est en vol.
    .why = cet Ordre se donne en vol
WW-81 = Les Ordres de port (Se ravitailler, Moral, Charger un Canon, Engager un Équipier) ne se donnent que si le navire est au port.
    .why = cet Ordre se donne au port
WW-82 = Larguer une Chaloupe : poser une Chaloupe du plateau sur la case du navire.
WW-83 = On ne peut pas Larguer une Chaloupe si la case contient autre chose que son propre navire.
    .why = une Chaloupe ne se largue que sur une case où il n’y a rien d’autre que le navire
WW-84 = Vitesse des Chaloupes : ajouter 4 à la Vitesse des Chaloupes, jusqu’au maximum de 8.
WW-85 = Vitesse du navire : ajouter 1 Vitesse pour ce tour.
WW-86 = Dépecer un Crester demande un Crester Vaincu dans la Cale et le remet à la réserve.
    .why = il n’y a pas de Crester Vaincu dans la Cale
WW-87 = Le dépeçage met dans la Cale 1 Dent de la couleur du Crester.
WW-88 = Le dépeçage donne autant de Gaz que le Moral du moment.
WW-89 = Le Gaz qui ne trouve pas d’emplacement libre est perdu.
WW-90 = Se ravitailler : prendre jusqu’à 3 cartes, une à une, chacune sur n’importe quelle pile, sans dépasser la limite de main.
    .why = une carte se prend sur le dessus d’une pile
WW-91 = Moral : ajouter 1 Moral, jusqu’à 4.
    .why = l’humeur s’améliore au port
WW-92 = Charger un Canon : mettre 1 jeton Canon dans un emplacement de Canon libre ; interdit sans emplacement libre.
    .why = il n’y a pas d’emplacement de Canon libre
WW-93 = Engager un Équipier : placer une tuile Équipage disponible dans un emplacement d’Équipage libre qui la nomme.
    .why = cet Équipier ne peut pas être engagé maintenant
WW-94 = Chaque emplacement d’Équipage reçoit une seule tuile, et un Équipier engagé n’est jamais changé ni retiré.
    .why = il n’y a pas d’Équipier à engager pour un emplacement libre

## Port purchases

WW-95 = Au port, à son tour, un joueur peut acheter des services autant de fois qu’il veut, en rendant à la réserve du Gaz de ses emplacements.
    .why = les services s’achètent au port, avec du Gaz
WW-96 = 1 Gaz : exécuter Charger un Canon.
WW-97 = 2 Gaz : exécuter Engager un Équipier.
WW-98 = 1 Gaz (Rhum) : exécuter Moral (+1).
WW-99 = 2 Gaz : gagner 1 Notoriété.
    .why = du Gaz dépensé pour la gloire
WW-100 = 1 Gaz : exécuter Se ravitailler (3 cartes).
WW-101 = Un achat n’emploie pas de Lieutenant et ne couvre pas de case d’Ordre.

## Supply cards

WW-102 = À son tour, un joueur peut jouer autant de cartes Ravitaillement qu’il veut, chacune comme son texte le permet.
WW-103 = Une carte jouée va face cachée à la défausse une fois son effet appliqué.
WW-104 = On ne peut pas se défaire d’une carte sans la jouer, sauf pour le Repos en vol.
WW-105 = Quand une pile est épuisée, toutes les cartes des piles et de la défausse sont mélangées et partagées de nouveau en trois piles presque égales, face visible.
WW-106 = Carburant : +1 Vitesse du navire pour ce tour.
    .why = il n’y a pas de Carburant en main
WW-107 = Harpon : +2 Touches pour le camp du joueur dans un Combat de son navire ou de sa Chaloupe, à l’étape des cartes.
WW-108 = Café : un Ordre de plus ce tour-ci par carte ; un jeton Café couvre la case de cet Ordre.
WW-109 = Lest : chaque carte permet au navire d’entrer sur une case Récif ce tour-ci.
WW-110 = Sur une case Récif, le joueur ne peut ni larguer de Chaloupe ni finir son tour.
    .why = sur un Récif, on ne largue pas de Chaloupe et on ne finit pas son tour
WW-111 = Aérogénérateur : tourner le vent dans une autre direction, au choix, aussitôt et pour tous.
    .why = il n’y a pas d’Aérogénérateur en main
WW-112 = Appât : un Crester gris de la réserve apparaît, vivant, sur une Pâture inoccupée que le joueur désigne.
    .why = il n’y a pas d’Appât en main
WW-113 = Faux pavillon (en duel et en chacun pour soi seulement) : un joueur attaqué par le navire ou la Chaloupe d’un autre annule le Combat avant toute décision sur les Canons et les dés ; l’Attaquant retourne sur sa case précédente et ne peut plus engager de Combat contre ce joueur ce tour-ci.
    .why = un Faux pavillon protège ce capitaine jusqu’à la fin du tour

## Crew

WW-114 = Un navire a 3 emplacements d’Équipage : Commissaire ou Gazier ; Fusilier ou Sergent ; Harponneur ou Barreur.
WW-115 = Commissaire : +2 emplacements de Gaz et limite de main +1.
WW-116 = Gazier : +2 emplacements de Gaz et +1 Gaz chaque fois que le joueur dépèce un Crester.
WW-117 = Fusilier : +2 emplacements de Canon et +2 Touches dans chaque Combat du navire du joueur contre un Crester rouge.
WW-118 = Sergent : +2 emplacements de Canon et +1 Force dans chaque Combat où le navire du joueur est l’Attaquant.
WW-119 = Harponneur : +1 emplacement de Chaloupe, +1 Force dans chaque Combat des Chaloupes du joueur, et la seconde Chaloupe vient à bord.
WW-120 = Barreur : +1 emplacement de Chaloupe, Vitesse des Chaloupes +1 au début de chaque tour du joueur (maximum 8), et la seconde Chaloupe vient à bord.

## Battle, step by step

WW-121 = Un Combat commence quand un navire entre sur la case du navire d’un autre joueur, d’un Crester rouge vivant ou du Crester blanc vivant, ou quand un tel Crester entre sur la case d’un navire.
WW-122 = Un Combat commence quand une Chaloupe entre sur la case de la Chaloupe d’un autre joueur ou d’un Crester gris vivant.
WW-123 = Un navire qui sort du port vers une case voisine occupée engage un Combat comme par toute autre entrée.
WW-124 = Force de base : navire 2, Chaloupe 1, Crester gris 1, rouge 5, blanc 8.
WW-125 = Le camp qui est entré sur la case est l’Attaquant, celui qui s’y trouvait déjà le Défenseur.
WW-126 = Le voisin de droite du joueur qui combat un Crester lance les dés du Crester ; un Crester n’emploie jamais ni jetons ni cartes.
WW-127 = Étape 1 : le propriétaire d’un navire attaquant peut dépenser autant de ses jetons Canon qu’il veut, pour +1 Force chacun.
WW-128 = Étape 2 : l’Attaquant lance autant de dés de Combat que sa Force et compte ses Touches.
WW-129 = Étape 3 : connaissant ce lancer, le propriétaire d’un navire défenseur peut dépenser autant de ses jetons Canon qu’il veut, pour +1 Force chacun.
WW-130 = Étape 4 : le Défenseur lance autant de dés de Combat que sa Force et compte ses Touches.
WW-131 = Étape 5 : un joueur attaquant peut jouer des cartes de Combat et des jetons « +2 Touches », dont la valeur s’ajoute.
WW-132 = Étape 6 : un joueur défenseur peut ensuite faire de même.
WW-133 = Étape 7 : le camp qui a le plus de Touches en tout l’emporte.
    .why = le plus de Touches
WW-134 = Les Canons dépensés retournent à la réserve quel que soit le résultat.
WW-135 = Chaque jeton « +2 Touches » dépensé ajoute 2 Touches et retourne à la réserve.
WW-136 = Égalité : l’Attaquant retourne sur sa case précédente, et personne ne gagne.
    .why = une égalité
WW-137 = Égalité quand un navire ou une Chaloupe attaque : chaque joueur du Combat prend un jeton « +2 Touches » dans sa Cale.
    .why = pour l’égalité
WW-138 = Après une égalité, le joueur attaquant poursuit son tour, mais ce même Combat est clos jusqu’à la fin de celui-ci.
    .why = ce Combat a fini à égalité et reste clos pour ce tour
WW-139 = Un Attaquant sorti du port et qui doit reculer retourne au port.

## Conclusion

WW-140 = Un navire qui perd un Combat perd autant de Moral que la différence des Touches.
    .why = un Combat perdu
WW-141 = Un navire perdant à qui il reste du Moral prend un jeton « +2 Touches », et l’Attaquant, quel que soit le vainqueur, retourne sur sa case précédente.
    .why = pour le Combat perdu
WW-142 = Un navire perdant à qui il ne reste pas de Moral fait Naufrage (voir WW-153).
WW-143 = Une Chaloupe perdante retourne sur le plateau de son propriétaire.
WW-144 = Un Crester qu’elle remorquait reste sur cette case.
WW-145 = Le propriétaire d’une Chaloupe perdante prend un jeton « +2 Touches » dans sa Cale.
    .why = pour la Chaloupe battue
WW-146 = Un Crester gris perdant devient Vaincu sur sa case, et une Chaloupe qui s’y trouve le remorque.
WW-147 = Quand un Crester gris vient d’être Vaincu, tant que moins de (joueurs − 1) Cresters gris sont vivants, le joueur dont c’est le tour lance le dé du vent et place un Crester gris sur la Pâture du Territoire désigné.
WW-148 = Un lancer dont la Pâture porte un Crester gris ou une Chaloupe est refait.
WW-149 = On ne place pas de Crester gris quand la réserve n’en a plus.
WW-150 = Un Crester rouge perdant devient Vaincu et va dans la Cale du vainqueur.
WW-151 = Si cette Cale a déjà un Crester, le Crester rouge Vaincu reste sur la case du Combat.
WW-152 = Si la réserve a un Crester rouge, le vainqueur doit aussitôt en placer un, vivant, sur une case inoccupée du Territoire où se trouve son navire.
    .why = le nouveau Crester rouge va sur une case inoccupée de ce Territoire

## Ship Lost

WW-153 = Un navire fait Naufrage dès que son Moral tombe au-dessous de 1, par un Combat ou par un Repos en vol.
WW-154 = Naufrage par un Repos ou face à un Crester : tout ce que contient la Cale reste sur la case du navire.
    .why = victoire d’un Crester
WW-155 = Naufrage face au navire d’un autre joueur : le vainqueur prend le Crester s’il y en a un, puis la moitié du reste de la Cale, arrondie au supérieur et à son choix.
    .why = victoire d’un autre capitaine
WW-156 = Si le vainqueur a déjà un Crester, celui du perdant reste sur la case du Naufrage.
WW-157 = Ce que le vainqueur n’a pas choisi reste dans la Cale du perdant.
WW-158 = Les Dents ainsi gardées sont échangées au début du prochain tour du perdant.
WW-159 = Le Gaz, les Canons, l’Équipage et les cartes ne se perdent jamais dans un Naufrage.
WW-160 = Le Moral d’un navire naufragé passe à 1.
WW-161 = Un navire naufragé est placé au port.
WW-162 = Son propriétaire prend alors un jeton « +2 Touches ».
    .why = pour le Naufrage
WW-163 = Si c’était le tour de son propriétaire, ce tour finit aussitôt, sans aucun avantage d’un Repos.

## Rest (end of turn)

WW-164 = Les jetons Café de ce tour retournent à la réserve.
WW-165 = Les deux Lieutenants vont sur la case de Repos qui correspond au lieu du navire.
WW-166 = Repos au port : gagner 1 Moral, jusqu’à 4.
    .why = un Repos au port
WW-167 = Repos en vol, étape 1 : défausser 1 carte Ravitaillement sans effet, ou perdre 1 Moral.
    .why = une nuit en vol coûte une carte ou 1 Moral
WW-168 = Si le Moral passe ainsi au-dessous de 1, le navire fait Naufrage et les étapes 2 et 3 n’ont pas lieu.
    .why = le Moral est épuisé
WW-169 = Repos en vol, étape 2 : le Crester rouge du Territoire du navire avance de 3 cases vers lui.
WW-170 = Repos en vol, étape 3 : si le navire est encore en vol, gagner 1 Notoriété.
    .why = une nuit en vol

## Red Crester movement

WW-171 = Un Crester rouge qui a combattu le joueur au Repos pendant ce tour ne bouge pas.
WW-172 = Les Cresters se déplacent sans tenir compte du vent.
WW-173 = Un Crester rouge ne peut pas quitter son Territoire.
WW-174 = Un Crester rouge ne fait que des pas qui le rapprochent du navire et s’arrête dès qu’il ne peut plus en faire.
WW-175 = Un Crester rouge n’attaque pas les navires des autres joueurs et ne les traverse pas.
WW-176 = Un Crester rouge qui entre sur la case du navire au Repos y finit son déplacement et attaque.

## Round end

WW-177 = Une manche finit chaque fois que le tour revient au Premier joueur.
WW-178 = Avant son tour suivant, le Premier joueur lance le dé pour un nouveau vent et refait tout lancer égal à la direction du moment.

## Game end

WW-179 = Le premier joueur qui atteint 15 Notoriété ou plus déclenche la fin ; le tour où cela arrive est son dernier.
WW-180 = Tous les autres joueurs jouent encore un tour ; la partie finit juste avant que ne commence le tour suivant de celui qui a déclenché la fin.
WW-181 = Le joueur qui a alors le plus de Notoriété gagne.
    .why = le plus de Notoriété

## Tie-turns

WW-182 = Si la plus haute Notoriété est partagée, tous font encore un tour de table, en commençant par celui qui a déclenché la fin.
WW-183 = Dans ce tour de table, chaque joueur peut encore gagner.
WW-184 = On refait des tours de table jusqu’à ce qu’un joueur soit seul en tête.

## Solo mode

WW-185 = Un seul joueur enchaîne les tours ; les règles de base valent, sauf ce qui change ici.
WW-186 = But : battre chacun des 6 Cresters rouges, puis le Grand Crester blanc.
WW-187 = Si le navire fait Naufrage, ne serait-ce qu’une fois, la partie est perdue.
    .why = le navire a fait Naufrage
WW-188 = Mise en place : un Crester gris vivant sur chaque Pâture et une main de départ de 5 cartes.
WW-189 = On joue sans les Exploits.
WW-190 = Finir un tour au port fait perdre la partie.
    .why = le tour a fini au port
WW-191 = Finir un tour en vol : défausser d’abord une carte ou perdre 1 Moral ; au Moral 0, la partie est perdue.
WW-192 = Ensuite, chaque Crester rouge de la planète avance vers le navire par un plus court chemin ; s’il y a plusieurs possibilités, le joueur choisit (voir WW-R75).
WW-193 = La vitesse des Cresters rouges est de 3, plus 1 pour chaque Crester rouge déjà Vaincu.
WW-194 = Les Cresters rouges peuvent franchir les limites des Territoires.
WW-195 = Deux Cresters rouges au plus peuvent partager une case.
WW-196 = On résout les Combats après le déplacement de tous les Cresters rouges ; ceux qui sont sur la case du navire attaquent ensemble, leurs Forces additionnées.
WW-197 = Si le navire survit, on lance le dé pour un nouveau vent, et le tour suivant commence.
WW-198 = Les Cresters rouges et gris Vaincus ne sont jamais remplacés.
WW-199 = Au Comptoir, chaque Dent peut être échangée contre du Gaz au lieu de Notoriété : 3 pour une grise, 4 pour une rouge.
    .why = les Dents s’échangent contre du Gaz au port
WW-200 = Quand le dernier Crester rouge est Vaincu, le joueur place aussitôt le Crester blanc sur une case Tour de la planète de son choix.
    .why = le Crester blanc apparaît sur un coin inoccupé
WW-201 = Le Crester blanc suit les règles de déplacement et de Combat de la variante (voir WW-229 à WW-237).
WW-202 = Il se déplace dès la fin du tour où il a été placé, même si le dernier Crester rouge est tombé pendant le Repos de ce tour.
WW-203 = Vaincre le Crester blanc fait gagner la partie.
    .why = le Crester blanc est Vaincu

## Co-op mode

WW-204 = De 2 à 4 joueurs forment une équipe sur la grande planète ; les règles de base valent, sauf ce qui change ici.
WW-205 = But : prendre toutes les Vies du Crester blanc avant que celles des capitaines ne soient épuisées.
WW-206 = Mise en place : un Crester gris vivant sur chaque Pâture.
WW-207 = Chaque joueur commence avec 2 cartes Ravitaillement.
WW-208 = On joue sans les Exploits.
WW-209 = Un lancer du dé du vent désigne le Territoire dont la case Tour de la planète est le départ du Crester blanc.
WW-210 = La difficulté fixe la vitesse du Crester blanc : Facile 5, Normal 6, Difficile 7, Impossible 8.
WW-211 = Les capitaines et le Crester blanc commencent chacun avec autant de jetons Vie qu’il y a de joueurs.
WW-212 = Deux joueurs dont les navires sont tous deux au port peuvent à tout moment échanger ouvertement des cartes Ravitaillement.
WW-213 = Un joueur ne peut pas entrer sur une case où se trouve, à la même altitude, une pièce d’un autre joueur ; les joueurs ne se combattent jamais.
    .why = les capitaines d’une équipe n’entrent jamais sur les cases des autres
WW-214 = Un seul joueur prend part à un Combat.
WW-215 = Finir au port : les Lieutenants se reposent, puis le Crester blanc avance vers le Comptoir à sa vitesse (voir WW-R93).
WW-216 = S’il atteint le Comptoir, le navire du joueur au Repos est battu, les capitaines perdent une Vie et le Crester blanc recule d’une case.
    .why = le Crester blanc a atteint le Comptoir
WW-217 = Si le navire n’a pas été battu, il gagne 1 Moral.
    .why = un Repos au port
WW-218 = Finir en vol : les Lieutenants se reposent, puis on défausse une carte ou l’on perd 1 Moral (voir WW-165, WW-167).
WW-219 = Ensuite, les Cresters rouges de ce Territoire avancent de 3 cases vers le navire sans quitter leur Territoire.
WW-220 = Le navire d’un autre joueur est un obstacle qu’ils contournent ; sans passage, ils ne bougent pas.
WW-221 = Un Crester rouge qui a déjà combattu ce joueur ce tour-ci ne bouge pas (voir WW-171).
WW-222 = Ensuite, le Crester blanc avance vers le navire à la manière d’un Crester rouge (voir WW-R93), par un plus court chemin mais à travers les Territoires, sans attaquer ni les Cresters rouges ni les autres navires.
WW-223 = Les Cresters rouges et gris ne sont jamais remplacés.
WW-224 = Au Comptoir, chaque Dent peut être échangée contre du Gaz au lieu de Notoriété : 3 pour une grise, 4 pour une rouge.
    .why = les Dents s’échangent contre du Gaz au port
WW-225 = Chaque Naufrage du navire d’un joueur, quelle qu’en soit la cause, coûte 1 Vie aux capitaines (WW-216 est un tel Naufrage et coûte une Vie en tout).
WW-226 = Chaque fois que le Crester blanc est battu dans un Combat, il perd 1 Vie.
WW-227 = Pour un Crester blanc battu à qui il reste des Vies, on choisit aussitôt une case Tour de la planète, et il y revient avant que ne commence le tour du joueur suivant.
    .why = le Crester blanc revient sur un coin inoccupé
WW-228 = Plus de Vie aux capitaines : l’équipe perd. Plus de Vie au Crester blanc : l’équipe gagne.
    .why = la dernière Vie est perdue

## Great White Crester

WW-229 = Le Crester blanc commence à côté du 10 de la piste de Notoriété ; il est de haute altitude.
WW-230 = Quand quelqu’un atteint 10 Notoriété le premier, son lancer du dé du vent désigne un Territoire : le Crester blanc apparaît sur sa case Tour de la planète.
WW-231 = Si cette case est occupée, le lancer est refait.
WW-232 = Sa Force est de 8 ; un navire qui entre sur sa case doit le combattre (voir WW-65, WW-124).
WW-233 = Le vaincre rapporte aussitôt 6 Notoriété ; il ne donne ni Crester, ni Gaz, ni Dent.
    .why = le Grand Crester blanc Vaincu
WW-234 = Repos en vol : après le déplacement du Crester rouge, si le navire est encore en vol, le Crester blanc avance de 5 cases vers lui, quelle que soit la taille de la planète, sans tenir compte du vent ni des limites des Territoires.
WW-235 = Il s’arrête quand il ne peut plus se rapprocher ; il n’attaque pas les navires des autres joueurs et ne les traverse pas.
WW-236 = Arrivé sur la case du navire, il y finit son déplacement et attaque.
WW-237 = Le +1 Notoriété du Repos en vol n’est gagné que si le navire est encore en vol après cela.

## Naturalist

WW-238 = Celui qui a le navire violet est le Naturaliste et a 5 Bagues.
WW-239 = Le Naturaliste a l’Ordre de vol Étudier un Crester à la place de Dépecer un Crester.
    .why = le Naturaliste étudie les Cresters, les autres les dépècent
WW-240 = L’étude demande un Crester Vaincu dans la Cale : il devient un Crester bagué vivant.
    .why = il n’y a pas de Crester Vaincu à étudier
WW-241 = Le Crester bagué est placé sur une case inoccupée et sans Récif, voisine du navire du Naturaliste.
    .why = un Crester bagué va sur une case inoccupée à côté du navire
WW-242 = L’étude donne autant de Gaz que le Moral du moment ; le Gaz sans emplacement libre est perdu.
WW-243 = Un Territoire peut alors contenir plusieurs Cresters rouges ou gris.
WW-244 = À un Repos en vol, tous les Cresters rouges du Territoire se déplacent l’un après l’autre, le plus proche d’abord, chaque Combat étant résolu avant le déplacement suivant.
WW-245 = Un Crester rouge ne peut pas entrer sur la case d’un autre Crester rouge.
WW-246 = Un Crester gris bagué ne compte pas comme vivant dans le nombre (joueurs − 1).
WW-247 = Un Crester bagué qui est battu n’est plus bagué, et sa Bague revient au Naturaliste.
WW-248 = Toute Dent qui arrive dans la Cale du Naturaliste va aussitôt à la réserve sans rien rapporter.
WW-249 = Après le Repos en vol ordinaire, si le navire est encore en vol, le Naturaliste gagne 3 Notoriété par Crester rouge bagué et 2 par Crester gris bagué sur la planète.
    .why = des Cresters bagués sur la planète

## Achievements

WW-250 = Deux cartes Exploit tirées au hasard restent face visible toute la partie.
WW-251 = Un joueur qui remplit la condition d’une carte où il n’a pas de jeton gagne le plus haut nombre visible de cette carte.
WW-252 = Le premier joueur qui marque une carte pose son jeton sur le plus haut nombre.
    .why = cet Exploit avant tous les autres
WW-253 = Chaque joueur suivant gagne le nombre le plus bas et pose son jeton sur la carte sans le couvrir.
    .why = un Exploit

## Small World

WW-254 = La planète est faite des petites faces des tuiles.
WW-255 = À un Repos en vol, les Cresters rouges avancent de 2 cases au lieu de 3.

## Rulings: setup and board

WW-R1 = Si le plus haut lancer pour le Premier joueur est à égalité, seuls les ex æquo relancent. En solo, personne ne lance.
WW-R2 = Les places suivent l’ordre du salon. Les couleurs sont tirées au hasard et tous les plateaux portent les mêmes nombres ; avec le Naturaliste, le plateau violet va à la place que la table a désignée, sinon à une place tirée au sort.
WW-R3 = Le Territoire n est un secteur en aile de moulin : de chaque anneau, compté à partir du Comptoir, il a autant de cases que le numéro de l’anneau, depuis le rayon de la direction n dans le sens des aiguilles d’une montre. Chaque Territoire a donc exactement une case au bord du port, un rayon et un coin, et un même nombre du dé désigne à la fois une direction du vent et un Territoire.
WW-R4 = « Voisines du Comptoir » désigne exactement les 6 cases du premier anneau, une par Territoire ; aucune n’est jamais un Récif.
WW-R5 = Seuls les Cresters (8 gris, 9 rouges, 1 blanc), les tuiles Équipage et les Bagues peuvent s’épuiser ; les Dents, le Gaz, les Canons, les jetons « +2 Touches », les jetons Café et les dés, non.
WW-R6 = Les tailles des piles diffèrent de 1 au plus ; les cartes en trop vont à la pile 1, puis à la pile 2. Seule la carte du dessus de chaque pile est visible.
WW-R7 = Le duel est le jeu de base à 2 joueurs avec 1 Crester gris vivant.
WW-R8 = La Notoriété commence à 0, le curseur à côté de la piste, et la Vitesse des Chaloupes à 0.
WW-R111 = Les cases de départ rouges ne servent qu’à la mise en place (WW-48). Le livret dit ailleurs que les Cresters rouges apparaissent sur de telles cases, mais son étape exacte, où le vainqueur en place un sur une case inoccupée du Territoire (WW-152), passe avant.

## Rulings: movement

WW-R9 = Ordre au début d’un tour : nouveau vent si une manche commence, échange des Dents gardées, Barreur, Vitesse mise à 4. On peut finir son tour chaque fois que c’est à soi d’y agir : ni pendant un Combat, ni tant qu’une autre question est ouverte, ni sur un Récif (voir WW-R18).
WW-R10 = Tout déplacement est une suite de pas ; entre deux pas, on peut faire toute action libre (prendre, laisser, un Ordre, une carte, un pas de Chaloupe). Pour que chaque tour ait une fin, on prend et on laisse au plus 40 fois par tour.
    .why = on a assez pris et laissé pour un tour
WW-R11 = Un navire qui passe sur une case peut y prendre des choses exactement comme s’il s’y arrêtait.
WW-R12 = La Vitesse est un capital : 4 au début du tour, +1 par Carburant et +1 par l’Ordre Vitesse du navire, −1 par pas payé, sans limite ; ce qui reste est perdu à la fin du tour. La Vitesse n’est jamais rendue après un recul.
WW-R13 = Les pas avec le vent sont facultatifs, coûtent 0 et sont permis sans Vitesse. Ils finissent au bord de la carte, devant un Récif et devant le Comptoir.
WW-R14 = Entrer au port coûte 1 Vitesse même si le vent y porte, et c’est permis même s’il souffle à l’opposé ; un navire ne peut pas survoler le Comptoir.
WW-R15 = Une suite de pas avec le vent s’arrête là où commence un Combat. Si le navire est encore sur cette case ensuite, il peut continuer, avec le vent ou avec de la Vitesse ; s’il doit reculer, il repart de sa case précédente.
WW-R16 = Chacun des autres Zéphyrs, sur les 6, est une destination permise, occupé ou non ; s’il est occupé, c’est un Combat, et le Zéphyr de départ est la case précédente. Les sauts par Zéphyr et autour de la planète sont des entrées comme les autres.
WW-R17 = Un coin va de pair avec celui du Territoire opposé ; pour le saut, le navire doit être sur le coin, et cela coûte 1 Vitesse par tous les vents. « Tour du monde » et « Tour de la planète » sont la même chose.
WW-R18 = Un Lest permet une entrée sur une case Récif ; il se joue avec ce pas, qui coûte ce que coûte le pas (0 avec le vent). Le pas n’est proposé que si le navire peut ensuite ressortir sur une case inoccupée et sans Récif : par des pas avec le vent, avec la Vitesse qui reste, avec un Carburant ou un Aérogénérateur en main, ou par un Ordre Vitesse du navire encore ouvert à un Lieutenant ou à un Café en main. La sortie peut passer par d’autres Récifs, avec un Lest de plus en main pour chacun. Sur un Récif, on ne peut pas finir son tour tant qu’il y a une telle sortie. S’il n’y en a plus, ou si le temps est écoulé, la fin du tour remet d’abord le navire sur la dernière case sans Récif où il était ce tour-ci.
    .why = on ne pourrait plus sortir de ce Récif
WW-R19 = Avec un Crester Vaincu dans la Cale, l’entrée au port n’est pas proposée ; laisser d’abord le Crester dehors la permet.
WW-R20 = La « case précédente » est la case (ou le port) que la pièce a quittée par son dernier pas. Y retourner est gratuit, se fait sans tenir compte du vent ni demander de Lest même sur un Récif, et n’engage pas de Combat. Un navire qui retourne au port n’a pas de Dents à échanger, puisqu’elles sont parties à sa dernière entrée ; en solo et en coopératif, WW-R90 vaut.
WW-R21 = Hors du solo, la case précédente est toujours libre : seule la pièce en mouvement s’y trouvait, et rien d’autre ne bouge ni n’arrive avant la fin du Combat. En solo, d’autres Cresters rouges ont pu la remplir ; la pièce va alors sur la case permise et libre la plus proche par le chemin de celle du Combat, à égalité sur celle au plus petit [q, r] (le plus petit q, puis le plus petit r).
WW-R21a = Ordre après une action : on règle d’abord un Combat jusqu’au bout (recul, Cale, butin, nouveaux Cresters, Crester blanc placé en solo ou son coin choisi en coopératif) ; puis les Dents disparaissent de la Cale du Naturaliste ; puis on regarde les Exploits ; puis le Crester blanc de la variante arrive si 10 a été atteint ; puis on note la fin de la partie. Le même ordre vaut après chaque étape d’un Repos.
WW-R113 = Un saut par Zéphyr n’est jamais gratuit avec le vent, ni empêché par lui (WW-54). Quand deux Zéphyrs sont voisins, le pas ordinaire existe à côté du saut : avec le vent il est gratuit, et contre le vent seul le saut est permis.
    .why = un pas ordinaire mène à ce Zéphyr

## Rulings: picking up, cargo, Longboats

WW-R22 = Une Cale a de la place pour 1 Crester Vaincu et pour autant de Dents et de jetons « +2 Touches » que l’on veut. Le Gaz et les Canons sont dans des emplacements, ne sont pas dans la Cale et ne peuvent jamais être laissés. Un navire sans Équipage a 4 emplacements de Gaz, 3 de Canon et 1 de Chaloupe.
WW-R23 = D’une Poche de Gaz, on peut prendre moins de jetons que ce que l’on pourrait garder ; le reste est à qui le prendra.
WW-R24 = Un navire qui a un Crester peut le laisser et en prendre un autre sur la même case, librement.
WW-R25 = Ce qui se trouve sur une case n’a ni altitude ni propriétaire : tout navire peut le prendre, sauf un Crester gris remorqué et la Chaloupe d’un autre joueur.
WW-R26 = Sur la case de sa Chaloupe qui remorque, un joueur peut prendre la Chaloupe, le Crester ou les deux ; prendre la Chaloupe seule laisse le Crester sans remorque.
WW-R27 = Le remorquage est automatique : une Chaloupe qui entre, gagne ou se trouve sur une case où un Crester gris Vaincu n’est pas remorqué le prend aussitôt en remorque et ne peut pas le lâcher. Une Chaloupe en remorque un au plus. Les Cresters rouges Vaincus ne sont jamais remorqués.
WW-R28 = Un joueur ne peut pas de son plein gré laisser un Crester gris Vaincu sur une case où se trouve un Crester gris. Un Naufrage peut tout de même en laisser un là ; une Chaloupe sur la case en remorque alors un et les autres restent à qui les prendra, mais un Crester gris vivant s’y combat d’abord.
    .why = il y a déjà un Crester gris ici
WW-R29 = Laisser un Crester gris Vaincu sur la case de la Chaloupe d’un rival, c’est le lui donner.
WW-R30 = « Autre chose que son propre navire », pour Larguer une Chaloupe, désigne toute pièce ou tout jeton (Cresters, Chaloupes, Dents, Gaz, « +2 Touches »). Le terrain imprimé ne compte pas, sauf les Récifs.
WW-R31 = Engager un Harponneur ou un Barreur met aussitôt la seconde Chaloupe à bord, même si la première est en vol. On ne peut engager que l’un des deux ; personne n’a donc plus de 2 Chaloupes.
WW-R32 = Une Chaloupe battue revient à bord où que soit son navire, même au port ; il y a toujours un emplacement pour elle.
WW-R33 = Les Chaloupes peuvent se déplacer et combattre pendant que leur navire est au port, et leur propriétaire peut alors aussi employer pour elles des jetons « +2 Touches » et des Harpons.
WW-R34 = Une Chaloupe qui remorque peut attaquer une Chaloupe qui ne remorque rien ; battue, elle laisse sur place son Crester au vainqueur ; à égalité, elle recule avec lui.
WW-R112 = On ne laisse des choses qu’à son propre tour (WW-34). Le livret ne dit pas quand ; au tour d’un autre, ce serait une course avec le navire qui s’approche.
WW-R114 = Une Vitesse des Chaloupes déplace une Chaloupe d’une case (WW-66, WW-67), et non toutes les Chaloupes à la fois.

## Rulings: Orders, purchases, cards, Crew

WW-R35 = Chaque Ordre se donne au plus une fois par tour, par un Lieutenant comme par un Café ; les achats qui exécutent un Ordre sont illimités et ne tiennent pas compte des cases couvertes.
WW-R36 = Il y a toujours exactement 2 Lieutenants ; seul le Café permet plus d’Ordres, jusqu’aux 4 Ordres de vol et aux 4 Ordres de port dans un tour.
WW-R37 = Un Ordre, un achat ou une carte que l’on ne peut pas exécuter est refusé : pas de Chaloupe à bord à larguer, pas d’emplacement de Canon libre, pas d’Équipier à engager, main pleine, Café sans Ordre ouvert, pas de Crester gris ou pas de Pâture libre pour l’Appât, rien à dépecer. Ce dont un maximum réduit le gain est permis, même s’il n’en reste rien (Vitesse des Chaloupes à 8, Moral ou Rhum à 4) ; on demande alors au joueur de confirmer.
    .why = c’est impossible à exécuter maintenant
WW-R38 = Ce que seuls montrent les plateaux imprimés : Se ravitailler rapporte 3 cartes, Moral 1, Vitesse des Chaloupes 4, et un Repos au port 1 Moral.
WW-R39 = Après au moins une carte, un joueur peut cesser de se ravitailler.
    .why = on prend au moins une carte
WW-R40 = Les piles sont refaites dès que l’une d’elles est vide, même au milieu d’un ravitaillement, qui continue alors avec les nouvelles piles. Avec moins de 3 cartes en tout, des piles restent vides ; on les refait quand une pile est vide et que la défausse a une carte.
WW-R41 = Personne ne défausse jamais pour revenir à la limite de main : on cesse de piocher quand elle est atteinte, les échanges ne peuvent pas la dépasser et les premières mains ont 5 cartes au plus.
WW-R42 = Le Carburant peut se jouer partout à son propre tour, même au port.
WW-R43 = Un Harpon vaut +2 Touches, et l’on peut en jouer autant que l’on veut dans un Combat.
WW-R44 = Un Aérogénérateur donne n’importe quelle direction, sauf celle du moment.
    .why = le vent souffle déjà dans cette direction
WW-R45 = Une Pâture est inoccupée si elle ne porte ni Crester gris (vivant, Vaincu ou bagué) ni Chaloupe ; les navires n’importent pas. L’Appât se joue aussi en solo et en coopératif.
    .why = ce n’est pas une Pâture inoccupée
WW-R46 = Le Faux pavillon est une carte du jeu publié que le livret ne décrit pas. Il n’agit que contre les navires et les Chaloupes des joueurs ; on ne gagne pas de jeton, et cela ne compte pas comme un Combat. Il se joue avant les Canons de l’Attaquant, qui sont donc gardés. Il n’est pas dans les cartes en solo et en coopératif, et la table peut s’en passer ailleurs.
WW-R47 = Le Café se joue en même temps que l’Ordre qu’il paie.
WW-R48 = On peut engager toute tuile qui reste et dont l’emplacement est libre ; il y en a 3 de chaque.

## Rulings: Battle

WW-R49 = Le serveur lance tous les dés ; le joueur à droite de celui qui combat un Crester est nommé comme lanceur, et personne en solo. Nul ne décide de quoi que ce soit pour un Crester.
WW-R50 = Un dé de Combat a les faces 1, 1, 1, 2, 2, 3. On peut lancer plus de 8 dés.
WW-R51 = Les décisions se prennent l’une après l’autre et sont définitives, dans l’ordre imprimé : Canons de l’Attaquant, lancer de l’Attaquant, Canons du Défenseur, lancer du Défenseur, cartes et jetons de l’Attaquant, cartes et jetons du Défenseur. Personne ne répond après le Défenseur.
WW-R52 = Les avantages du Fusilier, du Sergent et du Harponneur valent toujours : celui du Fusilier seulement contre les Cresters rouges, celui du Sergent seulement quand le navire attaque.
WW-R53 = Les Chaloupes n’emploient jamais de Canons.
WW-R54 = « Ce même Combat » est celui de la même pièce attaquante contre la même pièce qui se défend. Comme imprimé, seule une égalité le clôt ; la case compte alors comme fermée à cette pièce tant que cet adversaire y reste. Après tout autre résultat, on peut recommencer dans le même tour ; la table peut choisir que tout résultat le close.
    .why = ce Combat a déjà eu lieu ce tour-ci
WW-R55 = Un Attaquant qui gagne contre un navire qui survit recule quand même ; un Attaquant dont la victime fait Naufrage reste. Un joueur dont le navire attaquant a perdu mais survécu poursuit son tour.
WW-R56 = Un Attaquant qui fait Naufrage ne recule pas : il va au port, et le contenu de sa Cale est laissé ou pris sur la case du Combat.
WW-R57 = Un Crester dont la victime fait Naufrage reste sur la case du Combat ; s’il gagne contre un survivant, ou à égalité, il recule. Un Crester qui perd en attaquant est Vaincu comme tout autre.
WW-R58 = Une égalité quand un Crester attaque ne donne pas de jeton.
WW-R59 = Les jetons « +2 Touches » sont dans la Cale : en nombre illimité, gardés d’un tour à l’autre, laissés et pillés comme des Dents, et employés en tout nombre par le navire ou la Chaloupe. Un perdant en reçoit exactement un par Combat, que le navire survive ou fasse Naufrage ; un navire naufragé par un Repos en reçoit un aussi.
WW-R60 = Une case est inoccupée, pour placer un Crester rouge, si elle n’est pas un Récif et ne porte ni navire, ni Crester rouge ou blanc vivant ; les pièces de basse altitude et ce qui s’y trouve n’importent pas. Sans case de ce genre, on n’en place pas.
WW-R61 = Un nouveau Crester rouge placé pendant le tour n’a pas combattu et se déplace donc au Repos de ce tour ; placé pendant le Repos, il ne bouge plus ce tour-ci.
WW-R62 = Un Territoire qui n’a pas reçu de nouveau Crester rouge, la réserve étant vide, reste sans Crester rouge.
WW-R63 = Pour un nouveau Crester gris, on lance le dé jusqu’à ce qu’il désigne une Pâture sans Crester gris (vivant, Vaincu ou bagué) et sans Chaloupe. Si les six sont bloquées, on ne lance pas le dé, et il ne vient pas de Crester gris avant que le suivant ne soit Vaincu.
WW-R64 = S’il y a plus de (joueurs − 1) Cresters gris vivants, par un Appât ou parce qu’une place s’est libérée, ils restent.

## Rulings: ship Lost

WW-R65 = La moitié se compte sur les Dents et les jetons « +2 Touches » ensemble, une fois le Crester parti et avant le jeton du perdant ; sur 3 choses, le vainqueur en prend 2.
WW-R66 = Un navire défenseur dont l’Attaquant fait Naufrage le pille de la même façon, au tour de l’autre.
WW-R67 = Les Dents gardées par un perdant pillé sont échangées tout au début de son prochain tour, avant le Barreur et toute action. Cela peut déclencher la fin. Si la partie finit avant ce tour, elles ne rapportent rien.
WW-R68 = Naufrage à son propre tour : on reprend les jetons Café et les Lieutenants, il n’y a pas de Repos, aucun Crester ne bouge plus, et c’est au joueur suivant.
WW-R69 = Quand leur navire fait Naufrage, les Chaloupes en vol y restent avec ce qu’elles remorquent.
WW-R70 = Un Naufrage au tour d’un autre ne coûte rien de plus au propriétaire ; son prochain tour commence au port.

## Rulings: Rest and Red Crester movement

WW-R71 = Un joueur peut perdre du Moral même s’il a des cartes, et même au Moral 1 ; on lui demande de confirmer.
WW-R72 = La carte défaussée pour le Repos n’est pas montrée aux autres.
WW-R73 = Ordre d’un Repos en vol : carte ou Moral ; Cresters rouges ; Crester blanc ; +1 Notoriété ; gain du Naturaliste ; Exploits de fin de tour. Si le navire fait Naufrage en chemin, la suite n’a pas lieu. Un Crester blanc battu en coopératif revient après tout cela (voir WW-R96).
WW-R74 = « Vers » signifie par un plus court chemin permis jusqu’au navire, parmi les cases permises (pour un Crester rouge : son Territoire sans les Récifs, les autres navires et les autres Cresters vivants de haute altitude). Il avance jusqu’à épuiser ses pas ou jusqu’à entrer sur la case du navire ; les pas qui restent sont alors perdus, même après une égalité.
WW-R75 = Parmi des pas suivants aussi courts, on prend le plus petit numéro de direction. En solo, on demande une fois au joueur, pour chaque Crester rouge qui peut finir sur plusieurs cases : sur laquelle ; le chemin prend à chaque pas le plus petit numéro de direction. La table peut choisir que l’on demande ainsi au joueur au Repos dans tous les modes, pour le Crester blanc aussi.
    .why = un Crester finit son déplacement aussi près du navire qu’il le peut
WW-R76 = Si d’autres pièces ferment le chemin, le Crester fait tout de même chaque pas qui raccourcit son chemin, mesuré comme si ces pièces n’étaient pas là, et s’arrête devant la première. En coopératif, il ne bouge pas du tout.
WW-R77 = Finir un tour en vol avec un Crester Vaincu ou des Dents dans la Cale est permis et ne change rien.
WW-R78 = Un navire au port n’est dans aucun Territoire ni sur aucune case et ne peut pas être attaqué ; il peut y avoir autant de navires que l’on veut au port ; aucun Crester rouge ne bouge après un Repos au port.
WW-R79 = Quand plusieurs Cresters rouges vivants partagent un Territoire, chacun de ceux qui n’ont pas combattu le joueur ce tour-ci se déplace : le plus proche par le chemin d’abord, puis le plus petit [q, r], dans un ordre fixé avant le premier déplacement.

## Rulings: end of the game

WW-R80 = Si un joueur atteint 15 au tour d’un autre (seulement par un Exploit), le tour en cours compte comme celui qui déclenche la fin, et son joueur comme celui qui la déclenche : tous les autres, y compris celui qui a atteint 15, jouent encore un tour.
WW-R81 = D’autres joueurs qui passent 15 n’y changent rien.
WW-R82 = Seule compte une égalité pour la plus haute Notoriété. Au tour de table de départage, tous jouent, dans le sens des aiguilles d’une montre à partir de celui qui a déclenché la fin, et le vent est relancé comme d’habitude avant le tour du Premier joueur. Après 5 tours de table, les ex æquo en tête se partagent la victoire ; la table peut choisir un autre nombre, 0 (partage immédiat), ou des tours de table sans limite, comme imprimé.
    .why = une égalité même après le dernier tour de table
WW-R82a = Après 100 manches, la partie finit avec la manche, même s’il reste des derniers tours ou un tour de table à jouer : la plus haute Notoriété gagne, une égalité se partage, le solo et le coopératif sont perdus. La table peut choisir un autre nombre de manches.
    .why = la dernière manche est finie
WW-R83 = D’après le livret, les places avant celle qui a déclenché la fin ont un tour de plus. La table peut choisir de finir plutôt la manche : la partie s’arrête alors après la manche où 15 est atteint, sans autres tours, et les tours de table de départage sont des manches entières à partir du Premier joueur.

## Rulings: solo and co-op

WW-R84 = En solo, tous les Cresters rouges se déplacent, même celui qui a combattu ce tour-ci ; la table peut choisir que celui-là reste.
WW-R85 = Ils se déplacent l’un après l’autre, le plus proche par le chemin d’abord, tels qu’ils sont avant le premier déplacement ; entre ceux qui sont aussi proches, le joueur choisit. Une case où se trouvent deux Cresters rouges est fermée aux autres, celle du navire comprise, et celui qui la trouve pleine s’arrête devant (voir WW-R76).
    .why = le Crester rouge le plus proche se déplace d’abord
WW-R86 = Deux Cresters rouges sur une case combattent comme un seul camp de Force 10, même si c’est le navire qui attaque. Battus, ils sont Vaincus tous les deux : l’un va dans la Cale si elle est libre, l’autre reste sur la case ; chacun compte pour la vitesse. S’ils ont attaqué, à égalité ou si le navire perd et survit, chacun retourne sur sa propre case précédente ; si le navire a attaqué, c’est lui qui recule. Le +2 du Fusilier s’ajoute une seule fois.
WW-R87 = Sur la petite planète, la vitesse des Cresters rouges en solo part de 2.
WW-R88 = Le Crester blanc doit être mis sur un coin inoccupé (ni navire, ni Crester rouge vivant) ; sa vitesse en solo est de 5 ; au tour où il est placé, il se déplace en dernier. La Notoriété ne sert pas en solo ni en coopératif : pas de +1 pour un Repos en vol, pas d’achat de Notoriété, pas de fin aux points.
    .why = la Notoriété ne sert pas en solo ni en coopératif
WW-R89 = Le nouveau vent d’un tour de solo diffère de l’ancien, comme à chaque fin de manche.
WW-R90 = Les Dents en solo et en coopératif : WW-63 ne vaut pas ; le joueur peut garder ses Dents à bord ou en échanger contre du Gaz en entrant au port ou plus tard tant qu’il y est ; le Gaz en trop est perdu.
    .why = les Dents ne s’échangent contre du Gaz qu’en solo et en coopératif
WW-R91 = Contre un navire au port, le Crester blanc suit un plus court chemin vers le Comptoir, dont l’entrée est le dernier pas. S’il y arrive, le navire du joueur au Repos fait Naufrage sans rien laisser de sa Cale (Moral 1, un jeton « +2 Touches », il reste au port), les autres navires au port n’en souffrent pas, et le Crester blanc finit sur la case d’où il venait. Seul le Crester blanc peut entrer au Comptoir, et seulement ainsi.
WW-R92 = En coopératif et dans la variante, les Cresters rouges vivants et les navires autres que celui au Repos sont des obstacles pour le Crester blanc ; s’ils ferment le chemin, WW-R76 décide.
WW-R93 = En coopératif, un Crester blanc qui a combattu le joueur au Repos pendant ce tour ne bouge pas à ce Repos, en vol comme au port ; la table peut choisir qu’il bouge quand même.
    .why = il a déjà combattu ce capitaine ce tour-ci
WW-R94 = Un Naufrage à son propre tour finit ce tour, et le Crester blanc n’y bouge pas.
WW-R95 = Un échange est une offre de cartes contre des cartes, ou contre rien, que l’autre accepte ; tous deux doivent être au port et, ensuite, ne pas dépasser leur limite de main. Il peut se faire au tour de n’importe qui, mais pas pendant un Combat, un Repos ou une autre question ouverte ; une offre faite avant attend que ce soit fini. Aucun chrono ne court pour les échanges, et l’on n’attend personne. Une offre tombe quand l’un des deux quitte le port ou la table, quand une carte offerte ou demandée n’est plus là, ou quand le tour finit. Chaque place fait au plus 10 offres par tour.
    .why = les cartes s’échangent au port, et pas pendant un Combat ou un Repos
WW-R96 = Le joueur qui a battu le Crester blanc choisit aussitôt un coin inoccupé (voir WW-R88). Entre-temps, le Crester blanc n’est plus sur la planète ; il y est remis après le Repos de ce tour ou, si le tour finit sans Repos, avant que ne commence celui du joueur suivant ; il ne bouge donc pas à ce Repos. Si le coin est alors occupé, ou si aucun n’était libre, on choisit à ce moment ; tant qu’aucun coin n’est libre, à la prochaine fin de tour où il y en a un, et c’est le joueur dont le tour finit qui choisit. La table peut choisir la lecture plus rude : le Crester blanc est aussitôt sur le coin et, s’il a été battu par les actions du joueur, se déplace au Repos qui suit ; battu pendant le Repos, il ne bouge plus ce tour-ci.
WW-R97 = Si un même événement devait épuiser les Vies des deux camps, le résultat du Combat passe d’abord, et l’équipe gagne.
WW-R97a = La table peut choisir une aide qui n’est pas dans le livret : une longueur d’avance, par laquelle le Crester blanc ne bouge pas à la fin du premier tour de chaque capitaine, ou une Vie de plus pour les capitaines, ou les deux.
    .why = il ne bouge pas après le premier tour d’un capitaine
WW-R115 = Un navire « battu », dans les règles du solo et du coopératif, est un navire qui fait Naufrage (WW-187, WW-216, WW-225) ; un Combat perdu auquel il survit coûte du Moral, mais ni Vie ni partie.

## Rulings: variants

WW-R98 = Atteindre 10 signifie 10 ou plus. Un Crester blanc qui apparaît au cours d’un tour se déplace au Repos de ce tour ; s’il apparaît par le +1 du Repos lui-même, il ne bouge pas ce tour-ci.
WW-R98a = Un coin est occupé par un navire ou un Crester rouge vivant. Si les six le sont, on ne lance pas le dé, et l’arrivée est tentée de nouveau à chaque fin de tour.
WW-R99 = Un Crester blanc qui arrive sur un navire est l’Attaquant, comme un rouge, dans tous les modes. Le Sergent n’ajoute donc rien (WW-118) ; le Crester blanc lance d’abord, et le propriétaire du navire dépense ses Canons en connaissant ce lancer (WW-129) et joue cartes et jetons en dernier (WW-132) ; à égalité, le Crester blanc recule et personne ne prend de jeton (WW-R58) ; un navire qui perd et survit prend son jeton et reste, et le Crester blanc recule (WW-141) ; si le navire fait Naufrage, le Crester blanc reste (WW-R57).
WW-R100 = Une fois battu, en duel ou en chacun pour soi, le Crester blanc quitte la partie.
WW-R101 = Dans la variante, et donc en solo (WW-201), le Crester blanc se déplace même s’il a combattu le joueur ce tour-ci ; la table peut choisir qu’il reste.
    .why = il a déjà combattu ce capitaine ce tour-ci
WW-R102 = Le Naturaliste ne joue qu’en duel et en chacun pour soi.
WW-R103 = L’étude demande une Bague libre et une case voisine permise : pour un Crester gris, sans Chaloupe ni Crester gris ; pour un rouge, sans navire ni Crester rouge ou blanc. Elle peut être dans un Territoire voisin, qui devient celui du Crester rouge ; ce n’est jamais le Comptoir.
    .why = il n’y a plus de Bague libre, ou pas de case pour elle à côté du navire
WW-R104 = Un Crester rouge bagué au tour où il a été battu compte comme ayant combattu le Naturaliste et ne bouge pas à ce Repos.
WW-R105 = Le +1 du Gazier vaut aussi pour l’étude.
WW-R106 = Le Crester blanc ne peut jamais être bagué.
WW-R107 = Le Naturaliste peut battre lui aussi des Cresters bagués, et la Bague lui revient. Un Crester rouge bagué et battu est remplacé comme tout autre ; après un gris bagué et battu, on compte les vivants comme d’habitude (WW-147).
WW-R108 = Les Exploits sont réclamés automatiquement et aussitôt ; si plusieurs joueurs y ont droit par un même événement, le joueur dont c’est le tour passe d’abord, puis les autres dans le sens des aiguilles d’une montre. La table peut choisir que l’on demande plutôt aux joueurs ; une carte refusée peut encore être réclamée à son propre tour tant que sa condition est remplie (pour un événement, seulement quand il se reproduit).
    .why = il n’y a pas d’Exploit à réclamer
WW-R109 = Les conditions qui durent sont regardées après chaque action de n’importe qui, celles de fin de tour après le Repos ; une carte rapporte une fois par joueur. Un Territoire compte dès que le navire s’y trouve après un pas réglé ; une suite de tours finis en vol n’est rompue que par un tour à soi qui finit autrement.
WW-R110 = Avec le Naturaliste, les cartes Exploit qui demandent des Dents sont laissées de côté.
