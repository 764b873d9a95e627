// The words of the green objects. What all cards of a board have in common is told on none.
import type { Picture } from '../../../src/picture.ts';

export const words: Record<string, Picture['words']> = {
  g01: {
    en: {
      title: 'Tree',
      name: 'A leafy tree with a thick trunk',
      shows: 'A broad leafy tree stands on a thick trunk with spreading roots.',
      closer: 'The crown is made of several masses of green leaves, lit from the left; the brown trunk forks into three branches, and a little grass grows between its roots.',
    },
    fr: {
      title: 'Arbre',
      name: 'Un arbre feuillu au tronc épais',
      shows: 'Un arbre large et feuillu se dresse sur un tronc épais aux racines étalées.',
      closer: 'La couronne est faite de plusieurs masses de feuilles vertes, éclairées à gauche ; le tronc brun se partage en trois branches, un peu d’herbe pousse entre ses racines.',
    },
  },
  g02: {
    en: {
      title: 'Cat',
      name: 'A sitting cat',
      shows: 'A ginger cat sits upright and looks at us.',
      closer: 'It has pointed pink ears, whiskers, a blue collar with a bell, and its tail curls on the right.',
    },
    fr: {
      title: 'Chat',
      name: 'Un chat assis',
      shows: 'Un chat roux est assis bien droit et nous regarde.',
      closer: 'Il a des oreilles pointues et roses, des moustaches, un collier bleu à grelot, et sa queue s’enroule à droite.',
    },
  },
  g03: {
    en: {
      title: 'Dog',
      name: 'A sitting dog with a collar',
      shows: 'A dog with hanging ears sits and shows a bit of its tongue.',
      closer: 'The coat is light brown with a white blaze and chest, the ears dark; on the red collar hangs a yellow tag.',
    },
    fr: {
      title: 'Chien',
      name: 'Un chien assis, avec un collier',
      shows: 'Un chien aux oreilles tombantes est assis et tire un peu la langue.',
      closer: 'Le pelage est brun clair, le museau et le poitrail blancs, les oreilles sombres ; au collier rouge pend une plaque jaune.',
    },
  },
  g04: {
    en: {
      title: 'Horse',
      name: 'A walking horse',
      shows: 'A horse walks to the left, one foreleg lifted.',
      closer: 'It is chestnut brown with a dark mane and tail, a white stripe down its face and white socks.',
    },
    fr: {
      title: 'Cheval',
      name: 'Un cheval qui marche',
      shows: 'Un cheval marche vers la gauche, une jambe de devant levée.',
      closer: 'Il est alezan, la crinière et la queue sombres, avec une bande blanche sur la face et les pattes blanches en bas.',
    },
  },
  g05: {
    en: {
      title: 'Cow',
      name: 'A black and white cow',
      shows: 'A spotted cow stands in side view, its head to the left.',
      closer: 'It is white with dark grey patches, has short yellow horns, a pink muzzle and a pink udder.',
    },
    fr: {
      title: 'Vache',
      name: 'Une vache noire et blanche',
      shows: 'Une vache tachetée est vue de côté, la tête à gauche.',
      closer: 'Elle est blanche à taches gris foncé, avec de courtes cornes jaunes, un mufle et un pis roses.',
    },
  },
  g06: {
    en: {
      title: 'Rabbit',
      name: 'A rabbit with long ears',
      shows: 'A pale rabbit sits with its long ears raised.',
      closer: 'It is white-grey with a pink inner ear, whiskers to the left and a round tail to the right.',
    },
    fr: {
      title: 'Lapin',
      name: 'Un lapin aux longues oreilles',
      shows: 'Un lapin clair est assis, ses longues oreilles dressées.',
      closer: 'Il est blanc-gris, l’intérieur de l’oreille rose, les moustaches à gauche et la queue ronde à droite.',
    },
  },
  g07: {
    en: {
      title: 'Bear',
      name: 'A brown bear on its hind legs',
      shows: 'A brown bear stands upright on its hind legs, arms hanging.',
      closer: 'It has round ears, a pale muzzle, dark dots for eyes and faintly red cheeks.',
    },
    fr: {
      title: 'Ours',
      name: 'Un ours brun debout',
      shows: 'Un ours brun se tient debout sur ses pattes arrière, les bras pendants.',
      closer: 'Il a des oreilles rondes, un museau pâle, des points sombres pour yeux et les joues à peine rouges.',
    },
  },
  g08: {
    en: {
      title: 'Wolf',
      name: 'A howling grey wolf',
      shows: 'A grey wolf sits, throws its head back and howls.',
      closer: 'Its eye is closed, its mouth open to the sky on the left; chest and chin are pale, the tail is dark.',
    },
    fr: {
      title: 'Loup',
      name: 'Un loup gris qui hurle',
      shows: 'Un loup gris est assis, la tête en arrière, et hurle.',
      closer: 'L’œil est fermé, la gueule ouverte vers le ciel à gauche ; le poitrail et le menton sont pâles, la queue sombre.',
    },
  },
  g09: {
    en: {
      title: 'Owl',
      name: 'An owl on a branch',
      shows: 'An owl with big eyes sits on a branch.',
      closer: 'The feathers are brown, the breast pale with wavy marks, the eyes amber; the branch carries a few green leaves.',
    },
    fr: {
      title: 'Hibou',
      name: 'Un hibou sur une branche',
      shows: 'Un hibou aux grands yeux est perché sur une branche.',
      closer: 'Le plumage est brun, la poitrine pâle à motifs ondés, les yeux ambre ; la branche porte quelques feuilles vertes.',
    },
  },
  g10: {
    en: {
      title: 'Elephant',
      name: 'An elephant with its trunk raised',
      shows: 'A grey elephant stands in side view and raises its trunk.',
      closer: 'The trunk curls up on the left; the ear is pink inside, the tusk white, and the tail ends in a dark tuft.',
    },
    fr: {
      title: 'Éléphant',
      name: 'Un éléphant, la trompe levée',
      shows: 'Un éléphant gris est vu de côté et lève la trompe.',
      closer: 'La trompe se recourbe à gauche ; l’oreille est rose à l’intérieur, la défense blanche, et la queue finit en touffe sombre.',
    },
  },
  g11: {
    en: {
      title: 'Lion',
      name: 'A lion with its mane',
      shows: 'A lion with a big mane sits and looks at us.',
      closer: 'The coat is golden, the mane red-brown in pointed locks; the tail stands up on the right with a dark tuft.',
    },
    fr: {
      title: 'Lion',
      name: 'Un lion et sa crinière',
      shows: 'Un lion à grande crinière est assis et nous regarde.',
      closer: 'Le pelage est doré, la crinière brun-roux en mèches pointues ; la queue se dresse à droite avec une touffe sombre.',
    },
  },
  g12: {
    en: {
      title: 'Snake',
      name: 'A coiled snake',
      shows: 'A snake lies in three coils and lifts its head.',
      closer: 'It is ochre yellow with red-brown diamonds; a red forked tongue shows on the left.',
    },
    fr: {
      title: 'Serpent',
      name: 'Un serpent enroulé',
      shows: 'Un serpent repose en trois anneaux et lève la tête.',
      closer: 'Il est jaune ocre à losanges brun-rouge ; une langue rouge et fourchue sort à gauche.',
    },
  },
  g13: {
    en: {
      title: 'Frog',
      name: 'A green frog on a lily pad',
      shows: 'A green frog sits on a lily pad and looks at us.',
      closer: 'Its eyes stand on top of the head, its belly is cream, the mouth wide and shut; a pink water lily lies on the right.',
    },
    fr: {
      title: 'Grenouille',
      name: 'Une grenouille verte sur un nénuphar',
      shows: 'Une grenouille verte est assise sur une feuille de nénuphar et nous regarde.',
      closer: 'Ses yeux dépassent de la tête, son ventre est crème, sa bouche large et fermée ; une fleur de nénuphar rose est à droite.',
    },
  },
  g14: {
    en: {
      title: 'Spider',
      name: 'A spider hanging on a thread',
      shows: 'A spider with eight legs hangs head down on a thread.',
      closer: 'Its round body is blue-grey with small pale marks, and the white thread comes from above.',
    },
    fr: {
      title: 'Araignée',
      name: 'Une araignée pendue à son fil',
      shows: 'Une araignée à huit pattes pend la tête en bas à un fil.',
      closer: 'Son corps rond est gris-bleu à petites marques pâles, et le fil blanc descend d’en haut.',
    },
  },
  g15: {
    en: {
      title: 'Butterfly',
      name: 'A butterfly with open wings',
      shows: 'A butterfly spreads four wings and flies at a slight angle.',
      closer: 'The wings are sky blue with dark edges and white dots; two feelers stand on the head.',
    },
    fr: {
      title: 'Papillon',
      name: 'Un papillon aux ailes ouvertes',
      shows: 'Un papillon déploie quatre ailes et vole un peu de biais.',
      closer: 'Les ailes sont bleu ciel, bordées de sombre et de points blancs ; deux antennes se dressent sur la tête.',
    },
  },
  g16: {
    en: {
      title: 'Bee',
      name: 'A striped flying bee',
      shows: 'A fat striped bee flies to the left.',
      closer: 'Its body is yellow with dark stripes, its chest furry; it has a small smiling face, two feelers, two clear bluish wings and a sting on the right.',
    },
    fr: {
      title: 'Abeille',
      name: 'Une abeille rayée en vol',
      shows: 'Une grosse abeille rayée vole vers la gauche.',
      closer: 'Son corps est jaune à rayures sombres, son corselet velu ; elle a un petit visage souriant, deux antennes, deux ailes bleutées et un dard à droite.',
    },
  },
  g17: {
    en: {
      title: 'Snail',
      name: 'A snail with a spiral shell',
      shows: 'A snail creeps to the left with its shell on its back.',
      closer: 'The shell is brown with a dark spiral, the body peach-coloured; two feelers end in dark dots.',
    },
    fr: {
      title: 'Escargot',
      name: 'Un escargot à coquille en spirale',
      shows: 'Un escargot rampe vers la gauche, sa coquille sur le dos.',
      closer: 'La coquille est brune à spirale sombre, le corps couleur pêche ; deux cornes finissent par des points sombres.',
    },
  },
  g18: {
    en: {
      title: 'Shark',
      name: 'A shark with open jaws',
      shows: 'A shark swims to the left with its jaws open.',
      closer: 'It is blue-grey above and pale below, with a row of white teeth, three gill lines, pointed fins and a tall tail; bubbles rise in front of it.',
    },
    fr: {
      title: 'Requin',
      name: 'Un requin, la gueule ouverte',
      shows: 'Un requin nage vers la gauche, la gueule ouverte.',
      closer: 'Il est gris-bleu dessus et pâle dessous, avec une rangée de dents blanches, trois fentes de branchies, des nageoires pointues et une haute queue ; des bulles montent devant lui.',
    },
  },
  g19: {
    en: {
      title: 'Sunflower',
      name: 'One large sunflower',
      shows: 'One large sunflower with a short stem and two leaves.',
      closer: 'Two rows of yellow petals, the back ones darker, stand round a brown middle full of seeds; the leaves are broad and green.',
    },
    fr: {
      title: 'Tournesol',
      name: 'Un grand tournesol',
      shows: 'Un seul grand tournesol avec une tige courte et deux feuilles.',
      closer: 'Deux rangs de pétales jaunes, plus foncés derrière, entourent un cœur brun plein de graines ; les feuilles sont larges et vertes.',
    },
  },
  g20: {
    en: {
      title: 'Mushroom',
      name: 'A mushroom, red with white dots',
      shows: 'A mushroom with a wide spotted cap on a pale stem.',
      closer: 'The cap is dark red with uneven white dots; a ring hangs round the stem under it.',
    },
    fr: {
      title: 'Champignon',
      name: 'Un champignon rouge à points blancs',
      shows: 'Un champignon au large chapeau tacheté sur un pied pâle.',
      closer: 'Le chapeau est rouge sombre à points blancs irréguliers ; un anneau entoure le pied au-dessous.',
    },
  },
  g21: {
    en: {
      title: 'Cactus',
      name: 'A cactus with two arms',
      shows: 'A tall cactus lifts two arms, one on each side.',
      closer: 'It is green with darker ribs and pale thorns, a pink flower on its top and one on its left arm; it stands in a patch of sand with three stones.',
    },
    fr: {
      title: 'Cactus',
      name: 'Un cactus à deux bras',
      shows: 'Un grand cactus lève deux bras, un de chaque côté.',
      closer: 'Il est vert aux côtes plus foncées, avec des épines pâles, une fleur rose au sommet et une sur le bras gauche ; il se dresse sur un rond de sable avec trois pierres.',
    },
  },
  g22: {
    en: {
      title: 'Feather',
      name: 'A single curved feather',
      shows: 'One curved feather floats with its quill down to the left.',
      closer: 'It is golden brown with dark bars along the shaft and soft fluff near the quill.',
    },
    fr: {
      title: 'Plume',
      name: 'Une seule plume courbe',
      shows: 'Une plume courbe flotte, le tuyau en bas à gauche.',
      closer: 'Elle est brun doré à barres sombres le long de la tige, avec un duvet doux près du tuyau.',
    },
  },
  g23: {
    en: {
      title: 'Pumpkin',
      name: 'An orange pumpkin',
      shows: 'A big ribbed pumpkin lies on the floor; it has no face.',
      closer: 'It is deep orange with a crooked green stem, one leaf on the left and a curling tendril on the right.',
    },
    fr: {
      title: 'Citrouille',
      name: 'Une citrouille orange',
      shows: 'Une grosse citrouille côtelée est posée au sol ; elle n’a pas de visage.',
      closer: 'Elle est orange foncé, avec une tige verte tordue, une feuille à gauche et une vrille à droite.',
    },
  },
  g24: {
    en: {
      title: 'Waterfall',
      name: 'A waterfall, water dropping from a cliff',
      shows: 'White water drops in two leaps from a grey cliff into a blue pool.',
      closer: 'The rocks form ledges with ferns and leaves on them; three small dark firs stand at the top, and the water foams at the foot.',
    },
    fr: {
      title: 'Cascade',
      name: 'Une cascade qui tombe d’une falaise',
      shows: 'Une eau blanche tombe en deux sauts d’une falaise grise dans un bassin bleu.',
      closer: 'Les rochers forment des gradins couverts de fougères et de feuilles ; trois petits sapins sombres se dressent en haut, et l’eau écume au pied.',
    },
  },
  g25: {
    en: {
      title: 'Scarecrow',
      name: 'A scarecrow of straw in a field',
      shows: 'A figure stuffed with straw stands on a pole, arms spread.',
      closer: 'It wears a blue patched coat, a red neckerchief and a brown hat; straw sticks out of the sleeves, and ears of wheat stand around.',
    },
    fr: {
      title: 'Épouvantail',
      name: 'Un épouvantail de paille dans un champ',
      shows: 'Un bonhomme bourré de paille se dresse sur un piquet, les bras en croix.',
      closer: 'Il porte une veste bleue rapiécée, un foulard rouge et un chapeau brun ; la paille sort des manches, et des épis de blé l’entourent.',
    },
  },
};
