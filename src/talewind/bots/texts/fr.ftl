### Ce que les bots écrivent : sur chaque image une ligne qui l’évoque sans la nommer, des lignes qui conviennent à tout, et
### des lignes qui mènent d’une image à l’autre.

## Windmill

wm01 = Quelqu’un de tout petit avait cessé de compter les bouleaux et allait simplement là où allaient les points de chaleur.
wm02 = Bien après le dernier bâillement, une voisine restait debout pour tous les autres, dans un bon tricot contre le froid.
wm03 = Ce soir-là, pour retrouver sa route, il suffisait de suivre quelque chose de chaud et de sucré, versé à des lieues à la ronde.
wm04 = L’air passait entre les cheminées, lent et immense, et il sentait un peu la pomme.
wm05 = Il ne devait y avoir qu’un chapitre de plus, puis les lucioles sont venues, et plus personne n’a pu s’arrêter.
wm06 = Après la pluie, les amiraux ont pris la mer, piquants et fiers, tout le ciel sous leur coque.
wm07 = Le lundi, elle se levait tout bonnement, secouait l’humidité et cherchait une plus belle vue, linge compris.
wm08 = Chaque matin, il les comptait par-dessus la colline, blanc, blanc, blanc, et attendait toujours le plus sombre.
wm09 = Elles ne s’étaient pas parlé depuis quarante ans ; encore quelques rangs, et elles pourraient se serrer la main.
wm10 = Il faisait bon près du poêle, et les grands yeux qui regardaient du dehors ne voulaient aucun mal.
wm11 = Même les plus brillants doivent se laver de temps en temps ; les voisins sont venus avec de quoi en emporter.
wm12 = Ici, rien ne se livrait à pied : on écrivait, on lâchait, et il poussait des plumes.
wm13 = Quelqu’un aux pattes énormes était debout depuis la tombée du jour, et la queue allait déjà jusqu’au coin.
wm14 = Plus personne ne s’y asseyait, et pourtant chaque note s’envolait dans une autre couleur.
wm15 = L’aube devrait patienter jusqu’à ce que les couverts montrent de nouveau la bonne direction.
wm16 = Cette année-là, il fallait cueillir vite et s’accrocher de tout son poids.
wm17 = Dans ce village, on bâtit bas et l’on parle doucement, car le sol respire.
wm18 = La traversée a commencé au milieu d’une phrase et, sous les réverbères, personne ne s’est mouillé.
wm19 = Le plus chaud ouvrage de longs hivers tournait et tournait là-haut dans la brise.
wm20 = Il prend sa cape au mauvais temps et la coud avec ce qui luit entre deux averses.
wm21 = Sur cette plage, on pouvait en faire le tour sans rien trouver ; pourtant, dedans, quelqu’un venait de se servir à boire.
wm22 = Plus bas que le froid, tout fleurissait, et rien qu’une vitre mince entre les deux.
wm23 = Quelqu’un en uniforme a demandé les billets tout bas, et personne ne s’est réveillé : c’était tout l’intérêt du voyage.
wm24 = Bien des mains l’avaient écrit ; il était féroce avec tous, sauf avec ceux qui sommeillaient contre lui.
wm25 = Les pieds fatigués n’en pouvaient plus, mais ce qui se tenait derrière venait seulement d’entendre la musique.

## Story

st001 = Tout s’est arrêté à l’instant précis où le reste commençait à aller de travers.
st002 = Elle est partie en courant avant la fin du bal, et la moitié de son élégance est restée sur place.
st004 = La chaleur était encore là quand on est venu voir, mais plus personne.
st005 = Chacun avait fait un vœu, puis tout le monde est parti en hâte.
st007 = Il avait tenu une promesse de trop, et la tempête ne le lui a pas pardonné.
st008 = Tant que rien n’est lu, tout peut encore bien finir.
st010 = Le dernier mot ne fut qu’un soupir, puis il n’y eut plus qu’un mince fil gris.
st012 = Il avait régné une heure, et il ne l’a pas vue venir.
st013 = Elle avait été partout et, ce jour-là, pour la première fois, personne n’est venu la chercher.
st015 = Les applaudissements sont loin, mais la note la plus haute attend encore son souffle.
st017 = Ce qui pendait là depuis des années ne manquait plus qu’à la tapisserie.
st019 = Il savait que cela brûlerait, et il a fait un tour de plus, encore plus près.
st020 = On avait rangé toute la fête à la hâte, et maintenant elle ne voulait plus se défaire.
st025 = Le capitaine était minuscule, le fleuve bien court, et la cascade avait des barreaux.
st028 = On ne lâche qu’une fois, et dès lors tout est trop haut.
st031 = Il restait juste assez de temps pour ne rien décider du tout.
st036 = L’été s’était écoulé par un trou, tout en bas, et quelqu’un voulait encore bronzer.
st037 = Elles se ressemblaient toutes, jusqu’à ce que l’une laisse tomber un peu de chaleur.
st040 = La pensée tournait et tournait, toujours plus profond, et tout au bout quelque chose luisait.
st042 = Personne ne disait par où aller, et le seul témoin avait des plumes noires.
st043 = On avait caché l’été derrière des vitres, et le froid y collait son nez.
st045 = Par ici, répétait-il sans relâche à quelqu’un qu’il ne voyait pas.
st046 = Là-haut, on inventait ses propres règles, et les grandes personnes étaient trop lourdes pour elles.
st051 = En cours de route, on avait cessé de croire à l’autre rive.
st053 = Quelqu’un était sorti de la journée, très calmement, en laissant une lumière.
st058 = Ce fut drôle un moment ; puis toutes les parois se sont révélées pareilles.
st066 = Il est des choses qu’on n’explique pas à qui garde les pieds secs.
st067 = Tout était dit depuis longtemps, et maintenant on l’écoutait à deux.
st094 = Personne ne savait ce qu’on distribuait, mais tant de monde ne pouvait pas se tromper.
st101 = Le temps ne lui manquait pas, et seul quelque chose de mince et de rond le séparait du souper.
st103 = Ils étaient mille à n’avoir qu’une pensée, et elle était belle.
st104 = Les autres allaient où ils allaient toujours ; lui avait entendu dire qu’il y avait quelque chose derrière le blanc.
st108 = Quand tous les volets sont clos, la ville revient à son vrai maître.
st115 = Tous allaient du même côté, et c’est bien pour cela que quelqu’un n’y allait pas.
st117 = Le pain de tout l’hiver était là, debout, et le ciel perdait patience.
st120 = On avait promis de faire signe au virage, mais il n’y avait plus de virage.
st126 = Là-haut, on avait allumé la grosse lampe pour voir qui veillait encore.
st128 = Tout fut donné, un petit vœu après l’autre.
st143 = Tout le monde était au lit, et quelqu’un ne savait toujours pas comment finir sa lettre.
st144 = Quelqu’un est venu jusqu’ici à pied, puis a dû se rappeler comment on vole.

## Sur n’importe quoi

any-1 = Cela commença par un soir ordinaire, et depuis, plus personne n’est tout à fait pareil.
any-2 = Quelqu’un tint une promesse que tous les autres avaient oubliée.
any-3 = On en rit pendant des années, mais jamais après la tombée du jour.
any-4 = Ce qui était perdu revint tout seul, mais bien plus tard et un peu plus grand.
any-5 = Elle assura que ce n’était rien, et c’est ainsi que nous avons compris.
any-6 = À la fin, c’est le plus petit de tous qui osa demander.
any-7 = Il y avait une règle là-dessus, autrefois, mais personne ne sait plus de qui elle venait.
any-8 = D’abord c’était loin, puis tout près, puis c’était à nous.
any-9 = Personne ne les avait invités, et personne ne voulait les voir partir.
any-10 = Cela n’arrive qu’une fois en cent ans, et nous étions en retard.
any-11 = Il dit la vérité pour la première fois, et personne n’en crut un mot.
any-12 = On nous avait défendu de regarder ; alors, bien sûr, nous avons écouté.
any-13 = Certains voyages sont finis avant qu’on se soit dit au revoir.
any-14 = C’était bien trop calme pour un endroit où il y avait tant de monde.
any-15 = L’attente avait été si longue qu’on ne savait plus ce qu’on attendait.
any-16 = Tout était comme la veille, à une chose près.
any-17 = Ce devait être une surprise, et la plus grande fut pour qui l’avait préparée.
any-18 = Qui l’a vu une fois marche un peu plus lentement pour toujours.
any-19 = La réponse était là depuis le début ; seule manquait la question.
any-20 = Alors on le fit ensemble, car personne n’aurait osé seul.

## D’une image à l’autre

then-1 = Personne n’en a parlé avant le lendemain matin.
then-2 = Des années plus tard, la même chose est arrivée de nouveau, mais ailleurs.
then-3 = C’était la première moitié de l’histoire ; l’autre est plus difficile à croire.
then-4 = Ce n’était pas la fin, contrairement à ce que tout le monde pensait.
then-5 = Très loin de là, quelqu’un l’a senti au même instant.
then-6 = Et cela, justement, leur a rappelé quelque chose.
then-7 = Une chose en a entraîné une autre.
then-8 = La suite n’était la faute de personne.
