### The rules and rulings of The End of the Story in French, one message per rule, with a short reason (.why) where one is shown.

## Set-up

ES-1 = Une partie réunit de 3 à 6 joueurs.
    .why = une partie demande de 3 à 6 joueurs
ES-2 = Chaque joueur choisit une couleur que personne d’autre n’a et prend 4 jetons de cette couleur ; tous les autres jetons sont en réserve, hors jeu.
    .why = cette couleur est déjà prise
ES-3 = Chaque joueur pose 1 jeton sur la case 0 de la piste de score.
ES-4 = Chaque joueur garde les 3 autres jetons pour répondre.
ES-5 = Les 100 cartes illustrées sont mélangées en une pile, face cachée.
ES-6 = Chaque carte illustrée figure exactement une fois sur les plateaux, sur celui de sa couleur.

## Rounds

ES-7 = Le premier narrateur est tiré au sort.
ES-8 = Après chaque manche, le rôle de narrateur passe à la place suivante sur la gauche.
ES-9 = À 5 ou 6 joueurs, chacun raconte une fois (5 ou 6 manches).
ES-10 = À 3 ou 4 joueurs, chacun raconte deux fois (6 ou 8 manches).

## Drawing

ES-11 = Le narrateur pioche les 4 cartes du dessus.
ES-12 = Seul le narrateur peut voir les cartes piochées.
ES-13 = Le narrateur écarte exactement 1 des 4 cartes, face cachée.
    .why = écartez d’abord une des quatre cartes
ES-14 = Le narrateur garde les 3 autres ; ce sont les cibles de la manche.
ES-15 = Les plateaux des couleurs des 3 cartes gardées sont placés au milieu pour tous les joueurs.
ES-16 = Une couleur présente sur deux ou trois cartes gardées n’amène qu’un seul plateau ; 1, 2 ou 3 plateaux sont donc en jeu.
ES-17 = Une couleur qui n’est que sur la carte écartée n’amène aucun plateau.
ES-18 = Les plateaux inutiles sont hors jeu pour cette manche.

## Story

ES-19 = Le narrateur raconte une histoire d’une ou deux phrases.
ES-20 = L’histoire doit faire deviner les mots des trois cibles.
ES-21 = Le narrateur ne doit dire le mot d’aucune cible.
    .why = le mot pour une cible ne doit pas être dit
ES-22 = Un narrateur qui dit le mot d’une cible reçoit une pénalité de 2 points.
    .why = le mot pour une cible a été dit
ES-23 = Les mots de la carte écartée et de toutes les autres illustrations peuvent être dits.
ES-24 = Le narrateur termine par l’appel « Fin de l’histoire ! », qui est le signal de départ.

## Placing tokens

ES-25 = Aucun jeton ne peut être posé avant le signal de départ.
ES-26 = Après le signal, tous les devineurs posent en même temps et aussi vite qu’ils veulent ; il n’y a pas d’ordre de tour.
ES-27 = Le narrateur ne pose aucun jeton.
ES-28 = Chaque devineur pose ses 3 jetons sur des illustrations des plateaux en jeu.
ES-29 = Des jetons de joueurs différents peuvent se trouver sur la même illustration, l’un sur l’autre.
ES-30 = Un joueur a au plus 1 jeton sur une illustration ; ses 3 jetons sont donc sur 3 illustrations différentes.
    .why = vous y avez déjà un jeton
ES-31 = Pour chaque illustration, l’ordre d’arrivée des jetons décide qui a été le plus rapide.
ES-32 = La pose se termine quand tous les devineurs ont posé tous leurs jetons.
ES-33 = Ensuite, le narrateur révèle les 3 cibles.

## Scoring

ES-34 = Chaque cible est comptée à part, en ne regardant que les jetons qui s’y trouvent.
ES-35 = Un jeton sur une cible : son propriétaire reçoit 3 points.
    .why = aucun autre jeton sur cette cible
ES-36 = Deux jetons sur une cible : le plus rapide reçoit 3 points, l’autre 1 point.
    .why = { $points ->
        [3] premier des deux jetons sur une cible
       *[other] second des deux jetons sur une cible
    }
ES-37 = Trois jetons ou plus sur une cible : le plus rapide reçoit 3 points, le plus lent 1 point, tous les autres 2 points.
    .why = { $points ->
        [3] premier jeton sur une cible
        [1] dernier jeton sur une cible
       *[other] ni premier ni dernier jeton sur une cible
    }
ES-38 = Un jeton sur une illustration qui n’est pas une cible ne rapporte ni ne coûte rien.
ES-39 = Le score de manche d’un devineur est la somme sur les trois cibles (de 0 à 9).
ES-40 = Les points du narrateur égalent le meilleur score de manche parmi les devineurs.
    .why = autant que le meilleur score de la manche
ES-41 = Si exactement deux devineurs ont trouvé les trois, le narrateur en reçoit la moitié, arrondie vers le haut.
    .why = la moitié du meilleur score : deux personnes ont trouvé les trois
ES-42 = Si plus de deux devineurs ont trouvé les trois, le narrateur reçoit 0.
    .why = plus de deux personnes ont trouvé les trois
ES-43 = Si un devineur au plus a trouvé les trois, les points du narrateur ne sont pas réduits.
ES-44 = Tous les points de la manche sont marqués sur la piste.

## End of a round

ES-45 = Après le décompte, chaque devineur reprend ses 3 jetons.
ES-46 = Les 100 cartes, écartées et gardées comprises, sont mélangées de nouveau avant la pioche suivante.

## End of the game

ES-47 = La partie se termine quand chaque joueur a raconté le nombre de fois donné par ES-9 ou ES-10.
ES-48 = Le meilleur score gagne.
ES-49 = Si plusieurs joueurs partagent le meilleur score, une dernière manche de départage est jouée.
ES-50 = Seuls les joueurs à égalité sont devineurs dans la manche de départage.
ES-51 = Le narrateur de la manche de départage est tiré au sort parmi les joueurs qui ne sont pas à égalité.

## Time limit (optional)

ES-52 = Les joueurs peuvent convenir d’une limite de temps pour le narrateur, par exemple 90 secondes.
ES-53 = La limite court dès que le narrateur pioche les quatre cartes.
ES-54 = Quand elle est écoulée, on le rappelle au narrateur ; il reste 15 dernières secondes pour raconter.
ES-55 = Si le narrateur n’y parvient pas, chaque autre joueur reçoit 2 points.
    .why = pas d’histoire racontée dans le temps donné

## Rulings

ES-R1 = Le jeu est pour 3 à 6 joueurs, puisque le tableau des manches va de 3 à 6 ; les 36 jetons se comprennent comme 6 couleurs de 6, dont 4 servent et 2 restent en réserve.
ES-R2 = Dire un mot, c’est dire le mot lui-même ou l’une des formes de la liste (flexions, formes longues et courtes, quelques noms régionaux), dans la langue de la table et dans n’importe quel sens (« il livre » pour « livre »). Les autres synonymes, les traductions et les descriptions sont libres ; les composés et autres dérivés (« chevalier » pour « cheval ») sont laissés aux devineurs (ES-R27). La table peut choisir que les formes des cinq autres langues éveillent un soupçon ; elles ne sont jamais une faute automatique.
ES-R3 = La pénalité est de 2 points une seule fois par manche, quel que soit le nombre de mots interdits.
ES-R4 = Un mot interdit n’arrête pas la manche : elle est jouée et comptée comme d’habitude, car le livret ne nomme que la pénalité.
ES-R5 = La pénalité s’applique après les points de la manche, et le total est alors d’au moins 0, car la piste commence à zéro ; la table peut choisir d’admettre les scores négatifs.
ES-R6 = Un jeton posé ne se déplace pas : le premier contact décide, car tout est dans la vitesse. La table peut choisir autrement ; un jeton peut alors être déplacé vers une autre illustration en jeu où l’on n’a pas de jeton, jusqu’à la fin de la pose, et prend l’heure de son dernier déplacement.
    .why = un jeton posé reste où il est
ES-R7 = Personne ne peut passer, mais quand le temps de pose est écoulé, les jetons manquants restent hors des plateaux et ne rapportent rien.
ES-R8 = À temps égal, le premier arrivé au serveur a été le plus rapide ; si c’est égal aussi, la première place dans le sens horaire à partir du narrateur. Les rangs ne sont jamais partagés.
ES-R9 = Pour le narrateur compte le meilleur score de manche parmi les devineurs, non le total sur la piste ; si personne n’a rien trouvé, le narrateur reçoit 0.
ES-R10 = À trois joueurs, si les deux devineurs trouvent tout, ES-41 s’applique, car ils sont exactement deux ; ES-42 ne peut pas se produire.
ES-R11 = Une manche dont le narrateur dépasse la limite finit aussitôt, sans pose : le narrateur reçoit 0 et aucune pénalité, les cartes retournent sans être vues, et cela compte comme un de ses tours.
ES-R12 = Dans les 15 dernières secondes, l’histoire doit être finie, pas seulement commencée ; de vive voix, l’appel doit être fait. Un brouillon qui est une histoire valable est envoyé automatiquement à zéro ; sans carte écartée, il n’y a pas d’histoire valable.
ES-R13 = Dans le départage, on compare les scores de manche des joueurs à égalité et le meilleur gagne ; les totaux de la piste restent inchangés et le narrateur ne reçoit rien, lui qui pourrait sinon les dépasser.
ES-R14 = Les joueurs encore à égalité après le départage partagent la victoire, car le livret parle d’une dernière manche. La table peut choisir d’autres manches entre ceux qui restent à égalité, trois en tout, le narrateur étant chaque fois tiré parmi ceux qui ne sont pas ou plus à égalité.
ES-R15 = Si tous les joueurs sont à égalité, personne d’autre ne peut raconter, et tous partagent la victoire.
ES-R16 = Si le narrateur du départage dépasse la limite, est absent ou part avant d’avoir raconté, on tire un autre joueur présent qui n’est pas à égalité et n’a pas encore été tiré pour cette manche ; s’il n’y en a pas, la victoire est partagée. Personne ne reçoit de points selon ES-55.
ES-R17 = L’appel final ne compte pas comme une phrase ; à l’écrit, il est ajouté automatiquement.
ES-R18 = Une histoire écrite a une ou deux phrases et au plus 300 caractères. Une phrase finit par un ou plusieurs des signes . ! ? … avant un blanc ou la fin du texte, sauf si un guillemet fermant suit ; un reste sans signe final compte pour une phrase, un morceau sans lettre ni chiffre pour aucune. Les abréviations courantes (Mr., Mrs., Ms., Dr., Prof., St., e.g., i.e., Sr., Sra., Sig., bzw., t.ex., bl.a.) et une lettre seule avec un point (M., z. B.) n’en finissent pas. De vive voix, c’est une affaire d’honneur.
    .why = 1 ou 2 phrases, au plus 300 caractères
ES-R19 = Les plateaux montrent des images avec une petite légende dans la langue de la table, pour que tous s’accordent sur le mot ; la table peut choisir de s’en passer, et le narrateur voit toujours les mots.
ES-R20 = La carte écartée n’est jamais montrée à personne d’autre que le narrateur.
ES-R21 = Les devineurs voient les jetons des autres pendant la pose, comme à une vraie table : suivre quelqu’un est possible, mais plus lent. La table peut choisir que l’on ne voie que le nombre de jetons qui restent à chacun.
ES-R22 = De la pioche à la révélation, le narrateur ne peut ni discuter, ni réagir, ni désigner des images ; seuls l’histoire et l’appel sortent, et les personnes qui regardent parlent entre elles.
    .why = silence jusqu’à la révélation
ES-R23 = Une histoire qui oublie une cible est mauvaise, mais valable ; personne ne la juge.
ES-R24 = Le nombre de récits par joueur est fixé par le nombre de joueurs au départ.
ES-R25 = La limite de temps, facultative selon le livret, est active aux tables en ligne, 90 secondes et 15 de plus, pour qu’aucune table n’attende sans fin ; la table peut en choisir une autre ou aucune.
ES-R26 = Un plateau montre ses illustrations en cinq rangées de cinq, dans l’ordre de la liste et le même à chaque partie ; la table peut choisir de les mélanger à chaque manche, pareillement pour tous.
ES-R27 = Une faute automatique dans une histoire écrite ne demande pas de décision. Sans elle, chaque devineur peut faire un signalement par manche dans les 10 secondes après la révélation : à l’écrit, un mot de l’histoire et la cible qu’il nommerait ; de vive voix, une cible. Tous les signalements différents sont soumis à un seul vote secret des devineurs, oui ou non pour chacun ; un signalement réussit si plus de la moitié des devineurs qui ne sont pas absents disent oui, et deux d’entre eux au moins ; un seul suffit si le mot est marqué comme suspect. Ainsi, aucun rival ne sanctionne à lui seul le narrateur. Une réussite amène la pénalité une fois (ES-R3). Le narrateur ne vote pas.
ES-R28 = Une histoire écrite est faite de mots : les émojis et autres pictogrammes ne peuvent pas être envoyés, car l’un d’eux pourrait montrer une cible.
    .why = une histoire s’écrit sans images
ES-R29 = Un récit sauté ou nul compte comme un tour du narrateur, comme un récit manqué (ES-R11) ; personne n’y marque. Un narrateur qui n’est pas là, ou dont la connexion manque encore quand son temps et le délai accordé sont écoulés, n’a pas échoué (ES-55) : la manche est nulle.
ES-R30 = Dans le départage, il n’y a ni pénalité ni signalement ; les fautes automatiques sont montrées sans effet, car la piste ne change pas. Un joueur à égalité qui part pour de bon est éliminé ; le dernier qui reste gagne.
ES-R31 = Un narrateur qui part pour de bon avant d’avoir envoyé l’histoire ou fait l’appel rend la manche nulle (ES-R29) ; après cela, elle est jouée et comptée, même pour la place vide. Les jetons d’un devineur qui part restent et comptent pour l’ordre, pour « a trouvé les trois » et pour ES-40 ; ceux qui ne sont pas posés restent hors des plateaux.
ES-R32 = Quand il reste moins de 3 places après une manche, la partie finit là ; quand tous sauf un sont partis pour de bon, elle finit aussitôt. Le meilleur score parmi les places restantes gagne, les scores égaux se partagent la victoire sans départage, et le résultat est marqué « écourtée ».
ES-R33 = Pendant que l’histoire s’écrit, les mots interdits sont marqués pour le narrateur ; rien n’est bloqué, et qui en envoie un quand même reçoit la pénalité. Le livret ne donne pas cette aide ; la table peut choisir de s’en passer, ou qu’une histoire avec un tel mot ne puisse pas être envoyée.
ES-R34 = De l’appel à la fin de la pose, personne ne peut mettre la partie en pause, et un narrateur au temps limité ne le peut pas pendant qu’il raconte. La course et la limite sont les mêmes pour tout le monde.
    .why = la course et la limite du narrateur sont les mêmes pour tout le monde
