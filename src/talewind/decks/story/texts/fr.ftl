### Les images en mots : le titre, puis le nom, ce que l’on voit, et un regard de plus près.

st001 = La montre à gousset fêlée
    .name = Montre à gousset au verre fêlé
    .shows = Une montre à gousset en laiton, au verre fêlé, repose sur une étoffe vert sombre, sa chaîne déroulée, des éclats autour d’elle.
    .closer = La lumière d’une fenêtre tombe en carreaux obliques sur les plis d’un velours vert d’eau. Sept fêlures s’étoilent sur le cadran crème et un morceau de verre manque ; les aiguilles sombres marquent environ sept heures vingt. Une petite aiguille rouge traverse son propre petit cadran. En bas, cinq éclats, une vis minuscule et une roue dentée ; la chaîne file vers la droite.

st002 = Une chaussure rouge sur l’asphalte
    .name = Une chaussure rouge dans une rue mouillée, la nuit
    .shows = Une seule chaussure rouge à talon haut est posée au milieu d’une rue mouillée et vide, la nuit, près d’une flaque.
    .closer = La lumière d’un réverbère, à droite, coule en traînées jaunes sur l’asphalte violet et fait briller la pointe. La bride défaite pend derrière le talon, un bouton doré orne le dessus, et la flaque reflète la chaussure. Les bandes blanches usées mènent à cinq maisons sombres, à quelques fenêtres allumées et à des lampes floues. Il tombe une pluie fine.

st004 = Lit défait dans la lumière du matin
    .name = Lit défait près d’une fenêtre claire
    .shows = Un lit défait près d’une fenêtre au petit jour : la couette bleue rejetée, deux oreillers, l’un creusé par une tête.
    .closer = La lumière chaude de la fenêtre, à gauche, se pose en carreaux sur un mur pêche à rayures et sur le drap crème. La couette bleue à rayures est repoussée en rouleaux vers la droite ; contre la tête de lit en bois, un oreiller est lisse, l’autre creusé. Un petit chat noir dort en rond à la place de quelqu’un. Les rideaux blancs bougent, la poussière flotte au soleil.

st005 = Gâteau d’anniversaire à moitié mangé
    .name = Gâteau d’anniversaire entamé sur une table
    .shows = Un gâteau d’anniversaire rose sur un pied blanc, largement entamé, quatre bougies éteintes ; les restes de la fête autour.
    .closer = La lumière du soir entre par la fenêtre, à droite, dans une pièce couleur prune. La coupe montre des couches de biscuit, de crème et de confiture rouge ; un fil de fumée monte encore de la bougie jaune, et une rouge penche. Devant, une assiette avec une dernière bouchée et une fourchette, un chapeau de papier bleu couché, des serpentins et des confettis. Des fanions pendent en haut ; à gauche, un ballon rose et fripé retombe.

st007 = Un parapluie cassé dans une poubelle
    .name = Parapluie jaune cassé dans une poubelle de rue
    .shows = Un parapluie jaune, retourné et déchiré par le vent, dépasse d’une poubelle verte sur un trottoir sous la pluie.
    .closer = Tout est gris et vert sauf le parapluie : maisons dans la brume, dalles mouillées, pluie oblique. Sa toile se dresse comme une coupe en loques, deux lambeaux pendent, et les baleines nues finissent en petites boules pâles. À gauche de la poubelle, un papier froissé ; cinq feuilles brunes éparses ; à droite, des ronds dans une flaque qui garde un peu de jaune. Des lumières lointaines brillent entre les maisons.

st008 = Une pile de lettres non ouvertes
    .name = Pile de lettres cachetées sur une table d’entrée
    .shows = Une pile penchée de vingt lettres fermées repose sur une table d’entrée ; derrière la vitre de la porte se tient une silhouette sombre.
    .closer = Une lumière d’après-midi, dorée, traverse la vitre dépolie et touche les tranches du papier. Les lettres sont crème, brunes et grises ; celle du dessus porte un cachet rouge, une autre est posée à côté. Devant, un coupe-papier à manche de bois, inutilisé, et une clé de laiton. La silhouette porte un chapeau, on n’en voit que la forme ; à droite pend un lourd manteau brun.

st010 = Une bougie tout juste soufflée
    .name = Bougie fumante dans une pièce sombre
    .shows = Une grosse bougie dans un bougeoir de laiton vient de s’éteindre dans une pièce sombre : la mèche rougeoie, la fumée s’enroule.
    .closer = Presque tout est d’un bleu profond. Le clair de lune de la fenêtre, à droite, borde la cire aux longues coulures et dessine des carreaux sur la table. Trois rubans de fumée montent en se tordant jusqu’en haut ; le seul point chaud est le bout orangé de la mèche. Une allumette brûlée à droite, une boîte fermée à gauche. Au mur, à gauche, un portrait sombre dont on ne voit que la silhouette ; dehors, des sapins noirs sous une lune mince.

st012 = Le roi d’échecs renversé
    .name = Roi d’échecs blanc couché sur l’échiquier
    .shows = Un roi d’échecs blanc est couché en travers de l’échiquier ; derrière lui se dressent une dame, une tour et trois pions noirs.
    .closer = La lumière d’une lampe tombe d’en haut à droite dans une pièce lie-de-vin, borde de cuivre les pièces noires et étire leurs ombres vers le roi. Il est couché, la croix à gauche, le feutre vert de son pied visible à droite. Les cases sont crème et brun profond, grandes devant, petites au fond ; les autres pièces blanches ont disparu.

st013 = La valise couverte d’autocollants
    .name = Vieille valise à autocollants sur un quai
    .shows = Une vieille valise de cuir couverte d’images collées se tient seule sur un quai de gare vide ; un moineau est perché sur la poignée.
    .closer = Un soleil bas, à gauche, dore les rails, le quai clair et le cuir brun sous un ciel turquoise. Les images montrent un soleil rouge sur la mer, un pic enneigé, un palmier, un voilier, une étoile jaune, un phare, une ancre, un cœur rouge et un château ; un bout de papier vierge se décolle. Les voies filent vers des collines basses, le long de trois poteaux de fer vert.

st015 = La trompette cabossée
    .name = Trompette cabossée sur une scène de théâtre
    .shows = Une trompette de laiton cabossée gît sur les planches d’une scène vide, devant un rideau rouge, sous un projecteur.
    .closer = Un faisceau chaud, venu d’en haut à gauche, frappe les tubes dorés ; autour, le rideau tombe en plis cramoisis sous une draperie bordée d’or. Le pavillon, à gauche, a trois bosses et un bord tordu ; des trois pistons, celui du milieu reste enfoncé. Une rose crème est posée devant la trompette, trois pétales à côté d’elle.

st017 = Le cadre vide
    .name = Cadre doré vide sur un mur tapissé
    .shows = Un cadre doré et sculpté pend un peu de travers sur un mur au papier peint vert ; aucune image dedans, rien que le mur.
    .closer = Le soleil d’une fenêtre, à gauche, pose ses carreaux sur les brins fanés du papier et sur les coins fleuris du cadre. À l’intérieur, le papier est bien plus sombre et plus frais, avec un seul clou. En bas, sur la moulure claire, un vase bleu tient deux roses qui penchent ; deux pétales sont tombés. La poussière flotte dans la lumière.

st019 = L’ampoule et le papillon de nuit
    .name = Papillon de nuit près d’une ampoule nue
    .shows = Un grand papillon de nuit brun vole tout près d’une ampoule nue, allumée dans une remise de bois sombre ; son ombre au mur est immense.
    .closer = L’ampoule éclaire les planches d’un rond doré qui s’éteint en brun foncé dans les coins. Le papillon porte une tache en forme d’œil sur chaque aile supérieure et des antennes plumeuses ; son ombre s’étale, deux fois plus large, sur le bois. Deux autres papillons, petits, arrivent de la gauche. Sur l’étagère du bas, trois bocaux fermés et un pot de pinceaux.

st020 = Guirlandes lumineuses emmêlées
    .name = Tas de guirlandes lumineuses emmêlées
    .shows = Un gros nœud de guirlandes colorées brille sur le plancher d’un grenier, à moitié tiré d’un carton ; la fiche traîne devant, débranchée.
    .closer = Des ampoules rouges, jaunes, vertes, bleues, roses et orange luisent sur un seul fil vert plein de nœuds et colorent les planches sombres ; aucune prise murale en vue, et pourtant tout est allumé. Le carton ouvert, à gauche, contient une boule rouge et une dorée. Autour, le grenier est violet profond, avec une poutre en biais ; à droite, une vieille malle sous une petite fenêtre où le soir est bleu.

st025 = Un bateau de papier dans le caniveau
    .name = Bateau de papier dans un caniveau après la pluie
    .shows = Un bateau de papier blanc suit l’eau qui court dans un caniveau après la pluie, vers une grille d’égout en fer.
    .closer = Un soleil bas, au bout de la rue, change l’eau en or ; plus près, elle devient bleue et vive. À gauche, un trottoir de pierres usées ; à droite, des pavés ronds et mouillés, chacun bordé de lumière. Quatre feuilles d’automne flottent autour du bateau et des ronds partent de sa coque. Les barreaux de la grille barrent le bas de l’image ; au fond, de petites maisons dans la brume.

st028 = Le ballon rouge au plafond
    .name = Ballon rouge sous un haut plafond
    .shows = Un gros ballon rouge est monté jusqu’au plafond d’une pièce haute ; en bas, un enfant tend les deux bras vers la ficelle, trop loin.
    .closer = La pièce est toute crème et jaune beurre, avec une moulure blanche et une fleur de plâtre au plafond ; des carreaux de soleil sont posés sur le mur du fond. Le ballon s’aplatit contre le plafond, y jette une ombre douce, et sa ficelle blanche s’arrête bien au-dessus des mains. L’enfant, vu de dos, porte un manteau bleu, une écharpe blanche et un bonnet jaune à pompon. Un chat noir est assis sur la bibliothèque, à droite.

st031 = Le réveil à cinq heures moins une
    .name = Réveil rouge sur une table de nuit, avant l’aube
    .shows = Un réveil rouge à deux timbres de laiton, sur une table de nuit, avant l’aube ; ses aiguilles marquent cinq heures moins une.
    .closer = La chambre est encore bleu nuit, mais une bande orange s’étend sur les toits derrière la fenêtre à six carreaux et touche le côté droit du réveil et des timbres. Le petit marteau se dresse tout droit entre eux. Une pile de livres à gauche, un verre d’eau à droite, des lunettes et trois pastilles blanches devant. Deux oiseaux traversent le ciel.

st036 = La piscine vide
    .name = Piscine vidée avec une chaise longue au fond
    .shows = Une piscine carrelée sans eau, par un jour clair ; une chaise longue rayée se tient seule au fond.
    .closer = Le soleil, à droite, fait briller chaque carreau turquoise et pose une ombre bleue sur la moitié droite du fond. Trois lignes sombres filent vers le mur, où un plot rouge surplombe le bord. Derrière la chaise, une dernière flaque garde trois feuilles ; à côté de la chaise, une bouée orange ; d’autres feuilles brunes éparses, une échelle à droite. Derrière, des cyprès et un mur blanc sous un ciel d’été.

st037 = Le couloir d’hôtel sans fin
    .name = Long couloir d’hôtel aux nombreuses portes
    .shows = Un couloir d’hôtel s’étire à n’en plus finir entre des portes vertes fermées ; à gauche, une porte est ouverte et la lumière sort.
    .closer = Murs moutarde, tapis lie-de-vin à losanges dorés et petites appliques rapetissent vers un point sombre au centre. La lumière de la porte ouverte barre le tapis d’une bande claire, où s’étend la longue ombre de quelqu’un qu’on ne voit pas. Tout près, à droite, un plateau à cloche d’argent est posé par terre, à côté d’une paire de chaussures noires.

st040 = L’escalier en colimaçon vu d’en haut
    .name = Escalier en colimaçon vu d’en haut
    .shows = Vue plongeante dans un grand escalier en spirale au tapis rouge ; tout en bas, une lanterne est allumée.
    .closer = Des marches de marbre rosé tournent vers l’intérieur, pâles et froides près de l’œil, dorées au cœur, autour d’un puits violet sombre. Une rampe de laiton poli suit le bord intérieur comme une coquille. Sur une marche, en haut à gauche, un gant blanc ; trois feuilles de papier tombent dans le vide. On ne voit personne.

st042 = Carrefour sans panneaux
    .name = Carrefour avec un poteau nu et une valise
    .shows = Quatre chemins de sable se croisent dans les champs. Le poteau de bois au coin ne porte aucun panneau ; une corneille y est perchée et une valise rouge est posée sur le chemin.
    .closer = Le soleil est bas, à gauche, et tout est doré : champs ocre et olive, chemins pâles, longues ombres vers la droite. Un chemin file tout droit et serpente jusqu’à l’horizon, un autre part à gauche, un autre à droite, et le plus large vient de l’endroit où l’on se tient. Le poteau ne garde que deux marques sombres, là où des planches ont pu être clouées. La valise a deux sangles brun clair ; personne à côté. De gros nuages et quelques oiseaux lointains peuplent un ciel turquoise.

st043 = Serre en hiver
    .name = Serre éclairée pleine de plantes dans la neige
    .shows = Une serre de verre pleine de plantes vertes, de fleurs et d’oranges brille dans un jardin enneigé, à la tombée de la nuit.
    .closer = Dehors tout est bleu : ciel du soir aux premières étoiles, sapins enneigés, arbres nus, neige à gros flocons. Dedans tout est jaune et vert : un palmier, des oranges rondes et une rangée de fleurs roses et blanches derrière les vitres. La neige s’épaissit le long du toit. Des traces de pas mènent à la porte fermée, et une lumière chaude s’étale sur la neige devant elle.

st045 = Un phare dans le brouillard
    .name = Phare sur un rocher dans un épais brouillard
    .shows = Un phare rouge et blanc, sur un rocher, envoie son faisceau dans un épais brouillard ; une petite barque à lanterne est sur l’eau.
    .closer = Tout est gris-vert et doux ; seuls la lampe et ses deux larges faisceaux jaune pâle ont un bord net. Des bancs de brume cachent le milieu de la tour et la petite maison du gardien, où une fenêtre est allumée. L’écume se brise autour du rocher et de pierres plus sombres, en bas à droite. En bas à gauche, quelqu’un en casquette jaune rame dans une barque rouge vers la lumière ; des mouettes volent au-dessus.

st046 = La cabane dans l’arbre
    .name = Cabane dans un vieux chêne
    .shows = Une maisonnette de bois au toit rouge est perchée dans un grand vieil arbre ; une échelle de corde pend de sa porte ouverte, une balançoire d’une branche.
    .closer = Des rayons de soleil traversent, d’en haut à droite, une forêt d’été d’un vert vif. La porte est ouverte et il fait noir dedans ; deux fenêtres sont éclairées, dont une aux rideaux rouges. De petits fanions de couleur vont du toit à une branche. Un seau pend à une corde à gauche de la plate-forme, la balançoire de droite est vide, et deux champignons rouges poussent dans l’herbe en bas.

st051 = Le pont qui s’arrête à mi-chemin
    .name = Pont de pierre interrompu au-dessus d’une gorge
    .shows = Un haut pont de pierre s’avance depuis la gauche et s’interrompt dans le vide au-dessus d’une gorge ; un enfant en manteau rouge se tient au bout.
    .closer = Lever du jour : le ciel passe du mauve au rose et au crème, le soleil est bas entre le pont et l’autre rive. Les piles s’enfoncent dans une brume rosée ; quelques pierres tombent du bord cassé. De l’autre côté du vide, à droite, un bout de route et un sapin se dressent sur une falaise. L’enfant est vu de dos, avec un bonnet jaune, une écharpe claire et une petite valise brune. Quelques oiseaux volent au-dessus du soleil, et des sapins sombres émergent de la brume en bas.

st053 = Le ponton au crépuscule
    .name = Ponton de bois, lanterne et bottes rouges
    .shows = Un ponton de bois s’avance dans un lac immobile au crépuscule. Une lanterne brûle à son bout ; à côté se dresse une paire de bottes de caoutchouc rouges, vides.
    .closer = La dernière lumière est orange derrière des montagnes et des sapins sombres ; plus haut le ciel vire au bleu-vert puis au bleu nuit étoilé. Le ciel et les arbres se reflètent dans l’eau. Les planches sont un peu inégales, et chaudes là où porte la lanterne. À gauche du ponton, des ronds s’élargissent sur l’eau. Des roseaux encadrent les deux coins du bas, avec quelques points lumineux au-dessus de celui de droite.

st058 = Le labyrinthe de haies
    .name = Labyrinthe de haies, un petit enfant dedans
    .shows = Un labyrinthe de haies vertes bien taillées, vu d’en haut, avec une fontaine au milieu. Un petit enfant en manteau rouge se tient dans une allée.
    .closer = Soleil du matin venu de la gauche ; le dessus des haies est d’un vert-jaune vif, leurs flancs vert profond, les allées de sable pâle aux ombres bleu-vert. L’enfant, coiffé d’un bonnet jaune, est vu de dos, en bas et à gauche du milieu. La fontaine de pierre occupe l’endroit le plus large. Au-delà de la dernière haie, des arbres ronds dans la brume et une maison claire au toit gris.

st066 = L’enfant qui saute dans une flaque
    .name = Enfant en ciré jaune sautant dans une flaque
    .shows = Un enfant en ciré jaune et bottes rouges saute, les deux bras en l’air, dans une grande flaque, dans une rue pluvieuse.
    .closer = Tout autour est mouillé et gris-bleu : pavés, façades floues aux rares fenêtres éclairées, deux réverbères allumés, pluie oblique. L’eau jaillit de tous côtés et des cercles courent sur la flaque, où se reflète le jaune du ciré. L’enfant a les yeux fermés et sourit sous sa capuche. À droite, un parapluie rouge gît à l’envers.

st067 = Vieux couple sur un banc
    .name = Vieux couple sur un banc, vu de dos
    .shows = Un vieil homme en casquette et une vieille femme au chignon blanc sont assis l’un contre l’autre sur un banc, sous un arbre d’automne, et regardent un lac.
    .closer = Soleil bas et doré sur l’eau ; toute l’image est orange, rouille et crème. Elle porte un manteau lie-de-vin et un châle couleur paille, et penche un peu la tête vers lui ; il a un manteau gris, une écharpe rouge et un bras autour d’elle. Une canne est appuyée au banc à droite, un thermos vert est posé par terre à gauche. Des feuilles rouges pendent, tombent et couvrent le sol.

st094 = La file dans la neige
    .name = File d’attente dans la neige devant une baraque
    .shows = Treize personnes en manteau d’hiver font la queue dans la neige, vues de dos. La file mène à une baraque rouge à la fenêtre éclairée.
    .closer = Journée grise et pâle, gros flocons, façades floues et un arbre nu. Les manteaux sont bleus, prune, verts, ocre et rouille ; la neige se pose sur les épaules ; au cinquième rang, un tout petit enfant. À gauche, la baraque a un auvent rayé rouge et blanc, une cheminée qui fume et une lumière jaune et chaude ; quelqu’un sans visage est assis dedans. Un enfant en manteau rouge et bonnet jaune est sorti du rang, à gauche, et lève un bras.

st101 = Le chat devant le bocal
    .name = Chat à côté d’un bocal à poisson
    .shows = Un chat gris foncé à collier rouge, assis sur une table, fixe un bocal où nage un seul poisson rouge.
    .closer = La lumière de l’après-midi entre par une fenêtre aux rideaux rouges dans une pièce jaune moutarde ; dehors, des nuages et deux arbres ronds. Les yeux du chat sont grands et jaunes, tournés vers le bocal ; sa queue s’enroule derrière lui. Le poisson orange nage du côté du chat, devant des herbes vertes et quelques bulles. Un petit paysage encadré est accroché au mur, à gauche, et une pelote de laine rouge est posée devant.

st103 = Les étourneaux en nuage
    .name = Immense vol d’étourneaux au-dessus d’un marais
    .shows = D’innombrables étourneaux volent en un long nuage sinueux dans le ciel du soir, au-dessus d’un marais ; une personne en manteau rouille, en bas, lève les yeux.
    .closer = Le ciel passe du bleu violet au jaune citron à l’horizon. Le vol sombre forme deux gros méandres reliés par une taille étroite, et finit en queue mince à gauche, en pointe en haut à droite. L’eau reflète la lumière ; des îlots de roseaux y sont posés. Au loin, quelques maisons et un clocher pointu. La personne, de dos, bonnet jaune, se tient près d’un arbre nu à droite ; des roseaux couvrent le bord inférieur.

st104 = Le manchot qui s’éloigne de la mer
    .name = Manchot marchant seul sur la neige
    .shows = Un seul manchot, vu de dos, traverse une vaste plaine de neige vers de hautes montagnes de glace.
    .closer = Lumière froide et claire : ciel turquoise pâle, soleil blanc et bas cerclé d’un anneau, ombres bleues. Le manchot occupe le milieu, ailerons écartés, pattes orange dans la neige, la tête un peu tournée à droite, si bien qu’on voit sa joue jaune. Ses traces à trois doigts viennent d’en bas à gauche, et son ombre s’étire loin vers la gauche. Aucun autre animal, ni mer ni abri en vue.

st108 = Un renard dans la rue déserte
    .name = Renard traversant une rue déserte la nuit
    .shows = Un renard roux traverse, la nuit, une rue pavée entre de vieilles maisons, près d’un seul réverbère allumé. Personne d’autre.
    .closer = Tout est violet et bleu sombre, sauf le renard et la flaque de lumière jaune qu’il traverse. Toutes les fenêtres sont noires. La pleine lune se tient au bout de la rue, à côté d’une tour pointue dans la brume. Le renard regarde vers la droite, la queue à bout blanc ; une flaque d’eau devant lui garde un peu de lumière.

st115 = Le troupeau et le mouton noir
    .name = Moutons blancs et un mouton noir
    .shows = Dix-sept moutons blancs traversent un pré vert, tous tournés vers la droite. Parmi eux, un mouton noir est tourné vers la gauche.
    .closer = Un matin de printemps éclatant : ciel bleu aux gros nuages blancs, lumière venue de la gauche, herbe fraîche pleine de fleurs. Le mouton noir est au premier plan, près du milieu, avec un peu d’herbe libre autour de lui. Derrière le troupeau court une clôture de bois ; sur la colline, une petite maison au toit rouge et des arbres lointains, et à droite un arbre couvert de fleurs roses.

st117 = Éclair sur un champ de blé
    .name = Éclair tombant derrière un champ de blé
    .shows = Un éclair ramifié descend de sombres nuages d’orage derrière un vaste champ de blé mûr ; une petite ferme se tient à droite.
    .closer = Les nuages sont violets, presque noirs, en gros rouleaux ; l’éclair est blanc, avec trois branches, et illumine l’endroit où il frappe. Le blé est doré près de la lumière et brun sombre au premier plan, tous les épis courbés à droite par le vent. Une fenêtre de la petite maison est éclairée. Un arbre tordu, seul, penche à gauche ; des fleurs rouges et violettes poussent parmi les tiges du premier plan.

st120 = Le brouillard avale la route
    .name = Route de campagne disparaissant dans le brouillard
    .shows = Une route de campagne à ligne blanche discontinue s’enfonce entre des arbres nus dans un épais brouillard. Deux feux arrière rouges y disparaissent.
    .closer = Tout est gris-vert et crème, sans soleil ni ombre. Les arbres les plus proches, aux deux bords, sont sombres ; chaque paire plus lointaine est plus pâle, jusqu’à ce qu’il ne reste rien. Une clôture de fil court à gauche, un petit oiseau brun sur l’un des piquets. Les feux luisent juste là où la route finit dans le blanc. Devant, de l’herbe humide et quelques fleurs pâles.

st126 = La pleine lune derrière les branches
    .name = Pleine lune derrière des branches nues
    .shows = Une immense pleine lune brille derrière les branches nues et tordues d’un vieil arbre ; une chouette est posée sur l’une d’elles.
    .closer = Nuit bleu-vert et étoilée ; la lune est couleur crème, tachetée, un mince voile de nuage sur sa partie basse. Le gros tronc se dresse au bord gauche et lance deux longues branches pleines de brindilles à travers la lune. La chouette est sur celle du bas, juste devant le disque clair, avec deux yeux ronds et orange. En dessous, des collines brumeuses plantées de sapins et une bande d’herbe sombre.

st128 = Le pissenlit perd ses graines
    .name = Pissenlit en aigrettes, à moitié envolé
    .shows = Un grand pissenlit en aigrettes a perdu la moitié de ses graines ; le vent les emporte vers le haut, à droite.
    .closer = Vu de tout près, au ras d’un pré, le soleil derrière, à droite. La moitié gauche de la boule blanche est intacte, la moitié droite du cœur brun est nue. Quatorze graines sont en l’air, chacune un grain sombre sous une petite ombrelle blanche, d’autant plus petites qu’elles sont loin. Le fond est flou : vert sombre en haut, doré autour du soleil. De l’herbe et des fleurs jaunes devant et derrière.

st143 = Mur de fenêtres, une seule allumée
    .name = Façade de fenêtres sombres, une seule éclairée
    .shows = Une haute façade, la nuit : cinq colonnes et sept rangées de fenêtres. Toutes sont noires sauf une, où se tient quelqu’un, un chat sur le rebord.
    .closer = Le mur est de brique bleu-vert, froide et régulière ; les vitres gardent un faible reflet, et derrière certaines on devine des rideaux, des stores ou des plantes. La fenêtre éclairée est au troisième rang, la quatrième en partant de la gauche : jaune vif, rideaux rouges, sa lueur gagne les briques et les cadres voisins. La personne n’est qu’une silhouette ; le chat est assis à droite sur le rebord. Une gouttière descend entre les deux premières colonnes.

st144 = Les pas qui s’arrêtent
    .name = Traces de pas dans le sable qui s’arrêtent
    .shows = Des traces de pieds nus traversent une large plage vers la mer et s’arrêtent au milieu du sable intact. Il n’y a personne.
    .closer = Lumière chaude du matin, venue de la gauche ; le sable est abricot, ridé par le vent, la mer turquoise avec deux lignes d’écume blanche. Les deux dernières empreintes sont côte à côte, bien avant l’eau, avec des rides lisses tout autour. Une étoile de mer rouge à gauche, un bois flotté à droite, deux coquillages plus bas. L’herbe des dunes se courbe dans les deux coins du bas ; quatre oiseaux, au loin, sur l’eau.
