### Les images en mots : le titre, puis le nom, ce que l’on voit, et un regard de plus près.

b01 = Avion
    .name = Un avion de ligne en vol
    .shows = Un avion de ligne monte vers la droite, vu d’en haut.
    .closer = Le fuselage est gris argent avec de petits hublots sombres, les ailes et la queue sont bleues, des moteurs pendent sous les ailes.

b02 = Voiture
    .name = Une petite voiture, de côté
    .shows = Une petite voiture ronde est vue de côté, l’avant à gauche.
    .closer = Elle est rouge, aux vitres bleu pâle, aux roues grises, avec un phare blanc.

b03 = Vélo
    .name = Un vélo, de côté
    .shows = Un vélo est vu de côté, le guidon à gauche.
    .closer = Le cadre est rose, les pneus, la selle et les poignées sont bruns, et les fins rayons sont pâles.

b04 = Train
    .name = Un train à vapeur et son wagon
    .shows = Une locomotive à vapeur tire un wagon vers la droite, sur ses rails.
    .closer = La chaudière est verte cerclée de laiton, la cabine et le wagon rouges à filet jaune, aux fenêtres éclairées ; une lampe brille à l’avant, une vapeur pâle monte de la cheminée.

b05 = Bateau
    .name = Une barque avec ses rames
    .shows = Une barque de bois, vide, est posée sur l’eau avec deux rames.
    .closer = Les planches sont d’un brun chaud au bord pâle ; les pales des rames sont rouges et touchent de petites vagues blanches.

b06 = Fusée
    .name = Une fusée qui décolle
    .shows = Une fusée à hublot rond monte vers la droite sur une flamme.
    .closer = Le nez est bleu, le corps argent, les ailerons rouges ; une étoile blanche et trois points l’entourent.

b07 = Hélicoptère
    .name = Un hélicoptère en l’air
    .shows = Un hélicoptère plane, le nez à gauche.
    .closer = Il est jaune aux vitres grises ; le rotor et l’hélice de queue sont gris foncé, et il a deux patins.

b08 = Tracteur
    .name = Un tracteur aux grandes roues arrière
    .shows = Un tracteur est vu de côté ; ses roues arrière sont les plus grandes.
    .closer = Il est vert aux moyeux orange et aux pneus sombres, avec une cabine vitrée et un haut pot d’échappement à gauche.

b09 = Phare
    .name = Un phare rayé et son faisceau
    .shows = Un phare rayé, sur un rocher en mer, envoie sa lumière des deux côtés.
    .closer = La tour est crème et rouge sombre, avec deux petites fenêtres éclairées ; des vagues aux crêtes blanches entourent le rocher.

b10 = Pont
    .name = Un pont aux arches de pierre sur une rivière
    .shows = Un pont de pierre enjambe l’eau sur trois arches.
    .closer = Les pierres sont grises aux joints plus sombres, le parapet est plus pâle, et des rides blanches courent entre les piles.

b11 = Boussole
    .name = Une boussole et son aiguille
    .shows = Une boussole ronde montre son cadran et son aiguille.
    .closer = Le boîtier est doré, avec un anneau en haut à droite ; l’aiguille est rouge et bleue sur une rose brune à huit branches.

b12 = Valise
    .name = Une valise fermée à poignée
    .shows = Une valise de cuir fermée est posée au sol.
    .closer = Elle est brun marron, avec deux sangles sombres, des serrures de laiton, des coins ronds et deux étiquettes, l’une ronde, l’autre jaune.

b13 = Feu de camp
    .name = Un feu de camp dans un cercle de pierres
    .shows = Des bûches brûlent à hautes flammes dans un cercle de pierres.
    .closer = Les flammes vont de l’orange au jaune pâle, des étincelles s’envolent, et une lueur chaude touche les pierres grises.

b14 = Télescope
    .name = Un télescope sur son trépied
    .shows = Un télescope à trois pieds vise en haut à gauche.
    .closer = Le tube est blanc aux bouts sombres, les pieds sont minces et gris-bleu.

b15 = Lune
    .name = Un croissant de lune avec un visage
    .shows = Un croissant de lune au visage endormi regarde vers la droite.
    .closer = Il est d’un jaune doux, avec un œil fermé, un nez pointu, une joue rouge et quelques petits cratères.

b16 = Étoile
    .name = Une grande étoile à cinq branches parmi de petites
    .shows = Une grande étoile à cinq branches arrondies ; quatre petites étoiles et quatre étincelles l’entourent.
    .closer = Elle est dorée, pliée en faces claires et sombres, et luit doucement. Le fond est d’un bleu de crépuscule, semé de petites ondes.

b17 = Nuage
    .name = Un haut nuage blanc
    .shows = Un seul gros nuage blanc s’élève dans l’air ; deux petites mouettes volent près de son sommet.
    .closer = Il est fait de boules rondes, claires à gauche, gris-bleu à droite et à sa base plate. Le fond est d’un bleu profond, semé de petites ondes.

b18 = Parapluie
    .name = Un parapluie ouvert
    .shows = Un parapluie ouvert est suspendu droit dans l’air.
    .closer = La toile est rouge, à quatre pans festonnés ; la canne et la poignée courbe sont brun foncé.

b19 = Bonhomme de neige
    .name = Un bonhomme de neige à trois boules
    .shows = Un bonhomme de neige fait de trois boules, une carotte pour nez.
    .closer = Il porte un bonnet rouge à pompon et une écharpe rayée, a des brindilles pour bras et deux boutons sombres ; le fond est d’un bleu de crépuscule.

b20 = Arc-en-ciel
    .name = Un arc-en-ciel aux sept couleurs
    .shows = Un arc-en-ciel forme un demi-cercle entre deux petits nuages.
    .closer = De l’extérieur vers l’intérieur : rouge, orange, jaune, vert, bleu clair, bleu foncé et violet ; les nuages sont blancs.

b21 = Éclair
    .name = Un éclair jaune en zigzag
    .shows = Un gros trait en zigzag pointe en bas à gauche.
    .closer = Il est jaune vif au bord plus clair, sur un fond bleu sombre.

b22 = Château
    .name = Un château à quatre tourelles
    .shows = Un château de pierre avec quatre tourelles à toit pointu et une porte.
    .closer = Les murs sont gris clair, les toits rouges portent chacun un petit fanion jaune ; la porte en arc a une grille sombre.

b23 = Pyramide
    .name = Une pyramide égyptienne
    .shows = Une grande pyramide en blocs de pierre se dresse sur le sable.
    .closer = La face gauche est éclairée et dorée, la droite brune ; une petite entrée sombre s’ouvre en bas.

b24 = Île
    .name = Une île de sable et son palmier
    .shows = Une petite île ronde de sable avec un seul palmier.
    .closer = Le palmier penche un peu ; le sable est jaune, une noix de coco brune y repose, et une eau bleu vif l’entoure.

b25 = Volcan
    .name = Un volcan en éruption
    .shows = Une montagne en cône, sombre, lance de la lave en l’air.
    .closer = La lave est rouge orangé et coule du cratère ; un nuage gris se tient derrière le jet.

g01 = Arbre
    .name = Un arbre feuillu au tronc épais
    .shows = Un arbre large et feuillu se dresse sur un tronc épais aux racines étalées.
    .closer = La couronne est faite de plusieurs masses de feuilles vertes, éclairées à gauche ; le tronc brun se partage en trois branches, un peu d’herbe pousse entre ses racines.

g02 = Chat
    .name = Un chat assis
    .shows = Un chat roux est assis bien droit et nous regarde.
    .closer = Il a des oreilles pointues et roses, des moustaches, un collier bleu à grelot, et sa queue s’enroule à droite.

g03 = Chien
    .name = Un chien assis, avec un collier
    .shows = Un chien aux oreilles tombantes est assis et tire un peu la langue.
    .closer = Le pelage est brun clair, le museau et le poitrail blancs, les oreilles sombres ; au collier rouge pend une plaque jaune.

g04 = Cheval
    .name = Un cheval qui marche
    .shows = Un cheval marche vers la gauche, une jambe de devant levée.
    .closer = Il est alezan, la crinière et la queue sombres, avec une bande blanche sur la face et les pattes blanches en bas.

g05 = Vache
    .name = Une vache noire et blanche
    .shows = Une vache tachetée est vue de côté, la tête à gauche.
    .closer = Elle est blanche à taches gris foncé, avec de courtes cornes jaunes, un mufle et un pis roses.

g06 = Lapin
    .name = Un lapin aux longues oreilles
    .shows = Un lapin clair est assis, ses longues oreilles dressées.
    .closer = Il est blanc-gris, l’intérieur de l’oreille rose, les moustaches à gauche et la queue ronde à droite.

g07 = Ours
    .name = Un ours brun debout
    .shows = Un ours brun se tient debout sur ses pattes arrière, les bras pendants.
    .closer = Il a des oreilles rondes, un museau pâle, des points sombres pour yeux et les joues à peine rouges.

g08 = Loup
    .name = Un loup gris qui hurle
    .shows = Un loup gris est assis, la tête en arrière, et hurle.
    .closer = L’œil est fermé, la gueule ouverte vers le ciel à gauche ; le poitrail et le menton sont pâles, la queue sombre.

g09 = Hibou
    .name = Un hibou sur une branche
    .shows = Un hibou aux grands yeux est perché sur une branche.
    .closer = Le plumage est brun, la poitrine pâle à motifs ondés, les yeux ambre ; la branche porte quelques feuilles vertes.

g10 = Éléphant
    .name = Un éléphant, la trompe levée
    .shows = Un éléphant gris est vu de côté et lève la trompe.
    .closer = La trompe se recourbe à gauche ; l’oreille est rose à l’intérieur, la défense blanche, et la queue finit en touffe sombre.

g11 = Lion
    .name = Un lion et sa crinière
    .shows = Un lion à grande crinière est assis et nous regarde.
    .closer = Le pelage est doré, la crinière brun-roux en mèches pointues ; la queue se dresse à droite avec une touffe sombre.

g12 = Serpent
    .name = Un serpent enroulé
    .shows = Un serpent repose en trois anneaux et lève la tête.
    .closer = Il est jaune ocre à losanges brun-rouge ; une langue rouge et fourchue sort à gauche.

g13 = Grenouille
    .name = Une grenouille verte sur un nénuphar
    .shows = Une grenouille verte est assise sur une feuille de nénuphar et nous regarde.
    .closer = Ses yeux dépassent de la tête, son ventre est crème, sa bouche large et fermée ; une fleur de nénuphar rose est à droite.

g14 = Araignée
    .name = Une araignée pendue à son fil
    .shows = Une araignée à huit pattes pend la tête en bas à un fil.
    .closer = Son corps rond est gris-bleu à petites marques pâles, et le fil blanc descend d’en haut.

g15 = Papillon
    .name = Un papillon aux ailes ouvertes
    .shows = Un papillon déploie quatre ailes et vole un peu de biais.
    .closer = Les ailes sont bleu ciel, bordées de sombre et de points blancs ; deux antennes se dressent sur la tête.

g16 = Abeille
    .name = Une abeille rayée en vol
    .shows = Une grosse abeille rayée vole vers la gauche.
    .closer = Son corps est jaune à rayures sombres, son corselet velu ; elle a un petit visage souriant, deux antennes, deux ailes bleutées et un dard à droite.

g17 = Escargot
    .name = Un escargot à coquille en spirale
    .shows = Un escargot rampe vers la gauche, sa coquille sur le dos.
    .closer = La coquille est brune à spirale sombre, le corps couleur pêche ; deux cornes finissent par des points sombres.

g18 = Requin
    .name = Un requin, la gueule ouverte
    .shows = Un requin nage vers la gauche, la gueule ouverte.
    .closer = Il est gris-bleu dessus et pâle dessous, avec une rangée de dents blanches, trois fentes de branchies, des nageoires pointues et une haute queue ; des bulles montent devant lui.

g19 = Tournesol
    .name = Un grand tournesol
    .shows = Un seul grand tournesol avec une tige courte et deux feuilles.
    .closer = Deux rangs de pétales jaunes, plus foncés derrière, entourent un cœur brun plein de graines ; les feuilles sont larges et vertes.

g20 = Champignon
    .name = Un champignon rouge à points blancs
    .shows = Un champignon au large chapeau tacheté sur un pied pâle.
    .closer = Le chapeau est rouge sombre à points blancs irréguliers ; un anneau entoure le pied au-dessous.

g21 = Cactus
    .name = Un cactus à deux bras
    .shows = Un grand cactus lève deux bras, un de chaque côté.
    .closer = Il est vert aux côtes plus foncées, avec des épines pâles, une fleur rose au sommet et une sur le bras gauche ; il se dresse sur un rond de sable avec trois pierres.

g22 = Plume
    .name = Une seule plume courbe
    .shows = Une plume courbe flotte, le tuyau en bas à gauche.
    .closer = Elle est brun doré à barres sombres le long de la tige, avec un duvet doux près du tuyau.

g23 = Citrouille
    .name = Une citrouille orange
    .shows = Une grosse citrouille côtelée est posée au sol ; elle n’a pas de visage.
    .closer = Elle est orange foncé, avec une tige verte tordue, une feuille à gauche et une vrille à droite.

g24 = Cascade
    .name = Une cascade qui tombe d’une falaise
    .shows = Une eau blanche tombe en deux sauts d’une falaise grise dans un bassin bleu.
    .closer = Les rochers forment des gradins couverts de fougères et de feuilles ; trois petits sapins sombres se dressent en haut, et l’eau écume au pied.

g25 = Épouvantail
    .name = Un épouvantail de paille dans un champ
    .shows = Un bonhomme bourré de paille se dresse sur un piquet, les bras en croix.
    .closer = Il porte une veste bleue rapiécée, un foulard rouge et un chapeau brun ; la paille sort des manches, et des épis de blé l’entourent.

r01 = Cœur
    .name = Un cœur de velours rouge bordé de dentelle
    .shows = Un cœur de velours rembourré, rond en haut et pointu en bas, flotte dans l’air, un nœud doré à son sommet.
    .closer = Le velours est d’un rouge profond, plus clair en haut à gauche ; des points crème suivent le bord et une dentelle blanche l’encadre.

r02 = Revolver
    .name = Un revolver à six coups, de profil
    .shows = Un revolver au barillet rond pointe son canon vers la gauche.
    .closer = L’acier est gris-bleu ; la crosse est en bois brun avec une vis de laiton, et le chien se dresse à l’arrière.

r03 = Couronne
    .name = Une couronne d’or ornée de pierres
    .shows = Une couronne d’or à cinq pointes est posée sur le sol.
    .closer = Chaque pointe finit par une petite boule ; des pierres vertes et rouges ornent le bandeau.

r04 = Bague
    .name = Une bague avec une pierre
    .shows = Une bague d’argent se tient droite, une grosse pierre taillée à son sommet.
    .closer = La pierre est d’un bleu glacé à nombreuses facettes ; la lumière court sur la gauche de l’anneau.

r05 = Masque
    .name = Un demi-masque de carnaval
    .shows = Un demi-masque pour les yeux, surmonté de plumes et muni d’un bâton pour le tenir.
    .closer = Le masque est bleu-vert bordé d’or, avec une pierre rouge entre les yeux ; les cinq plumes sont bleu-vert, or et violet.

r06 = Épée
    .name = Une épée de chevalier dans un rocher
    .shows = Une large épée de chevalier se dresse, le bas de la lame planté dans un rocher gris.
    .closer = La garde et le pommeau rond sont dorés, chacun orné d’une pierre verte ; la poignée est rouge sombre, entourée d’or. Le rocher est fendu et moussu.

r07 = Trésor
    .name = Un trésor, un coffre plein d’or
    .shows = Un coffre de bois est ouvert, débordant de pièces d’or.
    .closer = Le coffre a des ferrures de laiton et une serrure ; une gemme rouge, une verte et un rang de perles reposent sur les pièces.

r08 = Bébé
    .name = Un bébé en couche, à quatre pattes
    .shows = Un bébé en couche blanche marche à quatre pattes vers la droite.
    .closer = Il a une boucle brune, les joues rouges et un petit sourire ; une bande bleue tient la couche.

r09 = Clown
    .name = Un clown au nez rouge
    .shows = Un clown au nez rouge et aux cheveux orange se tient debout et salue.
    .closer = Le costume est jaune à pois bleus, la collerette blanche, le chapeau pointu vert ; les chaussures sont longues et bleues.

r10 = Fantôme
    .name = Un fantôme en drap blanc
    .shows = Un fantôme pareil à un drap blanc flotte, les deux bras écartés.
    .closer = Il a deux yeux ovales sombres, une petite bouche ronde et des joues rose pâle ; son ourlet ondule. Le fond est d’un rouge plus sombre, semé de petits soleils.

r11 = Squelette
    .name = Un squelette entier, debout
    .shows = Un squelette entier se tient droit et lève une main.
    .closer = Les os sont ivoire ; on distingue quatre paires de côtes, les genoux et les doigts. Le fond est rouge sombre, semé de petits soleils.

r12 = Robot
    .name = Un robot carré en fer-blanc
    .shows = Un robot fait de boîtes de fer-blanc carrées se tient sur deux jambes.
    .closer = Il est gris-bleu, aux pieds et aux épaules rouille, avec des yeux ronds et jaunes, un cadran sur la poitrine et une boule rouge sur l’antenne.

r13 = Sirène
    .name = Une sirène sur un rocher
    .shows = Une sirène à queue de poisson est assise sur un rocher gris.
    .closer = Elle a de longs cheveux roux et un haut violet ; la queue verte aux écailles pâles se relève à droite en nageoire.

r14 = Sorcière
    .name = Une sorcière au chapeau pointu avec un balai
    .shows = Une sorcière au chapeau pointu tient un balai ; un chat noir est assis près d’elle. Son long nez porte une verrue.
    .closer = Son visage est vert pâle, ses cheveux longs et roux, sa robe et son chapeau violets ; le chapeau a un ruban orange à boucle. Les yeux du chat sont jaunes.

r15 = Dragon
    .name = Un dragon ailé qui crache du feu
    .shows = Un dragon assis, une aile déployée, crache du feu vers la gauche.
    .closer = Il est vert au ventre jaune ; l’aile, les piques et le bout de la queue sont orange rouille, les deux cornes brunes.

r16 = Guitare
    .name = Une guitare acoustique
    .shows = Une guitare acoustique penche vers la droite.
    .closer = La caisse est en bois brun miel avec une ouïe ronde, le manche sombre ; on voit trois cordes et six chevilles pâles.

r17 = Tambour
    .name = Un tambour et deux baguettes
    .shows = Un tambour rond est posé au sol, deux baguettes croisées sur sa peau.
    .closer = Les côtés sont rouges entre des cercles bleu pâle ; la peau est crème, les baguettes en bois clair.

r18 = Cadeau
    .name = Un cadeau emballé avec un nœud
    .shows = Une boîte carrée, emballée, avec un grand nœud dessus.
    .closer = Le papier est jaune ambre ; le ruban et le nœud sont rouges et se croisent sur le couvercle.

r19 = Médaille
    .name = Une médaille d’or à son ruban
    .shows = Une médaille d’or ronde pend à un ruban.
    .closer = Le ruban est bleu et plié en V ; une étoile à cinq branches est frappée dans l’or.

r20 = Drapeau
    .name = Un drapeau flottant sur sa hampe
    .shows = Un drapeau au bout fourchu flotte vers la droite sur une hampe de bois.
    .closer = Il est partagé en quatre, bleu et crème, et n’est celui d’aucun pays ; une boule dorée coiffe la hampe.

r21 = Rouge à lèvres
    .name = Un rouge à lèvres ouvert
    .shows = Un rouge à lèvres ouvert se tient debout, sans son capuchon.
    .closer = Le bâton est rouge, coupé en biais ; au-dessous, un anneau doré et un étui sombre.

r22 = Miroir
    .name = Un miroir de coiffeuse sur son pied
    .shows = Un miroir ovale est suspendu entre deux montants, sur un socle à un tiroir. Un flacon de parfum est posé devant.
    .closer = Le cadre est doré, perlé, couronné de feuilles, le bois brun sombre ; des traits de lumière traversent la glace bleue, où se reflète le flacon violet.

r23 = Œil
    .name = Un œil grand ouvert
    .shows = Un seul œil, grand ouvert, regarde droit devant lui.
    .closer = L’iris est brun autour d’une pupille sombre où luit un reflet ; la paupière est un trait gris-vert foncé.

r24 = Bombe
    .name = Une bombe ronde, la mèche allumée
    .shows = Une bombe ronde et sombre est posée au sol, sa mèche brûle.
    .closer = Un reflet pâle luit à sa gauche ; une étincelle jaune et orange éclate au bout de la mèche.

r25 = Menottes
    .name = Une paire de menottes
    .shows = Deux anneaux d’acier, reliés par une courte chaîne de trois maillons.
    .closer = L’acier est gris clair ; chaque anneau a une serrure et de fines dents dans le bas.

y01 = Bouteille
    .name = Une bouteille de verre vert avec un bouchon
    .shows = Une bouteille de verre vert, bouchée de liège, se tient debout.
    .closer = Elle a de larges épaules, une étiquette crème avec une grappe violette, et un trait de lumière à gauche.

y02 = Pizza
    .name = Une pizza entière, une part coupée
    .shows = Une pizza ronde entière sur une planche ; une part est coupée et tirée dehors.
    .closer = Des rondelles de saucisson et des feuilles vertes couvrent le fromage jaune, et la croûte est brun doré.

y03 = Pain
    .name = Un pain avec deux tranches
    .shows = Un pain, deux tranches appuyées à son bout droit, est posé sur une planche de bois.
    .closer = La croûte est brun foncé à trois entailles pâles, la mie crème ; deux épis de blé sont couchés devant.

y04 = Fromage
    .name = Une part de fromage trouée
    .shows = Une part de fromage aux trous ronds.
    .closer = Le dessus est jaune pâle, les côtés jaune foncé, et les trous bordés d’orange.

y05 = Œuf
    .name = Un œuf à la coque dans un coquetier
    .shows = Un œuf à la coque se tient dans un coquetier, près d’une petite cuillère.
    .closer = La coquille est brun clair avec un reflet ; le coquetier est bleu à deux bandes crème, la cuillère argentée.

y06 = Pomme
    .name = Une pomme rouge avec une feuille
    .shows = Une grosse pomme rouge avec une queue et une feuille.
    .closer = Un reflet pâle est posé à sa gauche ; la queue est brune, la feuille verte tournée vers la droite.

y07 = Banane
    .name = Une banane à moitié épluchée
    .shows = Une banane épluchée jusqu’à la moitié se tient de biais.
    .closer = Le fruit est crème pâle, la peau jaune et orange pend en trois lanières.

y08 = Gâteau
    .name = Un gâteau à étages avec des cerises
    .shows = Un gâteau rond à étages, garni de cerises, est posé sur un plat.
    .closer = Les couches brunes alternent avec la crème blanche, un glaçage rose coule sur le bord, et cinq cerises rouge sombre ont des queues vertes.

y09 = Glace
    .name = Une glace à deux boules dans un cornet
    .shows = Deux boules de glace, l’une sur l’autre, dans un cornet de gaufre.
    .closer = La boule du bas est rose, celle du haut vert pâle à éclats sombres ; le cornet doré est quadrillé.

y10 = Café
    .name = Une tasse de café fumante avec des grains
    .shows = Une tasse de café fume sur une soucoupe ; quelques grains sont devant.
    .closer = La tasse est crème à bande bleue, le café presque noir, et cinq grains bruns l’entourent.

y11 = Bougie
    .name = Une bougie allumée dans un bougeoir
    .shows = Une bougie brûle dans un bougeoir bas à anse.
    .closer = La cire est crème et coule, la flamme orange et jaune a un halo chaud ; le bougeoir est brun comme un vieux laiton.

y12 = Clé
    .name = Une vieille clé de fer
    .shows = Une vieille clé est suspendue de biais, l’anneau en haut à droite.
    .closer = Elle est gris-bleu comme le fer, l’anneau a la forme d’un trèfle, et le bout a deux dents.

y13 = Sablier
    .name = Un sablier dont le sable coule
    .shows = Un sablier est debout tandis que son sable coule.
    .closer = Le verre est bleu pâle, le sable jaune, le haut et le pied en bois brun ; la moitié environ est passée.

y14 = Lampe
    .name = Une lampe de table allumée
    .shows = Une lampe de table à large abat-jour est allumée.
    .closer = L’abat-jour est rouge bordé d’or, le pied rond bleu à ligne crème ; une chaînette pend à droite.

y15 = Chaise
    .name = Une chaise en bois
    .shows = Une simple chaise de bois est tournée un peu vers la droite.
    .closer = Elle a quatre pieds droits, une assise brun orangé et une large planche pour dossier.

y16 = Baignoire
    .name = Une baignoire à pieds, pleine de mousse
    .shows = Une baignoire sur pieds courbes, pleine de mousse, avec une douche au-dessus.
    .closer = Elle est blanche au bord bleu pâle ; des bulles montent, et la pomme de douche pend à droite.

y17 = Ciseaux
    .name = Une paire de ciseaux ouverts
    .shows = Une paire de ciseaux ouverts se tient sur ses pointes.
    .closer = Les deux anneaux sont rouges, les lames bleu acier, et une vis les tient au milieu.

y18 = Marteau
    .name = Un marteau arrache-clou
    .shows = Un marteau arrache-clou se tient de biais sur le bout de son manche.
    .closer = La tête est bleu acier, la panne tournée en haut à droite ; le manche est en bois brun.

y19 = Livre
    .name = Un livre ouvert
    .shows = Un gros livre est ouvert en son milieu.
    .closer = Les pages sont crème avec des lignes grises au lieu de mots ; la couverture est bleue, et un ruban rouge pend devant.

y20 = Téléphone
    .name = Un vieux téléphone à cadran
    .shows = Un vieux téléphone à cadran rond ; le combiné est posé dessus.
    .closer = Il est presque noir, au cadran crème avec dix trous et un centre rouge ; le fil s’enroule à droite.

y21 = Chaussure
    .name = Une chaussure de cuir à lacets
    .shows = Une seule chaussure basse en cuir, le bout à droite.
    .closer = Elle est brune à lacets sombres, avec un talon bas et une semelle foncée.

y22 = Chapeau
    .name = Un haut-de-forme noir
    .shows = Un grand haut-de-forme noir est posé sur son bord.
    .closer = La calotte est gris sombre au reflet doux, et un ruban jaune court au-dessus du bord courbe.

y23 = Fourchette
    .name = Une fourchette de table, debout
    .shows = Une grande fourchette de table se dresse devant une petite serviette.
    .closer = La fourchette est argentée, à quatre dents, au bord sombre, un peu penchée à droite ; la serviette est gris-bleu à fines lignes pâles et à franges.

y24 = Balai
    .name = Un balai de paille
    .shows = Un balai de paille penche, la brosse en bas à gauche ; quelques brins traînent sur le sol.
    .closer = La paille est d’un brun doré, liée de rouge ; le long manche est bleu canard et pointe en haut à droite.

y25 = Échelle
    .name = Une échelle contre un mur
    .shows = Une échelle de bois est appuyée contre un mur de pierre.
    .closer = L’échelle est brun orangé, à sept barreaux ; le mur est gris-beige à pierres sombres, avec un rebord en haut.
