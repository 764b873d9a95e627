### Comment on joue à Au vent : trois cartes, une courte lecture, les parties des règles.

## Les cartes

windward-lesson-1 = Naviguez
    .text = Votre navire du ciel a quatre pas par tour. Avec le vent, ils sont gratuits ; contre lui, impossibles.
windward-lesson-2 = Chassez
    .text = Ici vivent des Cresters géants. Misez vos canons, lancez les dés, puis jouez vos cartes.
windward-lesson-3 = Rentrez
    .text = Rapportez dents et gaz au Comptoir. La plus grande notoriété l’emporte.

## La courte lecture

windward-read-1 = De quoi il s’agit
    .text = Vous commandez un navire du ciel. La Notoriété fait gagner : pour les dents rapportées au port, pour le gaz qu’on y dépense, et pour chaque nuit que l’on ose passer dehors. À quinze, les derniers tours commencent.
windward-read-2 = Votre tour
    .text = Vous avez quatre pas. Un pas avec le vent ne coûte rien, un pas contre lui est impossible, tout autre en coûte un. Faites tout dans l’ordre qui vous plaît et aussi souvent que vous pouvez payer ; puis vous vous reposez, et le navire suivant part.
windward-read-3 = Deux Lieutenants
    .text = Chacun peut donner un Ordre par tour. En vol : larguer une Chaloupe, donner de la vitesse aux chaloupes, avancer d’un pas de plus, ou dépecer sa prise. Au port : se ravitailler, remonter le Moral, charger un canon, engager un équipier.
windward-read-4 = Cresters gris et rouges
    .text = Les gris sont pour vos Chaloupes : larguez-en une, ramez jusque-là, combattez, et remorquez la prise jusqu’au navire. Les rouges sont pour le navire lui-même ; ils sont forts, et le premier se gagne rarement sans canons ni cartes.
windward-read-5 = Un combat
    .text = Chaque camp lance autant de dés que sa Force. Les canons se dépensent avant de lancer, les Harpons et les jetons « +2 Touches » quand tout est lancé. Le plus de touches gagne. Un navire battu paie la différence en Moral ; sans Moral, il fait Naufrage et se réveille au port.
windward-read-6 = De la prise à la gloire
    .text = Dépecez le Crester de votre cale : il devient une dent, et autant de gaz que vous avez de Moral. Au port, une dent grise rapporte trois Notoriété, une rouge quatre. Avec le gaz, on achète canons, équipiers, vivres, rhum, et la Notoriété elle-même.
windward-read-7 = La nuit
    .text = Au port, vous gagnez un Moral. En vol, vous donnez une carte ou un Moral, puis le Crester rouge du lieu s’approche ; si vous êtes encore là, vous gagnez une Notoriété.
windward-read-8 = La fin, en solo, en équipe
    .text = Quand quelqu’un a quinze, tous les autres ont encore un tour ; puis la plus grande Notoriété gagne. En solo, on bat six Cresters rouges, puis le Grand Crester blanc. En équipe, on lui prend toutes ses vies avant de perdre les siennes.
windward-read-9 = L’erreur des premières fois
    .text = Avec un Crester vaincu dans la cale, on n’entre pas au port : dépecez-le d’abord. Les cartes nourrissent la nuit : ne partez jamais sans en avoir. Et regardez le vent avant d’aller loin : le retour peut être contre lui.

## Les parties des règles

windward-section-1 = Mise en place
    .rule = WW-1
windward-section-2 = Principes
    .rule = WW-22
windward-section-3 = Le terrain
    .rule = WW-39
windward-section-4 = Le vent
    .rule = WW-49
windward-section-5 = Le tour et les déplacements
    .rule = WW-56
windward-section-6 = Les Chaloupes
    .rule = WW-66
windward-section-7 = Les Ordres
    .rule = WW-78
windward-section-8 = Les achats au port
    .rule = WW-95
windward-section-9 = Les cartes Ravitaillement
    .rule = WW-102
windward-section-10 = L’équipage
    .rule = WW-114
windward-section-11 = Un combat, pas à pas
    .rule = WW-121
windward-section-12 = L’issue d’un combat
    .rule = WW-140
windward-section-13 = Le naufrage
    .rule = WW-153
windward-section-14 = Le repos, en fin de tour
    .rule = WW-164
windward-section-15 = Les pas des Cresters rouges
    .rule = WW-171
windward-section-16 = La fin d’une manche
    .rule = WW-177
windward-section-17 = La fin de la partie
    .rule = WW-179
windward-section-18 = En cas d’égalité
    .rule = WW-182
windward-section-19 = En solo
    .rule = WW-185
windward-section-20 = En équipe
    .rule = WW-204
windward-section-21 = Le Grand Crester blanc
    .rule = WW-229
windward-section-22 = Le Naturaliste
    .rule = WW-238
windward-section-23 = Les exploits
    .rule = WW-250
windward-section-24 = La petite planète
    .rule = WW-254
windward-section-25 = Précisions : mise en place et planète
    .rule = WW-R1
windward-section-26 = Précisions : déplacements
    .rule = WW-R9
windward-section-27 = Précisions : ramasser, cale, Chaloupes
    .rule = WW-R22
windward-section-28 = Précisions : Ordres, achats, cartes, équipage
    .rule = WW-R35
windward-section-29 = Précisions : combats
    .rule = WW-R49
windward-section-30 = Précisions : naufrages
    .rule = WW-R65
windward-section-31 = Précisions : repos et Cresters rouges
    .rule = WW-R71
windward-section-32 = Précisions : fin de la partie
    .rule = WW-R80
windward-section-33 = Précisions : en solo et en équipe
    .rule = WW-R84
windward-section-34 = Précisions : variantes
    .rule = WW-R98
