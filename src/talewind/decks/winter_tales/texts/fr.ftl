### Les images en mots : le titre, puis le nom, ce que l’on voit, et un regard de plus près.

sc-01 = Bouteille
    .name = Une bouteille bouchée, une vague dedans
    .shows = Une grosse bouteille au col étroit est fermée par un bouchon ; dedans, une ligne ondulée montre jusqu’où elle est pleine.
    .closer = Le bouchon est tout gribouillé et posé de travers. Sous les vagues la bouteille est hachurée, et deux bulles montent vers le col.

sc-02 = Points
    .name = Des points de toutes les tailles
    .shows = Des points sont éparpillés sur le papier, et il n’y en a pas deux de la même taille.
    .closer = Le plus gros a été rempli puis entouré. Le plus petit est à peine une touche du crayon.

sc-03 = Médicament
    .name = Une cuillère et deux pilules rondes
    .shows = Une grande cuillère pleine de sirop est posée en biais, et à côté il y a deux pilules rondes. Dans le sirop, une croix est laissée vide.
    .closer = Le sirop est tout gribouillé. Chaque pilule porte un trait, pour la couper en deux ; les deux traits ne vont pas dans le même sens.

sc-04 = Document
    .name = Une feuille roulée avec un cachet de cire
    .shows = Une feuille roulée aux deux bouts est couverte de lignes gribouillées et scellée d’un gros cachet de cire.
    .closer = Personne ne peut lire l’écriture, qui devient de plus en plus courte. La cire a coulé, et deux rubans dépassent dessous.

sc-05 = Visage
    .name = Un visage à la bouche de travers
    .shows = Une tête ronde, avec deux points pour yeux, a la bouche de travers.
    .closer = Les cheveux sont un gribouillis et les oreilles sont décollées. La bouche monte d’un côté et descend de l’autre, comme si elle n’arrivait pas à se décider.

sc-06 = Lettre
    .name = Une enveloppe au rabat en triangle
    .shows = Une enveloppe fermée a un triangle gribouillé pour rabat, un timbre dans le coin et des lignes pour l’adresse.
    .closer = Le timbre et le rabat sont du même côté, ce qui est impossible. Sur le timbre, quelqu’un sourit.

sc-07 = Serrure
    .name = Un gros trou de serrure dans sa plaque
    .shows = Un trou de serrure, un rond debout sur une petite jupe, est percé dans une plaque de métal.
    .closer = La plaque demande quatre vis : trois sont là, et une s’est perdue. Le trou est gribouillé aussi fort que le crayon le peut.

sc-08 = Barreaux
    .name = Des barreaux de prison et des doigts
    .shows = Deux mains venues de derrière s’agrippent à deux des cinq gros barreaux.
    .closer = Les deux yeux du prisonnier regardent de part et d’autre du barreau du milieu. Une main a quatre doigts, l’autre en a cinq.

sc-09 = Clé
    .name = Une grande clé ancienne
    .shows = Une grande clé a un anneau, une longue tige et trois dents.
    .closer = Les dents sont toutes de longueur différente, et la dernière est tournée du mauvais côté.

sc-10 = Porte
    .name = Une porte à la poignée bien trop grosse
    .shows = Une grande porte est fermée derrière une marche ; sa poignée est grosse comme une citrouille.
    .closer = Les planches vont du haut jusqu’en bas et deux charnières les tiennent. La poignée est si grosse qu’elle déborde de la porte.

sc-11 = Fenêtre
    .name = Une fenêtre avec des rideaux
    .shows = Une fenêtre carrée est coupée en quatre par une croix ; de lourds rideaux pendent des deux côtés.
    .closer = Les rideaux sont noués au milieu, et l’un est plus long que l’autre. La croix est un peu trop épaisse pour qu’on voie dehors.

sc-12 = Maison
    .name = Une maison dont la cheminée fume
    .shows = Une maison carrée a un triangle pour toit et une grosse boucle de fumée.
    .closer = La cheminée, posée d’équerre sur la pente du toit, penche comme si elle allait tomber. Le toit est gribouillé et la poignée de la porte est un point.

sc-13 = Château
    .name = Un château aux drapeaux en désaccord
    .shows = Un château a trois tours, et le drapeau de chacune flotte d’un autre côté.
    .closer = Un drapeau flotte vers la gauche, un autre vers le ciel, et le dernier vers le sol. La porte est toute gribouillée, pour qu’on ne voie pas qui est là.

sc-14 = Tour
    .name = Une très haute tour à une seule lucarne
    .shows = Une très haute tour au toit pointu n’a qu’une seule petite fenêtre, tout en haut.
    .closer = Un nuage passe derrière et un oiseau vole plus bas que le toit ; un arbre ne lui arrive qu’au genou. Il n’y a pas de porte.

sc-15 = Escalier
    .name = Un escalier et un bonhomme à mi-chemin
    .shows = Un bonhomme est arrêté à mi-hauteur d’un escalier fait d’une seule ligne en zigzag.
    .closer = Il fait signe, ou il demande à souffler. Plus on monte, plus les marches sont hautes.

sc-16 = Échelle
    .name = Une échelle avec trop d’échelons
    .shows = Une longue échelle à deux montants est appuyée à un mur ; ses échelons sont beaucoup trop nombreux.
    .closer = Ils sont si serrés qu’aucun pied n’y entre. Qui les compte en trouve quatorze, et puis quinze.

sc-17 = Pont
    .name = Un pont de briques au-dessus de l’eau
    .shows = Un pont de briques, courbé comme un arc-en-ciel, enjambe une eau pleine de vagues.
    .closer = Les briques sont de tailles différentes, et une sur deux est gribouillée. Le pont est trop raide pour les charrettes.

sc-18 = Route
    .name = Une route sinueuse qui s’amincit
    .shows = Une route, gribouillée sauf les tirets du milieu, serpente au loin et s’amincit jusqu’à finir en pointe.
    .closer = Au départ, elle prend plus de la moitié de la feuille. Au bord, un poteau montre d’où l’on vient.

sc-19 = Clôture
    .name = Une clôture où manque une planche
    .shows = Une clôture de planches pointues est plantée dans l’herbe, et il manque une planche.
    .closer = Seules les deux traverses franchissent le trou, juste assez large pour quelqu’un de petit. Le clou de la planche perdue est resté.

sc-20 = Puits
    .name = Un puits et son seau au bout d’une ficelle
    .shows = Un seau pend à une ficelle au-dessus de la margelle ronde d’un puits.
    .closer = Une poutre à manivelle tient la ficelle, enroulée comme de la laine. Trois gouttes tombent du seau.

sc-21 = Lit
    .name = Un lit d’où dépassent deux pieds énormes
    .shows = Quelqu’un dort dans un lit trop court : deux pieds énormes dépassent au bout.
    .closer = Une bosse de couverture cache le reste. Les pieds sont plus grands que la tête du dormeur, et l’un d’eux n’a que quatre orteils.

sc-22 = Chaise
    .name = Une chaise au pied trop court
    .shows = Une chaise est vue de côté ; l’un de ses pieds est trop court et ne touche pas le sol.
    .closer = Les quatre pieds sont alignés, comme si la chaise avait été aplatie. Le coussin est tout gribouillé.

sc-23 = Table
    .name = Une table à quatre assiettes, sans personne
    .shows = Une table est mise pour quatre, mais personne n’y est assis.
    .closer = On voit le plateau d’en haut et les pieds de côté. Pour quatre assiettes, il y a deux fourchettes et un couteau, et une assiette est tout au bord.

sc-24 = Miroir
    .name = Un miroir où il n’y a qu’un sourire
    .shows = Un miroir ovale sur pied montre un large sourire plein de dents, et rien d’autre du visage.
    .closer = Deux traits sont le reflet de la glace, et un petit nœud orne le haut du cadre. Celui qui se regardait est parti ; le sourire est resté.

sc-25 = Horloge
    .name = Un réveil à l’aiguille tordue
    .shows = Un réveil sur deux pieds a trop de traits autour du cadran, et l’une de ses aiguilles est tordue.
    .closer = Deux cloches sont posées dessus comme des oreilles. Il a fallu dix-neuf traits pour faire le tour, et la grande aiguille a buté contre le bord.

sc-26 = Bougie
    .name = Une bougie qui fond dans son bougeoir
    .shows = Une grosse bougie, coiffée d’une grande goutte de feu, fond dans son bougeoir.
    .closer = La cire coule en longues larmes, et l’une d’elles a déjà atteint le bougeoir. La flamme est presque aussi grande que la bougie.

sc-27 = Allumette
    .name = Une allumette à la tête trop grosse
    .shows = Une allumette qui brûle a une tête gribouillée bien trop grosse. En bas, une boîte d’allumettes ouverte.
    .closer = La tête est devenue plus grosse que le tiroir de la boîte : elle n’y rentrerait plus jamais. Les trois allumettes de la boîte ont une tête ordinaire.

sc-28 = Lanterne
    .name = Une lanterne comme une maison de verre
    .shows = Une lanterne pend à un anneau. C’est une petite maison de verre avec un toit, une flamme dedans et des rayons des deux côtés.
    .closer = Les rayons passent tout droit à travers les vitres. Il y a un toit et des murs, mais personne n’a pensé à la porte.

sc-29 = Feu
    .name = Un feu sur des bâtons croisés
    .shows = Des flammes pointues s’élèvent au-dessus de deux bâtons croisés.
    .closer = La flamme du milieu est la plus haute et a le cœur tout gribouillé. Les bâtons sont gros comme des troncs et ne brûlent pas du tout.

sc-30 = Fumée
    .name = Une volute de fumée qui sort de rien
    .shows = La fumée naît d’un mince fil, monte et gonfle en un panache tout en bosses, avec une spirale dedans.
    .closer = Il n’y a en bas ni feu ni cheminée : le fil part du vide. Un côté du panache est tout gribouillé.

sc-31 = Soleil
    .name = Un soleil au grand sourire
    .shows = Un soleil rond, aux rayons de toutes les longueurs, sourit d’une joue à l’autre.
    .closer = Aucun rayon n’est aussi long que son voisin. Le sourire montre toute une rangée de dents, et un œil cligne.

sc-32 = Lune
    .name = Un croissant de lune à l’œil fermé
    .shows = Un croissant de lune dort : son œil unique est fermé et ses cils sont longs.
    .closer = Son nez et ses lèvres dépassent dans la nuit. Tout le dos est gribouillé, comme une grosse couverture.

sc-33 = Étoile
    .name = Une étoile dessinée d’un seul trait
    .shows = Une étoile à cinq branches est dessinée d’un seul trait qui se croise.
    .closer = Le milieu est rempli. Le trait ne s’est pas arrêté à temps et dépasse la première pointe.

sc-34 = Nuage
    .name = Un nuage renfrogné
    .shows = Un nuage au contour tout en bosses fronce les sourcils.
    .closer = Ses sourcils penchent l’un vers l’autre et son ventre est gribouillé. Aucune goutte ne tombe encore.

sc-35 = Pluie
    .name = La pluie tombe dans une main ouverte
    .shows = La pluie tombe en traits obliques sur une main tendue, paume en haut, qui sort d’une manche.
    .closer = Le pouce est placé si loin qu’il appartient presque à la manche. Pour l’instant, un seul trait de pluie a touché les doigts.

sc-36 = Éclair
    .name = Un éclair qui éclabousse le sol
    .shows = Un gros éclair en zigzag tombe et éclabousse là où il touche le sol.
    .closer = Le sol rejaillit en gouttes comme si c’était de l’eau. L’éclair est gribouillé jusqu’aux bords.

sc-37 = Flocon
    .name = Un flocon à six branches
    .shows = Un flocon est une étoile à six bras, et chaque bras porte de petites branches.
    .closer = Le milieu est une boule gribouillée. Sur le bras du haut, une paire de petites branches pointe du mauvais côté.

sc-38 = Vent
    .name = Trois coups de vent et une feuille
    .shows = Trois lignes traversent le papier et finissent chacune en boucle. Une feuille s’envole avec elles.
    .closer = La ligne du milieu est la plus longue. La feuille vole la queue devant et a perdu son arbre.

sc-39 = Arc-en-ciel
    .name = Un arc-en-ciel au plus petit arc retourné
    .shows = Un arc-en-ciel a cinq arcs l’un dans l’autre, et le plus petit est à l’envers.
    .closer = Avec un seul crayon pour toutes les couleurs, chaque arc est appuyé autrement. L’arc à l’envers a l’air d’un sourire, et un bout est posé sur un nuage.

sc-40 = Montagne
    .name = Trois montagnes aux pointes nues
    .shows = Trois montagnes se dressent côte à côte, gribouillées sauf les pointes.
    .closer = Celle du milieu est si haute qu’elle touche presque le bord de la feuille. La neige s’arrête en zigzag.

sc-41 = Rivière
    .name = Une rivière où nage un poisson
    .shows = Un poisson nage entre les deux rives ondulées d’une rivière.
    .closer = La terre est gribouillée et l’eau est restée vide. Le poisson est si gros qu’il ne passera pas le prochain virage.

sc-42 = Arbre
    .name = Un arbre comme un bras aux doigts nombreux
    .shows = Un arbre a un tronc comme un bras, six branches comme des doigts, et des feuilles au bout.
    .closer = On a compté : six doigts, c’est un de trop pour une main. Dans le tronc, un trou est comme une petite bouche ronde.

sc-43 = Feuille
    .name = Une feuille avec toutes ses nervures
    .shows = Une large feuille sur sa tige montre toutes ses nervures, la grosse et toutes les fines.
    .closer = Une moitié de la feuille est gribouillée, et les nervures sont appuyées par-dessus. Presque chaque nervure en porte une plus petite.

sc-44 = Fleur
    .name = Une pâquerette plus haute que la maison
    .shows = Une énorme pâquerette à deux feuilles se dresse près d’une petite maison, trois fois plus haute qu’elle.
    .closer = Le cœur de la pâquerette est tout gribouillé et ses pétales n’ont pas tous la même longueur. Elle regarde la cheminée d’en haut.

sc-45 = Champignon
    .name = Un champignon avec une porte dans le chapeau
    .shows = Un gros champignon a un chapeau gribouillé à pois ronds, et dans le chapeau il y a une porte.
    .closer = La porte a une poignée, mais elle est bien haute et il n’y a pas d’escalier. Cinq pois sont restés vides.

sc-46 = Épine
    .name = Une tige à épines et une goutte qui tombe
    .shows = Une tige courbée porte dix épines pointues, cinq de chaque côté ; de la plus longue tombe une grosse goutte.
    .closer = Les épines sont toutes gribouillées. Il n’y a pas de fleur à défendre.

sc-47 = Pomme
    .name = Une pomme où l’on a mordu
    .shows = Une pomme ronde avec sa queue et sa feuille a été mordue sur le côté.
    .closer = La feuille et une joue de la pomme sont toutes gribouillées, et l’on voit deux pépins. Trois dents ont laissé leur marque.

sc-48 = Pain
    .name = Un pain fumant à trois entailles
    .shows = Un long pain est couché en biais, avec trois entailles en travers, et il fume.
    .closer = La croûte est gribouillée, seules les entailles sont restées vides. Trois filets de vapeur montent, celui du milieu le plus haut.

sc-49 = Gâteau
    .name = Un gâteau avec une bougie de trop
    .shows = Un gâteau d’anniversaire au glaçage coulant porte cinq bougies, et une de plus est plantée sur le côté.
    .closer = Il n’y avait plus de place pour la sixième bougie. Toutes les flammes brûlent, même celle qui est couchée.

sc-50 = Tasse
    .name = Une tasse fêlée
    .shows = Une grande tasse à anse est posée sur sa soucoupe ; une fêlure descend sur le côté.
    .closer = La tasse est pleine à ras bord, et le thé est gribouillé. La fêlure a deux branches, et une goutte est passée au travers.

sc-51 = Œuf
    .name = Un œuf traversé d’un zigzag
    .shows = Un gros œuf se tient un peu penché, et un trait en zigzag le traverse au milieu.
    .closer = Sous le zigzag la coquille est gribouillée. Personne ne sait si c’est un motif ou une fêlure.

sc-52 = Oiseau
    .name = Un oiseau aux ailes en forme de bosses
    .shows = Un oiseau en vol a deux bosses pour les ailes, un bec pointu entre elles et un œil tout rond.
    .closer = Le bec est tout gribouillé et la queue s’ouvre en éventail. La tête est tournée : un seul œil devait suffire.

sc-53 = Plume
    .name = Une plume qui flotte près de son ombre
    .shows = Une plume gribouillée au tuyau nu flotte dans l’air ; en dessous, par terre, se trouve son ombre.
    .closer = La plume est fendue de chaque côté, et il reste un peu de duvet au-dessus du tuyau. L’ombre n’est pas fendue, comme si elle venait d’une autre plume.

sc-54 = Souris
    .name = Une toute petite souris près d’un énorme fromage
    .shows = Une toute petite souris aux grandes oreilles rondes est assise près d’un fromage bien plus gros qu’elle.
    .closer = La souris est toute gribouillée, et sa queue est aussi longue qu’elle. Elle regarde le fromage et ne sait par où commencer.

sc-55 = Poisson
    .name = Un poisson à l’œil étonné
    .shows = Un poisson tout rond, de profil, a un énorme œil étonné et une petite bouche ronde.
    .closer = La queue et la nageoire du dos sont toutes gribouillées. Trois bulles montent de la bouche, comme s’il venait de dire oh.

sc-56 = Serpent
    .name = Un long serpent à la langue fourchue
    .shows = Un long serpent ondule en trois virages et tire sa langue fourchue.
    .closer = Il porte des bandes gribouillées, plus minces vers la queue. La langue est presque aussi longue que la tête, et l’œil unique regarde fixement.

sc-57 = Araignée
    .name = Une araignée à huit pattes poilues
    .shows = Une boule aux deux gros yeux se tient sur huit pattes coudées, et chaque patte a des poils.
    .closer = La boule est toute gribouillée, en tournant. Les yeux regardent de deux côtés à la fois, pour surveiller toutes les pattes.

sc-58 = Toile
    .name = Une toile d’araignée au milieu vide
    .shows = Une toile d’araignée est tendue dans un coin, avec des fils de bord à bord et rien au milieu.
    .closer = Les fils se creusent entre les rayons. La maîtresse est sortie ; un petit paquet ficelé attend son retour.

sc-59 = Papillon
    .name = Un papillon aux ailes dépareillées
    .shows = Un papillon est vu d’en haut : d’un côté ses ailes sont rondes avec des anneaux, de l’autre pointues avec des rayures.
    .closer = Le corps est tout gribouillé et les antennes s’enroulent au bout. Chaque côté semble dessiné par quelqu’un d’autre.

sc-60 = Chien
    .name = Un chien qui remue la queue
    .shows = Un chien se tient de profil, la langue dehors ; sa queue est toute floue.
    .closer = L’oreille et une tache sur le dos sont toutes gribouillées. La queue a été dessinée cinq fois : elle ne tenait pas en place.

sc-61 = Cheval
    .name = Un cheval avec une patte de trop
    .shows = Un cheval de profil avait cinq pattes ; celle du milieu a été gommée.
    .closer = La crinière et la queue sont toutes gribouillées. De la cinquième patte il reste une trace, et l’on devine encore son sabot.

sc-62 = Œil
    .name = Un œil immense aux longs cils
    .shows = Un œil immense regarde droit devant, avec de très longs cils en haut et de petits en bas.
    .closer = On a laissé un éclat vide dans la pupille. Le dernier cil à droite est si long qu’il s’enroule au bout.

sc-63 = Main
    .name = Un contour tracé autour de vrais doigts
    .shows = Le contour d’une main aux cinq doigts écartés ; le crayon de cire est posé au bout du trait.
    .closer = La main a bougé : sur deux doigts, le trait a été tracé deux fois. Il reste ouvert au poignet, là où le bras était posé.

sc-64 = Bouche
    .name = Une bouche grande ouverte et ses sept dents
    .shows = De grosses lèvres gribouillées s’ouvrent en grand sur sept dents : quatre en haut, trois en bas.
    .closer = Aucune dent n’a la même largeur, et la langue est au milieu. Elle chante peut-être, ou crie, ou bien elle est chez le dentiste.

sc-65 = Cœur
    .name = Un cœur avec un pansement
    .shows = Un grand cœur gribouillé porte un pansement collé en travers.
    .closer = Le pansement a une compresse et huit petits trous. Un bout dépasse du bord : il était fait pour un cœur plus petit.

sc-66 = Os
    .name = Un os à chien avec un nœud de ruban
    .shows = Un gros os est posé de biais, un nœud de ruban gribouillé autour du milieu.
    .closer = Un des bouts est déjà rongé. C’est un cadeau, cela se voit, et l’on devine pour qui.

sc-67 = Crâne
    .name = Un crâne avec des fleurs pour yeux
    .shows = Un crâne a une fleur à la place de chaque œil.
    .closer = Il montre les dents, mais avec ses fleurs il a plutôt l’air content. L’une a un pétale de plus que l’autre.

sc-68 = Fantôme
    .name = Un drap à deux trous et de petits pieds
    .shows = Un fantôme lève les bras sous un long drap percé de deux gros trous pour les yeux. Deux petites chaussures en dépassent.
    .closer = Les trous ne sont pas à la même hauteur et le drap est rapiécé au milieu. Les chaussures se tournent le dos : celui qui est dessous ne sait pas de quel côté aller.

sc-69 = Ailes
    .name = Une paire d’ailes sans personne au milieu
    .shows = Deux grandes ailes à plumes sont déployées côte à côte, et entre elles il n’y a personne.
    .closer = Le haut des ailes est tout gribouillé. L’aile de gauche a sept plumes, celle de droite seulement six.

sc-70 = Empreintes
    .name = Des empreintes qui s’arrêtent net
    .shows = Des empreintes de pieds nus montent depuis le bas à gauche. Puis elles s’arrêtent côte à côte, et il n’y a plus rien.
    .closer = De petits traits entourent les deux dernières, comme si quelqu’un avait sauté. Il y en a six, et aucune ne revient.

sc-71 = Ombre
    .name = Un petit enfant à l’ombre de géant
    .shows = Un petit enfant est debout ; de ses pieds part son ombre, toute gribouillée et grande comme un géant.
    .closer = L’enfant sourit et lève les bras. L’ombre a la même robe et les trois mêmes cheveux, mais ses mains sont devenues des griffes.

sc-72 = Masque
    .name = Un demi-masque au bout d’un bâton
    .shows = Un demi-masque gribouillé, aux deux trous vides pour les yeux, tient sur un bâton fixé d’un côté.
    .closer = Trois plumes se dressent de l’autre côté, et un ruban flotte au bâton. Personne ne regarde par les trous.

sc-73 = Couronne
    .name = Une couronne sans son plus gros joyau
    .shows = Une couronne au bandeau gribouillé a cinq pointes. Quatre portent un joyau ; celle du milieu n’a plus que des griffes vides.
    .closer = Six petits traits montrent où était le joyau : c’était le plus gros de tous. Sous les pointes, il y a deux losanges et un rond.

sc-74 = Chapeau
    .name = Un haut-de-forme d’où l’on guette
    .shows = Deux yeux et deux petits pieds dépassent sous le bord d’un grand haut-de-forme.
    .closer = Le chapeau est tout gribouillé, sauf le ruban. Celui qui se cache dessous a une longue queue et ne veut pas être vu.

sc-75 = Botte
    .name = Une seule botte trouée au bout
    .shows = Une grande botte à lacets est vue de profil. Un gros orteil sort par un trou, tout au bout.
    .closer = La botte est toute gribouillée, avec un revers côtelé et des lacets croisés. L’orteil a un ongle, il est bien trop gros et semble avoir froid.

sc-76 = Gant
    .name = Un gant auquel il manque un doigt
    .shows = Un gant de laine au poignet côtelé penche d’un côté, un cœur sur le dos. À la place du majeur, il n’y a qu’un bout ouvert.
    .closer = Les doigts qui restent sont tout gribouillés. Un fil de laine sort du bout ouvert en bouclant. Il suffit peut-être de le tirer pour que tout le gant y passe.

sc-77 = Parapluie
    .name = Un parapluie retourné par le vent
    .shows = Le vent a retourné un parapluie : sa toile se dresse comme un bol, et les baleines dépassent en haut.
    .closer = Une baleine s’est décrochée et pend. Il pleut quand même, depuis la gauche.

sc-78 = Poupée
    .name = Une poupée de chiffon aux yeux en boutons
    .shows = Une poupée de chiffon en robe gribouillée est assise, les jambes étendues. Ses yeux sont deux gros boutons, sa bouche une rangée de points.
    .closer = Un bouton a quatre trous, l’autre ne tient que par un point. Deux tresses de laine pendent, et les bras finissent sans mains.

sc-79 = Cerf-volant
    .name = Un cerf-volant à la queue de nœuds
    .shows = Un cerf-volant en losange monte vers la droite, deux quartiers tout gribouillés. Sa longue queue porte quatre nœuds.
    .closer = Les nœuds rapetissent vers le bout. Il n’a pas de ficelle : il va où il veut.

sc-80 = Ballon
    .name = Un ballon dont personne ne tient le fil
    .shows = Un gros ballon, gribouillé d’un seul côté, s’envole ; son long fil pend librement.
    .closer = Le fil finit en boucle, juste assez grande pour un poignet. Il n’y a personne dedans.

sc-81 = Cloche
    .name = Une cloche et les traits de sa sonnerie
    .shows = Une grosse cloche penche d’un côté ; son battant dépasse en bas, et des traits courbes sonnent des deux côtés.
    .closer = Seule sa moitié droite est gribouillée, l’autre est restée vide. Les traits sont plus longs à gauche, d’où elle vient.

sc-82 = Flûte
    .name = Une flûte d’où tombent des notes
    .shows = Une longue flûte à six trous est posée de biais ; trois grosses notes tombent de son bout.
    .closer = L’une des notes a basculé et tombe la tête en bas. L’embouchure est toute gribouillée.

sc-83 = Couteau
    .name = Un couteau planté debout dans une table
    .shows = Un grand couteau au manche gribouillé est planté tout droit dans le plateau d’une table.
    .closer = Des traits courbes de chaque côté montrent qu’il tremble encore. Trois rivets tiennent le manche, le bois est fendu sous la pointe, et personne n’est à côté.

sc-84 = Marteau
    .name = Un marteau au-dessus d’un clou tordu
    .shows = Un marteau à la tête gribouillée est levé au-dessus d’une planche. Le clou, dessous, est tout tordu.
    .closer = Il a dû frapper de travers : des traits jaillissent. L’autre clou de la planche est resté droit.

sc-85 = Ciseaux
    .name = Des ciseaux ouverts et un fil entre eux
    .shows = Des ciseaux se dressent grands ouverts, et un fil est tendu entre leurs deux lames.
    .closer = Une lame est gribouillée, l’autre non. De chaque côté, le fil pend en boucle et ne se doute encore de rien.

sc-86 = Corde
    .name = Une corde effilochée au milieu
    .shows = Une grosse corde torsadée porte un nœud et un gland à chaque bout. Au milieu elle s’effiloche, et quelques brins seulement tiennent encore.
    .closer = La corde est toute gribouillée, et ses torsades sont laissées vides. Des fibres rompues s’enroulent autour du milieu. Personne ne tire, et pourtant on la croirait près de céder.

sc-87 = Chaîne
    .name = Trois maillons, celui du milieu ouvert
    .shows = Une chaîne a trois gros maillons. Celui du milieu est ouvert et tordu.
    .closer = Un de ses bouts se dresse comme un pouce. L’ouverture est assez large pour que le dernier maillon s’échappe.

sc-88 = Roue
    .name = Une roue de charrette au rayon cassé
    .shows = Une roue de charrette est posée au sol. Un de ses sept rayons est cassé.
    .closer = Il en reste un bout qui tient au moyeu et finit en échardes. Le morceau cassé est tombé par terre.

sc-89 = Engrenage
    .name = Deux roues dentées qui se touchent presque
    .shows = Une grande roue dentée et une petite sont côte à côte. Leurs dents se touchent presque.
    .closer = La grande, toute gribouillée, a dix dents ; la petite en a sept. Aucune ne peut entraîner l’autre : il y a juste la place d’un doigt entre elles.

sc-90 = Bateau
    .name = Un bateau de papier sur une vague
    .shows = Un bateau en papier plié vogue sur une vraie vague.
    .closer = Devant, la vague s’enroule comme une grosse virgule. Le bateau est si léger qu’il est posé sur la crête et non dans l’eau.

sc-91 = Boîte
    .name = Une boîte ficelée qui remue
    .shows = Une boîte nouée d’une ficelle remue et saute du sol. Deux yeux regardent par deux trous, sur le devant.
    .closer = Les zigzags des deux côtés montrent comme elle tremble. Une face est toute gribouillée. Les bouts de la ficelle se dressent au-dessus du nœud comme des antennes.

sc-92 = Pièce
    .name = Une pièce qui montre ses deux côtés
    .shows = Une grosse pièce à la tranche cannelée montre une tête de roi à gauche et un cinq à droite.
    .closer = Un trait au milieu sépare les deux côtés. Le roi regarde le cinq comme s’il voulait le dépenser.

sc-93 = Spirale
    .name = Une spirale au milieu déchiré
    .shows = Une seule ligne tourne vers l’intérieur jusqu’à déchirer le papier : une fente en zigzag s’ouvre au milieu.
    .closer = Le crayon ne s’est jamais levé, du bout libre jusqu’au milieu, et il a appuyé plus fort à chaque tour. La déchirure coupe le tour du dedans.
