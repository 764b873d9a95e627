### Les phrases des bots qui racontent Winter Tales, au passé ; aucune n’a besoin de savoir s’il faut dire il ou elle.
### $who : un personnage. $manner : ce que celui-ci fait en même temps. $there : un lieu avec sa préposition. $drawing : le dessin, puis
### sa lecture ; un mot le précède toujours. $memory : la lecture du dessin sous le marque-page. $quest, $goal : d’une quête.

## Characters

who-pinocchio = Pinocchio
who-grandma-dorothy = Mamie Dorothy
who-cranky = Ronchon
who-little-match-girl = la Petite Fille aux allumettes
who-alice = Alice
who-tin-man = l’Homme de fer-blanc
who-scarecrow = l’Épouvantail
who-snow-white = Blanche-Neige
who-white-rabbit = le Lapin blanc
who-candlewick = Lumignon
who-fox-and-cat = le duo du Renard et du Chat
who-mad-hatter = le Chapelier fou
who-wolf = le Loup
who-mangiafuoco = Mangefeu
who-none = quelqu’un

manner-pinocchio-1 = en taillant un bâton en chemin
manner-pinocchio-2 = avec un bout de ficelle coupée à la traîne
manner-pinocchio-3 = presque sans mentir
manner-grandma-dorothy-1 = l’ourlet tintant de clés
manner-grandma-dorothy-2 = une soupe cachée sous un torchon
manner-grandma-dorothy-3 = en fredonnant pour décourager les questions
manner-cranky-1 = en grognant contre chaque flocon
manner-cranky-2 = de la cire jusqu’aux coudes
manner-cranky-3 = en marmonnant une vieille chanson de la mine
manner-little-match-girl-1 = avec une seule allumette, à ne pas gâcher
manner-little-match-girl-2 = pieds nus et sans avoir froid
manner-little-match-girl-3 = sans laisser de trace dans la neige
manner-alice-1 = en répondant à une question de la semaine prochaine
manner-alice-2 = en comptant les portes tout bas
manner-alice-3 = avec sept petites clés au bout d’un ruban
manner-tin-man-1 = en grinçant poliment à chaque pas
manner-tin-man-2 = la burette d’huile au bout de sa chaîne
manner-tin-man-3 = en s’inquiétant de la santé des réverbères
manner-scarecrow-1 = en perdant un brin de paille par-ci, un brin par-là
manner-scarecrow-2 = la tête penchée pour mieux écouter
manner-scarecrow-3 = le manteau bourré des secrets des autres
manner-snow-white-1 = sans regarder autre chose que les flaques
manner-snow-white-2 = dans un manteau où se mirait toute la rue
manner-snow-white-3 = dans un parfum de pommes froides
manner-white-rabbit-1 = à l’heure exacte
manner-white-rabbit-2 = avec cinq montres et un seul avis
manner-white-rabbit-3 = en dictant une facture dans le vide
manner-candlewick-1 = en ravalant un braiment
manner-candlewick-2 = avec un sourire de vieux copain
manner-candlewick-3 = les deux oreilles sous un chapeau d’emprunt
manner-fox-and-cat-1 = l’un boitant, l’autre aveugle, puis l’inverse
manner-fox-and-cat-2 = en vendant quelque chose au passage
manner-fox-and-cat-3 = sur cinq pattes de velours et une canne
manner-mad-hatter-1 = en remuant un thé absent
manner-mad-hatter-2 = sous le chapeau de quelqu’un d’autre
manner-mad-hatter-3 = en souhaitant à tous de bonnes six heures
manner-wolf-1 = en comptant à rebours, tout doucement
manner-wolf-2 = au ras des portes, comme un chien perdu
manner-wolf-3 = sans se presser le moins du monde
manner-mangiafuoco-1 = en remuant deux doigts, comme au bout de fils
manner-mangiafuoco-2 = en retenant un éternuement
manner-mangiafuoco-3 = sans un seul applaudissement
manner-none-1 = sur la pointe des pieds

## Places

at-winter-prison = à la Prison d’Hiver
at-nightmare-factory = à la Fabrique de cauchemars
at-candle-factory = à la Fabrique de bougies
at-mad-hatters-asylum = à l’Asile du Chapelier fou
at-oaks-park = au Parc aux Chênes
at-puppets-theater = au Théâtre des Marionnettes
at-fair-of-wonders = à la Foire aux Merveilles
at-wintertown-ossuary = à l’Ossuaire d’Hiverbourg
at-memory-lane-cemetery = au Cimetière des Souvenirs
at-dorothys-mansion = au Manoir de Dorothy
at-whistle-square = sur la place du Sifflet
at-transfer-yard = dans la cour des Transferts
at-slag-corner = au coin des Scories
at-stump-green = au pré aux Souches
at-lantern-gate = à la porte aux Lanternes
at-old-mill-square = sur la place du Vieux-Moulin
at-bandstand-plaza = sur la place du Kiosque
at-lamplighters-circle = au rond-point des Allumeurs
at-battery-hill = sur la butte de la Batterie
at-ticket-street = rue des Billets
at-fountain-plaza = sur la place de la Fontaine
at-orchard-steps = dans l’escalier du Verger
at-drain-alley = dans la ruelle des Égouts
at-bell-court = dans la cour de la Cloche
at-ruined-church-square = sur la place de l’Église en ruine
at-nowhere = quelque part dans Hiverbourg

air-winter-prison = Derrière le mur, quelqu’un comptait les pas.
air-nightmare-factory = Les cheminées soufflèrent, et un enfant se retourna dans son lit.
air-candle-factory = La cire sentait une cuisine d’autrefois.
air-mad-hatters-asylum = Toutes les lampes clignèrent ensemble, et il fut six heures.
air-oaks-park = Sous la neige, quelque chose de vert retenait son souffle.
air-puppets-theater = Au dernier rang, une main de bois se mit à applaudir.
air-fair-of-wonders = Le manège fit un demi-tour, juste pour essayer.
air-wintertown-ossuary = Un murmure tomba par terre et y resta.
air-memory-lane-cemetery = Il manquait la moitié de chaque nom, et l’autre moitié écoutait.
air-dorothys-mansion = Là-haut, une bouilloire prenait sa décision.
air-whistle-square = Un sifflet siffla, une cloche lui répondit.
air-transfer-yard = Un fourgon fermé changeait de chevaux sans un mot.
air-slag-corner = Les cendres faisaient tic tic en refroidissant.
air-stump-green = Chaque souche portait un numéro, et l’un d’eux avait bavé.
air-lantern-gate = L’unique lampe se pencha pour mieux voir.
air-old-mill-square = Le moulin grinça, lui qui n’avait pas de rivière.
air-bandstand-plaza = L’hymne sortit des tuyaux avec un hoquet.
air-lamplighters-circle = Une échelle glissa d’une main le long du mur.
air-battery-hill = Un vieux canon avait un nid en guise de langue.
air-ticket-street = Les billets de la veille dansaient dans le caniveau.
air-fountain-plaza = La fontaine gelée tinta comme un verre.
air-orchard-steps = Sur la dernière marche traînait une feuille de pommier.
air-drain-alley = Sous la grille, quelque chose gargouillait son avis.
air-bell-court = La corde de la cloche bougea, et nul n’y avait touché.
air-ruined-church-square = La neige entra par le toit absent et s’assit sur les bancs.
air-nowhere = La neige tombait toujours, comme depuis des années.

## Quests

quest-great-artifact = le Grand Artefact
quest-glimmer-of-hope = la Lueur d’espoir
quest-love-that-melts-the-snow = l’Amour qui fait fondre la neige
quest-safe-house = le Refuge
quest-freezing-horror = l’Horreur glacée
quest-winter-propaganda = la Propagande de l’hiver
quest-armed-retaliation = les Représailles
quest-none = la vieille histoire

goal-great-artifact = quelque chose dormait qui pouvait faire basculer la guerre, et qui ronronnait quand il gelait
goal-glimmer-of-hope = quelqu’un avait vu, toute verte, la preuve que le printemps avait seulement du retard
goal-love-that-melts-the-snow = deux cœurs frappaient au même mur, chacun de son côté
goal-safe-house = personne n’avait encore trouvé cette chambre où nul ordre n’entre, et il la fallait
goal-freezing-horror = quelqu’un dégelait une chose qui aurait dû rester dans sa glace
goal-winter-propaganda = quelqu’un écrivait la chanson qui ferait oublier le mot avril
goal-armed-retaliation = certaine liste circulait, avec un nom de rebelle souligné deux fois
goal-none = quelque chose avait commencé et n’était pas fini

memory-neutral = le jour où chacun rentra chez soi sans un mot
memory-blank = une page restée blanche
memory-none = la toute première neige
memory-objective = le secret que quelqu’un avait porté seul jusqu’au bout

## Opening

opening-1 = L’hiver durait depuis si longtemps : les enfants dessinaient le soleil par ouï-dire. { $there }, disait-on, { $goal } ; et { $elsewhere }, { $another }.
opening-2 = Hiverbourg se couchait à six heures, par décret. Mais { $there }, { $goal }, et { $elsewhere }, { $another }, et personne ne dormait.
opening-3 = Écoutez, puisque la neige n’écoute pas. On raconte ceci : { $there }, { $goal }. On raconte aussi cela : { $elsewhere }, { $another }.
opening-4 = Aux murs pendaient les dessins d’enfants qui ne connaissaient que la neige. L’un d’eux savait tout : { $there }, { $goal }. Un autre aussi : { $elsewhere }, { $another }.
opening-5 = Il restait deux rumeurs en ville, encore tièdes d’avoir passé de bouche en bouche. La première : { $there }, { $goal }. La seconde : { $elsewhere }, { $another }.
opening-6 = Le calendrier s’était arrêté, alors quelqu’un continua à la craie. Premier jour : { $there }, { $goal }. Deuxième jour : { $elsewhere }, { $another }.

## Movement

move-spring-1 = { $who } se glissa dans la neige, { $manner }, et il y avait { $drawing } ; le chemin continua encore un peu, puis ce fut la halte { $there }.
move-spring-2 = Personne ne vit passer { $who }, { $manner } : tout le monde regardait { $drawing }. Un peu plus tard, il y eut des traces { $there }.
move-spring-3 = « Ce n’est plus très loin », pensa { $who }, { $manner }. Sous un paillasson, un signe d’amis : { $drawing }. Il montrait le chemin, et le chemin finissait { $there }.
move-spring-4 = Un couvre-feu n’est qu’un mot. { $who } prit par les arrière-cours, { $manner }, suivit { $drawing } et reprit son souffle { $there }.
move-spring-5 = Quelqu’un avait tracé une flèche à la craie, et à côté { $drawing }. Cela suffit : { $who } se mit en route, { $manner }, et reparut { $there }.
move-spring-6 = { $who } marcha vite, { $manner }, avec pour seule compagnie { $drawing }, et ne se retourna qu’une fois, { $there }.
move-spring-7 = La neige avait bouché toutes les rues sauf une, et dans celle-là il y avait { $drawing }. { $who } la suivit, { $manner }, et elle menait quelque part : { $there }.

move-winter-1 = { $who } traversa la ville, { $manner }, et à chaque vitre il y avait { $drawing }. Les rideaux se fermèrent l’un après l’autre, jusqu’au dernier, { $there }.
move-winter-2 = On avait signalé un bruit, une lumière et { $drawing }. { $who } alla voir, { $manner }, et fit halte { $there }.
move-winter-3 = Les rues se taisaient devant { $who }, { $manner }. Une seule chose ne s’écarta pas, et ce fut { $drawing }. Elle montra le chemin, et le chemin déboucha { $there }.
move-winter-4 = { $who } suivait une piste, { $manner }. D’abord rien, puis { $drawing }, puis une longue attente { $there }.
move-winter-5 = « Quelqu’un est passé par ici », dit { $who }, { $manner }. Par terre, il y avait { $drawing }. La neige crissa tout le long, et se tut { $there }.
move-winter-6 = Un ordre est un ordre, et sur celui-ci il y avait { $drawing }. Alors { $who } se mit en marche, { $manner }, et on ne revit cette ombre que plus tard, { $there }.
move-winter-7 = Les lampes s’éteignirent une à une, comme soufflées par { $drawing }. Derrière la dernière venait { $who }, { $manner }, pour prendre son poste { $there }.

way-spring-1 = D’abord il y eut { $drawing }, et c’était bon signe.
way-spring-2 = Au coin, on avait laissé exprès { $drawing }.
way-spring-3 = Par prudence, il fallut contourner { $drawing }.
way-spring-4 = Derrière le lavoir, personne, rien, sauf { $drawing }.
way-spring-5 = La neige était profonde, et plus profond encore il y avait { $drawing }.
way-spring-6 = Un chat montra le chemin, par-delà { $drawing }.

way-winter-1 = D’abord les réverbères vacillèrent, tout autour, comme devant { $drawing }.
way-winter-2 = Au coin, un gamin lâcha quelque chose et s’enfuit : { $drawing }.
way-winter-3 = Tout le monde s’écarta, sauf { $drawing }.
way-winter-4 = Dans le caniveau, à moitié sous la glace, il y avait { $drawing }.
way-winter-5 = Un volet claqua, et derrière il y avait { $drawing }.
way-winter-6 = La neige avait gardé une trace, et au bout { $drawing }.

## Battles

attack-1 = { $who } sortit de l’ombre { $there }, { $manner }, et ce qui arriva d’abord, ce fut { $drawing }.
attack-2 = « On ne bouge plus. » { $who } barra la route, { $manner }, et derrière cette épaule il y avait { $drawing }.
attack-3 = Un sifflement, un frottement, et soudain, venu de nulle part, { $drawing } : { $who } attendait { $there } depuis longtemps.
attack-4 = { $who } bondit, { $manner }, et la neige vola comme { $drawing }.
attack-5 = Personne ne cria. { $who } leva seulement un doigt, et d’en haut tomba { $drawing }.
attack-6 = Il n’y eut soudain plus de place { $there } : devant se tenait { $who }, { $manner }, qui lança avec un rire mince { $drawing }.
attack-7 = { $who } tenait ce tour de l’hiver lui-même : d’abord le silence, ensuite { $drawing }.
attack-again-1 = « Encore », dit { $who }, et cette fois ce fut { $drawing }.
attack-again-2 = { $who } revint de l’autre côté, { $manner }, et fit voler { $drawing }.
attack-again-3 = Le temps d’un souffle, pas plus. Puis { $who } tenait bien pire : { $drawing }.
attack-again-4 = { $who } se contenta de sourire, { $manner }, car derrière le premier tour il y avait depuis toujours { $drawing }.
attack-again-5 = La lampe se balança, les ombres changèrent de place, et de la plus proche sortit { $drawing }. { $who } se tenait derrière.
attack-again-6 = Pas moyen de passer, { $who } y veillait, { $manner } : où que l’on se tourne, il y avait { $drawing }.
attack-again-7 = { $who } essaya une fois de plus, avec patience, et avec { $drawing }.

defence-1 = { $who } se baissa, { $manner }, et entre les deux, tout à coup, il y avait { $drawing }.
defence-2 = « Pas aujourd’hui ! » { $who } tâtonna dans son dos, { $manner }, et trouva { $drawing }.
defence-3 = Certaines choses n’aident que si l’on y croit. { $who } croyait en une seule : { $drawing }. Ce fut presque assez.
defence-4 = { $who } trébucha, { $manner }, et tomba contre { $drawing } ; le coup passa à un cheveu.
defence-5 = Un enfant à sa fenêtre avait tout vu. Il jeta { $drawing }, et { $who } l’attrapa au vol.
defence-6 = { $who } se rappela un jeu d’avant la neige, où il y avait { $drawing }. Le tour marchait encore.
defence-7 = Le verglas vaut pour tout le monde. { $who } glissa, { $manner }, juste derrière { $drawing }.

battle-won-spring-1 = Puis la rue fut vide. { $who } secoua la neige, { $manner }, et reprit sa route, le cœur battant.
battle-won-spring-2 = Quand le sifflet retentit enfin, { $who } avait tourné le coin depuis longtemps, { $manner }.
battle-won-spring-3 = Ce fut juste, et on racontera le contraire : { $who } fila, { $manner }.
battle-won-spring-4 = « Vous avez une tache, là », dit { $who }, et le temps de baisser les yeux, il n’y eut plus que la neige.
battle-won-spring-5 = { $who } ne laissa derrière soi qu’un gant et une bonne plaisanterie.
battle-won-spring-6 = Les fenêtres avaient tout vu { $there }, et pour une fois elles se turent : ainsi fila { $who }, { $manner }.

battle-won-winter-1 = Il se fit un grand silence. { $who } referma le sac, { $manner } ; le réveil eut lieu { $there }.
battle-won-winter-2 = « Dors », dit { $who }, et la neige fit le reste. On emporta ce qui restait, pour le déposer { $there }.
battle-won-winter-3 = { $who } signa le reçu, { $manner }. Livré : un rebelle, fatigué, { $there }.
battle-won-winter-4 = Ces genoux n’avaient plus de force. { $who } fit venir le traîneau, et il s’arrêta { $there }.
battle-won-winter-5 = On jeta un manteau sur une tête, et les pas qui suivirent finirent { $there }. { $who } rentra, { $manner }.
battle-won-winter-6 = { $who } ne dit pas un mot, { $manner }. Seul un sillon dans la neige montrait où l’on avait traîné quelqu’un : il finissait { $there }.

## Traps

trap-set-1 = { $who } avait tout préparé { $there }, { $manner } : un fil, un souffle, et { $drawing }.
trap-set-2 = Cela n’avait l’air de rien, et au milieu de ce rien il y avait { $drawing }. { $who } tenait l’autre bout.
trap-set-3 = « Entrez, entrez », disait l’endroit lui-même. C’était { $who }, et ce qui invitait si gentiment, c’était { $drawing }.
trap-set-4 = Tout plancher a une planche qui rapporte. Dessous, { $who } avait mis { $drawing }.
trap-set-5 = { $who } souffla la lampe { $there }, { $manner }. Dans le noir, une seule chose veillait : { $drawing }. Elle avait tout son temps.
trap-set-6 = Tous les enfants de la rue connaissaient ce jeu. { $who } l’avait seulement agrandi, en y ajoutant { $drawing }.
trap-set-7 = { $who } compta jusqu’à trois, { $manner }. À un, la porte claqua ; à deux, tout s’éteignit ; à trois, il y avait { $drawing }.

trap-evade-1 = { $who } s’arrêta un pied en l’air, { $manner }, car il y avait { $drawing }.
trap-evade-2 = « Enfantin », dit { $who }, en lui opposant { $drawing }.
trap-evade-3 = Quelque chose claqua, quelque chose tomba. { $who } avait déjà fait un pas de côté, { $manner }, derrière { $drawing }.
trap-evade-4 = { $who } connaissait tous les tours sauf celui-là, et tira de sa manche { $drawing }.
trap-evade-5 = Le fil se tendit. { $who } ne bougea plus, { $manner }, et fit signe, tout bas, vers { $drawing }.
trap-evade-6 = À l’académie de l’hiver, il y a là-dessus une leçon, et elle commence par { $drawing }. { $who } avait bien écouté.

trap-evade-none-1 = { $who } ne remarqua rien, { $manner }.
trap-evade-none-2 = { $who } continua, { $manner }, comme si l’on pouvait se fier aux planchers.
trap-evade-none-3 = « Il y a quelqu’un ? » demanda { $who }, et ce fut tout.
trap-evade-none-4 = { $who } eut le temps d’un mot, et ce n’était pas un joli mot.
trap-evade-none-5 = Il est des matins où même { $who } ne regarde pas par terre.
trap-evade-none-6 = { $who } flaira quelque chose, { $manner }, et crut au dîner.

trap-won-spring-1 = Cela fit clic, tout doucement. { $who } sortit de sa cachette, { $manner }, et salua.
trap-won-spring-2 = La neige descendit du toit d’un seul bloc, et { $who } n’eut qu’à se tenir ailleurs.
trap-won-spring-3 = Longtemps après, on criait encore là-dedans. { $who } avait rangé la clé, { $manner }.
trap-won-spring-4 = « Cela n’avait jamais marché », pensa { $who }, trop poliment pour rire tout haut.
trap-won-spring-5 = Pour un soir, toute la rue le sut : l’hiver aussi peut trébucher. { $who } ne dit rien, { $manner }.
trap-won-spring-6 = { $who } serra le dernier nœud, { $manner }, et il tint bon.

trap-blocked-1 = Cela tint juste assez longtemps. { $who } écouta les pas repartir par où ils étaient venus, { $manner }.
trap-blocked-2 = « Une autre fois », dit quelqu’un derrière le mur, et ce fut tout. { $who } respira.
trap-blocked-3 = Nul n’était pris et nul n’était passé. { $who } s’en contenta, { $manner }.
trap-blocked-4 = Devant la porte, { $who } ne trouva qu’une trace de botte, et elle s’en allait.
trap-blocked-5 = L’entrée était barrée, et il fallut bien rebrousser chemin. { $who } rangea le balai, { $manner }.
trap-blocked-6 = Cela avait suffi à faire peur, et { $who } n’en demandait pas plus.

trap-won-winter-1 = { $who } enroula le fil, { $manner }, et l’empocha comme pièce à conviction.
trap-won-winter-2 = « C’est tout ? » demanda { $who }, et la question resta longtemps en l’air.
trap-won-winter-3 = Quand la poussière retomba, { $who } se tenait là comme avant, { $manner }.
trap-won-winter-4 = { $who } passa par-dessus, comme on enjambe un chien qui dort.
trap-won-winter-5 = Le piège était bon. { $who } en avait connu l’inventeur.
trap-won-winter-6 = { $who } le laissa là, ouvert et vide, { $manner }, pour que tout le monde le voie.

## Saving

save-1 = On s’agenouilla { $there } près du silence, et là où gisait { $who }, dans la neige, il y avait { $drawing }.
save-2 = { $who } ouvrit un œil, et cet œil vit d’abord { $drawing }.
save-3 = Il faut deux choses pour se relever. La première vint chercher { $who } sous cette forme : { $drawing }.
save-4 = « Tu m’entends ? » { $who } entendait, et devinait aussi, tout près, { $drawing }.
save-5 = En rêve, { $who } marchait depuis des jours vers { $drawing }. Au réveil, c’était toujours là.
save-6 = Le froid avait presque fini de compter quand { $who } sentit, tout près, { $drawing }.

## Quests

intro-1 = Cela commença par une rumeur { $there } : { $goal }.
intro-2 = { $who } l’apprit avant tout le monde, { $manner } : { $there }, { $goal }.
intro-3 = Personne n’osait le dire, alors on le grava dans la glace { $there } : { $goal }.
intro-4 = Dès ce soir-là, { $who } n’eut plus qu’une idée en tête : { $there }, { $goal }.
intro-5 = Un enfant le dit à table, et toutes les cuillères s’arrêtèrent : { $there }, { $goal }.
intro-6 = Qui passait { $there } cette nuit-là le sentait sous ses semelles : { $goal }.

begin-first-1 = Voici comment commença cette histoire, { $quest } : { $who } se tint { $there }, { $manner }, et dit : « Maintenant. »
begin-first-2 = La neige s’arrêta un instant { $there }, comme pour entendre elle aussi ce mot : { $quest }. { $who } prit une grande inspiration.
begin-first-3 = Tout le long du chemin, { $who } n’avait pensé qu’à cela, { $manner } : { $quest }. Le plan comptait quatre parties, et la troisième manquait.
begin-first-4 = Tout le monde le savait { $there } : { $goal }. Quelqu’un se leva le premier, et ce fut { $who }.
begin-first-5 = « Qui vient avec moi ? » demanda { $who } { $there }, { $manner }. Ce fut tout le discours, et la quête commença : { $quest }.
begin-first-6 = Cela ne pouvait pas attendre le matin : { $goal }. Alors { $who } alluma un bout de chandelle { $there } et se mit à l’œuvre.

begin-linked-1 = En ville, chacun gardait en tête { $memory }. Voilà pourquoi { $who } attendait maintenant { $there }, et pour rien d’autre : { $goal }.
begin-linked-2 = « Vous vous rappelez { $memory } ? » demanda { $who }, { $manner }. Tout le monde s’en souvenait. « Alors vous savez ce qui nous amène. » Et la quête commença { $there } : { $quest }.
begin-linked-3 = Ce qui avait fini par { $memory } continuait { $there }. { $who } l’avait porté jusqu’ici, et la réponse avait un nom : { $quest }.
begin-linked-4 = Une chose en amène une autre : d’abord il y avait eu { $memory }, puis un long silence, et maintenant { $who } se dressait { $there }, { $manner }, et rien n’y ferait.
begin-linked-5 = Les enfants l’avaient dessiné sur les murs pendant la nuit, et l’on voyait très bien quoi : { $memory }. { $who } regarda, { $manner }, et comprit : { $goal }.
begin-linked-6 = Depuis { $memory }, { $who } dormait mal. { $there }, la raison vint au jour : { $goal }.
begin-linked-7 = { $who } gardait une chose de la dernière fois au fond de sa poche, et c’était { $memory }. Vue à la lumière { $there }, elle disait tout : { $goal }.

quest-spring-1 = Alors { $who } trouva ce que nul ne cherchait : au milieu de la poussière, il y avait { $drawing }.
quest-spring-2 = « Regardez ! » cria { $who }, et il y avait { $drawing }. Tout devint un peu plus facile.
quest-spring-3 = { $who } essaya d’une troisième façon, { $manner }, et cette fois avec { $drawing }.
quest-spring-4 = Une voisine ouvrit sa fenêtre et fit descendre au bout d’une ficelle { $drawing }. « Pour { $who } », disait le billet.
quest-spring-5 = Cela sentait la pluie, la vraie. { $who } suivit l’odeur et découvrit { $drawing }.
quest-spring-6 = { $who } éclata de rire, pour la première fois depuis des années, car il y avait { $drawing }.
quest-spring-7 = Il manquait au plan une seule chose, { $drawing }. { $who } l’avait sur soi depuis le début, { $manner }.
quest-spring-8 = D’en dessous, on frappa trois coups. { $who } souleva la planche, et dessous il y avait { $drawing }.

quest-winter-1 = Alors les lampes baissèrent, et { $who } tira de l’ombre { $drawing }.
quest-winter-2 = « Vous n’en aurez plus besoin », dit { $who }, en emportant { $drawing }.
quest-winter-3 = Un souffle froid passa sous la porte, et avec lui { $drawing }. { $who } hocha la tête, { $manner }.
quest-winter-4 = { $who } ouvrit le dossier, { $manner }. À la première page, il y avait { $drawing }.
quest-winter-5 = Les horloges s’arrêtèrent, toutes sauf une. Sous celle-là, { $who } avait posé { $drawing }.
quest-winter-6 = On n’avait pas invité { $who }, qui vint quand même, { $manner }, et apporta { $drawing }.
quest-winter-7 = La glace gagna la vitre, et dans la glace il y avait { $drawing }. { $who } s’y attendait.
quest-winter-8 = { $who } ne fit que montrer du doigt, { $manner }. Au bout du doigt, il y avait { $drawing }.

quest-none-1 = { $who } attendit, { $manner }, et pendant un moment il n’y eut que la neige.
quest-none-2 = { $who } ne dit rien, { $manner }, et l’on n’aurait su dire si cela aidait.
quest-none-3 = Un instant, tout aurait pu pencher d’un côté comme de l’autre.
quest-none-4 = { $who } les regarda l’un après l’autre, { $manner }.
quest-none-5 = Quelqu’un toussa. Quelqu’un d’autre éteignit une lampe.
quest-none-6 = { $who } compta jusqu’à dix et puis, par prudence, à l’envers.

last-card-1 = Et juste quand on croyait tout fini, { $who } se retourna encore une fois, et il y avait { $drawing }.
last-card-2 = Il restait une chose au fond du sac. { $who } y plongea la main, { $manner }, et en sortit { $drawing }.
last-card-3 = « Et pourtant », dit { $who }. Ces deux mots suffirent : derrière eux venait { $drawing }.
last-card-4 = La porte se refermait déjà quand { $who } glissa dans l’ouverture { $drawing }.
last-card-5 = { $who } avait juré de garder une chose pour la fin, et c’était { $drawing }.
last-card-6 = Une dernière rafale balaya la neige, et devant { $who } il y avait { $drawing }.

end-spring-1 = Quand il fit jour { $there }, une seule chose disait tout ce qui s’était passé : { $shown }. Les gens sortirent y toucher, et leurs mains se réchauffèrent.
end-spring-2 = Cela finit donc bien, et nul ne sut trop comment. « Cherchez pourquoi, disaient les enfants, et vous trouverez { $shown }. » Les enfants savent ces choses.
end-spring-3 = Sous le toit, { $there }, l’eau se mit à goutter. De cette nuit on garda { $shown }, et une odeur d’herbe.
end-spring-4 = On s’assit dans la neige pour rire et pleurer. Ainsi finit la quête, { $quest }, et ce qu’on en rapporta chez soi, ce fut { $shown }.
end-spring-5 = Les soldats rentrèrent, les oreilles gelées. Ils n’avaient pas vu le principal, { $shown }, et un petit morceau de printemps resta { $there }.
end-spring-6 = Pour un soir, toute la ville fit le même rêve, où il y avait { $shown }. Au matin, c’était encore vrai.

end-winter-1 = La neige se referma là-dessus comme sur tout le reste. On voyait encore { $there } { $shown }, et les gens apprirent à regarder ailleurs.
end-winter-2 = Dans le rapport, cela tint en une ligne. En ville, cela dura plus longtemps : dès qu’on fermait les yeux, il y avait { $shown }.
end-winter-3 = L’hiver gagna donc cette page et la scella avec { $shown }. Les vitres gelèrent par l’intérieur { $there }.
end-winter-4 = On rangea l’affaire pour de bon, sous un numéro, sur une étagère : { $quest }, et à côté { $shown }.
end-winter-5 = Personne n’avait crié. Le lendemain seulement, un enfant dessina en cachette { $shown }. Puis il déchira la feuille.
end-winter-6 = Il fit un peu plus froid { $there }, pour de bon. Les rebelles emportèrent dans leur mémoire { $shown }, et rentrèrent par des chemins différents.

end-neutral-1 = À la fin, les deux camps restèrent { $there } les mains vides, et ne furent, un instant, que des gens fatigués dans la neige.
end-neutral-2 = Personne ne gagna. On éteignit la lampe ensemble, sans se dire bonne nuit.
end-neutral-3 = Ce qui en restait était trop lourd pour les uns et trop léger pour les autres, alors on le laissa { $there }.
end-neutral-4 = La neige tomba sur les uns comme sur les autres, et à minuit nul n’aurait pu les distinguer.
end-neutral-5 = On en parle encore { $there }, et chacun le raconte autrement.
end-neutral-6 = Cela finit au milieu d’une phrase, comme certains jours.

## More drawings in one passage

more-spring-1 = Et un peu plus loin, il y avait { $drawing }.
more-spring-2 = Puis, par chance, vint { $drawing }.
more-spring-3 = Mieux encore : de derrière le poêle, on sortit { $drawing }.
more-spring-4 = Cela seul n’aurait pas suffi, mais il y avait aussi { $drawing }.
more-spring-5 = « Et n’oubliez pas ça », dit une petite voix, en brandissant { $drawing }.
more-spring-6 = Il fit un peu plus doux, comme s’il y avait tout près { $drawing }.
more-spring-7 = Encore une fois la neige rendit quelque chose, et cette fois c’était { $drawing }.
more-spring-8 = Personne n’avait prévu { $drawing }, et c’est justement ce qui aida.

more-winter-1 = Et derrière, plus sombre encore, il y avait { $drawing }.
more-winter-2 = Puis le vent tourna et apporta { $drawing }.
more-winter-3 = Ce n’était pas tout : sur le rebord attendait { $drawing }.
more-winter-4 = Il fit un rien plus froid, comme si l’on avait découvert { $drawing }.
more-winter-5 = « Encore une chose », dit une voix sans haleine, en posant { $drawing }.
more-winter-6 = De l’autre côté de la glace, il y avait { $drawing }.
more-winter-7 = Qui regardait mieux pouvait voir { $drawing }, et le regrettait.
more-winter-8 = Sans un bruit, juste à côté, il y avait { $drawing }.

## Powers, returns and objectives

power-1 = { $who } se mit à l’ouvrage, { $manner }, et sur le premier mur il y avait { $drawing }.
power-2 = Le soir, toute la ville ne parlait plus que de cela : { $who } avait montré { $drawing }.
power-3 = Pour cela, ni porte ni clé : { $who } n’avait besoin, en tout, que de ceci, { $drawing }.
power-4 = Cela commença dans la plus petite rue, avec { $drawing }. { $who } avait pensé à tout, { $manner }.
power-5 = { $who } traça une ligne dans la neige, { $manner }, et au-delà il y avait { $drawing }.
power-6 = Certaines choses, seul quelqu’un comme { $who } peut les faire, et celle-ci commença par { $drawing }.

return-1 = On n’avait plus revu { $who } depuis ce jour-là. Puis une nuit, { $there }, il y eut { $drawing }.
return-2 = On disait le départ définitif. C’était compter sans { $who }, et sans { $drawing }.
return-3 = Là où il fait le plus noir, { $who } avait trouvé { $drawing }, et de là on remonte.
return-4 = « J’étais en voyage, c’est tout », dit { $who } { $there }, en montrant { $drawing }.
return-5 = Un coup, une pause, deux coups : c’était { $who }, de retour, avec { $drawing }.
return-6 = La route du retour est longue, surtout quand, comme { $who }, on a pour seule boussole { $drawing }.

objective-1 = Nul ne savait ce que préparait { $who }, { $manner }. Il aurait fallu se rappeler { $memory } pour le deviner.
objective-2 = C’était un secret depuis { $memory }. Maintenant { $who } le laissa sortir, { $manner }, et la ville retint son souffle.
objective-3 = { $who } l’avait juré sur { $memory }, et aujourd’hui, { $there }, ce fut chose faite.
objective-4 = Un fil remontait jusqu’au début, vers { $memory }. { $who } en tenait l’autre bout, { $manner }.
objective-5 = « Ça, c’était pour { $memory } », dit { $who }, et pas un mot de plus.
objective-6 = Tout ce temps, { $who } avait gardé en tête { $memory } et guetté { $there }, { $manner }, cette heure-là.

## Epilogue

epilogue-linked-1 = Tout revint donc vers { $memory }. { $who } n’avait jamais lâché prise, { $manner }, et sortit pour la dernière fois.
epilogue-linked-2 = « Maintenant ou jamais », dit { $who }, en revoyant { $memory }.
epilogue-linked-3 = Au dernier matin de la guerre, tous ceux qui tenaient debout se rappelaient { $memory }, et plus que tous { $who }.
epilogue-linked-4 = Il fallait finir ce qui avait commencé avec { $memory }. { $who } parut { $there }, { $manner }.
epilogue-linked-5 = On avait peint sur la bannière { $memory }. { $who } la porta dans la neige, { $manner }.
epilogue-linked-6 = Sans { $memory }, ce jour-là, { $who } aurait gardé la chambre. Mais voilà.
epilogue-linked-7 = Et le livre s’ouvrit à la page où il y avait { $memory }. { $who } la lut deux fois et sut quoi faire.

epilogue-first-1 = Le dernier jour vint donc, sans tambour ni cloche. { $who } veillait déjà, { $manner }.
epilogue-first-2 = « Maintenant ou jamais », dit { $who } { $there }, { $manner }.
epilogue-first-3 = La neige retint son souffle, et dans ce souffle { $who } parut { $there }.
epilogue-first-4 = Nul ne les avait appelés, et ils vinrent de toutes les rues ; devant eux, { $manner }, { $who }.
epilogue-first-5 = Tout ce qui avait commencé dans Hiverbourg voulait finir. { $who } retroussa ses manches.
epilogue-first-6 = C’était la plus longue des nuits, et { $who } avait décidé, { $manner }, d’en faire la dernière.

epilogue-spring-1 = Sous les murs de l’hiver, quelqu’un chanta, et avec le chant monta { $drawing }.
epilogue-spring-2 = { $who } poussa la grille gelée, { $manner }, et elle céda devant { $drawing }.
epilogue-spring-3 = De toutes les fenêtres, des mains jetaient ce qui leur restait, et dans le tas il y avait { $drawing }.
epilogue-spring-4 = Sous les pas laissés par { $who }, la neige montra la terre, et sur la terre il y avait { $drawing }.
epilogue-spring-5 = « Pour nous tous », dit { $who }, en levant bien haut { $drawing }.
epilogue-spring-6 = La première goutte tomba du premier toit, en plein sur { $drawing }.
epilogue-spring-7 = { $who } ne se cachait plus, { $manner }, et au grand jour il y avait { $drawing }.
epilogue-spring-8 = La glace de l’étang se rompit avec un soupir, et l’on vit remonter { $drawing }.
epilogue-spring-9 = Quelqu’un ouvrit la plus vieille armoire de la ville, et tout au fond il y avait encore { $drawing }.
epilogue-spring-10 = Dans le rang des soldats il y avait un trou, large comme un enfant, et par ce trou se faufila { $drawing }.
epilogue-spring-11 = { $who } frappa à toutes les portes, et derrière chacune quelqu’un attendait avec { $drawing }.
epilogue-spring-12 = Un coq chanta, muet depuis des années. « Regardez », dit { $who }, et sur le mur il y avait { $drawing }.

epilogue-winter-1 = La garde se rangea en silence, et l’on portait devant elle { $drawing }.
epilogue-winter-2 = { $who } leva la main, { $manner }, et le givre courut sur { $drawing }.
epilogue-winter-3 = De la fabrique vint le dernier sifflet, et dans sa fumée il y avait { $drawing }.
epilogue-winter-4 = « Les enfants doivent dormir », dit { $who }, en posant sur leurs oreillers { $drawing }.
epilogue-winter-5 = Il restait au palais une chambre que nul n’avait ouverte. Dedans, il y avait { $drawing }.
epilogue-winter-6 = { $who } savait ce qui leur faisait peur, { $manner }, et leur montra { $drawing }.
epilogue-winter-7 = La neige reprit, plus drue, et dans chaque flocon il y avait { $drawing }.
epilogue-winter-8 = L’un après l’autre, les feux de la place s’éteignirent, et dans les cendres il y avait { $drawing }.
epilogue-winter-9 = Un mur de glace monta dans la nuit. En guise d’avertissement, { $who } y avait scellé { $drawing }.
epilogue-winter-10 = Les traîneaux vinrent sans grelots. Sur le premier, sous une toile, il y avait { $drawing }.
epilogue-winter-11 = { $who } lut les noms à voix haute, et après le dernier nom il y eut un silence, et { $drawing }.
epilogue-winter-12 = À six heures, on ferma toutes les portes du dehors, et au trousseau pendait { $drawing }.

last-spring-1 = Alors il plut. Plus personne ne connaissait le mot, et les enfants en inventèrent un. Hiverbourg dut se chercher un autre nom.
last-spring-2 = Au matin, il y avait de l’herbe entre les pavés, et tout le monde avait un coup de soleil sur le nez. C’est ainsi que revint le printemps ; il fallait bien que quelqu’un le porte.
last-spring-3 = Le dernier soldat appuya sa lance contre un cerisier, et elle y est toujours, en fleur.
last-spring-4 = On ouvrit d’un coup toutes les fenêtres de la ville, et l’hiver sortit comme un invité qui s’est attardé.
last-spring-5 = « C’est quoi, ce bruit ? » demanda la plus petite. « Ça, dit { $who }, c’est un ruisseau. » Et ils allèrent voir, tous.
last-spring-6 = On accrocha les dessins des enfants à la mairie, et chaque année quelqu’un repasse le soleil à la craie orange.

last-winter-1 = L’hiver resta donc. La ville est très belle à présent, très blanche, et si l’on écoute bien, on n’entend rien du tout.
last-winter-2 = On ramassa les dessins et on les compta : il en manquait un. On le cherche encore.
last-winter-3 = Quelqu’un éteignit la dernière lampe. Mais sous la neige, là où les ordres n’arrivent pas, quelque chose se retourna dans son sommeil.
last-winter-4 = On régla les horloges sur six heures, pour toujours. Seule une vieille femme chuchote encore un mot de trois lettres, et il commence par M.
last-winter-5 = À l’école, on apprend qu’il en fut toujours ainsi. Au dernier rang, un enfant dessine des ronds avec des rayons et ne sait pas pourquoi.
last-winter-6 = La neige referma le livre, doucement, comme on ferme la porte d’une chambre où quelqu’un dort.

last-writer-1 = Et personne ne gagna, car quelqu’un l’avait écrit ainsi. La moitié de la ville a de la neige, l’autre des flaques, et sur la frontière les enfants patinent et nagent le même jour.
last-writer-2 = À la fin, l’encre manqua aux deux. On s’assit à la même table, et quelqu’un coupa le pain.
last-writer-3 = Ce fut l’automne qui vint, le croirez-vous. Personne n’y avait pensé, sauf la main qui tenait la plume.
last-writer-4 = Sur la dernière page, il y a un bonhomme de neige avec une pâquerette. Deux mains l’ont dessiné, et toutes deux ont signé.
last-writer-5 = On convint des mercredis pour la neige et des dimanches pour le soleil ; le reste, c’est du temps qu’il fait.
last-writer-6 = La guerre finit par un point. Il était tout petit, et un peu des deux couleurs.
