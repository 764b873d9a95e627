### Les images en mots : le titre, puis le nom, ce que l’on voit, et un regard de plus près.

st001 = La montre à gousset fêlée
    .name = Montre à gousset au verre fêlé
    .shows = Une montre à gousset en laiton, au verre fêlé, repose sur une étoffe vert sombre, sa chaîne déroulée, des éclats autour d’elle.
    .closer = La lumière d’une fenêtre tombe en carreaux obliques sur les plis d’un velours vert d’eau. Sept fêlures s’étoilent sur le cadran crème et un morceau de verre manque ; les aiguilles sombres marquent environ sept heures vingt. Une petite aiguille rouge traverse son propre petit cadran. En bas, cinq éclats, une vis minuscule et une roue dentée ; la chaîne file vers la droite.

st002 = Une chaussure rouge sur l’asphalte
    .name = Une chaussure rouge dans une rue mouillée, la nuit
    .shows = Une seule chaussure rouge à talon haut est posée au milieu d’une rue mouillée et vide, la nuit, près d’une flaque.
    .closer = La lumière d’un réverbère, à droite, coule en traînées jaunes sur l’asphalte violet et fait briller la pointe. La bride défaite pend derrière le talon, un bouton doré orne le dessus, et la flaque reflète la chaussure. Les bandes blanches usées mènent à cinq maisons sombres, à quelques fenêtres allumées et à des lampes floues. Il tombe une pluie fine.

st003 = Une clé rouillée dans une paume ouverte
    .name = Clé rouillée dans une paume ouverte, devant une porte
    .shows = Une paume ouverte tient une vieille clé rouillée nouée d’un ruban rouge. Derrière, une porte verte usée, dont la serrure luit.
    .closer = Une lumière oblique glisse sur des planches vertes, une bande de fer et du lierre qui retombe. La main sort d’une manche tricotée jaune moutarde ; ses lignes sont bien marquées, et la clé les traverse, du pouce au petit doigt. L’anneau de la clé est fait de trois cercles ; le fer est piqué et orangé. Un ruban rouge passé y est noué et pend sur le poignet. En haut à droite, une lueur chaude sort de la serrure, dans sa plaque de laiton.

st004 = Lit défait dans la lumière du matin
    .name = Lit défait près d’une fenêtre claire
    .shows = Un lit défait près d’une fenêtre au petit jour : la couette bleue rejetée, deux oreillers, l’un creusé par une tête.
    .closer = La lumière chaude de la fenêtre, à gauche, se pose en carreaux sur un mur pêche à rayures et sur le drap crème. La couette bleue à rayures est repoussée en rouleaux vers la droite ; contre la tête de lit en bois, un oreiller est lisse, l’autre creusé. Un petit chat noir dort en rond à la place de quelqu’un. Les rideaux blancs bougent, la poussière flotte au soleil.

st005 = Gâteau d’anniversaire à moitié mangé
    .name = Gâteau d’anniversaire entamé sur une table
    .shows = Un gâteau d’anniversaire rose sur un pied blanc, largement entamé, quatre bougies éteintes ; les restes de la fête autour.
    .closer = La lumière du soir entre par la fenêtre, à droite, dans une pièce couleur prune. La coupe montre des couches de biscuit, de crème et de confiture rouge ; un fil de fumée monte encore de la bougie jaune, et une rouge penche. Devant, une assiette avec une dernière bouchée et une fourchette, un chapeau de papier bleu couché, des serpentins et des confettis. Des fanions pendent en haut ; à gauche, un ballon rose et fripé retombe.

st006 = Une rangée de vieux téléphones
    .name = Téléphones à cadran sur un comptoir, l’un décroché
    .shows = Sept vieux téléphones à cadran sont alignés sur un long comptoir de bois, chacun sous une lampe. Le combiné du premier, rouge, a été posé à côté de lui.
    .closer = La rangée fuit vers la gauche, de plus en plus petite : rouge, crème, vert, bleu sombre, moutarde, brun, crème encore. Les lampes sont d’émail vert, et leurs cônes de lumière tombent sur un mur bleu canard. Le fil en spirale du combiné rouge s’enroule sur le bois, comme si l’on venait d’aller chercher quelqu’un. Tout au bout, une porte est ouverte, et une petite silhouette sombre attend dans sa lumière jaune.

st007 = Un parapluie cassé dans une poubelle
    .name = Parapluie jaune cassé dans une poubelle de rue
    .shows = Un parapluie jaune, retourné et déchiré par le vent, dépasse d’une poubelle verte sur un trottoir sous la pluie.
    .closer = Tout est gris et vert sauf le parapluie : maisons dans la brume, dalles mouillées, pluie oblique. Sa toile se dresse comme une coupe en loques, deux lambeaux pendent, et les baleines nues finissent en petites boules pâles. À gauche de la poubelle, un papier froissé ; cinq feuilles brunes éparses ; à droite, des ronds dans une flaque qui garde un peu de jaune. Des lumières lointaines brillent entre les maisons.

st008 = Une pile de lettres non ouvertes
    .name = Pile de lettres cachetées sur une table d’entrée
    .shows = Une pile penchée de vingt lettres fermées repose sur une table d’entrée ; derrière la vitre de la porte se tient une silhouette sombre.
    .closer = Une lumière d’après-midi, dorée, traverse la vitre dépolie et touche les tranches du papier. Les lettres sont crème, brunes et grises ; celle du dessus porte un cachet rouge, une autre est posée à côté. Devant, un coupe-papier à manche de bois, inutilisé, et une clé de laiton. La silhouette porte un chapeau, on n’en voit que la forme ; à droite pend un lourd manteau brun.

st009 = Une machine à écrire et une page blanche
    .name = Machine à écrire et feuille vide sur un bureau au soleil
    .shows = Une machine à écrire bleu-vert sur un bureau au soleil, une page blanche dans son rouleau. Des feuilles froissées l’entourent.
    .closer = Le soleil entre par une fenêtre et frappe le mur rose saumon ; dans sa lumière se dessinent l’ombre d’un rameau et celle d’un petit oiseau posé dehors. Une des touches rondes est rouge, toutes les autres sont sombres. Le ruban aussi est rouge, et le chariot est poussé à droite, comme pour une première ligne. À côté, un pot de quatre crayons et une tasse de café. Trois feuilles ont été roulées en boule.

st010 = Une bougie tout juste soufflée
    .name = Bougie fumante dans une pièce sombre
    .shows = Une grosse bougie dans un bougeoir de laiton vient de s’éteindre dans une pièce sombre : la mèche rougeoie, la fumée s’enroule.
    .closer = Presque tout est d’un bleu profond. Le clair de lune de la fenêtre, à droite, borde la cire aux longues coulures et dessine des carreaux sur la table. Trois rubans de fumée montent en se tordant jusqu’en haut ; le seul point chaud est le bout orangé de la mèche. Une allumette brûlée à droite, une boîte fermée à gauche. Au mur, à gauche, un portrait sombre dont on ne voit que la silhouette ; dehors, des sapins noirs sous une lune mince.

st011 = Un petit soldat, face contre le sable
    .name = Petit soldat couché sur le ventre dans un bac à sable
    .shows = Vu d’en haut, un soldat de jouet en habit rouge est couché face contre le sable, un bras tendu, son fusil à côté de lui, le socle vert encore sous ses bottes.
    .closer = Le soleil est bas, et toutes les ombres sont longues et violettes. Le soldat porte un haut chapeau noir à plumet rouge et blanc et un sac brun sur le dos ; la peinture s’est écaillée par endroits, et le sable a coulé sur ses bords. En haut, un seau bleu plein de sable et deux pâtés, une étoile et une fleur, dont l’un porte un petit drapeau bleu. Un oiseau a sautillé près du fusil et laissé ses traces.

st012 = Le roi d’échecs renversé
    .name = Roi d’échecs blanc couché sur l’échiquier
    .shows = Un roi d’échecs blanc est couché en travers de l’échiquier ; derrière lui se dressent une dame, une tour et trois pions noirs.
    .closer = La lumière d’une lampe tombe d’en haut à droite dans une pièce lie-de-vin, borde de cuivre les pièces noires et étire leurs ombres vers le roi. Il est couché, la croix à gauche, le feutre vert de son pied visible à droite. Les cases sont crème et brun profond, grandes devant, petites au fond ; les autres pièces blanches ont disparu.

st013 = La valise couverte d’autocollants
    .name = Vieille valise à autocollants sur un quai
    .shows = Une vieille valise de cuir couverte d’images collées se tient seule sur un quai de gare vide ; un moineau est perché sur la poignée.
    .closer = Un soleil bas, à gauche, dore les rails, le quai clair et le cuir brun sous un ciel turquoise. Les images montrent un soleil rouge sur la mer, un pic enneigé, un palmier, un voilier, une étoile jaune, un phare, une ancre, un cœur rouge et un château ; un bout de papier vierge se décolle. Les voies filent vers des collines basses, le long de trois poteaux de fer vert.

st014 = Une alliance sur un porte-savon
    .name = Anneau d’or appuyé au savon, sur un porte-savon
    .shows = Un simple anneau d’or s’appuie contre un savon rose, sur un porte-savon bleu-vert en forme de coquille, près d’un lavabo.
    .closer = Un carrelage menthe, frais ; le soleil tombe en bandes obliques sur le mur et le lavabo, comme à travers un store. L’anneau est mouillé : deux gouttes y sont accrochées, et un bord étincelle. Des bulles de savon l’entourent, et une fleur est moulée dans le savon. Une goutte tombe juste du robinet. À gauche, dans un verre, deux brosses à dents, l’une rouge, l’autre bleue, s’écartent l’une de l’autre.

st015 = La trompette cabossée
    .name = Trompette cabossée sur une scène de théâtre
    .shows = Une trompette de laiton cabossée gît sur les planches d’une scène vide, devant un rideau rouge, sous un projecteur.
    .closer = Un faisceau chaud, venu d’en haut à gauche, frappe les tubes dorés ; autour, le rideau tombe en plis cramoisis sous une draperie bordée d’or. Le pavillon, à gauche, a trois bosses et un bord tordu ; des trois pistons, celui du milieu reste enfoncé. Une rose crème est posée devant la trompette, trois pétales à côté d’elle.

st016 = Un bocal de boutons
    .name = Bocal de verre plein de boutons sur une nappe à carreaux
    .shows = Un grand bocal ouvert, plein de boutons de toutes les couleurs, sur une nappe à carreaux rouges. Derrière pend un manteau bleu auquel manque un de ses boutons rouges.
    .closer = La lumière du matin vient de gauche, et les carreaux d’une fenêtre brillent sur le mur turquoise. La plupart des boutons sont ronds, à deux ou quatre trous ; une étoile jaune et un cœur rouge touchent le verre. Sur le manteau, un fil pend à la place du troisième bouton. Quelques boutons sont restés hors du bocal, et un fil rouge va d’une bobine à une aiguille en passant entre eux.

st017 = Le cadre vide
    .name = Cadre doré vide sur un mur tapissé
    .shows = Un cadre doré et sculpté pend un peu de travers sur un mur au papier peint vert ; aucune image dedans, rien que le mur.
    .closer = Le soleil d’une fenêtre, à gauche, pose ses carreaux sur les brins fanés du papier et sur les coins fleuris du cadre. À l’intérieur, le papier est bien plus sombre et plus frais, avec un seul clou. En bas, sur la moulure claire, un vase bleu tient deux roses qui penchent ; deux pétales sont tombés. La poussière flotte dans la lumière.

st018 = Des gants de boxe usés
    .name = Gants de boxe rouges et usés, pendus à une corde du ring
    .shows = Deux gants de boxe rouges, usés, pendent par leurs lacets à la plus haute corde d’un ring. L’un porte un pansement ; dans le poignet de l’autre, une marguerite.
    .closer = Un rai de lumière poussiéreuse descend d’une fenêtre à barreaux, haut dans le mur de brique d’une salle vide. Le cuir est craquelé, et pâle là où il a le plus frappé. Les lacets sont noués avec soin. Derrière les cordes, un sac de frappe brun pend, immobile ; à droite se dresse le poteau du coin avec ses trois coussins bleus. Le sol du ring est gris et taché.

st019 = L’ampoule et le papillon de nuit
    .name = Papillon de nuit près d’une ampoule nue
    .shows = Un grand papillon de nuit brun vole tout près d’une ampoule nue, allumée dans une remise de bois sombre ; son ombre au mur est immense.
    .closer = L’ampoule éclaire les planches d’un rond doré qui s’éteint en brun foncé dans les coins. Le papillon porte une tache en forme d’œil sur chaque aile supérieure et des antennes plumeuses ; son ombre s’étale, deux fois plus large, sur le bois. Deux autres papillons, petits, arrivent de la gauche. Sur l’étagère du bas, trois bocaux fermés et un pot de pinceaux.

st020 = Guirlandes lumineuses emmêlées
    .name = Tas de guirlandes lumineuses emmêlées
    .shows = Un gros nœud de guirlandes colorées brille sur le plancher d’un grenier, à moitié tiré d’un carton ; la fiche traîne devant, débranchée.
    .closer = Des ampoules rouges, jaunes, vertes, bleues, roses et orange luisent sur un seul fil vert plein de nœuds et colorent les planches sombres ; aucune prise murale en vue, et pourtant tout est allumé. Le carton ouvert, à gauche, contient une boule rouge et une dorée. Autour, le grenier est violet profond, avec une poutre en biais ; à droite, une vieille malle sous une petite fenêtre où le soir est bleu.

st021 = Une tasse de café avec une trace de rouge à lèvres
    .name = Tasse de café marquée de rouge à lèvres, dans un café
    .shows = Une grande tasse blanche de café chaud est posée sur une soucoupe, sur une table de marbre. Au bord, l’empreinte rouge de deux lèvres.
    .closer = Un matin lilas pâle ; derrière la vitre du café, des maisons dans la brume, avec quelques fenêtres déjà allumées. Trois fils de vapeur montent du café sombre, et la tasse est presque pleine. Un fin trait bleu court autour de la tasse et de la soucoupe ; une cuillère repose à droite. Devant, sur la table, une seule boucle d’oreille : une perle au crochet doré. Une tache de soleil chauffe la droite de la table ; à gauche, en face, la chaise est vide.

st022 = Un puzzle où manque une pièce
    .name = Puzzle sur une table, une pièce manque
    .shows = Vu d’en haut, un puzzle achevé, une montgolfière rouge et blanche, sur une table de bois. Il manque une pièce, en plein ballon ; dans le coin, la patte d’un chat la retient.
    .closer = La lumière d’une lampe vient d’en haut à gauche sur les planches sombres. L’image montre un ballon rayé au-dessus de montagnes bleues, d’un lac, de sapins et d’une petite maison au toit rouge ; par le trou, on voit le bois. Une patte rousse au bout blanc arrive de droite et se pose sur la pièce rayée. Une tasse de thé fume en haut ; en bas à gauche, un biscuit entamé et ses miettes.

st023 = Des cadenas sur un garde-corps
    .name = Cadenas sur le garde-corps vert d’un pont
    .shows = Des dizaines de cadenas pendent au garde-corps de fer vert d’un pont sur un fleuve. Le plus grand est un cœur rouge. Un cadenas de laiton est ouvert ; sa clé pend au bout d’un ruban rouge.
    .closer = C’est un matin pâle et brumeux, après la pluie : des gouttes pendent sous la main courante, et derrière elle une ville de tours et de dômes gris-bleu se perd dans la lumière de droite. Les cadenas sont de laiton, d’acier, de cuivre, lilas ou verts, carrés, ronds ou en forme de cœur ; certains portent une étoile, un cœur ou deux anneaux.

st024 = Du pain grillé, brûlé
    .name = Tartines brûlées qui fument dans un grille-pain
    .shows = Deux tranches de pain noires et brûlées sortent d’un grille-pain brillant et fument. Sur la première, il reste une tache claire en forme d’oiseau.
    .closer = La lumière du matin vient de droite sur des carreaux jaunes ; quelques-uns portent une fleur bleue. La fumée grise s’amasse sous le plafond, devant une poêle de cuivre, une louche et un gant rouge pendus à une barre. Le bouton du grille-pain est tourné près du point rouge. Devant, une assiette avec une tranche qu’on a essayé de gratter, le couteau et des miettes noires ; à côté attendent le beurre et un œuf dans un coquetier bleu.

st025 = Un bateau de papier dans le caniveau
    .name = Bateau de papier dans un caniveau après la pluie
    .shows = Un bateau de papier blanc suit l’eau qui court dans un caniveau après la pluie, vers une grille d’égout en fer.
    .closer = Un soleil bas, au bout de la rue, change l’eau en or ; plus près, elle devient bleue et vive. À gauche, un trottoir de pierres usées ; à droite, des pavés ronds et mouillés, chacun bordé de lumière. Quatre feuilles d’automne flottent autour du bateau et des ronds partent de sa coque. Les barreaux de la grille barrent le bas de l’image ; au fond, de petites maisons dans la brume.

st026 = Un globe cabossé
    .name = Globe cabossé échoué sur une plage
    .shows = Un vieux globe, profondément cabossé, gît à demi enfoui dans le sable d’une plage au lever du soleil. Un crabe rouge se tient devant lui.
    .closer = Le ciel est lilas et pêche, et le soleil vient de quitter la mer, à gauche. Le globe penche dans son cercle de laiton ; le pied de bois sort du sable. Ses mers sont d’un bleu-vert passé, ses terres couleur ocre. En haut à droite, la boule est enfoncée : la surface est froissée, des fêlures courent sur les terres, un bout de papier s’est décollé. Le crabe lève ses deux pinces. Un coquillage est tout près, et deux mouettes volent au loin.

st027 = Des lunettes sur un livre fermé
    .name = Lunettes sur un livre rouge fermé, dans un jardin
    .shows = Des lunettes rondes et dorées reposent sur un gros livre fermé, à la couverture rouge, sur une table de jardin. Derrière, une chaise longue vide sur la pelouse.
    .closer = Un après-midi d’été sous un pommier ; des taches de soleil dansent sur les planches gris-bleu. La couverture porte une double bordure d’or et une fleur à chaque coin, mais aucun titre. Un ruban bleu marque une page, et une feuille verte dépasse entre deux autres. Une coccinelle est posée sur le verre droit. Sur la chaise longue rayée, un chapeau de paille à ruban rouge, et personne en vue. Des pétales pâles sont tombés sur la table.

st028 = Le ballon rouge au plafond
    .name = Ballon rouge sous un haut plafond
    .shows = Un gros ballon rouge est monté jusqu’au plafond d’une pièce haute ; en bas, un enfant tend les deux bras vers la ficelle, trop loin.
    .closer = La pièce est toute crème et jaune beurre, avec une moulure blanche et une fleur de plâtre au plafond ; des carreaux de soleil sont posés sur le mur du fond. Le ballon s’aplatit contre le plafond, y jette une ombre douce, et sa ficelle blanche s’arrête bien au-dessus des mains. L’enfant, en pull bleu à col blanc et chapeau de fête rayé, la tête renversée, lève les yeux vers lui. Un chat noir est assis sur la bibliothèque, à droite.

st029 = Une caisse à outils qui déborde
    .name = Caisse à outils bleue trop pleine
    .shows = Une caisse de métal bleu, sur un établi, est si pleine que marteau, scie, clés, pinces et tournevis en sortent de tous côtés. Au mur, les silhouettes peintes des outils qui devraient y pendre.
    .closer = Le soleil tombe en biais, d’en haut à gauche, sur le panneau ocre aux rangées de trous ; un seul pinceau pend à sa place. Un mètre ruban jaune et un câble rouge en spirale passent par-dessus le bord. Vis, écrous et clous sont semés sur l’établi, avec une clé et un tournevis jaune. La caisse est rayée, et rouillée à deux endroits. À droite, une petite souris regarde tout cela.

st030 = Une liste de courses par terre
    .name = Liste de courses dessinée, sur un sol carrelé
    .shows = Une liste de courses froissée est tombée sur des tomettes à six côtés. Au lieu de mots, de petits dessins avec des cases, presque toutes cochées.
    .closer = Vue d’en haut, dans une lumière chaude et oblique. Le pain, le lait, trois œufs et un poisson sont cochés en rouge ; la carotte ne l’est pas, ni la dernière chose : un cœur entouré de rouge. Une trace de chaussure poussiéreuse traverse un coin, un autre coin se relève. Deux oranges ont roulé à droite, et une pièce brille en bas à gauche. En haut, l’ombre de deux pieds et d’un panier. Quelques carreaux portent une fleur bleue.

st031 = Le réveil à cinq heures moins une
    .name = Réveil rouge sur une table de nuit, avant l’aube
    .shows = Un réveil rouge à deux timbres de laiton, sur une table de nuit, avant l’aube ; ses aiguilles marquent cinq heures moins une.
    .closer = La chambre est encore bleu nuit, mais une bande orange s’étend sur les toits derrière la fenêtre à six carreaux et touche le côté droit du réveil et des timbres. Le petit marteau se dresse tout droit entre eux. Une pile de livres à gauche, un verre d’eau à droite, des lunettes et trois pastilles blanches devant. Deux oiseaux traversent le ciel.

st032 = La poupée à un œil
    .name = Poupée de chiffon à un œil, dans un escalier sombre
    .shows = Une poupée de chiffon aux nattes orange est assise dans l’escalier d’une maison sombre. Un bouton bleu lui sert d’œil ; l’autre bouton est tombé une marche plus bas.
    .closer = L’escalier violet monte vers une porte entrouverte où luit un mince trait de lumière jaune. Une lueur plus chaude vient d’en bas à droite et touche les marches. À la place de l’œil perdu, un rond pâle, quatre trous d’aiguille et deux bouts de fil bleu. La poupée sourit. Sa robe bleue à pois porte une pièce jaune ; elle a des bas rayés et une seule chaussure. Son ombre s’étend derrière elle.

st033 = Une montagne de chaussures devant une porte
    .name = Tas de chaussures devant une porte entrouverte
    .shows = Une montagne de chaussures et de bottes de toutes sortes s’élève devant une porte prune. La porte est entrouverte ; on voit par là une lumière chaude et deux ballons.
    .closer = Le palier est bleu et frais, son sol de carreaux sombres et clairs. Dans le tas, des baskets, des bottines, des bottes de pluie, des talons, des sandales, des pantoufles et même des patins à roulettes, de toutes les couleurs, jetés les uns sur les autres. À côté, un seau avec trois parapluies. Devant, à l’écart, bien rangées côte à côte, attendent deux minuscules chaussures jaunes.

st034 = Un distributeur lumineux dans la nuit
    .name = Distributeur rouge au bord d’une route, la nuit
    .shows = Un distributeur rouge brille au bord d’une route de campagne, sous les étoiles. Un chat assis sur le bitume lève les yeux vers lui.
    .closer = Derrière la vitre claire, trois rangées de canettes et de bouteilles de toutes les couleurs ; dans celle du milieu, à la place d’une bouteille, un sachet d’eau avec un poisson rouge. Une canette jaune attend déjà dans le bac. Des papillons de nuit tournent au-dessus de l’appareil. Au loin, sous les collines, une maison a une fenêtre allumée ; des fils vont d’un poteau à l’autre et des lucioles flottent sur le pré. Il n’y a personne d’autre.

st035 = Une pièce d’or sur un rail
    .name = Pièce d’or sur un rail, un train au loin
    .shows = Une grande pièce d’or, frappée d’une couronne, est posée sur un rail poli. Au loin sur la voie, les feux d’un train approchent ; sur l’autre rail, une pie.
    .closer = C’est un soir bleu et frais, sous une pluie fine. Le rail mouillé brille comme un miroir ; la lumière des trois feux court jusqu’à la pièce, qui lance un éclat vif. Les traverses et les pierres sont grises, et des sapins se dressent des deux côtés dans la brume. La pie a tourné la tête vers l’or. Un peu de vapeur monte au-dessus du train.

st036 = La piscine vide
    .name = Piscine vidée avec une chaise longue au fond
    .shows = Une piscine carrelée sans eau, par un jour clair ; une chaise longue rayée se tient seule au fond.
    .closer = Le soleil, à droite, fait briller chaque carreau turquoise et pose une ombre bleue sur la moitié droite du fond. Trois lignes sombres filent vers le mur, où un plot rouge surplombe le bord. Derrière la chaise, une dernière flaque garde trois feuilles ; à côté de la chaise, une bouée orange ; d’autres feuilles brunes éparses, une échelle à droite. Derrière, des cyprès et un mur blanc sous un ciel d’été.

st037 = Le couloir d’hôtel sans fin
    .name = Long couloir d’hôtel aux nombreuses portes
    .shows = Un couloir d’hôtel s’étire à n’en plus finir entre des portes vertes fermées ; à gauche, une porte est ouverte et la lumière sort.
    .closer = Murs moutarde, tapis lie-de-vin à losanges dorés et petites appliques rapetissent vers un point sombre au centre. La lumière de la porte ouverte barre le tapis d’une bande claire, où s’étend la longue ombre de quelqu’un qu’on ne voit pas. Tout près, à droite, un plateau à cloche d’argent est posé par terre, à côté d’une paire de chaussures noires.

st038 = Station-service la nuit
    .name = Station-service éclairée au bord d’une route noire
    .shows = Une station-service brille, seule, au bord d’une route sombre, sous les étoiles. Une petite voiture chargée de meubles est arrêtée aux deux pompes rouges ; personne en vue.
    .closer = L’auvent porte une bande rouge et quatre tubes vifs qui jettent une lumière vert pâle ; des papillons de nuit y tournoient. Sur le toit de la petite voiture jaune, deux valises, une lampe à l’abat-jour rose et un fauteuil renversé sont ficelés, et ses phares brûlent encore. Dans la vitrine chaude de la boutique, devant les rayons, se découpe un chat assis. Des sapins noirs et un ciel bleu-vert plein d’étoiles entourent tout ; une flaque garde un peu de lumière.

st039 = Fête foraine abandonnée
    .name = Fête foraine envahie d’herbe, grande roue rouillée
    .shows = Une grande roue rouillée aux nacelles de travers se dresse dans l’herbe sèche, près d’une guérite aux planches clouées. Devant penche un cheval de manège écaillé. Une nacelle est éclairée.
    .closer = De lourds nuages gris mauve et, dessous, une bande de lumière jaune du soir venue de la gauche. Trois nacelles manquent, d’autres pendent de travers, rose, menthe et ocre fanés ; du lierre grimpe aux montants. L’auvent de la guérite est en lambeaux. Le cheval a gardé sa selle rouge, son tapis bleu-vert et une barre dorée qui ne tient plus à rien. Tout en haut de la roue, une lumière chaude brûle dans une seule nacelle.

st040 = L’escalier en colimaçon vu d’en haut
    .name = Escalier en colimaçon vu d’en haut
    .shows = Vue plongeante dans un grand escalier en spirale au tapis rouge ; tout en bas, une lanterne est allumée.
    .closer = Des marches de marbre rosé tournent vers l’intérieur, pâles et froides près de l’œil, dorées au cœur, autour d’un puits violet sombre. Une rampe de laiton poli suit le bord intérieur comme une coquille. Sur une marche, en haut à gauche, un gant blanc ; trois feuilles de papier tombent dans le vide. On ne voit personne.

st041 = Laverie à minuit
    .name = Quelqu’un attend dans une laverie, la nuit
    .shows = Quelqu’un en robe de chambre à carreaux est assis sur un banc dans une laverie éclairée, vu de dos, et attend devant deux rangs de machines.
    .closer = Les tubes donnent à la pièce un vert pâle ; derrière la vitre, tout est bleu sombre, avec une lune et une seule fenêtre allumée. Une seule machine tourne, pleine de linge rouge, jaune et bleu. L’horloge rouge n’a pas de chiffres et ses deux aiguilles pointent vers le haut. Un chat noir, assis tout en haut des machines, regarde en bas. Sur le banc, une panière jaune ; sur le carrelage, une chaussette rouge toute seule.

st042 = Carrefour sans panneaux
    .name = Carrefour avec un poteau nu et une valise
    .shows = Quatre chemins de sable se croisent dans les champs. Le poteau de bois au coin ne porte aucun panneau ; une corneille y est perchée et une valise rouge est posée sur le chemin.
    .closer = Le soleil est bas, à gauche, et tout est doré : champs ocre et olive, chemins pâles, longues ombres vers la droite. Un chemin file tout droit et serpente jusqu’à l’horizon, un autre part à gauche, un autre à droite, et le plus large vient de l’endroit où l’on se tient. Le poteau ne garde que deux marques sombres, là où des planches ont pu être clouées. La valise a deux sangles brun clair ; personne à côté. De gros nuages et quelques oiseaux lointains peuplent un ciel turquoise.

st043 = Serre en hiver
    .name = Serre éclairée pleine de plantes dans la neige
    .shows = Une serre de verre pleine de plantes vertes, de fleurs et d’oranges brille dans un jardin enneigé, à la tombée de la nuit.
    .closer = Dehors tout est bleu : ciel du soir aux premières étoiles, sapins enneigés, arbres nus, neige à gros flocons. Dedans tout est jaune et vert : un palmier, des oranges rondes et une rangée de fleurs roses et blanches derrière les vitres. La neige s’épaissit le long du toit. Des traces de pas mènent à la porte fermée, et une lumière chaude s’étale sur la neige devant elle.

st044 = Quai de métro, la rame s’en va
    .name = Une rame de métro part sans un retardataire
    .shows = Une rame aux feux rouges quitte une station de métro carrelée ; sur le quai, quelqu’un en manteau bleu, de dos, tend le bras.
    .closer = La voûte ronde est carrelée de crème et de bleu pétrole, éclairée par une file de lampes rondes qui se perd dans le noir. La voiture, argentée à bande rouge, roule déjà : des traînées de lumière la suivent et deux feuilles tournoient dans son souffle. À sa vitre arrière, une fille à tresses regarde dehors, la bouche en petit rond. Le retardataire a encore un pied en l’air, un sac brun et une écharpe jaune qui vole. Un gant rouge est tombé près de la ligne jaune.

st045 = Un phare dans le brouillard
    .name = Phare sur un rocher dans un épais brouillard
    .shows = Un phare rouge et blanc, sur un rocher, envoie son faisceau dans un épais brouillard ; une petite barque à lanterne est sur l’eau.
    .closer = Tout est gris-vert et doux ; seuls la lampe et ses deux larges faisceaux jaune pâle ont un bord net. Des bancs de brume cachent le milieu de la tour et la petite maison du gardien, où une fenêtre est allumée. L’écume se brise autour du rocher et de pierres plus sombres, en bas à droite. En bas à gauche, quelqu’un en casquette jaune rame dans une barque rouge vers la lumière ; des mouettes volent au-dessus.

st046 = La cabane dans l’arbre
    .name = Cabane dans un vieux chêne
    .shows = Une maisonnette de bois au toit rouge est perchée dans un grand vieil arbre ; une échelle de corde pend de sa porte ouverte, une balançoire d’une branche.
    .closer = Des rayons de soleil traversent, d’en haut à droite, une forêt d’été d’un vert vif. La porte est ouverte et il fait noir dedans ; deux fenêtres sont éclairées, dont une aux rideaux rouges. De petits fanions de couleur vont du toit à une branche. Un seau pend à une corde à gauche de la plate-forme, la balançoire de droite est vide, et deux champignons rouges poussent dans l’herbe en bas.

st047 = La salle vue de la scène
    .name = Théâtre plein, vu de la scène derrière une fille
    .shows = De la scène, par-dessus une fillette en robe blanche, on regarde un théâtre rouge et or bien rempli : rangées de gens, loges, un lustre.
    .closer = Un faisceau venu d’en haut isole la fillette, vue de dos ; son ombre tombe vers nous et les feux de la rampe luisent au bord des planches. Elle cache derrière son dos une feuille froissée. Des centaines de visages la regardent depuis les fauteuils rouges et les loges dorées aux petites lampes. Au premier rang, un fauteuil est vide : il n’y a qu’un bouquet jaune. De lourds rideaux rouges pendent des deux côtés.

st048 = Le rayon parfait
    .name = Rayon de supermarché rangé en arc-en-ciel
    .shows = Un rayon de supermarché file droit vers un point clair ; chaque étagère a sa couleur, du rouge en bas au violet en haut. Une petite fille s’y tient.
    .closer = Vus de très bas, les mêmes boîtes, conserves, bocaux et bouteilles se répètent sans fin des deux côtés et se reflètent dans le sol blanc, sous des rangées de lampes. La fillette, de dos, en manteau bleu sombre, nattes rousses, tient un panier vide. Devant elle, la seule chose mal rangée : une boîte jaune couchée. À droite, sur l’étagère jaune, un trou noir. Rien ne porte d’inscription.

st049 = Arrêt de bus dans le désert
    .name = Bonhomme de neige à un arrêt dans le désert
    .shows = Un abribus se dresse seul dans un désert brûlant, sous un soleil haut. Un bonhomme de neige y attend, bonnet rouge, écharpe et valise, dans une petite flaque.
    .closer = Le sable orange et le ciel turquoise tremblent de chaleur ; au loin, des montagnes plates et un trait d’eau qui n’existe pas. L’abri est en tôle ondulée bleu-vert, rouillée par endroits, avec un toit rouge et un banc ; un disque jaune sur un poteau montre un bus. Des gouttes coulent sur le bonhomme, qui sourit quand même. Sa valise brune porte un autocollant avec un flocon. Une piste étroite passe, à moitié ensablée, et aucun bus n’est en vue.

st050 = Toit couvert d’antennes
    .name = Toit encombré d’antennes sur un ciel rose
    .shows = Des dizaines d’antennes, de tiges et de paraboles se dressent de travers sur un toit de tuiles, devant un ciel du soir rose vif. Un cerf-volant turquoise s’y est pris.
    .closer = Le ciel va du violet à l’abricot ; le soleil vient de disparaître à gauche et borde chaque tige d’orange. Les mâts penchent en tous sens, avec râteaux, anneaux, peignes et deux grandes paraboles ; des fils pendent entre eux, et de petits oiseaux s’alignent sur l’un d’eux. La ficelle du cerf-volant descend jusqu’à une lucarne éclairée où quelqu’un regarde, bouche ronde. Au loin, dans la brume, d’autres toits et d’autres antennes.

st051 = Le pont qui s’arrête à mi-chemin
    .name = Pont de pierre interrompu au-dessus d’une gorge
    .shows = Un haut pont de pierre s’avance depuis la gauche et s’interrompt dans le vide au-dessus d’une gorge ; un enfant en manteau rouge se tient au bout.
    .closer = Lever du jour : le ciel passe du mauve au rose et au crème, le soleil est bas entre le pont et l’autre rive. Les piles s’enfoncent dans une brume rosée ; quelques pierres tombent du bord cassé. De l’autre côté du vide, à droite, un bout de route et un sapin se dressent sur une falaise. L’enfant est vu de dos, avec un bonnet jaune, une écharpe claire et une petite valise brune. Quelques oiseaux volent au-dessus du soleil, et des sapins sombres émergent de la brume en bas.

st052 = Salle de lecture aux lampes vertes
    .name = Vieille bibliothèque aux rangées de lampes vertes
    .shows = Une longue bibliothèque ancienne au crépuscule : murs de livres, galerie, et des tables à lampes de verre vert qui rapetissent vers une haute fenêtre.
    .closer = La lampe la plus proche éclaire un livre ouvert ; un oiseau plié dans une page imprimée s’y tient. Les lampes filent sur deux rangs, sous une voûte sombre, vers une haute fenêtre cintrée, un ciel du soir et une petite lune. Une seule lectrice au chignon, de profil, se penche encore sur une table. Devant elle, une chaise est repoussée, une écharpe rouge sur le dossier. Le reste n’est que bois brun, rampes de laiton et ombre.

st053 = Le ponton au crépuscule
    .name = Ponton de bois, lanterne et bottes rouges
    .shows = Un ponton de bois s’avance dans un lac immobile au crépuscule. Une lanterne brûle à son bout ; à côté se dresse une paire de bottes de caoutchouc rouges, vides.
    .closer = La dernière lumière est orange derrière des montagnes et des sapins sombres ; plus haut le ciel vire au bleu-vert puis au bleu nuit étoilé. Le ciel et les arbres se reflètent dans l’eau. Les planches sont un peu inégales, et chaudes là où porte la lanterne. À gauche du ponton, des ronds s’élargissent sur l’eau. Des roseaux encadrent les deux coins du bas, avec quelques points lumineux au-dessus de celui de droite.

st054 = Échangeur d’autoroute vu du ciel
    .name = Échangeur en trèfle vu d’en haut
    .shows = Deux autoroutes se croisent, vues tout droit d’en haut à la tombée du jour, reliées par quatre boucles. Des traînées blanches et rouges y filent ; dans une boucle, une petite maison.
    .closer = Des champs bleus et verts bordés de haies s’étendent partout comme un patchwork. Les routes les coupent en biais, gris lilas sous les lampadaires, et la circulation trace de longues lignes : blanches dans un sens, rouges dans l’autre. La maisonnette, dans la boucle en bas à droite, a un toit rouge, une mare, des arbres et deux fenêtres éclairées, comme si elle avait été là d’abord. Par-dessus tout, en haut à droite, six oies blanches volent en coin.

st055 = Château en ruine sur une colline
    .name = Ruine de château sur une colline escarpée
    .shows = Les tours et les murs brisés d’un château se dressent sur une colline escarpée, sous un ciel sombre, dans un rayon de soleil. Des moutons paissent sur la pente ; une fenêtre est éclairée.
    .closer = Des nuages d’orage bleu ardoise emplissent le ciel, mais un rayon venu de la droite dore les pierres et jaunit l’herbe. Des choucas tournoient. Une bannière rouge déchirée flotte encore sur la plus haute tour, couverte de lierre à gauche, et une fenêtre y brille comme si quelqu’un y habitait. Un petit arbre pousse entre les murs. Un chemin de sable monte en lacets jusqu’à la porte ; au loin, des collines boisées dans la brume.

st056 = Cuisine après la fête
    .name = Cuisine en désordre au lendemain d’une fête
    .shows = Une cuisine ensoleillée, le matin : sous la fenêtre, l’évier déborde de piles d’assiettes, de bols et de tasses sales. De la fête restent fanions, serpentins et ballons.
    .closer = Un chapeau de papier violet coiffe la plus haute pile, la mousse coule par-dessus le bord de l’évier. À gauche, la dernière part d’un gâteau avec une bougie, des verres et des bouteilles ; à droite, un chat roux à couronne de papier doré. La guirlande de fanions s’est décrochée d’un côté. Un gobelet a répandu une flaque rouge sur le carrelage menthe et crème. Sous le rideau rayé de l’évier dépassent deux pieds en chaussettes rayées, dont une trouée à l’orteil.

st057 = Salle d’attente, une chaise occupée
    .name = Garçon seul sur un rang de chaises, salle d’attente
    .shows = Du haut d’un angle, on voit une salle d’attente bleu-vert avec un long rang de chaises orange ; sur l’une d’elles, un petit garçon avec un lapin en peluche.
    .closer = Ses pieds ne touchent pas le sol, sa bouche est un trait et il serre le lapin. À gauche, une porte à vitre dépolie : une lumière chaude derrière, une silhouette floue, et un coin de clarté qui s’avance sur le carrelage vers le garçon. Au mur, une horloge sans chiffres et un petit paysage ; une plante dans l’angle, des revues sur une table basse. Au milieu du sol, quelqu’un a laissé un canard jaune à roulettes.

st058 = Le labyrinthe de haies
    .name = Labyrinthe de haies, un petit enfant dedans
    .shows = Un labyrinthe de haies vertes bien taillées, vu d’en haut, avec une fontaine au milieu. Un petit enfant en manteau rouge se tient dans une allée.
    .closer = Soleil du matin venu de la gauche ; le dessus des haies est d’un vert-jaune vif, leurs flancs vert profond, les allées de sable pâle aux ombres bleu-vert. L’enfant, coiffé d’un bonnet jaune, est vu de dos, en bas et à gauche du milieu. La fontaine de pierre occupe l’endroit le plus large. Au-delà de la dernière haie, des arbres ronds dans la brume et une maison claire au toit gris.

st059 = Grues du port au lever du soleil
    .name = Grues au-dessus d’un cargo au lever du soleil
    .shows = Une énorme grue se dresse sur le quai et soulève un conteneur rouge au-dessus de l’eau ; derrière, un cargo chargé et le soleil qui se lève.
    .closer = Le ciel va du bleu canard à l’abricot ; le soleil bas, à droite, borde d’orange chaque poutre. D’autres grues suivent la première, de plus en plus petites dans la brume, certaines la flèche relevée. Le navire montre son étrave, une ancre et des rangées de conteneurs de couleur. Une petite personne en manteau jaune et bonnet rouge regarde en l’air, seule sur le quai. Devant, une mouette blanche posée sur un pieu regarde ailleurs.

st060 = Chapelle en montagne
    .name = Chapelle sur un rocher au-dessus des nuages
    .shows = Une petite chapelle de pierre au clocher pointu se dresse sur un rocher enneigé, au-dessus des nuages, devant de hautes cimes. Sa porte est ouverte et il y a de la lumière.
    .closer = L’aube vient de la droite : chaque montagne est rose d’un côté, bleue de l’autre. Les fenêtres et la porte luisent en jaune. Une cloche pend dans la tour, la neige couvre le toit violet. Une paire de skis rouges est plantée près de la porte, et quelques traces de pas y entrent ; aucune n’en sort. La brume et des nuages blancs cachent tout en bas ; devant, seules pointent les cimes de quelques sapins.

st061 = Terrain de football à un seul but
    .name = Terrain de football avec un but d’un seul côté
    .shows = Un but de football vu de derrière, à travers son filet troué, un ballon posé dedans. Au-delà, le terrain vert à bandes s’étend jusqu’au bout opposé, où il n’y a pas de but.
    .closer = Le soleil, bas et doré, se tient derrière le bois, tout au bout, et de longues ombres viennent vers nous sur le vert. Des lignes blanches marquent le milieu, le cercle et les deux surfaces ; de petits drapeaux rouges flottent aux coins du fond. Sur la ligne lointaine, rien que deux taches de terre nue, et pourtant l’ombre d’un but entier, filet compris, s’étend dans l’herbe. Une paire de gants orange pend à la barre du but, devant ; personne n’est là.

st062 = Les portes de l’ascenseur se ferment
    .name = Portes d’ascenseur se fermant sur une femme et un chien
    .shows = Deux portes d’acier se referment ; dans l’entrebâillement clair, une femme en manteau rouge avec des tulipes jaunes et un petit chien qui a passé la tête dehors.
    .closer = Le hall est de marbre sombre, la cabine dorée, et une bande de lumière court vers nous sur le carrelage, avec l’ombre d’une tête et d’un bras levé. L’acier est gravé de rayons ; dans le battant droit se reflète, floue, une silhouette qui court. Des feuilles de papier tourbillonnent. Au-dessus, un demi-cercle de laiton à points et à aiguille ; à droite, le bouton qui pointe vers le haut est allumé. La femme a la bouche en petit rond.

st063 = Grenier plein de cartons
    .name = Grenier au soleil, des cartons et un vieil ours
    .shows = Sous les poutres d’un grenier s’entassent des cartons ; le soleil d’une fenêtre ronde tombe sur l’un d’eux, ouvert, d’où regarde un ours en peluche.
    .closer = Les planches sont brunes et sombres, les cartons dorés : planches en pente, chevrons, poussière dans le rayon. L’ours a un œil en bouton et une croix de fil à la place de l’autre, et une lueur monte de son carton. Des traces de pas dans la poussière y mènent et s’arrêtent. Un cheval à bascule à selle rouge se tient à gauche ; devant, un globe sur un carton et une pile de livres sur un autre, avec une souris en veste verte tout en haut. Une toile d’araignée pend à la fenêtre.

st064 = Le diner au néon
    .name = Restaurant de bord de route aux néons, la nuit
    .shows = Un diner chromé aux angles ronds brille dans la nuit ; des tubes roses et turquoise bordent son toit, et une haute enseigne montre une tasse fumante.
    .closer = Par la longue fenêtre jaune, on voit des banquettes rouges, deux clients devant un lait frappé et une cuisinière aux yeux fermés. Le ciel est violet, plein d’étoiles, avec un dernier trait rose sur des collines basses. Une voiture turquoise toute ronde est garée sur l’asphalte mouillé, où les lumières se reflètent en traînées. Devant, un petit chien brun au collier rouge est assis ; sa laisse traîne à terre. Une lune mince et une étoile filante dans le ciel.

st065 = Potager avec un nain
    .name = Nain de jardin endormi, lapin aux carottes
    .shows = Un nain de jardin au bonnet rouge et à la barbe blanche se tient parmi choux, carottes et haricots, yeux clos, appuyé sur un râteau. À côté de lui, un lapin mange une carotte.
    .closer = Un clair matin d’été, lumière venue de la gauche, tout est vert tendre et la terre d’un brun chaud. Le nain est en terre cuite peinte : de la mousse sur sa botte, un éclat perdu à son bonnet. Trois trous dans le sol disent où étaient les carottes ; le lapin tient la dernière. Une grosse citrouille repose à droite, les haricots grimpent, les tomates mûrissent, des tournesols regardent par-dessus la clôture et une chaumière fume derrière.

st066 = L’enfant qui saute dans une flaque
    .name = Enfant en ciré jaune sautant dans une flaque
    .shows = Un enfant en ciré jaune et bottes rouges saute, les deux bras en l’air, dans une grande flaque, dans une rue pluvieuse.
    .closer = Tout autour est mouillé et gris-bleu : pavés, façades floues aux rares fenêtres éclairées, deux réverbères allumés, pluie oblique. L’eau jaillit de tous côtés et des cercles courent sur la flaque, où se reflète le jaune du ciré. L’enfant a les yeux fermés et sourit sous sa capuche. À droite, un parapluie rouge gît à l’envers.

st067 = Vieux couple sur un banc
    .name = Vieux couple sur un banc, vu de dos
    .shows = Un vieil homme en casquette et une vieille femme au chignon blanc sont assis l’un contre l’autre sur un banc, sous un arbre d’automne, et regardent un lac.
    .closer = Soleil bas et doré sur l’eau ; toute l’image est orange, rouille et crème. Elle porte un manteau lie-de-vin et un châle couleur paille, et penche un peu la tête vers lui ; il a un manteau gris, une écharpe rouge et un bras autour d’elle. Une canne est appuyée au banc à droite, un thermos vert est posé par terre à gauche. Des feuilles rouges pendent, tombent et couvrent le sol.

st068 = La femme qui rit au téléphone
    .name = Femme au balcon riant dans un téléphone jaune
    .shows = Une femme brune en robe verte à pois se tient sur un balcon au-dessus de la ville et rit dans un téléphone jaune. Le fil en spirale traverse la rue jusqu’à une fenêtre éclairée.
    .closer = Un soir d’été violet, rose et abricot ; derrière elle, des tours aux premières lumières. Elle a les yeux fermés et la tête en arrière. Dans la seule fenêtre éclairée d’en face, où finit le fil, est assise une silhouette sombre avec un combiné jaune. Un chat blanc à tache brune, assis sur la rambarde de fer, suit le fil du regard ; un pot de fleurs rouges est posé à gauche.

st069 = L’homme endormi dans le train
    .name = Homme et enfant endormis derrière la vitre d’un train
    .shows = Vu du dehors, par la fenêtre éclairée d’un train, un homme à moustache, manteau gris et cravate verte, dort contre la vitre. Un enfant au bonnet de laine dort contre son bras.
    .closer = Dehors, le wagon bleu roule dans la nuit pluvieuse ; des gouttes et des reflets de sapins passent sur la vitre. Dedans, tout est chaud : bois, sièges lie-de-vin, une petite lampe. L’enfant, en manteau jaune, écharpe rouge et bonnet vert, sourit. Sur le porte-bagages, une valise et une cage avec un oiseau jaune, seul éveillé. Dans la buée de son souffle, un doigt a dessiné un poisson.

st070 = Les jumelles aux manteaux identiques
    .name = Jumelles en manteau moutarde, main dans la main
    .shows = Deux fillettes en tout point pareilles se tiennent par la main sur une allée de gravier et nous regardent bien en face. Manteau moutarde, col blanc et bonnet rouge à pompon pour chacune.
    .closer = Un matin de brouillard, gris-violet. Tout va par deux : les piliers de pierre, les corneilles posées dessus, les rangées d’arbres nus, les fenêtres de la maison au fond. Leurs visages sont calmes et immobiles. De petites choses diffèrent : la fillette de droite a perdu un bouton, et seule celle de gauche a une ombre ; dans la maison, une unique fenêtre est éclairée.

st071 = Un chirurgien se lave les mains
    .name = Chirurgien qui se lave les mains à un évier d’acier
    .shows = En tenue verte, masque et calot rouge, quelqu’un se lave les mains et les bras à un évier d’acier. Derrière une vitre, deux personnes attendent dans une salle claire.
    .closer = La pièce est d’un bleu pétrole sombre ; une lumière blanche et froide vient d’une lampe ronde, par la vitre. La personne, vue de profil, baisse les yeux ; des soleils jaunes sont imprimés sur son calot. Une mousse blanche couvre les mains et les avant-bras bruns, l’eau coule du robinet courbe. Dans la salle claire, deux aides masqués se tiennent près d’une table, et sur la table est assis un petit ours en peluche à la tête bandée.

st072 = Les enfants qui chuchotent
    .name = Deux enfants qui chuchotent dans une tente de couvertures
    .shows = Sous une tente de couvertures rayées, une fillette rousse chuchote derrière sa main à l’oreille d’un enfant aux boucles noires, qui rit en serrant un lapin en peluche.
    .closer = Une lanterne, en bas à gauche, remplit la tente de lumière orange ; dehors, entre les couvertures, une chambre bleu nuit et une fenêtre avec un mince croissant de lune. La fillette a une tresse, des taches de rousseur et un pyjama rayé ; elle ferme les yeux en parlant. L’autre enfant porte un pyjama bleu étoilé. Le lapin blanc a une croix à la place d’un œil et dresse une longue oreille, comme s’il écoutait aussi. Devant, un couvre-lit en patchwork.

st073 = Le coureur porté jusqu’à la ligne
    .name = Deux coureurs portant un troisième sur la ligne d’arrivée
    .shows = Sous la banderole à damier d’un stade plein, une femme en bleu et un barbu en vert soutiennent un coureur en rouge. Ses bras entourent leurs épaules, ses genoux cèdent, un pied n’a plus de chaussure.
    .closer = Lumière basse et dorée sous un ciel violet, projecteurs, foule en points de couleur, confettis, longues ombres sur la piste rouge brique. Le coureur roux pend entre les deux autres, yeux fermés, bouche ouverte. Chacun lui tient un poignet ; de l’autre main, la femme soutient sa poitrine, et l’homme serre les dents. La chaussure jaune perdue est restée sur la piste. En bas à droite, sans que personne la remarque, une tortue a déjà passé la ligne : le ruban déchiré pend sur sa carapace.

st074 = La mariée qui court après le bus
    .name = Mariée courant après un bus rouge à impériale
    .shows = Une mariée en robe blanche et baskets jaunes court, le bras tendu, après un bus rouge à impériale. Le receveur, sur la plate-forme arrière, lui tend la main.
    .closer = Un matin frais et clair, turquoise et crème. Son voile et une ceinture rouge flottent derrière elle ; elle rit, porte des fleurs dans ses cheveux sombres et tient un bouquet qui perd ses pétales. Derrière elle, à gauche, une petite église à la porte ouverte ; des maisons pâles et des arbres ronds bordent la rue. À l’étage du bus, une seule passagère aux cheveux gris, vue de dos, ne se retourne pas.

st075 = Le musicien des rues sous la pluie
    .name = Vieux guitariste jouant dans une rue pluvieuse, la nuit
    .shows = Un homme à barbe grise, en chapeau et manteau brun, joue de la guitare et chante dans une rue mouillée, la nuit. Son étui ouvert est posé devant lui.
    .closer = Tout est bleu-vert et trempé ; un seul réverbère jette une lumière ambrée sur les flaques. Derrière lui, un mur de pierre, un rideau de fer baissé et un auvent rayé ; au loin, quelques fenêtres éclairées. Il a les yeux fermés et une écharpe rouge. Dans l’étui, trois pièces et une moufle blanche au poignet rouge. Une silhouette sous un parapluie s’éloigne ; il n’y a personne d’autre.

st076 = Le cuisinier goûte la soupe
    .name = Cuisinier moustachu goûtant la soupe à la cuillère
    .shows = Un cuisinier en blanc à haute toque, de profil, porte une cuillère en bois à ses lèvres au-dessus d’une grande marmite de cuivre fumante. Ses yeux sont fermés.
    .closer = La lumière du soir vient d’une fenêtre, à droite ; le mur est carrelé de vert d’eau, des casseroles de cuivre et de l’ail pendent à une barre. Le cuisinier a une moustache noire, un foulard rouge et une main sur la hanche, et prend son temps ; deux gouttes tombent de la cuillère. Dans la soupe flottent carottes et petits pois, et une petite botte rouge. Derrière son dos, un chat blanc se tient sur le plan de travail, un poisson dans la gueule.

st077 = La fille au plâtre dessiné
    .name = Fille fière, la jambe plâtrée pleine de dessins
    .shows = Une fille trône sur un siège orange, une main sur la hanche, la jambe dans un grand plâtre blanc posé sur un tabouret à coussins. Le plâtre est couvert de dessins ; elle y tient un crayon rouge.
    .closer = Une pièce vert menthe, claire, dont la fenêtre donne sur un arbre. Sur le plâtre : un soleil, un cœur, une étoile, un bateau, un poisson, une fleur, une tête de chat et un dragon vert près des orteils nus. De la pointe du crayon, trois oiseaux au trait rouge s’élèvent vers la fenêtre, chacun plus grand que le précédent. La fille rit ; elle porte un nœud jaune, un pull bleu rayé, une chaussette rayée et une seule chaussure rouge. Une béquille est appuyée au mur ; d’autres crayons traînent sur le tapis rond et dans un pot.

st078 = La foule qui regarde en l’air
    .name = Foule sur une place, tous les visages levés
    .shows = Vues de très haut, des dizaines de personnes de tous âges se tiennent sur une place pavée et lèvent le visage vers le ciel. Une immense ombre sombre couvre la moitié d’entre elles.
    .closer = Soleil tardif sur des dalles couleur crème ; manteaux ocre, rouille, olive et gris-bleu. Certains montrent du doigt, d’autres s’abritent les yeux ou lèvent les deux bras, quelques bouches restent ouvertes. L’ombre est longue et arrondie, avec comme une queue à gauche ; ce qui la projette n’est pas dans l’image. Une plume blanche, longue comme un bras, descend en haut. Un seul enfant, en manteau rouge, au milieu vers l’avant, regarde par terre.

st079 = L’homme en costume sur la balançoire
    .name = Homme en costume se balançant sous un arbre en fleurs
    .shows = Un homme un peu chauve, à lunettes et en costume bleu, se balance très haut sous un arbre rose en fleurs. Sa cravate rouge vole derrière lui et une de ses chaussures s’envole.
    .closer = Un ciel de printemps éclatant, bleu cobalt, avec de gros nuages. Il se penche loin en arrière, rit les yeux fermés et tend les deux jambes ; un pied montre une chaussette jaune. En bas, dans l’herbe semée de pétales, est posée une serviette brune d’où tourbillonnent sept feuilles de papier. Derrière le pré, petites et pâles dans la brume, s’élèvent des tours de bureaux.

st080 = Pêcheuse au tout petit poisson
    .name = Fière pêcheuse sur un ponton, un petit poisson à la main
    .shows = Une femme robuste aux cheveux gris, en chemise rouge et salopette verte, se tient sur un ponton, une main sur la hanche, et montre fièrement un minuscule poisson orange au bout d’un fil.
    .closer = Petit matin au bord d’un lac brumeux, tout en vert pâle et or ; des pins et une montagne douce sur l’autre rive. Elle rit, les yeux fermés ; trois mouches de couleur sont piquées à son chapeau. Près d’elle, un très grand seau vide et une épuisette à long manche. Dans l’eau, derrière son dos, glisse un poisson sombre plus long que le ponton, avec un œil pâle.

st081 = Grand-mère à la console
    .name = Grand-mère qui rit, une manette à la main
    .shows = Une grand-mère à lunettes et casque audio rit dans un fauteuil rouge, une manette entre les mains ; près d’elle, un garçon lève la main, bouche ouverte.
    .closer = On regarde de derrière la télévision, dont la lumière turquoise monte sur eux et se reflète dans les lunettes en petites formes roses. Elle a un chignon gris, des perles, un gilet lilas sur une jupe à fleurs ; le garçon a des boucles et un pull jaune rayé. Une tasse de thé fume sur l’accoudoir. Une lampe luit à gauche ; sur une étagère, trois coupes dorées. Devant, du pop-corn et une pelote de laine avec ses aiguilles.

st082 = Une poignée de main au-dessus d’une table
    .name = Deux personnes se serrent la main au-dessus d’une table
    .shows = Deux mains droites se serrent fermement, un pouce par-dessus l’autre, au-dessus d’une table où sont posés un papier scellé et un stylo. L’une sort d’un costume rayé, l’autre d’une veste rouille.
    .closer = Une lampe de verre vert jette un cône de lumière chaude dans une bibliothèque sombre ; des livres s’alignent derrière. À gauche, la main pâle sort d’une manchette blanche à bouton doré ; à droite, la main brune, d’une manche usée, avec un bouton clair et un fil qui pend ; quatre doigts bruns tiennent la main pâle par-dessous. On ne voit pas les visages. Sur le papier, des lignes grises et un sceau de cire rouge marqué d’un cœur. Deux moitiés d’une pièce brisée reposent à distance, une de chaque côté.

st083 = Les pieds bandés d’une danseuse
    .name = Pieds bandés et croisés d’une danseuse assise
    .shows = Les jambes d’une danseuse assise sur un banc, en jupe de tulle rose, les chevilles croisées, les pieds nus et bandés. Devant elle, des chaussons de satin usés.
    .closer = Lumière douce, bleu pâle et pêche ; la forme de hautes fenêtres se dessine sur le mur, traversé par une barre de bois. Des bandes blanches entourent les chevilles et les pieds, un talon porte un pansement, le bout des orteils dépasse. Une jambière de laine bleue pend sur le banc. Un rouleau de bande s’est défait sur les lattes ; à côté, deux chaussons de pointe effrangés, aux longs rubans roses. Une souris grise sort la tête de l’un d’eux.

st084 = Le garçon à la loupe
    .name = Garçon dans l’herbe qui regarde à travers une loupe
    .shows = Un garçon aux cheveux noirs, en tee-shirt rayé rouge et blanc, est accroupi dans l’herbe et tient une loupe devant un œil. Derrière le verre, l’œil est énorme.
    .closer = Un jardin vert et ensoleillé, flou derrière lui ; les brins d’herbe sont hauts comme des arbres, comme si nous étions aussi petits que ce qu’il observe. Il a des taches de rousseur et un petit sourire ; le grand œil est brun, avec un reflet vif. Devant lui, cinq fourmis marchent en file sur une brindille. L’une porte une feuille, et celles du milieu une clé dorée.

st085 = La pompière et le chaton
    .name = Pompière tenant un chaton roux dans une couverture
    .shows = Une pompière au casque jaune tient un chaton roux enroulé dans une couverture. Derrière elle, le toit d’une maison brûle, une échelle y est appuyée, un camion rouge attend à droite.
    .closer = La nuit, prune et orange ; des étincelles flottent et la lance envoie un arc d’eau à travers la fumée. Elle sourit, les yeux fermés, de la suie sur la joue ; le chaton, noirci lui aussi, nous regarde de ses grands yeux verts, une patte sur la couverture. Quatre empreintes noires montent le long d’une manche. Une fenêtre de la maison est encore éclairée.

st086 = Adieux à la fenêtre du train
    .name = Une fille qui agite la main à la fenêtre d’un train
    .shows = Une fille en béret rouge et manteau orange se penche à la fenêtre d’un vieux wagon vert et agite la main. Sur le quai, un vieil homme au chapeau, vu de dos, lui répond.
    .closer = Pâle lumière du matin ; la vapeur roule sous le wagon. Derrière la fille, une petite lampe luit dans le compartiment, et ses cheveux sombres volent en arrière : le train a peut-être commencé à rouler. Elle rit, un bras posé sur le rebord. À droite, seule sur le quai, se dresse une valise brune avec un nœud rouge à la poignée.

st087 = Tir à la corde
    .name = Deux enfants et une grand-mère contre un géant
    .shows = Tir à la corde dans un pré : une vieille dame et deux enfants, talons plantés, tirent un bout d’une grosse corde, un énorme barbu l’autre. Un tissu rouge est noué au milieu, au-dessus d’un trou de boue.
    .closer = Fin d’après-midi dorée, fête de village : deux guirlandes de fanions, une tente rayée vert et blanc, des curieux, un clocher et des collines au loin. Tous les quatre se penchent en arrière, les yeux fermés ; la fillette aux tresses rousses rit, et les talons arrachent des mottes de terre. Les bottes de l’homme ont glissé jusqu’au bord du trou de boue. À côté du tissu rouge, très calme, un moineau est posé sur la corde tendue.

st088 = Quelqu’un en costume d’ours dans le métro
    .name = Un homme fatigué en costume d’ours, dans le métro
    .shows = Un homme en costume d’ours brun est assis seul sur une banquette orange, dans une rame de métro. Il a retiré la tête de l’ours et la tient sur ses genoux. Il a les yeux fermés.
    .closer = Lumière pâle, un peu verte ; dans les vitres sombres filent les lampes du tunnel. Ses cheveux se dressent sur sa tête, et une fermeture éclair descend sur le devant du costume. La tête de l’ours sourit et nous regarde bien en face, les yeux brillants. À côté de lui, sur le siège vide, un pot de miel orné d’un cœur, auquel est attaché un ballon rouge.

st089 = Un bras tatoué tient un bébé
    .name = Homme tatoué, un bébé endormi au creux du bras
    .shows = Un homme barbu en maillot rouge tient un bébé endormi, emmailloté de blanc. Son bras est tatoué d’une ancre, d’un soleil, d’une rose et d’une hirondelle.
    .closer = Une chambre bleu canard, la nuit ; un croissant de lune à la fenêtre, une lumière chaude venue de droite. L’homme penche la tête, les yeux fermés, et sourit un peu. Sous son capuchon, le bébé dort, les joues rouges, un petit poing hors du linge. L’encre du bras puissant est bleu-vert, avec une rose rouge, et deux rangs de vagues font le tour du poignet. Trois étoiles de papier pendent du plafond ; de petites étoiles sont semées sur la couverture, le bras et le mur.

st090 = Coiffeur en pleine coupe
    .name = Coiffeur coupant de longs cheveux devant un miroir
    .shows = Une femme en cape verte à pois est assise de dos dans un fauteuil ; cheveux longs à gauche, courts à droite. Un coiffeur barbu ouvre ses ciseaux sur la dernière longue mèche. Au mur, un miroir montre les deux visages.
    .closer = Le salon est rose et crème, avec le soleil en carreaux sur le mur. Dans le miroir au cadre doré, garni de lampes rondes, elle a la bouche en petit rond et les yeux grands ouverts ; derrière elle, il regarde son travail. Il tient la mèche avec un peigne rouge et ouvre les ciseaux autour d’elle ; des petits cheveux tombent sur la cape et le cuir rouge du fauteuil. Sur la tablette, sous le miroir, deux flacons, et à côté une tresse coupée qui porte encore son ruban rouge.

st091 = Joueurs de cartes, l’un cache un as
    .name = Un joueur qui cache un as derrière son dos
    .shows = Quatre personnes jouent aux cartes sous une lampe verte. Le plus proche de nous, vu de dos, en chapeau et gilet bleu, tient derrière lui une carte au cœur rouge.
    .closer = Une arrière-salle sombre, aux murs lambrissés, avec une étagère de bouteilles de couleur et un tableau de lune sur des collines. De l’autre côté de la table ronde et verte sont assis une vieille dame à lunettes, une rousse souriante aux yeux fermés et un barbu qui regarde le joueur au chapeau. Cartes et petites pièces luisent sous la lampe. Par terre, un chat gris nous fixe, bien éveillé.

st092 = La femme qui mesure un mur nu
    .name = Une femme sur un tabouret mesurant un mur vide
    .shows = Une femme en salopette rouille, vue de dos, est debout sur un tabouret de bois et tend un mètre ruban jaune sur un mur nu, les deux bras écartés.
    .closer = Le soleil du matin dessine les carreaux de deux fenêtres sur le mur crème, et son ombre se tient à côté d’elle. Elle porte un bandeau bleu-vert et un chignon haut ; deux crayons dépassent de sa poche arrière. À gauche, un chat gris assis dans un carton de déménagement l’observe ; à droite, une plante dans un pot de terre. Près d’elle, une trace plus claire et un clou montrent que quelque chose était accroché là.

st093 = L’élève endormi sur ses livres
    .name = Élève endormi la nuit sur un livre ouvert
    .shows = Un élève aux boucles rousses dort à son bureau, la joue sur un livre ouvert, sous une lampe rouge ; derrière, à la fenêtre, la lune sur les toits.
    .closer = Le dormeur porte un pull moutarde, a des taches de rousseur et un petit sourire, et tient encore un crayon. Quelqu’un lui a posé sur les épaules une couverture bleue à carreaux. Dehors, sur le rebord de la fenêtre, une chouette regarde. Un chat gris dort sur une haute pile de livres, à droite ; un papillon de nuit tourne dans la lumière chaude. Devant : une tasse de thé froid, des lunettes et une feuille de notes. Au-delà de la lampe, tout est bleu violet.

st094 = La file dans la neige
    .name = File d’attente dans la neige devant une baraque
    .shows = Treize personnes en manteau d’hiver font la queue dans la neige, vues de dos. La file mène à une baraque rouge à la fenêtre éclairée.
    .closer = Journée grise et pâle, gros flocons, façades floues et un arbre nu. Les manteaux sont bleus, prune, verts, ocre et rouille ; la neige se pose sur les épaules ; au cinquième rang, un tout petit enfant. À gauche, la baraque a un auvent rayé rouge et blanc, une cheminée qui fume et une lumière jaune et chaude ; quelqu’un sans visage est assis dedans. Un enfant en manteau rouge et bonnet jaune est sorti du rang, à gauche, et lève un bras.

st095 = L’acrobate en plein vol
    .name = Une acrobate volant vers un porteur au trapèze
    .shows = Tout en haut d’un chapiteau, une acrobate en turquoise vole, les bras tendus. Un homme en rouge, suspendu par les genoux à un trapèze, tend les mains vers elle. Entre leurs mains, il reste un vide.
    .closer = La toile rayée se rejoint très haut, parcourue de guirlandes de petites lampes. Derrière elle se balance la barre vide qu’elle a lâchée. Ses pieds en chaussons dorés sont tendus, une ceinture dorée flotte à sa taille, et ses yeux ne quittent pas les mains de l’homme. Une petite étoile d’or s’est détachée de son costume et tombe, brillante, vers le filet ; sous le filet, dans l’ombre, attendent cent têtes.

st096 = Bambin dans des chaussures de grand
    .name = Un bambin debout dans d’énormes chaussures brunes
    .shows = Un petit enfant aux boucles sombres et à la salopette jaune se tient dans un couloir, dans d’énormes chaussures de cuir à lacets, les deux bras en l’air, et rit.
    .closer = Le soleil entre par la porte ouverte et s’étale sur le parquet et sur un tapis rayé. Un seul pied porte une chaussette, un lacet est défait, et la salopette a perdu un bouton. De longs manteaux et une écharpe jaune pendent aux patères, bien trop haut pour l’enfant. Sur le montant de la porte, quatre traits de crayon, l’un au-dessus de l’autre, là où l’on a mesuré quelqu’un.

st097 = La manifestante à la pancarte vide
    .name = Une femme dans la foule avec une pancarte vide
    .shows = Une femme aux cheveux noirs, lunettes rondes et manteau rouge, se tient au milieu d’une foule et brandit une grande pancarte blanche. Il n’y a rien dessus.
    .closer = Un matin pâle et brumeux devant un bâtiment à colonnes ; la foule est bleue et grise, et tous sont tournés vers elle. Elle regarde droit devant, la bouche fermée, les deux mains sur le manche. Devant, vu de dos, un enfant à tresses lève le bras et lui tend un crayon jaune. Quelques oiseaux passent au-dessus du toit, à gauche.

st098 = L’homme qui recouvre une fresque
    .name = Un homme qui recouvre de peinture une baleine
    .shows = Un homme en salopette blanche, sur une échelle devant un mur de briques, passe au rouleau une peinture crème sur une grande fresque vive. La moitié d’une baleine bleue a déjà disparu. Une fillette regarde depuis le trottoir.
    .closer = Plein soleil de midi. Il reste de la fresque la tête de la baleine, l’œil amical tourné vers le peintre, des fleurs qui poussent de son jet d’eau, un ciel orange et un soleil jaune. Sous l’échelle, des pots et une bâche tachée. La fillette en jaune a porté une main à son visage. Sur la moitié recouverte, un petit oiseau rouge a été épargné.

st099 = L’auto-stoppeur au coucher du soleil
    .name = Auto-stoppeur à sac à dos près d’une route vide
    .shows = Quelqu’un en chapeau de paille, un grand sac à dos vert sur les épaules, se tient de dos au bord d’une longue route droite, le bras tendu, le pouce levé. Le soleil se couche.
    .closer = Le ciel brûle, du violet à l’or, au-dessus de rochers rouges et d’une plaine sans fin ; des poteaux télégraphiques suivent la route jusqu’à l’horizon. Tout au loin, deux phares viennent d’apparaître. Une couverture roulée est sanglée sous le sac, une gourde pend sur le côté. Un petit chien à l’oreille brune sort la tête du sac et regarde à l’opposé de la route.

st100 = Des mains modèlent l’argile
    .name = Deux mains façonnent un pot d’argile sur un tour
    .shows = Deux mains entourent un pot d’argile humide sur un tour de potier ; derrière, une personne en tablier, dont on ne voit pas la tête.
    .closer = Une lumière du matin, couleur de miel, entre de biais par une fenêtre à gauche. La personne porte une chemise bleu canard aux manches retroussées et un tablier crème taché d’argile. Les pouces reposent sur le bord, les doigts s’étalent sur la paroi brun-rouge et y laissent des anneaux. Sur le tour gris, des miettes d’argile. Devant, à droite, un bol d’eau trouble avec une éponge ; à gauche, un petit oiseau d’argile regarde.

st101 = Le chat devant le bocal
    .name = Chat à côté d’un bocal à poisson
    .shows = Un chat gris foncé à collier rouge, assis sur une table, fixe un bocal où nage un seul poisson rouge.
    .closer = La lumière de l’après-midi entre par une fenêtre aux rideaux rouges dans une pièce jaune moutarde ; dehors, des nuages et deux arbres ronds. Les yeux du chat sont grands et jaunes, tournés vers le bocal ; sa queue s’enroule derrière lui. Le poisson orange nage du côté du chat, devant des herbes vertes et quelques bulles. Un petit paysage encadré est accroché au mur, à gauche, et une pelote de laine rouge est posée devant.

st102 = Chien la tête hors d’une voiture
    .name = Chien heureux penché hors d’une voiture qui roule
    .shows = Un chien brun et blanc se penche loin par la fenêtre d’une voiture turquoise, sur une route côtière, les yeux fermés de joie, oreilles et langue au vent.
    .closer = Un jour d’été, ciel bleu, nuages blancs et un trait de mer ; le soleil est en haut à droite. La route, ses tirets blancs et ses bornes filent derrière la voiture, et tous les traits courent vers un seul point. Le chien a le front et le museau blancs, un foulard rouge à pois qui vole derrière lui et une patte sur la portière. Quelqu’un en chapeau de paille conduit, dans l’ombre. Une hirondelle fait la course au-dessus du toit.

st103 = Les étourneaux en nuage
    .name = Immense vol d’étourneaux au-dessus d’un marais
    .shows = D’innombrables étourneaux volent en un long nuage sinueux dans le ciel du soir, au-dessus d’un marais ; une personne en manteau rouille, en bas, lève les yeux.
    .closer = Le ciel passe du bleu violet au jaune citron à l’horizon. Le vol sombre forme deux gros méandres reliés par une taille étroite, et finit en queue mince à gauche, en pointe en haut à droite. L’eau reflète la lumière ; des îlots de roseaux y sont posés. Au loin, quelques maisons et un clocher pointu. La personne, de dos, bonnet jaune, se tient près d’un arbre nu à droite ; des roseaux couvrent le bord inférieur.

st104 = Le manchot qui s’éloigne de la mer
    .name = Manchot marchant seul sur la neige
    .shows = Un seul manchot, vu de dos, traverse une vaste plaine de neige vers de hautes montagnes de glace.
    .closer = Lumière froide et claire : ciel turquoise pâle, soleil blanc et bas cerclé d’un anneau, ombres bleues. Le manchot occupe le milieu, ailerons écartés, pattes orange dans la neige, la tête un peu tournée à droite, si bien qu’on voit sa joue jaune. Ses traces à trois doigts viennent d’en bas à gauche, et son ombre s’étire loin vers la gauche. Aucun autre animal, ni mer ni abri en vue.

st105 = L’escargot sur le marquage de la route
    .name = Escargot traversant la ligne d’une route au soir
    .shows = Un escargot, vu de tout près, rampe sur la ligne blanche discontinue au milieu d’une route, au crépuscule. Loin derrière lui arrive une voiture, deux phares allumés.
    .closer = Le ciel est violet, rose et orange, avec des sapins sombres à l’horizon ; la route file droit vers la dernière lumière. La coquille brune enroulée remplit le premier plan, bordée d’or. L’escargot tend le cou vers la droite, les deux yeux dressés sur leurs tiges, et ne se retourne pas. Sa trace argentée vient d’en bas à gauche et montre que la moitié du chemin est faite.

st106 = Cheval à la clôture, dans le brouillard
    .name = Cheval brun derrière une clôture dans le brouillard
    .shows = Un cheval alezan se tient derrière une clôture de bois, un matin de brouillard, et regarde vers la droite. Un licol rouge pend à un piquet.
    .closer = L’air est bleu-gris pâle et crème ; un soleil blanc est bas dans le brouillard, à gauche, les arbres nus ne sont que des ombres. La crinière sombre tombe en mèches épaisses, une liste blanche descend sur la tête, un pied arrière est blanc, et l’haleine fume. Au loin à droite, dans la brume, se tient l’ombre d’un second cheval. Le bout de la longe rouge traîne dans l’herbe parmi des fleurs pâles.

st107 = Toile d’araignée et rosée
    .name = Toile pleine de rosée entre deux cardères
    .shows = Une grande toile ronde, perlée de centaines de gouttes de rosée, est tendue entre deux cardères sèches au lever du soleil. Un pétale rouge, en forme de cœur, y est pris.
    .closer = En haut, il fait encore nuit bleue ; en bas à droite, le soleil se lève, orange, dans la brume, et dore les gouttes proches. Les fils forment des anneaux réguliers autour d’une étoile centrale, et quelques grosses gouttes y pendent et scintillent. Une araignée brun-jaune au dos à motif pâle dort sur la cardère de droite. Le pétale est collé en bas à gauche de la toile. De l’herbe sombre se dresse devant.

st108 = Un renard dans la rue déserte
    .name = Renard traversant une rue déserte la nuit
    .shows = Un renard roux traverse, la nuit, une rue pavée entre de vieilles maisons, près d’un seul réverbère allumé. Personne d’autre.
    .closer = Tout est violet et bleu sombre, sauf le renard et la flaque de lumière jaune qu’il traverse. Toutes les fenêtres sont noires. La pleine lune se tient au bout de la rue, à côté d’une tour pointue dans la brume. Le renard regarde vers la droite, la queue à bout blanc ; une flaque d’eau devant lui garde un peu de lumière.

st109 = Le bain des éléphants
    .name = Éléphant et son petit au bain dans une rivière
    .shows = Un immense éléphant, debout dans une rivière au coucher du soleil, arrose un éléphanteau de sa trompe levée. Un chapeau de paille flotte sur l’eau.
    .closer = Le ciel va du rose au jaune ; le soleil bas brille dans la courbe de la trompe. Le petit, dans l’eau bleu-vert jusqu’au ventre, lève sa petite trompe et sourit. Un oiseau blanc se tient sur le dos du grand. Un arbre à cime plate se dresse sur l’autre rive. Le chapeau à ruban rouge flotte seul en bas à droite, près de quelques massettes ; il n’y a personne en vue.

st110 = Un pigeon sur la tête de la statue
    .name = Pigeon sur la tête d’une statue de bronze
    .shows = Un pigeon gris se tient sur les boucles d’une statue de bronze verdie : un général à couronne de laurier, grande moustache et épaulettes à franges.
    .closer = Vu d’en bas, un matin doré et brumeux, avec les maisons ocre d’une place derrière. Les yeux de la statue sont levés, comme si elle savait. Une étoile est épinglée à son habit, et il y a des traces blanches sur le front et une épaule. Le cou du pigeon a des reflets violets et verts. Un petit billet roulé, au ruban rouge, est attaché à sa patte. D’autres oiseaux s’envolent à gauche.

st111 = Les fourmis portent une feuille
    .name = Fourmis portant une feuille verte sur un dallage
    .shows = Vues d’en haut, neuf fourmis tirent et poussent une grande feuille verte sur des dalles. Une dixième, assise dessus, se laisse porter ; une autre suit avec une miette.
    .closer = La lumière est basse et chaude et jette des ombres violettes ; la feuille flotte un peu au-dessus des pierres claires, et quelque chose a grignoté son bord droit. De la mousse pousse dans les joints. Devant, une bille de verre grosse comme plusieurs fourmis, bleue, avec une torsade rouge, jaune et blanche et une tache de lumière orange dans son ombre. Les dalles des coins sont dans l’ombre de quelque chose qu’on ne voit pas.

st112 = Le paresseux endormi
    .name = Paresseux endormi sous une branche
    .shows = Un paresseux brun au long poil dort suspendu sous une branche moussue de la forêt tropicale, souriant, les yeux clos. Un nid avec trois œufs bleus repose sur son ventre.
    .closer = Il pend par ses quatre membres comme un hamac, ses longues griffes pâles accrochées à la branche, le poil teinté de vert. Sa face ronde et claire, avec des taches sombres autour des yeux, est tournée vers nous. De doux rayons de soleil tombent à travers le vert, d’en haut à gauche. Des orchidées roses poussent sur la branche à droite, de petites lianes pendent, et de grandes feuilles ferment le bord inférieur.

st113 = La chèvre sur le toit
    .name = Chèvre debout sur le faîte d’un toit
    .shows = Une chèvre blanche au dos brun se tient sur le faîte d’un toit de tuiles rouges, une chaussette rayée à la gueule. Tout en bas, une minuscule personne lève les bras.
    .closer = C’est un midi clair en montagne : ciel bleu, nuages blancs, sommets enneigés, un village dans la vallée verte. La chèvre a de longues cornes courbes, une barbe et un collier rouge à clochette de laiton ; elle regarde tranquillement vers la gauche. De la fumée monte de la cheminée. Un chat gris regarde en l’air par une fenêtre du toit. La chaussette rouge et blanche n’a sa pareille nulle part.

st114 = La pieuvre dans le bocal
    .name = Pieuvre rouge dans un bocal au fond de la mer
    .shows = Une pieuvre rouge orangé est dans un grand bocal de verre, au fond de la mer. Un de ses bras sort par le col et vient d’ôter le bouchon de liège.
    .closer = La lumière tombe de la surface, en haut à gauche, en larges rayons dans l’eau bleu-vert. La pieuvre lève de grands yeux ronds et jaunes, avec un petit sourire ; ses autres bras, aux rangées de ventouses pâles, sont repliés contre le verre. Des poissons jaunes passent à droite, devant des algues et des gorgones. Une clé dorée est posée sur le sable, en bas à gauche.

st115 = Le troupeau et le mouton noir
    .name = Moutons blancs et un mouton noir
    .shows = Dix-sept moutons blancs traversent un pré vert, tous tournés vers la droite. Parmi eux, un mouton noir est tourné vers la gauche.
    .closer = Un matin de printemps éclatant : ciel bleu aux gros nuages blancs, lumière venue de la gauche, herbe fraîche pleine de fleurs. Le mouton noir est au premier plan, près du milieu, avec un peu d’herbe libre autour de lui. Derrière le troupeau court une clôture de bois ; sur la colline, une petite maison au toit rouge et des arbres lointains, et à droite un arbre couvert de fleurs roses.

st116 = Le paon vu de dos
    .name = Paon faisant la roue, vu de dos
    .shows = Un paon fait la roue face au soleil du soir, mais nous sommes derrière : on voit des tuyaux bruns, une boule de duvet blanc et deux pattes. Deux paonnes s’en vont.
    .closer = De ce côté, les longues plumes sont d’un olive terne, avec l’ombre des ocelles et un mince bord clair là où passe la lumière. La roue cache la tête et le cou. Son ombre tombe vers nous sur les dalles d’une terrasse. Une plume perdue est posée devant, côté brillant, verte, or et bleue, et un moineau la regarde. Le ciel est violet et pêche, avec des branches feuillues dans les coins.

st117 = Éclair sur un champ de blé
    .name = Éclair tombant derrière un champ de blé
    .shows = Un éclair ramifié descend de sombres nuages d’orage derrière un vaste champ de blé mûr ; une petite ferme se tient à droite.
    .closer = Les nuages sont violets, presque noirs, en gros rouleaux ; l’éclair est blanc, avec trois branches, et illumine l’endroit où il frappe. Le blé est doré près de la lumière et brun sombre au premier plan, tous les épis courbés à droite par le vent. Une fenêtre de la petite maison est éclairée. Un arbre tordu, seul, penche à gauche ; des fleurs rouges et violettes poussent parmi les tiges du premier plan.

st118 = Première neige sur un vélo
    .name = Vélo rouge sous la neige fraîche près d’une grille
    .shows = Un vélo rouge à panier est appuyé près d’une grille, devant une maison de brique, de la neige sur la selle, le panier et les garde-boue. Il neige doucement.
    .closer = Un matin d’hiver immobile, vieux rose, lilas et blanc ; une seule fenêtre est éclairée, avec des rideaux orange et la silhouette d’un chat sur le rebord. Un moineau se tient sur la neige de la selle. Dans le panier, un bonnet de laine bleu dépasse de la neige. Les pavés se voient encore, et une file d’empreintes de pattes vient de la droite et s’arrête près de la roue avant.

st119 = Arc-en-ciel sur un parking
    .name = Arc-en-ciel sur un parking mouillé
    .shows = Un arc-en-ciel éclatant se dresse dans un ciel sombre, au-dessus d’un parking mouillé et de ses rangées de voitures. Quelqu’un s’arrête et lève les yeux, près d’un chariot avec un tournesol.
    .closer = La pluie vient de passer : nuages bleu ardoise en haut, lumière d’or rasante venue de la gauche, un second arc plus pâle autour du premier. Au sol, rien que du quotidien : voitures grises, rouges et bleues, lignes blanches, un magasin avec une vitrine allumée. À la place libre, devant, s’étale une grande flaque où l’arc-en-ciel repose à l’envers. La personne, vue de dos, porte un manteau moutarde ; un grand tournesol se dresse dans le chariot.

st120 = Le brouillard avale la route
    .name = Route de campagne disparaissant dans le brouillard
    .shows = Une route de campagne à ligne blanche discontinue s’enfonce entre des arbres nus dans un épais brouillard. Deux feux arrière rouges y disparaissent.
    .closer = Tout est gris-vert et crème, sans soleil ni ombre. Les arbres les plus proches, aux deux bords, sont sombres ; chaque paire plus lointaine est plus pâle, jusqu’à ce qu’il ne reste rien. Une clôture de fil court à gauche, un petit oiseau brun sur l’un des piquets. Les feux luisent juste là où la route finit dans le blanc. Devant, de l’herbe humide et quelques fleurs pâles.

st121 = Une tornade au loin
    .name = Tornade au loin sur les champs, vue d’une véranda
    .shows = D’une véranda de bois où se trouve un fauteuil à bascule vide, on voit une tornade au loin sur des champs jaunes ; un chemin de terre y mène, devant une petite ferme rouge.
    .closer = Le ciel est gris-vert sous un couvercle de nuages bas et sombres, avec une bande de lumière jaune à l’horizon. L’entonnoir pend du nuage, large en haut, mince en bas, et soulève la poussière là où il touche le sol. Les piquets et les blés penchent sous le vent. Un châle rouge à franges couvre le fauteuil, et une pelote de laine jaune a roulé sur les planches, encore retenue par son fil.

st122 = Les glaçons de la gouttière
    .name = Glaçons d’une gouttière devant une fenêtre éclairée
    .shows = Une rangée de longs glaçons pointus pend d’une gouttière enneigée devant une fenêtre éclairée. Une petite main a laissé son empreinte sur la vitre givrée.
    .closer = C’est un crépuscule bleu, il neige un peu. Derrière la vitre, des rideaux rouges et une lampe sur une table, mais personne. Les glaçons sont bleus sur les côtés et dorés là où passe la lumière ; le plus long descend jusqu’à l’appui, et une goutte en tombe. L’un d’eux s’est cassé : il en reste le moignon en haut, et le morceau est planté dans la neige, pointe en l’air. Mur de briques, tuyau de descente à droite.

st123 = Feuille d’automne sur un pare-brise
    .name = Feuille d’érable rouge sur un pare-brise mouillé
    .shows = Vue de l’intérieur d’une voiture : une grande feuille d’érable rouge et orange colle au pare-brise mouillé, la tige sous l’essuie-glace. Dehors, une allée d’arbres dorés.
    .closer = Une lumière pâle traverse la feuille et fait briller ses nervures jaunes ; des gouttes couvrent la vitre. L’allée, derrière, est floue, ocre et rouille, avec une route mouillée et deux phares lointains qui approchent. L’intérieur est d’un bleu sombre. Trois marrons et une petite feuille jaune sont posés sur le tableau de bord, un sapin de papier pend au rétroviseur et, dans ce miroir, un ours en peluche est assis derrière, ceinture bouclée.

st124 = Terre sèche et craquelée
    .name = Fond de lac craquelé et une seule pousse verte
    .shows = Un sol sec, fendu en plaques, s’étend jusqu’à l’horizon sous un soleil brûlant. Une vieille barque y est échouée, et une pousse verte sort d’une crevasse.
    .closer = Les plaques de boue sont ocre et brique, leurs bords relevés, et les fentes profondes et sombres ; au loin, elles se fondent dans une brume pâle devant des collines basses. La barque est bleue à bande rouge, couchée sur le flanc, sa rame tombée, sa corde ne menant nulle part. Au premier plan, un coquillage blanc. La pousse a deux larges feuilles, et une seule goutte brille sur l’une d’elles.

st125 = Une vague sur le point de se briser
    .name = Haute vague verte qui s’enroule avant de se briser
    .shows = Une énorme vague se dresse, recourbée comme un crochet ; sa lèvre d’écume commence à peine à tomber. Derrière, le soleil est bas et un petit voilier passe sous la boucle.
    .closer = La crête est mince et la lumière la traverse, vert pâle ; le creux, dessous, est d’un bleu-vert sombre, et des fils d’écume montent le long du mur d’eau. Des embruns s’envolent du sommet. Au milieu de la vague est suspendue une bouteille qui contient une lettre roulée, nouée de rouge. Le ciel est doré au-dessus de la mer et le soleil trace un chemin sur l’eau. Rien n’est encore tombé.

st126 = La pleine lune derrière les branches
    .name = Pleine lune derrière des branches nues
    .shows = Une immense pleine lune brille derrière les branches nues et tordues d’un vieil arbre ; une chouette est posée sur l’une d’elles.
    .closer = Nuit bleu-vert et étoilée ; la lune est couleur crème, tachetée, un mince voile de nuage sur sa partie basse. Le gros tronc se dresse au bord gauche et lance deux longues branches pleines de brindilles à travers la lune. La chouette est sur celle du bas, juste devant le disque clair, avec deux yeux ronds et orange. En dessous, des collines brumeuses plantées de sapins et une bande d’herbe sombre.

st127 = Un volcan la nuit
    .name = Volcan crachant du feu au-dessus d’un lac, la nuit
    .shows = Un volcan abrupt lance une gerbe de feu dans la nuit ; des coulées ardentes descendent jusqu’à un lac, où deux personnes sont assises dans une petite barque avec une lanterne.
    .closer = Le ciel et l’eau sont violets et rouge sombre ; des amas de cendre dérivent vers la droite, éclairés par-dessous. Quatre coulées de lave se ramifient sur la pente noire, et de la vapeur monte là où la plus large atteint l’eau, qui la reflète en traits orange brisés. Les deux dans la barque ont cessé de ramer et lèvent les yeux ; l’un est un enfant. Des palmiers penchent depuis la gauche, sombres, chaque feuille bordée de rouge.

st128 = Le pissenlit perd ses graines
    .name = Pissenlit en aigrettes, à moitié envolé
    .shows = Un grand pissenlit en aigrettes a perdu la moitié de ses graines ; le vent les emporte vers le haut, à droite.
    .closer = Vu de tout près, au ras d’un pré, le soleil derrière, à droite. La moitié gauche de la boule blanche est intacte, la moitié droite du cœur brun est nue. Quatorze graines sont en l’air, chacune un grain sombre sous une petite ombrelle blanche, d’autant plus petites qu’elles sont loin. Le fond est flou : vert sombre en haut, doré autour du soleil. De l’herbe et des fleurs jaunes devant et derrière.

st129 = Champignons sur une souche
    .name = Champignons orange poussant sur une souche
    .shows = Des champignons orange de toutes tailles poussent serrés sur une vieille souche, dans une forêt bleue et brumeuse. Une petite fenêtre ronde est éclairée dans l’écorce.
    .closer = Un champignon domine tous les autres comme un toit ; à son pied, il y en a de tout petits. Des polypores montent le long du côté gauche de la souche, de la mousse en déborde. Près de la fenêtre, une petite échelle de brindilles mène du sol au sommet. Derrière, les troncs se dressent droits et serrés, de plus en plus pâles dans la brume bleu-vert. Des fougères ferment les deux coins du bas, des feuilles mortes sont tombées devant, et de minuscules lueurs flottent.

st130 = Un rayon de soleil dans la poussière
    .name = Rayon de soleil poussiéreux dans une pièce close
    .shows = Un rayon de soleil oblique, plein de poussière dorée, entre par une fente des volets dans une pièce sombre aux meubles couverts de draps et éclaire une boîte à musique ouverte sur le sol.
    .closer = La pièce est brune et immobile ; le lustre, le fauteuil et une haute horloge sont enveloppés de draps, mais celui de l’horloge a glissé de son cadran. La lumière forme sur les planches une tache claire et oblique. Une petite boîte à musique rouge s’y trouve, couvercle ouvert, avec une danseuse aux bras levés. Une trace de petits pas dans la poussière vient de la droite jusqu’à la lumière ; aucune n’en repart.

st131 = L’ombre plus longue que son maître
    .name = Un petit enfant à la longue ombre de roi
    .shows = Un enfant au chapeau de papier, à la cape rouge et à la cuillère de bois se tient sur une terrasse au bord de la mer, au coucher du soleil. Son ombre traverse tout le dallage et porte couronne et sceptre.
    .closer = Le soleil est posé sur l’eau juste derrière l’enfant, et tout est abricot et rose. L’enfant porte un pyjama rayé et des pantoufles rouges et lève la cuillère, une main sur la hanche. L’ombre violette court sur les dalles jusqu’au bord inférieur, large et longue, avec une couronne à cinq pointes là où devrait être le chapeau de papier. À gauche marche un pigeon, avec sa propre ombre, longue et mince. De l’herbe pousse entre les pierres.

st132 = Un point rouge dans une pièce blanche
    .name = Balle rouge seule dans une pièce toute blanche
    .shows = Une balle rouge est posée sur le sol d’une pièce où tout est blanc : planches, murs, chaise, cadres, rideau, et même un seau et un pinceau.
    .closer = Le soleil entre par une fenêtre à gauche et pose de pâles carreaux sur le sol ; le rideau se gonfle vers l’intérieur. Les tableaux au mur ont été repeints, cadre compris. Le seau, au premier plan, est plein de peinture blanche, et des gouttes mènent vers la balle, qui jette sur les planches un doux reflet rouge et une longue ombre lilas. Au fond, une porte blanche est entrouverte d’un doigt. Tout est très silencieux.

st133 = Visage dans un miroir brisé
    .name = Le visage d’une fillette dans un miroir brisé
    .shows = Un miroir ovale au cadre de cuivre pend au-dessus d’un lavabo, brisé en nombreux éclats. On y voit une fillette rousse aux taches de rousseur, en morceaux qui ne se raccordent pas tout à fait.
    .closer = Les fêlures partent d’un point de son front. Dans l’éclat de gauche, son œil est grand ouvert ; dans celui de droite, il est fermé, et celui du bas rit. Un éclat manque et laisse voir le bois nu ; il est tombé dans le lavabo et regarde d’un seul œil vers le haut. Carreaux bleu-vert, une lampe chaude en haut à gauche, un verre avec une brosse à dents rouge.

st134 = De l’encre qui se répand dans l’eau
    .name = Encre bleu-noir descendant dans un verre d’eau
    .shows = Une encre sombre descend en volutes dans un grand verre d’eau claire, près d’une fenêtre lumineuse ; au-dessus, la plume d’un stylo va laisser tomber une autre goutte.
    .closer = Derrière la fenêtre, le matin est vert pâle et calme. Dans le verre, l’encre pend en colonnes bleu violacé qui s’enflent en nuages, avec de fins fils qui dérivent entre elles ; l’eau, dessous, est encore claire. Une petite clé dorée repose au fond, pas encore cachée. À côté du verre, une feuille vide porte une tache. Une ombre violette, traversée d’un trait clair, tombe à droite.

st135 = Deux flèches face à face
    .name = Deux grandes flèches se font face sur un pont
    .shows = Vu d’en haut : sur un vieux pont, deux grandes flèches peintes, une blanche et une jaune, se font face, pointe contre pointe. Entre les pointes, un pissenlit pousse dans une fissure.
    .closer = La peinture des flèches est épaisse, craquelée et usée ; l’asphalte sombre transparaît. Un soleil bas traverse le milieu du pont ; les deux bouts sont dans l’ombre tachetée des arbres. La mousse gagne le long des murets de pierre claire, où traînent des feuilles sèches : personne n’a roulé ici depuis longtemps. Le pont jette son ombre sur l’eau verte, où dérivent des feuilles. Les arbres des deux rives sont dorés et roux.

st136 = Un nœud très serré
    .name = Nœud serré autour d’un poteau, un bateau tire dessus
    .shows = Une grosse corde entoure un poteau d’amarrage en bois, serrée en un seul nœud. De là, elle file, tendue, jusqu’à la proue d’un petit bateau de pêche. Un papier blanc plié est pris dans le nœud.
    .closer = Lumière du matin, violette et pêche, sur l’eau ; au loin, des montagnes dans la brume. Le bateau est bleu-vert, avec un toit rouge, un fanion rouge et une fenêtre éclairée. Des gouttes tombent de la corde tendue, des fibres ont éclaté, et le bois du poteau s’est fendu sous les tours ; deux bouts courts dépassent, tout effilochés. Au coin du papier, un cœur rouge. Un petit oiseau brun est posé sur le poteau, bien tranquille. Le reste de la corde est lové sur les planches, et une bouée rouge penche dans le courant.

st137 = Des dominos qui tombent en spirale
    .name = Dominos qui tombent l’un après l’autre en spirale
    .shows = Des dominos sont dressés en longue spirale sur une table verte. Ceux du dehors sont tombés l’un sur l’autre ; ceux du dedans tiennent encore, et au milieu se trouve une petite cloche.
    .closer = Vu d’en haut, dans une chaude lumière de lampe venue d’en haut à gauche ; le bas de la table, à droite, est presque noir. Les pièces couleur d’ivoire sont couchées comme des tuiles le long des tours extérieurs ; quelques-unes sont saisies à mi-chute, et leurs longues ombres les suivent. Au début de la file, il y a une bille de verre bleue au fil jaune. La dernière pièce, près de la cloche de laiton, est rouge.

st138 = Phares de voitures en longs rubans
    .name = Rubans de phares sur une route sinueuse, la nuit
    .shows = Sur une route de montagne qui serpente dans la nuit, les phares des voitures s’étirent en longs rubans rouges et or pâle. Un chevreuil se tient au bord de la route.
    .closer = On ne voit aucune voiture, seulement les traînées : dorées sur la voie de gauche, rouges sur celle de droite ; elles prennent trois virages et s’amincissent vers une petite lueur dans la vallée. Montagnes et sapins sont bleu sombre, le ciel est plein d’étoiles. Des bornes blanches à petits réflecteurs longent la route. En bas à droite, près d’un sapin, le chevreuil regarde vers les lumières ; son contour rougeoie.

st139 = Une porte peinte sur un mur de briques
    .name = Porte à moitié peinte sur un mur de briques
    .shows = Une porte bleue se peint sur un mur : chaque brique transparaît, la peinture coule, et le bas n’est encore qu’un tracé à la craie. Une échelle, un seau de bleu et un gros pinceau sont là ; le peintre est parti.
    .closer = Le soleil est chaud et vient de droite ; l’ombre des feuilles tombe sur les briques comme sur la peinture. La porte a un cadre crème, deux panneaux tracés au pinceau fin, deux gonds jaunes et un bouton jaune qui dégouline. À gauche, trois couleurs ont été essayées. Un chapeau de paille à ruban rouge pend à l’échelle, un bout de craie traîne par terre. Des traces de souliers bleues vont du seau au mur : les deux dernières y sont coupées en deux, et aucune ne revient.

st140 = Visage pixélisé
    .name = Un portrait au visage fait de gros carrés
    .shows = Quelqu’un aux boucles rouge sombre et à la veste bleue se tient devant une ville au crépuscule. À la place du visage, il n’y a que de grands carrés aux couleurs de la peau, des yeux et des lèvres.
    .closer = Les boucles, le col corail et le jean sont peints avec douceur ; seul le visage est une grille grossière : on devine des yeux, une bouche, mais on ne reconnaît personne. À droite, quelques carrés se sont détachés et s’en vont, de plus en plus petits. Derrière la tête : des tours bleu-vert, de rares fenêtres éclairées, des lampes rondes et floues dans la brume. Une petite clef dorée pend à une oreille.

st141 = Une explosion de poudre de couleur
    .name = Nuages de poudre colorée jaillissant devant un enfant
    .shows = Des nuages de poudre vive – rose, jaune, orange, turquoise, violet – jaillissent au-dessus d’une place ; un enfant en blanc, vu de dos, lève les deux bras devant eux.
    .closer = L’explosion s’ouvre d’un seul point comme un énorme bouquet et remplit le ciel bleu sombre ; des grains et des traits volent devant elle. Derrière la place s’aligne une rangée de maisons pâles, toutes semblables. La poudre a déjà coloré le sol par traînées. L’enfant a des nattes noires aux attaches rouges et un manteau blanc qui ne l’est plus tout à fait : cinq taches de cinq couleurs marquent son dos.

st142 = Une bulle de parole vide
    .name = Ballon en bulle de parole vide au-dessus d’une table
    .shows = Un grand ballon blanc en forme de bulle de parole, sans rien dessus, flotte au-dessus d’une terrasse de café au bord de la mer ; sa ficelle est nouée à l’une de deux chaises vides.
    .closer = C’est l’aube, rose et lilas, le soleil juste au-dessus de l’eau, à gauche. Le ballon est d’une feuille nacrée, froissée le long de la couture, et reflète le ciel. Sur la table ronde, deux tasses de café, dont une seule fume encore. Sur la chaise de gauche sont restés un manteau bleu et un chapeau de paille à ruban rouge ; la bulle appartient à la chaise de droite. Une mouette, sur la balustrade, semble écouter.

st143 = Mur de fenêtres, une seule allumée
    .name = Façade de fenêtres sombres, une seule éclairée
    .shows = Une haute façade, la nuit : cinq colonnes et sept rangées de fenêtres. Toutes sont noires sauf une, où se tient quelqu’un, un chat sur le rebord.
    .closer = Le mur est de brique bleu-vert, froide et régulière ; les vitres gardent un faible reflet, et derrière certaines on devine des rideaux, des stores ou des plantes. La fenêtre éclairée est au troisième rang, la quatrième en partant de la gauche : jaune vif, rideaux rouges, sa lueur gagne les briques et les cadres voisins. La personne n’est qu’une silhouette ; le chat est assis à droite sur le rebord. Une gouttière descend entre les deux premières colonnes.

st144 = Les pas qui s’arrêtent
    .name = Traces de pas dans le sable qui s’arrêtent
    .shows = Des traces de pieds nus traversent une large plage vers la mer et s’arrêtent au milieu du sable intact. Il n’y a personne.
    .closer = Lumière chaude du matin, venue de la gauche ; le sable est abricot, ridé par le vent, la mer turquoise avec deux lignes d’écume blanche. Les deux dernières empreintes sont côte à côte, bien avant l’eau, avec des rides lisses tout autour. Une étoile de mer rouge à gauche, un bois flotté à droite, deux coquillages plus bas. L’herbe des dunes se courbe dans les deux coins du bas ; quatre oiseaux, au loin, sur l’eau.

st145 = La bulle de savon, juste avant qu’elle n’éclate
    .name = Doigt d’enfant près de toucher une grosse bulle de savon
    .shows = Une très grosse bulle de savon flotte dans un jardin en fleurs roses. Une main d’enfant monte d’en bas à droite, un doigt tout près de la toucher.
    .closer = La peau de la bulle chatoie en bandes roses, jaunes, vertes, bleues et violettes. Une fenêtre s’y reflète deux fois, droite en haut à gauche et petite en bas à droite, sans qu’on voie de maison. De fins anneaux courent déjà dans la pellicule là où le doigt s’approche. De petites bulles dérivent, une branche de cerisier pend en haut à droite, et un flacon bleu de savon, avec son anneau, est posé dans l’herbe.

st146 = Une balance en équilibre
    .name = Balance de laiton : une plume et une pierre à égalité
    .shows = Une vieille balance de laiton se dresse sur un comptoir, parfaitement de niveau : dans le plateau de gauche, une plume blanche ; dans celui de droite, une lourde pierre grise.
    .closer = La lumière tombe en large rayon d’en haut à gauche et fait luire le laiton ; les étagères de bocaux, derrière, restent sombres et vertes. L’aiguille rouge indique exactement le milieu. La pierre porte un peu de mousse. Sur le comptoir s’alignent trois poids de laiton, et à côté, une marque ronde et sombre là où s’en trouvait un quatrième. Rien ne bouge ; la poussière flotte dans la lumière.

st147 = Un labyrinthe de tuyaux
    .name = Enfant à la lanterne devant un labyrinthe de tuyaux
    .shows = Un mur de gros tuyaux – cuivre, vert, jaune, rouge – tourne et se croise en tous sens, avec des volants et des cadrans ; une petite personne en manteau jaune se tient devant, une lanterne à la main.
    .closer = C’est une cave, et il y fait sombre : derrière les gros tuyaux en courent de plus minces, puis de plus minces encore, jusqu’à se perdre. Il y a des volants rouge, bleu et jaune, et l’aiguille d’un cadran touche presque la zone rouge. De la vapeur s’échappe d’un joint. Du tuyau le plus bas, une goutte tombe dans une flaque. Une échelle est appuyée à droite. La lanterne n’éclaire qu’un petit bout de tout cela.

st148 = Une empreinte de main sur une vitre embuée
    .name = Empreinte de main sur la buée, un parapluie rouge dehors
    .shows = Une grande empreinte de main sur une vitre embuée. À travers elle, on voit une rue éclairée au crépuscule et quelqu’un qui s’éloigne sous un parapluie rouge.
    .closer = Toute la vitre est d’un gris-bleu doux, et des gouttes y coulent. Elle n’est claire que là où cinq doigts et une paume l’ont touchée : dans les doigts, des fenêtres allumées ; dans la paume, un réverbère, une chaussée mouillée et une personne en manteau sombre, vue de dos. De légers cercles d’empreinte marquent le bout des doigts. Des taches de lumière chaude percent à peine la buée. Sur l’appui de bois, à droite, une seule rose fanée.

st149 = Un cœur à la craie à demi effacé
    .name = Cœur rose à la craie, à demi effacé par la pluie
    .shows = Un grand cœur rose tracé à la craie sur un dallage gris s’efface : sa moitié gauche est vive, la droite s’écoule en filets jusqu’à une flaque. Vu d’en haut, sous la pluie.
    .closer = Les dalles sont bleu ardoise, sèches et mates à gauche, mouillées et luisantes à droite. Dans la flaque, on voit le ciel pâle et, à l’envers, quelqu’un avec un parapluie. Au bord inférieur dépassent les bouts de deux bottes de caoutchouc jaunes ; un reste de craie rose est posé devant elles. Une feuille orange colle à la pierre. Les gouttes dessinent des ronds sur l’eau.

st150 = Un seul fil tendu
    .name = Poids de fer sur un cordon effiloché, au-dessus d’un œuf
    .shows = Un lourd poids de fer pend à un crochet par un cordon rouge, si effiloché qu’il n’en reste qu’un fil. Juste au-dessous, un œuf dans son coquetier.
    .closer = Un mur jaune moutarde dans une vive lumière venue de droite ; la forme d’une fenêtre s’y dessine, et le poids jette à gauche une grande ombre douce. Les brins rompus du cordon s’enroulent de chaque côté ; au milieu, un seul fil tient encore. Le poids sombre, marqué d’une étoile, pend à une main à peine du coquetier bleu pâle. La coquille de l’œuf est percée, et un tout petit bec orange en sort.
