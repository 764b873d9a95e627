### Les images en mots : le titre, puis le nom, ce que l’on voit, et un regard de plus près.

wm01 = Le Chemin des lanternes
    .name = Un enfant et des lanternes dans un bois de bouleaux
    .shows = Un enfant à l’écharpe rayée suit des lanternes de papier qui flottent à travers un sombre bois de bouleaux, vers une unique fenêtre éclairée.
    .closer = La nuit est violette et bleue ; seules les lanternes la réchauffent. Il y en a sept, orange et jaunes, qui dessinent une courbe depuis le premier plan à droite jusqu’à une petite maison au bout du sentier ; la plus proche est presque aussi grande que l’enfant. Vu de dos, en manteau rouge et bonnet jaune à pompon, il lève un bras ; son écharpe bleu et blanc vole vers la gauche. Des troncs pâles se serrent de chaque côté, la cheminée fume, trois champignons tachetés poussent dans l’herbe.

wm02 = La Chouette qui veille
    .name = Une chouette géante sur le toit d’une ferme
    .shows = Une immense chouette en châle tricoté est perchée sur le toit d’une ferme ; ses yeux ronds et brillants se posent sur la cour endormie.
    .closer = Une nuit bleu-vert, des étoiles, une lune mince en haut à gauche. La chouette brune est plus haute que la maison ; un bouton jaune ferme son châle rouge, ses yeux sont grands et dorés, et une faible lueur en descend sur le toit couleur prune. Les quatre fenêtres sont sombres, mais deux pots de cheminée fument. En bas dorment un chien devant sa niche, trois poules sur un perchoir et un chat roux près de la porte ; à côté, un puits et une meule de foin.

wm03 = Le Phare-théière
    .name = Un phare-théière dans une mer de couvertures
    .shows = Un phare en forme de théière verse un ruban de lumière dorée sur une mer de couvertures bleues.
    .closer = Le soir tombe, presque tout est bleu. Grande comme une maison, la théière a des rayures rouges et crème, une anse rouge, trois fenêtres éclairées, une porte arrondie et, sous le couvercle, une salle de verre illuminée. Du bec tombe un large ruban brillant qui serpente sur les vagues et file vers le bas à droite en semant des étincelles. Les vagues sont des couvertures rayées, à carreaux ou piquées, aux ourlets cousus, avec une frange blanche devant ; un chat noir est assis de dos sur le rocher et, au loin, passe un petit voilier.

wm04 = La Baleine au-dessus des toits
    .name = Une baleine au dos fleuri au-dessus d’une ville
    .shows = Une baleine qui chante, un jardin sur le dos, dérive au-dessus des cheminées fumantes ; à leurs lucarnes, les gens fredonnent avec elle.
    .closer = Un ciel du soir, du rose profond au jaune pâle. La baleine bleue, l’œil clos et la bouche ouverte, nage vers la gauche et occupe le haut de l’image ; sur son dos, trois arbres dont un chargé de pommes rouges, une barrière blanche, des fleurs et du lierre qui pend sur son flanc. Cinq notes sombres s’échappent de sa bouche. En bas, cinq lucarnes s’ouvrent dans les toits rouges et violets, et à chacune quelqu’un fredonne les yeux fermés ; derrière, des rangées de petites maisons éclairées et de minces fumées.

wm05 = Le Chêne aux livres
    .name = Deux renards lisent dans un chêne plein de livres
    .shows = Un vieux chêne a des étagères de livres dans son tronc ; sur une échelle, deux renards lisent à la lueur des lucioles.
    .closer = Un crépuscule vert, doré entre les arbres lointains. Dans le large tronc brun, une ouverture en arche abrite six rangées de livres de couleur, et un petit trou ovale, plus haut, une rangée encore. Le renard du haut, écharpe bleu-vert, est tourné vers la droite, penché sur un livre bleu ; celui du bas, tourné vers la gauche, tient un livre rouge ; partout, des lucioles comme des étincelles. Au pied de l’arbre : une pile de livres avec un livre ouvert dessus, une lanterne, trois champignons et des fleurs sauvages.

wm06 = La Flotte des parapluies
    .name = Des hérissons en parapluie sur une flaque étoilée
    .shows = Des hérissons naviguent dans des parapluies retournés sur une flaque où se reflète toute une galaxie.
    .closer = Tout est violet et bleu sombre, avec une dernière lueur rose au-dessus de la rive. Cinq parapluies flottent, chacun avec une voile blanche et une petite lanterne à sa poignée : un grand rouge devant, où deux hérissons en écharpe se font face, un jaune et un bleu derrière lui, et deux tout petits au loin ; sauf dans le rouge, un seul marin à bord. Entre eux, une spirale d’étoiles rose et blanche tourne dans l’eau. Sur la rive, l’herbe et les champignons tachetés sont hauts comme des arbres ; une feuille orange dérive.

wm07 = La Chaumière qui marche
    .name = Une chaumière sur de longues pattes dans un marais
    .shows = Une chaumière aux pattes de héron patauge dans un marais brumeux, sa corde à linge flottant derrière elle.
    .closer = Une brume vert pâle et un soleil blanc derrière la cheminée. La chaumière a une porte rouge, trois fenêtres éclairées et un chat noir sur le rebord ; de la mousse et des racines pendent sous son plancher. Une fine patte orange se dresse dans l’eau au milieu de ronds, l’autre se lève vers l’avant et goutte. Une chaussette jaune, un pantalon bleu, une chemise rouge et un linge blanc volent vers la gauche au bout d’une corde, et la fumée aussi ; des arbres nus dans la brume, des roseaux devant.

wm08 = Le Berger des nuages
    .name = Un garçon au bâton de berger et des nuages-moutons
    .shows = Au lever du soleil, un garçon au bâton de berger mène par-dessus une colline des nuages en forme de moutons ; un nuage sombre reste à la traîne.
    .closer = Un matin doré, turquoise tout en haut. Le garçon, chapeau de paille et cape bleue au vent, marche vers la droite au sommet d’une colline verte, le grand soleil pâle derrière lui. Au-dessus flottent sept nuages blancs et laineux, aux visages roses et aux yeux clos, petits au loin, gros tout près ; le bleu sombre suit à gauche, bas dans le ciel, et laisse tomber un peu de pluie. Dans la vallée, trois maisons aux toits rouges et de petits arbres ; devant, des pâquerettes et des fleurs rouges.

wm09 = Le Pont tricoté
    .name = Deux vieilles dames tricotent un pont sur une gorge
    .shows = Des deux bords d’une gorge, deux grands-mères tricotent un pont de laine rouge ; leurs aiguilles se touchent presque.
    .closer = Une lumière claire et fraîche : ciel du bleu pâle au crème, nuages blancs, montagne pâle au milieu. Chaque grand-mère est assise sur un tabouret au bout de sa moitié, lunettes sur le nez : châle jaune et robe bleue à gauche, châle vert et robe violette à droite. Deux aiguilles géantes plantées en terre tiennent le pont ; de chaque côté, une grosse pelote, et un chat noir près de celle de gauche. Une chaumière sur chaque falaise. En bas, des parois bleu-vert en strates, des sapins sur les corniches, une cascade à droite et une rivière sinueuse.

wm10 = Dans la boule à neige
    .name = Famille de souris dans une boule à neige, visage géant
    .shows = Une famille de souris se réchauffe près d’un poêle dans une boule à neige, tandis qu’un visage géant et bienveillant regarde à l’intérieur.
    .closer = Le feu d’un poêle de fonte noire éclaire un tapis rond et rouge où se tiennent cinq souris : une grande en vert, une en robe violette, et trois petites en jaune, en bleu et en rouge. Derrière elles, des sapins enneigés et une chaumière au toit blanc ; des flocons flottent dans tout le verre. Au-dessus, le visage d’un enfant brun remplit l’image : deux yeux ronds et sombres, un sourire vu à travers le verre, deux mains autour de la boule. La pièce est lie-de-vin ; à gauche, une fenêtre donne sur la nuit, et des brins de sapin aux baies rouges occupent les coins du bas.

wm11 = Le Bain de la lune
    .name = Pleine lune dans une fontaine de village
    .shows = La pleine lune se prélasse dans la fontaine d’un village ; les voisins recueillent dans des seaux sa lumière ruisselante.
    .closer = La lune est énorme, d’un jaune crème, les yeux clos, les joues roses, une serviette bleue rayée sur la tête ; rien d’autre n’est aussi clair dans cette nuit d’un bleu profond. La lumière coule en filets par-dessus la margelle et se répand sur les pavés. Quatre voisins en portent un seau : une vieille femme en châle, un homme au bonnet rouge, un enfant en manteau rouge et une femme en vert. Deux autres seaux pleins sont posés devant, un chat sombre nous tourne le dos, et des maisons aux fenêtres éclairées fument sous quelques nuages et les étoiles.

wm12 = Des lettres dans le vent
    .name = Enveloppes changées en hirondelles au-dessus d’une poste
    .shows = Dans le ciel rose du matin, des enveloppes s’échappent d’un bureau de poste au sommet d’une colline et se changent en hirondelles en s’élevant.
    .closer = Le ciel passe du rose vif au jaune pâle, là où un soleil blanc se lève derrière des collines brumeuses piquées de petits sapins. De la fenêtre de la tour d’une maison crème, au toit rouge sombre, à la porte bleue, une enveloppe pour enseigne, un flot de lettres part en courbe vers la gauche, puis revient à droite. À mi-hauteur elles ont des ailes grises ; en haut à droite, ce sont des hirondelles bleu foncé. Sur le chemin, un enfant en manteau rouge fait signe ; une boîte aux lettres rouge, trois maisonnettes dans la vallée, de l’herbe violette devant.

wm13 = La Boulangerie de minuit
    .name = Ours boulanger et file d’animaux dans la neige
    .shows = Un ours sort d’un four rougeoyant des pains en forme d’étoile ; dehors, les animaux de la nuit font la queue dans la neige.
    .closer = Une large arche ouvre sur la nuit la maison de pierre sombre ; à l’intérieur, tout est orange de la lueur du four. Un ours brun en toque et tablier blancs, les yeux clos, retire deux étoiles sur une longue pelle de bois ; d’autres étoiles et deux pains ronds garnissent l’étagère. Sur la neige bleue attendent, depuis la porte, une souris en rouge, un hérisson, un renard à l’écharpe, un lièvre en violet et un blaireau en bleu. Une chouette est perchée sur le bras d’une enseigne à étoile, une caisse de trois pains se trouve en bas à droite ; il neige sur les sapins.

wm14 = Le Piano de la prairie
    .name = Piano fleuri d’où montent des papillons
    .shows = Un piano envahi de fleurs sauvages joue tout seul ; de chaque touche s’envole un papillon.
    .closer = Il fait grand jour, tout est vert clair, avec des nuages blancs et des arbres ronds sur des collines douces. Le piano brun-rouge est seul dans l’herbe, personne devant le clavier : du gazon pousse sur son couvercle, du lierre pend à ses flancs, des fleurs se pressent à ses pieds ; une partition est ouverte. Quatorze papillons, rouges, bleus, orange, jaunes, roses et blancs, montent des touches en pointillés, les plus hauts étant les plus grands. À gauche, un renard à l’écharpe bleue écoute, les yeux clos ; à droite, un enfant en manteau rouge lève le bras.

wm15 = Le Réparateur d’horloge
    .name = Renard réparant une horloge de tour, de l’intérieur
    .shows = À l’intérieur de l’horloge d’une tour, un renard répare les aiguilles, faites de deux cuillères ; l’aube attend derrière le cadran.
    .closer = Le grand cadran rond occupe presque toute l’image ; vu de derrière, il est de verre, et l’on voit le ciel passer du rose au jaune au-dessus de toits violets, le soleil bas à droite. Tout autour, du brun : poutres, briques et roues de laiton. La longue cuillère d’argent pointe en haut à droite, la courte vers le bas ; un renard en tablier bleu et écharpe jaune, debout sur une caisse, approche un marteau de son bout. Sur une table, une souris en veste bleue près d’une tasse fumante et d’une roue minuscule ; une boîte à outils rouge en bas à gauche.

wm16 = La Récolte des montgolfières
    .name = Fermiers cueillant des montgolfières aux pommiers
    .shows = Des fermiers cueillent dans les pommiers des montgolfières bien mûres ; une petite fille s’envole déjà.
    .closer = Un ciel turquoise, des nuages blancs et des volutes de vent au-dessus de champs dorés. Des ballons rayés de rouge, d’orange et de crème, chacun avec sa minuscule nacelle, pendent aux branches par leur tige, six au grand arbre de gauche. Un homme en salopette bleue, sur une échelle, tend la main vers l’un d’eux ; une femme en tablier blanc lève le bras près d’une charrette de bois d’où d’autres ballons tirent sur leurs ficelles. En haut à droite, une fillette aux nattes rousses, en robe bleue, est suspendue des deux mains sous le plus gros ballon ; des pommes dans l’herbe.

wm17 = Le Géant endormi
    .name = Géant moussu endormi, un village sur la poitrine
    .shows = Un géant couvert de mousse dort comme une colline, la tête sur une pile de vieux livres, un village aux fenêtres éclairées sur la poitrine.
    .closer = Le soir : le ciel est mauve en haut, abricot en bas, avec des nuages et les premières étoiles. À gauche repose le visage rond du géant : yeux clos, joues roses, cheveux d’herbe, barbe de mousse fleurie ; sous sa joue, une pile de livres. Son corps est une suite de prés : la poitrine, un genou plié couvert d’arbres et, au bord, un pied aux orteils dressés ; une grande main repose sur le ventre. Cinq maisons sur la poitrine, d’où descend un sentier. En bas, tout petit, un enfant en manteau rouge tient une lanterne près de trois moutons ; des champignons rouges dans le coin.

wm18 = La Page devenue barque
    .name = Deux enfants en barque de papier dans une rue inondée
    .shows = Deux enfants rament dans une barque pliée dans la page d’un livre géant, le long d’une rue inondée, sous les réverbères.
    .closer = Un brouillard doré du soir emplit une rue étroite aux hautes maisons ; l’eau brune reflète les fenêtres éclairées. Six réverbères noirs ont le pied dans l’eau, trois de chaque côté. Un enfant porte un manteau bleu canard et un bonnet blanc, l’autre un manteau rouge, un bonnet ambre et une écharpe rayée ; des lignes imprimées et une petite image de montagnes couvrent la coque. En bas à gauche, un chat noir est assis sur quatre livres, en haut de marches de pierre ; des feuilles rousses flottent près d’une grille.

wm19 = Le Moulin en patchwork
    .name = Moulin aux ailes en patchwork et quatre oiseaux d’argent
    .shows = Les ailes d’un vieux moulin à vent sont des couvertures en patchwork ; quatre oiseaux d’argent tirent à travers elles des fils de vent.
    .closer = Un doux midi, sous un ciel bleu tendre aux nuages blancs. Chacune des quatre ailes est faite de carrés clairs et foncés d’une seule couleur : une violette, une rouge, une jaune miel, une verte. Les fils blancs les traversent à grands points. Le moulin est crème, coiffé de rouge, avec un balcon de bois et une porte bleu canard ; derrière lui, une bande de blé mûr et quelques maisons aux toits rouges. Devant, un enfant en manteau rouge lève le bras près d’un panier à trois bobines, et une cinquième couverture, rouge et crème, pend sur la clôture à gauche.

wm20 = Le Tailleur de pluie
    .name = Tailleur cousant des gouttes sur une cape, sur un toit
    .shows = Sur le faîte d’un toit, un tailleur coud des gouttes de pluie sur une cape grise avec un fil de lumière.
    .closer = Tout est gris : lourds nuages, pluie oblique, ardoises mouillées, cheminées lointaines dans la brume ; seul le fil brille comme l’or. Le tailleur est assis jambes croisées, gilet brun, lunettes rondes, couronne de cheveux blancs, une bobine lumineuse derrière lui. La cape descend sur le toit vers la droite ; dix-sept gouttes bleues y sont cousues, chacune de deux points dorés. Sur le faîte, un chat noir s’abrite sous un parapluie rouge près d’une cheminée qui fume ; en bas à gauche, une petite fenêtre est éclairée.

wm21 = La Porte dans la dune
    .name = Porte bleue entrouverte sur une plage, feu et tasse
    .shows = Une porte bleue, une lettre coincée dessous, se dresse seule sur une plage ; par l’entrebâillement luisent un feu de cheminée et une tasse fumante.
    .closer = Soir pâle, aux tons lilas et sable, avec des nuages crème et une mer calme. La porte tient dans un cadre blanc, sans maison autour ; elle porte un anneau doré et s’ouvre vers la gauche. Derrière, on voit un mur orange à rayures, un petit tableau d’une colline verte, des flammes dans un âtre de pierre et une tasse sur une table basse ; leur lueur tombe sur le sable. Une mouette se tient à gauche ; devant, une étoile de mer orange et des coquillages, entre bois flotté et herbes des dunes ; au large, un petit voilier.

wm22 = Le Jardin sous la glace
    .name = Enfant en patins, couché sur la glace au-dessus d’un jardin
    .shows = Couché sur un lac gelé, un enfant en patins regarde un jardin d’été qui fleurit sous la glace.
    .closer = En haut, une blanche lumière d’hiver ; en bas, une lumière jaune d’été. L’enfant est à plat ventre, le menton dans les mains, en manteau rouge, bonnet ambre à pompon et écharpe rayée, un patin blanc en l’air. On a écarté la neige d’un pan de glace claire au bord déchiqueté et givré ; dessous, un peu déformés comme par l’eau, un pommier chargé de pommes rouges, un chemin sinueux, des massifs de fleurs, un cadran solaire et trois papillons : bleu, rouge et rose. Des fissures courent sur le lac ; sur l’autre rive, des sapins enneigés et une cabane éclairée, sous un soleil pâle.

wm23 = Le Train de nuit des lits
    .name = Train de lits de laiton au ciel, chat à la montre
    .shows = Un train de lits de laiton roule à travers les étoiles ; un chat en uniforme consulte une grosse montre à gousset.
    .closer = Le ciel nocturne est prune et magenta, traversé d’une bande de nuées roses, avec un croissant de lune et quatre grandes étoiles dorées. Trois lits à roues gravissent les rails lumineux de gauche à droite ; dans chacun, quelqu’un dort sous une courtepointe bleue, rouge ou violette ; le lit de tête porte une cheminée qui fume et une lampe. En bas, sur des nuages rosés, se tient le chat noir, en uniforme bleu à boutons d’or et casquette. Les aiguilles de sa montre marquent douze heures moins cinq ; à gauche, une lanterne brûle sur un poteau.

wm24 = Le Dragon de papier
    .name = Dragon de papier autour d’une cheminée, nid de moineaux
    .shows = Un dragon de lettres pliées s’enroule autour d’une cheminée et garde un nid de moineaux endormis.
    .closer = Ciel turquoise du soir, croissant de lune, quelques étoiles et nuages pâles au-dessus de toits de tuiles rouges et de pignons éclairés. Le dragon fait deux fois le tour de la cheminée de brique, du bout rouge de sa queue, sur le toit, à sa tête au-dessus du nid ; son corps blanc est fait d’enveloppes et de feuilles écrites aux cachets rouges, avec des piquants rouges, une aile pliée et un œil ouvert. Trois moineaux bruns dorment côte à côte. Quatre lettres traînent sur le toit ; en bas à gauche luit une lucarne.

wm25 = La Danse des ombres
    .name = Voyageurs autour d’un feu, ombres qui dansent
    .shows = Autour d’un petit feu, dans une grotte, des voyageurs fatigués boivent du thé tandis que leurs ombres dansent au son d’un violon.
    .closer = La lueur orange du feu couvre la paroi ; le reste de la grotte est brun sombre. Quatre voyageurs aux yeux clos sont assis dans des couvertures rouge, violette, verte et jaune, chacun avec une tasse fumante ; une bouilloire de cuivre pend au-dessus du feu. Sur la paroi, quatre grandes ombres : l’une, en chapeau, joue du violon, une autre tournoie en jupe, une autre bondit les bras levés, la dernière lance la jambe. Devant, un violon et son archet, et un chat noir vu de dos ; par une ouverture, en haut à droite, la nuit bleue, des sapins et un croissant de lune.
