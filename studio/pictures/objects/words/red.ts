// The words of the red objects. What all cards of a board have in common is told on none.
import type { Picture } from '../../../src/picture.ts';

export const words: Record<string, Picture['words']> = {
  r01: {
    en: {
      title: 'Heart',
      name: 'A red velvet heart trimmed with lace',
      shows: 'A stuffed velvet heart, round at the top and pointed below, floats in the air with a gold bow at its top.',
      closer: 'The velvet is deep crimson, lighter on its upper left; cream stitches follow its edge and white lace frames it.',
    },
    fr: {
      title: 'Cœur',
      name: 'Un cœur de velours rouge bordé de dentelle',
      shows: 'Un cœur de velours rembourré, rond en haut et pointu en bas, flotte dans l’air, un nœud doré à son sommet.',
      closer: 'Le velours est d’un rouge profond, plus clair en haut à gauche ; des points crème suivent le bord et une dentelle blanche l’encadre.',
    },
  },
  r02: {
    en: {
      title: 'Revolver',
      name: 'A revolver seen from the side',
      shows: 'A revolver with a round cylinder points its barrel to the left.',
      closer: 'The steel is blue-grey; the grip is brown wood with one brass screw, and the hammer stands at the back.',
    },
    fr: {
      title: 'Revolver',
      name: 'Un revolver à six coups, de profil',
      shows: 'Un revolver au barillet rond pointe son canon vers la gauche.',
      closer: 'L’acier est gris-bleu ; la crosse est en bois brun avec une vis de laiton, et le chien se dresse à l’arrière.',
    },
  },
  r03: {
    en: {
      title: 'Crown',
      name: 'A golden crown with jewels',
      shows: 'A golden crown with five points stands on the floor.',
      closer: 'Each point ends in a small ball; green and red stones sit on the band.',
    },
    fr: {
      title: 'Couronne',
      name: 'Une couronne d’or ornée de pierres',
      shows: 'Une couronne d’or à cinq pointes est posée sur le sol.',
      closer: 'Chaque pointe finit par une petite boule ; des pierres vertes et rouges ornent le bandeau.',
    },
  },
  r04: {
    en: {
      title: 'Ring',
      name: 'A finger ring with a stone',
      shows: 'A silver finger ring stands upright with a large cut stone on top.',
      closer: 'The stone is icy blue with many facets; the light runs along the left of the band.',
    },
    fr: {
      title: 'Bague',
      name: 'Une bague avec une pierre',
      shows: 'Une bague d’argent se tient droite, une grosse pierre taillée à son sommet.',
      closer: 'La pierre est d’un bleu glacé à nombreuses facettes ; la lumière court sur la gauche de l’anneau.',
    },
  },
  r05: {
    en: {
      title: 'Mask',
      name: 'A carnival half mask',
      shows: 'A half mask for the eyes, with feathers above and a stick to hold it.',
      closer: 'The mask is teal with a golden edge and a red stone between the eyes; the five feathers are teal, gold and violet.',
    },
    fr: {
      title: 'Masque',
      name: 'Un demi-masque de carnaval',
      shows: 'Un demi-masque pour les yeux, surmonté de plumes et muni d’un bâton pour le tenir.',
      closer: 'Le masque est bleu-vert bordé d’or, avec une pierre rouge entre les yeux ; les cinq plumes sont bleu-vert, or et violet.',
    },
  },
  r06: {
    en: {
      title: 'Sword',
      name: 'A knight’s sword in a rock',
      shows: 'A broad knight’s sword stands upright, the lower part of its blade in a grey rock.',
      closer: 'The cross-guard and the round knob are gold, each with a green stone; the grip is dark red, wound with gold. Moss and cracks mark the rock.',
    },
    fr: {
      title: 'Épée',
      name: 'Une épée de chevalier dans un rocher',
      shows: 'Une large épée de chevalier se dresse, le bas de la lame planté dans un rocher gris.',
      closer: 'La garde et le pommeau rond sont dorés, chacun orné d’une pierre verte ; la poignée est rouge sombre, entourée d’or. Le rocher est fendu et moussu.',
    },
  },
  r07: {
    en: {
      title: 'Treasure',
      name: 'A treasure, an open chest full of gold',
      shows: 'A wooden chest stands open, heaped with gold coins.',
      closer: 'The chest has brass bands and a lock with a keyhole; a red and a green gem and a string of pearls lie on the coins.',
    },
    fr: {
      title: 'Trésor',
      name: 'Un trésor, un coffre plein d’or',
      shows: 'Un coffre de bois est ouvert, débordant de pièces d’or.',
      closer: 'Le coffre a des ferrures de laiton et une serrure ; une gemme rouge, une verte et un rang de perles reposent sur les pièces.',
    },
  },
  r08: {
    en: {
      title: 'Baby',
      name: 'A crawling baby in a nappy',
      shows: 'A baby in a white nappy crawls on hands and knees to the right.',
      closer: 'It has one brown curl, red cheeks and a tiny smile; the nappy is held by a blue strip.',
    },
    fr: {
      title: 'Bébé',
      name: 'Un bébé en couche, à quatre pattes',
      shows: 'Un bébé en couche blanche marche à quatre pattes vers la droite.',
      closer: 'Il a une boucle brune, les joues rouges et un petit sourire ; une bande bleue tient la couche.',
    },
  },
  r09: {
    en: {
      title: 'Clown',
      name: 'A clown with a red nose',
      shows: 'A clown with a red nose and orange hair stands and waves.',
      closer: 'The suit is yellow with blue dots, the ruff white, the pointed hat green; the shoes are long and blue.',
    },
    fr: {
      title: 'Clown',
      name: 'Un clown au nez rouge',
      shows: 'Un clown au nez rouge et aux cheveux orange se tient debout et salue.',
      closer: 'Le costume est jaune à pois bleus, la collerette blanche, le chapeau pointu vert ; les chaussures sont longues et bleues.',
    },
  },
  r10: {
    en: {
      title: 'Ghost',
      name: 'A white sheet ghost',
      shows: 'A ghost like a white sheet floats with both arms spread.',
      closer: 'It has two dark oval eyes, a small round mouth and pale pink cheeks; its hem is wavy. The background is a darker red, with small suns.',
    },
    fr: {
      title: 'Fantôme',
      name: 'Un fantôme en drap blanc',
      shows: 'Un fantôme pareil à un drap blanc flotte, les deux bras écartés.',
      closer: 'Il a deux yeux ovales sombres, une petite bouche ronde et des joues rose pâle ; son ourlet ondule. Le fond est d’un rouge plus sombre, semé de petits soleils.',
    },
  },
  r11: {
    en: {
      title: 'Skeleton',
      name: 'A whole standing skeleton',
      shows: 'A whole skeleton stands upright and raises one hand.',
      closer: 'The bones are ivory; four pairs of ribs, knees and fingers can be made out. The background is dark red, with small suns.',
    },
    fr: {
      title: 'Squelette',
      name: 'Un squelette entier, debout',
      shows: 'Un squelette entier se tient droit et lève une main.',
      closer: 'Les os sont ivoire ; on distingue quatre paires de côtes, les genoux et les doigts. Le fond est rouge sombre, semé de petits soleils.',
    },
  },
  r12: {
    en: {
      title: 'Robot',
      name: 'A boxy tin robot',
      shows: 'A robot made of square tin boxes stands on two legs.',
      closer: 'It is blue-grey with rust-red feet and shoulders, round yellow eyes, a dial on its chest and a red ball on its aerial.',
    },
    fr: {
      title: 'Robot',
      name: 'Un robot carré en fer-blanc',
      shows: 'Un robot fait de boîtes de fer-blanc carrées se tient sur deux jambes.',
      closer: 'Il est gris-bleu, aux pieds et aux épaules rouille, avec des yeux ronds et jaunes, un cadran sur la poitrine et une boule rouge sur l’antenne.',
    },
  },
  r13: {
    en: {
      title: 'Mermaid',
      name: 'A mermaid on a rock',
      shows: 'A mermaid with a fish’s tail sits on a grey rock.',
      closer: 'Her hair is long and red, her top violet; the tail is green with pale scales and curls up to a fin on the right.',
    },
    fr: {
      title: 'Sirène',
      name: 'Une sirène sur un rocher',
      shows: 'Une sirène à queue de poisson est assise sur un rocher gris.',
      closer: 'Elle a de longs cheveux roux et un haut violet ; la queue verte aux écailles pâles se relève à droite en nageoire.',
    },
  },
  r14: {
    en: {
      title: 'Witch',
      name: 'A witch with a pointed hat and a broom',
      shows: 'A witch in a pointed hat holds a broom; a black cat sits beside her. Her long nose has a wart.',
      closer: 'Her face is pale green, her hair long and red, her dress and hat violet; the hat has an orange band with a buckle. The cat’s eyes are yellow.',
    },
    fr: {
      title: 'Sorcière',
      name: 'Une sorcière au chapeau pointu avec un balai',
      shows: 'Une sorcière au chapeau pointu tient un balai ; un chat noir est assis près d’elle. Son long nez porte une verrue.',
      closer: 'Son visage est vert pâle, ses cheveux longs et roux, sa robe et son chapeau violets ; le chapeau a un ruban orange à boucle. Les yeux du chat sont jaunes.',
    },
  },
  r15: {
    en: {
      title: 'Dragon',
      name: 'A winged dragon breathing fire',
      shows: 'A sitting dragon with one spread wing breathes fire to the left.',
      closer: 'It is green with a yellow belly; wing, spikes and tip of the tail are rust-orange, the two horns brown.',
    },
    fr: {
      title: 'Dragon',
      name: 'Un dragon ailé qui crache du feu',
      shows: 'Un dragon assis, une aile déployée, crache du feu vers la gauche.',
      closer: 'Il est vert au ventre jaune ; l’aile, les piques et le bout de la queue sont orange rouille, les deux cornes brunes.',
    },
  },
  r16: {
    en: {
      title: 'Guitar',
      name: 'An acoustic guitar',
      shows: 'An acoustic guitar leans to the right.',
      closer: 'The body is honey-brown wood with a round hole, the neck dark; three strings and six pale pegs show.',
    },
    fr: {
      title: 'Guitare',
      name: 'Une guitare acoustique',
      shows: 'Une guitare acoustique penche vers la droite.',
      closer: 'La caisse est en bois brun miel avec une ouïe ronde, le manche sombre ; on voit trois cordes et six chevilles pâles.',
    },
  },
  r17: {
    en: {
      title: 'Drum',
      name: 'A drum with two sticks',
      shows: 'A round drum stands on the floor with two sticks crossed on its skin.',
      closer: 'The sides are red between pale blue hoops; the skin is cream, the sticks light wood.',
    },
    fr: {
      title: 'Tambour',
      name: 'Un tambour et deux baguettes',
      shows: 'Un tambour rond est posé au sol, deux baguettes croisées sur sa peau.',
      closer: 'Les côtés sont rouges entre des cercles bleu pâle ; la peau est crème, les baguettes en bois clair.',
    },
  },
  r18: {
    en: {
      title: 'Gift',
      name: 'A gift, a wrapped box with a bow',
      shows: 'A square wrapped box with a big bow on top.',
      closer: 'The paper is amber yellow; ribbon and bow are red and cross over the lid.',
    },
    fr: {
      title: 'Cadeau',
      name: 'Un cadeau emballé avec un nœud',
      shows: 'Une boîte carrée, emballée, avec un grand nœud dessus.',
      closer: 'Le papier est jaune ambre ; le ruban et le nœud sont rouges et se croisent sur le couvercle.',
    },
  },
  r19: {
    en: {
      title: 'Medal',
      name: 'A gold medal on a ribbon',
      shows: 'A round gold medal hangs from a ribbon.',
      closer: 'The ribbon is blue and folded to a V; a five-pointed star is stamped into the gold.',
    },
    fr: {
      title: 'Médaille',
      name: 'Une médaille d’or à son ruban',
      shows: 'Une médaille d’or ronde pend à un ruban.',
      closer: 'Le ruban est bleu et plié en V ; une étoile à cinq branches est frappée dans l’or.',
    },
  },
  r20: {
    en: {
      title: 'Flag',
      name: 'A waving flag on a pole',
      shows: 'A flag with a forked end waves to the right on a wooden pole.',
      closer: 'It is in four squares, blue and cream, and belongs to no country; a golden ball tops the pole.',
    },
    fr: {
      title: 'Drapeau',
      name: 'Un drapeau flottant sur sa hampe',
      shows: 'Un drapeau au bout fourchu flotte vers la droite sur une hampe de bois.',
      closer: 'Il est partagé en quatre, bleu et crème, et n’est celui d’aucun pays ; une boule dorée coiffe la hampe.',
    },
  },
  r21: {
    en: {
      title: 'Lipstick',
      name: 'An open red lipstick',
      shows: 'An open lipstick stands upright without its cap.',
      closer: 'The stick is red with a slanting top; below it are a golden ring and a dark case.',
    },
    fr: {
      title: 'Rouge à lèvres',
      name: 'Un rouge à lèvres ouvert',
      shows: 'Un rouge à lèvres ouvert se tient debout, sans son capuchon.',
      closer: 'Le bâton est rouge, coupé en biais ; au-dessous, un anneau doré et un étui sombre.',
    },
  },
  r22: {
    en: {
      title: 'Mirror',
      name: 'A dressing mirror on its stand',
      shows: 'An oval mirror hangs between two posts on a stand with one drawer. A scent bottle stands in front of it.',
      closer: 'The frame is gold with beads and a leafy crest, the wood dark brown; streaks of light cross the blue glass, and the violet bottle is reflected in it.',
    },
    fr: {
      title: 'Miroir',
      name: 'Un miroir de coiffeuse sur son pied',
      shows: 'Un miroir ovale est suspendu entre deux montants, sur un socle à un tiroir. Un flacon de parfum est posé devant.',
      closer: 'Le cadre est doré, perlé, couronné de feuilles, le bois brun sombre ; des traits de lumière traversent la glace bleue, où se reflète le flacon violet.',
    },
  },
  r23: {
    en: {
      title: 'Eye',
      name: 'One wide open eye',
      shows: 'One single wide open eye looks straight ahead.',
      closer: 'The iris is brown round a dark pupil with a glint; the lid is drawn with one dark green-grey line.',
    },
    fr: {
      title: 'Œil',
      name: 'Un œil grand ouvert',
      shows: 'Un seul œil, grand ouvert, regarde droit devant lui.',
      closer: 'L’iris est brun autour d’une pupille sombre où luit un reflet ; la paupière est un trait gris-vert foncé.',
    },
  },
  r24: {
    en: {
      title: 'Bomb',
      name: 'A round bomb with a lit fuse',
      shows: 'A round dark bomb lies on the floor, its fuse burning.',
      closer: 'A pale light shines on its left; a yellow and orange spark bursts at the end of the fuse.',
    },
    fr: {
      title: 'Bombe',
      name: 'Une bombe ronde, la mèche allumée',
      shows: 'Une bombe ronde et sombre est posée au sol, sa mèche brûle.',
      closer: 'Un reflet pâle luit à sa gauche ; une étincelle jaune et orange éclate au bout de la mèche.',
    },
  },
  r25: {
    en: {
      title: 'Handcuffs',
      name: 'A pair of handcuffs',
      shows: 'Two steel rings, joined by a short chain of three links.',
      closer: 'The steel is light grey; each ring has a lock with a keyhole and fine teeth below.',
    },
    fr: {
      title: 'Menottes',
      name: 'Une paire de menottes',
      shows: 'Deux anneaux d’acier, reliés par une courte chaîne de trois maillons.',
      closer: 'L’acier est gris clair ; chaque anneau a une serrure et de fines dents dans le bas.',
    },
  },
};
