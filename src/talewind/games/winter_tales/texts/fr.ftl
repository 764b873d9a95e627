### Ce que dit Winter Tales : noms, questions, événements, boutons, options. NAME nomme une valeur d’une famille : une case, un
### personnage, une carte ; `to`, `at` et `character` ont aussi un mot pour l’absence de valeur.

winter_tales-name = Contes d’hiver
winter_tales-about = La neige recouvre Hiverbourg, et les héros déchus des contes se la disputent : rebelles du Printemps contre soldats de l’Hiver. Tissez des dessins d’enfants en une seule grande histoire, gagnez des quêtes, tendez des pièges, et veillez sur vos cartes : celles que vous dépensez en route vous manqueront à la fin. En nombre impair, une Plume solitaire rêve d’une égalité.
    .short = Tissez des dessins en un grand conte et gagnez la ville sous la neige.

## Lieux d’Hiverbourg : le nom, le chemin (to), le séjour (at), l’abri d’un jeton, ou un but (place)

winter_tales-space = nulle part
winter_tales-space-winter-prison = Prison d’Hiver
winter_tales-space-nightmare-factory = Fabrique de cauchemars
winter_tales-space-candle-factory = Fabrique de bougies
winter_tales-space-mad-hatters-asylum = Asile du Chapelier fou
winter_tales-space-oaks-park = Parc aux Chênes
winter_tales-space-puppets-theater = Théâtre des Marionnettes
winter_tales-space-fair-of-wonders = Foire aux Merveilles
winter_tales-space-wintertown-ossuary = Ossuaire d’Hiverbourg
winter_tales-space-memory-lane-cemetery = Cimetière des Souvenirs
winter_tales-space-dorothys-mansion = Manoir de Dorothy
winter_tales-space-whistle-square = Place du Sifflet
winter_tales-space-transfer-yard = Cour des Transferts
winter_tales-space-slag-corner = Coin des Scories
winter_tales-space-stump-green = Pré aux Souches
winter_tales-space-lantern-gate = Porte aux Lanternes
winter_tales-space-old-mill-square = Place du Vieux-Moulin
winter_tales-space-bandstand-plaza = Place du Kiosque
winter_tales-space-lamplighters-circle = Rond-point des Allumeurs
winter_tales-space-battery-hill = Butte de la Batterie
winter_tales-space-ticket-street = Rue des Billets
winter_tales-space-fountain-plaza = Place de la Fontaine
winter_tales-space-orchard-steps = Escalier du Verger
winter_tales-space-ruined-church-square = Place de l’Église en ruine
winter_tales-space-bell-court = Cour de la Cloche
winter_tales-space-drain-alley = Ruelle des Égouts
winter_tales-to = nulle part
winter_tales-to-winter-prison = à la Prison d’Hiver
winter_tales-to-nightmare-factory = à la Fabrique de cauchemars
winter_tales-to-candle-factory = à la Fabrique de bougies
winter_tales-to-mad-hatters-asylum = à l’Asile du Chapelier fou
winter_tales-to-oaks-park = au Parc aux Chênes
winter_tales-to-puppets-theater = au Théâtre des Marionnettes
winter_tales-to-fair-of-wonders = à la Foire aux Merveilles
winter_tales-to-wintertown-ossuary = à l’Ossuaire d’Hiverbourg
winter_tales-to-memory-lane-cemetery = au Cimetière des Souvenirs
winter_tales-to-dorothys-mansion = au Manoir de Dorothy
winter_tales-to-whistle-square = sur la place du Sifflet
winter_tales-to-transfer-yard = dans la cour des Transferts
winter_tales-to-slag-corner = au coin des Scories
winter_tales-to-stump-green = au pré aux Souches
winter_tales-to-lantern-gate = à la porte aux Lanternes
winter_tales-to-old-mill-square = sur la place du Vieux-Moulin
winter_tales-to-bandstand-plaza = sur la place du Kiosque
winter_tales-to-lamplighters-circle = au rond-point des Allumeurs
winter_tales-to-battery-hill = sur la butte de la Batterie
winter_tales-to-ticket-street = rue des Billets
winter_tales-to-fountain-plaza = sur la place de la Fontaine
winter_tales-to-orchard-steps = dans l’escalier du Verger
winter_tales-to-ruined-church-square = sur la place de l’Église en ruine
winter_tales-to-bell-court = dans la cour de la Cloche
winter_tales-to-drain-alley = dans la ruelle des Égouts
winter_tales-at-winter-prison = à la Prison d’Hiver
winter_tales-at-nightmare-factory = à la Fabrique de cauchemars
winter_tales-at-candle-factory = à la Fabrique de bougies
winter_tales-at-mad-hatters-asylum = à l’Asile du Chapelier fou
winter_tales-at-oaks-park = au Parc aux Chênes
winter_tales-at-puppets-theater = au Théâtre des Marionnettes
winter_tales-at-fair-of-wonders = à la Foire aux Merveilles
winter_tales-at-wintertown-ossuary = à l’Ossuaire d’Hiverbourg
winter_tales-at-memory-lane-cemetery = au Cimetière des Souvenirs
winter_tales-at-dorothys-mansion = au Manoir de Dorothy
winter_tales-at-whistle-square = sur la place du Sifflet
winter_tales-at-transfer-yard = dans la cour des Transferts
winter_tales-at-slag-corner = au coin des Scories
winter_tales-at-stump-green = au pré aux Souches
winter_tales-at-lantern-gate = à la porte aux Lanternes
winter_tales-at-old-mill-square = sur la place du Vieux-Moulin
winter_tales-at-bandstand-plaza = sur la place du Kiosque
winter_tales-at-lamplighters-circle = au rond-point des Allumeurs
winter_tales-at-battery-hill = sur la butte de la Batterie
winter_tales-at-ticket-street = rue des Billets
winter_tales-at-fountain-plaza = sur la place de la Fontaine
winter_tales-at-orchard-steps = dans l’escalier du Verger
winter_tales-at-ruined-church-square = sur la place de l’Église en ruine
winter_tales-at-bell-court = dans la cour de la Cloche
winter_tales-at-drain-alley = dans la ruelle des Égouts
winter_tales-at-pinocchio = sous Pinocchio
winter_tales-at-grandma-dorothy = sous Mamie Dorothy
winter_tales-at-cranky = sous Ronchon
winter_tales-at-little-match-girl = sous Petite Fille aux allumettes
winter_tales-at-alice = sous Alice
winter_tales-at-tin-man = sous Homme de fer-blanc
winter_tales-at-scarecrow = sous Épouvantail
winter_tales-place = nulle part
winter_tales-place-winter-prison = { winter_tales-space-winter-prison }
winter_tales-place-nightmare-factory = { winter_tales-space-nightmare-factory }
winter_tales-place-candle-factory = { winter_tales-space-candle-factory }
winter_tales-place-mad-hatters-asylum = { winter_tales-space-mad-hatters-asylum }
winter_tales-place-oaks-park = { winter_tales-space-oaks-park }
winter_tales-place-puppets-theater = { winter_tales-space-puppets-theater }
winter_tales-place-fair-of-wonders = { winter_tales-space-fair-of-wonders }
winter_tales-place-wintertown-ossuary = { winter_tales-space-wintertown-ossuary }
winter_tales-place-memory-lane-cemetery = { winter_tales-space-memory-lane-cemetery }
winter_tales-place-dorothys-mansion = { winter_tales-space-dorothys-mansion }
winter_tales-place-whistle-square = { winter_tales-space-whistle-square }
winter_tales-place-transfer-yard = { winter_tales-space-transfer-yard }
winter_tales-place-slag-corner = { winter_tales-space-slag-corner }
winter_tales-place-stump-green = { winter_tales-space-stump-green }
winter_tales-place-lantern-gate = { winter_tales-space-lantern-gate }
winter_tales-place-old-mill-square = { winter_tales-space-old-mill-square }
winter_tales-place-bandstand-plaza = { winter_tales-space-bandstand-plaza }
winter_tales-place-lamplighters-circle = { winter_tales-space-lamplighters-circle }
winter_tales-place-battery-hill = { winter_tales-space-battery-hill }
winter_tales-place-ticket-street = { winter_tales-space-ticket-street }
winter_tales-place-fountain-plaza = { winter_tales-space-fountain-plaza }
winter_tales-place-orchard-steps = { winter_tales-space-orchard-steps }
winter_tales-place-ruined-church-square = { winter_tales-space-ruined-church-square }
winter_tales-place-bell-court = { winter_tales-space-bell-court }
winter_tales-place-drain-alley = { winter_tales-space-drain-alley }
winter_tales-place-pinocchio = { winter_tales-character-pinocchio }
winter_tales-place-grandma-dorothy = { winter_tales-character-grandma-dorothy }
winter_tales-place-cranky = { winter_tales-character-cranky }
winter_tales-place-little-match-girl = { winter_tales-character-little-match-girl }
winter_tales-place-alice = { winter_tales-character-alice }
winter_tales-place-tin-man = { winter_tales-character-tin-man }
winter_tales-place-scarecrow = { winter_tales-character-scarecrow }
winter_tales-place-snow-white = { winter_tales-character-snow-white }
winter_tales-place-white-rabbit = { winter_tales-character-white-rabbit }
winter_tales-place-candlewick = { winter_tales-character-candlewick }
winter_tales-place-fox-and-cat = { winter_tales-character-fox-and-cat }
winter_tales-place-mad-hatter = { winter_tales-character-mad-hatter }
winter_tales-place-wolf = { winter_tales-character-wolf }
winter_tales-place-mangiafuoco = { winter_tales-character-mangiafuoco }
winter_tales-described-winter-prison = Des murs noirs aux fenêtres trop étroites pour une épaule, où l’on compte les pas, mais jamais les noms.
winter_tales-described-nightmare-factory = Des cheminées sur la souche d’une forêt enchantée ; leur brume revient, la nuit, dans les rêves des gens.
winter_tales-described-candle-factory = L’atelier tout de guingois où Ronchon garde la cire au chaud, même les nuits où toutes les lampes doivent s’éteindre.
winter_tales-described-mad-hatters-asylum = Un hôpital de brique dont les lumières clignotent à l’unisson. Les heures de visite y sont abolies depuis longtemps.
winter_tales-described-oaks-park = Des chênes nus, des étangs gelés et, sous la neige, quelque chose de vert qui refuse de mourir.
winter_tales-described-puppets-theater = Des rangées de fauteuils poussiéreux devant une scène où, certains soirs, ce sont les marionnettes qui applaudissent.
winter_tales-described-fair-of-wonders = Une fête foraine fermée, dont le manège ne tourne que lorsque le vent vient du sud.
winter_tales-described-wintertown-ossuary = Une crypte d’os empilés et de tiroirs scellés, si froide que les murmures tombent par terre et y restent.
winter_tales-described-memory-lane-cemetery = Des allées d’obélisques où les morts du Conflit d’Automne dorment sous des noms à demi effacés.
winter_tales-described-dorothys-mansion = Une maison à colonnes, la bouilloire toujours sur le feu, avec plus de chambres que ses fenêtres ne l’avouent.

## Personnages : noms, titres et histoires

winter_tales-character = personne
winter_tales-character-pinocchio = Pinocchio
winter_tales-character-grandma-dorothy = Mamie Dorothy
winter_tales-character-cranky = Ronchon
winter_tales-character-little-match-girl = Petite Fille aux allumettes
winter_tales-character-alice = Alice
winter_tales-character-tin-man = Homme de fer-blanc
winter_tales-character-scarecrow = Épouvantail
winter_tales-character-snow-white = Blanche-Neige
winter_tales-character-white-rabbit = Lapin blanc
winter_tales-character-candlewick = Lumignon
winter_tales-character-fox-and-cat = Renard & Chat
winter_tales-character-mad-hatter = Chapelier fou
winter_tales-character-wolf = Loup
winter_tales-character-mangiafuoco = Mangefeu
winter_tales-epithet-pinocchio = le Sculpteur
winter_tales-epithet-grandma-dorothy = l’Hôtesse
winter_tales-epithet-cranky = le Dernier Mineur
winter_tales-epithet-little-match-girl = la Revenue
winter_tales-epithet-alice = la Patiente
winter_tales-epithet-tin-man = le Bûcheron
winter_tales-epithet-scarecrow = le Docteur de paille
winter_tales-epithet-snow-white = la Reine au miroir
winter_tales-epithet-white-rabbit = l’Industriel
winter_tales-epithet-candlewick = l’Indicateur
winter_tales-epithet-fox-and-cat = les Associés
winter_tales-epithet-mad-hatter = le Directeur
winter_tales-epithet-wolf = la Longue Dent
winter_tales-epithet-mangiafuoco = le Gouverneur
winter_tales-background-pinocchio = Il a compris très tôt que celui qui tient les fils écrit la pièce ; depuis, il coupe tous ceux qui passent à sa portée. Le jour, son établi fabrique des poupées pour les enfants des officiers ; la nuit, les mêmes ciseaux taillent des doubles fonds, des sifflets que seuls les amis entendent et des blagues que la censure ne comprend pas.
winter_tales-background-grandma-dorothy = À la façon de frapper, elle sait s’il faut à l’invité une soupe, un lit ou un autre nom. Aucun plan ne montre toutes les portes de sa maison, et les clés sont cousues dans son ourlet dans un ordre qu’elle seule connaît.
winter_tales-background-cranky = Il bougonne contre la neige, contre la soupe et surtout contre ceux qui lui disent merci. Ses bougies se vendent assez bien, et dans la mèche d’une sur cent il tresse un vers des chansons qu’on chantait sous terre.
winter_tales-background-little-match-girl = Personne ne se souvient de lui avoir ouvert, et pourtant sa place près du feu est toujours chaude. Elle vend une allumette par nuit, jamais deux fois à la même porte ; à sa lueur, on revoit ce qu’on avait perdu exprès.
winter_tales-background-alice = Son dossier dit neuf fois « guérie », chaque fois d’une autre main. Elle répond à des questions qu’on ne posera que la semaine prochaine, et elle collectionne les clés, car les petites portes lui ont toujours réussi.
winter_tales-background-tin-man = Il porte sa burette au bout d’une chaîne, comme d’autres leur montre, et demande aux inconnus s’ils ont assez chaud. Il a juré de ne jamais lever sa hache avec colère, et il a découvert tout ce qu’on peut faire avec, calmement.
winter_tales-background-scarecrow = Il écoute, la tête penchée, jusqu’à ce que les gens entendent leurs propres pensées et s’en étonnent. Leurs aveux, il les fourre dans son manteau avec la paille : personne ne peut le fouiller sans s’y perdre.
winter_tales-background-snow-white = Tous les murs de son palais répondent quand elle parle, et depuis peu ils hésitent. Elle signe les décrets sans les lire, à une condition : que son profil, sur les pièces, soit refrappé chaque année, un peu plus jeune.
winter_tales-background-white-rabbit = Il n’est plus jamais en retard depuis qu’il a racheté la fabrique d’horloges. Son usine livre n’importe quoi avant l’aube ; les petites lignes disent ce qu’elle prend en échange.
winter_tales-background-candlewick = Il brait encore quand il rit, alors il a cessé de rire. Il s’assied là où les gens sont seuls, paie la deuxième tournée et rentre chez lui avec la seule phrase qu’ils auraient dû garder.
winter_tales-background-fox-and-cat = L’un boite dès qu’il y a une aumône à prendre, l’autre perd la vue dès qu’il y a une note à payer ; personne n’a encore surpris les deux à la fois. Ils vendent aux deux camps, assurent les deux camps et vont à tous les enterrements.
winter_tales-background-mad-hatter = Dans son asile, il est toujours six heures, et le thé fait partie du traitement. Il garde les chapeaux de ses patients sur des patères étiquetées et, tard le soir, on l’entend à travers le mur essayer leurs pensées.
winter_tales-background-wolf = Il compte à rebours depuis un nombre que lui seul connaît et, arrivé à zéro, il compte bien prendre sa retraite. D’ici là, il dort sur les seuils comme un chien perdu, pour que ceux qui l’enjambent s’y habituent.
winter_tales-background-mangiafuoco = Il dirigeait autrefois un théâtre de marionnettes et ne voit pas pourquoi une ville se mènerait autrement. Il éternue quand la pitié le prend, et la garde a l’ordre de regarder ailleurs jusqu’à ce que ça passe.

## Quêtes : noms, buts et étincelles

winter_tales-token = aucune quête
winter_tales-token-great-artifact-spring = Le Grand Artefact du Printemps
winter_tales-token-great-artifact-winter = Le Grand Artefact de l’Hiver
winter_tales-token-glimmer-of-hope = Une lueur d’espoir
winter_tales-token-love-that-melts-the-snow = L’amour qui fait fondre la neige
winter_tales-token-safe-house = Le Refuge
winter_tales-token-freezing-horror = L’Horreur glacée
winter_tales-token-winter-propaganda = La Propagande de l’Hiver
winter_tales-token-armed-retaliation = Les Représailles
winter_tales-goal-great-artifact-spring = Posséder un objet assez puissant pour faire pencher la guerre : le trouver, le forger, le voler ou le réveiller.
winter_tales-goal-great-artifact-winter = Posséder un objet assez puissant pour faire pencher la guerre : le trouver, le forger, le voler ou le réveiller.
winter_tales-goal-glimmer-of-hope = Donner à la ville une vraie raison de croire au retour du printemps : un lieu, une chose, une créature ou une personne.
winter_tales-goal-love-that-melts-the-snow = Lier à un autre rebelle celui qui porte le jeton, par l’amitié, la famille ou l’amour ; la fin de la quête dira à qui.
winter_tales-goal-safe-house = Gagner un refuge caché et bien gardé, où les rebelles puissent s’abriter, guérir et préparer la suite.
winter_tales-goal-freezing-horror = Créer, ou déterrer, une terreur capable d’atteindre les rebelles où qu’ils se cachent.
winter_tales-goal-winter-propaganda = Briser le courage des rebelles et dresser la ville contre eux, par le mensonge, la rumeur ou le spectacle.
winter_tales-goal-armed-retaliation = Frapper fort là où se trouve le rebelle marqué : descente, capture ou sabotage, et le plus de dégâts possible.
winter_tales-spark-great-artifact-spring-1 = Une boîte à musique dont l’air fait fuir la neige.
winter_tales-spark-great-artifact-spring-2 = Une aiguille qui recoud les ombres à ceux qui les jettent.
winter_tales-spark-great-artifact-winter-1 = Une boîte à musique dont l’air fait fuir la neige.
winter_tales-spark-great-artifact-winter-2 = Une aiguille qui recoud les ombres à ceux qui les jettent.
winter_tales-spark-glimmer-of-hope-1 = Une hirondelle fait son nid là où aucun oiseau ne chante depuis des années.
winter_tales-spark-glimmer-of-hope-2 = Un vieux calendrier a encore une page d’avril.
winter_tales-spark-love-that-melts-the-snow-1 = Deux personnes découvrent qu’elles laissent du pain au même chien perdu.
winter_tales-spark-love-that-melts-the-snow-2 = Quelqu’un se souvient d’une berceuse qu’il n’aurait jamais dû entendre.
winter_tales-spark-safe-house-1 = Une cave que tout le monde croit inondée.
winter_tales-spark-safe-house-2 = Une chambre qui n’apparaît que lorsque le piano est accordé.
winter_tales-spark-freezing-horror-1 = Un chœur de bonshommes de neige qui avancent d’un pas chaque nuit.
winter_tales-spark-freezing-horror-2 = Une horloge qui vole une heure à qui l’entend.
winter_tales-spark-winter-propaganda-1 = Toutes les vitrines montrent le même portrait souriant.
winter_tales-spark-winter-propaganda-2 = Une œuvre de charité distribue des manteaux à la doublure pleine d’oreilles.
winter_tales-spark-armed-retaliation-1 = Pour une fois, la garde marche sans tambours.
winter_tales-spark-armed-retaliation-2 = Quelqu’un vend le mot de passe contre un repas chaud.

## Pouvoirs, dons et objectifs

winter_tales-power-great-artifact = Le Grand Artefact
winter_tales-power-glimmer-of-hope = Une lueur d’espoir
winter_tales-power-love-that-melts-the-snow = L’amour qui fait fondre la neige
winter_tales-power-safe-house = Le Refuge
winter_tales-power-freezing-horror = L’Horreur glacée
winter_tales-power-winter-propaganda = La Propagande de l’Hiver
winter_tales-power-armed-retaliation = Les Représailles
winter_tales-gives-great-artifact = Dans chaque quête ou combat de qui le porte, la carte de son souvenir se joue comme si vous l’aviez en main. Il peut passer à un personnage d’une autre personne sur la même case, si l’histoire le permet.
winter_tales-gives-glimmer-of-hope = Une fois par chapitre, après l’activation de ce rebelle, sa carte peut redevenir prête : il agit deux fois.
winter_tales-gives-love-that-melts-the-snow = Les deux se déplacent ensemble pour un seul prix, même si l’un est à terre, et peuvent combattre et piéger comme un seul.
winter_tales-gives-safe-house = Un rebelle qui perd un combat arrive ici, debout.
winter_tales-gives-freezing-horror = Qui tient l’Horreur peut la lâcher sur un rebelle, s’il ne lui reste aucun personnage prêt. La carte de son souvenir frappe d’abord.
winter_tales-gives-winter-propaganda = À la place d’un tour : retournez votre soldat prêt, piochez trois cartes, jouez-en trois, et un rebelle prêt perd son chapitre.
winter_tales-gives-armed-retaliation = Tout de suite et une seule fois : un pouvoir des rebelles est détruit, ou un rebelle qui n’en a pas disparaît.
winter_tales-skill-objective = Objectif
winter_tales-skill-quest = Quête
winter_tales-skill-trap = Piège
winter_tales-skill-battle = Combat
winter_tales-skill-movement = Mouvement
winter_tales-skill-secret-passage = Passage secret
winter_tales-skill-story-card = Carte récit
winter_tales-can-objective = À l’activation, votre objectif inachevé peut être échangé contre un autre, inutilisé.
winter_tales-can-quest = Compte un de plus pour son camp dans une quête où il prend part.
winter_tales-can-trap = Compte un de plus pour son camp dans un piège.
winter_tales-can-battle = Au premier échange d’un combat, son coup se raconte sans carte.
winter_tales-can-movement = Deux pas sans carte, une fois par activation.
winter_tales-can-secret-passage = À l’activation, un passage secret mène à sa maison, et personne ne peut arrêter ce personnage.
winter_tales-can-story-card = Pioche quatre cartes à l’activation, et non trois.
winter_tales-objective = rien
winter_tales-objective-obj-rescue = Le Sauvetage
winter_tales-objective-obj-rebels-1 = Les Rebelles
winter_tales-objective-obj-rebels-2 = Les Rebelles
winter_tales-objective-obj-connection-1 = La Liaison (Théâtre des Marionnettes et Cimetière des Souvenirs)
winter_tales-objective-obj-connection-2 = La Liaison (Foire aux Merveilles et Fabrique de cauchemars)
winter_tales-objective-obj-connection-3 = La Liaison (Prison d’Hiver et Parc aux Chênes)
winter_tales-objective-obj-connection-4 = La Liaison (Manoir de Dorothy et Fabrique de bougies)
winter_tales-objective-obj-reward-1 = La Récompense
winter_tales-objective-obj-reward-2 = La Récompense
winter_tales-objective-obj-spy-1 = L’Espion
winter_tales-objective-obj-spy-2 = L’Espion
winter_tales-objective-obj-attack-1 = L’Attaque (Manoir de Dorothy)
winter_tales-objective-obj-attack-2 = L’Attaque (Théâtre des Marionnettes)
winter_tales-objective-obj-garrison = La Garnison
winter_tales-condition-obj-rescue = Relever un rebelle à terre.
winter_tales-condition-obj-rebels-1 = Un de vos pièges met un soldat à terre.
winter_tales-condition-obj-rebels-2 = Un de vos pièges met un soldat à terre.
winter_tales-condition-obj-connection-1 = Un même rebelle atteint les deux lieux en une seule activation.
winter_tales-condition-obj-connection-2 = Un même rebelle atteint les deux lieux en une seule activation.
winter_tales-condition-obj-connection-3 = Un même rebelle atteint les deux lieux en une seule activation.
winter_tales-condition-obj-connection-4 = Un même rebelle atteint les deux lieux en une seule activation.
winter_tales-condition-obj-reward-1 = Un de vos combats met un rebelle à terre.
winter_tales-condition-obj-reward-2 = Un de vos combats met un rebelle à terre.
winter_tales-condition-obj-spy-1 = Deux fois, un rebelle entre sur une case où se trouve un de vos soldats.
winter_tales-condition-obj-spy-2 = Deux fois, un rebelle entre sur une case où se trouve un de vos soldats.
winter_tales-condition-obj-attack-1 = Défaussez deux cartes récit pendant que votre soldat s’y tient debout.
winter_tales-condition-obj-attack-2 = Défaussez deux cartes récit pendant que votre soldat s’y tient debout.
winter_tales-condition-obj-garrison = Il y a des soldats dans plus de lieux que de rebelles.
winter_tales-theme-rescue-1 = un prisonnier est libéré
winter_tales-theme-rescue-2 = un ami blessé est soigné
winter_tales-theme-rescue-3 = un allié malade se rétablit
winter_tales-theme-rebels-1 = un soldat est enfermé par ruse
winter_tales-theme-rebels-2 = un soldat blessé est laissé derrière
winter_tales-theme-rebels-3 = un soldat est assommé
winter_tales-theme-connection-1 = un message caché
winter_tales-theme-connection-2 = une nouvelle qui change tout
winter_tales-theme-connection-3 = un trésor utile change de mains
winter_tales-theme-connection-4 = une arme nouvelle passe en cachette
winter_tales-theme-reward-1 = le butin d’une attaque hardie
winter_tales-theme-reward-2 = la vengeance contre un rebelle
winter_tales-theme-reward-3 = une leçon de peur
winter_tales-theme-spy-1 = un suspect est suivi
winter_tales-theme-spy-2 = un secret est surpris
winter_tales-theme-spy-3 = on ouvre un dossier sur quelqu’un
winter_tales-theme-attack-1 = une cachette est saccagée
winter_tales-theme-attack-2 = un sabotage discret
winter_tales-theme-attack-3 = un vol de secrets
winter_tales-theme-garrison-1 = une rafle met la main sur des papiers
winter_tales-theme-garrison-2 = une parade pour faire peur à la ville

## Cartes sans dessin ; les autres, le jeu d’images les nomme

winter_tales-card-none = rien
winter_tales-card-neutral = carte neutre
winter_tales-card-blank = carte blanche
winter_tales-card-obj-rescue = { winter_tales-objective-obj-rescue }
winter_tales-card-obj-rebels-1 = { winter_tales-objective-obj-rebels-1 }
winter_tales-card-obj-rebels-2 = { winter_tales-objective-obj-rebels-2 }
winter_tales-card-obj-connection-1 = { winter_tales-objective-obj-connection-1 }
winter_tales-card-obj-connection-2 = { winter_tales-objective-obj-connection-2 }
winter_tales-card-obj-connection-3 = { winter_tales-objective-obj-connection-3 }
winter_tales-card-obj-connection-4 = { winter_tales-objective-obj-connection-4 }
winter_tales-card-obj-reward-1 = { winter_tales-objective-obj-reward-1 }
winter_tales-card-obj-reward-2 = { winter_tales-objective-obj-reward-2 }
winter_tales-card-obj-spy-1 = { winter_tales-objective-obj-spy-1 }
winter_tales-card-obj-spy-2 = { winter_tales-objective-obj-spy-2 }
winter_tales-card-obj-attack-1 = { winter_tales-objective-obj-attack-1 }
winter_tales-card-obj-attack-2 = { winter_tales-objective-obj-attack-2 }
winter_tales-card-obj-garrison = { winter_tales-objective-obj-garrison }

## Sortes de passages

winter_tales-kind-opening = l’ouverture
winter_tales-kind-move = le chemin
winter_tales-kind-battle_attack = l’attaque
winter_tales-kind-battle_defence = la défense
winter_tales-kind-battle_close = la fin du combat
winter_tales-kind-trap_set = l’embuscade
winter_tales-kind-trap_evade = l’esquive
winter_tales-kind-trap_close = la fin du piège
winter_tales-kind-save = le sauvetage
winter_tales-kind-quest_intro = une nouvelle quête
winter_tales-kind-quest_begin = le début de la quête
winter_tales-kind-quest_continue = la quête
winter_tales-kind-quest_join = l’entrée d’un nouveau venu
winter_tales-kind-quest_last = la dernière carte de la quête
winter_tales-kind-quest_end = la fin de la quête
winter_tales-kind-power = un pouvoir
winter_tales-kind-return = le retour d’un rebelle
winter_tales-kind-objective = un exploit secret
winter_tales-kind-epilogue = une part de l’épilogue
winter_tales-kind-epilogue_end = les derniers mots

## Camps, verdicts, consignes et autres noms

winter_tales-side-spring = Le Printemps
winter_tales-side-winter = L’Hiver
winter_tales-side-neutral = Personne
winter_tales-side-writer = La Plume
winter_tales-faction-spring = le Printemps
winter_tales-faction-winter = l’Hiver
winter_tales-faction-writer = la Plume
winter_tales-verdict-accept = le passage tient
winter_tales-verdict-rewrite = à raconter de nouveau
winter_tales-verdict-reject = le passage ne tient pas
winter_tales-order-declare = l’annoncer dès qu’il est accompli
winter_tales-order-unless = l’annoncer, sauf si cela faisait commencer l’épilogue
winter_tales-order-hold = le garder pour moi
winter_tales-pile-trap = la carte du piège
winter_tales-pile-spring = côté Printemps
winter_tales-pile-winter = côté Hiver
winter_tales-source-hand = de la main
winter_tales-source-trap = carte du piège
winter_tales-source-artifact = le Grand Artefact
winter_tales-source-horror = l’Horreur glacée
winter_tales-scene-move = déplacement
winter_tales-scene-fight = combat ou piège
winter_tales-scene-price = prix
winter_tales-scene-quest = quête
winter_tales-scene-epilogue = épilogue
winter_tales-fate-told = raconté
winter_tales-fate-asked = en question
winter_tales-fate-upheld = confirmé
winter_tales-fate-rewritten = raconté de nouveau
winter_tales-fate-overwritten = recouvert
winter_tales-fate-abandoned = laissé ouvert
winter_tales-track = Case { $value } de la frise
winter_tales-memory = Le souvenir de la case { $value }
winter_tales-tale = Passage { $value }
winter_tales-window-interrupt = Quand quelqu’un arrive devant mes personnages
winter_tales-window-join = Quand une quête appelle
winter_tales-window-join-in = Quand je peux entrer dans une quête
winter_tales-window-together = Quand deux rebelles unis peuvent faire front
winter_tales-window-flip-back = Quand l’espoir peut réveiller mon rebelle
winter_tales-window-object = Quand on peut contester un passage

## Ce qui se passe

winter_tales-now-arbitrating = Tout le monde propose un arbitre du récit.
winter_tales-now-casting = Chacun son tour, on prend un personnage et on lui donne sa première place.
winter_tales-now-placing-quest = { WHO($seat) ->
    [you] Vous placez une quête : « { NAME($token, of: "token") } ».
   *[other] { SEAT($seat) } place une quête : « { NAME($token, of: "token") } ».
}
winter_tales-now-turn = { WHO($seat) ->
    [you] C’est à vous.
   *[other] C’est à { SEAT($seat) }.
}
winter_tales-now-activation = { WHO($seat) ->
    [you] Vous jouez { NAME($char, of: "character") }.
   *[other] { SEAT($seat) } joue { NAME($char, of: "character") }.
}
winter_tales-now-movement = { WHO($seat) ->
    [you] Vous menez { NAME($char, of: "character") } à travers la ville.
   *[other] { SEAT($seat) } mène { NAME($char, of: "character") } à travers la ville. Lisez avec nous.
}
winter_tales-now-entry = { NAME($char, of: "character") } arrive { NAME($space, of: "to") }. Quelqu’un intervient ?
winter_tales-now-claim-talk = { SEATS($seats) } { MANY($seats) ->
    [you] voulez
    [we] voulez
    [one] veut
   *[other] veulent
} intervenir. Qui le fait ?
winter_tales-now-standing = Front commun pour { NAME($char, of: "character") } et { NAME($partner, of: "character") } ?
winter_tales-now-laying = { WHO($seat) ->
    [you] Vous tendez un piège à { NAME($soldier, of: "character") } avec { NAME($char, of: "character") }.
   *[other] { SEAT($seat) } tend un piège à { NAME($soldier, of: "character") } avec { NAME($char, of: "character") }.
}
winter_tales-now-sending = « { NAME($quest, of: "token") } » appelle. Qui envoie quelqu’un ?
winter_tales-now-joining-in = « { NAME($quest, of: "token") } » : qui prend la suite du récit ?
winter_tales-now-choosing = { WHO($seat) ->
    [you] Vous choisissez le dessin qui gardera le souvenir de la quête.
   *[other] { SEAT($seat) } choisit le dessin qui gardera le souvenir de la quête.
}
winter_tales-now-placing = { WHO($seat) ->
    [you] Vous placez le nouveau souvenir.
   *[other] { SEAT($seat) } place le nouveau souvenir.
}
winter_tales-now-telling = { WHO($seat) ->
    [you] Vous racontez { NAME($kind, of: "kind") }.
   *[other] { SEAT($seat) } raconte { NAME($kind, of: "kind") }.
}
winter_tales-now-objecting = { $matter ->
    [link] Le récit reprend-il le souvenir du marque-page ?
    [captive] Le récit mène-t-il le captif jusque-là ?
    [artifact] Le récit fait-il passer l’artefact ?
   *[return] Le récit fait-il revenir le rebelle ?
} Sans objection, il tient.
winter_tales-now-ruling = { WHO($seat) ->
    [you] Vous avez le dernier mot sur ce passage.
   *[other] { SEAT($seat) } a le dernier mot sur ce passage.
}
winter_tales-now-weighing = Tout le monde vote : ce passage tient-il ?
winter_tales-now-wrapping-up = { WHO($seat) ->
    [you] Vous aimeriez conclure le conte. Les autres décident.
   *[other] { SEAT($seat) } aimerait conclure le conte.
}
winter_tales-now-supporting = { WHO($seat) ->
    [you] Vous choisissez le camp que la Plume va aider.
   *[other] { SEAT($seat) } choisit le camp que la Plume va aider.
}
winter_tales-now-marking = { WHO($seat) ->
    [you] Vous déplacez le marque-page.
   *[other] { SEAT($seat) } déplace le marque-page.
}
winter_tales-now-granting = { WHO($seat) ->
    [you] Vous dites qui reçoit « { NAME($power, of: "power") } ».
   *[other] { SEAT($seat) } dit qui reçoit « { NAME($power, of: "power") } ».
}
winter_tales-now-retaliating = { WHO($seat) ->
    [you] L’Hiver se venge, et vous choisissez où.
   *[other] L’Hiver se venge, et { SEAT($seat) } choisit où.
}
winter_tales-now-rehoming = { WHO($seat) ->
    [you] Vous cherchez un nouveau rebelle pour une quête.
   *[other] { SEAT($seat) } cherche un nouveau rebelle pour une quête.
}
winter_tales-now-flipping-back = L’espoir réveillera-t-il encore { NAME($char, of: "character") } ?
winter_tales-now-declaring = { WHO($seat) ->
    [you] Vous avez accompli votre objectif secret.
   *[other] { SEAT($seat) } a accompli un objectif secret.
}
winter_tales-now-spreading = { WHO($seat) ->
    [you] Vous répandez la parole de l’Hiver.
   *[other] { SEAT($seat) } répand la parole de l’Hiver.
}
winter_tales-now-returning = { WHO($seat) ->
    [you] Vous racontez comment revient { NAME($char, of: "character") }.
   *[other] { SEAT($seat) } raconte comment revient { NAME($char, of: "character") }.
}

## Ce qu’on vous demande : la mise en place

winter_tales-name-arbiter = Qui sera l’arbitre du récit ? { WHO($seat) ->
    [you] Vous avez dressé la table : pourquoi pas vous ?
   *[other] { SEAT($seat) } a dressé la table : c’est un bon choix.
}
winter_tales-name-arbiter-alone = Les avis diffèrent. Qui nommez-vous arbitre du récit ?
winter_tales-take-character = Choisissez un personnage, le numéro { $number } sur { $of }, et sa première place. Les rebelles commencent dans un lieu, les soldats sur une place entre deux lieux.
winter_tales-place-quest = Où commence « { NAME($token, of: "token") } » ?
winter_tales-factions-do-not-fit = Une moitié de la table joue le Printemps, l’autre l’Hiver ; en nombre impair, il y a aussi une Plume.

## Ce qu’on vous demande : les tours

winter_tales-turn = C’est à vous. Qui jouez-vous ?
winter_tales-go-on = { $steps ->
    [0] Tissez un dessin pour avancer de deux pas avec { NAME($char, of: "character") }, ou terminez.
    [one] Avec { NAME($char, of: "character") }, il vous reste un pas.
   *[other] Avec { NAME($char, of: "character") }, il vous reste { $steps } pas.
}
winter_tales-act = Que fait-on ici avec { NAME($char, of: "character") } ?
winter_tales-keep = { $over ->
    [0] C’est tout ? Alors, terminez votre tour.
    [one] Vous pouvez garder sept cartes. Laquelle rangez-vous ?
   *[other] Vous pouvez garder sept cartes. Lesquelles rangez-vous ? Il en faut { $over }.
}
winter_tales-interrupt-battle = { NAME($char, of: "character") } arrive juste devant vous, { NAME($space, of: "at") }. Attaquer ?
winter_tales-interrupt-trap = { NAME($char, of: "character") } arrive juste devant vous, { NAME($space, of: "at") }. Déclencher un piège ?
winter_tales-claim-talk = { SEATS($seats) } { MANY($seats) ->
    [you] voulez
    [we] voulez
    [one] veut
   *[other] veulent
} intervenir, mais une seule personne le peut. Insistez-vous, ou laissez-vous faire les autres ?
winter_tales-stand = On attaque { NAME($char, of: "character") }. Avec { NAME($partner, of: "character") }, faites-vous front ? La victoire ou la chute sera commune.
winter_tales-stand-trap = { NAME($char, of: "character") } tend un piège. Avec { NAME($partner, of: "character") }, y mettez-vous aussi vos cartes ?
winter_tales-lay = Choisissez la carte du piège. Cachez toutes les autres : côté Printemps, elles comptent contre { NAME($soldier, of: "character") } ; côté Hiver, elles vous reviennent.
winter_tales-lay-second = Cachez vos cartes, vous aussi : côté Printemps, elles comptent contre { NAME($soldier, of: "character") } ; côté Hiver, elles vous reviennent.
winter_tales-wrap-up = { WHO($seat) ->
    [you] Vous aimeriez conclure le conte maintenant.
   *[other] { SEAT($seat) } aimerait conclure le conte maintenant. Et vous ?
}

## Ce qu’on vous demande : quêtes et souvenirs

winter_tales-join = « { NAME($quest, of: "token") } » appelle. Envoyez-vous un de vos personnages prêts ?
winter_tales-join-in = « { NAME($quest, of: "token") } » : avec qui prenez-vous la suite du récit ?
winter_tales-choose-memory = Quel dessin gardera le souvenir de cette quête ?
winter_tales-place-memory = { $card ->
    [neutral] Où va sa carte neutre parmi les souvenirs ?
   *[other] Où va « { NAME($card, of: "card") } » parmi les souvenirs ?
}
winter_tales-object-link = Ce début reprend-il le souvenir du marque-page ? Laissez-le, ou dites ce qui manque.
winter_tales-object-captive = Le récit mène-t-il vraiment le captif là-bas ? Laissez-le, ou dites ce qui manque.
winter_tales-object-artifact = Le récit fait-il vraiment passer l’artefact ? Laissez-le, ou dites ce qui manque.
winter_tales-object-return = Le récit fait-il vraiment revenir le rebelle à cet endroit ? Laissez-le, ou dites ce qui manque.
winter_tales-rule-link = Quelqu’un conteste. Ce début reprend-il le souvenir du marque-page ?
winter_tales-rule-captive = Le récit mène-t-il le captif là-bas ?
winter_tales-rule-artifact = Le récit fait-il passer l’artefact ?
winter_tales-rule-return = Le récit fait-il revenir le rebelle à cet endroit ?
winter_tales-rewrite = Racontez ce passage de nouveau. Les dessins restent ; seuls vos mots changent.

## Ce qu’on vous demande : pouvoirs et objectifs

winter_tales-give-power = Qui reçoit « { NAME($power, of: "power") } » ?
winter_tales-retaliate = L’Hiver se venge. Quel pouvoir tombe, ou quel rebelle ?
winter_tales-rehome = « { NAME($token, of: "token") } » a perdu son rebelle. Sous qui continue la quête ?
winter_tales-flip-back = Une lueur d’espoir brille pour { NAME($char, of: "character") }. Rendre sa carte prête ?
winter_tales-return-elsewhere = Le récit ne mène pas le rebelle là. Nommez un autre endroit de votre histoire.
winter_tales-pay-three = Choisissez les trois dessins de votre récit.
winter_tales-place-objective = Objectif accompli : « { NAME($goal, of: "objective") } ». Où va-t-il sur la frise ?

## Ce qu’on vous demande : l’épilogue

winter_tales-support-all = Vous ouvrez l’épilogue avec toutes vos cartes. Pour quel camp ?
winter_tales-support = { $most ->
    [0] Quel camp aidez-vous ? Vous n’avez pas de carte à jouer, mais vous pouvez raconter.
    [one] Quel camp aidez-vous ? Vous pouvez jouer une carte pour lui.
   *[other] Quel camp aidez-vous ? Vous pouvez jouer jusqu’à { $most } cartes pour lui.
}
winter_tales-mark = Sur quel souvenir mettez-vous le marque-page ?

## Ce qu’on vous demande de raconter

winter_tales-tell-opening = Ouvrez le conte : dites de quoi parlent les deux quêtes, et laissez de la place pour la suite.
winter_tales-tell-move = Racontez ce chemin avec { NAME($char, of: "character") } : comment, et pourquoi ?
winter_tales-tell-battle_attack = À l’attaque ! Un dessin, et le coup porté par { NAME($char, of: "character") }. Ou laissez faire.
winter_tales-tell-battle_defence = En garde ! Un dessin, et la parade trouvée par { NAME($char, of: "character") }. Ou cédez.
winter_tales-tell-battle_close = Victoire pour { NAME($char, of: "character") }. Racontez la fin du combat.
winter_tales-tell-trap_set = Racontez l’embuscade : que fait { NAME($char, of: "character") }, et à quoi sert la carte du piège ?
winter_tales-tell-trap_evade = Le piège se referme sur { NAME($char, of: "character") }. Comment y échapper ? Tissez autant de dessins que vous l’osez.
winter_tales-tell-trap_close = Victoire pour { NAME($char, of: "character") }. Racontez la fin du piège.
winter_tales-tell-save = Racontez comment on sauve { NAME($char, of: "character") }, avec les deux dessins.
winter_tales-tell-quest_intro = Une nouvelle quête : « { NAME($quest, of: "token") } ». Dites de quoi elle parle, et laissez le reste ouvert.
winter_tales-tell-quest_begin = Commencez « { NAME($quest, of: "token") } » : que veut faire { NAME($char, of: "character") } ? S’il y a un souvenir sous le marque-page, reprenez-le.
winter_tales-tell-quest_continue = Continuez « { NAME($quest, of: "token") } ». Tissez autant de dessins que vous voulez, mais ne dites pas la fin.
winter_tales-tell-quest_join = Prenez la suite avec { NAME($char, of: "character") }. Chaque dessin compte pour votre camp.
winter_tales-tell-quest_last = Vous pouvez tisser un dernier dessin. La fin reste ouverte.
winter_tales-tell-quest_end = Racontez comment finit « { NAME($quest, of: "token") } ».
winter_tales-tell-power = Racontez comment cela se passe, avec ces dessins.
winter_tales-tell-return = Racontez l’évasion du rebelle perdu, et nommez l’endroit.
winter_tales-tell-objective = Racontez votre exploit secret. S’il y a un souvenir sous le marque-page, reprenez-le.
winter_tales-tell-epilogue = Vos dernières cartes : racontez votre part de la fin, reliez-la à un souvenir, et laissez l’issue ouverte.
winter_tales-tell-epilogue_end = Les derniers mots sont à vous. Comment finit le conte ?

## Boutons

winter_tales-move-name-arbiter = Nommer arbitre
winter_tales-move-take-character = Prendre ce personnage
    .char = Qui
    .space = D’où il part
winter_tales-move-place-quest = Placer la quête
winter_tales-move-activate = Jouer ce personnage
winter_tales-move-save = Sauver, pour deux cartes
    .char = Qui
    .cards = Les deux cartes
winter_tales-move-end-turn = Finir le tour
winter_tales-move-longer = Encore un peu de temps
winter_tales-move-walk = Aller là
    .to = Vers où
    .along = Avec l’être aimé
winter_tales-move-free-steps = Deux pas gratuits
winter_tales-move-take-passage = Prendre le passage secret
winter_tales-move-swap-objective = Échanger l’objectif
    .goal = Écarter
    .taken = Prendre à la place
winter_tales-move-reveal-objective = Dévoiler l’objectif
winter_tales-move-do-attack = Mener L’Attaque, pour deux cartes
    .goal = Pour quel objectif
    .cards = Les deux cartes
winter_tales-move-interrupt = Intervenir
    .char = Avec qui
    .target = Contre qui
winter_tales-move-insist = J’insiste
winter_tales-move-yield = Après vous
winter_tales-move-stand = Faire front
    .together = Côte à côte
winter_tales-move-capture = Finir le combat
    .space = Où est mis le rebelle vaincu
    .tale = Comment cela finit
winter_tales-move-lay-trap = Tendre le piège
winter_tales-move-generate = Lancer une nouvelle quête
    .token = Quelle quête
    .at = Où elle commence
winter_tales-move-resolve = Mener cette quête
winter_tales-move-cannot-connect = Je ne trouve pas le lien
winter_tales-move-join = Envoyer ce personnage
winter_tales-move-join-in = Prendre la suite
winter_tales-move-choose-memory = Garder ce dessin
winter_tales-move-place-memory = Le placer ici
winter_tales-move-give-power = Confier le pouvoir
    .char = À qui
    .partner = Avec
winter_tales-move-destroy-power = Détruire ce pouvoir
winter_tales-move-eliminate = Faire disparaître ce rebelle
winter_tales-move-rehome = Mettre la quête ici
winter_tales-move-flip-back = Se réveiller
winter_tales-move-propagate = Répandre la Propagande de l’Hiver
    .soldier = Qui parle
    .rebel = Qui ne pourra pas agir
winter_tales-move-pay-three = Jouer ces trois cartes
winter_tales-move-bring-back = Faire revenir le rebelle, pour trois cartes
    .space = Où
    .cards = Les trois cartes
winter_tales-move-horrify = Lâcher l’Horreur glacée
winter_tales-move-keep = C’est fait
winter_tales-move-place-objective = Le placer ici
winter_tales-move-object = Je conteste
winter_tales-move-rule = Décider
winter_tales-move-support = Aider ce camp
winter_tales-move-move-bookmark = Mettre le marque-page ici
winter_tales-move-agree = Répondre
    .yes = Oui, que le conte finisse
winter_tales-move-answer-ahead = Répondre d’avance à l’appel de la quête
winter_tales-move-let-stand = Laisser passer dès maintenant
winter_tales-move-propose-wrap-up = Proposer de conclure le conte
winter_tales-move-set-order = Quand l’objectif est accompli
    .goal = Quel objectif
    .order = Que faire alors
winter_tales-move-follow = Suivre l’être aimé
    .char = Qui
    .follows = Suit
winter_tales-move-pass-artifact = Passer l’artefact
    .char = À qui
    .tale = Comment il change de mains
winter_tales-move-suggest = Souffler une idée
winter_tales-move-write-ahead = Écrire dans votre carnet
winter_tales-move-challenge = Contester un passage
    .tale = Quel passage
    .reason = Ce qui ne va pas
winter_tales-move-review = Trancher sur un passage
    .tale = Quel passage
    .anew = À raconter de nouveau
winter_tales-move-rewrite = Raconter de nouveau
    .tale = Quel passage
    .text = Vos nouveaux mots
winter_tales-move-note = Une ligne pour le livre sur un passage raconté de vive voix
    .tale = Quel passage
    .line = Votre ligne

## Ce qui est arrivé : la mise en place

winter_tales-faction-drawn = { WHO($seat) ->
    [you] { $faction ->
        [spring] Vous vous battez pour le Printemps.
        [winter] Vous servez l’Hiver.
       *[writer] Vous tenez la Plume : une égalité, et vous gagnez.
    }
   *[other] { $faction ->
        [spring] { SEAT($seat) } se bat pour le Printemps.
        [winter] { SEAT($seat) } sert l’Hiver.
       *[writer] { SEAT($seat) } tient la Plume et rêve d’une égalité.
    }
}
winter_tales-arbiter-chosen = { WHO($seat) ->
    [you] Vous voici l’arbitre du récit.
   *[other] L’arbitre du récit : { SEAT($seat) }.
}
winter_tales-character-taken = { WHO($seat) ->
    [you] Vous prenez { NAME($char, of: "character") }, { NAME($space, of: "at") }.
   *[other] { SEAT($seat) } prend { NAME($char, of: "character") }, { NAME($space, of: "at") }.
}
winter_tales-quest-placed = { WHO($seat) ->
    [you] Vous placez « { NAME($token, of: "token") } » { NAME($at, of: "at") }.
   *[other] { SEAT($seat) } place « { NAME($token, of: "token") } » { NAME($at, of: "at") }.
}{ $gone ->
    [yes] { " " }L’autre artefact disparaît pour de bon.
   *[no] { "" }
}

## Ce qui est arrivé : chapitres et tours

winter_tales-chapter-begun = Le chapitre { $chapter } commence.
winter_tales-turn-begun = { WHO($seat) ->
    [you] C’est à vous.
   *[other] C’est à { SEAT($seat) }.
}
winter_tales-activated = { $asleep ->
    [yes] { NAME($char, of: "character") } dort pendant ce tour.
   *[no] { $joining ->
        [yes] { WHO($seat) ->
            [you] Vous envoyez { NAME($char, of: "character") } vers la quête.
           *[other] { SEAT($seat) } envoie { NAME($char, of: "character") } vers la quête.
        }
       *[no] { WHO($seat) ->
            [you] Vous jouez { NAME($char, of: "character") }.
           *[other] { SEAT($seat) } joue { NAME($char, of: "character") }.
        }
    }
}
winter_tales-drew = { WHO($seat) ->
    [you] Vous piochez : { NAMES($cards, of: "card") }.
   *[other] { $number ->
        [one] { SEAT($seat) } pioche une carte.
       *[other] { SEAT($seat) } pioche { $number } cartes.
    }
}
winter_tales-played = { WHO($seat) ->
    [you] Vous jouez « { NAME($card, of: "card") } » pour { $side ->
        [spring] le Printemps
       *[winter] l’Hiver
    }.
   *[other] { SEAT($seat) } joue « { NAME($card, of: "card") } » pour { $side ->
        [spring] le Printemps
       *[winter] l’Hiver
    }.
}
winter_tales-walked = { NAME($along, of: "character") ->
    [personne] { NAME($char, of: "character") } va { NAME($to, of: "to") }.
   *[other] { NAME($char, of: "character") } et { NAME($along, of: "character") } vont { NAME($to, of: "to") }.
}
winter_tales-relocated = { NAME($char, of: "character") } se retrouve { NAME($to, of: "to") }.
winter_tales-narrated = { $stock ->
    [yes] { $kind ->
        [opening] Il était une fois Hiverbourg, sous la neige, et deux quêtes qui commençaient.
        [quest_intro] Une nouvelle quête : { NAME($quest, of: "goal") }
        [quest_end] Et c’est ainsi que la quête prit fin.
        [return] Personne ne sait comment, mais le rebelle perdu était de retour.
        [power] Cela se fit sans bruit, et personne ne vit qui l’avait fait.
        [objective] Ce qui s’était fait en secret parut au grand jour.
        [epilogue_end] Et c’est ainsi que finit le conte d’Hiverbourg.
       *[other] On n’en sut pas davantage sur { NAME($kind, of: "kind") }.
    }
   *[no] { WHO($seat) ->
        [you] Vous racontez { NAME($kind, of: "kind") } : { $tale }
       *[other] { SEAT($seat) } raconte { NAME($kind, of: "kind") } : { $tale }
    }
}
winter_tales-stood = { WHO($seat) ->
    [you] Vous sauvez { NAME($char, of: "character") }, de nouveau debout.
   *[other] { SEAT($seat) } sauve { NAME($char, of: "character") }, de nouveau debout.
}
winter_tales-kept = { WHO($seat) ->
    [you] { NAMES($discard, of: "card") ->
        [rien] Vous terminez votre tour.
       *[other] Vous terminez votre tour et rangez : { NAMES($discard, of: "card") }.
    }
   *[other] { SEAT($seat) } termine son tour.
}

## Ce qui est arrivé : combats et pièges

winter_tales-nobody-interrupts = Personne ne barre la route à { NAME($char, of: "character") }.
winter_tales-claimed = { $battle ->
    [yes] { WHO($seat) ->
        [you] Vous attaquez { NAME($mover, of: "character") } avec { NAME($char, of: "character") }.
       *[other] { SEAT($seat) } attaque { NAME($mover, of: "character") } avec { NAME($char, of: "character") }.
    }
   *[no] { WHO($seat) ->
        [you] Vous tendez un piège à { NAME($mover, of: "character") } avec { NAME($char, of: "character") }.
       *[other] { SEAT($seat) } tend un piège à { NAME($mover, of: "character") } avec { NAME($char, of: "character") }.
    }
}
winter_tales-claim-lapsed = Il ne se passe rien : { NAME($char, of: "character") } laisse filer l’instant.
winter_tales-stood-together = { NAME($char, of: "character") } et { NAME($partner, of: "character") } font front.
winter_tales-battle-ended = { $rule ->
    [WT-90] { NAME($winner, of: "character") } gagne le combat et échappe à { NAME($loser, of: "character") }.
   *[other] { NAME($winner, of: "character") } gagne le combat contre { NAME($loser, of: "character") }.
}
winter_tales-fell = { NAME($char, of: "character") } tombe et ne bougera plus avant le prochain chapitre.
winter_tales-captured = { NAME($char, of: "character") } se retrouve { NAME($to, of: "at") }.
winter_tales-trap-laid = { WHO($seat) ->
    [you] Vous tendez un piège avec « { NAME($card, of: "card") } ». Côté Printemps : { NAMES($spring, of: "card") }. Côté Hiver : { NAMES($winter, of: "card") }.
   *[other] { SEAT($seat) } tend un piège avec « { NAME($card, of: "card") } » et cache ses autres cartes.
}
winter_tales-pile-hidden = { WHO($seat) ->
    [you] Vous cachez aussi vos cartes. Côté Printemps : { NAMES($spring, of: "card") }. Côté Hiver : { NAMES($winter, of: "card") }.
   *[other] { SEAT($seat) } cache aussi des cartes pour le piège.
}
winter_tales-trap-shown = Le piège compte { $total }, l’esquive { $evaded } : { $rule ->
    [WT-100] le soldat est pris
    [WT-101] le soldat est repoussé
   *[other] le soldat se dégage
}. Côté Printemps : { NAMES($spring, of: "card") }.{ NAMES($winter, of: "card") ->
    [rien] { "" }
   *[other] { " " }Côté Hiver : { NAMES($winter, of: "card") }.
}

## Ce qui est arrivé : quêtes et souvenirs

winter_tales-quest-generated = { WHO($seat) ->
    [you] Vous lancez une nouvelle quête { NAME($at, of: "at") } : « { NAME($token, of: "token") } ».
   *[other] { SEAT($seat) } lance une nouvelle quête { NAME($at, of: "at") } : « { NAME($token, of: "token") } ».
}{ $gone ->
    [yes] { " " }L’autre artefact disparaît pour de bon.
   *[no] { "" }
}
winter_tales-quest-begun = { WHO($seat) ->
    [you] Vous commencez « { NAME($token, of: "token") } » avec { NAME($char, of: "character") }.
   *[other] { SEAT($seat) } commence « { NAME($token, of: "token") } » avec { NAME($char, of: "character") }.
}
winter_tales-quest-dropped = Finalement, « { NAME($token, of: "token") } » ne commence pas.
winter_tales-join-called = { NAME($char, of: "character") ->
    [personne] { WHO($seat) ->
        [you] Vous restez à l’écart de la quête.
       *[other] { SEAT($seat) } reste à l’écart de la quête.
    }
   *[other] { WHO($seat) ->
        [you] Vous répondez à l’appel avec { NAME($char, of: "character") }.
       *[other] { SEAT($seat) } répond à l’appel avec { NAME($char, of: "character") }.
    }
}
winter_tales-joined = { $arrived ->
    [yes] { NAME($char, of: "character") } atteint la quête.
   *[no] { NAME($char, of: "character") } n’atteint pas la quête.
}
winter_tales-joined-in = { NAME($char, of: "character") ->
    [personne] { WHO($seat) ->
        [you] Vous laissez le récit aux autres.
       *[other] { SEAT($seat) } laisse le récit aux autres.
    }
   *[other] { WHO($seat) ->
        [you] Vous prenez la suite du récit avec { NAME($char, of: "character") }.
       *[other] { SEAT($seat) } prend la suite du récit avec { NAME($char, of: "character") }.
    }
}
winter_tales-quest-counted = { $missing ->
    [yes] La quête « { NAME($token, of: "token") } » échoue : le fil du dernier souvenir s’est perdu.
   *[no] « { NAME($token, of: "token") } » : { $spring } pour le Printemps, { $winter } pour l’Hiver. { $won ->
        [spring] Le Printemps gagne.
        [winter] L’Hiver gagne.
       *[neutral] Personne ne gagne.
    }
}
winter_tales-memory-chosen = { WHO($seat) ->
    [nobody] Aucun dessin raconté : la pioche en donne un, « { NAME($card, of: "card") } ».
    [you] Vous choisissez « { NAME($card, of: "card") } » comme souvenir.
   *[other] { SEAT($seat) } choisit « { NAME($card, of: "card") } » comme souvenir.
}
winter_tales-memory-placed = { WHO($seat) ->
    [you] Vous placez
   *[other] { SEAT($seat) } place
} « { NAME($card, of: "card") } » sur la case { $space }, { $side ->
    [spring] un souvenir du Printemps
    [winter] un souvenir de l’Hiver
   *[neutral] un souvenir qui n’est à personne
}{ NAME($over, of: "objective") ->
    [rien] .
   *[other] , à la place de « { NAME($over, of: "objective") } ».
}
winter_tales-bookmark-moved = Le marque-page est sur la case { $space }.

## Ce qui est arrivé : passages

winter_tales-objected = { WHO($seat) ->
    [you] Vous contestez le passage { $tale } : { $reason }
   *[other] { SEAT($seat) } conteste le passage { $tale } : { $reason }
}
winter_tales-ruled = { WHO($seat) ->
    [nobody] La table a tranché.
    [you] Vous avez tranché.
   *[other] { SEAT($seat) } a tranché.
} { $verdict ->
    [accept] Le passage { $tale } tient.
    [rewrite] Le passage { $tale } est à raconter de nouveau.
   *[reject] Le passage { $tale } ne tient pas.
}
winter_tales-rewritten = { WHO($seat) ->
    [you] Vous racontez de nouveau le passage { $tale } : { $text }
   *[other] { SEAT($seat) } raconte de nouveau le passage { $tale } : { $text }
}
winter_tales-noted = { WHO($seat) ->
    [you] Vous ajoutez une ligne au passage { $tale } : { $line }
   *[other] { SEAT($seat) } ajoute une ligne au passage { $tale } : { $line }
}
winter_tales-suggested = { WHO($seat) ->
    [you] Vous soufflez une idée : { $idea }
   *[other] { SEAT($seat) } souffle une idée : { $idea }
}

## Ce qui est arrivé : pouvoirs, objectifs, dons

winter_tales-power-given = { NAME($partner, of: "character") ->
    [personne] { NAME($char, of: "character") ->
        [personne] « { NAME($power, of: "power") } » est désormais en jeu.
       *[other] { NAME($char, of: "character") } reçoit « { NAME($power, of: "power") } ».
    }
   *[other] « { NAME($power, of: "power") } » unit { NAME($char, of: "character") } et { NAME($partner, of: "character") }.
}
winter_tales-power-destroyed = « { NAME($power, of: "power") } » n’est plus.{ $flipped ->
    [yes] { " " }Le souvenir de la case { $space } passe à l’Hiver.
   *[no] { "" }
}
winter_tales-eliminated = { NAME($char, of: "character") } disparaît du conte.
winter_tales-rehomed = « { NAME($token, of: "token") } » continue sous { NAME($char, of: "character") }.
winter_tales-flipped-back = L’espoir réveille { NAME($char, of: "character") }.
winter_tales-propagated = { WHO($seat) ->
    [you] Avec { NAME($soldier, of: "character") }, vous empêchez { NAME($rebel, of: "character") } d’agir pendant ce chapitre.
   *[other] Avec { NAME($soldier, of: "character") }, { SEAT($seat) } empêche { NAME($rebel, of: "character") } d’agir pendant ce chapitre.
}
winter_tales-brought-back = { WHO($seat) ->
    [you] Vous ramenez { NAME($char, of: "character") }, { NAME($space, of: "at") }.
   *[other] { SEAT($seat) } ramène { NAME($char, of: "character") }, { NAME($space, of: "at") }.
}
winter_tales-horrified = { WHO($seat) ->
    [you] Vous lâchez l’Horreur glacée sur { NAME($rebel, of: "character") }, { NAME($space, of: "at") }.
   *[other] { SEAT($seat) } lâche l’Horreur glacée sur { NAME($rebel, of: "character") }, { NAME($space, of: "at") }.
}
winter_tales-artifact-passed = { NAME($char, of: "character") } passe le Grand Artefact à { NAME($to, of: "character") }.
winter_tales-followed = { $follows ->
    [yes] { NAME($char, of: "character") } suivra.
   *[no] { NAME($char, of: "character") } restera sur place.
}
winter_tales-objective-dealt = { WHO($seat) ->
    [you] Votre objectif secret : « { NAME($goal, of: "objective") } ».
   *[other] { SEAT($seat) } reçoit un objectif secret.
}
winter_tales-objective-revealed = { WHO($seat) ->
    [you] Vous dévoilez votre objectif : « { NAME($goal, of: "objective") } ».
   *[other] { SEAT($seat) } dévoile un objectif : « { NAME($goal, of: "objective") } ».
}
winter_tales-objective-swapped = { WHO($seat) ->
    [you] Vous échangez votre objectif contre « { NAME($taken, of: "objective") } ».
   *[other] { SEAT($seat) } échange un objectif.
}
winter_tales-objective-declared = { WHO($seat) ->
    [you] C’est fait, bravo : « { NAME($goal, of: "objective") } » !
   *[other] { SEAT($seat) } réussit : « { NAME($goal, of: "objective") } » !
}
winter_tales-attacked = { WHO($seat) ->
    [you] Vous donnez { NAMES($cards, of: "card") } pour « { NAME($goal, of: "objective") } ».
   *[other] { SEAT($seat) } donne { NAMES($cards, of: "card") } pour « { NAME($goal, of: "objective") } ».
}
winter_tales-skill-used = { $skill ->
    [movement] { NAME($char, of: "character") } fait deux pas sans carte.
    [secret-passage] { NAME($char, of: "character") } prend un passage secret.
   *[battle] { NAME($char, of: "character") } se bat sans carte à cet échange.
}

## Ce qui est arrivé : la fin

winter_tales-epilogue-begun = L’épilogue commence : { $rule ->
    [WT-172] chaque souvenir a sa place
    [WT-R58] il ne reste plus de quête
    [WT-R96] tout le monde est d’accord
   *[other] il est temps
}. { WHO($seat) ->
    [you] C’est à vous de raconter d’abord.
   *[other] C’est à { SEAT($seat) } de raconter d’abord.
}
winter_tales-supported = { $side ->
    [spring] { WHO($seat) ->
        [you] Vous aidez le Printemps.
       *[other] { SEAT($seat) } aide le Printemps.
    }
    [winter] { WHO($seat) ->
        [you] Vous aidez l’Hiver.
       *[other] { SEAT($seat) } aide l’Hiver.
    }
   *[none] { WHO($seat) ->
        [you] Vous n’aidez aucun camp.
       *[other] { SEAT($seat) } n’aide aucun camp.
    }
}
winter_tales-laid-down = { WHO($seat) ->
    [you] Vous posez le reste pour { $side ->
        [spring] le Printemps
       *[winter] l’Hiver
    } : { NAMES($cards, of: "card") }.
   *[other] { SEAT($seat) } pose le reste pour { $side ->
        [spring] le Printemps
       *[winter] l’Hiver
    } : { NAMES($cards, of: "card") }.
}
winter_tales-counted = Printemps { $spring }, Hiver { $winter }.
winter_tales-wrap-up-proposed = { WHO($seat) ->
    [you] Vous proposez de conclure le conte.
   *[other] { SEAT($seat) } propose de conclure le conte.
}
winter_tales-wrap-up-decided = { $agreed ->
    [yes] Tout le monde est d’accord : le conte va finir.
   *[no] Le conte continue.
}
winter_tales-game-ended = { $cut_short ->
    [yes] Le conte s’arrête plus tôt.{ " " }
   *[no] { "" }
}{ $faction ->
    [spring] Le printemps revient à Hiverbourg : { SEATS($winners) } { MANY($winners) ->
        [you] gagnez !
        [we] gagnez ensemble.
        [one] gagne.
       *[other] gagnent ensemble.
    }
    [winter] L’hiver garde la ville : { SEATS($winners) } { MANY($winners) ->
        [you] gagnez !
        [we] gagnez ensemble.
        [one] gagne.
       *[other] gagnent ensemble.
    }
    [writer] Ni printemps ni hiver : { SEATS($winners) } { MANY($winners) ->
        [you] gagnez d’un trait de plume !
        [we] gagnez ensemble.
        [one] gagne d’un trait de plume.
       *[other] gagnent ensemble.
    }
   *[none] Personne ne gagne, mais le conte est dans le livre.
}

## Ce qu’il y a sur la table

winter_tales-view-ring = Autour de la table
    .of = seat
winter_tales-view-factions = Camps
    .by = seat
    .of = faction
winter_tales-view-epilogue_space = Jeton Épilogue sur la case
winter_tales-view-arbiter = Arbitre du récit
    .of = seat
winter_tales-view-acting = C’est à
    .of = seat
winter_tales-view-chapter = Chapitre
winter_tales-view-figures = Personnages
    .by = character
winter_tales-view-out = Disparus du conte
    .by = character
winter_tales-view-available = Quêtes à venir
    .of = token
winter_tales-view-quests = Quêtes sur la carte
    .by = token
    .of = place
winter_tales-view-ongoing = Quête en cours
    .of = token
winter_tales-view-tally = La quête jusqu’ici
winter_tales-view-calls = Réponses à l’appel
    .by = seat
    .of = character
winter_tales-view-way = En chemin
winter_tales-view-powers = Pouvoirs
    .by = power
    .of = place
winter_tales-view-track = Souvenirs
    .by = track
winter_tales-view-bookmark = Marque-page sur la case
winter_tales-view-declared = Objectif tout juste accompli
    .of = objective
winter_tales-view-chosen = Nouveau souvenir
    .of = card
winter_tales-view-lying = Cartes sur la table
winter_tales-view-piles = Cartes cachées du piège
    .by = seat
winter_tales-view-sprung = Le dernier piège
winter_tales-view-tales = Le conte
winter_tales-view-objections = Objections
    .by = tale
winter_tales-view-face_up = Objectifs dévoilés
winter_tales-view-standing = Score
    .by = faction
winter_tales-view-supported = La Plume aide
    .of = faction
winter_tales-view-proposed = Aimeraient conclure
    .of = seat
winter_tales-view-sizes = Cartes en main
    .by = seat
winter_tales-view-hand = Vos cartes
    .of = card
winter_tales-view-routes = À portée
    .by = space
winter_tales-view-early = Votre réponse d’avance
    .of = character
winter_tales-view-content = Vous laissez passer
winter_tales-view-secrets = Vos objectifs
winter_tales-view-notebook = Votre carnet
winter_tales-view-ideas = Idées pour qui raconte
    .by = seat

## Dedans

winter_tales-view-seat = qui
    .of = seat
winter_tales-view-side = camp
    .of = side
winter_tales-view-space = lieu
    .of = space
winter_tales-view-upright = debout
winter_tales-view-ready = carte prête
winter_tales-view-activated = a joué dans ce chapitre
winter_tales-view-pinned = ne bouge plus de ce chapitre
winter_tales-view-barred = ne peut agir de ce chapitre
winter_tales-view-flipped = a repris espoir dans ce chapitre
winter_tales-view-follows = suit
winter_tales-view-card = dessin
    .of = card
winter_tales-view-by = placé par
    .of = seat
winter_tales-view-tale = passage
winter_tales-view-quest = quête
    .of = token
winter_tales-view-scene = joué pour
    .of = scene
winter_tales-view-source = provenance
    .of = source
winter_tales-view-spring = côté Printemps
    .of = card
winter_tales-view-winter = côté Hiver
    .of = card
winter_tales-view-shown = dévoilé
winter_tales-view-id = numéro
winter_tales-view-kind = sorte
    .of = kind
winter_tales-view-turn = tour
winter_tales-view-char = personnage
    .of = character
winter_tales-view-fate = état
    .of = fate
winter_tales-view-counts = cartes qui comptent
    .by = faction
winter_tales-view-won = gagnée par
    .of = side
winter_tales-view-missing = sans lien avec le marque-page
winter_tales-view-goal = objectif
    .of = objective
winter_tales-view-towards = en route vers
    .of = space
winter_tales-view-order = quand il est accompli
    .of = order
winter_tales-view-reached = premier lieu atteint
    .of = space
winter_tales-view-tried = tenté au chapitre
winter_tales-view-reason = raison
winter_tales-view-steps = pas restants
winter_tales-view-entered = cases visitées
    .of = space
winter_tales-view-walked = en route
winter_tales-view-swapped = a échangé un objectif
winter_tales-view-before = en passant par
    .of = space
winter_tales-view-cards = cartes à jouer
winter_tales-view-met = quelqu’un pourrait intervenir

## Le livre

winter_tales-book-page-of = Page { $page } sur { $pages }
winter_tales-book-colophon = Qui a raconté cet hiver
winter_tales-book-told-on = Une soirée d’hiver, racontée le { $date }.
winter_tales-page-bill = Les deux camps
winter_tales-page-prologue = Comment tout a commencé
winter_tales-page-ways = { NAMES($chars, of: "character") }
winter_tales-page-streets = Dans les rues d’Hiverbourg
winter_tales-page-quest = { NAME($token, of: "token") }
winter_tales-page-epilogue = Épilogue
winter_tales-page-memories = Ce dont Hiverbourg se souvient
winter_tales-chapter = { $chapter ->
    [1] Chapitre un
    [2] Chapitre deux
    [3] Chapitre trois
    [4] Chapitre quatre
    [5] Chapitre cinq
    [6] Chapitre six
    [7] Chapitre sept
    [8] Chapitre huit
    [9] Chapitre neuf
    [10] Chapitre dix
   *[other] Chapitre { $chapter }
}
winter_tales-book-memories = { $memories ->
    [3] Un récit en trois souvenirs.
    [4] Un récit en quatre souvenirs.
    [5] Un récit en cinq souvenirs.
    [6] Un récit en six souvenirs.
    [7] Un récit en sept souvenirs.
   *[other] Un récit en { $memories } souvenirs.
}
winter_tales-book-tone = { $tone ->
    [gentle] Tout en douceur.
    [drama] Un drame.
    [pulp] Une folle aventure.
    [comedy] Une comédie.
   *[horror] De quoi frissonner.
}
winter_tales-book-plays = { $faction ->
    [spring] Pour le Printemps : { SEATS($seat) }.
    [winter] Pour l’Hiver : { SEATS($seat) }.
   *[writer] À la plume : { SEATS($seat) }.
}
winter_tales-book-character = { NAME($char, of: "character") }, { NAME($char, of: "epithet") }
winter_tales-book-quest-placed = « { NAME($token, of: "token") } » attend { NAME($at, of: "at") }.
winter_tales-book-quest-generated = Une nouvelle quête { NAME($at, of: "at") } : « { NAME($token, of: "token") } ».
winter_tales-book-claimed = { $battle ->
    [yes] { NAME($char, of: "character") } attaque { NAME($mover, of: "character") }.
   *[no] { NAME($char, of: "character") } tend un piège à { NAME($mover, of: "character") }.
}
winter_tales-book-fell = { NAME($char, of: "character") } tombe.
winter_tales-book-trap-shown = Le piège compte { $total }, l’esquive { $evaded } : { $rule ->
    [WT-100] il se referme.
    [WT-101] le passage est barré.
   *[other] il se referme sur le vide.
}
winter_tales-book-relocated = { NAME($char, of: "character") } doit s’en retourner { NAME($to, of: "to") }.
winter_tales-book-stood = { NAME($char, of: "character") } est de nouveau debout.
winter_tales-book-joined = { $arrived ->
    [yes] { NAME($char, of: "character") } se joint à la quête.
   *[no] { NAME($char, of: "character") } n’arrive pas jusque-là.
}
winter_tales-book-quest-counted = { $missing ->
    [yes] Le fil du dernier souvenir s’est perdu, et la quête avec lui.
   *[no] { $spring } pour le Printemps, { $winter } pour l’Hiver : { $won ->
        [spring] le Printemps gagne.
        [winter] l’Hiver gagne.
       *[neutral] personne ne gagne.
    }
}
winter_tales-book-left-open = Ce qu’il advint de la quête « { NAME($token, of: "token") } », nul ne l’a raconté.
winter_tales-book-overwritten = Un autre souvenir a recouvert celui-ci.
winter_tales-book-memory = { $side ->
    [spring] Le souvenir de « { NAME($token, of: "token") } », pour le Printemps.
    [winter] Le souvenir de « { NAME($token, of: "token") } », pour l’Hiver.
   *[neutral] Le souvenir de « { NAME($token, of: "token") } », pour aucun camp.
}
winter_tales-book-deed = { $side ->
    [spring] Un exploit secret, pour le Printemps.
   *[winter] Un exploit secret, pour l’Hiver.
}
winter_tales-book-neutral = Un jour blanc
winter_tales-book-blank = Une feuille vide
winter_tales-book-won = { $faction ->
    [spring] Le Printemps est revenu à Hiverbourg : victoire pour { SEATS($winners) }, { $even ->
        [yes] à égalité, car le Printemps a raconté le dernier souvenir.
       *[no] au plus haut total.
    }
    [winter] L’Hiver garde Hiverbourg : victoire pour { SEATS($winners) }, { $even ->
        [yes] à égalité, car l’Hiver a raconté le dernier souvenir.
       *[no] au plus haut total.
    }
   *[writer] Ni Printemps ni Hiver : à égalité, la plume l’emporte. Victoire pour { SEATS($winners) }.
}
winter_tales-book-unwon = Personne n’a gagné, mais le récit est dans le livre.
winter_tales-book-points = { $side ->
    [spring] Printemps : { $points }
   *[winter] Hiver : { $points }
}, par { $memories ->
    [0] aucun souvenir
    [one] un souvenir
   *[other] { $memories } souvenirs
} et { $drawings ->
    [0] aucun dernier dessin.
    [one] un dernier dessin.
   *[other] { $drawings } derniers dessins.
}
winter_tales-book-told = { SEATS($seat) } : { $passages ->
    [0] aucun passage.
    [one] un passage
   *[other] { $passages } passages
}{ $passages ->
    [0] { "" }
   *[other] , { $words ->
        [0] sans un mot écrit,
        [one] un mot,
       *[other] { $words } mots,
    } { $drawings ->
        [0] aucun dessin.
        [one] un dessin.
       *[other] { $drawings } dessins.
    }
}

## Le plateau

winter_tales-board-at = { $quest ->
    [none] { $chapter ->
        [0] Contes d’hiver, le début
       *[other] Contes d’hiver, chapitre { $chapter }
    }
   *[other] { NAME($quest, of: "token") }
}
winter_tales-board-side = { $side ->
    [spring] Printemps
    [winter] Hiver
    [writer] Plume
   *[neutral] À personne
}
winter_tales-board-quest = { $side ->
    [spring] Quête du Printemps
   *[winter] Quête de l’Hiver
} : { NAME($token, of: "token") }
winter_tales-board-you = Vous
winter_tales-board-ring = Autour de la table
winter_tales-board-ring-tells = au récit
winter_tales-board-ring-acts = à l’action
winter_tales-board-ring-answers = à répondre
winter_tales-board-ring-away = pas là
winter_tales-board-ring-next = { $before ->
    [1] ensuite
   *[other] dans deux
}
winter_tales-board-hand = Vos dessins
winter_tales-board-hand-own = Votre main, pour vos yeux seuls
winter_tales-board-hand-show = Montrer ma main
winter_tales-board-hand-cover = La couvrir
winter_tales-board-card = { $name }, { $side ->
    [spring] côté Printemps
   *[winter] côté Hiver
}. { $shows } { $place } sur { $all } dans votre main.
winter_tales-board-told = { WHO($seat) ->
    [you] Votre récit
   *[other] Récit par { SEAT($seat) }
} : { NAME($kind, of: "kind") }
winter_tales-board-turn-out = À vous, { $name }. { $count ->
    [1] { NAME($first, of: "character") } entre en scène.
    [2] Qui entre en scène, { NAME($first, of: "character") } ou { NAME($second, of: "character") } ?
   *[other] Qui entre en scène ?
}
winter_tales-board-town = Hiverbourg
winter_tales-board-map = Un plan d’Hiverbourg. Les mêmes lieux se trouvent dans la liste des lieux.
winter_tales-board-whole = Toute la ville
winter_tales-board-steps = { $left ->
    [0] plus aucun pas
    [one] il reste un pas
   *[other] il reste { $left } pas
}
winter_tales-board-there = { NAME($char, of: "character") }, { $side ->
    [spring] Printemps
   *[winter] Hiver
}, { WHO($seat) ->
    [you] à vous
   *[other] à { SEAT($seat) }
}{ $upright ->
    [no] , à terre.
   *[yes] .
}
winter_tales-board-nobody = Personne.
winter_tales-board-steps-away = { $steps ->
    [one] Un pas.
   *[other] { $steps } pas.
}
winter_tales-board-places = Liste des lieux
winter_tales-board-map-again = Retour au récit
winter_tales-board-risk = { $there ->
    [yes] { NAMES($chars, of: "character") } { $many ->
        [one] s’y trouve
       *[other] s’y trouvent
    } : { SEATS($seats) } { MANY($seats) ->
        [one] peut
       *[other] peuvent
    } { $side ->
        [spring] attaquer
       *[winter] déclencher un piège
    }.
   *[no] Par { NAME($space, of: "space") } : { SEATS($seats) } { MANY($seats) ->
        [one] peut
       *[other] peuvent
    } { $side ->
        [spring] attaquer
       *[winter] déclencher un piège
    } en chemin.
}
winter_tales-board-way-label = Le récit du chemin, avec { NAME($char, of: "character") }
winter_tales-board-steps-left = { $left ->
    [0] { $more ->
        [yes] Un dessin donne deux pas.
       *[no] Plus aucun pas.
    }
    [one] Il reste un pas.{ $more ->
        [yes] { " " }Un autre dessin en donne deux de plus.
       *[no] { "" }
    }
   *[other] Il reste { $left } pas.{ $more ->
        [yes] { " " }Un autre dessin en donne deux de plus.
       *[no] { "" }
    }
}
winter_tales-board-weave = Tisser « { $name } »
winter_tales-board-weave-here = Tisser « { $name } » ici
winter_tales-board-weave-stays = Une fois tissé, il reste.
winter_tales-board-one-more = { NAME($space, of: "space") } est à un dessin de plus : touchez d’abord un dessin.
winter_tales-board-go = Aller { NAME($space, of: "to") }, { $steps ->
    [1] un pas
    [2] deux pas
    [3] trois pas
    [4] quatre pas
    [5] cinq pas
    [6] six pas
   *[other] bien des pas
}
winter_tales-board-stop = { $moved ->
    [yes] { NAME($char, of: "character") } s’arrête ici
   *[no] { NAME($char, of: "character") } reste ici
}
winter_tales-board-pad-begin = Écrivez le récit ici…
winter_tales-board-pad-change = Changer ce passage
winter_tales-board-pad-end = Continuer à la fin
winter_tales-board-pad-dry = Trois phrases sans dessin : y en a-t-il un qui irait bien ici ?
winter_tales-board-words-only = { $kind ->
    [quest_begin] Des mots seulement. Vos dessins viennent ensuite, quand les autres auront répondu.
   *[other] Aucun dessin ne peut être tissé ici.
}
winter_tales-board-bare = { $kind ->
    [trap_evade] Aucun dessin n’est tissé : impossible pour { NAME($char, of: "character") } de poursuivre ainsi.
   *[other] Aucun dessin n’est tissé : rien ne compte pour { $side ->
        [spring] le Printemps.
       *[winter] l’Hiver.
    }
}
winter_tales-board-bare-told = Raconter sans dessin
winter_tales-board-told-it = J’ai raconté
winter_tales-board-so-it-was = Ainsi fut-il
winter_tales-board-closer = Regarder « { $name } »
winter_tales-board-aloud = Raconter à voix haute
winter_tales-board-write = Plutôt écrire
winter_tales-board-listen = { WHO($seat) ->
    [you] Vous menez { NAME($char, of: "character") } à travers la ville.
   *[other] { SEAT($seat) } mène { NAME($char, of: "character") } à travers la ville. Écoutez.
}
winter_tales-board-along = Les autres lisent
winter_tales-board-alone = Personne ne lit
winter_tales-board-laid = Déjà posés, tout le monde les voit
winter_tales-board-laid-stays = Un dessin posé reste posé.
winter_tales-board-laid-so-far = { $cards ->
    [one] Le premier dessin.
   *[other] { $cards } dessins déjà.
}
winter_tales-board-spark = Une étincelle : { $spark }
winter_tales-board-spark-another = Une autre
winter_tales-board-spark-where = { NAME($char, of: "character") ->
    [personne] Où sommes-nous ?
   *[other] Où est { NAME($char, of: "character") } ?
}
winter_tales-board-spark-want = { NAME($char, of: "character") ->
    [personne] Quel est l’enjeu ?
   *[other] Que veut { NAME($char, of: "character") } ?
}
winter_tales-board-spark-why = Pourquoi maintenant ?
winter_tales-board-spark-who = Qui d’autre est là ?
winter_tales-board-bookmark = Le marque-page est sur « { $name } ». Votre récit doit le reprendre.
winter_tales-board-bookmark-ending = Comment cela s’est fini
winter_tales-board-idea-from = { SEAT($seat) } souffle : { $idea }
winter_tales-board-notes-take = Prendre la page de mon carnet
winter_tales-board-drawing = Ce peut être une chose, un sentiment ou une sensation.
    .rule = WT-16
winter_tales-board-back = Le reposer
winter_tales-board-drawer-hand = Votre main
winter_tales-board-covered = couverte
winter_tales-board-notebook = Votre carnet
winter_tales-board-notebook-kept = une page est écrite
winter_tales-board-notebook-empty = rien d’écrit
winter_tales-board-notebook-about = Une page pour votre prochain récit. Personne d’autre ne la voit.
winter_tales-board-notebook-keep = Garder la page
winter_tales-board-whisper = Souffler une idée à { SEAT($seat) }
winter_tales-board-whispered = Vous avez soufflé : { $idea }
winter_tales-board-send = Envoyer
winter_tales-board-just-now = { $name }, à l’instant
winter_tales-board-hears = Entendre le récit pendant qu’il s’écrit
winter_tales-board-before = Voici ce qui précède :
winter_tales-board-keys = Touches
winter_tales-board-key-1 = tisser ce dessin
winter_tales-board-key-2 = vers vos dessins, même en écrivant
winter_tales-board-key-3 = vers le récit
winter_tales-board-key-4 = plan ou liste des lieux
winter_tales-board-key-5 = couvrir ou montrer votre main
winter_tales-board-key-6 = ces touches
winter_tales-board-turn-move = { $may ->
    [both] Vous déplacez { NAME($char, of: "character") }. Touchez un lieu, ou encore un dessin.
    [walk] Vous déplacez { NAME($char, of: "character") }. Touchez un lieu.
    [weave] Vous déplacez { NAME($char, of: "character") }. Touchez un dessin : il donne deux pas.
    [down] { NAME($char, of: "character") } est à terre { NAME($space, of: "at") }, et la marche est finie.
   *[none] Racontez comment { NAME($char, of: "character") } arrive { NAME($space, of: "to") }.
}
winter_tales-board-turn-places = { NAME($char, of: "character") } est { NAME($space, of: "at") }. Où aller ?
winter_tales-board-turn-aloud = Racontez, { $name }. Touchez un dessin au moment où vous le racontez.
winter_tales-board-turn-drawing = Que vous dit ce dessin ?
winter_tales-board-chosen = { $count } sur { $number }
winter_tales-board-save = Sauver { NAMES($chars, of: "character") }, deux dessins
winter_tales-board-save-whom = Qui sauvez-vous ?
winter_tales-board-save-with = Deux dessins pour { NAME($char, of: "character") }. Vous racontez ensuite comment.
winter_tales-board-save-now = Sauver { NAME($char, of: "character") }
winter_tales-board-not-now = Pas maintenant
winter_tales-board-stands = { $space }.{ $down ->
    [yes] { " " }À terre, ne peut ni marcher ni agir.
   *[no] { "" }
}
winter_tales-board-yours = Vos personnages
winter_tales-board-out = { NAME($char, of: "character") } entre en scène
winter_tales-board-out-brings = Qui entre en scène vous apporte de nouveaux dessins, peut marcher, puis agir.
winter_tales-board-out-ink = Avec { NAME($char, of: "character") }, vos dessins montrent leur côté { $side ->
    [spring] orange, pour le Printemps
   *[winter] bleu, pour l’Hiver
}.
winter_tales-board-one-action = Une action
winter_tales-board-nothing = Rien de plus
winter_tales-board-nothing-about = Le tour s’achève. Vous gardez au plus sept dessins.
winter_tales-board-new = Lancer une nouvelle quête
winter_tales-board-new-about = Pour un tour suivant : { NAMES($tokens, of: "token") }. { NAME($char, of: "character") } n’a pas besoin d’y être.
winter_tales-board-new-where = Choisir la quête et le lieu
winter_tales-board-resolve = Mener { NAME($token, of: "token") }
winter_tales-board-begin-at = La lancer { NAME($place, of: "at") }
winter_tales-board-tap-place = Touchez un anneau sur le plan, ou choisissez dans la liste des lieux.
winter_tales-board-map-only = Cacher la liste
winter_tales-board-cast = Les personnages
winter_tales-board-seven = { $side ->
    [spring] Sept rebelles du Printemps
   *[winter] Sept soldats de l’Hiver
}
winter_tales-board-side-about = { SEATS($seats) } : { $side ->
    [spring] les rebelles gagnent ensemble
    [winter] les soldats gagnent ensemble
   *[writer] des deux côtés, et l’égalité gagne
}
winter_tales-board-take = Prendre { NAME($char, of: "character") }
winter_tales-board-take-none = Choisissez un personnage
winter_tales-board-story = { $open ->
    [yes] Réduire
   *[no] Lire la suite
}
winter_tales-board-barred = { $seat ->
    [none] { $side ->
        [spring] { NAME($char, of: "character") } est du côté des rebelles. Prenez un soldat de l’Hiver.
       *[winter] { NAME($char, of: "character") } est du côté des soldats. Prenez un rebelle du Printemps.
    }
   *[other] { WHO($seat) ->
        [you] Vous avez déjà { NAME($char, of: "character") }.
       *[other] { SEAT($seat) } a déjà pris { NAME($char, of: "character") }.
    }
}
winter_tales-board-another = Un autre personnage
winter_tales-board-no-place = Choisissez un lieu
winter_tales-board-put = { NAME($char, of: "character") ->
    [personne] La placer { NAME($place, of: "at") }
   *[other] Placer { NAME($char, of: "character") } { NAME($place, of: "at") }
}
winter_tales-board-put-away = Quels dessins écartez-vous ?
winter_tales-board-arbiter = L’arbitre a le dernier mot quand quelqu’un doute d’un récit, et ne juge que le récit.
winter_tales-board-arbiter-name = { WHO($seat) ->
    [you] Me nommer
   *[other] Nommer { SEAT($seat) }
}
winter_tales-board-turn-cast = { $side ->
    [spring] Vous êtes du Printemps, { $name }.
    [winter] Vous êtes de l’Hiver, { $name }.
   *[writer] Vous tenez la Plume, { $name }.
} { $number ->
    [1] Prenez le premier
    [2] Prenez le deuxième
    [3] Prenez le troisième
   *[other] Prenez le dernier
} de vos { $of ->
    [2] deux
    [3] trois
   *[other] quatre
} personnages.
winter_tales-board-turn-place = Où placer { NAME($char, of: "character") } ? Choisissez { $side ->
    [spring] un lieu
   *[winter] une place
} où il n’y a personne.
winter_tales-board-turn-act = { NAME($char, of: "character") } est { NAME($space, of: "at") }. Que s’y passe-t-il ?
winter_tales-board-turn-new = Quelle nouvelle quête, { $name }, et où ?
winter_tales-board-move-hint = { $weave ->
    [yes] Touchez un lieu sur le plan, ou un dessin.
   *[no] Touchez un lieu sur le plan.
}
winter_tales-board-turn-tell = { $kind ->
    [quest_begin] Commencez { NAME($quest, of: "token") }. Que veut faire { NAME($char, of: "character") } ?
    [quest_continue] Continuez { NAME($quest, of: "token") } : chaque dessin que vous tissez compte pour { $side ->
        [spring] le Printemps.
       *[winter] l’Hiver.
    }
    [quest_intro] Une nouvelle quête : { NAME($quest, of: "token") }. De quoi s’agit-il ?
    [quest_join] Reprenez le récit avec { NAME($char, of: "character") } : chaque dessin que vous tissez compte pour { $side ->
        [spring] le Printemps.
       *[winter] l’Hiver.
    }
    [quest_end] Racontez la fin.
    [epilogue] Votre part de la fin, { $name }. Chaque dessin que vous tissez vaut un point.
    [trap_evade] Le piège se referme sur { NAME($char, of: "character") }. Comment y échapper ?
   *[opening] Ouvrez le récit, { $name }. De quoi parlent { NAMES($quests, of: "token") } ?
}

## Options

winter_tales-option-memories = Souvenirs à créer
    .about = Trois souvenirs font une soirée d’environ une heure et demie. Chacun de plus ajoute une demi-heure.
winter_tales-option-powers = Les quêtes donnent des pouvoirs
    .about = Une quête gagnée pour son propre camp laisse un pouvoir : un refuge, une horreur, un amour.
winter_tales-option-skills = Les personnages ont des dons
    .about = Chacun des quatorze sait faire une chose mieux que les autres.
winter_tales-option-objectives = Tout le monde a un objectif secret
    .about = Accompli, il devient aussi un souvenir. On joue alors pour cinq souvenirs au moins.
winter_tales-option-alternative_epilogue = Le marque-page voyage pendant l’épilogue
    .about = Chaque part reprend le souvenir du marque-page ; qui l’a racontée le déplace ensuite.
winter_tales-option-pace = Rythme
winter_tales-option-pace-brisk = vif, récits plus courts
    .about = Idéal pour une première partie, et à partir de cinq.
winter_tales-option-pace-live = en direct, tout le monde à la table
winter_tales-option-pace-relaxed = tranquille, un jour par décision
winter_tales-option-mode = Comment on raconte
winter_tales-option-mode-typed = par écrit
winter_tales-option-mode-voice = de vive voix
winter_tales-option-mode-either = au choix de qui raconte
winter_tales-option-tone = Ton du conte
    .about = Il ne change aucune règle : il dit seulement quel genre de soirée ce sera.
winter_tales-option-tone-open = libre
winter_tales-option-tone-gentle = doux
winter_tales-option-tone-drama = dramatique
winter_tales-option-tone-pulp = aventure échevelée
winter_tales-option-tone-comedy = comédie
winter_tales-option-tone-horror = frissons
winter_tales-option-story_authority = Qui a le dernier mot sur les récits
winter_tales-option-story_authority-arbiter = l’arbitre du récit
winter_tales-option-story_authority-vote = tout le monde vote
winter_tales-option-arbiter_checks = Quand on demande ce dernier mot
winter_tales-option-arbiter_checks-on_objection = quand quelqu’un conteste
winter_tales-option-arbiter_checks-every = à chaque fois
    .about = Plus lent : chaque lien et chaque captif attend une décision.
winter_tales-option-seniority = Qui passe pour le plus jeune
    .about = Personne n’a à dire son âge.
winter_tales-option-seniority-random = au sort
winter_tales-option-seniority-lobby_order = dans l’ordre d’arrivée
winter_tales-option-factions = Camps
    .about = Moitié Printemps, moitié Hiver ; en nombre impair, une Plume en plus.
winter_tales-option-factions-random = au sort
winter_tales-option-factions-spring = Printemps
winter_tales-option-factions-winter = Hiver
winter_tales-option-factions-writer = Plume
winter_tales-option-move_story = Récits de chemin
winter_tales-option-move_story-free = aussi longs qu’on veut
winter_tales-option-move_story-one_line = une ligne
winter_tales-option-move_story-none = selon le rythme
winter_tales-option-live_drafts = Les autres lisent pendant qu’on écrit
    .about = Chaque personne peut aussi le couper pour elle-même.
winter_tales-option-interrupt_pause = Attente minimale quand quelqu’un peut intervenir
    .about = Pour que la pendule ne trahisse pas qui réfléchit.
winter_tales-option-interrupt_pause-0 = aucune
winter_tales-option-interrupt_pause-1000 = une seconde
winter_tales-option-interrupt_pause-1500 = une seconde et demie
winter_tales-option-interrupt_pause-3000 = trois secondes
winter_tales-option-interrupt_pause-5000 = cinq secondes
winter_tales-option-interrupt_pause-none = selon le rythme
winter_tales-option-claim_rule = Quand plusieurs veulent intervenir
winter_tales-option-claim_rule-talk = on s’accorde, sinon le plus proche dans le sens des aiguilles d’une montre
winter_tales-option-claim_rule-clockwise = le plus proche dans le sens des aiguilles d’une montre
winter_tales-option-claim_rule-none = selon le rythme
winter_tales-option-hand_sizes = Le nombre de cartes en main
winter_tales-option-hand_sizes-hidden = reste caché
winter_tales-option-hand_sizes-open = est visible de tout le monde
winter_tales-option-captive_places = Un captif peut être emmené
winter_tales-option-captive_places-any_space = n’importe où
winter_tales-option-captive_places-locations = dans les lieux seulement
winter_tales-option-trap_reveal = Quand un piège s’ouvre, on voit
winter_tales-option-trap_reveal-all = toutes les cartes cachées
winter_tales-option-trap_reveal-spring = seulement le côté Printemps
winter_tales-option-join_calls = À l’appel d’une quête, on répond
winter_tales-option-join_calls-one_by_one = chacun à son tour
winter_tales-option-join_calls-together = tous ensemble
winter_tales-option-join_calls-none = selon le rythme
winter_tales-option-join_in_place = Un personnage déjà sur place peut répondre à l’appel
winter_tales-option-join_route = Le chemin vers une quête
winter_tales-option-join_route-towards = mène vers elle
winter_tales-option-join_route-free = est libre
winter_tales-option-rescue_self = Sauver son propre rebelle accomplit Le Sauvetage
winter_tales-option-rewrites = Combien de fois un passage peut être renvoyé
winter_tales-option-rewrites-0 = jamais
winter_tales-option-rewrites-1 = une fois
winter_tales-option-rewrites-2 = deux fois
winter_tales-option-rewrites-3 = trois fois
winter_tales-option-rewrites-none = selon le rythme
winter_tales-option-chapter_cap = Chapitres au plus
    .about = Ensuite vient l’épilogue, quel que soit le nombre de souvenirs.
winter_tales-option-stall_chapters = Chapitres sans souvenir avant l’épilogue
    .about = Personne n’est obligé de mener une quête, mais tout conte doit finir.
winter_tales-option-on_leave = Quand quelqu’un part
winter_tales-option-on_leave-substitute = sa place dort jusqu’à ce qu’on la prenne
winter_tales-option-on_leave-bot = la maison joue à sa place
winter_tales-option-on_leave-pause = la partie attend

## Chiffres des parties simulées

winter_tales-figure-chapters = chapitres
winter_tales-figure-activations = activations
winter_tales-figure-quests = quêtes résolues
winter_tales-figure-battles = combats
winter_tales-figure-traps = pièges
winter_tales-figure-passages = passages racontés
winter_tales-figure-won-spring = gagnées par le Printemps
winter_tales-figure-won-winter = gagnées par l’Hiver
winter_tales-figure-won-writer = gagnées par la Plume
winter_tales-figure-brought-spring-1 = points du Printemps, première place
winter_tales-figure-brought-spring-2 = points du Printemps, deuxième place
winter_tales-figure-brought-spring-3 = points du Printemps, troisième place
winter_tales-figure-brought-winter-1 = points de l’Hiver, première place
winter_tales-figure-brought-winter-2 = points de l’Hiver, deuxième place
winter_tales-figure-brought-winter-3 = points de l’Hiver, troisième place

## Le plateau : rencontres et combats

winter_tales-board-turn-meets = { NAME($char, of: "character") } se trouve devant { NAME($mine, of: "character") }, qui est à vous. { $scene ->
    [battle] Attaquer ?
   *[trap] Déclencher un piège ?
}
winter_tales-board-turn-strike = { $how ->
    [attack] { $again ->
        [yes] { NAME($rebel, of: "character") } tient toujours. Frapper encore, ou laisser faire ?
       *[no] { NAME($soldier, of: "character") } s’en prend à { NAME($rebel, of: "character") }. Comment ?
    }
   *[defence] { NAME($soldier, of: "character") } s’en prend { $again ->
        [yes] encore{ " " }
       *[no] { "" }
    }à { NAME($rebel, of: "character") }. Résister, ou céder ?
}
winter_tales-board-turn-ended = { $won ->
    [spring] { NAME($winner, of: "character") } s’échappe. Racontez comment.
   *[winter] Défaite pour { NAME($loser, of: "character") }. Racontez la fin, et où elle mène.
}
winter_tales-board-meets-silence = Sans réponse, { NAME($char, of: "character") } passe.
winter_tales-board-meets-cost = { $scene ->
    [battle] Chaque coup vous coûte un dessin.
   *[trap] Un piège vous coûte un dessin, et tous ceux que vous faites compter.
}
winter_tales-board-meets-with = Avec qui ?
winter_tales-board-meets-whom = Contre qui ?
winter_tales-board-meets-act = { $scene ->
    [battle] Attaquer
   *[trap] Déclencher un piège
}
winter_tales-board-meets-pass = Laisser passer
winter_tales-board-meets-none = Vous n’avez rien pour commencer.
winter_tales-board-meets-hush = Ne plus me demander pour { NAME($char, of: "character") }
winter_tales-board-meets-sealed = Toutes les personnes qui pourraient intervenir sont interrogées au même instant. On ne montre que l’issue, jamais qui a hésité. Ce que vous commencez ne se reprend pas.
    .rule = WT-R24
winter_tales-board-stake = { $how ->
    [beaten] Si vous gagnez
    [away] Si vous perdez
    [fewer] { $seat ->
        [none] Moins de dessins que le piège
       *[other] { SEAT($seat) } tisse moins de dessins que le piège
    }
    [even] Autant
   *[more] Davantage
}
winter_tales-board-stake-then = { $how ->
    [beaten] { NAME($char, of: "character") } finit à terre là où vous le dites, si votre récit y mène. La marche est finie.
    [away] { NAME($char, of: "character") } continue sa route. Tous les dessins joués sont perdus.
    [fewer] { NAME($char, of: "character") } reste à terre, et la marche est finie.
    [even] { $back ->
        [none] { NAME($char, of: "character") } recule, et ne marche plus.
       *[other] Retour { NAME($back, of: "to") }, et plus un pas.
    }
   *[more] { NAME($char, of: "character") } continue sa route.
}
winter_tales-board-halted = La ville retient son souffle.
winter_tales-board-halted-then = Si personne n’arrête { NAME($char, of: "character") }, la marche reprend dans un instant.
winter_tales-board-fight-round = échange
winter_tales-board-fight-last = dernier dessin
winter_tales-board-fight-none = { NAME($char, of: "character") } ne pose plus rien.
winter_tales-board-fight-pick = touchez un dessin
winter_tales-board-fight-yours = Vous, pour { NAME($char, of: "character") }
winter_tales-board-fight-how = { $how ->
    [attack] Quel coup porte { NAME($char, of: "character") } ?
   *[defence] Quelle parade trouve { NAME($char, of: "character") } ?
}
winter_tales-board-fight-aloud = Je le raconte à voix haute
winter_tales-board-fight-act = { $card ->
    [none] { $how ->
        [attack] Attaquer
       *[defence] Résister
    }
   *[other] { $how ->
        [attack] Attaquer : { $card }
       *[defence] Résister : { $card }
    }
}
winter_tales-board-fight-stop = { $how ->
    [attack] Laisser faire
   *[defence] Céder
}
winter_tales-board-fight-turns = Un dessin chacun, à tour de rôle. Qui pose le dernier gagne et raconte la fin. Personne ne meurt, et l’issue reste ouverte.
    .rule = WT-83

## Le plateau : pièges

winter_tales-board-turn-lay = { NAME($soldier, of: "character") } approche. { NAME($rebel, of: "character") } tend un piège : à vous, { $name }.
winter_tales-board-turn-evade = Tirez { NAME($soldier, of: "character") } du piège : tissez autant de dessins que vous l’osez.
winter_tales-board-turn-sprung = { $total } contre { $evaded } : { $how ->
    [fewer] le piège tient { NAME($soldier, of: "character") }.
    [even] { NAME($soldier, of: "character") } doit reculer.
   *[more] { NAME($soldier, of: "character") } continue sa route.
}
winter_tales-board-turn-sprung-tell = Racontez comment cela finit.
winter_tales-board-trap-waits = guette
winter_tales-board-trap-which = Quel dessin est la carte du piège, visible de tous ?
winter_tales-board-trap-card = La carte du piège, visible de tous : { $name }
winter_tales-board-trap-then = Avec elle, vous raconterez l’embuscade dès que le piège sera tendu.
winter_tales-board-trap-other = En choisir une autre
winter_tales-board-trap-under = { $char ->
    [none] Cachés
   *[other] Cachés, avec { NAME($char, of: "character") }
}. Touchez un dessin pour le retourner.
winter_tales-board-trap-turn = { $name }, { $side ->
    [spring] côté Printemps, compte
   *[winter] côté Hiver, vous revient
}. Appuyez pour retourner.
winter_tales-board-trap-side = { $side ->
    [spring] compte
   *[winter] revient
}
winter_tales-board-trap-needs = Il faut plus de dessins que cela pour libérer { NAME($char, of: "character") }.
winter_tales-board-trap-outcomes = Autant : retour en arrière. Moins : à terre. { $back ->
    [0] Rien ne vous revient.
    [one] Un dessin vous revient.
   *[other] { $back } dessins vous reviennent.
}
winter_tales-board-trap-secret = Pour vos yeux seuls : les côtés et leur nombre. Tous vos dessins sont ici.
winter_tales-board-trap-spring = Déclencher le piège
winter_tales-board-trap-own = { $count ->
    [one] Un compte
   *[other] { $count } comptent
}, { $back ->
    [one] un revient
   *[other] { $back } reviennent
}. Personne d’autre ne le sait.
winter_tales-board-trap-hidden = Cachés : personne ne sait combien comptent.
winter_tales-board-trap-against = { $count ->
    [0] Rien encore contre lui.
    [one] Un dessin contre lui.
   *[other] { $count } dessins contre lui.
}
winter_tales-board-trap-odds = { $how ->
    [fewer] { NAME($char, of: "character") } reste à terre.
    [even] { $back ->
        [none] Retour en arrière, plus un pas.
       *[other] Retour { NAME($back, of: "to") }, plus un pas.
    }
   *[more] { NAME($char, of: "character") } continue sa route.
}
winter_tales-board-trap-it = Le piège
winter_tales-board-trap-returned = Côté Hiver : ce qui n’a pas compté revient en main ({ SEATS($seats) }).

## Le plateau : quêtes et souvenirs

winter_tales-board-track = Souvenirs
winter_tales-board-track-space = Case { $space } : { $name ->
    [none] vide
   *[other] { $name }
}{ $mark ->
    [yes] , avec le marque-page
   *[no] { "" }
}
winter_tales-board-scales = Ce qui compte pour l’instant
winter_tales-board-scales-more = Le camp qui en a le plus gagne la quête.
winter_tales-board-counted = { $missing ->
    [yes] Le fil du dernier souvenir s’est perdu : { $won ->
        [spring] le Printemps
       *[winter] l’Hiver
    } gagne la quête.
   *[no] { $won ->
        [spring] Le Printemps gagne la quête, { $spring } à { $winter }.
        [winter] L’Hiver gagne la quête, { $winter } à { $spring }.
       *[neutral] Égalité, { $spring } à { $winter } : personne ne gagne la quête.
    }
}
winter_tales-board-turn-reached = « { NAME($quest, of: "token") } » : { $there ->
    [yes] { NAME($char, of: "character") } est sur place, et vous pourrez bientôt reprendre le récit.
   *[no] { NAME($char, of: "character") } n’est pas sur place et reste hors du récit.
}
winter_tales-board-quest-so-far = Le récit de la quête jusqu’ici
winter_tales-board-join-whom = Qui envoyez-vous ?
winter_tales-board-join-at = { $space ->
    [none] en ville
   *[other] { NAME($space, of: "at") }
}
winter_tales-board-join-price = Vous piochez comme d’habitude. Le personnage envoyé tente d’y arriver, et son tour est pris pour ce chapitre.
winter_tales-board-join-in-price = Chaque dessin que vous tissez compte pour le camp de votre personnage.
winter_tales-board-join-send = Envoyer { NAME($char, of: "character") }
winter_tales-board-join-nobody = Personne
winter_tales-board-join-in = Reprendre le récit : { NAME($char, of: "character") }
winter_tales-board-join-silent = Se taire
winter_tales-board-calls = Qui a répondu
winter_tales-board-called = { $char ->
    [none] { WHO($seat) ->
        [you] Vous n’envoyez personne.
       *[other] { SEAT($seat) } n’envoie personne.
    }
   *[other] { WHO($seat) ->
        [you] Vous envoyez { NAME($char, of: "character") }.
       *[other] { SEAT($seat) } envoie { NAME($char, of: "character") }.
    }
}
winter_tales-board-memory-which = Quel dessin en restera le souvenir ?
winter_tales-board-memory-choose = { $name ->
    [none] Choisissez un dessin
   *[other] En garder : { $name }
}
winter_tales-board-memory-where = Touchez une case vide.
winter_tales-board-memory-bookmark = Le marque-page y sera posé : la prochaine quête devra en reprendre le récit.
winter_tales-board-memory-place = { $space ->
    [none] Choisissez une case
   *[other] { $name }, sur la case { $space }
}

## Le plateau : juger un récit

winter_tales-board-judge = Cela tient-il ?
winter_tales-board-judge-remembered = En souvenir{ $quest ->
    [none] { "" }
   *[other] , { NAME($quest, of: "token") }
}
winter_tales-board-judge-objected = { WHO($seat) ->
    [you] Votre objection
   *[other] { SEAT($seat) } objecte
} : « { $reason } »
winter_tales-board-judge-verdict = { $verdict ->
    [accept] Oui, cela tient
    [rewrite] { WHO($seat) ->
        [you] Le raconter de nouveau
       *[other] Demander à { SEAT($seat) } de le raconter de nouveau
    }
   *[reject] { $matter ->
        [link] Le lien manque
       *[other] Non, cela ne tient pas
    }
}
winter_tales-board-judge-then = { $verdict ->
    [accept] { $matter ->
        [link] Les autres peuvent venir.
       *[other] Cela arrive comme on l’a raconté.
    }
    [rewrite] Les mots changent, pas le jeu.
   *[reject] { $matter ->
        [link] Alors l’autre camp gagne la quête.
       *[other] Alors cela n’arrive pas.
    }
}
winter_tales-board-judge-only = Vous jugez le récit, jamais les dessins, les lieux ni les tours. Le silence vaut un oui.
winter_tales-board-judge-vote = Le vote est secret. Un non demande plus de la moitié. Le silence n’est pas un vote.
winter_tales-board-judge-press = { $verdict ->
    [none] Choisissez d’abord
    [accept] { $votes ->
        [yes] Voter : cela tient
       *[no] Cela tient
    }
    [rewrite] { $votes ->
        [yes] Voter : à raconter de nouveau
       *[no] Le redemander
    }
   *[reject] { $votes ->
        [yes] Voter : cela ne tient pas
       *[no] Cela ne tient pas
    }
}
winter_tales-board-judge-abstain = Ne pas voter
winter_tales-board-judge-others = { WHO($arbiter) ->
    [you] L’arbitre du récit, c’est vous.
   *[other] L’arbitre du récit : { SEAT($arbiter) }.
} Les dessins, les lieux et les tours ne changent pas.
winter_tales-board-object = { $objects ->
    [yes] Quelque chose ne va pas
   *[no] Cela peut rester
}
winter_tales-board-object-then = { $objects ->
    [yes] { WHO($arbiter) ->
        [you] Alors on en juge.
       *[other] Alors { SEAT($arbiter) } décide, ou tout le monde vote.
    }
   *[no] Le récit continue.
}
winter_tales-board-object-why = Qu’est-ce qui ne va pas ?
winter_tales-board-object-words = On ne juge que les mots. Les dessins, les lieux et les tours ne changent pas.
winter_tales-board-object-pass = { $chosen ->
    [yes] Laisser ainsi
   *[no] Choisissez d’abord
}

## Le plateau : l’épilogue

winter_tales-board-score = Points pour l’instant
winter_tales-board-score-from = { $memories ->
    [one] { $memories } souvenir
   *[other] { $memories } souvenirs
}, { $cards ->
    [one] { $cards } dernier dessin
   *[other] { $cards } derniers dessins
}
winter_tales-board-support = Quel camp aidez-vous ?
winter_tales-board-support-side = { $side ->
    [none] Choisissez un camp
    [spring] Aider le Printemps
   *[winter] Aider l’Hiver
}
winter_tales-board-support-neither = Aucun

## Le plateau : la fin

winter_tales-board-at-end = Contes d’hiver, la fin
winter_tales-board-track-end = épilogue
winter_tales-board-end-sides = Les camps
winter_tales-board-end-points = D’où viennent les points
winter_tales-board-end-memories = { $count ->
    [one] { $count } souvenir
   *[other] { $count } souvenirs
}
winter_tales-board-end-drawings = { $count ->
    [one] { $count } dernier dessin
   *[other] { $count } derniers dessins
}
winter_tales-board-end-laid = { SEATS($seats) } : { $count }
winter_tales-board-end-writer = { WHO($seat) ->
    [you] Vous, à la plume
   *[other] { SEAT($seat) }, à la plume
}{ $side ->
    [spring] , pour le Printemps
    [winter] , pour l’Hiver
   *[none] , pour aucun camp
}
winter_tales-board-end-more = Le camp qui a le plus de points l’emporte.
    .rule = WT-187
winter_tales-board-end-even = Les camps sont à égalité, et personne ne tient la plume : le camp de qui a commencé l’épilogue l’emporte.
    .rule = WT-189
winter_tales-board-end-even-writer = Les camps sont à égalité : le conte appartient à qui tient la plume.
    .rule = WT-188

## Le plateau : souvenirs, objectifs, pouvoirs

winter_tales-board-memories = Souvenirs
winter_tales-board-memories-about = { $count ->
    [0] Pas encore de souvenir, sur { $most }.
    [one] { $count } souvenir sur { $most }.
   *[other] { $count } souvenirs sur { $most }.
} Une quête laisse un souvenir : trois points pour le camp qui l’a gagnée. Dans l’épilogue, chaque dessin vaut un point.
winter_tales-board-memories-for = { $side ->
    [spring] Trois points pour le Printemps.
    [winter] Trois points pour l’Hiver.
   *[neutral] Il ne compte pour aucun camp.
}{ $mark ->
    [yes] { " " }Le marque-page est ici : la prochaine quête doit le reprendre.
   *[no] { "" }
}
winter_tales-board-goals-own = Votre objectif, rien que pour vous
winter_tales-board-goals-open = Tout le monde le voit.
winter_tales-board-goals-others = Objectifs dévoilés
winter_tales-board-goals-when = { $goal ->
    [none] Quand il est accompli
   *[other] Quand « { NAME($goal, of: "objective") } » est accompli
}
winter_tales-board-powers = Pouvoirs en ville

## Le plateau : consignes données d’avance

winter_tales-board-orders = Vos consignes
winter_tales-board-orders-about = Personne d’autre ne les voit.
winter_tales-board-orders-pause = Une consigne répond tout de suite. La pause que voient les autres n’en est jamais plus courte.
winter_tales-board-orders-close = Retour au récit
winter_tales-board-order-about = { $about ->
    [meets] { $side ->
        [winter] Quand un rebelle rencontre { NAME($char, of: "character") }
       *[spring] Quand un soldat rencontre { NAME($char, of: "character") }
    }
    [join] Quand quelqu’un commence une quête
    [join-in] Dans la quête que l’on raconte
    [together] Quand l’autre rebelle du couple est en danger
    [wake] Quand votre rebelle plein d’espoir a agi
   *[object] Quand il faut s’accorder sur un récit
}
winter_tales-board-order-answer = { $answer ->
    [pass] laisser passer
    [attack] attaquer
    [trap] tendre un piège
    [nobody] n’envoyer personne
    [silent] se taire
    [together] faire front
    [alone] rester à l’écart
    [wake] le réveiller
    [stand] laisser ainsi
   *[ask] me demander
}
winter_tales-board-order-scope = { $scope ->
    [quest] Pour cette quête.
    [chapter] Pour ce chapitre.
   *[game] Jusqu’à nouvel ordre.
}
winter_tales-board-order-finer = { NAME($char, of: "character") } laisse passer { NAME($met, of: "character") }.
winter_tales-board-order-back = Annuler
winter_tales-board-order-follow = { NAME($char, of: "character") } : quand l’autre rebelle du couple marche
winter_tales-board-order-open = Tout le monde voit ceci.
winter_tales-board-order-follows = { $follows ->
    [yes] suivre
   *[no] rester
}

## Le plateau : petites décisions, et ce qui se dit à côté du jeu

winter_tales-board-decide = Votre réponse
winter_tales-board-decide-with = Avec qui ?
winter_tales-board-decide-answer = { $answer ->
    [insist] J’insiste
    [yield] Après vous
    [together] Faire front
    [apart] Rester à l’écart
    [end] Conclure le conte
    [go-on] Continuer à raconter
    [wake] Rendre la carte prête
    [rest] Laisser ainsi
   *[none] Choisissez d’abord
}
winter_tales-board-decide-then = { $answer ->
    [insist] Si personne d’autre n’insiste, c’est à vous. Sinon, à qui vient ensuite dans le sens horaire.
    [yield] Si tout le monde cède, c’est à qui vient ensuite dans le sens horaire.
    [together] Les deux gagnent ou tombent ensemble.
    [apart] Ce qui arrive ne concerne que l’autre.
    [end] Si tout le monde est d’accord, l’épilogue commence.
    [go-on] Une seule voix suffit, et le conte continue.
    [wake] La carte peut agir encore une fois dans ce chapitre.
   *[rest] La carte a agi pour ce chapitre.
}
winter_tales-board-mark-press = { $name ->
    [none] Choisissez un souvenir
   *[other] Marque-page : { $name }
}
winter_tales-board-ahead = Quand la quête vous appelle
winter_tales-board-ahead-about = Vous pouvez répondre d’avance, et changer d’avis jusqu’à votre tour. Personne d’autre ne le voit.
winter_tales-board-content = Vous laissez ainsi. Personne d’autre ne le voit.
winter_tales-board-late = Passages en doute
winter_tales-board-late-open = { $doubted ->
    [yes] Juger un passage
   *[no] Douter d’un passage
}
winter_tales-board-late-about = Un passage ne va pas avec le récit ? Dites pourquoi : on peut demander de le raconter autrement. Les dessins, les lieux et les tours ne changent pas.
winter_tales-board-late-which = Quel passage ?
winter_tales-board-late-rule = { $anew ->
    [yes] À raconter autrement
   *[no] Il tient
}

## Le plateau : les conseils d’une première partie, une fois chacun

winter_tales-coach-cast = { $skills ->
    [yes] Chaque personnage a son don : touchez-en un pour le lire.
   *[no] Tous se jouent de la même façon, seule leur histoire change : prenez ceux dont vous aimeriez parler.
}
winter_tales-coach-place = Répartissez vos personnages dans la ville : deux quêtes vont y être posées, et un dessin ne fait avancer que de deux pas.
winter_tales-coach-lay = { $side ->
    [spring] Seul un rebelle présent peut mener cette quête.
   *[winter] Seul un soldat présent peut mener cette quête.
} Les autres présents peuvent tisser aussi, pour ou contre elle. { $reader ->
    [writer] Vous voulez l’égalité : posez-la là où les deux camps peuvent venir.
    [spring] Vous êtes contre elle : posez-la là où les rebelles viennent vite, et les soldats tard.
   *[winter] Vous êtes contre elle : posez-la là où les soldats viennent vite, et les rebelles tard.
}
winter_tales-coach-out = { $reader ->
    [writer] Vous gagnez si les camps finissent à égalité : aidez celui qui est en retard. Vos rebelles mènent les quêtes du Printemps, vos soldats celles de l’Hiver.
    [spring] Envoyez quelqu’un sur une quête du Printemps et menez-la : gagnée, elle vaut trois points à la fin. Sur une quête de l’Hiver, on vient la gêner.
   *[winter] Envoyez quelqu’un sur une quête de l’Hiver et menez-la : gagnée, elle vaut trois points à la fin. Sur une quête du Printemps, on vient la gêner.
}
winter_tales-coach-arbiter = Vous êtes l’arbitre du récit : vous ne jugez un passage que si quelqu’un en doute. Pour le reste, vous jouez pour { $reader ->
    [writer] vous-même
    [spring] le Printemps
   *[winter] l’Hiver
}, comme tout le monde.
winter_tales-coach-walk = Un dessin joué pour marcher est perdu, un dessin gardé vaut un point à la fin : n’allez pas plus loin qu’il ne faut.
winter_tales-coach-come = Qui arrive sur place pourra reprendre le récit de la quête, et y tisser des dessins pour son camp.
winter_tales-coach-act = Une quête que vous menez se raconte et se décide maintenant. Une nouvelle quête est seulement posée, pour un tour suivant.
winter_tales-coach-call = Seuls les personnages présents peuvent reprendre le récit et y tisser des dessins. { $reader ->
    [writer] Aidez le camp en retard : vous gagnez si tout finit à égalité.
   *[other] Avec plus de dessins que l’autre, votre camp gagne la quête : trois points à la fin.
}
winter_tales-coach-weave = C’est maintenant ou jamais : après la part des autres, vous n’ajouterez plus qu’un dessin. Une quête gagnée vaut trois points à la fin, un dessin gardé en vaut un.
winter_tales-coach-join = C’est votre seule part dans cette quête : tissez maintenant ce que vous voulez. Un dessin gardé vaut un point à la fin.
winter_tales-coach-fight = Un dessin chacun, à tour de rôle : qui pose le dernier gagne. Tous sont perdus ensuite.
winter_tales-coach-memory = Quand les { $places } cases sont prises, l’épilogue commence. Chaque souvenir y vaut trois points pour son camp, et chaque dessin en main peut en valoir un.
winter_tales-coach-even = Vous gagnez si les camps finissent à égalité : regardez les points, et donnez au camp en retard autant de dessins qu’il lui en manque.

# Ce que l’on retient de l’hiver.

winter_tales-honour-keeper = La garde des souvenirs
winter_tales-honour-keeper-fact = { WHO($seat) ->
    [you] Vous avez placé { $number ->
        [one] un souvenir.
       *[other] { $number } souvenirs.
    }
   *[other] { SEAT($seat) } a placé { $number ->
        [one] un souvenir.
       *[other] { $number } souvenirs.
    }
}
winter_tales-honour-weaver = Le plus fin tissage
winter_tales-honour-weaver-fact = { WHO($seat) ->
    [you] Vous avez tissé { $number ->
        [one] un dessin.
       *[other] { $number } dessins.
    }
   *[other] { SEAT($seat) } a tissé { $number ->
        [one] un dessin.
       *[other] { $number } dessins.
    }
}
winter_tales-honour-voice = Le plus long fil
winter_tales-honour-voice-fact = { WHO($seat) ->
    [you] Vous avez conté en { $number ->
        [one] un mot.
       *[other] { $number } mots.
    }
   *[other] { SEAT($seat) } a conté en { $number ->
        [one] un mot.
       *[other] { $number } mots.
    }
}
winter_tales-honour-listened = La voix au coin du feu
winter_tales-honour-listened-fact = { WHO($seat) ->
    [you] Vous avez conté { $number } fois à voix haute.
   *[other] { SEAT($seat) } a conté { $number } fois à voix haute.
}
